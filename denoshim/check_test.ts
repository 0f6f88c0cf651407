import assert from "node:assert/strict";
import { checkNote, checkParams, isMethod } from "./check.ts";
import { DECLARED, type Methods, NOTED, type Notes } from "./wire.ts";

async function table(name: string): Promise<Record<string, unknown>[]> {
  const text = await Deno.readTextFile(new URL(`./testdata/${name}`, import.meta.url));
  return text.trimEnd().split("\n").map((line) => JSON.parse(line));
}

Deno.test("checkParams() says of every row what check.go says", async () => {
  for (const { method, params, says } of await table("params.ndjson")) {
    const wrong = checkParams(method as keyof Methods, params);
    assert.equal(wrong ?? "", says, `${method} ${JSON.stringify(params)}`);
  }
});

Deno.test("checkParams() takes absent params for none", () => {
  assert.equal(checkParams("tabs", undefined), undefined);
  assert.equal(checkParams("open", undefined), "open.url: missing");
});

Deno.test("checkParams() bounds lists and texts", () => {
  const fields = Array.from({ length: 100 }, () => ({ ref: "s1e1", text: "" }));
  assert.equal(checkParams("fill", { tab: "t1", fields }), undefined);
  assert.equal(
    checkParams("fill", { tab: "t1", fields: [...fields, fields[0]] }),
    "fill.fields: expected at most 100",
  );
  assert.equal(checkParams("fill", { tab: "t1", text: "ä".repeat(100_000) }), undefined);
  assert.equal(
    checkParams("fill", { tab: "t1", text: "ä".repeat(100_001) }),
    "fill.text: longer than 100000 characters",
  );
});

Deno.test("isMethod() knows what is declared and nothing of Object's", () => {
  assert.ok(isMethod("click"));
  for (const name of ["reset", "teleport", "toString", "__proto__", ""]) {
    assert.ok(!isMethod(name), name);
  }
});

Deno.test("the golden transcript passes and shows every method and notification", async () => {
  const seen = new Set<string>();
  for (const { id, method, params } of await table("golden.ndjson")) {
    if (typeof method !== "string") continue; // a reply
    seen.add(method);
    const wrong = id === undefined
      ? checkNote(method as keyof Notes, params)
      : checkParams(method as keyof Methods, params);
    assert.equal(wrong, undefined);
  }
  const all = [...Object.keys(DECLARED), ...Object.keys(NOTED)];
  assert.deepEqual(all.filter((name) => !seen.has(name)), []);
});
