/** Whether a class tells an element from those beside it. */

const HIGHEST = 3;
const MOST = 50;

/** `around` is the control that the class was found in; the nearest others are those beside it or beside the box around it. */
export function isShared(around: Element, name: string): boolean {
  let at = around;
  for (let i = 0; i < HIGHEST && at.parentElement && at !== document.body; i++) {
    const all = at.parentElement.children;
    for (let n = 0; n < all.length && n < MOST; n++) {
      const other = all[n];
      if (other && other !== at && has(other, name)) return true;
    }
    // Rows hold the same controls each: what tells apart is asked within one.
    if (all.length > 1) return false;
    at = at.parentElement;
  }
  return false;
}

function has(element: Element, name: string): boolean {
  return element.classList.contains(name) || element.getElementsByClassName(name).length > 0;
}
