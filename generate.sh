#!/bin/sh
# usage: ./generate.sh [check]
#
# Bundles the TypeScript that foxden carries inside it: the page's scripts, which the shim imports as text, and
# then the shim, which the Go program embeds. With `check` nothing is written, and a bundle that its sources have
# outgrown is named and fails. What Go generates (the wire's types, the references in docs) is written by the
# tests that hold it fresh: see `make generate`.
set -eu
cd "$(dirname "$0")"
mode=${1:-write}
new=$(mktemp)
trap 'rm -f "$new"' EXIT

# Paths in the bundle's comments would differ with the place of Deno's cache.
without_paths () {
	sed 's#^// .*/npm/[^/]*/#// npm:#'
}

# bundle SOURCE RESULT FLAG...
bundle () {
	source=$1 result=$2
	shift 2
	deno bundle --quiet "$@" "$source" | without_paths >"$new"
	test -s "$new"
	cmp -s "$new" "$result" && return
	if test "$mode" = check
	then
		printf 'generate: %s is older than its sources: make generate\n' "$result" >&2
		exit 1
	fi
	cat "$new" >"$result"
	printf 'generate: wrote %s\n' "$result" >&2
}

bundle firefox/page/main.ts firefox/page.generated.js --platform browser --format cjs
bundle denoshim/main.ts denoshim/shim.generated.js --platform deno --format esm
