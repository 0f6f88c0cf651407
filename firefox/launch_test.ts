import assert from "node:assert/strict";
import { Fault } from "./fault.ts";
import { launch } from "./launch.ts";

/** A session's directory with a script in it that stands for Firefox. */
async function stage(script: string): Promise<AsyncDisposable & { dir: string; binary: string }> {
  const dir = await Deno.makeTempDir({ prefix: "foxden-test-" });
  const binary = `${dir}/firefox`;
  await Deno.writeTextFile(binary, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return { dir, binary, [Symbol.asyncDispose]: () => Deno.remove(dir, { recursive: true }) };
}

function start(
  { dir, binary }: { dir: string; binary: string },
  signal = AbortSignal.timeout(10_000),
) {
  const lines: string[] = [];
  return { lines, launched: launch({ binary, dir, signal, log: (line) => lines.push(line) }) };
}

async function fault(launched: Promise<unknown>): Promise<string> {
  const error = await launched.then(() => undefined, (error) => error);
  assert.ok(error instanceof Fault, String(error));
  assert.equal(error.code, "setup");
  return error.message;
}

// M-006
Deno.test("launch() finds the ready line however it is cut, and gives arguments and surroundings", async () => {
  await using place = await stage(`
    printf '%s\\n' "$@" >"$HOME/arguments"
    printf '%s\\n' "$TMPDIR" "$XDG_CONFIG_HOME" "$MOZ_CRASHREPORTER_DISABLE" >"$HOME/surroundings"
    printf 'noise\\nWebDriver BiDi list' >&2
    : | cat
    printf 'ening on ws://127.0.0.1:7\\n' >&2
    exec cat`);
  const { launched, lines } = start(place);
  const firefox = await launched;
  assert.equal(firefox.url, "ws://127.0.0.1:7/session");
  assert.equal(firefox.version, undefined);
  assert.equal(lines[0], "noise");
  const args = (await Deno.readTextFile(`${firefox.place}/home/arguments`)).trim().split("\n");
  const fixed = [
    "--headless",
    "--no-remote",
    "--profile",
    firefox.profile,
    "--remote-debugging-port",
    "0",
  ];
  assert.deepEqual(args.slice(0, -1), fixed);
  const surroundings = await Deno.readTextFile(`${firefox.place}/home/surroundings`);
  assert.equal(surroundings, `${firefox.place}/tmp\n${firefox.place}/home/.config\n1\n`);
  assert.match(
    await Deno.readTextFile(`${firefox.profile}/user.js`),
    /^user_pref\("browser.startup.page", 0\);$/m,
  );
  // It waited for its input, which is empty: that is how it ends here.
  assert.equal(await firefox.ended, "exited with code 0");
  await firefox.kill();
});

Deno.test("launch() kills when asked and says how it ended", async () => {
  await using place = await stage(
    `echo 'WebDriver BiDi listening on ws://127.0.0.1:7' >&2; kill -STOP $$`,
  );
  const firefox = await start(place).launched;
  await firefox.kill();
  assert.equal(await firefox.ended, "was ended by SIGKILL");
});

Deno.test("launch() reads on: a Firefox that talks much is never stopped by a full pipe", async () => {
  await using place = await stage(`
    echo 'WebDriver BiDi listening on ws://127.0.0.1:7' >&2
    head -c 1000000 /dev/zero | tr '\\0' x >&2`);
  const firefox = await start(place).launched;
  assert.equal(await firefox.ended, "exited with code 0");
});

const failures: [what: string, script: string, message: RegExp][] = [
  ["exits without a word", "exit 3", /^Firefox exited with code 3 and said nothing\. /],
  [
    "says why",
    "echo one >&2; echo two >&2; exit 1",
    /exited with code 1 and its last words were: one \| two\. /,
  ],
  [
    "lacks a library",
    "echo 'firefox: error while loading shared libraries: libgtk-3.so.0: cannot open shared object file' >&2; exit 127",
    /the library libgtk-3\.so\.0 is missing\. Install /,
  ],
  [
    "takes its profile for another's",
    "echo 'Firefox is already running, but is not responding.' >&2",
    /profile is in use or cannot be written/,
  ],
];

for (const [what, script, message] of failures) {
  Deno.test(`launch() tells what happened when Firefox ${what}`, async () => {
    await using place = await stage(script);
    assert.match(await fault(start(place).launched), message);
  });
}

Deno.test("launch() ends a Firefox that does not listen, and quotes it", async () => {
  await using place = await stage(`echo 'thinking' >&2; echo $$ >"$HOME/../../pid"; exec sleep 60`);
  const message = await fault(start(place, AbortSignal.timeout(400)).launched);
  assert.match(message, /does not listen in time and its last words were: thinking/);
  const pid = Number(await Deno.readTextFile(`${place.dir}/pid`));
  assert.throws(() => Deno.kill(pid, "SIGCONT"), /No such process|ESRCH/);
});

Deno.test("launch() can be abandoned", async () => {
  await using place = await stage("exec sleep 60");
  const abort = new AbortController();
  const { launched } = start(place, abort.signal);
  abort.abort(new Error("no longer wanted"));
  await assert.rejects(launched, { message: "no longer wanted" });
});

Deno.test("launch() refuses a Firefox that is too old, by what lies beside it", async () => {
  await using place = await stage("");
  await Deno.writeTextFile(
    `${place.dir}/application.ini`,
    "[App]\nVersion=148.0.2\nBuildID=20260101000000\n",
  );
  assert.match(
    await fault(start(place).launched),
    /^Firefox 148\.0\.2 is too old; 149 is needed\. Install /,
  );
});

Deno.test("launch() names the folder in which no profile can be made", async () => {
  await using place = await stage("");
  const dir = `${place.dir}/nothing`;
  assert.match(
    await fault(start({ ...place, dir }).launched),
    new RegExp(`^No profile can be made in ${dir}: .*TMPDIR`),
  );
});

Deno.test("launch() names a binary that cannot be started", async () => {
  await using place = await stage("");
  const binary = `${place.dir}/nothing`;
  assert.match(
    await fault(start({ ...place, binary }).launched),
    new RegExp(`^${binary} cannot be started: `),
  );
});
