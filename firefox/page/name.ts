/** Names and descriptions as an observation tells them: the standard's, secrets masked. */
import { accessibleDescription, accessibleName } from "./aria/name.ts";
import { getRootNode, hasAttribute, matches } from "./fast.ts";
import { isShadowRoot } from "./kinds.ts";
import { maskSecrets } from "./secret.ts";

/** The accessible name, white space as found. */
export function nameOf(element: Element, role: string): string {
  return maskSecrets(accessibleName(element, role) || hostName(element));
}

const FIELD = "input,select,textarea,button,[contenteditable]";

/** The one field of a shadow tree, without a name of its own, is what its host is called. */
function hostName(element: Element): string {
  const root = getRootNode(element);
  if (!isShadowRoot(root) || !matches(element, FIELD)) return "";
  if (root.querySelectorAll(FIELD).length > 1) return "";
  return accessibleName(root.host, "generic") || hostName(root.host);
}

const DESCRIBING = ["aria-describedby", "aria-description", "title"];

/** The accessible description, which may repeat the name; empty for most. */
export function descriptionOf(element: Element): string {
  return DESCRIBING.some((name) => hasAttribute(element, name))
    ? maskSecrets(accessibleDescription(element))
    : "";
}
