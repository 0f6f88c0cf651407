/**
 * What lies beyond the part of a large page that was walked: found by the engine's own selectors and ranges, since a look at every
 * node would make an observation as slow as its page is long.
 */
import { actionable, type Content, WIDGETS } from "./actionable.ts";
import { getAttribute, hasAttribute, hasAttributes, isVisible, localName } from "./fast.ts";
import { isShadowRoot } from "./kinds.ts";

/** Lists that the engine keeps by tag. */
const TAGS = ["a", "button", "input", "select", "textarea", "summary", "iframe"];
/** What may be a control by its attributes; few pages have many. */
const OTHER = "[role],[tabindex],[onclick],[contenteditable],[controls]";
const LOST = '[aria-hidden="true"],[inert]';

/** Of more controls than this only some are looked at. */
const MOST_LOOKED = 3_000;
const SAMPLE = 300;

export interface Tally {
  elements: number;
  /** Of the text, in the measure of what was walked. */
  text: number;
  /** Each was looked at, and the same rule gives for the walked part what the walk gave. */
  exact: boolean;
}

/** What the walk found before `rest`: so many elements, and so much text since the node at which no more was kept. */
interface Walked {
  root: Element;
  rest: Node;
  found: number;
  counted: { from: Node; text: number };
}

/** `list` is told of each control until it says that there is no more room. */
export function tally(
  walked: Walked,
  list: (element: Element, content: Content) => boolean,
): Tally {
  const { root } = walked;
  const rest = lifted(walked.rest, root);
  const lost = root.querySelector(LOST) !== null;
  const isSeen = (element: Element) =>
    isVisible(element) && !(lost && element.closest(LOST) !== null);
  let [before, elements, exact] = [0, 0, rest === walked.rest];
  const lists = [
    ...TAGS.map((tag) => root.getElementsByTagName(tag)),
    root.querySelectorAll(OTHER),
  ];
  for (const [i, all] of lists.entries()) {
    const counts = (element: Element) =>
      (i < TAGS.length ? isNative(element) : isOther(element)) && isSeen(element);
    const first = firstAfter(all, rest);
    const behind = counted(all, 0, first, counts);
    const ahead = counted(all, first, all.length, counts);
    before += behind.count;
    elements += ahead.count;
    exact &&= behind.exact && ahead.exact;
    listSome(all, first, counts, list);
  }
  const { from, text } = walked.counted;
  const share = text / Math.max(1, length(root, lifted(from, root), rest));
  return {
    elements,
    exact: exact && before === walked.found,
    text: Math.round(length(root, rest) * share),
  };
}

function isNative(element: Element): boolean {
  const tag = localName(element);
  if (tag === "a") return hasAttribute(element, "href");
  return tag !== "input" || getAttribute(element, "type")?.toLowerCase() !== "hidden";
}

function isOther(element: Element): boolean {
  const tag = localName(element);
  if (TAGS.includes(tag)) return tag === "a" && !isNative(element) && isWidget(element);
  return isWidget(element) || tag === "video" || tag === "audio";
}

function isWidget(element: Element): boolean {
  const tabindex = getAttribute(element, "tabindex");
  return WIDGETS.has(getAttribute(element, "role") ?? "") || hasAttribute(element, "onclick") ||
    (tabindex !== null && !tabindex.startsWith("-")) ||
    (hasAttribute(element, "contenteditable") &&
      getAttribute(element, "contenteditable") !== "false");
}

/** How many of a part of the list count; of a long one, as a sample says. */
function counted(
  all: ArrayLike<Element>,
  from: number,
  to: number,
  counts: (element: Element) => boolean,
): { count: number; exact: boolean } {
  const exact = to - from <= MOST_LOOKED;
  const step = exact ? 1 : (to - from) / SAMPLE;
  let [looked, count] = [0, 0];
  for (let i = from; i < to; i += step) {
    const element = all[Math.floor(i)];
    looked++;
    if (element && counts(element)) count++;
  }
  return { count: exact ? count : Math.round(count / looked * (to - from)), exact };
}

function listSome(
  all: ArrayLike<Element>,
  from: number,
  counts: (element: Element) => boolean,
  list: (element: Element, content: Content) => boolean,
): void {
  for (let i = from; i < all.length; i++) {
    const element = all[i];
    if (!element || !counts(element)) continue;
    const content = actionable(element, localName(element), !hasAttributes(element), false, false);
    if (content && !list(element, content)) return;
  }
}

/** The node or, for one in a shadow tree, its host in the tree that is searched. */
function lifted(node: Node, root: Element): Node {
  const tree = root.getRootNode();
  for (let at = node;;) {
    const own = at.getRootNode();
    if (own === tree || !isShadowRoot(own)) return at;
    at = own.host;
  }
}

/** The list is in document order: by halves. */
function firstAfter(all: ArrayLike<Element>, rest: Node): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = all[middle];
    const after = !at || at === rest || (rest.compareDocumentPosition(at) & FOLLOWING) !== 0;
    if (after) high = middle;
    else low = middle + 1;
  }
  return low;
}

const FOLLOWING = 4;

/** Characters of the text from a node on, up to another perhaps. */
function length(root: Element, from: Node, to?: Node): number {
  const range = document.createRange();
  range.selectNodeContents(root);
  range.setStartBefore(from);
  if (to) range.setEndBefore(to);
  return range.toString().length;
}
