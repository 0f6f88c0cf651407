import { act, type Observing } from "../act.ts";
import type { Browser } from "../browser.ts";
import { Fault } from "../fault.ts";
import { call } from "../inpage.ts";
import { placeOf } from "../refs.ts";
import type { Reply } from "../types.ts";

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
  return act(browser, params, signal, "act", async (tab) => {
    const { ref, x = 0, y = 0 } = params;
    if (ref === undefined && params.x === undefined && params.y === undefined) {
      throw new Fault(
        "invalid",
        "scroll needs x or y in pixels, or ref alone to bring that element into view.",
      );
    }
    const place = ref === undefined ? tab.context : placeOf(browser, tab, ref);
    const scroller = ref === undefined ? {} : { ref };
    await call(browser, tab, "mark", {}, signal);
    const aim = ref === undefined ? await call(browser, tab, "aimWheel", { x, y }, signal) : null;
    const before = await call(browser, tab, "scrollState", scroller, signal, place);
    const at = aim ??
      await call(browser, tab, "prepare", { ref: ref ?? "", intent: "scroll" }, signal, place);
    if (x !== 0 || y !== 0) {
      await wheel(browser, place, { x: at.x, y: at.y, deltaX: x, deltaY: y }, signal);
    }
    // The page scrolls a frame or two after the wheel has turned.
    return async () => {
      const after = await call(browser, tab, "scrollState", scroller, signal, place);
      const scrolled = {
        from: { x: before.x, y: before.y },
        to: { x: after.x, y: after.y },
        max: { x: after.maxX, y: after.maxY },
      };
      return { scrolled };
    };
  });
}

async function wheel(
  browser: Browser,
  context: string,
  turn: { x: number; y: number; deltaX: number; deltaY: number },
  signal: AbortSignal,
): Promise<void> {
  await browser.bidi.send("input.performActions", {
    context,
    actions: [{ type: "wheel", id: "wheel", actions: [{ type: "scroll", ...turn }] }],
  }, signal);
}
