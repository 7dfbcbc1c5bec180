/* scenario_text.h - a difference as scenarios in Lua, one for each side: it passes under its own
** rules and fails under the other's. */
#ifndef scenario_text_h
#define scenario_text_h

#include "differ/differ.h"

/* Puts the scenario of a side (0: A). `sentence` is its title. */
void scenario_of_difference(Text *text, const Differ *differ, const Difference *of, int side,
                            const char *sentence);

/* The same for a file whose head names the sum. */
void scenario_of_side(Text *text, const Differ *differ, const Difference *of, int side,
                      const char *sentence);

#endif
