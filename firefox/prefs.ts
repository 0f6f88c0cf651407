/**
 * Every preference foxden sets, and why. What a site can see is left as a person's Firefox has it, but for the
 * entries of `headless`, which undo what only a headless Firefox shows.
 *
 * Firefox's own remote agent sets some of these too, once it runs (remote.prefs.recommended); they stand here
 * where they matter before that, or where the promise is ours to keep.
 */

export type Value = boolean | number | string;
export type Preference = readonly [name: string, value: Value, reason: string];

/** Less work between the start and the first page. */
const start: Preference[] = [
  ["browser.startup.page", 0, "the home page costs a content process and half a second"],
  ["browser.newtabpage.enabled", false, "the new-tab page is never shown to anyone"],
  ["browser.newtab.preload", false, "… and must not be built in advance"],
  ["browser.aboutwelcome.enabled", false, "no welcome to a profile that lives for minutes"],
  ["browser.shell.checkDefaultBrowser", false, "nobody can answer the question"],
  ["browser.startup.homepage_override.mstone", "ignore", "no page about what is new"],
  ["startup.homepage_welcome_url", "about:blank", "no first-run page"],
  ["startup.homepage_welcome_url.additional", "", "no second first-run page"],
  ["termsofuse.bypassNotification", true, "a modal would cover the first window"],
  [
    "datareporting.policy.dataSubmissionPolicyBypassNotification",
    true,
    "a notice would open a tab",
  ],
  ["browser.uitour.enabled", false, "mozilla.org must not steer this browser"],
  ["app.update.checkInstallTime", false, "the age of the installation is no concern of a session"],
  ["browser.profiles.enabled", false, "one profile, given by its path"],
  ["browser.backup.enabled", false, "a profile that is removed needs no backup"],
  ["browser.pagethumbnails.capturing_disabled", true, "nobody looks at thumbnails"],
  ["general.smoothScroll", false, "where a scroll ends is known at once"],
  ["browser.chrome.site_icons", false, "nor at icons: a request less for each site, and no 404"],
  ["devtools.jsonview.enabled", false, "JSON as it is, not in a viewer full of controls"],
];

/** Less memory: measured together, a third of a default Firefox's. */
const memory: Preference[] = [
  ["extensions.enabledScopes", 0, "no built-in add-ons, no process for them: 55 MB"],
  ["network.process.enabled", false, "sockets live in the parent: one process less"],
  [
    "gfx.webrender.max-shared-surface-size",
    512,
    "texture atlases of 1 MB, not of 16, drawn by software: 15 MB",
  ],
  [
    "javascript.options.mem.gc_allocation_threshold_mb",
    4,
    "collects the garbage of the start: 8 MB",
  ],
  ["javascript.options.mem.gc_malloc_threshold_base_mb", 8, "… and what it held: 4 MB"],
  ["dom.ipc.processPrelaunch.enabled", false, "no content process in reserve: 19 MB"],
  [
    "browser.opaqueResponseBlocking.javascriptValidator",
    false,
    "its checker starts a process of its own at the first cross-origin script",
  ],
  [
    "browser.cache.disk.enable",
    false,
    "the cache would die with the profile: memory serves as well",
  ],
  ["browser.sessionstore.max_tabs_undo", 0, "closed tabs are not reopened"],
  ["browser.sessionstore.max_windows_undo", 0, "nor closed windows"],
];

/** No disk writes that only a later start would read. */
const disk: Preference[] = [
  ["browser.sessionstore.interval", 86_400_000, "no session file every 15 s"],
  ["browser.sessionstore.resume_from_crash", false, "a session never comes back"],
  [
    "toolkit.startup.max_resumed_crashes",
    -1,
    "a killed template builder must not bring up safe mode",
  ],
  ["browser.download.manager.addToRecentDocs", false, "the desktop's recent files are not ours"],
];

/** Firefox talks to nobody of its own accord. */
const silence: Preference[] = [
  ["toolkit.telemetry.enabled", false, "telemetry"],
  ["toolkit.telemetry.unified", false, "telemetry"],
  ["toolkit.telemetry.archive.enabled", false, "telemetry kept on disk to be sent later"],
  ["toolkit.telemetry.server", "data:,", "telemetry has no address"],
  ["datareporting.policy.dataSubmissionEnabled", false, "telemetry"],
  ["datareporting.healthreport.uploadEnabled", false, "telemetry"],
  ["datareporting.usage.uploadEnabled", false, "the daily usage ping"],
  ["app.normandy.enabled", false, "experiments"],
  ["app.shield.optoutstudies.enabled", false, "experiments"],
  ["nimbus.rollouts.enabled", false, "experiments"],
  [
    "services.settings.server",
    "data:,#remote-settings-dummy/v1",
    "Remote Settings; heeded only with MOZ_REMOTE_SETTINGS_DEVTOOLS=1",
  ],
  ["security.remote_settings.crlite_filters.enabled", false, "revocation filters, fetched"],
  ["security.remote_settings.intermediates.enabled", false, "intermediate certificates, fetched"],
  ["network.captive-portal-service.enabled", false, "asks detectportal.firefox.com"],
  ["network.connectivity-service.enabled", false, "asks for IPv4 and IPv6"],
  ["browser.safebrowsing.malware.enabled", false, "lists, fetched; the caller's rules decide here"],
  ["browser.safebrowsing.phishing.enabled", false, "lists, fetched"],
  ["browser.safebrowsing.downloads.enabled", false, "lists, fetched; downloads are denied"],
  ["browser.safebrowsing.downloads.remote.enabled", false, "would send names of downloads"],
  ["app.update.auto", false, "the target's owner updates Firefox"],
  ["app.update.disabledForTesting", true, "no look for updates"],
  ["extensions.update.enabled", false, "no add-ons, no updates"],
  ["extensions.systemAddon.update.enabled", false, "no add-ons, no updates"],
  ["extensions.getAddons.cache.enabled", false, "no descriptions of add-ons"],
  ["browser.search.update", false, "search engines, fetched"],
  ["browser.search.suggest.enabled", false, "nothing is typed into the address bar"],
  ["browser.region.network.url", "", "the country, asked of a server"],
  ["browser.region.update.enabled", false, "the country, asked of a server"],
  ["media.gmp-manager.updateEnabled", false, "codec plug-ins, fetched"],
  ["media.gmp-provider.enabled", false, "codec plug-ins, fetched"],
  ["dom.push.connection.enabled", false, "a standing connection to the push service"],
  ["identity.fxaccounts.enabled", false, "no account, no sync"],
  ["browser.discovery.enabled", false, "recommendations"],
  ["extensions.htmlaboutaddons.recommendations.enabled", false, "recommendations"],
  ["browser.topsites.contile.enabled", false, "sponsored tiles"],
  ["browser.newtabpage.activity-stream.feeds.system.topstories", false, "stories, fetched"],
  ["browser.urlbar.quicksuggest.enabled", false, "suggestions, fetched"],
  ["geo.provider.network.url", "", "positions come from the caller, never from a service"],
  ["network.prefetch-next", false, "only what the page needs is loaded"],
  ["network.dns.disablePrefetch", true, "names that nobody visits are not resolved"],
  ["network.http.speculative-parallel-limit", 0, "no connections on a guess"],
  ["network.trr.mode", 5, "names are resolved as the target resolves them"],
];

/** Nothing waits for a person who is not there. */
const prompts: Preference[] = [
  // Firefox's remote agent lifts this limit; a page that floods the history then wedges every tab.
  ["dom.navigation.navigationRateLimit.count", 200, "a flood of addresses ends with the page"],
  [
    "dom.confirm_repost.testing.always_accept",
    true,
    "reload of a POST's page asks where nobody is",
  ],
  ["print.enabled", false, "window.print() would wedge its tab"],
  [
    "permissions.default.geo",
    2,
    "the question would never be answered; setPermission still grants",
  ],
  ["permissions.default.desktop-notification", 2, "as above"],
  [
    "dom.events.testing.asyncClipboard",
    true,
    "clipboard.readText() would wait for a click on a menu",
  ],
  ["signon.rememberSignons", false, "no offer to keep a password"],
  ["signon.autofillForms", false, "the agent fills forms, nobody else"],
  ["extensions.formautofill.addresses.enabled", false, "no offer to keep an address"],
  ["extensions.formautofill.creditCards.enabled", false, "no offer to keep a card"],
  ["browser.translations.enable", false, "no offer to translate, no model fetched"],
  ["browser.ml.enable", false, "no model runs or is fetched"],
  ["browser.tabs.warnOnClose", false, "closing asks nothing"],
  ["network.http.prompt-temp-redirect", false, "a 307 asks nothing"],
];

/** What the remote protocol needs to be right. */
const protocol: Preference[] = [
  [
    "browser.sessionhistory.max_total_viewers",
    0,
    "a page kept for going back would leave its pending script calls unanswered for ever",
  ],
  [
    "remote.retry-on-abort",
    false,
    "a call interrupted by a navigation must not run again on the new page",
  ],
];

/** A headless Firefox differs from a person's; a site must not notice, nor a window lag. */
const headless: Preference[] = [
  [
    "ui.primaryPointerCapabilities",
    6,
    "a mouse: headless reports none, and pages hide their menus",
  ],
  ["ui.allPointerCapabilities", 6, "as above"],
  ["dom.min_background_timeout_value", 4, "a window nobody sees keeps its timers"],
  ["dom.min_background_timeout_value_without_budget_throttling", 4, "as above"],
  ["dom.timeout.background_throttling_max_budget", -1, "as above"],
];

export const preferences: readonly Preference[] = [
  ...start,
  ...memory,
  ...disk,
  ...silence,
  ...prompts,
  ...protocol,
  ...headless,
];

/** The text of a user.js. `extra` wins over the list: a session's proxy, for instance. */
export function userJs(extra: Readonly<Record<string, Value>> = {}): string {
  const all = new Map<string, Value>(preferences.map(([name, value]) => [name, value]));
  for (const [name, value] of Object.entries(extra)) all.set(name, value);
  const line = ([name, value]: [string, Value]) =>
    `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`;
  return [...all].map(line).join("");
}
