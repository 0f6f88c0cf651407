/// <reference lib="deno.ns" />
/** Which elements the shim is asked about for closed shadow roots. W-126 */
import { assertEquals } from "./golden.ts";
import { bundled, TestBrowser } from "./testing.ts";

Deno.test("what may have a closed root is asked about once, and again when it has grown", async (t) => {
  await using browser = await TestBrowser.start(await bundled());

  await t.step("a root that comes later", async () => {
    await using tab = await browser.open(`<div id=late style="min-height:9px"></div><p>x`);
    const asked = async () => {
      const { hosts = 0 } = await tab.observe();
      return [hosts, await tab.sandbox("foxden.hosts().length")];
    };
    assertEquals(await asked(), [1, 1]);
    assertEquals(await asked(), [0, 0], "nothing has changed");
    await tab.page(`(late.attachShadow({ mode: "closed" }).innerHTML = "<h1>Late</h1>", 1)`);
    assertEquals(await asked(), [1, 1], "it has grown");
    for (let i = 0; i < 9; i++) {
      await tab.page(`(late.style.minHeight = "${100 + i}px", 1)`);
      await asked();
    }
    assertEquals(await asked(), [0, 0], "an element that moves for ever");
  });
  await t.step("an element that has not been defined is asked about once", async () => {
    await using tab = await browser.open(`<x-y>words</x-y>`);
    assertEquals((await tab.observe()).hosts, 1);
    await tab.sandbox("foxden.hosts().length");
    assertEquals((await tab.observe()).hosts, undefined);
    await tab.page(`(customElements.define("x-y", class extends HTMLElement {}), 1)`);
    assertEquals((await tab.observe()).hosts, 1);
  });
  await t.step("attributes without end are not sent", async () => {
    await using tab = await browser.open("<p>");
    await tab.page(`(document.body.innerHTML = "<x-a></x-a>".repeat(1_200), 1)`);
    await tab.page(`([...document.body.children].slice(0, 70)
      .forEach((one, i) => one.setAttribute("data-x", "x".repeat(i < 50 ? 1_000_000 : 90_000))), 1)`);
    assertEquals((await tab.observe()).hosts, 1_000);
    assertEquals(await tab.sandbox("foxden.hosts().length"), 1_000 - 50 - 9);
  });
});
