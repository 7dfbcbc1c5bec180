/* report_json.c - what a simulation found, as one JSON object. See report.h. */
#include <cjson/cJSON.h>
#include <math.h>
#include <stdlib.h>

#include "sim/report.h"
#include "sim/report_json.h"

static const char *const ENDS[] = {"done", "decided", "interrupted", "failed"};
static const char *const VERDICTS[] = {"undecided", "higher", "lower", "alike"};

/* NAN is no number of JSON: null. */
static void put_number(cJSON *object, const char *key, double number) {
  if (isnan(number))
    cJSON_AddNullToObject(object, key);
  else
    cJSON_AddNumberToObject(object, key, number);
}

static void put_estimate(cJSON *object, FigureUnit unit, Estimate estimate) {
  put_number(object, "value", figure_shown(unit, estimate.value));
  put_number(object, "half", figure_shown_half(unit, estimate.value, estimate.half));
}

static void put_figure(const Report *report, cJSON *figures, int column, int id) {
  const Sums *sums = &report->result->sums;
  const Moments *own = &sums->column[column].own[id];
  if (!figure_applies(report->rules[column], id) || own->y == 0) return;
  Figure figure = figure_of(report->rules[column], id);
  cJSON *object = cJSON_AddObjectToObject(figures, figure.key);
  put_estimate(object, figure.unit, sums_estimate(sums, report->rules[column], column, id));
  put_number(object, "of", (double)own->y);
  if (column == 0) return;
  Difference difference = sums_difference(sums, report->rules[0], column, id);
  cJSON *against = cJSON_AddObjectToObject(object, "against_first");
  put_estimate(against, figure.unit, difference.paired);
  put_number(against, "half_unpaired",
             figure_shown_half(figure.unit, difference.paired.value, difference.apart));
}

static void put_histograms(cJSON *object, const Column *column) {
  cJSON *points = cJSON_AddArrayToObject(object, "points");
  for (int bin = 0; bin < POINT_BINS; bin++) {
    if (column->points[bin] == 0) continue;
    double row[2] = {points_of_bin(bin), (double)column->points[bin]};
    cJSON_AddItemToArray(points, cJSON_CreateDoubleArray(row, 2));
  }
  cJSON *results = cJSON_AddObjectToObject(object, "results");
  char words[FIGURE_TEXT];
  for (int bin = 0; bin < RESULT_BINS; bin++)
    if (column->results[bin])
      put_number(results, result_words(bin, words), (double)column->results[bin]);
}

static void put_profile(const Report *report, cJSON *object, int column) {
  if (!report->plan->profile) return;
  cJSON *functions = cJSON_AddObjectToObject(object, "functions");
  for (int hook = 0; hook < HOOK_ALL_NB; hook++) {
    const HookCost *cost = &report->result->profile[column].of[hook];
    if (cost->asked == 0) continue;
    cJSON *one = cJSON_AddObjectToObject(functions, question_types[hook].field);
    put_number(one, "asked", (double)cost->asked);
    put_number(one, "ns", (double)cost->nanoseconds / (double)cost->asked);
  }
}

static void put_column(const Report *report, cJSON *columns, int i) {
  char hash[32];
  cJSON *object = cJSON_CreateObject();
  cJSON_AddItemToArray(columns, object);
  cJSON_AddStringToObject(object, "rules", report->plan->spec[i]);
  snprintf(hash, sizeof hash, "%016llx", (unsigned long long)report->rules[i]->hash);
  cJSON_AddStringToObject(object, "hash", hash);
  if (report->sweeps) cJSON_AddStringToObject(object, report->sweeps, report->value[i]);
  cJSON *figures = cJSON_AddObjectToObject(object, "figures");
  for (int id = 0; id < FIGURE_NB; id++) put_figure(report, figures, i, id);
  put_histograms(object, &report->result->sums.column[i]);
  put_profile(report, object, i);
}

static cJSON *make(const Report *report) {
  const SimPlan *plan = report->plan;
  const SimResult *result = report->result;
  char seed[32];
  cJSON *all = cJSON_CreateObject();
  snprintf(seed, sizeof seed, "%llu", (unsigned long long)(plan->seed + plan->from - 1));
  cJSON_AddStringToObject(all, "trial", plan->games ? "game" : "deal");
  put_number(all, "trials", (double)result->sums.trials);
  cJSON_AddStringToObject(all, "seed", seed);
  put_number(all, "players", report->rules[0]->players);
  cJSON_AddStringToObject(all, "bots", report->bots);
  cJSON_AddStringToObject(all, "end", ENDS[result->end]);
  if (plan->least > 0) {
    cJSON *test = cJSON_AddObjectToObject(all, "sequential");
    Figure figure = figure_of(report->rules[0], plan->figure);
    cJSON_AddStringToObject(test, "figure", figure.key);
    cJSON_AddStringToObject(test, "verdict", VERDICTS[result->verdict]);
    put_number(test, "least", figure_shown(figure.unit, plan->least));
    put_number(test, "bound", sprt_bound());
  }
  cJSON *columns = cJSON_AddArrayToObject(all, "columns");
  for (int i = 0; i < plan->columns; i++) put_column(report, columns, i);
  return all;
}

bool report_json(const Report *report, FILE *out) {
  cJSON *all = make(report);
  char *text = cJSON_PrintUnformatted(all);
  cJSON_Delete(all);
  if (!text) return false;
  fprintf(out, "%s\n", text);
  free(text);
  return true;
}
