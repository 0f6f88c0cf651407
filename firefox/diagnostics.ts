import { collapse, defuse } from "./page/clean.ts";
import type { Diagnostic } from "./types.ts";

/** How many lines a tab keeps; a snapshot shows the newest of them (contract, "Limits"). */
const KEPT = 500;
const LONGEST = 500;

/** The console warnings, page errors, failed requests and refusals of one tab, oldest out first. */
export class Diagnostics {
  #lines: Diagnostic[] = [];
  /** How often a line had come when it was told. */
  #told = new WeakMap<Diagnostic, number>();
  /** On which page of the tab it came. */
  #pages = new WeakMap<Diagnostic, number>();
  #page = 0;

  add(kind: Diagnostic["kind"], text: string): void {
    const cut = short(text, LONGEST);
    const last = this.#lines.at(-1);
    if (last?.kind === kind && last.text === cut) {
      last.times = (last.times ?? 1) + 1;
      this.#pages.set(last, this.#page);
      return;
    }
    const line = { kind, text: cut };
    this.#pages.set(line, this.#page);
    this.#lines.push(line);
    if (this.#lines.length > KEPT) this.#lines.shift();
  }

  /** The tab goes to another page. */
  leave(): void {
    this.#page++;
  }

  /** Those that were among the newest before, and did not come again, are marked as old. */
  newest(count: number): Diagnostic[] {
    const newest = count === 0 ? [] : this.#lines.slice(-count);
    const told = newest.map((line) => ({
      ...line,
      ...(this.#told.get(line) === (line.times ?? 1) && { old: true as const }),
      ...(this.#pages.get(line) !== this.#page && { earlier: true as const }),
    }));
    for (const line of newest) this.#told.set(line, line.times ?? 1);
    return told;
  }
}

/** What a page had a hand in, on one line, without what is not seen, and cut. */
export function short(text: string, longest: number): string {
  const line = defuse(collapse(text.slice(0, 4 * longest)));
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
