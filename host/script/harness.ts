// Runs one script with its tools, and tells the host about it. The host believes nothing of what comes from here, so a
// script that breaks this program breaks only itself. Still nothing below looks at what a script could have changed: all
// that is used later is taken before the script begins.

import type { Answer, Boot, Call, Piece, Said, Thrown } from "./wire.ts";

const { parse, stringify } = JSON;
const { inspect } = Deno;
const exit: (code: number) => never = Deno.exit;
const { apply, defineProperty } = Reflect;
const captureStackTrace = Error.captureStackTrace;
const fromCharCode = String.fromCharCode;
const Bytes = Uint8Array;
const Failure = Error;
const asString = String;
const toBase64 = btoa;
const fromBase64 = atob;
const isNative = ArrayBuffer.isView;

/** A method as a function of its object, which needs no prototype to be called. */
const free = <T, A extends unknown[], R>(method: (this: T, ...args: A) => R) =>
  Function.prototype.call.bind(method) as (self: T, ...args: A) => R;
const charCodeAt = free(String.prototype.charCodeAt);
const slice = free(String.prototype.slice);
const split = free<string, [string], string[]>(String.prototype.split);
const join = free(Array.prototype.join);
const part = free(Bytes.prototype.subarray);
const put = free(Bytes.prototype.set);

const encode = TextEncoder.prototype.encode.bind(new TextEncoder());
const decode = TextDecoder.prototype.decode.bind(new TextDecoder());
const write = Deno.stdout.writeSync.bind(Deno.stdout);
const readInto = Deno.stdin.read.bind(Deno.stdin);

let rest = new Bytes(0);

/** The next line of the host. It is read when one is due only, so that a script that waits for nothing ends. */
async function readLine(): Promise<string> {
  const chunk = new Bytes(1 << 16);
  let seen = 0;
  for (;;) {
    for (let i = seen; i < rest.length; i++) {
      if (rest[i] !== 10) continue;
      const line = decode(part(rest, 0, i));
      rest = new Bytes(part(rest, i + 1));
      return line;
    }
    seen = rest.length;
    const size = await readInto(chunk);
    if (size === null) return exit(1); // the host is gone
    const longer = new Bytes(seen + size);
    put(longer, rest);
    put(longer, part(chunk, 0, size), seen);
    rest = longer;
  }
}

const boot: Boot = parse(await readLine());
const address = URL.createObjectURL(
  new Blob([boot.code], { type: "application/typescript" }),
);

/** Begins a line of its own, whatever the script has printed. What is told is made of plain strings: see quoted. */
function tell(json: string): void {
  const line = encode("\n" + boot.nonce + json + "\n");
  for (let at = 0; at < line.length;) at += write(part(line, at));
}

/** JSON of a string or a flag is safe from what a script did to prototypes; of an object it is not. */
const quoted = (value: string | boolean) => stringify(value);
type Key = keyof Said;
const tellPiece = (what: Key, { data, last }: Piece) =>
  tell(`{"${what}":{"data":${quoted(data)},"last":${quoted(last)}}}`);
const tellCall = ({ tool, params }: Call) =>
  tell(`{"call":{"tool":${quoted(tool)},"params":${params}}}`);
const tellError = ({ code, message, stack }: Thrown) =>
  tell(
    `{"error":{"code":${quoted(code)},"message":${quoted(message)},"stack":${quoted(stack)}}}`,
  );

/** An error of a tool that was called here, to be thrown if it comes to that. */
function here(callee: (...args: never[]) => unknown): Error {
  const error = new Failure();
  captureStackTrace(error, callee);
  // Deno takes an error whose stack was never looked at for one of its own.
  define(error, "stack", asString(error.stack));
  return error;
}

function define(error: Error, name: string, value: string): void {
  defineProperty(error, name, { value, writable: true, configurable: true, enumerable: false });
}

function failure(error: Error, code: string, message: string): Error {
  const stack = error.stack ?? "";
  let from = 0;
  while (from < stack.length && stack[from] !== "\n") from++;
  define(error, "name", "ToolError");
  define(error, "code", code);
  define(error, "message", message);
  define(error, "stack", `ToolError: ${message}` + slice(stack, from));
  return error;
}

// Promises are what the harness itself waits with.
Object.freeze(Promise);
Object.freeze(Promise.prototype);

let turn: Promise<unknown> = Promise.resolve();

/** One call after the other, in the order in which they were made. */
function ask(
  tool: Call["tool"],
  params: unknown,
  error: Error,
): Promise<Answer> {
  const json = stringify(params);
  if (json === undefined) {
    throw failure(error, "invalid", `${tool}: expected an object.`);
  }
  if (encode(json).length > boot.params) {
    throw failure(error, "invalid", `${tool}: more than ${boot.params} bytes. Send less at once.`);
  }
  const mine = turn.then(async () => {
    tellCall({ tool, params: json });
    const answer: Answer = parse(await readLine());
    if (answer.error !== null) {
      throw failure(error, answer.error.code, answer.error.message);
    }
    return answer;
  });
  turn = mine.then(() => {}, () => {});
  return mine;
}

function browser(call: unknown): Promise<unknown> {
  return ask("browser", call, here(browser)).then((answer) => answer.result);
}

function browser_screenshot(params: unknown): Promise<unknown> {
  return ask("browser_screenshot", params, here(browser_screenshot)).then(
    (answer) => {
      const binary = fromBase64(answer.picture);
      const data = new Bytes(binary.length);
      for (let i = 0; i < binary.length; i++) data[i] = charCodeAt(binary, i);
      return { ...(answer.result as Record<string, unknown>), data };
    },
  );
}

let texts = 0;

function text(value: unknown): void {
  const said = typeof value === "string" ? value : stringify(value, null, 2) ?? asString(value);
  texts += encode(said).length + 1;
  if (texts > boot.text) {
    throw failure(
      here(text),
      "limit",
      `More text than the ${boot.text} bytes of an answer. Say less.`,
    );
  }
  let from = 0;
  do {
    let to = from + boot.piece;
    // A pair of surrogates is one character.
    if (to < said.length && (charCodeAt(said, to) & 0xfc00) === 0xdc00) to--;
    tellPiece("text", { data: slice(said, from, to), last: to >= said.length });
    from = to;
  } while (from < said.length);
}

/** Bytes of a picture at once: few enough to be arguments of a call, and three for each four of base64. */
const triples = 24_000;

let images = 0;

/** Whether they begin as a PNG or a JPEG does. */
const isPicture = ({ 0: a, 1: b, 2: c, 3: d }: Uint8Array) =>
  a === 0x89 && b === 0x50 && c === 0x4e && d === 0x47 || a === 0xff && b === 0xd8 && c === 0xff;

function image(picture: unknown): void {
  const held = isNative(picture) ? picture : (picture as { data?: unknown } | null)?.data;
  if (!(held instanceof Bytes) || !isPicture(held)) {
    const wanted =
      "image: expected what tools.browser_screenshot gives, or the bytes of a PNG or JPEG.";
    throw failure(here(image), "invalid", wanted);
  }
  images++;
  if (images > boot.images || held.length > boot.image) {
    const most = `at most ${boot.images} pictures of ${boot.image} bytes`;
    throw failure(here(image), "limit", `Too many pictures, or too large a one: ${most}.`);
  }
  for (let from = 0; from < held.length; from += triples) {
    const binary = apply(fromCharCode, null, part(held, from, from + triples));
    tellPiece("image", {
      data: toBase64(binary),
      last: from + triples >= held.length,
    });
  }
}

const longest = 4000;

/** Ends the process with the script's exception. */
function fail(error: unknown): never {
  let code = "", message = "", stack = "";
  try {
    const { code: c, message: m, stack: s } = error as Record<string, unknown>;
    code = typeof c === "string" ? c : "";
    message = typeof m === "string" ? m : "";
    stack = typeof s === "string" ? s : "";
  } catch {
    // null, or an object that throws when it is read
  }
  if (stack === "") message = inspect(error);
  const named = (said: string) => slice(join(split(said, address), boot.name), 0, longest);
  tellError({ code, message: named(message), stack: named(stack) });
  exit(1);
}

addEventListener("error", (event) => {
  event.preventDefault();
  fail(event.error);
});
addEventListener("unhandledrejection", (event) => {
  event.preventDefault();
  fail(event.reason);
});

for (
  const [name, value] of Object.entries({
    tools: Object.freeze({ browser, browser_screenshot }),
    text,
    image,
  })
) {
  defineProperty(globalThis, name, {
    value,
    writable: false,
    configurable: false,
    enumerable: true,
  });
}
// A worker would not fit into the memory; the others write files, for which Deno wants no permission.
for (const name of ["Worker", "caches", "localStorage"]) Reflect.deleteProperty(globalThis, name);

try {
  await import(address);
} catch (error) {
  fail(error);
}
