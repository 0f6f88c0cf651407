/// <reference lib="deno.ns" />
/** The checkout as a site, with a driver of ours in the place of the browser's. */

/** Everything that asks for a name or a role is under these. */
const FOLDERS = [
  "accname",
  "core-aam",
  "dpub-aria",
  "graphics-aria",
  "html-aam",
  "svg-aam",
  "wai-aria",
];

const ASKS = /\bAriaUtils\.|get_computed_(label|role)/;

/** The pages of the checkout that ask for a name or a role, by their paths. */
export async function pages(checkout: string): Promise<string[]> {
  const found: string[] = [];
  for (const folder of FOLDERS) await collect(checkout, folder, found);
  if (found.length === 0) throw new Error(`no test of names or roles under ${checkout}`);
  return found.sort();
}

async function collect(checkout: string, folder: string, found: string[]): Promise<void> {
  try {
    for await (const { name, isDirectory } of Deno.readDir(`${checkout}/${folder}`)) {
      const path = `${folder}/${name}`;
      if (isDirectory) await collect(checkout, path, found);
      else if (/\.html$/.test(name) && !/\.tentative\.|-manual\./.test(name)) {
        if (ASKS.test(await Deno.readTextFile(`${checkout}/${path}`))) found.push(path);
      }
    }
  } catch (error) {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
  }
}

const TYPES: Record<string, string> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
};

export function serve(checkout: string): AsyncDisposable & { origin: string } {
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, (request) => {
    const { pathname } = new URL(request.url);
    return pathname === "/resources/testdriver-vendor.js"
      ? answer(new URL("vendor.js", import.meta.url))
      : answer(`${checkout}${pathname}`);
  });
  return {
    origin: `http://127.0.0.1:${server.addr.port}`,
    [Symbol.asyncDispose]: () => server.shutdown(),
  };
}

async function answer(file: string | URL): Promise<Response> {
  const ending = String(file).split(".").at(-1) ?? "";
  try {
    const headers = { "content-type": TYPES[ending] ?? "application/octet-stream" };
    return new Response(await Deno.readFile(file), { headers });
  } catch {
    return new Response("not in the checkout", { status: 404 });
  }
}
