/** SHA-256 in pieces, so that a file of many megabytes is never held whole. */

const PIECE = 1024 * 1024;

export async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(sum, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The digest of the digests of the file's pieces. */
export async function digestOfFile(path: string): Promise<string> {
  using file = await Deno.open(path);
  const piece = new Uint8Array(PIECE);
  const sums: string[] = [];
  for (let filled = 0;;) {
    const count = await file.read(piece.subarray(filled));
    filled += count ?? 0;
    if (count !== null && filled < PIECE) continue;
    sums.push(await digest(piece.subarray(0, filled)));
    filled = 0;
    if (count === null) return await digest(new TextEncoder().encode(sums.join("\n")));
  }
}
