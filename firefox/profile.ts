/** A fresh profile and the few folders around it, all inside the session's directory. */

import { userJs, type Value } from "./prefs.ts";

export interface Places {
  profile: string;
  /** Firefox writes below HOME even when its profile is elsewhere; the user's own stays untouched. */
  home: string;
  tmp: string;
}

/** Makes the folders below `dir` and writes the preferences. */
export async function makeProfile(
  dir: string,
  prefs: Readonly<Record<string, Value>> = {},
): Promise<Places> {
  const places = { profile: `${dir}/profile`, home: `${dir}/home`, tmp: `${dir}/tmp` };
  for (const place of Object.values(places)) await Deno.mkdir(place, { mode: 0o700 });
  await Deno.writeTextFile(`${places.profile}/user.js`, userJs(prefs), { mode: 0o600 });
  return places;
}

/** What Firefox is told about its surroundings. The rest of the environment it inherits. */
export function environment(places: Places): Record<string, string> {
  return {
    HOME: places.home,
    XDG_CONFIG_HOME: `${places.home}/.config`,
    XDG_CACHE_HOME: `${places.home}/.cache`,
    XDG_DATA_HOME: `${places.home}/.local/share`,
    // A lock that Firefox takes while it starts lives here: a shared one makes starts wait for each other.
    TMPDIR: places.tmp,
    // Otherwise a crash reporter outside our process group outlives the session.
    MOZ_CRASHREPORTER_DISABLE: "1",
    // Without it a release build ignores services.settings.server and asks Mozilla's.
    MOZ_REMOTE_SETTINGS_DEVTOOLS: "1",
  };
}
