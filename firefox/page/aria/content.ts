/** The words in an element, in the order in which they are drawn. */
import { slotted } from "../dom.ts";
import {
  firstChild,
  getAttribute,
  hasAttribute,
  isVisible,
  localName,
  matches,
  nextSibling,
  nodeType,
  nodeValue,
  shadowRoot,
  style as of,
  styleOf,
} from "../fast.ts";
import { flatClosest } from "../dom.ts";
import { maskSecrets } from "../secret.ts";
import { generated } from "./generated.ts";
import { type Ground, NESTED, type Part } from "./naming.ts";
import { references } from "./references.ts";

const ELEMENT = 1;
const TEXT = 3;

/** Deeper than this nothing is said: the stack is not endless. */
const DEEPEST = 400;

/** What is no content wherever it stands, hidden or not. */
const NEVER = new Set(
  ("script style template noscript head title desc defs metadata datalist source track param " +
    "iframe object embed video audio").split(" "),
);

export function content(element: Element, style: CSSStyleDeclaration, at: Part): string {
  const depth = (at.depth ?? 0) + 1;
  if (depth > DEEPEST) return "";
  const below: Part = { ...at, via: "content", depth };
  let text = generated(element, "::before");
  const assigned = slotted(element);
  if (assigned) { for (const node of assigned) text += said(node, style, below); }
  else {
    let child = firstChild(shadowRoot(element) ?? element);
    for (; child; child = nextSibling(child)) text += said(child, style, below);
  }
  text += generated(element, "::after");
  if (hasAttribute(element, "aria-owns")) {
    for (const owned of references(element, "aria-owns")) text += ` ${said(owned, style, below)}`;
  }
  return text;
}

/** A child's words. `style` is that of the element around. */
function said(node: Node, style: CSSStyleDeclaration, at: Part): string {
  const type = nodeType(node);
  if (type === TEXT) return at.unseen ? "" : shown(nodeValue(node) ?? "", style);
  return type === ELEMENT ? inner(node as Element, at) : "";
}

function inner(element: Element, at: Part): string {
  const tag = localName(element);
  if (NEVER.has(tag)) return "";
  if (tag === "br") return " ";
  if (at.naming.nested && matches(element, NESTED)) return "";
  const style = styleOf(element);
  const display = of.display(style);
  const unseen = of.visibility(style) !== "visible";
  const gone = display === "none" || display === "" ||
    getAttribute(element, "aria-hidden") === "true";
  if ((gone || (unseen && !at.unseen)) && !isHidden(at.ground)) {
    if (gone) return "";
    at = { ...at, unseen };
  } else if (at.unseen && !unseen) at = { ...at, unseen };
  const text = at.naming.part(element, { ...at, style });
  return isInline(display) ? text : ` ${text} `;
}

/** Words of a box of its own stand apart from those beside it. */
function isInline(display: string): boolean {
  return display === "inline" || display === "contents" || display.startsWith("ruby");
}

function isHidden(ground: Ground): boolean {
  return ground.hidden ??= !isVisible(ground.element) ||
    flatClosest(ground.element, '[aria-hidden="true"]') !== null;
}

/** As it is drawn: a style sheet may change the case. */
function shown(text: string, style: CSSStyleDeclaration): string {
  switch (of.textTransform(style)) {
    case "uppercase":
      return maskSecrets(text).toUpperCase();
    case "lowercase":
      return maskSecrets(text).toLowerCase();
    case "capitalize":
      return maskSecrets(text).replace(
        /(?<![\p{L}\p{N}\p{M}'’])\p{L}/gu,
        (letter) => letter.toUpperCase(),
      );
    default:
      return text;
  }
}
