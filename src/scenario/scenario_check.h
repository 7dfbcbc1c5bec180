/* scenario_check.h - one scenario. */
#ifndef scenario_check_h
#define scenario_check_h

#include "scenario/scenario_report.h"

/* A scenario of a file, under one of the games that it names. */
typedef struct ScenarioPlace {
  const Data *file;
  int index; /* from 1 on */
  const char *path;
  const char *game; /* "": the one that the scenario names itself, or the default one */
} ScenarioPlace;

/* The games that `games` lists, for a scenario that names none itself; else one, "". Returns how
** many, at most TALLY_GAMES. */
int scenario_games(const Data *file, int index, char games[][WORD_TEXT]);

/* Begins the scenario of a place; its sentence is then known. */
void scenario_begin_one(Scenario *s, const ScenarioPlace *at, Bench *bench);

/* Rules on everything the scenario asks; what came of it stands in it. */
void scenario_check(Scenario *s);

#endif
