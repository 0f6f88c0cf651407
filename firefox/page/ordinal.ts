/** Numbers of list items, as pure functions. */

const ROMAN: [number, string][] = [
  [1000, "m"],
  [900, "cm"],
  [500, "d"],
  [400, "cd"],
  [100, "c"],
  [90, "xc"],
  [50, "l"],
  [40, "xl"],
  [10, "x"],
  [9, "ix"],
  [5, "v"],
  [4, "iv"],
  [1, "i"],
];

/** A number as a list writes it: other words of the page may refer to item (b). */
export function ordinal(number: number, type: string): string {
  const written = /alpha|latin/.test(type)
    ? letters(number)
    : type.endsWith("roman")
    ? roman(number)
    : "";
  if (!written) return String(number);
  return type.startsWith("upper") ? written.toUpperCase() : written;
}

function letters(number: number): string {
  let written = "";
  for (; number > 0; number = Math.floor((number - 1) / 26)) {
    written = String.fromCharCode(97 + (number - 1) % 26) + written;
  }
  return written;
}

function roman(number: number): string {
  if (number > 3999) return "";
  let written = "";
  for (const [value, sign] of ROMAN) {
    for (; number >= value; number -= value) written += sign;
  }
  return written;
}
