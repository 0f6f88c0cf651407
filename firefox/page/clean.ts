/** What is done to every string of a page before it leaves it. Pure functions of strings. */

/** Stands in place of a secret, wherever one is told of. */
export const MASK = "•••";

/** The contract's limit for a name or a value. */
export const LONGEST = 300;

/**
 * Control characters, and what is drawn as nothing or as a private icon: zero-width and
 * bidirectional marks, soft hyphens, fillers, annotations, private use, tags. They could hide words
 * from the reader of the text or split an imitated marker. Scripts need the joiners U+200C and
 * U+200D, variation selectors and the jamo fillers: they stay.
 */
const UNSEEN =
  // deno-lint-ignore no-control-regex
  /[[\0-\x08\x0e-\x1f\x7f-\x9f\ufff9-\ufffb\ue000-\uf8ff\p{Default_Ignorable_Code_Point}]--[\u115f\u1160\u180b-\u180d\u180f\u200c\u200d\ufe00-\ufe0f]]/gv;

// deno-lint-ignore no-control-regex
const PLAIN = /^[\x09\x0a\x0d\x20-\x7e]*$/;

export function strip(text: string): string {
  return PLAIN.test(text) ? text : text.replace(UNSEEN, "");
}

/** One line without leading, trailing or double white space. */
export function collapse(text: string): string {
  return strip(text).replace(/\s+/g, " ").trim();
}

/** At most `limit` characters; the ellipsis that says so is one of them. */
export function cut(text: string, limit = LONGEST): string {
  return text.length <= limit ? text : `${head(text, limit - 1)}…`;
}

/** The first `length` code units, one less where that would split a pair. */
export function head(text: string, length: number): string {
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? length - 1 : length);
}

/** What opens a reference or looks like it, unless the next letter is plainly another one. */
const OPENINGS =
  /[[\u2045\u2772\u27e6\u298b\u298d\u298f\u3010\u3014\u3016\u3018\u301a\ufe47\uff3b](?![!-DF-RT-df-rt-~])/g;

/** Is read over: white space, what is drawn as nothing, marks on letters. */
const SKIPPED = /[\s\u2800\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Letters of other alphabets that look like those of a reference. */
const ALIKE: Record<string, string> = { ѕ: "s", ꜱ: "s", е: "e", ᴇ: "e", о: "o", ο: "o" };

/** How a reference and the end of a frame begin, any number of any digits read as one 1. */
const FORGED = ["s1e1", "endofs1e1"];

/** Spoils what looks like a reference of ours, so that a page cannot forge one. */
export function defuse(text: string): string {
  return text.replace(OPENINGS, (open, at: number) => imitates(text, at + 1) ? "[\\" : open);
}

function imitates(text: string, from: number): boolean {
  let read = "";
  for (let at = from; at < text.length;) {
    const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
    at += char.length;
    if (SKIPPED.test(char)) continue;
    const letter = plainly(char);
    if (letter !== "1" || !read.endsWith("1")) read += letter;
    if (FORGED.includes(read)) return true;
    if (!FORGED.some((forged) => forged.startsWith(read))) return false;
  }
  return false;
}

/** Wide, small and drawn letters as those that they are read as. */
function plainly(char: string): string {
  if (/\p{N}/u.test(char)) return "1";
  const letter = char.normalize("NFKC").toLowerCase();
  return ALIKE[letter] ?? letter;
}

/** No more of a text is looked at for the beginning that is shown of it. */
const MOST = 10_000;

/** A name or value as it leaves the page. */
export function label(text: string): string {
  const some = text.length <= MOST ? text : `${head(text, MOST)}…`;
  return cut(defuse(collapse(some)));
}

/** In double quotes from which the text cannot break out. */
export function quoted(text: string): string {
  return `"${
    text.replace(/(\\*)("|$)/g, (_, slashes, quote) => slashes + slashes + (quote && '\\"'))
  }"`;
}
