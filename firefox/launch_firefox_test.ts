import assert from "node:assert/strict";
import { Bidi } from "./bidi.ts";
import { buildTemplate } from "./builder.ts";
import { launch } from "./launch.ts";

/** The executable that find.sh finds here. */
async function find(): Promise<string> {
  const find = new URL("find.sh", import.meta.url).pathname;
  const args = ["-uc", '. "$0"; find_firefox || printf %s "$why" >&2; printf %s "$firefox"', find];
  const { stdout } = await new Deno.Command("sh", { args, stderr: "inherit" }).output();
  return new TextDecoder().decode(stdout);
}

const binary = await find();

/** A session's directory and a cache, gone afterwards although Firefox's children may still write. */
async function stage(): Promise<AsyncDisposable & { dir: string; cache: string }> {
  const root = await Deno.makeTempDir({ prefix: "foxden-test-" });
  const [dir, cache] = [`${root}/dir`, `${root}/cache`];
  for (const folder of [dir, cache]) await Deno.mkdir(folder, { mode: 0o700 });
  return {
    dir,
    cache,
    async [Symbol.asyncDispose]() {
      for (let tries = 0; tries < 100; tries++) {
        if (await Deno.remove(root, { recursive: true }).then(() => true, () => false)) return;
      }
      throw new Error(`${root} cannot be removed`);
    },
  };
}

const bound = () => AbortSignal.timeout(30_000);
const quiet = { binary, log: () => {} };

// The permissions of boot.sh, to the letter, and a HOME that cannot be written: Firefox alone would hang on it.
Deno.test("Firefox starts with exact permissions and an unwritable HOME", async () => {
  await using place = await stage();
  const install = binary.slice(0, binary.lastIndexOf("/"));
  const script = `
    import { launch } from ${JSON.stringify(new URL("launch.ts", import.meta.url).href)};
    const [dir, binary] = Deno.args;
    const firefox = await launch({ binary, dir, signal: AbortSignal.timeout(20_000), log() {} });
    const conn = await Deno.connect({ port: Number(new URL(firefox.url).port) });
    conn.close();
    await firefox.kill();
    Deno.stdout.write(new TextEncoder().encode(firefox.version + " " + await firefox.ended));`;
  await Deno.writeTextFile(`${place.dir}/script.ts`, script);
  const args = [
    "run",
    "--quiet",
    "--no-prompt",
    `--allow-run=${binary}`,
    "--allow-net=127.0.0.1",
    `--allow-read=${place.dir},${install}`,
    `--allow-write=${place.dir}`,
    `${place.dir}/script.ts`,
    place.dir,
    binary,
  ];
  const env = { HOME: "/proc/1", XDG_CONFIG_HOME: "/proc/1", XDG_CACHE_HOME: "/proc/1" };
  const { stdout, stderr } = await new Deno.Command(Deno.execPath(), { args, env }).output();
  assert.equal(new TextDecoder().decode(stderr), "");
  assert.match(new TextDecoder().decode(stdout), /^\d+\.\d+\S* was ended by SIGKILL$/);
});

Deno.test("buildTemplate() puts one template in place, also when two build, and the next start uses it", async () => {
  await using place = await stage();
  const build = () => buildTemplate({ ...quiet, ...place }, bound());
  const built = await Promise.all([build(), build()]);
  assert.equal(built.filter(Boolean).length, 1);
  assert.equal(await build(), false);
  const kept = await Array.fromAsync(Deno.readDir(place.cache));
  assert.deepEqual(kept.map(({ name }) => name.slice(0, 9)), ["template-"]);

  const firefox = await launch({ ...quiet, ...place, signal: bound() });
  try {
    // Firefox renames it at once, and writes one of its own much later.
    const names = await Array.fromAsync(Deno.readDir(`${firefox.profile}/startupCache`));
    assert.ok(names.some(({ name }) => name.startsWith("scriptCache")), JSON.stringify(names));
  } finally {
    await firefox.kill();
  }
});

Deno.test("a broken template costs time and nothing else", async () => {
  await using place = await stage();
  await buildTemplate({ ...quiet, ...place }, bound());
  const template = await Array.fromAsync(Deno.readDir(place.cache)).then(([entry]) => entry?.name);
  const cache = `${place.cache}/${template}/startupCache/scriptCache.bin`;
  const { size } = await Deno.stat(cache);
  await Deno.writeFile(cache, crypto.getRandomValues(new Uint8Array(65_536)));
  await Deno.truncate(cache, size);
  const firefox = await launch({ ...quiet, ...place, signal: bound() });
  await firefox.kill();
  assert.deepEqual(await Array.fromAsync(Deno.readDir(place.cache)), []);
});

// docs/decisions/001-socket.md
Deno.test("a reply behind an event, and one of 50 KB, come at once", async () => {
  await using place = await stage();
  const firefox = await launch({ ...quiet, dir: place.dir, signal: bound() });
  try {
    await using bidi = await Bidi.connect(firefox.url, bound());
    await bidi.send("session.new", { capabilities: {} }, bound());
    await bidi.send("session.subscribe", { events: ["log.entryAdded"] }, bound());
    const { context } = await bidi.send("browsingContext.create", { type: "tab" }, bound());
    const median = async (expression: string) => {
      const took: number[] = [];
      for (let i = 0; i < 25; i++) {
        const begun = performance.now();
        await bidi.send(
          "script.evaluate",
          { expression, target: { context }, awaitPromise: false },
          bound(),
        );
        took.push(performance.now() - begun);
      }
      return took.toSorted((a, b) => a - b)[12] ?? Infinity;
    };
    const [plain, event, large] = [
      await median("1"),
      await median("console.log(1)"),
      await median("'x'.repeat(5e4)"),
    ];
    // 44 ms each with Deno's own client.
    assert.ok(event < 10 + plain, `${event} ms with an event, ${plain} without`);
    assert.ok(large < 10 + plain, `${large} ms for 50 KB, ${plain} for nothing`);
  } finally {
    await firefox.kill();
  }
});
