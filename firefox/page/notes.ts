/** What the walk writes of elements that are more, or less, than the text in them. */
import { collapse, quoted } from "./clean.ts";
import { closest, getAttribute, hasAttribute, localName } from "./fast.ts";
import { visibleText } from "./info.ts";
import { isImage, isMeter, isProgress, isSelect, isTextField } from "./kinds.ts";
import { nameOf } from "./name.ts";
import { optionLabel } from "./options.ts";
import { isSecret, MASK, masked, maskSecrets } from "./secret.ts";

/** The inside of a picture's note; empty for one that says nothing, or what its caption says. */
export function pictureNote(element: Element, role: string | undefined): string {
  const own = isImage(element) && !hasAttribute(element, "aria-label") ? element.alt : "";
  const words = masked(own || nameOf(element, role ?? "img") || titleIn(element));
  if (!words) return "";
  const caption = closest(element, "figure")?.querySelector("figcaption")?.textContent ?? "";
  return masked(caption) === words ? "" : `img ${quoted(words)}`;
}

/** A drawing's own title, not that of a part of it. */
function titleIn(svg: Element): string {
  if (localName(svg) !== "svg") return "";
  return [...svg.children].find((child) => localName(child) === "title")?.textContent ?? "";
}

/** `progress "Upload" 30%`, `meter 7 of 10`. */
export function gaugeNote(element: Element, role: string): string {
  const name = masked(getAttribute(element, "aria-label") ?? "") ||
    (hasAttribute(element, "aria-labelledby") ? masked(nameOf(element, role)) : "");
  const said = getAttribute(element, "aria-valuetext");
  const shown = said
    ? quoted(masked(said))
    : isProgress(element)
    ? share(element.position)
    : isMeter(element)
    ? `${element.value} of ${element.max}`
    : shareByHand(element, role);
  return [localName(element) === "progress" ? "progress" : role, name && quoted(name), shown]
    .filter(Boolean).join(" ");
}

function shareByHand(element: Element, role: string): string {
  const [now, low, high] = ["now", "min", "max"].map((name, i) => {
    const value = Number.parseFloat(getAttribute(element, `aria-value${name}`) ?? "");
    return Number.isFinite(value) ? value : [NaN, 0, 100][i] ?? 0;
  });
  if (now === undefined || low === undefined || high === undefined) return "";
  if (role === "meter") return Number.isNaN(now) ? "" : `${now} of ${high}`;
  return share(Number.isNaN(now) || high <= low ? -1 : (now - low) / (high - low));
}

function share(part: number): string {
  return part < 0 ? "running" : `${Math.round(part * 100)}%`;
}

const LIVE = new Set("status alert log timer marquee".split(" "));

/**
 * What is written before the words of an element that a person sees to be more than words: a region
 * that the page writes to by itself, a group with a name that stands nowhere else.
 */
export function regionNote(element: Element, tag: string, role: string | undefined): string {
  const live = liveness(element, role);
  const group = role === "radiogroup" || role === "group" || (!role && tag === "fieldset");
  if (!live && !group) return "";
  const name = masked(getAttribute(element, "aria-label") ?? "");
  if (live) return name ? `${live} ${quoted(name)}` : live;
  return name && `${role ?? "group"} ${quoted(name)}`;
}

function liveness(element: Element, role: string | undefined): string {
  if (role && LIVE.has(role)) return role;
  const live = getAttribute(element, "aria-live");
  return live === "assertive" ? "alert" : live === "polite" ? "status" : "";
}

export function dialogNote(element: Element, role: string): string {
  const name = masked(nameOf(element, role));
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
  const value = getAttribute(element, "aria-valuetext") ?? getAttribute(element, "aria-valuenow");
  const known = `${name} ${value ?? ""}`.toLowerCase();
  const words = text.toLowerCase().split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word));
  return words.some((word) => !known.includes(word)) ? text : "";
}
