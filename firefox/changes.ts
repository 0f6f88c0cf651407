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
    if (heading !== told) written.push(heading === "" ? "elsewhere:" : `in ${heading}`);
    told = heading;
    written.push(line);
  };
  for (const [i, { value, added, removed }] of parts.entries()) {
    const next = parts[i + 1];
    if (removed) {
      const kept = new Set(next?.added ? next.value.map(refs) : []);
      for (const line of value) if (refs(line) === "" || !kept.has(refs(line))) tell(`- ${line}`);
      continue;
    }
    const previous = parts[i - 1];
    const states = new Set(added && previous?.removed ? previous.value.map(refs) : []);
    for (const line of value) {
      if (/^(#{1,6} |\[s\d+e\d+ iframe )/.test(line)) heading = line;
      else if (/^\[end of s\d+e\d+/.test(line)) heading = "";
      if (added) tell(`${refs(line) !== "" && states.has(refs(line)) ? "~" : "+"} ${line}`);
    }
  }
  return written.join("\n");
}

const lines = (text: string) => text === "" ? [] : text.split("\n");

/** A line with the same references says the same of them but for their states: see page/issue.ts. */
function refs(line: string): string {
  return line.match(/\[s\d+e\d+ /g)?.join("") ?? "";
}
