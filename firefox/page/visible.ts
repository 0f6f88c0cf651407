import { clientHeight, scrollHeight, shadowRoot, sidesOf, style as of, styleOf } from "./fast.ts";
import { isArea, isHtml } from "./kinds.ts";
import { flatClosest, flatParent, pictureOf } from "./dom.ts";

/** What the walk carries down from the elements around: bits of those below. */
export type Under = number;
/** Text is not written: nobody can read it here, or it stands in a name already. */
export const QUIET = 1;
/** White space counts. */
export const PRESERVED = 2;
/** An element around already shows the pointing hand. */
export const POINTER = 4;
/** visibility: hidden, which a descendant may undo. */
export const HIDDEN = 8;
/** Letters without a size, which a descendant may have again. */
export const TINY = 16;
/** The element itself scrolls what is in it; not carried down. */
export const SCROLLS = 32;
/** Inside a link or a button: what is made clickable by hand in there is a part of it. */
export const INSIDE = 64;
/** An element around already shows the hand that grabs. */
export const GRAB = 128;
/** The element itself cuts off or scrolls what is outside of its box; not carried down. */
export const CUTS = 256;
/** Where it is, a box around cuts it off. */
export const OUTSIDE = 512;
/** The element itself strikes its words out; not carried down. */
export const STRUCK = 1024;

/** Text is not written for one reason or another. */
export const UNREAD = QUIET | HIDDEN | TINY;

/** Letters moved further to the left than this are somewhere else. */
const FAR = -500;

/**
 * What is seen of an element and of what is in it: the new state below it, or null when
 * there is nothing to see or reach. What only authors do is asked of elements with attributes alone.
 */
export function seen(
  element: Element,
  style: CSSStyleDeclaration,
  display: string,
  bare: boolean,
  under: Under,
): Under | null {
  // The empty string is an element that is not drawn at all (not slotted, for one).
  if (display === "none" || display === "") return null;
  under &= ~(HIDDEN | PRESERVED | SCROLLS | CUTS | STRUCK);
  if (of.visibility(style) !== "visible") under |= HIDDEN;
  if (of.whiteSpaceCollapse(style) !== "collapse") under |= PRESERVED;
  if (of.opacity(style) === "0") {
    if (style.pointerEvents === "none") return null;
    if (!appearsLater(element, style)) under |= QUIET;
  }
  const transform = bare ? "none" : of.transform(style);
  if (!bare) {
    if (transform.startsWith("matrix(0, 0, 0, 0,")) return null;
    under = of.fontSize(style) === "0px" ? under | TINY : under & ~TINY;
    if (of.textDecorationLine(style).includes("line-through")) under |= STRUCK;
    const indent = of.textIndent(style);
    if (indent.startsWith("-") && parseFloat(indent) < FAR) under |= QUIET;
  }
  if (display.startsWith("table")) return under;
  if (of.overflowX(style) !== "visible" && isHtml(element)) {
    const clip = clippedBy(element, display);
    if (clip === "all") return null;
    if (clip === "text") under |= QUIET;
    else if (isScroller(element)) under |= SCROLLS;
    if (clip === "nothing" && display !== "inline" && display !== "contents") under |= CUTS;
  }
  const position = of.position(style);
  if (position === "absolute" || position === "fixed") {
    if (outOfSight(element, style)) under |= QUIET;
    if (position === "fixed" && movedAway(element, transform !== "none")) return null;
  }
  return under;
}

/** Absolutely placed or fixed, which makes a block of everything. */
export function isTakenOut(style: CSSStyleDeclaration): boolean {
  const position = of.position(style);
  return position === "absolute" || position === "fixed";
}

/** Less than this is no region of its own. */
const LOWEST = 16;
/** Rounding and borders are no content. */
const SLACK = 8;

/** Whether there is more in the element than fits, above or below, and a person can scroll to it. */
export function isScroller(element: Element): boolean {
  const height = clientHeight(element);
  if (height < LOWEST || scrollHeight(element) - height < SLACK) return false;
  if (element === document.body || element === document.documentElement) return false;
  return /^(auto|scroll)$/.test(styleOf(element).overflowY);
}

/** What stays where it is on the screen cannot be scrolled into view: a closed drawer or sheet. */
function movedAway(element: Element, moved: boolean): boolean {
  const { left, top, right, bottom } = sidesOf(element);
  if (left === right || top === bottom) return false;
  // Inside of a transformed element it scrolls like all else.
  if (isHtml(element) && element.offsetParent !== null) return false;
  return right <= 0 || left >= innerWidth || bottom <= 0 || (moved && top >= innerHeight);
}

/** What fades in once it is scrolled to is read before that. */
function appearsLater(element: Element, style: CSSStyleDeclaration): boolean {
  return sidesOf(element).top >= innerHeight &&
    (/[1-9]/.test(style.transitionDuration) || style.animationName !== "none");
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
