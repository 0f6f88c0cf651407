/** What the value of the CSS property `content` says, as a pure function. */

/** What says something: letters, digits, amounts, marks of choice and of duty; no icons, arrows or rules. */
export const TELLING = /[\p{L}\p{N}\p{Sc}%*“”★☆☐-☒✅✓-✘❌⚠]/u;

/** The parts of a `content`: a string, an attribute, a quotation mark, a counter, the text instead of a picture. */
const PART =
  /"((?:[^"\\]|\\[^])*)"|attr\(\s*([^\s,)]+)[^)]*\)|(open-quote)|(close-quote)|(counters?\()|\/|\w+(?:\([^)]*\))?/g;

/** More than this nothing writes beside an element. */
const LONGEST = 5_000;

/** What a `content` writes in words. */
export function contentOf(content: string, attribute: (name: string) => string | null): string {
  let said = "";
  for (const [part, text, name, open, close, counter] of content.slice(0, LONGEST).matchAll(PART)) {
    // Numbers of the style sheet's own would have to be counted through the whole page.
    if (counter) return "";
    if (part === "/") said = "";
    else if (text !== undefined) said += unescaped(text);
    else if (name !== undefined) said += attribute(name) ?? "";
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
