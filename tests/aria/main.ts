/// <reference lib="deno.ns" />
/**
 * How right our names and roles are, by the expectations of web-platform-tests: the pages that ask
 * for a computed label or role are run in Firefox as they are, once for each engine, and what
 * passed of all is printed by folder and kind.
 *
 *   deno run -A tests/aria/main.ts CHECKOUT [--failures ENGINE]
 *
 * CHECKOUT is a checkout of web-platform-tests, or testing/web-platform/tests of Firefox's
 * sources. Tentative pages are left out: what they expect is not settled.
 */
import { bundle } from "../../firefox/page/bundle.ts";
import { TestBrowser, type TestTab } from "../../firefox/page/testing.ts";
import { pages, serve } from "./site.ts";
import { table } from "./table.ts";

/** One test of one page: what it asked for, and whether the answer was the expected one. */
export interface Result {
  folder: string;
  page: string;
  kind: "label" | "role";
  test: string;
  passed: boolean;
  message: string;
}

export const ENGINES = ["foxden", "dom-accessibility-api", "axe-core"] as const;
export type Engine = typeof ENGINES[number];

const PAGE_BOUND = 20_000;

async function run(tab: TestTab, origin: string, page: string, engine: Engine): Promise<Result[]> {
  await tab.go(`${origin}/${page}?engine=${engine}`);
  const rows = await tab.page(`Promise.race([ariaResults,
    new Promise((_, reject) => setTimeout(reject, ${PAGE_BOUND}, "no results"))])`);
  const found = rows as Omit<Result, "folder" | "page">[];
  return found.map((row) => ({ ...row, page, folder: page.slice(0, page.lastIndexOf("/")) }));
}

async function main(args: string[]): Promise<number> {
  const [checkout, flag, which] = args;
  if (!checkout) {
    await say("usage: deno run -A tests/aria/main.ts CHECKOUT [--failures ENGINE]");
    return 2;
  }
  await using site = serve(checkout);
  await using browser = await TestBrowser.start(
    await bundle(new URL("engines.ts", import.meta.url)),
  );
  await using tab = await browser.open("<title>aria</title>");
  const all = new Map<Engine, Result[]>();
  for (const engine of ENGINES) {
    const results: Result[] = [];
    for (const page of await pages(checkout)) {
      results.push(...await run(tab, site.origin, page, engine));
    }
    all.set(engine, results);
  }
  await say(table(all));
  if (flag === "--failures") {
    for (const { page, kind, test, message } of failures(all, which)) {
      await say(`\n${page} ${kind}: ${test}\n  ${message}`);
    }
  }
  return 0;
}

function say(line: string): Promise<void> {
  return new Blob([`${line}\n`]).stream().pipeTo(Deno.stdout.writable, { preventClose: true });
}

function failures(all: Map<Engine, Result[]>, which = "foxden"): Result[] {
  const results = ENGINES.filter((engine) => engine === which).map((engine) => all.get(engine));
  return results.flat().filter((one) => one !== undefined).filter((one) => !one.passed);
}

if (import.meta.main) Deno.exit(await main(Deno.args));
