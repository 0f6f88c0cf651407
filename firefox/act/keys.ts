/** Key names as the DOM has them (UI Events KeyboardEvent key Values) and WebDriver's code points for them. */
import { Fault } from "../fault.ts";

export const MODIFIERS = {
  Shift: "\uE008",
  Control: "\uE009",
  Alt: "\uE00A",
  Meta: "\uE03D",
} as const;

export type Modifier = keyof typeof MODIFIERS;

// Enter is \uE006: Firefox takes \uE007 for the keypad's.
const NAMED: Record<string, string> = {
  ...MODIFIERS,
  Enter: "\uE006",
  Tab: "\uE004",
  Escape: "\uE00C",
  Backspace: "\uE003",
  Delete: "\uE017",
  Insert: "\uE016",
  Space: " ",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Home: "\uE011",
  End: "\uE010",
  PageUp: "\uE00E",
  PageDown: "\uE00F",
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, i) => [`F${i + 1}`, String.fromCharCode(0xE031 + i)]),
  ),
};

/** What people and other tools call them. */
const ALIASES: Record<string, string> = {
  Ctrl: "Control",
  Cmd: "Meta",
  Command: "Meta",
  Option: "Alt",
  Return: "Enter",
  Esc: "Escape",
  Del: "Delete",
  Left: "ArrowLeft",
  Up: "ArrowUp",
  Right: "ArrowRight",
  Down: "ArrowDown",
  PgUp: "PageUp",
  PgDn: "PageDown",
};

export const ENTER = "\uE006";
export const DELETE = "\uE017";

/** `Control+Shift+k`, `Enter`, `+`, `Control++` as the code points to hold, the last of them pressed. */
export function parseKey(text: string): string[] {
  const parts = text === "+"
    ? ["+"]
    : text.endsWith("++")
    ? [...text.slice(0, -2).split("+"), "+"]
    : text.split("+");
  return parts.map((given, i) => {
    const part = ALIASES[given] ?? given;
    const named = Object.hasOwn(NAMED, part) ? NAMED[part] : undefined;
    const last = i === parts.length - 1;
    if (named !== undefined && (last || Object.hasOwn(MODIFIERS, part))) return named;
    if (last && [...part].length === 1) return part;
    const what = last ? "key" : "modifier";
    const allowed = last
      ? `one character, or ${Object.keys(NAMED).join(", ")}`
      : Object.keys(MODIFIERS).join(", ");
    throw new Fault(
      "invalid",
      `${
        JSON.stringify(part)
      } is no ${what}. Allowed: ${allowed}; join a chord with +, as in Control+a.`,
    );
  });
}

/** Key actions that type the text as a person does: one key down and up per character. */
export function typing(text: string): { type: "keyDown" | "keyUp"; value: string }[] {
  return [...text].flatMap((char) => stroke(char === "\n" ? [ENTER] : [char]));
}

/** Key actions of one chord: down in order, up in reverse. */
export function stroke(keys: string[]): { type: "keyDown" | "keyUp"; value: string }[] {
  return [
    ...keys.map((value) => ({ type: "keyDown" as const, value })),
    ...keys.toReversed().map((value) => ({ type: "keyUp" as const, value })),
  ];
}
