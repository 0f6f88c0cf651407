/** Which Firefox a binary is, read from the file beside it: asking the binary costs 100 ms. */

/**
 * The oldest Firefox that foxden drives: the extended support release of June 2025. Older ones lack what the
 * session relies on, among it browsingContext.downloadWillBegin and script calls that fail when their page goes.
 */
export const MINIMUM = 140;

/** The version in application.ini beside `binary`; undefined if there is none to read. */
export async function readVersion(binary: string): Promise<string | undefined> {
  const folder = binary.slice(0, binary.lastIndexOf("/"));
  // On macOS the executable is in Contents/MacOS and the file in Contents/Resources.
  for (const file of [`${folder}/application.ini`, `${folder}/../Resources/application.ini`]) {
    try {
      const text = await Deno.readTextFile(file);
      const version = /^Version=(\S+)$/m.exec(text)?.[1];
      if (version) return version;
    } catch {
      // Not there, or not ours to read: session.new says the version later.
    }
  }
  return undefined;
}

/** Whether foxden can drive this version; one that is no version at all counts as too old. */
export function isSupported(version: string): boolean {
  return Number.parseInt(version, 10) >= MINIMUM;
}
