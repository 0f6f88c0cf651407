/** Where on an element a pointer would really meet it, and what is in the way. */
import { isArea, isElement, isLabel } from "./kinds.ts";
import { collapse, cut, defuse, quoted } from "./clean.ts";
import {
  deepElementFromPoint,
  flatChildren,
  flatClosest,
  flatContains,
  flatParent,
  labelsOf,
  pictureOf,
} from "./dom.ts";
import { visibleText } from "./info.ts";
import { maskInText } from "./secret.ts";
import { explicitRole } from "./role.ts";
import { tagOf, words } from "./words.ts";

export interface Point {
  x: number;
  y: number;
}

export type Hit = { point: Point } | { cover: Element | null };

/** Looked at after the centre: fractions of the box's width and height. */
const SPOTS = [0.5, 0.25, 0.75, 0.1, 0.9];
const CONTROL = "a[href],button,input,select,textarea";
const MOST_RECTS = 8;
const DEEPEST_BOX = 4;
const MOST_NUMBERS = 1_000;

/** Tries the element, then its labels: the centre first, then other points of every box. */
export function hit(element: Element): Hit {
  let cover: Element | null = null;
  let second: Point | undefined;
  for (const place of [element, ...labelsOf(element)]) {
    for (const rect of rectsOf(place).slice(0, MOST_RECTS)) {
      for (const point of pointsOf(rect)) {
        const found = deepElementFromPoint(point.x, point.y);
        if (!found || !meets(element, found)) cover ??= found;
        else if (!innerControl(element, found)) return { point };
        else second ??= point;
      }
    }
  }
  return second ? { point: second } : { cover };
}

/** A control inside the element would take the press: another point is better. */
function innerControl(element: Element, found: Element): boolean {
  const control = flatClosest(found, CONTROL);
  return control !== null && control !== element && flatContains(element, control);
}

/** Boxes that have a size; those of the children where the element itself has none. */
export function rectsOf(element: Element, depth = 0): DOMRect[] {
  // Firefox gives an area the box of its whole picture.
  if (isArea(element)) return areaRects(element);
  const own = [...element.getClientRects()].filter((rect) => rect.width > 0 && rect.height > 0);
  if (own.length > 0 || depth === DEEPEST_BOX) return own;
  const inner: DOMRect[] = [];
  for (const child of flatChildren(element)) {
    if (isElement(child)) inner.push(...rectsOf(child, depth + 1));
    if (inner.length >= MOST_RECTS) break;
  }
  return inner;
}

function areaRects(area: HTMLAreaElement): DOMRect[] {
  const image = pictureOf(area);
  if (!image) return [];
  const box = image.getBoundingClientRect();
  const numbers = area.coords.split(",", MOST_NUMBERS).map((part) => parseFloat(part) || 0);
  if (area.shape === "default" || numbers.length < 3) return [box];
  if (area.shape === "circle") {
    const [x = 0, y = 0, radius = 0] = numbers;
    return [new DOMRect(box.x + x - radius, box.y + y - radius, 2 * radius, 2 * radius)];
  }
  const xs = numbers.filter((_, i) => i % 2 === 0);
  const ys = numbers.filter((_, i) => i % 2 === 1);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [new DOMRect(box.x + left, box.y + top, Math.max(...xs) - left, Math.max(...ys) - top)];
}

/** Whole pixels inside the visible part of the box. */
function pointsOf(rect: DOMRect): Point[] {
  const left = Math.max(0, Math.ceil(rect.left));
  const top = Math.max(0, Math.ceil(rect.top));
  const right = Math.min(innerWidth, Math.ceil(rect.right)) - 1;
  const bottom = Math.min(innerHeight, Math.ceil(rect.bottom)) - 1;
  if (right < 0 || bottom < 0 || left >= innerWidth || top >= innerHeight) return [];
  const at = (from: number, to: number, part: number) =>
    Math.max(0, Math.min(Math.floor(from + (to + 1 - from) * part), Math.max(to, from)));
  const points: Point[] = [];
  for (const y of SPOTS) {
    for (const x of SPOTS) points.push({ x: at(left, right, x), y: at(top, bottom, y) });
  }
  return points;
}

/** Whether an event on `found` reaches the element, or does what a click on it would do. */
export function meets(element: Element, found: Element): boolean {
  if (flatContains(element, found)) return true;
  if (isArea(element)) {
    return found === pictureOf(element);
  }
  const label = flatClosest(found, "label");
  if (!(isLabel(label)) || label.control !== element) return false;
  // Inside the label another control would take the click.
  const taker = flatClosest(found, CONTROL);
  return !taker || !flatContains(label, taker);
}

/** `dialog "Cookies"` and the words on it; the outermost part that does not hold the target. */
export function describeCover(cover: Element, target: Element): string {
  if (flatContains(cover, target)) {
    return `${words(cover)}, which holds it: the element itself takes no pointer input there`;
  }
  let outer = cover;
  let dialog: Element | null = null;
  for (let at: Element | null = cover; at && !flatContains(at, target); at = flatParent(at)) {
    outer = at;
    if (at.localName === "dialog" || /dialog$/.test(explicitRole(at) ?? "")) dialog = at;
  }
  const named = dialog ?? outer;
  const name = words(named);
  const text = cut(defuse(collapse(maskInText(visibleText(named)))), 80);
  const tag = name.includes('"') || name === tagOf(named) ? name : `${name} ${tagOf(named)}`;
  return text && !name.includes(quoted(text)) ? `${tag} with the text ${quoted(text)}` : tag;
}
