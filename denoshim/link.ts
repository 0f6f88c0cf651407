/** The shim's end of the pipe: one reader, one writer, requests answered in any order. */
import { Fault } from "../firefox/mod.ts";
import { checkNote, checkParams, isMethod } from "./check.ts";
import { lines } from "./lines.ts";
import { HEARTBEAT, MAX_CHUNK, MAX_LINE, type Methods, type Notes, SILENCE } from "./wire.ts";

export type Handlers = {
  [M in keyof Methods]: (
    params: Methods[M]["params"],
    signal: AbortSignal,
    id: number,
  ) => Promise<Methods[M]["result"]>;
};

/** Where the link writes to. */
export interface Writer {
  write(bytes: Uint8Array): Promise<number>;
}

export class Link {
  #running = new Map<number, AbortController>();
  #writing: Promise<void> = Promise.resolve();
  #heard = Date.now();
  #encoder = new TextEncoder();

  constructor(
    readonly handlers: Handlers,
    readonly out: Writer = Deno.stdout,
    readonly beat = { every: HEARTBEAT, silence: SILENCE },
  ) {}

  /** Serves until the host is gone, and says how that was noticed. */
  async serve(input: ReadableStream<Uint8Array>): Promise<string> {
    const silent = Promise.withResolvers<string>();
    const beat = setInterval(() => {
      this.note("ping", {});
      if (Date.now() - this.#heard > this.beat.silence) silent.resolve("the host fell silent");
    }, this.beat.every);
    try {
      return await Promise.race([this.#read(input), silent.promise]);
    } finally {
      clearInterval(beat);
    }
  }

  note<N extends keyof Notes>(method: N, params: Notes[N]): void {
    this.#write({ jsonrpc: "2.0", method, params });
  }

  /** Sends a picture ahead of the reply that describes it; returns how many chunks it took. */
  picture(id: number, base64: string): number {
    const size = MAX_CHUNK - (MAX_CHUNK % 4); // every chunk decodes by itself
    let chunks = 0;
    for (let at = 0; at < base64.length; at += size, chunks++) {
      this.note("chunk", { id, data: base64.slice(at, at + size) });
    }
    return chunks;
  }

  async #read(input: ReadableStream<Uint8Array>): Promise<string> {
    try {
      for await (const line of lines(input)) {
        this.#heard = Date.now();
        this.#take(line);
      }
      return "the host closed the pipe";
    } catch (error) {
      return `the host sent ${error instanceof Error ? error.message : error}`;
    }
  }

  #take(line: string): void {
    const { id, method, params } = messageOf(line);
    if (id === undefined && (method === "ping" || method === "cancel")) {
      const wrong = checkNote(method, params);
      if (wrong !== undefined) throw new Error(`a notification that is wrong: ${wrong}`);
      if (method === "cancel") {
        const { id } = params as Notes["cancel"]; // checked above
        this.#running.get(id)?.abort(new Fault("ended", "cancelled by the caller."));
      }
      return;
    }
    if (!Number.isInteger(id) || typeof method !== "string") {
      throw new Error("a message that is neither request nor notification");
    }
    void this.#answer(id as number, method, params); // never rejects
  }

  async #answer(id: number, method: string, params: unknown): Promise<void> {
    const aborter = new AbortController();
    this.#running.set(id, aborter);
    try {
      if (!isMethod(method)) {
        throw new Fault("invalid", `There is no method ${JSON.stringify(method)}.`);
      }
      const wrong = checkParams(method, params);
      if (wrong !== undefined) throw new Fault("invalid", `${wrong}.`);
      // The check above is what makes params of the method's type.
      const handler = this.handlers[method] as (
        params: unknown,
        signal: AbortSignal,
        id: number,
      ) => Promise<unknown>;
      this.#write({ jsonrpc: "2.0", id, result: await handler(params ?? {}, aborter.signal, id) });
    } catch (error) {
      const fault = error instanceof Fault ? error : new Fault("internal", String(error));
      this.#write({
        jsonrpc: "2.0",
        id,
        error: {
          code: -32000,
          message: fault.message,
          data: { code: fault.code, ...(fault.quotes && { quotes: true }) },
        },
      });
    } finally {
      this.#running.delete(id);
    }
  }

  #write(message: { jsonrpc: "2.0"; id?: number; [rest: string]: unknown }): void {
    let line = JSON.stringify(message);
    let bytes = this.#encoder.encode(`${line}\n`);
    if (bytes.length - 1 > MAX_LINE) {
      const error = {
        code: -32000,
        message: `The answer is ${
          bytes.length - 1
        } bytes long, more than the ${MAX_LINE} of a message.`,
        data: { code: "internal" },
      };
      line = JSON.stringify({ jsonrpc: "2.0", id: message.id, error });
      bytes = this.#encoder.encode(`${line}\n`);
    }
    this.#writing = this.#writing.then(() => this.#writeAll(bytes)).catch(() => {
      // A closed pipe: the host is gone, which the reader notices.
    });
  }

  /** Resolves once everything said so far is written. */
  flushed(): Promise<void> {
    return this.#writing;
  }

  async #writeAll(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length;) at += await this.out.write(bytes.subarray(at));
  }
}

/** The line is not quoted in an error: it may hold what was typed into a password field. */
function messageOf(line: string): Record<string, unknown> {
  let message: unknown;
  try {
    message = JSON.parse(line);
  } catch {
    message = undefined;
  }
  if (typeof message === "object" && message !== null) {
    const fields = message as Record<string, unknown>;
    if (fields.jsonrpc === "2.0") return fields;
  }
  throw new Error("a line that is no message");
}
