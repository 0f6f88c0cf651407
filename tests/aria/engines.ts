/** Runs in the page's sandbox: answers what vendor.js asks with the engine that the address names. */
import axe from "axe-core";
import { computeAccessibleName, getRole } from "dom-accessibility-api";
import { accessibleName } from "../../firefox/page/aria/name.ts";
import { computedRole } from "../../firefox/page/aria/role.ts";

interface Answers {
  label(element: Element): string;
  role(element: Element): string;
}

const engines: Record<string, Answers> = {
  "foxden": { label: (element) => accessibleName(element), role: computedRole },
  "dom-accessibility-api": {
    label: (element) =>
      computeAccessibleName(element, {
        computedStyleSupportsPseudoElements: true,
        getComputedStyle: getComputedStyle.bind(globalThis),
      }),
    role: (element) => getRole(element) ?? "generic",
  },
  "axe-core": {
    label: (element) =>
      withAxe(element, (commons, node) => commons.text.accessibleTextVirtual(node)),
    role: (element) => withAxe(element, (commons, node) => commons.aria.getRole(node) ?? "generic"),
  },
};

/** The part of axe-core's internals that its rules use for this; its types do not show it. */
interface Commons {
  text: { accessibleTextVirtual(node: object): string };
  aria: { getRole(node: object): string | null };
}
interface Internals {
  setup(root: Element): unknown;
  teardown(): void;
  utils: { getNodeFromTree(element: Element): object };
  commons: Commons;
}

function withAxe(element: Element, ask: (commons: Commons, node: object) => string): string {
  const internals = axe as unknown as Internals;
  internals.setup(document.documentElement);
  try {
    return ask(internals.commons, internals.utils.getNodeFromTree(element));
  } finally {
    internals.teardown();
  }
}

addEventListener("aria-ask", (event) => {
  const engine = engines[new URLSearchParams(location.search).get("engine") ?? ""];
  const element = event.composedPath()[0];
  if (!engine || !(element instanceof Element) || !(event instanceof CustomEvent)) return;
  let answer: string;
  try {
    answer = event.detail === "label" ? engine.label(element) : engine.role(element);
  } catch (error) {
    answer = `failed: ${error}`;
  }
  dispatchEvent(new CustomEvent("aria-answer", { detail: answer }));
}, true);

/** Milliseconds that an engine takes for the name and role of every control of the page. */
Object.defineProperty(globalThis, "ariaTime", {
  value(name: string): number {
    const engine = engines[name];
    const controls = [...document.querySelectorAll("a,button,input,select")];
    const start = performance.now();
    for (const control of controls) {
      engine?.role(control);
      engine?.label(control);
    }
    return performance.now() - start;
  },
});

const TELLING =
  "a[href],button,input:not([type=hidden]),select,textarea,summary,[role],h1,h2,h3,th,img,section," +
  "aside,nav,header,footer,fieldset,table,figure,li,form";

/** Some elements of the page that are shown, each with its parent, role, name and beginning. */
Object.defineProperty(globalThis, "ariaSample", {
  value(most: number): [Element, Element | null, string, string, string][] {
    const all = [...document.querySelectorAll(TELLING)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[aria-hidden="true"]') === null
    );
    const step = Math.max(1, Math.floor(all.length / most));
    return all.filter((_, i) => i % step === 0).slice(0, most).map((element) => [
      element,
      element.parentElement,
      computedRole(element),
      flat(accessibleName(element)),
      flat(element.outerHTML.slice(0, 150)),
    ]);
  },
});

/** One line, as Firefox's own engine has it. */
function flat(text: string): string {
  return text.replace(/[\t\n\f\r ]+/g, " ").replace(/^ | $/g, "");
}
