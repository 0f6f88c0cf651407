/**
 * Elements that may have a closed shadow root, which no script of the page's side can tell: WebDriver
 * BiDi knows, so the shim is given them and hands the roots in.
 */
import { adoptRoot } from "./fast.ts";

/** More than this are not asked about at once. */
const MOST = 200;

/** Asked about already, and defined then: what has no root now gets none later. */
const asked = new WeakSet<Element>();
let unknown: Element[] = [];

export function beginHosts(): void {
  unknown = [];
}

export function mayHost(element: Element): void {
  if (unknown.length >= MOST || asked.has(element) || unknown.includes(element)) return;
  if (!element.firstChild && element.getClientRects().length === 0) return;
  unknown.push(element);
}

export function unknownHosts(): number {
  return unknown.length;
}

/** The elements themselves, which BiDi sends with their shadow roots. */
export function hosts(): Element[] {
  for (const element of unknown) {
    if (element.matches(":defined")) asked.add(element);
  }
  return unknown;
}

/** Takes the roots of those that have one: `indexes` are places in `hosts()`. */
export function adopt(indexes: number[], roots: ShadowRoot[]): void {
  for (const [i, index] of indexes.entries()) {
    const [host, root] = [unknown[index], roots[i]];
    if (host && root) adoptRoot(host, root);
  }
}
