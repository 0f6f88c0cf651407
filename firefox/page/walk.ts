/**
 * One pass over the drawn tree in reading order. It writes the text and finds the elements;
 * beyond the limits it goes on counting with the same rules.
 */
import { actionable, handOf, isSummary, isTitledIcon, lookByHand } from "./actionable.ts";
import { Clips } from "./clips.ts";
import { Controls } from "./controls.ts";
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
import { Generated } from "./generated.ts";
import { sortOf, visibleText } from "./info.ts";
import type { Finds } from "./finds.ts";
import type { Labels } from "./labels.ts";
import type { Lines } from "./lines.ts";
import { regionNote } from "./notes.ts";
import { Prose, type Walker } from "./prose.ts";
import { explicitRole } from "./role.ts";
import { HOSTS, INLINE_TAGS, isBlock, isItem, NEVER } from "./tags.ts";
import { saysTheSame, Twins } from "./twins.ts";
import {
  HIDDEN,
  INSIDE,
  isShown,
  isTakenOut,
  OUTSIDE,
  PRESERVED,
  QUIET,
  SCROLLS,
  seen,
  type Under,
  UNREAD,
} from "./visible.ts";

const ELEMENT = 1;
const TEXT = 3;
const INLINE = "inline";

/** So many nodes beyond a full text are counted one by one. */
const MOST_BEYOND = 500;

/** Deeper than this the text is taken as one piece: the stack is not endless. */
const DEEPEST = 500;

export class Walk implements Walker {
  #lines: Lines;
  /**
   * The place in the page: a unit for each element and each character of text, the same whatever of it
   * is written or listed. A control is one unit with all that is in it, since it cannot be torn.
   */
  #at = 0;
  /** The place of the control that it is in. */
  #held: number | undefined;
  /** The element that it is in. */
  #current: Element | undefined;
  #finds: Finds;
  #labels: Labels;
  #depth = 0;

  /** How elements without attributes are displayed, by tag, while all of one tag are alike. */
  #usual = new Map<string, string | null>();

  #prose: Prose;
  #controls: Controls;
  #twins = new Twins();
  #clips = new Clips();
  #generated = new Generated();

  /** How many nodes were looked at although no text is kept any more. */
  #beyond = 0;
  /** Where the text ended, and how long all of it was before. */
  end: { node: Node; total: number } | undefined;
  /** Where the walk of a large page ended. */
  rest: Node | undefined;

  constructor(lines: Lines, finds: Finds, labels: Labels) {
    this.#lines = lines;
    this.#finds = finds;
    this.#labels = labels;
    lookByHand(document);
    this.#prose = new Prose(lines, this);
    this.#controls = new Controls(lines, finds, labels, this);
  }

  node(node: Node, under: Under): void {
    if (this.#lines.full && this.#isEnough(node)) return;
    const type = nodeType(node);
    if (type === TEXT) {
      const data = nodeValue(node) ?? "";
      if (!(under & UNREAD)) this.#text(data, under);
      if (this.#held === undefined) this.#at += data.length;
    } else if (type === ELEMENT) {
      const element = node as Element;
      this.#lines.at = this.#held ?? this.#at++;
      if (this.#depth > DEEPEST) return this.#piece(element, under);
      const outer = this.#current;
      this.#current = element;
      this.#depth++;
      this.#element(element, under);
      this.#depth--;
      this.#current = outer;
    }
  }

  /** Whether so many nodes beyond the text were counted that the rest is left to others. */
  #isEnough(node: Node): boolean {
    this.end ??= { node, total: this.#lines.total };
    if (++this.#beyond > MOST_BEYOND) this.rest ??= node;
    return this.rest !== undefined;
  }

  /** Where the observation begins inside of it, a line begins too. */
  #text(data: string, under: Under): void {
    const silent = this.#held === undefined ? this.#lines.from - this.#at : 0;
    this.#lines.at = this.#held ?? this.#at;
    this.#lines.by = this.#current;
    if (silent > 0 && silent < data.length) {
      this.words(data.slice(0, silent));
      this.#lines.tear();
      this.#lines.at = this.#at + silent;
      data = data.slice(silent);
    }
    if (under & PRESERVED) this.#lines.verbatim(data);
    else this.#lines.text(data);
  }

  #piece(element: Element, under: Under): void {
    if (!(under & UNREAD)) this.#lines.text(visibleText(element));
  }

  children(element: Element, under: Under, tag = localName(element)): void {
    this.#sheet(element, "::before", under);
    this.#nodes(element, under, tag);
    this.#sheet(element, "::after", under);
  }

  /** What the style sheets write there. */
  #sheet(element: Element, side: "::before" | "::after", under: Under): void {
    if (under & UNREAD) return;
    const words = this.#generated.words(element, side, this.#lines.idle);
    if (words) this.#lines.text(words);
  }

  #nodes(element: Element, under: Under, tag: string): void {
    if (tag === "slot") {
      const assigned = slotted(element);
      if (assigned) return assigned.forEach((node) => this.node(node, under));
    }
    // Iterators cost a microsecond a node across the sandbox's wrappers, siblings a tenth.
    let child = firstChild(shadowRoot(element) ?? element);
    for (; child && !this.rest; child = nextSibling(child)) this.node(child, under);
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
        const under = above & OUTSIDE ? above : above & ~HIDDEN;
        return this.#inside(element, tag, bare, usual, under, false);
      }
    }
    const style = styleOf(element);
    let display = of.display(style);
    // What is neither slotted nor hidden is not drawn by its parent's shadow root.
    if (display === "" && element.parentElement) this.#finds.closed(element.parentElement);
    let under = seen(element, style, display, bare, above);
    if (under === null) return;
    const { around } = this.#clips;
    under = this.#clips.enter(element, tag, style, display, under);
    const cursor = handOf(tag, of.cursor(style));
    const drawn = of.contentVisibility(style) !== "hidden";
    if (bare) this.#learn(tag, display, under === above && cursor === 0 && drawn);
    const hand = cursor !== 0 && (!(above & cursor) || (!bare && isTitledIcon(element)));
    if (INLINE_TAGS.has(tag) && isTakenOut(style)) display = "inline-block";
    this.#inside(element, tag, bare, display, under | cursor, hand, drawn);
    this.#clips.leave(around);
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
    this.#prose.drawn(element);
    const root = shadowRoot(element);
    if (root) this.#enter(root);
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
    let below = !bare && this.#labels.isName(element) ? under | QUIET : under;
    let content = under & HIDDEN
      ? null
      : actionable(element, tag, bare, hand, (under & INSIDE) !== 0);
    if (under & SCROLLS && (content === "named" || !content)) content = "around";
    const twin = content === "named" && tag === "a" ? this.#twins.of(element) : null;
    if (twin) {
      content = null;
      if (saysTheSame(element, twin)) below |= QUIET;
    }
    // A badge or chip stands apart from the words beside it, though no space does.
    const chip = !block && !content && display.length > INLINE.length;
    if (chip) this.#lines.gap();
    if (content && this.#controls.isSaid(element)) content = null;
    if (content) this.#controls.write(element, tag, display, content, below);
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
      this.#controls.write(element, "area", "inline", "whole", under);
    }
  }

  asOne(work: () => void): void {
    const outer = this.#held;
    this.#held ??= this.#at - 1;
    work();
    this.#held = outer;
  }

  /** The sign of a list item that is listed as a control. */
  sign(element: Element, tag: string, under: Under): void {
    this.#prose.sign(element, tag, under);
  }

  get depth(): number {
    return this.#depth;
  }

  /** Words that stand apart from those beside them. */
  words(words: string): void {
    if (words) this.#lines.text(` ${words} `);
  }

  /** A note in brackets, where text is written at all. */
  note(note: string, under: Under): void {
    if (note && !(under & (QUIET | HIDDEN))) this.#lines.marker(note);
  }

  #plain(element: Element, tag: string, display: string, bare: boolean, under: Under): void {
    const role = bare ? undefined : explicitRole(element);
    const region = bare ? "" : regionNote(element, tag, role);
    const held = region !== "" && !(under & (QUIET | HIDDEN));
    if (held) this.#lines.hold(region);
    this.said(element, tag, display, role, under);
    if (!bare && (tag === "th" || role === "columnheader")) this.note(sortOf(element), under);
    if (held) this.#lines.release(region);
  }

  /** What the element is to a person, be it listed or not. */
  said(
    element: Element,
    tag: string,
    display: string,
    role: string | undefined,
    under: Under,
  ): void {
    switch (tag) {
      case "label":
        if (this.#controls.label(element, under)) return;
        break;
      case "details":
        return this.#details(element, under);
      case "iframe":
      case "frame":
      case "object":
      case "embed":
        if (showsFrame(element)) this.#frame(element, under);
        else if (tag === "object") this.children(element, under);
        return;
    }
    this.#prose.write(element, tag, display, role, under);
  }

  /** Its document is read by itself and stands below its marker. */
  #frame(element: FrameElement, under: Under): void {
    const found = under & (QUIET | HIDDEN) ? null : this.#finds.frame(element);
    if (!found) return;
    this.#lines.block();
    this.#lines.marker(found);
    this.#lines.block();
  }

  /** A shadow tree has style sheets of its own, and changes of its own. */
  #enter(root: ShadowRoot): void {
    this.#finds.root(root);
    this.#generated.root(root);
    lookByHand(root);
  }

  #details(element: Element, under: Under): void {
    if (element.hasAttribute("open")) return this.children(element, under);
    for (const child of element.children) {
      if (child.localName === "summary" && isSummary(child)) this.node(child, under);
    }
  }
}
