/** What the walk knows of elements by their names, roles and boxes. */

/** What is never drawn. */
export const NEVER = new Set([
  "script",
  "style",
  "template",
  "noscript",
  "head",
  "datalist",
  "title",
]);
export const UNDRAWN_SVG = new Set([
  "title",
  "desc",
  "defs",
  "metadata",
  "symbol",
  "style",
  "script",
]);
/** What keeps a row from being one line. */
export const BLOCKS_IN_CELLS =
  "table,ul,ol,dl,pre,h1,h2,h3,h4,h5,h6,form,fieldset,article,section,p+p,[role=row],[role=list]";

/** The same where columns have headings: there what is in a cell stays in it. */
export const BLOCKS_IN_DATA = "table,pre,article,section,[role=row]";
/** Inline by nature: taken out of the flow, it still stands beside the words around it. */
export const INLINE_TAGS = new Set(
  "span a i b em strong small label input button img sup".split(" "),
);

/** Whether the box begins and ends a line. All other values begin with one of these letters. */
export function isBlock(display: string): boolean {
  switch (display[0]) {
    case "i": // inline, inline-block, inline flex …
    case "c": // contents
    case "r": // ruby
      return false;
    default:
      return display !== "table-cell";
  }
}

/** What can have a shadow root and no child: html, "attachShadow". */
export const HOSTS = new Set("article aside div footer header main nav section span".split(" "));

const ITEM_TAGS = new Set(["li", "tr", "article", "fieldset", "dt"]);
const ITEM_ROLES = new Set([
  ..."row listitem article option treeitem group radiogroup dialog alertdialog".split(" "),
]);

/** Whether its first line tells it from its like: rows, list items, groups. */
export function isItem(tag: string, role: string | undefined): boolean {
  return ITEM_TAGS.has(tag) || (role !== undefined && ITEM_ROLES.has(role));
}
