import { getAttribute, getRootNode } from "../fast.ts";
import { isTreeRoot } from "../kinds.ts";

export type Referring =
  | "aria-describedby"
  | "aria-errormessage"
  | "aria-labelledby"
  | "aria-owns";

/**
 * The elements that the attribute refers to by their ids, those of the same tree only. What a script
 * refers to by element (`ariaLabelledByElements`) is not seen: once a page has read that property,
 * reading it from a sandbox ends the process of the tab, in Firefox 153.
 */
export function references(element: Element, attribute: Referring): Element[] {
  const ids = getAttribute(element, attribute)?.split(/\s+/).filter((id) => id) ?? [];
  const root = getRootNode(element);
  if (!isTreeRoot(root)) return [];
  return ids.map((id) => root.getElementById(id)).filter((found) => found !== null);
}
