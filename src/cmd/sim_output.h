/* sim_output.h - what `pengyou sim` and `pengyou merge` give: the same for the same sums. */
#ifndef sim_output_h
#define sim_output_h

#include "cmd/sim_options.h"

/* Can what is printed have more than ASCII? To be asked before rules are loaded: who is isolated
** can open no locale. */
bool sim_unicode(void);

/* As it was asked for: lines or JSON, pictures, what functions cost. Returns the exit status. */
int sim_give(const SubCommand *command, const SimOptions *options, const SimRules *loaded,
             const SimResult *result);

#endif
