/** From nothing to a Firefox that can be used: process, connection, session. */
import { Bidi } from "./bidi.ts";
import { Browser } from "./browser.ts";
import { Fault } from "./fault.ts";
import { launch } from "./launch.ts";
import type { Limits } from "./types.ts";
import { checkVersion } from "./version.ts";

export interface Started extends AsyncDisposable {
  browser: Browser;
  pid: number;
  version: string;
  /** Resolves with the reason once Firefox or its connection is gone. */
  ended: Promise<string>;
}

export interface StartOptions {
  binary: string;
  dir: string;
  /** The user's cache directory for foxden; none where it cannot be written. */
  cache?: string;
  limits: Limits;
  signal: AbortSignal;
  log(line: string): void;
}

export async function start(options: StartOptions): Promise<Started> {
  const { limits, signal, ...how } = options;
  const firefox = await launch({ ...how, signal });
  try {
    const bidi = await Bidi.connect(firefox.url, signal);
    const session = await bidi.send("session.new", {
      capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: "ignore" } } },
    }, signal);
    checkVersion(session.capabilities.browserVersion);
    const browser = await Browser.start(bidi, limits, signal);
    return {
      browser,
      pid: firefox.pid,
      version: session.capabilities.browserVersion,
      ended: Promise.race([
        firefox.ended.then((how) => `Firefox ended (${how})`),
        bidi.ended.then((reason) => reason.message),
      ]),
      async [Symbol.asyncDispose]() {
        await firefox.kill();
      },
    };
  } catch (error) {
    await firefox.kill();
    if (error instanceof Fault) throw error;
    throw new Fault(
      "setup",
      `Firefox started but cannot be driven: ${error}. Use a newer Firefox.`,
    );
  }
}
