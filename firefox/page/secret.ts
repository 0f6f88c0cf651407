/**
 * Fields whose value never leaves the page: passwords, one-time codes, cards. An input that
 * was a password once stays one: "show password" buttons only change its type.
 */
import { isElement, isTextField } from "./kinds.ts";
import { MASK } from "./clean.ts";

export { MASK };

const TOKENS = /^(current-password|new-password|one-time-code|cc-.+)$/;
/** A shorter secret is found in unrelated words too. */
const TELLING = 3;

/** Fields that say so by their name alone. */
const NAMED =
  /card[-_ ]?(num|no\b)|\bcc[-_]?(num|csc|cvc)|\bcvv|\bcvc|\bcsc\b|\botp\b|one[-_ ]?time[-_ ]?(code|pass)/i;

const remembered = new WeakSet<Element>();

export function remember(element: Node): void {
  if (isElement(element)) remembered.add(element);
}

export function isSecret(element: Element): boolean {
  if (!isTextField(element)) return false;
  if (remembered.has(element)) return true;
  const tokens = element.getAttribute("autocomplete")?.toLowerCase().split(/\s+/) ?? [];
  const secret = element.type === "password" || tokens.some((token) => TOKENS.test(token)) ||
    NAMED.test(`${element.name} ${element.id}`);
  if (secret) remembered.add(element);
  return secret;
}

let held: string[] | undefined;

/** At the start of every call: what the secret fields hold is looked up when it is needed. */
export function forgetSecrets(): void {
  held = undefined;
}

export function secrets(): string[] {
  // Lists by tag are kept by the engine; a selector is matched against the whole page each time.
  held ??= ["input", "textarea"]
    .flatMap((tag) => [...document.getElementsByTagName(tag) as HTMLCollectionOf<HTMLInputElement>])
    .filter((field) => field.value !== "" && isSecret(field))
    .map((field) => field.value)
    .sort((a, b) => b.length - a.length);
  return held;
}

/**
 * Masks what repeats a secret: the name of a control around it, a preview of a card, the twin
 * of a password field that shows it.
 */
export function maskSecrets(text: string): string {
  for (const secret of secrets()) {
    if (secret.length >= TELLING) text = text.replaceAll(secret, MASK);
    else text = text.split(/(\s+)/).map((word) => word === secret ? MASK : word).join("");
  }
  return text;
}

/** The same for the page's own words, among which a short secret stands by chance. */
export function maskInText(text: string): string {
  for (const secret of secrets()) {
    if (secret.length > TELLING) text = text.replaceAll(secret, MASK);
  }
  return text;
}
