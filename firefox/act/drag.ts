/**
 * Drag and drop. What is dragged by a page's own pointer code gets real pointer input. HTML drag and drop (html, "dnd")
 * is played by the page scripts, with events in its order: Firefox's remote agent starts such a drag and never ends it.
 */
import { act, type Observing } from "../act.ts";
import type { Browser } from "../browser.ts";
import { Fault } from "../fault.ts";
import { call } from "../inpage.ts";
import { placeOf } from "../refs.ts";
import type { Reply } from "../types.ts";
import { guardOthers, meets, pointer } from "./pointer.ts";

/** Steps from start to end, each a move of its own: pages start a drag after some pixels. */
const STEPS = 5;

export function drag(
  browser: Browser,
  params: Observing & { ref: string; to: string },
  signal: AbortSignal,
): Promise<Reply> {
  return act(browser, params, signal, "act", async (tab) => {
    const { ref, to } = params;
    const context = placeOf(browser, tab, ref);
    if (placeOf(browser, tab, to) !== context) {
      throw new Fault("invalid", "ref and to are in different frames. Drag within one document.");
    }
    await guardOthers(browser, tab, context, signal);
    const { from, end, played, viewport } = await call(
      browser,
      tab,
      "drag",
      { ref, to },
      signal,
      context,
    );
    if (played) return;
    for (const point of [from, end]) {
      if (await meets(browser, tab, context, { ...point, viewport }, signal)) continue;
      throw new Fault(
        "not_actionable",
        "Both ends cannot be seen in their frame. Scroll, then try again.",
      );
    }
    const at = (
      x: number,
      y: number,
    ) => ({ type: "pointerMove", x, y, origin: "viewport" } as const);
    const moves = Array.from({ length: STEPS }, (_, i) => {
      const part = (i + 1) / STEPS;
      return at(
        Math.round(from.x + (end.x - from.x) * part),
        Math.round(from.y + (end.y - from.y) * part),
      );
    });
    const down = { type: "pointerDown", button: 0 } as const;
    const up = { type: "pointerUp", button: 0 } as const;
    await browser.bidi.send("input.performActions", {
      context,
      actions: [pointer([at(from.x, from.y), down, ...moves, up])],
    }, signal);
  });
}
