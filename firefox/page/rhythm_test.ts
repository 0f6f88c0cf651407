/// <reference lib="deno.ns" />
/** What is restless is no effect of an action; what an action sets off is. B-036 */
import { act, type Novelty, noveltyOf, rest } from "./rhythm.ts";
import { assertEquals } from "./golden.ts";

let now = 0;

function changes(node: object, times: number, every: number): Novelty[] {
  return Array.from({ length: times }, () => {
    now += every;
    return noveltyOf([{ target: node }] as MutationRecord[], now);
  });
}

Deno.test("a clock is restless once it has ticked while nobody acted", () => {
  const clock = {};
  assertEquals(changes(clock, 3, 100), ["new", "repeated", "repeated"]);
  rest(now);
  changes(clock, 5, 100);
  act(now + 50);
  assertEquals(changes(clock, 2, 100), ["restless", "restless"]);
  // … and stays so from one action to the next.
  rest(now + 10);
  act(now + 20);
  assertEquals(changes(clock, 1, 100), ["restless"]);
  assertEquals(noveltyOf([{ target: clock }, { target: {} }] as MutationRecord[], now), "new");
});

Deno.test("what one action after the other sets off is news each time", () => {
  const out = {};
  for (let n = 0; n < 3; n++) {
    act(now);
    assertEquals(changes(out, 20, 20).includes("restless"), false);
    now += 70;
    rest(now);
  }
});

Deno.test("a clock that has stopped begins anew", () => {
  const clock = {};
  rest(now);
  changes(clock, 10, 100);
  now += 2_000;
  act(now);
  assertEquals(changes(clock, 2, 100), ["new", "repeated"]);
});
