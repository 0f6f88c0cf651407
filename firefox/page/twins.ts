/** A card's picture that leads to the same place as the card's link is one thing with it. */
import { firstChild, getAttribute, matches, nodeValue } from "./fast.ts";
import { collapse } from "./clean.ts";
import { isText } from "./kinds.ts";
import { isShown } from "./visible.ts";

/** What a person takes for one thing; beyond it two links are two. */
const CARD = "li,article,section,tr,td,figure,[role=listitem],[role=article],[role=row]";
const HIGHEST = 5;
const WIDEST = 12;

export class Twins {
  /** Cards cost a query each; a page of very many pictures is read without. */
  #left = 1000;

  /** The link in words that makes this one, which has none, say nothing new. */
  of(link: Element): Element | null {
    const first = firstChild(link);
    if (
      !first || (isText(first) && /\S/.test(nodeValue(first) ?? "")) || hasWords(link) ||
      this.#left-- <= 0
    ) return null;
    const href = getAttribute(link, "href") ?? "";
    if (href === "" || href === "#") return null;
    const same = `a[href="${CSS.escape(href)}"]`;
    let at = link.parentElement;
    for (let i = 0; at && at !== document.body && i < HIGHEST; i++, at = at.parentElement) {
      if (at.childElementCount > WIDEST) return null;
      const twin = [...at.querySelectorAll(same)].find((one) => hasWords(one) && isShown(one));
      if (twin) return twin;
      if (matches(at, CARD)) return null;
    }
    return null;
  }
}

function hasWords(element: Element): boolean {
  return /\S/.test(element.textContent ?? "");
}

/** Whether the picture in the link has no other words than the link beside it. */
export function saysTheSame(link: Element, twin: Element): boolean {
  const picture = getAttribute(link, "aria-label") ??
    link.querySelector("img[alt]")?.getAttribute("alt") ?? "";
  return collapse(twin.textContent ?? "").includes(collapse(picture));
}
