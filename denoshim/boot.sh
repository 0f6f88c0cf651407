# What the box runs, after firefox/find.sh: finds Deno and Firefox, then becomes Deno.
# $1 nonce, $2 the loader as a data: URL; FOXDEN_DIR is the session's directory.
# Deno gets exactly what it needs: to run that Firefox, to talk to loopback, its own directory, and
# the cache of profile templates. A comma would end a path in its permission lists. Its V8 has a young
# generation of 1 MB (4 MB less of 60) and no compiler (10 less): the shim waits and copies.
say () {
	printf 'FOXDEN %s %s\n' "$nonce" "$*"
}
nonce=$1
find_deno || {
	say "setup $why"
	exit 78
}
find_firefox || {
	say "setup $why"
	exit 78
}
cache=${XDG_CACHE_HOME:-${HOME:+$HOME/.cache}}
test -z "$cache" || cache=$cache/foxden
if test -n "$cache"
then
	mkdir -p "$cache" 2>/dev/null && test -w "$cache" || cache=
fi
case $FOXDEN_DIR$firefox$cache in
*,*)
	say "setup A path with a comma cannot be used: $FOXDEN_DIR, $firefox or $cache. Set TMPDIR or FOXDEN_FIREFOX to another."
	exit 78
	;;
esac
cd "$FOXDEN_DIR" || exit 78
DENO_DIR=$FOXDEN_DIR/deno DENO_NO_UPDATE_CHECK=1 NO_COLOR=1
export DENO_DIR DENO_NO_UPDATE_CHECK NO_COLOR
# One arena for malloc instead of one for each thread: 3 MB less.
MALLOC_ARENA_MAX=1
export MALLOC_ARENA_MAX
install=${firefox%/*}
exec "$deno" run --quiet --no-prompt --no-config --no-lock --no-remote --no-npm \
	--v8-flags=--max-semi-space-size=1,--jitless \
	--allow-run="$firefox" --allow-net=127.0.0.1 \
	--allow-read="$FOXDEN_DIR,$install${cache:+,$cache}" --allow-write="$FOXDEN_DIR${cache:+,$cache}" \
	"$2" "$nonce" "$min_deno" "$(mend_deno)" "$FOXDEN_DIR" "$firefox" "$cache" "${HOME:-}"
