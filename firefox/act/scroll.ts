import { act, type Observing } from "../act.ts";
import type { Browser } from "../browser.ts";
import { VIEWPORT } from "../browser.ts";
import { Fault } from "../fault.ts";
import { call } from "../inpage.ts";
import { checkRef } from "../refs.ts";
import type { Tab } from "../tab.ts";
import type { Reply } from "../types.ts";

/** Firefox takes a wheel turn of at most a page at a time; larger deltas are turned in steps, px. */
const STEP = 400;

export interface ScrollParams extends Observing {
  x?: number;
  y?: number;
  ref?: string;
}

export function scroll(
  browser: Browser,
  params: ScrollParams,
  signal: AbortSignal,
): Promise<Reply> {
  return act(browser, params, signal, async (tab) => {
    const { ref, x = 0, y = 0 } = params;
    if (ref !== undefined) checkRef(browser, tab, ref);
    else if (params.x === undefined && params.y === undefined) {
      throw new Fault(
        "invalid",
        "scroll needs x or y in pixels, or ref alone to bring that element into view.",
      );
    }
    const scroller = ref === undefined ? {} : { ref };
    await call(browser, tab, "mark", {}, signal);
    const before = await call(browser, tab, "scrollState", scroller, signal);
    let at = { x: Math.round(VIEWPORT.width / 2), y: Math.round(VIEWPORT.height / 2) };
    if (ref !== undefined) {
      at = await call(browser, tab, "prepare", { ref, intent: "scroll" }, signal);
    }
    if (x !== 0 || y !== 0) await wheel(browser, tab, at, x, y, signal);
    const after = await call(browser, tab, "scrollState", scroller, signal);
    return {
      scrolled: {
        from: { x: before.x, y: before.y },
        to: { x: after.x, y: after.y },
        max: { x: after.maxX, y: after.maxY },
      },
    };
  });
}

async function wheel(
  browser: Browser,
  tab: Tab,
  at: { x: number; y: number },
  x: number,
  y: number,
  signal: AbortSignal,
) {
  const steps = Math.ceil(Math.max(Math.abs(x), Math.abs(y)) / STEP);
  const part = (total: number, i: number) =>
    Math.trunc((total * (i + 1)) / steps) - Math.trunc((total * i) / steps);
  const actions = Array.from({ length: steps }, (_, i) => ({
    type: "scroll" as const,
    x: at.x,
    y: at.y,
    deltaX: part(x, i),
    deltaY: part(y, i),
  }));
  await browser.bidi.send("input.performActions", {
    context: tab.context,
    actions: [{ type: "wheel", id: "wheel", actions }],
  }, signal);
}
