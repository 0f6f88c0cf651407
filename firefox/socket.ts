/**
 * A WebSocket client for Firefox's BiDi port.
 *
 * Why not Deno's own: what Firefox writes in two pieces (an event and the reply after it, a reply of more than
 * 32 KB) arrives in two, because Nagle's rule holds the second back until the first is acknowledged, and the
 * kernel delays that by 40 ms. Whatever we send carries the acknowledgement, and RFC 6455 allows a pong nobody
 * asked for (section 5.5.3): each read is answered with one. Deno's client and the web's API cannot send it; see
 * docs/decisions/001-socket.md.
 */

import { type Bytes, encode, FrameReader, Op, ProtocolError } from "./frames.ts";
import { shake } from "./handshake.ts";

/** A full-page picture of the largest size Firefox draws stays below this in base64. */
const MAX_MESSAGE = 64 * 1024 * 1024;

/** How long a peer may take over its half of the closing handshake. */
const CLOSE_MS = 500;

export interface SocketOptions {
  /** Bounds the connecting only. */
  signal?: AbortSignal;
  /** Gets each text message in order; must not throw. */
  onMessage(text: string): void;
  /** Gets the beginning of a message that was too large to be kept. */
  onTooLarge?(head: string): void;
  /** Called once, after the last message, with why the connection is over. */
  onEnd(reason: Error): void;
  maxMessage?: number;
}

export class Socket implements AsyncDisposable {
  #conn: Deno.TcpConn;
  #options: SocketOptions;
  #queue: Bytes[] = [];
  #queued = 0;
  #writing: Promise<void> = Promise.resolve();
  #reading: Promise<void>;
  #ended: Error | undefined;
  #farewell: ReturnType<typeof setTimeout> | undefined;

  private constructor(conn: Deno.TcpConn, options: SocketOptions, rest: Uint8Array) {
    this.#conn = conn;
    this.#options = options;
    const read = async (into: Bytes) => {
      const count = await conn.read(into);
      if (count !== null) this.#acknowledge();
      return count;
    };
    if (rest.length > 0) this.#acknowledge();
    const frames = new FrameReader(read, this.#max, rest);
    this.#reading = this.#run(frames);
  }

  static async connect(url: string, options: SocketOptions): Promise<Socket> {
    const { signal } = options;
    const to = new URL(url);
    const conn = await Deno.connect({
      hostname: to.hostname,
      port: Number(to.port),
      ...(signal && { signal }),
    });
    const abort = () => conn.close();
    try {
      signal?.throwIfAborted();
      signal?.addEventListener("abort", abort);
      conn.setNoDelay(true);
      const rest = await shake(conn, to);
      signal?.throwIfAborted();
      return new Socket(conn, options, rest);
    } catch (error) {
      if (!signal?.aborted) conn.close();
      throw signal?.aborted ? signal.reason : error;
    } finally {
      signal?.removeEventListener("abort", abort);
    }
  }

  get #max(): number {
    return this.#options.maxMessage ?? MAX_MESSAGE;
  }

  /** Sends a text message behind those sent before. Throws the reason once the connection is over. */
  send(text: string): void {
    if (this.#ended) throw this.#ended;
    if (this.#farewell !== undefined) throw new Error("this side is closing the connection");
    const body = new TextEncoder().encode(text);
    // A browser that has stopped reading must not fill our memory.
    if (this.#queued + body.length > this.#max) {
      throw new Error(`more than ${this.#max} bytes wait to be sent`);
    }
    this.#enqueue(encode(Op.text, body));
  }

  /** Says goodbye, waits for the answer within a bound, and hangs up. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#close(1000, new Error("this side closed the connection"));
    await this.#reading;
    await this.#writing;
  }

  async #run(frames: FrameReader): Promise<void> {
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
  async #receive(frames: FrameReader): Promise<Error> {
    const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    let parts: Bytes[] = [];
    let [size, large] = [0, false];
    for (;;) {
      const frame = await frames.next();
      if (frame === null) return new Error("the browser closed the connection");
      const { op, fin, body } = frame;
      if (op === Op.close) {
        const reason = new Error(`the browser closed the connection${farewell(body)}`);
        this.#close(1000, reason);
        await this.#writing;
        return reason;
      }
      if (op === Op.ping) this.#enqueue(encode(Op.pong, body));
      if (op >= Op.close) continue;
      if ((op === Op.more) !== (parts.length > 0)) {
        throw new ProtocolError(1002, "a fragment was out of order");
      }
      if (op !== Op.more && op !== Op.text) throw new ProtocolError(1003, "a message was not text");
      size += body.length;
      // A page can make any event as long as it likes: such a message is dropped, not the connection.
      large ||= frame.cut === true || size > this.#max;
      if (!large || parts.length === 0) parts.push(fin && !large ? body : body.slice());
      if (!fin) continue;
      if (large) this.#options.onTooLarge?.(new TextDecoder().decode(parts[0]?.subarray(0, 256)));
      else this.#options.onMessage(decode(decoder, join(parts, size)));
      parts = [];
      [size, large] = [0, false];
    }
  }

  /** What waits in the queue carries the acknowledgement too; the frame at its head may have gone already. */
  #acknowledge(): void {
    if (this.#queue.length < 2) this.#enqueue(encode(Op.pong, new Uint8Array()));
  }

  /** Sends the close frame, once; the connection ends with `reason` if nothing ends it sooner. */
  #close(code: number, reason: Error): void {
    if (this.#farewell !== undefined || this.#ended) return;
    this.#farewell = setTimeout(() => this.#end(reason), CLOSE_MS);
    this.#enqueue(encode(Op.close, new Uint8Array([code >> 8, code & 0xff])));
  }

  #enqueue(frame: Bytes): void {
    this.#queue.push(frame);
    this.#queued += frame.length;
    if (this.#queue.length === 1) this.#writing = this.#drain();
  }

  async #drain(): Promise<void> {
    try {
      for (let frame = this.#queue[0]; frame && !this.#ended; frame = this.#queue[0]) {
        for (let at = 0; at < frame.length;) at += await this.#conn.write(frame.subarray(at));
        this.#queue.shift();
        this.#queued -= frame.length;
      }
    } catch {
      // The peer hangs up: what it said last still lies here to be read, and tells why.
      this.#queue = [];
      this.#queued = 0;
    }
  }

  #end(reason: Error): void {
    if (this.#ended) return;
    this.#ended = reason;
    clearTimeout(this.#farewell);
    this.#conn.close();
    this.#options.onEnd(reason);
  }
}

function decode(decoder: TextDecoder, bytes: Bytes): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw new ProtocolError(1007, "a message was not UTF-8");
  }
}

function join(parts: Bytes[], size: number): Bytes {
  if (parts.length === 1 && parts[0]) return parts[0];
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function farewell(body: Bytes): string {
  if (body.length < 2) return "";
  const code = new DataView(body.buffer, body.byteOffset).getUint16(0);
  const why = new TextDecoder().decode(body.subarray(2));
  return why === "" ? ` (${code})` : ` (${code}: ${why})`;
}
