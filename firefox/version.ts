/** Which Firefox a binary is, read from the file beside it: asking the binary itself costs 100 ms. */

import { Fault } from "./fault.ts";

/**
 * The oldest Firefox that foxden drives. 149 is the first with browser.setDownloadBehavior, without which downloads
 * cannot be denied, and the first that heeds unhandledPromptBehavior in session.new (its release notes for
 * developers). The first extended support release after it is 153.
 */
export const MINIMUM = 149;

export interface Version {
  /** As in "153.8.0". */
  version: string;
  /** The moment of the build, which is what Firefox's caches go by. */
  build: string;
}

/** What application.ini beside `binary` says; undefined if there is none to read. */
export async function readVersion(binary: string): Promise<Version | undefined> {
  const folder = binary.slice(0, binary.lastIndexOf("/"));
  // On macOS the executable is in Contents/MacOS and the file in Contents/Resources.
  for (const file of [`${folder}/application.ini`, `${folder}/../Resources/application.ini`]) {
    try {
      const text = await Deno.readTextFile(file);
      const version = /^Version=(\S+)$/m.exec(text)?.[1];
      const build = /^BuildID=(\S+)$/m.exec(text)?.[1];
      if (version && build) return { version, build };
    } catch {
      // Not there, or not ours to read: session.new says the version later.
    }
  }
  return undefined;
}

/** Refuses a version that foxden cannot drive. What is no version at all counts as too old. */
export function checkVersion(version: string): void {
  if (Number.parseInt(version, 10) >= MINIMUM) return;
  throw new Fault(
    "setup",
    `Firefox ${version} is too old; ${MINIMUM} is needed. Install a newer one and see foxden doctor.`,
  );
}
