/**
 * A template is what makes a start fast: the start-up caches of one Firefox build, without which it compiles
 * its own scripts anew. It is a folder of six files by fixed names, none of which can hold anything of a session:
 * no database, no preference, no identifier. One that is missing, broken or not ours only costs time.
 */

import { userJs } from "./prefs.ts";
import type { Version } from "./version.ts";
import { digest, hex } from "./digest.ts";

/** Firefox throws the caches away unless this file beside them names its own build and folder. */
const COMPATIBILITY = "compatibility.ini";
const CACHE = /^startupCache\/((script|url)Cache(-child)?\.bin|startupCache\.[48]\.(little|big))$/;

/** Of our own account of what is in the folder. */
const MANIFEST = "manifest.json";
const MAX_MANIFEST = 4_096;

interface Entry {
  name: string;
  size: number;
  digest: string;
}

/** Whether a template may hold a file of this name. */
export function belongs(name: string): boolean {
  return name === COMPATIBILITY || CACHE.test(name);
}

/** The folder of the template for this binary of this build with our preferences. */
export async function templatePath(cache: string, binary: string, version: Version): Promise<string> {
  const parts = ["1", binary, version.version, version.build, userJs()];
  return `${cache}/template-${hex(await digest(new TextEncoder().encode(parts.join("\0")))).slice(0, 32)}`;
}

/** Fills `profile` from the template at `path`; false if there is none to be trusted. */
export async function useTemplate(path: string, profile: string): Promise<boolean> {
  try {
    const entries = await readManifest(path, await owner(profile));
    await Deno.mkdir(`${profile}/startupCache`, { mode: 0o700 });
    await Promise.all(entries.map(({ name }) => Deno.copyFile(`${path}/${name}`, `${profile}/${name}`)));
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether the files are those that were put there. Takes 25 to 55 ms, so it runs beside Firefox's start, which
 * waits for it before anything is done with the browser.
 */
export async function checkTemplate(path: string): Promise<boolean> {
  try {
    const entries = await readManifest(path, await owner(path));
    for (const entry of entries) {
      if (await digestOf(`${path}/${entry.name}`) !== entry.digest) return false;
    }
    return true;
  } catch {
    return false;
  }
}
