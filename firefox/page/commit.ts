/**
 * A page that listens for `change` alone would not hear of a typed value before the field
 * loses the focus. The event is sent once when the value is read back; Firefox's own, which
 * would tell the same value again later, is then kept from the page.
 */
import { isTextField } from "./kinds.ts";
const before = new WeakMap<Element, string>();
const told = new WeakMap<Element, string>();
let listening = false;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Remembers what the page already knows. */
export function typingBegins(field: Field): void {
  before.set(field, field.value);
}

export function commit(element: Element): void {
  if (!isTextField(element) || !before.has(element) || before.get(element) === element.value) {
    return;
  }
  before.set(element, element.value);
  told.set(element, element.value);
  if (!listening) addEventListener("change", onChange, true);
  listening = true;
  element.dispatchEvent(new Event("change", { bubbles: true }));
}

function onChange(event: Event): void {
  const target = event.composedPath()[0];
  if (!event.isTrusted || !(target instanceof Node) || !isTextField(target)) return;
  const value = told.get(target);
  told.delete(target);
  if (value === target.value) event.stopImmediatePropagation();
}
