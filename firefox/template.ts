/**
 * A template makes a start fast: it is the start-up caches of one Firefox build, without which Firefox compiles
 * its own scripts anew. A folder of a few files by fixed names, none of which can hold anything of a session: no
 * database, no preference, no identifier. One that is missing, broken or not ours only costs time.
 */

import { digest, digestOfFile } from "./digest.ts";
import { userJs } from "./prefs.ts";
import type { Version } from "./version.ts";

/** Firefox throws the caches away unless this file names its own build and folder. */
const SEAL = "compatibility.ini";
const CACHE = /^startupCache\/((script|url)Cache(-child)?\.bin|startupCache\.[48]\.(little|big))$/;

export const MANIFEST = "manifest.json";

export interface Entry {
  name: string;
  size: number;
  digest: string;
}

/** Whether a template may hold a file of this name. */
export function belongs(name: string): boolean {
  return name === SEAL || CACHE.test(name);
}

/** Where the template for this binary and our preferences is, below the cache directory of the user. */
export async function templatePath(cache: string, binary: string, of: Version): Promise<string> {
  const key = ["1", binary, of.version, of.build, userJs()].join("\n");
  return `${cache}/template-${(await digest(new TextEncoder().encode(key))).slice(0, 32)}`;
}

/** Fills a fresh profile from the template; false if there is none to use. */
export async function useTemplate(path: string, profile: string): Promise<boolean> {
  try {
    const entries = await readManifest(path);
    await Deno.mkdir(`${profile}/startupCache`, { mode: 0o700 });
    const copy = ({ name }: Entry) => Deno.copyFile(`${path}/${name}`, `${profile}/${name}`);
    await Promise.all(entries.filter(({ name }) => name !== SEAL).map(copy));
    // Last, so that Firefox ignores what an interrupted copy left.
    await Deno.copyFile(`${path}/${SEAL}`, `${profile}/${SEAL}`);
    // The builder removes what nobody used for long.
    const now = new Date();
    await Deno.utime(path, now, now);
    return true;
  } catch {
    return false;
  }
}

/** Whether the files still are what was put there. Takes some 30 ms: do it while Firefox starts. */
export async function checkTemplate(path: string): Promise<boolean> {
  try {
    for (const { name, digest } of await readManifest(path)) {
      if (await digestOfFile(`${path}/${name}`) !== digest) return false;
    }
    return true;
  } catch {
    return false;
  }
}

/** The template's files, if all are plain files of ours with the right names and sizes; throws otherwise. */
async function readManifest(path: string): Promise<Entry[]> {
  const { uid } = await ours(path.slice(0, path.lastIndexOf("/")), 0o022);
  for (const folder of [path, `${path}/startupCache`]) {
    if ((await ours(folder, 0o077)).uid !== uid) throw new Error("a folder of another user");
  }
  const entries = parse(await Deno.readTextFile(`${path}/${MANIFEST}`));
  for (const { name, size } of entries) {
    const file = await Deno.lstat(`${path}/${name}`);
    if (!file.isFile || file.uid !== uid || file.size !== size) {
      throw new Error(`${name} is not ours`);
    }
  }
  return entries;
}

/** A folder, and no link to one, that others cannot change. */
async function ours(path: string, forbidden: number): Promise<Deno.FileInfo> {
  const info = await Deno.lstat(path);
  if (!info.isDirectory || ((info.mode ?? 0) & forbidden) !== 0) {
    throw new Error(`${path} is open to others`);
  }
  return info;
}

function parse(text: string): Entry[] {
  const entries: unknown = JSON.parse(text);
  if (!Array.isArray(entries) || !entries.every(isEntry)) throw new Error("no list of files");
  if (!entries.some(({ name }) => name === SEAL)) throw new Error(`no ${SEAL}`);
  return entries;
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== "object" || value === null) return false;
  const { name, size, digest } = value as Record<string, unknown>;
  return typeof name === "string" && belongs(name) && Number.isInteger(size) &&
    typeof digest === "string";
}
