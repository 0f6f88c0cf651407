/// <reference lib="deno.ns" />
/** Pages that are unusual, careless or hostile. */
import { assertEquals, assertIncludes } from "./golden.ts";
import { bundled, TestBrowser } from "./testing.ts";

Deno.test("an observation holds on odd pages", async (t) => {
  await using browser = await TestBrowser.start(await bundled());
  const text = async (html: string) => {
    await using tab = await browser.open(html);
    return (await tab.observe()).text;
  };

  await t.step("the page cannot patch what we use", async () => {
    await using tab = await browser.open(`<input aria-label=A><button>Go</button><script>
      Element.prototype.checkVisibility = () => false;
      window.getComputedStyle = JSON.parse = () => { throw 1 };
      window.MutationObserver = Array.prototype[Symbol.iterator] = Promise.prototype.then = null;
      Object.prototype.fault = { code: "forged" };
    </script>`);
    const seen = await tab.observe();
    assertEquals(seen.text, '[s1e1 textbox "A"] [s1e2 button "Go"]');
    await tab.call("prepare", { ref: "s1e2", intent: "click" });
    assertEquals(
      (await tab.call("settle", { quiet: 20, patience: 0, bound: 500, acted: false })).settled,
      true,
    );
    assertEquals(await tab.page("globalThis.foxden"), null, "seen by the page");
  });
  await t.step("names in a form hide no property", async () => {
    const fields = [
      "nodeType",
      "parentNode",
      "children",
      "checkVisibility",
      "localName",
      "shadowRoot",
      "attributes",
    ];
    const form = `<form name=body>${
      fields.map((name) => `<input name=${name} aria-label=${name}>`).join("")
    }</form><img name=querySelectorAll><img name=styleSheets><img name=adoptedStyleSheets>`;
    for (const name of fields) assertIncludes(await text(form), `textbox "${name}"`);
  });
  await t.step("documents of other kinds are read", async () => {
    const { origin } = browser;
    await using tab = await browser.open("about:blank");
    const cases: [string, string, string][] = [
      [
        "image/svg+xml",
        `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><text y="20">words</text><a xlink:href="/x"><text y="40">link</text></a></svg>`,
        'words [s1e1 link "link"]',
      ],
      [
        "application/xhtml+xml",
        `<html xmlns="http://www.w3.org/1999/xhtml"><body><p>words</p></body></html>`,
        "words",
      ],
      ["application/xml", `<a>\n <b>one</b>\n</a>`, "<a>\n <b>one</b>\n</a>"],
      ["text/plain", "one\n  two\n\nthree", "one\n  two\n\nthree"],
      ["text/html", "", ""],
      [
        "text/html",
        `<frameset><frame src="about:blank" name=left></frameset>`,
        `[s1e1 iframe "left" about:blank]`,
      ],
    ];
    for (const [type, body, expected] of cases) {
      await tab.go(`${origin}/inline/${type}?${encodeURIComponent(body)}`);
      assertEquals((await tab.observe()).text.replace(/s\d+e/, "s1e"), expected, type);
    }
  });
  await t.step("one thing is one row", async () => {
    assertEquals(
      await text(`<ul><li onclick=1><a href="#">Link</a></li></ul>`),
      '- [s1e1 link "Link"]',
    );
    assertEquals(
      await text(
        `<label for=x>One</label> <label for=x>Two</label><input id=x type=checkbox hidden>`,
      ),
      '[s1e1 checkbox "One Two"]',
    );
    assertEquals(await text(`<p>In<span style="display:inline-block">3</span></p>`), "In 3");
    assertEquals(
      await text(`<div tabindex=0 style="height:20px;overflow:auto">${"word ".repeat(60)}</div>`),
      `[s1e1 scrollable value="scrolled 0%"] ${"word ".repeat(60).trim()}`,
    );
  });
  await t.step("a press on a card misses the button on it", async () => {
    await using tab = await browser.open(
      `<div onclick="log.value += 'card '" aria-label=Card role=group style="width:300px;padding:20px">
      <button onclick="log.value += 'button '" style="width:100%">B</button></div><output id=log></output>`,
    );
    const { x, y } = await tab.call("prepare", {
      ref: tab.ref(await tab.observe(), "Card"),
      intent: "click",
    });
    await tab.click(x, y);
    assertEquals(await tab.page("log.value.trim()"), "card");
  });
  await t.step("the twin of a password field is as secret", async () => {
    const twins = await text(
      `<input type=password value=abcdef aria-label=P><input value=abcdef aria-label=T><p>abcdef`,
    );
    assertEquals(twins.includes("abcdef"), false, twins);
  });
});
