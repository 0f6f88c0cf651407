/** The roles of HTML's and SVG's own elements, by HTML-AAM and SVG-AAM. */
import { closest, getAttribute, hasAttribute, localName, matches, parentNode } from "../fast.ts";
import { isElement, isHtml } from "../kinds.ts";
import { hasAuthorName } from "./author.ts";
import { explicitRole } from "./explicit.ts";

/** Elements whose role is always the same. */
const FIXED: ReadonlyMap<string, string> = new Map(Object.entries({
  address: "group",
  article: "article",
  blockquote: "blockquote",
  button: "button",
  caption: "caption",
  code: "code",
  datalist: "listbox",
  dd: "definition",
  del: "deletion",
  details: "group",
  dfn: "term",
  dialog: "dialog",
  dir: "list",
  dt: "term",
  em: "emphasis",
  fieldset: "group",
  figure: "figure",
  h1: "heading",
  h2: "heading",
  h3: "heading",
  h4: "heading",
  h5: "heading",
  h6: "heading",
  hgroup: "group",
  hr: "separator",
  html: "document",
  ins: "insertion",
  main: "main",
  mark: "mark",
  math: "math",
  menu: "list",
  meter: "meter",
  nav: "navigation",
  ol: "list",
  optgroup: "group",
  option: "option",
  output: "status",
  p: "paragraph",
  progress: "progressbar",
  s: "deletion",
  search: "search",
  strong: "strong",
  sub: "subscript",
  sup: "superscript",
  table: "table",
  textarea: "textbox",
  time: "time",
  ul: "list",
}));

const SECTIONING = "article,aside,nav,section,[role=article],[role=complementary]," +
  "[role=navigation],[role=region]";
/** Inside these a header or footer is not the page's. */
const SECTIONING_OR_MAIN = `${SECTIONING},main,[role=main]`;

/** The role that an element has without a role attribute; `generic` for none. */
export function nativeRole(element: Element): string {
  const tag = localName(element);
  if (!isHtml(element)) return foreignRole(element, tag);
  const fixed = FIXED.get(tag);
  if (fixed) return fixed;
  switch (tag) {
    case "a":
    case "area":
      return hasAttribute(element, "href") ? "link" : "generic";
    case "aside":
      return !around(element, SECTIONING) || hasAuthorName(element) ? "complementary" : "generic";
    case "footer":
      return around(element, SECTIONING_OR_MAIN) ? "generic" : "contentinfo";
    case "header":
      return around(element, SECTIONING_OR_MAIN) ? "generic" : "banner";
    case "form":
      return hasAuthorName(element) ? "form" : "generic";
    case "section":
      return hasAuthorName(element) ? "region" : "generic";
    case "img":
      return imageRole(element);
    case "input":
      return inputRole(element);
    case "select":
      return hasAttribute(element, "multiple") || Number(getAttribute(element, "size")) > 1
        ? "listbox"
        : "combobox";
    case "li":
      return itemRole(element);
    case "tbody":
    case "tfoot":
    case "thead":
    case "tr":
    case "td":
    case "th":
      return tablePartRole(element, tag);
    default:
      return "generic";
  }
}

function foreignRole(element: Element, tag: string): string {
  switch (tag) {
    case "a":
      return hasAttribute(element, "href") || hasAttribute(element, "xlink:href")
        ? "link"
        : "generic";
    case "g":
      return hasAuthorName(element) || title(element) ? "group" : "generic";
    case "image":
      return "image";
    case "math":
      return "math";
    case "svg":
      return hasAuthorName(element) || title(element) ? "image" : "generic";
    default:
      return "generic";
  }
}

function title(element: Element): boolean {
  return matches(element, ":has(> title)");
}

function around(element: Element, selector: string): boolean {
  const parent = parentNode(element);
  return isElement(parent) && closest(parent, selector) !== null;
}

function imageRole(element: Element): string {
  if (getAttribute(element, "alt") !== "") return "image";
  return hasAuthorName(element, false) || hasAttribute(element, "tabindex") ? "image" : "none";
}

const INPUTS: ReadonlyMap<string, string> = new Map(Object.entries({
  button: "button",
  checkbox: "checkbox",
  image: "button",
  number: "spinbutton",
  radio: "radio",
  range: "slider",
  reset: "button",
  submit: "button",
}));
/** HTML-AAM has no role for these. */
const UNMAPPED = /^(color|date|datetime-local|file|hidden|month|password|time|week)$/;

function inputRole(element: Element): string {
  // Asked by attribute: Firefox has no month and week inputs and reports them as text.
  const type = getAttribute(element, "type")?.toLowerCase() ?? "text";
  const role = INPUTS.get(type);
  if (role === "checkbox" && hasAttribute(element, "aria-pressed")) return "button";
  if (role) return role;
  if (UNMAPPED.test(type)) return "generic";
  if (hasAttribute(element, "list")) return "combobox";
  return type === "search" ? "searchbox" : "textbox";
}

/** An item of no list is none, and one of a list that is only for looks neither. */
function itemRole(element: Element): string {
  const list = parentNode(element);
  if (!isElement(list) || !/^(ul|ol|menu|dir)$/.test(localName(list))) return "generic";
  return explicitRole(list) === "none" ? "none" : "listitem";
}

function tablePartRole(element: Element, tag: string): string {
  const table = closest(element, "table");
  const role = table && (explicitRole(table) ?? "table");
  if (role === "none") return "none";
  const grid = role === "grid" || role === "treegrid";
  if (role !== "table" && !grid) return "generic";
  if (tag === "tr") return "row";
  if (tag === "td") return grid ? "gridcell" : "cell";
  return tag === "th" ? headerRole(element, grid) : "rowgroup";
}

function headerRole(cell: Element, grid: boolean): string {
  switch (getAttribute(cell, "scope")?.toLowerCase()) {
    case "col":
    case "colgroup":
      return "columnheader";
    case "row":
    case "rowgroup":
      return "rowheader";
  }
  const row = parentNode(cell);
  if (!isElement(row)) return grid ? "gridcell" : "cell";
  return matches(row, "thead > *") || !matches(row, ":has(> td)") ? "columnheader" : "rowheader";
}
