import { getAttribute, getRootNode } from "../fast.ts";
import { isTreeRoot } from "../kinds.ts";

export type Referring =
  | "aria-describedby"
  | "aria-errormessage"
  | "aria-labelledby"
  | "aria-owns";

const MOST = 100;

/**
 * The elements that the attribute refers to by their ids, those of the same tree only. What a script
 * refers to by element (`ariaLabelledByElements`) is not seen: once a page has read that property,
 * reading it from a sandbox ends the process of the tab, in Firefox 153.
 */
export function references(element: Element, attribute: Referring): Element[] {
  const ids = getAttribute(element, attribute)?.trim().split(/\s+/, MOST) ?? [];
  const root = getRootNode(element);
  if (!isTreeRoot(root)) return [];
  return ids.map((id) => id ? root.getElementById(id) : null).filter((found) => found !== null);
}
