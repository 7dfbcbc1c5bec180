/* save_rules.h - the present sum as a house rule in a file. */
#ifndef repl_save_rules_h
#define repl_save_rules_h

#include "repl/command/command.h"

/* Writes ./NAME.lua: a house rule that makes of the present game without its house rules the same
** as they do, by the rules' hash; or, where functions were set, which stand in other lines now, by
** what every field holds. Refuses what is no name, files that this session did not write,
** and sums for which there is no such rule. */
bool save_rules(Repl *repl, const Command *command, const char *name);

#endif
