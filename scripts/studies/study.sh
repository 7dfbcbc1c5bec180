# study.sh - what the studies share, read by each of them. A study NAME.sh says what is asked, how it is
# simulated and what is to be seen in it; it writes NAME.md and NAME.svg, here or into the folder that
# is named behind it. PENGYOU is the program (build/pengyou). STUDY_DEALS sets how many deals are
# played; the figures are the same on any machine. Who runs one again reads its sentences again, too.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
name=$(basename "$0" .sh)
out=${1:-$here}
program=${PENGYOU:-$here/../../build/pengyou}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# simulate DEALS WORD ...: plays it, and draws the picture. `command` is what to type for the same.
simulate() {
  deals=${STUDY_DEALS:-$1}
  shift
  command="pengyou sim $* --deals $deals"
  case "$*" in *--vs*) set -- "$@" --detect 0; command="$command --detect 0" ;; esac
  LC_ALL=C.UTF-8 "$program" sim "$@" --deals "$deals" --plot "$out/$name.svg" >"$work/text"
}

# What the first line says of the declarers: "win 0.3 ± 0.1 points in 100 more often".
declarers() { sed -n '1s/.*: declarers \(win [^;]*[^;.]\)[;.].*/\1/p' "$work/text"; }

# rows WORDS ...: the figures of these words as a table, each rule and their difference.
rows() {
  echo '| | first rules | second rules | difference, paired | if it were not paired |'
  echo '| --- | ---: | ---: | ---: | ---: |'
  for words in "$@"; do
    awk -F '   *' -v words="$words" '$1 == words && NF >= 5 {
      print "| " $1 " | " $2 " | " $3 " | " $4 " | ± " $5 " |"; exit
    }' "$work/text"
  done
}

# The table of a sweep.
values() {
  echo '| value | declarers win, in 100 | against the first | points of the opponents | levels won |'
  echo '| ---: | ---: | ---: | ---: | ---: |'
  awk 'NR > 2 && /^[0-9]/' "$work/text" | awk -F '   *' '{
    if (NF == 4) { $5 = $4; $4 = $3; $3 = "" }
    print "| " $1 " | " $2 " | " $3 " | " $4 " | " $5 " |"
  }'
}

# page: the text on standard input is the page.
page() {
  { cat
    printf '\n![%s](%s.svg)\n\n' "$name" "$name"
    echo "\`sh scripts/studies/$name.sh\` makes this page and its picture again. Intervals are of 95 %."
  } >"$out/$name.md"
}
