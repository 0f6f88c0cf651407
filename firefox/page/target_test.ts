/// <reference lib="deno.ns" />
import { assertEquals } from "./golden.ts";
import { target } from "./target.ts";

Deno.test("target() says in short where a link leads", () => {
  const cases: [string, string][] = [
    ["http://here/account/basket?from=menu", "/account/basket"],
    ["http://here/page#top", "#top"],
    ["http://here/other#top", "/other"],
    ["http://here/page#", ""],
    ["https://example.org/fox", "example.org"],
    ["mailto:fox@example.org", "mailto:fox@example.org"],
    ["javascript:void(0)", ""],
    ["data:text/html,x", ""],
    ["no address", ""],
    [`http://here/${"deep/".repeat(20)}end`, "…/end"],
  ];
  for (const [href, expected] of cases) {
    assertEquals(target(href, "http://here/page"), expected, href);
  }
});
