#!/bin/sh
# watch.sh PROGRAM - `check --watch`: a save is seen however the editor writes it, what it changed is
# told, the scenarios beside it run, and Ctrl-C ends it; isolated and not. Says what failed; exit
# status 1 then.
set -u
program=${1:?watch.sh: the program is wanted}
case $program in /*) ;; *) program=$PWD/$program ;; esac
work=$(mktemp -d)
running=
trap '[ -n "$running" ] && kill "$running" 2>/dev/null; rm -rf "$work"' EXIT
failed=0

fail() {
  echo "FAILED: watch$how: $1"
  cat "$work/said"
  failed=1
}

# said N: waits until the program has said N times that it waits; half a minute at most.
said() {
  tries=300
  while [ "$(grep -c '^-- waiting' "$work/said")" -lt "$1" ]; do
    tries=$((tries - 1))
    [ $tries -gt 0 ] && kill -0 "$running" 2>/dev/null || { fail "save $1 was not seen"; return; }
    sleep 0.1
  done
}

# has WORDS: they were said since the last save.
has() {
  awk '/^-- waiting/ { n++ } { last[n + 0] = last[n + 0] $0 "\n" } END { printf "%s", last[n - 1] }' \
    "$work/said" >"$work/last"
  grep -qF -- "$1" "$work/last" || fail "\"$1\" is not said"
}

rule() { echo "return house_rule { name = \"mine\", kitty = { multiplier = $1 } }"; }

watch() {
  how=$1
  cd "$work" || exit 1
  rule 4 >mine.lua
  echo 'return scenarios { game = "pagat", rules = "./mine.lua",
    { "four times", fields = { ["kitty.multiplier"] = "4" } } }' >mine_test.lua
  : >said
  "$program" check --watch pagat+./mine.lua $how >said 2>&1 &
  running=$!
  said 1
  has "./mine_test.lua: 1 passed, 0 failed"
  rule 3 >new && mv new mine.lua # by rename
  said 2
  has "before: 20 points, the kitty counts 4 times"
  has "now: 15 points, the kitty counts 3 times"
  has "./mine_test.lua: 0 passed, 1 failed"
  sed -i 's/multiplier/multiplyer/' mine.lua
  said 3
  has "did you mean kitty.multiplier?"
  rm mine.lua && rule 4 >mine.lua # against the last one that was sound
  said 4
  has "before: 15 points, the kitty counts 3 times"
  echo "-- no other rule" >>mine.lua # in place
  said 5
  has "no rule is set differently"
  kill -INT "$running"
  wait "$running"
  status=$?
  running=
  [ $status = 0 ] || fail "Ctrl-C ends it with status $status"
}

watch ""
watch --isolate
exit $failed
