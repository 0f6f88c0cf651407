import assert from "node:assert/strict";
import { digestOfFile } from "./digest.ts";
import { belongs, checkTemplate, MANIFEST, templatePath, useTemplate } from "./template.ts";

const FILES = {
  "compatibility.ini": "[Compatibility]\n",
  "startupCache/scriptCache.bin": "x".repeat(3_000_000),
  "startupCache/startupCache.8.little": "y",
};

/** A good template in a cache directory, and an empty profile. */
async function stage(): Promise<
  AsyncDisposable & { cache: string; path: string; profile: string }
> {
  const root = await Deno.makeTempDir({ prefix: "foxden-test-" });
  const [cache, profile] = [`${root}/cache`, `${root}/profile`];
  const path = `${cache}/template-x`;
  for (const folder of [cache, path, `${path}/startupCache`, profile]) {
    await Deno.mkdir(folder, { mode: 0o700 });
  }
  const entries = [];
  for (const [name, text] of Object.entries(FILES)) {
    await Deno.writeTextFile(`${path}/${name}`, text);
    entries.push({ name, size: text.length, digest: await digestOfFile(`${path}/${name}`) });
  }
  await Deno.writeTextFile(`${path}/${MANIFEST}`, JSON.stringify(entries));
  return {
    cache,
    path,
    profile,
    [Symbol.asyncDispose]: () => Deno.remove(root, { recursive: true }),
  };
}

Deno.test("useTemplate() copies a good template into a profile", async () => {
  await using place = await stage();
  assert.equal(await useTemplate(place.path, place.profile), true);
  assert.equal(await checkTemplate(place.path), true);
  for (const [name, text] of Object.entries(FILES)) {
    assert.equal(await Deno.readTextFile(`${place.profile}/${name}`), text);
  }
  const names = (await Array.fromAsync(Deno.readDir(place.profile))).map(({ name }) => name)
    .toSorted();
  assert.deepEqual(names, ["compatibility.ini", "startupCache"]);
});

type Stage = Awaited<ReturnType<typeof stage>>;

const spoiled: [what: string, spoil: (place: Stage) => Promise<void>][] = [
  ["is not there", ({ path }) => Deno.remove(path, { recursive: true })],
  ["has no manifest", ({ path }) => Deno.remove(`${path}/${MANIFEST}`)],
  ["has half a manifest", ({ path }) => Deno.truncate(`${path}/${MANIFEST}`, 100)],
  ["is open to others", ({ path }) => Deno.chmod(path, 0o755)],
  ["lies where others may write", ({ cache }) => Deno.chmod(cache, 0o777)],
  ["lacks a file", ({ path }) => Deno.remove(`${path}/startupCache/scriptCache.bin`)],
  [
    "has a file cut short",
    ({ path }) => Deno.truncate(`${path}/startupCache/scriptCache.bin`, 1_000),
  ],
  ["is a link", async ({ path }) => {
    await Deno.rename(path, `${path}-elsewhere`);
    await Deno.symlink(`${path}-elsewhere`, path);
  }],
  ["has a link for a folder", async ({ path }) => {
    await Deno.rename(`${path}/startupCache`, `${path}/elsewhere`);
    await Deno.symlink("elsewhere", `${path}/startupCache`);
  }],
  ["has a link for a file", async ({ path }) => {
    await Deno.rename(`${path}/startupCache/scriptCache.bin`, `${path}/elsewhere`);
    await Deno.symlink("../elsewhere", `${path}/startupCache/scriptCache.bin`);
  }],
  ["names a file of a session", async ({ path }) => {
    const entries = JSON.parse(await Deno.readTextFile(`${path}/${MANIFEST}`));
    await Deno.writeTextFile(`${path}/cookies.sqlite`, "");
    entries.push({
      name: "cookies.sqlite",
      size: 0,
      digest: await digestOfFile(`${path}/cookies.sqlite`),
    });
    await Deno.writeTextFile(`${path}/${MANIFEST}`, JSON.stringify(entries));
  }],
];

for (const [what, spoil] of spoiled) {
  Deno.test(`useTemplate() leaves the profile alone when the template ${what}`, async () => {
    await using place = await stage();
    await spoil(place);
    assert.equal(await useTemplate(place.path, place.profile), false);
    assert.equal(await checkTemplate(place.path), false);
    assert.deepEqual(await Array.fromAsync(Deno.readDir(place.profile)), []);
  });
}

Deno.test("checkTemplate() sees one changed byte", async () => {
  await using place = await stage();
  using file = await Deno.open(`${place.path}/startupCache/scriptCache.bin`, { write: true });
  await file.seek(2_500_000, Deno.SeekMode.Start);
  await file.write(new Uint8Array([0]));
  assert.equal(await checkTemplate(place.path), false);
});

// B-006
Deno.test("a template holds nothing that a session writes", () => {
  for (
    const name of [
      "compatibility.ini",
      "startupCache/urlCache.bin",
      "startupCache/scriptCache-child.bin",
    ]
  ) {
    assert.ok(belongs(name));
  }
  for (
    const name of [
      "prefs.js",
      "cookies.sqlite",
      "storage/x",
      "startupCache/../cookies.sqlite",
      "startupCache/webext.sc.lz4",
      "../x",
    ]
  ) assert.ok(!belongs(name));
});

Deno.test("templatePath() differs by binary, version and build", async () => {
  const of = (binary: string, version: string, build: string) =>
    templatePath("/c", binary, { version, build });
  const paths = [
    await of("/a", "1", "2"),
    await of("/b", "1", "2"),
    await of("/a", "3", "2"),
    await of("/a", "1", "4"),
  ];
  assert.equal(new Set(paths).size, 4);
  assert.match(paths[0] ?? "", /^\/c\/template-[0-9a-f]{32}$/);
  assert.equal(await of("/a", "1", "2"), paths[0]);
});
