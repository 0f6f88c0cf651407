/** The page's side of a drag: both ends in view, and HTML drag and drop played as events. */
import type { Dragged } from "./contract.ts";
import { mark } from "./changes.ts";
import { deepElementFromPoint, flatClosest } from "./dom.ts";
import { Fault } from "./fault.ts";
import { guard } from "./guard.ts";
import { describeCover, hit, meets, type Point } from "./hit.ts";
import { bringIntoView, checkFit } from "./prepare.ts";
import { resolve } from "./refs.ts";
import { frame } from "./settle.ts";
import { listedWords } from "./words.ts";

export async function drag(o: { ref: string; to: string }): Promise<Dragged> {
  removeEventListener("dragstart", prevent, { capture: true });
  const [source, target] = [resolve(o.ref), resolve(o.to)];
  checkFit(source, "click");
  checkFit(target, "hover");
  const { point: from, end } = await inView(source, target);
  mark();
  const draggable = flatClosest(source, '[draggable="true"]');
  const ends = { from, end, viewport: { width: innerWidth, height: innerHeight } };
  if (draggable) {
    await play(draggable, target, from);
    return { ...ends, played: true };
  }
  guard(source);
  // A picture or a link would be dragged as data, and the page's own code would hear no more of it.
  addEventListener("dragstart", prevent, { capture: true });
  return { ...ends, played: false };
}

function prevent(event: Event): void {
  if (event.isTrusted) event.preventDefault();
}

async function inView(source: Element, target: Element): Promise<{ point: Point; end: Point }> {
  const end = await reach(target);
  const found = hit(source);
  if ("point" in found) return { point: found.point, end };
  const point = await reach(source);
  const again = hit(target);
  if ("point" in again) return { point, end: again.point };
  throw new Fault(
    "not_actionable",
    `${listedWords(source)} and ${listedWords(target)} cannot be in view together`,
  );
}

async function reach(element: Element): Promise<Point> {
  const found = await bringIntoView(element, "hover");
  if ("point" in found) return found.point;
  throw new Fault("not_actionable", `${listedWords(element)} cannot be scrolled into view`);
}

/** html, "drag-and-drop processing model": one frame of the drag over the target, then the drop. */
async function play(source: Element, target: Element, from: Point): Promise<void> {
  const data = new DataTransfer();
  const send = (type: string, to: Element, { x, y }: Point): boolean =>
    to.dispatchEvent(
      new DragEvent(type, {
        bubbles: true,
        cancelable: type !== "dragend" && type !== "dragleave",
        composed: true,
        clientX: x,
        clientY: y,
        dataTransfer: data,
      }),
    );
  if (!send("dragstart", source, from)) return;
  // What a page shows only during a drag is there a frame later, and what makes room for it has moved.
  await frame();
  const met = hit(target);
  if (!("point" in met)) {
    send("dragend", source, from);
    throw notMet(target, met.cover);
  }
  const end = met.point;
  const over = deepElementFromPoint(end.x, end.y) ?? target;
  send("drag", source, end);
  send("dragenter", over, end);
  const accepted = !send("dragover", over, end);
  await frame();
  const still = deepElementFromPoint(end.x, end.y);
  const lost = !still || !meets(target, still);
  if (accepted && !lost) send("drop", over, end);
  else send("dragleave", over, end);
  send("dragend", source, end);
  if (lost) throw notMet(target, still);
}

function notMet(target: Element, cover: Element | null): Fault {
  const by = cover
    ? `covered by ${describeCover(cover, target)} as soon as the drag begins`
    : "not to be seen as soon as the drag begins";
  return new Fault("obscured", `${listedWords(target)} is ${by}; nothing was dropped`);
}
