/// <reference lib="deno.ns" />
/**
 * How far our names and roles agree with those of Firefox's own accessibility engine on pages that
 * were made for people: WebDriver BiDi finds nodes by them, and the element must be among the found.
 *
 *   deno run -A tests/aria/native.ts URL...
 *
 * An element without a name cannot be looked for by it and is asked for its role alone.
 */
import { bundle } from "../../firefox/page/bundle.ts";
import { TestBrowser } from "../../firefox/page/testing.ts";

const MOST = 100;

type Node = { sharedId: string };
type Value<T> = { value: T };
type Row = [Node, Node, Value<string>, Value<string>, Value<string>];

await using browser = await TestBrowser.start(
  await bundle(new URL("engines.ts", import.meta.url)),
);

async function sample(context: string): Promise<Row[]> {
  const reply = await browser.send("script.callFunction", {
    functionDeclaration: "(most) => ariaSample(most)",
    arguments: [{ type: "number", value: MOST }],
    awaitPromise: false,
    target: { context, sandbox: "foxden" },
    serializationOptions: { maxDomDepth: 0 },
  });
  const { value } = reply.result as unknown as Value<Value<Row>[]>;
  return value.map((row) => row.value);
}

async function finds(context: string, [node, parent]: Row, value: { [key: string]: string }) {
  const { nodes } = await browser.send("browsingContext.locateNodes", {
    context,
    locator: { type: "accessibility", value },
    startNodes: [{ sharedId: parent.sharedId }],
  });
  return (nodes as unknown as Node[]).some(({ sharedId }) => sharedId === node.sharedId);
}

function say(line: string): Promise<void> {
  return new Blob([`${line}\n`]).stream().pipeTo(Deno.stdout.writable, { preventClose: true });
}

const sum = { names: 0, ofNames: 0, roles: 0, ofRoles: 0 };
for (const url of Deno.args) {
  await using tab = await browser.open(url);
  for (const row of await sample(tab.context)) {
    const [, , { value: role }, { value: name }, { value: source }] = row;
    if (name) {
      sum.ofNames++;
      if (await finds(tab.context, row, { name })) sum.names++;
      else await say(`${url} name ${JSON.stringify(name)}: ${source}`);
    }
    if (role !== "generic" && role !== "none") {
      sum.ofRoles++;
      if (await finds(tab.context, row, { role })) sum.roles++;
      else await say(`${url} role ${role}: ${source}`);
    }
  }
}
await say(`names ${sum.names}/${sum.ofNames}, roles ${sum.roles}/${sum.ofRoles}`);
