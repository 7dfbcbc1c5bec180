#!/bin/sh
# setup.sh [--lint | --count | --extra | --look] - installs what is missing to build and test, on Debian 12
# and 13: with --lint also to lint and fuzz, with --count to count instructions; with --extra what is
# optional, for pictures in PNG. Looks first; when all is there it does nothing and needs no network. As
# root, or where sudo asks no password, it installs; otherwise it prints the one command and stops.
# --look only says what is missing.
set -u

# What is looked for (a command, or a header that the compiler finds) and the package that has it.
commands="gcc:gcc ar:binutils pkg-config:pkgconf"
headers="stdio.h:libc6-dev lua.h:liblua5.4-dev readline/readline.h:libreadline-dev
         cmocka.h:libcmocka-dev xxhash.h:libxxhash-dev cjson/cJSON.h:libcjson-dev seccomp.h:libseccomp-dev"
[ "${1:-}" = --lint ] && commands="$commands clang:clang clang-tidy:clang-tidy"
[ "${1:-}" = --extra ] && commands="rsvg-convert:librsvg2-bin" && headers=""
[ "${1:-}" = --count ] && commands="$commands valgrind:valgrind"

# Is there a file of this name where the compiler looks? (The compiler itself may be missing yet.)
has_header() {
  for dir in /usr/include /usr/include/lua5.4 /usr/local/include /usr/include/*-linux-gnu; do
    [ -e "$dir/$1" ] && return 0
  done
  return 1
}

# libFuzzer and the sanitizers of clang come in a package of their own.
has_libfuzzer() {
  command -v clang >/dev/null 2>&1 &&
    [ -e "$(clang -print-resource-dir)/lib/linux/libclang_rt.fuzzer-$(uname -m).a" ]
}

missing=""
for pair in $commands; do
  command -v "${pair%%:*}" >/dev/null 2>&1 || missing="$missing ${pair#*:}"
done
for pair in $headers; do
  has_header "${pair%%:*}" || missing="$missing ${pair#*:}"
done
if [ "${1:-}" = --lint ] && ! has_libfuzzer; then missing="$missing libclang-rt-dev"; fi
# What pictures are written in: some font with Chinese, some with the suits of cards.
has_font() {
  for file in $(cd /usr/share/fonts 2>/dev/null && echo $1); do
    [ -e "/usr/share/fonts/$file" ] && return 0
  done
  return 1
}
if [ "${1:-}" = --extra ]; then
  has_font "truetype/wqy/* opentype/noto/*CJK* truetype/droid/*Fallback* truetype/arphic/*" ||
    missing="$missing fonts-wqy-microhei"
  has_font "truetype/dejavu/DejaVuSans.ttf" || missing="$missing fonts-dejavu-core"
fi
# Where the headers are and the build failed, it looked elsewhere.
if [ "${1:-}" = --look ] && [ -z "$missing" ] && ! pkg-config --exists lua5.4; then missing=" liblua5.4-dev"; fi
[ -z "$missing" ] && exit 0

# After a build that failed.
if [ "${1:-}" = --look ]; then
  echo "missing:$missing; \`make setup\` installs what is missing, or names the one command that does" >&2
  exit 1
fi

if ! command -v apt-get >/dev/null 2>&1; then
  echo "setup: missing:$missing (these are Debian's names; there is no apt-get here)" >&2
  exit 1
fi

install="apt-get update && apt-get install -y --no-install-recommends$missing"
if [ "$(id -u)" = 0 ]; then
  sudo=""
elif sudo -n true 2>/dev/null; then
  sudo="sudo -n"
else
  echo "setup: something is missing; as root, this installs it:" >&2
  echo "  $install" >&2
  exit 1
fi

echo "setup: installing$missing"
log=$(mktemp)
# One at a time: make may run two set-ups beside each other.
if ! $sudo flock "$0" sh -c "export DEBIAN_FRONTEND=noninteractive; $install" </dev/null >"$log" 2>&1; then
  tail -n 20 "$log" >&2
  rm -f "$log"
  echo "setup: that failed; the command was: $install" >&2
  exit 1
fi
rm -f "$log"
