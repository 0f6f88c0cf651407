/** Steps through the flattened tree: shadow roots in place of their hosts' children. */
import { closedRoot, closest, getRootNode, shadowRoot } from "./fast.ts";
import {
  isButton,
  isElement,
  isInput,
  isSelect,
  isShadowRoot,
  isSlot,
  isText,
  isTextarea,
} from "./kinds.ts";

/** The parent as it is drawn: the slot of a slotted node, the host of a shadow root. */
export function flatParent(node: Node): Element | null {
  if ((isElement(node) || isText(node)) && node.assignedSlot) return node.assignedSlot;
  const parent = node.parentNode;
  const closed = isElement(parent) ? closedRoot(parent) : undefined;
  const slot = closed && slotOf(closed, node);
  if (slot) return slot;
  if (isShadowRoot(parent)) return parent.host;
  return isElement(parent) ? parent : null;
}

/** Where a node is slotted that cannot say so itself. */
function slotOf(root: ShadowRoot, node: Node): HTMLSlotElement | undefined {
  return [...root.querySelectorAll("slot")].find((slot) =>
    slot.assignedNodes().includes(node as Element)
  );
}

/** The children as they are drawn. */
export function flatChildren(element: Element): Iterable<Node> {
  return slotted(element) ?? (shadowRoot(element) ?? element).childNodes;
}

/** What a slot of a shadow tree shows; null for everything else, which shows its children. */
export function slotted(element: Element): Node[] | null {
  if (!isSlot(element) || !isShadowRoot(element.getRootNode())) return null;
  return element.assignedNodes({ flatten: true });
}

/** Whether `inner` is drawn inside `outer` or is it. */
export function flatContains(outer: Element, inner: Element): boolean {
  for (let at: Element | null = inner; at; at = flatParent(at)) {
    if (at === outer) return true;
  }
  return false;
}

/** The nearest of the element and those around it, out of shadow roots too, that fits. */
export function flatClosest(element: Element, selector: string): Element | null {
  for (let at: Element | null = element; at;) {
    const found: Element | null = closest(at, selector);
    if (found) return found;
    const root: Node = getRootNode(at);
    at = isShadowRoot(root) ? root.host : null;
  }
  return null;
}

export function deepElementFromPoint(x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y);
  for (let root = found && shadowRoot(found); root; root = found && shadowRoot(found)) {
    const inner = root.elementFromPoint(x, y);
    if (!inner || inner === found) break;
    found = inner;
  }
  return found;
}

export function deepActiveElement(): Element | null {
  let active = document.activeElement;
  for (let root = active && shadowRoot(active); root?.activeElement;) {
    active = root.activeElement;
    root = shadowRoot(active);
  }
  return active;
}

/** The picture that an area is a part of. */
export function pictureOf(area: HTMLAreaElement): HTMLImageElement | null {
  const name = area.closest("map")?.getAttribute("name");
  if (!name) return null;
  return document.querySelector<HTMLImageElement>(`img[usemap="#${CSS.escape(name)}"]`);
}

/** The labels of a control; none for what cannot have any. */
export function labelsOf(element: Element): HTMLLabelElement[] {
  if (
    isInput(element) || isSelect(element) ||
    isTextarea(element) || isButton(element)
  ) return element.labels ? [...element.labels] : [];
  return [];
}
