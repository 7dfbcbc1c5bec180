#!/bin/sh
# test.sh [--sanitized | --long] - every test once plainly, unit tests and scenarios once more under
# ASan and UBSan, what threads share under ThreadSanitizer. One line a suite; the output of
# what failed is shown. The last line sums up: `N passed, N failed`. A suite that ran
# nothing counts as failed. --sanitized: that part alone.
# --long: the longer searches (unit tests with PENGYOU_LONG=1, from another PENGYOU_SEED each time,
# the fuzz driver for a minute each).
set -u
cd "$(dirname "$0")/.." || exit 1
MAKE=${MAKE:-make}
jobs=$(nproc 2>/dev/null || echo 2)
long='repl_hidden differ brute every_ruling repl_ask starter scenario sim bench' # these first: no core waits at the end
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
passed=0
failed=0

# report NAME PASSED FAILED SECONDS LOG: the line of a suite, and its output if something failed.
report() {
  if [ "$2" = 0 ] && [ "$3" = 0 ]; then
    echo "$1: ran nothing"
    cat "$5"
    failed=$((failed + 1))
    return
  fi
  echo "$1: $2 passed, $3 failed (${4}s)"
  [ "$3" = 0 ] || cat "$5"
  passed=$((passed + $2))
  failed=$((failed + $3))
}

# The numbers in the last line `N passed, N failed` of a log; "0 0" when it has none.
tally() {
  tail -n 1 "$1" | sed -n 's/^\([0-9]*\) passed, \([0-9]*\) failed$/\1 \2/p' | grep . || echo 0 0
}

# start NAME COMMAND ...: a command whose last line is `N passed, N failed`, beside what comes next.
# finish NAME: waits for what was started, and reports. One that ends otherwise, or with a bad status
# though nothing failed, has failed.
start() {
  log=$out/$1
  shift
  {
    begin=$(date +%s)
    "$@" >"$log" 2>&1 </dev/null
    echo "$? $(($(date +%s) - begin))" >"$log.ended"
  } &
  echo $! >"$log.process"
}
finish() {
  wait "$(cat "$out/$1.process")"
  name=$1
  set -- $(tally "$out/$1") $(cat "$out/$1.ended")
  [ "$3" != 0 ] && [ "$2" = 0 ] && set -- "$1" 1 "$3" "$4"
  report "$name" "$1" "$2" "$4" "$out/$name"
}
suite() {
  start "$@"
  finish "$1"
}

# unit NAME FOLDER: the cmocka programs of a folder, as many at once as there are cores, their tests
# added up.
unit() {
  begin=$(date +%s)
  mkdir -p "$out/unit"
  : >"$out/log"
  p=0
  f=0
  { printf 'tests/unit/test_%s.c\n' $long; ls tests/unit/test_*.c; } | awk '!seen[$0]++' |
    xargs -P "$jobs" -n 1 sh -c '
      name=$(basename "$2" .c)
      CMOCKA_MESSAGE_OUTPUT=STDOUT "$1/$name" >"$0/$name" 2>&1 </dev/null
      echo "exit status $?" >>"$0/$name"' "$out/unit" "$2"
  for one in "$out"/unit/*; do
    ok=$(sed -n 's/^\[  PASSED  \] .*\b\([0-9]\+\) test(s).*/\1/p' "$one")
    bad=$(sed -n 's/^\[  FAILED  \] .*\b\([0-9]\+\) test(s).*/\1/p' "$one")
    ok=${ok:-0}
    bad=${bad:-0}
    if [ "$bad" = 0 ] && { [ "$(tail -n 1 "$one")" != "exit status 0" ] || [ "$ok" = 0 ]; }; then bad=1; fi
    if [ "$bad" != 0 ]; then
      echo "-- $2/$(basename "$one")"
      grep -v '^\[       OK \]\|^\[ RUN ' "$one"
    fi >>"$out/log"
    p=$((p + ok))
    f=$((f + bad))
    rm "$one"
  done
  report "$1" $p $f $(($(date +%s) - begin)) "$out/log"
}

# cmocka PROGRAM: one of them, as a suite.
cmocka() {
  CMOCKA_MESSAGE_OUTPUT=STDOUT "$1" 2>&1
  status=$?
  [ "$status" = 0 ] && echo "1 passed, 0 failed" || echo "0 passed, 1 failed"
}

# build NAME TARGETS ...: stops everything when it fails.
build() {
  name=$1
  shift
  if ! $MAKE --no-print-directory -s -j"$jobs" "$@" >"$out/log" 2>&1 </dev/null; then
    cat "$out/log"
    echo "build ($name) failed"
    echo "$passed passed, $((failed + 1)) failed"
    exit 1
  fi
}

# Which rules no scenario holds, counted as a suite: a change that is noticed or marked has passed.
coverage() {
  build/pengyou test --coverage --no-isolate >"$out/rules"
  status=$?
  cat "$out/rules"
  sed -n '$s/.*: \([0-9]*\) noticed, \([0-9]*\) marked, \([0-9]*\) unnoticed$/\1 \2 \3/p' "$out/rules" | {
    read -r noticed marked unnoticed && echo "$((noticed + marked)) passed, $unnoticed failed"
  }
  return $status
}

plain() {
  build plain all unit fuzzers
  start "scenarios" build/pengyou test --lang en
  start "documents" sh tests/sessions/run.sh build/pengyou README.md */README.md src/*/README.md
  unit "unit" build/unit
  finish "scenarios"
  finish "documents"
  start "sessions" sh tests/sessions/run.sh build/pengyou # these wait now and then
  suite "coverage" coverage
  suite "fuzz" sh scripts/fuzz.sh build/fuzzers 1
  finish "sessions"
}

sanitized() {
  # What was freed is not handed out again before 16 MB more are: 256 MB cost as many pages anew.
  UBSAN_OPTIONS=print_stacktrace=1 ASAN_OPTIONS=quarantine_size_mb=16${ASAN_OPTIONS:+:$ASAN_OPTIONS}
  export UBSAN_OPTIONS ASAN_OPTIONS
  build sanitized SANITIZE=address,undefined all unit
  build threads SANITIZE=thread build/tsan/unit/test_sim build/tsan/unit/test_shared_text
  start "simulation, ThreadSanitizer" cmocka build/tsan/unit/test_sim
  start "texts, ThreadSanitizer" cmocka build/tsan/unit/test_shared_text
  # Frames kept after their return cost three fifths more: looked for where whole games are ruled.
  start "scenarios, sanitized" \
    env ASAN_OPTIONS=$ASAN_OPTIONS:detect_stack_use_after_return=1 build/asan/pengyou test --lang en
  unit "unit, sanitized" build/asan/unit
  finish "simulation, ThreadSanitizer"
  finish "texts, ThreadSanitizer"
  finish "scenarios, sanitized"
}

long() {
  PENGYOU_LONG=1
  PENGYOU_SEED=${PENGYOU_SEED:-$(date +%s)}
  export PENGYOU_LONG PENGYOU_SEED
  echo "searches from PENGYOU_SEED=$PENGYOU_SEED"
  build plain all unit fuzzers
  unit "unit, long" build/unit
  suite "fuzz, long" sh scripts/fuzz.sh build/fuzzers 60
}

case "${1:-}" in
  --sanitized) sanitized ;;
  --long) long ;;
  *) plain && sanitized ;;
esac

echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
