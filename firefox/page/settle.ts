import type { Settled, SettleOptions } from "./contract.ts";
import { collapse } from "./clean.ts";
import { activity, hasArrived, onChange } from "./changes.ts";
import { expectsAnswer, expectsResults } from "./expect.ts";
import { isElement } from "./kinds.ts";
import * as rhythm from "./rhythm.ts";
import { outlast, signOf } from "./signs.ts";
import { tagOf } from "./words.ts";

/** A hidden document draws no frames: never wait longer than this for one. */
const FRAME_BOUND = 100;
/** From the browser to the page an answer takes no longer than this, ms; of a worker's none comes. */
const ARRIVAL = 300;
/** A sign that ends without a change of the tree is seen to have ended this late, ms. */
const LOOK = 100;
/** What only repeats itself for so long, ms, and so often, goes on for ever. */
const REPEATS = 1_000;
const OFTEN = 10;

/** Two frames: what the last event set off has been laid out and drawn. Then quiet, and no sign of more. */
export async function settle(options: SettleOptions): Promise<Settled> {
  const start = performance.now();
  const before = activity().count;
  if (!options.acted) {
    if (lifeless()) return { settled: true };
    rhythm.act(start);
  }
  const ended = (settled: Settled) => {
    incomplete ||= !options.acted && document.readyState !== "complete";
    rhythm.rest(performance.now());
    return settled;
  };
  let drawnFor = activity().quietSince;
  const fresh = options.acted ? options.patience > 0 : start - drawnFor <= options.quiet;
  let drawn = fresh ? frames() : Promise.resolve();
  await drawn;
  for (;;) {
    const now = performance.now();
    const left = start + options.bound - now;
    const { sinceMark, newAt, repeats, quietSince, affected, markedAt } = activity();
    if (lifeless() && sinceMark === 0) return ended({ settled: true });
    if (quietSince !== drawnFor) [drawn, drawnFor] = [frames(), quietSince];
    const due = left > 0 ? start + grace(options) : 0;
    const until = Math.max(quietSince + options.quiet, due);
    if (until > now) {
      const endless = now - Math.max(start, newAt) >= REPEATS && repeats >= OFTEN;
      if (left <= 0 || endless) {
        return { settled: false, pending: pending(before, now - start) };
      }
      await (until === due ? change : pause)(Math.min(until - now, left));
      continue;
    }
    // A busy machine draws late: what changes with each frame has not come to rest yet.
    await drawn;
    if (activity().quietSince !== drawnFor) continue;
    const sign = signOf(options.acted ? markedAt : undefined, left);
    if (!sign) {
      const unanswered = options.acted && !affected && expectsAnswer();
      return ended({ settled: true, ...(unanswered && { unanswered }) });
    }
    if (sign.waited || left <= 0) {
      if (!sign.waited) outlast(sign);
      return ended({ settled: false, pending: sign.words });
    }
    await change(Math.min(LOOK, left));
  }
}

/** A picture was waited for that does not come. */
let incomplete = false;

/** How long it waits for what is due and has not come yet, however quiet the page is. */
function grace({ quiet, patience, after, acted }: SettleOptions): number {
  const patient = acted
    ? expectsResults() || !activity().affected && expectsAnswer()
    : document.readyState !== "complete" && !incomplete; // many a script waits for the last picture
  return Math.max(
    patient ? patience : acted ? Math.min(quiet, patience) : 0,
    after !== undefined && !hasArrived(after) ? ARRIVAL : 0,
  );
}

/** Larger documents are taken for scripted: the search would cost more than the wait. */
const MOST_SEARCHED = 5_000;
let inert: boolean | undefined;

/** Whether nothing can change by itself: no script here, in an attribute, or in who opened us; no refresh. */
function lifeless(): boolean {
  if (document.readyState === "loading" || opener !== null || top !== self) return false;
  if (document.scripts.length > 0) return false;
  return inert ??= document.getElementsByTagName("*").length < MOST_SEARCHED &&
    !document.evaluate(
      "boolean(//@*[starts-with(name(), 'on') or name() = 'http-equiv'])",
      document,
      null,
      3,
    ).booleanValue;
}

function pending(before: number, waited: number): string {
  const { count, lastTarget } = activity();
  if (count === before) return "the page keeps asking its server";
  const target = isElement(lastTarget) ? lastTarget : lastTarget?.parentElement;
  const times = count - before === 1 ? "1 change" : `${count - before} changes`;
  const where = target ? `, last in ${collapse(tagOf(target))}` : "";
  return `the page keeps changing (${times} in ${(waited / 1000).toFixed(1)} s${where})`;
}

async function frames(): Promise<void> {
  await frame();
  await frame();
}

export function frame(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(done, FRAME_BOUND);
    const drawn = requestAnimationFrame(done);
    function done() {
      clearTimeout(late);
      cancelAnimationFrame(drawn);
      resolve();
    }
  });
}

/** At least a millisecond: the page's clock is no finer, and none would be a busy loop. */
export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(1, ms)));
}

/** The next change of the tree, or the end of the wait. */
function change(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(done, Math.max(1, ms));
    const stop = onChange(done);
    function done() {
      clearTimeout(late);
      stop();
      resolve();
    }
  });
}
