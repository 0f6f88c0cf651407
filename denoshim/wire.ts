// Written from wire.go, types.go and reply.go by a test. Do not edit.
// deno-fmt-ignore-file

export const WIRE = "b16a3609b5e9cd72";
export const MAX_LINE = 1048576;
export const MAX_CHUNK = 262144;
export const MAX_PICTURE = 67108864;
export const HEARTBEAT = 4000;
export const SILENCE = 14000;

export interface Methods {
  start: { params: StartParams; result: StartResult };
  open: { params: OpenParams; result: Reply };
  tabs: { params: TabsParams; result: Reply };
  snapshot: { params: SnapshotParams; result: Reply };
  close: { params: CloseParams; result: Reply };
  navigate: { params: NavigateParams; result: Reply };
  back: { params: HistoryParams; result: Reply };
  forward: { params: HistoryParams; result: Reply };
  reload: { params: HistoryParams; result: Reply };
  click: { params: ClickParams; result: Reply };
  hover: { params: HoverParams; result: Reply };
  drag: { params: DragParams; result: Reply };
  fill: { params: FillParams; result: Reply };
  select: { params: SelectParams; result: Reply };
  press: { params: PressParams; result: Reply };
  scroll: { params: ScrollParams; result: Reply };
  wait: { params: WaitParams; result: Reply };
  screenshot: { params: ScreenshotParams; result: Screenshot };
}

export interface Notes {
  ping: Empty;
  cancel: CancelParams;
  chunk: ChunkParams;
  progress: ProgressParams;
  ended: EndedParams;
}

export interface CancelParams {
  id: number;
}

export interface ChunkParams {
  id: number;
  data: string;
}

export interface ClickParams {
  tab: string;
  ref: string;
  button?: "left" | "middle" | "right";
  count?: number;
  modifiers?: ("Alt" | "Control" | "Meta" | "Shift")[];
  observe?: "full" | "changes" | "none";
}

export interface CloseParams {
  tab: string;
}

export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Cut {
  shown: number;
  total: number;
  next?: number;
  about?: boolean;
}

export interface Diagnostic {
  kind: "console" | "error" | "request" | "dialog" | "download" | "popup" | "crash";
  text: string;
  times?: number;
  old?: boolean;
  earlier?: boolean;
}

export interface Dialog {
  type: "alert" | "confirm" | "prompt" | "beforeunload";
  message: string;
}

export interface DragParams {
  tab: string;
  ref: string;
  to: string;
  observe?: "full" | "changes" | "none";
}

export interface Effect {
  navigated?: string;
  status?: number;
  newTabs?: Tab[];
  closed?: string[];
  dialogs?: Dialog[];
  downloads?: string[];
  uploads?: number;
  focus?: string;
  value?: string;
  fields?: FieldState[];
  scrolled?: Scrolled;
  scrolledFrom?: Point;
  changed?: number;
  shows?: boolean;
  waited?: number;
  secret?: boolean;
}

export interface Element {
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
  options?: Option[];
  optionsTotal?: number;
  placeholder?: string;
  frame?: string;
  offscreen?: boolean;
  secret?: boolean;
}

export type Empty = Record<never, never>;

export interface EndedParams {
  reason: string;
}

export interface Field {
  ref: string;
  text?: string;
  value?: string | string[];
  checked?: boolean;
}

export interface FieldState {
  ref: string;
  value?: string;
  error: string;
}

export interface FillParams {
  tab: string;
  ref?: string;
  text?: string;
  append?: boolean;
  submit?: boolean;
  fields?: Field[];
  observe?: "full" | "changes" | "none";
}

export interface Frame {
  name: string;
  url: string;
  origin: string;
  inText: boolean;
  note?: string;
}

export interface HistoryParams {
  tab: string;
  observe?: "full" | "changes" | "none";
}

export interface HoverParams {
  tab: string;
  ref: string;
  observe?: "full" | "changes" | "none";
}

export interface Limits {
  tabs: number;
  actionMs: number;
  waitMs: number;
  text: number;
  elements: number;
  diagnostics: number;
  pictureMax: number;
}

export interface NavigateParams {
  tab: string;
  url: string;
  observe?: "full" | "changes" | "none";
}

export interface OpenParams {
  url: string;
  observe?: "full" | "changes" | "none";
}

export interface Option {
  label: string;
  group?: string;
  value: string;
  selected?: boolean;
  disabled?: boolean;
}

export interface Point {
  x: number;
  y: number;
}

export interface PressParams {
  tab: string;
  key: string;
  ref?: string;
  observe?: "full" | "changes" | "none";
}

export interface ProgressParams {
  message: string;
}

export interface Reply {
  snapshot?: Snapshot;
  tabs: Tab[];
  effect?: Effect | "nothing changed";
}

export interface Screenshot {
  format: "png" | "jpeg";
  bytes: number;
  chunks: number;
}

export interface ScreenshotParams {
  tab: string;
  crop?: Crop;
  full?: boolean;
  ref?: string;
  marks?: boolean;
}

export interface ScrollParams {
  tab: string;
  x?: number;
  y?: number;
  ref?: string;
  observe?: "full" | "changes" | "none";
}

export interface Scrolled {
  from: Point;
  to: Point;
  max: Point;
}

export interface SelectParams {
  tab: string;
  ref: string;
  value: string | string[];
  observe?: "full" | "changes" | "none";
}

export interface Snapshot {
  tab: string;
  url: string;
  title: string;
  text: string;
  elements: Element[];
  frames: Frame[];
  diagnostics: Diagnostic[];
  truncated?: Truncated;
  viewport?: Viewport;
  amends?: number;
  part?: boolean;
  found?: Cut;
  settled: boolean;
  pending?: string;
}

export interface SnapshotParams {
  tab: string;
  ref?: string;
  find?: string;
  offset?: number;
  observe?: "full" | "changes" | "none";
}

export interface StartParams {
  limits: Limits;
}

export interface StartResult {
  wire: string;
  firefox: string;
  deno: string;
  pid: number;
}

export interface Tab {
  tab: string;
  url: string;
  title: string;
  opener?: string;
}

export type TabsParams = Record<never, never>;

export interface Truncated {
  text?: Cut;
  elements?: Cut;
}

export interface Viewport {
  above: number;
  below: number;
}

export interface WaitParams {
  tab: string;
  ms?: number;
  text?: string;
  gone?: string;
  url?: string;
  timeout?: number;
  observe?: "full" | "changes" | "none";
}

/** What check.ts reads: per method and note, its fields. */
export const DECLARED = {
  start: { limits: { kind: "object", fields: { tabs: { kind: "int", min: 1, max: 64 }, actionMs: { kind: "int", min: 100, max: 600000 }, waitMs: { kind: "int", min: 100, max: 600000 }, text: { kind: "int", min: 100, max: 200000 }, elements: { kind: "int", min: 1, max: 2000 }, diagnostics: { kind: "int", min: 0, max: 500 }, pictureMax: { kind: "int", min: 10000, max: 67108864 } } } },
  open: { url: { kind: "string", maxLen: 65536 }, observe: { kind: "string", enum: ["full", "changes", "none"], optional: true } },
  tabs: {  },
  snapshot: { tab: { kind: "string", maxLen: 20 }, ref: { kind: "string", maxLen: 40, optional: true }, find: { kind: "string", maxLen: 300, optional: true }, offset: { kind: "int", min: 0, max: 1000000000, optional: true }, observe: { kind: "string", enum: ["full", "changes", "none"], optional: true } },
  close: { tab: { kind: "string", maxLen: 20 } },
  navigate: { tab: { kind: "string", maxLen: 20 }, url: { kind: "string", maxLen: 65536 }, observe: { kind: "string", enum: ["full", "changes", "none"], optional: true } },
  back: { tab: { kind: "string", maxLen: 20 }, observe: { kind: "string", enum: ["full", "changes", "none"], optional: true } },
  forward: { tab: { kind: "string", maxLen: 20 }, observe: { kind: "string", enum: ["full", "changes", "none"], optional: true } },
  reload: { tab: { kind: "string", maxLen: 20 }, observe: { kind: "string", enum: ["full", "changes", "none"], optional: true } },
  click: { tab: { kind: "string", maxLen: 20 }, ref: { kind: "string", maxLen: 40 }, button: { kind: "string", enum: ["left", "middle", "right"], optional: true }, count: { kind: "int", min: 1, max: 3, optional: true }, modifiers: { kind: "list", item: { kind: "string", enum: ["Alt", "Control", "Meta", "Shift"] }, optional: true }, observe: { kind: "string", enum: ["full", "changes", "none"], optional: true } },
  hover: { tab: { kind: "string", maxLen: 20 }, ref: { kind: "string", maxLen: 40 }, observe: { kind: "string", enum: ["full", "changes", "none"], optional: true } },
  drag: { tab: { kind: "string", maxLen: 20 }, ref: { kind: "string", maxLen: 40 }, to: { kind: "string", maxLen: 40 }, observe: { kind: "string", enum: ["full", "changes", "none"], optional: true } },
  fill: { tab: { kind: "string", maxLen: 20 }, ref: { kind: "string", maxLen: 40, optional: true }, text: { kind: "string", maxLen: 100000, optional: true }, append: { kind: "bool", optional: true }, submit: { kind: "bool", optional: true }, fields: { kind: "list", item: { kind: "object", fields: { ref: { kind: "string", maxLen: 40 }, text: { kind: "string", maxLen: 100000, optional: true }, value: { kind: "strings", item: { kind: "string", maxLen: 100000 }, optional: true }, checked: { kind: "bool", optional: true } } }, maxLen: 100, optional: true }, observe: { kind: "string", enum: ["full", "changes", "none"], optional: true } },
  select: { tab: { kind: "string", maxLen: 20 }, ref: { kind: "string", maxLen: 40 }, value: { kind: "strings", item: { kind: "string", maxLen: 10000 } }, observe: { kind: "string", enum: ["full", "changes", "none"], optional: true } },
  press: { tab: { kind: "string", maxLen: 20 }, key: { kind: "string", maxLen: 60 }, ref: { kind: "string", maxLen: 40, optional: true }, observe: { kind: "string", enum: ["full", "changes", "none"], optional: true } },
  scroll: { tab: { kind: "string", maxLen: 20 }, x: { kind: "int", min: -1000000, max: 1000000, optional: true }, y: { kind: "int", min: -1000000, max: 1000000, optional: true }, ref: { kind: "string", maxLen: 40, optional: true }, observe: { kind: "string", enum: ["full", "changes", "none"], optional: true } },
  wait: { tab: { kind: "string", maxLen: 20 }, ms: { kind: "int", min: 0, max: 10000, optional: true }, text: { kind: "string", maxLen: 10000, optional: true }, gone: { kind: "string", maxLen: 10000, optional: true }, url: { kind: "string", maxLen: 65536, optional: true }, timeout: { kind: "int", min: 1, max: 10000, optional: true }, observe: { kind: "string", enum: ["full", "changes", "none"], optional: true } },
  screenshot: { tab: { kind: "string", maxLen: 20 }, crop: { kind: "object", fields: { x: { kind: "int", min: 0, max: 1000000 }, y: { kind: "int", min: 0, max: 1000000 }, width: { kind: "int", min: 1, max: 1000000 }, height: { kind: "int", min: 1, max: 1000000 } }, optional: true }, full: { kind: "bool", optional: true }, ref: { kind: "string", maxLen: 40, optional: true }, marks: { kind: "bool", optional: true } },
} as const;

export const NOTED = {
  ping: {  },
  cancel: { id: { kind: "int" } },
  chunk: { id: { kind: "int" }, data: { kind: "string", maxLen: 262144 } },
  progress: { message: { kind: "string" } },
  ended: { reason: { kind: "string" } },
} as const;
