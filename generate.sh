#!/bin/sh
# usage: ./generate.sh [check]
#
# Bundles the TypeScript that foxden carries inside it: the page's scripts, which the shim imports as text, and
# then the shim, which the Go program embeds. With `check` nothing is written, and a bundle that its sources have
# outgrown is named and fails. What Go generates (the wire's types, the pages in docs) is written by the
# tests that hold it fresh: see `make generate`.
set -eu
cd "$(dirname "$0")"
mode=${1:-write}
raw=$(mktemp) new=$(mktemp)
trap 'rm -f "$raw" "$new"' EXIT

# Deno's cache lies elsewhere on every machine, and the bundle's comments name it.
without_paths () {
	sed 's#^\( *// \).*/npm/[^/]*/#\1npm:#'
}

page_bundle () {
	printf 'import { bundle } from "./firefox/page/bundle.ts";\nawait new Blob([await bundle()]).stream().pipeTo(Deno.stdout.writable);\n' |
		deno run --quiet --allow-read --allow-run --allow-env -
}

shim_bundle () {
	deno bundle --quiet --platform deno --format esm denoshim/main.ts
}

# write_or_check COMMAND RESULT
write_or_check () {
	"$1" >"$raw"
	without_paths <"$raw" >"$new"
	cmp -s "$new" "$2" && return
	if test "$mode" = check
	then
		printf 'generate: %s is older than its sources: make generate\n' "$2" >&2
		exit 1
	fi
	cat "$new" >"$2"
	printf 'generate: wrote %s\n' "$2" >&2
}

write_or_check page_bundle firefox/page/page.generated.js
write_or_check shim_bundle denoshim/shim.generated.js
