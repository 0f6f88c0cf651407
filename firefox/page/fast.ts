/**
 * Getters and methods of the DOM, looked up once. Across the sandbox's wrappers it is the look-up of
 * a property that costs a third of a microsecond and more; calling what was found costs a tenth of
 * that. For what is asked of every node of a page only.
 */

function getter<T extends object, K extends keyof T & string>(proto: T, name: K) {
  const get = Object.getOwnPropertyDescriptor(proto, name)?.get;
  if (!get) throw new Error(`no getter ${name}`);
  return (self: T): T[K] => get.call(self);
}

export const firstChild = getter(Node.prototype, "firstChild");
export const nextSibling = getter(Node.prototype, "nextSibling");
export const parentNode = getter(Node.prototype, "parentNode");
export const nodeType = getter(Node.prototype, "nodeType");
export const nodeValue = getter(Node.prototype, "nodeValue");
export const localName = getter(Element.prototype, "localName");
export const namespaceURI = getter(Element.prototype, "namespaceURI");

const openRoot = getter(Element.prototype, "shadowRoot");
const closedRoots = new WeakMap<Element, ShadowRoot>();
/** An open shadow root, or a closed one that the shim has handed in. */
export const shadowRoot = (self: Element): ShadowRoot | null =>
  openRoot(self) ?? closedRoots.get(self) ?? null;
export const closedRoot = (self: Element): ShadowRoot | undefined => closedRoots.get(self);
/** The page itself cannot reach a closed root; WebDriver BiDi hands it out. */
export function adoptRoot(host: Element, root: ShadowRoot): void {
  closedRoots.set(host, root);
}

export const scrollWidth = getter(Element.prototype, "scrollWidth");
export const clientWidth = getter(Element.prototype, "clientWidth");
export const scrollHeight = getter(Element.prototype, "scrollHeight");
export const clientHeight = getter(Element.prototype, "clientHeight");

const { matches: fits, closest: nearest } = Element.prototype;
export const matches = (self: Element, selector: string): boolean => fits.call(self, selector);
export const closest = (self: Element, selector: string): Element | null =>
  nearest.call(self, selector);

const visible = Element.prototype.checkVisibility;
const AND_VISIBILITY = { visibilityProperty: true };
/** Drawn, and not with visibility: hidden. */
export const isVisible = (self: Element): boolean => visible.call(self, AND_VISIBILITY);

const rootOf = Node.prototype.getRootNode;
export const getRootNode = (self: Node): Node => rootOf.call(self);

const boxOf = Element.prototype.getBoundingClientRect;
const sides = {
  left: getter(DOMRectReadOnly.prototype, "left"),
  top: getter(DOMRectReadOnly.prototype, "top"),
  right: getter(DOMRectReadOnly.prototype, "right"),
  bottom: getter(DOMRectReadOnly.prototype, "bottom"),
};
/** The sides of its box in the viewport. */
export function sidesOf(
  self: Element,
): { left: number; top: number; right: number; bottom: number } {
  const box = boxOf.call(self);
  const { left, top, right, bottom } = sides;
  return { left: left(box), top: top(box), right: right(box), bottom: bottom(box) };
}

const has = Element.prototype.hasAttribute;
const any = Element.prototype.hasAttributes;
const get = Element.prototype.getAttribute;
export const hasAttribute = (self: Element, name: string): boolean => has.call(self, name);
export const hasAttributes = (self: Element): boolean => any.call(self);
export const getAttribute = (self: Element, name: string): string | null => get.call(self, name);

const item = CSSRuleList.prototype.item;
export const ruleAt = (rules: CSSRuleList, i: number): CSSRule | null => item.call(rules, i);
export const ruleType = getter(CSSRule.prototype, "type");
export const selectorText = getter(CSSStyleRule.prototype, "selectorText");
/** A rule can hold others. */
export const innerRules = getter(CSSGroupingRule.prototype, "cssRules") as unknown as (
  rule: CSSStyleRule,
) => CSSRuleList;

/** Looked up once: each look through the sandbox's wrapper of the window costs a microsecond. */
export const styleOf = getComputedStyle.bind(globalThis);

/** What is asked of the style of every element, the last four of those with attributes. */
type Asked =
  | "display"
  | "visibility"
  | "whiteSpaceCollapse"
  | "opacity"
  | "overflowX"
  | "position"
  | "cursor"
  | "contentVisibility"
  | "content"
  | "textTransform"
  | "fontSize"
  | "textIndent"
  | "textDecorationLine"
  | "transform";

/** Found with the first style, since a document begins without an element. */
function property(name: Asked): (style: CSSStyleDeclaration) => string {
  let read: ((style: CSSStyleDeclaration) => string) | undefined;
  return (style) => (read ??= found(style, name))(style);
}

function found(style: object, name: Asked): (style: CSSStyleDeclaration) => string {
  let proto = Object.getPrototypeOf(style);
  while (proto && !Object.getOwnPropertyDescriptor(proto, name)) {
    proto = Object.getPrototypeOf(proto);
  }
  return getter(proto as CSSStyleDeclaration, name);
}

export const style = {
  display: property("display"),
  visibility: property("visibility"),
  whiteSpaceCollapse: property("whiteSpaceCollapse"),
  opacity: property("opacity"),
  overflowX: property("overflowX"),
  position: property("position"),
  cursor: property("cursor"),
  contentVisibility: property("contentVisibility"),
  fontSize: property("fontSize"),
  textIndent: property("textIndent"),
  textDecorationLine: property("textDecorationLine"),
  transform: property("transform"),
  content: property("content"),
  textTransform: property("textTransform"),
};
