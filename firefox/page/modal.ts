/** The dialog in front of everything else. */
import { deepElementFromPoint, flatContains, flatParent } from "./dom.ts";
import { style as of, styleOf } from "./fast.ts";
import { isShown, modalDialog } from "./visible.ts";

/** So far from the edges a page that can be used is met. */
const INSET = 8;

/** The dialog outside of which nothing can be used: one that Firefox makes modal, or one made by hand. */
export function frontDialog(): Element | null {
  return modalDialog() ?? coveringDialog();
}

/** A dialog made by hand that says it is modal, and is: at no corner the page behind is met. */
function coveringDialog(): Element | null {
  const said = [...document.querySelectorAll('[aria-modal="true"]')].filter(isShown).at(-1);
  if (!said) return null;
  const [right, bottom] = [innerWidth - INSET, innerHeight - INSET];
  const corners = [[INSET, INSET], [right, INSET], [INSET, bottom], [right, bottom]];
  const covered = corners.every(([x = 0, y = 0]) => isCover(deepElementFromPoint(x, y), said));
  return covered ? said : null;
}

/** The dialog, a fixed layer around it, or one that says nothing. */
function isCover(met: Element | null, dialog: Element): boolean {
  if (!met) return false;
  if (flatContains(dialog, met)) return true;
  const layer = layerOf(met);
  return layer !== null && (flatContains(layer, dialog) || isOver(layer, dialog));
}

function layerOf(element: Element): Element | null {
  for (let at: Element | null = element; at; at = flatParent(at)) {
    if (of.position(styleOf(at)) === "fixed") return at;
  }
  return null;
}

/** A backdrop has no words; what was opened later than the dialog lies over it. */
function isOver(layer: Element, dialog: Element): boolean {
  return !/\S/.test(layer.textContent ?? "") ||
    (dialog.compareDocumentPosition(layer) & 4 /* following */) !== 0;
}

/** What may lie over a dialog made by hand: lists and notices that were put behind it in the page. */
export function layersOver(dialog: Element): Element[] {
  if (dialog.matches("dialog:modal")) return [];
  const layers: Element[] = [];
  for (let at: Element = dialog; at !== document.body && at.parentElement; at = at.parentElement) {
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling) {
      if (/^(fixed|absolute)$/.test(of.position(styleOf(next)))) layers.push(next);
    }
  }
  return layers;
}
