/** A picture with the standing references drawn on it. */
import type { Browser } from "./browser.ts";
import { call, evaluate, Replaced } from "./inpage.ts";
import type { Mark } from "./page/contract.ts";
import type { Tab } from "./tab.ts";
import { FRAME_BOUND } from "./read.ts";

/** What the picture shows: the whole page, or the viewport from this point on. */
interface Shown {
  full: boolean;
  x?: number;
  y?: number;
}

export async function marked(
  browser: Browser,
  tab: Tab,
  picture: string,
  type: string,
  { full, x = 0, y = 0 }: Shown,
  signal: AbortSignal,
): Promise<string> {
  const { marks, scroll } = await marksOf(browser, tab, tab.context, full, signal);
  const [left, top] = full ? [scroll.x, scroll.y] : [-x, -y];
  const placed = marks.map((mark) => ({ ...mark, x: mark.x + left, y: mark.y + top }));
  const painted = await evaluate(
    browser,
    tab,
    tab.context,
    "(picture, marks, type) => globalThis.foxden.paint(picture, marks, type)",
    [picture, JSON.stringify(placed), type].map((value) => ({ type: "string", value })),
    signal,
  );
  return painted.type === "string" ? painted.value : picture;
}

/** Those of the document and of the frames in it, in its own viewport. */
async function marksOf(
  browser: Browser,
  tab: Tab,
  context: string,
  whole: boolean,
  signal: AbortSignal,
): Promise<{ marks: Mark[]; scroll: { x: number; y: number } }> {
  const { marks, frames, scroll } = await call(browser, tab, "boxes", { whole }, signal, context);
  const all = [...marks];
  for (const { ref, x, y, scale } of frames) {
    const inner = tab.given.shows.get(ref);
    if (inner === undefined || !tab.given.entered.has(inner)) continue;
    const bound = AbortSignal.any([signal, AbortSignal.timeout(FRAME_BOUND)]);
    try {
      const child = await marksOf(browser, tab, inner, false, bound);
      all.push(...child.marks.map((mark) => ({
        ref: mark.ref,
        x: x + mark.x * scale,
        y: y + mark.y * scale,
        width: mark.width * scale,
        height: mark.height * scale,
      })));
    } catch (error) {
      signal.throwIfAborted();
      if (!(bound.aborted || error instanceof Replaced)) throw error;
    }
  }
  return { marks: all, scroll };
}
