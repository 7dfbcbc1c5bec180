/* custom_phases.h - the functions of phases that a variant adds, asked during play. */
#ifndef custom_phases_h
#define custom_phases_h

#include "lua/load/layers.h"

/* Answers a question to a function of a phase (HOOK_PHASE_…), as hooks_ask does the others. */
bool phases_ask(Variant *variant, HookCall *call);

#endif
