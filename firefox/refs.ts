/** References: which observation they belong to, and why one no longer holds. Nothing is guessed. */
import type { Browser } from "./browser.ts";
import { Fault } from "./fault.ts";
import { type Answer, call, checkAlive, type Given } from "./inpage.ts";
import type { Page } from "./page/contract.ts";
import type { Tab } from "./tab.ts";

const FORM = /^s([1-9]\d{0,8})e([1-9]\d{0,8})$/;
const AGAIN = "Use the references of the newest answer, or take a new snapshot.";

/**
 * The context of the document in which the reference's element is. Throws unless it is of the standing
 * observation of that tab; the page knows the rest.
 */
export function placeOf(browser: Browser, tab: Tab, ref: string): string {
  checkAlive(tab);
  const observation = Number(FORM.exec(ref)?.[1]);
  if (!FORM.test(ref)) {
    throw new Fault(
      "invalid",
      `${JSON.stringify(ref.slice(0, 40))} is no reference; they look like s4e12. ${AGAIN}`,
    );
  }
  if (observation === tab.standing) {
    const place = tab.given.places.get(ref) ?? tab.context;
    if (browser.tabOf(place) === tab) return place;
    throw new Fault("stale_ref", `The frame that ${ref} was in is gone. ${AGAIN}`);
  }
  const of = browser.observed.get(observation);
  const reason = of === undefined
    ? `${ref} was never issued in this session`
    : of !== tab.id
    ? `${ref} belongs to tab ${of}, not to ${tab.id}`
    : observation <= tab.void
    ? `the page has navigated since ${ref} was issued`
    : `${ref} is from observation ${observation}; a newer one (${tab.standing}) replaced its references`;
  throw new Fault("stale_ref", `${reason}. ${AGAIN}`);
}

/** Calls the document in which the element is. */
export async function callOn<M extends keyof Page>(
  browser: Browser,
  tab: Tab,
  method: M,
  args: Given<M> & { ref: string },
  signal: AbortSignal,
): Promise<Answer<M>> {
  return await call(browser, tab, method, args, signal, placeOf(browser, tab, args.ref));
}
