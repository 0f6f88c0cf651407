#!/bin/sh
# How a session ends: whatever process of the box notices first kills the payload and removes the
# directory. A part of box.sh, which sets id, dir, group and the watchers' pids.
# shellcheck disable=SC2154 # set there

# alive PID: a zombie is not, which only /proc can tell.
alive () {
	kill -0 "$1" || return
	read -r stat <"/proc/$1/stat" || return 0
	case ${stat##*\)} in
	' Z'* | ' X'*) return 1 ;;
	esac
} 2>/dev/null

# marked: kills what carries the mark and lives; true when there was something. The environment is
# lost with `env -i`; the limit on resident memory, which Linux keeps but does not enforce, is
# inherited by everything and cannot be raised again. A zombie still has the limit.
marked () {
	found=1
	for p in $(
		grep -ls "FOXDEN_BOX=$id" /proc/[0-9]*/environ
		grep -ls "^Max resident set  *$((id * 1024)) " /proc/[0-9]*/limits
	)
	do
		p=${p#/proc/}
		p=${p%/*}
		test "$p" = $$ || ! alive "$p" || ! kill -KILL "$p" || found=0
	done
	return "$found"
}

# end: no process of the payload, no directory. Any number of processes may run it at once. What was
# killed may write for some milliseconds more, so the removal is tried again, for about 4 s.
end () {
	case $group in
	'' | 0 | 1 | *[!0-9]*) ;;
	*) kill -KILL "-$group" ;;
	esac
	n=0
	until ! marked && rm -rf "$dir" && test ! -e "$dir"
	do
		n=$((n + 1))
		test "$n" -lt 40 || break
		test "$n" -lt 5 || sleep 0.1 || sleep 1
	done
} 2>/dev/null

# fell PID...: kills watchers and their groups; the pid first, as one that is just being started has no
# group yet, and then has no child either.
fell () {
	for p in "$@"
	do
		test "$p" = $$ || kill -KILL "$p"
		test "$p" = $$ || kill -KILL "-$p"
	done
} 2>/dev/null

# leave: what a watcher does last. The box, if it lives, has seen the payload's end too and passes its
# status on; a second is enough for that, and a box that is stopped or deaf has no further claim.
leave () {
	alive "$boss" && sleep 1
	kill -KILL "$boss"
	# shellcheck disable=SC2086 # those that we know of
	fell $relay $clock $heir $keeper
	kill -KILL "-$$"
} 2>/dev/null
