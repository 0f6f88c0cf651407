/** Calls into the page scripts: one BiDi command each, JSON both ways, in the page's sandbox. */
import type { Script } from "webdriver-bidi-protocol";
import { BidiError } from "./bidi.ts";
import { type Browser, INSTALL, SANDBOX } from "./browser.ts";
import { Fault } from "./fault.ts";
import type { Page, PageFault } from "./page/contract.ts";
import type { Tab } from "./tab.ts";

/** The document was replaced, or its process died, while a call was in it. */
export class Replaced extends Error {
  override readonly name = "Replaced";
}

export type Given<M extends keyof Page> = Parameters<Page[M]> extends [infer P] ? P
  : Record<never, never>;
export type Answer<M extends keyof Page> = Unwrapped<Awaited<ReturnType<Page[M]>>>;
/** A page's fault is thrown here, so callers see only what went well. */
type Unwrapped<T> = T extends { ok: infer U } ? U : T extends { fault: unknown } ? never : T;

/** How long the news of a crash, or of a navigation, may take after what it breaks, ms. */
const CRASH_TOLD = 2_000;
const REPLACED_TOLD = 300;

/** What to do next, by what went wrong. */
const NEXT: Record<PageFault, string> = {
  stale_ref: "Use the references of the newest answer, or take a new snapshot.",
  obscured: "Act on what covers it first, or scroll; then take a new snapshot.",
  not_actionable: "Choose another element or action, or change the page first.",
  invalid: "Correct it and call again.",
};

const CALL = "(method, args) => globalThis.foxden.call(method, args)";
const MISSING = "foxden-missing";
const GUARDED = `(method, args) => globalThis.foxden ? (${CALL})(method, args) : "${MISSING}"`;

/** `context` is the tab's own document unless it is that of a frame in it. */
export async function call<M extends keyof Page>(
  browser: Browser,
  tab: Tab,
  method: M,
  args: Given<M>,
  signal: AbortSignal,
  context = tab.context,
): Promise<Answer<M>> {
  checkAlive(tab);
  const given = [method, JSON.stringify(args)].map(text);
  let said = await ask(browser, tab, context, GUARDED, given, signal);
  if (said === MISSING) {
    // Documents of the browser itself (an error page) come without preload scripts.
    await ask(browser, tab, context, `() => { (${INSTALL})(); return ""; }`, [], signal);
    said = await ask(browser, tab, context, GUARDED, given, signal);
  }
  const answer = JSON.parse(said);
  if (answer.crash !== undefined) {
    throw new Fault(
      "internal",
      `The page script failed in ${method}: ${answer.crash}. Take a new snapshot.`,
    );
  }
  if (answer.fault !== undefined) {
    const { code, message } = answer.fault as { code: PageFault; message: string };
    throw new Fault(code, `${message}. ${NEXT[code]}`, true);
  }
  return answer.ok;
}

/** Throws when the page's process is gone. */
export function checkAlive(tab: Tab): void {
  if (!tab.crashed) return;
  throw new Fault(
    "navigation",
    "The page's process crashed. Use reload or navigate to load it anew.",
  );
}

const text = (value: string): Script.LocalValue => ({ type: "string", value });

async function ask(
  browser: Browser,
  tab: Tab,
  context: string,
  functionDeclaration: string,
  args: Script.LocalValue[],
  signal: AbortSignal,
): Promise<string> {
  const result = await evaluate(browser, tab, context, functionDeclaration, args, signal);
  if (result.type !== "string") {
    throw new Fault("internal", "The page script answered with no text.");
  }
  return result.value;
}

/** Calls a function in a document's sandbox: for what JSON cannot say. */
export async function evaluate(
  browser: Browser,
  tab: Tab,
  context: string,
  functionDeclaration: string,
  args: Script.LocalValue[],
  signal: AbortSignal,
): Promise<Script.RemoteValue> {
  try {
    const reply = await browser.bidi.send("script.callFunction", {
      functionDeclaration,
      awaitPromise: true,
      target: { context, sandbox: SANDBOX },
      arguments: args,
      resultOwnership: "none",
    }, signal);
    if (reply.type === "exception") {
      throw new Fault("internal", `The page script failed: ${reply.exceptionDetails.text}.`);
    }
    return reply.result;
  } catch (error) {
    if (error instanceof BidiError) {
      // After a crash, the event that says so comes a moment later than the first odd answer.
      if (/parent process browsing contexts/.test(error.message)) {
        await browser.notice.within(
          CRASH_TOLD,
          () => tab.crashed || tab.gone !== undefined,
          signal,
        );
      } else if (/Actor|aborted/i.test(error.message)) {
        await browser.notice.within(REPLACED_TOLD, () => tab.crashed || tab.loading, signal);
      }
      checkAlive(tab);
    }
    if (error instanceof BidiError && /^(no such frame|unknown error)$/.test(error.error)) {
      throw new Replaced(error.message);
    }
    throw error;
  }
}
