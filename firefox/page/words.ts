/** Elements in words, for messages. */
import { collapse, cut, defuse, label, quoted } from "./clean.ts";
import { nameOf } from "./name.ts";
import { roleOf } from "./role.ts";
import { dropSecrets, holdSecrets } from "./secret.ts";

const SHORT = 80;

/** `textbox "Email"`, or the tag where there is neither role nor name. */
export function words(element: Element): string {
  const role = roleOf(element);
  holdSecrets();
  const name = cut(label(nameOf(element, role)), SHORT);
  dropSecrets();
  if (role === "generic" && !name) return tagOf(element);
  return name ? `${role} ${quoted(name)}` : role;
}

/** `<div id="clock">` or `<div class="spinner">`. */
export function tagOf(element: Element): string {
  const tag = element.localName;
  const id = cut(defuse(collapse(element.id)), 40);
  if (id) return `<${tag} id=${quoted(id)}>`;
  const first = cut(defuse(collapse(element.classList.item(0) ?? "")), 40);
  return first ? `<${tag} class=${quoted(first)}>` : `<${tag}>`;
}
