/** Tables: a row is a line with its cells under the columns' headings. */
import { Columns } from "./columns.ts";
import { firstChild, getAttribute, hasAttributes, nextSibling } from "./fast.ts";
import type { Lines } from "./lines.ts";
import type { Walker } from "./prose.ts";
import { BLOCKS_IN_CELLS, BLOCKS_IN_DATA } from "./tags.ts";
import type { Under } from "./visible.ts";

export class Rows {
  #lines: Lines;
  #walk: Walker;
  /** The next element that is drawn is a cell of a row. */
  #cell = false;
  /** No cell of the table holds blocks. */
  #plain = false;
  #columns = new Columns();

  constructor(lines: Lines, walk: Walker) {
    this.#lines = lines;
    this.#walk = walk;
  }

  /** One look over the whole table spares one at every row. */
  table(element: Element, under: Under): void {
    const [plain, columns] = [this.#plain, this.#columns];
    const blocks = element.querySelector("th") ? BLOCKS_IN_DATA : BLOCKS_IN_CELLS;
    this.#plain = element.querySelector(blocks) === null;
    this.#columns = new Columns();
    this.#walk.children(element, under);
    [this.#plain, this.#columns] = [plain, columns];
  }

  row(element: Element, under: Under): void {
    // A table made for layout keeps its paragraphs: only cells of plain content share a line.
    if (!this.#plain && element.querySelector(BLOCKS_IN_CELLS)) {
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
