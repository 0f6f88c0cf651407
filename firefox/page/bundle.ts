/// <reference lib="deno.ns" />
/**
 * Writes page.generated.js: the bundle of main.ts as one function expression, which is what a
 * preload script is declared as. `deno task bundle`; the test compares with `--check`.
 */
const here = new URL(".", import.meta.url);

/** `entry`: what tests bundle in the place of main.ts. */
export async function bundle(entry = new URL("main.ts", here)): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["bundle", "--quiet", "--platform", "browser", "--format", "iife", entry.pathname],
    cwd: here,
    env: { NO_COLOR: "1" },
  }).output();
  const decoder = new TextDecoder();
  if (!success) throw new Error(decoder.decode(stderr));
  // Where Deno's cache lies differs from machine to machine.
  const code = decoder.decode(stdout).replace(/^( *\/\/ ).*\/npm\/[^/]*\//gm, "$1npm:");
  return `() => {\n// Generated from firefox/page by "deno task bundle". Do not edit.\n${code}}\n`;
}

if (import.meta.main) {
  await Deno.writeTextFile(new URL("page.generated.js", here), await bundle());
}
