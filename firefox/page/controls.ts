/** How controls are written: a marker in their place, and what it leaves out. */
import { type Content, INNER, isOneThing } from "./actionable.ts";
import { collapse, label, LONGEST, quoted } from "./clean.ts";
import { getAttribute, matches, shadowRoot } from "./fast.ts";
import type { Finds } from "./finds.ts";
import { describe } from "./info.ts";
import { isHtml, isLabel } from "./kinds.ts";
import type { Labels } from "./labels.ts";
import type { Lines } from "./lines.ts";
import { marker } from "./marker.ts";
import { fieldText, unsaid } from "./notes.ts";
import type { Walker } from "./prose.ts";
import { explicitRole, roleOf } from "./role.ts";
import { HIDDEN, INSIDE, POINTER, QUIET, type Under, UNREAD } from "./visible.ts";

/** What is told of a button besides its words, or in their place. */
const MORE_THAN_WORDS =
  ":has(*),:disabled,[aria-label],[aria-labelledby],[title],[aria-disabled],[aria-expanded],[aria-pressed]";

/** What stands for a control in the text, and what it is called there. */
type Said = { marker: string; name: string };

/** What scripts make of an element that holds the link or button it was before. */
const HOLDERS = new Set("tab menuitem option columnheader".split(" "));

export class Controls {
  #lines: Lines;
  #finds: Finds;
  #labels: Labels;
  #walk: Walker;
  /** The words of the control around that may hold another of the same words. */
  #name: string | undefined;
  /** Hidden controls that were listed in the place of their label. */
  #viaLabel = new Set<Element>();

  constructor(lines: Lines, finds: Finds, labels: Labels, walk: Walker) {
    this.#lines = lines;
    this.#finds = finds;
    this.#labels = labels;
    this.#walk = walk;
  }

  /** A button in a link does what the link does, and so does a link in a tab. */
  isSaid(element: Element): boolean {
    if (this.#name === undefined) return false;
    const words = collapse(element.textContent ?? "");
    return words === this.#name ||
      (words === "" && getAttribute(element, "aria-label")?.startsWith(this.#name) === true);
  }

  write(element: Element, tag: string, display: string, content: Content, under: Under): void {
    if (this.#viaLabel.has(element)) return;
    const found = this.#finds.element(element, content) ??
      this.#unnumbered(element, tag, content);
    if (content === "around") return this.#around(element, tag, display, found?.marker, under);
    this.#walk.asOne(() => this.#whole(element, tag, content, found, under));
  }

  #whole(
    element: Element,
    tag: string,
    content: Content,
    found: Said | null,
    under: Under,
  ): void {
    if (found) {
      this.#walk.sign(element, tag, under);
      this.#lines.marker(found.marker);
      if (content === "named") this.#named(element, tag, found.name, under);
      else if (isHtml(element) && element.isContentEditable) this.#editable(element, under);
    } else if (content === "named") this.#inside(element, tag, under);
    else this.#unlisted(element, under);
  }

  /** Its marker stands on the line with which it begins. */
  #around(
    element: Element,
    tag: string,
    display: string,
    marker: string | undefined,
    under: Under,
  ): void {
    const role = explicitRole(element);
    if (marker === undefined) return this.#walk.said(element, tag, display, role, under);
    const begins = display === "table-row" || tag === "li";
    if (begins) this.#lines.hold(marker);
    else this.#lines.marker(marker);
    this.#walk.said(element, tag, display, role, under);
    if (begins && this.#lines.release(marker)) this.#lines.marker(marker);
  }

  #named(element: Element, tag: string, name: string, under: Under): void {
    // A name that was cut short goes on in the text.
    if (name.length >= LONGEST && name.endsWith("…")) return this.#inside(element, tag, under);
    if (!(under & UNREAD)) this.#walk.words(unsaid(element, name));
    this.#inside(element, tag, under | QUIET);
  }

  /** What else can be used in a control. */
  #inside(element: Element, tag: string, under: Under): void {
    if (!element.firstElementChild && !shadowRoot(element)) {
      if (!(under & QUIET)) this.#walk.children(element, under);
      return;
    }
    const one = isOneThing(element, tag);
    const around = this.#name;
    this.#name = one || HOLDERS.has(roleOf(element))
      ? collapse(element.textContent ?? "")
      : undefined;
    this.#walk.children(element, one ? under | POINTER | INSIDE : under | POINTER);
    this.#name = around;
  }

  /** Its text is its value; only what the value leaves out is written. */
  #editable(element: HTMLElement, under: Under): void {
    const long = collapse(element.innerText).length > LONGEST;
    if (long || element.querySelector(INNER)) {
      this.#walk.children(element, long ? under : under | QUIET);
    }
  }

  /** Beyond the limit of elements fields and buttons are told from words, without a reference. */
  #unnumbered(element: Element, tag: string, content: Content): Said | null {
    if (!this.#finds.full() || this.#lines.at < this.#lines.from) return null;
    if (content === "named") {
      if (tag !== "button" && explicitRole(element) !== "button") return null;
      // There may be thousands: most are told by their words alone.
      const name = matches(element, MORE_THAN_WORDS) ? "" : label(element.textContent ?? "");
      if (name) return { marker: `button ${quoted(name)}`, name };
    } else if (content !== "whole") return null;
    const info = describe(element, "", content);
    return { marker: marker(info).trimStart(), name: info.name };
  }

  /** A field that is not told from words is what can be read of it. */
  #unlisted(element: Element, under: Under): void {
    const words = fieldText(element);
    if (!words) this.#walk.children(element, under);
    else if (!(under & UNREAD)) this.#walk.words(words);
  }

  /** A label's words are its control's name; what else is in it is listed as usual. False without a control. */
  label(element: Element, under: Under): boolean {
    const control = isLabel(element) ? element.control : null;
    if (!control) return false;
    // The hand over a label is its control's.
    under |= POINTER;
    let quiet = this.#viaLabel.has(control);
    if (!quiet && this.#labels.standsFor(control) && !(under & HIDDEN)) {
      const found = this.#finds.element(control, "whole") ??
        this.#unnumbered(control, "input", "whole");
      if (found) {
        this.#viaLabel.add(control);
        this.#lines.marker(found.marker);
        quiet = true;
      }
    }
    quiet ||= this.#labels.names(element, control);
    this.#walk.children(element, quiet ? under | QUIET : under);
    return true;
  }
}
