/**
 * Gives the elements of a line their references, once the line is complete: until then a number
 * stands for each. By what begins the row or item one sees whether an element is still what its
 * reference was given out for: a page may write another product beside the same button.
 */
import type { ElementInfo } from "./contract.ts";
import { OPEN } from "./lines.ts";
import { label, quoted } from "./clean.ts";
import { visibleText } from "./info.ts";
import { marker } from "./marker.ts";
import { nameOf } from "./name.ts";
import { add, known } from "./refs.ts";
import { roleOf } from "./role.ts";
import { maskSecrets } from "./secret.ts";

/** As what an element was listed. */
interface Listed {
  role: string;
  name: string;
  /** What begins the row, item or group around it. */
  around: string;
  /** The words on its line and before it. */
  near: string;
}

const listed = new WeakMap<Element, Listed>();
/** How many elements of a role and name there were, in the walk before and in this one. */
let counts = new Map<string, number>();
let before = new Map<string, number>();

/** What an element is called now, when that is not what it was listed as. */
export function renamed(element: Element): string | undefined {
  const then = listed.get(element);
  if (!then || then.role === "text") return undefined;
  const role = roleOf(element);
  const name = label(nameOf(element, role));
  if (name === then.name) return undefined;
  const words = label(name || maskSecrets(visibleText(element)));
  if (words === then.name) return undefined;
  return `${then.role} ${quoted(then.name)} is ${quoted(words)} now`;
}

/**
 * `new`: every element gets a new reference. `changes`: those keep theirs whose role, name and
 * item are the same, and where there are several of a name the words beside them. `part`: the same, whatever the item, of which a part may show less.
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

  /** The last words of the text that are no element's. */
  #words = "";

  constructor(how: Issuing) {
    this.#how = how;
    if (how !== "part") [before, counts] = [counts, new Map()];
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
    if (!line.includes(OPEN)) {
      this.#words = line;
      return line;
    }
    const around = this.#beginning(item);
    const own = this.of(line).reduce(
      (said, { marker }) => said.replace(`${OPEN}${marker}]`, ""),
      line,
    );
    if (/[\p{L}\p{N}]/u.test(own)) this.#words = own;
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
    const now = { role, name, around, near: this.#words };
    const key = `${role} ${name}`;
    if (this.#how !== "part") counts.set(key, (counts.get(key) ?? 0) + 1);
    const had = this.#how === "new" ? undefined : known(element);
    info.ref = had !== undefined && this.#isSame(listed.get(element), now) ? had : add(element);
    if (info.ref !== had || this.#how === "changes") listed.set(element, now);
    return info.ref;
  }

  #isSame(then: Listed | undefined, now: Listed): boolean {
    if (!then || then.role !== now.role || then.name !== now.name) return false;
    if (this.#how === "part") return true;
    if (then.around !== now.around) return false;
    const key = `${now.role} ${now.name}`;
    return Math.max(counts.get(key) ?? 0, before.get(key) ?? 0) < 2 || then.near === now.near;
  }
}
