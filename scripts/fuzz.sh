#!/bin/sh
# fuzz.sh FOLDER SECONDS - runs every fuzz target of a folder on its corpus (tests/fuzz/corpus/NAME) for
# so long. What libFuzzer finds on the way is kept in build/corpus. Last line: `N passed, N failed`.
set -u
cd "$(dirname "$0")/.." || exit 1
passed=0
failed=0
for source in tests/fuzz/fuzz_*.c; do
  name=$(basename "$source" .c)
  kept=build/corpus/$name
  mkdir -p "$kept"
  cp -n tests/fuzz/corpus/"${name#fuzz_}"/* "$kept"/
  echo "$name"
  if "$1/$name" -max_total_time="$2" "$kept" >"$kept.log" 2>&1; then
    tail -n 1 "$kept.log"
    passed=$((passed + 1))
  else
    tail -n 40 "$kept.log"
    failed=$((failed + 1))
  fi
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
