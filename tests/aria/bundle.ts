/// <reference lib="deno.ns" />
const here = new URL(".", import.meta.url);

/** The engines as one function expression, which is what a preload script is declared as. */
export async function bundleEngines(): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["bundle", "--quiet", "--platform", "browser", "--format", "iife", "engines.ts"],
    cwd: here,
    env: { NO_COLOR: "1" },
  }).output();
  const decoder = new TextDecoder();
  if (!success) throw new Error(decoder.decode(stderr));
  return `() => {\n${decoder.decode(stdout)}}\n`;
}
