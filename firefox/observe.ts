/** One observation of one tab: the page's own account, its diagnostics, and what was cut. */
import type { Browser } from "./browser.ts";
import { call, Replaced } from "./inpage.ts";
import type { ElementInfo, Settled } from "./page/contract.ts";
import { settle } from "./settle.ts";
import { cutUrl, type Tab } from "./tab.ts";
import type { Snapshot } from "./types.ts";

/**
 * What the elements may take on the wire, in UTF-16 units: a fifth of a message's bytes, of which each
 * may take three. The options of selects, addresses and descriptions can exceed it.
 */
const LARGEST = 200_000;

/** Frames beyond this are in the text only. */
const MOST_FRAMES = 100;

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
  const { secrets = [], ...seen } = await call(browser, tab, "observe", {
    observation,
    first: 1,
    maxText: limits.text,
    maxElements: limits.elements,
  }, signal);
  for (const secret of secrets) browser.secrets.add(secret);
  tab.standing = observation;
  seen.url = tab.url = cutUrl(seen.url);
  tab.title = seen.title;
  return {
    tab: tab.id,
    ...seen,
    frames: seen.frames.slice(0, MOST_FRAMES),
    elements: fit(seen.elements),
    diagnostics: tab.diagnostics.newest(limits.diagnostics),
    ...settled,
  };
}

/**
 * Cuts the options of all selects alike until the elements fit, each saying how many it has; then
 * what else can be long and is no name or value.
 */
function fit(elements: ElementInfo[]): ElementInfo[] {
  for (let most = 50; most > 0 && JSON.stringify(elements).length > LARGEST; most >>= 1) {
    elements = elements.map((element) => {
      const { options } = element;
      if (options === undefined || options.length <= most) return element;
      const optionsTotal = element.optionsTotal ?? options.length;
      return { ...element, options: options.slice(0, most), optionsTotal };
    });
  }
  if (JSON.stringify(elements).length > LARGEST) {
    elements = elements.map((element) => {
      const { href, description, ...rest } = element;
      return {
        ...rest,
        ...(href !== undefined && { href: cut(href) }),
        ...(description !== undefined && { description: cut(description) }),
      };
    });
  }
  return elements;
}

const cut = (text: string) => text.length > 100 ? `${text.slice(0, 99)}…` : text;
