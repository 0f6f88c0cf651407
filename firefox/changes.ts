/** What an observation says that the one before did not. */
import { diffArrays } from "diff";
import type { ElementInfo } from "./page/contract.ts";
import type { Snapshot } from "./types.ts";

/** Pages that differ in more lines than this are told whole. */
const MOST_EDITS = 2_000;

/**
 * The new observation as its difference to the old one, whose references hold on: lines that are
 * new (`+`), gone (`-`), or the same elements in another state (`~`), under the heading they stand
 * below. Where that is no shorter, the new one whole.
 */
export function changes(before: Snapshot, after: Snapshot, amends: number): Snapshot {
  const text = difference(before.text, after);
  if (text === undefined || (text.length >= after.text.length && text !== "")) return after;
  const old = new Map(before.elements.map((element) => [element.ref, said(element)]));
  const elements = after.elements.filter((element) => old.get(element.ref) !== said(element));
  return { ...after, text, elements, frames: [], amends };
}

/** Where an element stands in the viewport is no change of the page. */
function said({ offscreen: _, ...element }: ElementInfo): string {
  return JSON.stringify(element);
}

function difference(before: string, after: Snapshot): string | undefined {
  const parts = diffArrays(lines(before), lines(after.text), { maxEditLength: MOST_EDITS });
  if (parts === undefined) return undefined;
  const last = parts.at(-1);
  // What was pushed out of a text that is cut is not gone.
  if (after.truncated?.text && last?.removed) parts.pop();
  const written: string[] = [];
  let [heading, told] = ["", ""];
  const tell = (line: string) => {
    if (heading !== told) written.push(heading === "" ? "under no heading" : `in ${heading}`);
    told = heading;
    written.push(line);
  };
  for (const [i, { value, added, removed }] of parts.entries()) {
    if (removed) {
      const again = new Set(parts[i + 1]?.added ? parts[i + 1]?.value.map(plain) : []);
      tellGone(value.filter((line) => !again.has(plain(line))), tell);
      continue;
    }
    const before = new Set(added && parts[i - 1]?.removed ? parts[i - 1]?.value.map(plain) : []);
    for (const line of value) {
      if (/^(#{1,6} |\[s\d+e\d+ iframe )/.test(line)) heading = line;
      else if (/^\[end of s\d+e\d+/.test(line)) heading = "";
      if (added) tell(`${before.has(plain(line)) ? "~" : "+"} ${line}`);
    }
  }
  return written.join("\n");
}

const lines = (text: string) => text === "" ? [] : text.split("\n");

/** Of what is gone in one piece so many lines are told. */
const MOST_GONE = 6;

function tellGone(lines: string[], tell: (line: string) => void): void {
  const told = lines.length > MOST_GONE ? lines.slice(0, MOST_GONE - 1) : lines;
  for (const line of told) tell(`- ${line}`);
  const more = lines.length - told.length;
  if (more > 0) tell(`- … and ${more} more lines`);
}

const STATE =
  / (?:(?:value|placeholder|options|invalid|hint)=(?:"(?:\\.|[^"\\])*"(?: and \d+ more)?|\d+)|checked|mixed|half-pressed|pressed|selected|current|expanded|collapsed|disabled|readonly|required|invalid)(?=[ \]])/g;

/** A line without references and states: what it says stays the same when a page draws it anew. */
function plain(line: string): string {
  const bare = line.replace(/\[s\d+e\d+ /g, "[");
  return bare === line ? line : bare.replace(STATE, "");
}
