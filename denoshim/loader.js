// Reads the program from stdin and becomes it: "<length>\n", then that many bytes of gzip. What
// follows belongs to the program, so nothing is read ahead.
const read = (n) => {
  const bytes = new Uint8Array(n);
  for (let at = 0; at < n;) {
    const got = Deno.stdin.readSync(bytes.subarray(at));
    if (got === null) Deno.exit(97);
    at += got;
  }
  return bytes;
};
const [nonce, least, mend] = Deno.args;
const say = (text) => Deno.stdout.writeSync(new TextEncoder().encode(`FOXDEN ${nonce} ${text}\n`));
const number = (version) => {
  const [major, minor] = version.split(".");
  return major * 1000 + minor * 1;
};
if (number(Deno.version.deno) < number(least)) {
  say(`setup Deno ${Deno.version.deno} is too old; ${least} is needed. Update it: ${mend}`);
  Deno.exit(78);
}
say(`ready ${Deno.version.deno}`);
let length = "";
for (let c = read(1)[0]; c !== 10; c = read(1)[0]) length += String.fromCharCode(c);
const packed = new Blob([read(Number(length))]).stream();
const program = await new Response(packed.pipeThrough(new DecompressionStream("gzip"))).blob();
await import(URL.createObjectURL(new Blob([program], { type: "text/javascript" })));
