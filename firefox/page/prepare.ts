import type { Intent, Prepared } from "./contract.ts";
import { isArea } from "./kinds.ts";
import { mark } from "./changes.ts";
import { flatClosest, flatParent, labelsOf } from "./dom.ts";
import { Fault } from "./fault.ts";
import { guard } from "./guard.ts";
import { describeCover, type Hit, hit, rectsOf } from "./hit.ts";
import { renamed } from "./issue.ts";
import { checkedOf, isDisabled, isReadonly } from "./info.ts";
import { type Kind, kindOf, unfit } from "./kind.ts";
import { resolve } from "./refs.ts";
import { roleOf } from "./role.ts";
import { isSecret } from "./secret.ts";
import { frame } from "./settle.ts";
import { isShown, modalDialog } from "./visible.ts";
import { listedWords, words } from "./words.ts";

/** An element that slides in is waited for, this many frames at most. */
const MOST_FRAMES = 30;

/** Intents that end in a pointer press at the point. */
const POINTED = new Set<Intent>(["click", "hover"]);

export async function prepare(
  o: { ref: string; intent: Intent; anew?: boolean },
): Promise<Prepared> {
  const element = resolve(o.ref);
  const other = o.intent === "click" ? renamed(element) : undefined;
  if (other !== undefined) throw new Fault("stale_ref", `${o.ref}: ${other}`);
  const kind = checkFit(element, o.intent);
  const found = await bringIntoView(element, o.intent, o.anew);
  // The page had time meanwhile.
  if (!element.isConnected) resolve(o.ref);
  mark();
  if (o.intent === "click") guard(element);
  return prepared(element, kind, "point" in found ? found.point : undefined);
}

/** What can be said without looking at the place: shown, enabled, of the right kind. */
export function checkFit(element: Element, intent: Intent): Kind {
  const kind = kindOf(element);
  checkShown(element);
  if (intent === "scroll" || intent === "crop") return kind;
  const wrong = unfit(element, kind, intent);
  if (wrong) throw new Fault("not_actionable", `${listedWords(element)} ${wrong}`);
  const acts = intent === "click" || intent === "fill" || intent === "select";
  if (acts && isDisabled(element)) {
    throw new Fault("not_actionable", `${listedWords(element)} is disabled${disabledBy(element)}`);
  }
  if (intent === "fill" && isReadonly(element)) {
    throw new Fault("not_actionable", `${listedWords(element)} is readonly`);
  }
  return kind;
}

function disabledBy(element: Element): string {
  const group = flatClosest(element, "fieldset:disabled");
  if (group && group !== element) return ` with its ${words(group)}`;
  const around = flatClosest(element, '[aria-disabled="true"]');
  return around && around !== element && !element.matches(":disabled")
    ? ` with its ${words(around)}`
    : "";
}

function checkShown(element: Element): void {
  const places = [element, ...labelsOf(element)];
  if (!places.some(isShown)) {
    throw new Fault("not_actionable", `${listedWords(element)} is hidden${hiddenBy(element)}`);
  }
  const dialog = modalDialog();
  if (dialog && !contains(dialog, element)) {
    throw new Fault(
      "obscured",
      `${listedWords(element)} is covered by the modal ${describeCover(dialog, element)}`,
    );
  }
  if (!places.some((place) => rectsOf(place).length > 0)) {
    throw new Fault("not_actionable", `${listedWords(element)} has no size`);
  }
}

function contains(outer: Element, inner: Element): boolean {
  for (let at: Element | null = inner; at; at = flatParent(at)) if (at === outer) return true;
  return false;
}

function hiddenBy(element: Element): string {
  if (element.checkVisibility({ visibilityProperty: true })) {
    return flatClosest(element, "[inert]") ? " (inert)" : " (aria-hidden)";
  }
  return flatClosest(element, "details:not([open])") ? " in closed details: open them first" : "";
}

export async function bringIntoView(
  element: Element,
  intent: Intent,
  anew = false,
): Promise<Hit> {
  const place = rectsOf(element).length > 0 ? element : labelsOf(element).find(isShown) ?? element;
  if (POINTED.has(intent)) await standStill(place);
  let found = hit(element);
  if ("point" in found && !anew && (intent !== "crop" || whole(place))) return found;
  for (const block of ["center", "start", "end"] as const) {
    place.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
    if (POINTED.has(intent)) {
      // What reveals itself when scrolled to moves first.
      await frame();
      await standStill(place);
    }
    found = hit(element);
    if ("point" in found || !POINTED.has(intent)) return found;
  }
  if ("cover" in found && found.cover) {
    const cover = describeCover(found.cover, element);
    throw new Fault("obscured", `${listedWords(element)} is covered by ${cover}`);
  }
  throw new Fault("not_actionable", `${listedWords(element)} cannot be scrolled into view`);
}

function whole(place: Element): boolean {
  const box = place.getBoundingClientRect();
  return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
}

/** Waits while the element moves, or a view transition stands before it; without animations it stands. */
async function standStill(element: Element): Promise<void> {
  for (let frames = 0; frames < MOST_FRAMES; frames++) {
    const running = document.getAnimations().filter((one) => one.playState === "running");
    if (running.length === 0) return;
    const covered = running.some(({ effect }) =>
      effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith("::view-transition")
    );
    const before = element.getBoundingClientRect();
    await frame();
    const after = element.getBoundingClientRect();
    if (covered) continue;
    if (before.x === after.x && before.y === after.y && before.width === after.width) return;
  }
}

/** What is told of an element that is ready. */
export function prepared(element: Element, kind: Kind, point?: { x: number; y: number }): Prepared {
  const place = rectsOf(element).length > 0 ? element : labelsOf(element).find(isShown) ?? element;
  const { x, y, width, height } = isArea(place)
    ? rectsOf(place)[0] ?? place.getBoundingClientRect()
    : place.getBoundingClientRect();
  const result: Prepared = {
    x: point?.x ?? Math.floor(x + width / 2),
    y: point?.y ?? Math.floor(y + height / 2),
    box: { x, y, width, height },
    viewport: { width: innerWidth, height: innerHeight },
    kind,
    secret: isSecret(element),
  };
  const checked = checkedOf(element, roleOf(element));
  if (checked !== undefined) result.checked = checked;
  return result;
}
