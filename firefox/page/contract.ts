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
  /** aria-current: `page`, `step`, `location`, `date`, `time` or `true`. */
  current?: string;
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
  /** The reference of the frame that it is in. */
  frame?: string;
  /** Outside the viewport. */
  offscreen?: true;
  /** What it holds is never told. */
  secret?: true;
}

export interface OptionInfo {
  label: string;
  value: string;
  /** The name of the group that it stands in. */
  group?: string;
  selected?: true;
  disabled?: true;
}

export interface FrameInfo {
  name: string;
  url: string;
  origin: string;
  /** Whether the frame's content is in the text. */
  inText: boolean;
  /** Why it is not, or not wholly. */
  note?: string;
}

export interface Cut {
  shown: number;
  total: number;
  /** The `offset` with which the rest begins. */
  next?: number;
  /** The page is so large that what is far beyond was counted by its tags. */
  about?: true;
}

export interface ObserveOptions {
  /** The session-wide number of this observation: refs are `s<observation>e<n>`. */
  observation: number;
  /** The first number that no reference of this observation has, in any frame. */
  first: number;
  /**
   * `new`: a new observation, with new references. The others amend the standing one, in which a reference
   * holds while its element keeps its role and name and, with `changes`, what begins its row or item.
   */
  issuing: "new" | "changes" | "part";
  maxText: number;
  maxElements: number;
  /** Only that element and what is in it. */
  ref?: string;
  /** Begin there: a `next` of what was cut before. */
  offset?: number;
}

/** A frame as its parent sees it. */
export interface PageFrame extends FrameInfo {
  /** Of its element, where the text has its marker. */
  ref?: string;
}

export interface Observation {
  url: string;
  title: string;
  /** Reading order; elements inline as `[s4e12 button "Save"]`. */
  text: string;
  elements: ElementInfo[];
  /** In reading order; each with its window in `windows()`. */
  frames: PageFrame[];
  truncated?: { text?: Cut; elements?: Cut };
  /** How much of the page is out of sight, CSS px; absent when nothing is. */
  viewport?: { above: number; below: number };
  /** The first number that is free now. */
  next: number;
  /** How many elements may have a closed shadow root that is not known: see `hosts()`. */
  hosts?: number;
  /** What the secret fields hold, so that it can be masked elsewhere. Goes no further than the shim. */
  secrets?: string[];
}

export interface FindOptions {
  observation: number;
  first: number;
  /** All of these words, in any order, whatever their case and accents. */
  find: string;
  /** So many matches at most. */
  most: number;
  ref?: string;
}

/** One line that matches. */
export interface Match {
  /** The higher, the more of an element's name the words are. */
  score: number;
  /** Where it is, as an `offset`. */
  at: number;
  /** The heading above and the first line of the row, item or group around. */
  context: string;
  line: string;
}

export interface Matches {
  url: string;
  title: string;
  /** The best ones, in the order of the page. */
  matches: Match[];
  total: number;
  /** Characters of everything that was searched. */
  length: number;
  /** A dialog is in front, and nothing behind it was searched. */
  modal?: true;
  /** Those of the matches' lines. */
  elements: ElementInfo[];
  frames: PageFrame[];
  next: number;
  hosts?: number;
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
  /** Size of this frame's viewport, CSS px. */
  viewport: { width: number; height: number };
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

/** A point in the viewport of a frame: `index` is its place in `every()`. */
export interface Inner {
  index: number;
  x: number;
  y: number;
  viewport: { width: number; height: number };
}

/** A point in this frame's viewport, if it is known. */
export interface Through {
  point?: { x: number; y: number };
  /** The frame is out of view or clipped there. */
  hidden?: true;
  viewport: { width: number; height: number };
}

/** A reference and its element's box, CSS px. */
export interface Mark {
  ref: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Boxes {
  marks: Mark[];
  /** Where the documents of the frames of these references begin, in this frame's viewport. */
  frames: { ref: string; x: number; y: number; scale: number }[];
  scroll: { x: number; y: number };
}

/** Both ends of a drag in this frame's viewport, CSS px; `played`: it is done already. */
export interface Dragged {
  from: { x: number; y: number };
  end: { x: number; y: number };
  viewport: { width: number; height: number };
  played: boolean;
}

/** What a fault in the page is, in the contract's codes. */
export type PageFault = "stale_ref" | "obscured" | "not_actionable" | "invalid";

export type PageResult<T> = { ok: T } | { fault: { code: PageFault; message: string } };

export interface SettleOptions {
  /** No DOM change for this long ends the wait, ms. A document without scripts needs only two frames. */
  quiet: number;
  /**
   * An action that has had no effect yet, and a load whose pictures are missing, has this long, ms; every
   * action has so much of it as is quiet. None when the page was asked before.
   */
  patience: number;
  /** The wait ends here in any case, ms. */
  bound: number;
  /** An address whose answer has come to the browser and may not yet have come to the page. */
  after?: string | undefined;
  /** An action has just ended: what it set off may yet come. */
  acted: boolean;
}

export interface Settled {
  settled: boolean;
  /** What was still going on at the bound, in words. */
  pending?: string;
  /** Nothing came of an action that one would think has an effect. */
  unanswered?: true;
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
  /** That is a frame, whose own document says more. */
  focusInside?: true;
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
  observe(o: ObserveOptions): PageResult<Observation>;
  /** Searches everything that an observation without limits would say. */
  find(o: FindOptions): PageResult<Matches>;
  /** Title and URL alone, for the tab list. */
  title(): { title: string; url: string };
  /** Starts counting changes; the next `changes()` tells what came since. */
  mark(): Record<never, never>;
  /** Until the next `changes()` no press reaches the page: it would be meant for another document. */
  refuse(): Record<never, never>;
  changes(): Changes;
  settle(o: SettleOptions): Promise<Settled>;
  /** Resolves the reference, scrolls it into view (`anew`: though it seems to be), checks that it can be acted on, hit-tests; also marks. */
  prepare(o: { ref: string; intent: Intent; anew?: boolean }): Promise<PageResult<Prepared>>;
  /**
   * Where a point of a frame's viewport, of that size, is in this one. A fault when the frame is covered there; no point where a
   * rotation hides it.
   */
  through(o: Inner): PageResult<Through>;
  /** Makes both ends ready for a drag, and plays it where it is HTML drag and drop. */
  drag(o: { ref: string; to: string }): Promise<PageResult<Dragged>>;
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
  /** The boxes of all references in this frame's viewport, or in the `whole` document. */
  boxes(o: { whole: boolean }): Boxes;
  /** Waits until every condition holds: text shown, text gone; resolves false at the bound. */
  waitFor(
    o: { text?: string; gone?: string; bound: number },
  ): Promise<{ met: boolean; missing?: string }>;
}
