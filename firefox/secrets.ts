/**
 * What secret fields held and what was typed into them: a page may repeat it in a title, an address, a dialog or a
 * console line, also when the field is long gone (contract, "Secrets"). Lives in memory only.
 */
import { Fault } from "./fault.ts";
import { MASK } from "./page/clean.ts";

/** A shorter one stands in unrelated words too. */
const SHORTEST = 4;
/** More than these no conversation has; a page can make up any number. */
const MOST = 200;
const LONGEST = 500;

export class Secrets {
  #values = new Set<string>();
  /** All forms in which they may be repeated, longest first; made anew when it is needed. */
  #forms: string[] | undefined;

  add(value: string): void {
    if (value.trim().length < SHORTEST || value.length > LONGEST || this.#values.has(value)) return;
    if (this.#values.size >= MOST) this.#values.delete([...this.#values][0] ?? "");
    this.#values.add(value);
    this.#forms = undefined;
  }

  text(text: string): string {
    this.#forms ??= [...new Set([...this.#values].flatMap(formsOf))].sort((a, b) =>
      b.length - a.length
    );
    for (const secret of this.#forms) text = text.replaceAll(secret, MASK);
    return text;
  }

  /** The same for every string in a value. */
  mask<T>(value: T): T {
    if (this.#values.size === 0) return value;
    return JSON.parse(JSON.stringify(value), (_, v) => typeof v === "string" ? this.text(v) : v);
  }

  fault(error: unknown): unknown {
    if (!(error instanceof Fault)) return error;
    return new Fault(error.code, this.text(error.message), error.quotes);
  }
}

function formsOf(value: string): string[] {
  const query = new URLSearchParams({ "": value }).toString().slice(1);
  return [value, value.replace(/\s+/g, " ").trim(), encodeURIComponent(value), query];
}
