import type { Settled, SettleOptions } from "./contract.ts";
import { collapse } from "./clean.ts";
import { activity } from "./changes.ts";
import { isElement } from "./kinds.ts";
import { tagOf } from "./words.ts";

/** A hidden document draws no frames: never wait longer than this for one. */
const FRAME_BOUND = 100;

/** Two frames: what the last event set off has been laid out and drawn. Then quiet. */
export async function settle(options: SettleOptions): Promise<Settled> {
  const start = performance.now();
  const before = activity().count;
  if (!options.acted && (lifeless() || start - activity().quietSince > options.quiet)) {
    return { settled: true };
  }
  await frame();
  await frame();
  for (;;) {
    const now = performance.now();
    const { quietSince, sinceMark } = activity();
    if (lifeless() && sinceMark === 0) return { settled: true };
    const rest = Math.max(quietSince, options.acted ? start : 0) + options.quiet - now;
    if (rest <= 0) return { settled: true };
    if (now - start >= options.bound) {
      return { settled: false, pending: pending(before, now - start) };
    }
    await pause(Math.min(rest, start + options.bound - now));
  }
}

/** Larger documents are taken for scripted: the search would cost more than the wait. */
const MOST_SEARCHED = 5_000;
let inert: boolean | undefined;

/** Whether nothing can change by itself: no script here, in an attribute, or in who opened us. */
function lifeless(): boolean {
  if (document.readyState === "loading" || opener !== null || top !== self) return false;
  if (document.scripts.length > 0) return false;
  return inert ??= document.getElementsByTagName("*").length < MOST_SEARCHED &&
    !document.evaluate("boolean(//@*[starts-with(name(), 'on')])", document, null, 3).booleanValue;
}

function pending(before: number, waited: number): string {
  const { count, lastTarget } = activity();
  const target = isElement(lastTarget) ? lastTarget : lastTarget?.parentElement;
  const times = count - before === 1 ? "1 change" : `${count - before} changes`;
  const where = target ? `, last in ${collapse(tagOf(target))}` : "";
  return `the page keeps changing (${times} in ${(waited / 1000).toFixed(1)} s${where})`;
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
