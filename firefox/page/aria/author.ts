import { getAttribute, hasAttribute } from "../fast.ts";
import { references } from "./references.ts";

/** White space as HTML has it: a no-break space or a blank Braille pattern is a word. */
const WORD = /[^\t\n\f\r ]/;

export function says(text: string | null | undefined): text is string {
  return !!text && WORD.test(text);
}

/**
 * Whether the author gave the element a name, whatever is in it. Asked for the roles that hang on
 * it, so the name itself is not computed.
 */
export function hasAuthorName(element: Element, withTitle = true): boolean {
  return says(getAttribute(element, "aria-label")) ||
    (withTitle && says(getAttribute(element, "title"))) ||
    (hasAttribute(element, "aria-labelledby") &&
      references(element, "aria-labelledby").some(saysSomething));
}

function saysSomething(element: Element): boolean {
  return says(element.textContent) || hasAuthorName(element) ||
    says(getAttribute(element, "alt")) || element.querySelector("[alt],[aria-label]") !== null;
}
