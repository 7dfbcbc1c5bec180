/* smallest_situation.h - the smallest situation that shows a change of a rule. */
#ifndef smallest_situation_h
#define smallest_situation_h

#include "coverage/rule_file.h"

/* Looks for one under the sum of *of, and puts what it finds there, or in how many situations it
** did not. A scenario is written only if it holds and would not
** with the change: it is run both ways in the bench. */
void look_for(const Change *change, const InsteadOf *instead, const CoverageWanted *wanted,
              Bench *bench, Unnoticed *of);

#endif
