/* sim_output.h - what `pengyou sim` and `pengyou merge` give, the same for the same sums; and how
** far a simulation is. */
#ifndef sim_output_h
#define sim_output_h

#include "cmd/sim_options.h"

/* As sim_run. At a terminal the progress is shown. The first Ctrl-C ends the simulation, which
** keeps what was done; the second one ends the program. */
bool sim_run_shown(const SimPlan *plan, const SimRules *loaded, SimResult *result, char *error,
                   size_t error_size);

/* As it was asked for: lines or JSON, pictures, what functions cost. Returns the exit status. */
int sim_give(const SubCommand *command, const SimOptions *options, const SimRules *loaded,
             const SimResult *result);

#endif
