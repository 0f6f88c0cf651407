/**
 * The same client over streamable HTTP: `foxden serve` gives each of its sessions a conversation, which
 * is gone with the session.
 */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

const PAGE = `<!doctype html><title>Hello</title><button>Press</button>`;

/** A `foxden serve` with a state directory of its own. */
class Den implements AsyncDisposable {
  readonly #process: Deno.ChildProcess;
  readonly #state: string;
  readonly url: string;
  readonly headers: { Authorization: string };

  private constructor(process: Deno.ChildProcess, state: string, url: string, token: string) {
    this.#process = process;
    this.#state = state;
    this.url = url;
    this.headers = { Authorization: `Bearer ${token}` };
  }

  static async start(): Promise<Den> {
    const state = await Deno.makeTempDir();
    const process = new Deno.Command("bin/foxden", {
      args: ["serve", "--state", state, "--listen", "127.0.0.1:0"],
      env: { FOXDEN_WARM: "0" },
      stdout: "piped",
      stderr: "inherit",
    }).spawn();
    // Its first line says that it listens.
    const reader = process.stdout.getReader();
    await reader.read();
    reader.releaseLock();
    const { url, token } = JSON.parse(await Deno.readTextFile(`${state}/serve.json`));
    return new Den(process, state, url, token);
  }

  async conversations(): Promise<unknown[]> {
    const response = await fetch(`${this.url}api/conversations`, { headers: this.headers });
    return (await response.json()).conversations;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#process.kill("SIGTERM");
    await this.#process.stdout.cancel();
    await this.#process.status;
    await Deno.remove(this.#state, { recursive: true });
  }
}

Deno.test("the MCP SDK's client works over streamable HTTP, and not without the token", async () => {
  await using server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen() {} },
    () => new Response(PAGE, { headers: { "content-type": "text/html" } }),
  );
  await using den = await Den.start();
  const endpoint = new URL("mcp", den.url);
  const stranger = new Client({ name: "stranger", version: "1.0.0" });
  const refused = await stranger.connect(new StreamableHTTPClientTransport(endpoint)).then(
    () => "",
    String,
  );
  if (!refused.includes('"code":"denied"')) throw new Error(`without the token: ${refused}`);
  const client = new Client({ name: "client-test", version: "1.0.0" });
  const transport = new StreamableHTTPClientTransport(endpoint, {
    requestInit: { headers: den.headers },
  });
  await client.connect(transport);
  const { content } = await client.callTool({
    name: "browser",
    arguments: { action: "open", url: `http://127.0.0.1:${server.addr.port}/` },
  });
  const [first] = content as { text?: string }[];
  if (!first?.text?.includes('[s1e1 button "Press"]')) throw new Error(`open: ${first?.text}`);
  const during = await den.conversations();
  if (during.length !== 1) throw new Error(`${during.length} conversations during the session`);
  await transport.terminateSession();
  await client.close();
  for (const begun = Date.now(); (await den.conversations()).length > 0;) {
    if (Date.now() - begun > 10_000) throw new Error("its conversation is still there");
  }
});
