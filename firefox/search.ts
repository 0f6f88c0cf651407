/** Search through a page and the frames in it: the best matches first, each with what stands around it. */
import type { Browser } from "./browser.ts";
import { adoptHosts } from "./hosts.ts";
import { Fault } from "./fault.ts";
import { call, Replaced } from "./inpage.ts";
import type { ElementInfo, FrameInfo, Match } from "./page/contract.ts";
import { contextsOf, DEEPEST, FRAME_BOUND, FRAMES_BOUND, MOST_ENTERED } from "./read.ts";
import type { Given, Tab } from "./tab.ts";
import type { Snapshot } from "./types.ts";

const LONGEST_NAME = 100;
/** Matches in one answer. */
const MOST = 40;

export interface Query {
  observation: number;
  find: string;
  /** So many of the best are left out: an answer before had them. */
  offset: number;
  /** The document to search, and the element in it. */
  context: string;
  ref?: string;
}

type Found = Pick<Snapshot, "text" | "elements" | "frames" | "found">;

export async function search(
  browser: Browser,
  tab: Tab,
  given: Given,
  query: Query,
  signal: AbortSignal,
): Promise<Found> {
  const all: Match[] = [];
  const elements: ElementInfo[] = [];
  const frames: FrameInfo[] = [];
  let [total, missed, spent, modal] = [0, 0, 0, false];
  const documents: { context: string; ref?: string; inside: string }[] = [{
    inside: "",
    context: query.context,
    ...(query.ref !== undefined && { ref: query.ref }),
  }];
  for (const [i, { context, ref, inside }] of documents.entries()) {
    if (spent >= FRAMES_BOUND) {
      missed++;
      continue;
    }
    const bound = i === 0 ? signal : AbortSignal.any([signal, AbortSignal.timeout(FRAME_BOUND)]);
    try {
      const page = await look(browser, tab, given, query, { context, ref }, bound);
      modal ||= page.modal === true;
      const long = i === 0 && page.length > browser.limits.text;
      all.push(...page.matches.map((match) => ({
        ...match,
        context: placeOf([inside, match.context], long ? match.at : undefined),
      })));
      total += page.total;
      frames.push(...page.frames);
      for (const element of page.elements) {
        if (context !== tab.context) given.places.set(element.ref, context);
        elements.push(element);
      }
      if (context !== tab.context) given.entered.add(context);
      if (page.frames.length === 0) continue;
      for (const [n, inner] of (await contextsOf(browser, tab, context, bound)).entries()) {
        if (inner !== undefined && documents.length <= MOST_ENTERED) {
          const { name = "", url = "" } = page.frames[n] ?? {};
          documents.push({
            context: inner,
            inside: `iframe ${JSON.stringify((name || url).slice(0, LONGEST_NAME))}`,
          });
        } else missed++;
      }
    } catch (error) {
      signal.throwIfAborted();
      const odd = error instanceof Replaced || error instanceof Fault;
      if (i === 0 || !(bound.aborted || odd)) throw error;
      missed++;
      if (bound.aborted) spent += FRAME_BOUND;
    }
  }
  const ranked = all.toSorted((a, b) => b.score - a.score).slice(query.offset);
  const note = [
    missed > 0 && `[${missed} ${missed === 1 ? "frame was" : "frames were"} not searched]`,
    modal && "[only the dialog in front was searched]",
  ].filter((part) => part !== false).join("\n");
  const shown = fitting(ranked.slice(0, MOST), browser.limits, note.length + 1);
  const text = [written(shown), note].filter((part) => part !== "").join("\n");
  const next = query.offset + shown.length;
  return {
    text,
    elements: elements.filter(({ ref }) => text.includes(`[${ref} `)),
    frames,
    found: { shown: shown.length, total, ...(next < total && shown.length > 0 && { next }) },
  };
}

/** As many as the limits allow, one in any case. */
function fitting(matches: Match[], limits: Browser["limits"], taken: number): Match[] {
  let [text, elements] = [limits.text - taken, limits.elements];
  const more = matches.findIndex(({ context, line }) => {
    text -= context.length + line.length + 10;
    elements -= line.match(/\[s\d+e\d+ /g)?.length ?? 0;
    return text < 0 || elements < 0;
  });
  return more < 0 ? matches : matches.slice(0, Math.max(1, more));
}

async function look(
  browser: Browser,
  tab: Tab,
  given: Given,
  { observation, find, offset }: Query,
  { context, ref }: { context: string; ref: string | undefined },
  signal: AbortSignal,
) {
  const ask = () =>
    call(
      browser,
      tab,
      "find",
      {
        observation,
        first: given.next,
        find,
        most: offset + MOST,
        ...(ref !== undefined && { ref }),
      },
      signal,
      context,
    );
  let page = await ask();
  for (let deep = 0; deep < DEEPEST && page.hosts !== undefined; deep++) {
    if (!await adoptHosts(browser, tab, context, signal)) break;
    page = await ask();
  }
  const held = context === tab.context ? tab.secrets : tab.framed;
  for (const secret of page.secrets ?? []) held.add(secret);
  given.next = page.next;
  return page;
}

/** Where a match is, in words. */
function placeOf(around: string[], offset: number | undefined): string {
  const said = around.filter((part) => part !== "").join(" › ");
  const at = offset === undefined ? "" : `offset ${offset}`;
  if (said === "") return at === "" ? "" : `at ${at}`;
  return `in ${said}${at === "" ? "" : `, ${at}`}`;
}

/** What stands around matches is said once for those that follow one another. */
function written(matches: Match[]): string {
  let around = "";
  return matches.flatMap(({ context, line }) => {
    const said = context === around ? [] : [context === "" ? "under no heading" : context];
    around = context;
    return [...said, line];
  }).join("\n");
}
