/* scenario_text.h - a difference as scenarios in Lua, one for each side: it passes under its own
** rules and fails under the other's. */
#ifndef scenario_text_h
#define scenario_text_h

#include "differ/differ.h"

typedef struct ScenarioWanted {
  int side; /* 0: A */
  const Language *language;
  bool of_sum; /* it names the sum itself; else the head of its file does */
} ScenarioWanted;

/* Puts the scenario of a side; its title says the situation, and what is answered. */
void scenario_of_difference(Text *text, const Differ *differ, const Difference *of,
                            const ScenarioWanted *wanted);

#endif
