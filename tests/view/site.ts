/** Serves the view's pages as its Go tests keep them, with its own files and policy, and news on demand. */

const VIEW = new URL("../../view/", import.meta.url);

/** The pages, by the names of their files. */
export const NAMES = [...Deno.readDirSync(new URL("testdata", VIEW))]
  .map(({ name }) => name.replace(/\.html$/, "")).sort();

export function page(name: string): string {
  return Deno.readTextFileSync(new URL(`testdata/${name}.html`, VIEW));
}

/** The policy that the view sends. */
const POLICY = /"(default-src [^"]*)"/.exec(Deno.readTextFileSync(new URL("view.go", VIEW)))?.[1];

const TYPES: Record<string, string> = {
  css: "text/css",
  js: "text/javascript",
  svg: "image/svg+xml",
};

export class Site implements AsyncDisposable {
  #server: Deno.HttpServer<Deno.NetAddr>;
  #news = new Set<ReadableStreamDefaultController<Uint8Array>>();
  /** What is at the addresses of the list and of the conversation. */
  shown = "";
  dark = false;

  constructor() {
    if (!POLICY) throw new Error("view.go has no policy");
    this.#server = Deno.serve(
      { hostname: "127.0.0.1", port: 0, onListen() {} },
      (request) => this.#answer(new URL(request.url).pathname),
    );
  }

  get url(): string {
    return `http://127.0.0.1:${this.#server.addr.port}/conversations/c1`;
  }

  #answer(path: string): Response {
    if (path === "/" || path === "/conversations/c1") {
      return new Response(this.shown, {
        headers: { "content-type": "text/html", "content-security-policy": POLICY ?? "" },
      });
    }
    if (path.endsWith("/news")) return this.#listen();
    if (path.startsWith("/static/")) return this.#file(path.slice(1));
    return new Response(null, { status: 404 });
  }

  #file(path: string): Response {
    let text = Deno.readTextFileSync(new URL(path, VIEW));
    // Firefox is told by the system whether it is dark, so here the style sheet says it.
    if (this.dark) text = text.replaceAll("(prefers-color-scheme: dark)", "all");
    const type = TYPES[path.split(".").pop() ?? ""] ?? "text/plain";
    return new Response(text, { headers: { "content-type": type } });
  }

  #listen(): Response {
    let own: ReadableStreamDefaultController<Uint8Array>;
    const stream = new ReadableStream<Uint8Array>({
      start: (controller) => {
        own = controller;
        this.#news.add(controller);
        controller.enqueue(new TextEncoder().encode(": here\n\n"));
      },
      cancel: () => void this.#news.delete(own),
    });
    return new Response(stream, { headers: { "content-type": "text/event-stream" } });
  }

  /** Shows another page and tells those who look. */
  tell(shown: string): void {
    this.shown = shown;
    for (const one of this.#news) {
      one.enqueue(new TextEncoder().encode("event: news\ndata: {}\n\n"));
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const one of this.#news) one.close();
    await this.#server.shutdown();
  }
}
