#!/bin/sh
# demo.sh PROGRAM - the recording that README.md links is as the program would make it today: about a
# minute, in which a play is refused and explained. Says what failed; exit status 1 then.
set -u
program=${1:?demo.sh: the program is wanted}
root=$(cd "$(dirname "$0")/../.." && pwd)
cast=$(mktemp)
trap 'rm -f "$cast"' EXIT
failed=0

has() { grep -q -- "$1" "$cast" || { echo "FAILED: demo: $1 is not in the recording"; failed=1; }; }

(cd "$root" && sh scripts/demo.sh "$program" "$cast") || { echo "FAILED: demo: not written"; exit 1; }
has '^{"version": 2, '
has 'you must play it'
has 'set in: variants/pagat.lua'
has '结果'
grep -q 'there is no command' "$cast" && { echo "FAILED: demo: a command of it is gone"; failed=1; }
tail -n 1 "$cast" | awk -F '[[,.]' '{ exit !($2 >= 40 && $2 <= 75) }' ||
  { echo "FAILED: demo: $(tail -n 1 "$cast") is not about a minute"; failed=1; }
cmp -s "$cast" "$root/scripts/demo.cast" ||
  { echo "FAILED: demo: scripts/demo.cast shows other screens than the program: make demo writes it"; failed=1; }
exit $failed
