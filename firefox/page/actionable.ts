import { isDetails, isInput, isLabel } from "./kinds.ts";
import { collapse } from "./clean.ts";
import {
  getAttribute,
  hasAttribute,
  localName,
  matches,
  shadowRoot,
  sidesOf,
  style,
  styleOf,
} from "./fast.ts";
import { visibleText } from "./info.ts";
import { editingHost, explicitRole } from "./role.ts";
import { NEVER } from "./tags.ts";
import { GRAB, POINTER, type Under } from "./visible.ts";

/** Roles that say "use me"; composite ones (listbox, grid, …) only count when focusable. */
export const WIDGETS = new Set(
  ("button link checkbox radio switch textbox searchbox combobox option menuitem menuitemcheckbox " +
    "menuitemradio tab treeitem slider spinbutton").split(" "),
);

/** What else a page lets a person do with a plain element, as far as its attributes tell. */
const BY_HAND = '[draggable="true"],' +
  ["mousedown", "mouseup", "pointerdown", "pointerup", "touchstart", "dblclick", "contextmenu"]
    .concat("drop").map((event) => `[on${event}]`).join();

/** Most pages have none of these, and to ask every element costs a tenth of an observation. */
let someByHand = false;

/** The walk comes to a tree; it begins with the document. */
export function lookByHand(root: Document | ShadowRoot): void {
  if (root === document) someByHand = false;
  someByHand ||= root.querySelector(BY_HAND) !== null;
}

/** What could be listed, for a quick look inside another element. */
export const INNER =
  'a[href],button,input:not([type="hidden"]),select,textarea,summary,label,iframe,' +
  `[tabindex]:not([tabindex^="-"]),[onclick],${BY_HAND},` +
  '[contenteditable],video[controls],audio[controls],[role="button"],[role="link"],' +
  '[role="checkbox"],[role="radio"],[role="switch"],[role="textbox"],[role="combobox"],' +
  '[role="option"],[role="menuitem"],[role="tab"],[role="treeitem"],[role="slider"]';

const LONGEST_BY_HAND = 200;
/** A canvas smaller than this is a measuring tool of the page. */
const SMALLEST = 24;

/** `whole`: nothing inside is text of the page. `named`: the text inside is its name. `around`: it holds other things. */
export type Content = "whole" | "named" | "around";

/** What takes the focus so that keys can scroll it, or a link within the page can lead there. */
const READ = new Set("pre main section article table figure p h1 h2 h3 h4 h5 h6".split(" "));

/** The hand over a list or a table is meant for each of its parts. */
const GATHERED = new Set("ul ol menu dl table thead tbody tfoot body html".split(" "));

/** The hand that the element shows, as a bit of `Under`, where it says that it can be used. */
export function handOf(tag: string, cursor: string): Under {
  if (cursor === "auto" || GATHERED.has(tag)) return 0;
  return cursor === "pointer" ? POINTER : /^(grab|grabbing|move)$/.test(cursor) ? GRAB : 0;
}

/** A drawing with words of its own does something of its own, even in a row that can be clicked. */
export function isTitledIcon(element: Element): boolean {
  return hasAttribute(element, "title") && !/\S/.test(element.textContent ?? "");
}

/**
 * Whether and how the element is listed. Listeners cannot be seen from here; what is looked at is
 * the kind of element, its role, `tabindex`, a handler as attribute or property, `draggable`, and the hand
 * that points or grabs. `hand`: it is the outermost that shows it. `inside`: it is a part of a link or button.
 */
export function actionable(
  element: Element,
  tag: string,
  bare: boolean,
  hand: boolean,
  inside: boolean,
): Content | null {
  const native = nativeControl(element, tag);
  if (native) return native;
  if (!bare) {
    const role = explicitRole(element);
    if (editingHost(element)) return "whole";
    if (role && WIDGETS.has(role)) {
      return role === "combobox" || role === "textbox" ? "around" : "named";
    }
    if (inside || (tag === "label" && isPlainLabel(element))) return null;
    if (someByHand && matches(element, BY_HAND) && !isPage(element)) {
      return byHand(element, role, hand, true);
    }
    if (hasHandler(element)) return byHand(element, role, hand);
    if (isFocusable(element) && (hand || role || !READ.has(tag))) {
      return hand || isShort(element) ? byHand(element, role, hand) : "around";
    }
    if (tag === "a" && isForScripts(element)) return byHand(element, role, hand);
  } else if (inside || (tag === "label" && isPlainLabel(element))) return null;
  else if (hasHandler(element)) return byHand(element, undefined, hand);
  return hand ? byPointer(element) : null;
}

/** What is clickable in a link or button is a part of it; a tab may have a cross to close it. */
export function isOneThing(element: Element, tag: string): boolean {
  return (tag === "a" || tag === "button" || /^(link|button)$/.test(explicitRole(element) ?? "")) &&
    element.querySelectorAll("[onclick]").length < 2;
}

/** A control that the page made of a plain element. `own`: it does more than pass on a click. */
function byHand(
  element: Element,
  role: string | undefined,
  hand: boolean,
  own = false,
): Content | null {
  const inner = controlsIn(element);
  const only = inner.length === 1 ? inner[0] : undefined;
  // A link and the row or list item around it that passes on the click are one thing.
  if (!own && !role && only && (localName(only) === "a" || sameWords(only, element))) return null;
  if (isNamedHeader(element, role, inner)) return "named";
  if (role || inner.length > 0 || !isShort(element)) return "around";
  return !hand && showsHandInside(element) ? "around" : byWords(element);
}

/** So many elements in a control are asked for their cursor. */
const MOST_ASKED = 30;

/** What takes the focus for its parts, which are what can be clicked. */
function showsHandInside(element: Element): boolean {
  const inner = element.querySelectorAll("*");
  for (let i = 0; i < inner.length && i < MOST_ASKED; i++) {
    const part = inner[i];
    if (part && handOf(localName(part), style.cursor(styleOf(part))) !== 0) {
      return wordsOf(part) !== wordsOf(element);
    }
  }
  return false;
}

/** What can be used inside, in its own shadow tree too. */
function controlsIn(element: Element): Element[] {
  const root = shadowRoot(element);
  const inner = element.querySelectorAll(INNER);
  return root ? [...inner, ...root.querySelectorAll(INNER)] : [...inner];
}

/** Words in a shadow tree become no name. */
function byWords(element: Element): Content {
  return shadowRoot(element) ? "around" : "named";
}

/** A hand around controls is theirs, unless there are words beside them. */
function byPointer(element: Element): Content | null {
  const inner = controlsIn(element);
  if (inner.length === 0) return isShort(element) ? byWords(element) : "around";
  if (isNamedHeader(element, explicitRole(element), inner)) return "named";
  let beside = collapse(visibleText(element)).length;
  for (const control of inner) beside -= collapse(visibleText(control)).length;
  return beside > inner.length ? "around" : null;
}

/** The heading of a column; in it may be the arrow that sorts, which a click on the heading does as well. */
function isNamedHeader(element: Element, role: string | undefined, inner: Element[]): boolean {
  const header = role === "columnheader" || (role === undefined && localName(element) === "th");
  if (!header || inner.length > 1 || !isShort(element)) return false;
  const words = wordsOf(element);
  return inner.every((arrow) =>
    wordsOf(arrow) === "" && getAttribute(arrow, "aria-label")?.startsWith(words)
  );
}

function sameWords(a: Element, b: Element): boolean {
  return matches(a, "button") && wordsOf(a) === wordsOf(b);
}

function wordsOf(element: Element): string {
  let words = element.textContent ?? "";
  for (const child of shadowRoot(element)?.children ?? []) {
    if (!NEVER.has(localName(child))) words += child.textContent ?? "";
  }
  return collapse(words);
}

/** What takes the focus to be scrolled has more words than a control. */
function isShort(element: Element): boolean {
  return (element.textContent ?? "").length <= LONGEST_BY_HAND;
}

function nativeControl(element: Element, tag: string): Content | null {
  switch (tag) {
    case "a":
      return hasAttribute(element, "href") || hasAttribute(element, "xlink:href") ? "named" : null;
    case "button":
      return "named";
    case "area":
      return element.hasAttribute("href") ? "whole" : null;
    case "input":
      return isInput(element) && element.type !== "hidden" ? "whole" : null;
    case "select":
    case "textarea":
      return "whole";
    case "summary":
      return isSummary(element) ? "named" : null;
    case "video":
    case "audio":
      return element.hasAttribute("controls") ? "whole" : null;
    case "canvas":
      return isDrawing(element) ? "whole" : null;
    default:
      return null;
  }
}

/** What is drawn in it can be clicked, and nothing else tells. */
function isDrawing(element: Element): boolean {
  const { left, top, right, bottom } = sidesOf(element);
  return right - left >= SMALLEST && bottom - top >= SMALLEST;
}

/** Only the first summary of a details element opens it. */
export function isSummary(element: Element): boolean {
  const parent = element.parentElement;
  if (!(isDetails(parent))) return false;
  return [...parent.children].find((child) => child.localName === "summary") === element;
}

function isPlainLabel(element: Element): boolean {
  return isLabel(element) && element.control !== null;
}

function isFocusable(element: Element): boolean {
  const tabindex = getAttribute(element, "tabindex");
  return tabindex !== null && Number.parseInt(tabindex) >= 0;
}

/** A link without a target that tells what it does, or gives its data to a script. */
function isForScripts(element: Element): boolean {
  if (hasAttribute(element, "name")) return false;
  return hasAttribute(element, "title") ||
    element.getAttributeNames().some((name) => name.startsWith("data-"));
}

function isPage(element: Element): boolean {
  return element === document.body || element === document.documentElement;
}

function hasHandler(element: Element): boolean {
  // Every HTML and SVG element has it; asking whether others do costs more than reading.
  const { onclick } = element as Element & { onclick?: unknown };
  return onclick !== null && onclick !== undefined && !isPage(element);
}
