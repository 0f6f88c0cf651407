import assert from "node:assert/strict";
import { preferences, userJs } from "./prefs.ts";

Deno.test("every preference stands once and has a reason", () => {
  const names = preferences.map(([name]) => name);
  assert.deepEqual(names, [...new Set(names)]);
  for (const [name, , reason] of preferences) assert.ok(reason.length > 5, name);
});

Deno.test("userJs() writes what Firefox reads, and lets a session's own win", () => {
  const text = userJs({ "network.proxy.http": 'a"b', "browser.startup.page": 3 });
  assert.match(text, /^user_pref\("network\.proxy\.http", "a\\"b"\);$/m);
  assert.match(text, /^user_pref\("browser\.startup\.page", 3\);$/m);
  assert.doesNotMatch(text, /"browser\.startup\.page", 0/);
  assert.match(text, /^user_pref\("print\.enabled", false\);$/m);
});

Deno.test("no preference changes what a site may store or play", () => {
  for (const [name] of preferences) {
    assert.doesNotMatch(
      name,
      /cookie|^media\.(rdd|utility|peerconnection|av1|mp4|webm)|^dom\.storage|^places\.history/,
    );
  }
});
