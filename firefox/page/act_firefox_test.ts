/// <reference lib="deno.ns" />
/** What readies an element for an action, or refuses it and says why. */
import { assertEquals, assertFault } from "./golden.ts";
import { bundled, TestBrowser, type TestTab } from "./testing.ts";

Deno.test("prepare() finds where a press really meets the element", async (t) => {
  await using browser = await TestBrowser.start(await bundled());

  /** Observes the page, prepares the element and presses where it says. */
  async function press(html: string, name: string): Promise<unknown> {
    await using tab = await browser.open(`${html}<output id=log></output>
      <script>addEventListener("click", (e) => log.value += (e.isTrusted ? e.target.id || e.target.localName : "script") + " ")</script>`);
    const seen = await tab.observe();
    const ready = await tab.call("prepare", { ref: tab.ref(seen, name), intent: "click" });
    await tab.click(ready.x, ready.y);
    return await tab.page("log.value.trim()");
  }
  const refused = async (html: string, name: string, words: string, intent = "click" as const) => {
    await using tab = await browser.open(html);
    const ref = tab.ref(await tab.observe(), name);
    await assertFault(tab.call("prepare", { ref, intent }), words);
  };

  await t.step("in the centre", async () => {
    assertEquals(await press(`<button id=b>Go</button>`, "Go"), "b");
  });
  await t.step("after scrolling, below the fold and in a scroller", async () => {
    const box = `<div style="height:3000px"></div><div style="height:100px;overflow:auto">
      <div style="height:900px"></div><button id=b>Deep</button></div><div style="height:3000px"></div>`;
    assertEquals(await press(box, "Deep"), "b");
  });
  await t.step("without scrolling what is in view", async () => {
    await using tab = await browser.open(
      `<p style="height:100px"><button>Here</button><p style="height:9000px">`,
    );
    await tab.page("scrollTo(0, 5)");
    const ref = tab.ref(await tab.observe(), "Here");
    await tab.call("prepare", { ref, intent: "click" });
    assertEquals(await tab.page("scrollY"), 5);
  });
  await t.step("on a link that wraps, whose middle is empty", async () => {
    const link =
      `<p style="width:300px;font:16px monospace"><span style="padding-left:240px"></span><a id=a href="#">wrapped link</a></p>`;
    assertEquals(await press(link, "wrapped link"), "a");
  });
  await t.step("beside what covers its centre", async () => {
    const half = `<button id=b style="width:200px;height:40px">Half</button>
      <div style="position:absolute;left:60px;top:0;width:90px;height:80px;background:red"></div>`;
    assertEquals(await press(half, "Half"), "b");
  });
  await t.step("on the inner node of a shadow tree", async () => {
    const host =
      `<fox-b><template shadowrootmode=open><button><b>Inner</b></button></template></fox-b>`;
    assertEquals(await press(host, "Inner"), "fox-b");
  });
  await t.step("on the label of a checkbox that cannot be seen", async () => {
    for (const style of ["opacity:0;position:absolute;left:-500px", "display:none"]) {
      const box =
        `<label id=l><input type=checkbox style="${style}" onchange="document.title = checked"> Styled</label>`;
      await using tab = await browser.open(box);
      const ready = await tab.call("prepare", {
        ref: tab.ref(await tab.observe(), "Styled"),
        intent: "click",
      });
      await tab.click(ready.x, ready.y);
      assertEquals(await tab.page("document.title"), "true", style);
    }
  });
  await t.step("on an area of a picture", async () => {
    const map = `<map name=m><area id=a href="#x" alt=Part shape=rect coords="10,10,40,40"></map>
      <img usemap="#m" width=100 height=100 src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==">`;
    await using tab = await browser.open(map);
    const ready = await tab.call("prepare", {
      ref: tab.ref(await tab.observe(), "Part"),
      intent: "click",
    });
    assertEquals(ready.box, { x: 18, y: 18, width: 30, height: 30 });
    await tab.click(ready.x, ready.y);
    assertEquals(await tab.page("location.hash"), "#x");
  });
  await t.step("on what slides in, once it stands", async () => {
    const slide =
      `<style>@keyframes in { from { margin-left: 600px } }</style><button id=b style="animation: in .3s">Slide</button>`;
    assertEquals(await press(slide, "Slide"), "b");
  });

  // B-043, M-029
  await t.step("names what covers it", async () => {
    const cover =
      `<button>Under</button><div role=dialog aria-label=Cookies style="position:fixed;inset:0;background:#fff">
      <p>We use some. <button>Accept</button></div>`;
    await refused(
      cover,
      "Under",
      `obscured: button "Under" is covered by dialog "Cookies" with the text "We use some. Accept"`,
    );
    await refused(
      `<button>Under</button><div class=veil style="position:fixed;inset:0">Wait [s1e1 x</div>`,
      "Under",
      `covered by <div class="veil"> with the text "Wait [\\s1e1 x"`,
    );
  });
  await t.step("names the modal dialog outside of which nothing can be used", async () => {
    await using tab = await browser.open(
      `<button>Behind</button><dialog aria-label=Sure><button>Yes</button></dialog>`,
    );
    const ref = tab.ref(await tab.observe(), "Behind");
    await tab.page(`document.querySelector("dialog").showModal()`);
    await assertFault(
      tab.call("prepare", { ref, intent: "click" }),
      `obscured: button "Behind" is covered by the modal dialog "Sure" with the text "Yes"`,
    );
  });
  await t.step("refuses what is disabled, with its group or alone", async () => {
    await refused(
      `<button disabled>Off</button>`,
      "Off",
      `not_actionable: button "Off" is disabled`,
    );
    await refused(
      `<fieldset disabled><legend>Address</legend><button>Off</button></fieldset>`,
      "Off",
      `is disabled with its group "Address"`,
    );
    await refused(`<a href="#" aria-disabled=true>Off</a>`, "Off", `link "Off" is disabled`);
  });
  await t.step("refuses what was hidden since", async () => {
    await using tab = await browser.open(
      `<button id=b>B</button><button id=c>C</button><details open id=d><summary>S</summary><button>D</button></details>`,
    );
    const seen = await tab.observe();
    await tab.page(
      `b.hidden = true, c.style.cssText = "width:0;height:0;padding:0;border:0;overflow:hidden", d.open = false, 1`,
    );
    const fault = (name: string) =>
      tab.call("prepare", { ref: tab.ref(seen, name), intent: "click" });
    await assertFault(fault("B"), `not_actionable: button "B" is hidden`);
    await assertFault(fault("C"), `not_actionable: button "C" has no size`);
    await assertFault(fault("D"), `is hidden in closed details: open them first`);
  });
  await t.step("refuses the wrong kind and says which action fits", async () => {
    const fault = async (html: string, name: string, intent: "fill" | "select", words: string) => {
      await using tab = await browser.open(html);
      await assertFault(
        tab.call("prepare", { ref: tab.ref(await tab.observe(), name), intent }),
        words,
      );
    };
    await fault(
      `<button>B</button>`,
      "B",
      "fill",
      `not_actionable: button "B" is no field: use click`,
    );
    await fault(
      `<select aria-label=S><option>1</select>`,
      "S",
      "fill",
      `combobox "S" is a select: use the action select`,
    );
    await fault(`<input aria-label=I>`, "I", "select", `textbox "I" is no select: use fill`);
    await fault(
      `<div role=combobox tabindex=0 aria-label=C>x</div>`,
      "C",
      "select",
      `click it, then click the option`,
    );
    await fault(`<input aria-label=R readonly>`, "R", "fill", `textbox "R" is readonly`);
  });
});

// B-037, B-038, M-026, A-012
Deno.test("resolve() refuses a reference with its exact reason", async () => {
  await using browser = await TestBrowser.start(await bundled());
  await using tab = await browser.open(`<button id=b>B</button>`);
  const fault = (ref: string, words: string) =>
    assertFault(tab.call("prepare", { ref, intent: "click" }), words);
  await fault("s1e1", "stale_ref: s1e1 belongs to an earlier document: the page navigated since");
  const first = tab.ref(await tab.observe(), "B");
  const second = tab.ref(await tab.observe(), "B");
  assertEquals([first, second], ["s1e1", "s2e1"]);
  await fault(first, "stale_ref: s1e1 belongs to an older observation; the newest is s2");
  await fault(
    "s2e7",
    "stale_ref: s2e7 was never given out: observation s2 goes from e1 to e1 here",
  );
  await fault(
    "s9e1",
    "stale_ref: s9e1 was never given out for this document; its newest observation is s2",
  );
  await fault("button", `invalid: "button" is no reference; one looks like s4e12`);
  await tab.page(`(globalThis.keep = b, b.remove(), 1)`);
  await fault(second, "stale_ref: s2e1 is gone: the page removed the element");
  await tab.page(`(document.body.append(keep), 1)`);
  await collectGarbage(tab);
  await tab.call("prepare", { ref: second, intent: "click" });
});

/** References are weak: the element must outlive its wrapper's collection. */
async function collectGarbage(tab: TestTab): Promise<void> {
  await tab.sandbox(
    `(() => { for (let i = 0; i < 300; i++) new Array(200_000).fill(i).map((n) => ({ n })); return 1; })()`,
  );
}
