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
if [ $# = 0 ]; then # the texts in two halves, while scripts wait
  all=1
  for half in a-n o-z; do
    sh "$0" ${update:+--update} "$program" "$root"/tests/sessions/[$half]*.txt >"$work/texts.$half" 2>&1 &
  done
fi

pengyou() { "$program" "$@"; }

# answer FILE: runs the session in FILE, with what it is told, as it should read.
answer() {
  IFS= read -r line <"$1"
  printf '%s\n' "$line"
  line=${line#"$ "}
  case $line in
    *repl*)
      sed -n 's/^> //p' "$1" >"$work/commands"
      line="$line --echo --script \"\$PENGYOU_SESSION/commands\"" ;;
  esac
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

# scripts NAME ...: tests with a script of their own, one after the other.
scripts() (
  passed=0
  failed=0
  for name in "$@"; do
    if sh "$root/tests/sessions/$name.sh" "$program"; then
      passed=$((passed + 1))
    else
      failed=$((failed + 1))
    fi
  done
  echo "$passed passed, $failed failed"
)

# add FILE: what a part that ran beside this one has said, and how it ended.
add() {
  sed '$d' "$1"
  passed=$((passed + $(sed -n '$s/ passed, .*//p' "$1")))
  failed=$((failed + $(sed -n '$s/.* passed, \([0-9]*\) failed/\1/p' "$1")))
}
if [ -n "$all" ]; then
  if command -v chromium >/dev/null; then page=book_page; else echo "skipped: book_page: there is no chromium"; fi
  if command -v tmux >/dev/null; then terminal=terminal; else echo "skipped: terminal: there is no tmux"; fi
  scripts ${terminal:-} >"$work/terminal" 2>&1 &
  scripts isolate interrupt watch demo library simulate shards studies ${page:-} >"$work/scripts" 2>&1
  wait
  for part in texts.a-n texts.o-z terminal scripts; do add "$work/$part"; done
fi
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
