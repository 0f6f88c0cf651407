/**
 * Starts one Firefox in the session's directory and waits until its BiDi port listens.
 *
 * Firefox is a plain child in this process's group, on purpose: whoever watches over the group ends it, also
 * when this process cannot. Needs permission to run that one binary, to read beside it, to read and write below
 * the session's directory and the cache; no environment.
 */

import { failure } from "./failure.ts";
import { Fault } from "./fault.ts";
import type { Value } from "./prefs.ts";
import { environment, makePlace, type Place } from "./profile.ts";
import { readLines } from "./stderr.ts";
import { checkTemplate, templatePath, useTemplate } from "./template.ts";
import { checkVersion, readVersion } from "./version.ts";

/** A cold start with an empty profile takes 0.4 s on two idle cores; the rest is for a loaded machine. */
const LISTEN_MS = 20_000;

/** After SIGKILL the kernel needs 20 to 45 ms; longer means a process stuck in the kernel. */
const KILL_MS = 5_000;

const READY = /^WebDriver BiDi listening on (ws:\/\/\S+)$/;

export interface LaunchOptions {
  /** The real executable, not a script around it. */
  binary: string;
  /** The session's directory: exists, is ours alone, and is removed by others after the end. */
  dir: string;
  /** The user's cache directory for foxden, where a template may be. */
  cache?: string;
  /** Preferences of this session on top of the list. */
  prefs?: Readonly<Record<string, Value>>;
  /** Bounds the start. */
  signal: AbortSignal;
  /** Gets each line that Firefox writes to stderr. */
  log(line: string): void;
}

export interface Launched {
  /** Of the BiDi session: `ws://127.0.0.1:<port>/session`. */
  url: string;
  pid: number;
  /** As application.ini has it ("153.8.0"); undefined where that file cannot be read. */
  version: string | undefined;
  /** The folder of this Firefox in the session's directory, and its profile in there. */
  place: string;
  profile: string;
  /** Settles with the reason when Firefox has ended, however that came about. */
  ended: Promise<string>;
  /** Ends Firefox at once. A disposable browser has nothing to save. */
  kill(): Promise<void>;
}

export async function launch(options: LaunchOptions): Promise<Launched> {
  const { binary, dir, cache, prefs = {} } = options;
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(LISTEN_MS)]);
  const version = await readVersion(binary);
  if (version) checkVersion(version.version);
  const place = () =>
    makePlace(dir, prefs).catch((error) => {
      throw new Fault(
        "setup",
        `No profile can be made in ${dir}: ${error.message}. Set TMPDIR to a folder that can be written.`,
      );
    });
  const start = async (place: Place): Promise<Launched> => ({
    ...await run({ ...options, signal }, place),
    version: version?.version,
    place: place.place,
    profile: place.profile,
  });

  const template = cache && version && await templatePath(cache, binary, version);
  const fresh = await place();
  if (!template || !(await useTemplate(template, fresh.profile))) return start(fresh);

  const sound = checkTemplate(template);
  const firefox = await start(fresh).catch((error) =>
    options.log(`foxden: with a template: ${error}`)
  );
  if (firefox && await sound) return firefox;
  await firefox?.kill();
  signal.throwIfAborted();
  options.log(`foxden: ${template} is broken and is removed`);
  await Deno.remove(template, { recursive: true }).catch(() => {});
  return start(await place());
}

async function run(
  { binary, signal, log }: LaunchOptions,
  place: Place,
): Promise<Pick<Launched, "url" | "pid" | "ended" | "kill">> {
  signal.throwIfAborted();
  const child = spawn(binary, place);
  const ready = Promise.withResolvers<string>();
  const stderr = readLines(child.stderr, (line) => {
    const url = READY.exec(line)?.[1];
    if (url) ready.resolve(`${url}/session`);
    log(line);
  });
  const ended = child.status.then(({ code, signal }) =>
    signal ? `was ended by ${signal}` : `exited with code ${code}`
  );
  const kill = () => end(child, ended);
  const stop = () => ready.reject(signal.reason);
  signal.addEventListener("abort", stop);
  ended.then(async (how) => {
    // What it said last may still be in the pipe.
    await stderr.ended;
    ready.reject(failure(how, stderr.last()));
  });
  try {
    return { url: await ready.promise, pid: child.pid, ended, kill };
  } catch (error) {
    await kill();
    if (signal.aborted && signal.reason?.name === "TimeoutError") {
      throw failure("does not listen in time", stderr.last());
    }
    throw error;
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

function spawn(binary: string, { profile, ...place }: Place): Deno.ChildProcess {
  const args = [
    "--headless",
    // Never hand the start over to a Firefox that the user has open.
    "--no-remote",
    "--profile",
    profile,
    "--remote-debugging-port",
    "0",
    // The first tab is only there to stay (docs/decisions/002-tabs.md): a picture that Firefox shows in its own
    // process, where a blank page would keep a content process of 18 MB alive.
    "about:logo",
  ];
  try {
    // dump() of a page ends up on stdout, which nobody reads.
    return new Deno.Command(binary, {
      args,
      env: environment({ profile, ...place }),
      stdin: "null",
      stdout: "null",
      stderr: "piped",
    }).spawn();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Fault("setup", `${binary} cannot be started: ${why}. Try foxden doctor.`);
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
