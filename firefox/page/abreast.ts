/** Rows made of flexible boxes and grids: what a person sees on one line is written on one. */
import { firstChild, isVisible, nextSibling, shadowRoot, sidesOf } from "./fast.ts";
import { isElement } from "./kinds.ts";
import type { Lines } from "./lines.ts";
import type { Walker } from "./prose.ts";
import { BLOCKS_IN_CELLS } from "./tags.ts";
import type { Under } from "./visible.ts";

/** With more children, longer or higher ones it lays out the page. */
const MOST = 64;
const LONGEST = 200;
const HIGHEST = 120;
/** Of higher children at least one is plain: else they are cards, each read by itself. */
const LOW = 60;
const SEVERAL = ":scope > * + *, :scope > * > *";
/** What is read line by line, wherever it stands. */
const BLOCKS = `${BLOCKS_IN_CELLS},li,hr,blockquote,iframe,nav,main,aside,details,[role=heading]`;

export class Abreast {
  #lines: Lines;
  #walk: Walker;
  /** Children of the boxes that are being written: whether a line begins with them. */
  #begins = new Map<Element, boolean>();

  constructor(lines: Lines, walk: Walker) {
    this.#lines = lines;
    this.#walk = walk;
  }

  /** Writes what is in the element. */
  write(element: Element, tag: string, display: string, under: Under): void {
    const begins = /(flex|grid)$/.test(display) && !this.#lines.inRow && beginnings(element);
    if (!begins) return this.#walk.children(element, under, tag);
    for (const [child, begin] of begins) this.#begins.set(child, begin);
    this.#lines.row();
    this.#walk.children(element, under, tag);
    this.#lines.endRow();
    for (const child of begins.keys()) this.#begins.delete(child);
  }

  /** The walk has come to an element that is drawn. */
  drawn(element: Element): void {
    if (this.#begins.size === 0) return;
    const begin = this.#begins.get(element);
    if (begin === undefined) return;
    if (begin) {
      this.#lines.endRow();
      this.#lines.row();
    } else this.#lines.bar();
  }
}

/** Which children begin a line; null where none stands beside another, or where they are more than cells. */
function beginnings(element: Element): Map<Element, boolean> | null {
  const { childElementCount } = element;
  if (childElementCount < 2 || childElementCount > MOST || shadowRoot(element)) return null;
  if (element.querySelector(BLOCKS)) return null;
  const found = new Map<Element, boolean>();
  let line: { top: number; bottom: number } | undefined;
  let [beside, cards] = [false, true];
  for (let child = firstChild(element); child; child = nextSibling(child)) {
    if (!isElement(child) || !isVisible(child)) continue;
    const { top, bottom } = sidesOf(child);
    if (bottom <= top) continue;
    const height = bottom - top;
    if (!isCell(child, height)) return null;
    if (height <= LOW || !child.querySelector(SEVERAL)) cards = false;
    const same = line !== undefined &&
      Math.min(line.bottom, bottom) - Math.max(line.top, top) >
        Math.min(line.bottom - line.top, height) / 2;
    if (same) beside = true;
    else line = { top, bottom };
    found.set(child, !same);
  }
  return beside && !cards ? found : null;
}

function isCell(child: Element, height: number): boolean {
  return (height <= HIGHEST || child.childElementCount < 2) &&
    (child.textContent ?? "").trim().length <= LONGEST;
}
