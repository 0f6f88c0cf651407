// Written from the tools' declaration by a test. Do not edit.
// deno-fmt-ignore-file
// What a script of foxden has: docs/scripts.md

declare namespace foxden {
  /** One action. */
  type Call =
    /** new tab, loads url; starts the browser if none runs */
    | { action: "open" } & OpenParams
    /** lists tabs; never starts a browser */
    | { action: "tabs" } & TabsParams
    /** ends the browser and deletes its profile */
    | { action: "reset" } & ResetParams
    /** observes again; ref: only that element; offset: the rest of a cut one; find: only matches */
    | { action: "snapshot" } & SnapshotParams
    /** closes the tab */
    | { action: "close" } & CloseParams
    /** loads url in the tab */
    | { action: "navigate" } & NavigateParams
    /** one step back in history */
    | { action: "back" } & HistoryParams
    /** one step forward */
    | { action: "forward" } & HistoryParams
    /** loads the page again; a form that led to it is sent again */
    | { action: "reload" } & HistoryParams
    /** real pointer click; refuses a covered, disabled or vanished target */
    | { action: "click" } & ClickParams
    /** moves the pointer over ref */
    | { action: "hover" } & HoverParams
    /** drags ref and drops it on to */
    | { action: "drag" } & DragParams
    /** replaces a field's value by typing; fields fills a whole form */
    | { action: "fill" } & FillParams
    /** picks options of a <select> */
    | { action: "select" } & SelectParams
    /** presses a key or chord, at the focus or at ref */
    | { action: "press" } & PressParams
    /** scrolls by pixels; ref alone scrolls it into view */
    | { action: "scroll" } & ScrollParams
    /** waits until text shows, gone vanishes, url matches, or ms pass */
    | { action: "wait" } & WaitParams;

  /** What it answers: with an observation, unless the action has none or the call wants none. */
  type Answer<C> = C extends { action: "tabs" | "reset" | "close" } | { observe: "none" } ? Reply
    : Reply & { snapshot: Snapshot };

  interface Picture {
    format: "png" | "jpeg";
    data: Uint8Array<ArrayBuffer>;
  }

  /** What a tool throws: code is one of the contract's, as "stale_ref". */
  interface ToolError extends Error {
    name: "ToolError";
    code: string;
  }

  interface ClickParams {
    tab: string;
    /** element reference of the newest snapshot of that tab, as s4e12 */
    ref: string;
    button?: "left" | "middle" | "right";
    /** 2: double click */
    count?: number;
    /** keys held while clicking */
    modifiers?: readonly ("Alt" | "Control" | "Meta" | "Shift")[];
    /** changes: only what changed; none: no snapshot */
    observe?: "full" | "changes" | "none";
  }

  interface CloseParams {
    tab: string;
  }

  interface Crop {
    x: number;
    y: number;
    width: number;
    height: number;
  }

  interface Cut {
    shown: number;
    total: number;
    next?: number;
    about?: boolean;
  }

  interface Diagnostic {
    kind: "console" | "error" | "request" | "dialog" | "download" | "popup" | "crash";
    text: string;
    times?: number;
    old?: boolean;
    earlier?: boolean;
  }

  interface Dialog {
    type: "alert" | "confirm" | "prompt" | "beforeunload";
    message: string;
  }

  interface DragParams {
    tab: string;
    ref: string;
    /** reference to drop on */
    to: string;
    /** changes: only what changed; none: no snapshot */
    observe?: "full" | "changes" | "none";
  }

  interface Effect {
    navigated?: string;
    status?: number;
    newTabs?: readonly Tab[];
    closed?: readonly string[];
    dialogs?: readonly Dialog[];
    downloads?: readonly string[];
    uploads?: number;
    focus?: string;
    value?: string;
    fields?: readonly FieldState[];
    scrolled?: Scrolled;
    scrolledFrom?: Point;
    changed?: number;
    shows?: boolean;
    waited?: number;
    secret?: boolean;
  }

  interface Element {
    ref: string;
    role: string;
    name: string;
    value?: string;
    description?: string;
    checked?: boolean | "mixed";
    selected?: boolean;
    expanded?: boolean;
    current?: string;
    pressed?: boolean | "mixed";
    disabled?: boolean;
    readonly?: boolean;
    required?: boolean;
    invalid?: string | true;
    level?: number;
    href?: string;
    options?: readonly Option[];
    optionsTotal?: number;
    placeholder?: string;
    frame?: string;
    offscreen?: boolean;
    secret?: boolean;
  }

  interface Field {
    ref: string;
    text?: string;
    value?: string | readonly string[];
    checked?: boolean;
  }

  interface FieldState {
    ref: string;
    value?: string;
    error: string;
  }

  interface FillParams {
    tab: string;
    ref?: string;
    /** what to type (fill), or to wait for (wait) */
    text?: string;
    /** keep what the field holds */
    append?: boolean;
    /** press Enter at the end */
    submit?: boolean;
    /** a whole form: [{ref, text | value | checked}] */
    fields?: readonly Field[];
    /** changes: only what changed; none: no snapshot */
    observe?: "full" | "changes" | "none";
  }

  interface Frame {
    name: string;
    url: string;
    origin: string;
    inText: boolean;
    note?: string;
  }

  interface HistoryParams {
    tab: string;
    /** changes: only what changed; none: no snapshot */
    observe?: "full" | "changes" | "none";
  }

  interface HoverParams {
    tab: string;
    ref: string;
    /** changes: only what changed; none: no snapshot */
    observe?: "full" | "changes" | "none";
  }

  interface NavigateParams {
    tab: string;
    url: string;
    /** changes: only what changed; none: no snapshot */
    observe?: "full" | "changes" | "none";
  }

  interface OpenParams {
    /** http or https; for wait a glob, as *shop* */
    url: string;
    /** changes: only what changed; none: no snapshot */
    observe?: "full" | "changes" | "none";
  }

  interface Option {
    label: string;
    group?: string;
    value: string;
    selected?: boolean;
    disabled?: boolean;
  }

  interface Point {
    x: number;
    y: number;
  }

  interface PressParams {
    tab: string;
    /** Enter, Escape, ArrowDown, Control+a, any character */
    key: string;
    ref?: string;
    /** changes: only what changed; none: no snapshot */
    observe?: "full" | "changes" | "none";
  }

  interface Reply {
    snapshot?: Snapshot;
    tabs: readonly Tab[];
    effect?: Effect | "nothing changed";
  }

  type ResetParams = Record<never, never>;

  interface ScreenshotParams {
    /** tab id */
    tab: string;
    /** CSS pixels from the viewport's top left */
    crop?: Crop;
    /** the whole page */
    full?: boolean;
    /** only that element */
    ref?: string;
    /** draw the references of the newest snapshot */
    marks?: boolean;
  }

  interface ScrollParams {
    tab: string;
    /** pixels to the right */
    x?: number;
    /** pixels down */
    y?: number;
    ref?: string;
    /** changes: only what changed; none: no snapshot */
    observe?: "full" | "changes" | "none";
  }

  interface Scrolled {
    from: Point;
    to: Point;
    max: Point;
  }

  interface SelectParams {
    tab: string;
    ref: string;
    /** option value or label; a list for a multiple select */
    value: string | readonly string[];
    /** changes: only what changed; none: no snapshot */
    observe?: "full" | "changes" | "none";
  }

  interface Snapshot {
    tab: string;
    url: string;
    title: string;
    text: string;
    elements: readonly Element[];
    frames: readonly Frame[];
    diagnostics: readonly Diagnostic[];
    truncated?: Truncated;
    viewport?: Viewport;
    amends?: number;
    part?: boolean;
    found?: Cut;
    settled: boolean;
    pending?: string;
  }

  interface SnapshotParams {
    /** tab id, as t1 */
    tab: string;
    ref?: string;
    /** search the whole page, also what was cut: words of text, name, role, test id, href */
    find?: string;
    /** where to go on, as a cut snapshot says */
    offset?: number;
    /** changes: only what changed; none: no snapshot */
    observe?: "full" | "changes" | "none";
  }

  interface Tab {
    tab: string;
    url: string;
    title: string;
    opener?: string;
  }

  type TabsParams = Record<never, never>;

  interface Truncated {
    text?: Cut;
    elements?: Cut;
  }

  interface Viewport {
    above: number;
    below: number;
  }

  interface WaitParams {
    tab: string;
    /** milliseconds, at most 10000 */
    ms?: number;
    text?: string;
    /** text that must vanish */
    gone?: string;
    url?: string;
    /** for wait, default 10000 ms */
    timeout?: number;
    /** changes: only what changed; none: no snapshot */
    observe?: "full" | "changes" | "none";
  }
}

declare const tools: {
  browser<const C extends foxden.Call>(call: C): Promise<foxden.Answer<C>>;
  browser_screenshot(params: foxden.ScreenshotParams): Promise<foxden.Picture>;
};

/** Adds to the answer: a string as it is, anything else as JSON. */
declare function text(value: unknown): void;

/** Adds a picture to the answer: a screenshot, or the bytes of a PNG or JPEG. */
declare function image(picture: foxden.Picture | Uint8Array): void;
