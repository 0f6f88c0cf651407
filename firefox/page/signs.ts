/**
 * Signs that a page is not done: what it says itself (aria-busy, "Loading…", a refresh to come),
 * what looks like it (placeholders, spinners) and animations with an end.
 */
import { collapse, cut, defuse, quoted } from "./clean.ts";
import { getAttribute, isVisible } from "./fast.ts";
import { maskInText } from "./secret.ts";
import { isOffscreen } from "./visible.ts";
import { tagOf } from "./words.ts";

export interface Sign {
  node: Node;
  words: string;
  /** The page says so itself: still true, and told, when it was waited for in vain. */
  sure: boolean;
  /** It takes longer than anyone waits. */
  far?: boolean;
}

/** What was waited for once as long as anything is. It may never end. */
const outlasted = new WeakSet<Node>();

/**
 * The sign that is worth waiting for, or the one that was waited for in vain. `since` is when an action
 * began, whose animations count; `within` is how long anyone waits, ms.
 */
export function signOf(
  since: number | undefined,
  within: number,
): (Sign & { waited: boolean }) | undefined {
  let old: Sign | undefined;
  for (const sign of signs(since, within)) {
    if (!sign.far && !outlasted.has(sign.node)) return { ...sign, waited: false };
    if (sign.sure) old ??= sign;
  }
  return old && { ...old, waited: true };
}

export function outlast({ node }: Sign): void {
  outlasted.add(node);
}

function* signs(since: number | undefined, within: number): Generator<Sign> {
  yield* busy();
  if (document.getElementsByTagName("*").length <= MOST_SEARCHED) {
    yield* spoken();
    yield* placeholders();
  }
  if (since !== undefined) yield* animations(since, within);
  yield* refresh(within);
}

/** A search by words or parts of names takes 3 ms for so many elements. */
const MOST_SEARCHED = 20_000;
/** Of each kind. */
const MOST_SIGNS = 50;

const BUSY = '[aria-busy="true"],progress:not([value]),' +
  '[role="progressbar"]:not([aria-valuenow],[aria-valuetext])';

function* busy(): Generator<Sign> {
  for (const element of first(document.querySelectorAll(BUSY))) {
    if (!isSeen(element)) continue;
    const words = getAttribute(element, "aria-busy") === "true"
      ? `${tagOf(element)} is busy`
      : `progress is shown in ${tagOf(element)}`;
    yield { node: element, words, sure: true };
  }
}

const ELLIPSIS = "//text()[contains(., '…') or contains(., '...') or contains(., 'oading')]";
const GOING_ON = new RegExp(
  "^(please wait|((load|sav|send|search|process|submitt|redirect|fetch|updat|upload|download|check|" +
    "verify|connect|sign|logg|creat|delet|remov|add|generat|prepar|wait|validat|refresh|sync|import|" +
    "export|calculat)ing\\b[^.…]{0,40}))(…|\\.{3})|^(loading|please wait)[.…\\s\\d%]*$",
  "i",
);

/** Words such as "Saving…", in English. */
function* spoken(): Generator<Sign> {
  const found = document.evaluate(ELLIPSIS, document, null, 6);
  for (let i = 0; i < Math.min(found.snapshotLength, MOST_SIGNS); i++) {
    const node = found.snapshotItem(i);
    const element = node?.parentElement;
    const text = node?.nodeValue ?? "";
    if (!node || !element || text.length > 300) continue;
    const words = collapse(text);
    if (!GOING_ON.test(words) || !isSeen(element)) continue;
    yield { node, words: `it says ${quoted(cut(defuse(maskInText(words)), 80))}`, sure: true };
  }
}

const PLACEHOLDER = ["skeleton", "shimmer", "spinner", "loader", "loading", "placeholder-"]
  .map((word) => `[class*="${word}" i]`).join();
const CLASS =
  /(^|[\s_-]|[a-z](?=[A-Z]))(skeleton|shimmer|spinner|loader|loading|placeholder-(glow|wave))(?![a-z])/i;

/** Boxes without a word in them where something will be. */
function* placeholders(): Generator<Sign> {
  for (const element of first(document.querySelectorAll(PLACEHOLDER))) {
    if (!CLASS.test(getAttribute(element, "class") ?? "") || !isSeen(element)) continue;
    const name = getAttribute(element, "aria-label") ?? getAttribute(element, "title") ?? "";
    if (isEmpty(element) && (name === "" || GOING_ON.test(name))) {
      yield { node: element, words: `a placeholder is shown: ${tagOf(element)}`, sure: false };
    }
  }
}

/** What an action has set in motion: to its end where it has one, else when it looks like a spinner. */
function* animations(since: number, within: number): Generator<Sign> {
  for (const animation of document.getAnimations().slice(0, MOST_SIGNS)) {
    const { effect, playState, startTime } = animation;
    if (playState !== "running" || !(effect instanceof KeyframeEffect) || !effect.target) continue;
    if (Number(startTime ?? since) < since || effect.pseudoElement !== null) continue;
    const { target } = effect;
    const { endTime } = effect.getComputedTiming();
    const rest = Number(endTime) - Number(animation.currentTime ?? 0);
    const counts = rest === Infinity
      ? isEmpty(target)
      : rest <= within && !isEmpty(target) && moves(effect, target);
    if (!counts || !isSeen(target)) continue;
    yield { node: target, words: `an animation of ${tagOf(target)}`, sure: false };
  }
}

const SHAPE =
  /^(opacity|visibility|display|clip|(max|min)?(height|width)|margin|inset|top|left|grid)/i;
const PLACE = /^(transform|translate|scale)/;

/** Whether it shows, hides or moves; what moves under the pointer is only pointed at. */
function moves(effect: KeyframeEffect, target: Element): boolean {
  const properties = new Set(effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
  const pointed = target.matches(":hover");
  return [...properties].some((name) => SHAPE.test(name) || PLACE.test(name) && !pointed);
}

/** Refreshes beyond this, s, are of pages that keep themselves up to date. */
const LONGEST_REFRESH = 30;

function* refresh(within: number): Generator<Sign> {
  for (const meta of first(document.getElementsByTagName("meta"))) {
    if (getAttribute(meta, "http-equiv")?.toLowerCase() !== "refresh") continue;
    const content = getAttribute(meta, "content")?.slice(0, 2_000) ?? "";
    const [, seconds = "", url = ""] =
      /^\s*(\d+)(?:\.\d*)?\s*(?:[;,]\s*(?:url\s*=\s*)?['"]?([^'"]*))?/i.exec(content) ?? [];
    if (seconds === "" || Number(seconds) > LONGEST_REFRESH) continue;
    const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const rest = (load?.loadEventEnd || performance.now()) + Number(seconds) * 1_000 -
      performance.now();
    const where = url.trim() === "" ? "" : ` to ${cut(defuse(maskInText(collapse(url))), 200)}`;
    yield {
      node: meta,
      words: `a refresh${where} in ${Math.max(0, Math.ceil(rest / 1_000))} s`,
      sure: true,
      far: rest > within,
    };
  }
}

function first<T extends Element>(found: ArrayLike<T>): T[] {
  return Array.from({ length: Math.min(found.length, MOST_SIGNS) }, (_, i) => found[i] as T);
}

/** What is out of sight may be loaded only when it comes into view. */
function isSeen(element: Element): boolean {
  return isVisible(element) && !isOffscreen(element);
}

const FILLED = "img,input,button,select,textarea,canvas,video,iframe";
/** What can be used is there, though it shows no word. */
const USED = `${FILLED},a,[role=button],[role=link],[tabindex]`;

function isEmpty(element: Element): boolean {
  return (element.textContent ?? "").trim() === "" && !element.matches(USED) &&
    element.querySelector(FILLED) === null;
}
