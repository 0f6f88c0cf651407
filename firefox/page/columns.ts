/** Keeps the cells of a table under their columns where cells span several columns or rows. */

/** A page may say any number. */
const WIDEST = 30;
const HIGHEST = 1000;

export class Columns {
  /** How many rows to come each column is still taken for by a cell of the rows above. */
  #taken: number[] = [];
  #at = 0;
  /** Columns of the cell before that its words do not fill. */
  #rest = 0;

  row(): void {
    this.#at = 0;
    this.#rest = 0;
  }

  /** The next cell: how many empty ones stand before it. */
  cell(columns: number, rows: number): number {
    let empty = this.#rest;
    for (; (this.#taken[this.#at] ?? 0) > 0; this.#at++, empty++) {
      this.#taken[this.#at] = (this.#taken[this.#at] ?? 0) - 1;
    }
    const width = clamp(columns, WIDEST);
    // Zero rows are all the rest of them.
    const height = rows === 0 ? HIGHEST : clamp(rows, HIGHEST);
    for (let i = 0; i < width; i++) this.#taken[this.#at++] = height - 1;
    this.#rest = width - 1;
    return Math.min(empty, WIDEST);
  }

  /** The row has no more cells: columns behind the last are taken for one row less. */
  endRow(): void {
    for (; this.#at < this.#taken.length; this.#at++) {
      this.#taken[this.#at] = Math.max(0, (this.#taken[this.#at] ?? 0) - 1);
    }
  }
}

function clamp(count: number, most: number): number {
  return Number.isFinite(count) ? Math.max(1, Math.min(Math.trunc(count), most)) : 1;
}
