/// <reference lib="deno.ns" />
import { assertEquals } from "./page/golden.ts";
import { changes } from "./changes.ts";
import type { Snapshot } from "./types.ts";

function snapshot(lines: string[], more: Partial<Snapshot> = {}): Snapshot {
  const refs = lines.flatMap((line) => [...line.matchAll(/\[(s\d+e\d+) (\w+) "([^"]*)"/g)]);
  const elements = refs.map(([, ref = "", role = "", name = ""]) => ({ ref, role, name }));
  const page = {
    tab: "t1",
    url: "http://a/",
    title: "",
    frames: [],
    diagnostics: [],
    settled: true,
  };
  return { ...page, text: lines.join("\n"), elements, ...more };
}

const LONG = Array.from({ length: 20 }, (_, i) => `a line that stays, number ${i}`);

Deno.test("changes() tells lines that came and went below their heading", () => {
  const before = snapshot(["# A", "one", ...LONG, "## B", '[s1e1 button "X"]', "gone"]);
  const after = snapshot([
    "# A",
    "two",
    ...LONG,
    "## B",
    '[s1e1 button "X" disabled]',
    '[s1e2 link "Y"]',
  ]);
  const told = changes(before, after, 1);
  assertEquals(
    told.text,
    [
      "in # A",
      "- one",
      "+ two",
      "in ## B",
      "- gone",
      '~ [s1e1 button "X" disabled]',
      '+ [s1e2 link "Y"]',
    ].join("\n"),
  );
  assertEquals([told.amends, told.elements.map(({ ref }) => ref)], [1, ["s1e2"]]);
});

Deno.test("changes() names the frame that a change is in", () => {
  const frame = (
    inner: string,
  ) => [...LONG, "## B", '[s1e1 iframe "F" http://b/]', inner, "[end of s1e1]"];
  const told = changes(snapshot([...frame("one"), "x"]), snapshot([...frame("two"), "y"]), 1);
  assertEquals(
    told.text,
    'in [s1e1 iframe "F" http://b/]\n- one\n+ two\nunder no heading\n- x\n+ y',
  );
});

Deno.test("changes() gives the whole where the difference is no shorter, and nothing where there is none", () => {
  const after = snapshot(["c", "d"]);
  assertEquals(changes(snapshot(["a", "b"]), after, 1), after);
  assertEquals(changes(after, after, 1).text, "");
});

Deno.test("changes() does not take for gone what a cut text has no more room for", () => {
  const cut = { truncated: { text: { shown: 1, total: 2 } } };
  const told = changes(snapshot([...LONG, "last"], cut), snapshot(["new", ...LONG], cut), 1);
  assertEquals(told.text, "+ new");
});

Deno.test("changes() tells once what was only drawn anew, and little of what is gone", () => {
  const before = snapshot([
    ...LONG,
    '- [s1e1 button "Star"] Mail',
    "## Old",
    ...LONG.map((line) => `old ${line}`),
  ]);
  const after = snapshot([...LONG, '- [s1e9 button "Star" pressed] Mail', "## Old"]);
  assertEquals(
    changes(before, after, 1).text,
    [
      '~ - [s1e9 button "Star" pressed] Mail',
      "in ## Old",
      ...LONG.slice(0, 5).map((line) => `- old ${line}`),
      "- … and 15 more lines",
    ].join("\n"),
  );
});

Deno.test("changes() leads from any page to any other", () => {
  let seed = 7;
  const pick = (below: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % below;
  for (let round = 0; round < 300; round++) {
    const page = () => [
      ...LONG,
      ...Array.from({ length: pick(6) }, () => `line ${pick(6)}`),
      ...LONG,
    ];
    const [before, after] = [page(), page()];
    const left = [...before];
    for (const line of changes(snapshot(before), snapshot(after), 1).text.split("\n")) {
      if (line.startsWith("- ")) left.splice(left.indexOf(line.slice(2)), 1);
      if (line.startsWith("+ ")) left.push(line.slice(2));
    }
    assertEquals(left.toSorted(), after.toSorted(), `round ${round}`);
  }
});
