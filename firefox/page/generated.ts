/**
 * Words that style sheets write before and after elements. To ask every element for the style of
 * its ::before costs seven times as much as its own style, so the sheets are asked first which elements
 * they write to. Sheets of other origins cannot be read: where there is one, elements are tried by
 * their tag and class, and no more of a kind that had nothing to say.
 */
import {
  getAttribute,
  innerRules,
  localName,
  ruleAt,
  ruleType,
  selectorText,
  style as of,
  styleOf,
} from "./fast.ts";

type Side = "::before" | "::after";
const SIDES: Side[] = ["::before", "::after"];

/** What says something: letters, digits, amounts, marks of choice and of duty; no icons, arrows or rules. */
const TELLING = /[\p{L}\p{N}\p{Sc}%*“”★☆☐-☒✅✓-✘❌⚠]/u;

/** The parts of a `content`: a string, an attribute, a quotation mark, a counter, the text instead of a picture. */
const PART =
  /"((?:[^"\\]|\\[^])*)"|attr\(\s*([^\s,)]+)[^)]*\)|(open-quote)|(close-quote)|(counters?\()|\/|\w+\([^)]*\)/g;

/** `CSSRule.type`. */
const STYLE = 1;
const IMPORT = 3;

/** The rules of a page can be very many: each costs half a microsecond. */
const MOST_RULES = 20_000;

/** So many of one tag and class are tried in vain, where sheets cannot be read. */
const TRIES = 3;

export class Generated {
  #written: Record<Side, Set<Element>> = { "::before": new Set(), "::after": new Set() };
  #tries: Map<string, number> | undefined;
  #rules = 0;
  /** What was written beside elements of one tag and class, for when only the amount is wanted. */
  #usual = new Map<string, string>();

  constructor() {
    this.root(document);
  }

  /** Looks at the style sheets of one more tree. */
  root(root: Document | ShadowRoot): void {
    // The browser's own sheet writes the quotation marks.
    const selectors: Record<Side, string[]> = { "::before": ["q"], "::after": ["q"] };
    for (const sheet of [...root.styleSheets, ...root.adoptedStyleSheets]) {
      try {
        this.#read(sheet.cssRules, "", selectors);
      } catch {
        // Of another origin, or not there yet.
        this.#tries ??= new Map();
      }
    }
    for (const side of SIDES) {
      for (const element of found(root, selectors[side])) this.#written[side].add(element);
    }
  }

  #read(rules: CSSRuleList, around: string, selectors: Record<Side, string[]>): void {
    const length = rules.length;
    for (let i = 0; i < length && this.#rules < MOST_RULES; i++, this.#rules++) {
      const rule = ruleAt(rules, i);
      const type = rule ? ruleType(rule) : 0;
      if (type === IMPORT) {
        const { styleSheet } = rule as CSSImportRule;
        if (styleSheet) this.#read(styleSheet.cssRules, "", selectors);
      } else if (type === STYLE) {
        this.#take(rule as CSSStyleRule, around, selectors);
      } else if (rule && rule instanceof CSSGroupingRule) {
        this.#read(rule.cssRules, around, selectors);
      }
    }
  }

  #take(rule: CSSStyleRule, around: string, selectors: Record<Side, string[]>): void {
    const own = selectorText(rule);
    if (own.includes(":before") || own.includes(":after")) {
      if (mayTell(rule.style.content)) {
        const host = hostOf(nested(own, around));
        for (const side of SIDES) if (own.includes(side)) selectors[side].push(host);
      }
    }
    const inner = innerRules(rule);
    if (inner.length > 0) this.#read(inner, nested(own, around), selectors);
  }

  /** The words on one side of the element, nothing for most. `counting`: only the amount is wanted. */
  words(element: Element, side: Side, counting: boolean): string {
    if (this.#written[side].size === 0 && !this.#tries) return "";
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
    const said = contentOf(of.content(style), element);
    if (!TELLING.test(said)) return "";
    this.#tries?.delete(kindOf(element));
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
    const tries = this.#tries;
    if (!tries || getAttribute(element, "class") === null) return false;
    const kind = kindOf(element);
    const tried = tries.get(kind) ?? 0;
    // Both sides of each are asked for.
    if (tried >= 2 * TRIES) return false;
    tries.set(kind, tried + 1);
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

/** A rule inside another is about what the outer one is about. */
function nested(selector: string, around: string): string {
  if (!around) return selector;
  const outer = `:is(${around})`;
  return selector.includes("&") ? selector.replaceAll("&", outer) : `${outer} ${selector}`;
}

/** The elements to which a pseudo-element of the selector belongs. */
function hostOf(selector: string): string {
  return selector.replace(/(^|[\s>+~,(])::?(before|after)/g, "$1*").replace(
    /::?(before|after)/g,
    "",
  );
}

function mayTell(content: string): boolean {
  return /attr\(|var\(|-quote| \/ "/.test(content) || TELLING.test(contentOf(content, null));
}

/** What a `content` writes in words. */
function contentOf(content: string, element: Element | null): string {
  let said = "";
  for (const [part, text, name, open, close, counter] of content.matchAll(PART)) {
    // Numbers of the style sheet's own would have to be counted through the whole page.
    if (counter) return "";
    if (part === "/") said = "";
    else if (text !== undefined) said += unescaped(text);
    else if (name !== undefined) said += element ? getAttribute(element, name) ?? "" : "";
    else if (open) said += "“";
    else if (close) said += "”";
  }
  return said;
}

function unescaped(text: string): string {
  return text.replace(/\\(?:([0-9a-f]{1,6})\s?|([^]))/gi, (_, code?: string, other?: string) => {
    if (code === undefined) return other ?? "";
    const point = Number.parseInt(code, 16);
    return point > 0x10ffff ? "" : String.fromCodePoint(point);
  });
}
