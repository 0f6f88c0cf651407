/// <reference lib="deno.ns" />
/**
 * Names, roles and descriptions of the fixtures' cases, held in testdata as text, a case a line: its
 * role, the standard's in brackets where an observation tells another, the name, the description.
 */
import { bundle } from "./bundle.ts";
import { assertEquals, golden } from "./golden.ts";
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
  await t.step("a link around a whole page costs no more than one around some words", async () => {
    await using tab = await browser.open(
      `<a href="#"></a><script>document.links[0].innerHTML = "<i>a</i>".repeat(50_000)</script>`,
    );
    const name = await tab.sandbox(`ariaName("a")`);
    if (typeof name !== "string" || name.length < 100 || name.length > 1_000) {
      throw new Error(`a name of ${String(name).length} characters`);
    }
  });
  await t.step("elements deeper than any stack are no harm", async () => {
    await using tab = await browser.open(
      `<button></button><script>let at = document.querySelector("button");
      for (let i = 0; i < 3_000; i++) at = at.appendChild(document.createElement("b"));
      at.textContent = "deep"; document.querySelector("button").append("end")</script>`,
    );
    assertEquals(await tab.sandbox(`ariaName("button")`), "end");
  });
});

// B-028
Deno.test("an observation tells the states of what it lists", async () => {
  await using browser = await TestBrowser.start(await bundle());
  await using tab = await browser.open("aria-states.html");
  const { text, elements } = await tab.observe();
  const rows = elements.map((element) => JSON.stringify(element));
  const all = [text, "", ...rows].join("\n").replaceAll(browser.origin, "http://fixtures");
  await golden("aria-states.txt", `${all}\n`);
});
