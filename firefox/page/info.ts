import {
  isAnchor,
  isArea,
  isButton,
  isDetails,
  isHtml,
  isInput,
  isSelect,
  isTextarea,
  isTextField,
} from "./kinds.ts";
import type { ElementInfo } from "./contract.ts";
import type { Content } from "./actionable.ts";
import { collapse, cut, defuse, label } from "./clean.ts";
import { flatClosest, labelsOf } from "./dom.ts";
import { references } from "./aria/references.ts";
import { getAttribute, hasAttribute, localName, matches, sidesOf } from "./fast.ts";
import { hintOf } from "./hint.ts";
import { descriptionOf, nameOf } from "./name.ts";
import { addOptions, optionLabel } from "./options.ts";
import { editingHost, roleOf } from "./role.ts";
import { isSecret, MASK, masked, maskInText, maskSecrets } from "./secret.ts";
import { isOffscreen, isScroller, isShown } from "./visible.ts";

const LONGEST_URL = 2_000;
const CHECKED = /^(checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/;
/** Of these the third state is a state of their own; for switches and radios it is off. */
const MIXED = /^(checkbox|menuitemcheckbox|option|treeitem)$/;
const VALUED =
  /^(textbox|searchbox|combobox|listbox|slider|spinbutton|scrollbar|separator|progressbar|meter)$/;

/** Everything that an observation says about an element; one that cannot be read costs no more than its words. */
export function describe(element: Element, ref: string, content: Content): ElementInfo {
  try {
    return described(element, ref, content);
  } catch {
    return { ref, role: "clickable", name: "" };
  }
}

function described(element: Element, ref: string, content: Content): ElementInfo {
  const role = roleOf(element);
  // Without a name it is called by its words, unless they are written beside it anyway.
  const words = () => content === "named" ? maskSecrets(visibleText(element)) : "";
  const info: ElementInfo = {
    ref,
    role: role === "generic" ? handRole(element) : role,
    name: label(
      !isNamedByContent(element, role)
        ? nameOf(element, role) || words()
        : content === "around"
        ? ""
        : words() || nameOf(element, role),
    ),
  };
  const value = valueOf(element, role) ?? stateOf(element);
  if (value !== undefined) info.value = value;
  const description = label(descriptionOf(element));
  if (description && description !== info.name) info.description = description;
  const checked = checkedOf(element, role);
  if (checked !== undefined) info.checked = checked;
  addAriaStates(element, info);
  addFieldStates(element, info);
  const href = hrefOf(element);
  if (href) info.href = href;
  addOptions(element, info);
  if (!saysMuch(info.name) && !info.description && content !== "around") {
    const hint = label(hintOf(element, href));
    if (hint) info.description = hint;
  }
  if (isOffscreen(placeOf(element))) info.offscreen = true;
  if (isSecret(element)) info.secret = true;
  return info;
}

/** A cross or three dots are no name. */
export function saysMuch(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(name);
}

/** Its words would be its name, and they are written below it. */
function isNamedByContent(element: Element, role: string): boolean {
  return /^(row|cell|gridcell|columnheader|rowheader|listitem|heading|tooltip)$/.test(role) &&
    !["aria-label", "aria-labelledby", "title"].some((name) => hasAttribute(element, name));
}

/** What is told of an element that has no role but was listed. */
export function handRole(element: Element): string {
  if (localName(element) === "canvas") return "canvas";
  return isScroller(element) ? "scrollable" : "clickable";
}

/** How a column is sorted, a region scrolled, how large a drawing is, how far a film has run: what else tells nothing. */
function stateOf(element: Element): string | undefined {
  const sorted = sortOf(element);
  if (sorted) return sorted;
  switch (localName(element)) {
    case "canvas": {
      const { left, top, right, bottom } = sidesOf(element);
      return `${Math.round(right - left)}×${Math.round(bottom - top)}`;
    }
    case "video":
    case "audio":
      return playing(element as HTMLMediaElement);
    default:
  }
  if (!isScroller(element)) return undefined;
  const hidden = element.scrollHeight - element.clientHeight;
  return `scrolled ${Math.round(100 * element.scrollTop / hidden)}%`;
}

/** By which column a table is sorted. */
export function sortOf(header: Element): string {
  const sort = getAttribute(header, "aria-sort");
  return sort === "ascending" || sort === "descending" ? `sorted ${sort}` : "";
}

function playing(media: HTMLMediaElement): string | undefined {
  if (media.readyState === 0) return undefined;
  const length = Number.isFinite(media.duration) ? ` of ${Math.round(media.duration)} s` : " s";
  return `${media.paused ? "paused" : "playing"} at ${Math.round(media.currentTime)}${length}`;
}

/** Where the element is seen: a hidden checkbox is seen as its label. */
function placeOf(element: Element): Element {
  if (element.checkVisibility({ visibilityProperty: true })) return element;
  return labelsOf(element).find(isShown) ?? element;
}

export function visibleText(element: Element): string {
  return isHtml(element) ? element.innerText : element.textContent ?? "";
}

/** What a field holds, in the contract's words; undefined for what is no field. */
export function valueOf(element: Element, role: string): string | undefined {
  if (isSecret(element)) return holdsValue(element) ? MASK : "";
  if (isSelect(element)) {
    return masked([...element.selectedOptions].map(optionLabel).join(", "));
  }
  if (isTextarea(element)) return masked(element.value);
  if (isInput(element)) {
    if (/^(button|submit|reset|image|checkbox|radio)$/.test(element.type)) return undefined;
    if (element.type === "range") {
      return masked(getAttribute(element, "aria-valuetext") ?? element.value);
    }
    if (element.type !== "file") return masked(element.value);
    return masked([...element.files ?? []].map((file) => file.name).join(", "));
  }
  if (editingHost(element)) return masked(element.innerText);
  if (!VALUED.test(role)) return undefined;
  const value = getAttribute(element, "aria-valuetext") ?? getAttribute(element, "aria-valuenow");
  return value === null ? undefined : masked(value);
}

function holdsValue(element: Element): boolean {
  return (isTextField(element)) &&
    element.value !== "";
}

export function checkedOf(element: Element, role: string): boolean | "mixed" | undefined {
  if (isInput(element) && /^(checkbox|radio)$/.test(element.type)) {
    return element.indeterminate ? "mixed" : element.checked;
  }
  const checked = triState(element, "aria-checked");
  const mixes = MIXED.test(role);
  if (!CHECKED.test(role)) return mixes ? checked : undefined;
  return checked === "mixed" && !mixes ? false : checked ?? false;
}

function triState(element: Element, attribute: string): boolean | "mixed" | undefined {
  const value = getAttribute(element, attribute);
  return value === "mixed"
    ? value
    : value === "true"
    ? true
    : value === "false"
    ? false
    : undefined;
}

function addAriaStates(element: Element, info: ElementInfo): void {
  const selected = triState(element, "aria-selected");
  if (typeof selected === "boolean") info.selected = selected;
  const expanded = expandedOf(element);
  if (expanded !== undefined) info.expanded = expanded;
  const current = getAttribute(element, "aria-current");
  if (current && current !== "false") info.current = masked(current);
  const pressed = triState(element, "aria-pressed");
  if (pressed !== undefined) info.pressed = pressed;
  const level = levelOf(element, info.role);
  if (level > 0) info.level = level;
}

function levelOf(element: Element, role: string): number {
  const level = Number.parseInt(getAttribute(element, "aria-level")?.slice(0, 3) ?? "");
  if (level > 0) return level;
  if (role !== "heading") return 0;
  // A heading that gives none is of the second level.
  return Number(/^h([1-6])$/.exec(localName(element))?.[1] ?? 2);
}

function expandedOf(element: Element): boolean | undefined {
  if (localName(element) === "summary" && isDetails(element.parentElement)) {
    return element.parentElement.open;
  }
  const expanded = triState(element, "aria-expanded");
  if (typeof expanded === "boolean") return expanded;
  const popover = isInput(element) || isButton(element) ? element.popoverTargetElement : null;
  return popover ? matches(popover, ":popover-open") : undefined;
}

function addFieldStates(element: Element, info: ElementInfo): void {
  if (isDisabled(element)) info.disabled = true;
  if (isReadonly(element)) info.readonly = true;
  if (matches(element, ":required") || getAttribute(element, "aria-required") === "true") {
    info.required = true;
  }
  const invalid = invalidOf(element);
  if (invalid) info.invalid = invalid;
  const placeholder = getAttribute(element, "placeholder") ??
    getAttribute(element, "aria-placeholder");
  if (placeholder) info.placeholder = masked(placeholder);
}

export function isDisabled(element: Element): boolean {
  return matches(element, ":disabled") || flatClosest(element, '[aria-disabled="true"]') !== null;
}

export function isReadonly(element: Element): boolean {
  if (isTextField(element)) {
    // `:read-only` also fits checkboxes and buttons, which know no such state.
    if (element.readOnly && matches(element, ":read-only")) return true;
  }
  return getAttribute(element, "aria-readonly") === "true";
}

function invalidOf(element: Element): string | true | undefined {
  const marked = getAttribute(element, "aria-invalid");
  const says = marked !== null && marked !== "false" && marked !== "";
  // A field that nobody has touched yet may be invalid without looking so.
  if (!says && !matches(element, ":user-invalid")) return undefined;
  const messages = references(element, "aria-errormessage");
  if (messages.length > 0) return masked(messages.map(visibleText).join(" ")) || true;
  return "validationMessage" in element ? masked(String(element.validationMessage)) || true : true;
}

function hrefOf(element: Element): string | undefined {
  const address = addressOf(element);
  if (!address) return undefined;
  // Of a script's address or one that is none any words can be a part.
  const words = defuse(collapse(maskInText(address.slice(0, 2 * LONGEST_URL))));
  return cut(words, address.startsWith("data:") ? 100 : LONGEST_URL);
}

function addressOf(element: Element): string {
  if (isAnchor(element) || isArea(element)) return element.href;
  if (!(element instanceof SVGAElement)) return "";
  const own = element.href.baseVal;
  return URL.parse(own, document.baseURI)?.href ?? own;
}
