import { isArea, isHtml, isText } from "./kinds.ts";
import { computeAccessibleDescription, computeAccessibleName } from "dom-accessibility-api";
import { labelsOf } from "./dom.ts";
import { hasAttribute, localName, shadowRoot, styleOf } from "./fast.ts";
import { maskSecrets } from "./secret.ts";

/** Attributes that can take part in a name; without them a plain link or button is its text. */
const NAMING = ["aria-label", "aria-labelledby", "title", "aria-owns", "role"];

/** Its parts have names of their own: what a tree item holds is not what it is called. */
const NESTED = '[role="group"],[role="menu"],[role="tree"],ul,ol';

/** The accessible name by accname, white space as found. */
export function nameOf(element: Element, role: string): string {
  return maskSecrets(plainName(element) ?? libraryName(element, role));
}

function plainName(element: Element): string | null {
  const tag = localName(element);
  if (tag !== "a" && tag !== "button") return null;
  if (element.firstElementChild || shadowRoot(element)) return null;
  if (NAMING.some((name) => hasAttribute(element, name))) return null;
  if (tag === "button" && labelsOf(element).length > 0) return null;
  if (saysBeside(element, "::before") || saysBeside(element, "::after")) return null;
  return element.textContent;
}

/** Words that a style sheet adds are a part of the name. */
function saysBeside(element: Element, pseudo: string): boolean {
  const { content } = styleOf(element, pseudo);
  return content !== "none" && content !== "normal";
}

function libraryName(element: Element, role: string): string {
  if (isArea(element)) return element.getAttribute("aria-label") ?? (element.alt || element.title);
  if ((role === "treeitem" || role === "menuitem") && isUnnamedParent(element)) {
    return ownText(element);
  }
  try {
    // A hidden checkbox that is used by way of its label has a name all the same.
    const hidden = !element.checkVisibility({ visibilityProperty: true });
    const name = computeAccessibleName(element, {
      hidden,
      computedStyleSupportsPseudoElements: true,
      getComputedStyle: styleOf,
    });
    if (name.trim()) return name;
  } catch {
    // The library trusts the page more than it should (a clobbered attribute): go on without.
  }
  return element.getAttribute("placeholder") ?? element.getAttribute("aria-placeholder") ?? "";
}

function isUnnamedParent(element: Element): boolean {
  return !element.hasAttribute("aria-label") && !element.hasAttribute("aria-labelledby") &&
    element.querySelector(NESTED) !== null;
}

function ownText(element: Element): string {
  let text = "";
  for (const child of element.childNodes) {
    if (isText(child)) text += child.data;
    else if (isHtml(child) && !child.matches(NESTED)) text += ` ${child.innerText} `;
  }
  return text;
}

/** The accessible description; empty for most. */
export function descriptionOf(element: Element): string {
  const sources = ["aria-describedby", "aria-description", "title"];
  if (!sources.some((name) => hasAttribute(element, name))) return "";
  try {
    const found = computeAccessibleDescription(element) ||
      (element.getAttribute("aria-description") ?? "");
    return maskSecrets(found);
  } catch {
    return "";
  }
}
