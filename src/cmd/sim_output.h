/* sim_output.h - what `pengyou sim` and `pengyou merge` give: the same for the same sums. */
#ifndef sim_output_h
#define sim_output_h

#include "cmd/sim_options.h"

/* As it was asked for: lines or JSON, pictures, what functions cost. Returns the exit status. */
int sim_give(const SubCommand *command, const SimOptions *options, const SimRules *loaded,
             const SimResult *result);

#endif
