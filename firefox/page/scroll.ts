import type { ScrollState } from "./contract.ts";
import { flatParent } from "./dom.ts";
import { resolve } from "./refs.ts";

export function scrollState(o: { ref?: string }): ScrollState {
  const scroller = o.ref === undefined ? pageScroller() : scrollerOf(resolve(o.ref));
  return {
    x: Math.round(scroller.scrollLeft),
    y: Math.round(scroller.scrollTop),
    maxX: scroller.scrollWidth - scroller.clientWidth,
    maxY: scroller.scrollHeight - scroller.clientHeight,
  };
}

function pageScroller(): Element {
  return document.scrollingElement ?? document.documentElement;
}

/** The nearest box around the element that can move. */
function scrollerOf(element: Element): Element {
  for (let at: Element | null = element; at && at !== document.body; at = flatParent(at)) {
    const style = getComputedStyle(at);
    const canX = at.scrollWidth > at.clientWidth && /auto|scroll/.test(style.overflowX);
    const canY = at.scrollHeight > at.clientHeight && /auto|scroll/.test(style.overflowY);
    if (canX || canY) return at;
  }
  return pageScroller();
}
