/**
 * One WebDriver BiDi connection (w3.org/TR/webdriver-bidi): commands matched with their replies,
 * events handed to listeners, each command under a bound of its own.
 */
import type { Commands, Event } from "webdriver-bidi-protocol";
import { Socket } from "./socket.ts";
import { Fault } from "./fault.ts";

export type Method = keyof Commands;
export type EventName = Event["method"];
export type EventParams<N extends EventName> = Extract<Event, { method: N }>["params"];
type Params<M extends Method> = Commands[M]["params"];
type Returned<M extends Method> = Commands[M]["returnType"];

/** What Firefox answered to a command that it refused. */
export class BidiError extends Error {
  override readonly name = "BidiError";
  constructor(readonly error: string, message: string, readonly method: string) {
    super(message);
  }
}

/** No command waits longer than this, whatever its caller's signal says, ms. */
const COMMAND_BOUND = 60_000;

interface Waiting {
  method: string;
  resolve(result: unknown): void;
  reject(reason: Error): void;
}

export class Bidi implements AsyncDisposable {
  /** Resolves with the reason once the connection is gone. */
  readonly ended: Promise<Error>;
  #socket: Socket | undefined;
  #last = 0;
  #waiting = new Map<number, Waiting>();
  #listeners = new Map<string, Set<(params: never) => void>>();
  #reason: Error | undefined;
  #end!: (reason: Error) => void;

  private constructor() {
    this.ended = new Promise((resolve) => this.#end = resolve);
  }

  static async connect(url: string, signal: AbortSignal): Promise<Bidi> {
    const bidi = new Bidi();
    bidi.#socket = await Socket.connect(url, {
      signal,
      onMessage: (text) => bidi.#message(text),
      onTooLarge: (head) => bidi.#tooLarge(head),
      onEnd: (reason) => bidi.#ended(reason),
    });
    return bidi;
  }

  send<M extends Method>(method: M, params: Params<M>, signal?: AbortSignal): Promise<Returned<M>> {
    if (this.#reason !== undefined) return Promise.reject(this.#reason);
    if (signal?.aborted) return Promise.reject(signal.reason);
    const id = ++this.#last;
    return new Promise<Returned<M>>((resolve, reject) => {
      const give = () => done(() => reject(signal?.reason));
      const bound = setTimeout(
        () => done(() => reject(new Fault("timeout", `Firefox did not answer ${method} in time.`))),
        COMMAND_BOUND,
      );
      const done = (settle: () => void) => {
        clearTimeout(bound);
        signal?.removeEventListener("abort", give);
        this.#waiting.delete(id);
        settle();
      };
      signal?.addEventListener("abort", give);
      this.#waiting.set(id, {
        method,
        resolve: (result) => done(() => resolve(result as Returned<M>)), // typed by the protocol
        reject: (reason) => done(() => reject(reason)),
      });
      this.#socket?.send(JSON.stringify({ id, method, params }));
    });
  }

  /** Calls `hear` for every event of that name until the returned object is disposed. */
  on<N extends EventName>(name: N, hear: (params: EventParams<N>) => void): Disposable {
    const all = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, all);
    all.add(hear);
    return { [Symbol.dispose]: () => all.delete(hear) };
  }

  #message(text: string): void {
    const message = JSON.parse(text);
    if (message.type === "event") {
      for (const hear of this.#listeners.get(message.method) ?? []) hear(message.params as never);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    if (waiting === undefined) return; // its caller gave up
    if (message.type === "success") waiting.resolve(message.result);
    else waiting.reject(new BidiError(message.error, message.message, waiting.method));
  }

  /** An event that is too large is not heard; an answer fails its command. */
  #tooLarge(head: string): void {
    const id = /^\{"type":"(?:success|error)","id":(\d+)/.exec(head)?.[1];
    const waiting = this.#waiting.get(Number(id));
    waiting?.reject(new BidiError("too large", "the answer is too large", waiting.method));
  }

  #ended(reason: Error): void {
    this.#reason = new Fault(
      "ended",
      `Firefox is gone (${reason.message}). Use open to start a new browser.`,
    );
    for (const waiting of [...this.#waiting.values()]) waiting.reject(this.#reason);
    this.#end(this.#reason);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#socket?.[Symbol.asyncDispose]();
  }
}
