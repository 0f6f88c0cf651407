/** Words that a style sheet adds before and after an element. */
import { getAttribute, localName, style as of, styleOf } from "../fast.ts";
import { isHtml } from "../kinds.ts";

const LONGEST = 5_000;

/** What is drawn in their place holds no words, whatever the style sheet adds. */
const REPLACED = /^(img|input|select|textarea|meter|progress)$/;

/** Strings, functions and single words of a computed `content`. */
const TOKENS = /"((?:[^"\\]|\\.)*)"|([a-z-]+)\(([^()]*(?:\([^()]*\)[^()]*)*)\)|[a-z-]+|\//gi;

export function generated(element: Element, pseudo: "::before" | "::after"): string {
  // Firefox works out the style of a pseudo-element that is not there anew for every question: six
  // microseconds, most of what a name costs.
  if (!isHtml(element) || REPLACED.test(localName(element))) return "";
  const style = styleOf(element, pseudo);
  const value = of.content(style);
  if (value === "none" || value === "normal" || value === "") return "";
  const text = wordsOf(element, value);
  const display = of.display(style);
  return display === "none" ? "" : display === "inline" ? text : ` ${text} `;
}

/**
 * The alternative text where there is one, else the strings of the content itself. What counters
 * count is left out: it would take a walk over the whole page.
 */
function wordsOf(element: Element, value: string): string {
  let text = "";
  for (const [token, string, name, argument = ""] of value.slice(0, LONGEST).matchAll(TOKENS)) {
    if (token === "/") text = "";
    else if (string !== undefined) text += unescaped(string);
    else if (name === "attr") text += getAttribute(element, argument.trim()) ?? "";
  }
  return text;
}

function unescaped(string: string): string {
  return string.replace(
    /\\(?:([0-9a-f]{1,6})\s?|(.))/gi,
    (_, code, character) =>
      character ?? String.fromCodePoint(Math.min(parseInt(code, 16), 0x10ffff)),
  );
}
