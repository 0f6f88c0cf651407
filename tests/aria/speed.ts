/// <reference lib="deno.ns" />
/**
 * What the names and roles of a page's controls cost, for each engine: the best of some rounds, in
 * microseconds a control, on a long table and on a long form.
 *
 *   deno run -A tests/aria/speed.ts
 */
import { bundle } from "../../firefox/page/bundle.ts";
import { TestBrowser, type TestTab } from "../../firefox/page/testing.ts";

const ROUNDS = 10;
const ENGINES = ["foxden", "dom-accessibility-api"];

const PAGES: Record<string, string> = {
  "a table of 2,000 rows": `<table><tbody id=rows></tbody></table><script>
    rows.innerHTML = Array.from({ length: 2000 }, (_, i) => "<tr><td>" + i +
      "<td><a href='/" + i + "'>Item " + i + "</a><td><button><svg></svg><span>Edit</span></button>").join("")</script>`,
  "a form of 200 fields": `<form id=form></form><script>
    form.innerHTML = Array.from({ length: 200 }, (_, i) => "<p><label for=f" + i + ">Field <b>" + i +
      "</b></label> <input id=f" + i + " aria-describedby=h" + i + "><span id=h" + i + ">Help</span>").join("")</script>`,
};

async function once(tab: TestTab, engine: string): Promise<number> {
  return Number(await tab.sandbox(`ariaTime(${JSON.stringify(engine)})`));
}

await using browser = await TestBrowser.start(await bundle(new URL("engines.ts", import.meta.url)));
for (const [name, html] of Object.entries(PAGES)) {
  await using tab = await browser.open(html);
  const controls = Number(
    await tab.sandbox(`document.querySelectorAll("a,button,input,select").length`),
  );
  const best = new Map<string, number>();
  // In turn, so that what else the machine does falls on all of them.
  for (let i = 0; i < ROUNDS; i++) {
    for (const engine of ENGINES) {
      best.set(engine, Math.min(best.get(engine) ?? Infinity, await once(tab, engine)));
    }
  }
  for (const [engine, ms] of best) {
    const line = `${name}: ${engine} ${(ms * 1000 / controls).toFixed(1)} µs a control\n`;
    await new Blob([line]).stream().pipeTo(Deno.stdout.writable, { preventClose: true });
  }
}
