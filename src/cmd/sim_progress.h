/* sim_progress.h - a simulation at a terminal: how far it is, and Ctrl-C. */
#ifndef sim_progress_h
#define sim_progress_h

#include <stdbool.h>
#include <stddef.h>

#include "sim/simulate.h"

/* As sim_run. At a terminal the progress is shown. The first Ctrl-C ends the simulation, which
** keeps what was done; the second one ends the program. */
bool sim_run_shown(const SimPlan *plan, const SimRules *loaded, SimResult *result, char *error,
                   size_t error_size);

#endif
