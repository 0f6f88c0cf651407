/// <reference lib="deno.ns" />
import { Columns } from "./columns.ts";
import { assertEquals } from "./golden.ts";

/** For every cell of every row, given as [columns, rows], how many empty ones stand before it. */
function empty(rows: [number, number][][]): number[][] {
  const columns = new Columns();
  return rows.map((cells) => {
    columns.row();
    const before = cells.map(([width, height]) => columns.cell(width, height));
    columns.endRow();
    return before;
  });
}

Deno.test("cells stay under their columns", () => {
  assertEquals(empty([[[2, 1], [1, 1]], [[1, 1], [1, 1], [1, 1]]]), [[0, 1], [0, 0, 0]], "wide");
  assertEquals(empty([[[1, 2], [1, 1]], [[1, 1]], [[1, 1]]]), [[0, 0], [1], [0]], "high");
  assertEquals(
    empty([[[1, 1], [1, 3]], [[1, 1]], [[1, 1], [1, 1]]]),
    [[0, 0], [0], [0, 1]],
    "last",
  );
  assertEquals(empty([[[1, 0]], [[1, 1]], [[1, 1]]]), [[0], [1], [1]], "all the rest");
});

Deno.test("a page may say any number", () => {
  assertEquals(empty([[[1e9, 1e9], [1, 1]], [[NaN, -5]]]), [[0, 29], [30]]);
});
