#!/bin/sh
# demo.sh PROGRAM [FILE] - writes a cast of about a minute (asciinema, version 2): a deal that is
# played, refused, explained and asked about. What is shown is what the program answers; only the
# typing is timed here. `asciinema play FILE` shows it.
set -eu
program=${1:?demo.sh: the program is wanted}
cast=${2:-$(dirname "$0")/demo.cast}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# What is typed. The deal is the same each time.
cat >"$work/lines" <<'END'
auto trick
9C 9C
9S QC
7C QC
TC 3S
4C 5C
why 4C 5C
4C 4C
table
auto trick
rules throw.forced
why TS TS 5S 5S
hint
auto deal
lang zh
why score
END

# The answers, each behind its line; --echo prints the line before.
PENGYOU_SESSIONS= NO_COLOR=1 LC_ALL=C.UTF-8 \
  "$program" repl pagat -n 6 -s 42 --script "$work/lines" --echo >"$work/answers" 2>&1 || true # the refused plays are part of it

sed 's/^line [0-9]*: //' "$work/answers" >"$work/said"

# A line that was typed comes letter by letter, its answer a moment later; then there is time to read.
awk '
  function quoted(text) { gsub(/\\/, "\\\\", text); gsub(/"/, "\\\"", text); return text }
  function out(text) { printf "[%.2f, \"o\", \"%s\"]\n", now, text }
  BEGIN {
    print "{\"version\": 2, \"width\": 100, \"height\": 30, \"title\": \"pengyou\"}"
    now = 0.5
  }
  /^> / {
    now += pause; pause = 0
    out("> "); line = substr($0, 3)
    for (i = 1; i <= length(line); i++) { now += 0.05; out(quoted(substr(line, i, 1))) }
    now += 0.3; out("\\r\\n"); next
  }
  { out(quoted($0) "\\r\\n"); now += 0.02; pause += 0.65; if (pause > 5) pause = 5 }
  END { now += pause; out("") }' "$work/said" >"$cast"
