/** The references that the newest observation of this document gave out. */
import { Fault } from "./fault.ts";

let observation = 0;
let first = 0;
let elements: WeakRef<Element>[] = [];

/** Forgets the standing observation and starts another; its references come from `add`. */
export function begin(number: number, firstElement: number): void {
  observation = number;
  first = firstElement;
  elements = [];
}

export function add(element: Element): string {
  elements.push(new WeakRef(element));
  return `s${observation}e${first + elements.length - 1}`;
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
  if (of > observation || !elements[number - first]) throw new Fault("stale_ref", unknown(ref, of));
  const element = elements[number - first]?.deref();
  if (!element?.isConnected || element.ownerDocument !== document) {
    throw new Fault("stale_ref", `${ref} is gone: the page removed the element`);
  }
  return element;
}

function unknown(ref: string, of: number): string {
  if (of > observation) {
    return `${ref} was never given out for this document; its newest observation is s${observation}`;
  }
  const last = first + elements.length - 1;
  return elements.length === 0
    ? `${ref} was never given out: observation s${observation} lists no element here`
    : `${ref} was never given out: observation s${observation} goes from e${first} to e${last} here`;
}
