/** Firefox's events, told to the tabs they belong to. Nothing here asks Firefox anything that it waits for. */
import type { Bidi, EventName, EventParams } from "./bidi.ts";
import type { Browser } from "./browser.ts";
import { short } from "./diagnostics.ts";
import { cutUrl, type Stage, type Tab } from "./tab.ts";
import type { Dialog } from "./types.ts";
import { networkError } from "./words.ts";

export const SUBSCRIBED = [
  "browsingContext.contextCreated",
  "browsingContext.contextDestroyed",
  "browsingContext.navigationStarted",
  "browsingContext.navigationCommitted",
  "browsingContext.navigationFailed",
  "browsingContext.fragmentNavigated",
  "browsingContext.historyUpdated",
  "browsingContext.domContentLoaded",
  "browsingContext.load",
  "browsingContext.userPromptOpened",
  "browsingContext.downloadWillBegin",
  "input.fileDialogOpened",
  "log.entryAdded",
  "network.beforeRequestSent",
  "network.responseStarted",
  "network.responseCompleted",
  "network.fetchError",
  "network.authRequired",
] as const satisfies EventName[];

export function listen(bidi: Bidi, browser: Browser): void {
  /** The tab of any context in it, and whether the context is the tab's own document. */
  const at = (context: string | null | undefined): { tab: Tab; top: boolean } | undefined => {
    const tab = browser.tabOf(context);
    return tab && { tab, top: tab.context === context };
  };
  const on = <N extends EventName>(name: N, hear: (params: EventParams<N>) => void) =>
    bidi.on(name, (params) => {
      hear(params);
      browser.notice.wake();
    });
  const navigates = (name: NavigationEvent, stage: Stage) =>
    on(name, (e) => {
      const found = at(e.context);
      if (found?.top) move(found.tab, stage, e);
      else if (stage === "started") found?.tab.loadingFrames.add(e.context);
      else if (stage !== "committed") found?.tab.loadingFrames.delete(e.context);
    });

  on("browsingContext.contextCreated", (e) => {
    if (e.parent) browser.nest(e.context, e.parent);
    else if (e.originalOpener) browser.adoptPopup(e.context, e.url, e.originalOpener);
  });
  on("browsingContext.contextDestroyed", (e) => browser.forget(e.context));
  navigates("browsingContext.navigationStarted", "started");
  navigates("browsingContext.navigationCommitted", "committed");
  navigates("browsingContext.navigationFailed", "failed");
  navigates("browsingContext.domContentLoaded", "interactive");
  navigates("browsingContext.load", "complete");
  for (
    const name of ["browsingContext.fragmentNavigated", "browsingContext.historyUpdated"] as const
  ) {
    on(name, (e) => {
      const found = at(e.context);
      const url = cutUrl(e.url);
      if (!found?.top || found.tab.url === url) return;
      found.tab.url = found.tab.journal.navigated = url;
      found.tab.moves++;
    });
  }

  on("browsingContext.userPromptOpened", (e) => {
    const tab = at(e.context)?.tab;
    // A page that wants to keep its reader never wins; every other question is answered with no.
    const accept = e.type === "beforeunload";
    bidi.send("browsingContext.handleUserPrompt", { context: e.context, accept }).catch(() => {});
    if (!tab || tab.journal.dialogs.length >= 20) return;
    tab.journal.dialogs.push({ type: e.type as Dialog["type"], message: short(e.message, 500) });
    tab.diagnostics.add("dialog", `${e.type} ${accept ? "accepted" : "dismissed"}: ${e.message}`);
  });
  on("browsingContext.downloadWillBegin", (e) => {
    const tab = at(e.context)?.tab;
    if (!tab) return;
    const name = e.suggestedFilename || e.url;
    tab.journal.downloads.push(short(name, 300));
    tab.diagnostics.add("download", `denied: ${name} from ${e.url}`);
    if (tab.navigation.stage === "started") {
      tab.navigation = { ...tab.navigation, stage: "download" };
    }
  });
  on("input.fileDialogOpened", (e) => {
    const tab = at(e.context)?.tab;
    if (tab) tab.journal.uploads++;
  });

  on("log.entryAdded", (e) => {
    if (e.level !== "warn" && e.level !== "error") return;
    const tab = at(e.source.context)?.tab;
    const where = e.stackTrace?.callFrames[0];
    const place = where ? ` (${where.url}:${where.lineNumber + 1})` : "";
    tab?.diagnostics.add(
      e.type === "javascript" ? "error" : "console",
      `${e.level}: ${e.text ?? ""}${place}`,
    );
  });
  on("network.beforeRequestSent", (e) => {
    at(e.context)?.tab.requests.begin(e.request.request, {
      ...e.request,
      context: e.context,
      url: cutUrl(e.request.url),
    });
  });
  on("network.responseStarted", (e) => {
    // A stream is an answer already; nobody waits for its end.
    if (e.response.mimeType.startsWith("text/event-stream") || e.response.status === 101) {
      at(e.context)?.tab.requests.end(e.request.request);
    }
  });
  on("network.responseCompleted", (e) => {
    const found = at(e.context);
    const tab = found?.tab;
    tab?.requests.end(e.request.request, true);
    if (e.response.status >= 400) {
      if (tab && found.top && e.navigation !== null) tab.journal.status = e.response.status;
      tab?.diagnostics.add("request", `${e.response.status} ${e.request.method} ${e.request.url}`);
    }
  });
  on("network.fetchError", (e) => {
    const tab = at(e.context)?.tab;
    tab?.requests.end(e.request.request);
    if (e.errorText === "NS_BINDING_ABORTED") {
      // The page changed its mind, or the answer had no page in it: no other event tells of a 204.
      const now = tab?.navigation;
      if (tab && now?.stage === "started" && now.id !== null && now.id === e.navigation) {
        tab.navigation = { ...now, stage: "failed" };
      }
      return;
    }
    tab?.diagnostics.add(
      "request",
      `failed ${e.request.method} ${e.request.url}: ${networkError(e.errorText)}`,
    );
  });
  on("network.authRequired", (e) => {
    // Without this the request waits for a login dialog for ever. The 401's own page is shown.
    bidi.send("network.continueWithAuth", { request: e.request.request, action: "cancel" })
      .catch(() => {});
  });
}

type NavigationEvent =
  | "browsingContext.navigationStarted"
  | "browsingContext.navigationCommitted"
  | "browsingContext.navigationFailed"
  | "browsingContext.domContentLoaded"
  | "browsingContext.load";

const LOADED = /^(https?|about|data|blob|file|javascript|view-source):/;

function move(tab: Tab, stage: Stage, e: { navigation: string | null; url: string }): void {
  const now = tab.navigation;
  // An address of another program (tel:) starts a navigation of which nothing is heard again.
  if (stage === "started" && !LOADED.test(e.url)) return;
  // What is heard of a navigation that another one has overtaken says nothing about the newer one.
  const late = stage === "failed" || now.stage === "started" && stage !== "started";
  if (late && stage !== "committed" && now.id !== e.navigation) return;
  if (now.stage === "download" && stage === "failed") return;
  tab.navigation = { id: e.navigation, url: cutUrl(e.url), stage };
  if (stage === "committed") {
    tab.diagnostics.leave();
    tab.crashed = e.url.startsWith("about:tabcrashed");
    if (tab.crashed) {
      tab.diagnostics.add("crash", "the page's process crashed");
      tab.navigation.stage = "complete"; // no more is heard of it
    }
    tab.url = tab.crashed ? new URL(e.url).searchParams.get("u") ?? tab.url : cutUrl(e.url);
    tab.title = "";
    tab.void = tab.standing ?? tab.void;
    tab.standing = undefined;
    tab.requests.clear();
    tab.moves++;
    tab.journal.navigated = tab.url;
  }
}
