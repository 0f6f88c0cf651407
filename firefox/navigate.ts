/** open, navigate, back, forward, reload: loads that the agent asked for. */
import { act, answer, type Observing } from "./act.ts";
import { BidiError } from "./bidi.ts";
import { type Browser, SANDBOX } from "./browser.ts";
import { Fault } from "./fault.ts";
import type { Look } from "./observe.ts";
import type { Tab } from "./tab.ts";
import type { Reply } from "./types.ts";
import { networkError } from "./words.ts";

/** A stopped load is over at once; longer means that the page is wedged, ms. */
const STOP_BOUND = 1_000;

/** How often a load is begun again that the page's own navigation has overtaken. */
const TRIES = 20;
/** The event of that navigation comes with the error of the one that it ended, ms. */
const OVERTAKEN = 50;
const ABORTED = /NS_BINDING_ABORTED|interrupted an unfinished navigation/;

export async function open(
  browser: Browser,
  params: { url: string } & Pick<Look, "observe">,
  signal: AbortSignal,
): Promise<Reply> {
  const url = checkUrl(params.url);
  const tab = await browser.create(signal);
  try {
    await Promise.all([browser.activate(tab, signal), load(browser, tab, url, signal)]);
  } catch (error) {
    // A tab that shows nothing is of no use to anyone.
    tab.discarded = true;
    await browser.bidi.send("browsingContext.close", { context: tab.context }).catch(() => {});
    throw error;
  }
  const reply = await answer(browser, tab, params, "load", signal, undefined);
  browser.prepareTab();
  return reply;
}

export function navigate(
  browser: Browser,
  params: Observing & { url: string },
  signal: AbortSignal,
): Promise<Reply> {
  const url = checkUrl(params.url);
  return act(browser, params, signal, "load", (tab) => load(browser, tab, url, signal));
}

export function history(delta: -1 | 1) {
  return (browser: Browser, params: Observing, signal: AbortSignal): Promise<Reply> =>
    act(browser, params, signal, "load", async (tab) => {
      const { navigation, moves } = tab;
      try {
        await browser.bidi.send(
          "browsingContext.traverseHistory",
          { context: tab.context, delta },
          signal,
        );
      } catch (error) {
        if (error instanceof BidiError && error.error === "no such history entry") {
          const where = delta < 0 ? "before" : "after";
          throw new Fault("navigation", `There is no page ${where} this one in the tab's history.`);
        }
        throw error;
      }
      // The reply comes before the events; a step within one document navigates nothing.
      const moved = () => tab.navigation !== navigation || tab.moves !== moves;
      await browser.notice.within(2_000, moved, signal);
      await arrived(browser, tab, signal);
    });
}

export function reload(browser: Browser, params: Observing, signal: AbortSignal): Promise<Reply> {
  return act(browser, params, signal, "load", async (tab) => {
    const go = () =>
      browser.bidi.send("browsingContext.reload", { context: tab.context, wait: "none" }, signal);
    await arrived(browser, tab, signal, () => guarded(browser, tab, tab.url, go));
  });
}

/** Loads url and follows it until its document is interactive. */
async function load(browser: Browser, tab: Tab, url: string, signal: AbortSignal): Promise<void> {
  const once = () =>
    browser.bidi.send(
      "browsingContext.navigate",
      { context: tab.context, url, wait: "none" },
      signal,
    );
  const before = tab.url;
  const go = async () => {
    for (let tries = 1; tries < TRIES; tries++) {
      try {
        const { navigation } = await once();
        // The page that was there may have loaded itself again after our document had begun to come.
        const overtaken = tab.navigation.id !== navigation && tab.url === before;
        if (!overtaken || before === url) return;
      } catch (error) {
        if (!(error instanceof BidiError) || !ABORTED.test(error.message)) throw error;
        // Either the server sent no page, or the page that is there goes elsewhere itself, again and again.
        const other = () => tab.loading && tab.navigation.url !== url;
        if (!await browser.notice.within(OVERTAKEN, other, signal)) throw error;
      }
    }
    await once();
  };
  await arrived(browser, tab, signal, () => guarded(browser, tab, url, go));
}

async function arrived(
  browser: Browser,
  tab: Tab,
  signal: AbortSignal,
  go?: () => Promise<void>,
): Promise<void> {
  try {
    await go?.();
    await browser.notice.until(() => !tab.loading || tab.gone !== undefined, signal);
  } catch (error) {
    // Whoever acts in the tab next would else wait for the same server again.
    if (signal.aborted) await stop(browser, tab);
    throw error;
  }
}

/** Gives a load up. A page that does not even hear that stays as it is. */
async function stop(browser: Browser, tab: Tab): Promise<void> {
  const bound = AbortSignal.timeout(STOP_BOUND);
  try {
    await browser.bidi.send("script.callFunction", {
      functionDeclaration: "() => window.stop()",
      awaitPromise: false,
      target: { context: tab.context, sandbox: SANDBOX },
    }, bound);
    // No event tells the end of a navigation that was stopped before it had a document.
    if (tab.loading) tab.navigation = { ...tab.navigation, stage: "failed" };
  } catch {
    // What made the load fail is what the agent hears of.
  }
}

async function guarded(
  browser: Browser,
  tab: Tab,
  url: string,
  go: () => Promise<unknown>,
): Promise<void> {
  const moves = tab.moves;
  const before = tab.journal.downloads.length;
  try {
    await go();
  } catch (error) {
    if (!(error instanceof BidiError)) throw error;
    // Firefox blames the page for a frame that may not load, though the page is there.
    if (tab.moves !== moves && await shows(browser, tab)) return;
    const file = tab.journal.downloads[before];
    const reason = file !== undefined
      ? `it is a download (${file}), and downloads are denied`
      : networkError(error.message);
    throw new Fault(
      "navigation",
      `${url} could not be loaded: ${reason}. Check the address and the server, then try again.`,
    );
  }
  const file = tab.journal.downloads[before];
  if (file !== undefined) {
    throw new Fault(
      "navigation",
      `${url} is a download (${file}), and downloads are denied. Ask the user to fetch it.`,
    );
  }
}

/** Whether the tab shows a page of the web, and not Firefox's own page about an error. */
async function shows(browser: Browser, tab: Tab): Promise<boolean> {
  try {
    const { result } = await browser.bidi.send("script.callFunction", {
      functionDeclaration: "() => document.documentURI",
      awaitPromise: false,
      target: { context: tab.context, sandbox: SANDBOX },
    }, AbortSignal.timeout(STOP_BOUND)) as { result: { value?: unknown } };
    return typeof result.value === "string" && /^https?:/.test(result.value);
  } catch {
    return false;
  }
}

/** Only http and https, no embedded credentials (design, "Policy"). */
export function checkUrl(text: string): string {
  let url: URL;
  try {
    url = new URL(text.trim());
  } catch {
    throw new Fault(
      "invalid",
      `${
        JSON.stringify(text.slice(0, 200))
      } is no absolute URL. Begin it with http:// or https://.`,
    );
  }
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new Fault("denied", `${url.protocol} addresses are not opened, only http: and https:.`);
  }
  if (url.username !== "" || url.password !== "") {
    throw new Fault(
      "denied",
      "Addresses with a user name or password in them are not opened. Leave them out.",
    );
  }
  return url.href;
}
