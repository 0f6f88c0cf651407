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
});

Deno.test("quoted() cannot be broken out of", () => {
  assertEquals(quoted('a "b" c'), '"a \\"b\\" c"');
  assertEquals(quoted("a\\"), '"a\\\\"');
  assertEquals(quoted('a\\"'), '"a\\\\\\""');
  assertEquals(quoted("a\\b"), '"a\\b"');
});
