/** A card's picture that leads to the same place as the card's link is one thing with it. */
import { closest, firstChild, getAttribute, nodeValue } from "./fast.ts";
import { collapse } from "./clean.ts";
import { isText } from "./kinds.ts";
import { isShown } from "./visible.ts";

/** What a person takes for one thing; beyond it two links are two. */
const CARD = "li,article,section,tr,[role=listitem],[role=article],[role=row]";
const HIGHEST = 3;
const WIDEST = 12;
const MOST_LINKS = 4;
const LONGEST = 2_000;

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
    // What a script does is told by no address.
    if (href.length > LONGEST || /^(#|javascript:|$)/i.test(href)) return null;
    const card = closest(link, CARD);
    const same = `a[href="${CSS.escape(href)}"]`;
    let at = link.parentElement;
    for (let i = 0; at && at !== document.body && i < HIGHEST; i++, at = at.parentElement) {
      if (at.childElementCount > WIDEST) return null;
      if (at.querySelectorAll("a[href]").length > MOST_LINKS) return null;
      for (const one of at.querySelectorAll(same)) {
        if (hasWords(one) && closest(one, CARD) === card && isShown(one)) {
          return isOwn(link, one) ? null : one;
        }
      }
      if (at === card) return null;
    }
    return null;
  }
}

/** An icon with words of its own does something of its own. */
function isOwn(link: Element, twin: Element): boolean {
  const label = getAttribute(link, "aria-label") ?? getAttribute(link, "title") ?? "";
  return !collapse(twin.textContent ?? "").includes(collapse(label));
}

function hasWords(element: Element): boolean {
  return /\S/.test(element.textContent ?? "");
}

/** Whether the picture in the link has no other words than the link beside it. */
export function saysTheSame(link: Element, twin: Element): boolean {
  const picture = link.querySelector("img[alt]")?.getAttribute("alt") ?? "";
  return collapse(twin.textContent ?? "").includes(collapse(picture));
}
