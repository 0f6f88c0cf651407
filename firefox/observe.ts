/** One observation of one tab: the page's own account, its diagnostics, and what was cut. */
import type { Browser } from "./browser.ts";
import { changes } from "./changes.ts";
import { Fault } from "./fault.ts";
import { fit } from "./fit.ts";
import { Replaced } from "./inpage.ts";
import type { Settled } from "./page/contract.ts";
import { placeOf } from "./refs.ts";
import { Reader, type Seen, type Wanted } from "./read.ts";
import { search } from "./search.ts";
import { settle } from "./settle.ts";
import { cutUrl, Given, type Tab } from "./tab.ts";
import type { Snapshot } from "./types.ts";

/** How often a page that navigates under the observation is tried again. */
const TRIES = 3;

/** What to show: all of it unless told otherwise. */
export interface Look {
  observe?: "full" | "changes" | "none";
  /** Only that element. */
  ref?: string;
  /** Only what matches, anywhere on the page. */
  find?: string;
  /** Where to begin. */
  offset?: number;
}

export async function observe(
  browser: Browser,
  tab: Tab,
  look: Look,
  settled: Settled,
  signal: AbortSignal,
): Promise<Snapshot> {
  for (let tries = 1;; tries++) {
    try {
      return await once(browser, tab, look, settled, signal);
    } catch (error) {
      if (!(error instanceof Replaced) || tries === TRIES || tab.gone !== undefined) throw error;
      settled = await settle(browser, tab, false, signal);
    }
  }
}

async function once(
  browser: Browser,
  tab: Tab,
  look: Look,
  settled: Settled,
  signal: AbortSignal,
): Promise<Snapshot> {
  const { ref, offset } = look;
  const part = ref !== undefined || offset !== undefined || look.find !== undefined;
  if (part && look.observe === "changes") {
    throw new Fault("invalid", 'observe "changes" goes with neither ref, find nor offset.');
  }
  if (look.find?.trim() === "") {
    throw new Fault("invalid", "find needs words to look for. Leave it out to see all.");
  }
  // A frame's reference stands for the document in it, any other for its element.
  const place = ref === undefined ? tab.context : placeOf(browser, tab, ref);
  const shown = ref === undefined ? undefined : tab.given.shows.get(ref);
  const context = shown ?? place;
  const within = ref !== undefined && shown === undefined ? { ref } : {};
  const amends = (part || look.observe === "changes") && tab.standing !== undefined;
  const observation = amends ? tab.standing as number : ++browser.observations;
  const given = amends ? tab.given : new Given();
  const answer = (seen: Omit<Seen, "url" | "title">): Snapshot => {
    browser.observed.set(observation, tab.id);
    tab.standing = observation;
    tab.given = given;
    return {
      tab: tab.id,
      url: tab.info.url,
      title: tab.info.title,
      ...seen,
      elements: fit(seen.elements),
      diagnostics: tab.framed.mask(
        tab.secrets.mask(tab.diagnostics.newest(browser.limits.diagnostics)),
      ),
      ...settled,
    };
  };
  if (look.find !== undefined) {
    const query = { observation, find: look.find, offset: offset ?? 0, context, ...within };
    return answer(await search(browser, tab, given, query, signal));
  }
  const wanted: Wanted = {
    observation,
    issuing: !amends ? "new" : part ? "part" : "changes",
    ...within,
    ...(offset !== undefined && { offset }),
  };
  const { url, title, ...seen } = await new Reader(browser, tab, given, signal)
    .document(context, wanted, signal, shown && ref);
  if (context === tab.context) [tab.url, tab.title] = [cutUrl(url), title];
  if (offset !== undefined && offset > 0 && seen.text === "" && seen.elements.length === 0) {
    throw new Fault(
      "invalid",
      `There is nothing at offset ${offset}: the page ends before it. Use a smaller one.`,
    );
  }
  const before = given.snapshot;
  const snapshot = answer(seen);
  if (part) return { ...snapshot, part: true };
  given.snapshot = snapshot;
  return look.observe === "changes" && before ? changes(before, snapshot, observation) : snapshot;
}
