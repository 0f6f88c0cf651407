import assert from "node:assert/strict";
import { Fault } from "../firefox/fault.ts";
import { type Handlers, Link } from "./link.ts";
import { HEARTBEAT, MAX_CHUNK, MAX_LINE, SILENCE } from "./wire.ts";

type Message = Record<string, unknown>;

/** A link whose host is this test. */
class Host {
  readonly #input = new TransformStream<Uint8Array, Uint8Array>(undefined, { highWaterMark: 99 });
  readonly #writer = this.#input.writable.getWriter();
  readonly #output: Message[] = [];
  #more = Promise.withResolvers<void>();
  #rest = "";
  readonly link: Link;
  readonly served: Promise<string>;

  constructor(handlers: Partial<Handlers>, atMost = Infinity, beat = normal) {
    const decoder = new TextDecoder();
    const write = (bytes: Uint8Array) => {
      const taken = bytes.subarray(0, atMost);
      const parts = (this.#rest + decoder.decode(taken, { stream: true })).split("\n");
      this.#rest = parts.pop() ?? "";
      this.#output.push(...parts.map((line) => JSON.parse(line)));
      this.longest = Math.max(this.longest, ...parts.map((line) => line.length));
      this.#more.resolve();
      return Promise.resolve(taken.length);
    };
    this.link = new Link(handlers as Handlers, { write }, beat);
    this.served = this.link.serve(this.#input.readable);
  }

  longest = 0;

  async says(text: string): Promise<void> {
    await this.#writer.write(new TextEncoder().encode(text));
  }

  ask(id: number, method: string, params?: unknown): Promise<void> {
    return this.says(JSON.stringify({ jsonrpc: "2.0", id, method, params }) + "\n");
  }

  /** The next message of the shim. */
  async hears(): Promise<Message> {
    for (;;) {
      const message = this.#output.shift();
      if (message !== undefined) return message;
      await this.#more.promise;
      this.#more = Promise.withResolvers();
    }
  }

  /** Closes the pipe and says what serve() says. */
  async close(): Promise<string> {
    await this.#writer.close();
    return await this.served;
  }
}

const normal = { every: HEARTBEAT, silence: SILENCE };
const nothing = { tabs: [] };
const refused = (id: number, code: string, message: string, quotes?: true) => ({
  jsonrpc: "2.0",
  id,
  error: { code: -32000, message, data: { code, ...(quotes && { quotes }) } },
});

Deno.test("Link answers a request with what its handler gives", async () => {
  const host = new Host({
    close: ({ tab }) => Promise.resolve({ tabs: [{ tab, url: "", title: "ü" }] }),
  });
  await host.ask(7, "close", { tab: "t1" });
  assert.deepEqual(await host.hears(), {
    jsonrpc: "2.0",
    id: 7,
    result: { tabs: [{ tab: "t1", url: "", title: "ü" }] },
  });
  assert.equal(await host.close(), "the host closed the pipe");
});

Deno.test("Link answers in the order in which handlers are done", async () => {
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const host = new Host({
    close: async ({ tab }) => {
      const gate = Promise.withResolvers<void>();
      gates.set(tab, gate);
      await gate.promise;
      return nothing;
    },
    tabs: () => Promise.resolve(nothing),
  });
  for (const [id, tab] of [[1, "a"], [2, "b"], [3, "c"]] as const) {
    await host.ask(id, "close", { tab });
  }
  await host.ask(4, "tabs");
  assert.equal((await host.hears()).id, 4);
  for (const [tab, id] of [["c", 3], ["a", 1], ["b", 2]] as const) {
    gates.get(tab)?.resolve();
    assert.equal((await host.hears()).id, id);
  }
  await host.close();
});

Deno.test("Link refuses what is not declared before a handler sees it", async () => {
  const host = new Host({ close: () => assert.fail("was called") });
  await host.ask(1, "teleport", {});
  assert.deepEqual(
    await host.hears(),
    refused(1, "invalid", 'There is no method "teleport".'),
  );
  await host.ask(2, "close", { tab: 7 });
  assert.deepEqual(await host.hears(), refused(2, "invalid", "close.tab: expected a string."));
  await host.ask(3, "close");
  assert.deepEqual(await host.hears(), refused(3, "invalid", "close.tab: missing."));
  await host.close();
});

Deno.test("Link passes a fault on and makes internal of any other error", async () => {
  const errors: Error[] = [new Fault("no_tab", "There is no tab t9."), new TypeError("x is null")];
  const host = new Host({ tabs: () => Promise.reject(errors.shift()) });
  await host.ask(1, "tabs");
  assert.deepEqual(await host.hears(), refused(1, "no_tab", "There is no tab t9."));
  await host.ask(2, "tabs");
  assert.deepEqual(await host.hears(), refused(2, "internal", "TypeError: x is null", true));
  await host.close();
});

// B-008: whoever gives up frees what works for him.
Deno.test("Link aborts the request that cancel names, and no other", async () => {
  const host = new Host({
    close: (_, signal) =>
      new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  });
  await host.ask(1, "close", { tab: "a" });
  await host.ask(2, "close", { tab: "b" });
  const cancel = (id: number) =>
    host.says(`{"jsonrpc":"2.0","method":"cancel","params":{"id":${id}}}\n`);
  await cancel(99); // long answered: nothing to do
  await cancel(2);
  assert.deepEqual(await host.hears(), refused(2, "ended", "cancelled by the caller."));
  await cancel(1);
  assert.deepEqual(await host.hears(), refused(1, "ended", "cancelled by the caller."));
  await host.close();
});

Deno.test("Link refuses to send an answer over the limit, to the byte", async () => {
  const around = JSON.stringify({ jsonrpc: "2.0", id: 1, result: { tabs: [], x: "" } }).length;
  const sizes = [MAX_LINE - around, MAX_LINE - around + 1];
  const host = new Host({
    tabs: () => Promise.resolve({ tabs: [], x: "x".repeat(sizes.shift() ?? 0) }),
  });
  await host.ask(1, "tabs");
  assert.ok("result" in await host.hears());
  assert.equal(host.longest, MAX_LINE);
  await host.ask(2, "tabs");
  const says = `The answer is ${MAX_LINE + 1} bytes long, more than the ${MAX_LINE} of a message.`;
  assert.deepEqual(await host.hears(), refused(2, "internal", says));
  await host.close();
});

Deno.test("Link sends a picture in chunks that decode each by itself", async () => {
  const picture = crypto.getRandomValues(new Uint8Array(60_000));
  const whole = new Uint8Array(MAX_CHUNK); // more than one chunk in base64
  for (let at = 0; at < whole.length; at += picture.length) {
    whole.set(picture.subarray(0, whole.length - at), at);
  }
  const host: Host = new Host({
    screenshot: (_params, _signal, id) =>
      Promise.resolve({
        format: "png",
        bytes: whole.length,
        chunks: host.link.picture(id, whole.toBase64()),
      }),
  });
  await host.ask(5, "screenshot", { tab: "t1" });
  const got: Uint8Array<ArrayBuffer>[] = [];
  let chunks = 0;
  let message = await host.hears();
  for (; message.method === "chunk"; message = await host.hears(), chunks++) {
    const { id, data } = message.params as { id: number; data: string };
    assert.equal(id, 5);
    assert.ok(data.length <= MAX_CHUNK);
    got.push(Uint8Array.fromBase64(data));
  }
  assert.deepEqual(message.result, { format: "png", bytes: whole.length, chunks });
  assert.equal(chunks, 2);
  assert.deepEqual(await new Blob(got).bytes(), whole);
  await host.close();
});

Deno.test("Link writes one message after the other, whatever a write takes", async () => {
  const host = new Host({
    close: ({ tab }) => Promise.resolve({ tabs: [{ tab, url: "", title: "" }] }),
  }, 7);
  for (let id = 1; id <= 20; id++) await host.ask(id, "close", { tab: `t${id}` });
  for (let id = 1; id <= 20; id++) {
    assert.deepEqual((await host.hears()).result, {
      tabs: [{ tab: `t${id}`, url: "", title: "" }],
    });
  }
  await host.close();
});

Deno.test("Link ends at a line that is no message, without quoting it", async () => {
  for (
    const [line, says] of [
      ["hunter2", "a line that is no message"],
      ["null", "a line that is no message"],
      ["7", "a line that is no message"],
      ["[]", "a line that is no message"],
      ['{"id":1,"method":"tabs"}', "a line that is no message"],
      ['{"jsonrpc":"2.0","id":1}', "a message that is neither request nor notification"],
      [
        '{"jsonrpc":"2.0","id":1.5,"method":"tabs"}',
        "a message that is neither request nor notification",
      ],
      [
        '{"jsonrpc":"2.0","id":"1","method":"tabs"}',
        "a message that is neither request nor notification",
      ],
      ['{"jsonrpc":"2.0","method":"tabs"}', "a message that is neither request nor notification"],
      [
        '{"jsonrpc":"2.0","method":"cancel","params":{"id":"1"}}',
        "a notification that is wrong: cancel.id: expected a whole number",
      ],
    ] as const
  ) {
    const host = new Host({});
    await host.says(`${line}\n`);
    assert.equal(await host.served, `the host sent ${says}`);
  }
});

Deno.test("Link notices a host that fell silent, and not one that pings", async () => {
  const host = new Host({}, Infinity, { every: 5, silence: 100 });
  for (let n = 0; n < 60; n++) { // 60 beats take 300 ms at least
    const { method } = await host.hears();
    assert.equal(method, "ping");
    await host.says('{"jsonrpc":"2.0","method":"ping"}\n');
  }
  assert.equal(await host.served, "the host fell silent");
});
