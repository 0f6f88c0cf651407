/**
 * One pass over the drawn tree in reading order. It writes the text and finds the elements;
 * beyond the limits it goes on counting with the same rules.
 */
import { actionable, type Content, INNER, isSummary } from "./actionable.ts";
import { collapse, LONGEST, quoted } from "./clean.ts";
import { flatChildren, isElement } from "./dom.ts";
import { type FrameElement, showsFrame } from "./frames.ts";
import { visibleText } from "./info.ts";
import type { Labels } from "./labels.ts";
import type { Lines } from "./lines.ts";
import { explicitRole } from "./role.ts";
import { isSecret, MASK } from "./secret.ts";
import { seen, Under } from "./visible.ts";

/** What takes the walk's finds. */
export interface Finds {
  /** The inside of the element's marker and its name; null once no more are listed. */
  element(element: Element, content: Content): { marker: string; name: string } | null;
  /** The inside of the frame's note. */
  frame(element: FrameElement): string;
  /** An open shadow root, whose changes want watching too. */
  root(root: ShadowRoot): void;
}

/** Deeper than this the text is taken as one piece: the stack is not endless. */
const DEEPEST = 800;

const NEVER = new Set(["script", "style", "template", "noscript", "head", "datalist", "title"]);
const UNDRAWN_SVG = new Set(["title", "desc", "defs", "metadata", "symbol", "style", "script"]);
const BLOCKS_IN_CELLS =
  "table,ul,ol,dl,pre,h1,h2,h3,h4,h5,h6,form,fieldset,article,section,p+p,[role=row],[role=list]";

export class Walk {
  #lines: Lines;
  #finds: Finds;
  #labels: Labels;
  #depth = 0;
  /** Hidden controls that were listed in the place of their label. */
  #viaLabel = new Set<Element>();

  constructor(lines: Lines, finds: Finds, labels: Labels) {
    this.#lines = lines;
    this.#finds = finds;
    this.#labels = labels;
  }

  node(node: Node, under: Under): void {
    if (node.nodeType === Node.TEXT_NODE) {
      if (under & (Under.Quiet | Under.Hidden)) return;
      const data = node.nodeValue ?? "";
      if (under & Under.Preserved) this.#lines.verbatim(data);
      else this.#lines.text(data);
    } else if (isElement(node)) {
      if (this.#depth > DEEPEST) return this.#piece(node, under);
      this.#depth++;
      this.#element(node, under);
      this.#depth--;
    }
  }

  #piece(element: Element, under: Under): void {
    if (under & (Under.Quiet | Under.Hidden)) return;
    this.#lines.text(visibleText(element));
  }

  #children(element: Element, under: Under): void {
    for (const child of flatChildren(element)) this.node(child, under);
  }

  #element(element: Element, above: Under): void {
    const tag = element.localName;
    if (NEVER.has(tag)) return;
    const bare = !element.hasAttributes();
    if (
      !bare && (element.getAttribute("aria-hidden") === "true" || element.hasAttribute("inert"))
    ) return;
    const style = getComputedStyle(element);
    const under = seen(element, style, above);
    if (under === null) return;
    if (element.shadowRoot) this.#finds.root(element.shadowRoot);
    const display = style.display;
    const inline = display.startsWith("inline") || display === "contents" ||
      display.startsWith("ruby");
    if (tag === "br") return this.#lines.block();
    if (!inline && display !== "table-cell") this.#lines.block();
    let below = under;
    if (!(above & Under.Pointer) && style.cursor === "pointer") below |= Under.Pointer;
    const hand = () => (below & ~above & Under.Pointer) !== 0 && tag !== "body" && tag !== "html";
    const content = under & Under.Hidden ? null : actionable(element, bare, hand);
    if (content) this.#control(element, content, below);
    else if (style.contentVisibility !== "hidden") this.#plain(element, tag, display, bare, below);
    if (!inline && display !== "table-cell") this.#lines.block();
  }

  #control(element: Element, content: Content, under: Under): void {
    if (this.#viaLabel.has(element)) return;
    const found = this.#finds.element(element, content);
    if (!found) return this.#unlisted(element, content, under);
    this.#lines.marker(found.marker);
    if (content === "around") return this.#children(element, under);
    const cutShort = found.name.length >= LONGEST && found.name.endsWith("…");
    if (content === "named") {
      if (cutShort) return this.#children(element, under);
      if (!(under & Under.Quiet)) this.#unsaid(element, found.name);
      if (element.firstElementChild || element.shadowRoot) {
        this.#children(element, under | Under.Quiet);
      }
    } else if (element instanceof HTMLElement && element.isContentEditable) {
      this.#editable(element, under);
    }
  }

  /** The words on a control that its name, given by other means, does not have. */
  #unsaid(element: Element, name: string): void {
    if (!element.hasAttribute("aria-label") && !element.hasAttribute("aria-labelledby")) return;
    const text = collapse(visibleText(element));
    const known = name.toLowerCase();
    const words = text.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));
    if (words.some((word) => !known.includes(word.toLowerCase()))) this.#lines.text(` ${text} `);
  }

  /** Its text is its value; only what the value leaves out is written. */
  #editable(element: HTMLElement, under: Under): void {
    const long = collapse(element.innerText).length > LONGEST;
    if (long || element.querySelector(INNER)) {
      this.#children(element, long ? under : under | Under.Quiet);
    }
  }

  /** Beyond the limit of elements a control is what can be read of it. */
  #unlisted(element: Element, content: Content, under: Under): void {
    if (content !== "whole") return this.#children(element, under);
    if (under & Under.Quiet) return;
    if (element instanceof HTMLSelectElement) {
      this.#lines.text(` ${[...element.selectedOptions].map((option) => option.text).join(", ")} `);
    } else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      if (/^(checkbox|radio|file|image|range|color)$/.test(element.type)) return;
      this.#lines.text(` ${isSecret(element) && element.value ? MASK : element.value} `);
    } else this.#children(element, under);
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
    switch (tag) {
      case "li":
        return this.#signed(element, this.#bullet(element), under);
      case "ul":
      case "ol":
        return this.#list(element, under);
      case "img":
        return this.#image(element.getAttribute("alt") ?? "", under);
      case "svg":
      case "canvas":
        return this.#drawing(element, tag, role, under);
      case "label":
        return this.#label(element, under);
      case "details":
        return this.#details(element, under);
      case "progress":
      case "meter":
        return this.#gauge(element, tag, under);
      case "iframe":
      case "frame":
      case "object":
      case "embed":
        if (showsFrame(element)) {
          this.#lines.block();
          this.#lines.marker(this.#finds.frame(element));
          this.#lines.block();
        } else if (tag === "object") this.#children(element, under);
        return;
      case "video":
      case "audio":
        return;
      default:
        if (role === "img") return this.#drawing(element, tag, role, under);
        return this.#children(element, under);
    }
  }

  #row(element: Element, under: Under): void {
    // A table made for layout keeps its paragraphs: only cells of plain content share a line.
    if (element.querySelector(BLOCKS_IN_CELLS)) return this.#children(element, under);
    this.#lines.row();
    let first = true;
    for (const cell of flatChildren(element)) {
      if (!isElement(cell)) continue;
      if (getComputedStyle(cell).display === "none") continue;
      this.#lines.cell(first);
      first = false;
      this.node(cell, under);
    }
    this.#lines.endRow();
  }

  /** A heading or list item: its sign stands before its first words. */
  #signed(element: Element, sign: string, under: Under): void {
    if (!(under & (Under.Quiet | Under.Hidden))) this.#lines.prefix(sign);
    this.#children(element, under);
    this.#lines.block();
    this.#lines.dropPrefix();
  }

  #bullet(item: Element): string {
    const list = item.parentElement;
    if (!(list instanceof HTMLOListElement) || getComputedStyle(item).listStyleType === "none") {
      return "- ";
    }
    const before = [...list.children].filter((child) => child.localName === "li").indexOf(item);
    return `${list.start + before}. `;
  }

  #list(element: Element, under: Under): void {
    const nested = element.parentElement?.localName === "li";
    if (nested) this.#lines.indent(2);
    this.#children(element, under);
    this.#lines.block();
    if (nested) this.#lines.indent(-2);
  }

  #image(alt: string, under: Under): void {
    const words = collapse(alt);
    if (words && !(under & (Under.Quiet | Under.Hidden))) {
      this.#lines.marker(`img ${quoted(words.slice(0, LONGEST))}`);
    }
  }

  #drawing(element: Element, tag: string, role: string | undefined, under: Under): void {
    const named = element.getAttribute("aria-label");
    if (role === "img" || (named && tag !== "svg")) {
      this.#image(named ?? element.querySelector("title")?.textContent ?? "", under);
    } else if (tag === "svg") this.#svg(element, under);
  }

  #svg(element: Element, under: Under): void {
    for (const child of element.children) {
      if (UNDRAWN_SVG.has(child.localName)) continue;
      if (child.localName === "text") this.#lines.block();
      if (/^(text|a|foreignObject)$/.test(child.localName)) this.node(child, under);
      else this.#svg(child, under);
    }
  }

  /** A label's words are its control's name; what else is in it is listed as usual. */
  #label(element: Element, under: Under): void {
    const control = element instanceof HTMLLabelElement ? element.control : null;
    if (!control) return this.#children(element, under);
    if (this.#labels.standsFor(control) && !(under & Under.Hidden)) {
      const found = this.#finds.element(control, "whole");
      if (found) {
        this.#viaLabel.add(control);
        this.#lines.marker(found.marker);
        return this.#children(element, under | Under.Quiet);
      }
    }
    this.#children(element, this.#labels.names(element, control) ? under | Under.Quiet : under);
  }

  #details(element: Element, under: Under): void {
    if (element.hasAttribute("open")) return this.#children(element, under);
    for (const child of element.children) {
      if (child.localName === "summary" && isSummary(child)) this.node(child, under);
    }
  }

  #gauge(element: Element, tag: string, under: Under): void {
    if (under & (Under.Quiet | Under.Hidden)) return;
    if (!(element instanceof HTMLProgressElement || element instanceof HTMLMeterElement)) return;
    const share = element instanceof HTMLProgressElement
      ? `${Math.round(element.position * 100)}%`
      : `${element.value}`;
    const name = collapse(element.getAttribute("aria-label") ?? "");
    const shown = element instanceof HTMLProgressElement && element.position < 0
      ? "running"
      : share;
    this.#lines.marker(`${tag} ${name ? `${quoted(name)} ` : ""}${shown}`);
  }
}
