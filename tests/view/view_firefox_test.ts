/** The view in a real browser: nothing for axe to find, nothing wider than a phone, news without a reload. */
import axe from "axe-core";
import { TestBrowser, type TestTab } from "../../firefox/page/testing.ts";
import { NAMES, page, Site } from "./site.ts";

const NOTHING = "() => {}";

/** What axe says of the page that is shown. */
async function faults(tab: TestTab): Promise<string[]> {
  await tab.page(`void (() => { ${axe.source} })()`);
  const run = `axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
      id + ": " + html.slice(0, 200) + " " + failureSummary)))`;
  return await tab.page(run) as string[];
}

Deno.test("axe finds nothing, light or dark, on a desk or a phone, and no page is wider than a phone", async () => {
  await using site = new Site();
  await using browser = await TestBrowser.start(NOTHING);
  await using tab = await browser.open("about:blank");
  site.shown = page("busy").replace(/ alt="[^"]*"/, "");
  await tab.go(site.url);
  equal((await faults(tab)).map((fault) => fault.split(":")[0]), ["image-alt", "link-name"]);
  const found: string[] = [];
  for (const width of [1280, 360]) {
    await browser.send("browsingContext.setViewport", {
      context: tab.context,
      viewport: { width, height: 800 },
    });
    for (site.dark of [false, true]) {
      for (const name of NAMES) {
        site.shown = page(name);
        await tab.go(site.url);
        const where = `${name}, ${width} px, ${site.dark ? "dark" : "light"}`;
        for (const fault of await faults(tab)) found.push(`${where}: ${fault}`);
        const wide = await tab.page("document.documentElement.scrollWidth");
        if (Number(wide) > width) found.push(`${where}: it is ${wide} px wide`);
      }
    }
  }
  if (found.length > 0) throw new Error(found.join("\n"));
});

/** Waits until an expression is true after a change of the page. */
async function becomes(tab: TestTab, expression: string): Promise<void> {
  const came = await tab.page(`new Promise((resolve) => {
    const look = () => (${expression}) && resolve(true);
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    setTimeout(() => resolve(false), 10000);
    look();
  })`);
  if (!came) throw new Error(`never: ${expression}`);
}

Deno.test("news come in without a reload, and what a person types stays", async () => {
  await using site = new Site();
  await using browser = await TestBrowser.start(NOTHING);
  site.shown = page("waiting");
  await using tab = await browser.open(site.url);
  await tab.page(
    `(window.stays = document.getElementById("settings-h"), document.getElementById("reason-a2").focus())`,
  );
  await tab.type("not that shop");

  // The first is decided, the second waits on; a call is added.
  const decided = page("waiting")
    .replace(/<li id="approval-a1"[^]*?<\/li>/, "")
    .replace("2 calls wait", "1 call waits")
    .replace(">7 min 5 s<", ">7 min 6 s<");
  site.tell(decided);
  await becomes(tab, `!document.getElementById("reason-a1")`);
  await becomes(tab, `document.getElementById("news").textContent.startsWith("1 call waits")`);
  const kept = await tab.page(`[
    window.stays === document.getElementById("settings-h"),
    document.activeElement.id,
    document.activeElement.value,
    document.getElementById("link").hidden,
  ]`);
  equal(kept, [true, "reason-a2", "not that shop", true]);

  // What comes under the pointer cannot be pressed at once.
  site.tell(decided.replaceAll("a2", "a3"));
  await becomes(tab, `document.getElementById("approval-a3")?.inert`);
  await becomes(tab, `!document.getElementById("approval-a3").inert`);
  site.tell(decided);
  await becomes(tab, `document.getElementById("approval-a2")`);

  // What differs in its times only is left alone.
  await tab.page(`void (window.stays = document.getElementById("page"))`);
  site.tell(decided.replaceAll("2 min ago", "3 min ago").replace("7 min 6 s", "9 min"));
  site.tell(
    decided.replace("<h1><bdi>Order a lamp", "<h1><bdi>Order two").replace("412 MB", "413 MB"),
  );
  await becomes(tab, `document.getElementById("state").textContent.includes("413 MB")`);
  equal(await tab.page(`window.stays === document.getElementById("page")`), true);
});

Deno.test("the first stop of the keyboard skips to the content", async () => {
  await using site = new Site();
  await using browser = await TestBrowser.start(NOTHING);
  site.shown = page("busy");
  await using tab = await browser.open(site.url);
  await tab.type("\uE004"); // Tab
  equal(await tab.page("document.activeElement.className"), "skip");
  equal(await tab.page("document.activeElement.getBoundingClientRect().top >= 0"), true);
  await tab.type("\uE007"); // Enter
  equal(await tab.page("document.activeElement.id"), "main");
  await tab.type("\uE004");
  equal(await tab.page("document.activeElement.id"), "picker");
});

function equal(got: unknown, want: unknown): void {
  const [g, w] = [JSON.stringify(got), JSON.stringify(want)];
  if (g !== w) throw new Error(`got ${g}, want ${w}`);
}
