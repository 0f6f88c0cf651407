/**
 * Starts one Firefox in the session's directory and waits until its BiDi port listens.
 *
 * Firefox is a plain child in this process's group, on purpose: whoever watches over the group ends it, also
 * when this process cannot. Needs permission to run that one binary, to read beside it, and to read and write
 * below the session's directory; no environment.
 */

import { failure, LaunchError } from "./failure.ts";
import type { Value } from "./prefs.ts";
import { environment, makeProfile } from "./profile.ts";
import { readLines } from "./stderr.ts";
import { readVersion } from "./version.ts";

/** A cold start with an empty profile takes 2.5 s on two cores; the rest is for a loaded machine. */
const LISTEN_MS = 20_000;

/** After SIGKILL the kernel needs 20 to 45 ms; longer means a process stuck in the kernel. */
const KILL_MS = 5_000;

const READY = /^WebDriver BiDi listening on (ws:\/\/\S+)$/;

export interface LaunchOptions {
  /** The real executable, not a script around it. */
  binary: string;
  /** The session's directory: exists, is ours alone, and is removed by others after the end. */
  dir: string;
  signal: AbortSignal;
  /** Gets each line that Firefox writes to stderr. */
  log(line: string): void;
  /** Preferences of this session on top of the list. */
  prefs?: Readonly<Record<string, Value>>;
}

export interface Launched {
  /** Of the BiDi session: `ws://127.0.0.1:<port>/session`. */
  url: string;
  pid: number;
  /** As application.ini has it ("153.8.0"); undefined where that file cannot be read. */
  version: string | undefined;
  /** Settles with the reason when Firefox has ended, however that came about. */
  ended: Promise<string>;
  /** Ends Firefox at once. A disposable browser has nothing to save. */
  kill(): Promise<void>;
}

export async function launch(options: LaunchOptions): Promise<Launched> {
  const { binary, dir, signal } = options;
  signal.throwIfAborted();
  const version = await readVersion(binary);
  const places = await makeProfile(dir, options.prefs).catch((error) => {
    throw new LaunchError(`the profile cannot be written below ${dir}: ${error.message}`);
  });
  const child = spawn(binary, places.profile, environment(places));
  const ready = Promise.withResolvers<string>();
  const stderr = readLines(child.stderr, (line) => {
    const url = READY.exec(line)?.[1];
    if (url) ready.resolve(`${url}/session`);
    options.log(line);
  });
  const ended = child.status.then((status) => describe(status));
  const kill = () => end(child, ended);

  const bound = AbortSignal.any([signal, AbortSignal.timeout(LISTEN_MS)]);
  const stop = () => ready.reject(bound.reason);
  bound.addEventListener("abort", stop);
  ended.then(async (reason) => {
    // What it said last may still be in the pipe.
    await stderr.ended;
    ready.reject(failure(reason, stderr.last()));
  });
  try {
    const url = await ready.promise;
    return { url, pid: child.pid, version, ended, kill };
  } catch (error) {
    await kill();
    if (signal.aborted) throw signal.reason;
    if (bound.aborted) {
      throw failure(`did not listen within ${LISTEN_MS / 1000} s`, stderr.last());
    }
    throw error;
  } finally {
    bound.removeEventListener("abort", stop);
  }
}

function spawn(binary: string, profile: string, env: Record<string, string>): Deno.ChildProcess {
  const args = [
    "--headless",
    // Never hand the start over to a Firefox the user has open.
    "--no-remote",
    "--profile",
    profile,
    "--remote-debugging-port",
    "0",
    // With this address the first tab is an ordinary one: a plain about:blank never gets the focus.
    "about:blank#x",
  ];
  try {
    return new Deno.Command(binary, {
      args,
      env,
      stdin: "null",
      // dump() of a page ends up here; nobody reads it.
      stdout: "null",
      stderr: "piped",
    }).spawn();
  } catch (error) {
    throw new LaunchError(
      `${binary} cannot be started: ${error instanceof Error ? error.message : error}`,
    );
  }
}

async function end(child: Deno.ChildProcess, ended: Promise<string>): Promise<void> {
  try {
    child.kill("SIGKILL");
  } catch {
    // It has ended already.
  }
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, KILL_MS);
  await Promise.race([ended, promise]);
  clearTimeout(timer);
}

function describe({ code, signal }: Deno.CommandStatus): string {
  return signal ? `was ended by ${signal}` : `exited with code ${code}`;
}
