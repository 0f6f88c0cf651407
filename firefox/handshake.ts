/** The opening handshake of RFC 6455, section 4, from the client's side. */

const GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";

/** An answer to a handshake is a few hundred bytes; this bounds one from something that is no browser. */
const MAX_ANSWER = 16 * 1024;

/** Asks for a WebSocket on `conn`; returns the bytes that came behind the answer. */
export async function shake(conn: Deno.Conn, url: URL): Promise<Uint8Array> {
  const key = base64(crypto.getRandomValues(new Uint8Array(16)));
  const request = [
    `GET ${url.pathname}${url.search} HTTP/1.1`,
    // No Origin: Firefox refuses every origin that it was not told of, and none is allowed.
    `Host: ${url.host}`,
    "Upgrade: websocket",
    "Connection: Upgrade",
    `Sec-WebSocket-Key: ${key}`,
    "Sec-WebSocket-Version: 13",
  ].join("\r\n") + "\r\n\r\n";
  await conn.write(new TextEncoder().encode(request));
  const { head, rest } = await readHead(conn);
  check(head, await accept(key));
  return rest;
}

async function accept(key: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(key + GUID));
  return base64(new Uint8Array(digest));
}

async function readHead(conn: Deno.Conn): Promise<{ head: string; rest: Uint8Array }> {
  const bytes = new Uint8Array(MAX_ANSWER);
  for (let end = 0; end < bytes.length;) {
    const count = await conn.read(bytes.subarray(end));
    if (count === null) throw new Error("the peer hung up during the WebSocket handshake");
    end += count;
    // Latin-1 keeps an index into the text an index into the bytes.
    const text = new TextDecoder("latin1").decode(bytes.subarray(0, end));
    const stop = text.indexOf("\r\n\r\n");
    if (stop >= 0) return { head: text.slice(0, stop), rest: bytes.slice(stop + 4, end) };
  }
  throw new Error("the peer's answer to the WebSocket handshake has no end");
}

function check(head: string, expected: string): void {
  const [status = "", ...lines] = head.split("\r\n");
  if (!/^HTTP\/1\.1 101( |$)/.test(status)) {
    throw new Error(`the peer refused the WebSocket handshake: ${status.slice(0, 100)}`);
  }
  const headers = new Map(lines.map((line) => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  }));
  const is = (name: string, value: string) => headers.get(name)?.toLowerCase() === value;
  if (!is("upgrade", "websocket") || !is("connection", "upgrade")) {
    throw new Error("the peer did not upgrade to a WebSocket");
  }
  if (headers.get("sec-websocket-accept") !== expected) {
    throw new Error("the peer's Sec-WebSocket-Accept does not answer our key");
  }
  if (headers.has("sec-websocket-extensions") || headers.has("sec-websocket-protocol")) {
    throw new Error("the peer chose a WebSocket extension or protocol that was not offered");
  }
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
