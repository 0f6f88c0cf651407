/** Points of frames in the document around: whether a pointer would meet the frame there. */
import type { Through } from "./contract.ts";
import { deepElementFromPoint, flatContains, flatParent } from "./dom.ts";
import { Fault } from "./fault.ts";
import { describeCover } from "./hit.ts";
import { resolve } from "./refs.ts";
import { listedWords } from "./words.ts";

interface Inner {
  ref: string;
  x: number;
  y: number;
  viewport: { width: number; height: number };
}

export function through({ ref, x, y, viewport }: Inner): Through {
  const frame = resolve(ref);
  const own = { viewport: { width: innerWidth, height: innerHeight } };
  if (isTurned(frame)) return own;
  const content = contentBox(frame);
  const point = {
    x: content.left + x * content.width / viewport.width,
    y: content.top + y * content.height / viewport.height,
  };
  const found = deepElementFromPoint(point.x, point.y);
  if (!found || (found !== frame && flatContains(found, frame))) return { ...own, hidden: true };
  if (flatContains(frame, found)) return { ...own, point };
  throw new Fault(
    "obscured",
    `the ${listedWords(frame)} around it is covered there by ${describeCover(found, frame)}`,
  );
}

/** The box of the document in it, in this viewport. */
function contentBox(frame: Element): DOMRect {
  const box = frame.getBoundingClientRect();
  const { clientLeft, clientTop, clientWidth, clientHeight } = frame;
  const style = getComputedStyle(frame);
  const [left = 0, top = 0, right = 0, bottom = 0] = [
    style.paddingLeft,
    style.paddingTop,
    style.paddingRight,
    style.paddingBottom,
  ].map(parseFloat);
  const outer = frame as HTMLElement;
  const [x, y] = [box.width / outer.offsetWidth, box.height / outer.offsetHeight];
  return new DOMRect(
    box.left + (clientLeft + left) * x,
    box.top + (clientTop + top) * y,
    (clientWidth - left - right) * x,
    (clientHeight - top - bottom) * y,
  );
}

/** Whether the element or what is around it is rotated or skewed: then its box says too little. */
function isTurned(element: Element): boolean {
  for (let at: Element | null = element; at; at = flatParent(at)) {
    const { transform, rotate } = getComputedStyle(at);
    if (rotate !== "none") return true;
    if (transform !== "none") {
      const { b, c, is2D } = new DOMMatrixReadOnly(transform);
      if (b !== 0 || c !== 0 || !is2D) return true;
    }
  }
  return false;
}
