/** Real pointer input (WebDriver BiDi, input.performActions) at a point that the page has hit-tested. */
import { act, everyDocument, inEach, type Observing } from "../act.ts";
import type { Browser } from "../browser.ts";
import { Fault } from "../fault.ts";
import { call } from "../inpage.ts";
import type { Prepared } from "../page/contract.ts";
import { contextsOf } from "../read.ts";
import { placeOf } from "../refs.ts";
import type { Tab } from "../tab.ts";
import type { Reply } from "../types.ts";
import { type Modifier, MODIFIERS } from "./keys.ts";

const BUTTONS = { left: 0, middle: 1, right: 2 } as const;

export interface ClickParams extends Observing {
  ref: string;
  button?: keyof typeof BUTTONS;
  count?: number;
  modifiers?: Modifier[];
}

export function click(browser: Browser, params: ClickParams, signal: AbortSignal): Promise<Reply> {
  return act(browser, params, signal, "act", async (tab) => {
    const { ref } = params;
    const place = placeOf(browser, tab, ref);
    await guardOthers(browser, tab, place, signal);
    const target = await aim(browser, tab, ref, "click", signal);
    await press(browser, place, target, params, signal);
  });
}

export function hover(
  browser: Browser,
  params: Observing & { ref: string },
  signal: AbortSignal,
): Promise<Reply> {
  return act(browser, params, signal, "act", async (tab) => {
    const { ref } = params;
    const place = placeOf(browser, tab, ref);
    const target = await aim(browser, tab, ref, "hover", signal);
    await browser.bidi.send("input.performActions", {
      context: place,
      actions: [pointer([move(target)])],
    }, signal);
  });
}

/** Makes an element ready for the pointer, through all the frames that it is in. */
export async function aim(
  browser: Browser,
  tab: Tab,
  ref: string,
  intent: "click" | "hover",
  signal: AbortSignal,
): Promise<Prepared> {
  const place = placeOf(browser, tab, ref);
  const target = await call(browser, tab, "prepare", { ref, intent }, signal, place);
  if (await meets(browser, tab, place, target, signal)) return target;
  // Its document took it for seen, but those around clip it there.
  const again = await call(browser, tab, "prepare", { ref, intent, anew: true }, signal, place);
  if (await meets(browser, tab, place, again, signal)) return again;
  throw new Fault(
    "not_actionable",
    `${ref} cannot be scrolled into view in its frame. Scroll, then try again.`,
  );
}

/**
 * Whether the documents around a frame show it there; a fault when something lies over it. Firefox itself presses into a
 * frame of another process whatever is in front.
 */
export async function meets(
  browser: Browser,
  tab: Tab,
  place: string,
  target: Pick<Prepared, "x" | "y" | "viewport">,
  signal: AbortSignal,
): Promise<boolean> {
  let { x, y, viewport } = target;
  for (let at = place; at !== tab.context;) {
    const outside = browser.parentOf(at);
    if (outside === undefined) return false;
    const index = (await contextsOf(browser, tab, outside, signal, "every")).indexOf(at);
    const outer = await call(browser, tab, "through", { index, x, y, viewport }, signal, outside);
    if (outer.hidden) return false;
    if (outer.point === undefined) return true; // in three dimensions nobody knows
    ({ point: { x, y }, viewport } = { ...outer, point: outer.point });
    at = outside;
  }
  return true;
}

/**
 * Elsewhere than in the element's own document neither press nor key must arrive: it would be a click on what covers a frame, or
 * a password for the frame that took the focus.
 */
export async function guardOthers(
  browser: Browser,
  tab: Tab,
  place: string,
  signal: AbortSignal,
): Promise<void> {
  const others = everyDocument(browser, tab).filter((context) => context !== place);
  await inEach(
    tab,
    others,
    signal,
    (context, signal) => call(browser, tab, "refuse", {}, signal, context),
  );
}

export async function press(
  browser: Browser,
  context: string,
  target: Prepared,
  how: Pick<ClickParams, "button" | "count" | "modifiers">,
  signal: AbortSignal,
): Promise<void> {
  const button = BUTTONS[how.button ?? "left"];
  const clicks = Array.from({ length: how.count ?? 1 }, () => [
    { type: "pointerDown", button } as const,
    { type: "pointerUp", button } as const,
  ]).flat();
  const held = (how.modifiers ?? []).map((name) => MODIFIERS[name]);
  const keys = (type: "keyDown" | "keyUp") => held.map((value) => ({ type, value }));
  // Sources advance tick by tick: the pointer waits while the keys go down, and they wait for it.
  const pauses = (n: number) => Array.from({ length: n }, () => ({ type: "pause" as const }));
  const pointing = [move(target), ...clicks];
  await browser.bidi.send("input.performActions", {
    context,
    actions: held.length === 0 ? [pointer(pointing)] : [
      pointer([...pauses(held.length), ...pointing]),
      {
        type: "key",
        id: "keyboard",
        actions: [...keys("keyDown"), ...pauses(pointing.length), ...keys("keyUp")],
      },
    ],
  }, signal);
}

function move({ x, y }: { x: number; y: number }) {
  return { type: "pointerMove", x, y, origin: "viewport" } as const;
}

export function pointer<A>(actions: A[]) {
  return {
    type: "pointer" as const,
    id: "mouse",
    parameters: { pointerType: "mouse" as const },
    actions,
  };
}
