import { isElement, isHtml, isInput } from "./kinds.ts";
import { getAttribute, hasAttribute, localName } from "./fast.ts";
import { getRole } from "dom-accessibility-api";

const ROLES = new Set(
  ("alert alertdialog application article banner blockquote button caption cell checkbox code " +
    "columnheader combobox complementary contentinfo definition deletion dialog directory document " +
    "emphasis feed figure form generic grid gridcell group heading img image insertion link list " +
    "listbox listitem log main marquee math menu menubar menuitem menuitemcheckbox menuitemradio " +
    "meter navigation none note option paragraph presentation progressbar radio radiogroup region " +
    "row rowgroup rowheader scrollbar search searchbox separator slider spinbutton status strong " +
    "subscript superscript switch tab table tablist tabpanel term textbox time timer toolbar " +
    "tooltip tree treegrid treeitem").split(" "),
);

/** The first role of the attribute that ARIA knows. */
export function explicitRole(element: Element): string | undefined {
  return getAttribute(element, "role")?.toLowerCase().split(/\s+/).find((role) => ROLES.has(role));
}

/**
 * The role by WAI-ARIA and HTML-AAM. Inputs for which HTML-AAM has none are called by their
 * type, which tells what they take; other elements without a role are `generic`.
 */
export function roleOf(element: Element): string {
  const explicit = explicitRole(element);
  if (explicit && explicit !== "none" && explicit !== "presentation") return explicit;
  if (isInput(element)) {
    // Asked by attribute: Firefox has no month and week inputs and reports them as text.
    const type = element.getAttribute("type")?.toLowerCase() ?? "text";
    if (type === "password") return "textbox";
    if (/^(date|time|datetime-local|month|week|color|file)$/.test(type)) return type;
  }
  if (localName(element) === "a" && hasAttribute(element, "xlink:href")) return "link";
  if (localName(element) === "video" || localName(element) === "audio") return element.localName;
  if (localName(element) === "iframe") return "iframe";
  return implicitRole(element) ?? (editingHost(element) ? "textbox" : "generic");
}

function implicitRole(element: Element): string | null {
  // The library takes any first word for the role, unknown ones too: ask it about a copy without.
  if (!hasAttribute(element, "role")) return getRole(element);
  const copy = element.cloneNode(false);
  if (!(isElement(copy))) return null;
  copy.removeAttribute("role");
  return getRole(copy);
}

/** Whether editing begins at this element. */
export function editingHost(element: Element): element is HTMLElement {
  return isHtml(element) && element.isContentEditable &&
    element.hasAttribute("contenteditable");
}
