/// <reference lib="deno.ns" />
import { ordinal } from "./ordinal.ts";
import { assertEquals } from "./golden.ts";

Deno.test("ordinal() writes a number as the list does", () => {
  const cases: [number, string, string][] = [
    [7, "decimal", "7"],
    [1, "lower-alpha", "a"],
    [28, "upper-latin", "AB"],
    [702, "lower-alpha", "zz"],
    [1994, "upper-roman", "MCMXCIV"],
    [4, "lower-roman", "iv"],
    [0, "lower-alpha", "0"],
    [-3, "lower-roman", "-3"],
    [1e9, "lower-roman", "1000000000"],
    [3, "hebrew", "3"],
  ];
  for (const [number, type, expected] of cases) {
    assertEquals(ordinal(number, type), expected, `${number} ${type}`);
  }
});
