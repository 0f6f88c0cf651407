/**
 * The frames of RFC 6455 as a client writes and reads them. It knows nothing of connections or of what a
 * message means: `socket.ts` does.
 */

export const Op = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

export type Bytes = Uint8Array<ArrayBuffer>;

export interface Frame {
  op: number;
  fin: boolean;
  /** Valid until the next frame is read: copy what must last. */
  body: Bytes;
  /** It was over the limit: the body is how it begins, the rest was read and dropped. */
  cut?: true;
}

/** A peer that broke the protocol; `code` is what our close frame says. */
export class ProtocolError extends Error {
  constructor(readonly code: number, message: string) {
    super(message);
  }
}

/** A whole message in one frame, masked as section 5.3 demands of clients. */
export function encode(op: number, body: Uint8Array): Bytes {
  const extended = body.length < 126 ? 0 : body.length < 65_536 ? 2 : 8;
  const start = 2 + extended + 4;
  const frame = new Uint8Array(start + body.length);
  const view = new DataView(frame.buffer);
  view.setUint8(0, 0x80 | op);
  view.setUint8(1, 0x80 | (extended === 0 ? body.length : extended === 2 ? 126 : 127));
  if (extended === 2) view.setUint16(2, body.length);
  if (extended === 8) view.setBigUint64(2, BigInt(body.length));
  crypto.getRandomValues(frame.subarray(start - 4, start));
  frame.set(body, start);
  const mask = view.getUint32(start - 4);
  // A word at a time: an argument may be a file of megabytes.
  let i = start;
  for (; i + 4 <= frame.length; i += 4) view.setUint32(i, view.getUint32(i) ^ mask);
  for (let shift = 24; i < frame.length; i++, shift -= 8) {
    view.setUint8(i, view.getUint8(i) ^ (mask >>> shift));
  }
  return frame;
}

/** So much is kept of a frame that is too long, to see what it was. */
const HEAD = 256;

/** Cuts a byte stream into frames. Each byte is copied at most twice, however large the message. */
export class FrameReader {
  #read: (into: Bytes) => Promise<number | null>;
  #limit: number;
  #buffer = new Uint8Array(64 * 1024);
  #start = 0;
  #end = 0;

  /** `rest` is what came behind the handshake; of a frame over `limit` bytes only the head is kept. */
  constructor(read: (into: Bytes) => Promise<number | null>, limit: number, rest: Uint8Array) {
    this.#read = read;
    this.#limit = limit;
    this.#buffer.set(rest);
    this.#end = rest.length;
  }

  /** The next frame, or null when the stream has ended between two frames. */
  async next(): Promise<Frame | null> {
    if (this.#start === this.#end && !(await this.#more(1))) return null;
    await this.#need(2);
    const view = new DataView(this.#buffer.buffer);
    const [first, second] = [view.getUint8(this.#start), view.getUint8(this.#start + 1)];
    this.#start += 2;
    if (first & 0x70) {
      throw new ProtocolError(1002, "a frame used an extension that was not agreed");
    }
    if (second & 0x80) throw new ProtocolError(1002, "a server must not mask its frames");
    const op = first & 0x0f;
    const length = await this.#length(second, view);
    if (op >= Op.close && (length > 125 || !(first & 0x80))) {
      throw new ProtocolError(1002, "a control frame was long or fragmented");
    }
    const fin = (first & 0x80) !== 0;
    if (length <= this.#limit) return { op, fin, body: await this.#take(length) };
    const kept = Math.min(HEAD, length);
    const body = (await this.#take(kept)).slice();
    await this.#drop(length - kept);
    return { op, fin, body, cut: true };
  }

  async #drop(length: number): Promise<void> {
    const held = Math.min(length, this.#end - this.#start);
    this.#start += held;
    const waste = new Uint8Array(64 * 1024);
    for (let left = length - held; left > 0;) {
      const count = await this.#read(waste.subarray(0, Math.min(left, waste.length)));
      if (count === null) throw new ProtocolError(1002, "the stream ended inside a frame");
      left -= count;
    }
  }

  async #length(second: number, view: DataView): Promise<number> {
    if (second < 126) return second;
    const size = second === 126 ? 2 : 8;
    await this.#need(size);
    const at = this.#start;
    this.#start += size;
    return size === 2 ? view.getUint16(at) : Number(view.getBigUint64(at));
  }

  async #take(length: number): Promise<Bytes> {
    const held = this.#buffer.subarray(this.#start, Math.min(this.#end, this.#start + length));
    this.#start += held.length;
    if (held.length === length) return held;
    // The rest goes straight to where it belongs, past the buffer.
    const body = new Uint8Array(length);
    body.set(held);
    for (let at = held.length; at < length;) {
      const count = await this.#read(body.subarray(at));
      if (count === null) throw new ProtocolError(1002, "the stream ended inside a frame");
      at += count;
    }
    return body;
  }

  /** Waits until `count` bytes are in one piece. Only headers ask, so the buffer never has to grow. */
  async #need(count: number): Promise<void> {
    if (this.#end - this.#start < count && !(await this.#more(count))) {
      throw new ProtocolError(1002, "the stream ended inside a frame");
    }
  }

  async #more(count: number): Promise<boolean> {
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
}
