#!/bin/sh
# library.sh PROGRAM - the C program in README.md, built as it says against what `make install` puts
# in place, answers what stands there; and all headers go together. Says what failed; exit status 1
# then.
set -u
program=${1:?library.sh: the program is wanted}
root=$(cd "$(dirname "$0")/../.." && pwd)
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
fails() { echo "FAILED: library: $1"; sed 's/^/  | /' "$home/said"; exit 1; }

# As it was built: for another place all would be built anew.
prefix=$(sed -n 's|.* \(.*\)/share/pengyou$|\1|p' "$(dirname "$program")/flags")
make -s -C "$root" install PREFIX="$prefix" DESTDIR="$home/to" >"$home/said" 2>&1 || fails "it cannot be installed"
to=$home/to$prefix
sed -i "s|^prefix=.*|prefix=$to|" "$to/lib/pkgconfig/pengyou.pc"
PKG_CONFIG_PATH=$to/lib/pkgconfig
PENGYOU_PATH=$root/variants
export PKG_CONFIG_PATH PENGYOU_PATH
cd "$home" || exit 1

awk '/^```/ { inside = 0 } inside; /^```c$/ { inside = 1 }' "$root/README.md" >follow.c
sed -n 's/^    \$ \(.* follow.c .*\)/\1/p' "$root/README.md" >build
sed -n '/^    \$ .* follow.c / { n; s/^    //p; }' "$root/README.md" >expected
[ -s follow.c ] && [ -s build ] && [ -s expected ] || fails "README.md has no program"
sh build >said 2>&1 && cmp -s said expected || fails "README.md has another answer"

(cd "$to/include/pengyou" && find . -name '*.h' | sort | sed 's/.*/#include "&"/') >all.c
echo 'int main(void) { return 0; }' >>all.c
cc -std=c11 -Wall -Wextra -Werror all.c $(pkg-config --cflags --libs pengyou) -o all >said 2>&1 ||
  fails "the headers do not go together"
