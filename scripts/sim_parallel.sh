#!/bin/sh
# sim_parallel.sh SHARDS FOLDER WORD ... - `pengyou sim WORD ...` as so many jobs of GNU parallel, then
# all of them merged, word for word what one run gives with --detect 0.
#
#   sh scripts/sim_parallel.sh 100 /tmp/kitty pagat --vs pagat+kitty.multiplier=4 --deals 1000000
#
# SIM_HOSTS names other machines as `parallel -S` takes them ("8/one,8/two,:"; ":" is this one), on
# which PENGYOU (pengyou) is installed, with the files of the rules. FOLDER, on this one, gets the
# shards; the same command again does what failed or was interrupted.
set -eu
shards=${1:?sim_parallel.sh: how many shards?}
folder=${2:?sim_parallel.sh: a folder is wanted}
shift 2
mkdir -p "$folder"
printf '%s\n' "$shards" "$@" >"$folder/asked.new"
if [ -e "$folder/asked" ] && ! cmp -s "$folder/asked" "$folder/asked.new"; then
  echo "sim_parallel.sh: $folder has the shards of something else" >&2
  exit 2
fi
mv "$folder/asked.new" "$folder/asked"
seq "$shards" | parallel ${SIM_HOSTS:+-S "$SIM_HOSTS"} --quote -I @SHARD@ \
  --joblog "$folder/log" --resume-failed --results "$folder/@SHARD@.shard" \
  "${PENGYOU:-pengyou}" sim "$@" --threads 1 --shard "@SHARD@/$shards" >/dev/null
exec "${PENGYOU:-pengyou}" merge "$folder"/*.shard
