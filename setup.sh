#!/bin/sh
# usage: ./setup.sh PART...
#
# Installs what the named parts of the work need and this machine lacks, and says what it does. What is
# there stays as it is. Nothing outside this folder changes but Debian's packages, and those only on a Debian
# and as root or with a sudo that asks nothing; elsewhere the command to run is printed and the status is 1.
#
#   firefox  Firefox
#   deno     Deno, from npm into .deps/
#   check    the shells of the tests, shellcheck, the C compiler that `go test -race` needs, staticcheck into .deps/
#   bench    Chromium, and from npm and Debian into .deps/bench/: the peer, and what tests/bench/packages.txt names
set -eu
cd "$(dirname "$0")"
# shellcheck source=versions
. ./versions
deps=$PWD/.deps
packages=

say () {
	printf 'setup: %s\n' "$*" >&2
}

die () {
	say "$@"
	exit 1
}

have () {
	command -v "$1" >/dev/null 2>&1
}

# need COMMAND PACKAGE...: the packages are installed unless the command is there.
need () {
	have "$1" && return
	shift
	packages="$packages $*"
}

need_firefox () {
	for firefox in "${FOXDEN_FIREFOX:-}" firefox firefox-esr /Applications/Firefox.app/Contents/MacOS/firefox
	do
		have "$firefox" || continue
		version=$("$firefox" --version 2>/dev/null | sed -n 's/^Mozilla Firefox \([0-9]*\).*/\1/p')
		test "${version:-0}" -lt "$FIREFOX_LEAST" || return 0
	done
	packages="$packages firefox-esr"
}

# as_root COMMAND...: fails when there is no way to be root without asking.
as_root () {
	if test "$(id -u)" -eq 0
	then
		"$@"
	else
		sudo -n "$@"
	fi
}

may_install () {
	have apt-get && as_root true 2>/dev/null
}

# For the package managers other than Debian's, the packages' names there.
names_for () {
	for package in $packages
	do
		case $1:$package in
		*:libc6-dev) ;;
		*:firefox-esr) printf ' firefox' ;;
		dnf:shellcheck) printf ' ShellCheck' ;;
		*) printf ' %s' "$package" ;;
		esac
	done
}

tell () {
	if have apt-get
	then
		die "run this, then the same again: sudo apt-get update && sudo apt-get install -y$packages"
	elif have brew
	then
		die "run this, then the same again: brew install$(names_for brew)"
	elif have dnf
	then
		die "run this, then the same again: sudo dnf install -y$(names_for dnf)"
	elif have pacman
	then
		die "run this, then the same again: sudo pacman -S --needed$(names_for pacman)"
	fi
	die "install these with this system's package manager, then run the same again:$(names_for other)"
}

install_packages () {
	test -n "$packages" || return 0
	may_install || tell
	say "installing from Debian:$packages"
	export DEBIAN_FRONTEND=noninteractive
	as_root apt-get update -qq >&2
	# shellcheck disable=SC2086 # one word per package
	as_root apt-get install -y -qq --no-install-recommends $packages >&2
	case $packages in
	*firefox*)
		packages=
		need_firefox
		test -z "$packages" || die "Debian's firefox-esr is older than $FIREFOX_LEAST: upgrade it or set FOXDEN_FIREFOX"
		;;
	esac
}

# from_npm FOLDER PACKAGE@VERSION: install scripts stay off, nothing here needs one.
from_npm () {
	say "installing $2 from npm into ${1#"$PWD"/}"
	mkdir -p "$1"
	npm install --prefix "$1" --save-exact --ignore-scripts --no-fund --no-audit --loglevel=error "$2" >&2
}

is_pinned_deno () {
	"$1" --version 2>/dev/null | grep -q "^deno $DENO "
}

# npm's `deno` is a Node script that starts the program in the platform's package. The link goes to the program
# itself: a process between us and Deno would have to be ended too.
link_deno () {
	for program in "$deps"/node_modules/@deno/*/deno
	do
		is_pinned_deno "$program" || continue
		mkdir -p "$deps/bin"
		ln -sf "..${program#"$deps"}" "$deps/bin/deno"
		return
	done
	return 1
}

install_deno () {
	is_pinned_deno "$deps/bin/deno" && return
	link_deno && return
	from_npm "$deps" "deno@$DENO"
	link_deno || die "deno@$DENO from npm does not run here: $(uname -sm) may need another build of it"
}

install_staticcheck () {
	"$deps/bin/staticcheck" -version 2>/dev/null | grep -q "${STATICCHECK#v}" && return
	say "building staticcheck $STATICCHECK into .deps/bin"
	GOBIN=$deps/bin go install "honnef.co/go/tools/cmd/staticcheck@$STATICCHECK"
}

install_peer () {
	grep -qs "\"version\": \"$PEER\"" "$deps/bench/node_modules/@playwright/mcp/package.json" && return
	from_npm "$deps/bench" "@playwright/mcp@$PEER"
}

# unpack_npm NAME VERSION: what it depends on stays away, since its pages bring that along.
unpack_npm () {
	rm -rf "${pages:?}/$1"
	mkdir -p "$pages/$1"
	file=$(npm pack --silent --pack-destination "$pages" "$1@$2") || return
	tar -xzf "$pages/$file" -C "$pages/$1" --strip-components 1 && rm "$pages/$file"
}

# unpack_debian NAME VERSION: without installing it, all into one folder, where their links to each other hold. Only the
# release of Debian that has this version can.
unpack_debian () {
	(cd "$pages" && apt-get download -qq "$1=$2" && dpkg-deb -x "$1"_*.deb debian && rm "$1"_*.deb) >&2
}

# What cannot be had is left out, and the bench says so: another release of Debian is no reason to measure nothing.
unpack_pages () {
	pages=$deps/bench/pages
	mkdir -p "$pages"
	while read -r from name version
	do
		mark=$pages/.$name-$version
		test "$from" = "#" -o -e "$mark" && continue
		say "unpacking $name $version from $from into ${pages#"$PWD"/}"
		if "unpack_$from" "$name" "$version" </dev/null
		then
			: >"$mark"
		else
			say "$name $version is not to be had here: its pages are left out"
		fi
	done <tests/bench/packages.txt
}

have go || die "Go is missing: install the version that go.mod names from https://go.dev/dl"
test $# -gt 0 || die "usage: ./setup.sh PART... (firefox, deno, check, bench)"
for part in "$@"
do
	case $part in
	firefox) need_firefox ;;
	deno) need npm npm ;;
	check)
		need bash bash
		need busybox busybox
		need dash dash
		need shellcheck shellcheck
		need "${CC:-cc}" gcc libc6-dev
		;;
	bench)
		need npm npm
		need chromium chromium
		;;
	*) die "no part is called $part (firefox, deno, check, bench)" ;;
	esac
done
install_packages
for part in "$@"
do
	case $part in
	deno) install_deno ;;
	check) install_staticcheck ;;
	bench)
		install_peer
		unpack_pages
		;;
	esac
done
