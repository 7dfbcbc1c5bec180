#!/bin/sh
# isolate.sh PROGRAM - every sub-command says and writes the same whether it is isolated or not; rules
# from elsewhere than the program's folder are isolated without being asked for. Says what failed;
# exit status 1 then.
set -u
program=${1:?isolate.sh: the program is wanted}
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
failed=0
trap 'rm -rf "$work"' EXIT
export HOME="$work" PENGYOU_SESSIONS= NO_COLOR=1 LC_ALL=C.UTF-8

fail() {
  echo "FAILED: isolate: $1"
  failed=1
}

cat >"$work/mine.lua" <<'END'
return house_rule { name = "mine", summary = "The kitty counts four times", kitty = { multiplier = 4 } }
END
cat >"$work/mine_test.lua" <<'END'
return scenarios { game = "pagat", rules = "./mine.lua",
  { "The kitty counts four times", fields = { ["kitty.multiplier"] = "4" } },
}
END
cat >"$work/commands" <<'END'
auto trick
save game.txt
save game.txt
load game.txt
export table.svg
export table.md
export deal.png
test save here
test here.lua
test none.lua
reload
rules
rules eighty+../mine.lua
rules pagat+../mine.lua
load ../mine.lua
save none/game.txt
save /dev/null
load none.txt
END
cat >"$work/questions" <<'END'
{"id":1,"ask":"follow","trump":"9C","lead":"JH JH","hand":"AH TH TH 6H","play":"AH 6H"}
{"id":2,"ask":"follow","variant":"eighty","trump":"9C","lead":"JH JH","hand":"AH TH TH 6H","play":"AH 6H"}
{"id":3,"ask":"follow","variant":"pagat+none","trump":"9C","lead":"JH","hand":"AH","play":"AH"}
{"id":4,"ask":"follow","variant":"/etc/passwd","trump":"9C","lead":"JH","hand":"AH","play":"AH"}
END

# same NAME COMMAND ...: in a folder of its own, once without, once with isolation, and once by
# default; answers, exit status and files are the same.
same() {
  name=$1
  shift
  for how in --no-isolate --isolate ""; do
    mkdir "$work/in"
    { (cd "$work/in" && "$program" "$@" $how <"$work/questions" 2>&1; echo "exit status $?")
      (cd "$work/in" && for file in *; do [ -e "$file" ] && echo "-- $file" && cat "$file"; done)
    } >"$work/got$how"
    rm -rf "$work/in"
  done
  for how in --isolate ""; do
    cmp -s "$work/got--no-isolate" "$work/got$how" && continue
    fail "$name is not the same, isolated"
    diff "$work/got--no-isolate" "$work/got$how"
  done
}

same repl repl pagat+../mine.lua -n 6 -s 42 --echo --script ../commands
grep -q '^-- table.svg' "$work/got" || fail "nothing was exported"
grep -q '1 scenario written, and passed' "$work/got" || fail "no scenario was written"
same judge judge ../mine.lua --paths
same test test ../mine_test.lua --junit report.xml
grep -q '1 passed, 0 failed' "$work/got" || fail "the scenario does not hold"
same check check pagat+../mine.lua
same replay replay "$root/tests/records/pagat-42.txt"
# a record with rules that are nowhere here
mkdir -p "$work/made/variants" && cp "$work/mine.lua" "$work/made/variants"
(cd "$work/made" && printf 'auto trick\nsave ../shared.txt\n' | "$program" repl pagat+mine -n 6 -s 42 >/dev/null)
rm -r "$work/made"
same shared replay ../shared.txt
grep -q 'rules out of the record: mine' "$work/got" || fail "a record does not carry its rules"
same ask ask pagat+../mine.lua trump 9C lead JJH hand ATT6H play A6H
same diff diff pagat pagat+../mine.lua
same list list
same sim sim pagat+../mine.lua --vs pagat --deals 200 --bots random --plot sim.svg
grep -q '^-- sim.svg' "$work/got" || fail "no picture was written"
mkdir "$work/here"
(cd "$work/here" && for i in 1 2; do
  "$program" sim pagat+../mine.lua --deals 20 --bots random --shard $i/2 >"../shard.$i"
done)
same merge merge ../shard.1 ../shard.2 --plot merge.svg
grep -q '^-- merge.svg' "$work/got" || fail "no picture of shards was written"
same new new my-rule --from pagat+../mine.lua

# seccomp WORDS ...: how the kernel sees a program that waits for its next command: 0 or 2. Its first
# command is $first.
first='auto trick'
seccomp() {
  mkfifo "$work/fifo"
  "$program" repl "$@" -n 6 -s 42 <"$work/fifo" >"$work/out" 2>&1 &
  process=$!
  exec 9>"$work/fifo"
  echo "$first" >&9
  echo 'what is this' >&9
  tries=100
  until grep -qs "line 2" "$work/out" || [ $tries = 0 ]; do tries=$((tries - 1)); sleep 0.1; done
  sed -n 's/^Seccomp:[[:space:]]*//p' "/proc/$process/status"
  exec 9>&-
  wait $process
  rm -f "$work/fifo" "$work/out" # the next one is not to be asked before it has begun
}

# Only where the kernel has it.
if [ "$(seccomp --isolate pagat)" = 2 ]; then
  cd "$root" || exit 1
  [ "$(seccomp pagat)" = 0 ] || fail "the program's own rules are isolated"
  [ "$(seccomp pagat+tractor-above-ace)" = 0 ] || fail "the program's own house rules are isolated"
  [ "$(seccomp "pagat+$work/mine.lua")" = 2 ] || fail "rules from elsewhere are not isolated"
  [ "$(seccomp --no-isolate "pagat+$work/mine.lua")" = 0 ] || fail "--no-isolate is not heard"
  first="load $work/shared.txt"
  [ "$(seccomp pagat)" = 2 ] || fail "rules out of a record are not isolated"
  mkdir "$work/variants" && cp variants/pagat.lua "$work/variants" && cd "$work" || exit 1
  [ "$(seccomp pagat)" = 2 ] || fail "a folder of variants that is only here is not isolated"
fi

# One or the other.
cd "$work" || exit 1
"$program" repl --isolate --no-isolate 2>&1 | grep -q 'contradict' || fail "both options are taken"
exit $failed
