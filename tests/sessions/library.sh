#!/bin/sh
# library.sh - the C program in README.md, built as it says against what `make install` puts
# in place, answers what stands there. Says what failed; exit status 1 then.
set -u
root=$(cd "$(dirname "$0")/../.." && pwd)
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
fails() { echo "FAILED: library: $1"; sed 's/^/  | /' "$home/said"; exit 1; }

make -s -C "$root" install DESTDIR="$home/to" >"$home/said" 2>&1 || fails "it cannot be installed"
awk '/^```/ { inside = 0 } inside; /^```c$/ { inside = 1 }' "$root/README.md" >"$home/follow.c"
sed -n 's/^    \$ cc follow.c/cc follow.c/p' "$root/README.md" >"$home/build"
sed -n '/^    \$ cc follow.c/ { n; s/^    //p; }' "$root/README.md" >"$home/expected"

PKG_CONFIG_SYSROOT_DIR=$home/to
PKG_CONFIG_PATH=$(dirname "$(find "$home/to" -name pengyou.pc)")
PENGYOU_PATH=$root/variants
export PKG_CONFIG_SYSROOT_DIR PKG_CONFIG_PATH PENGYOU_PATH
cd "$home" || exit 1
sh build >said 2>&1 && cmp -s said expected || fails "README.md has another answer"
