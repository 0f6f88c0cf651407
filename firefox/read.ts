/**
 * Reads a tab's document with the frames in it, each where it stands, as deep as they go. Every
 * frame is asked by itself, cross-origin ones too, in reading order, each for what room is left.
 */
import type { Browser } from "./browser.ts";
import { adoptHosts } from "./hosts.ts";
import { Fault } from "./fault.ts";
import { call, evaluate, Replaced } from "./inpage.ts";
import type { Cut, FrameInfo, Observation, ObserveOptions } from "./page/contract.ts";
import { cutUrl, type Given, type Tab } from "./tab.ts";

/** A frame that does not answer is left out after this, ms. */
export const FRAME_BOUND = 2_000;
/** A document that has just come into a frame is read once it is quiet, ms. */
const QUIET = 60;
const QUIET_BOUND = 500;
/** After so long of waiting for frames that do not answer, no more are asked, ms. */
export const FRAMES_BOUND = 2_000;
/** More frames than this are not read, nor deeper ones. */
export const MOST_ENTERED = 30;
export const DEEPEST = 5;
/** A frame of which less would be shown is only named, characters. */
const LEAST_ROOM = 200;
/** What the note at a frame's end takes at most. */
const NOTE = 150;
/** Frames beyond this are in the text only. */
const MOST_LISTED = 100;

/** What is wanted of the document; see `ObserveOptions`. */
export type Wanted = Pick<ObserveOptions, "observation" | "issuing" | "ref" | "offset">;

export type Seen = Omit<Observation, "next" | "hosts" | "secrets" | "frames"> & {
  frames: FrameInfo[];
};

export class Reader {
  #entered = 0;
  /** How long frames were waited for that did not answer, ms. */
  #spent = 0;
  #room: { text: number; elements: number };

  constructor(
    readonly browser: Browser,
    readonly tab: Tab,
    readonly given: Given,
    readonly signal: AbortSignal,
  ) {
    const { text, elements } = browser.limits;
    this.#room = { text, elements };
  }

  /** `inside` is the reference of the frame whose document it is. */
  async document(
    context: string,
    wanted: Wanted,
    signal = this.signal,
    inside?: string,
    depth = 0,
  ): Promise<Seen> {
    const { given, tab } = this;
    const page = await this.#observe(context, wanted, signal);
    this.#room.text -= page.text.length;
    this.#room.elements -= page.elements.length;
    for (const element of page.elements) {
      if (inside !== undefined) element.frame = inside;
      if (context !== tab.context) given.places.set(element.ref, context);
    }
    if (context !== tab.context) given.entered.add(context);
    const seen: Seen = { ...page, frames: [] };
    const contexts = page.frames.length > 0
      ? await contextsOf(this.browser, tab, context, signal)
      : [];
    for (const [i, { ref, ...frame }] of page.frames.entries()) {
      const child = ref === undefined
        ? undefined
        : await this.#frame(ref, frame, contexts[i], wanted, depth);
      if (ref !== undefined) seen.text = this.#below(seen.text, ref, child?.text, frame.note);
      if (seen.frames.length < MOST_LISTED) seen.frames.push(frame);
      if (ref === undefined || child === undefined) continue;
      seen.frames.push(...child.frames.slice(0, MOST_LISTED - seen.frames.length));
      const at = seen.elements.findIndex((element) => element.ref === ref);
      seen.elements.splice(at + 1, 0, ...child.elements);
      add(seen, page, child);
    }
    return seen;
  }

  /**
   * Puts a frame's text below its marker, with its end marked, so that nobody takes it for the page's. A frame that
   * was not read has a line that says so while there is room for it.
   */
  #below(text: string, ref: string, inner: string | undefined, note: string | undefined): string {
    const marker = text.indexOf(`[${ref} `);
    if (marker < 0) return text;
    const end = text.indexOf("\n", marker);
    const at = end < 0 ? text.length : end;
    const last = `\n[end of ${ref}${note === undefined ? "" : `: ${note}`}]`;
    if (inner === undefined && this.#room.text < last.length) return text;
    // For one that was read it is paid already.
    this.#room.text += (inner === undefined ? 0 : NOTE) - last.length;
    return `${text.slice(0, at)}${inner ? `\n${inner}` : ""}${last}${text.slice(at)}`;
  }

  async #observe(context: string, wanted: Wanted, signal: AbortSignal): Promise<Observation> {
    const { browser, tab, given } = this;
    const ask = () =>
      call(
        browser,
        tab,
        "observe",
        {
          ...wanted,
          first: given.next,
          maxText: Math.max(0, this.#room.text),
          maxElements: Math.max(0, this.#room.elements),
        },
        signal,
        context,
      );
    let page = await ask();
    // What is in a closed root may have another one.
    for (let deep = 0; deep < DEEPEST && page.hosts !== undefined; deep++) {
      if (!await adoptHosts(browser, tab, context, signal)) break;
      page = await ask();
    }
    const held = context === tab.context ? tab.secrets : tab.framed;
    for (const secret of page.secrets ?? []) held.add(secret);
    given.next = page.next;
    return page;
  }

  /** The frame's content; `frame.note` says why there is none or not all of it. */
  async #frame(
    ref: string,
    frame: FrameInfo,
    context: string | undefined,
    wanted: Wanted,
    depth: number,
  ): Promise<Seen | undefined> {
    if (context === undefined) return void (frame.note = "not read: it has no document");
    this.given.shows.set(ref, context);
    if (this.#spent >= FRAMES_BOUND) {
      return void (frame.note = "not read: other frames did not answer in time");
    }
    if (this.#room.text < LEAST_ROOM + NOTE || this.#entered >= MOST_ENTERED || depth >= DEEPEST) {
      return void (frame.note = `not read here; snapshot it with ref ${ref}`);
    }
    this.#entered++;
    this.#room.text -= NOTE;
    await this.#arrival(context);
    const bound = AbortSignal.any([this.signal, AbortSignal.timeout(FRAME_BOUND)]);
    try {
      const { observation, issuing } = wanted;
      const child = await this.document(context, { observation, issuing }, bound, ref, depth + 1);
      const sent = frame.url.startsWith("http");
      if (child.url === "about:blank" && sent) frame.note = "not loaded yet";
      else {
        frame.url = cutUrl(child.url);
        frame.inText = true;
        const cut = cutOf(child, ref);
        if (cut !== undefined) frame.note = cut;
      }
      return child;
    } catch (error) {
      this.signal.throwIfAborted();
      frame.note = bound.aborted
        ? "not read: it does not answer"
        : error instanceof Replaced
        ? "not read: it is loading"
        : "not read: its document is odd";
      if (!bound.aborted && !(error instanceof Replaced || error instanceof Fault)) throw error;
      if (bound.aborted) this.#spent += FRAME_BOUND;
      return undefined;
    }
  }

  /** A document that has just begun to come into a frame is waited for, once. */
  async #arrival(context: string): Promise<void> {
    const { browser, tab, signal } = this;
    const there = () => !tab.loadingFrames.has(context);
    if (there()) return;
    const came = await browser.notice.within(FRAME_BOUND, there, signal);
    tab.loadingFrames.delete(context);
    if (!came) return;
    const bound = AbortSignal.any([signal, AbortSignal.timeout(FRAME_BOUND)]);
    const quiet = { quiet: QUIET, patience: 0, bound: QUIET_BOUND, acted: false };
    try {
      await call(browser, tab, "settle", quiet, bound, context);
    } catch (error) {
      signal.throwIfAborted();
      if (!(bound.aborted || error instanceof Replaced)) throw error;
    }
  }
}

/** The contexts of frames: those that the document's newest observation found, in its order, all that can be seen, or all. */
export async function contextsOf(
  browser: Browser,
  tab: Tab,
  context: string,
  signal: AbortSignal,
  which: "windows" | "shown" | "every" = "windows",
): Promise<(string | undefined)[]> {
  const ask = `() => globalThis.foxden?.${which}() ?? []`;
  const windows = await evaluate(browser, tab, context, ask, [], signal);
  if (windows.type !== "array") return [];
  return (windows.value ?? []).map((w) => w.type === "window" ? w.value.context : undefined);
}

/** The context of the document that has the focus: that of a frame, when one has it. */
export async function focusedContext(
  browser: Browser,
  tab: Tab,
  signal: AbortSignal,
): Promise<string> {
  let context = tab.context;
  for (let depth = 0; tab.given.entered.size > 0 && depth < DEEPEST; depth++) {
    const ask = "() => globalThis.foxden.focused()";
    const inner = await evaluate(browser, tab, context, ask, [], signal);
    if (inner.type !== "window") break;
    context = inner.value.context;
  }
  return context;
}

function cutOf({ truncated }: Seen, ref: string): string | undefined {
  if (truncated === undefined) return undefined;
  const { text, elements } = truncated;
  const offset = Math.min(text?.next ?? Infinity, elements?.next ?? Infinity);
  const said = [
    text && `${text.shown} of ${text.total} characters`,
    elements && `${elements.shown} of ${elements.total} elements`,
  ].filter((part) => part !== undefined).join(", ");
  const on = Number.isFinite(offset) ? ` and offset ${offset}` : "";
  return `cut, ${said}; snapshot with ref ${ref}${on} goes on`;
}

/** The whole is cut when any part of it is; where to go on is said of the document itself. */
function add(seen: Seen, page: Observation, child: Seen): void {
  const whole = seen.truncated ?? {};
  const sum = (mine: Cut | undefined, own: number, other: Cut | undefined, others: number) => ({
    shown: (mine?.shown ?? own) + (other?.shown ?? others),
    total: (mine?.total ?? own) + (other?.total ?? others),
    ...(mine?.next !== undefined && { next: mine.next }),
    ...((mine?.about || other?.about) && { about: true as const }),
  });
  const { text, elements } = child.truncated ?? {};
  if (whole.text || text) {
    whole.text = sum(whole.text, page.text.length, text, child.text.length);
  }
  if (whole.elements || elements) {
    whole.elements = sum(whole.elements, page.elements.length, elements, child.elements.length);
  }
  if (whole.text || whole.elements) seen.truncated = whole;
}
