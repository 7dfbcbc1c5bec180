#!/bin/sh
# studies.sh PROGRAM - each study of scripts/studies makes its page and its picture, and the page that
# is kept tells of the same command. Says what failed; exit status 1 then.
set -u
PENGYOU=${1:?studies.sh: the program is wanted}
export PENGYOU STUDY_DEALS=30
root=$(cd "$(dirname "$0")/../.." && pwd)/scripts/studies
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0
studies=0

fails() { echo "FAILED: studies: $name: $1"; failed=1; }

# asked FOLDER: the command of the page there, but the number of deals.
asked() { sed -n 's/^    \(pengyou sim .*\) --deals [0-9]*\(.*\)/\1\2/p' "$1/$name.md"; }

for study in "$root"/*.sh; do
  name=$(basename "$study" .sh)
  [ "$name" = study ] && continue
  studies=$((studies + 1))
  sh "$study" "$work" || { fails "it ends with status $?"; continue; }
  [ "$(asked "$work")" ] && [ "$(asked "$work")" = "$(asked "$root")" ] ||
    fails "its page was made by another command: $(asked "$root")"
  grep -q '^\*\*When .*, declarers win .*, between these bots\.\*\*$' "$work/$name.md" || fails "it has no answer"
  [ "$(grep -c '^| .* ± .* |$' "$work/$name.md")" -ge 7 ] || fails "figures are missing"
  for folder in "$work" "$root"; do
    tail -n 1 "$folder/$name.svg" | grep -q '^</svg>$' || fails "$folder has no picture"
  done
  [ "$(grep -c . "$work/$name.md")" = "$(grep -c . "$root/$name.md")" ] || fails "its page is another"
done
[ $studies -ge 3 ] || { name=all; fails "only $studies were found"; }
exit $failed
