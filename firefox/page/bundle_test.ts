/// <reference lib="deno.ns" />
import { bundle } from "./bundle.ts";
import { assertEquals } from "./golden.ts";
import { bundled } from "./testing.ts";

Deno.test("page.generated.js is as its sources are", async () => {
  if (await bundle() !== await bundled()) {
    throw new Error("it is older: deno task bundle, in firefox/page");
  }
});

Deno.test("the bundle is one expression", async () => {
  assertEquals(typeof new Function(`return (${await bundled()})`)(), "function");
});
