# Finds what a target needs to run a session: Deno and Firefox. POSIX sh, sourced; says nothing when sourced.
#
#   find_deno     sets deno
#   find_firefox  sets firefox (the executable itself, not a script around it, where there is one) and
#                 firefox_version (empty if no application.ini is beside it)
#
# Both set state (ok, missing, old, unfit), and return 1 when there is nothing to use, with mend, the command
# that helps, and why, a sentence that ends with it.
# FOXDEN_DENO and FOXDEN_FIREFOX name an executable instead of the search.
#
# shellcheck disable=SC2034 # most of what is set here is for whoever sources it

# Why this one: firefox/version.ts.
min_firefox=149
# The first Deno whose JavaScript has `using`: 2.2 calls it a syntax error.
min_deno=2.3

# Where they are when PATH does not know.
firefox_places='/usr/lib64/firefox/firefox /usr/lib/firefox/firefox /usr/lib/firefox-esr/firefox-esr /opt/firefox/firefox
	/Applications/Firefox.app/Contents/MacOS/firefox /snap/bin/firefox /var/lib/flatpak/exports/bin/org.mozilla.firefox'
deno_places='/opt/homebrew/bin/deno /usr/local/bin/deno'
os_release=/etc/os-release

find_deno () {
	deno='' state=ok why='' mend=''
	if test -n "${FOXDEN_DENO:-}"
	then
		deno=$FOXDEN_DENO
		if is_program "$deno"
		then
			deno=$(follow "$deno")
			return
		fi
		state=unfit mend='unset FOXDEN_DENO'
		why="FOXDEN_DENO is $FOXDEN_DENO, which is no path of an executable file. Correct or unset it."
		return 1
	fi
	for found in "$(in_path deno)" "${HOME:-/}/.deno/bin/deno" $deno_places
	do
		is_program "$found" || continue
		deno=$(follow "$found")
		# From npm without its install scripts this is a Node program that starts the one beside it.
		case $deno in
		*/bin.cjs)
			is_program "${deno%/*}/deno" && deno=${deno%/*}/deno
			;;
		esac
		return
	done
	state=missing mend=$(mend_deno)
	why="Deno is missing. Install it: $mend"
	return 1
}

find_firefox () {
	firefox='' firefox_version='' state=ok why='' mend='' script=''
	if test -n "${FOXDEN_FIREFOX:-}"
	then
		if ! is_program "$FOXDEN_FIREFOX"
		then
			firefox=$FOXDEN_FIREFOX state=unfit mend='unset FOXDEN_FIREFOX'
			why="FOXDEN_FIREFOX is $FOXDEN_FIREFOX, which is no path of an executable file. Correct or unset it."
			return 1
		fi
		set -- "$FOXDEN_FIREFOX"
	else
		# shellcheck disable=SC2086 # a list
		set -- "$(in_path firefox)" "$(in_path firefox-esr)" $firefox_places \
			"${HOME:-/}/Applications/Firefox.app/Contents/MacOS/firefox" \
			"${HOME:-/}/.local/share/flatpak/exports/bin/org.mozilla.firefox"
	fi
	for found
	do
		is_program "$found" || continue
		consider "$found" && return
	done
	# A script that puts Firefox in its own place will do, where the executable behind it is not to be found.
	if test -n "$script" && test -z "$why"
	then
		firefox=$script
		return
	fi
	mend=$(mend_firefox)
	if test -n "$why"
	then
		why="$why Install another: $mend"
	else
		state=missing why="Firefox is missing. Install it: $mend"
	fi
	return 1
}

# Takes $1 as the Firefox if it is one; else keeps the first reason why not.
consider () {
	real=$(follow "$1")
	if contained "$1" "$real"
	then
		remember "$1" '' unfit "Firefox at $1 is a $kind: $reason."
		return 1
	fi
	if is_script "$real"
	then
		test -n "$script" || script=$real
		return 1
	fi
	read_version "${real%/*}"
	if test -n "$number" && ! at_least "$number" "$min_firefox.0"
	then
		remember "$real" "$number" old "Firefox $number at $real is too old; $min_firefox is needed."
		return 1
	fi
	firefox=$real firefox_version=$number state=ok why='' mend=''
}

remember () {
	test -z "$why" || return 0
	firefox=$1 firefox_version=$2 state=$3 why=$4
}

# Whether $1, which leads to $2, runs its Firefox in a container; sets kind and reason.
contained () {
	kind='' reason=''
	case $1:$2 in
	/snap/bin/*|*:*/snap|*:/snap/bin/*)
		kind=snap
		;;
	*/flatpak/exports/*)
		kind=flatpak
		;;
	*)
		if is_script "$2"
		then
			if grep -q -e '/snap/bin/' -e 'snap run' "$2"
			then
				kind=snap
			elif grep -q 'flatpak run' "$2"
			then
				kind=flatpak
			fi
		fi
		;;
	esac
	case $kind in
	snap)
		reason='it has a /tmp of its own and may not use another HOME, so that it hangs on a profile it cannot see'
		;;
	flatpak)
		reason='it cannot see the folder of the session, and its processes are started by a service that outlives the session'
		;;
	*)
		return 1
		;;
	esac
}

# The command that installs Firefox here.
mend_firefox () {
	if has apt-get && grep -qs '^ID=ubuntu' "$os_release"
	then
		# Ubuntu's own package is the snap.
		echo "$(root)add-apt-repository -y ppa:mozillateam/ppa && $(root)apt-get install -y firefox-esr"
	elif has apt-get
	then
		echo "$(root)apt-get install -y firefox-esr"
	elif has dnf
	then
		echo "$(root)dnf install -y firefox"
	elif has apk
	then
		echo "$(root)apk add firefox-esr font-dejavu"
	elif has pacman
	then
		echo "$(root)pacman -S --noconfirm firefox"
	elif has zypper
	then
		echo "$(root)zypper --non-interactive install MozillaFirefox"
	elif has brew
	then
		echo 'brew install --cask firefox'
	else
		echo 'get it from https://www.mozilla.org/firefox/ and set FOXDEN_FIREFOX to its executable'
	fi
}

# The command that installs Deno here.
mend_deno () {
	if has apk
	then
		# The builds of npm and of Deno's own script need glibc.
		echo "$(root)apk add deno"
	elif has brew
	then
		echo 'brew install deno'
	elif has npm
	then
		echo 'npm install -g deno'
	elif has curl
	then
		echo 'curl -fsSL https://deno.land/install.sh | sh -s -- -y'
	elif has wget
	then
		echo 'wget -qO- https://deno.land/install.sh | sh -s -- -y'
	else
		echo 'get it from https://github.com/denoland/deno/releases and put it in PATH or FOXDEN_DENO'
	fi
}

root () {
	test "$(id -u)" -eq 0 || ! has sudo || printf 'sudo '
}

has () {
	command -v "$1" >/dev/null 2>&1
}

in_path () {
	command -v "$1" 2>/dev/null || :
}

is_program () {
	case $1 in
	/*)
		test -f "$1" && test -x "$1"
		;;
	*)
		return 1
		;;
	esac
}

is_script () {
	test "$(dd if="$1" bs=2 count=1 2>/dev/null)" = '#!'
}

# Where the links at $1 lead; macOS before 12.3 has no readlink -f.
follow () {
	readlink -f "$1" 2>/dev/null || printf '%s\n' "$1"
}

# Sets number to the version in the application.ini that belongs to an executable in folder $1, if any.
read_version () {
	number=''
	for ini in "$1/application.ini" "$1/../Resources/application.ini"
	do
		test -r "$ini" || continue
		while test -z "$number" && IFS='=' read -r key value
		do
			case $key=$value in
			Version=[0-9]*)
				number=$value
				;;
			esac
		done <"$ini"
	done
}

# Whether version $1 is at least $2, by the first two numbers.
at_least () {
	rest=${1#*.}
	least=${2#*.}
	test "${1%%.*}" -gt "${2%%.*}" ||
		{ test "${1%%.*}" -eq "${2%%.*}" && test "${rest%%.*}" -ge "${least%%.*}"; }
}
