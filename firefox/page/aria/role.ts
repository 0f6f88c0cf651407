import { explicitRole } from "./explicit.ts";
import { nativeRole } from "./native.ts";

/** The role by WAI-ARIA, HTML-AAM and SVG-AAM; `generic` or `none` where there is none. */
export function computedRole(element: Element): string {
  return explicitRole(element) ?? nativeRole(element);
}
