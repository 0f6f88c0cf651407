/**
 * Builds the template that `template.ts` uses: one run of the same Firefox with the same preferences on a fresh
 * profile that sees about:blank and nothing else. It happens inside the session's directory and process group,
 * so that whatever ends the session ends it too.
 */

import { Bidi } from "./bidi.ts";
import { digestOfFile } from "./digest.ts";
import { launch } from "./launch.ts";
import { belongs, checkTemplate, type Entry, MANIFEST, templatePath } from "./template.ts";
import { readVersion } from "./version.ts";

/** Two seconds on an idle machine; Firefox writes the caches while it closes. */
const BUILD_MS = 60_000;

/** What an interrupted builder left goes after an hour, what no start used after a month. */
const STALE_MS = { staging: 3_600_000, template: 30 * 86_400_000 };

export interface BuildOptions {
  binary: string;
  /** The session's directory. */
  dir: string;
  /** The user's cache directory for foxden. */
  cache: string;
  log(line: string): void;
}

/** Makes the template if there is no good one; true when this call has put it in place. */
export async function buildTemplate(options: BuildOptions, signal: AbortSignal): Promise<boolean> {
  const { binary, dir, cache, log } = options;
  const version = await readVersion(binary);
  if (!version) return false;
  const path = await templatePath(cache, binary, version);
  if (await checkTemplate(path)) return false;
  await sweep(cache);
  const bound = AbortSignal.any([signal, AbortSignal.timeout(BUILD_MS)]);
  const firefox = await launch({ binary, dir, signal: bound, log });
  try {
    await using bidi = await Bidi.connect(firefox.url, bound);
    // Answered when the start-up is over.
    await bidi.send("session.new", { capabilities: {} }, bound);
    await bidi.send("browser.close", {}, bound);
    await settled(firefox.ended, bound);
    return await install(firefox.profile, path, cache);
  } finally {
    await firefox.kill();
    await Deno.remove(firefox.place, { recursive: true }).catch(() => {
      // A child on its way out still writes; the session's directory goes as a whole later.
    });
  }
}

async function settled(ended: Promise<unknown>, signal: AbortSignal): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort);
  if (signal.aborted) abort();
  await Promise.race([ended, promise]).finally(() => signal.removeEventListener("abort", abort));
}

/** Copies the caches aside and moves them into place in one step: a reader sees all or nothing. */
async function install(profile: string, path: string, cache: string): Promise<boolean> {
  const staging = await Deno.makeTempDir({ dir: cache, prefix: "staging-" });
  try {
    await Deno.mkdir(`${staging}/startupCache`, { mode: 0o700 });
    const entries: Entry[] = [];
    for (const name of await candidates(profile)) {
      const to = `${staging}/${name}`;
      await copy(`${profile}/${name}`, to);
      entries.push({ name, size: (await Deno.lstat(to)).size, digest: await digestOfFile(to) });
    }
    await Deno.writeTextFile(`${staging}/${MANIFEST}`, JSON.stringify(entries), { mode: 0o600 });
    // A broken one would be in the way; a good one that another builder made meanwhile stays.
    if (!(await checkTemplate(path))) await Deno.remove(path, { recursive: true }).catch(() => {});
    return await Deno.rename(staging, path).then(() => true, () => false);
  } finally {
    await Deno.remove(staging, { recursive: true }).catch(() => {});
  }
}

async function candidates(profile: string): Promise<string[]> {
  const names = ["compatibility.ini"];
  for await (const entry of Deno.readDir(`${profile}/startupCache`)) {
    if (entry.isFile) names.push(`startupCache/${entry.name}`);
  }
  return names.filter(belongs);
}

/** Down to the disk: after a power cut a renamed folder could else hold empty files. */
async function copy(from: string, to: string): Promise<void> {
  await Deno.copyFile(from, to);
  using file = await Deno.open(to, { write: true });
  await file.syncData();
}

/** Removes what nobody will use again: only names that are ours, and no links. */
async function sweep(cache: string): Promise<void> {
  for await (const { name, isDirectory } of Deno.readDir(cache)) {
    const kind = /^(staging|template)-/.exec(name)?.[1];
    if (!isDirectory || (kind !== "staging" && kind !== "template")) continue;
    const { mtime } = await Deno.lstat(`${cache}/${name}`);
    if (mtime && Date.now() - mtime.getTime() > STALE_MS[kind]) {
      await Deno.remove(`${cache}/${name}`, { recursive: true }).catch(() => {});
    }
  }
}
