/// <reference lib="deno.ns" />
/** Filling and selecting, as far as the page's side goes. The keys themselves are the shim's. */
import { assertEquals, assertFault } from "./golden.ts";
import { bundled, TestBrowser, type TestTab } from "./testing.ts";

/** Events that the page saw, in order. */
const LOG = `<output id=log></output><script>
  for (const type of ["input", "change"]) addEventListener(type, (e) => log.value += type + " ", true)
</script>`;

/** Fills as the shim does: focus, keys, reading back. */
async function fill(tab: TestTab, ref: string, text: string, append = false) {
  await tab.call("focusField", { ref, append });
  await tab.type(text);
  return await tab.call("readField", { ref, expect: text });
}

Deno.test("fields are filled by what a person would do", async (t) => {
  await using browser = await TestBrowser.start(await bundled());

  await t.step("typing replaces or appends in every kind of field", async () => {
    for (
      const field of [
        `<input aria-label=F value=old>`,
        `<input aria-label=F type=email value=old>`,
        `<input aria-label=F type=number value=12>`,
        `<textarea aria-label=F>old</textarea>`,
        `<div contenteditable aria-label=F>o<b>ld</b></div>`,
        `<div contenteditable aria-label=F><p>old</p></div>`,
        `<fox-f><template shadowrootmode=open><input aria-label=F value=old></template></fox-f>`,
      ]
    ) {
      await using tab = await browser.open(field + LOG);
      const ref = tab.ref(await tab.observe(), "F");
      const old = field.includes("number") ? "12" : "old";
      assertEquals((await fill(tab, ref, "34", true)).value, `${old}34`, field);
      assertEquals((await fill(tab, ref, "56")).value, "56", field);
    }
  });

  await t.step("what only cleans the text up is no refusal", async () => {
    await using tab = await browser.open(
      `<input type=email aria-label=M><div contenteditable aria-label=E style="white-space:normal"></div>`,
    );
    const seen = await tab.observe();
    assertEquals((await fill(tab, tab.ref(seen, "M"), " a@b.org ")).kept, true);
    assertEquals((await fill(tab, tab.ref(seen, "E"), "two  spaces ")).kept, true);
  });

  // W-109
  await t.step("what the page did not keep is told", async () => {
    await using tab = await browser.open(`<input aria-label=Short maxlength=3>
      <input aria-label=Digits oninput="this.value = this.value.replace(/\\D/g, '')"><input type=password aria-label=P maxlength=3>`);
    const seen = await tab.observe();
    assertEquals(await fill(tab, tab.ref(seen, "Short"), "abcd"), {
      empty: false,
      value: "abc",
      kept: false,
    });
    assertEquals(await fill(tab, tab.ref(seen, "Digits"), "1a2"), {
      empty: false,
      value: "12",
      kept: false,
    });
    assertEquals(
      await fill(tab, tab.ref(seen, "P"), "abcd"),
      { empty: false, kept: false },
      "secret",
    );
    assertEquals(
      await fill(tab, tab.ref(seen, "P"), "abc"),
      { empty: false, kept: true },
      "secret",
    );
  });

  await t.step("a page that listens for change alone hears of it once", async () => {
    await using tab = await browser.open(`<input aria-label=F><button>Away</button>
      <output id=n>0</output><script>addEventListener("change", () => n.value++)</script>`);
    const seen = await tab.observe();
    await fill(tab, tab.ref(seen, "F"), "x");
    assertEquals(await tab.page("n.value"), "1", "after reading");
    const away = await tab.call("prepare", { ref: tab.ref(seen, "Away"), intent: "click" });
    await tab.click(away.x, away.y);
    assertEquals(await tab.page("n.value"), "1", "after leaving");
    await tab.call("focusField", { ref: tab.ref(seen, "F"), append: true });
    await tab.type("y");
    await tab.click(away.x, away.y);
    assertEquals(await tab.page("n.value"), "2", "after typing more");
  });

  await t.step("focus that the page takes elsewhere is told", async () => {
    await using tab = await browser.open(
      `<input aria-label=F onfocus="other.focus()"><input id=other aria-label=Other>
      <div tabindex=0 role=button>Own</div><div onclick=1>Not focusable</div>`,
    );
    const seen = await tab.observe();
    await assertFault(
      tab.call("focusField", { ref: tab.ref(seen, "F"), append: false }),
      `textbox "F" does not take the focus: focus is on textbox "Other"`,
    );
    await tab.call("focus", { ref: tab.ref(seen, "Own") });
    await tab.call("focus", { ref: tab.ref(seen, "F") }).catch(() => {});
    await assertFault(
      tab.call("focus", { ref: tab.ref(seen, "Not focusable") }),
      "does not take the focus",
    );
  });

  // W-115
  await t.step(
    "dates, times, colours and ranges are set, and a wrong form is refused untouched",
    async () => {
      const cases: [string, string, string, string][] = [
        ["date", "2026-12-01", "1.12.2026", "takes YYYY-MM-DD"],
        ["time", "10:30", "25:00", "takes HH:MM"],
        ["datetime-local", "2026-12-01T10:30", "2026-12-01", "takes YYYY-MM-DDTHH:MM"],
        ["month", "2026-12", "December", "takes YYYY-MM"],
        ["week", "2026-W49", "2026-W54", "takes YYYY-Www"],
        ["color", "#00ff00", "green", "takes #rrggbb"],
        ["range", "40", "41", "takes a number from 0 to 100 in steps of 10"],
      ];
      for (const [type, good, bad, words] of cases) {
        await using tab = await browser.open(
          `<input aria-label=F type=${type} ${type === "range" ? "step=10" : ""}>${LOG}`,
        );
        const ref = tab.ref(await tab.observe(), "F");
        const before = await tab.page("document.querySelector('input').value");
        await assertFault(
          tab.call("setField", { ref, value: bad }),
          `invalid: ${type === "range" ? "slider" : type} "F" ${words}`,
        );
        assertEquals(await tab.page("[document.querySelector('input').value, log.value]"), [
          before,
          "",
        ], type);
        assertEquals((await tab.call("setField", { ref, value: good })).value, good, type);
        assertEquals(await tab.page("log.value"), "input change ", type);
      }
      await using tab = await browser.open(
        `<input aria-label=F type=date min=2026-01-01 max=2026-12-31>`,
      );
      const ref = tab.ref(await tab.observe(), "F");
      await assertFault(
        tab.call("setField", { ref, value: "2027-01-01" }),
        "from 2026-01-01 to 2026-12-31",
      );
      // M-024: what was to be typed is not echoed.
      await assertFault(tab.call("setField", { ref, value: "x[s1e1 y" }), "takes YYYY-MM-DD");
    },
  );

  await t.step("a controlled input hears of a value that is set", async () => {
    await using tab = await browser.open(`<input aria-label=F type=date id=f><script>
      // As React does: an own property sees what the page sets, and an input event without a difference is dropped.
      const native = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
      let tracked = f.value;
      Object.defineProperty(f, "value", { configurable: true, get() { return native.get.call(this) }, set(v) { tracked = v; native.set.call(this, v) } });
      f.addEventListener("input", () => { if (f.value !== tracked) document.title = tracked = f.value });
    </script>`);
    await tab.call("setField", { ref: tab.ref(await tab.observe(), "F"), value: "2026-12-01" });
    assertEquals(await tab.page("document.title"), "2026-12-01");
  });
});

// B-030, B-044, W-114, W-119
Deno.test("choose() selects by value or label, with one input and one change event", async () => {
  await using browser = await TestBrowser.start(await bundled());
  await using tab = await browser.open(
    `<select aria-label=One><option value=a>Ant<option value=b>Bee<option value=c disabled>Cat
      <optgroup label=G disabled><option value=d>Dog</optgroup></select>
    <select aria-label=Many multiple><option>1<option selected>2<option>3</select>${LOG}`,
  );
  const seen = await tab.observe();
  const [one, many] = [tab.ref(seen, "One"), tab.ref(seen, "Many")];
  const events = () => tab.page("(() => { const v = log.value; log.value = ''; return v })()");
  assertEquals((await tab.call("choose", { ref: one, values: ["b"] })).value, "b");
  assertEquals(await events(), "input change ");
  assertEquals((await tab.call("choose", { ref: one, values: ["Ant"] })).value, "a");
  assertEquals(await events(), "input change ");
  await tab.call("choose", { ref: one, values: ["Ant"] });
  assertEquals(await events(), "", "no change");
  await tab.call("choose", { ref: many, values: ["1", "3"] });
  assertEquals(await events(), "input change ");
  assertEquals(
    await tab.page(
      "[...document.querySelectorAll('select')[1].selectedOptions].map((o) => o.value)",
    ),
    ["1", "3"],
  );
  await assertFault(
    tab.call("choose", { ref: one, values: ["Eel"] }),
    `invalid: combobox "One" has no option "Eel"; it has "Ant", "Bee", "Cat" (disabled), "Dog" (disabled)`,
  );
  await assertFault(
    tab.call("choose", { ref: one, values: ["c"] }),
    `not_actionable: option "c" of combobox "One" is disabled`,
  );
  await assertFault(tab.call("choose", { ref: one, values: ["Dog"] }), "is disabled");
  await assertFault(tab.call("choose", { ref: one, values: ["a", "b"] }), "takes one value, not 2");
  assertEquals(await events(), "", "refused");
});
