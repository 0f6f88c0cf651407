/**
 * The references that the standing observation of this document gave out, and those that later ones
 * added to it. A reference is of one element for ever; nothing else ever gets its number.
 */
import { Fault } from "./fault.ts";

let observation = 0;
/** The first number of this document, and the one that is free. */
let begun = 0;
let next = 0;
let elements = new Map<number, WeakRef<Element>>();
let numbers = new WeakMap<Element, number>();
/** What a number that no longer holds was replaced by. */
let replaced = new Map<number, number>();

/** Forgets the standing observation and starts another. */
export function begin(number: number, first: number): void {
  observation = number;
  begun = next = first;
  elements = new Map();
  numbers = new WeakMap();
  replaced = new Map();
}

/** Goes on with the standing observation; numbers from `first` on are free. */
export function amend(number: number, first: number): void {
  if (number !== observation) begin(number, first);
  else next = Math.max(next, first);
}

/** The number that is free. */
export function nextNumber(): number {
  return next;
}

/** The element's reference, if it has one. */
export function known(element: Element): string | undefined {
  const number = numbers.get(element);
  return number === undefined ? undefined : written(number);
}

/** A new reference for the element; the one it had ends. */
export function add(element: Element): string {
  const old = numbers.get(element);
  if (old !== undefined) {
    elements.delete(old);
    replaced.set(old, next);
  }
  elements.set(next, new WeakRef(element));
  numbers.set(element, next);
  return written(next++);
}

const written = (number: number) => `s${observation}e${number}`;

/** The elements that have a reference and are still there. */
export function standing(): { ref: string; element: Element }[] {
  return [...elements].flatMap(([number, weak]) => {
    const element = weak.deref();
    return element?.isConnected ? [{ ref: written(number), element }] : [];
  });
}

/** The element behind a reference, or the exact reason why there is none. */
export function resolve(ref: string): Element {
  const parts = /^s(\d+)e(\d+)$/.exec(ref);
  if (!parts) {
    throw new Fault("invalid", `"${ref.slice(0, 40)}" is no reference; one looks like s4e12`);
  }
  const [of, number] = [Number(parts[1]), Number(parts[2])];
  if (observation === 0) {
    throw new Fault("stale_ref", `${ref} belongs to an earlier document: the page navigated since`);
  }
  if (of < observation) {
    throw new Fault(
      "stale_ref",
      `${ref} belongs to an older observation; the newest is s${observation}`,
    );
  }
  if (of > observation || !elements.has(number)) {
    throw new Fault("stale_ref", unknown(ref, of, number));
  }
  const element = elements.get(number)?.deref();
  if (!element?.isConnected || element.ownerDocument !== document) {
    throw new Fault("stale_ref", `${ref} is gone: the page removed the element`);
  }
  return element;
}

function unknown(ref: string, of: number, number: number): string {
  if (of > observation) {
    return `${ref} was never given out for this document; its newest observation is s${observation}`;
  }
  if (number < begun) return `${ref} belongs to an earlier document: the page navigated since`;
  const newer = replaced.get(number);
  if (newer !== undefined) {
    return `${ref} stood where the page has changed since; it is ${written(newer)} now`;
  }
  if (elements.size === 0) {
    return `${ref} was never given out: observation s${observation} lists no element here`;
  }
  const all = [...elements.keys()];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return `${ref} was never given out: observation s${observation} goes from e${least} to e${most} here`;
}
