/** How what is not a control is written: headings, lists, tables, pictures, quotations, gauges. */
import { isTitledIcon } from "./actionable.ts";
import { Abreast } from "./abreast.ts";
import { Bullets } from "./bullets.ts";
import { collapse } from "./clean.ts";
import { references } from "./aria/references.ts";
import { getAttribute, hasAttribute } from "./fast.ts";
import { visibleText } from "./info.ts";
import type { Lines } from "./lines.ts";
import { dialogNote, gaugeNote, pictureNote } from "./notes.ts";
import { Rows } from "./rows.ts";
import { UNDRAWN_SVG } from "./tags.ts";
import { HIDDEN, isShown, QUIET, STRUCK, type Under, UNREAD } from "./visible.ts";

/** No drawing has more groups within groups; the stack is not endless. */
const DEEPEST_DRAWING = 100;

/** The walk, which goes on with what is in an element. */
export interface Walker {
  readonly depth: number;
  /** What is done in it stands at the place where it begins: it cannot be torn. */
  asOne(work: () => void): void;
  node(node: Node, under: Under): void;
  children(element: Element, under: Under, tag?: string): void;
  /** What the element is to a person, be it listed or not. */
  said(
    element: Element,
    tag: string,
    display: string,
    role: string | undefined,
    under: Under,
  ): void;
  /** Writes words that stand apart from those beside them. */
  words(words: string): void;
  /** The sign of a list item that is listed as a control. */
  sign(element: Element, tag: string, under: Under): void;
  /** Writes a note in brackets, where text is written at all. */
  note(note: string, under: Under): void;
}

/** What may say more than the title of what is around it. */
const SAYING =
  "img,svg,canvas,input,button,select,textarea,iframe,object,[role],[aria-label],[title]";

export class Prose {
  #lines: Lines;
  #walk: Walker;
  #rows: Rows;
  #abreast: Abreast;
  #bullets = new Bullets();

  constructor(lines: Lines, walk: Walker) {
    this.#lines = lines;
    this.#walk = walk;
    this.#rows = new Rows(lines, walk);
    this.#abreast = new Abreast(lines, walk);
  }

  /** The walk has come to an element that is drawn. */
  drawn(element: Element): void {
    this.#rows.drawn(element);
    this.#abreast.drawn(element);
  }

  write(
    element: Element,
    tag: string,
    display: string,
    role: string | undefined,
    under: Under,
  ): void {
    if (display === "table-row" || role === "row") return this.#rows.row(element, under);
    const level = role === "heading"
      ? Number(getAttribute(element, "aria-level")) || 2
      : role === undefined && /^h[1-6]$/.test(tag)
      ? Number(tag.slice(1))
      : 0;
    if (level > 0) {
      return this.#signed(element, tag, display, `${"#".repeat(Math.min(level, 6))} `, under);
    }
    switch (role) {
      case undefined:
        return this.#byTag(element, tag, display, under);
      case "img":
        return this.#walk.note(pictureNote(element, role), under);
      case "listitem":
        return this.#item(element, tag, display, under);
      case "progressbar":
      case "meter":
        return this.#gauge(element, role, under);
      case "dialog":
      case "alertdialog":
        return this.#dialog(element, role, under);
      default:
        return tag === "li"
          ? this.#abreast.write(element, tag, display, under)
          : this.#byTag(element, tag, display, under, role);
    }
  }

  #byTag(element: Element, tag: string, display: string, under: Under, role?: string): void {
    switch (tag) {
      case "li":
        return this.#item(element, tag, display, under);
      case "dd":
        return this.#signed(element, tag, display, "", under, "  ");
      case "blockquote":
        return this.#signed(element, tag, display, "", under, "> ");
      case "hr":
        return under & (QUIET | HIDDEN) ? undefined : this.#lines.rule();
      case "table":
        return this.#rows.table(element, under);
      case "dialog":
        return this.#dialog(element, tag, under);
      case "img":
      case "canvas":
        return this.#walk.note(pictureNote(element, role), under);
      case "svg":
        this.#walk.note(pictureNote(element, role), under);
        return this.#svg(element, under);
      case "s":
      case "del":
      case "sup":
        return this.#typeset(element, tag, under);
      case "progress":
      case "meter":
        return this.#walk.note(gaugeNote(element, tag), under);
      case "video":
      case "audio":
        return;
      default:
        if (under & STRUCK) return this.#typeset(element, tag, under);
        if (isTitledIcon(element) && !element.querySelector(SAYING)) {
          return this.#walk.note(pictureNote(element, "img"), under);
        }
        return this.#abreast.write(element, tag, display, under);
    }
  }

  /** Where a dialog begins is seen, wherever in the document it stands. */
  #dialog(element: Element, role: string, under: Under): void {
    // Where it is all that is read, that has been said.
    if (this.#walk.depth > 1) {
      this.#walk.note(isTitled(element) ? role : dialogNote(element, role), under);
    }
    this.#lines.block();
    this.#walk.children(element, under);
  }

  /** The words in it mostly say what its value says. */
  #gauge(element: Element, role: string, under: Under): void {
    const note = gaugeNote(element, role);
    this.#walk.note(note, under);
    const said = collapse(visibleText(element));
    this.#walk.children(element, said && note.includes(said) ? under | QUIET : under);
  }

  /** Where how words are drawn changes what they say: 9.99 struck out, ten to the sixth. */
  #typeset(element: Element, tag: string, under: Under): void {
    const plain = !element.firstElementChild && !(under & UNREAD);
    const words = plain ? (element.textContent ?? "").trim() : "";
    const struck = words !== "" && tag !== "sup";
    if (struck) this.#lines.text("~~");
    else if (/^[-−+]?\d/.test(words)) this.#lines.text("^");
    this.#walk.children(element, under);
    if (struck) this.#lines.text("~~");
  }

  /** A heading's sign stands before its first words; what follows the first line of an item hangs below it. */
  #signed(
    element: Element,
    tag: string,
    display: string,
    sign: string,
    under: Under,
    hang = "",
  ): void {
    const written = sign !== "" && !(under & UNREAD);
    if (written) this.#lines.prefix(sign);
    this.#lines.indent(hang);
    this.#abreast.write(element, tag, display, under);
    this.#lines.block();
    this.#lines.outdent();
    if (written) this.#lines.dropPrefix(sign);
  }

  #item(element: Element, tag: string, display: string, under: Under): void {
    this.#signed(element, tag, display, this.#bullets.of(element), under, "  ");
  }

  /** The sign of a list item that is listed as a control. */
  sign(element: Element, tag: string, under: Under): void {
    if (tag !== "li" || under & UNREAD || getAttribute(element, "role") !== null) return;
    this.#lines.prefix(this.#bullets.of(element));
  }

  #svg(element: Element, under: Under, depth = 0): void {
    if (depth > DEEPEST_DRAWING) return;
    for (const child of element.children) {
      if (UNDRAWN_SVG.has(child.localName)) continue;
      if (child.localName === "text") this.#lines.block();
      if (child.matches("text,a,foreignObject,[role],[tabindex],[onclick]")) {
        this.#walk.node(child, under);
      } else this.#svg(child, under, depth + 1);
    }
  }
}

/** Whether what names the dialog is read in it anyway. */
function isTitled(dialog: Element): boolean {
  const titles = hasAttribute(dialog, "aria-label") ? [] : references(dialog, "aria-labelledby");
  return titles.some((title) => title !== dialog && dialog.contains(title) && isShown(title));
}
