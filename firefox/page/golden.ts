/// <reference lib="deno.ns" />
/** Comparison for the tests of this folder, with what was expected in readable files. */

const folder = new URL("testdata/", import.meta.url);

export function assertEquals(found: unknown, expected: unknown, what = "value"): void {
  const [a, b] = [found, expected].map((value) =>
    typeof value === "string" ? value : JSON.stringify(value, null, 1)
  );
  if (a !== b) throw new Error(`${what} differs\n--- expected\n${b}\n--- found\n${a}`);
}

export function assertIncludes(text: string, part: string): void {
  if (!text.includes(part)) throw new Error(`no ${JSON.stringify(part)} in\n${text}`);
}

/** Asserts that the call fails, and with these words. */
export async function assertFault(call: Promise<unknown>, words: string): Promise<void> {
  let message: string;
  try {
    message = `it went well: ${JSON.stringify(await call)}`;
  } catch (error) {
    message = error instanceof Error ? error.message : String(error);
    if (message.includes(words)) return;
  }
  throw new Error(`expected a fault with\n${words}\nbut\n${message}`);
}

/** Compares with the file in testdata, or writes it when the tests run with `-- --update`. */
export async function golden(name: string, found: string): Promise<void> {
  const file = new URL(name, folder);
  if (Deno.args.includes("--update")) {
    await Deno.mkdir(folder, { recursive: true });
    return await Deno.writeTextFile(file, found);
  }
  assertEquals(found, await Deno.readTextFile(file), name);
}
