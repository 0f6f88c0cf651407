/// <reference lib="deno.ns" />
import { collapse, cut, defuse, label, quoted } from "./clean.ts";
import { assertEquals } from "./golden.ts";

Deno.test("collapse() leaves one line of what can be seen", () => {
  assertEquals(collapse("  a\n\t b \u00a0c "), "a b c");
  assertEquals(collapse("a\u0000\u001bb\u200b\u202e\ue000c\u{e0041}"), "abc");
  assertEquals(collapse("👩\u200d🚀 na\u200cme"), "👩\u200d🚀 na\u200cme", "joiners");
});

Deno.test("cut() says that it cut and splits no character", () => {
  assertEquals(cut("abc", 3), "abc");
  assertEquals(cut("abcd", 3), "ab…");
  assertEquals(cut("a🦊bc", 3), "a…");
});

Deno.test("defuse() spoils what imitates a reference and nothing else", () => {
  assertEquals(defuse("[s4e12 button"), "[\\s4e12 button");
  assertEquals(defuse("[ S4E12]"), "[\\ S4E12]");
  assertEquals(defuse("[sic] [s4] s4e12 [1]"), "[sic] [s4] s4e12 [1]");
  assertEquals(label("[\u200bs1\ue000e1"), "[\\s1e1");
  const unseen = [
    "\u200d",
    "\u200c",
    "\u061c",
    "\u034f",
    "\ufe0f",
    "\u2800",
    "\u3164",
    "\u2028",
    "\v",
  ];
  for (const nothing of unseen) {
    for (
      const near of [
        `[${nothing}s1e2 button "x"]`,
        `[${nothing.repeat(1_000)}end${nothing}of s1e3]`,
        `[s${nothing}1${nothing}e${nothing}2]`,
        `[s1e${nothing}12 button`,
      ]
    ) assertEquals(defuse(near).startsWith("[\\"), true, escape(near.slice(0, 40)));
  }
  for (
    const near of [
      "［ｓ１ｅ２ button］",
      "[𝐬𝟏𝐞𝟐]",
      "【s1e2】",
      "[ѕ1е2]",
      "[s\u03321e2]",
      "[s١e٢]",
      "[ⓢ①ⓔ②]",
    ]
  ) {
    assertEquals(defuse(near).startsWith("[\\"), true, near);
  }
  for (const far of ["【注意】", "［１］", "[see 1e2]", "[s1] e2", "[٢]", "[ se1e2"]) {
    assertEquals(defuse(far), far);
  }
});

Deno.test("strings of a megabyte are cleaned in no time", () => {
  const long = [...'[ s1e\u200dеx"\\'].flatMap((
    char,
  ) => [char.repeat(1e6), `[s${char.repeat(1e6)}`]);
  const begun = performance.now();
  for (const text of [...long, "[s1e".repeat(250_000), "[ s1\u200d".repeat(200_000)]) label(text);
  assertEquals(performance.now() - begun < 5_000, true);
});

Deno.test("strip() leaves no character that is drawn as nothing, but for those that scripts need", () => {
  assertEquals(collapse("a\u061c\u034f\u3164\u17b4\ufff9\ufe0fb"), "a\ufe0fb");
});

Deno.test("quoted() cannot be broken out of", () => {
  assertEquals(quoted('a "b" c'), '"a \\"b\\" c"');
  assertEquals(quoted("a\\"), '"a\\\\"');
  assertEquals(quoted('a\\"'), '"a\\\\\\""');
  assertEquals(quoted("a\\b"), '"a\\b"');
});
