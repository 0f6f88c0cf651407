/** Roles as an observation tells them: the standard's, and a word for what it has none for. */
import { explicitRole as standardExplicitRole } from "./aria/explicit.ts";
import { computedRole } from "./aria/role.ts";
import { getAttribute, localName, matches } from "./fast.ts";
import { isHtml, isInput } from "./kinds.ts";

/** A page may write anything there. */
const TYPE = /^[a-z-]{1,20}$/;

/** The role that the role attribute gives, if it gives one. */
export function explicitRole(element: Element): string | undefined {
  const role = standardExplicitRole(element);
  return role === "image" ? "img" : role;
}

/**
 * The standard's role where it tells what to do with the element. Inputs for which HTML-AAM has none
 * are called by their type, which tells what they take; what has no role at all is `generic`.
 */
export function roleOf(element: Element): string {
  const role = computedRole(element);
  if (role === "image") return "img";
  if (role !== "generic" && role !== "none") return role;
  if (isInput(element)) {
    // Asked by attribute: Firefox has no month and week inputs and reports them as text.
    const type = getAttribute(element, "type")?.toLowerCase() ?? "text";
    return TYPE.test(type) && type !== "password" ? type : "textbox";
  }
  switch (isHtml(element) ? localName(element) : "") {
    case "audio":
    case "iframe":
    case "video":
      return localName(element);
    case "summary":
      return matches(element, "details > :first-of-type") ? "button" : "generic";
    default:
      return editingHost(element) ? "textbox" : "generic";
  }
}

/** Whether editing begins at this element. */
export function editingHost(element: Element): element is HTMLElement {
  return isHtml(element) && element.isContentEditable &&
    element.hasAttribute("contenteditable");
}
