/** Which words of the page are written only once, as the name of a control. */
import { labelsOf } from "./dom.ts";
import { styleOf } from "./fast.ts";
import { isInput, isMeter, isOutput, isProgress } from "./kinds.ts";
import { isShown } from "./visible.ts";

/** So many boxes around a control are looked at. */
const BOXES = 3;
const MOST_IDS = 100;

const NAMED_BY_ID =
  "input select textarea [contenteditable] [role=checkbox] [role=radio] [role=switch] [role=combobox] [role=textbox] [role=searchbox] [role=slider] [role=spinbutton]"
    .split(" ").map((field) => `${field}[aria-labelledby]`).join();

/** What is wrong with them stands in their markers. */
const WITH_MESSAGE = '[aria-errormessage][aria-invalid]:not([aria-invalid="false"])';

/** What says more than the name of a field, and is written where it stands. */
const MORE_THAN_A_NAME =
  "h1,h2,h3,h4,h5,h6,th,legend,caption,a,button,[role=heading],:has(a,button)";

export interface Labels {
  /** The label's words became the control's name. */
  names(label: Element, control: HTMLElement): boolean;
  /** The same for any other element that a field refers to for its name. */
  isName(element: Element): boolean;
  /** The control itself cannot be seen: its label is what a person uses. */
  standsFor(control: HTMLElement): boolean;
}

/** `room`: controls still get markers, into which names go. */
export function labelsFor(room: () => boolean): Labels {
  const named = new Set<Element>();
  for (const control of document.querySelectorAll(NAMED_BY_ID)) {
    if (!isShown(control)) continue;
    for (const id of control.getAttribute("aria-labelledby")?.split(/\s+/, MOST_IDS) ?? []) {
      const label = document.getElementById(id);
      if (label && !label.matches(MORE_THAN_A_NAME)) named.add(label);
    }
  }
  for (const field of document.querySelectorAll(WITH_MESSAGE)) {
    const message = document.getElementById(field.getAttribute("aria-errormessage") ?? "");
    if (message && isShown(field)) named.add(message);
  }
  return {
    names(label, control) {
      if (!room() || !isShown(control)) return false;
      // What shows a value is no control: its label is all that names it.
      if (isMeter(control) || isProgress(control) || isOutput(control)) return false;
      if (/^(button|submit|reset|image|hidden)$/.test(control.getAttribute("type") ?? "")) {
        return false;
      }
      if (control.hasAttribute("aria-labelledby")) return named.has(label);
      return !control.hasAttribute("aria-label");
    },
    isName: (element) => named.size > 0 && named.has(element) && room(),
    standsFor(control) {
      if (isInput(control) && control.type === "hidden") return false;
      return !isReached(control) && labelsOf(control).some(isShown);
    },
  };
}

/** Whether the walk comes upon the control itself: it is drawn, or at least takes the pointer. */
function isReached(control: HTMLElement): boolean {
  if (!control.checkVisibility({ visibilityProperty: true })) return false;
  if (!control.checkVisibility({ opacityProperty: true })) {
    if (styleOf(control).pointerEvents === "none") return false;
  }
  if (!isInput(control) || !/^(checkbox|radio|file)$/.test(control.type)) return true;
  // Folded away in a box of no size.
  let box = control.parentElement;
  for (let i = 0; box && box !== document.body && i < BOXES; i++, box = box.parentElement) {
    if (box.offsetWidth > 0 && box.offsetHeight > 0) continue;
    if (styleOf(box).overflowX !== "visible") return false;
  }
  return true;
}
