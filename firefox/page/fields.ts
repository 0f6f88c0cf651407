/** Helpers of fill: focus and selection before typing, values that are set, reading back. */
import { isHtml, isInput, isSelect, isText, isTextField } from "./kinds.ts";
import type { FieldValue, Prepared } from "./contract.ts";
import { mark } from "./changes.ts";
import { deepActiveElement, flatContains } from "./dom.ts";
import { Fault } from "./fault.ts";
import { guardKeys, unguardKeys } from "./guard.ts";
import { commit, typingBegins } from "./commit.ts";
import { checkedOf } from "./info.ts";
import { kindOf } from "./kind.ts";
import { checkFit, prepared } from "./prepare.ts";
import { resolve } from "./refs.ts";
import { roleOf } from "./role.ts";
import { isSecret, maskSecrets } from "./secret.ts";
import { rehearse } from "./rehearse.ts";
import { listedWords, words } from "./words.ts";

export function focusField(o: { ref: string; append: boolean }): Prepared {
  const element = resolve(o.ref);
  const kind = checkFit(element, "fill");
  mark();
  takeFocus(element);
  guardKeys(element);
  if (isTextField(element)) {
    if (kind !== "toggle") place(element, o.append);
    typingBegins(element);
  } else {
    placeInside(element, o.append);
  }
  return prepared(element, kind);
}

export function focus(o: { ref: string }): Record<never, never> {
  const element = resolve(o.ref);
  checkFit(element, "press");
  mark();
  takeFocus(element);
  guardKeys(element);
  return {};
}

function takeFocus(element: Element): void {
  if (isHtml(element) || element instanceof SVGElement) element.focus();
  const active = deepActiveElement();
  if (!element.isConnected) {
    throw new Fault(
      "stale_ref",
      `${listedWords(element)} is gone: the page replaced it when it got the focus`,
    );
  }
  if (active && (active === element || flatContains(element, active))) return;
  const held = active && active !== document.body ? `: focus is on ${words(active)}` : "";
  throw new Fault("not_actionable", `${listedWords(element)} does not take the focus${held}`);
}

/** Inserts what would take too long to type, as a paste does: one trusted input event. */
export function insertText(o: { text: string }): Record<never, never> {
  if (!document.execCommand("insertText", false, o.text)) {
    throw new Fault("not_actionable", "the field takes no insertion of text");
  }
  return {};
}

/** The whole value selected, so that typing replaces it, or the caret behind it. */
function place(field: HTMLInputElement | HTMLTextAreaElement, append: boolean): void {
  if (!append) return field.select();
  const end = field.value.length;
  try {
    field.setSelectionRange(end, end);
  } catch {
    // Number and e-mail inputs have no selection; a value that changes puts the caret at its end.
    const value = field.value;
    field.value = "";
    field.value = value;
  }
}

function placeInside(element: Element, append: boolean): void {
  const selection = getSelection();
  if (!selection) return;
  const range = document.createRange();
  range.selectNodeContents(append ? lastBlock(element) : element);
  if (append) range.collapse(false);
  selection.removeAllRanges();
  selection.addRange(range);
}

/** Where the last words end: behind the last paragraph a new one would begin. */
function lastBlock(element: Element): Node {
  let at: Node = element;
  for (;;) {
    const last: Node | undefined = [...at.childNodes].findLast((child) =>
      isText(child) ? child.data.trim() !== "" : child.hasChildNodes()
    );
    if (!last) return at;
    at = last;
  }
}

/** Sets what a picker would set; the page hears of it as from the picker. */
export function setField(o: { ref: string; value: string }): FieldValue {
  const element = resolve(o.ref);
  checkFit(element, "fill");
  if (!(isInput(element)) || kindOf(element) !== "set") {
    throw new Fault("not_actionable", `${listedWords(element)} is typed into, not set`);
  }
  const value = rehearse(element, o.value);
  mark();
  element.focus({ preventScroll: true });
  if (element.value !== value) {
    // Set from outside the page's world: a framework that watches its own setter sees a difference.
    element.value = value;
    announce(element);
  }
  return fieldValue(element);
}

/** The two events of a value that a person has chosen. */
export function announce(element: Element): void {
  element.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
  element.dispatchEvent(new Event("change", { bubbles: true }));
}

export function readField(o: { ref: string; expect?: string }): FieldValue {
  const lost = unguardKeys();
  if (lost !== undefined) throw new Fault("not_actionable", `${lost}. Nothing was typed`);
  const element = resolve(o.ref);
  commit(element);
  const result = fieldValue(element);
  if (o.expect !== undefined) result.kept = rawValue(element) === normal(element, o.expect);
  return result;
}

/** What the control makes of a text that it takes without refusing any of it. */
function normal(element: Element, text: string): string {
  if (!isInput(element)) return text.replace(/\r\n?/g, "\n");
  const line = text.replace(/[\r\n]/g, "");
  return /^(email|url)$/.test(element.type) ? line.trim() : line;
}

function rawValue(element: Element): string {
  if (
    isTextField(element) ||
    isSelect(element)
  ) return element.value;
  // An empty block at the end is drawn as a line break that nobody typed.
  // An editor keeps a typed space from being lost as one that does not break.
  return isHtml(element) ? element.innerText.replace(/\n$/, "").replaceAll("\u00a0", " ") : "";
}

export function fieldValue(element: Element): FieldValue {
  const raw = rawValue(element);
  const result: FieldValue = { empty: raw === "" };
  if (!isSecret(element)) result.value = maskSecrets(raw);
  const checked = checkedOf(element, roleOf(element));
  if (checked !== undefined) result.checked = checked;
  return result;
}
