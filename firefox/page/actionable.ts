import { isDetails, isInput, isLabel } from "./kinds.ts";
import { collapse } from "./clean.ts";
import { getAttribute, hasAttribute } from "./fast.ts";
import { editingHost, explicitRole } from "./role.ts";

/** Roles that say "use me"; composite ones (listbox, grid, …) only count when focusable. */
const WIDGETS = new Set(
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

/** `whole`: nothing inside is text of the page. `named`: the text inside is its name. `around`: it holds other things. */
export type Content = "whole" | "named" | "around";

/** Whether and how the element is listed. `hand`: it is the outermost that shows the pointing hand. */
export function actionable(
  element: Element,
  tag: string,
  bare: boolean,
  hand: boolean,
): Content | null {
  const native = nativeControl(element, tag);
  if (native) return native;
  if (!bare) {
    const role = explicitRole(element);
    if (editingHost(element)) return "whole";
    if (role && WIDGETS.has(role)) {
      return role === "combobox" || role === "textbox" ? "around" : "named";
    }
    if (isPlainLabel(element)) return null;
    if (hasHandler(element)) return byHand(element, role);
    if (isFocusable(element)) return hand || isShort(element) ? byHand(element, role) : "around";
  } else if (hasHandler(element)) return byHand(element, undefined);
  // A hand around controls is theirs; one without is a control made by hand.
  if (hand && tag !== "body" && tag !== "html" && !element.querySelector(INNER)) return "named";
  return null;
}

/** A control that the page made of a plain element. */
function byHand(element: Element, role: string | undefined): Content | null {
  const inner = element.querySelectorAll(INNER);
  const only = inner.length === 1 ? inner[0] : undefined;
  // A link and the list item around it that passes on the click are one thing.
  if (
    only?.matches("a,button") &&
    collapse(only.textContent ?? "") === collapse(element.textContent ?? "")
  ) {
    return role ? "around" : null;
  }
  return role || inner.length > 0 ? "around" : "named";
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
    default:
      return null;
  }
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
