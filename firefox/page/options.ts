/** What can be chosen in a select, or is suggested for a field. */
import { collapse } from "./clean.ts";
import type { ElementInfo, OptionInfo } from "./contract.ts";
import { getAttribute, localName, matches } from "./fast.ts";
import { isInput, isSelect } from "./kinds.ts";
import { masked } from "./secret.ts";

const MOST = 100;

export function optionLabel(option: HTMLOptionElement): string {
  return collapse(option.label || option.text);
}

export function isOptionDisabled(option: HTMLOptionElement): boolean {
  return matches(option, ":disabled");
}

export function addOptions(element: Element, info: ElementInfo): void {
  const all = isSelect(element) ? element.options : isInput(element) ? element.list?.options : null;
  if (!all) return;
  const select = isSelect(element);
  info.options = [];
  for (let i = 0; i < all.length && i < MOST; i++) {
    const option = all[i];
    if (option) info.options.push(optionInfo(option, select));
  }
  if (all.length > MOST) info.optionsTotal = all.length;
}

function optionInfo(option: HTMLOptionElement, select: boolean): OptionInfo {
  const value = masked(option.value);
  // A suggestion is called by what the field takes.
  const row: OptionInfo = { label: select ? masked(optionLabel(option)) : value, value };
  const group = option.parentElement;
  if (group && localName(group) === "optgroup") {
    const name = masked(getAttribute(group, "label") ?? "");
    if (name) row.group = name;
  }
  if (select && option.selected) row.selected = true;
  if (isOptionDisabled(option)) row.disabled = true;
  return row;
}
