/* custom_phases.h - phases that a variant adds: read from its files, and asked during play. */
#ifndef custom_phases_h
#define custom_phases_h

#include "lua/load/read_records.h"
#include "lua/value/lua_deal.h"

/* Reads the field `phases`, the merged table at `at`: the list, and the phases that are added. */
void phases_read(const Reader *reader, int at);

/* Answers a question to a function of a phase (HOOK_PHASE_…), as hooks_ask does the others. */
bool phases_ask(Variant *variant, HookCall *call);

#endif
