/** Firefox's network errors in words an agent can act on. The code stays, for a search. */
const WORDS: [string, string][] = [
  ["NS_ERROR_CONNECTION_REFUSED", "connection refused: nothing listens there"],
  ["NS_ERROR_UNKNOWN_HOST", "the host name does not resolve"],
  ["NS_ERROR_NET_RESET", "the server reset the connection"],
  ["NS_ERROR_NET_INTERRUPT", "the server closed the connection before it answered"],
  ["NS_ERROR_NET_EMPTY_RESPONSE", "the server closed the connection without an answer"],
  ["NS_ERROR_NET_TIMEOUT", "the server did not answer in time"],
  ["NS_ERROR_REDIRECT_LOOP", "the server redirects in a loop"],
  ["NS_ERROR_PORT_ACCESS_NOT_ALLOWED", "browsers never connect to that port"],
  ["deniedPortAccess", "browsers never connect to that port"],
  ["NS_ERROR_OFFLINE", "the browser is offline"],
  ["NS_ERROR_PROXY_CONNECTION_REFUSED", "the proxy refuses connections"],
  ["NS_ERROR_CORRUPTED_CONTENT", "the server's answer is corrupt"],
  ["NS_ERROR_UNKNOWN_PROTOCOL", "the browser knows no such protocol"],
  ["NS_ERROR_MALFORMED_URI", "the address is malformed"],
  ["SELF_SIGNED_CERT", "the certificate is self-signed and not trusted"],
  ["UNKNOWN_ISSUER", "the certificate's issuer is not trusted"],
  ["EXPIRED_CERTIFICATE", "the certificate has expired"],
  ["BAD_CERT_DOMAIN", "the certificate is for another host"],
  ["SSL_ERROR_RX_RECORD_TOO_LONG", "the server speaks no TLS on that port; try http"],
  ["NS_ERROR_MODULE_SECURITY", "the secure connection failed"],
  ["SSL_ERROR", "the secure connection failed"],
  ["NS_ERROR_CONTENT_BLOCKED", "the browser blocks that content"],
  ["NS_BINDING_ABORTED", "the server sent no page (an empty answer or a cancelled load)"],
];

/** `connection refused: nothing listens there (NS_ERROR_CONNECTION_REFUSED)`. */
export function networkError(text: string): string {
  const code = /(NS_[A-Z_]+|MOZILLA_PKIX_[A-Z_]+|SEC_ERROR_[A-Z_]+|SSL_ERROR_[A-Z_]+)/g;
  const codes = text.match(code) ?? [];
  const found = WORDS.find(([part]) => text.includes(part));
  const name = codes.find((c) => found !== undefined && c.includes(found[0])) ?? codes.at(-1);
  const words = found?.[1] ?? text.replace(/^Error: /, "").slice(0, 200);
  return name === undefined || words.includes(name) ? words : `${words} (${name})`;
}
