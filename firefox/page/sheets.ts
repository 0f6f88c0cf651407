/** Which elements the rules of a style sheet write words to. */
import { contentOf, TELLING } from "./content.ts";
import { innerRules, ruleAt, ruleType, selectorText } from "./fast.ts";

export type Side = "::before" | "::after";
export const SIDES: Side[] = ["::before", "::after"];
export type Selectors = Record<Side, string[]>;

/** `CSSRule.type`. */
const STYLE = 1;
const IMPORT = 3;

/** The rules of a page can be very many: each costs half a microsecond. */
const MOST = 20_000;
/** Rules within rules multiply their selectors. */
const LONGEST = 100_000;

/** What was found in a sheet that had so many rules: few pages exchange one for another. */
const known = new WeakMap<CSSStyleSheet, { length: number; selectors: Selectors }>();

const NOTHING: Selectors = { "::before": [], "::after": [] };

/** Selectors of the elements beside which the sheet writes; undefined where it must not be read. */
export function writing(sheet: CSSStyleSheet): Selectors | undefined {
  try {
    const rules = sheet.cssRules;
    const { length } = rules;
    const before = known.get(sheet);
    if (before?.length === length) return before.selectors;
    const reader = new Reader();
    reader.read(rules, "");
    known.set(sheet, { length, selectors: reader.selectors });
    return reader.selectors;
  } catch (error) {
    // Another origin's; one that did not load says nothing.
    return error instanceof DOMException && error.name === "SecurityError" ? undefined : NOTHING;
  }
}

class Reader {
  readonly selectors: Selectors = { "::before": [], "::after": [] };
  #count = 0;

  /** `around`: the selector of the rule that these are in. */
  read(rules: CSSRuleList, around: string): void {
    const { length } = rules;
    for (let i = 0; i < length && this.#count < MOST; i++, this.#count++) {
      const rule = ruleAt(rules, i);
      const type = rule ? ruleType(rule) : 0;
      if (type === IMPORT) {
        const { styleSheet } = rule as CSSImportRule;
        if (styleSheet) this.read(styleSheet.cssRules, "");
      } else if (type === STYLE) {
        this.#take(rule as CSSStyleRule, around);
      } else if (rule && rule instanceof CSSGroupingRule) {
        this.read(rule.cssRules, around);
      }
    }
  }

  #take(rule: CSSStyleRule, around: string): void {
    const own = selectorText(rule);
    if (own.length + own.split("&").length * around.length > LONGEST) return;
    if (own.includes(":before") || own.includes(":after")) {
      if (mayTell(rule.style.content)) {
        const host = hostOf(nested(own, around));
        for (const side of SIDES) if (own.includes(side)) this.selectors[side].push(host);
      }
    }
    const inner = innerRules(rule);
    if (inner.length > 0) this.read(inner, nested(own, around));
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
  return /attr\(|var\(|-quote| \/ "/.test(content) || TELLING.test(contentOf(content, () => null));
}
