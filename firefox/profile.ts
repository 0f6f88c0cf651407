/** A fresh profile and the folders around it, all inside the session's directory. */

import { userJs, type Value } from "./prefs.ts";

export interface Place {
  /** The folder of all the others. */
  place: string;
  profile: string;
  home: string;
  tmp: string;
}

/** Makes a place of its own below `dir`, which may hold others. */
export async function makePlace(
  dir: string,
  prefs: Readonly<Record<string, Value>>,
): Promise<Place> {
  const place = await Deno.makeTempDir({ dir, prefix: "firefox-" });
  const made = { place, profile: `${place}/profile`, home: `${place}/home`, tmp: `${place}/tmp` };
  for (const folder of [made.profile, made.home, made.tmp]) {
    await Deno.mkdir(folder, { mode: 0o700 });
  }
  await Deno.writeTextFile(`${made.profile}/user.js`, userJs(prefs), { mode: 0o600 });
  return made;
}

/** What Firefox is told about its surroundings. The rest of the environment it inherits. */
export function environment({ home, tmp }: Place): Record<string, string> {
  return {
    // Firefox writes below HOME though its profile is elsewhere (.config/mozilla, dconf, Downloads) and hangs
    // without a word where it cannot. Its own HOME always works, and the user's stays as it was. The price: fonts
    // that only this user has installed are not seen.
    HOME: home,
    XDG_CONFIG_HOME: `${home}/.config`,
    XDG_CACHE_HOME: `${home}/.cache`,
    XDG_DATA_HOME: `${home}/.local/share`,
    // A lock that Firefox takes while it starts lives here: a shared one makes starts wait for each other.
    TMPDIR: tmp,
    // The desktop's bus is not ours to appear on; without an address a daemon might be started that stays.
    DBUS_SESSION_BUS_ADDRESS: "disabled:",
    // Else a crash reporter outside our process group outlives the session.
    MOZ_CRASHREPORTER_DISABLE: "1",
    // Else a release build ignores services.settings.server and asks Mozilla's.
    MOZ_REMOTE_SETTINGS_DEVTOOLS: "1",
  };
}
