#!/bin/sh
# bench_instructions.sh PROGRAM [ROW ...] - instructions of each row of the benchmark, for one of what
# is measured, counted by valgrind's callgrind.
#
# Each row runs in a process of its own: made, done once uncounted, then once within the function
# bench_counted, where alone callgrind collects; its count is divided by how often that was done. The
# row "start" is all of a program that starts, is told nothing and ends.
#
# callgrind counts a string instruction (rep movs, rep stos) once for every byte or word that it
# moves. So that a copy costs what its instructions are, there are none: the program is built with
# -mstringop-strategy=libcall (make COUNT=1), and the C library is told to copy and clear in a loop of
# vector moves, of which one counts as one.
set -u
program=${1:?bench_instructions.sh: the program is wanted}
shift
export GLIBC_TUNABLES=glibc.cpu.x86_rep_movsb_threshold=1000000000:glibc.cpu.x86_rep_stosb_threshold=1000000000
log=$(mktemp)
trap 'rm -f "$log" "$log.done"' EXIT

# callgrind OPTION ... PROGRAM ...: what the program prints goes to $log.done.
callgrind() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null --log-file="$log" "$@" >"$log.done" </dev/null 2>>"$log" ||
    { cat "$log" >&2; exit 1; }
}

[ $# = 0 ] && set -- $("$program" bench --list | cut -d ' ' -f 1)
printf '%-14s %14s\n' '' instructions
for row in "$@"; do
  if [ "$row" = start ]; then
    PENGYOU_SESSIONS='' PENGYOU_RC='' callgrind "$program" repl -s 1 --no-isolate
    done=1
  else
    callgrind --collect-atstart=no --toggle-collect=bench_counted "$program" bench --count "$row" --no-isolate
    done=$(cut -d ' ' -f 2 "$log.done")
  fi
  count=$(sed -n 's/.*Collected : *\([0-9]*\).*/\1/p' "$log")
  awk -v row="$row" -v count="${count:-0}" -v done="${done:-1}" 'BEGIN { printf "%-14s %14.0f\n", row, count / done }'
done
