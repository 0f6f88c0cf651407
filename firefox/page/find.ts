/** Search in all that an observation without limits would say, lines and elements alike. */
import type { FindOptions, Match, Matches } from "./contract.ts";
import { collapse, cut, head, label } from "./clean.ts";
import { flatParent } from "./dom.ts";
import { unknownHosts } from "./hosts.ts";
import { type Found, Issue } from "./issue.ts";
import { finished, OPEN, type Where } from "./lines.ts";
import { frontDialog } from "./modal.ts";
import { read, referred, title } from "./observe.ts";
import { amend, nextNumber, resolve } from "./refs.ts";
import { maskInText, secrets } from "./secret.ts";

/** Beyond these nothing is searched: a page made to be endless. */
const MOST_ELEMENTS = 20_000;
const MOST_TEXT = 10_000_000;
/** A paragraph is shown around the words. */
const LONGEST = 400;
const LONGEST_CONTEXT = 120;

interface Hit {
  raw: string;
  item: string;
  heading: string;
  score: number;
  at: number;
  /** What holds the words of a line that lists no element. */
  by?: Element | undefined;
}

export function find(options: FindOptions): Matches {
  const root = options.ref === undefined ? undefined : resolve(options.ref);
  amend(options.observation, options.first);
  const wanted = fold(options.find).split(" ");
  const issue = new Issue("part");
  const hits: Hit[] = [];
  let heading = "";
  const look = (line: string, group: string, { at, by }: Where) => {
    // Masked before anything is cut, so that no beginning of a secret is left.
    const [raw, item] = [maskInText(line), maskInText(group)];
    if (/^#{1,6} /.test(raw)) heading = raw;
    const around = { item, heading: heading === raw ? "" : heading, at };
    const said = issue.said(raw);
    const listed = issue.of(raw);
    // Of a line that is long for its many elements each is a match of its own.
    const apart = raw.length > LONGEST ? listed : [];
    const single = apart.flatMap((one) => {
      const score = scoreOf(`${one.info.role} ${one.info.name}`, [one], wanted);
      return score > 0 ? [{ raw: `${OPEN}${one.marker}]`, ...around, score }] : [];
    });
    hits.push(...single);
    const score = single.length > 0 ? 0 : scoreOf(said, listed, wanted);
    if (score > 0) {
      const words = listed.length === 0 ? by : undefined;
      hits.push({ raw: apart.length > 0 ? said : raw, ...around, score, by: words });
    }
    return line;
  };
  const limits = { maxText: MOST_TEXT, maxElements: MOST_ELEMENTS };
  const { lines, frames } = read(limits, root, issue, look);
  lines.end();
  const best = new Set(hits.toSorted((a, b) => b.score - a.score).slice(0, options.most));
  const matches = hits.filter((hit) => best.has(hit)).map((hit) => matchOf(hit, issue, wanted));
  const known = secrets();
  return {
    ...title(),
    matches,
    total: hits.length,
    length: lines.total,
    ...(frontDialog() !== null && { modal: true as const }),
    elements: issue.issued(),
    frames: frames.map(referred),
    next: nextNumber(),
    ...(unknownHosts() > 0 && { hosts: unknownHosts() }),
    ...(known.length > 0 && { secrets: known }),
  };
}

function matchOf(hit: Hit, issue: Issue, wanted: string[]): Match {
  const { raw, item, heading, score, at } = hit;
  const around = [heading, item === raw || item === heading ? "" : item]
    .map((around) => cut(collapse(issue.said(around)), LONGEST_CONTEXT))
    .filter((around) => around !== "");
  const long = !raw.includes(OPEN) && raw.length > LONGEST;
  const line = issue.line(wordsOf(hit, issue) + (long ? excerpt(raw, wanted) : raw), item);
  return {
    score,
    at,
    context: finished(around.join(" › ")),
    line: finished(line),
  };
}

/** Words that are no control's can be acted on as well: a page may listen to clicks on them. */
function wordsOf({ by, raw }: Hit, issue: Issue): string {
  if (!by) return "";
  const info = { ref: "", role: "text", name: "" };
  const marker = issue.take(wholeOf(by, raw), info);
  info.name = cut(label(raw), LONGEST_CONTEXT);
  return `${OPEN}${marker}] `;
}

/** The element around that holds the line and no more. */
function wholeOf(by: Element, line: string): Element {
  let at = by;
  for (let parent = flatParent(at); parent; parent = flatParent(parent)) {
    if (collapse(parent.textContent ?? "").length > line.length) break;
    at = parent;
  }
  return at;
}

function excerpt(line: string, wanted: string[]): string {
  const folded = bare(line);
  const index = wanted.map((word) => folded.indexOf(word)).find((index) => index >= 0) ?? 0;
  const from = Math.max(0, placeIn(line, index) - LONGEST / 2);
  const part = head(line.slice(from), LONGEST).replace(/^[\udc00-\udfff]/, "");
  return `${from > 0 ? "…" : ""}${part}${from + LONGEST < line.length ? "…" : ""}`;
}

/** Where in the text the character comes from that is at `index` of its bare form. */
function placeIn(text: string, index: number): number {
  let [from, to] = [0, text.length];
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    const before = bare(text.slice(from, middle)).length;
    if (index < before) to = middle;
    else [from, index] = [middle, index - before];
  }
  return from;
}

/** 0: it does not match. A line that is all words of text counts least, an element called just so most. */
function scoreOf(said: string, elements: Found[], wanted: string[]): number {
  let best = 0;
  for (const element of elements) {
    const name = fold(element.info.name);
    // "save button" is the button that is called "Save".
    const called = wanted.filter((word) => word !== element.info.role);
    const words = called.length > 0 ? called : wanted;
    const query = words.join(" ");
    if (name === query) return 5;
    if (name.startsWith(query)) best = Math.max(best, 4);
    else if (hasAll(name, words)) best = Math.max(best, 3);
    else if (best < 2 && hasAll(fold(saidOf(element)), wanted)) best = 2;
  }
  if (best > 0) return best;
  return hasAll(fold(said), wanted) ? 1 : 0;
}

function hasAll(text: string, wanted: string[]): boolean {
  return wanted.every((word) => text.includes(word));
}

const IDS = ["data-testid", "data-test-id", "data-test", "data-cy", "data-qa", "id", "name"];

/** Everything by which an element may be asked for. */
function saidOf({ element, info }: Found): string {
  const { role, name, value, description, placeholder, href, options } = info;
  const labels = options?.map((option) => option.label) ?? [];
  const ids = IDS.map((attribute) => element.getAttribute(attribute));
  return [role, name, value, description, placeholder, href, ...labels, ...ids].join(" ");
}

/** Case, accents and white space do not count. */
function fold(text: string): string {
  return bare(collapse(text));
}

function bare(text: string): string {
  // Upper case makes SS of ß, and one sigma of two.
  return text.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase().toLowerCase();
}
