import { act, type Observing } from "../act.ts";
import type { Browser } from "../browser.ts";
import { Fault } from "../fault.ts";
import { call, Replaced } from "../inpage.ts";
import { contextsOf, FRAME_BOUND, MOST_ENTERED } from "../read.ts";
import type { Tab } from "../tab.ts";
import type { Reply } from "../types.ts";

/** A look at all frames ends after this, so that those that come meanwhile are looked at too, ms. */
const ROUND = 1_000;

export interface WaitParams extends Observing {
  ms?: number;
  text?: string;
  gone?: string;
  url?: string;
  timeout?: number;
}

export function wait(browser: Browser, params: WaitParams, signal: AbortSignal): Promise<Reply> {
  return act(browser, params, signal, "act", async (tab) => {
    const { ms, text, gone, url } = params;
    if (ms === undefined && text === undefined && gone === undefined && url === undefined) {
      throw new Fault("invalid", "wait needs at least one of ms, text, gone and url.");
    }
    if (text === "" || gone === "") {
      throw new Fault("invalid", "wait needs a text that is not empty.");
    }
    await mark(browser, tab, signal);
    const begun = Date.now();
    const bound = Math.min(params.timeout ?? browser.limits.waitMs, browser.limits.waitMs);
    if (ms !== undefined) {
      await browser.notice.within(
        Math.min(ms, browser.limits.waitMs),
        () => tab.gone !== undefined,
        signal,
      );
    }
    const until = Date.now() + bound;
    if (url !== undefined) {
      const there = () => matches(url, tab.url) || tab.gone !== undefined;
      if (!await browser.notice.within(bound, there, signal)) {
        throw missed(
          bound,
          `the address is still ${tab.url}, which the glob ${url} does not match (* is any run of characters)`,
        );
      }
    }
    if (text !== undefined || gone !== undefined) {
      await shown(browser, tab, params, until, bound, signal);
    }
    return { waited: Math.max(1, Date.now() - begun) };
  });
}

/** So that the effect counts what changed during the wait; a page that is navigating has no past. */
async function mark(browser: Browser, tab: Tab, signal: AbortSignal): Promise<void> {
  try {
    await call(browser, tab, "mark", {}, signal);
  } catch (error) {
    if (!(error instanceof Replaced)) throw error;
  }
}

async function shown(
  browser: Browser,
  tab: Tab,
  { text, gone }: WaitParams,
  until: number,
  bound: number,
  signal: AbortSignal,
) {
  let missing = "the page kept navigating";
  while (tab.gone === undefined) {
    const left = until - Date.now();
    if (left <= 0) throw missed(bound, missing);
    const frames = await shownFrames(browser, tab, signal);
    const look = (wish: { text: string } | { gone: string }, context: string) =>
      call(browser, tab, "waitFor", { ...wish, bound: Math.min(left, ROUND) }, signal, context);
    try {
      // The text may come in any frame; what is to vanish must be in none.
      const seen = text === undefined
        ? { met: true }
        : await any([tab.context, ...frames].map((context) => look({ text }, context)));
      const vanished = gone === undefined || !seen.met
        ? { met: true }
        : await all([tab.context, ...frames].map((context) => look({ gone }, context)));
      if (seen.met && vanished.met) return;
      missing = (seen.met ? vanished.missing : seen.missing) ?? missing;
    } catch (error) {
      if (!(error instanceof Replaced)) throw error;
      await browser.notice.within(
        until - Date.now(),
        () => !tab.loading || tab.gone !== undefined,
        signal,
      );
    }
  }
}

/** The contexts of the frames that can be seen, as deep as they go. */
async function shownFrames(browser: Browser, tab: Tab, signal: AbortSignal): Promise<string[]> {
  if (browser.nested(tab).length === 0) return [];
  const found: string[] = [];
  // The list grows as frames in frames are found.
  for (let i = -1; i < found.length; i++) {
    const context = found[i] ?? tab.context;
    const bound = AbortSignal.any([signal, AbortSignal.timeout(FRAME_BOUND)]);
    try {
      for (const inner of await contextsOf(browser, tab, context, bound, "shown")) {
        if (inner !== undefined && found.length < MOST_ENTERED) found.push(inner);
      }
    } catch (error) {
      signal.throwIfAborted();
      if (!(bound.aborted || error instanceof Replaced)) throw error;
    }
  }
  return found;
}

interface Outcome {
  met: boolean;
  missing?: string;
}

/** The first that is met, or what the page itself says; a frame that goes away says nothing. */
async function any([own, ...frames]: Promise<Outcome>[]): Promise<Outcome> {
  const met = [own, ...frames].map(async (one) => {
    const outcome = await one;
    return outcome?.met ? outcome : Promise.reject(new Error("not met"));
  });
  void Promise.allSettled(frames);
  return await Promise.any(met).catch(async () => await own ?? { met: false });
}

async function all([own, ...frames]: Promise<Outcome>[]): Promise<Outcome> {
  const others = (await Promise.allSettled(frames)).flatMap((one) =>
    one.status === "fulfilled" ? [one.value] : []
  );
  const outcome = await own ?? { met: true };
  return [outcome, ...others].find(({ met }) => !met) ?? outcome;
}

function missed(bound: number, what: string): Fault {
  return new Fault(
    "timeout",
    `Waited ${bound / 1000} s and ${what}. Take a snapshot to see what is there.`,
  );
}

/** `*` is any run of characters, `?` any one; everything else is itself. Linear, whatever the stars. */
export function matches(pattern: string, text: string): boolean {
  let [p, t, star, mark] = [0, 0, -1, 0];
  while (t < text.length) {
    if (pattern[p] === "*") [star, mark] = [p++, t];
    else if (p < pattern.length && (pattern[p] === "?" || pattern[p] === text[t])) {
      [p, t] = [p + 1, t + 1];
    } else if (star >= 0) [p, t] = [star + 1, ++mark];
    else return false;
  }
  while (pattern[p] === "*") p++;
  return p === pattern.length;
}
