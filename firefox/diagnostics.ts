import type { Diagnostic } from "./types.ts";

/** How many lines a tab keeps; a snapshot shows the newest of them (contract, "Limits"). */
const KEPT = 500;
const LONGEST = 500;

/** The console warnings, page errors, failed requests and refusals of one tab, oldest out first. */
export class Diagnostics {
  #lines: Diagnostic[] = [];

  add(kind: Diagnostic["kind"], text: string): void {
    const cut = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
    const last = this.#lines.at(-1);
    if (last?.kind === kind && last.text === cut) {
      last.times = (last.times ?? 1) + 1;
      return;
    }
    this.#lines.push({ kind, text: cut });
    if (this.#lines.length > KEPT) this.#lines.shift();
  }

  newest(count: number): Diagnostic[] {
    return count === 0 ? [] : this.#lines.slice(-count).map((line) => ({ ...line }));
  }
}
