/**
 * Builds the text of an observation line by line: white space collapsed, blocks on lines of
 * their own, table rows on one. Knows nothing of the DOM. Before the place where it is to begin
 * and after the limit it only counts, so that memory and work stay small and the total is exact.
 */
import { collapse, defuse, head, strip } from "./clean.ts";

/** Stands for the bracket of our own markers until the page's imitations are spoilt. */
export const OPEN = "\ue000";

/** Lists and quotations within each other move no further to the right. */
const DEEPEST = 12;

/** Where a line stands: the place in the page, and the element that holds its first words. */
export interface Where {
  at: number;
  by: Element | undefined;
}

/** What is done to a complete line; `item` is the first line of the row, list item or group around it. */
export type Finish = (line: string, item: string, where: Where) => string;

export class Lines {
  #max: number;
  #finish: Finish;
  /** Where in the page the text begins. */
  readonly from: number;
  /** The place in the page of what is written next: the walk's count. */
  at = 0;
  /** The element whose words come next. */
  by: Element | undefined;
  /** Of the line's first words. */
  #by: Element | undefined;
  /** Where what did not fit begins. */
  #next: number | undefined;
  /** Of the line: how long it was at each piece that was put to it, and where that piece is. */
  #puts: { length: number; at: number }[] = [];
  /** The line before was torn from the next, which is not counted as one more. */
  #torn = false;
  /** The first lines of the items around, innermost last; empty until there is one. */
  #items: string[] = [];
  #kept: string[] = [];
  #keptLength = 0;
  #full = false;
  /** Characters of the whole text, those beyond the limit too. */
  #total = 0;

  #line = "";
  /** What the next line begins with if it comes to hold anything. */
  #prefix = "";
  #indents: string[] = [];
  /** Notes that wait for the words that they are about. */
  #held: string[] = [];
  /** A rule is due before the next line. */
  #ruled = false;
  #rows = 0;
  /** So many indents are those around the row; the cells' own do not move it. */
  #rowIndents: number | undefined;
  /** No cell of the row has begun. */
  #first = false;
  /** A space is due before the next word. */
  #gap = false;
  #afterMarker = false;
  /** A bar is due between words and words. */
  #bar = false;
  /** Inside a block whose line breaks count, after its first line. */
  #code = false;
  #blanks = 0;
  /** Something readable stands on the line, not only cell borders. */
  #said = false;

  /** `finish` sees every complete line once. Lines that begin before the place `from` are not kept. */
  constructor(max: number, finish: Finish = (line) => line, from = 0) {
    this.#max = max;
    this.#finish = finish;
    this.from = from;
  }

  /** Nothing more is kept. */
  get full(): boolean {
    return this.#full;
  }

  /** How long the whole text is, what is not kept too. */
  get total(): number {
    return this.#total;
  }

  /** What comes is only counted. */
  get idle(): boolean {
    return this.#full || this.at < this.from;
  }

  /** Where the line that is being written begins. */
  get lineAt(): number {
    return this.#puts[0]?.at ?? this.at;
  }

  /** A row, list item or group begins: its first line tells its parts from those of others. */
  enter(): void {
    this.#items.push("");
  }

  leave(): void {
    this.#items.pop();
  }

  text(data: string): void {
    const words = strip(data).replace(/\s+/g, " ");
    if (words === "" || words === " ") {
      if (words) this.#gap = true;
      return;
    }
    if (words.startsWith(" ")) this.#gap = true;
    const rest = words.trim();
    if (this.#afterMarker && /^[\p{L}\p{N}\p{Sc}"'([{#&*+/<=>@[\\^_`|~-]/u.test(rest)) {
      this.#gap = true;
    }
    this.#put(rest);
    this.#gap = words.endsWith(" ");
  }

  /** Text whose own line breaks and spaces count. */
  verbatim(data: string): void {
    if (this.#rows > 0) return this.text(data);
    const lines = strip(data).replace(/\r\n?|[\v\f\u2028\u2029]/g, "\n").replaceAll("\t", "  ")
      .split("\n");
    for (const [i, line] of lines.entries()) {
      if (i > 0) this.#verbatimBreak();
      if (line.trim()) {
        for (; this.#blanks > 0; this.#blanks--) this.#keep("");
        this.#writeHeld();
        this.#start();
        if (!this.#full) this.#puts.push({ length: this.#line.length, at: this.at });
        this.#by ??= this.by;
        this.#line += line;
        this.#said = true;
      } else if (this.#line) this.#line += line;
      this.at += line.length + 1;
    }
    this.#gap = false;
    this.#afterMarker = false;
  }

  /** Empty lines between lines of code are kept, those around it are not. */
  #verbatimBreak(): void {
    if (this.#said) {
      this.#flush();
      this.#blanks = 0;
      this.#code = true;
    } else if (this.#code) this.#blanks++;
  }

  /** One of our own bracketed notes, `inner` without the brackets, on one line whatever is in it. */
  marker(inner: string): void {
    inner = collapse(inner);
    if (!/[([{"'/]$/.test(this.#line.slice(-1))) this.#gap = true;
    this.#put(`${OPEN}${inner}]`);
    this.#afterMarker = true;
  }

  /** A space before what comes next. */
  gap(): void {
    this.#gap = true;
  }

  /** What follows stands beside what was: words are told from words by a bar. */
  bar(): void {
    if (this.#rows === 1) this.#bar = this.#said && !this.#afterMarker;
    this.#gap = true;
  }

  /** Blocks are parts of a line. */
  get inRow(): boolean {
    return this.#rows > 0;
  }

  /** Ends the line, a new block follows. Inside a row it is a space. */
  block(): void {
    if (this.#rows > 0) this.#gap = true;
    else this.#flush();
    this.#code = false;
    this.#blanks = 0;
  }

  /** What the next line begins with: a heading's or list item's sign. */
  prefix(sign: string): void {
    if (this.#rows === 0) this.#prefix = (this.#prefix || this.#indents.join("")) + sign;
  }

  /** Takes the sign back if nothing came after it. */
  dropPrefix(sign: string): void {
    if (this.#prefix.endsWith(sign)) this.#prefix = this.#prefix.slice(0, -sign.length);
  }

  /** What every line begins with until `outdent`: spaces below a list item, a sign before a quotation. */
  indent(sign: string): void {
    this.#indents.push(this.#indents.length < DEEPEST ? sign : "");
  }

  outdent(): void {
    this.#indents.pop();
  }

  /** A note that is written before the next words, if any come before it is released. */
  hold(inner: string): void {
    this.#held.push(inner);
  }

  /** Takes the last note back that is held; whether it was still there. */
  release(inner: string): boolean {
    const held = this.#held.at(-1) === inner;
    if (held) this.#held.pop();
    return held;
  }

  /** A rule, where there is something on both sides of it. */
  rule(): void {
    this.block();
    if (this.#rows === 0) this.#ruled = this.#total > 0;
  }

  /** Ends a line in the middle of it: what comes is a line of its own, wherever it stands. */
  tear(): void {
    this.#flush();
    this.#torn = true;
  }

  row(): void {
    this.block();
    if (this.#rows++ === 0) this.#rowIndents = this.#indents.length;
    this.#first = true;
  }

  endRow(): void {
    if (--this.#rows === 0) this.#rowIndents = undefined;
    this.block();
  }

  cell(): void {
    const first = this.#first;
    this.#first = false;
    if (first) return;
    if (this.#rows === 1) {
      this.#start();
      const line = this.#line.trimEnd();
      this.#line = line ? `${line} | ` : `${this.#line}| `;
    }
    this.#gap = this.#rows > 1;
    this.#afterMarker = false;
  }

  /** `next` is the place where what did not fit begins. */
  end(): { text: string; total: number; next: number | undefined } {
    this.#rows = 0;
    this.#flush();
    return { text: this.#kept.join("\n"), total: this.#total, next: this.#next };
  }

  #start(): void {
    if (this.#line !== "") return;
    this.#line = this.#prefix || this.#indents.slice(0, this.#rowIndents).join("");
    this.#prefix = "";
    this.#gap = false;
  }

  #put(words: string): void {
    this.#writeHeld();
    this.#start();
    if (this.#bar && !words.startsWith(OPEN)) this.#line += " |";
    this.#bar = false;
    if (this.#gap && this.#line !== "" && !this.#line.endsWith(" ")) this.#line += " ";
    if (!this.#full) this.#puts.push({ length: this.#line.length, at: this.at });
    this.#by ??= this.by;
    this.#line += words;
    this.#gap = false;
    this.#afterMarker = false;
    this.#said = true;
  }

  #writeHeld(): void {
    if (this.#held.length === 0) return;
    for (const note of this.#held.splice(0)) this.marker(note);
    this.#gap = true;
  }

  #flush(): void {
    if (this.#said) this.#keep(this.#line.trimEnd());
    this.#line = "";
    this.#puts = [];
    this.#by = undefined;
    this.#said = false;
    this.#gap = false;
    this.#bar = false;
    this.#afterMarker = false;
  }

  #keep(raw: string): void {
    if (this.#ruled) {
      this.#ruled = false;
      this.#keep("---");
    }
    for (let i = this.#items.length - 1; this.#items[i] === ""; i--) this.#items[i] = raw;
    const said = this.#finish(raw, this.#items.at(-1) ?? "", { at: this.lineAt, by: this.#by });
    const line = finished(said);
    const before = this.#total === 0 || this.#torn ? 0 : 1;
    this.#torn = false;
    this.#total += before + line.length;
    if (this.#full || this.lineAt < this.from) return;
    const gap = this.#kept.length === 0 ? 0 : 1;
    const room = this.#max - this.#keptLength - gap;
    if (line.length <= room) {
      this.#kept.push(line);
      this.#keptLength += gap + line.length;
      return;
    }
    this.#full = true;
    this.#next = this.lineAt;
    // Only a line that is most of what there is room for is cut in two.
    if (this.#kept.length > 0 && line.length < this.#max / 2) return;
    const part = beforeTornMarker(line, room);
    if (!part) return;
    this.#kept.push(part);
    this.#next = this.#placeOf(rawLength(raw, said, part));
  }

  /** Where in the page the character of the line is. */
  #placeOf(character: number): number {
    const put = this.#puts.findLast(({ length }) => length <= character);
    return put ? put.at + (character - put.length) : this.lineAt;
  }
}

/** A line as it leaves the page: imitations of our markers spoilt, our own with their bracket. */
export function finished(line: string): string {
  return defuse(line).replaceAll(OPEN, "[");
}

/** A reference cut in two could name another element. */
function beforeTornMarker(line: string, room: number): string {
  if (room <= 0) return "";
  const part = beforeTornWord(line, room);
  const open = part.lastIndexOf("[s");
  const torn = open >= 0 && /^\[s\d*(e\d*)?[^\]]*$/.test(part.slice(open));
  return torn ? part.slice(0, open).trimEnd() : part;
}

/** The longest word that is moved to the next piece whole. */
const LONGEST_WORD = 80;

function beforeTornWord(line: string, room: number): string {
  const part = head(line, room);
  const space = part.lastIndexOf(" ");
  const torn = line[room] !== " " && space > Math.max(0, room - LONGEST_WORD);
  return torn ? part.slice(0, space + 1) : part;
}

/** How much of the unfinished line is in the part: references are longer than what stood for them. */
function rawLength(raw: string, said: string, part: string): number {
  const before = raw.matchAll(/\ue000(\d+)/g).map(([, number]) => number ?? "").toArray();
  const after = said.matchAll(/\ue000(s\d+e\d+)/g).map(([, ref]) => ref ?? "").toArray();
  const markers = part.match(/\[s\d+e\d+ /g)?.length ?? 0;
  let length = part.length - (part.match(/\[\\/g)?.length ?? 0);
  for (let i = 0; i < markers; i++) length -= (after[i]?.length ?? 0) - (before[i]?.length ?? 0);
  return length;
}
