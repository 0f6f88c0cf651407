/** Elements in words, for messages. */
import { cut, label, quoted } from "./clean.ts";
import { handRole, visibleText } from "./info.ts";
import { nameOf } from "./name.ts";
import { roleOf } from "./role.ts";
import { masked, maskInText } from "./secret.ts";

const SHORT = 80;

/** `textbox "Email"`, or the tag where there is neither role nor name. */
export function words(element: Element): string {
  const role = roleOf(element);
  const name = cut(label(nameOf(element, role)), SHORT);
  if (role === "generic") return name ? `${role} ${quoted(name)}` : tagOf(element);
  return name ? `${role} ${quoted(name)}` : role;
}

/** A listed element, in the words of its marker. */
export function listedWords(element: Element): string {
  const role = roleOf(element);
  const name = cut(label(nameOf(element, role) || maskInText(visibleText(element))), SHORT);
  const shown = role === "generic" ? handRole(element) : role;
  return name ? `${shown} ${quoted(name)}` : `${shown} ${tagOf(element)}`;
}

/** `<div id="clock">` or `<div class="spinner">`. */
export function tagOf(element: Element): string {
  const tag = element.localName;
  const id = cut(masked(element.id), 40);
  if (id) return `<${tag} id=${quoted(id)}>`;
  const first = cut(masked(element.classList.item(0) ?? ""), 40);
  return first ? `<${tag} class=${quoted(first)}>` : `<${tag}>`;
}
