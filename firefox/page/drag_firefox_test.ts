/// <reference lib="deno.ns" />
/** Drags that a page turns into something else. B-042 */
import { assertEquals, assertFault } from "./golden.ts";
import { bundled, TestBrowser, type TestTab } from "./testing.ts";

const PAGE = `<style>.box{position:absolute;width:120px;height:80px}</style>
  <div class=box draggable=true tabindex=0 role=option aria-label=Card id=card>c</div>
  <button class=box style="left:150px" id=knob>Knob</button>
  <div class=box tabindex=0 role=region aria-label=Bin id=bin style="left:300px">b</div>
  <div class=box id=trap hidden style="left:290px;width:200px;height:200px;z-index:9">Delete all</div><script>
    const log = []; document.log = log;
    for (const type of ["dragstart", "dragover", "dragleave", "drop", "dragend"]) addEventListener(type, (e) => {
      log.push(type + ":" + e.target.id);
      if (type === "dragover") e.preventDefault();
    });
  </script>`;

Deno.test("a played drag drops on its target or nowhere", async (t) => {
  await using browser = await TestBrowser.start(await bundled());
  const log = (tab: TestTab) => tab.page("log.splice(0).join(' ')");
  const drag = async (tab: TestTab, name = "Card") => {
    const seen = await tab.observe();
    return tab.call("drag", { ref: tab.ref(seen, name), to: tab.ref(seen, "Bin") });
  };

  await t.step("after a drag by pointer too", async () => {
    await using tab = await browser.open(PAGE);
    assertEquals((await drag(tab, "Knob")).played, false);
    assertEquals((await drag(tab)).played, true);
    assertEquals(await log(tab), "dragstart:card dragover:bin drop:bin dragend:card");
  });
  await t.step("where the target has moved to", async () => {
    await using tab = await browser.open(PAGE);
    await tab.page(
      `(card.ondragstart = () => { bin.style.top = "300px"; trap.hidden = false; }, 1)`,
    );
    assertEquals((await drag(tab)).played, true);
    assertEquals(await log(tab), "dragstart:card dragover:bin drop:bin dragend:card");
  });
  await t.step("not on what comes over the target", async () => {
    for (
      const [type, events] of [
        ["dragstart", "dragstart:card dragend:card"],
        ["dragover", "dragstart:card dragover:bin dragleave:bin dragend:card"],
      ]
    ) {
      await using tab = await browser.open(PAGE);
      await tab.page(`(addEventListener("${type}", () => trap.hidden = false), 1)`);
      await assertFault(
        drag(tab),
        'obscured: region "Bin" is covered by <div id="trap"> with the text "Delete all" as soon as the drag begins; nothing was dropped',
      );
      assertEquals(await log(tab), events);
    }
  });
});
