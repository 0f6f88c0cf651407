/// <reference lib="deno.ns" />
/**
 * A Firefox for the tests of this folder and nothing else: it starts one headless browser,
 * serves the fixtures, installs the page bundle in every document and calls it as the shim does.
 * Disposing it ends the process and removes the profile, whatever happened before.
 */
import { launch, serve } from "./testing_launch.ts";
import type { Observation, ObserveOptions, Page } from "./contract.ts";

const SANDBOX = "foxden";
const COMMAND_BOUND = 30_000;

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Reply = { [key: string]: Json };

/** The bundle as the shim installs it. */
export function bundled(): Promise<string> {
  return Deno.readTextFile(new URL("page.generated.js", import.meta.url));
}

export class TestBrowser implements AsyncDisposable {
  #ends = new AsyncDisposableStack();
  #socket: WebSocket;
  #pending = new Map<number, PromiseWithResolvers<Reply>>();
  #last = 0;
  /** Where the fixtures are served. */
  origin = "";

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      const waiting = this.#pending.get(message.id);
      this.#pending.delete(message.id);
      if (message.type === "error") {
        waiting?.reject(new Error(`${message.error}: ${message.message}`));
      } else waiting?.resolve(message.result);
    };
    socket.onclose = () => {
      for (const waiting of this.#pending.values()) {
        waiting.reject(new Error("the browser is gone"));
      }
    };
  }

  /** `bundle` is the preload function declaration. */
  static async start(bundle: string): Promise<TestBrowser> {
    const ends = new AsyncDisposableStack();
    try {
      const url = await launch(ends);
      const socket = new WebSocket(`${url}/session`);
      const { promise: open, resolve, reject } = Promise.withResolvers<void>();
      socket.onopen = () => resolve();
      socket.onerror = () => reject(new Error("no connection to the browser"));
      await open;
      const browser = new TestBrowser(socket);
      browser.#ends = ends;
      browser.origin = serve(ends);
      await browser.send("session.new", {
        capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: "ignore" } } },
      });
      await browser.send("script.addPreloadScript", {
        functionDeclaration: bundle,
        sandbox: SANDBOX,
      });
      return browser;
    } catch (cause) {
      await ends.disposeAsync();
      throw cause;
    }
  }

  async send(method: string, params: Json = {}): Promise<Reply> {
    const id = ++this.#last;
    const waiting = Promise.withResolvers<Reply>();
    this.#pending.set(id, waiting);
    this.#socket.send(JSON.stringify({ id, method, params }));
    const bound = setTimeout(() => {
      this.#pending.delete(id);
      waiting.reject(new Error(`${method}: no answer`));
    }, COMMAND_BOUND);
    try {
      return await waiting.promise;
    } finally {
      clearTimeout(bound);
    }
  }

  /** A tab on a fixture (`page-form.html`), on HTML text or on a URL. */
  async open(what: string): Promise<TestTab> {
    const { context } = await this.send("browsingContext.create", { type: "tab" });
    await this.send("browsingContext.setViewport", {
      context: String(context),
      viewport: { width: 1280, height: 900 },
    });
    const tab = new TestTab(this, String(context));
    await tab.go(what);
    return tab;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#socket.onclose = null;
    await this.#ends.disposeAsync();
    this.#socket.close();
  }
}

export class TestTab implements AsyncDisposable {
  #browser: TestBrowser;
  #observations = 0;
  readonly context: string;

  constructor(browser: TestBrowser, context: string) {
    this.#browser = browser;
    this.context = context;
  }

  async go(what: string): Promise<void> {
    const url = what.startsWith("<")
      ? `${this.#browser.origin}/inline/text/html?${encodeURIComponent(what)}`
      : /^\w+:/.test(what)
      ? what
      : `${this.#browser.origin}/${what}`;
    await this.#browser.send("browsingContext.navigate", {
      context: this.context,
      url,
      wait: "complete",
    });
  }

  /** Calls the page as the shim does. */
  async call<M extends keyof Page>(
    method: M,
    args: Parameters<Page[M]>[0] = undefined,
  ): Promise<Plain<Awaited<ReturnType<Page[M]>>>> {
    const text = await this.#run(
      "(method, args) => globalThis.foxden.call(method, args)",
      [{ type: "string", value: method }, { type: "string", value: JSON.stringify(args ?? {}) }],
      SANDBOX,
    );
    const answer = JSON.parse(String(text));
    if ("crash" in answer) throw new Error(answer.crash);
    if ("fault" in answer) throw new Error(`${answer.fault.code}: ${answer.fault.message}`);
    return answer.ok;
  }

  /** The next observation, within the contract's limits unless told otherwise. */
  observe(limits: Partial<ObserveOptions> = {}): Promise<Observation> {
    const observation = ++this.#observations;
    return this.call("observe", {
      observation,
      first: 1,
      issuing: "new",
      maxText: 20_000,
      maxElements: 300,
      ...limits,
    });
  }

  /** The reference of the element of the newest observation with this name. */
  ref(seen: Observation, name: string): string {
    const found = seen.elements.find((element) => element.name === name);
    if (!found) throw new Error(`no ${name} in\n${seen.text}`);
    return found.ref;
  }

  /** Runs an expression in the page's own world. */
  async page(expression: string): Promise<unknown> {
    return JSON.parse(
      String(await this.#run(`async () => JSON.stringify((await (${expression})) ?? null)`)),
    );
  }

  /** Runs an expression in the sandbox. */
  async sandbox(expression: string): Promise<unknown> {
    const body = `async () => JSON.stringify((await (${expression})) ?? null)`;
    return JSON.parse(String(await this.#run(body, [], SANDBOX)));
  }

  async click(x: number, y: number): Promise<void> {
    await this.#browser.send("input.performActions", {
      context: this.context,
      actions: [{
        type: "pointer",
        id: "mouse",
        parameters: { pointerType: "mouse" },
        actions: [
          { type: "pointerMove", x, y },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 },
        ],
      }],
    });
  }

  async type(text: string): Promise<void> {
    await this.#browser.send("input.performActions", {
      context: this.context,
      actions: [{
        type: "key",
        id: "keys",
        actions: [...text].flatMap((value) => [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ]),
      }],
    });
  }

  async #run(functionDeclaration: string, args: Json[] = [], sandbox?: string): Promise<Json> {
    const reply = await this.#browser.send("script.callFunction", {
      functionDeclaration,
      arguments: args,
      awaitPromise: true,
      target: sandbox === undefined
        ? { context: this.context }
        : { context: this.context, sandbox },
    });
    const result = reply.result as Reply | undefined;
    if (reply.type !== "success" || result === undefined) throw new Error(JSON.stringify(reply));
    return result.value ?? null;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#browser.send("browsingContext.close", { context: this.context });
  }
}

/** What a method gives when there is no fault; a fault is thrown as `code: message`. */
type Plain<T> = T extends { ok: infer V } ? V : T extends { fault: unknown } ? never : T;
