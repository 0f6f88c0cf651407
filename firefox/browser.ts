/** One running Firefox: its connection, its tabs, its numbers. Everything that acts is given one. */
import { type Bidi, BidiError } from "./bidi.ts";
import { Fault } from "./fault.ts";
import { listen, SUBSCRIBED } from "./events.ts";
import { Notice } from "./notice.ts";
import { Secrets } from "./secrets.ts";
import { Tab } from "./tab.ts";
import type { Limits, TabInfo } from "./types.ts";
import page from "./page/page.generated.js" with { type: "text" };

/** Viewport of every tab, CSS px (contract, section 3). */
export const VIEWPORT = { width: 1280, height: 900 };
/** The world in which page scripts live: the page can neither see nor patch it. */
export const SANDBOX = "foxden";
/** How long a switch of tabs may take, ms: 10 to 60 where the tab in front is well. */
const ACTIVATE_BOUND = 1_000;
/** Installs the page scripts in a document's sandbox. */
export const INSTALL = page;

export class Browser {
  readonly notice = new Notice();
  readonly secrets = new Secrets();
  readonly tabs = new Map<string, Tab>();
  /** Observations made in this session; their numbers are never used twice. */
  observations = 0;
  /** Which tab each observation was of, for the reason why a reference is stale. */
  readonly observed = new Map<number, string>();
  #byContext = new Map<string, Tab>();
  #parents = new Map<string, string>();
  #lastTab = 0;
  /** A tab that nobody has seen yet. */
  #spare: Promise<{ context: string }> | undefined;
  /** The context in front, when it is known. */
  #front: string | undefined;

  private constructor(readonly bidi: Bidi, readonly limits: Limits) {}

  /** Sets up the BiDi session: subscriptions, page scripts, and what would else hang or write. */
  static async start(bidi: Bidi, limits: Limits, signal: AbortSignal): Promise<Browser> {
    const browser = new Browser(bidi, limits);
    listen(bidi, browser);
    const sandbox = SANDBOX;
    await Promise.all([
      bidi.send("session.subscribe", { events: [...SUBSCRIBED] }, signal),
      bidi.send("script.addPreloadScript", { functionDeclaration: INSTALL, sandbox }, signal),
      bidi.send("network.addIntercept", { phases: ["authRequired"] }, signal),
      bidi.send("browser.setDownloadBehavior", { downloadBehavior: { type: "denied" } }, signal),
      bidi.send(
        "browsingContext.setViewport",
        { viewport: VIEWPORT, userContexts: ["default"] },
        signal,
      ),
    ]);
    // Only now: behind another tab Firefox's own first one takes a second to get its viewport.
    const first = await bidi.send("browsingContext.create", { type: "tab" }, signal);
    browser.#spare = Promise.resolve(first);
    browser.#front = first.context;
    return browser;
  }

  /**
   * Makes a tab, behind the others perhaps. The first was made with the browser. Firefox's own first tab is never used: it
   * cannot be given focus, and it is what lets the last of the others be closed.
   */
  async create(signal: AbortSignal): Promise<Tab> {
    if (this.tabs.size >= this.limits.tabs) {
      const open = [...this.tabs.keys()].join(", ");
      throw new Fault(
        "limit",
        `The ${this.limits.tabs} tabs of this conversation are open (${open}). Close one first.`,
      );
    }
    const spare = this.#spare;
    this.#spare = undefined;
    const made = spare ?? this.bidi.send("browsingContext.create", { type: "tab" }, signal);
    const { context } = await made;
    return this.#adopt(new Tab(`t${++this.#lastTab}`, context));
  }

  /**
   * Makes the next tab in advance, behind the others, once an agent has shown that it uses several:
   * a tab takes 60 to 90 ms to make and 12 MB to hold, which one that stays with one page never pays.
   */
  prepareTab(): void {
    if (this.#lastTab < 2 || this.#spare !== undefined || this.tabs.size >= this.limits.tabs) {
      return;
    }
    this.#spare = this.bidi.send("browsingContext.create", { type: "tab", background: true });
    this.#spare.catch(() => this.#spare = undefined);
  }

  /**
   * Brings a tab to the front: behind another it is hidden, draws one frame a second and has no
   * focus. When the tab in front is wedged Firefox switches but never answers, hence the bound.
   */
  async activate(tab: Tab, signal: AbortSignal): Promise<void> {
    if (this.#front === tab.context) return;
    this.#front = tab.context;
    const bound = AbortSignal.any([signal, AbortSignal.timeout(ACTIVATE_BOUND)]);
    try {
      await this.bidi.send("browsingContext.activate", { context: tab.context }, bound);
    } catch (error) {
      // A tab that goes away meanwhile, this one or another, says so to the next command.
      if (signal.aborted || !(bound.aborted || error instanceof BidiError)) throw error;
    }
  }

  #adopt(tab: Tab): Tab {
    this.tabs.set(tab.id, tab);
    this.#byContext.set(tab.context, tab);
    return tab;
  }

  /** A window that a page opened is a tab like any, up to the cap; beyond it, it is closed. */
  adoptPopup(context: string, url: string, openerContext: string): void {
    const opener = this.tabOf(openerContext);
    if (this.#byContext.has(context) || opener === undefined) return;
    if (this.tabs.size >= this.limits.tabs) {
      this.bidi.send("browsingContext.close", { context }).catch(() => {});
      opener.diagnostics.add("popup", `closed, since ${this.limits.tabs} tabs are open: ${url}`);
      return;
    }
    const tab = this.#adopt(new Tab(`t${++this.#lastTab}`, context, opener.id));
    tab.url = url;
    this.#front = undefined; // Firefox shows it at once
    opener.journal.popups.push(tab);
  }

  nest(context: string, parent: string): void {
    this.#parents.set(context, parent);
  }

  parentOf(context: string): string | undefined {
    return this.#parents.get(context);
  }

  /** The tab that a context, nested or not, belongs to. */
  tabOf(context: string | null | undefined): Tab | undefined {
    for (let at = context; at; at = this.#parents.get(at)) {
      const tab = this.#byContext.get(at);
      if (tab !== undefined) return tab;
    }
    return undefined;
  }

  /** The contexts of the frames in a tab, as deep as they go. */
  nested(tab: Tab): string[] {
    return [...this.#parents.keys()].filter((context) => this.tabOf(context) === tab);
  }

  forget(context: string): void {
    this.tabOf(context)?.loadingFrames.delete(context);
    this.#parents.delete(context);
    const tab = this.#byContext.get(context);
    if (tab === undefined) return;
    tab.gone = "it was closed";
    this.#front = undefined;
    this.#byContext.delete(context);
    this.tabs.delete(tab.id);
    if (tab.discarded) return;
    for (const other of this.tabs.values()) other.journal.closed.push(tab.id);
    tab.journal.closed.push(tab.id);
  }

  tab(id: string): Tab {
    const tab = this.tabs.get(id);
    if (tab !== undefined) return tab;
    const open = [...this.tabs.keys()].join(", ") || "none; use open";
    throw new Fault(
      "no_tab",
      `There is no tab ${JSON.stringify(id.slice(0, 20))}. Open tabs: ${open}.`,
    );
  }

  infos(): TabInfo[] {
    return [...this.tabs.values()].map((tab) => tab.info);
  }
}
