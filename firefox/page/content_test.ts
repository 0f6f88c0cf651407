/// <reference lib="deno.ns" />
import { contentOf } from "./content.ts";
import { assertEquals } from "./golden.ts";

Deno.test("contentOf() reads what a style sheet writes", () => {
  const attribute = (name: string) => name === "data-n" ? "5" : null;
  const cases: [string, string][] = [
    ['"New"', "New"],
    ['"a" attr(data-n) "b"', "a5b"],
    ['attr(data-n, "0") attr(none)', "5"],
    ['open-quote "x" close-quote', "“x”"],
    ['"\\f015"', "\uf015"],
    ['"\\41 b \\"c\\" \\\\ "', 'Ab "c" \\ '],
    ['url("data:,x") / "Warning"', "Warning"],
    ['"★" / ""', ""],
    ['counter(step) ". "', ""],
    ["none", ""],
    ["normal", ""],
    ['"\\ffffff"', ""],
  ];
  for (const [content, expected] of cases) {
    assertEquals(contentOf(content, attribute), expected, content);
  }
});
