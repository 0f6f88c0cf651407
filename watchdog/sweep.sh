#!/bin/sh
# What an earlier crash left, a lost power supply or a kill of everything at once, is removed by the
# next box: only what says whose it was, and only when that owner is certainly dead. A part of box.sh.
# shellcheck disable=SC2034 # shared with the other parts

# identity: who we are for another process that finds our directory; fails where that cannot be
# told for certain, for example when /proc belongs to another PID namespace.
identity () {
	read -r p x </proc/self/stat && test "$p" = $$ || return 1
	read -r boot </proc/sys/kernel/random/boot_id || return 1
	space=$(readlink /proc/self/ns/pid) && host=$(uname -n) || return 1
	read -r machine </etc/machine-id || machine=-
} 2>/dev/null

# began PID: when it started, in ticks since boot; the 22nd field, counted behind the name, which
# may contain blanks and brackets.
began () {
	read -r stat <"/proc/$1/stat" || return 1
	# shellcheck disable=SC2086 # split into fields
	set -- ${stat##*\) }
	shift 19
	began=$1
} 2>/dev/null

# sign PID: writes whose the directory is. Where that cannot be told there is no mark, and no sweep.
sign () {
	identity && began "$1" &&
		echo "foxden-box-1 $id $host $machine $boot $space $1 $began" >"$dir/owner"
}

# gone: true when the process named by the fields of an owner's mark is certainly dead. On this very
# kernel that takes the same PID namespace; after a reboot the same machine, outside of any
# container (4026531836 is the initial namespace everywhere), as containers share names.
gone () {
	if test "$oboot" = "$boot"
	then
		test "$ospace" = "$space" || return 1
		began "$opid" && { test "$began" != "$obegan"; return; }
		! kill -0 "$opid"
		return
	fi
	test "$ohost $omachine $ospace" = "$host $machine pid:[4026531836]" &&
		test "$space" = "$ospace" && test "$machine" != -
} 2>/dev/null

# sweep: removes the directories whose owner is gone and ends what escaped from them, at most 32 for
# one start. It runs in a subshell, as it takes the place of the session that it ends.
sweep () {
	group='' swept=0 user=$(id -u)
	for dir in "${dir%/*}"/foxden.*
	do
		id=${dir##*/foxden.}
		case $id in
		*[!0-9]*) continue ;;
		[1-9]??????????????) ;;
		*) continue ;;
		esac
		test -d "$dir" || continue
		test -f "$dir/owner" || continue
		test -L "$dir" || test -L "$dir/owner" && continue
		read -r tag oid ohost omachine oboot ospace opid obegan x <"$dir/owner" || continue
		test "$tag $oid $x" = "foxden-box-1 $id " || continue
		case ${opid:-x}${obegan:-x} in
		*[!0-9]*) continue ;;
		esac
		gone || continue
		# shellcheck disable=SC2012,SC2046 # the one way to mode and owner that POSIX has, as words
		set -- $(ls -ldn "$dir")
		case $1:$3 in
		drwx------*:"$user") ;;
		*) continue ;;
		esac
		end
		swept=$((swept + 1))
		test "$swept" -lt 32 || return
	done
} 2>/dev/null
