/* smallest_situation.c - see smallest_situation.h. */
#include "coverage/smallest_situation.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "differ/position_text.h"
#include "differ/scenario_text.h"
#include "differ/tell.h"
#include "language/language.h"
#include "notation/notation.h"

enum { STEP = 250, SEED = 1, SCENARIO_TEXT = 3 * TOLD_TEXT };

/* Does it hold with the text in the place of the file (NULL: as it is)? */
static bool holds(const Data *table, const InsteadOf *instead, Bench *bench) {
  Scenario s;
  games_load_as(bench->games, &(VariantWanted){.instead = instead, .limits = &rule_limits});
  scenario_begin_one(&s, &(ScenarioPlace){table, 1, "here", ""}, bench);
  scenario_check(&s);
  return !s.failed;
}

/* Does the scenario tell the two apart? */
static bool tells(const char *scenario, const InsteadOf *instead, Bench *bench) {
  char text[SCENARIO_TEXT + 64], error[VARIANT_ERROR];
  int n = snprintf(text, sizeof text, "return scenarios {\n%s}\n", scenario);
  Data *table = data_read("here", text, (size_t)n, "scenarios", error, sizeof error);
  bool good = table && holds(table, NULL, bench) && !holds(table, instead, bench);
  data_free(table);
  return good;
}

static void keep(const Differ *differ, const Difference *found, const char *scenario, Style style,
                 Unnoticed *of) {
  char said[TOLD_TEXT], position[NOTATION_MAX];
  Text text = text_start(said, sizeof said);
  free(of->asked), free(of->now), free(of->changed), free(of->position), free(of->scenario);
  tell_question(&text, found, style);
  of->asked = strdup(said);
  text = text_start(said, sizeof said);
  tell_answer(&text, found, 0, style);
  of->now = strdup(said);
  text = text_start(said, sizeof said);
  tell_answer(&text, found, 1, style);
  of->changed = strdup(said);
  text = text_start(position, sizeof position);
  of->position = position_of_difference(&text, differ, found) ? strdup(position) : NULL;
  of->scenario = scenario ? strdup(scenario) : NULL;
}

/* The first difference whose scenario tells; else any. */
static bool take(const Differ *differ, const InsteadOf *instead, const CoverageWanted *wanted,
                 Bench *bench, Unnoticed *of) {
  static const ScenarioWanted as_it_is = {0, &language_english, true};
  char scenario[SCENARIO_TEXT];
  for (int i = 0; i < differ_count(differ); i++) {
    Text text = text_start(scenario, sizeof scenario);
    scenario_of_difference(&text, differ, differ_at(differ, i), &as_it_is);
    bool good = tells(scenario, instead, bench);
    if (good || !of->asked)
      keep(differ, differ_at(differ, i), good ? scenario : NULL, wanted->style, of);
    if (good) return true;
  }
  return false;
}

void look_for(const Change *change, const InsteadOf *instead, const CoverageWanted *wanted,
              Bench *bench, Unnoticed *of) {
  char error[VARIANT_ERROR];
  const DifferWanted two = {.a = of->sum,
                            .b = of->sum,
                            .players = wanted->sum ? wanted->players : 0,
                            .seed = SEED,
                            .own_deck = wanted->sum != NULL,
                            .instead = instead,
                            .changed = change->field,
                            .limits = &rule_limits};
  Differ *differ = differ_new(&two, error, sizeof error);
  for (int seen = 0; differ && differ_tried(differ) < wanted->situations;) {
    differ_search(differ, STEP, NULL, NULL);
    if (differ_count(differ) == seen) continue;
    seen = differ_count(differ);
    if (take(differ, instead, wanted, bench, of)) break;
  }
  if (differ) of->tried = differ_tried(differ);
  differ_free(differ);
}
