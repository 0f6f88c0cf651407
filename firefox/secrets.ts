/**
 * What secret fields held and what was typed into them, for the whole session: a page may repeat it
 * in a title, an address, a dialog or a console line, also when the field is long gone (contract,
 * "Secrets"). Lives in memory only.
 */
import { Fault } from "./fault.ts";
import { MASK } from "./page/clean.ts";

/** A shorter one stands in unrelated words too. */
const SHORTEST = 4;

export class Secrets {
  #known: string[] = [];

  add(value: string): void {
    if (value.trim().length < SHORTEST) return;
    const query = new URLSearchParams({ "": value }).toString().slice(1);
    const forms = [value, value.replace(/\s+/g, " ").trim(), encodeURIComponent(value), query];
    this.#known = [...new Set([...this.#known, ...forms])].sort((a, b) => b.length - a.length);
  }

  text(text: string): string {
    for (const secret of this.#known) text = text.replaceAll(secret, MASK);
    return text;
  }

  /** The same for every string in a value. */
  mask<T>(value: T): T {
    if (this.#known.length === 0) return value;
    return JSON.parse(JSON.stringify(value), (_, v) => typeof v === "string" ? this.text(v) : v);
  }

  fault(error: unknown): unknown {
    if (!(error instanceof Fault)) return error;
    return new Fault(error.code, this.text(error.message), error.quotes);
  }
}
