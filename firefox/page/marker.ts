import type { ElementInfo, OptionInfo } from "./contract.ts";
import { cut, quoted } from "./clean.ts";

/** The inside of an element's marker: reference, role, name and the states that matter. */
export function marker(info: ElementInfo): string {
  const parts = [info.ref, info.role];
  if (info.name) parts.push(quoted(info.name));
  // A cross or three dots are no name.
  if (info.description && !/[\p{L}\p{N}]/u.test(info.name)) {
    parts.push(`hint=${quoted(info.description)}`);
  }
  if (info.role === "iframe" && info.href) parts.push(cut(info.href, LONGEST_URL));
  if (info.value) parts.push(`value=${quoted(info.value)}`);
  else if (info.placeholder && info.placeholder !== info.name) {
    parts.push(`placeholder=${quoted(info.placeholder)}`);
  }
  if (info.options) parts.push(`options=${optionsOf(info.options, info.optionsTotal)}`);
  if (info.checked) parts.push(info.checked === "mixed" ? "mixed" : "checked");
  if (info.pressed) parts.push(info.pressed === "mixed" ? "half-pressed" : "pressed");
  if (info.current) parts.push("current");
  if (info.selected) parts.push("selected");
  if (info.expanded !== undefined) parts.push(info.expanded ? "expanded" : "collapsed");
  if (info.disabled) parts.push("disabled");
  if (info.readonly) parts.push("readonly");
  if (info.required) parts.push("required");
  if (info.invalid) {
    parts.push(info.invalid === true ? "invalid" : `invalid=${quoted(info.invalid)}`);
  }
  return parts.join(" ");
}

/** Of the document in a frame, which nothing else in the text says. */
const LONGEST_URL = 120;

/** As many labels as fit on a short line; all of them are in `options`. */
const LABELS = 120;

function optionsOf(options: OptionInfo[], total = options.length): string {
  let shown = "";
  let count = 0;
  let group: string | undefined;
  for (const option of options) {
    const same = option.group === group;
    const next = (same ? shown && " | " : `${group ? ")" : ""}${shown && " | "}`) +
      (!same && option.group ? `${option.group} (` : "") + option.label;
    if (shown.length + next.length > LABELS) break;
    shown += next;
    group = option.group;
    count++;
  }
  if (count === 0) return String(total);
  const rest = total - count;
  return quoted(group ? `${shown})` : shown) + (rest > 0 ? ` and ${rest} more` : "");
}
