/** What is done to every string of a page before it leaves it. Pure functions of strings. */

/** Stands in place of a secret, wherever one is told of. */
export const MASK = "•••";

/** The contract's limit for a name or a value. */
export const LONGEST = 300;

/**
 * Control characters, and what is drawn as nothing or as a private icon: zero-width and
 * bidirectional marks, soft hyphens, private use, tags. They could hide words from the reader
 * of the text or split an imitated marker. The joiners U+200C and U+200D stay: scripts need them.
 */
const UNSEEN =
  // deno-lint-ignore no-control-regex
  /[\0-\x08\x0e-\x1f\x7f-\x9f\xad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ue000-\uf8ff]|[\u{e0000}-\u{e0fff}]/gu;

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

/** Spoils what looks like a reference of ours, so that a page cannot forge one. */
export function defuse(text: string): string {
  return text.includes("[") ? text.replace(/\[(?=\s*(end\s+of\s+)?s\d+\s*e\s*\d)/gi, "[\\") : text;
}

/** A name or value as it leaves the page. */
export function label(text: string): string {
  return cut(defuse(collapse(text)));
}

/** In double quotes from which the text cannot break out. */
export function quoted(text: string): string {
  return `"${
    text.replace(/(\\*)("|$)/g, (_, slashes, quote) => slashes + slashes + (quote && '\\"'))
  }"`;
}
