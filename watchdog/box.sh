#!/bin/sh
# The box: runs one payload in one directory and leaves neither behind.
#
#   exec sh -c 'eval "$1"' foxden-box TEXT start ID COMMAND [ARG...]
#
# TEXT is end.sh, sweep.sh and this file in one; a process hands it to the next, so that nothing is
# installed on the target. ID is 15 digits, the first not 0. The payload gets the relayed standard
# input, our standard output and error, FOXDEN_DIR (its directory, mode 0700, also where it starts),
# FOXDEN_BOX (the mark), and a session and process group of its own. We exit with its status, or with
# 71 to 79 after the line "FOXDEN-BOX ID SENTENCE" when it could not be started.
#
# A shell process waits for one thing only, so each thing that can die has its own watcher, asleep
# in read or wait; none polls. Death is an end of file: the watched one holds the only writing end
# of a FIFO that was unlinked after the start.
#
#   box     waits for the payload; CHLD tells it of every other child's death. Holds "box".
#   keeper  made the directory before anything else existed; reads "box". Holds "keeper".
#   heir    reads "keeper"; sweeps what earlier crashes left, beside the payload's start.
#   relay   cat from our input to the payload's. Holds "relay".
#   clock   reads "relay": 2 s after the end of the input TERM, half a second later KILL.
#
# Whoever wakes first ends the session alone: any three of the four watchers may be dead.

# shellcheck disable=SC2034 # the other parts use what is set here
# shellcheck disable=SC2094 # one FIFO is opened at both ends on purpose, see start
set -u
umask 077
text=$1 role=$2 id=$3
shift 3
group='' relay='' clock='' heir='' keeper='' timer='' boss=$$ state=starting stopped=''

# die STATUS SENTENCE: the host quotes the sentence to its user.
die () {
	printf 'FOXDEN-BOX %s %s\n' "$id" "$2"
	exit "$1"
}

# apart COMMAND...: becomes COMMAND as leader of a new session; always called in the background, so
# that no leader of a group calls setsid, which would fork then, and $! is the new group.
apart () {
	if command -v setsid >/dev/null
	then
		exec setsid "$@"
	fi
	exec perl -MPOSIX -e 'POSIX::setsid(); exec {$ARGV[0]} @ARGV; exit 127' "$@"
}

# as ROLE [ARG...]: becomes another process of the box.
as () {
	next=$1
	shift
	# shellcheck disable=SC2016 # the next shell expands it
	apart sh -c 'eval "$1"' foxden-box "$text" "$next" "$id" "$dir" "$@"
}

# keeper BOSS: our standard output is the box's command substitution, so the box waits until we
# close it and a failing echo tells us that the box is dead. From then on its end of "box" does;
# until it says that it has opened that, sleep stands in: we wait for a dead one no longer than 3 s.
keeper () {
	trap '' HUP INT TERM PIPE
	keeper=$$
	exec 4>&1 # for mkdir too: the box removes what it made if we are killed, but not before it made it
	why=$(mkdir "$dir" 2>&1)
	status=$?
	if test "$status" -ne 0
	then
		test "$status" -lt 128 || rmdir "$dir" 2>/dev/null # killed, perhaps after its work
		echo "71 cannot make the session's directory: $why"
		return
	fi
	if ! why=$(cd "$dir" && mkfifo box keeper relay in up go 2>&1)
	then
		echo "72 cannot make a FIFO in $dir: $why"
		rm -rf "$dir"
		return
	fi
	sign "$boss"
	exec 6<>"$dir/go" 9<>"$dir/keeper" 7<>"$dir/box" 3<"$dir/box"
	sleep 3 <&7 >/dev/null 2>&1 3<&- 4>&- 6>&- 7<&- 9>&- &
	stand_in=$!
	exec 7<&-
	echo "ok $$" 2>/dev/null || kill -KILL "$stand_in"
	exec >/dev/null 2>&1 4>&-
	read -r x <&3
	kill -KILL "$stand_in"
	if read -r group relay clock heir <&3
	then
		(cd "$dir" && rm -f box keeper relay in up go)
		echo go >&6
		exec 6>&-
		read -r x <&3
	fi
	end
	leave
}

# heir BOSS KEEPER GROUP RELAY CLOCK
heir () {
	trap '' HUP INT TERM
	keeper=$1 group=$2 relay=$3 clock=$4 heir=$$
	if identity
	then
		sweep &
	fi
	read -r x
	end
	leave
}

# clock BOSS KEEPER GROUP: the graceful end. TERM comes late because the end of its input has
# already told the payload; the signal is for one that does not read.
clock () {
	trap '' HUP INT TERM
	keeper=$1 group=$2 clock=$$
	read -r x
	sleep 2
	kill -TERM "-$group"
	sleep 0.5 || sleep 1
	end
	leave
} 2>/dev/null

# payload COMMAND...: says that it is up and waits until the keeper, which knows our group by then, says go.
# The first process of a PID namespace has to reap orphans and ignores signals, so it is not the
# payload but its parent.
payload () {
	exec 2>&3 3>&-
	# shellcheck disable=SC3045 # dash, bash and busybox have it; elsewhere the mark is lost, no more
	ulimit -m "$id" 2>/dev/null
	echo up >&9
	exec 9>&-
	read -r x <&7 || die 74 'the process that guards the session died at once'
	exec 7<&-
	cd "$dir" || die 75 'the directory of the session is gone'
	export FOXDEN_DIR="$dir" FOXDEN_BOX="$id"
	test $$ = 1 || exec "$@"
	exec 3<&0
	"$@" <&3 3<&- &
	exec </dev/null >/dev/null 2>&1 3<&-
	wait $!
	exit
}

# stop: ends the payload's input; the clock does the rest, and a second one if the first is dead. That
# one has the mark, as no other watcher knows of it. Shells run a trap inside of a trap: the state
# changes before the process starts, or there would be two.
stop () {
	stopped=yes
	test "$state" = started || return
	state=stopping
	kill -KILL "$relay"
	(
		export FOXDEN_BOX="$id"
		as clock "$boss" "$keeper" "$group" </dev/null 8>&-
	) &
	timer=$!
} 2>/dev/null

# in_space WORDS COMMAND...: becomes the payload's process, through unshare where WORDS say so.
in_space () {
	space=$1
	shift
	# shellcheck disable=SC2016,SC2086 # the next shell expands it; words
	apart $space sh -c 'eval "$1"' foxden-box "$text" payload "$id" "$dir" "$@"
}

start () {
	case $id in
	0* | *[!0-9]* | ???????????????? | '') die 79 'the id is not 15 digits' ;;
	???????????????) ;;
	*) die 79 'the id is not 15 digits' ;;
	esac
	dir=${TMPDIR:-/tmp}
	case $dir in
	*'
'*) die 79 'TMPDIR contains a newline' ;;
	/*) ;;
	*) die 79 "TMPDIR is not an absolute path: $dir" ;;
	esac
	dir=${dir%/}/foxden.$id
	command -v setsid >/dev/null || perl -MPOSIX -e 1 2>/dev/null ||
		die 73 'neither setsid (package util-linux) nor perl is on the PATH; one of them is needed'
	test ! -e "$dir" || die 71 "the session's directory is there already: $dir"

	said=$(as keeper $$ </dev/null &)
	case $said in
	'ok '*) keeper=${said#ok } ;;
	7[0-9]' '*) die "${said%% *}" "${said#* }" ;;
	*)
		rm -rf "$dir"
		die 74 'the process that guards the session did not start'
		;;
	esac

	# Opened for both first: opening one side of a FIFO alone blocks, for ever if its peer is dead.
	exec 8<>"$dir/box" 3<&0
	echo here >&8
	exec 9<>"$dir/in" 4<"$dir/in" 5>"$dir/in"
	exec 9<>"$dir/go" 7<"$dir/go"
	new='unshare --pid --fork --kill-child --mount-proc --propagation slave'
	for space in "$new" "$new --user --map-current-user" ''
	do
		exec 9<>"$dir/up" 0<"$dir/up"
		# shellcheck disable=SC2086 # words
		in_space "$space" "$@" <&4 3>&2 2>/dev/null 4<&- 5>&- 8>&- &
		group=$!
		exec 9>&-
		read -r x && break
		wait "$group"
		group=''
	done
	test -n "$group" || die 75 'the payload did not start'

	# In its POSIX mode bash at times forgets a child's status when a trap for CHLD runs.
	# shellcheck disable=SC3040 # tried in a subshell first, as it ends any other shell
	(set +o posix) 2>/dev/null && set +o posix
	trap stop HUP INT TERM CHLD
	exec 0</dev/null 4<&- 7<&- >/dev/null 2>&1
	exec 9<>"$dir/relay" 4<"$dir/relay"
	FOXDEN_BOX=$id cat <&3 >&5 3<&- 4<&- 5>&- 8>&- &
	relay=$!
	as clock $$ "$keeper" "$group" <&4 3<&- 4<&- 5>&- 8>&- 9>&- &
	clock=$!
	exec 3<&- 5>&- 9<>"$dir/keeper" 4<"$dir/keeper" 9>&-
	as heir $$ "$keeper" "$group" "$relay" "$clock" <&4 4<&- 8>&- &
	heir=$!
	exec 4<&-
	echo "$group $relay $clock $heir" >&8
	state=started
	test -z "$stopped" || stop

	# CHLD may cut the wait short, with 128 plus its number (17, or 20 on BSD). bash and busybox then
	# tell the child's own status to a second wait; dash has told it and answers 127.
	while :
	do
		wait "$group"
		status=$?
		kill -0 "$group" 2>/dev/null || break
	done
	trap '' HUP INT TERM
	trap - CHLD
	wait "$group" 2>/dev/null
	again=$?
	case $again:$status in
	127:145 | 127:148) status=127 ;;
	127:*) ;;
	*) status=$again ;;
	esac
	end
	# shellcheck disable=SC2086 # there may be no timer
	fell $heir $clock $timer $keeper
	exit "$status"
}

if test "$role" = start
then
	start "$@"
fi
dir=$1
shift
case $role in
payload) payload "$@" ;;
keeper | clock | heir)
	boss=$1
	shift
	"$role" "$@"
	;;
esac
