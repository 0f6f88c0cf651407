/// <reference lib="deno.ns" />
/** The process, the profile and the fixtures' server of a test browser; see testing.ts. */

const START_BOUND = 30_000;

/** What quiets a test browser; the real list with its reasons is the launcher's. */
const PREFS: Record<string, boolean | number | string> = {
  "browser.startup.page": 0,
  "browser.newtabpage.enabled": false,
  "browser.newtab.preload": false,
  "browser.aboutwelcome.enabled": false,
  "browser.sessionhistory.max_total_viewers": 0,
  "datareporting.policy.dataSubmissionEnabled": false,
  "dom.ipc.processPrelaunch.enabled": false,
  "extensions.enabledScopes": 0,
  "network.process.enabled": false,
  "remote.retry-on-abort": false,
  "services.settings.server": "data:,#remote-settings-dummy/v1",
  "toolkit.telemetry.enabled": false,
};

/** Starts Firefox and returns where it listens; its end and its profile's are with `ends`. */
export async function launch(ends: AsyncDisposableStack): Promise<string> {
  const profile = await Deno.makeTempDir({ prefix: "foxden-page-test." });
  ends.defer(() => Deno.remove(profile, { recursive: true }));
  const prefs = Object.entries(PREFS).map(([key, value]) =>
    `user_pref(${JSON.stringify(key)}, ${JSON.stringify(value)});`
  );
  await Deno.writeTextFile(`${profile}/user.js`, prefs.join("\n"));
  const process = new Deno.Command(Deno.env.get("FOXDEN_FIREFOX") ?? "firefox-esr", {
    args: [
      "--headless",
      "--no-remote",
      "--profile",
      profile,
      "--remote-debugging-port",
      "0",
      "about:blank#x",
    ],
    env: { MOZ_CRASHREPORTER_DISABLE: "1", MOZ_REMOTE_SETTINGS_DEVTOOLS: "1", HOME: profile },
    stdin: "null",
    stdout: "null",
    stderr: "piped",
  }).spawn();
  const lines = process.stderr.pipeThrough(new TextDecoderStream());
  const { promise: listening, resolve, reject } = Promise.withResolvers<string>();
  const reading = (async () => {
    let seen = "";
    for await (const chunk of lines) {
      seen = (seen + chunk).slice(-4096);
      const ready = /WebDriver BiDi listening on (ws:\S+)/.exec(seen);
      if (ready?.[1] !== undefined) resolve(ready[1]);
    }
    reject(new Error(`the browser ended before it listened: ${seen}`));
  })();
  const late = setTimeout(
    () => reject(new Error("the browser did not listen in time")),
    START_BOUND,
  );
  ends.defer(async () => {
    clearTimeout(late);
    try {
      process.kill("SIGKILL");
    } catch {
      // It has ended by itself.
    }
    await process.status;
    // Its children hold the pipe: end of file says that they are gone, too.
    await reading;
  });
  try {
    return await listening;
  } finally {
    clearTimeout(late);
  }
}

/** Serves the fixtures, and under /inline/<media type>? whatever stands in the query. */
export function serve(ends: AsyncDisposableStack): string {
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, answer);
  ends.defer(() => server.shutdown());
  return `http://127.0.0.1:${server.addr.port}`;
}

const FIXTURES = new URL("../../tests/fixtures/", import.meta.url);

async function answer(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const inline = /^\/inline\/(.+)$/.exec(pathname);
  if (inline) {
    const headers = { "content-type": `${inline[1]}; charset=utf-8` };
    return new Response(decodeURIComponent(search.slice(1)), { headers });
  }
  try {
    const text = await Deno.readTextFile(new URL(`.${pathname}`, FIXTURES));
    return new Response(text, { headers: { "content-type": "text/html; charset=utf-8" } });
  } catch {
    return new Response("no such fixture", { status: 404 });
  }
}
