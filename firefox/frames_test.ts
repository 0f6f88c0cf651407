import assert from "node:assert/strict";
import { type Bytes, encode, FrameReader, Op, ProtocolError } from "./frames.ts";

/** Reads of the given sizes from `bytes`, then the end. */
function trickle(bytes: Uint8Array, sizes: number[]): (into: Bytes) => Promise<number | null> {
  let at = 0;
  return (into) => {
    if (at === bytes.length) return Promise.resolve(null);
    const count = Math.min(sizes.shift() ?? bytes.length, into.length, bytes.length - at);
    into.set(bytes.subarray(at, at + count));
    at += count;
    return Promise.resolve(count);
  };
}

/** What a server sends: `length` of any size written in the form asked for, unmasked. */
function frame(first: number, body: Uint8Array, form?: 126 | 127): Uint8Array {
  const size = form ?? (body.length < 126 ? 0 : body.length < 65_536 ? 126 : 127);
  const head = size === 0
    ? [first, body.length]
    : size === 126
    ? [first, 126, body.length >> 8, body.length & 255]
    : [
      first,
      127,
      0,
      0,
      0,
      0,
      ...new Uint8Array(new Uint32Array([body.length]).buffer).toReversed(),
    ];
  return new Uint8Array([...head, ...body]);
}

function patterned(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, i) => i * 7);
}

Deno.test("encode() masks, and writes the length in its shortest form", () => {
  for (const length of [0, 1, 3, 4, 125, 126, 65_535, 65_536, 100_003]) {
    const body = patterned(length);
    const sent = encode(Op.text, body);
    const extended = length < 126 ? 0 : length < 65_536 ? 2 : 8;
    const view = new DataView(sent.buffer);
    assert.equal(sent[0], 0x81);
    assert.equal(sent[1], 0x80 | (extended === 0 ? length : extended === 2 ? 126 : 127));
    if (extended === 2) assert.equal(view.getUint16(2), length);
    if (extended === 8) assert.equal(view.getBigUint64(2), BigInt(length));
    const mask = sent.subarray(2 + extended, 6 + extended);
    const unmasked = sent.subarray(6 + extended).map((byte, i) => byte ^ (mask[i % 4] ?? 0));
    assert.deepEqual(unmasked, body);
  }
  assert.notDeepEqual(encode(Op.pong, new Uint8Array()), encode(Op.pong, new Uint8Array()));
});

Deno.test("FrameReader gives the same frames however the stream is cut", async () => {
  const bodies = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map(patterned);
  const stream = new Uint8Array(bodies.flatMap((body) => [...frame(0x81, body)]));
  for (const sizes of [[], Array(400).fill(1), [2, 1, 3, 64_000, 1, 1, 70_000, 5]]) {
    const reader = new FrameReader(trickle(stream, sizes), 1_000_000, new Uint8Array());
    for (const body of bodies) {
      const got = await reader.next();
      assert.equal(got?.fin, true);
      assert.equal(got?.op, Op.text);
      assert.deepEqual(got?.body, body);
    }
    assert.equal(await reader.next(), null);
  }
});

Deno.test("FrameReader starts with what came behind the handshake", async () => {
  const whole = frame(0x81, patterned(10));
  const reader = new FrameReader(trickle(whole.subarray(4), []), 100, whole.subarray(0, 4));
  assert.deepEqual((await reader.next())?.body, patterned(10));
});

Deno.test("FrameReader keeps the head of a frame over the limit and goes on behind it", async () => {
  const bytes = new Uint8Array([...frame(0x81, patterned(200_000)), ...frame(0x81, patterned(3))]);
  const reader = new FrameReader(trickle(bytes, []), 1_000, new Uint8Array());
  const long = await reader.next();
  assert.deepEqual([long?.cut, long?.body], [true, patterned(200_000).subarray(0, 256)]);
  const next = await reader.next();
  assert.deepEqual([next?.cut, next?.body], [undefined, patterned(3)]);
});

const broken: [what: string, bytes: Uint8Array, code: number, message: RegExp][] = [
  ["a masked frame", new Uint8Array([0x81, 0x81, 1, 2, 3, 4, 5]), 1002, /must not mask/],
  ["a reserved bit", frame(0xc1, patterned(1)), 1002, /extension/],
  ["a long control frame", frame(0x89, patterned(126)), 1002, /control frame/],
  ["a fragmented control frame", frame(0x09, patterned(1)), 1002, /control frame/],
  [
    "a length beyond all bounds",
    new Uint8Array([0x81, 127, ...Array(8).fill(255)]),
    1002,
    /ended inside/,
  ],
  ["an end in the head", new Uint8Array([0x81]), 1002, /ended inside/],
  ["an end in the length", new Uint8Array([0x81, 126, 0]), 1002, /ended inside/],
  ["an end in the body", frame(0x81, patterned(9)).subarray(0, 6), 1002, /ended inside/],
];

for (const [what, bytes, code, message] of broken) {
  Deno.test(`FrameReader refuses ${what}`, async () => {
    const reader = new FrameReader(trickle(bytes, []), 1_000, new Uint8Array());
    const error = await reader.next().then(() => undefined, (error) => error);
    assert.ok(error instanceof ProtocolError);
    assert.equal(error.code, code);
    assert.match(error.message, message);
  });
}
