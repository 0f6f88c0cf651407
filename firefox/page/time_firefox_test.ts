/// <reference lib="deno.ns" />
/** Settling, counting changes, waiting. B-035, B-036, M-028 */
import { assertEquals, assertIncludes } from "./golden.ts";
import { bundled, TestBrowser, type TestTab } from "./testing.ts";

/** Calls in one go, so that nothing of the test's own round trips comes between. */
function inOneGo(tab: TestTab, act: string, call: string): Promise<unknown> {
  return tab.sandbox(`(async () => { const start = performance.now(); foxden.call("mark", "{}");
    ${act}; const answer = JSON.parse(await foxden.call(${call})).ok;
    return { ...answer, ms: performance.now() - start, text: document.body.innerText }; })()`);
}

const SETTLE = `"settle", '{"quiet":80,"patience":0,"bound":600}'`;

Deno.test("settle() ends when the page is quiet and says what was not", async (t) => {
  await using browser = await TestBrowser.start(await bundled());

  await t.step("a document without scripts needs two frames", async () => {
    await using tab = await browser.open(`<p>still</p>`);
    const { settled, ms } = await inOneGo(
      tab,
      "",
      `"settle", '{"quiet":2000,"patience":0,"bound":4000}'`,
    ) as {
      settled: boolean;
      ms: number;
    };
    assertEquals([settled, ms < 1000], [true, true]);
  });
  await t.step("what a script writes a little later is waited for", async () => {
    await using tab = await browser.open(
      `<p id=p>before</p><script>onclick = () => setTimeout(() => p.textContent = "after", 50)</script>`,
    );
    const seen = await inOneGo(tab, "document.body.click()", SETTLE) as {
      settled: boolean;
      text: string;
    };
    assertEquals([seen.settled, seen.text], [true, "after"]);
  });
  await t.step("a page that changes for ever ends at the bound", async () => {
    await using tab = await browser.open(
      `<div id=clock></div><script>setInterval(() => clock.textContent = Math.random(), 10)</script>`,
    );
    const seen = await inOneGo(tab, "", SETTLE) as {
      settled: boolean;
      pending: string;
      ms: number;
    };
    assertEquals([seen.settled, seen.ms >= 600, seen.ms < 2000], [false, true, true]);
    assertIncludes(seen.pending, "the page keeps changing (");
    assertIncludes(seen.pending, ` changes in 0.6 s, last in <div id="clock">)`);
  });
  await t.step("what can be used is no placeholder", async () => {
    const empty = (attributes: string) => `<div ${attributes} style="height: 20px"></div>`;
    await using tab = await browser.open(
      `<a class="ui-spinner-button"></a><input class="ui-spinner-input">
      ${empty(`class="spinner-up" title="More"`)}${empty(`class="loader" role="button"`)}
      <p id=p></p><script>onclick = () => p.textContent = "done"</script>`,
    );
    const call = `"settle", '{"quiet":80,"patience":300,"bound":600}'`;
    const used = await inOneGo(tab, "document.body.click()", call) as { settled: boolean };
    assertEquals(used.settled, true);
  });
  await t.step("changes in a shadow tree that was observed count, too", async () => {
    await using tab = await browser.open(
      `<fox-s id=s><template shadowrootmode=open><b>x</b></template></fox-s>
      <script>onclick = () => s.shadowRoot.firstChild.textContent = "y"</script>`,
    );
    await tab.observe();
    await tab.call("mark");
    await tab.page("document.body.click()");
    assertEquals((await tab.call("changes")).changed > 0, true);
  });
});

Deno.test("changes() tells what happened since the mark", async () => {
  await using browser = await TestBrowser.start(await bundled());
  await using tab = await browser.open(`<input aria-label=F><p id=p>x</p>`);
  const seen = await tab.observe();
  await tab.call("mark");
  assertEquals(await tab.call("changes"), { changed: 0 }, "nothing");
  await tab.page(`(p.title = "y", document.querySelector("input").focus(), 1)`);
  assertEquals(await tab.call("changes"), { changed: 1, focus: 'textbox "F"' });
  // Readying, reading and scrolling change nothing of the page.
  await tab.call("prepare", { ref: tab.ref(seen, "F"), intent: "fill" });
  await tab.call("focusField", { ref: tab.ref(seen, "F"), append: false });
  await tab.observe();
  assertEquals(await tab.call("changes"), { changed: 0 }, "our own doing");
  await tab.page(`(document.activeElement.blur(), 1)`);
  assertEquals(await tab.call("changes"), { changed: 0, focus: "nothing" });
});

Deno.test("waitFor() sees text come and go, however it does", async (t) => {
  await using browser = await TestBrowser.start(await bundled());
  const page =
    `<p id=p hidden>Late words</p><p id=q>Loading…</p><button id=b aria-label=Named></button>
    <fox-w id=w><template shadowrootmode=open><i></i></template></fox-w>`;
  const cases: [string, string, string][] = [
    ["text that a mutation shows", `p.hidden = false`, `{"text":"late  WORDS","bound":5000}`],
    ["text that goes", `q.remove()`, `{"gone":"Loading","bound":5000}`],
    [
      "text that a style sheet shows",
      `document.adoptedStyleSheets[0].replaceSync("")`,
      `{"text":"Styled","bound":5000}`,
    ],
    [
      "text in a shadow tree",
      `w.shadowRoot.firstChild.textContent = "In the shadow"`,
      `{"text":"In the shadow","bound":5000}`,
    ],
    [
      "text and the end of another",
      `p.hidden = false; q.remove()`,
      `{"text":"Late","gone":"Loading","bound":5000}`,
    ],
  ];
  for (const [name, act, wish] of cases) {
    await t.step(name, async () => {
      await using tab = await browser.open(`${page}<p class=s>Styled</p><script>
        const sheet = new CSSStyleSheet(); sheet.replaceSync(".s { display: none }"); document.adoptedStyleSheets = [sheet];</script>`);
      await tab.page(`(setTimeout(() => { ${act} }, 100), 1)`);
      assertEquals(await tab.call("waitFor", JSON.parse(wish)), { met: true });
    });
  }
  await t.step("says at the bound what is missing", async () => {
    await using tab = await browser.open(page);
    assertEquals(await tab.call("waitFor", { text: "Never", bound: 150 }), {
      met: false,
      missing: `the text "Never" has not appeared`,
    });
    assertEquals(await tab.call("waitFor", { gone: "Loading", bound: 1 }), {
      met: false,
      missing: `the text "Loading" is still there`,
    });
  });
});
