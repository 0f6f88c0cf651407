/** What the steps of one computation hand to each other. */

export interface Naming {
  /** The element that is named or described. */
  root: Element;
  /** What has been said already: each element counts once. */
  said: Set<Element>;
  /** What is nested in the root has a name of its own and is left out: a tree item's own items. */
  nested: boolean;
  /** How many more nodes are looked at: a name is a few words, whatever the page puts into a link. */
  left: number;
  part(element: Element, at: Part): string;
}

/** Where the words of a part come from. A hidden one says what is hidden in it. */
export interface Ground {
  element: Element;
  hidden?: boolean;
}

export interface Part {
  naming: Naming;
  ground: Ground;
  /** How it was come to: the root itself (`author`: it is not named by its content), by an id, as a label, or as content. */
  via: "self" | "author" | "reference" | "label" | "content";
  /** An id has been followed: no second one is. */
  referred?: boolean;
  /** Its style, where it has been looked at. */
  style?: CSSStyleDeclaration;
  /** Hidden by visibility, which a descendant may undo: nothing of its own is said. */
  unseen?: boolean;
  /** How many elements deep in the content. */
  depth?: number;
}

export const NESTED_ROLE = /^(treeitem|menuitem)/;
export const NESTED = '[role="group"],[role="menu"],[role="tree"],ul,ol';
