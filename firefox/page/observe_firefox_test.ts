/// <reference lib="deno.ns" />
/**
 * What an observation says of the fixture pages, held in testdata as text. After a wanted
 * change: deno test -A firefox/page/observe_firefox_test.ts -- --update, then read the diff.
 */
import type { Observation } from "./contract.ts";
import { golden } from "./golden.ts";
import { bundled, TestBrowser } from "./testing.ts";

const PAGES = [
  "sign-up",
  "reading",
  "controls",
  "hidden",
  "shadow",
  "frames",
  "forged",
  "modal",
  "clipped",
  "toggles",
  "open",
  "overlay",
  "beside",
  "generated",
  "elsewhere",
  "lists",
  "tables",
  "pictures",
  "code",
  "live",
  "things",
  "nameless",
  "options",
  "gauges",
  "invalid",
  "scrollers",
  "abreast",
  "signs",
  "cut-off",
  "once",
  "drawn",
];

// B-028, B-030, B-031, N-009, M-022
Deno.test("an observation reads a page as a person does", async (t) => {
  await using browser = await TestBrowser.start(await bundled());
  for (const page of PAGES) {
    await t.step(page, async () => {
      await using tab = await browser.open(`page-${page}.html`);
      const seen = await tab.observe();
      await golden(`${page}.txt`, written(seen, browser.origin));
    });
  }
});

/** The text, then one line for each element and frame: all that an observation says. */
function written(seen: Observation, origin: string): string {
  const rows = [...seen.elements, ...seen.frames].map((row) => JSON.stringify(row));
  const all = [`title: ${seen.title}`, seen.text, "", ...rows];
  if (seen.truncated) all.push(JSON.stringify(seen.truncated));
  const text = all.join("\n").replaceAll(origin, "http://fixtures");
  return `${text.replaceAll(`localhost:${new URL(origin).port}`, "elsewhere")}\n`;
}
