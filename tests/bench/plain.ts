// The Firefox that foxden is compared with: default preferences, an empty profile, one page loaded over BiDi.
// Arguments: firefox, page, mark. Prints "<milliseconds from start to loaded page> <pid>"; ends with its stdin.

const [firefox, page, mark] = Deno.args;
if (!firefox || !page || !mark) throw new Error("usage: plain.ts FIREFOX PAGE MARK");

const profile = await Deno.makeTempDir({ prefix: "bench-plain-" });
const begin = performance.now();
const browser = new Deno.Command(firefox, {
  args: ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
  env: { BENCH_MARK: mark },
  stdin: "null",
  stdout: "null",
  stderr: "piped",
}).spawn();

try {
  const socket = new WebSocket(`${await listening(browser.stderr)}/session`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error("no connection to Firefox"));
  });
  let id = 0;
  const send = (method: string, params: unknown) =>
    new Promise<{ contexts?: { context: string }[] }>((resolve, reject) => {
      socket.onmessage = ({ data }) => {
        const reply = JSON.parse(data);
        if (reply.id !== id) return;
        if (reply.type === "success") resolve(reply.result);
        else reject(new Error(`${method}: ${reply.message}`));
      };
      socket.send(JSON.stringify({ id: ++id, method, params }));
    });
  await send("session.new", { capabilities: {} });
  const context = (await send("browsingContext.getTree", {})).contexts?.[0]?.context;
  await send("browsingContext.navigate", { context, url: page, wait: "complete" });
  const line = `${(performance.now() - begin).toFixed(1)} ${browser.pid}\n`;
  await Deno.stdout.write(new TextEncoder().encode(line));
  await Deno.stdin.readable.pipeTo(new WritableStream());
} finally {
  browser.kill("SIGTERM");
  await browser.status;
  await Deno.remove(profile, { recursive: true });
}

/** Reads the address that Firefox announces, and then goes on reading: a full pipe would stop Firefox. */
function listening(stderr: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    stderr.pipeThrough(new TextDecoderStream()).pipeTo(
      new WritableStream({
        write(chunk) {
          text += chunk;
          const address = /listening on (ws:\S+)\n/.exec(text)?.[1];
          if (address) resolve(address);
        },
      }),
    ).then(() => reject(new Error("Firefox ended before it listened")));
  });
}
