/// <reference lib="deno.ns" />
/**
 * Names, roles and descriptions of the fixtures' cases, held in testdata as text, a case a line: its
 * role, the standard's in brackets where an observation tells another, the name, the description.
 */
import { bundle } from "./bundle.ts";
import { golden } from "./golden.ts";
import { TestBrowser } from "./testing.ts";

const PAGES = ["names", "roles", "shadow"];

// B-028
Deno.test("names and roles are those of the W3C's standards", async (t) => {
  const entry = new URL("aria/testing_cases.ts", import.meta.url);
  await using browser = await TestBrowser.start(await bundle(entry));
  for (const page of PAGES) {
    await t.step(page, async () => {
      await using tab = await browser.open(`aria-${page}.html`);
      const lines = await tab.sandbox("ariaCases()") as string[];
      await golden(`aria-${page}.txt`, `${lines.join("\n")}\n`);
    });
  }
});
