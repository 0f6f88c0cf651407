import type { ScrollState } from "./contract.ts";
import { deepElementFromPoint, flatParent } from "./dom.ts";
import { resolve } from "./refs.ts";

/** Looked at in this order for a place where the wheel moves the page: fractions of the viewport. */
const SPOTS = [0.5, 0.02, 0.98, 0.25, 0.75];

/** What the wheel was aimed at last. */
let aimed: WeakRef<Element> | undefined;

interface Turn {
  x: number;
  y: number;
}

export function scrollState(o: { ref?: string }): ScrollState {
  const scroller = o.ref === undefined
    ? aimed?.deref() ?? pageScroller()
    : scrollerOf(resolve(o.ref), { x: 1, y: 1 });
  return {
    x: Math.round(scroller.scrollLeft),
    y: Math.round(scroller.scrollTop),
    maxX: scroller.scrollWidth - scroller.clientWidth,
    maxY: scroller.scrollHeight - scroller.clientHeight,
  };
}

export function aimWheel(turn: Turn): { x: number; y: number } {
  const page = pageScroller();
  const middle = { x: Math.floor(innerWidth / 2), y: Math.floor(innerHeight / 2) };
  aimed = new WeakRef(page);
  if (!overflows(page, turn)) {
    const there = deepElementFromPoint(middle.x, middle.y);
    if (there) aimed = new WeakRef(scrollerOf(there, turn));
    return middle;
  }
  for (const part of SPOTS) {
    for (const other of SPOTS) {
      const at = { x: Math.floor(innerWidth * other), y: Math.floor(innerHeight * part) };
      const there = deepElementFromPoint(at.x, at.y);
      if (there && there.localName !== "iframe" && scrollerOf(there, turn) === page) return at;
    }
  }
  // Covered by other scrollers wholly: the one in the middle is what a person would turn.
  const there = deepElementFromPoint(middle.x, middle.y);
  if (there) aimed = new WeakRef(scrollerOf(there, turn));
  return middle;
}

/** What of the page is above and below, in the scroller that fills its middle; undefined when all is in sight. */
export function viewport(): { above: number; below: number } | undefined {
  if (!document.documentElement) return undefined; // a document that has just begun
  if (!document.documentElement) return undefined; // nothing has come of the page yet
  let scroller = pageScroller();
  if (!overflows(scroller, { x: 0, y: 1 })) {
    const there = deepElementFromPoint(Math.floor(innerWidth / 2), Math.floor(innerHeight / 2));
    if (there) scroller = scrollerOf(there, { x: 0, y: 1 });
    // A list in the page is not the page.
    if (scroller.clientHeight < innerHeight / 2) return undefined;
  }
  const above = Math.round(scroller.scrollTop);
  const below = scroller.scrollHeight - scroller.clientHeight - above;
  return above > 0 || below > 0 ? { above, below: Math.max(0, below) } : undefined;
}

function pageScroller(): Element {
  return document.scrollingElement ?? document.documentElement;
}

function overflows(scroller: Element, { x, y }: Turn): boolean {
  return (x !== 0 && scroller.scrollWidth > scroller.clientWidth) ||
    (y !== 0 && scroller.scrollHeight > scroller.clientHeight);
}

/** The nearest box around the element that can move that way. */
function scrollerOf(element: Element, turn: Turn): Element {
  for (let at: Element | null = element; at && at !== document.body; at = flatParent(at)) {
    const style = getComputedStyle(at);
    const x = /auto|scroll/.test(style.overflowX) ? turn.x : 0;
    const y = /auto|scroll/.test(style.overflowY) ? turn.y : 0;
    if (at !== document.documentElement && overflows(at, { x, y })) return at;
  }
  return pageScroller();
}
