import assert from "node:assert/strict";
import { Socket } from "./socket.ts";

/** A server that does the handshake by hand and then whatever the test wants. */
function serve(
  talk: (conn: Deno.Conn) => Promise<void>,
  answer = (accept: string) =>
    `HTTP/1.1 101 Switching Protocols\r\nupgrade: WebSocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
): AsyncDisposable & { url: string; request: Promise<string> } {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const request = Promise.withResolvers<string>();
  const done = (async () => {
    using conn = await listener.accept();
    const buffer = new Uint8Array(4_096);
    const text = new TextDecoder().decode(buffer.subarray(0, await conn.read(buffer) ?? 0));
    request.resolve(text);
    const key = /Sec-WebSocket-Key: (\S+)/.exec(text)?.[1];
    const seed = new TextEncoder().encode(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`);
    const sum = new Uint8Array(await crypto.subtle.digest("SHA-1", seed));
    await conn.write(new TextEncoder().encode(answer(btoa(String.fromCharCode(...sum)))));
    await talk(conn).catch(() => {});
  })();
  return {
    url: `ws://127.0.0.1:${listener.addr.port}/session?x=1`,
    request: request.promise,
    async [Symbol.asyncDispose]() {
      listener.close();
      await done.catch(() => {});
    },
  };
}

const text = (text: string, first = 0x81) => {
  const body = new TextEncoder().encode(text);
  return new Uint8Array([first, body.length, ...body]);
};

/** Reads one client frame of less than 126 bytes and unmasks it. */
async function receive(conn: Deno.Conn): Promise<{ op: number; text: string }> {
  const read = async (count: number) => {
    const bytes = new Uint8Array(count);
    for (let at = 0; at < count;) {
      const got = await conn.read(bytes.subarray(at));
      if (got === null) throw new Error("ended");
      at += got;
    }
    return bytes;
  };
  const [op = 0, length = 0, ...mask] = await read(6);
  const body = (await read(length & 0x7f)).map((byte, i) => byte ^ (mask[i % 4] ?? 0));
  return { op: op & 0x0f, text: new TextDecoder().decode(body) };
}

/** What a socket has told, and a wait for the next thing. */
function inbox() {
  const messages: string[] = [];
  const ended = Promise.withResolvers<Error>();
  return {
    messages,
    ended: ended.promise,
    options: { onMessage: (text: string) => void messages.push(text), onEnd: ended.resolve },
  };
}

Deno.test("Socket asks for the path it was given and sends no Origin", async () => {
  await using server = serve(async () => {});
  const { options, ended } = inbox();
  await using _socket = await Socket.connect(server.url, options);
  const request = await server.request;
  assert.match(request, /^GET \/session\?x=1 HTTP\/1\.1\r\n/);
  assert.match(request, /\r\nHost: 127\.0\.0\.1:\d+\r\n/);
  assert.doesNotMatch(request, /origin/i);
  await ended;
});

Deno.test("Socket answers what it reads with a pong nobody asked for", async () => {
  const seen = Promise.withResolvers<string[]>();
  await using server = serve(async (conn) => {
    const got: string[] = [];
    const next = async () => {
      const { op, text } = await receive(conn);
      got.push(`${op} ${text}`);
    };
    await conn.write(text("an event"));
    await next();
    // The first half of a message is answered too: the second may wait for the acknowledgement.
    await conn.write(text("a long message").subarray(0, 5));
    await next();
    await conn.write(text("a long message").subarray(5));
    await next();
    seen.resolve(got);
  });
  const { options, messages, ended } = inbox();
  await using _socket = await Socket.connect(server.url, options);
  assert.deepEqual(await seen.promise, ["10 ", "10 ", "10 "]);
  await ended;
  assert.deepEqual(messages, ["an event", "a long message"]);
});

Deno.test("Socket joins fragments, also with a ping between them, and answers the ping", async () => {
  const pong = Promise.withResolvers<string>();
  await using server = serve(async (conn) => {
    const parts = [
      text("one ", 0x01),
      text("two ", 0x00),
      text("are you there", 0x89),
      text("three", 0x80),
    ];
    await conn.write(new Uint8Array(parts.flatMap((part) => [...part])));
    for (let frame = await receive(conn);; frame = await receive(conn)) {
      if (frame.text !== "") return pong.resolve(`${frame.op} ${frame.text}`);
    }
  });
  const { options, messages, ended } = inbox();
  await using _socket = await Socket.connect(server.url, options);
  assert.equal(await pong.promise, "10 are you there");
  await ended;
  assert.deepEqual(messages, ["one two three"]);
});

Deno.test("Socket sends in order and says goodbye", async () => {
  const seen = Promise.withResolvers<string[]>();
  await using server = serve(async (conn) => {
    const got: string[] = [];
    for (let frame = await receive(conn);; frame = await receive(conn)) {
      if (frame.op === 8) break;
      got.push(frame.text);
    }
    seen.resolve(got);
    await conn.write(new Uint8Array([0x88, 2, 0x03, 0xe8]));
  });
  const { options, ended } = inbox();
  const socket = await Socket.connect(server.url, options);
  const sent = Array.from({ length: 100 }, (_, i) => `message ${i}`);
  for (const message of sent) socket.send(message);
  await socket[Symbol.asyncDispose]();
  assert.deepEqual(await seen.promise, sent);
  assert.match((await ended).message, /closed the connection/);
  assert.throws(() => socket.send("late"), /closed the connection/);
});

Deno.test("Socket gives up on a peer that does not say goodbye", async () => {
  const over = Promise.withResolvers<void>();
  await using server = serve(() => over.promise);
  const { options, ended } = inbox();
  const socket = await Socket.connect(server.url, options);
  await socket[Symbol.asyncDispose]();
  assert.equal((await ended).message, "this side closed the connection");
  over.resolve();
});

Deno.test("Socket refuses to fill the memory for a peer that does not read", async () => {
  const over = Promise.withResolvers<void>();
  await using server = serve(() => over.promise);
  const { options } = inbox();
  await using socket = await Socket.connect(server.url, { ...options, maxMessage: 1_000_000 });
  const send = () => {
    for (let i = 0; i < 100; i++) socket.send("x".repeat(100_000));
  };
  assert.throws(send, /wait to be sent/);
  over.resolve();
});

Deno.test("Socket drops a message that is too large, in one piece or in fragments, and no more", async () => {
  const bytes = new Uint8Array([
    ...text("y".repeat(120)),
    ...text("x".repeat(90), 0x01),
    ...text("x".repeat(90), 0x80),
    ...text("after"),
  ]);
  await using server = serve(async (conn) => void await conn.write(bytes));
  const { options, messages, ended } = inbox();
  const heads: string[] = [];
  const onTooLarge = (head: string) => void heads.push(head);
  await using _ = await Socket.connect(server.url, { ...options, onTooLarge, maxMessage: 100 });
  await ended;
  assert.deepEqual(heads, ["y".repeat(120), "x".repeat(90)]);
  assert.deepEqual(messages, ["after"]);
});

const ends: [what: string, bytes: Uint8Array, reason: RegExp][] = [
  ["hangs up", new Uint8Array(), /^the browser closed the connection$/],
  [
    "says goodbye",
    new Uint8Array([0x88, 5, 0x03, 0xe9, 0x62, 0x79, 0x65]),
    /closed the connection \(1001: bye\)$/,
  ],
  ["sends binary data", text("x", 0x82), /not text/],
  ["sends what is no UTF-8", new Uint8Array([0x81, 1, 0xff]), /not UTF-8/],
  ["goes on with nothing", text("x", 0x80), /out of order/],
  ["starts anew in the middle", new Uint8Array([...text("x", 0x01), ...text("y")]), /out of order/],
];

for (const [what, bytes, reason] of ends) {
  Deno.test(`Socket tells why it is over when the peer ${what}`, async () => {
    await using server = serve(async (conn) => void await conn.write(bytes));
    const { options, ended } = inbox();
    await using socket = await Socket.connect(server.url, { ...options, maxMessage: 100 });
    const error = await ended;
    assert.match(error.message, reason);
    assert.throws(() => socket.send("x"), error);
  });
}

const refusals: [what: string, answer: (accept: string) => string, message: RegExp][] = [
  [
    "refuses",
    () => "HTTP/1.1 404 Not Found\r\n\r\n",
    /refused the WebSocket handshake: HTTP\/1\.1 404/,
  ],
  [
    "has not read the key",
    () =>
      "HTTP/1.1 101 OK\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: x\r\n\r\n",
    /does not answer our key/,
  ],
  ["does not upgrade", () => "HTTP/1.1 101 OK\r\n\r\n", /did not upgrade/],
  [
    "chooses an extension",
    (accept) =>
      `HTTP/1.1 101 OK\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n` +
      "Sec-WebSocket-Extensions: permessage-deflate\r\n\r\n",
    /not offered/,
  ],
  ["hangs up", () => "HTTP/1.1 101", /hung up during/],
];

for (const [what, answer, message] of refusals) {
  Deno.test(`Socket.connect() fails when the peer ${what}`, async () => {
    await using server = serve(async () => {}, answer);
    await assert.rejects(Socket.connect(server.url, inbox().options), { message });
  });
}

Deno.test("Socket.connect() can be abandoned during the handshake", async () => {
  const over = Promise.withResolvers<void>();
  await using server = serve(() => over.promise, () => "");
  const abort = new AbortController();
  const connecting = Socket.connect(server.url, { ...inbox().options, signal: abort.signal });
  await server.request;
  abort.abort(new Error("no longer wanted"));
  await assert.rejects(connecting, { message: "no longer wanted" });
  over.resolve();
});
