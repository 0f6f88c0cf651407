/** What the elements of an observation may take on the wire. */
import type { ElementInfo } from "./page/contract.ts";

/**
 * In UTF-16 units: a fifth of a message's bytes, of which each
 * may take three. The options of selects, addresses and descriptions can exceed it.
 */
const LARGEST = 200_000;

/**
 * Cuts the options of all selects alike until the elements fit, each saying how many it has; then
 * what else can be long and is no name or value.
 */
export function fit(elements: ElementInfo[]): ElementInfo[] {
  for (let most = 50; most > 0 && JSON.stringify(elements).length > LARGEST; most >>= 1) {
    elements = elements.map((element) => {
      const { options } = element;
      if (options === undefined || options.length <= most) return element;
      const optionsTotal = element.optionsTotal ?? options.length;
      return { ...element, options: options.slice(0, most), optionsTotal };
    });
  }
  if (JSON.stringify(elements).length > LARGEST) {
    elements = elements.map((element) => {
      const { href, description, ...rest } = element;
      return {
        ...rest,
        ...(href !== undefined && { href: cut(href) }),
        ...(description !== undefined && { description: cut(description) }),
      };
    });
  }
  return elements;
}

const cut = (text: string) => text.length > 100 ? `${text.slice(0, 99)}…` : text;
