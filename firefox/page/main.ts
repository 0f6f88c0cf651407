/**
 * The code inside a page, in a sandbox of its own that the page can neither see nor patch.
 * Installed at document start in every frame; holds this document's references and counts.
 */
import { changesSinceMark, mark, watchDocument } from "./changes.ts";
import type { Page } from "./contract.ts";
import { drag } from "./drag.ts";
import { attempt, attemptLater } from "./fault.ts";
import { find } from "./find.ts";
import { everyWindow, focusedWindow, frameWindows, shownWindows } from "./frames.ts";
import { focus, focusField, insertText, readField, setField } from "./fields.ts";
import { refuse, watchPresses } from "./guard.ts";
import { adopt, hosts } from "./hosts.ts";
import { boxes, paint } from "./marks.ts";
import { observe, title } from "./observe.ts";
import { prepare } from "./prepare.ts";
import { aimWheel, scrollState } from "./scroll.ts";
import { forgetSecrets } from "./secret.ts";
import { choose } from "./select.ts";
import { settle } from "./settle.ts";
import { through } from "./through.ts";
import { waitFor } from "./wait.ts";

export const page: Page = {
  observe: (o) => attempt(() => observe(o)),
  find: (o) => attempt(() => find(o)),
  title,
  mark() {
    mark();
    return {};
  },
  refuse() {
    refuse();
    return {};
  },
  changes: changesSinceMark,
  settle,
  prepare: (o) => attemptLater(() => prepare(o)),
  through: (o) => attempt(() => through(o)),
  drag: (o) => attemptLater(() => drag(o)),
  focusField: (o) => attempt(() => focusField(o)),
  setField: (o) => attempt(() => setField(o)),
  insertText: (o) => attempt(() => insertText(o)),
  readField: (o) => attempt(() => readField(o)),
  choose: (o) => attempt(() => choose(o)),
  focus: (o) => attempt(() => focus(o)),
  aimWheel: (o) => attempt(() => aimWheel(o)),
  scrollState: (o) => attempt(() => scrollState(o)),
  boxes,
  waitFor,
};

function isMethod(name: string): name is keyof Page {
  return Object.hasOwn(page, name);
}

/** JSON in, JSON out: `{ok}`, `{fault}`, or `{crash}` for what should not have happened. */
function call(method: string, argsJson: string): string | Promise<string> {
  try {
    if (!isMethod(method)) return crash(`no method ${method}`);
    arrive();
    forgetSecrets();
    const result: unknown = Reflect.apply(page[method], page, [JSON.parse(argsJson)]);
    return result instanceof Promise ? result.then(answer, crash) : answer(result);
  } catch (error) {
    return crash(error);
  }
}

function answer(result: unknown): string {
  const done = typeof result === "object" && result !== null &&
    ("ok" in result || "fault" in result);
  return JSON.stringify(done ? result : { ok: result });
}

/** A recursion without end has a stack of thousands of lines. */
const LONGEST_CRASH = 1_500;

function crash(error: unknown): string {
  const message = error instanceof Error ? `${error.message}\n${error.stack ?? ""}` : String(error);
  return JSON.stringify({ crash: message.slice(0, LONGEST_CRASH) });
}

let watched: Document | undefined;

/** The window of a frame outlives its first, empty document, and these scripts with it. */
function arrive(): void {
  if (watched === document) return;
  watched = document;
  watchPresses();
  watchDocument();
}

arrive();
/** `call` is for everything that JSON can say; the others pass windows, elements and shadow roots. */
Object.defineProperty(globalThis, "foxden", {
  value: {
    call,
    windows: frameWindows,
    focused: focusedWindow,
    shown: shownWindows,
    every: everyWindow,
    hosts,
    adopt,
    paint,
  },
});
