/**
 * Keeps a press from landing on anything but its target. Between the hit test and the press a page
 * may move, also because the pointer comes: then the press is kept from the page and told of.
 * These listeners were there before the page's own, so nothing of the page hears of it.
 */
import { deepActiveElement, deepElementFromPoint, flatContains } from "./dom.ts";
import { closedRoot } from "./fast.ts";
import { isElement } from "./kinds.ts";
import { describeCover, meets } from "./hit.ts";
import { renamed } from "./issue.ts";
import { isSecret } from "./secret.ts";
import { listedWords, words } from "./words.ts";

const PRESS = [
  "pointerdown",
  "mousedown",
  "pointerup",
  "mouseup",
  "click",
  "auxclick",
  "dblclick",
  "contextmenu",
];

let target: WeakRef<Element> | undefined;
/** The press is meant for another document. */
let refusing = false;
let began = false;
let astray = false;
let missed: string | undefined;

const KEYS = ["keydown", "keypress", "beforeinput", "keyup"];

let field: WeakRef<Element> | undefined;
let typed = false;
let lost: string | undefined;

export function watchPresses(): void {
  for (const type of PRESS) addEventListener(type, judge, { capture: true });
  for (const type of KEYS) addEventListener(type, judgeKey, { capture: true });
}

/** From now on keys reach the page only if the first of them finds the focus where it was put. */
export function guardKeys(element: Element): void {
  watchPresses();
  field = new WeakRef(element);
  refusing = typed = false;
  lost = missed = undefined;
}

/** Ends that guard; says where the focus was instead, if it was elsewhere. */
export function unguardKeys(): string | undefined {
  const said = lost;
  field = lost = undefined;
  return said;
}

function judgeKey(event: Event): void {
  if (!event.isTrusted) return;
  if (refusing) return refuseKey(event);
  if (!field) return;
  // A code may go on in the next field; a password stays in its own, key by key.
  if (event.type === "keydown" && lost === undefined && (!typed || holdsSecret(field))) {
    typed = true;
    const element = field.deref();
    const active = deepActiveElement();
    if (!element?.isConnected || !active || !flatContains(element, active)) {
      const where = active && active !== document.body ? words(active) : "nothing";
      lost = `${element ? listedWords(element) : "the element"} lost the focus to ${where}`;
    }
  }
  if (lost !== undefined) keep(event);
}

function holdsSecret(of: WeakRef<Element>): boolean {
  const element = of.deref();
  return element !== undefined && isSecret(element);
}

function refuseKey(event: Event): void {
  const active = deepActiveElement();
  missed ??= `${
    active ? words(active) : "another document"
  } in another frame took the focus. No key reached it`;
  keep(event);
}

/** Keeps an event from the page. */
function keep(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** From now on only presses that meet the element reach the page. */
export function guard(element: Element): void {
  watchPresses(); // document.open() takes every listener away
  target = new WeakRef(element);
  refusing = false;
  began = false;
  astray = false;
  missed = undefined;
}

/** From now on neither press nor key reaches the page. */
export function refuse(): void {
  watchPresses();
  target = undefined;
  refusing = true;
  began = astray = false;
  missed = undefined;
}

/** Ends the guard; says what a press would have met instead of its target, if one did. */
export function unguard(): string | undefined {
  const element = target?.deref();
  if (element && !began) {
    missed = `${
      listedWords(element)
    } was covered by a frame as the pointer came, and the press went there`;
  }
  const said = missed ?? unguardKeys();
  target = missed = undefined;
  refusing = false;
  return said;
}

function judge(event: Event): void {
  if (!(target || refusing) || !event.isTrusted) return;
  if (event.type === "pointerdown" && !began) decide(event);
  if (astray) keep(event);
}

/** What the press met; inside a closed shadow root the event names only its host. */
function metBy(event: Event): Element | null {
  const [first] = event.composedPath();
  if (!isElement(first as Node)) return null;
  const found = first as Element;
  if (!closedRoot(found) || !(event instanceof MouseEvent)) return found;
  return deepElementFromPoint(event.clientX, event.clientY) ?? found;
}

/**
 * What the first press began on decides for the whole click: what comes after is the page's own doing,
 * and the second press of a double click falls where the first one did.
 */
function decide(event: Event): void {
  began = true;
  const element = target?.deref();
  const found = metBy(event);
  if (refusing) {
    astray = true;
    missed = `${found ? words(found) : "another element"} lay over the frame. Nothing was pressed`;
    return;
  }
  if (!element || !found) return;
  const other = renamed(element);
  astray = !element.isConnected || !meets(element, found) || other !== undefined;
  if (!astray) return;
  if (other !== undefined) {
    missed = `${other}, changed as the pointer came. Nothing was pressed`;
    return;
  }
  const instead = describeCover(found, element);
  missed = element.isConnected
    ? `${
      listedWords(element)
    } moved away as the pointer came, and ${instead} was there instead. Nothing was pressed`
    : `${
      listedWords(element)
    } vanished as the pointer came, and ${instead} was there instead. Nothing was pressed`;
}
