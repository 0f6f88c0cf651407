/** One observation of one tab: the page's own account, its diagnostics, and what was cut. */
import type { Browser } from "./browser.ts";
import { call, Replaced } from "./inpage.ts";
import type { ElementInfo, Settled } from "./page/contract.ts";
import { settle } from "./settle.ts";
import type { Tab } from "./tab.ts";
import type { Snapshot } from "./types.ts";

/**
 * What an observation may take on the wire, in UTF-16 units: a fifth of a message's bytes in the
 * worst script. Only the options of selects can exceed it, 100 for each of 300 elements.
 */
const LARGEST = 200_000;

/** How often a page that navigates under the observation is tried again. */
const TRIES = 3;

export async function observe(
  browser: Browser,
  tab: Tab,
  settled: Settled,
  signal: AbortSignal,
): Promise<Snapshot> {
  for (let tries = 1;; tries++) {
    try {
      return await once(browser, tab, settled, signal);
    } catch (error) {
      if (!(error instanceof Replaced) || tries === TRIES || tab.gone !== undefined) throw error;
      settled = await settle(browser, tab, false, signal);
    }
  }
}

async function once(
  browser: Browser,
  tab: Tab,
  settled: Settled,
  signal: AbortSignal,
): Promise<Snapshot> {
  const { limits } = browser;
  const observation = ++browser.observations;
  browser.observed.set(observation, tab.id);
  const seen = await call(browser, tab, "observe", {
    observation,
    first: 1,
    maxText: limits.text,
    maxElements: limits.elements,
  }, signal);
  tab.standing = observation;
  tab.url = seen.url;
  tab.title = seen.title;
  return {
    tab: tab.id,
    ...seen,
    elements: fit(seen.elements),
    diagnostics: tab.diagnostics.newest(limits.diagnostics),
    ...settled,
  };
}

/** Cuts the options of all selects alike until the elements fit; each says how many it has. */
function fit(elements: ElementInfo[]): ElementInfo[] {
  for (let most = 50; most > 0 && JSON.stringify(elements).length > LARGEST; most >>= 1) {
    elements = elements.map((element) => {
      const { options } = element;
      if (options === undefined || options.length <= most) return element;
      const optionsTotal = element.optionsTotal ?? options.length;
      return { ...element, options: options.slice(0, most), optionsTotal };
    });
  }
  return elements;
}
