#!/bin/sh
# simulate.sh PROGRAM - what a simulation gives beside its lines: JSON and SVG that other programs read,
# how far it is at a terminal, and what Ctrl-C leaves. Says what failed; exit status 1 then.
set -u
program=${1:?simulate.sh: the program is wanted}
root=$(cd "$(dirname "$0")/../.." && pwd)
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
failed=0
cd "$root" || exit 1

fails() { echo "FAILED: simulate: $1"; failed=1; }

# has PATTERN FILE
has() { grep -q -- "$1" "$2" || { fails "$2 has no line with: $1"; sed 's/^/  | /' "$2"; }; }

if command -v jq >/dev/null; then
  is_json() { jq -e . >/dev/null; }
elif command -v python3 >/dev/null; then
  is_json() { python3 -m json.tool >/dev/null; }
else
  echo "simulate: neither jq nor python3 is here: JSON is not read by another program"
  is_json() { cat >/dev/null; }
fi
if command -v xmllint >/dev/null; then
  is_svg() { xmllint --noout "$1"; }
else
  echo "simulate: xmllint is not here: SVG is not read by another program"
  is_svg() { grep -q '</svg>' "$1"; }
fi

# Names that XML and JSON read otherwise, one set of rules, two, three; a climbing game.
rule='pagat+score.adjust=function() local s = "<&>\n" return "declarers", 1 end'
while read -r words; do
  eval "set -- $words"
  "$program" sim "$@" --json --plot "$home/plot.svg" >"$home/json" 2>"$home/errors" || fails "sim $words: $(cat "$home/errors")"
  is_json <"$home/json" || fails "sim $words: it is no JSON"
  is_svg "$home/plot.svg" || fails "sim $words: it is no SVG"
  has '"trials":40' "$home/json"
done <<'END'
pagat --bots random --deals 40 --profile
pagat --vs "$rule" --bots random --deals 40 --profile
eighty --sweep kitty.multiplier=1..3 --bots simple --deals 40
bombs --games --bots simple --deals 40
END

# at_terminal WORD ...: at a terminal; Ctrl-C is typed as soon as it says how much time is left.
at_terminal() {
  { tries=200
    until grep -qs 'left' "$home/shown" || [ $tries = 0 ]; do tries=$((tries - 1)); sleep 0.1; done
    printf '\003'; sleep 1; } |
    script -qefc "exec '$program' sim $* >'$home/said'" "$home/shown" >/dev/null
  status=$?
  [ $status = 0 ] || fails "after Ctrl-C the status is $status"
  tr '\r' '\n' <"$home/shown" >"$home/lines"
  has '^[0-9,]* of 1,000,000,000, [0-9,]* a second, [0-9]* min [0-9][0-9] s left' "$home/lines"
  has '^[0-9.]* s, [0-9,]* a second' "$home/lines"
}
if command -v script >/dev/null; then
  for how in --isolate '--no-isolate -j 1'; do
    rm -f "$home/shown" "$home/plot.svg"
    at_terminal pagat --bots random --deals 1000000000 --plot "$home/plot.svg" $how
    has '^Under pagat: declarers win in' "$home/said"
    has '^interrupted: 1,000,000,000 were asked for' "$home/said"
    is_svg "$home/plot.svg" || fails "after Ctrl-C there is no picture"
  done
else
  echo "simulate: script is not here: not tried at a terminal"
fi

# A shard that is interrupted is none.
"$program" sim pagat --bots random --deals 1000000000 --shard 1/2 -j 1 >"$home/said" 2>"$home/errors" &
running=$!
sleep 0.5
kill -INT $running
wait $running && fails "an interrupted shard is done"
[ -s "$home/said" ] && fails "an interrupted shard is written"
has 'a shard is written whole or not at all' "$home/errors"
exit $failed
