/// <reference lib="deno.ns" />
/** Sizes and limits of an observation, and that its time does not grow with the page. B-032, B-033, B-034 */
import { assertEquals } from "./golden.ts";
import { bundled, TestBrowser, type TestTab } from "./testing.ts";

/** What the text form adds around the text: fence, URL and title. */
const OVERHEAD = 150;

function rows(count: number): string {
  const row = (i: number) =>
    `<tr><td>Item ${i}</td><td><a href="/item/${i}">Open ${i}</a></td><td><button>Buy ${i}</button></td></tr>`;
  return `<title>Items</title><h1>Items</h1><table>${
    Array.from({ length: count }, (_, i) => row(i + 1)).join("")
  }</table>`;
}

/** An observation's time inside the page, the best of some: other work on the machine only adds. */
async function best(tab: TestTab): Promise<number> {
  const options = JSON.stringify({
    observation: 1,
    first: 1,
    issuing: "new",
    maxText: 20_000,
    maxElements: 300,
  });
  return Number(
    await tab.sandbox(`Math.min(...Array.from({ length: 7 }, () => {
    const start = performance.now(); foxden.call("observe", '${options}'); return performance.now() - start; }))`),
  );
}

Deno.test("an observation is small, whole within its limits and exact beyond them", async (t) => {
  await using browser = await TestBrowser.start(await bundled());

  await t.step("a sign-up form of five controls takes 500 characters", async () => {
    await using tab = await browser.open("page-sign-up.html");
    const seen = await tab.observe();
    assertEquals([seen.elements.length, seen.text.length + OVERHEAD <= 500], [5, true]);
  });
  await t.step("a table of 100 rows takes 8,000 and misses nothing", async () => {
    await using tab = await browser.open("<p>");
    await fillIn(tab, rows(100));
    const seen = await tab.observe();
    assertEquals([seen.elements.length, seen.text.length + OVERHEAD <= 8000], [200, true]);
    for (const { ref, name } of seen.elements) {
      assertEquals(seen.text.includes(`[${ref} `) && seen.text.includes(name), true, ref);
    }
    assertEquals(seen.truncated, undefined);
  });
  await t.step("a table of 2,000 rows is cut, with the totals", async () => {
    await using tab = await browser.open("<p>");
    await fillIn(tab, rows(2000));
    const seen = await tab.observe();
    assertEquals(seen.truncated?.elements, { shown: 300, total: 4000, next: 2004 });
    const whole = await tab.observe({ maxText: 1_000_000 });
    const { shown, total = 0, about } = seen.truncated?.text ?? {};
    assertEquals([shown, about], [seen.text.length, true]);
    assertEquals(Math.abs(total / whole.text.length - 1) < 0.1, true, `${total}`);
    assertEquals(whole.text.startsWith(seen.text), false, "the numbers of the references differ");
    assertEquals(seen.text.length > 19_900 && seen.text.length <= 20_000, true);
    // 35 ms on an idle machine of 2026; the bound catches a step back, not a busy neighbour.
    const ms = await best(tab);
    assertEquals(ms < 300, true, `${ms} ms`);
  });
  await t.step("100,000 nodes are read within a second", async () => {
    await using tab = await browser.open("<p>");
    await tab.page(`(document.body.append(...Array.from({ length: 25_000 }, (_, i) => {
      const p = document.createElement("p"); p.append("word ", document.createElement("b")); p.lastChild.append(i); return p; })), 1)`);
    const ms = await best(tab);
    assertEquals(ms < 1000, true, `${ms} ms`);
  });
  await t.step("long text is cut at 20,000, a marker never in two", async () => {
    await using tab = await browser.open("<p>");
    await fillIn(tab, `<p>${"x".repeat(30_000)}</p>`);
    const long = await tab.observe();
    assertEquals([long.text.length, long.truncated?.text], [20_000, {
      shown: 20_000,
      total: 30_000,
      next: 20_002,
    }]);
    const rest = await tab.observe({ issuing: "part", observation: 1, offset: 20_002 });
    assertEquals(rest.text, "x".repeat(10_000));
    await fillIn(tab, `<p>${"x".repeat(40)} <button>Torn</button></p>`);
    assertEquals((await tab.observe({ maxText: 47 })).text, "x".repeat(40));
  });
  await t.step("names, values and options are cut and say so", async () => {
    await using tab = await browser.open("<p>");
    const options = Array.from({ length: 130 }, (_, i) => `<option>${i}</option>`).join("");
    await fillIn(
      tab,
      `<button>${"n".repeat(400)}</button><input aria-label=V value="${
        "v".repeat(400)
      }"><select aria-label=S>${options}</select>`,
    );
    const [button, input, select] = (await tab.observe()).elements;
    assertEquals(button?.name, `${"n".repeat(299)}…`);
    assertEquals(input?.value, `${"v".repeat(299)}…`);
    assertEquals([select?.options?.length, select?.optionsTotal], [100, 130]);
  });
  await t.step("fields and buttons beyond the limit are told from words", async () => {
    await using tab = await browser.open("<p>");
    await fillIn(
      tab,
      `<a href=/a>One</a> <a href=/b>Two</a> <label>Search <input value=fox></label> <button disabled>Go</button>
      <select aria-label=Sort><option>New</option></select> <input type=checkbox aria-label=Mine checked>`,
    );
    const { text } = await tab.observe({ maxElements: 1 });
    assertEquals(
      text,
      '[s1e1 link "One"] Two [textbox "Search" value="fox"] [button "Go" disabled] ' +
        '[combobox "Sort" value="New" options="New"] [checkbox "Mine" checked]',
    );
  });
  await t.step("a tree deeper than any stack is no harm", async () => {
    await using tab = await browser.open("<p>first</p>");
    await tab.page(`(() => {
      let at = document.body;
      for (let i = 0; i < 20_000; i++) at = at.appendChild(document.createElement("div"));
      at.textContent = "bottom, which Firefox itself does not draw";
      return 1;
    })()`);
    assertEquals((await tab.observe()).text, "first");
  });
});

async function fillIn(tab: TestTab, html: string): Promise<void> {
  await tab.page(`(document.body.innerHTML = ${JSON.stringify(html)}, 1)`);
}
