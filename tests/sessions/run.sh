#!/bin/sh
# run.sh [--update] PROGRAM [FILE ...] - runs sessions kept as text and compares them word for word.
#
# A session is a text whose first line is the command (`$ pengyou repl pagat -n 6 -s 42`), whose lines
# with `> ` are typed, and whose other lines are what must be answered. A refusal stands without its
# "line N: ", an exit status other than 0 as a last line of its own. In a .md file every fenced block
# that begins with `$ pengyou` is a session; there the exit status is not looked at.
# Without FILE: all of tests/sessions, those with a script, and the one at a terminal if tmux is there.
# --update writes the answers into the .txt files. The last line is `N passed, N failed`.
set -u
update=
[ "${1:-}" = --update ] && update=1 && shift
program=${1:?run.sh: the program is wanted}
shift
case $program in /*) ;; *) program=$PWD/$program ;; esac
root=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
mkdir -p "$root/build" # where a session may save
trap 'rm -rf "$work"' EXIT
export PENGYOU_SESSIONS= PENGYOU_SESSION="$work" NO_COLOR=1 LC_ALL=C.UTF-8
passed=0
failed=0
all=
if [ $# = 0 ]; then # the texts are read while scripts wait
  all=1
  sh "$0" ${update:+--update} "$program" "$root"/tests/sessions/*.txt >"$work/texts" 2>&1 &
fi

pengyou() { "$program" "$@"; }

# answer FILE: runs the session in FILE, with what it is told, as it should read.
answer() {
  head -n 1 "$1"
  sed -n 's/^> //p' "$1" >"$work/commands"
  line=$(sed -n '1s/^\$ //p' "$1")
  case $line in *repl*) line="$line --echo --script \"\$PENGYOU_SESSION/commands\"" ;; esac
  (cd "$root" && eval "$line" </dev/null 2>&1)
  echo "(exit status $?)"
}

# run NAME FILE KIND: one session; KIND md forgets the exit status.
run() {
  answer "$2" | sed "s/^line [0-9]*: //; s/^第[0-9]*行：//; s|$work|FOLDER|g; /^(exit status 0)\$/d" >"$work/got"
  [ "$3" = md ] && sed -i '$ { /^(exit status [0-9]*)$/d; }' "$work/got"
  if cmp -s "$2" "$work/got"; then
    passed=$((passed + 1))
  elif [ -n "$update" ] && [ "$3" = txt ]; then
    cp "$work/got" "$2"
    echo "updated: $1"
  else
    echo "FAILED: $1 (- expected, + got)"
    diff -u "$2" "$work/got" | tail -n +3
    failed=$((failed + 1))
  fi
}

# blocks FILE: the fenced sessions of a document, as $work/block.N.
blocks() {
  rm -f "$work"/block.*
  awk -v base="$work/block." '
    /^```/ { if (inside) { inside = 0; file = "" } else { inside = 1; first = 1 } next }
    inside && first { first = 0; if (/^\$ ([A-Z_]+=[^ ]* )*pengyou/) { file = base (++n) } }
    inside && file { print >file }' "$1"
}

for file in "$@"; do
  case $file in
    *.md)
      blocks "$file"
      for block in "$work"/block.*; do
        [ -e "$block" ] && run "${file#"$root"/} block ${block##*.}" "$block" md
      done ;;
    *) run "${file#"$root"/}" "$file" txt ;;
  esac
done

# script NAME: a test with a script of its own.
script() {
  if sh "$root/tests/sessions/$1.sh" "$program"; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
  fi
}
if [ -n "$all" ]; then
  script isolate
  script interrupt
  script watch
  script demo
  script simulate
  script shards
  script studies
  if command -v chromium >/dev/null; then
    script book_page
  else
    echo "skipped: book_page: there is no chromium"
  fi
  command -v tmux >/dev/null && script terminal
  wait
  sed '$d' "$work/texts"
  passed=$((passed + $(sed -n '$s/ passed, .*//p' "$work/texts")))
  failed=$((failed + $(sed -n '$s/.* passed, \([0-9]*\) failed/\1/p' "$work/texts")))
fi
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
