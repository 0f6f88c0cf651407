# What `foxden doctor` runs on a target, after find.sh. POSIX sh, sourced; says nothing when sourced.
#
#   report   one line for each part, separated by tabs: part, path, version, state, mend, why (see find.sh);
#            returns 1 if anything is not ok
#
# shellcheck disable=SC2154 # find.sh sets them

report () {
	sound=0
	row sh "$(in_path sh)" '' ok
	report_deno
	report_firefox
	folder=${TMPDIR:-/tmp}
	if test -d "$folder" && test -w "$folder" && test -x "$folder"
	then
		row TMPDIR "$folder" '' ok
	else
		row TMPDIR "$folder" '' unfit 'export TMPDIR=<a folder that can be written>' "$folder cannot be written"
	fi
	for tool in setsid mkfifo
	do
		if has "$tool"
		then
			row "$tool" "$(in_path "$tool")" '' ok
		else
			row "$tool" '' '' missing "$(mend_tool "$tool")" "$tool is missing"
		fi
	done
	return "$sound"
}

report_deno () {
	if ! find_deno
	then
		row deno "$deno" '' "$state" "$mend" "$why"
		return
	fi
	number=$("$deno" --version 2>/dev/null | sed -n 's/^deno \([0-9][0-9.]*\).*/\1/p')
	if test -z "$number"
	then
		row deno "$deno" '' unfit "$(mend_deno)" "$deno does not run here"
	elif at_least "$number" "$min_deno"
	then
		row deno "$deno" "$number" ok
	else
		row deno "$deno" "$number" old "$(mend_deno)" "Deno $number is too old; $min_deno is needed"
	fi
}

report_firefox () {
	if find_firefox
	then
		row firefox "$firefox" "$firefox_version" ok
	else
		row firefox "$firefox" "$firefox_version" "$state" "$mend" "$why"
	fi
}

# part, path, version, state, mend, why
row () {
	test "$4" = ok || sound=1
	printf '%s\t%s\t%s\t%s\t%s\t%s\n' "$1" "$2" "$3" "$4" "${5:-}" "${6:-}"
}

mend_tool () {
	case $1 in
	setsid)
		package=util-linux
		;;
	*)
		package=coreutils
		;;
	esac
	for manager in 'apt-get install -y' 'dnf install -y' 'apk add' 'zypper --non-interactive install' 'brew install'
	do
		has "${manager%% *}" || continue
		case $manager in
		brew*)
			echo "$manager $package"
			;;
		*)
			echo "$(root)$manager $package"
			;;
		esac
		return
	done
	echo "install $package"
}
