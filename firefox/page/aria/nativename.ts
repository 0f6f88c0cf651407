/** The names that HTML and SVG give by elements and attributes of their own. */
import { firstChild, getAttribute, localName, nextSibling } from "../fast.ts";
import {
  isButton,
  isElement,
  isHtml,
  isInput,
  isMeter,
  isProgress,
  isSelect,
  isTextarea,
} from "../kinds.ts";
import type { Part } from "./naming.ts";

/** Empty for an element that has none. */
export function nativeName(element: Element, at: Part): string {
  if (!isHtml(element)) return foreignName(element, at);
  const tag = localName(element);
  switch (tag) {
    case "img":
    case "area":
      return getAttribute(element, "alt") ?? "";
    case "input":
      return labels(element, at) || buttonText(element);
    case "button":
    case "meter":
    case "output":
    case "progress":
    case "select":
    case "textarea":
      return labels(element, at);
    case "fieldset":
      return child(element, "legend", at);
    case "figure":
      return child(element, "figcaption", at);
    case "table":
      return child(element, "caption", at);
    case "optgroup":
    case "option":
      return getAttribute(element, "label") ?? "";
    default:
      // A custom element that takes part in forms has labels, too.
      return "";
  }
}

function labels(element: Element, at: Part): string {
  const labels = isInput(element) || isButton(element) || isSelect(element) ||
      isTextarea(element) || isMeter(element) || isProgress(element)
    ? element.labels
    : null;
  if (!labels || labels.length === 0) return "";
  return Array.from(labels, (label) => named(label, at)).join(" ");
}

function named(label: Element, at: Part): string {
  const { naming, referred = false } = at;
  return naming.part(label, { naming, ground: { element: label }, via: "label", referred });
}

/** What a button of the oldest kind says; Firefox's own words where the page gives none. */
function buttonText(element: Element): string {
  switch (getAttribute(element, "type")?.toLowerCase()) {
    case "button":
      return getAttribute(element, "value") ?? "";
    case "submit":
      return getAttribute(element, "value") ?? "Submit Query";
    case "reset":
      return getAttribute(element, "value") ?? "Reset";
    case "image":
      return getAttribute(element, "alt") ?? getAttribute(element, "value") ?? "";
    default:
      return "";
  }
}

/** The first child of the name, as its element's label. */
function child(element: Element, tag: string, at: Part): string {
  for (let node = firstChild(element); node; node = nextSibling(node)) {
    if (isElement(node) && localName(node) === tag) return named(node, at);
  }
  return "";
}

function foreignName(element: Element, at: Part): string {
  return child(element, "title", at) || getAttribute(element, "xlink:title") || "";
}
