/**
 * The shim: owns one Firefox for one session and serves its host over stdio. Its arguments come
 * from boot.sh: three for the loader, then the session's directory, Firefox, the cache directory
 * (may be empty), HOME.
 */
import {
  actions,
  type Browser,
  buildTemplate,
  Fault,
  faultOf,
  screenshot,
  start,
  type Started,
} from "../firefox/mod.ts";
import { Idle } from "./idle.ts";
import { type Handlers, Link } from "./link.ts";
import { type Methods, WIRE } from "./wire.ts";

// Standard output carries the protocol.
// deno-lint-ignore no-console
console.log = console.info = console.debug = console.error;

const [, , , dir = "", binary = "", cache = ""] = Deno.args;
const place = { binary, dir, ...(cache !== "" && { cache }) };
// deno-lint-ignore no-console
const log = (line: string) => console.error(line);
let running: Started | undefined;
let actionMs = 30_000;

function current(): Started {
  if (running === undefined) throw new Fault("ended", "No browser is running. Use open.");
  return running;
}

type Act = Exclude<keyof Methods, "start" | "screenshot">;
/** Every action against its declaration: one that is missing or differs does not compile. */
const table: {
  [A in Act]: (
    browser: Browser,
    params: Methods[A]["params"],
    signal: AbortSignal,
  ) => Promise<Methods[A]["result"]>;
} = actions;

const handlers: Handlers = {
  start: async ({ limits }, signal) => {
    if (running !== undefined) throw new Fault("invalid", "The browser is running already.");
    actionMs = limits.actionMs;
    link.note("progress", { message: "starting Firefox" });
    running = await start({ ...place, limits, signal, log });
    void running.ended.then((reason) => link.note("ended", { reason }));
    return { wire: WIRE, firefox: running.version, deno: Deno.version.deno, pid: running.pid };
  },
  screenshot: (params, signal, id) =>
    bounded("screenshot", signal, async (signal) => {
      const { format, data } = await screenshot(current().browser, params, signal);
      return { format, bytes: bytesOf(data), chunks: link.picture(id, data) };
    }),
  ...(Object.fromEntries(
    Object.entries(table).map(([name, run]) => [
      name,
      (params: never, signal: AbortSignal) =>
        bounded(name, signal, (signal) => run(current().browser, params, signal)),
    ]),
  ) as unknown as Pick<Handlers, Act>), // the table's own types, lost by entries()
};

/** How long an agent must think before the machine is taken for free, ms. */
const IDLE = 1_000;
/** The first session with a Firefox makes the template that speeds up the starts after it. */
const idle = new Idle(IDLE, () => {
  if (cache === "") return;
  buildTemplate({ binary, dir, cache, log }, ending.signal)
    .catch((error) => log(`shim: no template of the profile: ${error}`));
});
const ending = new AbortController();

/** Ends an action at its limit with a fault that says so; other errors become faults too. */
async function bounded<T>(
  name: string,
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = AbortSignal.timeout(actionMs);
  using _ = idle.busy();
  try {
    return await run(AbortSignal.any([signal, limit]));
  } catch (error) {
    if (limit.aborted && !signal.aborted) {
      throw new Fault(
        "timeout",
        `${name} was not done within ${
          actionMs / 1000
        } s: the server or the page does not answer. Use wait, reload, close or reset.`,
      );
    }
    throw faultOf(error, name);
  }
}

function bytesOf(base64: string): number {
  const padding = base64.endsWith("==") ? 2 : base64.endsWith("=") ? 1 : 0;
  return base64.length / 4 * 3 - padding;
}

const link = new Link(handlers);
const why = await link.serve(Deno.stdin.readable);
log(`shim: ending, since ${why}`);
ending.abort();
// The box ends Firefox too; this is the quick and orderly way.
await running?.[Symbol.asyncDispose]();
await link.flushed();
Deno.exit(0);
