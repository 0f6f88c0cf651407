/**
 * What a box cuts off and nobody can scroll to: folded panels, slides beside the one that is shown.
 * Boxes are compared only inside of those that cut something off.
 */
import {
  clientHeight,
  clientWidth,
  scrollHeight,
  scrollWidth,
  sidesOf,
  style as of,
  styleOf,
} from "./fast.ts";
import { isHtml } from "./kinds.ts";
import { CUTS, HIDDEN, OUTSIDE, type Under } from "./visible.ts";

/** Where something can be seen. */
interface Clip {
  element: Element;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A sliver shows nothing. */
const SLIVER = 1;
/** A bar by which scripts let a person scroll after all. */
const BAR = ':scope > [class*="scroll" i], :scope > [class*="rail" i]';

export class Clips {
  #clip: Clip | undefined;

  /** What is cut off around the element; to be given back when the walk leaves it. */
  get around(): Clip | undefined {
    return this.#clip;
  }

  leave(around: Clip | undefined): void {
    this.#clip = around;
  }

  /** The walk comes to an element: what is seen of it, with what is cut off around it. */
  enter(
    element: Element,
    tag: string,
    style: CSSStyleDeclaration,
    display: string,
    under: Under,
  ): Under {
    if (this.#clip && escapes(element, style, this.#clip.element)) this.#clip = undefined;
    under = this.#seen(element, tag, display, under);
    if ((under & (CUTS | OUTSIDE)) === CUTS) this.#clip = clipOf(element, style, this.#clip);
    return under;
  }

  /** Words and what is inline are where the box around them is. */
  #seen(element: Element, tag: string, display: string, under: Under): Under {
    const clip = this.#clip;
    if (!clip) return under & ~OUTSIDE;
    if (display !== "inline" || tag === "a") {
      const { left, top, right, bottom } = sidesOf(element);
      if (right > left && bottom > top) {
        const out = right <= clip.left + SLIVER || left >= clip.right - SLIVER ||
          bottom <= clip.top + SLIVER || top >= clip.bottom - SLIVER;
        under = out ? under | OUTSIDE : under & ~OUTSIDE;
      }
    }
    return under & OUTSIDE ? under | HIDDEN : under;
  }
}

/** Whether the box that holds it stands further out. */
function escapes(element: Element, style: CSSStyleDeclaration, clip: Element): boolean {
  const position = of.position(style);
  if (position !== "absolute" && position !== "fixed") return false;
  const holder = isHtml(element) ? element.offsetParent : null;
  return holder === null || !clip.contains(holder);
}

/** What is seen in an element; that of those around where it cuts nothing off. */
function clipOf(
  element: Element,
  style: CSSStyleDeclaration,
  around: Clip | undefined,
): Clip | undefined {
  let { left, top, right, bottom } = sidesOf(element);
  const high = scrollHeight(element) > clientHeight(element) + SLIVER;
  const over = high || scrollWidth(element) > clientWidth(element) + SLIVER;
  if (!over && !isMovedOut(element, left, top)) return around;
  if (over && scrolls(style)) return undefined;
  if (element.querySelector(BAR)) return around;
  if (high && isFolded(element)) bottom = top;
  if (around) {
    left = Math.max(left, around.left);
    top = Math.max(top, around.top);
    right = Math.min(right, around.right);
    bottom = Math.min(bottom, around.bottom);
  }
  return { element, left, top, right, bottom };
}

function scrolls(style: CSSStyleDeclaration): boolean {
  return /auto|scroll/.test(of.overflowX(style) + style.overflowY);
}

/** What stands further left or above does not count as overflow: the slides before the last. */
function isMovedOut(element: Element, left: number, top: number): boolean {
  const track = element.firstElementChild;
  return [track, track?.firstElementChild].some((one) => {
    const sides = one && sidesOf(one);
    return sides && sides.right > sides.left &&
      (sides.left < left - SLIVER || sides.top < top - SLIVER);
  });
}

/** No height but that of its own padding. */
function isFolded(element: Element): boolean {
  const { paddingTop, paddingBottom } = styleOf(element);
  return clientHeight(element) <= parseFloat(paddingTop) + parseFloat(paddingBottom) + SLIVER;
}
