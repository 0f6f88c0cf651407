/**
 * Gives the elements of a line their references, once the line is complete: until then a number
 * stands for each. By what begins the row or item one sees whether an element is still what its
 * reference was given out for: a page may write another product beside the same button.
 */
import type { ElementInfo } from "./contract.ts";
import { OPEN } from "./lines.ts";
import { quoted } from "./clean.ts";
import { marker } from "./marker.ts";
import { add, known } from "./refs.ts";

/** As what each element was listed: its role and name, and what begins the row, item or group around it. */
const words = new WeakMap<Element, string>();

/**
 * `new`: every element gets a new reference. `changes`: those keep theirs whose role, name and
 * item are the same. `part`: the same, whatever the item, of which a part may show less.
 */
export type Issuing = "new" | "changes" | "part";

export interface Found {
  element: Element;
  info: ElementInfo;
  /** What stands for it in its line. */
  marker: string;
}

export class Issue {
  #how: Issuing;
  #found: Found[] = [];

  constructor(how: Issuing) {
    this.#how = how;
  }

  /** What stands for the element in its line, as `marker` writes it. */
  take(element: Element, info: ElementInfo): string {
    info.ref = String(this.#found.length);
    const written = marker(info);
    this.#found.push({ element, info, marker: written });
    return written;
  }

  /** The line with references in place of the numbers. */
  line(line: string, item: string): string {
    if (!line.includes(OPEN)) return line;
    const around = this.#beginning(item);
    return line.replace(/\ue000(\d+)(?= )/g, (all, number: string) => {
      const found = this.#found[Number(number)];
      return found ? OPEN + this.#give(found, around) : all;
    });
  }

  /** The elements that the line lists. */
  of(line: string): Found[] {
    return line.matchAll(/\ue000(\d+) /g).map(([, number]) => this.#found[Number(number)])
      .filter((found) => found !== undefined).toArray();
  }

  /** What has a reference by now. */
  issued(): ElementInfo[] {
    return this.#found.map(({ info }) => info).filter(({ ref }) => ref.startsWith("s"));
  }

  /** All that was found, those that no line holds too. */
  all(): ElementInfo[] {
    return this.#found.map((found) => {
      if (/^\d/.test(found.info.ref)) this.#give(found, "");
      return found.info;
    });
  }

  /** The line as it calls its elements, without references and states. */
  said(line: string): string {
    return this.of(line).reduce(
      (said, { info, marker }) =>
        said.replace(`${OPEN}${marker}]`, () => `${info.role} ${quoted(info.name)}`),
      line,
    );
  }

  /** What an item is told by from its like: its first words or, without, its first element. */
  #beginning(item: string): string {
    const [cell = ""] = item.split(" | ", 1);
    const [words = ""] = cell.split(OPEN, 1);
    if (/[\p{L}\p{N}]/u.test(words)) return words;
    const [first] = this.of(item);
    return first ? `${first.info.role} ${first.info.name}` : "";
  }

  #give({ element, info }: Found, around: string): string {
    const { role, name } = info;
    const key = `${role} ${name}\n${around}`;
    const had = this.#how === "new" ? undefined : known(element);
    const before = words.get(element);
    const same = this.#how === "part" ? before?.startsWith(`${role} ${name}\n`) : before === key;
    info.ref = had !== undefined && same ? had : add(element);
    if (info.ref !== had || this.#how === "changes") words.set(element, key);
    return info.ref;
  }
}
