import assert from "node:assert/strict";
import { lines } from "./lines.ts";
import { MAX_LINE } from "./wire.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

/** All lines of a stream that delivers these chunks, and the error that ended it. */
async function read(...chunks: Uint8Array[]): Promise<{ got: string[]; error?: string }> {
  const got: string[] = [];
  try {
    for await (const line of lines(ReadableStream.from(chunks))) got.push(line);
  } catch (error) {
    return { got, error: String(error) };
  }
  return { got };
}

Deno.test("lines() splits where the newlines are, however the bytes arrive", async () => {
  const text = "one\n\nGrüße 😀\n" + "x".repeat(5000) + "\nlast\n";
  const want = { got: ["one", "", "Grüße 😀", "x".repeat(5000), "last"] };
  assert.deepEqual(await read(bytes(text)), want);
  assert.deepEqual(await read(...[...bytes(text)].map((b) => Uint8Array.of(b))), want);
  const all = bytes(text);
  for (const at of [3, 4, 5, 8, 9, 14, 16]) { // inside of characters, before and after newlines
    assert.deepEqual(await read(all.subarray(0, at), all.subarray(at)), want);
  }
});

Deno.test("lines() drops what no newline ends", async () => {
  assert.deepEqual(await read(bytes("whole\nhal"), bytes("f")), { got: ["whole"] });
  assert.deepEqual(await read(), { got: [] });
});

Deno.test("lines() takes a line of exactly the limit and refuses one byte more", async () => {
  const longest = new Uint8Array(MAX_LINE).fill(120);
  const newline = bytes("\n");
  const { got } = await read(longest, newline);
  assert.deepEqual(got.map((line) => line.length), [MAX_LINE]);
  const error = `Error: a line of more than ${MAX_LINE} bytes`;
  assert.deepEqual(await read(bytes("ok\n"), longest, bytes("x")), { got: ["ok"], error });
  assert.deepEqual(await read(longest, bytes("x\n")), { got: [], error });
  assert.deepEqual(await read(new Uint8Array([...longest, 120, 10])), { got: [], error });
});

Deno.test("lines() refuses an endless line while it is still coming", async () => {
  let pulled = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled++;
      controller.enqueue(new Uint8Array(64 * 1024));
    },
  });
  await assert.rejects(async () => {
    for await (const line of lines(endless)) assert.fail(line);
  });
  assert.ok(pulled <= MAX_LINE / 65536 + 3, `${pulled} chunks were taken`);
});
