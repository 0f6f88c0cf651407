/** What every action is made of: find the tab, act, settle, say what happened, observe. */
import type { Browser } from "./browser.ts";
import { Fault } from "./fault.ts";
import { call, Replaced } from "./inpage.ts";
import { type Look, observe } from "./observe.ts";
import { settle } from "./settle.ts";
import { FRAME_BOUND } from "./read.ts";
import { emptyJournal, type Tab } from "./tab.ts";
import type { Effect, Reply, Snapshot } from "./types.ts";
import type { Changes } from "./page/contract.ts";

export interface Observing extends Pick<Look, "observe"> {
  tab: string;
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
  look: Look = { ...(params.observe && { observe: params.observe }) },
): Promise<Reply> {
  const tab = browser.tab(params.tab);
  tab.requests.act();
  await browser.activate(tab, signal);
  if (kind === "act") await markFrames(browser, tab, signal);
  return await answer(browser, tab, look, kind, signal, await doIt(tab));
}

/** The second half of an action: settle, effect, observation. */
export async function answer(
  browser: Browser,
  tab: Tab,
  look: Look,
  kind: Kind,
  signal: AbortSignal,
  outcome: Outcome,
): Promise<Reply> {
  const acted = kind === "act";
  const settled = await settle(browser, tab, acted, signal);
  tab.requests.rest();
  const own = typeof outcome === "function" ? await outcome() : outcome;
  const changes: Changes = acted ? await changed(browser, tab, signal) : { changed: 0 };
  if (changes.missed !== undefined) {
    throw new Fault("obscured", `${changes.missed}. Take a new snapshot.`);
  }
  const shownBefore = tab.given.snapshot;
  const snapshot = tab.gone === undefined && look.observe !== "none"
    ? await observe(browser, tab, look, settled, signal)
    : undefined;
  const effect: Effect = { ...happened(tab, changes), ...own };
  if (acted && shownBefore !== undefined && Object.keys(effect).length === 0) {
    // A style alone changes no node.
    if (snapshot && showsElse(shownBefore, tab.given.snapshot)) effect.shows = true;
  }
  tab.journal = emptyJournal(tab.url); // what comes from now on belongs to the next answer
  const nothing = Object.keys(effect).length === 0;
  return {
    ...(snapshot && { snapshot }),
    tabs: browser.infos(),
    ...((kind !== "look" || !nothing) &&
      { effect: nothing ? "nothing changed" : tab.secrets.mask(effect) }),
  };
}

/** Whether two observations say different things, whatever their references. */
function showsElse(before: Snapshot, after: Snapshot | undefined): boolean {
  const plain = ({ text }: Snapshot) => text.replace(/\[(end of )?s\d+e\d+/g, "[");
  return after !== undefined && plain(before) !== plain(after);
}

/** More documents than this are not guarded. */
const MOST_GUARDED = 60;

/** All documents of the tab, those of frames that nobody has seen too. */
export function everyDocument(browser: Browser, tab: Tab): string[] {
  return [tab.context, ...browser.nested(tab).slice(0, MOST_GUARDED)];
}

/** The documents of the tab that were read: its own, then the frames'. */
export function documents(tab: Tab): string[] {
  return [tab.context, ...tab.given.entered];
}

/** Where there are frames, each counts what an action changes in it, and a press that goes astray. */
async function markFrames(browser: Browser, tab: Tab, signal: AbortSignal): Promise<void> {
  if (tab.given.entered.size === 0) return;
  await inEach(
    tab,
    documents(tab),
    signal,
    (context, signal) => call(browser, tab, "mark", {}, signal, context),
  );
}

async function changed(browser: Browser, tab: Tab, signal: AbortSignal): Promise<Changes> {
  // Of a document that was never shown, everything is new.
  if (tab.gone !== undefined || tab.standing === undefined) return { changed: 0 };
  const all = await inEach(
    tab,
    everyDocument(browser, tab),
    signal,
    (context, signal) => call(browser, tab, "changes", {}, signal, context),
  );
  const sum: Changes = { ...all[0], changed: 0 };
  for (const { changed, missed } of all) {
    sum.changed += changed;
    if (missed !== undefined) sum.missed ??= missed;
  }
  // Where the focus left a document for one in it, the latter says where it is.
  const moved = all.filter(({ focus }) => focus !== undefined);
  const best = moved.find(({ focus, focusInside }) => focus !== "nothing" && !focusInside) ??
    moved.find(({ focusInside }) => focusInside) ?? moved[0];
  if (best?.focus !== undefined) sum.focus = best.focus;
  return sum;
}

/** Asks every document at once. A frame that is gone or does not answer is left out. */
export async function inEach<T>(
  tab: Tab,
  contexts: string[],
  signal: AbortSignal,
  ask: (context: string, signal: AbortSignal) => Promise<T>,
): Promise<T[]> {
  const answers = contexts.map(async (context) => {
    const own = context === tab.context;
    const bound = own ? signal : AbortSignal.any([signal, AbortSignal.timeout(FRAME_BOUND)]);
    try {
      return [await ask(context, bound)];
    } catch (error) {
      if (error instanceof Replaced || (!own && bound.aborted && !signal.aborted)) return [];
      throw error;
    }
  });
  return (await Promise.all(answers)).flat();
}

function happened(tab: Tab, changes: Changes): Effect {
  const { from, navigated, status, popups, closed, dialogs, downloads, uploads, secret } =
    tab.journal;
  return {
    ...((navigated !== undefined || tab.url !== from) && { navigated: tab.url }),
    ...(status !== undefined && { status }),
    ...(popups.length > 0 && { newTabs: popups.map((popup) => popup.info) }),
    ...(closed.length > 0 && { closed }),
    ...(dialogs.length > 0 && { dialogs }),
    ...(downloads.length > 0 && { downloads }),
    ...(uploads > 0 && { uploads }),
    ...(secret && { secret }),
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
