/** Firefox's stderr: lines in, the last few kept for an error, and never left unread. */

/** Enough to hold the sentence that says why a start failed. */
const KEPT = 20;

/** A line longer than this is cut; Firefox's own are short, a page's dump() may not be. */
const MAX_LINE = 2_000;

export interface Lines {
  /** The newest lines, oldest first. */
  last(): string[];
  /** Settles when the stream has ended. Never rejects. */
  ended: Promise<void>;
}

/** Reads `stream` to its end: a pipe nobody reads would stop Firefox in the middle of a write. */
export function readLines(
  stream: ReadableStream<Uint8Array>,
  onLine: (line: string) => void,
): Lines {
  const kept: string[] = [];
  const take = (line: string) => {
    kept.push(line);
    if (kept.length > KEPT) kept.shift();
    onLine(line);
  };
  const read = async () => {
    const decoder = new TextDecoder();
    let rest = "";
    for await (const chunk of stream) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
      rest = (lines.pop() ?? "").slice(0, MAX_LINE);
      for (const line of lines) take(line.slice(0, MAX_LINE));
    }
    if (rest !== "") take(rest);
  };
  return { last: () => [...kept], ended: read().catch(() => {}) };
}
