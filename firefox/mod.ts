/** What the shim may ask of a Firefox: one entry an action, and the start. */
import { act, faultOf, type Observing } from "./act.ts";
import { fill, select } from "./act/fill.ts";
import { drag } from "./act/drag.ts";
import { click, hover } from "./act/pointer.ts";
import { press } from "./act/press.ts";
import { scroll } from "./act/scroll.ts";
import { wait } from "./act/wait.ts";
import type { Browser } from "./browser.ts";
import type { Look } from "./observe.ts";
import { history, navigate, open, reload } from "./navigate.ts";
import { close, tabs } from "./tabs.ts";
import type { Reply } from "./types.ts";

function snapshot(browser: Browser, params: Observing & Look, signal: AbortSignal) {
  return act(browser, params, signal, "look", () => Promise.resolve(), params);
}

const plain = {
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
  drag,
  fill,
  select,
  press,
  scroll,
  wait,
};

/** What a secret field held is in no reply and in no error of its session. */
function masked<P>(run: Act<P>): Act<P> {
  return async (browser, params, signal) => {
    try {
      return browser.secrets.mask(await run(browser, params, signal));
    } catch (error) {
      throw browser.secrets.fault(error);
    }
  };
}

type Act<P> = (browser: Browser, params: P, signal: AbortSignal) => Promise<Reply>;
type Plain = typeof plain;

export const actions = Object.fromEntries(
  Object.entries(plain).map(([name, run]) => [name, masked(run as Act<never>)]),
) as unknown as { [A in keyof Plain]: Act<Parameters<Plain[A]>[1]> }; // the types that entries() loses

export { faultOf };
export { screenshot } from "./screenshot.ts";
export { start, type Started } from "./start.ts";
export { buildTemplate } from "./builder.ts";
export { Fault } from "./fault.ts";
export type { Browser };
