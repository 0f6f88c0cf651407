/**
 * Names and descriptions by the W3C's "Accessible Name and Description Computation 1.2". White
 * space is left as it was found; a secret field never says what it holds.
 */
import { getAttribute, hasAttribute, localName, styleOf } from "../fast.ts";
import { says } from "./author.ts";
import { content } from "./content.ts";
import { nativeName } from "./nativename.ts";
import { type Naming, NESTED_ROLE, type Part } from "./naming.ts";
import { references } from "./references.ts";
import { computedRole } from "./role.ts";
import { NAMED_BY_CONTENT } from "./roles.ts";
import { embeddedValue } from "./value.ts";

const MOST_NODES = 500;

export function accessibleName(element: Element, role = computedRole(element)): string {
  const byContent = NAMED_BY_CONTENT.has(role) || localName(element) === "summary";
  const naming = begin(element, NESTED_ROLE.test(role));
  return partOf(element, { naming, ground: { element }, via: byContent ? "self" : "author" });
}

/** What is said of an element beyond its name; empty for most. */
export function accessibleDescription(element: Element): string {
  if (hasAttribute(element, "aria-describedby")) {
    const described = referred(element, "aria-describedby", begin(element, false));
    if (says(described)) return described;
  }
  const own = getAttribute(element, "aria-description");
  return says(own) ? own : getAttribute(element, "title") ?? "";
}

function begin(element: Element, nested: boolean): Naming {
  return { root: element, said: new Set(), nested, left: MOST_NODES, part: partOf };
}

/** What an element adds to a name: the steps 2A to 2I. */
function partOf(element: Element, at: Part): string {
  const { naming, via } = at;
  if (via !== "reference" && hasAttribute(element, "aria-labelledby") && !at.referred) {
    const labels = referred(element, "aria-labelledby", naming);
    if (says(labels)) return labels;
  }
  // Everything is said once, and a label does not say the field that it is the label of.
  if (naming.said.has(element) || (via === "content" && element === naming.root)) return "";
  naming.said.add(element);
  if (at.unseen) return content(element, at.style ?? styleOf(element), at);
  if (via === "content" || (via === "reference" && element !== naming.root)) {
    const value = embeddedValue(element, at);
    if (value !== undefined) return value;
  }
  const label = getAttribute(element, "aria-label");
  // The label of a slot is not rendered: it has no box of its own.
  if (says(label) && localName(element) !== "slot") return label;
  const native = nativeName(element, at);
  if (native !== undefined) return native;
  const text = via === "author" ? "" : content(element, at.style ?? styleOf(element), at);
  if (says(text)) return text;
  const title = getAttribute(element, "title");
  if (says(title)) return title;
  // White space alone still parts the words around it.
  return element === naming.root ? placeholder(element) : text;
}

function placeholder(element: Element): string {
  return getAttribute(element, "placeholder") ?? getAttribute(element, "aria-placeholder") ?? "";
}

function referred(
  element: Element,
  attribute: "aria-labelledby" | "aria-describedby",
  naming: Naming,
): string {
  return references(element, attribute)
    .map((target) =>
      partOf(target, { naming, ground: { element: target }, via: "reference", referred: true })
    )
    .join(" ");
}
