/**
 * Words that style sheets write before and after elements. To ask every element for the style of
 * its ::before costs seven times as much as its own style, so the sheets are asked first which elements
 * they write to. Sheets of other origins cannot be read: where there is one, elements are tried by
 * their tag and class, and no more of a kind that had nothing to say.
 */
import { contentOf, TELLING } from "./content.ts";
import { getAttribute, localName, style as of, styleOf } from "./fast.ts";
import { type Selectors, type Side, SIDES, writing } from "./sheets.ts";

/** So many of one tag and class are tried in vain, where sheets cannot be read. */
const TRIES = 3;
/** A page that makes up classes is asked anew now and then. */
const MOST_KINDS = 5_000;

/** How often each tag and class was asked in vain, in all observations of this document. */
let tried = new Map<string, number>();
/** For so many style sheets. */
let triedFor = 0;

export class Generated {
  #written: Record<Side, Set<Element>> = { "::before": new Set(), "::after": new Set() };
  /** There is a style sheet that cannot be read. */
  #blind = false;
  /** What was written beside elements of one tag and class, for when only the amount is wanted. */
  #usual = new Map<string, string>();

  constructor() {
    const { length } = document.styleSheets;
    if (length !== triedFor || tried.size > MOST_KINDS) tried = new Map();
    triedFor = length;
    this.root(document);
  }

  /** Looks at the style sheets of one more tree. */
  root(root: Document | ShadowRoot): void {
    // The browser's own sheet writes the quotation marks.
    const selectors: Selectors = { "::before": ["q"], "::after": ["q"] };
    for (const sheets of [root.styleSheets, root.adoptedStyleSheets]) {
      // Iterators cost more, and there can be a thousand shadow trees.
      for (let i = 0; i < sheets.length; i++) this.#take(sheets[i], selectors);
    }
    for (const side of SIDES) {
      for (const element of found(root, selectors[side])) this.#written[side].add(element);
    }
  }

  #take(sheet: CSSStyleSheet | undefined, selectors: Selectors): void {
    const read = sheet && writing(sheet);
    if (!read) this.#blind = true;
    else for (const side of SIDES) selectors[side].push(...read[side]);
  }

  /** The words on one side of the element, nothing for most. `counting`: only the amount is wanted. */
  words(element: Element, side: Side, counting: boolean): string {
    if (this.#written[side].size === 0 && !this.#blind) return "";
    if (!this.#written[side].has(element) && !this.#worthATry(element)) return "";
    const kind = counting ? side + kindOf(element) : "";
    const usual = counting ? this.#usual.get(kind) : undefined;
    if (usual !== undefined) return usual;
    const said = this.#ask(element, side);
    if (counting) this.#usual.set(kind, said);
    return said;
  }

  #ask(element: Element, side: Side): string {
    const style = styleOf(element, side);
    const said = contentOf(of.content(style), (name) => getAttribute(element, name));
    if (!TELLING.test(said)) return "";
    if (this.#blind) tried.delete(kindOf(element));
    const display = of.display(style);
    if (display === "none" || of.visibility(style) !== "visible" || of.opacity(style) === "0") {
      return "";
    }
    const space = side === "::before"
      ? [style.marginRight, style.paddingRight]
      : [style.marginLeft, style.paddingLeft];
    // Without a gap it is a part of the word beside it.
    const apart = display !== "inline" || space.some((width) => parseFloat(width) > 0);
    return apart ? ` ${said} ` : said;
  }

  #worthATry(element: Element): boolean {
    if (!this.#blind || getAttribute(element, "class") === null) return false;
    const kind = kindOf(element);
    const times = tried.get(kind) ?? 0;
    // Both sides of each are asked for.
    if (times >= 2 * TRIES) return false;
    tried.set(kind, times + 1);
    return true;
  }
}

function kindOf(element: Element): string {
  return `${localName(element)} ${getAttribute(element, "class")}`;
}

function found(root: Document | ShadowRoot, selectors: string[]): Iterable<Element> {
  try {
    return root.querySelectorAll(selectors.join());
  } catch {
    return [];
  }
}
