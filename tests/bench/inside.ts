// What an observation costs inside the page, without the wire: the script that tests/bench starts.
// Arguments: loads, then addresses. Prints one line of JSON for each address: the least of so many loads, in milliseconds,
// since what else the machine does only ever adds, and more to what takes longer.
import type { ObserveOptions } from "../../firefox/page/contract.ts";
import { bundled, TestBrowser, type TestTab } from "../../firefox/page/testing.ts";

/** Firefox tells pages the time in whole milliseconds: so many calls in a row make it finer. */
const AGAIN = 5;

interface Costs {
  nodes: number;
  /** The first observation of a fresh document, which is what an agent waits for: its code has not run there yet. */
  first: number;
  /** One of those that follow. */
  again: number;
  /** One `querySelectorAll("*")` with a computed style of each, by the page itself. */
  walk: number;
  /** The same from the sandbox, which sees the page through wrappers. */
  wrapped: number;
}

const WALK =
  `for (const element of document.querySelectorAll("*")) getComputedStyle(element).display`;
const NODES = `(() => { const all = document.createTreeWalker(document); let count = 1;
  while (all.nextNode()) count++; return count; })()`;

function timed(statement: string, times: number): string {
  return `(() => { const start = performance.now();
    for (let i = 0; i < ${times}; i++) { ${statement} }
    return (performance.now() - start) / ${times}; })()`;
}

async function costs(tab: TestTab): Promise<Costs> {
  const options: ObserveOptions = {
    observation: 1,
    first: 1,
    issuing: "new",
    maxText: 20_000,
    maxElements: 300,
  };
  const observe = `if (!foxden.call("observe", ${
    JSON.stringify(JSON.stringify(options))
  }).startsWith('{"ok"')) throw new Error("no observation")`;
  return {
    first: Number(await tab.sandbox(timed(observe, 1))),
    again: Number(await tab.sandbox(timed(observe, AGAIN))),
    walk: Number(await tab.page(timed(WALK, AGAIN))),
    wrapped: Number(await tab.sandbox(timed(WALK, AGAIN))),
    nodes: Number(await tab.page(NODES)),
  };
}

const [loads, ...addresses] = Deno.args;
await using browser = await TestBrowser.start(await bundled());
for (const address of addresses) {
  const all: Costs[] = [];
  for (let load = 0; load < Number(loads); load++) {
    await using tab = await browser.open(address);
    all.push(await costs(tab));
  }
  const least = Object.fromEntries(
    (["nodes", "first", "again", "walk", "wrapped"] as const)
      .map((what) => [what, Math.min(...all.map((one) => one[what]))]),
  );
  await Deno.stdout.write(new TextEncoder().encode(`${JSON.stringify(least)}\n`));
}
