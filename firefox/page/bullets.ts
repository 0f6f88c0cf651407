/** The signs before the items of lists. */
import { styleOf } from "./fast.ts";
import { isListItem, isOrderedList } from "./kinds.ts";
import { ordinal } from "./ordinal.ts";

export class Bullets {
  /** The number of the next item of each ordered list. */
  #next = new Map<Element, number>();

  /** What stands before the item. */
  of(item: Element): string {
    const list = item.parentElement;
    if (!isOrderedList(list) || !isListItem(item)) return "- ";
    const type = styleOf(item).listStyleType;
    if (type === "none") return "- ";
    const number = item.hasAttribute("value") ? item.value : this.#next.get(list) ?? first(list);
    this.#next.set(list, number + (list.reversed ? -1 : 1));
    return `${ordinal(number, type)}. `;
  }
}

function first(list: HTMLOListElement): number {
  if (!list.reversed || list.hasAttribute("start")) return list.start;
  return [...list.children].filter(isListItem).length;
}
