/**
 * Fields whose value never leaves the page: passwords, one-time codes, cards. An input that
 * was a password once stays one: "show password" buttons only change its type.
 */
import { collapse, label, MASK } from "./clean.ts";
import { isElement, isTextField } from "./kinds.ts";

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
  const secret = element.type === "password" ||
    start(element.getAttribute("autocomplete") ?? "").toLowerCase().split(/\s+/)
      .some((token) => TOKENS.test(token)) ||
    NAMED.test(`${start(element.name)} ${start(element.id)}`);
  if (secret) remembered.add(element);
  return secret;
}

/** No field is told from others by more of an attribute. */
function start(attribute: string): string {
  return attribute.slice(0, 500);
}

/** More secrets no form has, and longer ones nobody types; a page can make up any. */
const MOST = 100;
const LONGEST = 500;
/** So many shadow trees with fields are looked at. */
const MOST_ROOTS = 1_000;

const roots = new Set<WeakRef<ShadowRoot>>();
const entered = new WeakSet<ShadowRoot>();
let held: string[] | undefined;

/** The walk has come into a shadow tree, whose fields no list of the document has. */
export function enterForSecrets(root: ShadowRoot): void {
  if (entered.has(root) || roots.size >= MOST_ROOTS) return;
  const fields = fieldsOf(root);
  if (fields.length === 0) return;
  entered.add(root);
  roots.add(new WeakRef(root));
  if (held) held = withValues(fields, held);
}

/** At the start of every call: what the secret fields hold is looked up when it is needed. */
export function forgetSecrets(): void {
  held = undefined;
}

/** What the secret fields hold, as it is and as a line of text would show it, longest first. */
export function secrets(): string[] {
  return held ??= lists().reduce((known, fields) => withValues(fields, known), [] as string[]);
}

type Fields = ArrayLike<HTMLInputElement | HTMLTextAreaElement>;

function lists(): Fields[] {
  // Lists by tag are kept by the engine; a selector is matched against the whole page each time.
  const all: Fields[] = [
    document.getElementsByTagName("input"),
    document.getElementsByTagName("textarea"),
  ];
  for (const kept of roots) {
    const root = kept.deref();
    if (!root) roots.delete(kept);
    else if (root.isConnected) all.push(fieldsOf(root));
  }
  return all;
}

function fieldsOf(root: ShadowRoot): Fields {
  return root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input,textarea");
}

function withValues(fields: Fields, known: string[]): string[] {
  const all = new Set(known);
  for (let i = 0; i < fields.length && all.size < MOST; i++) {
    const field = fields[i];
    if (!field || field.value === "" || !isSecret(field)) continue;
    const value = field.value.slice(0, LONGEST);
    for (const form of [value, collapse(value)]) if (form !== "") all.add(form);
  }
  return all.size === known.length ? known : [...all].sort((a, b) => b.length - a.length);
}

/** A page's words as they leave it: masked, then cut, so that no beginning of a secret is left. */
export function masked(text: string): string {
  return label(maskSecrets(text));
}

/**
 * Masks what repeats a secret: the name of a control around it, a preview of a card, the twin
 * of a password field that shows it.
 */
export function maskSecrets(text: string): string {
  const short = new Set<string>();
  for (const secret of secrets()) {
    if (secret.length < TELLING) short.add(secret);
    else if (secret.length <= text.length) text = text.replaceAll(secret, MASK);
  }
  if (short.size === 0) return text;
  return text.split(/(\s+)/).map((word) => short.has(word) ? MASK : word).join("");
}

/** The same for the page's own words, among which a short secret stands by chance. */
export function maskInText(text: string): string {
  for (const secret of secrets()) {
    if (secret.length > TELLING && secret.length <= text.length) {
      text = text.replaceAll(secret, MASK);
    }
  }
  return text;
}
