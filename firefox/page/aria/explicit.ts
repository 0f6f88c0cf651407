import { getAttribute, hasAttribute } from "../fast.ts";
import { isHtml } from "../kinds.ts";
import { hasAuthorName } from "./author.ts";
import { GLOBAL, ROLES, SYNONYMS } from "./roles.ts";

/** The role that the role attribute gives, if it gives one. */
export function explicitRole(element: Element): string | undefined {
  const attribute = getAttribute(element, "role");
  if (attribute === null) return undefined;
  for (const token of attribute.toLowerCase().split(/\s+/)) {
    if (!ROLES.has(token)) continue;
    const role = SYNONYMS.get(token) ?? token;
    if (role === "none") return hasMeaning(element) ? undefined : role;
    // Without a name these would be landmarks that nobody can tell apart.
    if ((role === "form" || role === "region") && !hasAuthorName(element)) continue;
    return role;
  }
  return undefined;
}

/** Whether `role="none"` is ignored: what takes the focus or is described means something. */
function hasMeaning(element: Element): boolean {
  if (hasAttribute(element, "tabindex") || (isHtml(element) && element.tabIndex >= 0)) return true;
  return element.getAttributeNames().some((name) => GLOBAL.has(name));
}
