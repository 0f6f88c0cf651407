/** Tells what a page does all the time, such as a clock or an animation, from what is new. */

/** A node that changes again within this, ms, goes on with what it did. */
const BEAT = 1_500;
/** It has a rhythm once it has done so this often, over this long, ms. */
const OFTEN = 4;
const LONG = 300;
/** What changes more at once is no animation, and is not looked at one by one. */
const MOST = 200;

interface Beats {
  count: number;
  first: number;
  last: number;
  restless: boolean;
}

const beats = new WeakMap<Node, Beats>();
let actedAt = 0;
let restedAt = 0;

/** Something is about to be done to the page: what is restless now is none of its effects. */
export function act(now: number): void {
  actedAt = now;
}

/** The page was found quiet: what changes from now until the next action, it does by itself. */
export function rest(now: number): void {
  restedAt = now;
}

/**
 * - restless: only what changed before all the time, of its own accord.
 * - repeated: only what has changed a moment ago, too.
 * - new: anything else.
 */
export type Novelty = "restless" | "repeated" | "new";

export function noveltyOf(records: MutationRecord[], now: number): Novelty {
  if (records.length > MOST) return "new";
  let novelty: Novelty = "restless";
  for (const node of new Set(records.map((record) => record.target))) {
    const known = beats.get(node);
    if (!known || now - known.last > BEAT) {
      beats.set(node, { count: 1, first: now, last: now, restless: false });
      novelty = "new";
      continue;
    }
    if (known.last <= actedAt) known.restless = isRestless(known);
    known.count++;
    known.last = now;
    if (!known.restless && novelty === "restless") novelty = "repeated";
  }
  return novelty;
}

/** Whether it kept its rhythm until the action, also while nobody acted. */
function isRestless({ count, first, last, restless }: Beats): boolean {
  const interval = (last - first) / (count - 1);
  return count >= OFTEN && last - first >= LONG && actedAt - last <= 2 * interval + 20 &&
    (restless || last > restedAt);
}
