/// <reference lib="deno.ns" />
import { assertEquals } from "./golden.ts";
import { Lines } from "./lines.ts";

function written(write: (lines: Lines) => void, max = 1000): string {
  const lines = new Lines(max);
  write(lines);
  return lines.end().text;
}

Deno.test("text() collapses white space across nodes", () => {
  assertEquals(
    written((l) => ["a ", " b", "\n", "c", "d "].forEach((part) => l.text(part))),
    "a b cd",
  );
});

Deno.test("marker() stands apart from words, not from punctuation", () => {
  assertEquals(
    written((l) => {
      l.text("see");
      l.marker("s1e1 link");
      l.text(", or (");
      l.marker("s1e2 link");
      l.text(") then");
      l.marker("s1e3 link");
      l.text("go");
    }),
    "see [s1e1 link], or ([s1e2 link]) then [s1e3 link] go",
  );
});

Deno.test("an imitated marker is spoilt though it comes in pieces", () => {
  assertEquals(written((l) => ["[", "s1", "e1]"].forEach((part) => l.text(part))), "[\\s1e1]");
});

Deno.test("row() keeps cells on a line, empty ones too, and drops a row of nothing", () => {
  assertEquals(
    written((l) => {
      for (const cells of [["a", "", "c"], ["", ""], ["d"]]) {
        l.row();
        for (const cell of cells) {
          l.cell();
          l.block();
          l.text(cell);
          l.block();
        }
        l.endRow();
      }
    }),
    "a | | c\nd",
  );
});

Deno.test("prefix() waits for words and indents what follows", () => {
  assertEquals(
    written((l) => {
      l.prefix("- ");
      l.indent("  ");
      l.text("one");
      l.block();
      l.text("more");
      l.block();
      l.prefix("- ");
      l.dropPrefix("- ");
      l.prefix("- ");
      l.text("inner");
      l.block();
      l.outdent();
      l.text("out");
    }),
    "- one\n  more\n  - inner\nout",
  );
});

Deno.test("verbatim() keeps lines, indents and blank lines between", () => {
  assertEquals(
    written((l) => ["\n a\n", "\n", "  b", "\n\n"].forEach((part) => l.verbatim(part))),
    " a\n\n  b",
  );
});

Deno.test("end() counts exactly what was cut, and where it begins", () => {
  const cuts: [number, string, number | undefined][] = [
    [1, "a", 1],
    [3, "abc", 10],
    [5, "abc", 10],
    [6, "abc\nde", 20],
    [8, "abc\nde\nf", undefined],
  ];
  for (const [max, text, next] of cuts) {
    const lines = new Lines(max);
    for (const [i, word] of ["abc", "de", "f"].entries()) {
      lines.at = i * 10;
      lines.text(word);
      lines.block();
    }
    assertEquals(lines.end(), { text, total: 8, next }, `${max}`);
  }
});

Deno.test("hold() waits for words, release() takes back what had none", () => {
  assertEquals(
    written((l) => {
      l.hold("status");
      l.block();
      l.text("saved");
      l.release("status");
      l.block();
      l.hold("alert");
      l.release("alert");
      l.text("more");
    }),
    "[status] saved\nmore",
  );
});

Deno.test("rule() parts what is on both sides of it", () => {
  assertEquals(
    written((l) => {
      l.rule();
      l.text("one");
      l.rule();
      l.rule();
      l.text("two");
      l.rule();
    }),
    "one\n---\ntwo",
  );
});

Deno.test("indent() can be a sign, and a row keeps to the left of its cells' own", () => {
  assertEquals(
    written((l) => {
      l.indent("> ");
      l.text("quoted");
      l.row();
      for (const cell of ["a", "b"]) {
        l.cell();
        l.indent("  ");
        l.text(cell);
        l.outdent();
      }
      l.endRow();
      l.outdent();
      l.text("out");
    }),
    "> quoted\n> a | b\nout",
  );
});
