// firefox/fault.ts
var QUOTING = /* @__PURE__ */ new Set([
  "obscured",
  "not_actionable",
  "navigation",
  "timeout",
  "internal"
]);
var Fault = class extends Error {
  code;
  quotes;
  name;
  /** `quotes`: the message may hold what a page said, which a model must not take for ours. */
  constructor(code, message, quotes = QUOTING.has(code)) {
    super(message), this.code = code, this.quotes = quotes, this.name = "Fault";
  }
};

// firefox/frames.ts
var Op = {
  more: 0,
  text: 1,
  binary: 2,
  close: 8,
  ping: 9,
  pong: 10
};
var ProtocolError = class extends Error {
  code;
  constructor(code, message) {
    super(message), this.code = code;
  }
};
function encode(op, body) {
  const extended = body.length < 126 ? 0 : body.length < 65536 ? 2 : 8;
  const start3 = 2 + extended + 4;
  const frame = new Uint8Array(start3 + body.length);
  const view = new DataView(frame.buffer);
  view.setUint8(0, 128 | op);
  view.setUint8(1, 128 | (extended === 0 ? body.length : extended === 2 ? 126 : 127));
  if (extended === 2) view.setUint16(2, body.length);
  if (extended === 8) view.setBigUint64(2, BigInt(body.length));
  crypto.getRandomValues(frame.subarray(start3 - 4, start3));
  frame.set(body, start3);
  const mask = view.getUint32(start3 - 4);
  let i = start3;
  for (; i + 4 <= frame.length; i += 4) view.setUint32(i, view.getUint32(i) ^ mask);
  for (let shift = 24; i < frame.length; i++, shift -= 8) {
    view.setUint8(i, view.getUint8(i) ^ mask >>> shift);
  }
  return frame;
}
var HEAD = 256;
var FrameReader = class {
  #read;
  #limit;
  #buffer = new Uint8Array(64 * 1024);
  #start = 0;
  #end = 0;
  /** `rest` is what came behind the handshake; of a frame over `limit` bytes only the head is kept. */
  constructor(read, limit, rest) {
    this.#read = read;
    this.#limit = limit;
    this.#buffer.set(rest);
    this.#end = rest.length;
  }
  /** The next frame, or null when the stream has ended between two frames. */
  async next() {
    if (this.#start === this.#end && !await this.#more(1)) return null;
    await this.#need(2);
    const view = new DataView(this.#buffer.buffer);
    const [first, second] = [
      view.getUint8(this.#start),
      view.getUint8(this.#start + 1)
    ];
    this.#start += 2;
    if (first & 112) {
      throw new ProtocolError(1002, "a frame used an extension that was not agreed");
    }
    if (second & 128) throw new ProtocolError(1002, "a server must not mask its frames");
    const op = first & 15;
    const length = await this.#length(second, view);
    if (op >= Op.close && (length > 125 || !(first & 128))) {
      throw new ProtocolError(1002, "a control frame was long or fragmented");
    }
    const fin = (first & 128) !== 0;
    if (length <= this.#limit) return {
      op,
      fin,
      body: await this.#take(length)
    };
    const kept = Math.min(HEAD, length);
    const body = (await this.#take(kept)).slice();
    await this.#drop(length - kept);
    return {
      op,
      fin,
      body,
      cut: true
    };
  }
  async #drop(length) {
    const held = Math.min(length, this.#end - this.#start);
    this.#start += held;
    const waste = new Uint8Array(64 * 1024);
    for (let left = length - held; left > 0; ) {
      const count = await this.#read(waste.subarray(0, Math.min(left, waste.length)));
      if (count === null) throw new ProtocolError(1002, "the stream ended inside a frame");
      left -= count;
    }
  }
  async #length(second, view) {
    if (second < 126) return second;
    const size = second === 126 ? 2 : 8;
    await this.#need(size);
    const at = this.#start;
    this.#start += size;
    return size === 2 ? view.getUint16(at) : Number(view.getBigUint64(at));
  }
  async #take(length) {
    const held = this.#buffer.subarray(this.#start, Math.min(this.#end, this.#start + length));
    this.#start += held.length;
    if (held.length === length) return held;
    const body = new Uint8Array(length);
    body.set(held);
    for (let at = held.length; at < length; ) {
      const count = await this.#read(body.subarray(at));
      if (count === null) throw new ProtocolError(1002, "the stream ended inside a frame");
      at += count;
    }
    return body;
  }
  /** Waits until `count` bytes are in one piece. Only headers ask, so the buffer never has to grow. */
  async #need(count) {
    if (this.#end - this.#start < count && !await this.#more(count)) {
      throw new ProtocolError(1002, "the stream ended inside a frame");
    }
  }
  async #more(count) {
    this.#buffer.copyWithin(0, this.#start, this.#end);
    this.#end -= this.#start;
    this.#start = 0;
    while (this.#end < count) {
      const got = await this.#read(this.#buffer.subarray(this.#end));
      if (got === null) return false;
      this.#end += got;
    }
    return true;
  }
};

// firefox/handshake.ts
var GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
var MAX_ANSWER = 16 * 1024;
async function shake(conn, url) {
  const key = base64(crypto.getRandomValues(new Uint8Array(16)));
  const request = [
    `GET ${url.pathname}${url.search} HTTP/1.1`,
    // No Origin: Firefox refuses every origin that it was not told of, and none is allowed.
    `Host: ${url.host}`,
    "Upgrade: websocket",
    "Connection: Upgrade",
    `Sec-WebSocket-Key: ${key}`,
    "Sec-WebSocket-Version: 13"
  ].join("\r\n") + "\r\n\r\n";
  await conn.write(new TextEncoder().encode(request));
  const { head, rest } = await readHead(conn);
  check(head, await accept(key));
  return rest;
}
async function accept(key) {
  const digest2 = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(key + GUID));
  return base64(new Uint8Array(digest2));
}
async function readHead(conn) {
  const bytes2 = new Uint8Array(MAX_ANSWER);
  for (let end2 = 0; end2 < bytes2.length; ) {
    const count = await conn.read(bytes2.subarray(end2));
    if (count === null) throw new Error("the peer hung up during the WebSocket handshake");
    end2 += count;
    const text2 = new TextDecoder("latin1").decode(bytes2.subarray(0, end2));
    const stop2 = text2.indexOf("\r\n\r\n");
    if (stop2 >= 0) return {
      head: text2.slice(0, stop2),
      rest: bytes2.slice(stop2 + 4, end2)
    };
  }
  throw new Error("the peer's answer to the WebSocket handshake has no end");
}
function check(head, expected) {
  const [status = "", ...lines3] = head.split("\r\n");
  if (!/^HTTP\/1\.1 101( |$)/.test(status)) {
    throw new Error(`the peer refused the WebSocket handshake: ${status.slice(0, 100)}`);
  }
  const headers = new Map(lines3.map((line) => {
    const colon = line.indexOf(":");
    return [
      line.slice(0, colon).toLowerCase(),
      line.slice(colon + 1).trim()
    ];
  }));
  const is = (name, value) => headers.get(name)?.toLowerCase() === value;
  if (!is("upgrade", "websocket") || !is("connection", "upgrade")) {
    throw new Error("the peer did not upgrade to a WebSocket");
  }
  if (headers.get("sec-websocket-accept") !== expected) {
    throw new Error("the peer's Sec-WebSocket-Accept does not answer our key");
  }
  if (headers.has("sec-websocket-extensions") || headers.has("sec-websocket-protocol")) {
    throw new Error("the peer chose a WebSocket extension or protocol that was not offered");
  }
}
function base64(bytes2) {
  return btoa(String.fromCharCode(...bytes2));
}

// firefox/socket.ts
var MAX_MESSAGE = 64 * 1024 * 1024;
var CLOSE_MS = 500;
var Socket = class _Socket {
  #conn;
  #options;
  #queue = [];
  #queued = 0;
  #writing = Promise.resolve();
  #reading;
  #ended;
  #farewell;
  constructor(conn, options, rest) {
    this.#conn = conn;
    this.#options = options;
    const read = async (into) => {
      const count = await conn.read(into);
      if (count !== null) this.#acknowledge();
      return count;
    };
    if (rest.length > 0) this.#acknowledge();
    const frames = new FrameReader(read, this.#max, rest);
    this.#reading = this.#run(frames);
  }
  static async connect(url, options) {
    const { signal } = options;
    const to = new URL(url);
    const conn = await Deno.connect({
      hostname: to.hostname,
      port: Number(to.port),
      ...signal && {
        signal
      }
    });
    const abort = () => conn.close();
    try {
      signal?.throwIfAborted();
      signal?.addEventListener("abort", abort);
      conn.setNoDelay(true);
      const rest = await shake(conn, to);
      signal?.throwIfAborted();
      return new _Socket(conn, options, rest);
    } catch (error) {
      if (!signal?.aborted) conn.close();
      throw signal?.aborted ? signal.reason : error;
    } finally {
      signal?.removeEventListener("abort", abort);
    }
  }
  get #max() {
    return this.#options.maxMessage ?? MAX_MESSAGE;
  }
  /** Sends a text message behind those sent before. Throws the reason once the connection is over. */
  send(text2) {
    if (this.#ended) throw this.#ended;
    if (this.#farewell !== void 0) throw new Error("this side is closing the connection");
    const body = new TextEncoder().encode(text2);
    if (this.#queued + body.length > this.#max) {
      throw new Error(`more than ${this.#max} bytes wait to be sent`);
    }
    this.#enqueue(encode(Op.text, body));
  }
  /** Says goodbye, waits for the answer within a bound, and hangs up. */
  async [Symbol.asyncDispose]() {
    this.#close(1e3, new Error("this side closed the connection"));
    await this.#reading;
    await this.#writing;
  }
  async #run(frames) {
    try {
      this.#end(await this.#receive(frames));
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      if (error instanceof ProtocolError) {
        this.#close(error.code, error);
        await this.#writing;
      }
      this.#end(error);
    }
  }
  /** Delivers messages until the peer ends the connection; returns how it did. */
  async #receive(frames) {
    const decoder = new TextDecoder("utf-8", {
      fatal: true,
      ignoreBOM: true
    });
    let parts = [];
    let [size, large] = [
      0,
      false
    ];
    for (; ; ) {
      const frame = await frames.next();
      if (frame === null) return new Error("the browser closed the connection");
      const { op, fin, body } = frame;
      if (op === Op.close) {
        const reason = new Error(`the browser closed the connection${farewell(body)}`);
        this.#close(1e3, reason);
        await this.#writing;
        return reason;
      }
      if (op === Op.ping) this.#enqueue(encode(Op.pong, body));
      if (op >= Op.close) continue;
      if (op === Op.more !== parts.length > 0) {
        throw new ProtocolError(1002, "a fragment was out of order");
      }
      if (op !== Op.more && op !== Op.text) throw new ProtocolError(1003, "a message was not text");
      size += body.length;
      large ||= frame.cut === true || size > this.#max;
      if (!large || parts.length === 0) parts.push(fin && !large ? body : body.slice());
      if (!fin) continue;
      if (large) this.#options.onTooLarge?.(new TextDecoder().decode(parts[0]?.subarray(0, 256)));
      else this.#options.onMessage(decode(decoder, join(parts, size)));
      parts = [];
      [size, large] = [
        0,
        false
      ];
    }
  }
  /** What waits in the queue carries the acknowledgement too; the frame at its head may have gone already. */
  #acknowledge() {
    if (this.#queue.length < 2) this.#enqueue(encode(Op.pong, new Uint8Array()));
  }
  /** Sends the close frame, once; the connection ends with `reason` if nothing ends it sooner. */
  #close(code, reason) {
    if (this.#farewell !== void 0 || this.#ended) return;
    this.#farewell = setTimeout(() => this.#end(reason), CLOSE_MS);
    this.#enqueue(encode(Op.close, new Uint8Array([
      code >> 8,
      code & 255
    ])));
  }
  #enqueue(frame) {
    this.#queue.push(frame);
    this.#queued += frame.length;
    if (this.#queue.length === 1) this.#writing = this.#drain();
  }
  async #drain() {
    try {
      for (let frame = this.#queue[0]; frame && !this.#ended; frame = this.#queue[0]) {
        for (let at = 0; at < frame.length; ) at += await this.#conn.write(frame.subarray(at));
        this.#queue.shift();
        this.#queued -= frame.length;
      }
    } catch {
      this.#queue = [];
      this.#queued = 0;
    }
  }
  #end(reason) {
    if (this.#ended) return;
    this.#ended = reason;
    clearTimeout(this.#farewell);
    this.#conn.close();
    this.#options.onEnd(reason);
  }
};
function decode(decoder, bytes2) {
  try {
    return decoder.decode(bytes2);
  } catch {
    throw new ProtocolError(1007, "a message was not UTF-8");
  }
}
function join(parts, size) {
  if (parts.length === 1 && parts[0]) return parts[0];
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
function farewell(body) {
  if (body.length < 2) return "";
  const code = new DataView(body.buffer, body.byteOffset).getUint16(0);
  const why2 = new TextDecoder().decode(body.subarray(2));
  return why2 === "" ? ` (${code})` : ` (${code}: ${why2})`;
}

// firefox/bidi.ts
var BidiError = class extends Error {
  error;
  method;
  name;
  constructor(error, message, method) {
    super(message), this.error = error, this.method = method, this.name = "BidiError";
  }
};
var COMMAND_BOUND = 6e4;
var Bidi = class _Bidi {
  /** Resolves with the reason once the connection is gone. */
  ended;
  #socket;
  #last = 0;
  #waiting = /* @__PURE__ */ new Map();
  #listeners = /* @__PURE__ */ new Map();
  #reason;
  #end;
  constructor() {
    this.ended = new Promise((resolve) => this.#end = resolve);
  }
  static async connect(url, signal) {
    const bidi = new _Bidi();
    bidi.#socket = await Socket.connect(url, {
      signal,
      onMessage: (text2) => bidi.#message(text2),
      onTooLarge: (head) => bidi.#tooLarge(head),
      onEnd: (reason) => bidi.#ended(reason)
    });
    return bidi;
  }
  send(method, params, signal) {
    if (this.#reason !== void 0) return Promise.reject(this.#reason);
    if (signal?.aborted) return Promise.reject(signal.reason);
    const id = ++this.#last;
    return new Promise((resolve, reject) => {
      const give2 = () => done(() => reject(signal?.reason));
      const bound = setTimeout(() => done(() => reject(new Fault("timeout", `Firefox did not answer ${method} in time.`))), COMMAND_BOUND);
      const done = (settle2) => {
        clearTimeout(bound);
        signal?.removeEventListener("abort", give2);
        this.#waiting.delete(id);
        settle2();
      };
      signal?.addEventListener("abort", give2);
      this.#waiting.set(id, {
        method,
        resolve: (result) => done(() => resolve(result)),
        reject: (reason) => done(() => reject(reason))
      });
      this.#socket?.send(JSON.stringify({
        id,
        method,
        params
      }));
    });
  }
  /** Calls `hear` for every event of that name until the returned object is disposed. */
  on(name, hear) {
    const all2 = this.#listeners.get(name) ?? /* @__PURE__ */ new Set();
    this.#listeners.set(name, all2);
    all2.add(hear);
    return {
      [Symbol.dispose]: () => all2.delete(hear)
    };
  }
  #message(text2) {
    const message = JSON.parse(text2);
    if (message.type === "event") {
      for (const hear of this.#listeners.get(message.method) ?? []) hear(message.params);
      return;
    }
    const waiting2 = this.#waiting.get(message.id);
    if (waiting2 === void 0) return;
    if (message.type === "success") waiting2.resolve(message.result);
    else waiting2.reject(new BidiError(message.error, message.message, waiting2.method));
  }
  /** An event that is too large is not heard; an answer fails its command. */
  #tooLarge(head) {
    const id = /^\{"type":"(?:success|error)","id":(\d+)/.exec(head)?.[1];
    const waiting2 = this.#waiting.get(Number(id));
    waiting2?.reject(new BidiError("too large", "the answer is too large", waiting2.method));
  }
  #ended(reason) {
    this.#reason = new Fault("ended", `Firefox is gone (${reason.message}). Use open to start a new browser.`);
    for (const waiting2 of [
      ...this.#waiting.values()
    ]) waiting2.reject(this.#reason);
    this.#end(this.#reason);
  }
  async [Symbol.asyncDispose]() {
    await this.#socket?.[Symbol.asyncDispose]();
  }
};

// firefox/page/clean.ts
var MASK = "\u2022\u2022\u2022";
var UNSEEN = /[[\0-\x08\x0e-\x1f\x7f-\x9f\ufff9-\ufffb\ue000-\uf8ff\p{Default_Ignorable_Code_Point}]--[\u115f\u1160\u180b-\u180d\u180f\u200c\u200d\ufe00-\ufe0f]]/gv;
var PLAIN = /^[\x09\x0a\x0d\x20-\x7e]*$/;
function strip(text2) {
  return PLAIN.test(text2) ? text2 : text2.replace(UNSEEN, "");
}
function collapse(text2) {
  return strip(text2).replace(/\s+/g, " ").trim();
}
var OPENINGS = /[[\u2045\u2772\u27e6\u298b\u298d\u298f\u3010\u3014\u3016\u3018\u301a\ufe47\uff3b](?![!-DF-RT-df-rt-~])/g;
var SKIPPED = /[\s\u2800\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
var ALIKE = {
  \u0455: "s",
  "\uA731": "s",
  \u0435: "e",
  "\u1D07": "e",
  \u043E: "o",
  \u03BF: "o"
};
var FORGED = [
  "s1e1",
  "endofs1e1"
];
function defuse(text2) {
  return text2.replace(OPENINGS, (open2, at) => imitates(text2, at + 1) ? "[\\" : open2);
}
function imitates(text2, from) {
  let read = "";
  for (let at = from; at < text2.length; ) {
    const char = String.fromCodePoint(text2.codePointAt(at) ?? 0);
    at += char.length;
    if (SKIPPED.test(char)) continue;
    const letter = plainly(char);
    if (letter !== "1" || !read.endsWith("1")) read += letter;
    if (FORGED.includes(read)) return true;
    if (!FORGED.some((forged) => forged.startsWith(read))) return false;
  }
  return false;
}
function plainly(char) {
  if (/\p{N}/u.test(char)) return "1";
  const letter = char.normalize("NFKC").toLowerCase();
  return ALIKE[letter] ?? letter;
}

// firefox/diagnostics.ts
var KEPT = 500;
var LONGEST = 500;
var Diagnostics = class {
  #lines = [];
  /** How often a line had come when it was told. */
  #told = /* @__PURE__ */ new WeakMap();
  /** On which page of the tab it came. */
  #pages = /* @__PURE__ */ new WeakMap();
  #page = 0;
  add(kind, text2) {
    const cut2 = short(text2, LONGEST);
    const last = this.#lines.at(-1);
    if (last?.kind === kind && last.text === cut2) {
      last.times = (last.times ?? 1) + 1;
      this.#pages.set(last, this.#page);
      return;
    }
    const line = {
      kind,
      text: cut2
    };
    this.#pages.set(line, this.#page);
    this.#lines.push(line);
    if (this.#lines.length > KEPT) this.#lines.shift();
  }
  /** The tab goes to another page. */
  leave() {
    this.#page++;
  }
  /** Those that were among the newest before, and did not come again, are marked as old. */
  newest(count) {
    const newest = count === 0 ? [] : this.#lines.slice(-count);
    const told = newest.map((line) => ({
      ...line,
      ...this.#told.get(line) === (line.times ?? 1) && {
        old: true
      },
      ...this.#pages.get(line) !== this.#page && {
        earlier: true
      }
    }));
    for (const line of newest) this.#told.set(line, line.times ?? 1);
    return told;
  }
};
function short(text2, longest) {
  const line = defuse(collapse(text2.slice(0, 4 * longest)));
  return line.length > longest ? `${line.slice(0, longest)}\u2026` : line;
}

// firefox/requests.ts
var KINDS = {
  ...Object.fromEntries([
    "",
    "document",
    "script",
    "style",
    "json",
    "iframe",
    "frame",
    "worker"
  ].map((destination) => [
    destination,
    "awaited"
  ])),
  image: "decoration",
  font: "decoration"
};
var OFTEN = 4;
var SOON = 250;
var MOST = 1e3;
var TIMED = /^https?:.*[^…]$/s;
var Requests = class {
  now;
  /** Under way, in the order of their start. */
  #open;
  #polled;
  /** How often each address was asked for since the action began; doubly while nobody acts. */
  #asked;
  /** When a request ended that was under way before the action. */
  #ended;
  #acting;
  /** When the last one ended that a script makes something of. */
  endedAt;
  /** Which of these came last, by document. */
  #arrived;
  constructor(now = Date.now) {
    this.now = now;
    this.#open = /* @__PURE__ */ new Map();
    this.#polled = /* @__PURE__ */ new Set();
    this.#asked = /* @__PURE__ */ new Map();
    this.#ended = /* @__PURE__ */ new Map();
    this.#acting = true;
    this.endedAt = 0;
    this.#arrived = /* @__PURE__ */ new Map();
  }
  /** An action begins. */
  act() {
    for (const [key, times] of this.#asked) if (times >= OFTEN) this.#poll(key);
    this.#asked.clear();
    this.#ended.clear();
    this.#arrived.clear();
    for (const request of this.#open.values()) request.before = true;
    this.#acting = true;
  }
  /** The action has its answer: what comes now, the page does of its own accord. */
  rest() {
    this.#acting = false;
  }
  /** Another document: nothing of the last one's matters. */
  clear() {
    this.#open.clear();
    this.#polled.clear();
    this.#asked.clear();
    this.#ended.clear();
    this.#arrived.clear();
  }
  begin(id, request) {
    const kind = KINDS[request.destination];
    if (kind === void 0 || request.initiatorType === "beacon" || this.#open.size >= MOST) return;
    const key = keyOf(request);
    if (this.#asked.size < MOST) {
      this.#asked.set(key, (this.#asked.get(key) ?? 0) + (this.#acting ? 1 : 2));
    }
    if (this.now() - (this.#ended.get(key) ?? -Infinity) < SOON) this.#poll(key);
    const polled = kind === "awaited" && this.#polled.has(key);
    this.#open.set(id, {
      url: this.#open.get(id)?.url ?? request.url,
      context: request.context,
      key,
      kind: polled ? "poll" : kind,
      scripted: /^(|script|json|worker)$/.test(request.destination),
      before: false
    });
  }
  /** It has come, has failed, or is a stream, whose end nobody waits for. */
  end(id, came = false) {
    const request = this.#open.get(id);
    this.#open.delete(id);
    if (request?.before) this.#ended.set(request.key, this.now());
    else if (request?.scripted) {
      this.endedAt = this.now();
      if (came && request.context !== null && TIMED.test(request.url)) {
        this.#arrived.set(request.context, request.url);
      }
    }
  }
  /** The addresses of what the action began and what is under way still. */
  open(...kinds) {
    return [
      ...this.#open.values()
    ].filter((one) => kinds.includes(one.kind) && !one.before).map((one) => one.url);
  }
  /** The address of what has come last of what the action began in that document. */
  arrived(context) {
    return this.#arrived.get(context);
  }
  #poll(key) {
    if (this.#polled.size < MOST) this.#polled.add(key);
  }
};
function keyOf({ method, url, bodySize }) {
  return `${method} ${url.replace(/\d+/g, "#")} ${bodySize ?? 0}`;
}

// firefox/secrets.ts
var SHORTEST = 4;
var MOST2 = 200;
var LONGEST2 = 500;
var Secrets = class {
  #values = /* @__PURE__ */ new Set();
  /** All forms in which they may be repeated, longest first; made anew when it is needed. */
  #forms;
  add(value) {
    if (value.trim().length < SHORTEST || value.length > LONGEST2 || this.#values.has(value)) return;
    if (this.#values.size >= MOST2) this.#values.delete([
      ...this.#values
    ][0] ?? "");
    this.#values.add(value);
    this.#forms = void 0;
  }
  text(text2) {
    this.#forms ??= [
      ...new Set([
        ...this.#values
      ].flatMap(formsOf))
    ].sort((a, b) => b.length - a.length);
    for (const secret of this.#forms) text2 = text2.replaceAll(secret, MASK);
    return text2;
  }
  /** The same for every string in a value. */
  mask(value) {
    if (this.#values.size === 0) return value;
    return JSON.parse(JSON.stringify(value), (_, v) => typeof v === "string" ? this.text(v) : v);
  }
  fault(error) {
    if (!(error instanceof Fault)) return error;
    return new Fault(error.code, this.text(error.message), error.quotes);
  }
};
function formsOf(value) {
  const query = new URLSearchParams({
    "": value
  }).toString().slice(1);
  return [
    value,
    value.replace(/\s+/g, " ").trim(),
    encodeURIComponent(value),
    query
  ];
}

// firefox/tab.ts
function cutUrl(url) {
  return url.length > 2e3 ? `${url.slice(0, 1999)}\u2026` : url;
}
function emptyJournal(from) {
  return {
    from,
    popups: [],
    closed: [],
    dialogs: [],
    downloads: [],
    uploads: 0
  };
}
var Given = class {
  /** The first number that no reference has. */
  next = 1;
  /** The contexts of the frames that were read. */
  entered = /* @__PURE__ */ new Set();
  /** In which frame the element is of a reference; of all others it is the tab's own document. */
  places = /* @__PURE__ */ new Map();
  /** The context that the frame of a reference shows. */
  shows = /* @__PURE__ */ new Map();
  /** The answer that an observation of changes is compared with. */
  snapshot;
};
var Tab = class {
  id;
  context;
  opener;
  url;
  title;
  diagnostics;
  /**
   * What secret fields held without the agent's doing, in the tab's own documents and in those of frames. A page can write
   * any word into such a field, so nothing but what is said of this tab is searched for them: of the frames', its lines.
   */
  secrets;
  framed;
  journal;
  navigation;
  /** How often its address changed, within a document too. */
  moves;
  /** The observation whose references hold; undefined after a navigation. */
  standing;
  /** What the standing observation gave out: references of frames, and its whole answer. */
  given;
  /** The last observation that a navigation made void. */
  void;
  requests;
  /** Frames whose document is not there yet. */
  loadingFrames;
  /** Its content process died: Firefox shows a page of its own, which takes no scripts. */
  crashed;
  /** Never shown to anyone: the open that made it failed. */
  discarded;
  /** Why the tab is gone. */
  gone;
  constructor(id, context, opener) {
    this.id = id;
    this.context = context;
    this.opener = opener;
    this.url = "about:blank";
    this.title = "";
    this.diagnostics = new Diagnostics();
    this.secrets = new Secrets();
    this.framed = new Secrets();
    this.journal = emptyJournal("about:blank");
    this.navigation = {
      id: null,
      url: "about:blank",
      stage: "complete"
    };
    this.moves = 0;
    this.given = new Given();
    this.void = 0;
    this.requests = new Requests();
    this.loadingFrames = /* @__PURE__ */ new Set();
    this.crashed = false;
    this.discarded = false;
  }
  get info() {
    const { id: tab, url, title, opener } = this;
    const told = {
      url: this.secrets.text(url),
      title: this.secrets.text(title)
    };
    return {
      tab,
      ...told,
      ...opener !== void 0 && {
        opener
      }
    };
  }
  get loading() {
    const { stage, abandoned } = this.navigation;
    return !abandoned && (stage === "started" || stage === "committed");
  }
};

// firefox/words.ts
var WORDS = [
  [
    "NS_ERROR_CONNECTION_REFUSED",
    "connection refused: nothing listens there"
  ],
  [
    "NS_ERROR_UNKNOWN_HOST",
    "the host name does not resolve"
  ],
  [
    "NS_ERROR_NET_RESET",
    "the server reset the connection"
  ],
  [
    "NS_ERROR_NET_INTERRUPT",
    "the server closed the connection before it answered"
  ],
  [
    "NS_ERROR_NET_EMPTY_RESPONSE",
    "the server closed the connection without an answer"
  ],
  [
    "NS_ERROR_NET_TIMEOUT",
    "the server did not answer in time"
  ],
  [
    "NS_ERROR_REDIRECT_LOOP",
    "the server redirects in a loop"
  ],
  [
    "NS_ERROR_PORT_ACCESS_NOT_ALLOWED",
    "browsers never connect to that port"
  ],
  [
    "deniedPortAccess",
    "browsers never connect to that port"
  ],
  [
    "NS_ERROR_OFFLINE",
    "the browser is offline"
  ],
  [
    "NS_ERROR_PROXY_CONNECTION_REFUSED",
    "the proxy refuses connections"
  ],
  [
    "NS_ERROR_CORRUPTED_CONTENT",
    "the server's answer is corrupt"
  ],
  [
    "NS_ERROR_UNKNOWN_PROTOCOL",
    "the browser knows no such protocol"
  ],
  [
    "NS_ERROR_MALFORMED_URI",
    "the address is malformed"
  ],
  [
    "SELF_SIGNED_CERT",
    "the certificate is self-signed and not trusted"
  ],
  [
    "UNKNOWN_ISSUER",
    "the certificate's issuer is not trusted"
  ],
  [
    "EXPIRED_CERTIFICATE",
    "the certificate has expired"
  ],
  [
    "BAD_CERT_DOMAIN",
    "the certificate is for another host"
  ],
  [
    "SSL_ERROR_RX_RECORD_TOO_LONG",
    "the server speaks no TLS on that port; try http"
  ],
  [
    "NS_ERROR_MODULE_SECURITY",
    "the secure connection failed"
  ],
  [
    "SSL_ERROR",
    "the secure connection failed"
  ],
  [
    "NS_ERROR_CONTENT_BLOCKED",
    "the browser blocks that content"
  ],
  [
    "NS_BINDING_ABORTED",
    "the server sent no page (an empty answer or a cancelled load)"
  ]
];
function networkError(text2) {
  const code = /(NS_[A-Z_]+|MOZILLA_PKIX_[A-Z_]+|SEC_ERROR_[A-Z_]+|SSL_ERROR_[A-Z_]+)/g;
  const codes = text2.match(code) ?? [];
  const found = WORDS.find(([part]) => text2.includes(part));
  const name = codes.find((c) => found !== void 0 && c.includes(found[0])) ?? codes.at(-1);
  const words = found?.[1] ?? text2.replace(/^Error: /, "").slice(0, 200);
  return name === void 0 || words.includes(name) ? words : `${words} (${name})`;
}

// firefox/events.ts
var SUBSCRIBED = [
  "browsingContext.contextCreated",
  "browsingContext.contextDestroyed",
  "browsingContext.navigationStarted",
  "browsingContext.navigationCommitted",
  "browsingContext.navigationFailed",
  "browsingContext.fragmentNavigated",
  "browsingContext.historyUpdated",
  "browsingContext.domContentLoaded",
  "browsingContext.load",
  "browsingContext.userPromptOpened",
  "browsingContext.downloadWillBegin",
  "input.fileDialogOpened",
  "log.entryAdded",
  "network.beforeRequestSent",
  "network.responseStarted",
  "network.responseCompleted",
  "network.fetchError",
  "network.authRequired"
];
function listen(bidi, browser) {
  const at = (context) => {
    const tab = browser.tabOf(context);
    return tab && {
      tab,
      top: tab.context === context
    };
  };
  const on = (name, hear) => bidi.on(name, (params) => {
    hear(params);
    browser.notice.wake();
  });
  const navigates = (name, stage) => on(name, (e) => {
    const found = at(e.context);
    if (found?.top) move(found.tab, stage, e);
    else if (stage === "started") found?.tab.loadingFrames.add(e.context);
    else if (stage !== "committed") found?.tab.loadingFrames.delete(e.context);
  });
  on("browsingContext.contextCreated", (e) => {
    if (e.parent) browser.nest(e.context, e.parent);
    else if (e.originalOpener) browser.adoptPopup(e.context, e.url, e.originalOpener);
  });
  on("browsingContext.contextDestroyed", (e) => browser.forget(e.context));
  navigates("browsingContext.navigationStarted", "started");
  navigates("browsingContext.navigationCommitted", "committed");
  navigates("browsingContext.navigationFailed", "failed");
  navigates("browsingContext.domContentLoaded", "interactive");
  navigates("browsingContext.load", "complete");
  for (const name of [
    "browsingContext.fragmentNavigated",
    "browsingContext.historyUpdated"
  ]) {
    on(name, (e) => {
      const found = at(e.context);
      const url = cutUrl(e.url);
      if (!found?.top || found.tab.url === url) return;
      found.tab.url = found.tab.journal.navigated = url;
      found.tab.moves++;
    });
  }
  on("browsingContext.userPromptOpened", (e) => {
    const tab = at(e.context)?.tab;
    const accept2 = e.type === "beforeunload";
    bidi.send("browsingContext.handleUserPrompt", {
      context: e.context,
      accept: accept2
    }).catch(() => {
    });
    if (!tab || tab.journal.dialogs.length >= 20) return;
    tab.journal.dialogs.push({
      type: e.type,
      message: short(e.message, 500)
    });
    tab.diagnostics.add("dialog", `${e.type} ${accept2 ? "accepted" : "dismissed"}: ${e.message}`);
  });
  on("browsingContext.downloadWillBegin", (e) => {
    const tab = at(e.context)?.tab;
    if (!tab) return;
    const name = e.suggestedFilename || e.url;
    tab.journal.downloads.push(short(name, 300));
    tab.diagnostics.add("download", `denied: ${name} from ${e.url}`);
    if (tab.navigation.stage === "started") {
      tab.navigation = {
        ...tab.navigation,
        stage: "download"
      };
    }
  });
  on("input.fileDialogOpened", (e) => {
    const tab = at(e.context)?.tab;
    if (tab) tab.journal.uploads++;
  });
  on("log.entryAdded", (e) => {
    if (e.level !== "warn" && e.level !== "error") return;
    const tab = at(e.source.context)?.tab;
    const where = e.stackTrace?.callFrames[0];
    const place2 = where ? ` (${where.url}:${where.lineNumber + 1})` : "";
    tab?.diagnostics.add(e.type === "javascript" ? "error" : "console", `${e.level}: ${e.text ?? ""}${place2}`);
  });
  on("network.beforeRequestSent", (e) => {
    at(e.context)?.tab.requests.begin(e.request.request, {
      ...e.request,
      context: e.context,
      url: cutUrl(e.request.url)
    });
  });
  on("network.responseStarted", (e) => {
    if (e.response.mimeType.startsWith("text/event-stream") || e.response.status === 101) {
      at(e.context)?.tab.requests.end(e.request.request);
    }
  });
  on("network.responseCompleted", (e) => {
    const found = at(e.context);
    const tab = found?.tab;
    tab?.requests.end(e.request.request, true);
    if (e.response.status >= 400) {
      if (tab && found.top && e.navigation !== null) tab.journal.status = e.response.status;
      tab?.diagnostics.add("request", `${e.response.status} ${e.request.method} ${e.request.url}`);
    }
  });
  on("network.fetchError", (e) => {
    const tab = at(e.context)?.tab;
    tab?.requests.end(e.request.request);
    if (e.errorText === "NS_BINDING_ABORTED") {
      const now = tab?.navigation;
      if (tab && now?.stage === "started" && now.id !== null && now.id === e.navigation) {
        tab.navigation = {
          ...now,
          stage: "failed"
        };
      }
      return;
    }
    tab?.diagnostics.add("request", `failed ${e.request.method} ${e.request.url}: ${networkError(e.errorText)}`);
  });
  on("network.authRequired", (e) => {
    bidi.send("network.continueWithAuth", {
      request: e.request.request,
      action: "cancel"
    }).catch(() => {
    });
  });
}
var LOADED = /^(https?|about|data|blob|file|javascript|view-source):/;
function move(tab, stage, e) {
  const now = tab.navigation;
  if (stage === "started" && !LOADED.test(e.url)) return;
  const late = stage === "failed" || now.stage === "started" && stage !== "started";
  if (late && stage !== "committed" && now.id !== e.navigation) return;
  if (now.stage === "download" && stage === "failed") return;
  tab.navigation = {
    id: e.navigation,
    url: cutUrl(e.url),
    stage
  };
  if (stage === "committed") {
    tab.diagnostics.leave();
    tab.crashed = e.url.startsWith("about:tabcrashed");
    if (tab.crashed) {
      tab.diagnostics.add("crash", "the page's process crashed");
      tab.navigation.stage = "complete";
    }
    tab.url = tab.crashed ? new URL(e.url).searchParams.get("u") ?? tab.url : cutUrl(e.url);
    tab.title = "";
    tab.void = tab.standing ?? tab.void;
    tab.standing = void 0;
    tab.requests.clear();
    tab.moves++;
    tab.journal.navigated = tab.url;
  }
}

// firefox/notice.ts
var Notice = class {
  #waiting = /* @__PURE__ */ new Set();
  /** Something changed; whoever waits looks again. */
  wake() {
    for (const look2 of [
      ...this.#waiting
    ]) look2();
  }
  /** Resolves once the condition holds; rejects with the signal's reason. */
  until(holds, signal) {
    return new Promise((resolve, reject) => {
      const done = (settle2) => {
        this.#waiting.delete(look2);
        signal.removeEventListener("abort", give2);
        settle2();
      };
      const look2 = () => holds() && done(resolve);
      const give2 = () => done(() => reject(signal.reason));
      if (signal.aborted) return give2();
      signal.addEventListener("abort", give2);
      this.#waiting.add(look2);
      look2();
    });
  }
  /** Like until, but a bound that passes is an answer, not an error. */
  async within(ms, holds, signal) {
    const bound = AbortSignal.timeout(Math.max(0, ms));
    try {
      await this.until(holds, AbortSignal.any([
        signal,
        bound
      ]));
      return true;
    } catch (reason) {
      if (signal.aborted) throw reason;
      return holds();
    }
  }
};

// firefox/page/page.generated.js
var page_generated_default = '() => {\n// Generated from firefox/page by "deno task bundle". Do not edit.\n(() => {\n  // fast.ts\n  function getter(proto, name) {\n    const get2 = Object.getOwnPropertyDescriptor(proto, name)?.get;\n    if (!get2) throw new Error(`no getter ${name}`);\n    return (self2) => get2.call(self2);\n  }\n  var firstChild = getter(Node.prototype, "firstChild");\n  var nextSibling = getter(Node.prototype, "nextSibling");\n  var parentNode = getter(Node.prototype, "parentNode");\n  var nodeType = getter(Node.prototype, "nodeType");\n  var nodeValue = getter(Node.prototype, "nodeValue");\n  var localName = getter(Element.prototype, "localName");\n  var namespaceURI = getter(Element.prototype, "namespaceURI");\n  var openRoot = getter(Element.prototype, "shadowRoot");\n  var closedRoots = /* @__PURE__ */ new WeakMap();\n  var shadowRoot = (self2) => openRoot(self2) ?? closedRoots.get(self2) ?? null;\n  var closedRoot = (self2) => closedRoots.get(self2);\n  function adoptRoot(host, root) {\n    closedRoots.set(host, root);\n  }\n  var scrollWidth = getter(Element.prototype, "scrollWidth");\n  var clientWidth = getter(Element.prototype, "clientWidth");\n  var scrollHeight = getter(Element.prototype, "scrollHeight");\n  var clientHeight = getter(Element.prototype, "clientHeight");\n  var { matches: fits, closest: nearest } = Element.prototype;\n  var matches = (self2, selector) => fits.call(self2, selector);\n  var closest = (self2, selector) => nearest.call(self2, selector);\n  var visible = Element.prototype.checkVisibility;\n  var AND_VISIBILITY = {\n    visibilityProperty: true\n  };\n  var isVisible = (self2) => visible.call(self2, AND_VISIBILITY);\n  var rootOf = Node.prototype.getRootNode;\n  var getRootNode = (self2) => rootOf.call(self2);\n  var boxOf = Element.prototype.getBoundingClientRect;\n  var sides = {\n    left: getter(DOMRectReadOnly.prototype, "left"),\n    top: getter(DOMRectReadOnly.prototype, "top"),\n    right: getter(DOMRectReadOnly.prototype, "right"),\n    bottom: getter(DOMRectReadOnly.prototype, "bottom")\n  };\n  function sidesOf(self2) {\n    const box = boxOf.call(self2);\n    const { left: left2, top: top2, right, bottom } = sides;\n    return {\n      left: left2(box),\n      top: top2(box),\n      right: right(box),\n      bottom: bottom(box)\n    };\n  }\n  var has = Element.prototype.hasAttribute;\n  var any = Element.prototype.hasAttributes;\n  var get = Element.prototype.getAttribute;\n  var hasAttribute = (self2, name) => has.call(self2, name);\n  var hasAttributes = (self2) => any.call(self2);\n  var getAttribute = (self2, name) => get.call(self2, name);\n  var item = CSSRuleList.prototype.item;\n  var ruleAt = (rules, i) => item.call(rules, i);\n  var ruleType = getter(CSSRule.prototype, "type");\n  var selectorText = getter(CSSStyleRule.prototype, "selectorText");\n  var innerRules = getter(CSSGroupingRule.prototype, "cssRules");\n  var styleOf = getComputedStyle.bind(globalThis);\n  function property(name) {\n    let read2;\n    return (style2) => (read2 ??= found(style2, name))(style2);\n  }\n  function found(style2, name) {\n    let proto = Object.getPrototypeOf(style2);\n    while (proto && !Object.getOwnPropertyDescriptor(proto, name)) {\n      proto = Object.getPrototypeOf(proto);\n    }\n    return getter(proto, name);\n  }\n  var style = {\n    display: property("display"),\n    visibility: property("visibility"),\n    whiteSpaceCollapse: property("whiteSpaceCollapse"),\n    opacity: property("opacity"),\n    overflowX: property("overflowX"),\n    position: property("position"),\n    cursor: property("cursor"),\n    contentVisibility: property("contentVisibility"),\n    fontSize: property("fontSize"),\n    textIndent: property("textIndent"),\n    textDecorationLine: property("textDecorationLine"),\n    transform: property("transform"),\n    content: property("content"),\n    textTransform: property("textTransform")\n  };\n\n  // kinds.ts\n  var HTML = "http://www.w3.org/1999/xhtml";\n  var ELEMENT = 1;\n  var TEXT = 3;\n  var DOCUMENT = 9;\n  var FRAGMENT = 11;\n  function isElement(node) {\n    return !!node && nodeType(node) === ELEMENT;\n  }\n  function isText(node) {\n    return !!node && nodeType(node) === TEXT;\n  }\n  function isShadowRoot(node) {\n    return node?.nodeType === FRAGMENT && "host" in node;\n  }\n  function isTreeRoot(node) {\n    return node?.nodeType === DOCUMENT || isShadowRoot(node);\n  }\n  function isHtml(node) {\n    return isElement(node) && namespaceURI(node) === HTML;\n  }\n  function named(tag) {\n    return (node) => isElement(node) && localName(node) === tag && isHtml(node);\n  }\n  var isAnchor = named("a");\n  var isArea = named("area");\n  var isButton = named("button");\n  var isDetails = named("details");\n  var isEmbed = named("embed");\n  var isFrame = named("frame");\n  var isIframe = named("iframe");\n  var isImage = named("img");\n  var isInput = named("input");\n  var isLabel = named("label");\n  var isListItem = named("li");\n  var isMeter = named("meter");\n  var isObject = named("object");\n  var isOrderedList = named("ol");\n  var isOutput = named("output");\n  var isProgress = named("progress");\n  var isSelect = named("select");\n  var isSlot = named("slot");\n  var isTable = named("table");\n  var isTextarea = named("textarea");\n  function isTextField(node) {\n    return isInput(node) || isTextarea(node);\n  }\n\n  // dom.ts\n  function flatParent(node) {\n    if ((isElement(node) || isText(node)) && node.assignedSlot) return node.assignedSlot;\n    const parent = node.parentNode;\n    const closed = isElement(parent) ? closedRoot(parent) : void 0;\n    const slot = closed && slotOf(closed, node);\n    if (slot) return slot;\n    if (isShadowRoot(parent)) return parent.host;\n    return isElement(parent) ? parent : null;\n  }\n  function slotOf(root, node) {\n    return [\n      ...root.querySelectorAll("slot")\n    ].find((slot) => slot.assignedNodes().includes(node));\n  }\n  function flatChildren(element) {\n    return slotted(element) ?? (shadowRoot(element) ?? element).childNodes;\n  }\n  function slotted(element) {\n    if (!isSlot(element) || !isShadowRoot(element.getRootNode())) return null;\n    return element.assignedNodes({\n      flatten: true\n    });\n  }\n  function flatContains(outer, inner2) {\n    for (let at = inner2; at; at = flatParent(at)) {\n      if (at === outer) return true;\n    }\n    return false;\n  }\n  function flatClosest(element, selector) {\n    for (let at = element; at; ) {\n      const found3 = closest(at, selector);\n      if (found3) return found3;\n      const root = getRootNode(at);\n      at = isShadowRoot(root) ? root.host : null;\n    }\n    return null;\n  }\n  function deepElementFromPoint(x, y) {\n    let found3 = document.elementFromPoint(x, y);\n    for (let root = found3 && shadowRoot(found3); root; root = found3 && shadowRoot(found3)) {\n      const inner2 = root.elementFromPoint(x, y);\n      if (!inner2 || inner2 === found3) break;\n      found3 = inner2;\n    }\n    return found3;\n  }\n  function deepActiveElement() {\n    let active = document.activeElement;\n    for (let root = active && shadowRoot(active); root?.activeElement; ) {\n      active = root.activeElement;\n      root = shadowRoot(active);\n    }\n    return active;\n  }\n  function pictureOf(area) {\n    const name = area.closest("map")?.getAttribute("name");\n    if (!name) return null;\n    return document.querySelector(`img[usemap="#${CSS.escape(name)}"]`);\n  }\n  function labelsOf(element) {\n    if (isInput(element) || isSelect(element) || isTextarea(element) || isButton(element)) return element.labels ? [\n      ...element.labels\n    ] : [];\n    return [];\n  }\n\n  // aria/references.ts\n  var MOST = 100;\n  function references(element, attribute) {\n    const ids = getAttribute(element, attribute)?.trim().split(/\\s+/, MOST) ?? [];\n    const root = getRootNode(element);\n    if (!isTreeRoot(root)) return [];\n    return ids.map((id) => id ? root.getElementById(id) : null).filter((found3) => found3 !== null);\n  }\n\n  // aria/author.ts\n  var WORD = /[^\\t\\n\\f\\r ]/;\n  function says(text) {\n    return !!text && WORD.test(text);\n  }\n  function hasAuthorName(element, withTitle = true) {\n    return says(getAttribute(element, "aria-label")) || withTitle && says(getAttribute(element, "title")) || hasAttribute(element, "aria-labelledby") && references(element, "aria-labelledby").some(saysSomething);\n  }\n  function saysSomething(element) {\n    return says(element.textContent) || hasAuthorName(element) || says(getAttribute(element, "alt")) || element.querySelector("[alt],[aria-label]") !== null;\n  }\n\n  // aria/roles.ts\n  var CORE = "alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox comment complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic grid gridcell group heading image img insertion link list listbox listitem log main mark marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox sectionfooter sectionheader separator slider spinbutton status strong subscript suggestion superscript switch tab table tablist tabpanel term textbox time timer toolbar tooltip tree treegrid treeitem";\n  var GRAPHICS = "graphics-document graphics-object graphics-symbol";\n  var PUBLISHING = "abstract acknowledgments afterword appendix backlink biblioentry bibliography biblioref chapter colophon conclusion cover credit credits dedication endnote endnotes epigraph epilogue errata example footnote foreword glossary glossref index introduction noteref notice pagebreak pagefooter pageheader pagelist part preface prologue pullquote qna subtitle tip toc";\n  var ROLES = /* @__PURE__ */ new Set([\n    ...CORE.split(" "),\n    ...GRAPHICS.split(" "),\n    ...PUBLISHING.split(" ").map((word) => `doc-${word}`)\n  ]);\n  var SYNONYMS = /* @__PURE__ */ new Map([\n    [\n      "img",\n      "image"\n    ],\n    [\n      "presentation",\n      "none"\n    ],\n    [\n      "directory",\n      "list"\n    ]\n  ]);\n  var NAMED_BY_CONTENT = new Set("button cell checkbox columnheader comment doc-backlink doc-biblioref doc-glossref doc-noteref gridcell heading link menuitem menuitemcheckbox menuitemradio option radio row rowheader switch tab tooltip treeitem".split(" "));\n  var GLOBAL = new Set("atomic braillelabel brailleroledescription busy controls current describedby description details disabled dropeffect errormessage flowto grabbed haspopup invalid keyshortcuts label labelledby live owns relevant roledescription".split(" ").map((word) => `aria-${word}`));\n\n  // aria/explicit.ts\n  function explicitRole(element) {\n    const attribute = getAttribute(element, "role");\n    if (attribute === null) return void 0;\n    for (const token of attribute.toLowerCase().split(/\\s+/)) {\n      if (!ROLES.has(token)) continue;\n      const role = SYNONYMS.get(token) ?? token;\n      if (role === "none") return hasMeaning(element) ? void 0 : role;\n      if ((role === "form" || role === "region") && !hasAuthorName(element)) continue;\n      return role;\n    }\n    return void 0;\n  }\n  function hasMeaning(element) {\n    if (hasAttribute(element, "tabindex") || isHtml(element) && element.tabIndex >= 0) return true;\n    return element.getAttributeNames().some((name) => GLOBAL.has(name));\n  }\n\n  // aria/native.ts\n  var FIXED = new Map(Object.entries({\n    address: "group",\n    article: "article",\n    blockquote: "blockquote",\n    button: "button",\n    caption: "caption",\n    code: "code",\n    datalist: "listbox",\n    dd: "definition",\n    del: "deletion",\n    details: "group",\n    dfn: "term",\n    dialog: "dialog",\n    dir: "list",\n    dt: "term",\n    em: "emphasis",\n    fieldset: "group",\n    figure: "figure",\n    h1: "heading",\n    h2: "heading",\n    h3: "heading",\n    h4: "heading",\n    h5: "heading",\n    h6: "heading",\n    hgroup: "group",\n    hr: "separator",\n    html: "document",\n    ins: "insertion",\n    main: "main",\n    mark: "mark",\n    math: "math",\n    menu: "list",\n    meter: "meter",\n    nav: "navigation",\n    ol: "list",\n    optgroup: "group",\n    option: "option",\n    output: "status",\n    p: "paragraph",\n    progress: "progressbar",\n    s: "deletion",\n    search: "search",\n    strong: "strong",\n    sub: "subscript",\n    sup: "superscript",\n    table: "table",\n    textarea: "textbox",\n    time: "time",\n    ul: "list"\n  }));\n  var SECTIONING = "article,aside,nav,section,[role=article],[role=complementary],[role=navigation],[role=region]";\n  var SECTIONING_OR_MAIN = `${SECTIONING},main,[role=main]`;\n  function nativeRole(element) {\n    const tag = localName(element);\n    if (!isHtml(element)) return foreignRole(element, tag);\n    const fixed = FIXED.get(tag);\n    if (fixed) return fixed;\n    switch (tag) {\n      case "a":\n      case "area":\n        return hasAttribute(element, "href") ? "link" : "generic";\n      case "aside":\n        return !around(element, SECTIONING) || hasAuthorName(element) ? "complementary" : "generic";\n      case "footer":\n        return around(element, SECTIONING_OR_MAIN) ? "generic" : "contentinfo";\n      case "header":\n        return around(element, SECTIONING_OR_MAIN) ? "generic" : "banner";\n      case "form":\n        return hasAuthorName(element) ? "form" : "generic";\n      case "section":\n        return hasAuthorName(element) ? "region" : "generic";\n      case "img":\n        return imageRole(element);\n      case "input":\n        return inputRole(element);\n      case "select":\n        return hasAttribute(element, "multiple") || Number(getAttribute(element, "size")) > 1 ? "listbox" : "combobox";\n      case "li":\n        return itemRole(element);\n      case "tbody":\n      case "tfoot":\n      case "thead":\n      case "tr":\n      case "td":\n      case "th":\n        return tablePartRole(element, tag);\n      default:\n        return "generic";\n    }\n  }\n  function foreignRole(element, tag) {\n    switch (tag) {\n      case "a":\n        return hasAttribute(element, "href") || hasAttribute(element, "xlink:href") ? "link" : "generic";\n      case "g":\n        return hasAuthorName(element) || title(element) ? "group" : "generic";\n      case "image":\n        return "image";\n      case "math":\n        return "math";\n      case "svg":\n        return hasAuthorName(element) || title(element) ? "image" : "generic";\n      default:\n        return "generic";\n    }\n  }\n  function title(element) {\n    return matches(element, ":has(> title)");\n  }\n  function around(element, selector) {\n    const parent = parentNode(element);\n    return isElement(parent) && closest(parent, selector) !== null;\n  }\n  function imageRole(element) {\n    if (getAttribute(element, "alt") !== "") return "image";\n    return hasAuthorName(element, false) || hasAttribute(element, "tabindex") ? "image" : "none";\n  }\n  var INPUTS = new Map(Object.entries({\n    button: "button",\n    checkbox: "checkbox",\n    image: "button",\n    number: "spinbutton",\n    radio: "radio",\n    range: "slider",\n    reset: "button",\n    submit: "button"\n  }));\n  var UNMAPPED = /^(color|date|datetime-local|file|hidden|month|password|time|week)$/;\n  function inputRole(element) {\n    const type = getAttribute(element, "type")?.toLowerCase() ?? "text";\n    const role = INPUTS.get(type);\n    if (role === "checkbox" && hasAttribute(element, "aria-pressed")) return "button";\n    if (role) return role;\n    if (UNMAPPED.test(type)) return "generic";\n    if (hasAttribute(element, "list")) return "combobox";\n    return type === "search" ? "searchbox" : "textbox";\n  }\n  function itemRole(element) {\n    const list = parentNode(element);\n    if (!isElement(list) || !/^(ul|ol|menu|dir)$/.test(localName(list))) return "generic";\n    return explicitRole(list) === "none" ? "none" : "listitem";\n  }\n  function tablePartRole(element, tag) {\n    const table = closest(element, "table");\n    const role = table && (explicitRole(table) ?? "table");\n    if (role === "none") return "none";\n    const grid = role === "grid" || role === "treegrid";\n    if (role !== "table" && !grid) return "generic";\n    if (tag === "tr") return "row";\n    if (tag === "td") return grid ? "gridcell" : "cell";\n    return tag === "th" ? headerRole(element, grid) : "rowgroup";\n  }\n  function headerRole(cell, grid) {\n    switch (getAttribute(cell, "scope")?.toLowerCase()) {\n      case "col":\n      case "colgroup":\n        return "columnheader";\n      case "row":\n      case "rowgroup":\n        return "rowheader";\n    }\n    const row = parentNode(cell);\n    if (!isElement(row)) return grid ? "gridcell" : "cell";\n    return matches(row, "thead > *") || !matches(row, ":has(> td)") ? "columnheader" : "rowheader";\n  }\n\n  // aria/role.ts\n  function computedRole(element) {\n    return explicitRole(element) ?? nativeRole(element);\n  }\n\n  // role.ts\n  var TYPE = /^[a-z-]{1,20}$/;\n  function explicitRole2(element) {\n    const role = explicitRole(element);\n    return role === "image" ? "img" : role;\n  }\n  function roleOf(element) {\n    const role = computedRole(element);\n    if (role === "image") return "img";\n    if (role !== "generic" && role !== "none") return role;\n    if (isInput(element)) {\n      const type = getAttribute(element, "type")?.toLowerCase() ?? "text";\n      return TYPE.test(type) && type !== "password" ? type : "textbox";\n    }\n    switch (isHtml(element) ? localName(element) : "") {\n      case "audio":\n      case "iframe":\n      case "video":\n        return localName(element);\n      case "summary":\n        return matches(element, "details > :first-of-type") ? "button" : "generic";\n      default:\n        return editingHost(element) ? "textbox" : "generic";\n    }\n  }\n  function editingHost(element) {\n    return isHtml(element) && element.isContentEditable && element.hasAttribute("contenteditable");\n  }\n\n  // kind.ts\n  var SET = /^(date|time|datetime-local|month|week|color|range)$/;\n  var BUTTON = /^(button|submit|reset|image)$/;\n  function kindOf(element) {\n    if (isSelect(element)) return "choice";\n    if (isTextarea(element)) return "multiline";\n    if (isInput(element)) return inputKind(element);\n    if (editingHost(element)) return "editable";\n    return /^(checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/.test(roleOf(element)) ? "toggle" : "other";\n  }\n  function inputKind(input) {\n    const type = input.getAttribute("type")?.toLowerCase() ?? "text";\n    if (SET.test(type)) return "set";\n    if (type === "checkbox" || type === "radio") return "toggle";\n    if (type === "file") return "file";\n    return BUTTON.test(type) ? "other" : "text";\n  }\n  function unfit(element, kind, intent) {\n    if (intent === "fill") {\n      if (kind === "choice") return "is a select: use the action select";\n      if (kind === "file") return "takes files, which cannot be filled in";\n      if (kind === "toggle") return "takes no text: use fields with checked";\n      if (kind === "other") return "is no field: use click";\n    }\n    if (intent === "select" && kind !== "choice") {\n      return element.matches(\'[role="combobox"],[role="listbox"],[role="option"]\') ? "is no native select: click it, then click the option" : `is no select: use ${kind === "other" || kind === "toggle" ? "click" : "fill"}`;\n    }\n    return void 0;\n  }\n\n  // expect.ts\n  var HEARD = [\n    "mouseover",\n    "mousedown",\n    "click",\n    "auxclick",\n    "contextmenu",\n    "keydown"\n  ];\n  var CONTENT = /* @__PURE__ */ new Set([\n    "text",\n    "multiline",\n    "editable",\n    "set",\n    "choice"\n  ]);\n  var DRAWN = /* @__PURE__ */ new Set([\n    "canvas",\n    "video",\n    "audio",\n    "iframe",\n    "embed",\n    "object"\n  ]);\n  var answer = false;\n  var typed;\n  function expectAnew() {\n    answer = false;\n    typed = void 0;\n    for (const type of HEARD) addEventListener(type, hear, {\n      capture: true\n    });\n  }\n  function hear(event) {\n    if (!event.isTrusted) return;\n    const { type } = event;\n    const [target3] = event.composedPath();\n    if (!isElement(target3)) return;\n    if (type === "keydown") {\n      answer = event.key === "Enter" && kindOf(target3) !== "multiline";\n    } else answer = type !== "mousedown" && answers(target3);\n  }\n  function answers(element) {\n    return !DRAWN.has(element.localName) && !CONTENT.has(kindOf(element));\n  }\n  function heardInput(field2) {\n    if (kindOf(field2) === "toggle" || kindOf(field2) === "choice") return true;\n    typed = new WeakRef(field2);\n    return false;\n  }\n  function expectsAnswer() {\n    if (answer) return true;\n    const field2 = typed?.deref();\n    return field2 !== void 0 && "form" in field2 && field2.form === null && /^(text|multiline)$/.test(kindOf(field2));\n  }\n  var SEARCH = \'[type="search"],[role="combobox"],[role="searchbox"],[aria-autocomplete],[aria-controls],[aria-owns]\';\n  var CALLED = /search|filter|find|lookup|query|suggest|^q$/i;\n  function expectsResults() {\n    const field2 = typed?.deref();\n    if (!field2) return false;\n    return field2.matches(SEARCH) || [\n      "name",\n      "id",\n      "placeholder",\n      "aria-label"\n    ].some((name) => CALLED.test(field2.getAttribute(name) ?? ""));\n  }\n  function typedField() {\n    return typed?.deref();\n  }\n\n  // clean.ts\n  var MASK = "\\u2022\\u2022\\u2022";\n  var LONGEST = 300;\n  var UNSEEN = /[[\\0-\\x08\\x0e-\\x1f\\x7f-\\x9f\\ufff9-\\ufffb\\ue000-\\uf8ff\\p{Default_Ignorable_Code_Point}]--[\\u115f\\u1160\\u180b-\\u180d\\u180f\\u200c\\u200d\\ufe00-\\ufe0f]]/gv;\n  var PLAIN = /^[\\x09\\x0a\\x0d\\x20-\\x7e]*$/;\n  function strip(text) {\n    return PLAIN.test(text) ? text : text.replace(UNSEEN, "");\n  }\n  function collapse(text) {\n    return strip(text).replace(/\\s+/g, " ").trim();\n  }\n  function cut(text, limit = LONGEST) {\n    return text.length <= limit ? text : `${head(text, limit - 1)}\\u2026`;\n  }\n  function head(text, length2) {\n    const last = text.charCodeAt(length2 - 1);\n    return text.slice(0, last >= 55296 && last <= 56319 ? length2 - 1 : length2);\n  }\n  var OPENINGS = /[[\\u2045\\u2772\\u27e6\\u298b\\u298d\\u298f\\u3010\\u3014\\u3016\\u3018\\u301a\\ufe47\\uff3b](?![!-DF-RT-df-rt-~])/g;\n  var SKIPPED = /[\\s\\u2800\\p{M}\\p{Cf}\\p{Default_Ignorable_Code_Point}]/u;\n  var ALIKE = {\n    \\u0455: "s",\n    "\\uA731": "s",\n    \\u0435: "e",\n    "\\u1D07": "e",\n    \\u043E: "o",\n    \\u03BF: "o"\n  };\n  var FORGED = [\n    "s1e1",\n    "endofs1e1"\n  ];\n  function defuse(text) {\n    return text.replace(OPENINGS, (open, at) => imitates(text, at + 1) ? "[\\\\" : open);\n  }\n  function imitates(text, from) {\n    let read2 = "";\n    for (let at = from; at < text.length; ) {\n      const char = String.fromCodePoint(text.codePointAt(at) ?? 0);\n      at += char.length;\n      if (SKIPPED.test(char)) continue;\n      const letter = plainly(char);\n      if (letter !== "1" || !read2.endsWith("1")) read2 += letter;\n      if (FORGED.includes(read2)) return true;\n      if (!FORGED.some((forged) => forged.startsWith(read2))) return false;\n    }\n    return false;\n  }\n  function plainly(char) {\n    if (/\\p{N}/u.test(char)) return "1";\n    const letter = char.normalize("NFKC").toLowerCase();\n    return ALIKE[letter] ?? letter;\n  }\n  var MOST2 = 1e4;\n  function label(text) {\n    const some = text.length <= MOST2 ? text : `${head(text, MOST2)}\\u2026`;\n    return cut(defuse(collapse(some)));\n  }\n  function quoted(text) {\n    return `"${text.replace(/(\\\\*)("|$)/g, (_, slashes, quote) => slashes + slashes + (quote && \'\\\\"\'))}"`;\n  }\n\n  // target.ts\n  var LONGEST2 = 40;\n  function target(href, here) {\n    let url;\n    try {\n      url = new URL(href);\n    } catch {\n      return "";\n    }\n    if (/^(javascript|data|blob):$/.test(url.protocol)) return "";\n    if (!/^(https?|file):$/.test(url.protocol)) return href;\n    const own = new URL(here);\n    if (url.host !== own.host) return url.host;\n    if (href === here || href === `${here}#`) return "";\n    if (url.hash.length > 1 && url.pathname === own.pathname) return url.hash;\n    const path = url.pathname;\n    return path.length <= LONGEST2 ? path : `\\u2026${path.slice(path.lastIndexOf("/", path.length - 2))}`;\n  }\n\n  // siblings.ts\n  var HIGHEST = 3;\n  var MOST3 = 50;\n  function isShared(around2, name) {\n    let at = around2;\n    for (let i = 0; i < HIGHEST && at.parentElement && at !== document.body; i++) {\n      const all = at.parentElement.children;\n      for (let n = 0; n < all.length && n < MOST3; n++) {\n        const other = all[n];\n        if (other && other !== at && has2(other, name)) return true;\n      }\n      if (all.length > 1) return false;\n      at = at.parentElement;\n    }\n    return false;\n  }\n  function has2(element, name) {\n    return element.classList.contains(name) || element.getElementsByClassName(name).length > 0;\n  }\n\n  // secret.ts\n  var TOKENS = /^(current-password|new-password|one-time-code|cc-.+)$/;\n  var TELLING = 3;\n  var NAMED = /card[-_ ]?(num|no\\b)|\\bcc[-_]?(num|csc|cvc)|\\bcvv|\\bcvc|\\bcsc\\b|\\botp\\b|one[-_ ]?time[-_ ]?(code|pass)/i;\n  var remembered = /* @__PURE__ */ new WeakSet();\n  function remember(element) {\n    if (isElement(element)) remembered.add(element);\n  }\n  function isSecret(element) {\n    if (!isTextField(element)) return false;\n    if (remembered.has(element)) return true;\n    const secret = element.type === "password" || start(element.getAttribute("autocomplete") ?? "").toLowerCase().split(/\\s+/).some((token) => TOKENS.test(token)) || NAMED.test(`${start(element.name)} ${start(element.id)}`);\n    if (secret) remembered.add(element);\n    return secret;\n  }\n  function start(attribute) {\n    return attribute.slice(0, 500);\n  }\n  var MOST4 = 100;\n  var LONGEST3 = 500;\n  var MOST_ROOTS = 1e3;\n  var roots = /* @__PURE__ */ new Set();\n  var entered = /* @__PURE__ */ new WeakSet();\n  var held;\n  function enterForSecrets(root) {\n    if (entered.has(root) || roots.size >= MOST_ROOTS) return;\n    const fields2 = fieldsOf(root);\n    if (fields2.length === 0) return;\n    entered.add(root);\n    roots.add(new WeakRef(root));\n    if (held) held = withValues(fields2, held);\n  }\n  function forgetSecrets() {\n    held = void 0;\n  }\n  function secrets() {\n    return held ??= lists().reduce((known3, fields2) => withValues(fields2, known3), []);\n  }\n  function lists() {\n    const all = [\n      document.getElementsByTagName("input"),\n      document.getElementsByTagName("textarea")\n    ];\n    for (const kept of roots) {\n      const root = kept.deref();\n      if (!root) roots.delete(kept);\n      else if (root.isConnected) all.push(fieldsOf(root));\n    }\n    return all;\n  }\n  function fieldsOf(root) {\n    return root.querySelectorAll("input,textarea");\n  }\n  function withValues(fields2, known3) {\n    const all = new Set(known3);\n    for (let i = 0; i < fields2.length && all.size < MOST4; i++) {\n      const field2 = fields2[i];\n      if (!field2 || field2.value === "" || !isSecret(field2)) continue;\n      const value = field2.value.slice(0, LONGEST3);\n      for (const form of [\n        value,\n        collapse(value)\n      ]) if (form !== "") all.add(form);\n    }\n    return all.size === known3.length ? known3 : [\n      ...all\n    ].sort((a, b) => b.length - a.length);\n  }\n  function masked(text) {\n    return label(maskSecrets(text));\n  }\n  function maskSecrets(text) {\n    const short = /* @__PURE__ */ new Set();\n    for (const secret of secrets()) {\n      if (secret.length < TELLING) short.add(secret);\n      else if (secret.length <= text.length) text = text.replaceAll(secret, MASK);\n    }\n    if (short.size === 0) return text;\n    return text.split(/(\\s+)/).map((word) => short.has(word) ? MASK : word).join("");\n  }\n  function maskInText(text) {\n    for (const secret of secrets()) {\n      if (secret.length > TELLING && secret.length <= text.length) {\n        text = text.replaceAll(secret, MASK);\n      }\n    }\n    return text;\n  }\n\n  // hint.ts\n  var LONGEST4 = 40;\n  var MOST5 = 2e3;\n  var MOST_ICONS = 20;\n  var TEST_IDS = [\n    "data-testid",\n    "data-test-id",\n    "data-test",\n    "data-cy",\n    "data-qa"\n  ];\n  var DATA = /^data-([a-z-]+-)?(title|tooltip|tip|label|action|command|cmd|name|key|event|method)$/;\n  var DRAWN2 = "i,svg,img,use";\n  var ICONS = `${DRAWN2},span[class]`;\n  var ICON_ATTRIBUTES = [\n    "data-icon",\n    "data-lucide",\n    "data-feather",\n    "icon",\n    "name"\n  ];\n  var COMMON = /^(fa[bdlrst]?|fa-(lg|[sx]s|[0-9]+x|fw|spin|solid|regular|brands|light)|bi|mdi|ti|icon|icons|glyphicon|material-.*|svg|lucide|feather|octicon|btn.*|button.*|badge|form-.*|nav.*|dropdown.*|col.*|row|[dmpwhg][trblxy]?-.*|text-.*|bg-.*|flex.*|items-.*|justify-.*|rounded.*|border.*|shadow.*|(dijit)?inline.*|dijit(reset|icon)|block|grid.*|link|active|disabled|hover|focus|small|large|[smlx]+)$/i;\n  function hintOf(element, href) {\n    return shortly(ofField(element) || drawn(element) || (href ? target(href, location.href) : "") || testId(element) || data(element) || icon(element) || telling(element.id) || classOf(element));\n  }\n  function ofField(element) {\n    if (!isInput(element) && !isSelect(element) && !isTextarea(element)) return "";\n    return header(element) || labelled(element) || testId(element) || telling(element.name);\n  }\n  function labelled(element) {\n    const [label2] = labelsOf(element);\n    return label2 ? label2.title || icon(label2, DRAWN2) : "";\n  }\n  function drawn(element) {\n    return localName(element) === "canvas" ? element.textContent ?? "" : "";\n  }\n  function shortly(text) {\n    return cut(collapse(maskSecrets(text.slice(0, MOST5))), LONGEST4);\n  }\n  function header(element) {\n    const cell = element.closest("td,th");\n    const table = cell?.closest("table");\n    if (!cell || !table) return "";\n    const head2 = table.rows[0]?.cells[cell.cellIndex];\n    return head2 !== cell && head2?.localName === "th" ? head2.textContent ?? "" : "";\n  }\n  function data(element) {\n    const names = element.getAttributeNames().filter((name) => DATA.test(name));\n    for (const name of names) {\n      const clue = telling(getAttribute(element, name) ?? "");\n      if (clue) return clue;\n    }\n    return "";\n  }\n  function testId(element) {\n    for (const name of TEST_IDS) {\n      const id = getAttribute(element, name);\n      if (id) return id;\n    }\n    return "";\n  }\n  function icon(element, kinds = ICONS) {\n    const inner2 = element.querySelectorAll(kinds);\n    for (let i = 0; i < Math.min(inner2.length, MOST_ICONS); i++) {\n      const one = inner2[i];\n      const clue = one ? iconName(one, element) : "";\n      if (clue) return clue;\n    }\n    return "";\n  }\n  function iconName(icon2, control) {\n    const use = getAttribute(icon2, "href") ?? getAttribute(icon2, "xlink:href");\n    if (use?.includes("#")) return telling(use.slice(use.indexOf("#") + 1));\n    for (const name of ICON_ATTRIBUTES) {\n      const clue = telling(getAttribute(icon2, name) ?? "");\n      if (clue) return clue;\n    }\n    if (isImage(icon2)) {\n      const file = fileName(getAttribute(icon2, "src") ?? "");\n      if (file) return telling(file);\n    }\n    return classOf(icon2, control);\n  }\n  function fileName(address) {\n    if (/^\\s*data:/i.test(address)) return "";\n    const [path = ""] = address.slice(0, MOST5).split(/[?#]/, 1);\n    const file = path.slice(path.lastIndexOf("/") + 1);\n    return file.slice(0, Math.max(0, file.lastIndexOf(".")));\n  }\n  function classOf(element, control = element) {\n    const classes = getAttribute(element, "class")?.slice(0, MOST5).split(/\\s+/) ?? [];\n    return classes.find((name) => !COMMON.test(name) && telling(name) && !isShared(control, name)) ?? "";\n  }\n  function telling(name) {\n    return name.length <= MOST5 && /^[a-z][\\w -]*$/i.test(name) && !/\\d{3}|[0-9a-f]{8}|__/i.test(name) ? name : "";\n  }\n\n  // aria/generated.ts\n  var LONGEST5 = 5e3;\n  var REPLACED = /^(img|input|select|textarea|meter|progress)$/;\n  var TOKENS2 = /"((?:[^"\\\\]|\\\\.)*)"|([a-z-]+)\\(([^()]*(?:\\([^()]*\\)[^()]*)*)\\)|[a-z-]+|\\//gi;\n  function generated(element, pseudo) {\n    if (!isHtml(element) || REPLACED.test(localName(element))) return "";\n    const style2 = styleOf(element, pseudo);\n    const value = style.content(style2);\n    if (value === "none" || value === "normal" || value === "") return "";\n    const text = wordsOf(element, value);\n    const display = style.display(style2);\n    return display === "none" ? "" : display === "inline" ? text : ` ${text} `;\n  }\n  function wordsOf(element, value) {\n    let text = "";\n    for (const [token, string, name, argument = ""] of value.slice(0, LONGEST5).matchAll(TOKENS2)) {\n      if (token === "/") text = "";\n      else if (string !== void 0) text += unescaped(string);\n      else if (name === "attr") text += getAttribute(element, argument.trim()) ?? "";\n    }\n    return text;\n  }\n  function unescaped(string) {\n    return string.replace(/\\\\(?:([0-9a-f]{1,6})\\s?|(.))/gi, (_, code, character) => character ?? String.fromCodePoint(Math.min(parseInt(code, 16), 1114111)));\n  }\n\n  // aria/naming.ts\n  var NESTED_ROLE = /^(treeitem|menuitem)/;\n  var NESTED = \'[role="group"],[role="menu"],[role="tree"],ul,ol\';\n\n  // aria/content.ts\n  var DEEPEST = 400;\n  var NEVER = new Set("script style template noscript head title desc defs metadata datalist source track param iframe object embed video audio".split(" "));\n  var CELL = "[role=cell],[role=gridcell],[role=columnheader],[role=rowheader]";\n  function content(element, style2, at) {\n    const depth = (at.depth ?? 0) + 1;\n    if (depth > DEEPEST) return "";\n    if (style.contentVisibility(style2) === "hidden" && !isHidden(at.ground)) return "";\n    const below = {\n      ...at,\n      via: "content",\n      depth\n    };\n    let text = generated(element, "::before");\n    for (const node of children(element, at.ground)) {\n      if (at.naming.left-- <= 0) return text;\n      text += said(node, style2, below);\n    }\n    text += generated(element, "::after");\n    if (hasAttribute(element, "aria-owns")) {\n      for (const owned of references(element, "aria-owns").filter(isVisible)) {\n        text += ` ${inner(owned, below)}`;\n      }\n    }\n    return text;\n  }\n  function* children(element, ground) {\n    const assigned = slotted(element);\n    if (assigned) return yield* assigned;\n    const folded = localName(element) === "details" && !hasAttribute(element, "open") && !isHidden(ground);\n    let child2 = firstChild(shadowRoot(element) ?? element);\n    for (; child2; child2 = nextSibling(child2)) {\n      if (!folded || isElement(child2) && matches(child2, "summary:first-of-type")) yield child2;\n    }\n  }\n  function said(node, style2, at) {\n    if (isElement(node)) return inner(node, at);\n    return isText(node) && !at.unseen ? shown(nodeValue(node) ?? "", style2) : "";\n  }\n  function inner(element, at) {\n    const tag = localName(element);\n    if (NEVER.has(tag)) return "";\n    if (tag === "br") return " ";\n    if (at.naming.nested && matches(element, NESTED)) return "";\n    const style2 = styleOf(element);\n    const display = style.display(style2);\n    const gone = display === "none" || display === "" || getAttribute(element, "aria-hidden") === "true";\n    if (gone && !isHidden(at.ground)) return "";\n    const unseen = style.visibility(style2) !== "visible" && !isHidden(at.ground);\n    const text = at.naming.part(element, {\n      ...at,\n      style: style2,\n      unseen\n    });\n    return isInline(display) && !matches(element, CELL) ? text : ` ${text} `;\n  }\n  function isInline(display) {\n    return display === "inline" || display === "contents" || display.startsWith("ruby");\n  }\n  function isHidden(ground) {\n    return ground.hidden ??= !isVisible(ground.element) || flatClosest(ground.element, \'[aria-hidden="true"]\') !== null;\n  }\n  function shown(text, style2) {\n    switch (style.textTransform(style2)) {\n      case "uppercase":\n        return maskSecrets(text).toUpperCase();\n      case "lowercase":\n        return maskSecrets(text).toLowerCase();\n      case "capitalize":\n        return maskSecrets(text).replace(/(?<![\\p{L}\\p{N}\\p{M}\'\u2019])\\p{L}/gu, (letter) => letter.toUpperCase());\n      default:\n        return text;\n    }\n  }\n\n  // aria/nativename.ts\n  function nativeName(element, at) {\n    if (localName(element) === "img" && hasAttribute(element, "alt")) {\n      return getAttribute(element, "alt") ?? "";\n    }\n    const name = isHtml(element) ? htmlName(element, at) : foreignName(element, at);\n    return says(name) ? name : void 0;\n  }\n  function htmlName(element, at) {\n    const tag = localName(element);\n    switch (tag) {\n      case "area":\n        return getAttribute(element, "alt") ?? "";\n      case "input":\n        return labels(element, at) || buttonText(element);\n      case "button":\n      case "meter":\n      case "output":\n      case "progress":\n      case "select":\n      case "textarea":\n        return labels(element, at);\n      case "fieldset":\n        return child(element, "legend", at);\n      case "figure":\n        return child(element, "figcaption", at);\n      case "table":\n        return child(element, "caption", at);\n      case "optgroup":\n      case "option":\n        return getAttribute(element, "label") ?? "";\n      default:\n        return tag.includes("-") && element === at.naming.root ? named2(customLabels(element), at) : "";\n    }\n  }\n  function labels(element, at) {\n    const labels2 = isInput(element) || isButton(element) || isSelect(element) || isTextarea(element) || isMeter(element) || isProgress(element) || isOutput(element) ? element.labels : null;\n    return labels2 && labels2.length > 0 ? named2([\n      ...labels2\n    ], at) : "";\n  }\n  function customLabels(element) {\n    const root = getRootNode(element);\n    const around2 = closest(element, "label");\n    const id = getAttribute(element, "id");\n    const found3 = id && isTreeRoot(root) ? [\n      ...root.querySelectorAll(`label[for="${CSS.escape(id)}"]`)\n    ] : [];\n    if (around2 && !found3.includes(around2)) found3.push(around2);\n    return found3.filter((label2) => isLabel(label2) && label2.control === element);\n  }\n  function named2(labels2, at) {\n    const { naming, referred: referred3 = false } = at;\n    return labels2.map((label2) => naming.part(label2, {\n      naming,\n      ground: {\n        element: label2\n      },\n      via: "label",\n      referred: referred3\n    })).join(" ");\n  }\n  function buttonText(element) {\n    switch (getAttribute(element, "type")?.toLowerCase()) {\n      case "button":\n        return getAttribute(element, "value") ?? "";\n      case "submit":\n        return getAttribute(element, "value") ?? "Submit Query";\n      case "reset":\n        return getAttribute(element, "value") ?? "Reset";\n      case "image":\n        return getAttribute(element, "alt") ?? getAttribute(element, "value") ?? "";\n      default:\n        return "";\n    }\n  }\n  function child(element, tag, at) {\n    for (let node = firstChild(element); node; node = nextSibling(node)) {\n      if (isElement(node) && localName(node) === tag) return named2([\n        node\n      ], at);\n    }\n    return "";\n  }\n  function foreignName(element, at) {\n    return child(element, "title", at) || getAttribute(element, "xlink:title") || "";\n  }\n\n  // aria/value.ts\n  var VALUED = /^(input|select|textarea|progress|meter)$/;\n  var RANGE = /^(slider|spinbutton|scrollbar|progressbar|meter)$/;\n  function embeddedValue(element, at) {\n    if (!VALUED.test(localName(element)) && !hasAttribute(element, "role")) return void 0;\n    const role = computedRole(element);\n    if (RANGE.test(role)) return amount(element);\n    if (role === "textbox" || role === "searchbox") return typed2(element, at);\n    if (role === "combobox" || role === "listbox") return chosen(element) ?? typed2(element, at);\n    return void 0;\n  }\n  function amount(element) {\n    const said2 = getAttribute(element, "aria-valuetext") ?? getAttribute(element, "aria-valuenow");\n    if (said2 !== null) return said2;\n    if (isTextField(element)) return typedIn(element);\n    return isProgress(element) || isMeter(element) ? String(element.value) : "";\n  }\n  function typed2(element, at) {\n    if (isTextField(element)) return typedIn(element);\n    return content(element, styleOf(element), at);\n  }\n  function typedIn(field2) {\n    return field2.value && isSecret(field2) ? MASK : field2.value;\n  }\n  function chosen(element) {\n    if (isSelect(element)) {\n      return [\n        ...element.selectedOptions\n      ].map((option) => option.label || option.text).join(" ");\n    }\n    const options = element.querySelectorAll(\'[role="option"][aria-selected="true"]\');\n    if (options.length === 0) return void 0;\n    return [\n      ...options\n    ].map((option) => option.textContent).join(" ");\n  }\n\n  // aria/name.ts\n  var MOST_NODES = 500;\n  function accessibleName(element, role = computedRole(element)) {\n    const byContent = NAMED_BY_CONTENT.has(role) || localName(element) === "summary";\n    const naming = begin(element, NESTED_ROLE.test(role));\n    return partOf(element, {\n      naming,\n      ground: {\n        element\n      },\n      via: byContent ? "self" : "author"\n    });\n  }\n  function accessibleDescription(element) {\n    if (hasAttribute(element, "aria-describedby")) {\n      const described2 = referred(element, "aria-describedby", begin(element, false));\n      if (says(described2)) return described2;\n    }\n    const own = getAttribute(element, "aria-description");\n    return says(own) ? own : getAttribute(element, "title") ?? "";\n  }\n  function begin(element, nested2) {\n    return {\n      root: element,\n      said: /* @__PURE__ */ new Set(),\n      nested: nested2,\n      left: MOST_NODES,\n      part: partOf\n    };\n  }\n  function partOf(element, at) {\n    const { naming, via } = at;\n    if (via !== "reference" && hasAttribute(element, "aria-labelledby") && !at.referred) {\n      const labels2 = referred(element, "aria-labelledby", naming);\n      if (says(labels2)) return labels2;\n    }\n    if (naming.said.has(element) || via === "content" && element === naming.root) return "";\n    naming.said.add(element);\n    if (at.unseen) return content(element, at.style ?? styleOf(element), at);\n    if (via === "content" || via === "reference" && element !== naming.root) {\n      const value = embeddedValue(element, at);\n      if (value !== void 0) return value;\n    }\n    const label2 = getAttribute(element, "aria-label");\n    if (says(label2) && localName(element) !== "slot") return label2;\n    const native = nativeName(element, at);\n    if (native !== void 0) return native;\n    const text = via === "author" ? "" : content(element, at.style ?? styleOf(element), at);\n    if (says(text)) return text;\n    const title3 = getAttribute(element, "title");\n    if (says(title3)) return title3;\n    return element === naming.root ? placeholder(element) : text;\n  }\n  function placeholder(element) {\n    return getAttribute(element, "placeholder") ?? getAttribute(element, "aria-placeholder") ?? "";\n  }\n  function referred(element, attribute, naming) {\n    return references(element, attribute).map((target3) => partOf(target3, {\n      naming,\n      ground: {\n        element: target3\n      },\n      via: "reference",\n      referred: true\n    })).join(" ");\n  }\n\n  // name.ts\n  function nameOf(element, role) {\n    return maskSecrets(accessibleName(element, role) || hostName(element));\n  }\n  var FIELD = "input,select,textarea,button,[contenteditable]";\n  function hostName(element) {\n    const root = getRootNode(element);\n    if (!isShadowRoot(root) || !matches(element, FIELD)) return "";\n    if (root.querySelectorAll(FIELD).length > 1) return "";\n    return accessibleName(root.host, "generic") || hostName(root.host);\n  }\n  var DESCRIBING = [\n    "aria-describedby",\n    "aria-description",\n    "title"\n  ];\n  function descriptionOf(element) {\n    return DESCRIBING.some((name) => hasAttribute(element, name)) ? maskSecrets(accessibleDescription(element)) : "";\n  }\n\n  // options.ts\n  var MOST6 = 100;\n  function optionLabel(option) {\n    return collapse(option.label || option.text);\n  }\n  function isOptionDisabled(option) {\n    return matches(option, ":disabled");\n  }\n  function addOptions(element, info) {\n    const all = isSelect(element) ? element.options : isInput(element) ? element.list?.options : null;\n    if (!all) return;\n    const select = isSelect(element);\n    info.options = [];\n    for (let i = 0; i < all.length && i < MOST6; i++) {\n      const option = all[i];\n      if (option) info.options.push(optionInfo(option, select));\n    }\n    if (all.length > MOST6) info.optionsTotal = all.length;\n  }\n  function optionInfo(option, select) {\n    const value = masked(option.value);\n    const row = {\n      label: select ? masked(optionLabel(option)) : value,\n      value\n    };\n    const group = option.parentElement;\n    if (group && localName(group) === "optgroup") {\n      const name = masked(getAttribute(group, "label") ?? "");\n      if (name) row.group = name;\n    }\n    if (select && option.selected) row.selected = true;\n    if (isOptionDisabled(option)) row.disabled = true;\n    return row;\n  }\n\n  // visible.ts\n  var QUIET = 1;\n  var PRESERVED = 2;\n  var POINTER = 4;\n  var HIDDEN = 8;\n  var TINY = 16;\n  var SCROLLS = 32;\n  var INSIDE = 64;\n  var GRAB = 128;\n  var CUTS = 256;\n  var OUTSIDE = 512;\n  var STRUCK = 1024;\n  var UNREAD = QUIET | HIDDEN | TINY;\n  var FAR = -500;\n  function seen(element, style2, display, bare2, under) {\n    if (display === "none" || display === "") return null;\n    under &= ~(HIDDEN | PRESERVED | SCROLLS | CUTS | STRUCK);\n    if (style.visibility(style2) !== "visible") under |= HIDDEN;\n    if (style.whiteSpaceCollapse(style2) !== "collapse") under |= PRESERVED;\n    if (style.opacity(style2) === "0") {\n      if (style2.pointerEvents === "none") return null;\n      if (!appearsLater(element, style2)) under |= QUIET;\n    }\n    const transform = bare2 ? "none" : style.transform(style2);\n    if (!bare2) {\n      if (transform.startsWith("matrix(0, 0, 0, 0,")) return null;\n      under = style.fontSize(style2) === "0px" ? under | TINY : under & ~TINY;\n      if (style.textDecorationLine(style2).includes("line-through")) under |= STRUCK;\n      const indent = style.textIndent(style2);\n      if (indent.startsWith("-") && parseFloat(indent) < FAR) under |= QUIET;\n    }\n    if (display.startsWith("table")) return under;\n    if (style.overflowX(style2) !== "visible" && isHtml(element)) {\n      const clip = clippedBy(element, display);\n      if (clip === "all") return null;\n      if (clip === "text") under |= QUIET;\n      else if (isScroller(element)) under |= SCROLLS;\n      if (clip === "nothing" && display !== "inline" && display !== "contents") under |= CUTS;\n    }\n    const position = style.position(style2);\n    if (position === "absolute" || position === "fixed") {\n      if (outOfSight(element, style2)) under |= QUIET;\n      if (position === "fixed" && movedAway(element, transform !== "none")) return null;\n    }\n    return under;\n  }\n  function isTakenOut(style2) {\n    const position = style.position(style2);\n    return position === "absolute" || position === "fixed";\n  }\n  var LOWEST = 16;\n  var SLACK = 8;\n  function isScroller(element) {\n    const height = clientHeight(element);\n    if (height < LOWEST || scrollHeight(element) - height < SLACK) return false;\n    if (element === document.body || element === document.documentElement) return false;\n    return /^(auto|scroll)$/.test(styleOf(element).overflowY);\n  }\n  function movedAway(element, moved) {\n    const { left: left2, top: top2, right, bottom } = sidesOf(element);\n    if (left2 === right || top2 === bottom) return false;\n    if (isHtml(element) && element.offsetParent !== null) return false;\n    return right <= 0 || left2 >= innerWidth || bottom <= 0 || moved && top2 >= innerHeight;\n  }\n  function appearsLater(element, style2) {\n    return sidesOf(element).top >= innerHeight && (/[1-9]/.test(style2.transitionDuration) || style2.animationName !== "none");\n  }\n  function clippedBy(element, display) {\n    if (display === "inline" || display === "contents" || element.parentElement === null) {\n      return "nothing";\n    }\n    if (element === document.body) return "nothing";\n    const { offsetWidth: width, offsetHeight: height } = element;\n    if (width === 0 || height === 0) return "all";\n    return width <= 1 || height <= 1 ? "text" : "nothing";\n  }\n  function outOfSight(element, style2) {\n    const clip = /^rect\\((\\S+), (\\S+), (\\S+), (\\S+)\\)$/.exec(style2.clip);\n    if (clip) {\n      const [top2, right, bottom, left2] = clip.slice(1).map((side) => parseFloat(side) || 0);\n      if ((bottom ?? 0) - (top2 ?? 0) <= 1 || (right ?? 0) - (left2 ?? 0) <= 1) return true;\n    }\n    if (/^inset\\((5\\d|[6-9]\\d|100)(\\.\\d+)?%/.test(style2.clipPath)) return true;\n    const box = element.getBoundingClientRect();\n    return box.right + scrollX <= 0 && box.width > 0 || box.bottom + scrollY <= 0 && box.height > 0;\n  }\n  function isShown(element) {\n    if (isArea(element)) {\n      const picture = pictureOf(element);\n      return picture !== null && isShown(picture);\n    }\n    return element.checkVisibility({\n      visibilityProperty: true\n    }) && flatClosest(element, \'[aria-hidden="true"],[inert]\') === null;\n  }\n  function modalDialog() {\n    for (let at = document.elementFromPoint(innerWidth / 2, innerHeight / 2); at; ) {\n      if (at.matches("dialog:modal")) return at;\n      const inner2 = shadowRoot(at)?.elementFromPoint(innerWidth / 2, innerHeight / 2);\n      const dialog = inner2 ? flatClosest(inner2, "dialog:modal") : null;\n      if (dialog) return dialog;\n      at = flatParent(at);\n    }\n    const open = [\n      ...document.querySelectorAll("dialog:modal")\n    ].filter((one) => one.checkVisibility());\n    return open.at(-1) ?? null;\n  }\n  function isOffscreen(element) {\n    const box = sidesOf(element);\n    return box.bottom <= 0 || box.right <= 0 || box.top >= innerHeight || box.left >= innerWidth;\n  }\n\n  // info.ts\n  var LONGEST_URL = 2e3;\n  var CHECKED = /^(checkbox|radio|switch|menuitemcheckbox|menuitemradio)$/;\n  var MIXED = /^(checkbox|menuitemcheckbox|option|treeitem)$/;\n  var VALUED2 = /^(textbox|searchbox|combobox|listbox|slider|spinbutton|scrollbar|separator|progressbar|meter)$/;\n  function describe(element, ref, content2) {\n    try {\n      return described(element, ref, content2);\n    } catch {\n      return {\n        ref,\n        role: "clickable",\n        name: ""\n      };\n    }\n  }\n  function described(element, ref, content2) {\n    const role = roleOf(element);\n    const words2 = () => content2 === "named" ? maskSecrets(visibleText(element)) : "";\n    const info = {\n      ref,\n      role: role === "generic" ? handRole(element) : role,\n      name: label(!isNamedByContent(element, role) ? nameOf(element, role) || words2() : content2 === "around" ? "" : words2() || nameOf(element, role))\n    };\n    const value = valueOf(element, role) ?? stateOf(element);\n    if (value !== void 0) info.value = value;\n    const description = label(descriptionOf(element));\n    if (description && description !== info.name) info.description = description;\n    const checked = checkedOf(element, role);\n    if (checked !== void 0) info.checked = checked;\n    addAriaStates(element, info);\n    addFieldStates(element, info);\n    const href = hrefOf(element);\n    if (href) info.href = href;\n    addOptions(element, info);\n    if (!saysMuch(info.name) && !info.description && content2 !== "around") {\n      const hint = label(hintOf(element, href));\n      if (hint) info.description = hint;\n    }\n    if (isOffscreen(placeOf(element))) info.offscreen = true;\n    if (isSecret(element)) info.secret = true;\n    return info;\n  }\n  function saysMuch(name) {\n    return /[\\p{L}\\p{N}]/u.test(name);\n  }\n  function isNamedByContent(element, role) {\n    return /^(row|cell|gridcell|columnheader|rowheader|listitem|heading|tooltip)$/.test(role) && ![\n      "aria-label",\n      "aria-labelledby",\n      "title"\n    ].some((name) => hasAttribute(element, name));\n  }\n  function handRole(element) {\n    if (localName(element) === "canvas") return "canvas";\n    return isScroller(element) ? "scrollable" : "clickable";\n  }\n  function stateOf(element) {\n    const sorted = sortOf(element);\n    if (sorted) return sorted;\n    switch (localName(element)) {\n      case "canvas": {\n        const { left: left2, top: top2, right, bottom } = sidesOf(element);\n        return `${Math.round(right - left2)}\\xD7${Math.round(bottom - top2)}`;\n      }\n      case "video":\n      case "audio":\n        return playing(element);\n      default:\n    }\n    if (!isScroller(element)) return void 0;\n    const hidden = element.scrollHeight - element.clientHeight;\n    return `scrolled ${Math.round(100 * element.scrollTop / hidden)}%`;\n  }\n  function sortOf(header2) {\n    const sort = getAttribute(header2, "aria-sort");\n    return sort === "ascending" || sort === "descending" ? `sorted ${sort}` : "";\n  }\n  function playing(media) {\n    if (media.readyState === 0) return void 0;\n    const length2 = Number.isFinite(media.duration) ? ` of ${Math.round(media.duration)} s` : " s";\n    return `${media.paused ? "paused" : "playing"} at ${Math.round(media.currentTime)}${length2}`;\n  }\n  function placeOf(element) {\n    if (element.checkVisibility({\n      visibilityProperty: true\n    })) return element;\n    return labelsOf(element).find(isShown) ?? element;\n  }\n  function visibleText(element) {\n    return isHtml(element) ? element.innerText : element.textContent ?? "";\n  }\n  function valueOf(element, role) {\n    if (isSecret(element)) return holdsValue(element) ? MASK : "";\n    if (isSelect(element)) {\n      return masked([\n        ...element.selectedOptions\n      ].map(optionLabel).join(", "));\n    }\n    if (isTextarea(element)) return masked(element.value);\n    if (isInput(element)) {\n      if (/^(button|submit|reset|image|checkbox|radio)$/.test(element.type)) return void 0;\n      if (element.type === "range") {\n        return masked(getAttribute(element, "aria-valuetext") ?? element.value);\n      }\n      if (element.type !== "file") return masked(element.value);\n      return masked([\n        ...element.files ?? []\n      ].map((file) => file.name).join(", "));\n    }\n    if (editingHost(element)) return masked(element.innerText);\n    if (!VALUED2.test(role)) return void 0;\n    const value = getAttribute(element, "aria-valuetext") ?? getAttribute(element, "aria-valuenow");\n    return value === null ? void 0 : masked(value);\n  }\n  function holdsValue(element) {\n    return isTextField(element) && element.value !== "";\n  }\n  function checkedOf(element, role) {\n    if (isInput(element) && /^(checkbox|radio)$/.test(element.type)) {\n      return element.indeterminate ? "mixed" : element.checked;\n    }\n    const checked = triState(element, "aria-checked");\n    const mixes = MIXED.test(role);\n    if (!CHECKED.test(role)) return mixes ? checked : void 0;\n    return checked === "mixed" && !mixes ? false : checked ?? false;\n  }\n  function triState(element, attribute) {\n    const value = getAttribute(element, attribute);\n    return value === "mixed" ? value : value === "true" ? true : value === "false" ? false : void 0;\n  }\n  function addAriaStates(element, info) {\n    const selected = triState(element, "aria-selected");\n    if (typeof selected === "boolean") info.selected = selected;\n    const expanded = expandedOf(element);\n    if (expanded !== void 0) info.expanded = expanded;\n    const current = getAttribute(element, "aria-current");\n    if (current && current !== "false") info.current = masked(current);\n    const pressed = triState(element, "aria-pressed");\n    if (pressed !== void 0) info.pressed = pressed;\n    const level = levelOf(element, info.role);\n    if (level > 0) info.level = level;\n  }\n  function levelOf(element, role) {\n    const level = Number.parseInt(getAttribute(element, "aria-level")?.slice(0, 3) ?? "");\n    if (level > 0) return level;\n    if (role !== "heading") return 0;\n    return Number(/^h([1-6])$/.exec(localName(element))?.[1] ?? 2);\n  }\n  function expandedOf(element) {\n    if (localName(element) === "summary" && isDetails(element.parentElement)) {\n      return element.parentElement.open;\n    }\n    const expanded = triState(element, "aria-expanded");\n    if (typeof expanded === "boolean") return expanded;\n    const popover = isInput(element) || isButton(element) ? element.popoverTargetElement : null;\n    return popover ? matches(popover, ":popover-open") : void 0;\n  }\n  function addFieldStates(element, info) {\n    if (isDisabled(element)) info.disabled = true;\n    if (isReadonly(element)) info.readonly = true;\n    if (matches(element, ":required") || getAttribute(element, "aria-required") === "true") {\n      info.required = true;\n    }\n    const invalid = invalidOf(element);\n    if (invalid) info.invalid = invalid;\n    const placeholder2 = getAttribute(element, "placeholder") ?? getAttribute(element, "aria-placeholder");\n    if (placeholder2) info.placeholder = masked(placeholder2);\n  }\n  function isDisabled(element) {\n    return matches(element, ":disabled") || flatClosest(element, \'[aria-disabled="true"]\') !== null;\n  }\n  function isReadonly(element) {\n    if (isTextField(element)) {\n      if (element.readOnly && matches(element, ":read-only")) return true;\n    }\n    return getAttribute(element, "aria-readonly") === "true";\n  }\n  function invalidOf(element) {\n    const marked = getAttribute(element, "aria-invalid");\n    const says2 = marked !== null && marked !== "false" && marked !== "";\n    if (!says2 && !matches(element, ":user-invalid")) return void 0;\n    const messages = references(element, "aria-errormessage");\n    if (messages.length > 0) return masked(messages.map(visibleText).join(" ")) || true;\n    return "validationMessage" in element ? masked(String(element.validationMessage)) || true : true;\n  }\n  function hrefOf(element) {\n    const address = addressOf(element);\n    if (!address) return void 0;\n    const words2 = defuse(collapse(maskInText(address.slice(0, 2 * LONGEST_URL))));\n    return cut(words2, address.startsWith("data:") ? 100 : LONGEST_URL);\n  }\n  function addressOf(element) {\n    if (isAnchor(element) || isArea(element)) return element.href;\n    if (!(element instanceof SVGAElement)) return "";\n    const own = element.href.baseVal;\n    return URL.parse(own, document.baseURI)?.href ?? own;\n  }\n\n  // words.ts\n  var SHORT = 80;\n  function words(element) {\n    const role = roleOf(element);\n    const name = cut(label(nameOf(element, role)), SHORT);\n    if (role === "generic") return name ? `${role} ${quoted(name)}` : tagOf(element);\n    return name ? `${role} ${quoted(name)}` : role;\n  }\n  function listedWords(element) {\n    const role = roleOf(element);\n    const name = cut(label(nameOf(element, role) || maskInText(visibleText(element))), SHORT);\n    const shown3 = role === "generic" ? handRole(element) : role;\n    return name ? `${shown3} ${quoted(name)}` : `${shown3} ${tagOf(element)}`;\n  }\n  function tagOf(element) {\n    const tag = element.localName;\n    const id = cut(masked(element.id), 40);\n    if (id) return `<${tag} id=${quoted(id)}>`;\n    const first3 = cut(masked(element.classList.item(0) ?? ""), 40);\n    return first3 ? `<${tag} class=${quoted(first3)}>` : `<${tag}>`;\n  }\n\n  // hit.ts\n  var SPOTS = [\n    0.5,\n    0.25,\n    0.75,\n    0.1,\n    0.9\n  ];\n  var CONTROL = "a[href],button,input,select,textarea";\n  var MOST_RECTS = 8;\n  var DEEPEST_BOX = 4;\n  var MOST_NUMBERS = 1e3;\n  function hit(element) {\n    let cover = null;\n    let second;\n    for (const place2 of [\n      element,\n      ...labelsOf(element)\n    ]) {\n      for (const rect of rectsOf(place2).slice(0, MOST_RECTS)) {\n        for (const point of pointsOf(rect)) {\n          const found3 = deepElementFromPoint(point.x, point.y);\n          if (!found3 || !meets(element, found3)) cover ??= found3;\n          else if (!innerControl(element, found3)) return {\n            point\n          };\n          else second ??= point;\n        }\n      }\n    }\n    return second ? {\n      point: second\n    } : {\n      cover\n    };\n  }\n  function innerControl(element, found3) {\n    const control = flatClosest(found3, CONTROL);\n    return control !== null && control !== element && flatContains(element, control);\n  }\n  function rectsOf(element, depth = 0) {\n    if (isArea(element)) return areaRects(element);\n    const own = [\n      ...element.getClientRects()\n    ].filter((rect) => rect.width > 0 && rect.height > 0);\n    if (own.length > 0 || depth === DEEPEST_BOX) return own;\n    const inner2 = [];\n    for (const child2 of flatChildren(element)) {\n      if (isElement(child2)) inner2.push(...rectsOf(child2, depth + 1));\n      if (inner2.length >= MOST_RECTS) break;\n    }\n    return inner2;\n  }\n  function areaRects(area) {\n    const image = pictureOf(area);\n    if (!image) return [];\n    const box = image.getBoundingClientRect();\n    const numbers2 = area.coords.split(",", MOST_NUMBERS).map((part) => parseFloat(part) || 0);\n    if (area.shape === "default" || numbers2.length < 3) return [\n      box\n    ];\n    if (area.shape === "circle") {\n      const [x = 0, y = 0, radius = 0] = numbers2;\n      return [\n        new DOMRect(box.x + x - radius, box.y + y - radius, 2 * radius, 2 * radius)\n      ];\n    }\n    const xs = numbers2.filter((_, i) => i % 2 === 0);\n    const ys = numbers2.filter((_, i) => i % 2 === 1);\n    const [left2, top2] = [\n      Math.min(...xs),\n      Math.min(...ys)\n    ];\n    return [\n      new DOMRect(box.x + left2, box.y + top2, Math.max(...xs) - left2, Math.max(...ys) - top2)\n    ];\n  }\n  function pointsOf(rect) {\n    const left2 = Math.max(0, Math.ceil(rect.left));\n    const top2 = Math.max(0, Math.ceil(rect.top));\n    const right = Math.min(innerWidth, Math.ceil(rect.right)) - 1;\n    const bottom = Math.min(innerHeight, Math.ceil(rect.bottom)) - 1;\n    if (right < 0 || bottom < 0 || left2 >= innerWidth || top2 >= innerHeight) return [];\n    const at = (from, to, part) => Math.max(0, Math.min(Math.floor(from + (to + 1 - from) * part), Math.max(to, from)));\n    const points = [];\n    for (const y of SPOTS) {\n      for (const x of SPOTS) points.push({\n        x: at(left2, right, x),\n        y: at(top2, bottom, y)\n      });\n    }\n    return points;\n  }\n  function meets(element, found3) {\n    if (flatContains(element, found3)) return true;\n    if (isArea(element)) {\n      return found3 === pictureOf(element);\n    }\n    const label2 = flatClosest(found3, "label");\n    if (!isLabel(label2) || label2.control !== element) return false;\n    const taker = flatClosest(found3, CONTROL);\n    return !taker || !flatContains(label2, taker);\n  }\n  function describeCover(cover, target3) {\n    if (flatContains(cover, target3)) {\n      return `${words(cover)}, which holds it: the element itself takes no pointer input there`;\n    }\n    let outer = cover;\n    let dialog = null;\n    for (let at = cover; at && !flatContains(at, target3); at = flatParent(at)) {\n      outer = at;\n      if (at.localName === "dialog" || /dialog$/.test(explicitRole2(at) ?? "")) dialog = at;\n    }\n    const named3 = dialog ?? outer;\n    const name = words(named3);\n    const text = cut(defuse(collapse(maskInText(visibleText(named3)))), 80);\n    const tag = name.includes(\'"\') || name === tagOf(named3) ? name : `${name} ${tagOf(named3)}`;\n    return text && !name.includes(quoted(text)) ? `${tag} with the text ${quoted(text)}` : tag;\n  }\n\n  // lines.ts\n  var OPEN = "\\uE000";\n  var DEEPEST2 = 12;\n  var Lines = class {\n    #max;\n    #finish;\n    /** Where in the page the text begins. */\n    from;\n    /** The place in the page of what is written next: the walk\'s count. */\n    at = 0;\n    /** The element whose words come next. */\n    by;\n    /** Of the line\'s first words. */\n    #by;\n    /** Where what did not fit begins. */\n    #next;\n    /** Of the line: how long it was at each piece that was put to it, and where that piece is. */\n    #puts = [];\n    /** The line before was torn from the next, which is not counted as one more. */\n    #torn = false;\n    /** The first lines of the items around, innermost last; empty until there is one. */\n    #items = [];\n    #kept = [];\n    #keptLength = 0;\n    #full = false;\n    /** Characters of the whole text, those beyond the limit too. */\n    #total = 0;\n    #line = "";\n    /** What the next line begins with if it comes to hold anything. */\n    #prefix = "";\n    #indents = [];\n    /** Notes that wait for the words that they are about. */\n    #held = [];\n    /** A rule is due before the next line. */\n    #ruled = false;\n    #rows = 0;\n    /** So many indents are those around the row; the cells\' own do not move it. */\n    #rowIndents;\n    /** No cell of the row has begun. */\n    #first = false;\n    /** A space is due before the next word. */\n    #gap = false;\n    #afterMarker = false;\n    /** A bar is due between words and words. */\n    #bar = false;\n    /** Inside a block whose line breaks count, after its first line. */\n    #code = false;\n    #blanks = 0;\n    /** Something readable stands on the line, not only cell borders. */\n    #said = false;\n    /** `finish` sees every complete line once. Lines that begin before the place `from` are not kept. */\n    constructor(max, finish = (line) => line, from = 0) {\n      this.#max = max;\n      this.#finish = finish;\n      this.from = from;\n    }\n    /** Nothing more is kept. */\n    get full() {\n      return this.#full;\n    }\n    /** How long the whole text is, what is not kept too. */\n    get total() {\n      return this.#total;\n    }\n    /** What comes is only counted. */\n    get idle() {\n      return this.#full || this.at < this.from;\n    }\n    /** Where the line that is being written begins. */\n    get lineAt() {\n      return this.#puts[0]?.at ?? this.at;\n    }\n    /** A row, list item or group begins: its first line tells its parts from those of others. */\n    enter() {\n      this.#items.push("");\n    }\n    leave() {\n      this.#items.pop();\n    }\n    text(data2) {\n      const words2 = strip(data2).replace(/\\s+/g, " ");\n      if (words2 === "" || words2 === " ") {\n        if (words2) this.#gap = true;\n        return;\n      }\n      if (words2.startsWith(" ")) this.#gap = true;\n      const rest2 = words2.trim();\n      if (this.#afterMarker && /^[\\p{L}\\p{N}\\p{Sc}"\'([{#&*+/<=>@[\\\\^_`|~-]/u.test(rest2)) {\n        this.#gap = true;\n      }\n      this.#put(rest2);\n      this.#gap = words2.endsWith(" ");\n    }\n    /** Text whose own line breaks and spaces count. */\n    verbatim(data2) {\n      if (this.#rows > 0) return this.text(data2);\n      const lines = strip(data2).replace(/\\r\\n?|[\\v\\f\\u2028\\u2029]/g, "\\n").replaceAll("	", "  ").split("\\n");\n      for (const [i, line] of lines.entries()) {\n        if (i > 0) this.#verbatimBreak();\n        if (line.trim()) {\n          for (; this.#blanks > 0; this.#blanks--) this.#keep("");\n          this.#writeHeld();\n          this.#start();\n          if (!this.#full) this.#puts.push({\n            length: this.#line.length,\n            at: this.at\n          });\n          this.#by ??= this.by;\n          this.#line += line;\n          this.#said = true;\n        } else if (this.#line) this.#line += line;\n        this.at += line.length + 1;\n      }\n      this.#gap = false;\n      this.#afterMarker = false;\n    }\n    /** Empty lines between lines of code are kept, those around it are not. */\n    #verbatimBreak() {\n      if (this.#said) {\n        this.#flush();\n        this.#blanks = 0;\n        this.#code = true;\n      } else if (this.#code) this.#blanks++;\n    }\n    /** One of our own bracketed notes, `inner` without the brackets, on one line whatever is in it. */\n    marker(inner2) {\n      inner2 = collapse(inner2);\n      if (!/[([{"\'/]$/.test(this.#line.slice(-1))) this.#gap = true;\n      this.#put(`${OPEN}${inner2}]`);\n      this.#afterMarker = true;\n    }\n    /** A space before what comes next. */\n    gap() {\n      this.#gap = true;\n    }\n    /** What follows stands beside what was: words are told from words by a bar. */\n    bar() {\n      if (this.#rows === 1) this.#bar = this.#said && !this.#afterMarker;\n      this.#gap = true;\n    }\n    /** Blocks are parts of a line. */\n    get inRow() {\n      return this.#rows > 0;\n    }\n    /** Ends the line, a new block follows. Inside a row it is a space. */\n    block() {\n      if (this.#rows > 0) this.#gap = true;\n      else this.#flush();\n      this.#code = false;\n      this.#blanks = 0;\n    }\n    /** What the next line begins with: a heading\'s or list item\'s sign. */\n    prefix(sign) {\n      if (this.#rows === 0) this.#prefix = (this.#prefix || this.#indents.join("")) + sign;\n    }\n    /** Takes the sign back if nothing came after it. */\n    dropPrefix(sign) {\n      if (this.#prefix.endsWith(sign)) this.#prefix = this.#prefix.slice(0, -sign.length);\n    }\n    /** What every line begins with until `outdent`: spaces below a list item, a sign before a quotation. */\n    indent(sign) {\n      this.#indents.push(this.#indents.length < DEEPEST2 ? sign : "");\n    }\n    outdent() {\n      this.#indents.pop();\n    }\n    /** A note that is written before the next words, if any come before it is released. */\n    hold(inner2) {\n      this.#held.push(inner2);\n    }\n    /** Takes the last note back that is held; whether it was still there. */\n    release(inner2) {\n      const held2 = this.#held.at(-1) === inner2;\n      if (held2) this.#held.pop();\n      return held2;\n    }\n    /** A rule, where there is something on both sides of it. */\n    rule() {\n      this.block();\n      if (this.#rows === 0) this.#ruled = this.#total > 0;\n    }\n    /** Ends a line in the middle of it: what comes is a line of its own, wherever it stands. */\n    tear() {\n      this.#flush();\n      this.#torn = true;\n    }\n    row() {\n      this.block();\n      if (this.#rows++ === 0) this.#rowIndents = this.#indents.length;\n      this.#first = true;\n    }\n    endRow() {\n      if (--this.#rows === 0) this.#rowIndents = void 0;\n      this.block();\n    }\n    cell() {\n      const first3 = this.#first;\n      this.#first = false;\n      if (first3) return;\n      if (this.#rows === 1) {\n        this.#start();\n        const line = this.#line.trimEnd();\n        this.#line = line ? `${line} | ` : `${this.#line}| `;\n      }\n      this.#gap = this.#rows > 1;\n      this.#afterMarker = false;\n    }\n    /** `next` is the place where what did not fit begins. */\n    end() {\n      this.#rows = 0;\n      this.#flush();\n      return {\n        text: this.#kept.join("\\n"),\n        total: this.#total,\n        next: this.#next\n      };\n    }\n    #start() {\n      if (this.#line !== "") return;\n      this.#line = this.#prefix || this.#indents.slice(0, this.#rowIndents).join("");\n      this.#prefix = "";\n      this.#gap = false;\n    }\n    #put(words2) {\n      this.#writeHeld();\n      this.#start();\n      if (this.#bar && !words2.startsWith(OPEN)) this.#line += " |";\n      this.#bar = false;\n      if (this.#gap && this.#line !== "" && !this.#line.endsWith(" ")) this.#line += " ";\n      if (!this.#full) this.#puts.push({\n        length: this.#line.length,\n        at: this.at\n      });\n      this.#by ??= this.by;\n      this.#line += words2;\n      this.#gap = false;\n      this.#afterMarker = false;\n      this.#said = true;\n    }\n    #writeHeld() {\n      if (this.#held.length === 0) return;\n      for (const note of this.#held.splice(0)) this.marker(note);\n      this.#gap = true;\n    }\n    #flush() {\n      if (this.#said) this.#keep(this.#line.trimEnd());\n      this.#line = "";\n      this.#puts = [];\n      this.#by = void 0;\n      this.#said = false;\n      this.#gap = false;\n      this.#bar = false;\n      this.#afterMarker = false;\n    }\n    #keep(raw) {\n      if (this.#ruled) {\n        this.#ruled = false;\n        this.#keep("---");\n      }\n      for (let i = this.#items.length - 1; this.#items[i] === ""; i--) this.#items[i] = raw;\n      const said2 = this.#finish(raw, this.#items.at(-1) ?? "", {\n        at: this.lineAt,\n        by: this.#by\n      });\n      const line = finished(said2);\n      const before3 = this.#total === 0 || this.#torn ? 0 : 1;\n      this.#torn = false;\n      this.#total += before3 + line.length;\n      if (this.#full || this.lineAt < this.from) return;\n      const gap = this.#kept.length === 0 ? 0 : 1;\n      const room = this.#max - this.#keptLength - gap;\n      if (line.length <= room) {\n        this.#kept.push(line);\n        this.#keptLength += gap + line.length;\n        return;\n      }\n      this.#full = true;\n      this.#next = this.lineAt;\n      if (this.#kept.length > 0 && line.length < this.#max / 2) return;\n      const part = beforeTornMarker(line, room);\n      if (!part) return;\n      this.#kept.push(part);\n      this.#next = this.#placeOf(rawLength(raw, said2, part));\n    }\n    /** Where in the page the character of the line is. */\n    #placeOf(character) {\n      const put = this.#puts.findLast(({ length: length2 }) => length2 <= character);\n      return put ? put.at + (character - put.length) : this.lineAt;\n    }\n  };\n  function finished(line) {\n    return defuse(line).replaceAll(OPEN, "[");\n  }\n  function beforeTornMarker(line, room) {\n    if (room <= 0) return "";\n    const part = beforeTornWord(line, room);\n    const open = part.lastIndexOf("[s");\n    const torn = open >= 0 && /^\\[s\\d*(e\\d*)?[^\\]]*$/.test(part.slice(open));\n    return torn ? part.slice(0, open).trimEnd() : part;\n  }\n  var LONGEST_WORD = 80;\n  function beforeTornWord(line, room) {\n    const part = head(line, room);\n    const space = part.lastIndexOf(" ");\n    const torn = line[room] !== " " && space > Math.max(0, room - LONGEST_WORD);\n    return torn ? part.slice(0, space + 1) : part;\n  }\n  function rawLength(raw, said2, part) {\n    const before3 = raw.matchAll(/\\ue000(\\d+)/g).map(([, number]) => number ?? "").toArray();\n    const after = said2.matchAll(/\\ue000(s\\d+e\\d+)/g).map(([, ref]) => ref ?? "").toArray();\n    const markers = part.match(/\\[s\\d+e\\d+ /g)?.length ?? 0;\n    let length2 = part.length - (part.match(/\\[\\\\/g)?.length ?? 0);\n    for (let i = 0; i < markers; i++) length2 -= (after[i]?.length ?? 0) - (before3[i]?.length ?? 0);\n    return length2;\n  }\n\n  // marker.ts\n  function marker(info) {\n    const parts = [\n      info.ref,\n      info.role\n    ];\n    if (info.name) parts.push(quoted(info.name));\n    if (info.description && !/[\\p{L}\\p{N}]/u.test(info.name)) {\n      parts.push(`hint=${quoted(info.description)}`);\n    }\n    if (info.role === "iframe" && info.href) parts.push(cut(info.href, LONGEST_URL2));\n    if (info.value) parts.push(`value=${quoted(info.value)}`);\n    else if (info.placeholder && info.placeholder !== info.name) {\n      parts.push(`placeholder=${quoted(info.placeholder)}`);\n    }\n    if (info.options) parts.push(`options=${optionsOf(info.options, info.optionsTotal)}`);\n    if (info.checked) parts.push(info.checked === "mixed" ? "mixed" : "checked");\n    if (info.pressed) parts.push(info.pressed === "mixed" ? "half-pressed" : "pressed");\n    if (info.current) parts.push("current");\n    if (info.selected) parts.push("selected");\n    if (info.expanded !== void 0) parts.push(info.expanded ? "expanded" : "collapsed");\n    if (info.disabled) parts.push("disabled");\n    if (info.readonly) parts.push("readonly");\n    if (info.required) parts.push("required");\n    if (info.invalid) {\n      parts.push(info.invalid === true ? "invalid" : `invalid=${quoted(info.invalid)}`);\n    }\n    return parts.join(" ");\n  }\n  var LONGEST_URL2 = 120;\n  var LABELS = 120;\n  function optionsOf(options, total = options.length) {\n    let shown3 = "";\n    let count2 = 0;\n    let group;\n    for (const option of options) {\n      const same = option.group === group;\n      const next2 = (same ? shown3 && " | " : `${group ? ")" : ""}${shown3 && " | "}`) + (!same && option.group ? `${option.group} (` : "") + option.label;\n      if (shown3.length + next2.length > LABELS) break;\n      shown3 += next2;\n      group = option.group;\n      count2++;\n    }\n    if (count2 === 0) return String(total);\n    const rest2 = total - count2;\n    return quoted(group ? `${shown3})` : shown3) + (rest2 > 0 ? ` and ${rest2} more` : "");\n  }\n\n  // fault.ts\n  var Fault = class extends Error {\n    code;\n    constructor(code, message) {\n      super(message), this.code = code;\n    }\n  };\n  function caught(error) {\n    if (!(error instanceof Fault)) throw error;\n    return {\n      fault: {\n        code: error.code,\n        message: error.message\n      }\n    };\n  }\n  function attempt(work) {\n    try {\n      return {\n        ok: work()\n      };\n    } catch (error) {\n      return caught(error);\n    }\n  }\n  async function attemptLater(work) {\n    try {\n      return {\n        ok: await work()\n      };\n    } catch (error) {\n      return caught(error);\n    }\n  }\n\n  // refs.ts\n  var observation = 0;\n  var begun = 0;\n  var next = 0;\n  var elements = /* @__PURE__ */ new Map();\n  var numbers = /* @__PURE__ */ new WeakMap();\n  var replaced = /* @__PURE__ */ new Map();\n  function begin2(number, first3) {\n    observation = number;\n    begun = next = first3;\n    elements = /* @__PURE__ */ new Map();\n    numbers = /* @__PURE__ */ new WeakMap();\n    replaced = /* @__PURE__ */ new Map();\n  }\n  function amend(number, first3) {\n    if (number !== observation) begin2(number, first3);\n    else next = Math.max(next, first3);\n  }\n  function nextNumber() {\n    return next;\n  }\n  function known(element) {\n    const number = numbers.get(element);\n    return number === void 0 ? void 0 : written(number);\n  }\n  function add(element) {\n    const old = numbers.get(element);\n    if (old !== void 0) {\n      elements.delete(old);\n      replaced.set(old, next);\n    }\n    elements.set(next, new WeakRef(element));\n    numbers.set(element, next);\n    return written(next++);\n  }\n  var written = (number) => `s${observation}e${number}`;\n  function standing() {\n    return [\n      ...elements\n    ].flatMap(([number, weak]) => {\n      const element = weak.deref();\n      return element?.isConnected ? [\n        {\n          ref: written(number),\n          element\n        }\n      ] : [];\n    });\n  }\n  function resolve(ref) {\n    const parts = /^s(\\d+)e(\\d+)$/.exec(ref);\n    if (!parts) {\n      throw new Fault("invalid", `"${ref.slice(0, 40)}" is no reference; one looks like s4e12`);\n    }\n    const [of, number] = [\n      Number(parts[1]),\n      Number(parts[2])\n    ];\n    if (observation === 0) {\n      throw new Fault("stale_ref", `${ref} belongs to an earlier document: the page navigated since`);\n    }\n    if (of < observation) {\n      throw new Fault("stale_ref", `${ref} belongs to an older observation; the newest is s${observation}`);\n    }\n    if (of > observation || !elements.has(number)) {\n      throw new Fault("stale_ref", unknown(ref, of, number));\n    }\n    const element = elements.get(number)?.deref();\n    if (!element?.isConnected || element.ownerDocument !== document) {\n      throw new Fault("stale_ref", `${ref} is gone: the page removed the element`);\n    }\n    return element;\n  }\n  function unknown(ref, of, number) {\n    if (of > observation) {\n      return `${ref} was never given out for this document; its newest observation is s${observation}`;\n    }\n    if (number < begun) return `${ref} belongs to an earlier document: the page navigated since`;\n    const newer = replaced.get(number);\n    if (newer !== void 0) {\n      return `${ref} stood where the page has changed since; it is ${written(newer)} now`;\n    }\n    if (elements.size === 0) {\n      return `${ref} was never given out: observation s${observation} lists no element here`;\n    }\n    const all = [\n      ...elements.keys()\n    ];\n    const [least, most] = [\n      Math.min(...all),\n      Math.max(...all)\n    ];\n    return `${ref} was never given out: observation s${observation} goes from e${least} to e${most} here`;\n  }\n\n  // issue.ts\n  var listed = /* @__PURE__ */ new WeakMap();\n  var counts = /* @__PURE__ */ new Map();\n  var before = /* @__PURE__ */ new Map();\n  function renamed(element) {\n    const then = listed.get(element);\n    if (!then || then.role === "text") return void 0;\n    const role = roleOf(element);\n    const name = label(nameOf(element, role));\n    if (name === then.name) return void 0;\n    const words2 = label(name || maskSecrets(visibleText(element)));\n    if (words2 === then.name) return void 0;\n    return `${then.role} ${quoted(then.name)} is ${quoted(words2)} now`;\n  }\n  var Issue = class {\n    #how;\n    #found = [];\n    /** The last words of the text that are no element\'s. */\n    #words = "";\n    constructor(how) {\n      this.#how = how;\n      if (how !== "part") [before, counts] = [\n        counts,\n        /* @__PURE__ */ new Map()\n      ];\n    }\n    /** What stands for the element in its line, as `marker` writes it. */\n    take(element, info) {\n      info.ref = String(this.#found.length);\n      const written2 = marker(info);\n      this.#found.push({\n        element,\n        info,\n        marker: written2\n      });\n      return written2;\n    }\n    /** The line with references in place of the numbers. */\n    line(line, item2) {\n      if (!line.includes(OPEN)) {\n        this.#words = line;\n        return line;\n      }\n      const around2 = this.#beginning(item2);\n      const own = this.of(line).reduce((said2, { marker: marker2 }) => said2.replace(`${OPEN}${marker2}]`, ""), line);\n      if (/[\\p{L}\\p{N}]/u.test(own)) this.#words = own;\n      return line.replace(/\\ue000(\\d+)(?= )/g, (all, number) => {\n        const found3 = this.#found[Number(number)];\n        return found3 ? OPEN + this.#give(found3, around2) : all;\n      });\n    }\n    /** The elements that the line lists. */\n    of(line) {\n      return line.matchAll(/\\ue000(\\d+) /g).map(([, number]) => this.#found[Number(number)]).filter((found3) => found3 !== void 0).toArray();\n    }\n    /** What has a reference by now. */\n    issued() {\n      return this.#found.map(({ info }) => info).filter(({ ref }) => ref.startsWith("s"));\n    }\n    /** All that was found, those that no line holds too. */\n    all() {\n      return this.#found.map((found3) => {\n        if (/^\\d/.test(found3.info.ref)) this.#give(found3, "");\n        return found3.info;\n      });\n    }\n    /** The line as it calls its elements, without references and states. */\n    said(line) {\n      return this.of(line).reduce((said2, { info, marker: marker2 }) => said2.replace(`${OPEN}${marker2}]`, () => `${info.role} ${quoted(info.name)}`), line);\n    }\n    /** What an item is told by from its like: its first words or, without, its first element. */\n    #beginning(item2) {\n      const [cell = ""] = item2.split(" | ", 1);\n      const [words2 = ""] = cell.split(OPEN, 1);\n      if (/[\\p{L}\\p{N}]/u.test(words2)) return words2;\n      const [first3] = this.of(item2);\n      return first3 ? `${first3.info.role} ${first3.info.name}` : "";\n    }\n    #give({ element, info }, around2) {\n      const { role, name } = info;\n      const now = {\n        role,\n        name,\n        around: around2,\n        near: this.#words\n      };\n      const key = `${role} ${name}`;\n      if (this.#how !== "part") counts.set(key, (counts.get(key) ?? 0) + 1);\n      const had = this.#how === "new" ? void 0 : known(element);\n      info.ref = had !== void 0 && this.#isSame(listed.get(element), now) ? had : add(element);\n      if (info.ref !== had || this.#how === "changes") listed.set(element, now);\n      return info.ref;\n    }\n    #isSame(then, now) {\n      if (!then || then.role !== now.role || then.name !== now.name) return false;\n      if (this.#how === "part") return true;\n      if (then.around !== now.around) return false;\n      const key = `${now.role} ${now.name}`;\n      return Math.max(counts.get(key) ?? 0, before.get(key) ?? 0) < 2 || then.near === now.near;\n    }\n  };\n\n  // guard.ts\n  var PRESS = [\n    "pointerdown",\n    "mousedown",\n    "pointerup",\n    "mouseup",\n    "click",\n    "auxclick",\n    "dblclick",\n    "contextmenu"\n  ];\n  var target2;\n  var refusing = false;\n  var began = false;\n  var astray = false;\n  var missed;\n  var KEYS = [\n    "keydown",\n    "keypress",\n    "beforeinput",\n    "keyup"\n  ];\n  var field;\n  var typed3 = false;\n  var lost;\n  function watchPresses() {\n    for (const type of PRESS) addEventListener(type, judge, {\n      capture: true\n    });\n    for (const type of KEYS) addEventListener(type, judgeKey, {\n      capture: true\n    });\n  }\n  function guardKeys(element) {\n    watchPresses();\n    field = new WeakRef(element);\n    refusing = typed3 = false;\n    lost = missed = void 0;\n  }\n  function unguardKeys() {\n    const said2 = lost;\n    field = lost = void 0;\n    return said2;\n  }\n  function judgeKey(event) {\n    if (!event.isTrusted) return;\n    if (refusing) return refuseKey(event);\n    if (!field) return;\n    if (event.type === "keydown" && lost === void 0 && (!typed3 || holdsSecret(field))) {\n      typed3 = true;\n      const element = field.deref();\n      const active = deepActiveElement();\n      if (!element?.isConnected || !active || !flatContains(element, active)) {\n        const where = active && active !== document.body ? words(active) : "nothing";\n        lost = `${element ? listedWords(element) : "the element"} lost the focus to ${where}`;\n      }\n    }\n    if (lost !== void 0) keep(event);\n  }\n  function holdsSecret(of) {\n    const element = of.deref();\n    return element !== void 0 && isSecret(element);\n  }\n  function refuseKey(event) {\n    const active = deepActiveElement();\n    missed ??= `${active ? words(active) : "another document"} in another frame took the focus. No key reached it`;\n    keep(event);\n  }\n  function keep(event) {\n    event.preventDefault();\n    event.stopImmediatePropagation();\n  }\n  function guard(element) {\n    watchPresses();\n    target2 = new WeakRef(element);\n    refusing = false;\n    began = false;\n    astray = false;\n    missed = void 0;\n  }\n  function refuse() {\n    watchPresses();\n    target2 = void 0;\n    refusing = true;\n    began = astray = false;\n    missed = void 0;\n  }\n  function unguard() {\n    const element = target2?.deref();\n    if (element && !began) {\n      missed = `${listedWords(element)} was covered by a frame as the pointer came, and the press went there`;\n    }\n    const said2 = missed ?? unguardKeys();\n    target2 = missed = void 0;\n    refusing = false;\n    return said2;\n  }\n  function judge(event) {\n    if (!(target2 || refusing) || !event.isTrusted) return;\n    if (event.type === "pointerdown" && !began) decide(event);\n    if (astray) keep(event);\n  }\n  function metBy(event) {\n    const [first3] = event.composedPath();\n    if (!isElement(first3)) return null;\n    const found3 = first3;\n    if (!closedRoot(found3) || !(event instanceof MouseEvent)) return found3;\n    return deepElementFromPoint(event.clientX, event.clientY) ?? found3;\n  }\n  function decide(event) {\n    began = true;\n    const element = target2?.deref();\n    const found3 = metBy(event);\n    if (refusing) {\n      astray = true;\n      missed = `${found3 ? words(found3) : "another element"} lay over the frame. Nothing was pressed`;\n      return;\n    }\n    if (!element || !found3) return;\n    const other = renamed(element);\n    astray = !element.isConnected || !meets(element, found3) || other !== void 0;\n    if (!astray) return;\n    if (other !== void 0) {\n      missed = `${other}, changed as the pointer came. Nothing was pressed`;\n      return;\n    }\n    const instead = describeCover(found3, element);\n    missed = element.isConnected ? `${listedWords(element)} moved away as the pointer came, and ${instead} was there instead. Nothing was pressed` : `${listedWords(element)} vanished as the pointer came, and ${instead} was there instead. Nothing was pressed`;\n  }\n\n  // rhythm.ts\n  var BEAT = 1500;\n  var OFTEN = 4;\n  var LONG = 300;\n  var MOST7 = 200;\n  var beats = /* @__PURE__ */ new WeakMap();\n  var actedAt = 0;\n  var restedAt = 0;\n  function act(now) {\n    actedAt = now;\n  }\n  function rest(now) {\n    restedAt = now;\n  }\n  function noveltyOf(records, now) {\n    if (records.length > MOST7) return "new";\n    let novelty = "restless";\n    for (const node of new Set(records.map((record) => record.target))) {\n      const known3 = beats.get(node);\n      if (!known3 || now - known3.last > BEAT) {\n        beats.set(node, {\n          count: 1,\n          first: now,\n          last: now,\n          restless: false\n        });\n        novelty = "new";\n        continue;\n      }\n      if (known3.last <= actedAt) known3.restless = isRestless(known3);\n      known3.count++;\n      known3.last = now;\n      if (!known3.restless && novelty === "restless") novelty = "repeated";\n    }\n    return novelty;\n  }\n  function isRestless({ count: count2, first: first3, last, restless }) {\n    const interval = (last - first3) / (count2 - 1);\n    return count2 >= OFTEN && last - first3 >= LONG && actedAt - last <= 2 * interval + 20 && (restless || last > restedAt);\n  }\n\n  // changes.ts\n  var WATCHED = {\n    subtree: true,\n    childList: true,\n    attributes: true,\n    characterData: true\n  };\n  var count = 0;\n  var lastAt = 0;\n  var newAt = 0;\n  var repeats = 0;\n  var affected = false;\n  var lastTarget;\n  var markedAt = 0;\n  var markedCount = 0;\n  var markedScroll = {\n    x: 0,\n    y: 0\n  };\n  var markedFocus;\n  var fields = /* @__PURE__ */ new WeakSet();\n  var wakes = /* @__PURE__ */ new Set();\n  var roots2 = /* @__PURE__ */ new WeakSet();\n  var changes = new MutationObserver((records) => {\n    take(records);\n    for (const wake of wakes) wake();\n  });\n  var types = new MutationObserver(takeTypes);\n  function take(records) {\n    const last = records.at(-1);\n    if (!last) return;\n    count += records.length;\n    const now = performance.now();\n    const novelty = noveltyOf(records, now);\n    if (novelty === "restless") return;\n    lastAt = now;\n    repeats++;\n    if (novelty === "new") [newAt, repeats] = [\n      now,\n      0\n    ];\n    lastTarget = new WeakRef(last.target);\n    const field2 = typedField();\n    affected ||= field2 === void 0 || records.some((record) => record.target !== field2);\n  }\n  function takeTypes(records) {\n    for (const record of records) {\n      if (record.oldValue?.toLowerCase() === "password") remember(record.target);\n    }\n  }\n  function watch(node) {\n    changes.observe(node, WATCHED);\n    types.observe(node, {\n      subtree: true,\n      attributeFilter: [\n        "type"\n      ],\n      attributeOldValue: true\n    });\n  }\n  function takeInput(event) {\n    const [field2] = event.composedPath();\n    if (!field2) return;\n    lastAt = performance.now();\n    if (isElement(field2)) affected ||= heardInput(field2);\n    if (fields.has(field2)) return;\n    fields.add(field2);\n    count++;\n  }\n  function watchDocument() {\n    watch(document);\n    addEventListener("input", takeInput, {\n      capture: true\n    });\n    addEventListener("load", stir, {\n      capture: true\n    });\n    new PerformanceObserver((list) => takeArrivals(list.getEntries())).observe({\n      type: "resource"\n    });\n  }\n  function stir() {\n    lastAt = performance.now();\n    for (const wake of wakes) wake();\n  }\n  var MOST_ARRIVALS = 500;\n  var arrivals = /* @__PURE__ */ new Set();\n  var DECORATION = /^(img|css|beacon|video|audio)$/;\n  function takeArrivals(entries) {\n    for (const { name, initiatorType } of entries) {\n      if (arrivals.size < MOST_ARRIVALS) arrivals.add(name);\n      if (!affected || !DECORATION.test(initiatorType)) stir();\n    }\n  }\n  function hasArrived(url) {\n    return arrivals.has(url);\n  }\n  function watchRoot(root) {\n    if (roots2.has(root)) return;\n    roots2.add(root);\n    watch(root);\n  }\n  function catchUp() {\n    take(changes.takeRecords());\n    takeTypes(types.takeRecords());\n  }\n  function activity() {\n    catchUp();\n    return {\n      count,\n      quietSince: Math.max(lastAt, markedAt),\n      newAt,\n      repeats,\n      affected,\n      markedAt,\n      lastTarget: lastTarget?.deref(),\n      sinceMark: count - markedCount\n    };\n  }\n  function mark() {\n    catchUp();\n    unguard();\n    markedAt = performance.now();\n    markedCount = count;\n    affected = false;\n    arrivals.clear();\n    act(markedAt);\n    expectAnew();\n    fields = /* @__PURE__ */ new WeakSet();\n    markedScroll = {\n      x: Math.round(scrollX),\n      y: Math.round(scrollY)\n    };\n    const active = deepActiveElement();\n    markedFocus = active ? new WeakRef(active) : void 0;\n  }\n  function changesSinceMark() {\n    catchUp();\n    const result = {\n      changed: count - markedCount\n    };\n    const { x, y } = markedScroll;\n    if (Math.round(scrollX) !== x || Math.round(scrollY) !== y) result.scrolledFrom = {\n      x,\n      y\n    };\n    const missed2 = unguard();\n    if (missed2 !== void 0) result.missed = missed2;\n    const active = deepActiveElement();\n    if (active !== (markedFocus?.deref() ?? null)) {\n      const nowhere = !active || active === document.body || active === document.documentElement;\n      result.focus = nowhere ? "nothing" : words(active);\n      if (active && (isIframe(active) || isFrame(active) || isObject(active))) {\n        result.focusInside = true;\n      }\n    }\n    return result;\n  }\n  function onChange(wake) {\n    wakes.add(wake);\n    return () => wakes.delete(wake);\n  }\n\n  // signs.ts\n  var outlasted = /* @__PURE__ */ new WeakSet();\n  function signOf(since, within) {\n    let old;\n    for (const sign of signs(since, within)) {\n      if (!sign.far && !outlasted.has(sign.node)) return {\n        ...sign,\n        waited: false\n      };\n      if (sign.sure) old ??= sign;\n    }\n    return old && {\n      ...old,\n      waited: true\n    };\n  }\n  function outlast({ node }) {\n    outlasted.add(node);\n  }\n  function* signs(since, within) {\n    yield* busy();\n    if (document.getElementsByTagName("*").length <= MOST_SEARCHED) {\n      yield* spoken();\n      yield* placeholders();\n    }\n    if (since !== void 0) yield* animations(since, within);\n    yield* refresh(within);\n  }\n  var MOST_SEARCHED = 2e4;\n  var MOST_SIGNS = 50;\n  var BUSY = \'[aria-busy="true"],progress:not([value]),[role="progressbar"]:not([aria-valuenow],[aria-valuetext])\';\n  function* busy() {\n    for (const element of first(document.querySelectorAll(BUSY))) {\n      if (!isSeen(element)) continue;\n      const words2 = getAttribute(element, "aria-busy") === "true" ? `${tagOf(element)} is busy` : `progress is shown in ${tagOf(element)}`;\n      yield {\n        node: element,\n        words: words2,\n        sure: true\n      };\n    }\n  }\n  var ELLIPSIS = "//text()[contains(., \'\\u2026\') or contains(., \'...\') or contains(., \'oading\')]";\n  var GOING_ON = new RegExp("^(please wait|((load|sav|send|search|process|submitt|redirect|fetch|updat|upload|download|check|verify|connect|sign|logg|creat|delet|remov|add|generat|prepar|wait|validat|refresh|sync|import|export|calculat)ing\\\\b[^.\\u2026]{0,40}))(\\u2026|\\\\.{3})|^(loading|please wait)[.\\u2026\\\\s\\\\d%]*$", "i");\n  function* spoken() {\n    const found3 = document.evaluate(ELLIPSIS, document, null, 6);\n    for (let i = 0; i < Math.min(found3.snapshotLength, MOST_SIGNS); i++) {\n      const node = found3.snapshotItem(i);\n      const element = node?.parentElement;\n      const text = node?.nodeValue ?? "";\n      if (!node || !element || text.length > 300) continue;\n      const words2 = collapse(text);\n      if (!GOING_ON.test(words2) || !isSeen(element)) continue;\n      yield {\n        node,\n        words: `it says ${quoted(cut(defuse(maskInText(words2)), 80))}`,\n        sure: true\n      };\n    }\n  }\n  var PLACEHOLDER = [\n    "skeleton",\n    "shimmer",\n    "spinner",\n    "loader",\n    "loading",\n    "placeholder-"\n  ].map((word) => `[class*="${word}" i]`).join();\n  var CLASS = /(^|[\\s_-]|[a-z](?=[A-Z]))(skeleton|shimmer|spinner|loader|loading|placeholder-(glow|wave))(?![a-z])/i;\n  function* placeholders() {\n    for (const element of first(document.querySelectorAll(PLACEHOLDER))) {\n      if (!CLASS.test(getAttribute(element, "class") ?? "") || !isSeen(element)) continue;\n      const name = getAttribute(element, "aria-label") ?? getAttribute(element, "title") ?? "";\n      if (isEmpty(element) && (name === "" || GOING_ON.test(name))) {\n        yield {\n          node: element,\n          words: `a placeholder is shown: ${tagOf(element)}`,\n          sure: false\n        };\n      }\n    }\n  }\n  function* animations(since, within) {\n    for (const animation of document.getAnimations().slice(0, MOST_SIGNS)) {\n      const { effect, playState, startTime } = animation;\n      if (playState !== "running" || !(effect instanceof KeyframeEffect) || !effect.target) continue;\n      if (Number(startTime ?? since) < since || effect.pseudoElement !== null) continue;\n      const { target: target3 } = effect;\n      const { endTime } = effect.getComputedTiming();\n      const rest2 = Number(endTime) - Number(animation.currentTime ?? 0);\n      const counts2 = rest2 === Infinity ? isEmpty(target3) : rest2 <= within && !isEmpty(target3) && moves(effect, target3);\n      if (!counts2 || !isSeen(target3)) continue;\n      yield {\n        node: target3,\n        words: `an animation of ${tagOf(target3)}`,\n        sure: false\n      };\n    }\n  }\n  var SHAPE = /^(opacity|visibility|display|clip|(max|min)?(height|width)|margin|inset|top|left|grid)/i;\n  var PLACE = /^(transform|translate|scale)/;\n  function moves(effect, target3) {\n    const properties = new Set(effect.getKeyframes().flatMap((frame2) => Object.keys(frame2)));\n    const pointed = target3.matches(":hover");\n    return [\n      ...properties\n    ].some((name) => SHAPE.test(name) || PLACE.test(name) && !pointed);\n  }\n  var LONGEST_REFRESH = 30;\n  function* refresh(within) {\n    for (const meta of first(document.getElementsByTagName("meta"))) {\n      if (getAttribute(meta, "http-equiv")?.toLowerCase() !== "refresh") continue;\n      const content2 = getAttribute(meta, "content")?.slice(0, 2e3) ?? "";\n      const [, seconds = "", url = ""] = /^\\s*(\\d+)(?:\\.\\d*)?\\s*(?:[;,]\\s*(?:url\\s*=\\s*)?[\'"]?([^\'"]*))?/i.exec(content2) ?? [];\n      if (seconds === "" || Number(seconds) > LONGEST_REFRESH) continue;\n      const [load] = performance.getEntriesByType("navigation");\n      const rest2 = (load?.loadEventEnd || performance.now()) + Number(seconds) * 1e3 - performance.now();\n      const where = url.trim() === "" ? "" : ` to ${cut(defuse(maskInText(collapse(url))), 200)}`;\n      yield {\n        node: meta,\n        words: `a refresh${where} in ${Math.max(0, Math.ceil(rest2 / 1e3))} s`,\n        sure: true,\n        far: rest2 > within\n      };\n    }\n  }\n  function first(found3) {\n    return Array.from({\n      length: Math.min(found3.length, MOST_SIGNS)\n    }, (_, i) => found3[i]);\n  }\n  function isSeen(element) {\n    return isVisible(element) && !isOffscreen(element);\n  }\n  var FILLED = "img,input,button,select,textarea,canvas,video,iframe";\n  var USED = `${FILLED},a,[role=button],[role=link],[tabindex]`;\n  function isEmpty(element) {\n    return (element.textContent ?? "").trim() === "" && !element.matches(USED) && element.querySelector(FILLED) === null;\n  }\n\n  // settle.ts\n  var FRAME_BOUND = 100;\n  var ARRIVAL = 300;\n  var LOOK = 100;\n  var REPEATS = 1e3;\n  var OFTEN2 = 10;\n  async function settle(options) {\n    const start2 = performance.now();\n    const before3 = activity().count;\n    if (!options.acted) {\n      if (lifeless()) return {\n        settled: true\n      };\n      act(start2);\n    }\n    const ended = (settled) => {\n      incomplete ||= !options.acted && document.readyState !== "complete";\n      rest(performance.now());\n      return settled;\n    };\n    let drawnFor = activity().quietSince;\n    const fresh = options.acted ? options.patience > 0 : start2 - drawnFor <= options.quiet;\n    let drawn2 = fresh ? frames() : Promise.resolve();\n    await drawn2;\n    for (; ; ) {\n      const now = performance.now();\n      const left2 = start2 + options.bound - now;\n      const { sinceMark, newAt: newAt2, repeats: repeats2, quietSince, affected: affected2, markedAt: markedAt2 } = activity();\n      if (lifeless() && sinceMark === 0) return ended({\n        settled: true\n      });\n      if (quietSince !== drawnFor) [drawn2, drawnFor] = [\n        frames(),\n        quietSince\n      ];\n      const due = left2 > 0 ? start2 + grace(options) : 0;\n      const until = Math.max(quietSince + options.quiet, due);\n      if (until > now) {\n        const endless = now - Math.max(start2, newAt2) >= REPEATS && repeats2 >= OFTEN2;\n        if (left2 <= 0 || endless) {\n          return {\n            settled: false,\n            pending: pending(before3, now - start2)\n          };\n        }\n        await (until === due ? change : pause)(Math.min(until - now, left2));\n        continue;\n      }\n      await drawn2;\n      if (activity().quietSince !== drawnFor) continue;\n      const sign = signOf(options.acted ? markedAt2 : void 0, left2);\n      if (!sign) {\n        const unanswered = options.acted && !affected2 && expectsAnswer();\n        return ended({\n          settled: true,\n          ...unanswered && {\n            unanswered\n          }\n        });\n      }\n      if (sign.waited || left2 <= 0) {\n        if (!sign.waited) outlast(sign);\n        return ended({\n          settled: false,\n          pending: sign.words\n        });\n      }\n      await change(Math.min(LOOK, left2));\n    }\n  }\n  var incomplete = false;\n  function grace({ quiet, patience, after, acted }) {\n    const patient = acted ? expectsResults() || !activity().affected && expectsAnswer() : document.readyState !== "complete" && !incomplete;\n    return Math.max(patient ? patience : acted ? Math.min(quiet, patience) : 0, after !== void 0 && !hasArrived(after) ? ARRIVAL : 0);\n  }\n  var MOST_SEARCHED2 = 5e3;\n  var inert;\n  function lifeless() {\n    if (document.readyState === "loading" || opener !== null || top !== self) return false;\n    if (document.scripts.length > 0) return false;\n    return inert ??= document.getElementsByTagName("*").length < MOST_SEARCHED2 && !document.evaluate("boolean(//@*[starts-with(name(), \'on\') or name() = \'http-equiv\'])", document, null, 3).booleanValue;\n  }\n  function pending(before3, waited) {\n    const { count: count2, lastTarget: lastTarget2 } = activity();\n    if (count2 === before3) return "the page keeps asking its server";\n    const target3 = isElement(lastTarget2) ? lastTarget2 : lastTarget2?.parentElement;\n    const times = count2 - before3 === 1 ? "1 change" : `${count2 - before3} changes`;\n    const where = target3 ? `, last in ${collapse(tagOf(target3))}` : "";\n    return `the page keeps changing (${times} in ${(waited / 1e3).toFixed(1)} s${where})`;\n  }\n  async function frames() {\n    await frame();\n    await frame();\n  }\n  function frame() {\n    return new Promise((resolve2) => {\n      const late = setTimeout(done, FRAME_BOUND);\n      const drawn2 = requestAnimationFrame(done);\n      function done() {\n        clearTimeout(late);\n        cancelAnimationFrame(drawn2);\n        resolve2();\n      }\n    });\n  }\n  function pause(ms) {\n    return new Promise((resolve2) => setTimeout(resolve2, Math.max(1, ms)));\n  }\n  function change(ms) {\n    return new Promise((resolve2) => {\n      const late = setTimeout(done, Math.max(1, ms));\n      const stop = onChange(done);\n      function done() {\n        clearTimeout(late);\n        stop();\n        resolve2();\n      }\n    });\n  }\n\n  // prepare.ts\n  var MOST_FRAMES = 30;\n  var POINTED = /* @__PURE__ */ new Set([\n    "click",\n    "hover"\n  ]);\n  async function prepare(o) {\n    const element = resolve(o.ref);\n    const other = o.intent === "click" ? renamed(element) : void 0;\n    if (other !== void 0) throw new Fault("stale_ref", `${o.ref}: ${other}`);\n    const kind = checkFit(element, o.intent);\n    const found3 = await bringIntoView(element, o.intent, o.anew);\n    if (!element.isConnected) resolve(o.ref);\n    mark();\n    if (o.intent === "click") guard(element);\n    return prepared(element, kind, "point" in found3 ? found3.point : void 0);\n  }\n  function checkFit(element, intent) {\n    const kind = kindOf(element);\n    checkShown(element);\n    if (intent === "scroll" || intent === "crop") return kind;\n    const wrong = unfit(element, kind, intent);\n    if (wrong) throw new Fault("not_actionable", `${listedWords(element)} ${wrong}`);\n    const acts = intent === "click" || intent === "fill" || intent === "select";\n    if (acts && isDisabled(element)) {\n      throw new Fault("not_actionable", `${listedWords(element)} is disabled${disabledBy(element)}`);\n    }\n    if (intent === "fill" && isReadonly(element)) {\n      throw new Fault("not_actionable", `${listedWords(element)} is readonly`);\n    }\n    return kind;\n  }\n  function disabledBy(element) {\n    const group = flatClosest(element, "fieldset:disabled");\n    if (group && group !== element) return ` with its ${words(group)}`;\n    const around2 = flatClosest(element, \'[aria-disabled="true"]\');\n    return around2 && around2 !== element && !element.matches(":disabled") ? ` with its ${words(around2)}` : "";\n  }\n  function checkShown(element) {\n    const places = [\n      element,\n      ...labelsOf(element)\n    ];\n    if (!places.some(isShown)) {\n      throw new Fault("not_actionable", `${listedWords(element)} is hidden${hiddenBy(element)}`);\n    }\n    const dialog = modalDialog();\n    if (dialog && !contains(dialog, element)) {\n      throw new Fault("obscured", `${listedWords(element)} is covered by the modal ${describeCover(dialog, element)}`);\n    }\n    if (!places.some((place2) => rectsOf(place2).length > 0)) {\n      throw new Fault("not_actionable", `${listedWords(element)} has no size`);\n    }\n  }\n  function contains(outer, inner2) {\n    for (let at = inner2; at; at = flatParent(at)) if (at === outer) return true;\n    return false;\n  }\n  function hiddenBy(element) {\n    if (element.checkVisibility({\n      visibilityProperty: true\n    })) {\n      return flatClosest(element, "[inert]") ? " (inert)" : " (aria-hidden)";\n    }\n    return flatClosest(element, "details:not([open])") ? " in closed details: open them first" : "";\n  }\n  async function bringIntoView(element, intent, anew = false) {\n    const place2 = rectsOf(element).length > 0 ? element : labelsOf(element).find(isShown) ?? element;\n    if (POINTED.has(intent)) await standStill(place2);\n    let found3 = hit(element);\n    if ("point" in found3 && !anew && (intent !== "crop" || whole(place2))) return found3;\n    for (const block of [\n      "center",\n      "start",\n      "end"\n    ]) {\n      place2.scrollIntoView({\n        block,\n        inline: "nearest",\n        behavior: "instant"\n      });\n      if (POINTED.has(intent)) {\n        await frame();\n        await standStill(place2);\n      }\n      found3 = hit(element);\n      if ("point" in found3 || !POINTED.has(intent)) return found3;\n    }\n    if ("cover" in found3 && found3.cover) {\n      const cover = describeCover(found3.cover, element);\n      throw new Fault("obscured", `${listedWords(element)} is covered by ${cover}`);\n    }\n    throw new Fault("not_actionable", `${listedWords(element)} cannot be scrolled into view`);\n  }\n  function whole(place2) {\n    const box = place2.getBoundingClientRect();\n    return box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;\n  }\n  async function standStill(element) {\n    for (let frames2 = 0; frames2 < MOST_FRAMES; frames2++) {\n      const running = document.getAnimations().filter((one) => one.playState === "running");\n      if (running.length === 0) return;\n      const covered = running.some(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith("::view-transition"));\n      const before3 = element.getBoundingClientRect();\n      await frame();\n      const after = element.getBoundingClientRect();\n      if (covered) continue;\n      if (before3.x === after.x && before3.y === after.y && before3.width === after.width) return;\n    }\n  }\n  function prepared(element, kind, point) {\n    const place2 = rectsOf(element).length > 0 ? element : labelsOf(element).find(isShown) ?? element;\n    const { x, y, width, height } = isArea(place2) ? rectsOf(place2)[0] ?? place2.getBoundingClientRect() : place2.getBoundingClientRect();\n    const result = {\n      x: point?.x ?? Math.floor(x + width / 2),\n      y: point?.y ?? Math.floor(y + height / 2),\n      box: {\n        x,\n        y,\n        width,\n        height\n      },\n      viewport: {\n        width: innerWidth,\n        height: innerHeight\n      },\n      kind,\n      secret: isSecret(element)\n    };\n    const checked = checkedOf(element, roleOf(element));\n    if (checked !== void 0) result.checked = checked;\n    return result;\n  }\n\n  // drag.ts\n  async function drag(o) {\n    removeEventListener("dragstart", prevent, {\n      capture: true\n    });\n    const [source, target3] = [\n      resolve(o.ref),\n      resolve(o.to)\n    ];\n    checkFit(source, "click");\n    checkFit(target3, "hover");\n    const { point: from, end } = await inView(source, target3);\n    mark();\n    const draggable = flatClosest(source, \'[draggable="true"]\');\n    const ends = {\n      from,\n      end,\n      viewport: {\n        width: innerWidth,\n        height: innerHeight\n      }\n    };\n    if (draggable) {\n      await play(draggable, target3, from);\n      return {\n        ...ends,\n        played: true\n      };\n    }\n    guard(source);\n    addEventListener("dragstart", prevent, {\n      capture: true\n    });\n    return {\n      ...ends,\n      played: false\n    };\n  }\n  function prevent(event) {\n    if (event.isTrusted) event.preventDefault();\n  }\n  async function inView(source, target3) {\n    const end = await reach(target3);\n    const found3 = hit(source);\n    if ("point" in found3) return {\n      point: found3.point,\n      end\n    };\n    const point = await reach(source);\n    const again = hit(target3);\n    if ("point" in again) return {\n      point,\n      end: again.point\n    };\n    throw new Fault("not_actionable", `${listedWords(source)} and ${listedWords(target3)} cannot be in view together`);\n  }\n  async function reach(element) {\n    const found3 = await bringIntoView(element, "hover");\n    if ("point" in found3) return found3.point;\n    throw new Fault("not_actionable", `${listedWords(element)} cannot be scrolled into view`);\n  }\n  async function play(source, target3, from) {\n    const data2 = new DataTransfer();\n    const send = (type, to, { x, y }) => to.dispatchEvent(new DragEvent(type, {\n      bubbles: true,\n      cancelable: type !== "dragend" && type !== "dragleave",\n      composed: true,\n      clientX: x,\n      clientY: y,\n      dataTransfer: data2\n    }));\n    if (!send("dragstart", source, from)) return;\n    await frame();\n    const met = hit(target3);\n    if (!("point" in met)) {\n      send("dragend", source, from);\n      throw notMet(target3, met.cover);\n    }\n    const end = met.point;\n    const over = deepElementFromPoint(end.x, end.y) ?? target3;\n    send("drag", source, end);\n    send("dragenter", over, end);\n    const accepted = !send("dragover", over, end);\n    await frame();\n    const still = deepElementFromPoint(end.x, end.y);\n    const lost2 = !still || !meets(target3, still);\n    if (accepted && !lost2) send("drop", over, end);\n    else send("dragleave", over, end);\n    send("dragend", source, end);\n    if (lost2) throw notMet(target3, still);\n  }\n  function notMet(target3, cover) {\n    const by = cover ? `covered by ${describeCover(cover, target3)} as soon as the drag begins` : "not to be seen as soon as the drag begins";\n    return new Fault("obscured", `${listedWords(target3)} is ${by}; nothing was dropped`);\n  }\n\n  // hosts.ts\n  var MOST8 = 1e3;\n  var MOST_TIMES = 5;\n  var LONGEST6 = 1e5;\n  var LONGEST_OF_ALL = 1e6;\n  var asked = /* @__PURE__ */ new WeakMap();\n  var unknown2 = /* @__PURE__ */ new Set();\n  var handed = [];\n  var left = 0;\n  function beginHosts() {\n    unknown2.clear();\n    left = 0;\n  }\n  function mayHost(element) {\n    if (unknown2.has(element)) return;\n    const before3 = asked.get(element);\n    if (before3 && (before3.times >= MOST_TIMES || before3.look === lookOf(element))) return;\n    if (!element.firstChild && element.getClientRects().length === 0) return;\n    if (unknown2.size < MOST8) unknown2.add(element);\n    else left++;\n  }\n  function lookOf(element) {\n    const { left: left2, top: top2, right, bottom } = sidesOf(element);\n    return `${Math.round(right - left2)} ${Math.round(bottom - top2)} ${matches(element, ":defined")}`;\n  }\n  function unknownHosts() {\n    return unknown2.size;\n  }\n  function hosts() {\n    let room = LONGEST_OF_ALL;\n    handed = [];\n    for (const element of unknown2) {\n      const times = (asked.get(element)?.times ?? 0) + 1;\n      asked.set(element, {\n        look: lookOf(element),\n        times\n      });\n      const weight = weightOf(element);\n      if (weight > LONGEST6 || weight > room) left++;\n      else {\n        room -= weight;\n        handed.push(element);\n      }\n    }\n    return handed;\n  }\n  function weightOf(element) {\n    let weight = localName(element).length;\n    for (const name of element.getAttributeNames()) {\n      weight += name.length + (getAttribute(element, name)?.length ?? 0);\n      if (weight > LONGEST6) break;\n    }\n    return weight;\n  }\n  function adopt(indexes, roots3) {\n    for (const [i, index] of indexes.entries()) {\n      const [host, root] = [\n        handed[index],\n        roots3[i]\n      ];\n      if (host && root) adoptRoot(host, root);\n    }\n  }\n\n  // modal.ts\n  var INSET = 8;\n  function frontDialog() {\n    return modalDialog() ?? coveringDialog();\n  }\n  function coveringDialog() {\n    const said2 = [\n      ...document.querySelectorAll(\'[aria-modal="true"]\')\n    ].filter(isShown).at(-1);\n    if (!said2) return null;\n    const [right, bottom] = [\n      innerWidth - INSET,\n      innerHeight - INSET\n    ];\n    const corners = [\n      [\n        INSET,\n        INSET\n      ],\n      [\n        right,\n        INSET\n      ],\n      [\n        INSET,\n        bottom\n      ],\n      [\n        right,\n        bottom\n      ]\n    ];\n    const covered = corners.every(([x = 0, y = 0]) => isCover(deepElementFromPoint(x, y), said2));\n    return covered ? said2 : null;\n  }\n  function isCover(met, dialog) {\n    if (!met) return false;\n    if (flatContains(dialog, met)) return true;\n    const layer = layerOf(met);\n    return layer !== null && (flatContains(layer, dialog) || isOver(layer, dialog));\n  }\n  function layerOf(element) {\n    for (let at = element; at; at = flatParent(at)) {\n      if (style.position(styleOf(at)) === "fixed") return at;\n    }\n    return null;\n  }\n  function isOver(layer, dialog) {\n    return !/\\S/.test(layer.textContent ?? "") || (dialog.compareDocumentPosition(layer) & 4) !== 0;\n  }\n  function layersOver(dialog) {\n    if (dialog.matches("dialog:modal")) return [];\n    const layers = [];\n    for (let at = dialog; at !== document.body && at.parentElement; at = at.parentElement) {\n      for (let next2 = at.nextElementSibling; next2; next2 = next2.nextElementSibling) {\n        if (/^(fixed|absolute)$/.test(style.position(styleOf(next2)))) layers.push(next2);\n      }\n    }\n    return layers;\n  }\n\n  // frames.ts\n  var LONGEST_URL3 = 2e3;\n  function showsFrame(element) {\n    if (isIframe(element) || isFrame(element)) {\n      return element.clientWidth > 1 && element.clientHeight > 1;\n    }\n    return isObject(element) && element.contentWindow !== null;\n  }\n  var listed2 = [];\n  function beginFrames() {\n    listed2 = [];\n  }\n  function frameInfo(element) {\n    listed2.push(new WeakRef(element));\n    const url = frameUrl(element);\n    const name = element.getAttribute("title") || element.getAttribute("aria-label") || element.getAttribute("name") || "";\n    return {\n      name: masked(name),\n      url: told(url),\n      origin: originOf(element, url),\n      inText: false\n    };\n  }\n  function frameWindows() {\n    return listed2.map((frame2) => {\n      const element = frame2.deref();\n      return element && !isEmbed(element) ? element.contentWindow : null;\n    });\n  }\n  function everyFrame() {\n    const all = [\n      ...listed2.map((frame2) => frame2.deref()),\n      ...document.querySelectorAll("iframe,frame,object")\n    ].filter((frame2) => frame2?.isConnected);\n    return [\n      ...new Set(all)\n    ];\n  }\n  function everyWindow() {\n    return everyFrame().map((frame2) => frame2.contentWindow);\n  }\n  function shownWindows() {\n    return [\n      ...document.querySelectorAll("iframe,frame,object")\n    ].filter((element) => showsFrame(element) && isShown(element)).map((element) => element.contentWindow);\n  }\n  function frameBox(element) {\n    if (!(isIframe(element) || isFrame(element) || isObject(element))) return void 0;\n    const box = element.getBoundingClientRect();\n    const scale = element.offsetWidth > 0 ? box.width / element.offsetWidth : 1;\n    return {\n      x: box.left + element.clientLeft * scale,\n      y: box.top + element.clientTop * scale,\n      scale\n    };\n  }\n  function focusedWindow() {\n    const active = deepActiveElement();\n    return isIframe(active) || isFrame(active) || isObject(active) ? active.contentWindow : null;\n  }\n  function told(url) {\n    if (url === "") return "";\n    try {\n      const { protocol, href } = new URL(url, document.baseURI);\n      if (/^(https?|about):$/.test(protocol)) return cut(collapse(href), LONGEST_URL3);\n      return protocol;\n    } catch {\n      return "";\n    }\n  }\n  function frameUrl(element) {\n    try {\n      const inner2 = isEmbed(element) ? null : element.contentWindow?.location.href;\n      if (inner2 && inner2 !== "about:blank") return inner2;\n    } catch {\n    }\n    return isObject(element) ? element.data : element.src;\n  }\n  function originOf(element, url) {\n    try {\n      const inner2 = isEmbed(element) ? null : element.contentWindow?.origin;\n      if (inner2) return inner2;\n    } catch {\n    }\n    try {\n      return new URL(url).origin;\n    } catch {\n      return "";\n    }\n  }\n\n  // labels.ts\n  var BOXES = 3;\n  var MOST_IDS = 100;\n  var NAMED_BY_ID = "input select textarea [contenteditable] [role=checkbox] [role=radio] [role=switch] [role=combobox] [role=textbox] [role=searchbox] [role=slider] [role=spinbutton]".split(" ").map((field2) => `${field2}[aria-labelledby]`).join();\n  var WITH_MESSAGE = \'[aria-errormessage][aria-invalid]:not([aria-invalid="false"])\';\n  var MORE_THAN_A_NAME = "h1,h2,h3,h4,h5,h6,th,legend,caption,a,button,[role=heading],:has(a,button)";\n  function labelsFor(room) {\n    const named3 = /* @__PURE__ */ new Set();\n    for (const control of document.querySelectorAll(NAMED_BY_ID)) {\n      if (!isShown(control)) continue;\n      for (const id of control.getAttribute("aria-labelledby")?.split(/\\s+/, MOST_IDS) ?? []) {\n        const label2 = document.getElementById(id);\n        if (label2 && !label2.matches(MORE_THAN_A_NAME)) named3.add(label2);\n      }\n    }\n    for (const field2 of document.querySelectorAll(WITH_MESSAGE)) {\n      const message = document.getElementById(field2.getAttribute("aria-errormessage") ?? "");\n      if (message && isShown(field2)) named3.add(message);\n    }\n    return {\n      names(label2, control) {\n        if (!room() || !isShown(control)) return false;\n        if (isMeter(control) || isProgress(control) || isOutput(control)) return false;\n        if (/^(button|submit|reset|image|hidden)$/.test(control.getAttribute("type") ?? "")) {\n          return false;\n        }\n        if (control.hasAttribute("aria-labelledby")) return named3.has(label2);\n        return !control.hasAttribute("aria-label");\n      },\n      isName: (element) => named3.size > 0 && named3.has(element) && room(),\n      standsFor(control) {\n        if (isInput(control) && control.type === "hidden") return false;\n        return !isReached(control) && labelsOf(control).some(isShown);\n      }\n    };\n  }\n  function isReached(control) {\n    if (!control.checkVisibility({\n      visibilityProperty: true\n    })) return false;\n    if (!control.checkVisibility({\n      opacityProperty: true\n    })) {\n      if (styleOf(control).pointerEvents === "none") return false;\n    }\n    if (!isInput(control) || !/^(checkbox|radio|file)$/.test(control.type)) return true;\n    let box = control.parentElement;\n    for (let i = 0; box && box !== document.body && i < BOXES; i++, box = box.parentElement) {\n      if (box.offsetWidth > 0 && box.offsetHeight > 0) continue;\n      if (styleOf(box).overflowX !== "visible") return false;\n    }\n    return true;\n  }\n\n  // scroll.ts\n  var SPOTS2 = [\n    0.5,\n    0.02,\n    0.98,\n    0.25,\n    0.75\n  ];\n  var aimed;\n  function scrollState(o) {\n    const scroller = o.ref === void 0 ? aimed?.deref() ?? pageScroller() : scrollerOf(resolve(o.ref), {\n      x: 1,\n      y: 1\n    });\n    return {\n      x: Math.round(scroller.scrollLeft),\n      y: Math.round(scroller.scrollTop),\n      maxX: scroller.scrollWidth - scroller.clientWidth,\n      maxY: scroller.scrollHeight - scroller.clientHeight\n    };\n  }\n  function aimWheel(turn) {\n    const page2 = pageScroller();\n    const middle = {\n      x: Math.floor(innerWidth / 2),\n      y: Math.floor(innerHeight / 2)\n    };\n    aimed = new WeakRef(page2);\n    if (!overflows(page2, turn)) {\n      const there2 = deepElementFromPoint(middle.x, middle.y);\n      if (there2) aimed = new WeakRef(scrollerOf(there2, turn));\n      return middle;\n    }\n    for (const part of SPOTS2) {\n      for (const other of SPOTS2) {\n        const at = {\n          x: Math.floor(innerWidth * other),\n          y: Math.floor(innerHeight * part)\n        };\n        const there2 = deepElementFromPoint(at.x, at.y);\n        if (there2 && there2.localName !== "iframe" && scrollerOf(there2, turn) === page2) return at;\n      }\n    }\n    const there = deepElementFromPoint(middle.x, middle.y);\n    if (there) aimed = new WeakRef(scrollerOf(there, turn));\n    return middle;\n  }\n  function viewport() {\n    if (!document.documentElement) return void 0;\n    if (!document.documentElement) return void 0;\n    let scroller = pageScroller();\n    if (!overflows(scroller, {\n      x: 0,\n      y: 1\n    })) {\n      const there = deepElementFromPoint(Math.floor(innerWidth / 2), Math.floor(innerHeight / 2));\n      if (there) scroller = scrollerOf(there, {\n        x: 0,\n        y: 1\n      });\n      if (scroller.clientHeight < innerHeight / 2) return void 0;\n    }\n    const above = Math.round(scroller.scrollTop);\n    const below = scroller.scrollHeight - scroller.clientHeight - above;\n    return above > 0 || below > 0 ? {\n      above,\n      below: Math.max(0, below)\n    } : void 0;\n  }\n  function pageScroller() {\n    return document.scrollingElement ?? document.documentElement;\n  }\n  function overflows(scroller, { x, y }) {\n    return x !== 0 && scroller.scrollWidth > scroller.clientWidth || y !== 0 && scroller.scrollHeight > scroller.clientHeight;\n  }\n  function scrollerOf(element, turn) {\n    for (let at = element; at && at !== document.body; at = flatParent(at)) {\n      const style2 = getComputedStyle(at);\n      const x = /auto|scroll/.test(style2.overflowX) ? turn.x : 0;\n      const y = /auto|scroll/.test(style2.overflowY) ? turn.y : 0;\n      if (at !== document.documentElement && overflows(at, {\n        x,\n        y\n      })) return at;\n    }\n    return pageScroller();\n  }\n\n  // tags.ts\n  var NEVER2 = /* @__PURE__ */ new Set([\n    "script",\n    "style",\n    "template",\n    "noscript",\n    "head",\n    "datalist",\n    "title"\n  ]);\n  var UNDRAWN_SVG = /* @__PURE__ */ new Set([\n    "title",\n    "desc",\n    "defs",\n    "metadata",\n    "symbol",\n    "style",\n    "script"\n  ]);\n  var BLOCKS_IN_CELLS = "table,ul,ol,dl,pre,h1,h2,h3,h4,h5,h6,form,fieldset,article,section,p+p,[role=row],[role=list]";\n  var BLOCKS_IN_DATA = "table,pre,article,section,[role=row]";\n  var INLINE_TAGS = new Set("span a i b em strong small label input button img sup".split(" "));\n  function isBlock(display) {\n    switch (display[0]) {\n      case "i":\n      case "c":\n      case "r":\n        return false;\n      default:\n        return display !== "table-cell";\n    }\n  }\n  var HOSTS = new Set("article aside div footer header main nav section span".split(" "));\n  var ITEM_TAGS = /* @__PURE__ */ new Set([\n    "li",\n    "tr",\n    "article",\n    "fieldset",\n    "dt"\n  ]);\n  var ITEM_ROLES = /* @__PURE__ */ new Set([\n    ..."row listitem article option treeitem group radiogroup dialog alertdialog".split(" ")\n  ]);\n  function isItem(tag, role) {\n    return ITEM_TAGS.has(tag) || role !== void 0 && ITEM_ROLES.has(role);\n  }\n\n  // actionable.ts\n  var WIDGETS = new Set("button link checkbox radio switch textbox searchbox combobox option menuitem menuitemcheckbox menuitemradio tab treeitem slider spinbutton".split(" "));\n  var BY_HAND = \'[draggable="true"],\' + [\n    "mousedown",\n    "mouseup",\n    "pointerdown",\n    "pointerup",\n    "touchstart",\n    "dblclick",\n    "contextmenu"\n  ].concat("drop").map((event) => `[on${event}]`).join();\n  var someByHand = false;\n  function lookByHand(root) {\n    if (root === document) someByHand = false;\n    someByHand ||= root.querySelector(BY_HAND) !== null;\n  }\n  var INNER = `a[href],button,input:not([type="hidden"]),select,textarea,summary,label,iframe,[tabindex]:not([tabindex^="-"]),[onclick],${BY_HAND},[contenteditable],video[controls],audio[controls],[role="button"],[role="link"],[role="checkbox"],[role="radio"],[role="switch"],[role="textbox"],[role="combobox"],[role="option"],[role="menuitem"],[role="tab"],[role="treeitem"],[role="slider"]`;\n  var LONGEST_BY_HAND = 200;\n  var SMALLEST = 24;\n  var READ = new Set("pre main section article table figure p h1 h2 h3 h4 h5 h6".split(" "));\n  var GATHERED = new Set("ul ol menu dl table thead tbody tfoot body html".split(" "));\n  function handOf(tag, cursor) {\n    if (cursor === "auto" || GATHERED.has(tag)) return 0;\n    return cursor === "pointer" ? POINTER : /^(grab|grabbing|move)$/.test(cursor) ? GRAB : 0;\n  }\n  function isTitledIcon(element) {\n    return hasAttribute(element, "title") && !/\\S/.test(element.textContent ?? "");\n  }\n  function actionable(element, tag, bare2, hand, inside) {\n    const native = nativeControl(element, tag);\n    if (native) return native;\n    if (!bare2) {\n      const role = explicitRole2(element);\n      if (editingHost(element)) return "whole";\n      if (role && WIDGETS.has(role)) {\n        return role === "combobox" || role === "textbox" ? "around" : "named";\n      }\n      if (inside || tag === "label" && isPlainLabel(element)) return null;\n      if (someByHand && matches(element, BY_HAND) && !isPage(element)) {\n        return byHand(element, role, hand, true);\n      }\n      if (hasHandler(element)) return byHand(element, role, hand);\n      if (isFocusable(element) && (hand || role || !READ.has(tag))) {\n        return hand || isShort(element) ? byHand(element, role, hand) : "around";\n      }\n      if (tag === "a" && isForScripts(element)) return byHand(element, role, hand);\n    } else if (inside || tag === "label" && isPlainLabel(element)) return null;\n    else if (hasHandler(element)) return byHand(element, void 0, hand);\n    return hand ? byPointer(element) : null;\n  }\n  function isOneThing(element, tag) {\n    return (tag === "a" || tag === "button" || /^(link|button)$/.test(explicitRole2(element) ?? "")) && element.querySelectorAll("[onclick]").length < 2;\n  }\n  function byHand(element, role, hand, own = false) {\n    const inner2 = controlsIn(element);\n    const only = inner2.length === 1 ? inner2[0] : void 0;\n    if (!own && !role && only && (localName(only) === "a" || sameWords(only, element))) return null;\n    if (isNamedHeader(element, role, inner2)) return "named";\n    if (role || inner2.length > 0 || !isShort(element)) return "around";\n    return !hand && showsHandInside(element) ? "around" : byWords(element);\n  }\n  var MOST_ASKED = 30;\n  function showsHandInside(element) {\n    const inner2 = element.querySelectorAll("*");\n    for (let i = 0; i < inner2.length && i < MOST_ASKED; i++) {\n      const part = inner2[i];\n      if (part && handOf(localName(part), style.cursor(styleOf(part))) !== 0) {\n        return wordsOf2(part) !== wordsOf2(element);\n      }\n    }\n    return false;\n  }\n  function controlsIn(element) {\n    const root = shadowRoot(element);\n    const inner2 = element.querySelectorAll(INNER);\n    return root ? [\n      ...inner2,\n      ...root.querySelectorAll(INNER)\n    ] : [\n      ...inner2\n    ];\n  }\n  function byWords(element) {\n    return shadowRoot(element) ? "around" : "named";\n  }\n  function byPointer(element) {\n    const inner2 = controlsIn(element);\n    if (inner2.length === 0) return isShort(element) ? byWords(element) : "around";\n    if (isNamedHeader(element, explicitRole2(element), inner2)) return "named";\n    let beside = collapse(visibleText(element)).length;\n    for (const control of inner2) beside -= collapse(visibleText(control)).length;\n    return beside > inner2.length ? "around" : null;\n  }\n  function isNamedHeader(element, role, inner2) {\n    const header2 = role === "columnheader" || role === void 0 && localName(element) === "th";\n    if (!header2 || inner2.length > 1 || !isShort(element)) return false;\n    const words2 = wordsOf2(element);\n    return inner2.every((arrow) => wordsOf2(arrow) === "" && getAttribute(arrow, "aria-label")?.startsWith(words2));\n  }\n  function sameWords(a, b) {\n    return matches(a, "button") && wordsOf2(a) === wordsOf2(b);\n  }\n  function wordsOf2(element) {\n    let words2 = element.textContent ?? "";\n    for (const child2 of shadowRoot(element)?.children ?? []) {\n      if (!NEVER2.has(localName(child2))) words2 += child2.textContent ?? "";\n    }\n    return collapse(words2);\n  }\n  function isShort(element) {\n    return (element.textContent ?? "").length <= LONGEST_BY_HAND;\n  }\n  function nativeControl(element, tag) {\n    switch (tag) {\n      case "a":\n        return hasAttribute(element, "href") || hasAttribute(element, "xlink:href") ? "named" : null;\n      case "button":\n        return "named";\n      case "area":\n        return element.hasAttribute("href") ? "whole" : null;\n      case "input":\n        return isInput(element) && element.type !== "hidden" ? "whole" : null;\n      case "select":\n      case "textarea":\n        return "whole";\n      case "summary":\n        return isSummary(element) ? "named" : null;\n      case "video":\n      case "audio":\n        return element.hasAttribute("controls") ? "whole" : null;\n      case "canvas":\n        return isDrawing(element) ? "whole" : null;\n      default:\n        return null;\n    }\n  }\n  function isDrawing(element) {\n    const { left: left2, top: top2, right, bottom } = sidesOf(element);\n    return right - left2 >= SMALLEST && bottom - top2 >= SMALLEST;\n  }\n  function isSummary(element) {\n    const parent = element.parentElement;\n    if (!isDetails(parent)) return false;\n    return [\n      ...parent.children\n    ].find((child2) => child2.localName === "summary") === element;\n  }\n  function isPlainLabel(element) {\n    return isLabel(element) && element.control !== null;\n  }\n  function isFocusable(element) {\n    const tabindex = getAttribute(element, "tabindex");\n    return tabindex !== null && Number.parseInt(tabindex) >= 0;\n  }\n  function isForScripts(element) {\n    if (hasAttribute(element, "name")) return false;\n    return hasAttribute(element, "title") || element.getAttributeNames().some((name) => name.startsWith("data-"));\n  }\n  function isPage(element) {\n    return element === document.body || element === document.documentElement;\n  }\n  function hasHandler(element) {\n    const { onclick } = element;\n    return onclick !== null && onclick !== void 0 && !isPage(element);\n  }\n\n  // tally.ts\n  var TAGS = [\n    "a",\n    "button",\n    "input",\n    "select",\n    "textarea",\n    "summary",\n    "iframe"\n  ];\n  var OTHER = "[role],[tabindex],[onclick],[contenteditable],[controls]";\n  var LOST = \'[aria-hidden="true"],[inert]\';\n  var MOST_LOOKED = 3e3;\n  var SAMPLE = 300;\n  function tally(walked, list) {\n    const { root } = walked;\n    const rest2 = lifted(walked.rest, root);\n    const lost2 = root.querySelector(LOST) !== null;\n    const isSeen2 = (element) => isVisible(element) && !(lost2 && element.closest(LOST) !== null);\n    let [before3, elements2, exact] = [\n      0,\n      0,\n      rest2 === walked.rest\n    ];\n    const lists2 = [\n      ...TAGS.map((tag) => root.getElementsByTagName(tag)),\n      root.querySelectorAll(OTHER)\n    ];\n    for (const [i, all] of lists2.entries()) {\n      const counts2 = (element) => (i < TAGS.length ? isNative(element) : isOther(element)) && isSeen2(element);\n      const first3 = firstAfter(all, rest2);\n      const behind = counted(all, 0, first3, counts2);\n      const ahead = counted(all, first3, all.length, counts2);\n      before3 += behind.count;\n      elements2 += ahead.count;\n      exact &&= behind.exact && ahead.exact;\n      listSome(all, first3, counts2, list);\n    }\n    const { from, text } = walked.counted;\n    const share2 = text / Math.max(1, length(root, lifted(from, root), rest2));\n    return {\n      elements: elements2,\n      exact: exact && before3 === walked.found,\n      text: Math.round(length(root, rest2) * share2)\n    };\n  }\n  function isNative(element) {\n    const tag = localName(element);\n    if (tag === "a") return hasAttribute(element, "href");\n    return tag !== "input" || getAttribute(element, "type")?.toLowerCase() !== "hidden";\n  }\n  function isOther(element) {\n    const tag = localName(element);\n    if (TAGS.includes(tag)) return tag === "a" && !isNative(element) && isWidget(element);\n    return isWidget(element) || tag === "video" || tag === "audio";\n  }\n  function isWidget(element) {\n    const tabindex = getAttribute(element, "tabindex");\n    return WIDGETS.has(getAttribute(element, "role") ?? "") || hasAttribute(element, "onclick") || tabindex !== null && !tabindex.startsWith("-") || hasAttribute(element, "contenteditable") && getAttribute(element, "contenteditable") !== "false";\n  }\n  function counted(all, from, to, counts2) {\n    const exact = to - from <= MOST_LOOKED;\n    const step = exact ? 1 : (to - from) / SAMPLE;\n    let [looked, count2] = [\n      0,\n      0\n    ];\n    for (let i = from; i < to; i += step) {\n      const element = all[Math.floor(i)];\n      looked++;\n      if (element && counts2(element)) count2++;\n    }\n    return {\n      count: exact ? count2 : Math.round(count2 / looked * (to - from)),\n      exact\n    };\n  }\n  function listSome(all, from, counts2, list) {\n    for (let i = from; i < all.length; i++) {\n      const element = all[i];\n      if (!element || !counts2(element)) continue;\n      const content2 = actionable(element, localName(element), !hasAttributes(element), false, false);\n      if (content2 && !list(element, content2)) return;\n    }\n  }\n  function lifted(node, root) {\n    const tree = root.getRootNode();\n    for (let at = node; ; ) {\n      const own = at.getRootNode();\n      if (own === tree || !isShadowRoot(own)) return at;\n      at = own.host;\n    }\n  }\n  function firstAfter(all, rest2) {\n    let [low, high] = [\n      0,\n      all.length\n    ];\n    while (low < high) {\n      const middle = low + high >> 1;\n      const at = all[middle];\n      const after = !at || at === rest2 || (rest2.compareDocumentPosition(at) & FOLLOWING) !== 0;\n      if (after) high = middle;\n      else low = middle + 1;\n    }\n    return low;\n  }\n  var FOLLOWING = 4;\n  function length(root, from, to) {\n    const range = document.createRange();\n    range.selectNodeContents(root);\n    range.setStartBefore(from);\n    if (to) range.setEndBefore(to);\n    return range.toString().length;\n  }\n\n  // clips.ts\n  var SLIVER = 1;\n  var BAR = \':scope > [class*="scroll" i], :scope > [class*="rail" i]\';\n  var Clips = class {\n    #clip;\n    /** What is cut off around the element; to be given back when the walk leaves it. */\n    get around() {\n      return this.#clip;\n    }\n    leave(around2) {\n      this.#clip = around2;\n    }\n    /** The walk comes to an element: what is seen of it, with what is cut off around it. */\n    enter(element, tag, style2, display, under) {\n      if (this.#clip && escapes(element, style2, this.#clip.element)) this.#clip = void 0;\n      under = this.#seen(element, tag, display, under);\n      if ((under & (CUTS | OUTSIDE)) === CUTS) this.#clip = clipOf(element, style2, this.#clip);\n      return under;\n    }\n    /** Words and what is inline are where the box around them is. */\n    #seen(element, tag, display, under) {\n      const clip = this.#clip;\n      if (!clip) return under & ~OUTSIDE;\n      if (display !== "inline" || tag === "a") {\n        const { left: left2, top: top2, right, bottom } = sidesOf(element);\n        if (right > left2 && bottom > top2) {\n          const out = right <= clip.left + SLIVER || left2 >= clip.right - SLIVER || bottom <= clip.top + SLIVER || top2 >= clip.bottom - SLIVER;\n          under = out ? under | OUTSIDE : under & ~OUTSIDE;\n        }\n      }\n      return under & OUTSIDE ? under | HIDDEN : under;\n    }\n  };\n  function escapes(element, style2, clip) {\n    const position = style.position(style2);\n    if (position !== "absolute" && position !== "fixed") return false;\n    const holder = isHtml(element) ? element.offsetParent : null;\n    return holder === null || !clip.contains(holder);\n  }\n  function clipOf(element, style2, around2) {\n    let { left: left2, top: top2, right, bottom } = sidesOf(element);\n    const high = scrollHeight(element) > clientHeight(element) + SLIVER;\n    const over = high || scrollWidth(element) > clientWidth(element) + SLIVER;\n    if (!over && !isMovedOut(element, left2, top2)) return around2;\n    if (over && scrolls(style2)) return void 0;\n    if (element.querySelector(BAR)) return around2;\n    if (high && isFolded(element)) bottom = top2;\n    if (around2) {\n      left2 = Math.max(left2, around2.left);\n      top2 = Math.max(top2, around2.top);\n      right = Math.min(right, around2.right);\n      bottom = Math.min(bottom, around2.bottom);\n    }\n    return {\n      element,\n      left: left2,\n      top: top2,\n      right,\n      bottom\n    };\n  }\n  function scrolls(style2) {\n    return /auto|scroll/.test(style.overflowX(style2) + style2.overflowY);\n  }\n  function isMovedOut(element, left2, top2) {\n    const track = element.firstElementChild;\n    return [\n      track,\n      track?.firstElementChild\n    ].some((one) => {\n      const sides2 = one && sidesOf(one);\n      return sides2 && sides2.right > sides2.left && (sides2.left < left2 - SLIVER || sides2.top < top2 - SLIVER);\n    });\n  }\n  function isFolded(element) {\n    const { paddingTop, paddingBottom } = styleOf(element);\n    return clientHeight(element) <= parseFloat(paddingTop) + parseFloat(paddingBottom) + SLIVER;\n  }\n\n  // notes.ts\n  function pictureNote(element, role) {\n    const own = isImage(element) && !hasAttribute(element, "aria-label") ? element.alt : "";\n    const words2 = masked(own || nameOf(element, role ?? "img") || titleIn(element));\n    if (!words2) return "";\n    const caption = closest(element, "figure")?.querySelector("figcaption")?.textContent ?? "";\n    return masked(caption) === words2 ? "" : `img ${quoted(words2)}`;\n  }\n  function titleIn(svg) {\n    if (localName(svg) !== "svg") return "";\n    return [\n      ...svg.children\n    ].find((child2) => localName(child2) === "title")?.textContent ?? "";\n  }\n  function gaugeNote(element, role) {\n    const name = masked(getAttribute(element, "aria-label") ?? "") || (hasAttribute(element, "aria-labelledby") ? masked(nameOf(element, role)) : "");\n    const said2 = getAttribute(element, "aria-valuetext");\n    const shown3 = said2 ? quoted(masked(said2)) : isProgress(element) ? share(element.position) : isMeter(element) ? `${element.value} of ${element.max}` : shareByHand(element, role);\n    return [\n      localName(element) === "progress" ? "progress" : role,\n      name && quoted(name),\n      shown3\n    ].filter(Boolean).join(" ");\n  }\n  function shareByHand(element, role) {\n    const [now, low, high] = [\n      "now",\n      "min",\n      "max"\n    ].map((name, i) => {\n      const value = Number.parseFloat(getAttribute(element, `aria-value${name}`) ?? "");\n      return Number.isFinite(value) ? value : [\n        NaN,\n        0,\n        100\n      ][i] ?? 0;\n    });\n    if (now === void 0 || low === void 0 || high === void 0) return "";\n    if (role === "meter") return Number.isNaN(now) ? "" : `${now} of ${high}`;\n    return share(Number.isNaN(now) || high <= low ? -1 : (now - low) / (high - low));\n  }\n  function share(part) {\n    return part < 0 ? "running" : `${Math.round(part * 100)}%`;\n  }\n  var LIVE = new Set("status alert log timer marquee".split(" "));\n  function regionNote(element, tag, role) {\n    const live = liveness(element, role);\n    const group = role === "radiogroup" || role === "group" || !role && tag === "fieldset";\n    if (!live && !group) return "";\n    const name = masked(getAttribute(element, "aria-label") ?? "");\n    if (live) return name ? `${live} ${quoted(name)}` : live;\n    return name && `${role ?? "group"} ${quoted(name)}`;\n  }\n  function liveness(element, role) {\n    if (role && LIVE.has(role)) return role;\n    const live = getAttribute(element, "aria-live");\n    return live === "assertive" ? "alert" : live === "polite" ? "status" : "";\n  }\n  function dialogNote(element, role) {\n    const name = masked(nameOf(element, role));\n    return name ? `${role} ${quoted(name)}` : role;\n  }\n  function fieldText(element) {\n    if (isSelect(element)) return [\n      ...element.selectedOptions\n    ].map(optionLabel).join(", ");\n    if (!isTextField(element)) return "";\n    if (/^(checkbox|radio|file|image|range|color)$/.test(element.type)) return "";\n    return isSecret(element) && element.value ? MASK : maskSecrets(element.value);\n  }\n  function unsaid(element, name) {\n    if (!element.hasAttribute("aria-label") && !element.hasAttribute("aria-labelledby")) return "";\n    const text = collapse(visibleText(element));\n    const value = getAttribute(element, "aria-valuetext") ?? getAttribute(element, "aria-valuenow");\n    const known3 = `${name} ${value ?? ""}`.toLowerCase();\n    const words2 = text.toLowerCase().split(" ").filter((word) => /[\\p{L}\\p{N}]/u.test(word));\n    return words2.some((word) => !known3.includes(word)) ? text : "";\n  }\n\n  // controls.ts\n  var MORE_THAN_WORDS = ":has(*),:disabled,[aria-label],[aria-labelledby],[title],[aria-disabled],[aria-expanded],[aria-pressed]";\n  var HOLDERS = new Set("tab menuitem option columnheader".split(" "));\n  var Controls = class {\n    #lines;\n    #finds;\n    #labels;\n    #walk;\n    /** The words of the control around that may hold another of the same words. */\n    #name;\n    /** Hidden controls that were listed in the place of their label. */\n    #viaLabel = /* @__PURE__ */ new Set();\n    constructor(lines, finds, labels2, walk) {\n      this.#lines = lines;\n      this.#finds = finds;\n      this.#labels = labels2;\n      this.#walk = walk;\n    }\n    /** A button in a link does what the link does, and so does a link in a tab. */\n    isSaid(element) {\n      if (this.#name === void 0) return false;\n      const words2 = collapse(element.textContent ?? "");\n      return words2 === this.#name || words2 === "" && getAttribute(element, "aria-label")?.startsWith(this.#name) === true;\n    }\n    write(element, tag, display, content2, under) {\n      if (this.#viaLabel.has(element)) return;\n      const found3 = this.#finds.element(element, content2) ?? this.#unnumbered(element, tag, content2);\n      if (content2 === "around") return this.#around(element, tag, display, found3?.marker, under);\n      this.#walk.asOne(() => this.#whole(element, tag, content2, found3, under));\n    }\n    #whole(element, tag, content2, found3, under) {\n      if (found3) {\n        this.#walk.sign(element, tag, under);\n        this.#lines.marker(found3.marker);\n        if (content2 === "named") this.#named(element, tag, found3.name, under);\n        else if (isHtml(element) && element.isContentEditable) this.#editable(element, under);\n      } else if (content2 === "named") this.#inside(element, tag, under);\n      else this.#unlisted(element, under);\n    }\n    /** Its marker stands on the line with which it begins. */\n    #around(element, tag, display, marker2, under) {\n      const role = explicitRole2(element);\n      if (marker2 === void 0) return this.#walk.said(element, tag, display, role, under);\n      const begins = display === "table-row" || tag === "li";\n      if (begins) this.#lines.hold(marker2);\n      else this.#lines.marker(marker2);\n      this.#walk.said(element, tag, display, role, under);\n      if (begins && this.#lines.release(marker2)) this.#lines.marker(marker2);\n    }\n    #named(element, tag, name, under) {\n      if (name.length >= LONGEST && name.endsWith("\\u2026")) return this.#inside(element, tag, under);\n      if (!(under & UNREAD)) this.#walk.words(unsaid(element, name));\n      this.#inside(element, tag, under | QUIET);\n    }\n    /** What else can be used in a control. */\n    #inside(element, tag, under) {\n      if (!element.firstElementChild && !shadowRoot(element)) {\n        if (!(under & QUIET)) this.#walk.children(element, under);\n        return;\n      }\n      const one = isOneThing(element, tag);\n      const around2 = this.#name;\n      this.#name = one || HOLDERS.has(roleOf(element)) ? collapse(element.textContent ?? "") : void 0;\n      this.#walk.children(element, one ? under | POINTER | INSIDE : under | POINTER);\n      this.#name = around2;\n    }\n    /** Its text is its value; only what the value leaves out is written. */\n    #editable(element, under) {\n      const long = collapse(element.innerText).length > LONGEST;\n      if (long || element.querySelector(INNER)) {\n        this.#walk.children(element, long ? under : under | QUIET);\n      }\n    }\n    /** Beyond the limit of elements fields and buttons are told from words, without a reference. */\n    #unnumbered(element, tag, content2) {\n      if (!this.#finds.full() || this.#lines.at < this.#lines.from) return null;\n      if (content2 === "named") {\n        if (tag !== "button" && explicitRole2(element) !== "button") return null;\n        const name = matches(element, MORE_THAN_WORDS) ? "" : label(element.textContent ?? "");\n        if (name) return {\n          marker: `button ${quoted(name)}`,\n          name\n        };\n      } else if (content2 !== "whole") return null;\n      const info = describe(element, "", content2);\n      return {\n        marker: marker(info).trimStart(),\n        name: info.name\n      };\n    }\n    /** A field that is not told from words is what can be read of it. */\n    #unlisted(element, under) {\n      const words2 = fieldText(element);\n      if (!words2) this.#walk.children(element, under);\n      else if (!(under & UNREAD)) this.#walk.words(words2);\n    }\n    /** A label\'s words are its control\'s name; what else is in it is listed as usual. False without a control. */\n    label(element, under) {\n      const control = isLabel(element) ? element.control : null;\n      if (!control) return false;\n      under |= POINTER;\n      let quiet = this.#viaLabel.has(control);\n      if (!quiet && this.#labels.standsFor(control) && !(under & HIDDEN)) {\n        const found3 = this.#finds.element(control, "whole") ?? this.#unnumbered(control, "input", "whole");\n        if (found3) {\n          this.#viaLabel.add(control);\n          this.#lines.marker(found3.marker);\n          quiet = true;\n        }\n      }\n      quiet ||= this.#labels.names(element, control);\n      this.#walk.children(element, quiet ? under | QUIET : under);\n      return true;\n    }\n  };\n\n  // content.ts\n  var TELLING2 = /[\\p{L}\\p{N}\\p{Sc}%*\u201C\u201D\u2605\u2606\u2610-\u2612\u2705\u2713-\u2718\u274C\u26A0]/u;\n  var PART = /"((?:[^"\\\\]|\\\\[^])*)"|attr\\(\\s*([^\\s,)]+)[^)]*\\)|(open-quote)|(close-quote)|(counters?\\()|\\/|\\w+(?:\\([^)]*\\))?/g;\n  var LONGEST7 = 5e3;\n  function contentOf(content2, attribute) {\n    let said2 = "";\n    for (const [part, text, name, open, close, counter] of content2.slice(0, LONGEST7).matchAll(PART)) {\n      if (counter) return "";\n      if (part === "/") said2 = "";\n      else if (text !== void 0) said2 += unescaped2(text);\n      else if (name !== void 0) said2 += attribute(name) ?? "";\n      else if (open) said2 += "\\u201C";\n      else if (close) said2 += "\\u201D";\n    }\n    return said2;\n  }\n  function unescaped2(text) {\n    return text.replace(/\\\\(?:([0-9a-f]{1,6})\\s?|([^]))/gi, (_, code, other) => {\n      if (code === void 0) return other ?? "";\n      const point = Number.parseInt(code, 16);\n      return point > 1114111 ? "" : String.fromCodePoint(point);\n    });\n  }\n\n  // sheets.ts\n  var SIDES = [\n    "::before",\n    "::after"\n  ];\n  var STYLE = 1;\n  var IMPORT = 3;\n  var MOST9 = 2e4;\n  var LONGEST8 = 1e5;\n  var known2 = /* @__PURE__ */ new WeakMap();\n  var NOTHING = {\n    "::before": [],\n    "::after": []\n  };\n  function writing(sheet) {\n    try {\n      const rules = sheet.cssRules;\n      const { length: length2 } = rules;\n      const before3 = known2.get(sheet);\n      if (before3?.length === length2) return before3.selectors;\n      const reader = new Reader();\n      reader.read(rules, "");\n      known2.set(sheet, {\n        length: length2,\n        selectors: reader.selectors\n      });\n      return reader.selectors;\n    } catch (error) {\n      return error instanceof DOMException && error.name === "SecurityError" ? void 0 : NOTHING;\n    }\n  }\n  var Reader = class {\n    selectors = {\n      "::before": [],\n      "::after": []\n    };\n    #count = 0;\n    /** `around`: the selector of the rule that these are in. */\n    read(rules, around2) {\n      const { length: length2 } = rules;\n      for (let i = 0; i < length2 && this.#count < MOST9; i++, this.#count++) {\n        const rule = ruleAt(rules, i);\n        const type = rule ? ruleType(rule) : 0;\n        if (type === IMPORT) {\n          const { styleSheet } = rule;\n          if (styleSheet) this.read(styleSheet.cssRules, "");\n        } else if (type === STYLE) {\n          this.#take(rule, around2);\n        } else if (rule && rule instanceof CSSGroupingRule) {\n          this.read(rule.cssRules, around2);\n        }\n      }\n    }\n    #take(rule, around2) {\n      const own = selectorText(rule);\n      if (own.length + own.split("&").length * around2.length > LONGEST8) return;\n      if (own.includes(":before") || own.includes(":after")) {\n        if (mayTell(rule.style.content)) {\n          const host = hostOf(nested(own, around2));\n          for (const side of SIDES) if (own.includes(side)) this.selectors[side].push(host);\n        }\n      }\n      const inner2 = innerRules(rule);\n      if (inner2.length > 0) this.read(inner2, nested(own, around2));\n    }\n  };\n  function nested(selector, around2) {\n    if (!around2) return selector;\n    const outer = `:is(${around2})`;\n    return selector.includes("&") ? selector.replaceAll("&", outer) : `${outer} ${selector}`;\n  }\n  function hostOf(selector) {\n    return selector.replace(/(^|[\\s>+~,(])::?(before|after)/g, "$1*").replace(/::?(before|after)/g, "");\n  }\n  function mayTell(content2) {\n    return /attr\\(|var\\(|-quote| \\/ "/.test(content2) || TELLING2.test(contentOf(content2, () => null));\n  }\n\n  // generated.ts\n  var TRIES = 3;\n  var MOST_KINDS = 5e3;\n  var tried = /* @__PURE__ */ new Map();\n  var triedFor = 0;\n  var Generated = class {\n    #written = {\n      "::before": /* @__PURE__ */ new Set(),\n      "::after": /* @__PURE__ */ new Set()\n    };\n    /** There is a style sheet that cannot be read. */\n    #blind = false;\n    /** What was written beside elements of one tag and class, for when only the amount is wanted. */\n    #usual = /* @__PURE__ */ new Map();\n    constructor() {\n      const { length: length2 } = document.styleSheets;\n      if (length2 !== triedFor || tried.size > MOST_KINDS) tried = /* @__PURE__ */ new Map();\n      triedFor = length2;\n      this.root(document);\n    }\n    /** Looks at the style sheets of one more tree. */\n    root(root) {\n      const selectors = {\n        "::before": [\n          "q"\n        ],\n        "::after": [\n          "q"\n        ]\n      };\n      for (const sheets of [\n        root.styleSheets,\n        root.adoptedStyleSheets\n      ]) {\n        for (let i = 0; i < sheets.length; i++) this.#take(sheets[i], selectors);\n      }\n      for (const side of SIDES) {\n        for (const element of found2(root, selectors[side])) this.#written[side].add(element);\n      }\n    }\n    #take(sheet, selectors) {\n      const read2 = sheet && writing(sheet);\n      if (!read2) this.#blind = true;\n      else for (const side of SIDES) selectors[side].push(...read2[side]);\n    }\n    /** The words on one side of the element, nothing for most. `counting`: only the amount is wanted. */\n    words(element, side, counting) {\n      if (this.#written[side].size === 0 && !this.#blind) return "";\n      if (!this.#written[side].has(element) && !this.#worthATry(element)) return "";\n      const kind = counting ? side + kindOf2(element) : "";\n      const usual = counting ? this.#usual.get(kind) : void 0;\n      if (usual !== void 0) return usual;\n      const said2 = this.#ask(element, side);\n      if (counting) this.#usual.set(kind, said2);\n      return said2;\n    }\n    #ask(element, side) {\n      const style2 = styleOf(element, side);\n      const said2 = contentOf(style.content(style2), (name) => getAttribute(element, name));\n      if (!TELLING2.test(said2)) return "";\n      if (this.#blind) tried.delete(kindOf2(element));\n      const display = style.display(style2);\n      if (display === "none" || style.visibility(style2) !== "visible" || style.opacity(style2) === "0") {\n        return "";\n      }\n      const space = side === "::before" ? [\n        style2.marginRight,\n        style2.paddingRight\n      ] : [\n        style2.marginLeft,\n        style2.paddingLeft\n      ];\n      const apart = display !== "inline" || space.some((width) => parseFloat(width) > 0);\n      return apart ? ` ${said2} ` : said2;\n    }\n    #worthATry(element) {\n      if (!this.#blind || getAttribute(element, "class") === null) return false;\n      const kind = kindOf2(element);\n      const times = tried.get(kind) ?? 0;\n      if (times >= 2 * TRIES) return false;\n      tried.set(kind, times + 1);\n      return true;\n    }\n  };\n  function kindOf2(element) {\n    return `${localName(element)} ${getAttribute(element, "class")}`;\n  }\n  function found2(root, selectors) {\n    try {\n      return root.querySelectorAll(selectors.join());\n    } catch {\n      return [];\n    }\n  }\n\n  // abreast.ts\n  var MOST10 = 64;\n  var LONGEST9 = 200;\n  var HIGHEST2 = 120;\n  var LOW = 60;\n  var SEVERAL = ":scope > * + *, :scope > * > *";\n  var BLOCKS = `${BLOCKS_IN_CELLS},li,hr,blockquote,iframe,nav,main,aside,details,[role=heading]`;\n  var Abreast = class {\n    #lines;\n    #walk;\n    /** Children of the boxes that are being written: whether a line begins with them. */\n    #begins = /* @__PURE__ */ new Map();\n    constructor(lines, walk) {\n      this.#lines = lines;\n      this.#walk = walk;\n    }\n    /** Writes what is in the element. */\n    write(element, tag, display, under) {\n      const begins = /(flex|grid)$/.test(display) && !this.#lines.inRow && beginnings(element);\n      if (!begins) return this.#walk.children(element, under, tag);\n      for (const [child2, begin3] of begins) this.#begins.set(child2, begin3);\n      this.#lines.row();\n      this.#walk.children(element, under, tag);\n      this.#lines.endRow();\n      for (const child2 of begins.keys()) this.#begins.delete(child2);\n    }\n    /** The walk has come to an element that is drawn. */\n    drawn(element) {\n      if (this.#begins.size === 0) return;\n      const begin3 = this.#begins.get(element);\n      if (begin3 === void 0) return;\n      if (begin3) {\n        this.#lines.endRow();\n        this.#lines.row();\n      } else this.#lines.bar();\n    }\n  };\n  function beginnings(element) {\n    const { childElementCount } = element;\n    if (childElementCount < 2 || childElementCount > MOST10 || shadowRoot(element)) return null;\n    if (element.querySelector(BLOCKS)) return null;\n    const found3 = /* @__PURE__ */ new Map();\n    let line;\n    let [beside, cards] = [\n      false,\n      true\n    ];\n    for (let child2 = firstChild(element); child2; child2 = nextSibling(child2)) {\n      if (!isElement(child2) || !isVisible(child2)) continue;\n      const { top: top2, bottom } = sidesOf(child2);\n      if (bottom <= top2) continue;\n      const height = bottom - top2;\n      if (!isCell(child2, height)) return null;\n      if (height <= LOW || !child2.querySelector(SEVERAL)) cards = false;\n      const same = line !== void 0 && Math.min(line.bottom, bottom) - Math.max(line.top, top2) > Math.min(line.bottom - line.top, height) / 2;\n      if (same) beside = true;\n      else line = {\n        top: top2,\n        bottom\n      };\n      found3.set(child2, !same);\n    }\n    return beside && !cards ? found3 : null;\n  }\n  function isCell(child2, height) {\n    return (height <= HIGHEST2 || child2.childElementCount < 2) && (child2.textContent ?? "").trim().length <= LONGEST9;\n  }\n\n  // ordinal.ts\n  var ROMAN = [\n    [\n      1e3,\n      "m"\n    ],\n    [\n      900,\n      "cm"\n    ],\n    [\n      500,\n      "d"\n    ],\n    [\n      400,\n      "cd"\n    ],\n    [\n      100,\n      "c"\n    ],\n    [\n      90,\n      "xc"\n    ],\n    [\n      50,\n      "l"\n    ],\n    [\n      40,\n      "xl"\n    ],\n    [\n      10,\n      "x"\n    ],\n    [\n      9,\n      "ix"\n    ],\n    [\n      5,\n      "v"\n    ],\n    [\n      4,\n      "iv"\n    ],\n    [\n      1,\n      "i"\n    ]\n  ];\n  function ordinal(number, type) {\n    const written2 = /alpha|latin/.test(type) ? letters(number) : type.endsWith("roman") ? roman(number) : "";\n    if (!written2) return String(number);\n    return type.startsWith("upper") ? written2.toUpperCase() : written2;\n  }\n  function letters(number) {\n    let written2 = "";\n    for (; number > 0; number = Math.floor((number - 1) / 26)) {\n      written2 = String.fromCharCode(97 + (number - 1) % 26) + written2;\n    }\n    return written2;\n  }\n  function roman(number) {\n    if (number > 3999) return "";\n    let written2 = "";\n    for (const [value, sign] of ROMAN) {\n      for (; number >= value; number -= value) written2 += sign;\n    }\n    return written2;\n  }\n\n  // bullets.ts\n  var Bullets = class {\n    /** The number of the next item of each ordered list. */\n    #next = /* @__PURE__ */ new Map();\n    /** What stands before the item. */\n    of(item2) {\n      const list = item2.parentElement;\n      if (!isOrderedList(list) || !isListItem(item2)) return "- ";\n      const type = styleOf(item2).listStyleType;\n      if (type === "none") return "- ";\n      const number = item2.hasAttribute("value") ? item2.value : this.#next.get(list) ?? first2(list);\n      this.#next.set(list, number + (list.reversed ? -1 : 1));\n      return `${ordinal(number, type)}. `;\n    }\n  };\n  function first2(list) {\n    if (!list.reversed || list.hasAttribute("start")) return list.start;\n    return [\n      ...list.children\n    ].filter(isListItem).length;\n  }\n\n  // columns.ts\n  var WIDEST = 30;\n  var HIGHEST3 = 1e3;\n  var Columns = class {\n    /** How many rows to come each column is still taken for by a cell of the rows above. */\n    #taken = [];\n    #at = 0;\n    /** Columns of the cell before that its words do not fill. */\n    #rest = 0;\n    row() {\n      this.#at = 0;\n      this.#rest = 0;\n    }\n    /** The next cell: how many empty ones stand before it. */\n    cell(columns, rows) {\n      let empty = this.#rest;\n      for (; (this.#taken[this.#at] ?? 0) > 0; this.#at++, empty++) {\n        this.#taken[this.#at] = (this.#taken[this.#at] ?? 0) - 1;\n      }\n      const width = clamp(columns, WIDEST);\n      const height = rows === 0 ? HIGHEST3 : clamp(rows, HIGHEST3);\n      for (let i = 0; i < width; i++) this.#taken[this.#at++] = height - 1;\n      this.#rest = width - 1;\n      return Math.min(empty, WIDEST);\n    }\n    /** The row has no more cells: columns behind the last are taken for one row less. */\n    endRow() {\n      for (; this.#at < this.#taken.length; this.#at++) {\n        this.#taken[this.#at] = Math.max(0, (this.#taken[this.#at] ?? 0) - 1);\n      }\n    }\n  };\n  function clamp(count2, most) {\n    return Number.isFinite(count2) ? Math.max(1, Math.min(Math.trunc(count2), most)) : 1;\n  }\n\n  // rows.ts\n  var HEADER = ":scope > tr > th, :scope > * > tr > th";\n  var MOST_ROWS = 1e3;\n  var Rows = class {\n    #lines;\n    #walk;\n    /** The next element that is drawn is a cell of a row. */\n    #cell = false;\n    /** No cell of the table holds blocks. */\n    #plain = false;\n    /** What keeps a row of it from being one line. */\n    #blocks = BLOCKS_IN_CELLS;\n    #columns = new Columns();\n    constructor(lines, walk) {\n      this.#lines = lines;\n      this.#walk = walk;\n    }\n    /** One look over the whole table spares one at every row, unless few of its rows will be shown. */\n    table(element, under) {\n      const outer = [\n        this.#plain,\n        this.#blocks,\n        this.#columns\n      ];\n      const blocks = element.querySelector(HEADER) ? BLOCKS_IN_DATA : BLOCKS_IN_CELLS;\n      const long = isTable(element) && element.rows.length > MOST_ROWS;\n      this.#plain = !long && element.querySelector(blocks) === null;\n      this.#blocks = blocks;\n      this.#columns = new Columns();\n      this.#walk.children(element, under);\n      [this.#plain, this.#blocks, this.#columns] = outer;\n    }\n    row(element, under) {\n      if (!this.#plain && element.querySelector(this.#blocks)) {\n        return this.#walk.children(element, under);\n      }\n      this.#lines.row();\n      this.#columns.row();\n      for (let cell = firstChild(element); cell; cell = nextSibling(cell)) {\n        this.#cell = true;\n        this.#walk.node(cell, under);\n      }\n      this.#cell = false;\n      this.#columns.endRow();\n      this.#lines.endRow();\n    }\n    /** What is not drawn takes no column. */\n    drawn(element) {\n      if (!this.#cell) return;\n      this.#cell = false;\n      const plain2 = !hasAttributes(element);\n      const empty = this.#columns.cell(plain2 ? 1 : span(element, "colspan"), plain2 ? 1 : span(element, "rowspan"));\n      for (let i = 0; i <= empty; i++) this.#lines.cell();\n    }\n  };\n  function span(cell, name) {\n    return Number.parseInt(getAttribute(cell, name) ?? "1");\n  }\n\n  // prose.ts\n  var DEEPEST_DRAWING = 100;\n  var SAYING = "img,svg,canvas,input,button,select,textarea,iframe,object,[role],[aria-label],[title]";\n  var Prose = class {\n    #lines;\n    #walk;\n    #rows;\n    #abreast;\n    #bullets = new Bullets();\n    constructor(lines, walk) {\n      this.#lines = lines;\n      this.#walk = walk;\n      this.#rows = new Rows(lines, walk);\n      this.#abreast = new Abreast(lines, walk);\n    }\n    /** The walk has come to an element that is drawn. */\n    drawn(element) {\n      this.#rows.drawn(element);\n      this.#abreast.drawn(element);\n    }\n    write(element, tag, display, role, under) {\n      if (display === "table-row" || role === "row") return this.#rows.row(element, under);\n      const level = role === "heading" ? Number(getAttribute(element, "aria-level")) || 2 : role === void 0 && /^h[1-6]$/.test(tag) ? Number(tag.slice(1)) : 0;\n      if (level > 0) {\n        return this.#signed(element, tag, display, `${"#".repeat(Math.min(level, 6))} `, under);\n      }\n      switch (role) {\n        case void 0:\n          return this.#byTag(element, tag, display, under);\n        case "img":\n          return this.#walk.note(pictureNote(element, role), under);\n        case "listitem":\n          return this.#item(element, tag, display, under);\n        case "progressbar":\n        case "meter":\n          return this.#gauge(element, role, under);\n        case "dialog":\n        case "alertdialog":\n          return this.#dialog(element, role, under);\n        default:\n          return tag === "li" ? this.#abreast.write(element, tag, display, under) : this.#byTag(element, tag, display, under, role);\n      }\n    }\n    #byTag(element, tag, display, under, role) {\n      switch (tag) {\n        case "li":\n          return this.#item(element, tag, display, under);\n        case "dd":\n          return this.#signed(element, tag, display, "", under, "  ");\n        case "blockquote":\n          return this.#signed(element, tag, display, "", under, "> ");\n        case "hr":\n          return under & (QUIET | HIDDEN) ? void 0 : this.#lines.rule();\n        case "table":\n          return this.#rows.table(element, under);\n        case "dialog":\n          return this.#dialog(element, tag, under);\n        case "img":\n        case "canvas":\n          return this.#walk.note(pictureNote(element, role), under);\n        case "svg":\n          this.#walk.note(pictureNote(element, role), under);\n          return this.#svg(element, under);\n        case "s":\n        case "del":\n        case "sup":\n          return this.#typeset(element, tag, under);\n        case "progress":\n        case "meter":\n          return this.#walk.note(gaugeNote(element, tag), under);\n        case "video":\n        case "audio":\n          return;\n        default:\n          if (under & STRUCK) return this.#typeset(element, tag, under);\n          if (isTitledIcon(element) && !element.querySelector(SAYING)) {\n            return this.#walk.note(pictureNote(element, "img"), under);\n          }\n          return this.#abreast.write(element, tag, display, under);\n      }\n    }\n    /** Where a dialog begins is seen, wherever in the document it stands. */\n    #dialog(element, role, under) {\n      if (this.#walk.depth > 1) {\n        this.#walk.note(isTitled(element) ? role : dialogNote(element, role), under);\n      }\n      this.#lines.block();\n      this.#walk.children(element, under);\n    }\n    /** The words in it mostly say what its value says. */\n    #gauge(element, role, under) {\n      const note = gaugeNote(element, role);\n      this.#walk.note(note, under);\n      const said2 = collapse(visibleText(element));\n      this.#walk.children(element, said2 && note.includes(said2) ? under | QUIET : under);\n    }\n    /** Where how words are drawn changes what they say: 9.99 struck out, ten to the sixth. */\n    #typeset(element, tag, under) {\n      const plain2 = !element.firstElementChild && !(under & UNREAD);\n      const words2 = plain2 ? (element.textContent ?? "").trim() : "";\n      const struck = words2 !== "" && tag !== "sup";\n      if (struck) this.#lines.text("~~");\n      else if (/^[-\u2212+]?\\d/.test(words2)) this.#lines.text("^");\n      this.#walk.children(element, under);\n      if (struck) this.#lines.text("~~");\n    }\n    /** A heading\'s sign stands before its first words; what follows the first line of an item hangs below it. */\n    #signed(element, tag, display, sign, under, hang = "") {\n      const written2 = sign !== "" && !(under & UNREAD);\n      if (written2) this.#lines.prefix(sign);\n      this.#lines.indent(hang);\n      this.#abreast.write(element, tag, display, under);\n      this.#lines.block();\n      this.#lines.outdent();\n      if (written2) this.#lines.dropPrefix(sign);\n    }\n    #item(element, tag, display, under) {\n      this.#signed(element, tag, display, this.#bullets.of(element), under, "  ");\n    }\n    /** The sign of a list item that is listed as a control. */\n    sign(element, tag, under) {\n      if (tag !== "li" || under & UNREAD || getAttribute(element, "role") !== null) return;\n      this.#lines.prefix(this.#bullets.of(element));\n    }\n    #svg(element, under, depth = 0) {\n      if (depth > DEEPEST_DRAWING) return;\n      for (const child2 of element.children) {\n        if (UNDRAWN_SVG.has(child2.localName)) continue;\n        if (child2.localName === "text") this.#lines.block();\n        if (child2.matches("text,a,foreignObject,[role],[tabindex],[onclick]")) {\n          this.#walk.node(child2, under);\n        } else this.#svg(child2, under, depth + 1);\n      }\n    }\n  };\n  function isTitled(dialog) {\n    const titles = hasAttribute(dialog, "aria-label") ? [] : references(dialog, "aria-labelledby");\n    return titles.some((title3) => title3 !== dialog && dialog.contains(title3) && isShown(title3));\n  }\n\n  // twins.ts\n  var CARD = "li,article,section,tr,[role=listitem],[role=article],[role=row]";\n  var HIGHEST4 = 3;\n  var WIDEST2 = 12;\n  var MOST_LINKS = 4;\n  var LONGEST10 = 2e3;\n  var Twins = class {\n    /** Cards cost a query each; a page of very many pictures is read without. */\n    #left = 1e3;\n    /** The link in words that makes this one, which has none, say nothing new. */\n    of(link) {\n      const first3 = firstChild(link);\n      if (!first3 || isText(first3) && /\\S/.test(nodeValue(first3) ?? "") || hasWords(link) || this.#left-- <= 0) return null;\n      const href = getAttribute(link, "href") ?? "";\n      if (href.length > LONGEST10 || /^(#|javascript:|$)/i.test(href)) return null;\n      const card = closest(link, CARD);\n      const same = `a[href="${CSS.escape(href)}"]`;\n      let at = link.parentElement;\n      for (let i = 0; at && at !== document.body && i < HIGHEST4; i++, at = at.parentElement) {\n        if (at.childElementCount > WIDEST2) return null;\n        if (at.querySelectorAll("a[href]").length > MOST_LINKS) return null;\n        for (const one of at.querySelectorAll(same)) {\n          if (hasWords(one) && closest(one, CARD) === card && isShown(one)) {\n            return isOwn(link, one) ? null : one;\n          }\n        }\n        if (at === card) return null;\n      }\n      return null;\n    }\n  };\n  function isOwn(link, twin) {\n    const label2 = getAttribute(link, "aria-label") ?? getAttribute(link, "title") ?? "";\n    return !collapse(twin.textContent ?? "").includes(collapse(label2));\n  }\n  function hasWords(element) {\n    return /\\S/.test(element.textContent ?? "");\n  }\n  function saysTheSame(link, twin) {\n    const picture = link.querySelector("img[alt]")?.getAttribute("alt") ?? "";\n    return collapse(twin.textContent ?? "").includes(collapse(picture));\n  }\n\n  // walk.ts\n  var ELEMENT2 = 1;\n  var TEXT2 = 3;\n  var INLINE = "inline";\n  var MOST_BEYOND = 500;\n  var DEEPEST3 = 500;\n  var Walk = class {\n    #lines;\n    /**\n     * The place in the page: a unit for each element and each character of text, the same whatever of it\n     * is written or listed. A control is one unit with all that is in it, since it cannot be torn.\n     */\n    #at = 0;\n    /** The place of the control that it is in. */\n    #held;\n    /** The element that it is in. */\n    #current;\n    #finds;\n    #labels;\n    #depth = 0;\n    /** How elements without attributes are displayed, by tag, while all of one tag are alike. */\n    #usual = /* @__PURE__ */ new Map();\n    #prose;\n    #controls;\n    #twins = new Twins();\n    #clips = new Clips();\n    #generated = new Generated();\n    /** How many nodes were looked at although no text is kept any more. */\n    #beyond = 0;\n    /** Where the text ended, and how long all of it was before. */\n    end;\n    /** Where the walk of a large page ended. */\n    rest;\n    constructor(lines, finds, labels2) {\n      this.#lines = lines;\n      this.#finds = finds;\n      this.#labels = labels2;\n      lookByHand(document);\n      this.#prose = new Prose(lines, this);\n      this.#controls = new Controls(lines, finds, labels2, this);\n    }\n    node(node, under) {\n      if (this.#lines.full && this.#isEnough(node)) return;\n      const type = nodeType(node);\n      if (type === TEXT2) {\n        const data2 = nodeValue(node) ?? "";\n        if (!(under & UNREAD)) this.#text(data2, under);\n        if (this.#held === void 0) this.#at += data2.length;\n      } else if (type === ELEMENT2) {\n        const element = node;\n        this.#lines.at = this.#held ?? this.#at++;\n        if (this.#depth > DEEPEST3) return this.#piece(element, under);\n        const outer = this.#current;\n        this.#current = element;\n        this.#depth++;\n        this.#element(element, under);\n        this.#depth--;\n        this.#current = outer;\n      }\n    }\n    /** Whether so many nodes beyond the text were counted that the rest is left to others. */\n    #isEnough(node) {\n      this.end ??= {\n        node,\n        total: this.#lines.total\n      };\n      if (++this.#beyond > MOST_BEYOND) this.rest ??= node;\n      return this.rest !== void 0;\n    }\n    /** Where the observation begins inside of it, a line begins too. */\n    #text(data2, under) {\n      const silent = this.#held === void 0 ? this.#lines.from - this.#at : 0;\n      this.#lines.at = this.#held ?? this.#at;\n      this.#lines.by = this.#current;\n      if (silent > 0 && silent < data2.length) {\n        this.words(data2.slice(0, silent));\n        this.#lines.tear();\n        this.#lines.at = this.#at + silent;\n        data2 = data2.slice(silent);\n      }\n      if (under & PRESERVED) this.#lines.verbatim(data2);\n      else this.#lines.text(data2);\n    }\n    #piece(element, under) {\n      if (!(under & UNREAD)) this.#lines.text(visibleText(element));\n    }\n    children(element, under, tag = localName(element)) {\n      this.#sheet(element, "::before", under);\n      this.#nodes(element, under, tag);\n      this.#sheet(element, "::after", under);\n    }\n    /** What the style sheets write there. */\n    #sheet(element, side, under) {\n      if (under & UNREAD) return;\n      const words2 = this.#generated.words(element, side, this.#lines.idle);\n      if (words2) this.#lines.text(words2);\n    }\n    #nodes(element, under, tag) {\n      if (tag === "slot") {\n        const assigned = slotted(element);\n        if (assigned) return assigned.forEach((node) => this.node(node, under));\n      }\n      let child2 = firstChild(shadowRoot(element) ?? element);\n      for (; child2 && !this.rest; child2 = nextSibling(child2)) this.node(child2, under);\n    }\n    #element(element, above) {\n      const tag = localName(element);\n      if (NEVER2.has(tag)) return;\n      if (tag === "area") return this.#area(element, above);\n      const bare2 = !hasAttributes(element);\n      if (!bare2 && (getAttribute(element, "aria-hidden") === "true" || hasAttribute(element, "inert"))) {\n        return;\n      }\n      if (bare2 && this.#lines.idle && this.#finds.full()) {\n        const usual = this.#usual.get(tag);\n        if (usual && isVisible(element)) {\n          const under2 = above & OUTSIDE ? above : above & ~HIDDEN;\n          return this.#inside(element, tag, bare2, usual, under2, false);\n        }\n      }\n      const style2 = styleOf(element);\n      let display = style.display(style2);\n      if (display === "" && element.parentElement) this.#finds.closed(element.parentElement);\n      let under = seen(element, style2, display, bare2, above);\n      if (under === null) return;\n      const { around: around2 } = this.#clips;\n      under = this.#clips.enter(element, tag, style2, display, under);\n      const cursor = handOf(tag, style.cursor(style2));\n      const drawn2 = style.contentVisibility(style2) !== "hidden";\n      if (bare2) this.#learn(tag, display, under === above && cursor === 0 && drawn2);\n      const hand = cursor !== 0 && (!(above & cursor) || !bare2 && isTitledIcon(element));\n      if (INLINE_TAGS.has(tag) && isTakenOut(style2)) display = "inline-block";\n      this.#inside(element, tag, bare2, display, under | cursor, hand, drawn2);\n      this.#clips.leave(around2);\n    }\n    #inside(element, tag, bare2, display, under, hand, drawn2 = true) {\n      this.#prose.drawn(element);\n      const root = shadowRoot(element);\n      if (root) this.#enter(root);\n      else if (tag.includes("-") || HOSTS.has(tag) && !firstChild(element)) {\n        this.#finds.closed(element);\n      }\n      const item2 = isItem(tag, bare2 ? void 0 : explicitRole2(element));\n      if (item2) this.#lines.enter();\n      this.#drawn(element, tag, bare2, display, under, hand, drawn2);\n      if (item2) this.#lines.leave();\n    }\n    #drawn(element, tag, bare2, display, under, hand, drawn2) {\n      if (tag === "br") return this.#lines.block();\n      const block = isBlock(display);\n      if (block) this.#lines.block();\n      let below = !bare2 && this.#labels.isName(element) ? under | QUIET : under;\n      let content2 = under & HIDDEN ? null : actionable(element, tag, bare2, hand, (under & INSIDE) !== 0);\n      if (under & SCROLLS && (content2 === "named" || !content2)) content2 = "around";\n      const twin = content2 === "named" && tag === "a" ? this.#twins.of(element) : null;\n      if (twin) {\n        content2 = null;\n        if (saysTheSame(element, twin)) below |= QUIET;\n      }\n      const chip = !block && !content2 && display.length > INLINE.length;\n      if (chip) this.#lines.gap();\n      if (content2 && this.#controls.isSaid(element)) content2 = null;\n      if (content2) this.#controls.write(element, tag, display, content2, below);\n      else if (drawn2) this.#plain(element, tag, display, bare2, below);\n      if (block) this.#lines.block();\n      if (chip) this.#lines.gap();\n    }\n    /** Whether the elements of a tag that have no attributes are all displayed alike. */\n    #learn(tag, display, plain2) {\n      const known3 = this.#usual.get(tag);\n      const alike = plain2 && (known3 === void 0 || known3 === display);\n      this.#usual.set(tag, alike ? display : null);\n    }\n    #area(element, under) {\n      if (!(under & HIDDEN) && element.hasAttribute("href") && isShown(element)) {\n        this.#controls.write(element, "area", "inline", "whole", under);\n      }\n    }\n    asOne(work) {\n      const outer = this.#held;\n      this.#held ??= this.#at - 1;\n      work();\n      this.#held = outer;\n    }\n    /** The sign of a list item that is listed as a control. */\n    sign(element, tag, under) {\n      this.#prose.sign(element, tag, under);\n    }\n    get depth() {\n      return this.#depth;\n    }\n    /** Words that stand apart from those beside them. */\n    words(words2) {\n      if (words2) this.#lines.text(` ${words2} `);\n    }\n    /** A note in brackets, where text is written at all. */\n    note(note, under) {\n      if (note && !(under & (QUIET | HIDDEN))) this.#lines.marker(note);\n    }\n    #plain(element, tag, display, bare2, under) {\n      const role = bare2 ? void 0 : explicitRole2(element);\n      const region = bare2 ? "" : regionNote(element, tag, role);\n      const held2 = region !== "" && !(under & (QUIET | HIDDEN));\n      if (held2) this.#lines.hold(region);\n      this.said(element, tag, display, role, under);\n      if (!bare2 && (tag === "th" || role === "columnheader")) this.note(sortOf(element), under);\n      if (held2) this.#lines.release(region);\n    }\n    /** What the element is to a person, be it listed or not. */\n    said(element, tag, display, role, under) {\n      switch (tag) {\n        case "label":\n          if (this.#controls.label(element, under)) return;\n          break;\n        case "details":\n          return this.#details(element, under);\n        case "iframe":\n        case "frame":\n        case "object":\n        case "embed":\n          if (showsFrame(element)) this.#frame(element, under);\n          else if (tag === "object") this.children(element, under);\n          return;\n      }\n      this.#prose.write(element, tag, display, role, under);\n    }\n    /** Its document is read by itself and stands below its marker. */\n    #frame(element, under) {\n      const found3 = under & (QUIET | HIDDEN) ? null : this.#finds.frame(element);\n      if (!found3) return;\n      this.#lines.block();\n      this.#lines.marker(found3);\n      this.#lines.block();\n    }\n    /** A shadow tree has style sheets of its own, and changes of its own. */\n    #enter(root) {\n      this.#finds.root(root);\n      this.#generated.root(root);\n      lookByHand(root);\n    }\n    #details(element, under) {\n      if (element.hasAttribute("open")) return this.children(element, under);\n      for (const child2 of element.children) {\n        if (child2.localName === "summary" && isSummary(child2)) this.node(child2, under);\n      }\n    }\n  };\n\n  // observe.ts\n  function observe(options) {\n    const root = options.ref === void 0 ? void 0 : resolve(options.ref);\n    if (options.issuing === "new") begin2(options.observation, options.first);\n    else amend(options.observation, options.first);\n    const issue = new Issue(options.issuing);\n    const { lines, frames: frames2, found: found3, unlisted, beyond } = read(options, root, issue, (line, item2) => maskInText(issue.line(line, item2)));\n    const { text, total, next: next2 } = lines.end();\n    const elements2 = issue.all();\n    const observation2 = {\n      ...title2(),\n      text,\n      elements: elements2,\n      frames: frames2.map(referred2),\n      next: nextNumber()\n    };\n    const truncated = {};\n    const whole2 = total + (beyond?.text ?? 0);\n    if (whole2 > text.length) {\n      truncated.text = {\n        shown: text.length,\n        total: whole2,\n        ...next2 !== void 0 && {\n          next: next2\n        },\n        ...beyond && {\n          about: true\n        }\n      };\n    }\n    if (found3 > elements2.length) {\n      truncated.elements = {\n        shown: elements2.length,\n        total: found3,\n        ...unlisted !== void 0 && {\n          next: unlisted\n        },\n        ...beyond && !beyond.exact && {\n          about: true\n        }\n      };\n    }\n    if (truncated.text || truncated.elements) observation2.truncated = truncated;\n    const place2 = root === void 0 && top === self ? viewport() : void 0;\n    if (place2) observation2.viewport = place2;\n    const known3 = secrets();\n    if (known3.length > 0) observation2.secrets = known3;\n    if (unknownHosts() > 0) observation2.hosts = unknownHosts();\n    return observation2;\n  }\n  function read(options, root, issue, finish) {\n    const { maxElements, offset = 0 } = options;\n    beginFrames();\n    beginHosts();\n    const frames2 = [];\n    let [found3, listed4] = [\n      0,\n      0\n    ];\n    let unlisted;\n    const lines = new Lines(options.maxText, finish, offset);\n    const room = () => {\n      found3++;\n      if (lines.at < offset) return false;\n      if (listed4 < maxElements) return ++listed4 > 0;\n      unlisted ??= lines.lineAt > offset ? lines.lineAt : lines.at;\n      return false;\n    };\n    const finds = {\n      element(element, content2) {\n        if (!room()) return null;\n        const info = describe(element, "", content2);\n        return {\n          marker: issue.take(element, info),\n          name: info.name\n        };\n      },\n      full: () => listed4 >= maxElements || lines.at < offset,\n      frame(element) {\n        const frame2 = frameInfo(element);\n        if (!room()) {\n          frames2.push(frame2);\n          return null;\n        }\n        const info = {\n          ref: "",\n          role: "iframe",\n          name: frame2.name,\n          href: frame2.url\n        };\n        frames2.push({\n          ...frame2,\n          info\n        });\n        return issue.take(element, info);\n      },\n      root: enterRoot,\n      closed: mayHost\n    };\n    const walk = new Walk(lines, finds, labelsFor(() => listed4 < maxElements || lines.at >= offset));\n    const top1 = root ?? topOf(lines);\n    if (root) {\n      walk.node(root, 0);\n      if (isSelect(root)) writeOptions(root, lines);\n    } else if (top1) walkPage(walk, lines, top1);\n    const { end, rest: rest2 } = walk;\n    if (!top1 || !end || !rest2) return {\n      lines,\n      frames: frames2,\n      found: found3,\n      unlisted\n    };\n    const counted2 = {\n      from: end.node,\n      text: lines.total - end.total\n    };\n    const walked = {\n      root: top1,\n      rest: rest2,\n      found: found3,\n      counted: counted2\n    };\n    const beyond = tally(walked, (element, content2) => finds.element(element, content2) !== null);\n    return {\n      lines,\n      frames: frames2,\n      found: walked.found + beyond.elements,\n      unlisted,\n      beyond\n    };\n  }\n  function writeOptions(select, lines) {\n    for (const option of select.options) {\n      const states = (option.selected ? " (selected)" : "") + (isOptionDisabled(option) ? " (disabled)" : "");\n      lines.block();\n      lines.at++;\n      lines.text(`- ${optionLabel(option)}${states}`);\n    }\n    lines.block();\n  }\n  function enterRoot(root) {\n    watchRoot(root);\n    enterForSecrets(root);\n  }\n  function referred2(frame2) {\n    const { info, ...rest2 } = frame2;\n    return info && /^s/.test(info.ref) ? {\n      ...rest2,\n      ref: info.ref\n    } : rest2;\n  }\n  function topOf(lines) {\n    const dialog = frontDialog();\n    if (dialog) {\n      const name = label(nameOf(dialog, "dialog"));\n      lines.marker(`modal dialog${name ? ` ${quoted(name)}` : ""}, nothing behind it can be used`);\n      lines.block();\n    }\n    return dialog ?? document.body ?? document.documentElement;\n  }\n  function walkPage(walk, lines, top1) {\n    if (isForeign(top1)) lines.verbatim(new XMLSerializer().serializeToString(document));\n    else walk.node(top1, 0);\n    if (top1 === frontDialog()) {\n      for (const layer of layersOver(top1)) walk.node(layer, 0);\n    }\n  }\n  function isForeign(root) {\n    return !/\\/(xhtml|svg|MathML)$/.test(root.namespaceURI ?? "");\n  }\n  function title2() {\n    return {\n      title: masked(document.title),\n      url: location.href\n    };\n  }\n  function readableText() {\n    const lines = new Lines(Number.MAX_SAFE_INTEGER, maskInText);\n    const finds = {\n      element: () => null,\n      full: () => false,\n      frame: () => null,\n      root: enterRoot,\n      closed: () => {\n      }\n    };\n    const top1 = topOf(lines);\n    if (top1) walkPage(new Walk(lines, finds, labelsFor(() => false)), lines, top1);\n    return lines.end().text;\n  }\n\n  // find.ts\n  var MOST_ELEMENTS = 2e4;\n  var MOST_TEXT = 1e7;\n  var LONGEST11 = 400;\n  var LONGEST_CONTEXT = 120;\n  function find(options) {\n    const root = options.ref === void 0 ? void 0 : resolve(options.ref);\n    amend(options.observation, options.first);\n    const wanted = fold(options.find).split(" ");\n    const issue = new Issue("part");\n    const hits = [];\n    let heading = "";\n    const look = (line, group, { at, by }) => {\n      const [raw, item2] = [\n        maskInText(line),\n        maskInText(group)\n      ];\n      if (/^#{1,6} /.test(raw)) heading = raw;\n      const around2 = {\n        item: item2,\n        heading: heading === raw ? "" : heading,\n        at\n      };\n      const said2 = issue.said(raw);\n      const listed4 = issue.of(raw);\n      const apart = raw.length > LONGEST11 ? listed4 : [];\n      const single = apart.flatMap((one) => {\n        const score2 = scoreOf(`${one.info.role} ${one.info.name}`, [\n          one\n        ], wanted);\n        return score2 > 0 ? [\n          {\n            raw: `${OPEN}${one.marker}]`,\n            ...around2,\n            score: score2\n          }\n        ] : [];\n      });\n      hits.push(...single);\n      const score = single.length > 0 ? 0 : scoreOf(said2, listed4, wanted);\n      if (score > 0) {\n        const words2 = listed4.length === 0 ? by : void 0;\n        hits.push({\n          raw: apart.length > 0 ? said2 : raw,\n          ...around2,\n          score,\n          by: words2\n        });\n      }\n      return line;\n    };\n    const limits = {\n      maxText: MOST_TEXT,\n      maxElements: MOST_ELEMENTS\n    };\n    const { lines, frames: frames2 } = read(limits, root, issue, look);\n    lines.end();\n    const best = new Set(hits.toSorted((a, b) => b.score - a.score).slice(0, options.most));\n    const matches2 = hits.filter((hit2) => best.has(hit2)).map((hit2) => matchOf(hit2, issue, wanted));\n    const known3 = secrets();\n    return {\n      ...title2(),\n      matches: matches2,\n      total: hits.length,\n      length: lines.total,\n      ...frontDialog() !== null && {\n        modal: true\n      },\n      elements: issue.issued(),\n      frames: frames2.map(referred2),\n      next: nextNumber(),\n      ...unknownHosts() > 0 && {\n        hosts: unknownHosts()\n      },\n      ...known3.length > 0 && {\n        secrets: known3\n      }\n    };\n  }\n  function matchOf(hit2, issue, wanted) {\n    const { raw, item: item2, heading, score, at } = hit2;\n    const around2 = [\n      heading,\n      item2 === raw || item2 === heading ? "" : item2\n    ].map((around3) => cut(collapse(issue.said(around3)), LONGEST_CONTEXT)).filter((around3) => around3 !== "");\n    const long = !raw.includes(OPEN) && raw.length > LONGEST11;\n    const line = issue.line(wordsOf3(hit2, issue) + (long ? excerpt(raw, wanted) : raw), item2);\n    return {\n      score,\n      at,\n      context: finished(around2.join(" \\u203A ")),\n      line: finished(line)\n    };\n  }\n  function wordsOf3({ by, raw }, issue) {\n    if (!by) return "";\n    const info = {\n      ref: "",\n      role: "text",\n      name: ""\n    };\n    const marker2 = issue.take(wholeOf(by, raw), info);\n    info.name = cut(label(raw), LONGEST_CONTEXT);\n    return `${OPEN}${marker2}] `;\n  }\n  function wholeOf(by, line) {\n    let at = by;\n    for (let parent = flatParent(at); parent; parent = flatParent(parent)) {\n      if (collapse(parent.textContent ?? "").length > line.length) break;\n      at = parent;\n    }\n    return at;\n  }\n  function excerpt(line, wanted) {\n    const folded = bare(line);\n    const index = wanted.map((word) => folded.indexOf(word)).find((index2) => index2 >= 0) ?? 0;\n    const from = Math.max(0, placeIn(line, index) - LONGEST11 / 2);\n    const part = head(line.slice(from), LONGEST11).replace(/^[\\udc00-\\udfff]/, "");\n    return `${from > 0 ? "\\u2026" : ""}${part}${from + LONGEST11 < line.length ? "\\u2026" : ""}`;\n  }\n  function placeIn(text, index) {\n    let [from, to] = [\n      0,\n      text.length\n    ];\n    while (to - from > 1) {\n      const middle = from + to >> 1;\n      const before3 = bare(text.slice(from, middle)).length;\n      if (index < before3) to = middle;\n      else [from, index] = [\n        middle,\n        index - before3\n      ];\n    }\n    return from;\n  }\n  function scoreOf(said2, elements2, wanted) {\n    let best = 0;\n    for (const element of elements2) {\n      const name = fold(element.info.name);\n      const called = wanted.filter((word) => word !== element.info.role);\n      const words2 = called.length > 0 ? called : wanted;\n      const query = words2.join(" ");\n      if (name === query) return 5;\n      if (name.startsWith(query)) best = Math.max(best, 4);\n      else if (hasAll(name, words2)) best = Math.max(best, 3);\n      else if (best < 2 && hasAll(fold(saidOf(element)), wanted)) best = 2;\n    }\n    if (best > 0) return best;\n    return hasAll(fold(said2), wanted) ? 1 : 0;\n  }\n  function hasAll(text, wanted) {\n    return wanted.every((word) => text.includes(word));\n  }\n  var IDS = [\n    "data-testid",\n    "data-test-id",\n    "data-test",\n    "data-cy",\n    "data-qa",\n    "id",\n    "name"\n  ];\n  function saidOf({ element, info }) {\n    const { role, name, value, description, placeholder: placeholder2, href, options } = info;\n    const labels2 = options?.map((option) => option.label) ?? [];\n    const ids = IDS.map((attribute) => element.getAttribute(attribute));\n    return [\n      role,\n      name,\n      value,\n      description,\n      placeholder2,\n      href,\n      ...labels2,\n      ...ids\n    ].join(" ");\n  }\n  function fold(text) {\n    return bare(collapse(text));\n  }\n  function bare(text) {\n    return text.normalize("NFD").replace(/\\p{M}/gu, "").toUpperCase().toLowerCase();\n  }\n\n  // commit.ts\n  var before2 = /* @__PURE__ */ new WeakMap();\n  var told2 = /* @__PURE__ */ new WeakMap();\n  var listening = false;\n  function typingBegins(field2) {\n    before2.set(field2, field2.value);\n  }\n  function commit(element) {\n    if (!isTextField(element) || !before2.has(element) || before2.get(element) === element.value) {\n      return;\n    }\n    before2.set(element, element.value);\n    told2.set(element, element.value);\n    if (!listening) addEventListener("change", onChange2, true);\n    listening = true;\n    element.dispatchEvent(new Event("change", {\n      bubbles: true\n    }));\n  }\n  function onChange2(event) {\n    const target3 = event.composedPath()[0];\n    if (!event.isTrusted || !(target3 instanceof Node) || !isTextField(target3)) return;\n    const value = told2.get(target3);\n    told2.delete(target3);\n    if (value === target3.value) event.stopImmediatePropagation();\n  }\n\n  // rehearse.ts\n  var FORMS = {\n    date: {\n      form: "YYYY-MM-DD"\n    },\n    time: {\n      form: "HH:MM or HH:MM:SS"\n    },\n    "datetime-local": {\n      form: "YYYY-MM-DDTHH:MM"\n    },\n    // Firefox has no inputs of these two types: the form is ours to hold.\n    month: {\n      form: "YYYY-MM",\n      fits: /^\\d{4,}-(0[1-9]|1[0-2])$/\n    },\n    week: {\n      form: "YYYY-Www",\n      fits: /^\\d{4,}-W(0[1-9]|[1-4]\\d|5[0-3])$/\n    },\n    color: {\n      form: "#rrggbb",\n      fits: /^#[0-9a-f]{6}$/i\n    },\n    range: {\n      form: "a number",\n      fits: /^-?\\d+(\\.\\d+)?$/\n    }\n  };\n  function rehearse(input, value) {\n    const type = input.getAttribute("type")?.toLowerCase() ?? "text";\n    const { form = "", fits: fits2 } = FORMS[type] ?? {};\n    if (value === "" && type !== "color" && type !== "range") return value;\n    const spare = document.createElement("input");\n    for (const name of [\n      "type",\n      "min",\n      "max",\n      "step"\n    ]) {\n      const bound = input.getAttribute(name);\n      if (bound !== null) spare.setAttribute(name, bound);\n    }\n    spare.value = value;\n    if (spare.value === "" || fits2 && !fits2.test(value)) {\n      throw new Fault("invalid", `${listedWords(input)} takes ${form}`);\n    }\n    const { rangeUnderflow, rangeOverflow, stepMismatch } = spare.validity;\n    const moved = type === "range" && Number(spare.value) !== Number(value);\n    if (rangeUnderflow || rangeOverflow || stepMismatch || moved) {\n      throw new Fault("invalid", `${listedWords(input)} takes ${form}${bounds(input, type)}`);\n    }\n    return spare.value;\n  }\n  function bounds(input, type) {\n    const range = type === "range";\n    const min = input.min || (range ? "0" : "");\n    const max = input.max || (range ? "100" : "");\n    const step = input.step || (range ? "1" : "");\n    return (min && ` from ${min}`) + (max && ` to ${max}`) + (step && ` in steps of ${step}`);\n  }\n\n  // fields.ts\n  function focusField(o) {\n    const element = resolve(o.ref);\n    const kind = checkFit(element, "fill");\n    mark();\n    takeFocus(element);\n    guardKeys(element);\n    if (isTextField(element)) {\n      if (kind !== "toggle") place(element, o.append);\n      typingBegins(element);\n    } else {\n      placeInside(element, o.append);\n    }\n    return prepared(element, kind);\n  }\n  function focus(o) {\n    const element = resolve(o.ref);\n    checkFit(element, "press");\n    mark();\n    takeFocus(element);\n    guardKeys(element);\n    return {};\n  }\n  function takeFocus(element) {\n    if (isHtml(element) || element instanceof SVGElement) element.focus();\n    const active = deepActiveElement();\n    if (!element.isConnected) {\n      throw new Fault("stale_ref", `${listedWords(element)} is gone: the page replaced it when it got the focus`);\n    }\n    if (active && (active === element || flatContains(element, active))) return;\n    const held2 = active && active !== document.body ? `: focus is on ${words(active)}` : "";\n    throw new Fault("not_actionable", `${listedWords(element)} does not take the focus${held2}`);\n  }\n  function insertText(o) {\n    if (!document.execCommand("insertText", false, o.text)) {\n      throw new Fault("not_actionable", "the field takes no insertion of text");\n    }\n    return {};\n  }\n  function place(field2, append) {\n    if (!append) return field2.select();\n    const end = field2.value.length;\n    try {\n      field2.setSelectionRange(end, end);\n    } catch {\n      const value = field2.value;\n      field2.value = "";\n      field2.value = value;\n    }\n  }\n  function placeInside(element, append) {\n    const selection = getSelection();\n    if (!selection) return;\n    const range = document.createRange();\n    range.selectNodeContents(append ? lastBlock(element) : element);\n    if (append) range.collapse(false);\n    selection.removeAllRanges();\n    selection.addRange(range);\n  }\n  function lastBlock(element) {\n    let at = element;\n    for (; ; ) {\n      const last = [\n        ...at.childNodes\n      ].findLast((child2) => isText(child2) ? child2.data.trim() !== "" : child2.hasChildNodes());\n      if (!last) return at;\n      at = last;\n    }\n  }\n  function setField(o) {\n    const element = resolve(o.ref);\n    checkFit(element, "fill");\n    if (!isInput(element) || kindOf(element) !== "set") {\n      throw new Fault("not_actionable", `${listedWords(element)} is typed into, not set`);\n    }\n    const value = rehearse(element, o.value);\n    mark();\n    element.focus({\n      preventScroll: true\n    });\n    if (element.value !== value) {\n      element.value = value;\n      announce(element);\n    }\n    return fieldValue(element);\n  }\n  function announce(element) {\n    element.dispatchEvent(new InputEvent("input", {\n      bubbles: true,\n      composed: true\n    }));\n    element.dispatchEvent(new Event("change", {\n      bubbles: true\n    }));\n  }\n  function readField(o) {\n    const lost2 = unguardKeys();\n    if (lost2 !== void 0) throw new Fault("not_actionable", `${lost2}. Nothing was typed`);\n    const element = resolve(o.ref);\n    commit(element);\n    const result = fieldValue(element);\n    if (o.expect !== void 0) result.kept = rawValue(element) === normal(element, o.expect);\n    return result;\n  }\n  function normal(element, text) {\n    if (!isInput(element)) return text.replace(/\\r\\n?/g, "\\n");\n    const line = text.replace(/[\\r\\n]/g, "");\n    return /^(email|url)$/.test(element.type) ? line.trim() : line;\n  }\n  function rawValue(element) {\n    if (isTextField(element) || isSelect(element)) return element.value;\n    return isHtml(element) ? element.innerText.replace(/\\n$/, "").replaceAll("\\xA0", " ") : "";\n  }\n  function fieldValue(element) {\n    const raw = rawValue(element);\n    const result = {\n      empty: raw === ""\n    };\n    if (!isSecret(element)) result.value = maskSecrets(raw);\n    const checked = checkedOf(element, roleOf(element));\n    if (checked !== void 0) result.checked = checked;\n    return result;\n  }\n\n  // marks.ts\n  var FONT = 12;\n  var LINE = 2;\n  var COLOURS = [\n    "#b00020",\n    "#0b57d0",\n    "#146c2e",\n    "#7b1fa2",\n    "#8a4b00",\n    "#00606b"\n  ];\n  function boxes(o) {\n    const marks = [];\n    const frames2 = [];\n    for (const { ref, element } of standing()) {\n      const place2 = rectsOf(element).length > 0 ? element : labelsOf(element).find(isShown) ?? element;\n      const rect = rectsOf(place2)[0];\n      if (!rect || !isShown(place2)) continue;\n      const { left: left2, top: top2, right, bottom, width, height } = rect;\n      const seen2 = right > 0 && bottom > 0 && left2 < innerWidth && top2 < innerHeight;\n      if (!seen2 && !o.whole) continue;\n      marks.push({\n        ref,\n        x: left2,\n        y: top2,\n        width,\n        height\n      });\n      const box = frameBox(element);\n      if (box) frames2.push({\n        ref,\n        ...box\n      });\n    }\n    return {\n      marks,\n      frames: frames2,\n      scroll: {\n        x: scrollX,\n        y: scrollY\n      }\n    };\n  }\n  async function paint(picture, marksJson, type) {\n    const marks = JSON.parse(marksJson);\n    const bytes = Uint8Array.from(atob(picture), (char) => char.charCodeAt(0));\n    const bitmap = await createImageBitmap(new Blob([\n      bytes\n    ]));\n    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);\n    const context = canvas.getContext("2d");\n    if (!context) throw new Error("no canvas");\n    context.drawImage(bitmap, 0, 0);\n    bitmap.close();\n    context.font = `bold ${FONT}px sans-serif`;\n    context.textBaseline = "top";\n    context.lineWidth = LINE;\n    const taken = marks.map((mark2) => mark2);\n    for (const [i, mark2] of marks.entries()) {\n      const colour = COLOURS[i % COLOURS.length] ?? "";\n      context.strokeStyle = colour;\n      context.strokeRect(mark2.x, mark2.y, mark2.width, mark2.height);\n      const tag = {\n        width: context.measureText(mark2.ref).width + 4,\n        height: FONT + 4\n      };\n      const place2 = spot(mark2, tag, taken, canvas);\n      taken.push({\n        ...place2,\n        ...tag\n      });\n      context.fillStyle = colour;\n      context.fillRect(place2.x, place2.y, tag.width, tag.height);\n      context.fillStyle = "#fff";\n      context.fillText(mark2.ref, place2.x + 2, place2.y + 2);\n    }\n    const blob = await canvas.convertToBlob({\n      type,\n      quality: 0.8\n    });\n    return await base64(blob);\n  }\n  function spot(box, tag, taken, canvas) {\n    const spots = [\n      {\n        x: box.x,\n        y: box.y - tag.height\n      },\n      {\n        x: box.x + box.width,\n        y: box.y\n      },\n      {\n        x: box.x - tag.width,\n        y: box.y\n      },\n      {\n        x: box.x,\n        y: box.y + box.height\n      }\n    ].map(({ x, y }) => ({\n      x: Math.max(0, Math.min(x, canvas.width - tag.width)),\n      y: Math.max(0, Math.min(y, canvas.height - tag.height))\n    }));\n    return spots.find((at) => !taken.some((other) => other !== box && overlap({\n      ...at,\n      ...tag\n    }, other))) ?? spots[0] ?? box;\n  }\n  function overlap(a, b) {\n    const holds = b.width > 4 * a.width && b.height > 4 * a.height;\n    return !holds && a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;\n  }\n  function base64(blob) {\n    const { promise, resolve: resolve2, reject } = Promise.withResolvers();\n    const reader = new FileReader();\n    reader.onload = () => resolve2(String(reader.result).replace(/^[^,]*,/, ""));\n    reader.onerror = () => reject(new Error("the picture cannot be read"));\n    reader.readAsDataURL(blob);\n    return promise;\n  }\n\n  // select.ts\n  var MOST_LISTED = 20;\n  function choose(o) {\n    const select = resolve(o.ref);\n    checkFit(select, "select");\n    if (!isSelect(select)) return fieldValue(select);\n    if (!select.multiple && o.values.length !== 1) {\n      throw new Fault("invalid", `${listedWords(select)} takes one value, not ${o.values.length}`);\n    }\n    const wanted = new Set(o.values.map((value) => find2(select, value)));\n    mark();\n    select.focus({\n      preventScroll: true\n    });\n    let changed = false;\n    for (const option of select.options) {\n      const selected = wanted.has(option);\n      if (option.selected === selected) continue;\n      changed = true;\n      if (select.multiple || selected) option.selected = selected;\n    }\n    if (!select.isConnected) {\n      throw new Fault("stale_ref", `${listedWords(select)} is gone: the page replaced it when it got the focus`);\n    }\n    if (changed) announce(select);\n    const kept = [\n      ...select.options\n    ].every((option) => option.selected === wanted.has(option));\n    return {\n      ...fieldValue(select),\n      kept\n    };\n  }\n  function find2(select, wanted) {\n    const all = [\n      ...select.options\n    ];\n    const text = collapse(wanted);\n    const fitting = [\n      all.filter((option2) => option2.value === wanted),\n      all.filter((option2) => optionLabel(option2) === text),\n      // The list of an observation cuts long ones.\n      all.filter((option2) => masked(optionLabel(option2)) === text || masked(option2.value) === text)\n    ].find((some) => some.length > 0) ?? [];\n    const option = fitting.find((one) => !isOptionDisabled(one));\n    if (option) return option;\n    const given = quoted(cut(defuse(text), 80));\n    if (fitting.length > 0) {\n      throw new Fault("not_actionable", `option ${given} of ${listedWords(select)} is disabled`);\n    }\n    throw new Fault("invalid", `${listedWords(select)} has no option ${given}; it has ${listed3(all)}`);\n  }\n  function listed3(options) {\n    if (options.length === 0) return "none";\n    const some = options.slice(0, MOST_LISTED).map((option) => {\n      const shown3 = quoted(cut(masked(optionLabel(option)), 60));\n      return isOptionDisabled(option) ? `${shown3} (disabled)` : shown3;\n    });\n    const rest2 = options.length - some.length;\n    return some.join(", ") + (rest2 > 0 ? ` and ${rest2} more` : "");\n  }\n\n  // through.ts\n  function through({ index, x, y, viewport: viewport2 }) {\n    const own = {\n      viewport: {\n        width: innerWidth,\n        height: innerHeight\n      }\n    };\n    const frame2 = everyFrame()[index];\n    if (!frame2) return {\n      ...own,\n      hidden: true\n    };\n    const place2 = placeOf2(frame2, x, y, viewport2);\n    if (!place2) return own;\n    const { point } = place2;\n    const found3 = deepElementFromPoint(point.x, point.y);\n    if (!found3 || found3 !== frame2 && flatContains(found3, frame2)) return {\n      ...own,\n      hidden: true\n    };\n    if (flatContains(frame2, found3)) return {\n      ...own,\n      point\n    };\n    throw new Fault("obscured", `the ${listedWords(frame2)} around it is covered there by ${describeCover(found3, frame2)}`);\n  }\n  function placeOf2(frame2, x, y, viewport2) {\n    const turn = linearPart(frame2);\n    if (!turn.is2D) return void 0;\n    const { a, b, c, d } = turn;\n    const { offsetWidth, offsetHeight, clientLeft, clientTop, clientWidth: clientWidth2, clientHeight: clientHeight2 } = frame2;\n    const drawn2 = frame2.getBoundingClientRect();\n    const zoom = drawn2.width / (Math.abs(a) * offsetWidth + Math.abs(c) * offsetHeight);\n    const style2 = getComputedStyle(frame2);\n    const [left2 = 0, top2 = 0, right = 0, bottom = 0] = [\n      style2.paddingLeft,\n      style2.paddingTop,\n      style2.paddingRight,\n      style2.paddingBottom\n    ].map(parseFloat);\n    const width = clientWidth2 - left2 - right;\n    const height = clientHeight2 - top2 - bottom;\n    const dx = clientLeft + left2 + x * width / viewport2.width - offsetWidth / 2;\n    const dy = clientTop + top2 + y * height / viewport2.height - offsetHeight / 2;\n    return {\n      point: {\n        x: drawn2.left + drawn2.width / 2 + zoom * (a * dx + c * dy),\n        y: drawn2.top + drawn2.height / 2 + zoom * (b * dx + d * dy)\n      }\n    };\n  }\n  function linearPart(element) {\n    let all = new DOMMatrix();\n    for (let at = element; at; at = flatParent(at)) {\n      const { transform, rotate, scale } = getComputedStyle(at);\n      if (transform === "none" && rotate === "none" && scale === "none") continue;\n      const own = new DOMMatrix([\n        rotate === "none" ? "" : `rotate${rotate.includes(" ") ? "3d" : ""}(${rotate3d(rotate)})`,\n        scale === "none" ? "" : `scale(${scale.split(" ").slice(0, 2).join(",")})`,\n        transform === "none" ? "" : transform\n      ].join(" "));\n      own.e = own.f = 0;\n      all = own.multiply(all);\n    }\n    return all;\n  }\n  function rotate3d(rotate) {\n    return rotate.replace(/^x /, "1 0 0 ").replace(/^y /, "0 1 0 ").replaceAll(" ", ",");\n  }\n\n  // wait.ts\n  var POLL = 200;\n  var REST = 3;\n  async function waitFor(wish) {\n    const end = performance.now() + wish.bound;\n    let wake = () => {\n    };\n    const stop = onChange(() => wake());\n    try {\n      for (; ; ) {\n        const looked = performance.now();\n        const missing = lacking(wish);\n        const now = performance.now();\n        if (!missing) return {\n          met: true\n        };\n        if (now >= end) return {\n          met: false,\n          missing\n        };\n        await pause(Math.min((now - looked) * REST, end - now));\n        const woken = new Promise((resolve2) => wake = resolve2);\n        await Promise.race([\n          woken,\n          pause(Math.min(POLL, end - performance.now()))\n        ]);\n      }\n    } finally {\n      stop();\n    }\n  }\n  function lacking({ text, gone }) {\n    const shows = shown2();\n    const given = (wanted) => quoted(cut(defuse(collapse(wanted)), 80));\n    if (text !== void 0 && !shows(text)) return `the text ${given(text)} has not appeared`;\n    if (gone !== void 0 && shows(gone)) return `the text ${given(gone)} is still there`;\n    return void 0;\n  }\n  function shown2() {\n    let drawn2;\n    let read2;\n    return (wanted) => {\n      const words2 = plain(wanted);\n      drawn2 ??= plain(document.body?.innerText ?? "");\n      if (drawn2.includes(words2)) return true;\n      read2 ??= plain(readableText());\n      return read2.includes(words2);\n    };\n  }\n  function plain(text) {\n    return collapse(text).toLowerCase();\n  }\n\n  // main.ts\n  var page = {\n    observe: (o) => attempt(() => observe(o)),\n    find: (o) => attempt(() => find(o)),\n    title: title2,\n    mark() {\n      mark();\n      return {};\n    },\n    refuse() {\n      refuse();\n      return {};\n    },\n    changes: changesSinceMark,\n    settle,\n    prepare: (o) => attemptLater(() => prepare(o)),\n    through: (o) => attempt(() => through(o)),\n    drag: (o) => attemptLater(() => drag(o)),\n    focusField: (o) => attempt(() => focusField(o)),\n    setField: (o) => attempt(() => setField(o)),\n    insertText: (o) => attempt(() => insertText(o)),\n    readField: (o) => attempt(() => readField(o)),\n    choose: (o) => attempt(() => choose(o)),\n    focus: (o) => attempt(() => focus(o)),\n    aimWheel: (o) => attempt(() => aimWheel(o)),\n    scrollState: (o) => attempt(() => scrollState(o)),\n    boxes,\n    waitFor\n  };\n  function isMethod(name) {\n    return Object.hasOwn(page, name);\n  }\n  function call(method, argsJson) {\n    try {\n      if (!isMethod(method)) return crash(`no method ${method}`);\n      arrive();\n      forgetSecrets();\n      const result = Reflect.apply(page[method], page, [\n        JSON.parse(argsJson)\n      ]);\n      return result instanceof Promise ? result.then(answer2, crash) : answer2(result);\n    } catch (error) {\n      return crash(error);\n    }\n  }\n  function answer2(result) {\n    const done = typeof result === "object" && result !== null && ("ok" in result || "fault" in result);\n    return JSON.stringify(done ? result : {\n      ok: result\n    });\n  }\n  var LONGEST_CRASH = 1500;\n  function crash(error) {\n    const message = error instanceof Error ? `${error.message}\n${error.stack ?? ""}` : String(error);\n    return JSON.stringify({\n      crash: message.slice(0, LONGEST_CRASH)\n    });\n  }\n  var watched;\n  function arrive() {\n    if (watched === document) return;\n    watched = document;\n    watchPresses();\n    watchDocument();\n  }\n  arrive();\n  Object.defineProperty(globalThis, "foxden", {\n    value: {\n      call,\n      windows: frameWindows,\n      focused: focusedWindow,\n      shown: shownWindows,\n      every: everyWindow,\n      hosts,\n      adopt,\n      paint\n    }\n  });\n})();\n}\n';

// firefox/browser.ts
var VIEWPORT = {
  width: 1280,
  height: 900
};
var SANDBOX = "foxden";
var ACTIVATE_BOUND = 1e3;
var INSTALL = page_generated_default;
var Browser = class _Browser {
  bidi;
  limits;
  notice;
  secrets;
  tabs;
  /** Observations made in this session; their numbers are never used twice. */
  observations;
  /** Which tab each observation was of, for the reason why a reference is stale. */
  observed;
  #byContext;
  #parents;
  #lastTab;
  /** A tab that nobody has seen yet. */
  #spare;
  /** The context in front, when it is known. */
  #front;
  constructor(bidi, limits) {
    this.bidi = bidi;
    this.limits = limits;
    this.notice = new Notice();
    this.secrets = new Secrets();
    this.tabs = /* @__PURE__ */ new Map();
    this.observations = 0;
    this.observed = /* @__PURE__ */ new Map();
    this.#byContext = /* @__PURE__ */ new Map();
    this.#parents = /* @__PURE__ */ new Map();
    this.#lastTab = 0;
  }
  /** Sets up the BiDi session: subscriptions, page scripts, and what would else hang or write. */
  static async start(bidi, limits, signal) {
    const browser = new _Browser(bidi, limits);
    listen(bidi, browser);
    const sandbox = SANDBOX;
    await Promise.all([
      bidi.send("session.subscribe", {
        events: [
          ...SUBSCRIBED
        ]
      }, signal),
      bidi.send("script.addPreloadScript", {
        functionDeclaration: INSTALL,
        sandbox
      }, signal),
      bidi.send("network.addIntercept", {
        phases: [
          "authRequired"
        ]
      }, signal),
      bidi.send("browser.setDownloadBehavior", {
        downloadBehavior: {
          type: "denied"
        }
      }, signal),
      bidi.send("browsingContext.setViewport", {
        viewport: VIEWPORT,
        userContexts: [
          "default"
        ]
      }, signal)
    ]);
    const first = await bidi.send("browsingContext.create", {
      type: "tab"
    }, signal);
    browser.#spare = Promise.resolve(first);
    browser.#front = first.context;
    return browser;
  }
  /**
   * Makes a tab, behind the others perhaps. The first was made with the browser. Firefox's own first tab is never used: it
   * cannot be given focus, and it is what lets the last of the others be closed.
   */
  async create(signal) {
    if (this.tabs.size >= this.limits.tabs) {
      const open2 = [
        ...this.tabs.keys()
      ].join(", ");
      throw new Fault("limit", `The ${this.limits.tabs} tabs of this conversation are open (${open2}). Close one first.`);
    }
    const spare = this.#spare;
    this.#spare = void 0;
    const made = spare ?? this.bidi.send("browsingContext.create", {
      type: "tab"
    }, signal);
    const { context } = await made;
    return this.#adopt(new Tab(`t${++this.#lastTab}`, context));
  }
  /**
   * Makes the next tab in advance, behind the others, once an agent has shown that it uses several:
   * a tab takes 60 to 90 ms to make and 12 MB to hold, which one that stays with one page never pays.
   */
  prepareTab() {
    if (this.#lastTab < 2 || this.#spare !== void 0 || this.tabs.size >= this.limits.tabs) {
      return;
    }
    this.#spare = this.bidi.send("browsingContext.create", {
      type: "tab",
      background: true
    });
    this.#spare.catch(() => this.#spare = void 0);
  }
  /**
   * Brings a tab to the front: behind another it is hidden, draws one frame a second and has no
   * focus. When the tab in front is wedged Firefox switches but never answers, hence the bound.
   */
  async activate(tab, signal) {
    if (this.#front === tab.context) return;
    this.#front = tab.context;
    const bound = AbortSignal.any([
      signal,
      AbortSignal.timeout(ACTIVATE_BOUND)
    ]);
    try {
      await this.bidi.send("browsingContext.activate", {
        context: tab.context
      }, bound);
    } catch (error) {
      if (signal.aborted || !(bound.aborted || error instanceof BidiError)) throw error;
    }
  }
  #adopt(tab) {
    this.tabs.set(tab.id, tab);
    this.#byContext.set(tab.context, tab);
    return tab;
  }
  /** A window that a page opened is a tab like any, up to the cap; beyond it, it is closed. */
  adoptPopup(context, url, openerContext) {
    const opener = this.tabOf(openerContext);
    if (this.#byContext.has(context) || opener === void 0) return;
    if (this.tabs.size >= this.limits.tabs) {
      this.bidi.send("browsingContext.close", {
        context
      }).catch(() => {
      });
      opener.diagnostics.add("popup", `closed, since ${this.limits.tabs} tabs are open: ${url}`);
      return;
    }
    const tab = this.#adopt(new Tab(`t${++this.#lastTab}`, context, opener.id));
    tab.url = url;
    this.#front = void 0;
    opener.journal.popups.push(tab);
  }
  nest(context, parent) {
    this.#parents.set(context, parent);
  }
  parentOf(context) {
    return this.#parents.get(context);
  }
  /** The tab that a context, nested or not, belongs to. */
  tabOf(context) {
    for (let at = context; at; at = this.#parents.get(at)) {
      const tab = this.#byContext.get(at);
      if (tab !== void 0) return tab;
    }
    return void 0;
  }
  /** The contexts of the frames in a tab, as deep as they go. */
  nested(tab) {
    return [
      ...this.#parents.keys()
    ].filter((context) => this.tabOf(context) === tab);
  }
  forget(context) {
    this.tabOf(context)?.loadingFrames.delete(context);
    this.#parents.delete(context);
    const tab = this.#byContext.get(context);
    if (tab === void 0) return;
    tab.gone = "it was closed";
    this.#front = void 0;
    this.#byContext.delete(context);
    this.tabs.delete(tab.id);
    if (tab.discarded) return;
    for (const other of this.tabs.values()) other.journal.closed.push(tab.id);
    tab.journal.closed.push(tab.id);
  }
  tab(id) {
    const tab = this.tabs.get(id);
    if (tab !== void 0) return tab;
    const open2 = [
      ...this.tabs.keys()
    ].join(", ") || "none; use open";
    throw new Fault("no_tab", `There is no tab ${JSON.stringify(id.slice(0, 20))}. Open tabs: ${open2}.`);
  }
  infos() {
    return [
      ...this.tabs.values()
    ].map((tab) => tab.info);
  }
};

// firefox/inpage.ts
var Replaced = class extends Error {
  name = "Replaced";
};
var CRASH_TOLD = 2e3;
var REPLACED_TOLD = 300;
var NEXT = {
  stale_ref: "Use the references of the newest answer, or take a new snapshot.",
  obscured: "Act on what covers it first, or scroll; then take a new snapshot.",
  not_actionable: "Choose another element or action, or change the page first.",
  invalid: "Correct it and call again."
};
var CALL = "(method, args) => globalThis.foxden.call(method, args)";
var MISSING = "foxden-missing";
var GUARDED = `(method, args) => globalThis.foxden ? (${CALL})(method, args) : "${MISSING}"`;
async function call(browser, tab, method, args, signal, context = tab.context) {
  checkAlive(tab);
  const given = [
    method,
    JSON.stringify(args)
  ].map(text);
  let said2 = await ask(browser, tab, context, GUARDED, given, signal);
  if (said2 === MISSING) {
    await ask(browser, tab, context, `() => { (${INSTALL})(); return ""; }`, [], signal);
    said2 = await ask(browser, tab, context, GUARDED, given, signal);
  }
  const answer2 = JSON.parse(said2);
  if (answer2.crash !== void 0) {
    throw new Fault("internal", `The page script failed in ${method}: ${answer2.crash}. Take a new snapshot.`);
  }
  if (answer2.fault !== void 0) {
    const { code, message } = answer2.fault;
    throw new Fault(code, `${message}. ${NEXT[code]}`, true);
  }
  return answer2.ok;
}
function checkAlive(tab) {
  if (!tab.crashed) return;
  throw new Fault("navigation", "The page's process crashed. Use reload or navigate to load it anew.");
}
var text = (value) => ({
  type: "string",
  value
});
async function ask(browser, tab, context, functionDeclaration, args, signal) {
  const result = await evaluate(browser, tab, context, functionDeclaration, args, signal);
  if (result.type !== "string") {
    throw new Fault("internal", "The page script answered with no text.");
  }
  return result.value;
}
async function evaluate(browser, tab, context, functionDeclaration, args, signal) {
  try {
    const reply = await browser.bidi.send("script.callFunction", {
      functionDeclaration,
      awaitPromise: true,
      target: {
        context,
        sandbox: SANDBOX
      },
      arguments: args,
      resultOwnership: "none"
    }, signal);
    if (reply.type === "exception") {
      throw new Fault("internal", `The page script failed: ${reply.exceptionDetails.text}.`);
    }
    return reply.result;
  } catch (error) {
    if (error instanceof BidiError) {
      if (/parent process browsing contexts/.test(error.message)) {
        await browser.notice.within(CRASH_TOLD, () => tab.crashed || tab.gone !== void 0, signal);
      } else if (/Actor|aborted/i.test(error.message)) {
        await browser.notice.within(REPLACED_TOLD, () => tab.crashed || tab.loading, signal);
      }
      checkAlive(tab);
    }
    if (error instanceof BidiError && /^(no such frame|unknown error)$/.test(error.error)) {
      throw new Replaced(error.message);
    }
    throw error;
  }
}

// npm:diff/8.0.2/libesm/diff/base.js
var Diff = class {
  diff(oldStr, newStr, options = {}) {
    let callback;
    if (typeof options === "function") {
      callback = options;
      options = {};
    } else if ("callback" in options) {
      callback = options.callback;
    }
    const oldString = this.castInput(oldStr, options);
    const newString = this.castInput(newStr, options);
    const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
    const newTokens = this.removeEmpty(this.tokenize(newString, options));
    return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
  }
  diffWithOptionsObj(oldTokens, newTokens, options, callback) {
    var _a;
    const done = (value) => {
      value = this.postProcess(value, options);
      if (callback) {
        setTimeout(function() {
          callback(value);
        }, 0);
        return void 0;
      } else {
        return value;
      }
    };
    const newLen = newTokens.length, oldLen = oldTokens.length;
    let editLength = 1;
    let maxEditLength = newLen + oldLen;
    if (options.maxEditLength != null) {
      maxEditLength = Math.min(maxEditLength, options.maxEditLength);
    }
    const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
    const abortAfterTimestamp = Date.now() + maxExecutionTime;
    const bestPath = [
      {
        oldPos: -1,
        lastComponent: void 0
      }
    ];
    let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
    if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
      return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
    }
    let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
    const execEditLength = () => {
      for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
        let basePath;
        const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
        if (removePath) {
          bestPath[diagonalPath - 1] = void 0;
        }
        let canAdd = false;
        if (addPath) {
          const addPathNewPos = addPath.oldPos - diagonalPath;
          canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
        }
        const canRemove = removePath && removePath.oldPos + 1 < oldLen;
        if (!canAdd && !canRemove) {
          bestPath[diagonalPath] = void 0;
          continue;
        }
        if (!canRemove || canAdd && removePath.oldPos < addPath.oldPos) {
          basePath = this.addToPath(addPath, true, false, 0, options);
        } else {
          basePath = this.addToPath(removePath, false, true, 1, options);
        }
        newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
        if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
          return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
        } else {
          bestPath[diagonalPath] = basePath;
          if (basePath.oldPos + 1 >= oldLen) {
            maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
          }
          if (newPos + 1 >= newLen) {
            minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
          }
        }
      }
      editLength++;
    };
    if (callback) {
      (function exec() {
        setTimeout(function() {
          if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
            return callback(void 0);
          }
          if (!execEditLength()) {
            exec();
          }
        }, 0);
      })();
    } else {
      while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
        const ret = execEditLength();
        if (ret) {
          return ret;
        }
      }
    }
  }
  addToPath(path, added, removed, oldPosInc, options) {
    const last = path.lastComponent;
    if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
      return {
        oldPos: path.oldPos + oldPosInc,
        lastComponent: {
          count: last.count + 1,
          added,
          removed,
          previousComponent: last.previousComponent
        }
      };
    } else {
      return {
        oldPos: path.oldPos + oldPosInc,
        lastComponent: {
          count: 1,
          added,
          removed,
          previousComponent: last
        }
      };
    }
  }
  extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
    const newLen = newTokens.length, oldLen = oldTokens.length;
    let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
    while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
      newPos++;
      oldPos++;
      commonCount++;
      if (options.oneChangePerToken) {
        basePath.lastComponent = {
          count: 1,
          previousComponent: basePath.lastComponent,
          added: false,
          removed: false
        };
      }
    }
    if (commonCount && !options.oneChangePerToken) {
      basePath.lastComponent = {
        count: commonCount,
        previousComponent: basePath.lastComponent,
        added: false,
        removed: false
      };
    }
    basePath.oldPos = oldPos;
    return newPos;
  }
  equals(left, right, options) {
    if (options.comparator) {
      return options.comparator(left, right);
    } else {
      return left === right || !!options.ignoreCase && left.toLowerCase() === right.toLowerCase();
    }
  }
  removeEmpty(array) {
    const ret = [];
    for (let i = 0; i < array.length; i++) {
      if (array[i]) {
        ret.push(array[i]);
      }
    }
    return ret;
  }
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  castInput(value, options) {
    return value;
  }
  // eslint-disable-next-line @typescript-eslint/no-unused-vars
  tokenize(value, options) {
    return Array.from(value);
  }
  join(chars) {
    return chars.join("");
  }
  postProcess(changeObjects, options) {
    return changeObjects;
  }
  get useLongestToken() {
    return false;
  }
  buildValues(lastComponent, newTokens, oldTokens) {
    const components = [];
    let nextComponent;
    while (lastComponent) {
      components.push(lastComponent);
      nextComponent = lastComponent.previousComponent;
      delete lastComponent.previousComponent;
      lastComponent = nextComponent;
    }
    components.reverse();
    const componentLen = components.length;
    let componentPos = 0, newPos = 0, oldPos = 0;
    for (; componentPos < componentLen; componentPos++) {
      const component = components[componentPos];
      if (!component.removed) {
        if (!component.added && this.useLongestToken) {
          let value = newTokens.slice(newPos, newPos + component.count);
          value = value.map(function(value2, i) {
            const oldValue = oldTokens[oldPos + i];
            return oldValue.length > value2.length ? oldValue : value2;
          });
          component.value = this.join(value);
        } else {
          component.value = this.join(newTokens.slice(newPos, newPos + component.count));
        }
        newPos += component.count;
        if (!component.added) {
          oldPos += component.count;
        }
      } else {
        component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
        oldPos += component.count;
      }
    }
    return components;
  }
};

// npm:diff/8.0.2/libesm/diff/array.js
var ArrayDiff = class extends Diff {
  tokenize(value) {
    return value.slice();
  }
  join(value) {
    return value;
  }
  removeEmpty(value) {
    return value;
  }
};
var arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
  return arrayDiff.diff(oldArr, newArr, options);
}

// firefox/changes.ts
var MOST_EDITS = 2e3;
function changes(before, after, amends) {
  const text2 = difference(before.text, after);
  if (text2 === void 0 || text2.length >= after.text.length && text2 !== "") return after;
  const old = new Map(before.elements.map((element) => [
    element.ref,
    said(element)
  ]));
  const elements = after.elements.filter((element) => old.get(element.ref) !== said(element));
  return {
    ...after,
    text: text2,
    elements,
    frames: [],
    amends
  };
}
function said({ offscreen: _, ...element }) {
  return JSON.stringify(element);
}
function difference(before, after) {
  const parts = diffArrays(lines(before), lines(after.text), {
    maxEditLength: MOST_EDITS
  });
  if (parts === void 0) return void 0;
  const last = parts.at(-1);
  if (after.truncated?.text && last?.removed) parts.pop();
  const written2 = [];
  let [heading, told] = [
    "",
    ""
  ];
  const tell = (line) => {
    if (heading !== told) written2.push(heading === "" ? "under no heading" : `in ${heading}`);
    told = heading;
    written2.push(line);
  };
  for (const [i, { value, added, removed }] of parts.entries()) {
    if (removed) {
      const again = new Set(parts[i + 1]?.added ? parts[i + 1]?.value.map(plain) : []);
      tellGone(value.filter((line) => !again.has(plain(line))), tell);
      continue;
    }
    const before2 = new Set(added && parts[i - 1]?.removed ? parts[i - 1]?.value.map(plain) : []);
    for (const line of value) {
      if (/^(#{1,6} |\[s\d+e\d+ iframe )/.test(line)) heading = line;
      else if (/^\[end of s\d+e\d+/.test(line)) heading = "";
      if (added) tell(`${before2.has(plain(line)) ? "~" : "+"} ${line}`);
    }
  }
  return written2.join("\n");
}
var lines = (text2) => text2 === "" ? [] : text2.split("\n");
var MOST_GONE = 6;
function tellGone(lines3, tell) {
  const told = lines3.length > MOST_GONE ? lines3.slice(0, MOST_GONE - 1) : lines3;
  for (const line of told) tell(`- ${line}`);
  const more = lines3.length - told.length;
  if (more > 0) tell(`- \u2026 and ${more} more lines`);
}
var STATE = / (?:(?:value|placeholder|options|invalid|hint)=(?:"(?:\\.|[^"\\])*"(?: and \d+ more)?|\d+)|checked|mixed|half-pressed|pressed|selected|current|expanded|collapsed|disabled|readonly|required|invalid)(?=[ \]])/g;
function plain(line) {
  const bare = line.replace(/\[s\d+e\d+ /g, "[");
  return bare === line ? line : bare.replace(STATE, "");
}

// firefox/fit.ts
var LARGEST = 2e5;
function fit(elements) {
  for (let most = 50; most > 0 && JSON.stringify(elements).length > LARGEST; most >>= 1) {
    elements = elements.map((element) => {
      const { options } = element;
      if (options === void 0 || options.length <= most) return element;
      const optionsTotal = element.optionsTotal ?? options.length;
      return {
        ...element,
        options: options.slice(0, most),
        optionsTotal
      };
    });
  }
  if (JSON.stringify(elements).length > LARGEST) {
    elements = elements.map((element) => {
      const { href, description, ...rest } = element;
      return {
        ...rest,
        ...href !== void 0 && {
          href: cut(href)
        },
        ...description !== void 0 && {
          description: cut(description)
        }
      };
    });
  }
  return elements;
}
var cut = (text2) => text2.length > 100 ? `${text2.slice(0, 99)}\u2026` : text2;

// firefox/refs.ts
var FORM = /^s([1-9]\d{0,8})e([1-9]\d{0,8})$/;
var AGAIN = "Use the references of the newest answer, or take a new snapshot.";
function placeOf(browser, tab, ref) {
  checkAlive(tab);
  const observation = Number(FORM.exec(ref)?.[1]);
  if (!FORM.test(ref)) {
    throw new Fault("invalid", `${JSON.stringify(ref.slice(0, 40))} is no reference; they look like s4e12. ${AGAIN}`);
  }
  if (observation === tab.standing) {
    const place2 = tab.given.places.get(ref) ?? tab.context;
    if (browser.tabOf(place2) === tab) return place2;
    throw new Fault("stale_ref", `The frame that ${ref} was in is gone. ${AGAIN}`);
  }
  const of = browser.observed.get(observation);
  const reason = of === void 0 ? `${ref} was never issued in this session` : of !== tab.id ? `${ref} belongs to tab ${of}, not to ${tab.id}` : observation <= tab.void ? `the page has navigated since ${ref} was issued` : `${ref} is from observation ${observation}; a newer one (${tab.standing}) replaced its references`;
  throw new Fault("stale_ref", `${reason}. ${AGAIN}`);
}
async function callOn(browser, tab, method, args, signal) {
  return await call(browser, tab, method, args, signal, placeOf(browser, tab, args.ref));
}

// firefox/hosts.ts
async function adoptHosts(browser, tab, context, signal) {
  const hosts = await evaluate(browser, tab, context, "() => globalThis.foxden.hosts()", [], signal);
  const roots = (hosts.type === "array" ? hosts.value ?? [] : []).flatMap((host, index) => {
    const root = host.type === "node" ? host.value?.shadowRoot : void 0;
    return root?.sharedId !== void 0 && root.value?.mode === "closed" ? [
      {
        index,
        sharedId: root.sharedId
      }
    ] : [];
  });
  if (roots.length === 0) return false;
  await evaluate(browser, tab, context, "(indexes, ...roots) => { globalThis.foxden.adopt(JSON.parse(indexes), roots); return null; }", [
    {
      type: "string",
      value: JSON.stringify(roots.map(({ index }) => index))
    },
    ...roots.map(({ sharedId }) => ({
      sharedId
    }))
  ], signal);
  return true;
}

// firefox/read.ts
var FRAME_BOUND = 2e3;
var QUIET = 60;
var QUIET_BOUND = 500;
var FRAMES_BOUND = 2e3;
var MOST_ENTERED = 30;
var DEEPEST = 5;
var LEAST_ROOM = 200;
var NOTE = 150;
var MOST_LISTED = 100;
var Reader = class {
  browser;
  tab;
  given;
  signal;
  #entered;
  /** How long frames were waited for that did not answer, ms. */
  #spent;
  #room;
  constructor(browser, tab, given, signal) {
    this.browser = browser;
    this.tab = tab;
    this.given = given;
    this.signal = signal;
    this.#entered = 0;
    this.#spent = 0;
    const { text: text2, elements } = browser.limits;
    this.#room = {
      text: text2,
      elements
    };
  }
  /** `inside` is the reference of the frame whose document it is. */
  async document(context, wanted2, signal = this.signal, inside, depth = 0) {
    const { given, tab } = this;
    const page = await this.#observe(context, wanted2, signal);
    this.#room.text -= page.text.length;
    this.#room.elements -= page.elements.length;
    for (const element of page.elements) {
      if (inside !== void 0) element.frame = inside;
      if (context !== tab.context) given.places.set(element.ref, context);
    }
    if (context !== tab.context) given.entered.add(context);
    const seen = {
      ...page,
      frames: []
    };
    const contexts = page.frames.length > 0 ? await contextsOf(this.browser, tab, context, signal) : [];
    for (const [i, { ref, ...frame }] of page.frames.entries()) {
      const child = ref === void 0 ? void 0 : await this.#frame(ref, frame, contexts[i], wanted2, depth);
      if (ref !== void 0) seen.text = this.#below(seen.text, ref, child?.text, frame.note);
      if (seen.frames.length < MOST_LISTED) seen.frames.push(frame);
      if (ref === void 0 || child === void 0) continue;
      seen.frames.push(...child.frames.slice(0, MOST_LISTED - seen.frames.length));
      const at = seen.elements.findIndex((element) => element.ref === ref);
      seen.elements.splice(at + 1, 0, ...child.elements);
      add(seen, page, child);
    }
    return seen;
  }
  /**
   * Puts a frame's text below its marker, with its end marked, so that nobody takes it for the page's. A frame that
   * was not read has a line that says so while there is room for it.
   */
  #below(text2, ref, inner, note) {
    const marker = text2.indexOf(`[${ref} `);
    if (marker < 0) return text2;
    const end2 = text2.indexOf("\n", marker);
    const at = end2 < 0 ? text2.length : end2;
    const last = `
[end of ${ref}${note === void 0 ? "" : `: ${note}`}]`;
    if (inner === void 0 && this.#room.text < last.length) return text2;
    this.#room.text += (inner === void 0 ? 0 : NOTE) - last.length;
    return `${text2.slice(0, at)}${inner ? `
${inner}` : ""}${last}${text2.slice(at)}`;
  }
  async #observe(context, wanted2, signal) {
    const { browser, tab, given } = this;
    const ask2 = () => call(browser, tab, "observe", {
      ...wanted2,
      first: given.next,
      maxText: Math.max(0, this.#room.text),
      maxElements: Math.max(0, this.#room.elements)
    }, signal, context);
    let page = await ask2();
    for (let deep = 0; deep < DEEPEST && page.hosts !== void 0; deep++) {
      if (!await adoptHosts(browser, tab, context, signal)) break;
      page = await ask2();
    }
    const held = context === tab.context ? tab.secrets : tab.framed;
    for (const secret of page.secrets ?? []) held.add(secret);
    given.next = page.next;
    return page;
  }
  /** The frame's content; `frame.note` says why there is none or not all of it. */
  async #frame(ref, frame, context, wanted2, depth) {
    if (context === void 0) return void (frame.note = "not read: it has no document");
    this.given.shows.set(ref, context);
    if (this.#spent >= FRAMES_BOUND) {
      return void (frame.note = "not read: other frames did not answer in time");
    }
    if (this.#room.text < LEAST_ROOM + NOTE || this.#entered >= MOST_ENTERED || depth >= DEEPEST) {
      return void (frame.note = `not read here; snapshot it with ref ${ref}`);
    }
    this.#entered++;
    this.#room.text -= NOTE;
    await this.#arrival(context);
    const bound = AbortSignal.any([
      this.signal,
      AbortSignal.timeout(FRAME_BOUND)
    ]);
    try {
      const { observation, issuing } = wanted2;
      const child = await this.document(context, {
        observation,
        issuing
      }, bound, ref, depth + 1);
      const sent = frame.url.startsWith("http");
      if (child.url === "about:blank" && sent) frame.note = "not loaded yet";
      else {
        frame.url = cutUrl(child.url);
        frame.inText = true;
        const cut2 = cutOf(child, ref);
        if (cut2 !== void 0) frame.note = cut2;
      }
      return child;
    } catch (error) {
      this.signal.throwIfAborted();
      frame.note = bound.aborted ? "not read: it does not answer" : error instanceof Replaced ? "not read: it is loading" : "not read: its document is odd";
      if (!bound.aborted && !(error instanceof Replaced || error instanceof Fault)) throw error;
      if (bound.aborted) this.#spent += FRAME_BOUND;
      return void 0;
    }
  }
  /** A document that has just begun to come into a frame is waited for, once. */
  async #arrival(context) {
    const { browser, tab, signal } = this;
    const there = () => !tab.loadingFrames.has(context);
    if (there()) return;
    const came = await browser.notice.within(FRAME_BOUND, there, signal);
    tab.loadingFrames.delete(context);
    if (!came) return;
    const bound = AbortSignal.any([
      signal,
      AbortSignal.timeout(FRAME_BOUND)
    ]);
    const quiet = {
      quiet: QUIET,
      patience: 0,
      bound: QUIET_BOUND,
      acted: false
    };
    try {
      await call(browser, tab, "settle", quiet, bound, context);
    } catch (error) {
      signal.throwIfAborted();
      if (!(bound.aborted || error instanceof Replaced)) throw error;
    }
  }
};
async function contextsOf(browser, tab, context, signal, which = "windows") {
  const ask2 = `() => globalThis.foxden?.${which}() ?? []`;
  const windows = await evaluate(browser, tab, context, ask2, [], signal);
  if (windows.type !== "array") return [];
  return (windows.value ?? []).map((w) => w.type === "window" ? w.value.context : void 0);
}
async function focusedContext(browser, tab, signal) {
  let context = tab.context;
  for (let depth = 0; tab.given.entered.size > 0 && depth < DEEPEST; depth++) {
    const ask2 = "() => globalThis.foxden.focused()";
    const inner = await evaluate(browser, tab, context, ask2, [], signal);
    if (inner.type !== "window") break;
    context = inner.value.context;
  }
  return context;
}
function cutOf({ truncated }, ref) {
  if (truncated === void 0) return void 0;
  const { text: text2, elements } = truncated;
  const offset = Math.min(text2?.next ?? Infinity, elements?.next ?? Infinity);
  const said2 = [
    text2 && `${text2.shown} of ${text2.total} characters`,
    elements && `${elements.shown} of ${elements.total} elements`
  ].filter((part) => part !== void 0).join(", ");
  const on = Number.isFinite(offset) ? ` and offset ${offset}` : "";
  return `cut, ${said2}; snapshot with ref ${ref}${on} goes on`;
}
function add(seen, page, child) {
  const whole = seen.truncated ?? {};
  const sum = (mine, own, other, others) => ({
    shown: (mine?.shown ?? own) + (other?.shown ?? others),
    total: (mine?.total ?? own) + (other?.total ?? others),
    ...mine?.next !== void 0 && {
      next: mine.next
    },
    ...(mine?.about || other?.about) && {
      about: true
    }
  });
  const { text: text2, elements } = child.truncated ?? {};
  if (whole.text || text2) {
    whole.text = sum(whole.text, page.text.length, text2, child.text.length);
  }
  if (whole.elements || elements) {
    whole.elements = sum(whole.elements, page.elements.length, elements, child.elements.length);
  }
  if (whole.text || whole.elements) seen.truncated = whole;
}

// firefox/search.ts
var LONGEST_NAME = 100;
var MOST3 = 40;
async function search(browser, tab, given, query, signal) {
  const all2 = [];
  const elements = [];
  const frames = [];
  let [total, missed2, spent, modal] = [
    0,
    0,
    0,
    false
  ];
  const documents2 = [
    {
      inside: "",
      context: query.context,
      ...query.ref !== void 0 && {
        ref: query.ref
      }
    }
  ];
  for (const [i, { context, ref, inside }] of documents2.entries()) {
    if (spent >= FRAMES_BOUND) {
      missed2++;
      continue;
    }
    const bound = i === 0 ? signal : AbortSignal.any([
      signal,
      AbortSignal.timeout(FRAME_BOUND)
    ]);
    try {
      const page = await look(browser, tab, given, query, {
        context,
        ref
      }, bound);
      modal ||= page.modal === true;
      const long = i === 0 && page.length > browser.limits.text;
      all2.push(...page.matches.map((match) => ({
        ...match,
        context: placeOf2([
          inside,
          match.context
        ], long ? match.at : void 0)
      })));
      total += page.total;
      frames.push(...page.frames);
      for (const element of page.elements) {
        if (context !== tab.context) given.places.set(element.ref, context);
        elements.push(element);
      }
      if (context !== tab.context) given.entered.add(context);
      if (page.frames.length === 0) continue;
      for (const [n, inner] of (await contextsOf(browser, tab, context, bound)).entries()) {
        if (inner !== void 0 && documents2.length <= MOST_ENTERED) {
          const { name = "", url = "" } = page.frames[n] ?? {};
          documents2.push({
            context: inner,
            inside: `iframe ${JSON.stringify((name || url).slice(0, LONGEST_NAME))}`
          });
        } else missed2++;
      }
    } catch (error) {
      signal.throwIfAborted();
      const odd = error instanceof Replaced || error instanceof Fault;
      if (i === 0 || !(bound.aborted || odd)) throw error;
      missed2++;
      if (bound.aborted) spent += FRAME_BOUND;
    }
  }
  const ranked = all2.toSorted((a, b) => b.score - a.score).slice(query.offset);
  const note = [
    missed2 > 0 && `[${missed2} ${missed2 === 1 ? "frame was" : "frames were"} not searched]`,
    modal && "[only the dialog in front was searched]"
  ].filter((part) => part !== false).join("\n");
  const shown2 = fitting(ranked.slice(0, MOST3), browser.limits, note.length + 1);
  const text2 = [
    written(shown2),
    note
  ].filter((part) => part !== "").join("\n");
  const next = query.offset + shown2.length;
  return {
    text: text2,
    elements: elements.filter(({ ref }) => text2.includes(`[${ref} `)),
    frames,
    found: {
      shown: shown2.length,
      total,
      ...next < total && shown2.length > 0 && {
        next
      }
    }
  };
}
function fitting(matches2, limits, taken) {
  let [text2, elements] = [
    limits.text - taken,
    limits.elements
  ];
  const more = matches2.findIndex(({ context, line }) => {
    text2 -= context.length + line.length + 10;
    elements -= line.match(/\[s\d+e\d+ /g)?.length ?? 0;
    return text2 < 0 || elements < 0;
  });
  return more < 0 ? matches2 : matches2.slice(0, Math.max(1, more));
}
async function look(browser, tab, given, { observation, find, offset }, { context, ref }, signal) {
  const ask2 = () => call(browser, tab, "find", {
    observation,
    first: given.next,
    find,
    most: offset + MOST3,
    ...ref !== void 0 && {
      ref
    }
  }, signal, context);
  let page = await ask2();
  for (let deep = 0; deep < DEEPEST && page.hosts !== void 0; deep++) {
    if (!await adoptHosts(browser, tab, context, signal)) break;
    page = await ask2();
  }
  const held = context === tab.context ? tab.secrets : tab.framed;
  for (const secret of page.secrets ?? []) held.add(secret);
  given.next = page.next;
  return page;
}
function placeOf2(around, offset) {
  const said2 = around.filter((part) => part !== "").join(" \u203A ");
  const at = offset === void 0 ? "" : `offset ${offset}`;
  if (said2 === "") return at === "" ? "" : `at ${at}`;
  return `in ${said2}${at === "" ? "" : `, ${at}`}`;
}
function written(matches2) {
  let around = "";
  return matches2.flatMap(({ context, line }) => {
    const said2 = context === around ? [] : [
      context === "" ? "under no heading" : context
    ];
    around = context;
    return [
      ...said2,
      line
    ];
  }).join("\n");
}

// firefox/settle.ts
var QUIET2 = 60;
var PATIENCE = 450;
var BOUND = 2e3;
var POLL_BOUND = 300;
var FRAME_LATE = 100;
var FOLLOW = 1e4;
async function settle(browser, tab, acted, signal) {
  const started = Date.now();
  if (!await follow(browser, tab, started, signal)) return pending(`loading ${tab.navigation.url}`);
  let [from, patience] = [
    Date.now(),
    answered(tab) ? QUIET2 : PATIENCE
  ];
  let picture;
  for (let document = tab.navigation.id; ; ) {
    const asked = Date.now();
    const rest = from + BOUND - asked;
    const how = {
      acted,
      patience,
      bound: rest,
      after: picture
    };
    const quiet = await still(browser, tab, how, signal);
    if (tab.gone !== void 0) return {
      settled: true
    };
    if (quiet === void 0 || tab.loading || tab.navigation.id !== document) {
      if (!await follow(browser, tab, started, signal)) {
        return pending(`loading ${tab.navigation.url}`);
      }
      if (tab.navigation.id !== document) [from, patience] = [
        Date.now(),
        PATIENCE
      ];
      document = tab.navigation.id;
      if (Date.now() - started > FOLLOW) return pending("the page keeps navigating");
      continue;
    }
    patience = 0;
    const { unanswered, ...settled2 } = quiet;
    if (!settled2.settled) return settled2;
    const needed = unanswered ? [
      "awaited",
      "decoration"
    ] : [
      "awaited"
    ];
    const begun = tab.requests.open(...needed).length > 0;
    const left = from + (begun ? BOUND : POLL_BOUND) - Date.now();
    const kinds = begun ? needed : [
      "poll"
    ];
    if (begun || left > 0 && tab.requests.open("poll").length > 0) {
      picture = unanswered && tab.requests.open("decoration")[0];
      const over = () => tab.requests.open(...kinds).length === 0 || astir(tab);
      if (!await browser.notice.within(left, over, signal) && begun) {
        return waiting(tab.requests.open(...needed));
      }
      continue;
    }
    if (tab.requests.endedAt < asked || rest <= QUIET2) return settled2;
  }
}
function astir(tab) {
  return tab.loading || tab.gone !== void 0;
}
function answered({ journal: { popups, closed, dialogs, downloads, uploads } }) {
  return popups.length + closed.length + dialogs.length + downloads.length + uploads > 0;
}
async function follow(browser, tab, started, signal) {
  const over = () => !tab.loading || tab.gone !== void 0;
  const there = await browser.notice.within(started + FOLLOW - Date.now(), over, signal);
  if (!there) tab.navigation = {
    ...tab.navigation,
    abandoned: true
  };
  return there;
}
async function still(browser, tab, how, signal) {
  if (tab.gone !== void 0 || tab.loading) return void 0;
  if (how.bound <= 0) return pending("the page keeps changing");
  const ask2 = (context, signal2) => call(browser, tab, "settle", {
    ...how,
    quiet: QUIET2,
    after: how.after ?? tab.requests.arrived(context)
  }, signal2, context);
  const bound = AbortSignal.any([
    signal,
    AbortSignal.timeout(how.bound + FRAME_LATE)
  ]);
  const entered = tab.standing === void 0 ? [] : [
    ...tab.given.entered
  ];
  const frames = entered.map((context) => ask2(context, bound).catch(() => void 0));
  try {
    const own = await ask2(tab.context, signal);
    const all2 = [
      own,
      ...await Promise.all(frames)
    ].filter((one) => one !== void 0);
    return all2.find((one) => !one.settled) ?? all2.find((one) => one.unanswered) ?? own;
  } catch (error) {
    if (error instanceof Replaced) {
      await browser.notice.within(500, () => astir(tab), signal);
      return void 0;
    }
    throw error;
  }
}
var pending = (what) => ({
  settled: false,
  pending: what
});
function waiting(urls) {
  const first = urls[0]?.slice(0, 200) ?? "";
  return pending(urls.length === 1 ? `a request: ${first}` : `${urls.length} requests, first ${first}`);
}

// firefox/observe.ts
var TRIES = 3;
async function observe(browser, tab, look2, settled2, signal) {
  for (let tries = 1; ; tries++) {
    try {
      return await once(browser, tab, look2, settled2, signal);
    } catch (error) {
      if (!(error instanceof Replaced) || tries === TRIES || tab.gone !== void 0) throw error;
      settled2 = await settle(browser, tab, false, signal);
    }
  }
}
async function once(browser, tab, look2, settled2, signal) {
  const { ref, offset } = look2;
  const part = ref !== void 0 || offset !== void 0 || look2.find !== void 0;
  if (part && look2.observe === "changes") {
    throw new Fault("invalid", 'observe "changes" goes with neither ref, find nor offset.');
  }
  if (look2.find?.trim() === "") {
    throw new Fault("invalid", "find needs words to look for. Leave it out to see all.");
  }
  const place2 = ref === void 0 ? tab.context : placeOf(browser, tab, ref);
  const shown2 = ref === void 0 ? void 0 : tab.given.shows.get(ref);
  const context = shown2 ?? place2;
  const within2 = ref !== void 0 && shown2 === void 0 ? {
    ref
  } : {};
  const amends = (part || look2.observe === "changes") && tab.standing !== void 0;
  const observation = amends ? tab.standing : ++browser.observations;
  const given = amends ? tab.given : new Given();
  const answer2 = (seen2) => {
    browser.observed.set(observation, tab.id);
    tab.standing = observation;
    tab.given = given;
    return {
      tab: tab.id,
      url: tab.info.url,
      title: tab.info.title,
      ...seen2,
      elements: fit(seen2.elements),
      diagnostics: tab.framed.mask(tab.secrets.mask(tab.diagnostics.newest(browser.limits.diagnostics))),
      ...settled2
    };
  };
  if (look2.find !== void 0) {
    const query = {
      observation,
      find: look2.find,
      offset: offset ?? 0,
      context,
      ...within2
    };
    return answer2(await search(browser, tab, given, query, signal));
  }
  const wanted2 = {
    observation,
    issuing: !amends ? "new" : part ? "part" : "changes",
    ...within2,
    ...offset !== void 0 && {
      offset
    }
  };
  const { url, title, ...seen } = await new Reader(browser, tab, given, signal).document(context, wanted2, signal, shown2 && ref);
  if (context === tab.context) [tab.url, tab.title] = [
    cutUrl(url),
    title
  ];
  if (offset !== void 0 && offset > 0 && seen.text === "" && seen.elements.length === 0) {
    throw new Fault("invalid", `There is nothing at offset ${offset}: the page ends before it. Use a smaller one.`);
  }
  const before = given.snapshot;
  const snapshot2 = answer2(seen);
  if (part) return {
    ...snapshot2,
    part: true
  };
  given.snapshot = snapshot2;
  return look2.observe === "changes" && before ? changes(before, snapshot2, observation) : snapshot2;
}

// firefox/act.ts
async function act(browser, params, signal, kind, doIt, look2 = {
  ...params.observe && {
    observe: params.observe
  }
}) {
  const tab = browser.tab(params.tab);
  tab.requests.act();
  await browser.activate(tab, signal);
  if (kind === "act") await markFrames(browser, tab, signal);
  return await answer(browser, tab, look2, kind, signal, await doIt(tab));
}
async function answer(browser, tab, look2, kind, signal, outcome) {
  const acted = kind === "act";
  const settled2 = await settle(browser, tab, acted, signal);
  tab.requests.rest();
  const own = typeof outcome === "function" ? await outcome() : outcome;
  const changes2 = acted ? await changed(browser, tab, signal) : {
    changed: 0
  };
  if (changes2.missed !== void 0) {
    throw new Fault("obscured", `${changes2.missed}. Take a new snapshot.`);
  }
  const shownBefore = tab.given.snapshot;
  const snapshot2 = tab.gone === void 0 && look2.observe !== "none" ? await observe(browser, tab, look2, settled2, signal) : void 0;
  const effect = {
    ...happened(tab, changes2),
    ...own
  };
  if (acted && shownBefore !== void 0 && Object.keys(effect).length === 0) {
    if (snapshot2 && showsElse(shownBefore, tab.given.snapshot)) effect.shows = true;
  }
  tab.journal = emptyJournal(tab.url);
  const nothing = Object.keys(effect).length === 0;
  return {
    ...snapshot2 && {
      snapshot: snapshot2
    },
    tabs: browser.infos(),
    ...(kind !== "look" || !nothing) && {
      effect: nothing ? "nothing changed" : tab.secrets.mask(effect)
    }
  };
}
function showsElse(before, after) {
  const plain3 = ({ text: text2 }) => text2.replace(/\[(end of )?s\d+e\d+/g, "[");
  return after !== void 0 && plain3(before) !== plain3(after);
}
var MOST_GUARDED = 60;
function everyDocument(browser, tab) {
  return [
    tab.context,
    ...browser.nested(tab).slice(0, MOST_GUARDED)
  ];
}
function documents(tab) {
  return [
    tab.context,
    ...tab.given.entered
  ];
}
async function markFrames(browser, tab, signal) {
  if (tab.given.entered.size === 0) return;
  await inEach(tab, documents(tab), signal, (context, signal2) => call(browser, tab, "mark", {}, signal2, context));
}
async function changed(browser, tab, signal) {
  if (tab.gone !== void 0 || tab.standing === void 0) return {
    changed: 0
  };
  const all2 = await inEach(tab, everyDocument(browser, tab), signal, (context, signal2) => call(browser, tab, "changes", {}, signal2, context));
  const sum = {
    ...all2[0],
    changed: 0
  };
  for (const { changed: changed2, missed: missed2 } of all2) {
    sum.changed += changed2;
    if (missed2 !== void 0) sum.missed ??= missed2;
  }
  const moved = all2.filter(({ focus }) => focus !== void 0);
  const best = moved.find(({ focus, focusInside }) => focus !== "nothing" && !focusInside) ?? moved.find(({ focusInside }) => focusInside) ?? moved[0];
  if (best?.focus !== void 0) sum.focus = best.focus;
  return sum;
}
async function inEach(tab, contexts, signal, ask2) {
  const answers = contexts.map(async (context) => {
    const own = context === tab.context;
    const bound = own ? signal : AbortSignal.any([
      signal,
      AbortSignal.timeout(FRAME_BOUND)
    ]);
    try {
      return [
        await ask2(context, bound)
      ];
    } catch (error) {
      if (error instanceof Replaced || !own && bound.aborted && !signal.aborted) return [];
      throw error;
    }
  });
  return (await Promise.all(answers)).flat();
}
function happened(tab, changes2) {
  const { from, navigated, status, popups, closed, dialogs, downloads, uploads, secret } = tab.journal;
  return {
    ...(navigated !== void 0 || tab.url !== from) && {
      navigated: tab.url
    },
    ...status !== void 0 && {
      status
    },
    ...popups.length > 0 && {
      newTabs: popups.map((popup) => popup.info)
    },
    ...closed.length > 0 && {
      closed
    },
    ...dialogs.length > 0 && {
      dialogs
    },
    ...downloads.length > 0 && {
      downloads
    },
    ...uploads > 0 && {
      uploads
    },
    ...secret && {
      secret
    },
    ...changes2.scrolledFrom && {
      scrolledFrom: changes2.scrolledFrom
    },
    ...changes2.focus !== void 0 && {
      focus: changes2.focus
    },
    ...changes2.changed > 0 && {
      changed: changes2.changed
    }
  };
}
function faultOf(error, action) {
  if (error instanceof Fault) return error;
  if (error instanceof Replaced) {
    return new Fault("stale_ref", `The page navigated or closed during ${action}. Take a new snapshot.`);
  }
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new Fault("internal", `${action} failed: ${message}. Take a new snapshot; if that fails too, use reset.`);
}

// firefox/act/keys.ts
var MODIFIERS = {
  Shift: "\uE008",
  Control: "\uE009",
  Alt: "\uE00A",
  Meta: "\uE03D"
};
var NAMED = {
  ...MODIFIERS,
  Enter: "\uE006",
  Tab: "\uE004",
  Escape: "\uE00C",
  Backspace: "\uE003",
  Delete: "\uE017",
  Insert: "\uE016",
  Space: " ",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
  Home: "\uE011",
  End: "\uE010",
  PageUp: "\uE00E",
  PageDown: "\uE00F",
  ...Object.fromEntries(Array.from({
    length: 12
  }, (_, i) => [
    `F${i + 1}`,
    String.fromCharCode(57393 + i)
  ]))
};
var ALIASES = {
  Ctrl: "Control",
  Cmd: "Meta",
  Command: "Meta",
  Option: "Alt",
  Return: "Enter",
  Esc: "Escape",
  Del: "Delete",
  Left: "ArrowLeft",
  Up: "ArrowUp",
  Right: "ArrowRight",
  Down: "ArrowDown",
  PgUp: "PageUp",
  PgDn: "PageDown"
};
var ENTER = "\uE006";
var DELETE = "\uE017";
function parseKey(text2) {
  const parts = text2 === "+" ? [
    "+"
  ] : text2.endsWith("++") ? [
    ...text2.slice(0, -2).split("+"),
    "+"
  ] : text2.split("+");
  return parts.map((given, i) => {
    const part = ALIASES[given] ?? given;
    const named = Object.hasOwn(NAMED, part) ? NAMED[part] : void 0;
    const last = i === parts.length - 1;
    if (named !== void 0 && (last || Object.hasOwn(MODIFIERS, part))) return named;
    if (last && [
      ...part
    ].length === 1) return part;
    const what = last ? "key" : "modifier";
    const allowed = last ? `one character, or ${Object.keys(NAMED).join(", ")}` : Object.keys(MODIFIERS).join(", ");
    throw new Fault("invalid", `${JSON.stringify(part)} is no ${what}. Allowed: ${allowed}; join a chord with +, as in Control+a.`);
  });
}
function typing(text2) {
  return [
    ...text2
  ].flatMap((char) => stroke(char === "\n" ? [
    ENTER
  ] : [
    char
  ]));
}
function stroke(keys) {
  return [
    ...keys.map((value) => ({
      type: "keyDown",
      value
    })),
    ...keys.toReversed().map((value) => ({
      type: "keyUp",
      value
    }))
  ];
}

// firefox/act/pointer.ts
var BUTTONS = {
  left: 0,
  middle: 1,
  right: 2
};
function click(browser, params, signal) {
  return act(browser, params, signal, "act", async (tab) => {
    const { ref } = params;
    const place2 = placeOf(browser, tab, ref);
    await guardOthers(browser, tab, place2, signal);
    const target = await aim(browser, tab, ref, "click", signal);
    await press(browser, place2, target, params, signal);
  });
}
function hover(browser, params, signal) {
  return act(browser, params, signal, "act", async (tab) => {
    const { ref } = params;
    const place2 = placeOf(browser, tab, ref);
    const target = await aim(browser, tab, ref, "hover", signal);
    await browser.bidi.send("input.performActions", {
      context: place2,
      actions: [
        pointer([
          move2(target)
        ])
      ]
    }, signal);
  });
}
async function aim(browser, tab, ref, intent, signal) {
  const place2 = placeOf(browser, tab, ref);
  const target = await call(browser, tab, "prepare", {
    ref,
    intent
  }, signal, place2);
  if (await meets(browser, tab, place2, target, signal)) return target;
  const again = await call(browser, tab, "prepare", {
    ref,
    intent,
    anew: true
  }, signal, place2);
  if (await meets(browser, tab, place2, again, signal)) return again;
  throw new Fault("not_actionable", `${ref} cannot be scrolled into view in its frame. Scroll, then try again.`);
}
async function meets(browser, tab, place2, target, signal) {
  let { x, y, viewport } = target;
  for (let at = place2; at !== tab.context; ) {
    const outside = browser.parentOf(at);
    if (outside === void 0) return false;
    const index = (await contextsOf(browser, tab, outside, signal, "every")).indexOf(at);
    const outer = await call(browser, tab, "through", {
      index,
      x,
      y,
      viewport
    }, signal, outside);
    if (outer.hidden) return false;
    if (outer.point === void 0) return true;
    ({ point: { x, y }, viewport } = {
      ...outer,
      point: outer.point
    });
    at = outside;
  }
  return true;
}
async function guardOthers(browser, tab, place2, signal) {
  const others = everyDocument(browser, tab).filter((context) => context !== place2);
  await inEach(tab, others, signal, (context, signal2) => call(browser, tab, "refuse", {}, signal2, context));
}
async function press(browser, context, target, how, signal) {
  const button = BUTTONS[how.button ?? "left"];
  const clicks = Array.from({
    length: how.count ?? 1
  }, () => [
    {
      type: "pointerDown",
      button
    },
    {
      type: "pointerUp",
      button
    }
  ]).flat();
  const held = (how.modifiers ?? []).map((name) => MODIFIERS[name]);
  const keys = (type2) => held.map((value) => ({
    type: type2,
    value
  }));
  const pauses = (n) => Array.from({
    length: n
  }, () => ({
    type: "pause"
  }));
  const pointing = [
    move2(target),
    ...clicks
  ];
  await browser.bidi.send("input.performActions", {
    context,
    actions: held.length === 0 ? [
      pointer(pointing)
    ] : [
      pointer([
        ...pauses(held.length),
        ...pointing
      ]),
      {
        type: "key",
        id: "keyboard",
        actions: [
          ...keys("keyDown"),
          ...pauses(pointing.length),
          ...keys("keyUp")
        ]
      }
    ]
  }, signal);
}
function move2({ x, y }) {
  return {
    type: "pointerMove",
    x,
    y,
    origin: "viewport"
  };
}
function pointer(actions2) {
  return {
    type: "pointer",
    id: "mouse",
    parameters: {
      pointerType: "mouse"
    },
    actions: actions2
  };
}

// firefox/act/press.ts
function press2(browser, params, signal) {
  return act(browser, params, signal, "act", async (tab) => {
    const { ref } = params;
    const keys = parseKey(params.key);
    const place2 = ref === void 0 ? await focusedContext(browser, tab, signal) : placeOf(browser, tab, ref);
    if (ref !== void 0) {
      await guardOthers(browser, tab, place2, signal);
      await call(browser, tab, "focus", {
        ref
      }, signal, place2);
    } else await call(browser, tab, "mark", {}, signal, place2);
    await strike(browser, place2, stroke(keys), signal);
  });
}
async function strike(browser, context, actions2, signal) {
  await browser.bidi.send("input.performActions", {
    context,
    actions: [
      {
        type: "key",
        id: "keyboard",
        actions: actions2
      }
    ]
  }, signal);
}

// firefox/act/fill.ts
var MOST_TYPED = 2e3;
function fill(browser, params, signal) {
  return act(browser, params, signal, "act", async (tab) => {
    const fields = wanted(params);
    const last = fields.map(({ ref }) => placeOf(browser, tab, ref)).at(-1) ?? tab.context;
    const effect = params.fields === void 0 ? await single(browser, tab, fields[0], params.append ?? false, signal) : await form(browser, tab, fields, params.submit ?? false, signal);
    if (params.submit) await strike(browser, last, stroke([
      ENTER
    ]), signal);
    return effect;
  });
}
function select(browser, params, signal) {
  return act(browser, params, signal, "act", async (tab) => {
    const choice = {
      ref: params.ref,
      values: [
        params.value
      ].flat()
    };
    const kept = differs(await callOn(browser, tab, "choose", choice, signal));
    return kept === void 0 ? {} : {
      value: kept
    };
  });
}
function wanted(params) {
  const { ref, text: text2, fields } = params;
  if (fields !== void 0 && ref === void 0 && text2 === void 0) {
    if (params.append) {
      throw new Fault("invalid", "append goes with ref and text, not with fields.");
    }
    for (const field of fields) {
      const given = [
        field.text,
        field.value,
        field.checked
      ].filter((v) => v !== void 0).length;
      if (given !== 1) {
        throw new Fault("invalid", `fields: ${field.ref} needs exactly one of text, value and checked.`);
      }
    }
    return fields;
  }
  if (fields === void 0 && ref !== void 0 && text2 !== void 0) return [
    {
      ref,
      text: text2
    }
  ];
  throw new Fault("invalid", "fill needs ref and text, or fields alone: [{ref, text}, {ref, value}, {ref, checked}].");
}
async function single(browser, tab, field, append, signal) {
  const kept = await give(browser, tab, field, append, signal);
  return kept === void 0 ? {} : {
    value: kept
  };
}
async function form(browser, tab, fields, submit, signal) {
  const states = [];
  const refused = [];
  for (const field of fields) {
    try {
      const kept = await give(browser, tab, field, false, signal);
      if (kept !== void 0) {
        states.push({
          ref: field.ref,
          value: kept,
          error: "the page kept another value"
        });
      }
    } catch (error) {
      if (!(error instanceof Fault) || error.code === "timeout") throw error;
      states.push({
        ref: field.ref,
        error: `${error.code}: ${error.message}`
      });
      refused.push({
        ref: field.ref,
        fault: error
      });
    }
  }
  const [first] = refused;
  if (first && (submit || refused.length === fields.length)) {
    const others = refused.length === fields.length ? "No field was filled" : "The other fields were filled";
    const sent = submit ? " and nothing was submitted" : "";
    throw new Fault(first.fault.code, `${first.ref}: ${first.fault.message} ${others}${sent}; the references still hold.`, true);
  }
  return states.length === 0 ? {} : {
    fields: states
  };
}
async function give(browser, tab, field, append, signal) {
  const { ref } = field;
  if (field.value !== void 0) {
    return differs(await callOn(browser, tab, "choose", {
      ref,
      values: [
        field.value
      ].flat()
    }, signal));
  }
  if (field.checked !== void 0) return await toggle(browser, tab, ref, field.checked, signal);
  const text2 = field.text ?? "";
  await guardOthers(browser, tab, placeOf(browser, tab, ref), signal);
  const target = await callOn(browser, tab, "focusField", {
    ref,
    append
  }, signal);
  if (target.secret) {
    browser.secrets.add(text2);
    tab.journal.secret = true;
  }
  if (target.kind === "set") {
    const now2 = await callOn(browser, tab, "setField", {
      ref,
      value: text2
    }, signal);
    return differs(now2);
  }
  await type(browser, tab, placeOf(browser, tab, ref), target, text2, append, signal);
  const expect = append ? {} : {
    expect: text2
  };
  const now = await callOn(browser, tab, "readField", {
    ref,
    ...expect
  }, signal);
  return append ? void 0 : differs(now);
}
async function type(browser, tab, place2, target, text2, append, signal) {
  const lines3 = text2.replaceAll("\r\n", "\n").replaceAll("\r", "\n");
  if (lines3.includes("\n") && target.kind === "text") {
    throw new Fault("invalid", "A single-line field takes no line break. Leave it out, or use submit to press Enter.");
  }
  if (lines3.length > MOST_TYPED) {
    await call(browser, tab, "insertText", {
      text: lines3
    }, signal, place2);
    return;
  }
  if (lines3 === "") {
    if (!append) await strike(browser, place2, stroke([
      DELETE
    ]), signal);
    return;
  }
  const actions2 = target.kind !== "editable" ? typing(lines3) : lines3.split("\n").flatMap((line, i) => [
    ...i > 0 ? stroke([
      MODIFIERS.Shift,
      ENTER
    ]) : [],
    ...typing(line)
  ]);
  await strike(browser, place2, actions2, signal);
}
async function toggle(browser, tab, ref, checked, signal) {
  const before = await callOn(browser, tab, "readField", {
    ref
  }, signal);
  if (before.checked === void 0) {
    throw new Fault("not_actionable", `${ref} is no checkbox, radio button or switch. Give it text or value instead.`);
  }
  if (before.checked === checked) return void 0;
  await guardOthers(browser, tab, placeOf(browser, tab, ref), signal);
  const target = await aim(browser, tab, ref, "click", signal);
  await press(browser, placeOf(browser, tab, ref), target, {}, signal);
  const after = await callOn(browser, tab, "readField", {
    ref
  }, signal);
  return after.checked === checked ? void 0 : after.checked ? "checked" : "not checked";
}
function differs(now) {
  if (now.kept !== false) return void 0;
  return now.value ?? (now.empty ? "" : "\u2022\u2022\u2022");
}

// firefox/act/drag.ts
var STEPS = 5;
function drag(browser, params, signal) {
  return act(browser, params, signal, "act", async (tab) => {
    const { ref, to } = params;
    const context = placeOf(browser, tab, ref);
    if (placeOf(browser, tab, to) !== context) {
      throw new Fault("invalid", "ref and to are in different frames. Drag within one document.");
    }
    await guardOthers(browser, tab, context, signal);
    const { from, end: end2, played, viewport } = await call(browser, tab, "drag", {
      ref,
      to
    }, signal, context);
    if (played) return;
    for (const point of [
      from,
      end2
    ]) {
      if (await meets(browser, tab, context, {
        ...point,
        viewport
      }, signal)) continue;
      throw new Fault("not_actionable", "Both ends cannot be seen in their frame. Scroll, then try again.");
    }
    const at = (x, y) => ({
      type: "pointerMove",
      x,
      y,
      origin: "viewport"
    });
    const moves = Array.from({
      length: STEPS
    }, (_, i) => {
      const part = (i + 1) / STEPS;
      return at(Math.round(from.x + (end2.x - from.x) * part), Math.round(from.y + (end2.y - from.y) * part));
    });
    const down = {
      type: "pointerDown",
      button: 0
    };
    const up = {
      type: "pointerUp",
      button: 0
    };
    await browser.bidi.send("input.performActions", {
      context,
      actions: [
        pointer([
          at(from.x, from.y),
          down,
          ...moves,
          up
        ])
      ]
    }, signal);
  });
}

// firefox/act/scroll.ts
function scroll(browser, params, signal) {
  return act(browser, params, signal, "act", async (tab) => {
    const { ref, x = 0, y = 0 } = params;
    if (ref === void 0 && params.x === void 0 && params.y === void 0) {
      throw new Fault("invalid", "scroll needs x or y in pixels, or ref alone to bring that element into view.");
    }
    const place2 = ref === void 0 ? tab.context : placeOf(browser, tab, ref);
    const scroller = ref === void 0 ? {} : {
      ref
    };
    await call(browser, tab, "mark", {}, signal);
    const aim2 = ref === void 0 ? await call(browser, tab, "aimWheel", {
      x,
      y
    }, signal) : null;
    const before = await call(browser, tab, "scrollState", scroller, signal, place2);
    const at = aim2 ?? await call(browser, tab, "prepare", {
      ref: ref ?? "",
      intent: "scroll"
    }, signal, place2);
    if (x !== 0 || y !== 0) {
      await wheel(browser, place2, {
        x: at.x,
        y: at.y,
        deltaX: x,
        deltaY: y
      }, signal);
    }
    return async () => {
      const after = await call(browser, tab, "scrollState", scroller, signal, place2);
      const scrolled = {
        from: {
          x: before.x,
          y: before.y
        },
        to: {
          x: after.x,
          y: after.y
        },
        max: {
          x: after.maxX,
          y: after.maxY
        }
      };
      return {
        scrolled
      };
    };
  });
}
async function wheel(browser, context, turn, signal) {
  await browser.bidi.send("input.performActions", {
    context,
    actions: [
      {
        type: "wheel",
        id: "wheel",
        actions: [
          {
            type: "scroll",
            ...turn
          }
        ]
      }
    ]
  }, signal);
}

// firefox/act/wait.ts
var ROUND = 1e3;
function wait(browser, params, signal) {
  return act(browser, params, signal, "act", async (tab) => {
    const { ms, text: text2, gone, url } = params;
    if (ms === void 0 && text2 === void 0 && gone === void 0 && url === void 0) {
      throw new Fault("invalid", "wait needs at least one of ms, text, gone and url.");
    }
    if (text2 === "" || gone === "") {
      throw new Fault("invalid", "wait needs a text that is not empty.");
    }
    await mark(browser, tab, signal);
    const begun = Date.now();
    const bound = Math.min(params.timeout ?? browser.limits.waitMs, browser.limits.waitMs);
    if (ms !== void 0) {
      await browser.notice.within(Math.min(ms, browser.limits.waitMs), () => tab.gone !== void 0, signal);
    }
    const until = Date.now() + bound;
    if (url !== void 0) {
      const there = () => matches(url, tab.url) || tab.gone !== void 0;
      if (!await browser.notice.within(bound, there, signal)) {
        throw missed(bound, `the address is still ${tab.url}, which the glob ${url} does not match (* is any run of characters)`);
      }
    }
    if (text2 !== void 0 || gone !== void 0) {
      await shown(browser, tab, params, until, bound, signal);
    }
    return {
      waited: Math.max(1, Date.now() - begun)
    };
  });
}
async function mark(browser, tab, signal) {
  try {
    await call(browser, tab, "mark", {}, signal);
  } catch (error) {
    if (!(error instanceof Replaced)) throw error;
  }
}
async function shown(browser, tab, { text: text2, gone }, until, bound, signal) {
  let missing = "the page kept navigating";
  while (tab.gone === void 0) {
    const left = until - Date.now();
    if (left <= 0) throw missed(bound, missing);
    const frames = await shownFrames(browser, tab, signal);
    const look2 = (wish, context) => call(browser, tab, "waitFor", {
      ...wish,
      bound: Math.min(left, ROUND)
    }, signal, context);
    try {
      const seen = text2 === void 0 ? {
        met: true
      } : await any([
        tab.context,
        ...frames
      ].map((context) => look2({
        text: text2
      }, context)));
      const vanished = gone === void 0 || !seen.met ? {
        met: true
      } : await all([
        tab.context,
        ...frames
      ].map((context) => look2({
        gone
      }, context)));
      if (seen.met && vanished.met) return;
      missing = (seen.met ? vanished.missing : seen.missing) ?? missing;
    } catch (error) {
      if (!(error instanceof Replaced)) throw error;
      await browser.notice.within(until - Date.now(), () => !tab.loading || tab.gone !== void 0, signal);
    }
  }
}
async function shownFrames(browser, tab, signal) {
  if (browser.nested(tab).length === 0) return [];
  const found = [];
  for (let i = -1; i < found.length; i++) {
    const context = found[i] ?? tab.context;
    const bound = AbortSignal.any([
      signal,
      AbortSignal.timeout(FRAME_BOUND)
    ]);
    try {
      for (const inner of await contextsOf(browser, tab, context, bound, "shown")) {
        if (inner !== void 0 && found.length < MOST_ENTERED) found.push(inner);
      }
    } catch (error) {
      signal.throwIfAborted();
      if (!(bound.aborted || error instanceof Replaced)) throw error;
    }
  }
  return found;
}
async function any([own, ...frames]) {
  const met = [
    own,
    ...frames
  ].map(async (one) => {
    const outcome = await one;
    return outcome?.met ? outcome : Promise.reject(new Error("not met"));
  });
  void Promise.allSettled(frames);
  return await Promise.any(met).catch(async () => await own ?? {
    met: false
  });
}
async function all([own, ...frames]) {
  const others = (await Promise.allSettled(frames)).flatMap((one) => one.status === "fulfilled" ? [
    one.value
  ] : []);
  const outcome = await own ?? {
    met: true
  };
  return [
    outcome,
    ...others
  ].find(({ met }) => !met) ?? outcome;
}
function missed(bound, what) {
  return new Fault("timeout", `Waited ${bound / 1e3} s and ${what}. Take a snapshot to see what is there.`);
}
function matches(pattern, text2) {
  let [p, t, star, mark2] = [
    0,
    0,
    -1,
    0
  ];
  while (t < text2.length) {
    if (pattern[p] === "*") [star, mark2] = [
      p++,
      t
    ];
    else if (p < pattern.length && (pattern[p] === "?" || pattern[p] === text2[t])) {
      [p, t] = [
        p + 1,
        t + 1
      ];
    } else if (star >= 0) [p, t] = [
      star + 1,
      ++mark2
    ];
    else return false;
  }
  while (pattern[p] === "*") p++;
  return p === pattern.length;
}

// firefox/navigate.ts
var STOP_BOUND = 1e3;
var TRIES2 = 20;
var OVERTAKEN = 50;
var ABORTED = /NS_BINDING_ABORTED|interrupted an unfinished navigation/;
async function open(browser, params, signal) {
  const url = checkUrl(params.url);
  const tab = await browser.create(signal);
  try {
    await Promise.all([
      browser.activate(tab, signal),
      load(browser, tab, url, signal)
    ]);
  } catch (error) {
    tab.discarded = true;
    await browser.bidi.send("browsingContext.close", {
      context: tab.context
    }).catch(() => {
    });
    throw error;
  }
  const reply = await answer(browser, tab, params, "load", signal, void 0);
  browser.prepareTab();
  return reply;
}
function navigate(browser, params, signal) {
  const url = checkUrl(params.url);
  return act(browser, params, signal, "load", (tab) => load(browser, tab, url, signal));
}
function history(delta) {
  return (browser, params, signal) => act(browser, params, signal, "load", async (tab) => {
    const { navigation, moves } = tab;
    try {
      await browser.bidi.send("browsingContext.traverseHistory", {
        context: tab.context,
        delta
      }, signal);
    } catch (error) {
      if (error instanceof BidiError && error.error === "no such history entry") {
        const where = delta < 0 ? "before" : "after";
        throw new Fault("navigation", `There is no page ${where} this one in the tab's history.`);
      }
      throw error;
    }
    const moved = () => tab.navigation !== navigation || tab.moves !== moves;
    await browser.notice.within(2e3, moved, signal);
    await arrived(browser, tab, signal);
  });
}
function reload(browser, params, signal) {
  return act(browser, params, signal, "load", async (tab) => {
    const go = () => browser.bidi.send("browsingContext.reload", {
      context: tab.context,
      wait: "none"
    }, signal);
    await arrived(browser, tab, signal, () => guarded(browser, tab, tab.url, go));
  });
}
async function load(browser, tab, url, signal) {
  const once2 = () => browser.bidi.send("browsingContext.navigate", {
    context: tab.context,
    url,
    wait: "none"
  }, signal);
  const before = tab.url;
  const go = async () => {
    for (let tries = 1; tries < TRIES2; tries++) {
      try {
        const { navigation } = await once2();
        const overtaken = tab.navigation.id !== navigation && tab.url === before;
        if (!overtaken || before === url) return;
      } catch (error) {
        if (!(error instanceof BidiError) || !ABORTED.test(error.message)) throw error;
        const other = () => tab.loading && tab.navigation.url !== url;
        if (!await browser.notice.within(OVERTAKEN, other, signal)) throw error;
      }
    }
    await once2();
  };
  await arrived(browser, tab, signal, () => guarded(browser, tab, url, go));
}
async function arrived(browser, tab, signal, go) {
  try {
    await go?.();
    await browser.notice.until(() => !tab.loading || tab.gone !== void 0, signal);
  } catch (error) {
    if (signal.aborted) await stop(browser, tab);
    throw error;
  }
}
async function stop(browser, tab) {
  const bound = AbortSignal.timeout(STOP_BOUND);
  try {
    await browser.bidi.send("script.callFunction", {
      functionDeclaration: "() => window.stop()",
      awaitPromise: false,
      target: {
        context: tab.context,
        sandbox: SANDBOX
      }
    }, bound);
    if (tab.loading) tab.navigation = {
      ...tab.navigation,
      stage: "failed"
    };
  } catch {
  }
}
async function guarded(browser, tab, url, go) {
  const moves = tab.moves;
  const before = tab.journal.downloads.length;
  try {
    await go();
  } catch (error) {
    if (!(error instanceof BidiError)) throw error;
    if (tab.moves !== moves && await shows(browser, tab)) return;
    const file2 = tab.journal.downloads[before];
    const reason = file2 !== void 0 ? `it is a download (${file2}), and downloads are denied` : networkError(error.message);
    throw new Fault("navigation", `${url} could not be loaded: ${reason}. Check the address and the server, then try again.`);
  }
  const file = tab.journal.downloads[before];
  if (file !== void 0) {
    throw new Fault("navigation", `${url} is a download (${file}), and downloads are denied. Ask the user to fetch it.`);
  }
}
async function shows(browser, tab) {
  try {
    const { result } = await browser.bidi.send("script.callFunction", {
      functionDeclaration: "() => document.documentURI",
      awaitPromise: false,
      target: {
        context: tab.context,
        sandbox: SANDBOX
      }
    }, AbortSignal.timeout(STOP_BOUND));
    return typeof result.value === "string" && /^https?:/.test(result.value);
  } catch {
    return false;
  }
}
function checkUrl(text2) {
  let url;
  try {
    url = new URL(text2.trim());
  } catch {
    throw new Fault("invalid", `${JSON.stringify(text2.slice(0, 200))} is no absolute URL. Begin it with http:// or https://.`);
  }
  if (url.protocol !== "http:" && url.protocol !== "https:") {
    throw new Fault("denied", `${url.protocol} addresses are not opened, only http: and https:.`);
  }
  if (url.username !== "" || url.password !== "") {
    throw new Fault("denied", "Addresses with a user name or password in them are not opened. Leave them out.");
  }
  return url.href;
}

// firefox/tabs.ts
var TITLE_BOUND = 500;
var CLOSE_BOUND = 1e4;
async function tabs(browser, _params, signal) {
  const bound = AbortSignal.any([
    signal,
    AbortSignal.timeout(TITLE_BOUND)
  ]);
  await Promise.all([
    ...browser.tabs.values()
  ].map((tab) => refresh(browser, tab, bound)));
  return {
    tabs: browser.infos()
  };
}
async function refresh(browser, tab, signal) {
  try {
    const { title, url } = await call(browser, tab, "title", {}, signal);
    tab.title = title;
    tab.url = cutUrl(url);
  } catch {
  }
}
async function close(browser, params, signal) {
  const tab = browser.tab(params.tab);
  const bound = AbortSignal.any([
    signal,
    AbortSignal.timeout(CLOSE_BOUND)
  ]);
  try {
    await browser.bidi.send("browsingContext.close", {
      context: tab.context,
      promptUnload: false
    }, bound);
    await browser.notice.until(() => tab.gone !== void 0, bound);
  } catch (error) {
    if (error instanceof Fault) throw error;
    if (tab.gone === void 0) {
      throw new Fault("timeout", `Tab ${tab.id} did not close (${error}). Use reset to end the browser.`);
    }
  }
  return {
    tabs: browser.infos()
  };
}

// firefox/marks.ts
async function marked(browser, tab, picture, type2, { full, x = 0, y = 0 }, signal) {
  const { marks, scroll: scroll2 } = await marksOf(browser, tab, tab.context, full, signal);
  const [left, top] = full ? [
    scroll2.x,
    scroll2.y
  ] : [
    -x,
    -y
  ];
  const placed = marks.map((mark2) => ({
    ...mark2,
    x: mark2.x + left,
    y: mark2.y + top
  }));
  const painted = await evaluate(browser, tab, tab.context, "(picture, marks, type) => globalThis.foxden.paint(picture, marks, type)", [
    picture,
    JSON.stringify(placed),
    type2
  ].map((value) => ({
    type: "string",
    value
  })), signal);
  return painted.type === "string" ? painted.value : picture;
}
async function marksOf(browser, tab, context, whole, signal) {
  const { marks, frames, scroll: scroll2 } = await call(browser, tab, "boxes", {
    whole
  }, signal, context);
  const all2 = [
    ...marks
  ];
  for (const { ref, x, y, scale } of frames) {
    const inner = tab.given.shows.get(ref);
    if (inner === void 0 || !tab.given.entered.has(inner)) continue;
    const bound = AbortSignal.any([
      signal,
      AbortSignal.timeout(FRAME_BOUND)
    ]);
    try {
      const child = await marksOf(browser, tab, inner, false, bound);
      all2.push(...child.marks.map((mark2) => ({
        ref: mark2.ref,
        x: x + mark2.x * scale,
        y: y + mark2.y * scale,
        width: mark2.width * scale,
        height: mark2.height * scale
      })));
    } catch (error) {
      signal.throwIfAborted();
      if (!(bound.aborted || error instanceof Replaced)) throw error;
    }
  }
  return {
    marks: all2,
    scroll: scroll2
  };
}

// firefox/screenshot.ts
var TALLEST = 32e3;
async function screenshot(browser, params, signal) {
  const tab = browser.tab(params.tab);
  if ([
    params.crop,
    params.full || void 0,
    params.ref
  ].filter((v) => v !== void 0).length > 1) {
    throw new Fault("invalid", "crop, full and ref exclude one another. Give one of them.");
  }
  if (params.marks && params.ref !== void 0) {
    throw new Fault("invalid", "marks goes with the viewport, crop or full, not with ref.");
  }
  const clip = await clipOf(browser, tab, params, signal);
  const context = params.ref === void 0 ? tab.context : placeOf(browser, tab, params.ref);
  const full = params.full ?? false;
  const taken = await capture(browser, context, full, clip, {
    type: "image/png"
  }, signal);
  const paint = params.marks ? (type2) => marked(browser, tab, taken, type2, {
    full,
    ...clip
  }, signal) : void 0;
  const png = await paint?.("image/png") ?? taken;
  if (bytes(png) <= browser.limits.pictureMax) return {
    format: "png",
    data: png
  };
  const jpeg = {
    type: "image/jpeg",
    quality: 0.8
  };
  return {
    format: "jpeg",
    data: await paint?.(jpeg.type) ?? await capture(browser, context, full, clip, jpeg, signal)
  };
}
async function clipOf(browser, tab, params, signal) {
  if (params.ref !== void 0) {
    const { box } = await callOn(browser, tab, "prepare", {
      ref: params.ref,
      intent: "crop"
    }, signal);
    return within({
      x: Math.max(0, box.x),
      y: Math.max(0, box.y),
      width: box.width,
      height: box.height
    });
  }
  if (params.full) {
    const { maxY } = await call(browser, tab, "scrollState", {}, signal);
    if (maxY + VIEWPORT.height > TALLEST) {
      throw new Fault("invalid", `The page is ${maxY + VIEWPORT.height} px tall, more than ${TALLEST}. Scroll and take viewport pictures.`);
    }
    return void 0;
  }
  return params.crop && within(params.crop);
}
function within({ x, y, width, height }) {
  if (x >= VIEWPORT.width || y >= VIEWPORT.height) {
    throw new Fault("invalid", `The region lies outside the viewport of ${VIEWPORT.width} \xD7 ${VIEWPORT.height}. Choose x and y inside it.`);
  }
  return {
    type: "box",
    x,
    y,
    width: Math.min(width, VIEWPORT.width - x),
    height: Math.min(height, VIEWPORT.height - y)
  };
}
async function capture(browser, context, full, clip, format, signal) {
  const { data } = await browser.bidi.send("browsingContext.captureScreenshot", {
    context,
    origin: full ? "document" : "viewport",
    format,
    ...clip && {
      clip
    }
  }, signal);
  return data;
}
function bytes(base642) {
  return Math.floor(base642.length * 3 / 4);
}

// firefox/failure.ts
var symptoms = [
  {
    pattern: /error while loading shared libraries: (\S+):/,
    say: ([, library]) => `the library ${library} is missing. Install Firefox with the system's package manager, which brings it`
  },
  {
    pattern: /already running, but is not responding/,
    say: () => "its profile is in use or cannot be written. Set TMPDIR to a folder that can be written"
  },
  {
    pattern: /No space left on device|NO_DEVICE_SPACE/,
    say: () => "the disk is full. Make room or set TMPDIR to another disk"
  },
  {
    pattern: /snap-confine|snap\.d|\/snap\//,
    say: () => "it is a snap, whose confinement does not let it start here. Install Firefox as a package"
  }
];
function failure(happened2, lines3) {
  const text2 = lines3.join("\n");
  for (const { pattern, say } of symptoms) {
    const match = pattern.exec(text2);
    if (match) return new Fault("setup", `Firefox ${happened2}: ${say(match)}.`);
  }
  const words = lines3.filter((line) => line.trim() !== "").slice(-3).join(" | ");
  const said2 = words === "" ? "said nothing" : `its last words were: ${words}`;
  return new Fault("setup", `Firefox ${happened2} and ${said2}. Try foxden doctor.`);
}

// firefox/prefs.ts
var start = [
  [
    "browser.startup.page",
    0,
    "the home page costs a content process and half a second"
  ],
  [
    "browser.newtabpage.enabled",
    false,
    "the new-tab page is never shown to anyone"
  ],
  [
    "browser.newtab.preload",
    false,
    "\u2026 and must not be built in advance"
  ],
  [
    "browser.aboutwelcome.enabled",
    false,
    "no welcome to a profile that lives for minutes"
  ],
  [
    "browser.shell.checkDefaultBrowser",
    false,
    "nobody can answer the question"
  ],
  [
    "browser.startup.homepage_override.mstone",
    "ignore",
    "no page about what is new"
  ],
  [
    "startup.homepage_welcome_url",
    "about:blank",
    "no first-run page"
  ],
  [
    "startup.homepage_welcome_url.additional",
    "",
    "no second first-run page"
  ],
  [
    "termsofuse.bypassNotification",
    true,
    "a modal would cover the first window"
  ],
  [
    "datareporting.policy.dataSubmissionPolicyBypassNotification",
    true,
    "a notice would open a tab"
  ],
  [
    "browser.uitour.enabled",
    false,
    "mozilla.org must not steer this browser"
  ],
  [
    "app.update.checkInstallTime",
    false,
    "the age of the installation is no concern of a session"
  ],
  [
    "browser.profiles.enabled",
    false,
    "one profile, given by its path"
  ],
  [
    "browser.backup.enabled",
    false,
    "a profile that is removed needs no backup"
  ],
  [
    "browser.pagethumbnails.capturing_disabled",
    true,
    "nobody looks at thumbnails"
  ],
  [
    "general.smoothScroll",
    false,
    "where a scroll ends is known at once"
  ],
  [
    "browser.chrome.site_icons",
    false,
    "nor at icons: a request less for each site, and no 404"
  ],
  [
    "devtools.jsonview.enabled",
    false,
    "JSON as it is, not in a viewer full of controls"
  ]
];
var memory = [
  [
    "extensions.enabledScopes",
    0,
    "no built-in add-ons, no process for them: 55 MB"
  ],
  [
    "network.process.enabled",
    false,
    "sockets live in the parent: one process less"
  ],
  [
    "gfx.webrender.max-shared-surface-size",
    512,
    "texture atlases of 1 MB, not of 16, drawn by software: 15 MB"
  ],
  [
    "javascript.options.mem.gc_allocation_threshold_mb",
    4,
    "collects the garbage of the start: 8 MB"
  ],
  [
    "javascript.options.mem.gc_malloc_threshold_base_mb",
    8,
    "\u2026 and what it held: 4 MB"
  ],
  [
    "dom.ipc.processPrelaunch.enabled",
    false,
    "no content process in reserve: 19 MB"
  ],
  [
    "browser.opaqueResponseBlocking.javascriptValidator",
    false,
    "its checker starts a process of its own at the first cross-origin script"
  ],
  [
    "browser.cache.disk.enable",
    false,
    "the cache would die with the profile: memory serves as well"
  ],
  [
    "browser.sessionstore.max_tabs_undo",
    0,
    "closed tabs are not reopened"
  ],
  [
    "browser.sessionstore.max_windows_undo",
    0,
    "nor closed windows"
  ]
];
var disk = [
  [
    "browser.sessionstore.interval",
    864e5,
    "no session file every 15 s"
  ],
  [
    "browser.sessionstore.resume_from_crash",
    false,
    "a session never comes back"
  ],
  [
    "toolkit.startup.max_resumed_crashes",
    -1,
    "a killed template builder must not bring up safe mode"
  ],
  [
    "browser.download.manager.addToRecentDocs",
    false,
    "the desktop's recent files are not ours"
  ]
];
var silence = [
  [
    "toolkit.telemetry.enabled",
    false,
    "telemetry"
  ],
  [
    "toolkit.telemetry.unified",
    false,
    "telemetry"
  ],
  [
    "toolkit.telemetry.archive.enabled",
    false,
    "telemetry kept on disk to be sent later"
  ],
  [
    "toolkit.telemetry.server",
    "data:,",
    "telemetry has no address"
  ],
  [
    "datareporting.policy.dataSubmissionEnabled",
    false,
    "telemetry"
  ],
  [
    "datareporting.healthreport.uploadEnabled",
    false,
    "telemetry"
  ],
  [
    "datareporting.usage.uploadEnabled",
    false,
    "the daily usage ping"
  ],
  [
    "app.normandy.enabled",
    false,
    "experiments"
  ],
  [
    "app.shield.optoutstudies.enabled",
    false,
    "experiments"
  ],
  [
    "nimbus.rollouts.enabled",
    false,
    "experiments"
  ],
  [
    "services.settings.server",
    "data:,#remote-settings-dummy/v1",
    "Remote Settings; heeded only with MOZ_REMOTE_SETTINGS_DEVTOOLS=1"
  ],
  [
    "security.remote_settings.crlite_filters.enabled",
    false,
    "revocation filters, fetched"
  ],
  [
    "security.remote_settings.intermediates.enabled",
    false,
    "intermediate certificates, fetched"
  ],
  [
    "network.captive-portal-service.enabled",
    false,
    "asks detectportal.firefox.com"
  ],
  [
    "network.connectivity-service.enabled",
    false,
    "asks for IPv4 and IPv6"
  ],
  [
    "browser.safebrowsing.malware.enabled",
    false,
    "lists, fetched; the caller's rules decide here"
  ],
  [
    "browser.safebrowsing.phishing.enabled",
    false,
    "lists, fetched"
  ],
  [
    "browser.safebrowsing.downloads.enabled",
    false,
    "lists, fetched; downloads are denied"
  ],
  [
    "browser.safebrowsing.downloads.remote.enabled",
    false,
    "would send names of downloads"
  ],
  [
    "app.update.auto",
    false,
    "the target's owner updates Firefox"
  ],
  [
    "app.update.disabledForTesting",
    true,
    "no look for updates"
  ],
  [
    "extensions.update.enabled",
    false,
    "no add-ons, no updates"
  ],
  [
    "extensions.systemAddon.update.enabled",
    false,
    "no add-ons, no updates"
  ],
  [
    "extensions.getAddons.cache.enabled",
    false,
    "no descriptions of add-ons"
  ],
  [
    "browser.search.update",
    false,
    "search engines, fetched"
  ],
  [
    "browser.search.suggest.enabled",
    false,
    "nothing is typed into the address bar"
  ],
  [
    "browser.region.network.url",
    "",
    "the country, asked of a server"
  ],
  [
    "browser.region.update.enabled",
    false,
    "the country, asked of a server"
  ],
  [
    "media.gmp-manager.updateEnabled",
    false,
    "codec plug-ins, fetched"
  ],
  [
    "media.gmp-provider.enabled",
    false,
    "codec plug-ins, fetched"
  ],
  [
    "dom.push.connection.enabled",
    false,
    "a standing connection to the push service"
  ],
  [
    "identity.fxaccounts.enabled",
    false,
    "no account, no sync"
  ],
  [
    "browser.discovery.enabled",
    false,
    "recommendations"
  ],
  [
    "extensions.htmlaboutaddons.recommendations.enabled",
    false,
    "recommendations"
  ],
  [
    "browser.topsites.contile.enabled",
    false,
    "sponsored tiles"
  ],
  [
    "browser.newtabpage.activity-stream.feeds.system.topstories",
    false,
    "stories, fetched"
  ],
  [
    "browser.urlbar.quicksuggest.enabled",
    false,
    "suggestions, fetched"
  ],
  [
    "geo.provider.network.url",
    "",
    "positions come from the caller, never from a service"
  ],
  [
    "network.prefetch-next",
    false,
    "only what the page needs is loaded"
  ],
  [
    "network.dns.disablePrefetch",
    true,
    "names that nobody visits are not resolved"
  ],
  [
    "network.http.speculative-parallel-limit",
    0,
    "no connections on a guess"
  ],
  [
    "network.trr.mode",
    5,
    "names are resolved as the target resolves them"
  ]
];
var prompts = [
  // Firefox's remote agent lifts this limit; a page that floods the history then wedges every tab.
  [
    "dom.navigation.navigationRateLimit.count",
    200,
    "a flood of addresses ends with the page"
  ],
  [
    "dom.confirm_repost.testing.always_accept",
    true,
    "reload of a POST's page asks where nobody is"
  ],
  [
    "print.enabled",
    false,
    "window.print() would wedge its tab"
  ],
  [
    "permissions.default.geo",
    2,
    "the question would never be answered; setPermission still grants"
  ],
  [
    "permissions.default.desktop-notification",
    2,
    "as above"
  ],
  [
    "dom.events.testing.asyncClipboard",
    true,
    "clipboard.readText() would wait for a click on a menu"
  ],
  [
    "signon.rememberSignons",
    false,
    "no offer to keep a password"
  ],
  [
    "signon.autofillForms",
    false,
    "the agent fills forms, nobody else"
  ],
  [
    "extensions.formautofill.addresses.enabled",
    false,
    "no offer to keep an address"
  ],
  [
    "extensions.formautofill.creditCards.enabled",
    false,
    "no offer to keep a card"
  ],
  [
    "browser.translations.enable",
    false,
    "no offer to translate, no model fetched"
  ],
  [
    "browser.ml.enable",
    false,
    "no model runs or is fetched"
  ],
  [
    "browser.tabs.warnOnClose",
    false,
    "closing asks nothing"
  ],
  [
    "network.http.prompt-temp-redirect",
    false,
    "a 307 asks nothing"
  ]
];
var protocol = [
  [
    "browser.sessionhistory.max_total_viewers",
    0,
    "a page kept for going back would leave its pending script calls unanswered for ever"
  ],
  [
    "remote.retry-on-abort",
    false,
    "a call interrupted by a navigation must not run again on the new page"
  ]
];
var headless = [
  [
    "ui.primaryPointerCapabilities",
    6,
    "a mouse: headless reports none, and pages hide their menus"
  ],
  [
    "ui.allPointerCapabilities",
    6,
    "as above"
  ],
  [
    "dom.min_background_timeout_value",
    4,
    "a window nobody sees keeps its timers"
  ],
  [
    "dom.min_background_timeout_value_without_budget_throttling",
    4,
    "as above"
  ],
  [
    "dom.timeout.background_throttling_max_budget",
    -1,
    "as above"
  ]
];
var preferences = [
  ...start,
  ...memory,
  ...disk,
  ...silence,
  ...prompts,
  ...protocol,
  ...headless
];
function userJs(extra = {}) {
  const all2 = new Map(preferences.map(([name, value]) => [
    name,
    value
  ]));
  for (const [name, value] of Object.entries(extra)) all2.set(name, value);
  const line = ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});
`;
  return [
    ...all2
  ].map(line).join("");
}

// firefox/profile.ts
async function makePlace(dir2, prefs) {
  const place2 = await Deno.makeTempDir({
    dir: dir2,
    prefix: "firefox-"
  });
  const made = {
    place: place2,
    profile: `${place2}/profile`,
    home: `${place2}/home`,
    tmp: `${place2}/tmp`
  };
  for (const folder of [
    made.profile,
    made.home,
    made.tmp
  ]) {
    await Deno.mkdir(folder, {
      mode: 448
    });
  }
  await Deno.writeTextFile(`${made.profile}/user.js`, userJs(prefs), {
    mode: 384
  });
  return made;
}
function environment({ home, tmp }) {
  return {
    // Firefox writes below HOME though its profile is elsewhere (.config/mozilla, dconf, Downloads) and hangs
    // without a word where it cannot. Its own HOME always works, and the user's stays as it was. The price: fonts
    // that only this user has installed are not seen.
    HOME: home,
    XDG_CONFIG_HOME: `${home}/.config`,
    XDG_CACHE_HOME: `${home}/.cache`,
    XDG_DATA_HOME: `${home}/.local/share`,
    // A lock that Firefox takes while it starts lives here: a shared one makes starts wait for each other.
    TMPDIR: tmp,
    // The desktop's bus is not ours to appear on; without an address a daemon might be started that stays.
    DBUS_SESSION_BUS_ADDRESS: "disabled:",
    // Else a crash reporter outside our process group outlives the session.
    MOZ_CRASHREPORTER_DISABLE: "1",
    // Else a release build ignores services.settings.server and asks Mozilla's.
    MOZ_REMOTE_SETTINGS_DEVTOOLS: "1"
  };
}

// firefox/stderr.ts
var KEPT2 = 20;
var MAX_LINE = 2e3;
function readLines(stream, onLine) {
  const kept = [];
  const take = (line) => {
    kept.push(line);
    if (kept.length > KEPT2) kept.shift();
    onLine(line);
  };
  const read = async () => {
    const decoder = new TextDecoder();
    let rest = "";
    for await (const chunk of stream) {
      const lines3 = (rest + decoder.decode(chunk, {
        stream: true
      })).split("\n");
      rest = (lines3.pop() ?? "").slice(0, MAX_LINE);
      for (const line of lines3) take(line.slice(0, MAX_LINE));
    }
    if (rest !== "") take(rest);
  };
  return {
    last: () => [
      ...kept
    ],
    ended: read().catch(() => {
    })
  };
}

// firefox/digest.ts
var PIECE = 1024 * 1024;
async function digest(bytes2) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes2));
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
async function digestOfFile(path) {
  using file = await Deno.open(path);
  const piece = new Uint8Array(PIECE);
  const sums = [];
  for (let filled = 0; ; ) {
    const count = await file.read(piece.subarray(filled));
    filled += count ?? 0;
    if (count !== null && filled < PIECE) continue;
    sums.push(await digest(piece.subarray(0, filled)));
    filled = 0;
    if (count === null) return await digest(new TextEncoder().encode(sums.join("\n")));
  }
}

// firefox/template.ts
var SEAL = "compatibility.ini";
var CACHE = /^startupCache\/((script|url)Cache(-child)?\.bin|startupCache\.[48]\.(little|big))$/;
var MANIFEST = "manifest.json";
function belongs(name) {
  return name === SEAL || CACHE.test(name);
}
async function templatePath(cache2, binary2, of) {
  const key = [
    "1",
    binary2,
    of.version,
    of.build,
    userJs()
  ].join("\n");
  return `${cache2}/template-${(await digest(new TextEncoder().encode(key))).slice(0, 32)}`;
}
async function useTemplate(path, profile) {
  try {
    const entries = await readManifest(path);
    await Deno.mkdir(`${profile}/startupCache`, {
      mode: 448
    });
    const copy2 = ({ name }) => Deno.copyFile(`${path}/${name}`, `${profile}/${name}`);
    await Promise.all(entries.filter(({ name }) => name !== SEAL).map(copy2));
    await Deno.copyFile(`${path}/${SEAL}`, `${profile}/${SEAL}`);
    const now = /* @__PURE__ */ new Date();
    await Deno.utime(path, now, now);
    return true;
  } catch {
    return false;
  }
}
async function checkTemplate(path) {
  try {
    for (const { name, digest: digest2 } of await readManifest(path)) {
      if (await digestOfFile(`${path}/${name}`) !== digest2) return false;
    }
    return true;
  } catch {
    return false;
  }
}
async function readManifest(path) {
  const { uid } = await ours(path.slice(0, path.lastIndexOf("/")), 18);
  for (const folder of [
    path,
    `${path}/startupCache`
  ]) {
    if ((await ours(folder, 63)).uid !== uid) throw new Error("a folder of another user");
  }
  const entries = parse(await Deno.readTextFile(`${path}/${MANIFEST}`));
  for (const { name, size } of entries) {
    const file = await Deno.lstat(`${path}/${name}`);
    if (!file.isFile || file.uid !== uid || file.size !== size) {
      throw new Error(`${name} is not ours`);
    }
  }
  return entries;
}
async function ours(path, forbidden) {
  const info = await Deno.lstat(path);
  if (!info.isDirectory || ((info.mode ?? 0) & forbidden) !== 0) {
    throw new Error(`${path} is open to others`);
  }
  return info;
}
function parse(text2) {
  const entries = JSON.parse(text2);
  if (!Array.isArray(entries) || !entries.every(isEntry)) throw new Error("no list of files");
  if (!entries.some(({ name }) => name === SEAL)) throw new Error(`no ${SEAL}`);
  return entries;
}
function isEntry(value) {
  if (typeof value !== "object" || value === null) return false;
  const { name, size, digest: digest2 } = value;
  return typeof name === "string" && belongs(name) && Number.isInteger(size) && typeof digest2 === "string";
}

// firefox/version.ts
var MINIMUM = 149;
async function readVersion(binary2) {
  const folder = binary2.slice(0, binary2.lastIndexOf("/"));
  for (const file of [
    `${folder}/application.ini`,
    `${folder}/../Resources/application.ini`
  ]) {
    try {
      const text2 = await Deno.readTextFile(file);
      const version = /^Version=(\S+)$/m.exec(text2)?.[1];
      const build = /^BuildID=(\S+)$/m.exec(text2)?.[1];
      if (version && build) return {
        version,
        build
      };
    } catch {
    }
  }
  return void 0;
}
function checkVersion(version) {
  if (Number.parseInt(version, 10) >= MINIMUM) return;
  throw new Fault("setup", `Firefox ${version} is too old; ${MINIMUM} is needed. Install a newer one and see foxden doctor.`);
}

// firefox/launch.ts
var LISTEN_MS = 2e4;
var KILL_MS = 5e3;
var READY = /^WebDriver BiDi listening on (ws:\/\/\S+)$/;
async function launch(options) {
  const { binary: binary2, dir: dir2, cache: cache2, prefs = {} } = options;
  const signal = AbortSignal.any([
    options.signal,
    AbortSignal.timeout(LISTEN_MS)
  ]);
  const version = await readVersion(binary2);
  if (version) checkVersion(version.version);
  const place2 = () => makePlace(dir2, prefs).catch((error) => {
    throw new Fault("setup", `No profile can be made in ${dir2}: ${error.message}. Set TMPDIR to a folder that can be written.`);
  });
  const start3 = async (place3) => ({
    ...await run({
      ...options,
      signal
    }, place3),
    version: version?.version,
    place: place3.place,
    profile: place3.profile
  });
  const template = cache2 && version && await templatePath(cache2, binary2, version);
  const fresh = await place2();
  if (!template || !await useTemplate(template, fresh.profile)) return start3(fresh);
  const sound = checkTemplate(template);
  const firefox = await start3(fresh).catch((error) => options.log(`foxden: with a template: ${error}`));
  if (firefox && await sound) return firefox;
  await firefox?.kill();
  signal.throwIfAborted();
  options.log(`foxden: ${template} is broken and is removed`);
  await Deno.remove(template, {
    recursive: true
  }).catch(() => {
  });
  return start3(await place2());
}
async function run({ binary: binary2, signal, log: log2 }, place2) {
  signal.throwIfAborted();
  const child = spawn(binary2, place2);
  const ready = Promise.withResolvers();
  const stderr = readLines(child.stderr, (line) => {
    const url = READY.exec(line)?.[1];
    if (url) ready.resolve(`${url}/session`);
    log2(line);
  });
  const ended = child.status.then(({ code, signal: signal2 }) => signal2 ? `was ended by ${signal2}` : `exited with code ${code}`);
  const kill = () => end(child, ended);
  const stop2 = () => ready.reject(signal.reason);
  signal.addEventListener("abort", stop2);
  ended.then(async (how) => {
    await stderr.ended;
    ready.reject(failure(how, stderr.last()));
  });
  try {
    return {
      url: await ready.promise,
      pid: child.pid,
      ended,
      kill
    };
  } catch (error) {
    await kill();
    if (signal.aborted && signal.reason?.name === "TimeoutError") {
      throw failure("does not listen in time", stderr.last());
    }
    throw error;
  } finally {
    signal.removeEventListener("abort", stop2);
  }
}
function spawn(binary2, { profile, ...place2 }) {
  const args = [
    "--headless",
    // Never hand the start over to a Firefox that the user has open.
    "--no-remote",
    "--profile",
    profile,
    "--remote-debugging-port",
    "0",
    // The first tab is only there to stay (docs/decisions/002-tabs.md): a picture that Firefox shows in its own
    // process, where a blank page would keep a content process of 18 MB alive.
    "about:logo"
  ];
  try {
    return new Deno.Command(binary2, {
      args,
      env: environment({
        profile,
        ...place2
      }),
      stdin: "null",
      stdout: "null",
      stderr: "piped"
    }).spawn();
  } catch (error) {
    const why2 = error instanceof Error ? error.message : String(error);
    throw new Fault("setup", `${binary2} cannot be started: ${why2}. Try foxden doctor.`);
  }
}
async function end(child, ended) {
  try {
    child.kill("SIGKILL");
  } catch {
  }
  const { promise, resolve } = Promise.withResolvers();
  const timer = setTimeout(resolve, KILL_MS);
  await Promise.race([
    ended,
    promise
  ]);
  clearTimeout(timer);
}

// firefox/start.ts
async function start2(options) {
  const { limits, signal, ...how } = options;
  const firefox = await launch({
    ...how,
    signal
  });
  try {
    const bidi = await Bidi.connect(firefox.url, signal);
    const session = await bidi.send("session.new", {
      capabilities: {
        alwaysMatch: {
          unhandledPromptBehavior: {
            default: "ignore"
          }
        }
      }
    }, signal);
    checkVersion(session.capabilities.browserVersion);
    const browser = await Browser.start(bidi, limits, signal);
    return {
      browser,
      pid: firefox.pid,
      version: session.capabilities.browserVersion,
      ended: Promise.race([
        firefox.ended.then((how2) => `Firefox ended (${how2})`),
        bidi.ended.then((reason) => reason.message)
      ]),
      async [Symbol.asyncDispose]() {
        await firefox.kill();
      }
    };
  } catch (error) {
    await firefox.kill();
    if (error instanceof Fault) throw error;
    throw new Fault("setup", `Firefox started but cannot be driven: ${error}. Use a newer Firefox.`);
  }
}

// firefox/builder.ts
var BUILD_MS = 6e4;
var STALE_MS = {
  staging: 36e5,
  template: 30 * 864e5
};
async function buildTemplate(options, signal) {
  const { binary: binary2, dir: dir2, cache: cache2, log: log2 } = options;
  const version = await readVersion(binary2);
  if (!version) return false;
  const path = await templatePath(cache2, binary2, version);
  if (await checkTemplate(path)) return false;
  await sweep(cache2);
  const bound = AbortSignal.any([
    signal,
    AbortSignal.timeout(BUILD_MS)
  ]);
  const firefox = await launch({
    binary: binary2,
    dir: dir2,
    signal: bound,
    log: log2
  });
  try {
    await using bidi = await Bidi.connect(firefox.url, bound);
    await bidi.send("session.new", {
      capabilities: {}
    }, bound);
    await bidi.send("browser.close", {}, bound);
    await settled(firefox.ended, bound);
    return await install(firefox.profile, path, cache2);
  } finally {
    await firefox.kill();
    await Deno.remove(firefox.place, {
      recursive: true
    }).catch(() => {
    });
  }
}
async function settled(ended, signal) {
  const { promise, reject } = Promise.withResolvers();
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort);
  if (signal.aborted) abort();
  await Promise.race([
    ended,
    promise
  ]).finally(() => signal.removeEventListener("abort", abort));
}
async function install(profile, path, cache2) {
  const staging = await Deno.makeTempDir({
    dir: cache2,
    prefix: "staging-"
  });
  try {
    await Deno.mkdir(`${staging}/startupCache`, {
      mode: 448
    });
    const entries = [];
    for (const name of await candidates(profile)) {
      const to = `${staging}/${name}`;
      await copy(`${profile}/${name}`, to);
      entries.push({
        name,
        size: (await Deno.lstat(to)).size,
        digest: await digestOfFile(to)
      });
    }
    await Deno.writeTextFile(`${staging}/${MANIFEST}`, JSON.stringify(entries), {
      mode: 384
    });
    if (!await checkTemplate(path)) await Deno.remove(path, {
      recursive: true
    }).catch(() => {
    });
    return await Deno.rename(staging, path).then(() => true, () => false);
  } finally {
    await Deno.remove(staging, {
      recursive: true
    }).catch(() => {
    });
  }
}
async function candidates(profile) {
  const names = [
    "compatibility.ini"
  ];
  for await (const entry of Deno.readDir(`${profile}/startupCache`)) {
    if (entry.isFile) names.push(`startupCache/${entry.name}`);
  }
  return names.filter(belongs);
}
async function copy(from, to) {
  await Deno.copyFile(from, to);
  using file = await Deno.open(to, {
    write: true
  });
  await file.syncData();
}
async function sweep(cache2) {
  for await (const { name, isDirectory } of Deno.readDir(cache2)) {
    const kind = /^(staging|template)-/.exec(name)?.[1];
    if (!isDirectory || kind !== "staging" && kind !== "template") continue;
    const { mtime } = await Deno.lstat(`${cache2}/${name}`);
    if (mtime && Date.now() - mtime.getTime() > STALE_MS[kind]) {
      await Deno.remove(`${cache2}/${name}`, {
        recursive: true
      }).catch(() => {
      });
    }
  }
}

// firefox/mod.ts
function snapshot(browser, params, signal) {
  return act(browser, params, signal, "look", () => Promise.resolve(), params);
}
var plain2 = {
  open,
  tabs,
  snapshot,
  close,
  navigate,
  back: history(-1),
  forward: history(1),
  reload,
  click,
  hover,
  drag,
  fill,
  select,
  press: press2,
  scroll,
  wait
};
function masked(run2) {
  return async (browser, params, signal) => {
    try {
      return browser.secrets.mask(await run2(browser, params, signal));
    } catch (error) {
      throw browser.secrets.fault(error);
    }
  };
}
var actions = Object.fromEntries(Object.entries(plain2).map(([name, run2]) => [
  name,
  masked(run2)
]));

// denoshim/idle.ts
var Idle = class {
  after;
  job;
  #running;
  #timer;
  #done;
  constructor(after, job) {
    this.after = after;
    this.job = job;
    this.#running = 0;
    this.#done = false;
  }
  /** Counts as something that runs until the returned object is disposed. */
  busy() {
    this.#running++;
    clearTimeout(this.#timer);
    return {
      [Symbol.dispose]: () => this.#rest()
    };
  }
  #rest() {
    if (--this.#running > 0 || this.#done) return;
    this.#timer = setTimeout(() => {
      this.#done = true;
      this.job();
    }, this.after);
    Deno.unrefTimer(this.#timer);
  }
};

// denoshim/wire.ts
var WIRE = "b16a3609b5e9cd72";
var MAX_LINE2 = 1048576;
var MAX_CHUNK = 262144;
var HEARTBEAT = 4e3;
var SILENCE = 14e3;
var DECLARED = {
  start: {
    limits: {
      kind: "object",
      fields: {
        tabs: {
          kind: "int",
          min: 1,
          max: 64
        },
        actionMs: {
          kind: "int",
          min: 100,
          max: 6e5
        },
        waitMs: {
          kind: "int",
          min: 100,
          max: 6e5
        },
        text: {
          kind: "int",
          min: 100,
          max: 2e5
        },
        elements: {
          kind: "int",
          min: 1,
          max: 2e3
        },
        diagnostics: {
          kind: "int",
          min: 0,
          max: 500
        },
        pictureMax: {
          kind: "int",
          min: 1e4,
          max: 67108864
        }
      }
    }
  },
  open: {
    url: {
      kind: "string",
      maxLen: 65536
    },
    observe: {
      kind: "string",
      enum: [
        "full",
        "changes",
        "none"
      ],
      optional: true
    }
  },
  tabs: {},
  snapshot: {
    tab: {
      kind: "string",
      maxLen: 20
    },
    ref: {
      kind: "string",
      maxLen: 40,
      optional: true
    },
    find: {
      kind: "string",
      maxLen: 300,
      optional: true
    },
    offset: {
      kind: "int",
      min: 0,
      max: 1e9,
      optional: true
    },
    observe: {
      kind: "string",
      enum: [
        "full",
        "changes",
        "none"
      ],
      optional: true
    }
  },
  close: {
    tab: {
      kind: "string",
      maxLen: 20
    }
  },
  navigate: {
    tab: {
      kind: "string",
      maxLen: 20
    },
    url: {
      kind: "string",
      maxLen: 65536
    },
    observe: {
      kind: "string",
      enum: [
        "full",
        "changes",
        "none"
      ],
      optional: true
    }
  },
  back: {
    tab: {
      kind: "string",
      maxLen: 20
    },
    observe: {
      kind: "string",
      enum: [
        "full",
        "changes",
        "none"
      ],
      optional: true
    }
  },
  forward: {
    tab: {
      kind: "string",
      maxLen: 20
    },
    observe: {
      kind: "string",
      enum: [
        "full",
        "changes",
        "none"
      ],
      optional: true
    }
  },
  reload: {
    tab: {
      kind: "string",
      maxLen: 20
    },
    observe: {
      kind: "string",
      enum: [
        "full",
        "changes",
        "none"
      ],
      optional: true
    }
  },
  click: {
    tab: {
      kind: "string",
      maxLen: 20
    },
    ref: {
      kind: "string",
      maxLen: 40
    },
    button: {
      kind: "string",
      enum: [
        "left",
        "middle",
        "right"
      ],
      optional: true
    },
    count: {
      kind: "int",
      min: 1,
      max: 3,
      optional: true
    },
    modifiers: {
      kind: "list",
      item: {
        kind: "string",
        enum: [
          "Alt",
          "Control",
          "Meta",
          "Shift"
        ]
      },
      optional: true
    },
    observe: {
      kind: "string",
      enum: [
        "full",
        "changes",
        "none"
      ],
      optional: true
    }
  },
  hover: {
    tab: {
      kind: "string",
      maxLen: 20
    },
    ref: {
      kind: "string",
      maxLen: 40
    },
    observe: {
      kind: "string",
      enum: [
        "full",
        "changes",
        "none"
      ],
      optional: true
    }
  },
  drag: {
    tab: {
      kind: "string",
      maxLen: 20
    },
    ref: {
      kind: "string",
      maxLen: 40
    },
    to: {
      kind: "string",
      maxLen: 40
    },
    observe: {
      kind: "string",
      enum: [
        "full",
        "changes",
        "none"
      ],
      optional: true
    }
  },
  fill: {
    tab: {
      kind: "string",
      maxLen: 20
    },
    ref: {
      kind: "string",
      maxLen: 40,
      optional: true
    },
    text: {
      kind: "string",
      maxLen: 1e5,
      optional: true
    },
    append: {
      kind: "bool",
      optional: true
    },
    submit: {
      kind: "bool",
      optional: true
    },
    fields: {
      kind: "list",
      item: {
        kind: "object",
        fields: {
          ref: {
            kind: "string",
            maxLen: 40
          },
          text: {
            kind: "string",
            maxLen: 1e5,
            optional: true
          },
          value: {
            kind: "strings",
            item: {
              kind: "string",
              maxLen: 1e5
            },
            optional: true
          },
          checked: {
            kind: "bool",
            optional: true
          }
        }
      },
      maxLen: 100,
      optional: true
    },
    observe: {
      kind: "string",
      enum: [
        "full",
        "changes",
        "none"
      ],
      optional: true
    }
  },
  select: {
    tab: {
      kind: "string",
      maxLen: 20
    },
    ref: {
      kind: "string",
      maxLen: 40
    },
    value: {
      kind: "strings",
      item: {
        kind: "string",
        maxLen: 1e4
      }
    },
    observe: {
      kind: "string",
      enum: [
        "full",
        "changes",
        "none"
      ],
      optional: true
    }
  },
  press: {
    tab: {
      kind: "string",
      maxLen: 20
    },
    key: {
      kind: "string",
      maxLen: 60
    },
    ref: {
      kind: "string",
      maxLen: 40,
      optional: true
    },
    observe: {
      kind: "string",
      enum: [
        "full",
        "changes",
        "none"
      ],
      optional: true
    }
  },
  scroll: {
    tab: {
      kind: "string",
      maxLen: 20
    },
    x: {
      kind: "int",
      min: -1e6,
      max: 1e6,
      optional: true
    },
    y: {
      kind: "int",
      min: -1e6,
      max: 1e6,
      optional: true
    },
    ref: {
      kind: "string",
      maxLen: 40,
      optional: true
    },
    observe: {
      kind: "string",
      enum: [
        "full",
        "changes",
        "none"
      ],
      optional: true
    }
  },
  wait: {
    tab: {
      kind: "string",
      maxLen: 20
    },
    ms: {
      kind: "int",
      min: 0,
      max: 1e4,
      optional: true
    },
    text: {
      kind: "string",
      maxLen: 1e4,
      optional: true
    },
    gone: {
      kind: "string",
      maxLen: 1e4,
      optional: true
    },
    url: {
      kind: "string",
      maxLen: 65536,
      optional: true
    },
    timeout: {
      kind: "int",
      min: 1,
      max: 1e4,
      optional: true
    },
    observe: {
      kind: "string",
      enum: [
        "full",
        "changes",
        "none"
      ],
      optional: true
    }
  },
  screenshot: {
    tab: {
      kind: "string",
      maxLen: 20
    },
    crop: {
      kind: "object",
      fields: {
        x: {
          kind: "int",
          min: 0,
          max: 1e6
        },
        y: {
          kind: "int",
          min: 0,
          max: 1e6
        },
        width: {
          kind: "int",
          min: 1,
          max: 1e6
        },
        height: {
          kind: "int",
          min: 1,
          max: 1e6
        }
      },
      optional: true
    },
    full: {
      kind: "bool",
      optional: true
    },
    ref: {
      kind: "string",
      maxLen: 40,
      optional: true
    },
    marks: {
      kind: "bool",
      optional: true
    }
  }
};
var NOTED = {
  ping: {},
  cancel: {
    id: {
      kind: "int"
    }
  },
  chunk: {
    id: {
      kind: "int"
    },
    data: {
      kind: "string",
      maxLen: 262144
    }
  },
  progress: {
    message: {
      kind: "string"
    }
  },
  ended: {
    reason: {
      kind: "string"
    }
  }
};

// denoshim/check.ts
function checkParams(method, params) {
  return checkObject(method, params === void 0 ? {} : params, DECLARED[method]);
}
function checkNote(name, params) {
  return checkObject(name, params === void 0 ? {} : params, NOTED[name]);
}
function isMethod(name) {
  return Object.hasOwn(DECLARED, name);
}
function checkObject(path, value, rules) {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return `${path}: expected an object`;
  }
  for (const name of Object.keys(value).sort()) {
    if (!Object.hasOwn(rules, name)) {
      return `${path}.${name}: unknown field; allowed: ${Object.keys(rules).join(", ") || "none"}`;
    }
  }
  for (const [name, rule] of Object.entries(rules)) {
    const field = value[name];
    if (field === void 0) {
      if (!rule.optional) return `${path}.${name}: missing`;
      continue;
    }
    const wrong = checkValue(`${path}.${name}`, field, rule);
    if (wrong !== void 0) return wrong;
  }
  return void 0;
}
function checkValue(path, value, rule) {
  switch (rule.kind) {
    case "object":
      return checkObject(path, value, rule.fields ?? {});
    case "bool":
      return typeof value === "boolean" ? void 0 : `${path}: expected true or false`;
    case "int":
      return checkInt(path, value, rule);
    case "string":
      return checkString(path, value, rule);
    case "strings":
      if (typeof value === "string") return checkValue(path, value, rule.item);
      if (!Array.isArray(value)) return `${path}: expected a string or a list of strings`;
      return checkItems(path, value, rule.item);
    case "list":
      if (!Array.isArray(value)) return `${path}: expected a list`;
      if (rule.maxLen !== void 0 && value.length > rule.maxLen) {
        return `${path}: expected at most ${rule.maxLen}`;
      }
      return checkItems(path, value, rule.item);
  }
}
function checkItems(path, items, rule) {
  if (items.length === 0) return `${path}: expected at least one`;
  for (const [i, item] of items.entries()) {
    const wrong = checkValue(`${path}[${i}]`, item, rule);
    if (wrong !== void 0) return wrong;
  }
  return void 0;
}
function checkInt(path, value, rule) {
  if (!Number.isInteger(value)) return `${path}: expected a whole number`;
  const n = value;
  if (rule.min !== void 0 && n < rule.min) return `${path}: expected at least ${rule.min}`;
  if (rule.max !== void 0 && n > rule.max) return `${path}: expected at most ${rule.max}`;
  return void 0;
}
function checkString(path, value, rule) {
  if (typeof value !== "string") return `${path}: expected a string`;
  if (rule.enum !== void 0 && !rule.enum.includes(value)) {
    return `${path}: expected one of ${rule.enum.join(", ")}`;
  }
  if (rule.maxLen !== void 0 && [
    ...value
  ].length > rule.maxLen) {
    return `${path}: longer than ${rule.maxLen} characters`;
  }
  return void 0;
}

// denoshim/lines.ts
async function* lines2(stream) {
  const decoder = new TextDecoder();
  let parts = [];
  let held = 0;
  for await (const chunk of stream) {
    let from = 0;
    for (let to = chunk.indexOf(10); to >= 0; from = to + 1, to = chunk.indexOf(10, from)) {
      const length = held + to - from;
      if (length > MAX_LINE2) throw tooLong();
      parts.push(chunk.subarray(from, to));
      yield decoder.decode(join2(parts, length));
      parts = [];
      held = 0;
    }
    if (from < chunk.length) {
      parts.push(chunk.subarray(from));
      held += chunk.length - from;
    }
    if (held > MAX_LINE2) throw tooLong();
  }
}
function tooLong() {
  return new Error(`a line of more than ${MAX_LINE2} bytes`);
}
function join2(parts, length) {
  const [only] = parts;
  if (parts.length === 1 && only !== void 0) return only;
  const all2 = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all2.set(part, at);
    at += part.length;
  }
  return all2;
}

// denoshim/link.ts
var Link = class {
  handlers;
  out;
  beat;
  #running;
  #writing;
  #heard;
  #encoder;
  constructor(handlers2, out = Deno.stdout, beat = {
    every: HEARTBEAT,
    silence: SILENCE
  }) {
    this.handlers = handlers2;
    this.out = out;
    this.beat = beat;
    this.#running = /* @__PURE__ */ new Map();
    this.#writing = Promise.resolve();
    this.#heard = Date.now();
    this.#encoder = new TextEncoder();
  }
  /** Serves until the host is gone, and says how that was noticed. */
  async serve(input) {
    const silent = Promise.withResolvers();
    const beat = setInterval(() => {
      this.note("ping", {});
      if (Date.now() - this.#heard > this.beat.silence) silent.resolve("the host fell silent");
    }, this.beat.every);
    try {
      return await Promise.race([
        this.#read(input),
        silent.promise
      ]);
    } finally {
      clearInterval(beat);
    }
  }
  note(method, params) {
    this.#write({
      jsonrpc: "2.0",
      method,
      params
    });
  }
  /** Sends a picture ahead of the reply that describes it; returns how many chunks it took. */
  picture(id, base642) {
    const size = MAX_CHUNK - MAX_CHUNK % 4;
    let chunks = 0;
    for (let at = 0; at < base642.length; at += size, chunks++) {
      this.note("chunk", {
        id,
        data: base642.slice(at, at + size)
      });
    }
    return chunks;
  }
  async #read(input) {
    try {
      for await (const line of lines2(input)) {
        this.#heard = Date.now();
        this.#take(line);
      }
      return "the host closed the pipe";
    } catch (error) {
      return `the host sent ${error instanceof Error ? error.message : error}`;
    }
  }
  #take(line) {
    const { id, method, params } = messageOf(line);
    if (id === void 0 && (method === "ping" || method === "cancel")) {
      const wrong = checkNote(method, params);
      if (wrong !== void 0) throw new Error(`a notification that is wrong: ${wrong}`);
      if (method === "cancel") {
        const { id: id2 } = params;
        this.#running.get(id2)?.abort(new Fault("ended", "cancelled by the caller."));
      }
      return;
    }
    if (!Number.isInteger(id) || typeof method !== "string") {
      throw new Error("a message that is neither request nor notification");
    }
    void this.#answer(id, method, params);
  }
  async #answer(id, method, params) {
    const aborter = new AbortController();
    this.#running.set(id, aborter);
    try {
      if (!isMethod(method)) {
        throw new Fault("invalid", `There is no method ${JSON.stringify(method)}.`);
      }
      const wrong = checkParams(method, params);
      if (wrong !== void 0) throw new Fault("invalid", `${wrong}.`);
      const handler = this.handlers[method];
      this.#write({
        jsonrpc: "2.0",
        id,
        result: await handler(params ?? {}, aborter.signal, id)
      });
    } catch (error) {
      const fault = error instanceof Fault ? error : new Fault("internal", String(error));
      this.#write({
        jsonrpc: "2.0",
        id,
        error: {
          code: -32e3,
          message: fault.message,
          data: {
            code: fault.code,
            ...fault.quotes && {
              quotes: true
            }
          }
        }
      });
    } finally {
      this.#running.delete(id);
    }
  }
  #write(message) {
    let line = JSON.stringify(message);
    let bytes2 = this.#encoder.encode(`${line}
`);
    if (bytes2.length - 1 > MAX_LINE2) {
      const error = {
        code: -32e3,
        message: `The answer is ${bytes2.length - 1} bytes long, more than the ${MAX_LINE2} of a message.`,
        data: {
          code: "internal"
        }
      };
      line = JSON.stringify({
        jsonrpc: "2.0",
        id: message.id,
        error
      });
      bytes2 = this.#encoder.encode(`${line}
`);
    }
    this.#writing = this.#writing.then(() => this.#writeAll(bytes2)).catch(() => {
    });
  }
  /** Resolves once everything said so far is written. */
  flushed() {
    return this.#writing;
  }
  async #writeAll(bytes2) {
    for (let at = 0; at < bytes2.length; ) at += await this.out.write(bytes2.subarray(at));
  }
};
function messageOf(line) {
  let message;
  try {
    message = JSON.parse(line);
  } catch {
    message = void 0;
  }
  if (typeof message === "object" && message !== null) {
    const fields = message;
    if (fields.jsonrpc === "2.0") return fields;
  }
  throw new Error("a line that is no message");
}

// denoshim/main.ts
console.log = console.info = console.debug = console.error;
var [, , , dir = "", binary = "", cache = ""] = Deno.args;
var place = {
  binary,
  dir,
  ...cache !== "" && {
    cache
  }
};
var log = (line) => console.error(line);
var running;
var actionMs = 3e4;
function current() {
  if (running === void 0) throw new Fault("ended", "No browser is running. Use open.");
  return running;
}
var table = actions;
var handlers = {
  start: async ({ limits }, signal) => {
    if (running !== void 0) throw new Fault("invalid", "The browser is running already.");
    actionMs = limits.actionMs;
    link.note("progress", {
      message: "starting Firefox"
    });
    running = await start2({
      ...place,
      limits,
      signal,
      log
    });
    void running.ended.then((reason) => link.note("ended", {
      reason
    }));
    return {
      wire: WIRE,
      firefox: running.version,
      deno: Deno.version.deno,
      pid: running.pid
    };
  },
  screenshot: (params, signal, id) => bounded("screenshot", signal, async (signal2) => {
    const { format, data } = await screenshot(current().browser, params, signal2);
    return {
      format,
      bytes: bytesOf(data),
      chunks: link.picture(id, data)
    };
  }),
  ...Object.fromEntries(Object.entries(table).map(([name, run2]) => [
    name,
    (params, signal) => bounded(name, signal, (signal2) => run2(current().browser, params, signal2))
  ]))
};
var IDLE = 1e3;
var idle = new Idle(IDLE, () => {
  if (cache === "") return;
  buildTemplate({
    binary,
    dir,
    cache,
    log
  }, ending.signal).catch((error) => log(`shim: no template of the profile: ${error}`));
});
var ending = new AbortController();
async function bounded(name, signal, run2) {
  const limit = AbortSignal.timeout(actionMs);
  using _ = idle.busy();
  try {
    return await run2(AbortSignal.any([
      signal,
      limit
    ]));
  } catch (error) {
    if (limit.aborted && !signal.aborted) {
      throw new Fault("timeout", `${name} was not done within ${actionMs / 1e3} s: the server or the page does not answer. Use wait, reload, close or reset.`);
    }
    throw faultOf(error, name);
  }
}
function bytesOf(base642) {
  const padding = base642.endsWith("==") ? 2 : base642.endsWith("=") ? 1 : 0;
  return base642.length / 4 * 3 - padding;
}
var link = new Link(handlers);
var why = await link.serve(Deno.stdin.readable);
log(`shim: ending, since ${why}`);
ending.abort();
await running?.[Symbol.asyncDispose]();
await link.flushed();
Deno.exit(0);
