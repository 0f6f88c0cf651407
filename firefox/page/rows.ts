/** Tables: a row is a line with its cells under the columns' headings. */
import { Columns } from "./columns.ts";
import { firstChild, getAttribute, hasAttributes, nextSibling } from "./fast.ts";
import { isTable } from "./kinds.ts";
import type { Lines } from "./lines.ts";
import type { Walker } from "./prose.ts";
import { BLOCKS_IN_CELLS, BLOCKS_IN_DATA } from "./tags.ts";
import type { Under } from "./visible.ts";

/** The table's own, not that of a table in it. */
const HEADER = ":scope > tr > th, :scope > * > tr > th";
const MOST_ROWS = 1_000;

export class Rows {
  #lines: Lines;
  #walk: Walker;
  /** The next element that is drawn is a cell of a row. */
  #cell = false;
  /** No cell of the table holds blocks. */
  #plain = false;
  /** What keeps a row of it from being one line. */
  #blocks = BLOCKS_IN_CELLS;
  #columns = new Columns();

  constructor(lines: Lines, walk: Walker) {
    this.#lines = lines;
    this.#walk = walk;
  }

  /** One look over the whole table spares one at every row, unless few of its rows will be shown. */
  table(element: Element, under: Under): void {
    const outer = [this.#plain, this.#blocks, this.#columns] as const;
    const blocks = element.querySelector(HEADER) ? BLOCKS_IN_DATA : BLOCKS_IN_CELLS;
    const long = isTable(element) && element.rows.length > MOST_ROWS;
    this.#plain = !long && element.querySelector(blocks) === null;
    this.#blocks = blocks;
    this.#columns = new Columns();
    this.#walk.children(element, under);
    [this.#plain, this.#blocks, this.#columns] = outer;
  }

  row(element: Element, under: Under): void {
    // A table made for layout keeps its paragraphs: only cells of plain content share a line.
    if (!this.#plain && element.querySelector(this.#blocks)) {
      return this.#walk.children(element, under);
    }
    this.#lines.row();
    this.#columns.row();
    for (let cell = firstChild(element); cell; cell = nextSibling(cell)) {
      this.#cell = true;
      this.#walk.node(cell, under);
    }
    this.#cell = false;
    this.#columns.endRow();
    this.#lines.endRow();
  }

  /** What is not drawn takes no column. */
  drawn(element: Element): void {
    if (!this.#cell) return;
    this.#cell = false;
    const plain = !hasAttributes(element);
    const empty = this.#columns.cell(
      plain ? 1 : span(element, "colspan"),
      plain ? 1 : span(element, "rowspan"),
    );
    for (let i = 0; i <= empty; i++) this.#lines.cell();
  }
}

function span(cell: Element, name: string): number {
  return Number.parseInt(getAttribute(cell, name) ?? "1");
}
