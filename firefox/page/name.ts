/** Names and descriptions as an observation tells them: the standard's, secrets masked. */
import { accessibleDescription, accessibleName } from "./aria/name.ts";
import { hasAttribute } from "./fast.ts";
import { maskSecrets } from "./secret.ts";

/** The accessible name, white space as found. */
export function nameOf(element: Element, role: string): string {
  return maskSecrets(accessibleName(element, role));
}

const DESCRIBING = ["aria-describedby", "aria-description", "title"];

/** The accessible description, which may repeat the name; empty for most. */
export function descriptionOf(element: Element): string {
  return DESCRIBING.some((name) => hasAttribute(element, name))
    ? maskSecrets(accessibleDescription(element))
    : "";
}
