import { isSelect } from "./kinds.ts";
import type { FieldValue } from "./contract.ts";
import { mark } from "./changes.ts";
import { collapse, cut, defuse, quoted } from "./clean.ts";
import { Fault } from "./fault.ts";
import { announce, fieldValue } from "./fields.ts";
import { isOptionDisabled, optionLabel } from "./options.ts";
import { checkFit } from "./prepare.ts";
import { resolve } from "./refs.ts";
import { masked } from "./secret.ts";
import { listedWords } from "./words.ts";

const MOST_LISTED = 20;

/** Selects exactly these options; events only when that changes something. */
export function choose(o: { ref: string; values: string[] }): FieldValue {
  const select = resolve(o.ref);
  checkFit(select, "select");
  if (!(isSelect(select))) return fieldValue(select);
  if (!select.multiple && o.values.length !== 1) {
    throw new Fault("invalid", `${listedWords(select)} takes one value, not ${o.values.length}`);
  }
  const wanted = new Set(o.values.map((value) => find(select, value)));
  mark();
  select.focus({ preventScroll: true });
  let changed = false;
  for (const option of select.options) {
    const selected = wanted.has(option);
    if (option.selected === selected) continue;
    changed = true;
    // In a single select the choice itself undoes the old one.
    if (select.multiple || selected) option.selected = selected;
  }
  if (!select.isConnected) {
    throw new Fault(
      "stale_ref",
      `${listedWords(select)} is gone: the page replaced it when it got the focus`,
    );
  }
  if (changed) announce(select);
  const kept = [...select.options].every((option) => option.selected === wanted.has(option));
  return { ...fieldValue(select), kept };
}

function find(select: HTMLSelectElement, wanted: string): HTMLOptionElement {
  const all = [...select.options];
  const text = collapse(wanted);
  const fitting = [
    all.filter((option) => option.value === wanted),
    all.filter((option) => optionLabel(option) === text),
    // The list of an observation cuts long ones.
    all.filter((option) => masked(optionLabel(option)) === text || masked(option.value) === text),
  ].find((some) => some.length > 0) ?? [];
  const option = fitting.find((one) => !isOptionDisabled(one));
  if (option) return option;
  const given = quoted(cut(defuse(text), 80));
  if (fitting.length > 0) {
    throw new Fault("not_actionable", `option ${given} of ${listedWords(select)} is disabled`);
  }
  throw new Fault(
    "invalid",
    `${listedWords(select)} has no option ${given}; it has ${listed(all)}`,
  );
}

function listed(options: HTMLOptionElement[]): string {
  if (options.length === 0) return "none";
  const some = options.slice(0, MOST_LISTED).map((option) => {
    const shown = quoted(cut(masked(optionLabel(option)), 60));
    return isOptionDisabled(option) ? `${shown} (disabled)` : shown;
  });
  const rest = options.length - some.length;
  return some.join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}
