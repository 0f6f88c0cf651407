/**
 * Counts what happens in the document from its start. Nothing that this code does to a page
 * changes its tree, so every record is the page's own.
 */
import type { Changes } from "./contract.ts";
import { deepActiveElement } from "./dom.ts";
import { expectAnew, heardInput, typedField } from "./expect.ts";
import { unguard } from "./guard.ts";
import { isElement, isFrame, isIframe, isObject } from "./kinds.ts";
import * as rhythm from "./rhythm.ts";
import { words } from "./words.ts";
import { remember } from "./secret.ts";

const WATCHED = { subtree: true, childList: true, attributes: true, characterData: true };

let count = 0;
let lastAt = 0;
/** When something changed last that had not a moment before, and how often it all changed since. */
let newAt = 0;
let repeats = 0;
let affected = false;
let lastTarget: WeakRef<Node> | undefined;
let markedAt = 0;
let markedCount = 0;
let markedScroll = { x: 0, y: 0 };
let markedFocus: WeakRef<Element> | undefined;
/** Fields whose input since the mark is counted already. */
let fields = new WeakSet<EventTarget>();
const wakes = new Set<() => void>();
const roots = new WeakSet<ShadowRoot>();

const changes = new MutationObserver((records) => {
  take(records);
  for (const wake of wakes) wake();
});

/** An input that stops being a password is still one to us. */
const types = new MutationObserver(takeTypes);

function take(records: MutationRecord[]): void {
  const last = records.at(-1);
  if (!last) return;
  count += records.length;
  const now = performance.now();
  const novelty = rhythm.noveltyOf(records, now);
  if (novelty === "restless") return;
  lastAt = now;
  repeats++;
  if (novelty === "new") [newAt, repeats] = [now, 0];
  lastTarget = new WeakRef(last.target);
  const field = typedField();
  affected ||= field === undefined || records.some((record) => record.target !== field);
}

function takeTypes(records: MutationRecord[]): void {
  for (const record of records) {
    if (record.oldValue?.toLowerCase() === "password") remember(record.target);
  }
}

function watch(node: Node): void {
  changes.observe(node, WATCHED);
  types.observe(node, { subtree: true, attributeFilter: ["type"], attributeOldValue: true });
}

/** A value is no part of the tree. However many keys it took, it is one change. */
function takeInput(event: Event): void {
  const [field] = event.composedPath();
  if (!field) return;
  lastAt = performance.now();
  if (isElement(field as Node)) affected ||= heardInput(field as Element);
  if (fields.has(field)) return;
  fields.add(field);
  count++;
}

export function watchDocument(): void {
  watch(document);
  addEventListener("input", takeInput, { capture: true });
  // What the page asked for has come, and scripts have yet to make something of it.
  addEventListener("load", stir, { capture: true });
  new PerformanceObserver((list) => takeArrivals(list.getEntries())).observe({ type: "resource" });
}

function stir(): void {
  lastAt = performance.now();
  for (const wake of wakes) wake();
}

/** A page can ask for more than anyone waits for. */
const MOST_ARRIVALS = 500;
const arrivals = new Set<string>();
/** What only decorates matters to scripts that have made nothing of anything yet. */
const DECORATION = /^(img|css|beacon|video|audio)$/;

function takeArrivals(entries: PerformanceEntryList): void {
  for (const { name, initiatorType } of entries as PerformanceResourceTiming[]) {
    if (arrivals.size < MOST_ARRIVALS) arrivals.add(name);
    if (!affected || !DECORATION.test(initiatorType)) stir();
  }
}

/** Whether the answer to what was asked for since the mark has come to the page. */
export function hasArrived(url: string): boolean {
  return arrivals.has(url);
}

/** A document's observer does not see into shadow roots. */
export function watchRoot(root: ShadowRoot): void {
  if (roots.has(root)) return;
  roots.add(root);
  watch(root);
}

/** Takes in what has happened but was not yet reported. */
export function catchUp(): void {
  take(changes.takeRecords());
  takeTypes(types.takeRecords());
}

export interface Activity {
  /** Changes since the document began. */
  count: number;
  /** When the last change or mark was, whichever is later; what is restless does not count. */
  quietSince: number;
  /** When something changed last that had not a moment before, and how often it all changed since. */
  newAt: number;
  repeats: number;
  /** Whether anything came of the action since the mark but for what was typed. */
  affected: boolean;
  markedAt: number;
  lastTarget: Node | undefined;
  /** Whether anything changed since the mark. */
  sinceMark: number;
}

export function activity(): Activity {
  catchUp();
  return {
    count,
    quietSince: Math.max(lastAt, markedAt),
    newAt,
    repeats,
    affected,
    markedAt,
    lastTarget: lastTarget?.deref(),
    sinceMark: count - markedCount,
  };
}

export function mark(): void {
  catchUp();
  unguard(); // of an action that failed
  markedAt = performance.now();
  markedCount = count;
  affected = false;
  arrivals.clear();
  rhythm.act(markedAt);
  expectAnew();
  fields = new WeakSet();
  markedScroll = { x: Math.round(scrollX), y: Math.round(scrollY) };
  const active = deepActiveElement();
  markedFocus = active ? new WeakRef(active) : undefined;
}

export function changesSinceMark(): Changes {
  catchUp();
  const result: Changes = { changed: count - markedCount };
  const { x, y } = markedScroll;
  if (Math.round(scrollX) !== x || Math.round(scrollY) !== y) result.scrolledFrom = { x, y };
  const missed = unguard();
  if (missed !== undefined) result.missed = missed;
  const active = deepActiveElement();
  if (active !== (markedFocus?.deref() ?? null)) {
    const nowhere = !active || active === document.body || active === document.documentElement;
    result.focus = nowhere ? "nothing" : words(active);
    if (active && (isIframe(active) || isFrame(active) || isObject(active))) {
      result.focusInside = true;
    }
  }
  return result;
}

/** Calls `wake` after changes until the returned function is called. */
export function onChange(wake: () => void): () => void {
  wakes.add(wake);
  return () => wakes.delete(wake);
}
