/** What input lets one expect of a page: an answer, though none has come yet. */
import { isElement } from "./kinds.ts";
import { kindOf } from "./kind.ts";

const HEARD = ["mouseover", "mousedown", "click", "auxclick", "contextmenu", "keydown"];
/** They take the input themselves; what else it does, it may do. */
const CONTENT = new Set(["text", "multiline", "editable", "set", "choice"]);
const DRAWN = new Set(["canvas", "video", "audio", "iframe", "embed", "object"]);

let answer = false;
let typed: WeakRef<Element> | undefined;

/** Input from now on is that of the next action. */
export function expectAnew(): void {
  answer = false;
  typed = undefined;
  // Each time, since document.open() takes every listener away.
  for (const type of HEARD) addEventListener(type, hear, { capture: true });
}

function hear(event: Event): void {
  if (!event.isTrusted) return;
  const { type } = event;
  const [target] = event.composedPath();
  if (!isElement(target as Node)) return;
  if (type === "keydown") {
    answer = (event as KeyboardEvent).key === "Enter" && kindOf(target as Element) !== "multiline";
  } else answer = type !== "mousedown" && answers(target as Element);
}

/** Whoever presses or points at an element wants something of it. */
function answers(element: Element): boolean {
  return !DRAWN.has(element.localName) && !CONTENT.has(kindOf(element));
}

/** Takes in that a field was given something; true when that is all there is to it. */
export function heardInput(field: Element): boolean {
  if (kindOf(field) === "toggle" || kindOf(field) === "choice") return true;
  typed = new WeakRef(field);
  return false;
}

/** Whether an action with no effect so far may have one yet. */
export function expectsAnswer(): boolean {
  if (answer) return true;
  // Outside of a form, only a script can make anything of a text.
  const field = typed?.deref();
  return field !== undefined && "form" in field && field.form === null &&
    /^(text|multiline)$/.test(kindOf(field));
}

const SEARCH =
  '[type="search"],[role="combobox"],[role="searchbox"],[aria-autocomplete],[aria-controls],[aria-owns]';
const CALLED = /search|filter|find|lookup|query|suggest|^q$/i;

/** Whether a field was typed into that answers once nobody types any more, whatever it did at once. */
export function expectsResults(): boolean {
  const field = typed?.deref();
  if (!field) return false;
  return field.matches(SEARCH) ||
    ["name", "id", "placeholder", "aria-label"].some((name) =>
      CALLED.test(field.getAttribute(name) ?? "")
    );
}

export function typedField(): Element | undefined {
  return typed?.deref();
}
