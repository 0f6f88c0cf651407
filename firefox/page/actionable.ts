import { isDetails, isInput, isLabel } from "./kinds.ts";
import { collapse } from "./clean.ts";
import { getAttribute, hasAttribute, localName, matches, shadowRoot, sidesOf } from "./fast.ts";
import { visibleText } from "./info.ts";
import { editingHost, explicitRole } from "./role.ts";
import { NEVER } from "./tags.ts";

/** Roles that say "use me"; composite ones (listbox, grid, …) only count when focusable. */
export const WIDGETS = new Set(
  ("button link checkbox radio switch textbox searchbox combobox option menuitem menuitemcheckbox " +
    "menuitemradio tab treeitem slider spinbutton").split(" "),
);

/** What could be listed, for a quick look inside another element. */
export const INNER =
  'a[href],button,input:not([type="hidden"]),select,textarea,summary,label,iframe,[tabindex],' +
  '[onclick],[contenteditable],video[controls],audio[controls],[role="button"],[role="link"],' +
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

/** Whether the hand that the element shows, and none around it, says that it can be clicked. */
export function showsHand(tag: string): boolean {
  return !GATHERED.has(tag);
}

/**
 * Whether and how the element is listed. Listeners cannot be seen from here; what is looked at is
 * the kind of element, its role, `tabindex`, a handler as attribute or property, and the pointing hand.
 * `hand`: it is the outermost that shows it. `inside`: it is a part of a link or button.
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
    if (hasHandler(element)) return byHand(element, role);
    if (isFocusable(element) && (hand || role || !READ.has(tag))) {
      return hand || isShort(element) ? byHand(element, role) : "around";
    }
  } else if (inside || (tag === "label" && isPlainLabel(element))) return null;
  else if (hasHandler(element)) return byHand(element, undefined);
  return hand ? byPointer(element) : null;
}

/** What is clickable in a link or button is a part of it; a tab may have a cross to close it. */
export function isOneThing(element: Element, tag: string): boolean {
  return (tag === "a" || tag === "button" || /^(link|button)$/.test(explicitRole(element) ?? "")) &&
    element.querySelectorAll("[onclick]").length < 2;
}

/** A control that the page made of a plain element. */
function byHand(element: Element, role: string | undefined): Content | null {
  const inner = controlsIn(element);
  const only = inner.length === 1 ? inner[0] : undefined;
  // A link and the row or list item around it that passes on the click are one thing.
  if (!role && only && (localName(only) === "a" || sameWords(only, element))) return null;
  return role || inner.length > 0 || !isShort(element) ? "around" : byWords(element);
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
  let beside = collapse(visibleText(element)).length;
  for (const control of inner) beside -= collapse(visibleText(control)).length;
  return beside > inner.length ? "around" : null;
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

function hasHandler(element: Element): boolean {
  // Every HTML and SVG element has it; asking whether others do costs more than reading.
  const { onclick } = element as Element & { onclick?: unknown };
  return onclick !== null && onclick !== undefined && element !== document.body &&
    element !== document.documentElement;
}
