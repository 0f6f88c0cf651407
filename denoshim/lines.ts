/** Lines of a byte stream, each within the wire's bound. */
import { MAX_LINE } from "./wire.ts";

export async function* lines(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let parts: Uint8Array[] = [];
  let held = 0;
  for await (const chunk of stream) {
    let from = 0;
    for (let to = chunk.indexOf(10); to >= 0; from = to + 1, to = chunk.indexOf(10, from)) {
      const length = held + to - from;
      if (length > MAX_LINE) throw tooLong();
      parts.push(chunk.subarray(from, to));
      yield decoder.decode(join(parts, length));
      parts = [];
      held = 0;
    }
    if (from < chunk.length) {
      parts.push(chunk.subarray(from));
      held += chunk.length - from;
    }
    if (held > MAX_LINE) throw tooLong();
  }
  // What is not ended by a newline is no message.
}

function tooLong(): Error {
  return new Error(`a line of more than ${MAX_LINE} bytes`);
}

function join(parts: Uint8Array[], length: number): Uint8Array {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only;
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
