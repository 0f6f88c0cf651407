/** References: which observation they belong to, and why one no longer holds. Nothing is guessed. */
import type { Browser } from "./browser.ts";
import { Fault } from "./fault.ts";
import { checkAlive } from "./inpage.ts";
import type { Tab } from "./tab.ts";

const FORM = /^s([1-9]\d{0,8})e([1-9]\d{0,8})$/;
const AGAIN = "Take a new snapshot and use its references.";

/** Throws unless the reference is of the standing observation of that tab. The page knows the rest. */
export function checkRef(browser: Browser, tab: Tab, ref: string): void {
  checkAlive(tab);
  const observation = Number(FORM.exec(ref)?.[1]);
  if (!FORM.test(ref)) {
    throw new Fault(
      "invalid",
      `${JSON.stringify(ref.slice(0, 40))} is no reference; they look like s4e12. ${AGAIN}`,
    );
  }
  if (observation === tab.standing) return;
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
