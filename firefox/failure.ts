/** Why a Firefox did not start, and what a person can do about it. */

import { Fault } from "./fault.ts";

interface Symptom {
  pattern: RegExp;
  say(match: RegExpExecArray): string;
}

/** Firefox's own words, and what they mean here. */
const symptoms: Symptom[] = [
  {
    pattern: /error while loading shared libraries: (\S+):/,
    say: ([, library]) =>
      `the library ${library} is missing. Install Firefox with the system's package manager, which brings it`,
  },
  {
    pattern: /already running, but is not responding/,
    say: () =>
      "its profile is in use or cannot be written. Set TMPDIR to a folder that can be written",
  },
  {
    pattern: /No space left on device|NO_DEVICE_SPACE/,
    say: () => "the disk is full. Make room or set TMPDIR to another disk",
  },
  {
    pattern: /snap-confine|snap\.d|\/snap\//,
    say: () =>
      "it is a snap, whose confinement does not let it start here. Install Firefox as a package",
  },
];

/** An error that says what happened, what it means if that is known, and Firefox's last words if not. */
export function failure(happened: string, lines: string[]): Fault {
  const text = lines.join("\n");
  for (const { pattern, say } of symptoms) {
    const match = pattern.exec(text);
    if (match) return new Fault("setup", `Firefox ${happened}: ${say(match)}.`);
  }
  const words = lines.filter((line) => line.trim() !== "").slice(-3).join(" | ");
  const said = words === "" ? "said nothing" : `its last words were: ${words}`;
  return new Fault("setup", `Firefox ${happened} and ${said}. Try foxden doctor.`);
}
