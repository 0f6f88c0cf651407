/**
 * Builds the text of an observation line by line: white space collapsed, blocks on lines of
 * their own, table rows on one. Knows nothing of the DOM. After the limit it only counts, so
 * that memory and work stay small and the total is still exact.
 */
import { defuse, head, strip } from "./clean.ts";

/** Stands for the bracket of our own markers until the page's imitations are spoilt. */
const OPEN = "\u0001";

export class Lines {
  #max: number;
  #finish: (line: string) => string;
  #kept: string[] = [];
  #keptLength = 0;
  #full = false;
  /** Characters of the whole text, those beyond the limit too. */
  #total = 0;

  #line = "";
  /** What the next line begins with if it comes to hold anything. */
  #prefix = "";
  #indent = "";
  #rows = 0;
  /** No cell of the row has begun. */
  #first = false;
  /** A space is due before the next word. */
  #gap = false;
  #afterMarker = false;
  /** Inside a block whose line breaks count, after its first line. */
  #code = false;
  #blanks = 0;
  /** Something readable stands on the line, not only cell borders. */
  #said = false;

  /** `finish` sees every complete line once. */
  constructor(max: number, finish: (line: string) => string = (line) => line) {
    this.#max = max;
    this.#finish = finish;
  }

  /** Nothing more is kept: what comes is only counted. */
  get full(): boolean {
    return this.#full;
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
    const lines = strip(data).replace(/\r\n?/g, "\n").replaceAll("\t", "  ").split("\n");
    for (const [i, line] of lines.entries()) {
      if (i > 0) this.#verbatimBreak();
      if (line.trim()) {
        for (; this.#blanks > 0; this.#blanks--) this.#keep("");
        this.#start();
        this.#line += line;
        this.#said = true;
      } else if (this.#line) this.#line += line;
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

  /** One of our own bracketed notes, `inner` without the brackets. */
  marker(inner: string): void {
    if (!/[([{"'/]$/.test(this.#line)) this.#gap = true;
    this.#put(`${OPEN}${inner}]`);
    this.#afterMarker = true;
  }

  /** A space before what comes next. */
  gap(): void {
    this.#gap = true;
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
    if (this.#rows === 0) this.#prefix = (this.#prefix || this.#indent) + sign;
  }

  /** Takes the sign back if nothing came after it. */
  dropPrefix(sign: string): void {
    if (this.#prefix.endsWith(sign)) this.#prefix = this.#prefix.slice(0, -sign.length);
  }

  indent(by: number): void {
    this.#indent = " ".repeat(Math.max(0, this.#indent.length + by));
  }

  row(): void {
    this.block();
    this.#rows++;
    this.#first = true;
  }

  endRow(): void {
    this.#rows--;
    this.block();
  }

  cell(): void {
    const first = this.#first;
    this.#first = false;
    if (first) return;
    if (this.#rows === 1) this.#line = `${this.#line.trimEnd()} | `;
    this.#gap = this.#rows > 1;
    this.#afterMarker = false;
  }

  end(): { text: string; total: number } {
    this.#rows = 0;
    this.#flush();
    return { text: this.#kept.join("\n"), total: this.#total };
  }

  #start(): void {
    if (this.#line !== "") return;
    this.#line = this.#prefix || this.#indent;
    this.#prefix = "";
    this.#gap = false;
  }

  #put(words: string): void {
    this.#start();
    if (this.#gap && this.#line !== "" && !this.#line.endsWith(" ")) this.#line += " ";
    this.#line += words;
    this.#gap = false;
    this.#afterMarker = false;
    this.#said = true;
  }

  #flush(): void {
    if (this.#said) this.#keep(this.#line.trimEnd());
    this.#line = "";
    this.#said = false;
    this.#gap = false;
    this.#afterMarker = false;
  }

  #keep(raw: string): void {
    const line = defuse(this.#finish(raw)).replaceAll(OPEN, "[");
    const before = this.#total === 0 ? 0 : 1;
    this.#total += before + line.length;
    if (this.#full) return;
    const room = this.#max - this.#keptLength - before;
    if (line.length <= room) {
      this.#kept.push(line);
      this.#keptLength += before + line.length;
      return;
    }
    this.#full = true;
    const part = beforeTornMarker(line, room);
    if (part) this.#kept.push(part);
  }
}

/** A reference cut in two could name another element. */
function beforeTornMarker(line: string, room: number): string {
  if (room <= 0) return "";
  const part = head(line, room);
  const open = part.lastIndexOf("[s");
  const torn = open >= 0 && /^\[s\d*(e\d*)?[^\]]*$/.test(part.slice(open));
  return torn ? part.slice(0, open).trimEnd() : part;
}
