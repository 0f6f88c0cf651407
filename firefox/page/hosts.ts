/**
 * Elements that may have a closed shadow root, which no script of the page's side can tell: WebDriver
 * BiDi knows, so the shim is given them and hands the roots in.
 */
import { adoptRoot, getAttribute, localName, matches, sidesOf } from "./fast.ts";

/** More than this are not asked about at once. */
const MOST = 1_000;
/** A root that comes later changes the size; what changes it all the time is no sign of one. */
const MOST_TIMES = 5;
/** BiDi sends all attributes along: so many characters of one element, and of all. */
const LONGEST = 100_000;
const LONGEST_OF_ALL = 1_000_000;

/** How each looked when it was asked about last. */
const asked = new WeakMap<Element, { look: string; times: number }>();
const unknown = new Set<Element>();
let handed: Element[] = [];
let left = 0;

export function beginHosts(): void {
  unknown.clear();
  left = 0;
}

export function mayHost(element: Element): void {
  if (unknown.has(element)) return;
  const before = asked.get(element);
  if (before && (before.times >= MOST_TIMES || before.look === lookOf(element))) return;
  if (!element.firstChild && element.getClientRects().length === 0) return;
  if (unknown.size < MOST) unknown.add(element);
  else left++;
}

/** Its size, and whether its class has come. */
function lookOf(element: Element): string {
  const { left, top, right, bottom } = sidesOf(element);
  return `${Math.round(right - left)} ${Math.round(bottom - top)} ${matches(element, ":defined")}`;
}

export function unknownHosts(): number {
  return unknown.size;
}

/** How many of them were not asked about: too many, or too much to send. */
export function hostsLeftOut(): number {
  return left;
}

/** The elements themselves, which BiDi sends with their shadow roots. */
export function hosts(): Element[] {
  let room = LONGEST_OF_ALL;
  handed = [];
  for (const element of unknown) {
    const times = (asked.get(element)?.times ?? 0) + 1;
    asked.set(element, { look: lookOf(element), times });
    const weight = weightOf(element);
    if (weight > LONGEST || weight > room) left++;
    else {
      room -= weight;
      handed.push(element);
    }
  }
  return handed;
}

/** How long it is with its attributes. */
function weightOf(element: Element): number {
  let weight = localName(element).length;
  for (const name of element.getAttributeNames()) {
    weight += name.length + (getAttribute(element, name)?.length ?? 0);
    if (weight > LONGEST) break;
  }
  return weight;
}

/** Takes the roots of those that have one: `indexes` are places in `hosts()`. */
export function adopt(indexes: number[], roots: ShadowRoot[]): void {
  for (const [i, index] of indexes.entries()) {
    const [host, root] = [handed[index], roots[i]];
    if (host && root) adoptRoot(host, root);
  }
}
