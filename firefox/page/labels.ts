/** Which words of the page are written only once, as the name of a control. */
import { isInput } from "./kinds.ts";
import { labelsOf } from "./dom.ts";
import { isShown } from "./visible.ts";

const NAMED_BY_ID =
  "input[aria-labelledby],select[aria-labelledby],textarea[aria-labelledby],[contenteditable][aria-labelledby]";

export interface Labels {
  /** The label's words became the control's name. */
  names(label: Element, control: HTMLElement): boolean;
  /** The control itself cannot be seen: its label is what a person uses. */
  standsFor(control: HTMLElement): boolean;
}

/** `room`: controls are still being listed; names go into markers only while they are. */
export function labelsFor(room: () => boolean): Labels {
  const named = new Set<Element>();
  for (const control of document.querySelectorAll(NAMED_BY_ID)) {
    for (const id of control.getAttribute("aria-labelledby")?.split(/\s+/) ?? []) {
      const label = document.getElementById(id);
      if (label?.localName === "label") named.add(label);
    }
  }
  return {
    names(label, control) {
      if (!room() || !isUsable(control)) return false;
      if (/^(button|submit|reset|image|hidden)$/.test(control.getAttribute("type") ?? "")) {
        return false;
      }
      if (control.hasAttribute("aria-labelledby")) return named.has(label);
      return !control.hasAttribute("aria-label");
    },
    standsFor(control) {
      if (isInput(control) && control.type === "hidden") return false;
      if (control.checkVisibility({ visibilityProperty: true })) return false;
      return labelsOf(control).some(isShown);
    },
  };
}

function isUsable(control: HTMLElement): boolean {
  return isShown(control);
}
