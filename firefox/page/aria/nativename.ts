/** The names that HTML and SVG give by elements and attributes of their own. */
import {
  closest,
  firstChild,
  getAttribute,
  getRootNode,
  hasAttribute,
  localName,
  nextSibling,
} from "../fast.ts";
import {
  isButton,
  isElement,
  isHtml,
  isInput,
  isLabel,
  isMeter,
  isOutput,
  isProgress,
  isSelect,
  isTextarea,
  isTreeRoot,
} from "../kinds.ts";
import { says } from "./author.ts";
import type { Part } from "./naming.ts";

/** Undefined where there is none; the empty string is a name that says: nothing to tell. */
export function nativeName(element: Element, at: Part): string | undefined {
  if (localName(element) === "img" && hasAttribute(element, "alt")) {
    return getAttribute(element, "alt") ?? "";
  }
  const name = isHtml(element) ? htmlName(element, at) : foreignName(element, at);
  return says(name) ? name : undefined;
}

function htmlName(element: Element, at: Part): string {
  const tag = localName(element);
  switch (tag) {
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
      // Looked for in the whole page: for the one that is named, not for all that are in it.
      return tag.includes("-") && element === at.naming.root
        ? named(customLabels(element), at)
        : "";
  }
}

function labels(element: Element, at: Part): string {
  const labels = isInput(element) || isButton(element) || isSelect(element) ||
      isTextarea(element) || isMeter(element) || isProgress(element) || isOutput(element)
    ? element.labels
    : null;
  return labels && labels.length > 0 ? named([...labels], at) : "";
}

/** A custom element that takes part in forms has labels, too, but tells them to itself alone. */
function customLabels(element: Element): Element[] {
  const root = getRootNode(element);
  const around = closest(element, "label");
  const id = getAttribute(element, "id");
  const found = id && isTreeRoot(root)
    ? [...root.querySelectorAll(`label[for="${CSS.escape(id)}"]`)]
    : [];
  if (around && !found.includes(around)) found.push(around);
  return found.filter((label) => isLabel(label) && label.control === element);
}

function named(labels: Element[], at: Part): string {
  const { naming, referred = false } = at;
  return labels.map((label) =>
    naming.part(label, { naming, ground: { element: label }, via: "label", referred })
  ).join(" ");
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
    if (isElement(node) && localName(node) === tag) return named([node], at);
  }
  return "";
}

function foreignName(element: Element, at: Part): string {
  return child(element, "title", at) || getAttribute(element, "xlink:title") || "";
}
