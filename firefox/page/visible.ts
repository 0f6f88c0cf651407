import { shadowRoot, sidesOf, style as of } from "./fast.ts";
import { isArea, isHtml } from "./kinds.ts";
import { flatClosest, flatParent, pictureOf } from "./dom.ts";

/** What the walk carries down from the elements around: bits of the four below. */
export type Under = number;
/** Text is not written: nobody can read it here, or it stands in a name already. */
export const QUIET = 1;
/** White space counts. */
export const PRESERVED = 2;
/** An element around already shows the pointing hand. */
export const POINTER = 4;
/** visibility: hidden, which a descendant may undo. */
export const HIDDEN = 8;

/**
 * What is seen of an element and of what is in it: the new state below it, or null when
 * there is nothing to see or reach.
 */
export function seen(
  element: Element,
  style: CSSStyleDeclaration,
  display: string,
  under: Under,
): Under | null {
  // The empty string is an element that is not drawn at all (not slotted, for one).
  if (display === "none" || display === "") return null;
  under &= ~(HIDDEN | PRESERVED);
  if (of.visibility(style) !== "visible") under |= HIDDEN;
  if (of.whiteSpaceCollapse(style) !== "collapse") under |= PRESERVED;
  if (of.opacity(style) === "0") {
    if (style.pointerEvents === "none") return null;
    under |= QUIET;
  }
  if (display.startsWith("table")) return under;
  if (of.overflowX(style) !== "visible" && isHtml(element)) {
    const clip = clippedBy(element, display);
    if (clip === "all") return null;
    if (clip === "text") under |= QUIET;
  }
  const position = of.position(style);
  if ((position === "absolute" || position === "fixed") && outOfSight(element, style)) {
    under |= QUIET;
  }
  return under;
}

function clippedBy(element: HTMLElement, display: string): "all" | "text" | "nothing" {
  if (display === "inline" || display === "contents" || element.parentElement === null) {
    return "nothing";
  }
  if (element === document.body) return "nothing";
  const { offsetWidth: width, offsetHeight: height } = element;
  // A closed accordion has no size at all; text for screen readers keeps a pixel.
  if (width === 0 || height === 0) return "all";
  return width <= 1 || height <= 1 ? "text" : "nothing";
}

/** The ways in which pages hide text from all but screen readers. */
function outOfSight(element: Element, style: CSSStyleDeclaration): boolean {
  const clip = /^rect\((\S+), (\S+), (\S+), (\S+)\)$/.exec(style.clip);
  if (clip) {
    const [top, right, bottom, left] = clip.slice(1).map((side) => parseFloat(side) || 0);
    if ((bottom ?? 0) - (top ?? 0) <= 1 || (right ?? 0) - (left ?? 0) <= 1) return true;
  }
  if (/^inset\((5\d|[6-9]\d|100)(\.\d+)?%/.test(style.clipPath)) return true;
  const box = element.getBoundingClientRect();
  return box.right + scrollX <= 0 && box.width > 0 || box.bottom + scrollY <= 0 && box.height > 0;
}

/** Whether a person could see it if it were scrolled into view. */
export function isShown(element: Element): boolean {
  if (isArea(element)) {
    const picture = pictureOf(element);
    return picture !== null && isShown(picture);
  }
  return element.checkVisibility({ visibilityProperty: true }) &&
    flatClosest(element, '[aria-hidden="true"],[inert]') === null;
}

/** The modal dialog in front, outside of which nothing can be used. */
export function modalDialog(): Element | null {
  for (let at = document.elementFromPoint(innerWidth / 2, innerHeight / 2); at;) {
    if (at.matches("dialog:modal")) return at;
    const inner = shadowRoot(at)?.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const dialog: Element | null = inner ? flatClosest(inner, "dialog:modal") : null;
    if (dialog) return dialog;
    at = flatParent(at);
  }
  const open = [...document.querySelectorAll("dialog:modal")].filter((one) =>
    one.checkVisibility()
  );
  return open.at(-1) ?? null;
}

/** Whether nothing of the box is inside the viewport. */
export function isOffscreen(element: Element): boolean {
  const box = sidesOf(element);
  return box.bottom <= 0 || box.right <= 0 || box.top >= innerHeight || box.left >= innerWidth;
}
