# usage: sh -c "$(cat sandbox.sh)" sandbox KIBIBYTES PROGRAM [ARGUMENT…]
#
# Runs PROGRAM with a bound on its memory, and never longer than whoever holds the other end of file descriptor 3: at its
# end of file the whole process group is killed. That is why this must be started in a process group of its own.
set -u
# shellcheck disable=SC3045 # dash, bash, ksh and busybox have both
ulimit -c 0
# What a process may write to and shares with nobody. Linux holds to it; macOS does not, and only the program's own bound counts.
# shellcheck disable=SC3045
ulimit -d "$1" 2>/dev/null || :
shift
# A background job's standard input is /dev/null unless it is redirected.
exec 4<&0
"$@" <&4 3<&- 4<&- &
program=$!
exec 4<&- </dev/null
{
	read -r _
	kill -KILL 0
} <&3 >/dev/null 2>&1 &
watch=$!
exec 3<&-
wait "$program"
status=$?
kill "$watch"
wait "$watch" 2>/dev/null
exit "$status"
