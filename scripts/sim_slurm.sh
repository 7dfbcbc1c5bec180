#!/bin/sh
#SBATCH --job-name=pengyou-sim
#SBATCH --ntasks=1
# sim_slurm.sh SHARDS FOLDER WORD ... - one shard of `pengyou sim WORD ...`, as a task of a Slurm array:
#
#   id=$(sbatch --parsable --array=1-100 scripts/sim_slurm.sh 100 kitty pagat --vs pagat+kitty.multiplier=4 --deals 1000000)
#   sbatch --dependency=afterok:$id --wrap 'pengyou merge kitty/*.shard --plot kitty.svg'
#
# FOLDER is one that all nodes see. A task that failed is done again by --array=ITS-NUMBER alone. PENGYOU
# names the program (pengyou).
set -eu
shards=${1:?sim_slurm.sh: how many shards?}
folder=${2:?sim_slurm.sh: a folder is wanted}
shift 2
task=${SLURM_ARRAY_TASK_ID:?sim_slurm.sh: this is a task of an array: sbatch --array=1-$shards}
mkdir -p "$folder"
"${PENGYOU:-pengyou}" sim "$@" --threads "${SLURM_CPUS_PER_TASK:-1}" --shard "$task/$shards" >"$folder/$task.part"
mv "$folder/$task.part" "$folder/$task.shard"
