/** open, navigate, back, forward, reload: loads that the agent asked for. */
import { act, answer, type Observing } from "./act.ts";
import { BidiError } from "./bidi.ts";
import type { Browser } from "./browser.ts";
import { Fault } from "./fault.ts";
import type { Tab } from "./tab.ts";
import type { Reply } from "./types.ts";
import { networkError } from "./words.ts";

export async function open(
  browser: Browser,
  params: { url: string; observe?: "full" | "none" },
  signal: AbortSignal,
): Promise<Reply> {
  const url = checkUrl(params.url);
  const tab = await browser.create(signal);
  try {
    await load(browser, tab, url, signal);
  } catch (error) {
    // A tab that shows nothing is of no use to anyone.
    await browser.bidi.send("browsingContext.close", { context: tab.context }).catch(() => {});
    throw error;
  }
  return await answer(browser, tab, params, false, signal, undefined);
}

export function navigate(
  browser: Browser,
  params: Observing & { url: string },
  signal: AbortSignal,
): Promise<Reply> {
  return act(browser, params, signal, (tab) => load(browser, tab, checkUrl(params.url), signal));
}

export function history(delta: -1 | 1) {
  return (browser: Browser, params: Observing, signal: AbortSignal): Promise<Reply> =>
    act(browser, params, signal, async (tab) => {
      const before = tab.navigation;
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
      const moved = () => tab.navigation !== before || tab.journal.navigated !== undefined;
      await browser.notice.within(2_000, moved, signal);
      await arrived(browser, tab, signal);
    });
}

export function reload(browser: Browser, params: Observing, signal: AbortSignal): Promise<Reply> {
  return act(browser, params, signal, async (tab) => {
    await guarded(
      tab,
      tab.url,
      () =>
        browser.bidi.send("browsingContext.reload", { context: tab.context, wait: "none" }, signal),
    );
    await arrived(browser, tab, signal);
  });
}

/** Loads url and follows it until its document is interactive. */
async function load(browser: Browser, tab: Tab, url: string, signal: AbortSignal): Promise<void> {
  await guarded(
    tab,
    url,
    () =>
      browser.bidi.send(
        "browsingContext.navigate",
        { context: tab.context, url, wait: "none" },
        signal,
      ),
  );
  await arrived(browser, tab, signal);
}

async function arrived(browser: Browser, tab: Tab, signal: AbortSignal): Promise<void> {
  await browser.notice.until(() => !tab.loading || tab.gone !== undefined, signal);
}

async function guarded(tab: Tab, url: string, go: () => Promise<unknown>): Promise<void> {
  try {
    await go();
  } catch (error) {
    if (!(error instanceof BidiError)) throw error;
    const [file] = tab.journal.downloads;
    const reason = file !== undefined
      ? `it is a download (${file}), and downloads are denied`
      : networkError(error.message);
    throw new Fault("navigation", `${url} could not be loaded: ${reason}.`);
  }
  const [file] = tab.journal.downloads;
  if (file !== undefined) {
    throw new Fault(
      "navigation",
      `${url} is a download (${file}), and downloads are denied. The page stays as it was.`,
    );
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
