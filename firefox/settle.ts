/** Waits until what an action began is over: by events, never for a fixed time. */
import type { Browser } from "./browser.ts";
import { call, Replaced } from "./inpage.ts";
import type { Settled, SettleOptions } from "./page/contract.ts";
import type { Kind } from "./requests.ts";
import type { Tab } from "./tab.ts";

/**
 * No DOM change for this long is quiet, ms. Longer than 50, so that what a page writes from a
 * timer of 50 ms after a click is seen (B-035); a document without scripts does not wait for it.
 */
const QUIET = 60;
/**
 * An action that one would think has an effect and has none yet is given this long, ms; so is a field
 * that searches, since most pages ask the server 300 ms after the last key.
 */
const PATIENCE = 450;
/** A page that never becomes quiet, or a request that stays open, is waited for this long, ms. */
const BOUND = 2_000;
/** What the page asks for all the time may be what the action is about, too: so long, ms. */
const POLL_BOUND = 300;
/** A frame that has not answered so long after the bound, ms, is not waited for. */
const FRAME_LATE = 100;
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
  let [from, patience] = [Date.now(), answered(tab) ? QUIET : PATIENCE];
  let picture: string | undefined;
  for (let document = tab.navigation.id;;) {
    const asked = Date.now();
    const rest = from + BOUND - asked;
    const how = { acted, patience, bound: rest, after: picture };
    const quiet = await still(browser, tab, how, signal);
    if (tab.gone !== undefined) return { settled: true };
    if (quiet === undefined || tab.loading || tab.navigation.id !== document) {
      // The page went elsewhere meanwhile: its quiet says nothing.
      if (!await follow(browser, tab, started, signal)) {
        return pending(`loading ${tab.navigation.url}`);
      }
      if (tab.navigation.id !== document) [from, patience] = [Date.now(), PATIENCE];
      document = tab.navigation.id;
      if (Date.now() - started > FOLLOW) return pending("the page keeps navigating");
      continue;
    }
    patience = 0;
    const { unanswered, ...settled } = quiet;
    if (!settled.settled) return settled;
    // A picture matters when nothing else has come of the action.
    const needed: Kind[] = unanswered ? ["awaited", "decoration"] : ["awaited"];
    const begun = tab.requests.open(...needed).length > 0;
    const left = from + (begun ? BOUND : POLL_BOUND) - Date.now();
    const kinds: Kind[] = begun ? needed : ["poll"];
    if (begun || left > 0 && tab.requests.open("poll").length > 0) {
      picture = unanswered && tab.requests.open("decoration")[0];
      const over = () => tab.requests.open(...kinds).length === 0 || astir(tab);
      if (!await browser.notice.within(left, over, signal) && begun) {
        return waiting(tab.requests.open(...needed));
      }
      continue;
    }
    // Of what came meanwhile, the page has yet to make something.
    if (tab.requests.endedAt < asked || rest <= QUIET) return settled;
  }
}

function astir(tab: Tab): boolean {
  return tab.loading || tab.gone !== undefined;
}

/** Whether an action has had an effect that its page does not show. */
function answered({ journal: { popups, closed, dialogs, downloads, uploads } }: Tab): boolean {
  return popups.length + closed.length + dialogs.length + downloads.length + uploads > 0;
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
  how: Omit<SettleOptions, "quiet">,
  signal: AbortSignal,
): Promise<Settled | undefined> {
  if (tab.gone !== undefined || tab.loading) return undefined;
  if (how.bound <= 0) return pending("the page keeps changing");
  const ask = (context: string, signal: AbortSignal) =>
    call(
      browser,
      tab,
      "settle",
      { ...how, quiet: QUIET, after: how.after ?? tab.requests.arrived(context) },
      signal,
      context,
    );
  const bound = AbortSignal.any([signal, AbortSignal.timeout(how.bound + FRAME_LATE)]);
  const entered = tab.standing === undefined ? [] : [...tab.given.entered];
  const frames = entered.map((context) => ask(context, bound).catch(() => undefined));
  try {
    const own = await ask(tab.context, signal);
    const all = [own, ...await Promise.all(frames)].filter((one) => one !== undefined);
    return all.find((one) => !one.settled) ?? all.find((one) => one.unanswered) ?? own;
  } catch (error) {
    if (error instanceof Replaced) {
      // The event that says so may be on its way still.
      await browser.notice.within(500, () => astir(tab), signal);
      return undefined;
    }
    throw error;
  }
}

const pending = (what: string): Settled => ({ settled: false, pending: what });

function waiting(urls: string[]): Settled {
  const first = urls[0]?.slice(0, 200) ?? "";
  return pending(
    urls.length === 1 ? `a request: ${first}` : `${urls.length} requests, first ${first}`,
  );
}
