#!/bin/sh
# shards.sh PROGRAM - a simulation in parts gives what one run gives, as tasks of a Slurm array and, if
# GNU parallel is there, on two hosts of it, and by whom it is interrupted. Says what failed; exit
# status 1 then.
set -u
program=${1:?shards.sh: the program is wanted}
root=$(cd "$(dirname "$0")/../.." && pwd)
home=$(mktemp -d)
trap 'rm -rf "$home"' EXIT
failed=0
PENGYOU=$program
export PENGYOU

fails() { echo "FAILED: shards: $1"; failed=1; }
same() { cmp -s "$home/whole" "$home/merged" || { fails "$1 gives"; diff -u "$home/whole" "$home/merged"; }; }

# A rule on two lines, with all that shells read otherwise.
rule='pagat+score.adjust=function() -- "$HOME" {} \n
  return "declarers", 1 end'
set -- pagat --vs "$rule" --deals 250 --bots simple,random
cd "$root" || exit 1
"$program" sim "$@" --detect 0 >"$home/whole" 2>&1

for task in 1 2 3; do
  SLURM_ARRAY_TASK_ID=$task sh scripts/sim_slurm.sh 3 "$home/slurm" "$@" || fails "task $task"
done
"$program" merge "$home"/slurm/*.shard >"$home/merged" 2>&1
same "an array of Slurm"

# Hosts are told apart by what is called instead of ssh: its name, options, then --, then the command,
# for which a login sets SHELL.
cat >"$home/ssh" <<END
#!/bin/sh
echo "\$1" >>"$home/hosts"
while [ "\$1" != -- ]; do shift; done
shift
SHELL=/bin/sh exec sh -c "\$*"
END
chmod +x "$home/ssh"
if command -v parallel >/dev/null; then
  on_two_hosts() {
    PARALLEL_SSH="$home/ssh" SIM_HOSTS=1/left,1/right sh scripts/sim_parallel.sh 4 "$home/parallel" "$@" \
      >"$home/merged" 2>"$home/errors" </dev/null
  }
  on_two_hosts "$@" || { fails "GNU parallel says"; cat "$home/errors"; }
  same "GNU parallel"
  [ "$(sort -u "$home/hosts" | tr '\n' ' ')" = "left right " ] || fails "not both hosts were asked"
  wc -l <"$home/hosts" >"$home/asked"
  on_two_hosts "$@"
  same "GNU parallel, again,"
  [ "$(wc -l <"$home/hosts")" = "$(cat "$home/asked")" ] || fails "what was done is done again"
  on_two_hosts "$@" --seed 2 && fails "other words in the same folder are taken"
  grep -q 'has the shards of something else' "$home/errors" || fails "other words are not refused"
else
  echo "shards: GNU parallel is not here: not tried on two hosts"
fi
exit $failed
