/** Waits until what an action began is over: by events, never for a fixed time. */
import type { Browser } from "./browser.ts";
import { call, Replaced } from "./inpage.ts";
import type { Settled } from "./page/contract.ts";
import type { Tab } from "./tab.ts";

/**
 * No DOM change for this long is quiet, ms. Longer than 50, so that what a page writes from a
 * timer of 50 ms after a click is seen (B-035); a document without scripts does not wait for it.
 */
const QUIET = 60;
/** A page that never becomes quiet, or a request that stays open, is waited for this long, ms. */
const BOUND = 2_000;
/** A navigation that an action started without asking for it is followed this long, ms. */
const FOLLOW = 10_000;

/** Follows a navigation if one began, then waits for a quiet page with no request under way. */
export async function settle(
  browser: Browser,
  tab: Tab,
  acted: boolean,
  signal: AbortSignal,
): Promise<Settled> {
  const started = Date.now();
  if (!await follow(browser, tab, started, signal)) return pending(`loading ${tab.navigation.url}`);
  let until = Date.now() + BOUND;
  for (let document = tab.navigation.id;;) {
    const quiet = await still(browser, tab, acted, until - Date.now(), signal);
    if (tab.gone !== undefined) return { settled: true };
    if (quiet === undefined || tab.loading || tab.navigation.id !== document) {
      // The page went elsewhere meanwhile: its quiet says nothing.
      if (!await follow(browser, tab, started, signal)) {
        return pending(`loading ${tab.navigation.url}`);
      }
      if (tab.navigation.id !== document) until = Date.now() + BOUND;
      document = tab.navigation.id;
      if (Date.now() - started > FOLLOW) return pending("the page keeps navigating");
      continue;
    }
    if (!quiet.settled) return quiet;
    if (tab.requests.size === 0) return quiet;
    const over = () => tab.requests.size === 0 || tab.loading || tab.gone !== undefined;
    if (!await browser.notice.within(until - Date.now(), over, signal)) return waiting(tab);
  }
}

/** True once no navigation is under way; false when it takes too long, which is then no longer waited for. */
async function follow(browser: Browser, tab: Tab, started: number, signal: AbortSignal) {
  const over = () => !tab.loading || tab.gone !== undefined;
  const there = await browser.notice.within(started + FOLLOW - Date.now(), over, signal);
  if (!there) tab.navigation = { ...tab.navigation, abandoned: true };
  return there;
}

/** The page's own word that it is quiet; undefined when its document was replaced meanwhile. */
async function still(
  browser: Browser,
  tab: Tab,
  acted: boolean,
  bound: number,
  signal: AbortSignal,
): Promise<Settled | undefined> {
  if (tab.gone !== undefined || tab.loading) return undefined;
  if (bound <= 0) return pending("the page keeps changing");
  try {
    return await call(browser, tab, "settle", { quiet: QUIET, bound, acted }, signal);
  } catch (error) {
    if (error instanceof Replaced) {
      // The event that says so may be on its way still.
      await browser.notice.within(500, () => tab.loading || tab.gone !== undefined, signal);
      return undefined;
    }
    throw error;
  }
}

const pending = (what: string): Settled => ({ settled: false, pending: what });

function waiting(tab: Tab): Settled {
  const urls = [...tab.requests.values()];
  const first = urls[0]?.slice(0, 200) ?? "";
  return pending(
    urls.length === 1 ? `a request: ${first}` : `${urls.length} requests, first ${first}`,
  );
}
