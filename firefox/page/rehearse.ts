import { Fault } from "./fault.ts";
import { listedWords } from "./words.ts";

const FORMS: Record<string, { form: string; fits?: RegExp }> = {
  date: { form: "YYYY-MM-DD" },
  time: { form: "HH:MM or HH:MM:SS" },
  "datetime-local": { form: "YYYY-MM-DDTHH:MM" },
  // Firefox has no inputs of these two types: the form is ours to hold.
  month: { form: "YYYY-MM", fits: /^\d{4,}-(0[1-9]|1[0-2])$/ },
  week: { form: "YYYY-Www", fits: /^\d{4,}-W(0[1-9]|[1-4]\d|5[0-3])$/ },
  color: { form: "#rrggbb", fits: /^#[0-9a-f]{6}$/i },
  range: { form: "a number", fits: /^-?\d+(\.\d+)?$/ },
};

/**
 * The value itself is in no message: it may be a card's date.
 *
 * Tries the value on a spare input of the same type and bounds, so that a wrong one leaves
 * the page's untouched. Returns the value as the input would hold it.
 */
export function rehearse(input: HTMLInputElement, value: string): string {
  const type = input.getAttribute("type")?.toLowerCase() ?? "text";
  const { form = "", fits } = FORMS[type] ?? {};
  if (value === "" && type !== "color" && type !== "range") return value;
  const spare = document.createElement("input");
  for (const name of ["type", "min", "max", "step"]) {
    const bound = input.getAttribute(name);
    if (bound !== null) spare.setAttribute(name, bound);
  }
  spare.value = value;
  if (spare.value === "" || (fits && !fits.test(value))) {
    throw new Fault("invalid", `${listedWords(input)} takes ${form}`);
  }
  const { rangeUnderflow, rangeOverflow, stepMismatch } = spare.validity;
  const moved = type === "range" && Number(spare.value) !== Number(value);
  if (rangeUnderflow || rangeOverflow || stepMismatch || moved) {
    throw new Fault(
      "invalid",
      `${listedWords(input)} takes ${form}${bounds(input, type)}`,
    );
  }
  return spare.value;
}

function bounds(input: HTMLInputElement, type: string): string {
  const range = type === "range";
  const min = input.min || (range ? "0" : "");
  const max = input.max || (range ? "100" : "");
  const step = input.step || (range ? "1" : "");
  return (min && ` from ${min}`) + (max && ` to ${max}`) + (step && ` in steps of ${step}`);
}
