/** What the walk writes of elements that are more, or less, than the text in them. */
import { collapse, label, quoted } from "./clean.ts";
import { optionLabel, visibleText } from "./info.ts";
import { isImage, isMeter, isProgress, isSelect, isTextField } from "./kinds.ts";
import { nameOf } from "./name.ts";
import { isSecret, MASK, maskSecrets } from "./secret.ts";

/** The inside of a picture's note; empty for one that says nothing. */
export function pictureNote(element: Element): string {
  const name = element.getAttribute("aria-label") ??
    (isImage(element) ? element.alt : element.querySelector("title")?.textContent ?? "");
  const words = label(name);
  return words && `img ${quoted(words)}`;
}

export function gaugeNote(element: Element): string {
  const name = label(element.getAttribute("aria-label") ?? "");
  const shown = isProgress(element) ? share(element) : isMeter(element) ? `${element.value}` : "";
  return `${element.localName} ${name ? `${quoted(name)} ` : ""}${shown}`;
}

function share(bar: HTMLProgressElement): string {
  return bar.position < 0 ? "running" : `${Math.round(bar.position * 100)}%`;
}

export function dialogNote(element: Element, role: string): string {
  const name = label(nameOf(element, role));
  return name ? `${role} ${quoted(name)}` : role;
}

/** What can be read of a field that is not listed; nothing of what shows no words. */
export function fieldText(element: Element): string {
  if (isSelect(element)) return [...element.selectedOptions].map(optionLabel).join(", ");
  if (!isTextField(element)) return "";
  if (/^(checkbox|radio|file|image|range|color)$/.test(element.type)) return "";
  return isSecret(element) && element.value ? MASK : maskSecrets(element.value);
}

/** The words on a control that its name, given by other means, does not have. */
export function unsaid(element: Element, name: string): string {
  if (!element.hasAttribute("aria-label") && !element.hasAttribute("aria-labelledby")) return "";
  const text = collapse(visibleText(element));
  const known = name.toLowerCase();
  const words = text.toLowerCase().split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.some((word) => !known.includes(word)) ? text : "";
}
