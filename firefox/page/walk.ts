/**
 * One pass over the drawn tree in reading order. It writes the text and finds the elements;
 * beyond the limits it goes on counting with the same rules.
 */
import { actionable, type Content, INNER, isSummary } from "./actionable.ts";
import { collapse, LONGEST } from "./clean.ts";
import { slotted } from "./dom.ts";
import {
  firstChild,
  getAttribute,
  hasAttribute,
  hasAttributes,
  isVisible,
  localName,
  nextSibling,
  nodeType,
  nodeValue,
  shadowRoot,
  style as of,
  styleOf,
} from "./fast.ts";
import { type FrameElement, showsFrame } from "./frames.ts";
import { visibleText } from "./info.ts";
import { isHtml, isLabel, isListItem, isOrderedList } from "./kinds.ts";
import type { Finds } from "./finds.ts";
import type { Labels } from "./labels.ts";
import type { Lines } from "./lines.ts";
import { dialogNote, fieldText, gaugeNote, pictureNote, unsaid } from "./notes.ts";
import { explicitRole } from "./role.ts";
import { BLOCKS_IN_CELLS, HOSTS, isBlock, isItem, NEVER, UNDRAWN_SVG } from "./tags.ts";
import { HIDDEN, isShown, POINTER, PRESERVED, QUIET, seen, type Under } from "./visible.ts";

const ELEMENT = 1;
const TEXT = 3;
const INLINE = "inline";

/** Deeper than this the text is taken as one piece: the stack is not endless. */
const DEEPEST = 800;

export class Walk {
  #lines: Lines;
  /**
   * The place in the page: a unit for each element and each character of text, the same whatever of it
   * is written or listed. A control is one unit with all that is in it, since it cannot be torn.
   */
  #at = 0;
  #finds: Finds;
  #labels: Labels;
  #depth = 0;
  /** The next element that is drawn is a cell of a row. */
  #cell = false;
  /** No cell of the table holds blocks. */
  #plainTable = false;
  /** Hidden controls that were listed in the place of their label. */
  #viaLabel = new Set<Element>();

  /** How elements without attributes are displayed, by tag, while all of one tag are alike. */
  #usual = new Map<string, string | null>();

  /** The number of the next item of each ordered list. */
  #ordinals = new Map<Element, number>();

  constructor(lines: Lines, finds: Finds, labels: Labels) {
    this.#lines = lines;
    this.#finds = finds;
    this.#labels = labels;
  }

  node(node: Node, under: Under): void {
    const type = nodeType(node);
    if (type === TEXT) {
      const data = nodeValue(node) ?? "";
      if (!(under & (QUIET | HIDDEN))) this.#text(data, under);
      this.#at += data.length;
    } else if (type === ELEMENT) {
      const element = node as Element;
      this.#lines.at = this.#at++;
      if (this.#depth > DEEPEST) return this.#piece(element, under);
      this.#depth++;
      this.#element(element, under);
      this.#depth--;
    }
  }

  /** Where the observation begins inside of it, a line begins too. */
  #text(data: string, under: Under): void {
    const silent = this.#lines.from - this.#at;
    this.#lines.at = this.#at;
    if (silent > 0 && silent < data.length) {
      this.#words(data.slice(0, silent));
      this.#lines.tear();
      this.#lines.at = this.#at + silent;
      data = data.slice(silent);
    }
    if (under & PRESERVED) this.#lines.verbatim(data);
    else this.#lines.text(data);
  }

  #piece(element: Element, under: Under): void {
    if (under & (QUIET | HIDDEN)) return;
    this.#lines.text(visibleText(element));
  }

  #children(element: Element, under: Under, tag = localName(element)): void {
    if (tag === "slot") {
      const assigned = slotted(element);
      if (assigned) return assigned.forEach((node) => this.node(node, under));
    }
    // Iterators cost a microsecond a node across the sandbox's wrappers, siblings a tenth.
    let child = firstChild(shadowRoot(element) ?? element);
    for (; child; child = nextSibling(child)) this.node(child, under);
  }

  #element(element: Element, above: Under): void {
    const tag = localName(element);
    if (NEVER.has(tag)) return;
    // Never drawn itself: it is a part of the picture that uses its map.
    if (tag === "area") return this.#area(element, above);
    const bare = !hasAttributes(element);
    if (
      !bare && (getAttribute(element, "aria-hidden") === "true" || hasAttribute(element, "inert"))
    ) {
      return;
    }
    if (bare && this.#lines.idle && this.#finds.full()) {
      // Where only the totals are still wanted, an element like all of its tag costs no style.
      const usual = this.#usual.get(tag);
      if (usual && isVisible(element)) {
        return this.#inside(element, tag, bare, usual, above & ~HIDDEN, false);
      }
    }
    const style = styleOf(element);
    const display = of.display(style);
    // What is neither slotted nor hidden is not drawn by its parent's shadow root.
    if (display === "" && element.parentElement) this.#finds.closed(element.parentElement);
    const under = seen(element, style, display, above);
    if (under === null) return;
    const pointer = of.cursor(style) === "pointer";
    const drawn = of.contentVisibility(style) !== "hidden";
    if (bare) this.#learn(tag, display, under === above && !pointer && drawn);
    const hand = pointer && !(above & POINTER);
    this.#inside(element, tag, bare, display, hand ? under | POINTER : under, hand, drawn);
  }

  #inside(
    element: Element,
    tag: string,
    bare: boolean,
    display: string,
    under: Under,
    hand: boolean,
    drawn = true,
  ): void {
    if (this.#cell) {
      this.#cell = false;
      this.#lines.cell();
    }
    const root = shadowRoot(element);
    if (root) this.#finds.root(root);
    else if (tag.includes("-") || (HOSTS.has(tag) && !firstChild(element))) {
      this.#finds.closed(element);
    }
    const item = isItem(tag, bare ? undefined : explicitRole(element));
    if (item) this.#lines.enter();
    this.#drawn(element, tag, bare, display, under, hand, drawn);
    if (item) this.#lines.leave();
  }

  #drawn(
    element: Element,
    tag: string,
    bare: boolean,
    display: string,
    under: Under,
    hand: boolean,
    drawn: boolean,
  ): void {
    if (tag === "br") return this.#lines.block();
    const block = isBlock(display);
    if (block) this.#lines.block();
    const below = !bare && this.#labels.isName(element) ? under | QUIET : under;
    const content = under & HIDDEN ? null : actionable(element, tag, bare, hand);
    // A badge or chip stands apart from the words beside it, though no space does.
    const chip = !block && !content && display.length > INLINE.length;
    if (chip) this.#lines.gap();
    if (content) this.#control(element, content, below);
    else if (drawn) this.#plain(element, tag, display, bare, below);
    if (block) this.#lines.block();
    if (chip) this.#lines.gap();
  }

  /** Whether the elements of a tag that have no attributes are all displayed alike. */
  #learn(tag: string, display: string, plain: boolean): void {
    const known = this.#usual.get(tag);
    const alike = plain && (known === undefined || known === display);
    this.#usual.set(tag, alike ? display : null);
  }

  #area(element: Element, under: Under): void {
    if (!(under & HIDDEN) && element.hasAttribute("href") && isShown(element)) {
      this.#control(element, "whole", under);
    }
  }

  #control(element: Element, content: Content, under: Under): void {
    if (this.#viaLabel.has(element)) return;
    const after = this.#at;
    this.#listed(element, content, under);
    if (content !== "around") this.#at = after;
  }

  #listed(element: Element, content: Content, under: Under): void {
    const found = this.#finds.element(element, content);
    if (!found) return this.#unlisted(element, content, under);
    this.#lines.marker(found.marker);
    if (content === "around") return this.#children(element, under);
    const cutShort = found.name.length >= LONGEST && found.name.endsWith("…");
    if (content === "named") {
      if (cutShort) return this.#children(element, under);
      if (!(under & QUIET)) this.#words(unsaid(element, found.name));
      if (element.firstElementChild || shadowRoot(element)) {
        this.#children(element, under | QUIET);
      }
    } else if (isHtml(element) && element.isContentEditable) {
      this.#editable(element, under);
    }
  }

  /** Its text is its value; only what the value leaves out is written. */
  #editable(element: HTMLElement, under: Under): void {
    const long = collapse(element.innerText).length > LONGEST;
    if (long || element.querySelector(INNER)) {
      this.#children(element, long ? under : under | QUIET);
    }
  }

  /** Beyond the limit of elements a control is what can be read of it. */
  #unlisted(element: Element, content: Content, under: Under): void {
    if (content !== "whole") return this.#children(element, under);
    const words = fieldText(element);
    if (!words) this.#children(element, under);
    else if (!(under & QUIET)) this.#words(words);
  }

  /** Words that stand apart from those beside them. */
  #words(words: string): void {
    if (words) this.#lines.text(` ${words} `);
  }

  /** A note in brackets, where text is written at all. */
  #note(note: string, under: Under): void {
    if (note && !(under & (QUIET | HIDDEN))) this.#lines.marker(note);
  }

  #plain(element: Element, tag: string, display: string, bare: boolean, under: Under): void {
    if (display === "table-row") return this.#row(element, under);
    const role = bare ? undefined : explicitRole(element);
    if (role === "row") return this.#row(element, under);
    const level = role === "heading"
      ? Number(element.getAttribute("aria-level")) || 2
      : /^h[1-6]$/.test(tag) && role === undefined
      ? Number(tag.slice(1))
      : 0;
    if (level > 0) return this.#signed(element, `${"#".repeat(Math.min(level, 6))} `, under);
    if (role === "dialog" || role === "alertdialog") {
      // Where a dialog begins is seen, wherever in the document it stands.
      this.#note(dialogNote(element, role), under);
      this.#lines.block();
    }
    switch (tag) {
      case "li":
        return this.#item(element, role, under);
      case "table":
        return this.#table(element, under);
      case "img":
      case "canvas":
        return this.#note(pictureNote(element), under);
      case "svg":
        if (role === "img") this.#note(pictureNote(element), under);
        else this.#svg(element, under);
        return;
      case "label":
        return this.#label(element, under);
      case "details":
        return this.#details(element, under);
      case "progress":
      case "meter":
        return this.#note(gaugeNote(element), under);
      case "iframe":
      case "frame":
      case "object":
      case "embed":
        if (showsFrame(element)) this.#frame(element, under);
        else if (tag === "object") this.#children(element, under);
        return;
      case "video":
      case "audio":
        return;
      default:
        if (role === "img") return this.#note(pictureNote(element), under);
        if (role === "listitem") return this.#item(element, role, under);
        return this.#children(element, under, tag);
    }
  }

  /** Its document is read by itself and stands below its marker. */
  #frame(element: FrameElement, under: Under): void {
    const found = under & (QUIET | HIDDEN) ? null : this.#finds.frame(element);
    if (!found) return;
    this.#lines.block();
    this.#lines.marker(found);
    this.#lines.block();
  }

  /** One look over the whole table spares one at every row. */
  #table(element: Element, under: Under): void {
    const outer = this.#plainTable;
    this.#plainTable = element.querySelector(BLOCKS_IN_CELLS) === null;
    this.#children(element, under);
    this.#plainTable = outer;
  }

  #row(element: Element, under: Under): void {
    // A table made for layout keeps its paragraphs: only cells of plain content share a line.
    if (!this.#plainTable && element.querySelector(BLOCKS_IN_CELLS)) {
      return this.#children(element, under);
    }
    this.#lines.row();
    for (let cell = firstChild(element); cell; cell = nextSibling(cell)) {
      this.#cell = true;
      this.node(cell, under);
    }
    this.#cell = false;
    this.#lines.endRow();
  }

  /** A heading or list item: its sign stands before its first words, the rest hangs below them. */
  #signed(element: Element, sign: string, under: Under, hang = 0): void {
    const written = !(under & (QUIET | HIDDEN));
    if (written) this.#lines.prefix(sign);
    this.#lines.indent(hang);
    this.#children(element, under);
    this.#lines.block();
    this.#lines.indent(-hang);
    if (written) this.#lines.dropPrefix(sign);
  }

  #item(element: Element, role: string | undefined, under: Under): void {
    if (role !== undefined && role !== "listitem") return this.#children(element, under);
    this.#signed(element, this.#bullet(element), under, 2);
  }

  #bullet(item: Element): string {
    const list = item.parentElement;
    if (!isOrderedList(list) || !isListItem(item) || styleOf(item).listStyleType === "none") {
      return "- ";
    }
    const number = item.hasAttribute("value") ? item.value : this.#ordinals.get(list) ?? list.start;
    this.#ordinals.set(list, number + (list.reversed ? -1 : 1));
    return `${number}. `;
  }

  #svg(element: Element, under: Under): void {
    for (const child of element.children) {
      if (UNDRAWN_SVG.has(child.localName)) continue;
      if (child.localName === "text") this.#lines.block();
      if (child.matches("text,a,foreignObject,[role],[tabindex],[onclick]")) {
        this.node(child, under);
      } else this.#svg(child, under);
    }
  }

  /** A label's words are its control's name; what else is in it is listed as usual. */
  #label(element: Element, under: Under): void {
    const control = isLabel(element) ? element.control : null;
    if (!control) return this.#children(element, under);
    if (this.#viaLabel.has(control)) return this.#children(element, under | QUIET);
    if (this.#labels.standsFor(control) && !(under & HIDDEN)) {
      const found = this.#finds.element(control, "whole");
      if (found) {
        this.#viaLabel.add(control);
        this.#lines.marker(found.marker);
        return this.#children(element, under | QUIET);
      }
    }
    this.#children(element, this.#labels.names(element, control) ? under | QUIET : under);
  }

  #details(element: Element, under: Under): void {
    if (element.hasAttribute("open")) return this.#children(element, under);
    for (const child of element.children) {
      if (child.localName === "summary" && isSummary(child)) this.node(child, under);
    }
  }
}
