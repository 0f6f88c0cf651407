/** What tells a control from others when it has no name: never more than a clue, said as such. */
import { collapse, cut } from "./clean.ts";
import { labelsOf } from "./dom.ts";
import { getAttribute, localName } from "./fast.ts";
import { target } from "./target.ts";
import { isShared } from "./siblings.ts";
import { isImage, isInput, isSelect, isTextarea } from "./kinds.ts";
import { maskSecrets } from "./secret.ts";

const LONGEST = 40;
/** No clue is in more of an attribute or a text than this, nor in more drawings. */
const MOST = 2_000;
const MOST_ICONS = 20;
const TEST_IDS = ["data-testid", "data-test-id", "data-test", "data-cy", "data-qa"];
const DATA = /^data-([a-z-]+-)?(title|tooltip|tip|label|action|command|cmd|name|key|event|method)$/;
const DRAWN = "i,svg,img,use";
const ICONS = `${DRAWN},span[class]`;
const ICON_ATTRIBUTES = ["data-icon", "data-lucide", "data-feather", "icon", "name"];

/** Classes that icon fonts give to every icon, sizes, and states. */
const COMMON =
  /^(fa[bdlrst]?|fa-(lg|[sx]s|[0-9]+x|fw|spin|solid|regular|brands|light)|bi|mdi|ti|icon|icons|glyphicon|material-.*|svg|lucide|feather|octicon|btn.*|button.*|badge|form-.*|nav.*|dropdown.*|col.*|row|[dmpwhg][trblxy]?-.*|text-.*|bg-.*|flex.*|items-.*|justify-.*|rounded.*|border.*|shadow.*|(dijit)?inline.*|dijit(reset|icon)|block|grid.*|link|active|disabled|hover|focus|small|large|[smlx]+)$/i;

export function hintOf(element: Element, href: string | undefined): string {
  return shortly(
    ofField(element) || drawn(element) || (href ? target(href, location.href) : "") ||
      testId(element) || data(element) || icon(element) || telling(element.id) || classOf(element),
  );
}

/** The heading of a field's column, its label's drawing, the name under which it is sent. */
function ofField(element: Element): string {
  if (!isInput(element) && !isSelect(element) && !isTextarea(element)) return "";
  return header(element) || labelled(element) || testId(element) || telling(element.name);
}

/** A hidden control is drawn by its label. */
function labelled(element: Element): string {
  const [label] = labelsOf(element);
  return label ? label.title || icon(label, DRAWN) : "";
}

/** What a page says instead of a drawing to those who cannot see it. */
function drawn(element: Element): string {
  return localName(element) === "canvas" ? element.textContent ?? "" : "";
}

function shortly(text: string): string {
  return cut(collapse(maskSecrets(text.slice(0, MOST))), LONGEST);
}

/** In a table the column's heading says what a field is for. */
function header(element: Element): string {
  const cell = element.closest<HTMLTableCellElement>("td,th");
  const table = cell?.closest("table");
  if (!cell || !table) return "";
  const head = table.rows[0]?.cells[cell.cellIndex];
  return head !== cell && head?.localName === "th" ? head.textContent ?? "" : "";
}

/** What the page's script is to do or to show. */
function data(element: Element): string {
  const names = element.getAttributeNames().filter((name) => DATA.test(name));
  for (const name of names) {
    const clue = telling(getAttribute(element, name) ?? "");
    if (clue) return clue;
  }
  return "";
}

function testId(element: Element): string {
  for (const name of TEST_IDS) {
    const id = getAttribute(element, name);
    if (id) return id;
  }
  return "";
}

function icon(element: Element, kinds = ICONS): string {
  const inner = element.querySelectorAll(kinds);
  for (let i = 0; i < Math.min(inner.length, MOST_ICONS); i++) {
    const one = inner[i];
    const clue = one ? iconName(one, element) : "";
    if (clue) return clue;
  }
  return "";
}

function iconName(icon: Element, control: Element): string {
  const use = getAttribute(icon, "href") ?? getAttribute(icon, "xlink:href");
  if (use?.includes("#")) return telling(use.slice(use.indexOf("#") + 1));
  for (const name of ICON_ATTRIBUTES) {
    const clue = telling(getAttribute(icon, name) ?? "");
    if (clue) return clue;
  }
  if (isImage(icon)) {
    const file = fileName(getAttribute(icon, "src") ?? "");
    if (file) return telling(file);
  }
  return classOf(icon, control);
}

/** Without what comes before and after it; a picture that is all in its address has none. */
function fileName(address: string): string {
  if (/^\s*data:/i.test(address)) return "";
  const [path = ""] = address.slice(0, MOST).split(/[?#]/, 1);
  const file = path.slice(path.lastIndexOf("/") + 1);
  return file.slice(0, Math.max(0, file.lastIndexOf(".")));
}

function classOf(element: Element, control = element): string {
  const classes = getAttribute(element, "class")?.slice(0, MOST).split(/\s+/) ?? [];
  return classes.find((name) => !COMMON.test(name) && telling(name) && !isShared(control, name)) ??
    "";
}

/** Names that a program made up tell nothing. */
function telling(name: string): string {
  return name.length <= MOST && /^[a-z][\w -]*$/i.test(name) && !/\d{3}|[0-9a-f]{8}|__/i.test(name)
    ? name
    : "";
}
