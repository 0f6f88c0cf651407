/** fill and select: controls take what a person would give them, and say what they did not keep. */
import { act, type Observing } from "../act.ts";
import type { Browser } from "../browser.ts";
import { Fault } from "../fault.ts";
import { call } from "../inpage.ts";
import type { FieldValue, Prepared } from "../page/contract.ts";
import { callOn, placeOf } from "../refs.ts";
import type { Tab } from "../tab.ts";
import type { Effect, FieldState, Reply } from "../types.ts";
import { DELETE, ENTER, MODIFIERS, stroke, typing } from "./keys.ts";
import { aim, guardOthers, press } from "./pointer.ts";
import { strike } from "./press.ts";

/**
 * Typing takes a millisecond a character, so a longer text is inserted at once, as a paste is.
 */
const MOST_TYPED = 2_000;

export interface Field {
  ref: string;
  text?: string;
  value?: string | string[];
  checked?: boolean;
}

export interface FillParams extends Observing {
  ref?: string;
  text?: string;
  append?: boolean;
  submit?: boolean;
  fields?: Field[];
}

export function fill(browser: Browser, params: FillParams, signal: AbortSignal): Promise<Reply> {
  return act(browser, params, signal, "act", async (tab) => {
    const fields = wanted(params);
    // Every reference is looked at before the first field is filled.
    const last = fields.map(({ ref }) => placeOf(browser, tab, ref)).at(-1) ?? tab.context;
    const effect = params.fields === undefined
      ? await single(browser, tab, fields[0] as Field, params.append ?? false, signal)
      : await form(browser, tab, fields, params.submit ?? false, signal);
    if (params.submit) await strike(browser, last, stroke([ENTER]), signal);
    return effect;
  });
}

export function select(
  browser: Browser,
  params: Observing & { ref: string; value: string | string[] },
  signal: AbortSignal,
): Promise<Reply> {
  return act(browser, params, signal, "act", async (tab) => {
    const choice = { ref: params.ref, values: [params.value].flat() };
    const kept = differs(await callOn(browser, tab, "choose", choice, signal));
    return kept === undefined ? {} : { value: kept };
  });
}

function wanted(params: FillParams): Field[] {
  const { ref, text, fields } = params;
  if (fields !== undefined && ref === undefined && text === undefined) {
    if (params.append) {
      throw new Fault("invalid", "append goes with ref and text, not with fields.");
    }
    for (const field of fields) {
      const given = [field.text, field.value, field.checked].filter((v) => v !== undefined).length;
      if (given !== 1) {
        throw new Fault(
          "invalid",
          `fields: ${field.ref} needs exactly one of text, value and checked.`,
        );
      }
    }
    return fields;
  }
  if (fields === undefined && ref !== undefined && text !== undefined) return [{ ref, text }];
  throw new Fault(
    "invalid",
    "fill needs ref and text, or fields alone: [{ref, text}, {ref, value}, {ref, checked}].",
  );
}

async function single(
  browser: Browser,
  tab: Tab,
  field: Field,
  append: boolean,
  signal: AbortSignal,
): Promise<Partial<Effect>> {
  const kept = await give(browser, tab, field, append, signal);
  return kept === undefined ? {} : { value: kept };
}

/**
 * A whole form: what one control refuses does not keep the others from being filled, but it keeps the
 * form from being sent.
 */
async function form(
  browser: Browser,
  tab: Tab,
  fields: Field[],
  submit: boolean,
  signal: AbortSignal,
): Promise<Partial<Effect>> {
  const states: FieldState[] = [];
  const refused: { ref: string; fault: Fault }[] = [];
  for (const field of fields) {
    try {
      const kept = await give(browser, tab, field, false, signal);
      if (kept !== undefined) {
        states.push({ ref: field.ref, value: kept, error: "the page kept another value" });
      }
    } catch (error) {
      if (!(error instanceof Fault) || error.code === "timeout") throw error;
      states.push({ ref: field.ref, error: `${error.code}: ${error.message}` });
      refused.push({ ref: field.ref, fault: error });
    }
  }
  const [first] = refused;
  if (first && (submit || refused.length === fields.length)) {
    const others = refused.length === fields.length
      ? "No field was filled"
      : "The other fields were filled";
    const sent = submit ? " and nothing was submitted" : "";
    throw new Fault(
      first.fault.code,
      `${first.ref}: ${first.fault.message} ${others}${sent}; the references still hold.`,
      true,
    );
  }
  return states.length === 0 ? {} : { fields: states };
}

/** Gives one control its value; returns what it holds instead when the page did not keep it. */
async function give(
  browser: Browser,
  tab: Tab,
  field: Field,
  append: boolean,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { ref } = field;
  if (field.value !== undefined) {
    return differs(
      await callOn(browser, tab, "choose", { ref, values: [field.value].flat() }, signal),
    );
  }
  if (field.checked !== undefined) return await toggle(browser, tab, ref, field.checked, signal);
  const text = field.text ?? "";
  await guardOthers(browser, tab, placeOf(browser, tab, ref), signal);
  const target = await callOn(browser, tab, "focusField", { ref, append }, signal);
  if (target.secret) {
    browser.secrets.add(text);
    tab.journal.secret = true;
  }
  if (target.kind === "set") {
    const now = await callOn(browser, tab, "setField", { ref, value: text }, signal);
    return differs(now);
  }
  await type(browser, tab, placeOf(browser, tab, ref), target, text, append, signal);
  const expect = append ? {} : { expect: text };
  const now = await callOn(browser, tab, "readField", { ref, ...expect }, signal);
  return append ? undefined : differs(now);
}

async function type(
  browser: Browser,
  tab: Tab,
  place: string,
  target: Prepared,
  text: string,
  append: boolean,
  signal: AbortSignal,
): Promise<void> {
  const lines = text.replaceAll("\r\n", "\n").replaceAll("\r", "\n");
  if (lines.includes("\n") && target.kind === "text") {
    throw new Fault(
      "invalid",
      "A single-line field takes no line break. Leave it out, or use submit to press Enter.",
    );
  }
  if (lines.length > MOST_TYPED) {
    await call(browser, tab, "insertText", { text: lines }, signal, place);
    return;
  }
  if (lines === "") {
    if (!append) await strike(browser, place, stroke([DELETE]), signal);
    return;
  }
  // In an editor Enter may send the message; Shift+Enter is its line break.
  const actions = target.kind !== "editable"
    ? typing(lines)
    : lines.split("\n").flatMap((line, i) => [
      ...(i > 0 ? stroke([MODIFIERS.Shift, ENTER]) : []),
      ...typing(line),
    ]);
  await strike(browser, place, actions, signal);
}

async function toggle(
  browser: Browser,
  tab: Tab,
  ref: string,
  checked: boolean,
  signal: AbortSignal,
): Promise<string | undefined> {
  const before = await callOn(browser, tab, "readField", { ref }, signal);
  if (before.checked === undefined) {
    throw new Fault(
      "not_actionable",
      `${ref} is no checkbox, radio button or switch. Give it text or value instead.`,
    );
  }
  if (before.checked === checked) return undefined;
  await guardOthers(browser, tab, placeOf(browser, tab, ref), signal);
  const target = await aim(browser, tab, ref, "click", signal);
  await press(browser, placeOf(browser, tab, ref), target, {}, signal);
  const after = await callOn(browser, tab, "readField", { ref }, signal);
  return after.checked === checked ? undefined : after.checked ? "checked" : "not checked";
}

/** What the control holds when that is not what was asked for. */
function differs(now: FieldValue): string | undefined {
  if (now.kept !== false) return undefined;
  return now.value ?? (now.empty ? "" : "•••");
}
