#!/bin/sh
# fuzz.sh FOLDER SECONDS - runs every fuzz target of a folder on its corpus (tests/fuzz/corpus/NAME) for
# so long. What libFuzzer finds on the way is kept in build/corpus. Last line: `N passed, N failed`.
set -u
cd "$(dirname "$0")/.." || exit 1
log=$(mktemp -d)
trap 'rm -rf "$log"' EXIT
ls tests/fuzz/fuzz_*.c | xargs -P "$(nproc 2>/dev/null || echo 2)" -n 1 sh -c '
  name=$(basename "$3" .c)
  kept=build/corpus/$name
  mkdir -p "$kept"
  cp -n tests/fuzz/corpus/"${name#fuzz_}"/* "$kept"/
  "$1/$name" -max_total_time="$2" "$kept" >"$0/$name" 2>&1 || echo "$name" >>"$0/failed"' "$log" "$1" "$2"
passed=0
failed=0
for source in tests/fuzz/fuzz_*.c; do
  name=$(basename "$source" .c)
  echo "$name"
  if grep -qsx "$name" "$log/failed"; then
    tail -n 40 "$log/$name"
    failed=$((failed + 1))
  else
    tail -n 1 "$log/$name"
    passed=$((passed + 1))
  fi
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
