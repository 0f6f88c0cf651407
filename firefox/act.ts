/** What every action is made of: find the tab, act, settle, say what happened, observe. */
import type { Browser } from "./browser.ts";
import { Fault } from "./fault.ts";
import { call, Replaced } from "./inpage.ts";
import { observe } from "./observe.ts";
import { settle } from "./settle.ts";
import { emptyJournal, type Tab } from "./tab.ts";
import type { Effect, Reply } from "./types.ts";
import type { Changes } from "./page/contract.ts";

export interface Observing {
  tab: string;
  observe?: "full" | "none";
}

/** What only the action itself knows of its effect, now or once the page has settled. */
export type Outcome = Effect | void | (() => Promise<Effect>);

/**
 * An act may set off what comes later; a load has its own end, and what changed is all of it; a look
 * has no effect of its own.
 */
export type Kind = "act" | "load" | "look";

/** Runs one action in its tab and answers with its effect and, unless not wanted, an observation. */
export async function act(
  browser: Browser,
  params: Observing,
  signal: AbortSignal,
  kind: Kind,
  doIt: (tab: Tab) => Promise<Outcome>,
): Promise<Reply> {
  const tab = browser.tab(params.tab);
  tab.requests.clear(); // what was under way before is not this action's doing
  await browser.activate(tab, signal);
  return await answer(browser, tab, params, kind, signal, await doIt(tab));
}

/** The second half of an action: settle, effect, observation. */
export async function answer(
  browser: Browser,
  tab: Tab,
  params: { observe?: "full" | "none" },
  kind: Kind,
  signal: AbortSignal,
  outcome: Outcome,
): Promise<Reply> {
  const acted = kind === "act";
  const settled = await settle(browser, tab, acted, signal);
  const own = typeof outcome === "function" ? await outcome() : outcome;
  const changes: Changes = acted ? await changed(browser, tab, signal) : { changed: 0 };
  if (changes.missed !== undefined) {
    throw new Fault("obscured", `${changes.missed}. Take a new snapshot.`);
  }
  const snapshot = tab.gone === undefined && params.observe !== "none"
    ? await observe(browser, tab, settled, signal)
    : undefined;
  const effect = { ...happened(tab, changes), ...own };
  tab.journal = emptyJournal(tab.url); // what comes from now on belongs to the next answer
  const nothing = Object.keys(effect).length === 0;
  return {
    ...(snapshot && { snapshot }),
    tabs: browser.infos(),
    ...((kind !== "look" || !nothing) && { effect: nothing ? "nothing changed" : effect }),
  };
}

async function changed(browser: Browser, tab: Tab, signal: AbortSignal): Promise<Changes> {
  // Of a document that was never shown, everything is new.
  if (tab.gone !== undefined || tab.standing === undefined) return { changed: 0 };
  try {
    return await call(browser, tab, "changes", {}, signal);
  } catch (error) {
    if (error instanceof Replaced) return { changed: 0 };
    throw error;
  }
}

function happened(tab: Tab, changes: Changes): Effect {
  const { from, navigated, status, popups, closed, dialogs, downloads, uploads } = tab.journal;
  return {
    ...((navigated !== undefined || tab.url !== from) && { navigated: tab.url }),
    ...(status !== undefined && { status }),
    ...(popups.length > 0 && { newTabs: popups.map((popup) => popup.info) }),
    ...(closed.length > 0 && { closed }),
    ...(dialogs.length > 0 && { dialogs }),
    ...(downloads.length > 0 && { downloads }),
    ...(uploads > 0 && { uploads }),
    ...(changes.scrolledFrom && { scrolledFrom: changes.scrolledFrom }),
    ...(changes.focus !== undefined && { focus: changes.focus }),
    ...(changes.changed > 0 && { changed: changes.changed }),
  };
}

/** Turns whatever went wrong in an action into a fault for the agent. */
export function faultOf(error: unknown, action: string): Fault {
  if (error instanceof Fault) return error;
  if (error instanceof Replaced) {
    return new Fault(
      "stale_ref",
      `The page navigated or closed during ${action}. Take a new snapshot.`,
    );
  }
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new Fault(
    "internal",
    `${action} failed: ${message}. Take a new snapshot; if that fails too, use reset.`,
  );
}
