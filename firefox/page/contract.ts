/**
 * What the shim may call inside a page: types only, free of DOM names, because both
 * sides compile against it. Every argument and result crosses as JSON.
 */

/** Fields stand only where they say something. */
export interface ElementInfo {
  /** `s<observation>e<number>`. */
  ref: string;
  role: string;
  name: string;
  value?: string;
  description?: string;
  checked?: boolean | "mixed";
  selected?: boolean;
  expanded?: boolean;
  pressed?: boolean | "mixed";
  disabled?: true;
  readonly?: true;
  required?: true;
  /** The validation message, or true when the page gives none. */
  invalid?: string | true;
  level?: number;
  href?: string;
  options?: OptionInfo[];
  /** All options there are; present only when `options` was cut. */
  optionsTotal?: number;
  placeholder?: string;
  /** Outside the viewport. */
  offscreen?: true;
}

export interface OptionInfo {
  label: string;
  value: string;
  selected?: true;
  disabled?: true;
}

export interface FrameInfo {
  name: string;
  url: string;
  origin: string;
  /** Whether the frame's content is in the text. */
  inText: boolean;
}

export interface Cut {
  shown: number;
  total: number;
}

export interface ObserveOptions {
  /** The session-wide number of this observation: refs are `s<observation>e<n>`. */
  observation: number;
  /** Number of the first element, so that frames observed side by side never share one. */
  first: number;
  maxText: number;
  maxElements: number;
}

export interface Observation {
  url: string;
  title: string;
  /** Reading order; elements inline as `[s4e12 button "Save"]`. */
  text: string;
  elements: ElementInfo[];
  frames: FrameInfo[];
  truncated?: { text?: Cut; elements?: Cut };
  /** What the secret fields hold, so that it can be masked elsewhere. Goes no further than the shim. */
  secrets?: string[];
}

export type Intent = "click" | "hover" | "fill" | "select" | "press" | "scroll" | "crop";

/** An element made ready for an action, or the reason why it cannot be. */
export interface Prepared {
  /** Where to press, CSS px in this frame's viewport, rounded to whole px inside the element. */
  x: number;
  y: number;
  /** Element box in this frame's viewport, CSS px. */
  box: { x: number; y: number; width: number; height: number };
  /** What kind of control it is, for fill and select. */
  kind:
    | "text" // types: single-line field
    | "multiline" // textarea
    | "editable" // contenteditable
    | "set" // date, time, colour, range: set by value, never typed
    | "toggle" // checkbox, radio, switch
    | "choice" // native select
    | "file"
    | "other";
  /** The field's value is never shown (contract, "Secrets"). */
  secret: boolean;
  checked?: boolean | "mixed";
}

/** What a fault in the page is, in the contract's codes. */
export type PageFault = "stale_ref" | "obscured" | "not_actionable" | "invalid";

export type PageResult<T> = { ok: T } | { fault: { code: PageFault; message: string } };

export interface SettleOptions {
  /** No DOM change for this long ends the wait, ms. A document without scripts needs only two frames. */
  quiet: number;
  /** The wait ends here in any case, ms. */
  bound: number;
  /** An action has just ended: what it set off may yet come, so quiet is counted from now at least. */
  acted: boolean;
}

export interface Settled {
  settled: boolean;
  /** What was still going on at the bound, in words. */
  pending?: string;
}

/** What happened in this document since `mark()`. */
export interface Changes {
  /** DOM mutations and fields that took input. */
  changed: number;
  /** Where the page was scrolled from, present when it moved. */
  scrolledFrom?: { x: number; y: number };
  /** What a press would have met instead of its target, which had moved: it was kept from the page. */
  missed?: string;
  /** The focused element in words (`textbox "Email"`), present when focus moved. */
  focus?: string;
}

export interface FieldValue {
  /** What the control holds now; absent when the field is secret. */
  value?: string;
  empty: boolean;
  checked?: boolean | "mixed";
  /** Whether it holds what was expected; said also of a secret, whose value is not. */
  kept?: boolean;
}

export interface ScrollState {
  x: number;
  y: number;
  maxX: number;
  maxY: number;
}

export interface Page {
  observe(o: ObserveOptions): Observation;
  /** Title and URL alone, for the tab list. */
  title(): { title: string; url: string };
  /** Starts counting changes; the next `changes()` tells what came since. */
  mark(): Record<never, never>;
  changes(): Changes;
  settle(o: SettleOptions): Promise<Settled>;
  /** Resolves the reference, scrolls it into view, checks that it can be acted on, hit-tests; also marks. */
  prepare(o: { ref: string; intent: Intent }): Promise<PageResult<Prepared>>;
  /** Puts focus and selection so that typing replaces (or appends to) the value; also marks. */
  focusField(o: { ref: string; append: boolean }): PageResult<Prepared>;
  /** Sets a date, time, colour or range input as its own picker would: input, then change. Refuses a value of the wrong form, naming the form. */
  setField(o: { ref: string; value: string }): PageResult<FieldValue>;
  /** Commits a typed value for a page that listens for change only (no blur is forced), and reads it. */
  readField(o: { ref: string; expect?: string }): PageResult<FieldValue>;
  /** Selects options by value or label; input and change events once. */
  choose(o: { ref: string; values: string[] }): PageResult<FieldValue>;
  focus(o: { ref: string }): PageResult<Record<never, never>>;
  /** Inserts text at the caret at once, as a paste does. */
  insertText(o: { text: string }): PageResult<Record<never, never>>;
  /** Where to turn the wheel so that the page scrolls by x and y; where it cannot, what is in its middle does. */
  aimWheel(o: { x: number; y: number }): PageResult<{ x: number; y: number }>;
  /** Scroll position of the scroller of `ref`, of what the wheel was aimed at when absent, of the page's when nothing was. */
  scrollState(o: { ref?: string }): PageResult<ScrollState>;
  /** Waits until every condition holds: text shown, text gone; resolves false at the bound. */
  waitFor(
    o: { text?: string; gone?: string; bound: number },
  ): Promise<{ met: boolean; missing?: string }>;
}
