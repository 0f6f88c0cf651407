import { isInput, isSelect, isTextarea } from "./kinds.ts";
import type { Intent, Prepared } from "./contract.ts";
import { editingHost, roleOf } from "./role.ts";

export type Kind = Prepared["kind"];

const SET = /^(date|time|datetime-local|month|week|color|range)$/;
const BUTTON = /^(button|submit|reset|image)$/;

/** What kind of control it is, for fill and select. */
export function kindOf(element: Element): Kind {
  if (isSelect(element)) return "choice";
  if (isTextarea(element)) return "multiline";
  if (isInput(element)) return inputKind(element);
  if (editingHost(element)) return "editable";
  return /^(checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/.test(roleOf(element))
    ? "toggle"
    : "other";
}

function inputKind(input: HTMLInputElement): Kind {
  // By attribute: Firefox reports month and week, which it does not have, as text.
  const type = input.getAttribute("type")?.toLowerCase() ?? "text";
  if (SET.test(type)) return "set";
  if (type === "checkbox" || type === "radio") return "toggle";
  if (type === "file") return "file";
  return BUTTON.test(type) ? "other" : "text";
}

/** Why the element is not one for the action and which action is; undefined when it is. */
export function unfit(element: Element, kind: Kind, intent: Intent): string | undefined {
  if (intent === "fill") {
    if (kind === "choice") return "is a select: use the action select";
    if (kind === "file") return "takes files, which cannot be filled in";
    if (kind === "toggle") return "takes no text: use fields with checked";
    if (kind === "other") return "is no field: use click";
  }
  if (intent === "select" && kind !== "choice") {
    return element.matches('[role="combobox"],[role="listbox"],[role="option"]')
      ? "is no native select: click it, then click the option"
      : `is no select: use ${kind === "other" || kind === "toggle" ? "click" : "fill"}`;
  }
  return undefined;
}
