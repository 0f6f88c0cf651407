/** What a control says inside another element's name: its value. */
import { getAttribute, hasAttribute, localName, styleOf } from "../fast.ts";
import { isMeter, isProgress, isSelect, isTextField } from "../kinds.ts";
import { isSecret, MASK } from "../secret.ts";
import { content } from "./content.ts";
import type { Part } from "./naming.ts";
import { computedRole } from "./role.ts";

const VALUED = /^(input|select|textarea|progress|meter)$/;
const RANGE = /^(slider|spinbutton|scrollbar|progressbar|meter)$/;

/** Undefined for what has no value. */
export function embeddedValue(element: Element, at: Part): string | undefined {
  if (!VALUED.test(localName(element)) && !hasAttribute(element, "role")) return undefined;
  const role = computedRole(element);
  if (RANGE.test(role)) return amount(element);
  if (role === "textbox" || role === "searchbox") return typed(element, at);
  if (role === "combobox" || role === "listbox") return chosen(element) ?? typed(element, at);
  return undefined;
}

function amount(element: Element): string {
  const said = getAttribute(element, "aria-valuetext") ?? getAttribute(element, "aria-valuenow");
  if (said !== null) return said;
  if (isTextField(element)) return typedIn(element);
  return isProgress(element) || isMeter(element) ? String(element.value) : "";
}

function typed(element: Element, at: Part): string {
  if (isTextField(element)) return typedIn(element);
  return content(element, styleOf(element), at);
}

function typedIn(field: HTMLInputElement | HTMLTextAreaElement): string {
  return field.value && isSecret(field) ? MASK : field.value;
}

function chosen(element: Element): string | undefined {
  if (isSelect(element)) {
    return [...element.selectedOptions].map((option) => option.label || option.text).join(" ");
  }
  const options = element.querySelectorAll('[role="option"][aria-selected="true"]');
  if (options.length === 0) return undefined;
  return [...options].map((option) => option.textContent).join(" ");
}
