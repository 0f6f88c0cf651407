/** What the tests call in a page: role, name and description of every element that a case marks. */
import { label } from "../clean.ts";
import { flatChildren } from "../dom.ts";
import { getAttribute } from "../fast.ts";
import { isElement } from "../kinds.ts";
import { descriptionOf, nameOf } from "../name.ts";
import { roleOf } from "../role.ts";
import { accessibleName } from "./name.ts";
import { computedRole } from "./role.ts";

/** One line for each element with a `data-case`, in the order in which they are drawn. */
function cases(element: Element): string[] {
  const name = getAttribute(element, "data-case");
  const inner = [...flatChildren(element)].filter(isElement).flatMap(cases);
  return name === null ? inner : [`${name}: ${line(element)}`, ...inner];
}

function line(element: Element): string {
  const role = roleOf(element);
  const standard = computedRole(element);
  const name = label(nameOf(element, role));
  const description = label(descriptionOf(element));
  return [
    role === standard ? role : `${role} (${standard})`,
    JSON.stringify(name),
    description && description !== name ? `– ${description}` : "",
  ].filter((part) => part).join(" ");
}

Object.defineProperty(globalThis, "ariaCases", {
  value: () => cases(document.documentElement),
});

Object.defineProperty(globalThis, "ariaName", {
  value: (selector: string) => {
    const element = document.querySelector(selector);
    return element && accessibleName(element);
  },
});
