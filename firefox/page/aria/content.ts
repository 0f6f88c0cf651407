/** The words in an element, in the order in which they are drawn. */
import { flatClosest, slotted } from "../dom.ts";
import {
  firstChild,
  getAttribute,
  hasAttribute,
  isVisible,
  localName,
  matches,
  nextSibling,
  nodeValue,
  shadowRoot,
  style as of,
  styleOf,
} from "../fast.ts";
import { isElement, isText } from "../kinds.ts";
import { maskSecrets } from "../secret.ts";
import { generated } from "./generated.ts";
import { type Ground, NESTED, type Part } from "./naming.ts";
import { references } from "./references.ts";

/** Deeper than this nothing is said: the stack is not endless. */
const DEEPEST = 400;

/** What is no content wherever it stands, hidden or not. */
const NEVER = new Set(
  ("script style template noscript head title desc defs metadata datalist source track param " +
    "iframe object embed video audio").split(" "),
);

/** Cells stand apart, however they are displayed. */
const CELL = "[role=cell],[role=gridcell],[role=columnheader],[role=rowheader]";

export function content(element: Element, style: CSSStyleDeclaration, at: Part): string {
  const depth = (at.depth ?? 0) + 1;
  if (depth > DEEPEST) return "";
  if (of.contentVisibility(style) === "hidden" && !isHidden(at.ground)) return "";
  const below: Part = { ...at, via: "content", depth };
  let text = generated(element, "::before");
  for (const node of children(element, at.ground)) {
    if (at.naming.left-- <= 0) return text;
    text += said(node, style, below);
  }
  text += generated(element, "::after");
  if (hasAttribute(element, "aria-owns")) {
    for (const owned of references(element, "aria-owns").filter(isVisible)) {
      text += ` ${inner(owned, below)}`;
    }
  }
  return text;
}

function* children(element: Element, ground: Ground): Generator<Node> {
  const assigned = slotted(element);
  if (assigned) return yield* assigned;
  // Closed details show no more than what opens them.
  const folded = localName(element) === "details" && !hasAttribute(element, "open") &&
    !isHidden(ground);
  let child = firstChild(shadowRoot(element) ?? element);
  for (; child; child = nextSibling(child)) {
    if (!folded || (isElement(child) && matches(child, "summary:first-of-type"))) yield child;
  }
}

/** A child's words. `style` is that of the element around. */
function said(node: Node, style: CSSStyleDeclaration, at: Part): string {
  if (isElement(node)) return inner(node, at);
  return isText(node) && !at.unseen ? shown(nodeValue(node) ?? "", style) : "";
}

function inner(element: Element, at: Part): string {
  const tag = localName(element);
  if (NEVER.has(tag)) return "";
  if (tag === "br") return " ";
  if (at.naming.nested && matches(element, NESTED)) return "";
  const style = styleOf(element);
  const display = of.display(style);
  const gone = display === "none" || display === "" ||
    getAttribute(element, "aria-hidden") === "true";
  if (gone && !isHidden(at.ground)) return "";
  const unseen = of.visibility(style) !== "visible" && !isHidden(at.ground);
  const text = at.naming.part(element, { ...at, style, unseen });
  return isInline(display) && !matches(element, CELL) ? text : ` ${text} `;
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
