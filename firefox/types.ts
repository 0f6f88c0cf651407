/** What an action answers with (contract, section 2). The wire checks that it has the same shape. */
import type { Cut, ElementInfo, FrameInfo } from "./page/contract.ts";

export interface Limits {
  tabs: number;
  actionMs: number;
  waitMs: number;
  text: number;
  elements: number;
  diagnostics: number;
  pictureMax: number;
}

export interface TabInfo {
  tab: string;
  url: string;
  title: string;
  opener?: string;
}

export interface Diagnostic {
  kind: "console" | "error" | "request" | "dialog" | "download" | "popup" | "crash";
  text: string;
  times?: number;
  /** An earlier snapshot of the tab had it. */
  old?: true;
  /** It is of a page that the tab showed before. */
  earlier?: true;
}

export interface Dialog {
  type: "alert" | "confirm" | "prompt" | "beforeunload";
  message: string;
}

export interface Snapshot {
  tab: string;
  url: string;
  title: string;
  text: string;
  elements: ElementInfo[];
  frames: FrameInfo[];
  diagnostics: Diagnostic[];
  truncated?: { text?: Cut; elements?: Cut };
  viewport?: { above: number; below: number };
  /** The observation of which this one tells only what changed. */
  amends?: number;
  /** Only of an element, or from an offset on. */
  part?: true;
  /** How many matches there are of what was looked for. */
  found?: Cut;
  settled: boolean;
  pending?: string;
}

export interface Point {
  x: number;
  y: number;
}

export interface FieldState {
  ref: string;
  value?: string;
  error: string;
}

/** Fields stand only where something happened. */
export interface Effect {
  navigated?: string;
  status?: number;
  newTabs?: TabInfo[];
  closed?: string[];
  dialogs?: Dialog[];
  downloads?: string[];
  uploads?: number;
  focus?: string;
  value?: string;
  fields?: FieldState[];
  scrolledFrom?: Point;
  scrolled?: { from: Point; to: Point; max: Point };
  changed?: number;
  /** The page shows something else although nothing of the document changed. */
  shows?: true;
  /** How long a wait took, ms. */
  waited?: number;
  /** Text went into a field whose value is never told. */
  secret?: true;
}

export interface Reply {
  snapshot?: Snapshot;
  tabs: TabInfo[];
  effect?: Effect | "nothing changed";
}
