/* scenario_report.c - what is wrong with a scenario first. See scenario_report.h. */
#include "scenario/scenario_report.h"

#include <stdio.h>
#include <stdlib.h>

Bench *bench_new(void) {
  Bench *bench = calloc(1, sizeof *bench);
  if (bench && (bench->games = games_new()) && (bench->asker = asker_new())) return bench;
  bench_free(bench);
  return NULL;
}

void bench_free(Bench *bench) {
  if (!bench) return;
  games_free(bench->games);
  asker_free(bench->asker);
  free(bench);
}

void scenario_fail(Scenario *s, const char *expected, const char *ruled, const char *why) {
  if (s->failed) return;
  s->failed = true;
  snprintf(s->expected, sizeof s->expected, "%s", expected);
  snprintf(s->ruled, sizeof s->ruled, "%s", ruled);
  snprintf(s->why, sizeof s->why, "%s", why ? why : "");
}

bool scenario_mistake_values(Scenario *s, const Value sentence[]) {
  char said[SAID_MAX];
  scenario_fail(s, SAY(SCENARIO_READABLE), say_values_in(said, sizeof said, sentence), "");
  return false;
}
