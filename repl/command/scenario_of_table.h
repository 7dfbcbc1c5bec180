/* scenario_of_table.h - the situation on the table as a scenario in Lua. */
#ifndef repl_scenario_of_table_h
#define repl_scenario_of_table_h

#include "repl/repl.h"

/* Writes a file of scenarios: what may follow, who wins, the levels after a deal, the declarer.
** Files of the rules are named as they are seen from `path`, where it will lie. False when the
** situation is none that a scenario states. */
bool scenario_of_table(Text *text, const Repl *repl, const char *path);

#endif
