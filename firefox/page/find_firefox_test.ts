/// <reference lib="deno.ns" />
/** What find() shows of a long paragraph. B-035 */
import { assertEquals, assertIncludes } from "./golden.ts";
import { bundled, TestBrowser } from "./testing.ts";

Deno.test("find() shows the place in a long paragraph, whatever the case and accents", async () => {
  await using browser = await TestBrowser.start(await bundled());
  for (const before of ["word ", "e\u0301te\u0301 ", "ﬀß ", "\u{10400} ", "ΣΑΣ "]) {
    await using tab = await browser.open("<p>");
    const text = `${before.repeat(2_000)} Cafe\u0301 SPÉCIAL ${before.repeat(2_000)}`;
    await tab.page(`(document.body.textContent = ${JSON.stringify(text)}, 1)`);
    await tab.observe();
    for (const words of ["café", "special CAFE"]) {
      const { matches } = await tab.call("find", {
        find: words,
        most: 1,
        observation: 2,
        first: 9,
      });
      const line = matches[0]?.line ?? "";
      assertIncludes(line, "SPÉCIAL");
      assertEquals(line.length < 900 && line.includes("…"), true, line);
    }
  }
});
