/** Why a Firefox did not start, in a sentence a person can act on. */

export class LaunchError extends Error {}

interface Symptom {
  pattern: RegExp;
  say(match: RegExpExecArray): string;
}

/** Firefox's own words, and what they mean here. */
const symptoms: Symptom[] = [
  {
    pattern: /error while loading shared libraries: (\S+):/,
    say: ([, library]) =>
      `it lacks the library ${library}; install Firefox with the system's package manager, which brings it`,
  },
  {
    pattern: /already running, but is not responding/,
    say: () => "its profile is locked by another Firefox or cannot be written",
  },
  {
    pattern: /No space left on device|NS_ERROR_FILE_NO_DEVICE_SPACE/,
    say: () => "the disk is full",
  },
  {
    pattern: /command not found in snap|snap-confine|cannot set privileged capabilities/,
    say: () => "it is a snap, whose confinement does not let it start here",
  },
];

/** An error that says what happened, what it means if that is known, and Firefox's last words. */
export function failure(happened: string, lines: string[]): LaunchError {
  const text = lines.join("\n");
  for (const { pattern, say } of symptoms) {
    const match = pattern.exec(text);
    if (match) return new LaunchError(`Firefox ${happened}: ${say(match)}`);
  }
  const words = lines.filter((line) => line.trim() !== "").slice(-3).join(" | ");
  return new LaunchError(
    words === ""
      ? `Firefox ${happened} and said nothing`
      : `Firefox ${happened}; its last words: ${words}`,
  );
}
