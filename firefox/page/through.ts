/** Points of frames in the document around: whether a pointer would meet the frame there. */
import type { Inner, Through } from "./contract.ts";
import { deepElementFromPoint, flatContains, flatParent } from "./dom.ts";
import { Fault } from "./fault.ts";
import { everyFrame } from "./frames.ts";
import { describeCover } from "./hit.ts";
import { listedWords } from "./words.ts";

export function through({ index, x, y, viewport }: Inner): Through {
  const own = { viewport: { width: innerWidth, height: innerHeight } };
  const frame = everyFrame()[index];
  if (!frame) return { ...own, hidden: true };
  const place = placeOf(frame, x, y, viewport);
  if (!place) return own;
  const { point } = place;
  const found = deepElementFromPoint(point.x, point.y);
  if (!found || (found !== frame && flatContains(found, frame))) return { ...own, hidden: true };
  if (flatContains(frame, found)) return { ...own, point };
  throw new Fault(
    "obscured",
    `the ${listedWords(frame)} around it is covered there by ${describeCover(found, frame)}`,
  );
}

/**
 * Where the point is in this viewport. A transform maps the middle of a box to the middle of what is drawn of it, and all else
 * from there by its linear part. Nothing is known of three dimensions.
 */
function placeOf(
  frame: HTMLElement,
  x: number,
  y: number,
  viewport: { width: number; height: number },
): { point: { x: number; y: number } } | undefined {
  const turn = linearPart(frame);
  if (!turn.is2D) return undefined;
  const { a, b, c, d } = turn;
  const { offsetWidth, offsetHeight, clientLeft, clientTop, clientWidth, clientHeight } = frame;
  const drawn = frame.getBoundingClientRect();
  // What zoom makes of it is left over.
  const zoom = drawn.width / (Math.abs(a) * offsetWidth + Math.abs(c) * offsetHeight);
  const style = getComputedStyle(frame);
  const [left = 0, top = 0, right = 0, bottom = 0] = [
    style.paddingLeft,
    style.paddingTop,
    style.paddingRight,
    style.paddingBottom,
  ].map(parseFloat);
  const width = clientWidth - left - right;
  const height = clientHeight - top - bottom;
  const dx = clientLeft + left + x * width / viewport.width - offsetWidth / 2;
  const dy = clientTop + top + y * height / viewport.height - offsetHeight / 2;
  return {
    point: {
      x: drawn.left + drawn.width / 2 + zoom * (a * dx + c * dy),
      y: drawn.top + drawn.height / 2 + zoom * (b * dx + d * dy),
    },
  };
}

/** Rotations, scales and skews of the element and of all around it, outermost first (css-transforms-2, "current transformation matrix"). */
function linearPart(element: Element): DOMMatrix {
  let all = new DOMMatrix();
  for (let at: Element | null = element; at; at = flatParent(at)) {
    const { transform, rotate, scale } = getComputedStyle(at);
    if (transform === "none" && rotate === "none" && scale === "none") continue;
    const own = new DOMMatrix(
      [
        rotate === "none" ? "" : `rotate${rotate.includes(" ") ? "3d" : ""}(${rotate3d(rotate)})`,
        scale === "none" ? "" : `scale(${scale.split(" ").slice(0, 2).join(",")})`,
        transform === "none" ? "" : transform,
      ].join(" "),
    );
    own.e = own.f = 0;
    all = own.multiply(all);
  }
  return all;
}

/** The property has an axis before the angle, the function its three numbers. */
function rotate3d(rotate: string): string {
  return rotate.replace(/^x /, "1 0 0 ").replace(/^y /, "0 1 0 ").replaceAll(" ", ",");
}
