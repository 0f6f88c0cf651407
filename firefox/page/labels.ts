/** Which words of the page are written only once, as the name of a control. */
import { labelsOf } from "./dom.ts";
import { isInput } from "./kinds.ts";
import { isShown } from "./visible.ts";

const NAMED_BY_ID = ["input", "select", "textarea", "[contenteditable]"]
  .map((field) => `${field}[aria-labelledby]`).join();

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

/** `room`: controls are still being listed; names go into markers only while they are. */
export function labelsFor(room: () => boolean): Labels {
  const named = new Set<Element>();
  for (const control of document.querySelectorAll(NAMED_BY_ID)) {
    if (!isShown(control)) continue;
    for (const id of control.getAttribute("aria-labelledby")?.split(/\s+/) ?? []) {
      const label = document.getElementById(id);
      if (label && !label.matches(MORE_THAN_A_NAME)) named.add(label);
    }
  }
  return {
    names(label, control) {
      if (!room() || !isShown(control)) return false;
      if (/^(button|submit|reset|image|hidden)$/.test(control.getAttribute("type") ?? "")) {
        return false;
      }
      if (control.hasAttribute("aria-labelledby")) return named.has(label);
      return !control.hasAttribute("aria-label");
    },
    isName: (element) => named.size > 0 && named.has(element) && room(),
    standsFor(control) {
      if (isInput(control) && control.type === "hidden") return false;
      if (control.checkVisibility({ visibilityProperty: true })) return false;
      return labelsOf(control).some(isShown);
    },
  };
}
