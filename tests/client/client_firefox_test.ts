/**
 * A client that is not ours: the MCP project's own TypeScript SDK lists both tools and calls them
 * over stdio, as any agent's host would.
 */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";

const PAGE =
  `<!doctype html><title>Hello</title><button onclick="this.textContent='Pressed'">Press</button>`;

interface Content {
  type: string;
  text?: string;
  data?: string;
  mimeType?: string;
}

Deno.test("the MCP SDK's client lists and calls both tools", async () => {
  await using server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen() {} },
    () => new Response(PAGE, { headers: { "content-type": "text/html" } }),
  );
  const client = new Client({ name: "client-test", version: "1.0.0" });
  await client.connect(
    new StdioClientTransport({ command: "bin/foxden", args: ["mcp"], env: Deno.env.toObject() }),
  );
  try {
    const call = async (name: string, args: Record<string, unknown>): Promise<Content> => {
      const { content, isError } = await client.callTool({ name, arguments: args });
      const [first] = content as Content[];
      if (isError || first === undefined) throw new Error(`${name}: ${first?.text}`);
      return first;
    };
    const { tools } = await client.listTools();
    equal((tools as { name: string }[]).map(({ name }) => name), [
      "browser",
      "browser_screenshot",
      "browser_script",
    ]);

    const opened = await call("browser", {
      action: "open",
      url: `http://127.0.0.1:${server.addr.port}/`,
    });
    const ref = /\[(s1e\d+) button "Press"\]/.exec(opened.text ?? "")?.[1];
    const clicked = await call("browser", { action: "click", tab: "t1", ref });
    equal(/button "Pressed"/.test(clicked.text ?? ""), true);

    const picture = await call("browser_screenshot", { tab: "t1" });
    equal(picture.mimeType, "image/png");
    equal(atob(picture.data ?? "").slice(1, 4), "PNG");
  } finally {
    await client.close();
  }
});

function equal(got: unknown, want: unknown): void {
  const [g, w] = [JSON.stringify(got), JSON.stringify(want)];
  if (g !== w) throw new Error(`got ${g}, want ${w}`);
}
