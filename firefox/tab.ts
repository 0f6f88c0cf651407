import { Diagnostics } from "./diagnostics.ts";
import { Requests } from "./requests.ts";
import { Secrets } from "./secrets.ts";
import type { Dialog, Snapshot, TabInfo } from "./types.ts";

/** An address as it is told; a page can make one of a megabyte. */
export function cutUrl(url: string): string {
  return url.length > 2_000 ? `${url.slice(0, 1_999)}…` : url;
}

/** How far a navigation of the top document has come. */
export type Stage = "started" | "committed" | "interactive" | "complete" | "failed" | "download";

/** The navigation that a tab is in, or the last one it made. */
export interface Navigation {
  id: string | null;
  url: string;
  stage: Stage;
  /** Waited for long enough: it goes on or not, but nobody waits for it any more. */
  abandoned?: true;
}

/** What happened in a tab since its last answer. Filled by events, read by the effect. */
export interface Journal {
  /** The address then. A step back to one without a fragment comes with no event. */
  from: string;
  navigated?: string;
  /** HTTP status of the page that was loaded, from 400 on. */
  status?: number;
  popups: Tab[];
  closed: string[];
  dialogs: Dialog[];
  downloads: string[];
  uploads: number;
  /** Text went into a field whose value is never told. */
  secret?: true;
}

export function emptyJournal(from: string): Journal {
  return { from, popups: [], closed: [], dialogs: [], downloads: [], uploads: 0 };
}

/** What an observation and those that amend it gave out. */
export class Given {
  /** The first number that no reference has. */
  next = 1;
  /** The contexts of the frames that were read. */
  readonly entered = new Set<string>();
  /** In which frame the element is of a reference; of all others it is the tab's own document. */
  readonly places = new Map<string, string>();
  /** The context that the frame of a reference shows. */
  readonly shows = new Map<string, string>();
  /** The answer that an observation of changes is compared with. */
  snapshot: Snapshot | undefined;
}

/** One top-level browsing context that the agent can see: a window of its own. */
export class Tab {
  url = "about:blank";
  title = "";
  readonly diagnostics = new Diagnostics();
  /**
   * What secret fields held without the agent's doing, in the tab's own documents and in those of frames. A page can write
   * any word into such a field, so nothing but what is said of this tab is searched for them: of the frames', its lines.
   */
  readonly secrets = new Secrets();
  readonly framed = new Secrets();
  journal = emptyJournal("about:blank");
  navigation: Navigation = { id: null, url: "about:blank", stage: "complete" };
  /** How often its address changed, within a document too. */
  moves = 0;
  /** The observation whose references hold; undefined after a navigation. */
  standing: number | undefined;
  /** What the standing observation gave out: references of frames, and its whole answer. */
  given = new Given();
  /** The last observation that a navigation made void. */
  void = 0;
  readonly requests = new Requests();
  /** Frames whose document is not there yet. */
  readonly loadingFrames = new Set<string>();
  /** Its content process died: Firefox shows a page of its own, which takes no scripts. */
  crashed = false;
  /** Never shown to anyone: the open that made it failed. */
  discarded = false;
  /** Why the tab is gone. */
  gone: string | undefined;

  constructor(readonly id: string, readonly context: string, readonly opener?: string) {}

  get info(): TabInfo {
    const { id: tab, url, title, opener } = this;
    const told = { url: this.secrets.text(url), title: this.secrets.text(title) };
    return { tab, ...told, ...(opener !== undefined && { opener }) };
  }

  get loading(): boolean {
    const { stage, abandoned } = this.navigation;
    return !abandoned && (stage === "started" || stage === "committed");
  }
}
