#!/bin/sh
# interrupt.sh PROGRAM - Ctrl-C while nobody reads what is printed: the script stops, and no line is
# lost; in a search: what was found so far is told. Says what failed; exit status 1 then.
set -u
program=${1:?interrupt.sh: the program is wanted}
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
mkfifo "$home/pipe"
printf 'set advance.game_over { deals = 10000 }\nauto\n' >"$home/script"
"$program" repl pagat -n 6 -s 42 --script "$home/script" >"$home/pipe" 2>"$home/errors" &
running=$!
exec 3<"$home/pipe"
tries=100 # until the pipe is full, and the program waits
while [ $tries -gt 0 ] && ! grep -q '^State:.S' "/proc/$running/status" 2>/dev/null; do
  tries=$((tries - 1))
  sleep 0.1
done
kill -INT $running
sleep 0.2
cat <&3 >"$home/printed"
wait $running
status=$?
failed=0
[ $status = 1 ] || { echo "FAILED: interrupt: the script ends with status $status, not 1"; failed=1; }
tail -n 1 "$home/printed" | grep -q '^stopped; ' || { echo "FAILED: interrupt: the last line is lost"; failed=1; }
[ "$(wc -l <"$home/errors")" = 1 ] || { echo "FAILED: interrupt: it says"; cat "$home/errors"; failed=1; }

# stopped FOUND ARGUMENT...: a search that is stopped ends with status 1, a line FOUND, and says so.
stopped() {
  found=$1
  shift
  "$program" "$@" >"$home/printed" 2>"$home/errors" &
  running=$!
  tries=200 # until it has computed for half a second
  while [ $tries -gt 0 ]; do
    used=$(awk '{ print $14 + $15 }' "/proc/$running/stat" 2>/dev/null)
    [ "${used:-50}" -lt 50 ] || break
    tries=$((tries - 1))
    sleep 0.05
  done
  kill -INT $running
  wait $running
  status=$?
  [ $status = 1 ] || { echo "FAILED: interrupt: $1 ends with status $status, not 1"; failed=1; }
  grep -q "$found" "$home/printed" || { echo "FAILED: interrupt: $1 says nothing of: $found"; failed=1; }
  tail -n 1 "$home/printed" | grep -q '^interrupted: ' || { echo "FAILED: interrupt: $1 is not said to be"; failed=1; }
}
stopped '^[1-9][0-9]* differences in' differ pagat eighty --situations 2147483647
stopped '^1 rule changed in' test --coverage pagat
exit $failed
