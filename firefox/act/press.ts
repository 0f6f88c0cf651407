import { act, type Observing } from "../act.ts";
import type { Browser } from "../browser.ts";
import { call } from "../inpage.ts";
import { focusedContext } from "../read.ts";
import { placeOf } from "../refs.ts";
import type { Reply } from "../types.ts";
import { parseKey, stroke } from "./keys.ts";
import { guardOthers } from "./pointer.ts";

export function press(
  browser: Browser,
  params: Observing & { key: string; ref?: string },
  signal: AbortSignal,
): Promise<Reply> {
  return act(browser, params, signal, "act", async (tab) => {
    const { ref } = params;
    const keys = parseKey(params.key);
    const place = ref === undefined
      ? await focusedContext(browser, tab, signal)
      : placeOf(browser, tab, ref);
    if (ref !== undefined) {
      await guardOthers(browser, tab, place, signal);
      await call(browser, tab, "focus", { ref }, signal, place);
    } else await call(browser, tab, "mark", {}, signal, place);
    await strike(browser, place, stroke(keys), signal);
  });
}

export async function strike(
  browser: Browser,
  context: string,
  actions: { type: "keyDown" | "keyUp"; value: string }[],
  signal: AbortSignal,
): Promise<void> {
  await browser.bidi.send("input.performActions", {
    context,
    actions: [{ type: "key", id: "keyboard", actions }],
  }, signal);
}
