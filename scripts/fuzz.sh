#!/bin/sh
# fuzz.sh FOLDER SECONDS - runs every fuzz target of a folder on its corpus (tests/fuzz/corpus/NAME) for
# so long. What libFuzzer finds on the way is kept in build/corpus. A line for each target says how
# many inputs it ran, the last but one how many all did. Last line: `N passed, N failed`.
#
# Leaks are looked for at the end alone: games stay loaded, and their Lua states grow and shrink.
set -u
cd "$(dirname "$0")/.." || exit 1
log=$(mktemp -d)
trap 'rm -rf "$log"' EXIT
ls tests/fuzz/fuzz_*.c | xargs -P "$(nproc 2>/dev/null || echo 2)" -n 1 sh -c '
  name=$(basename "$3" .c)
  kept=build/corpus/$name
  mkdir -p "$kept"
  cp -n tests/fuzz/corpus/"${name#fuzz_}"/* "$kept"/
  "$1/$name" -max_total_time="$2" -detect_leaks=0 -timeout=60 \
    -print_final_stats=1 "$kept" >"$0/$name" 2>&1 || echo "$name" >>"$0/failed"' "$log" "$1" "$2"
passed=0
failed=0
sum=0
for source in tests/fuzz/fuzz_*.c; do
  name=$(basename "$source" .c)
  # libFuzzer: "stat::number_of_executed_units: N"; our own driver: "N inputs"
  inputs=$(sed -n 's/^stat::number_of_executed_units: *//p; s/^\([0-9]*\) inputs$/\1/p' "$log/$name")
  echo "$name: ${inputs:-0} inputs"
  sum=$((sum + ${inputs:-0}))
  if grep -qsx "$name" "$log/failed"; then
    tail -n 40 "$log/$name"
    failed=$((failed + 1))
  else
    passed=$((passed + 1))
  fi
done
echo "$sum inputs in all"
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
