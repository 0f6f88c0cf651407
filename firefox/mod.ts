/** What the shim may ask of a Firefox: one entry an action, and the start. */
import { act, faultOf, type Observing } from "./act.ts";
import { fill, select } from "./act/fill.ts";
import { click, hover } from "./act/pointer.ts";
import { press } from "./act/press.ts";
import { scroll } from "./act/scroll.ts";
import { wait } from "./act/wait.ts";
import type { Browser } from "./browser.ts";
import { history, navigate, open, reload } from "./navigate.ts";
import { close, tabs } from "./tabs.ts";

function snapshot(browser: Browser, params: Observing, signal: AbortSignal) {
  return act(browser, params, signal, "look", () => Promise.resolve());
}

export const actions = {
  open,
  tabs,
  snapshot,
  close,
  navigate,
  back: history(-1),
  forward: history(1),
  reload,
  click,
  hover,
  fill,
  select,
  press,
  scroll,
  wait,
};

export { faultOf };
export { screenshot } from "./screenshot.ts";
export { start, type Started } from "./start.ts";
export { buildTemplate } from "./builder.ts";
export { Fault } from "./fault.ts";
export type { Browser };
