import { act, type Observing } from "../act.ts";
import type { Browser } from "../browser.ts";
import { call } from "../inpage.ts";
import { checkRef } from "../refs.ts";
import type { Tab } from "../tab.ts";
import type { Reply } from "../types.ts";
import { parseKey, stroke } from "./keys.ts";

export function press(
  browser: Browser,
  params: Observing & { key: string; ref?: string },
  signal: AbortSignal,
): Promise<Reply> {
  return act(browser, params, signal, "act", async (tab) => {
    const keys = parseKey(params.key);
    if (params.ref !== undefined) {
      checkRef(browser, tab, params.ref);
      await call(browser, tab, "focus", { ref: params.ref }, signal);
    } else await call(browser, tab, "mark", {}, signal);
    await strike(browser, tab, stroke(keys), signal);
  });
}

export async function strike(
  browser: Browser,
  tab: Tab,
  actions: { type: "keyDown" | "keyUp"; value: string }[],
  signal: AbortSignal,
): Promise<void> {
  await browser.bidi.send("input.performActions", {
    context: tab.context,
    actions: [{ type: "key", id: "keyboard", actions }],
  }, signal);
}
