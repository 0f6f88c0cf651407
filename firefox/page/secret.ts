/**
 * Fields whose value never leaves the page: passwords, one-time codes, cards. An input that
 * was a password once stays one: "show password" buttons only change its type.
 */
import { isElement, isTextField } from "./kinds.ts";

export const MASK = "•••";

const TOKENS = /^(current-password|new-password|one-time-code|cc-.+)$/;

const remembered = new WeakSet<Element>();

export function remember(element: Node): void {
  if (isElement(element)) remembered.add(element);
}

export function isSecret(element: Element): boolean {
  if (!(isTextField(element))) {
    return false;
  }
  if (remembered.has(element)) return true;
  const tokens = element.getAttribute("autocomplete")?.toLowerCase().split(/\s+/) ?? [];
  const secret = element.type === "password" || tokens.some((token) => TOKENS.test(token));
  if (secret) remembered.add(element);
  return secret;
}

let held: string[] = [];

/**
 * Takes note of what the secret fields hold now, for the length of one call: a label or a
 * preview on the page may repeat it.
 */
export function holdSecrets(): void {
  held = [];
  for (const field of document.querySelectorAll<HTMLInputElement>("input,textarea")) {
    if (field.value && isSecret(field)) held.push(field.value);
  }
  held.sort((a, b) => b.length - a.length);
}

export function dropSecrets(): void {
  held = [];
}

/** Every secret in a text that a field's own value can get into: names and descriptions. */
export function maskSecrets(text: string): string {
  for (const secret of held) {
    if (secret.length > 2) text = text.replaceAll(secret, MASK);
    // Two characters are found in every other word: only where they stand alone.
    else text = text.split(/(\s+)/).map((word) => word === secret ? MASK : word).join("");
  }
  return text;
}

/** Secrets long enough to be no coincidence, in the page's own words. */
export function maskLongSecrets(text: string): string {
  for (const secret of held) {
    if (secret.length > 4) text = text.replaceAll(secret, MASK);
  }
  return text;
}
