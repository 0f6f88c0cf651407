/** tabs and close: they answer whatever state the pages are in. */
import type { Browser } from "./browser.ts";
import { Fault } from "./fault.ts";
import { call } from "./inpage.ts";
import { cutUrl, type Tab } from "./tab.ts";
import type { Reply } from "./types.ts";

/** A page that does not say its title within this keeps the one it last had, ms. */
const TITLE_BOUND = 500;
/** A spinning page takes Firefox up to 1.5 s to close; much longer means it will not, ms. */
const CLOSE_BOUND = 10_000;

export async function tabs(
  browser: Browser,
  _params: unknown,
  signal: AbortSignal,
): Promise<Reply> {
  const bound = AbortSignal.any([signal, AbortSignal.timeout(TITLE_BOUND)]);
  await Promise.all([...browser.tabs.values()].map((tab) => refresh(browser, tab, bound)));
  return { tabs: browser.infos() };
}

async function refresh(browser: Browser, tab: Tab, signal: AbortSignal): Promise<void> {
  try {
    const { title, url } = await call(browser, tab, "title", {}, signal);
    tab.title = title;
    tab.url = cutUrl(url);
  } catch {
    // A busy or half-loaded page: what is known stands.
  }
}

export async function close(
  browser: Browser,
  params: { tab: string },
  signal: AbortSignal,
): Promise<Reply> {
  const tab = browser.tab(params.tab);
  const bound = AbortSignal.any([signal, AbortSignal.timeout(CLOSE_BOUND)]);
  try {
    await browser.bidi.send(
      "browsingContext.close",
      { context: tab.context, promptUnload: false },
      bound,
    );
    await browser.notice.until(() => tab.gone !== undefined, bound);
  } catch (error) {
    if (error instanceof Fault) throw error;
    if (tab.gone === undefined) {
      throw new Fault(
        "timeout",
        `Tab ${tab.id} did not close (${error}). Use reset to end the browser.`,
      );
    }
  }
  return { tabs: browser.infos() };
}
