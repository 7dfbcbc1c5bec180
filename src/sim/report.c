/* report.c - what a simulation found, as lines that people read, and as JSON. See report.h. */
#include "sim/report.h"

#include <cjson/cJSON.h>
#include <math.h>
#include <stdlib.h>

#include "base/core_sentences.h"
#include "base/sim_sentences.h"
#include "io/print.h"

enum { SENTENCE = 1024, WORDS_WIDTH = 42, COLUMN_WIDTH = 20 };

/* ---- numbers ---- */

const char *count_words(int64_t n, char out[ESTIMATE_TEXT]) {
  char digits[32];
  Text text = text_start(out, ESTIMATE_TEXT);
  int length = snprintf(digits, sizeof digits, "%lld", (long long)n);
  for (int i = 0; i < length; i++) {
    text_put_some(&text, digits + i, 1);
    if (i + 1 < length && (length - i) % 3 == 1 && digits[i] != '-') text_put(&text, ",");
  }
  return out;
}

/* So many digits behind the point that the half-width has two. */
static int decimals_of(double half) {
  if (!(half > 0)) return 2;
  int digits = 1 - (int)floor(log10(half));
  return digits < 0 ? 0 : digits > 4 ? 4 : digits;
}

static const char *plus_minus(const Report *report) { return report->unicode ? "±" : "+-"; }

const char *estimate_words(const Report *report, FigureUnit unit, Estimate estimate,
                           char out[ESTIMATE_TEXT]) {
  Text text = text_start(out, ESTIMATE_TEXT);
  if (isnan(estimate.value)) {
    text_put(&text, "-");
    return out;
  }
  double half = figure_shown_half(unit, estimate.value, estimate.half);
  int decimals = decimals_of(half);
  text_add(&text, "%.*f", decimals, figure_shown(unit, estimate.value));
  if (!isnan(half)) text_add(&text, " %s %.*f", plus_minus(report), decimals, half);
  return out;
}

/* A difference, which of logarithms is a factor. */
static const char *difference_words(const Report *report, FigureUnit unit, Estimate difference,
                                    char out[ESTIMATE_TEXT]) {
  const char *sign = unit == LOGARITHM ? "x " : difference.value > 0 ? "+" : "";
  char words[ESTIMATE_TEXT];
  Text text = text_start(out, ESTIMATE_TEXT);
  text_put(&text, sign);
  text_put(&text, estimate_words(report, unit, difference, words));
  return out;
}

/* ---- the first line ---- */

/* "1.8 ± 0.2", of a difference without its sign. */
static const char *size_words(const Report *report, FigureUnit unit, Estimate difference,
                              char out[ESTIMATE_TEXT]) {
  difference.value = fabs(difference.value);
  return estimate_words(report, unit, difference, out);
}

static bool is_seen(Estimate difference) { return fabs(difference.value) > difference.half; }

/* As far as the difference may be: "0.4". */
static const char *most_words(double most, char out[ESTIMATE_TEXT]) {
  Text text = text_start(out, ESTIMATE_TEXT);
  text_add(&text, "%.2g", most);
  return out;
}

/* What is compared with the first rules: the second ones, the last ones of a sweep. */
static Estimate change_of(const Report *report, int id) {
  return sums_difference(&report->result->sums, report->rules[0], report->plan->columns - 1, id)
      .paired;
}

/* "declarers win 1.8 ± 0.2 points in 100 more often", "… as often, within 0.4 points in 100". */
static void say_change(const Report *report, Text *text, int id) {
  Figure figure = figure_of(report->rules[0], id);
  Estimate change = change_of(report, id);
  bool share = figure.unit == OF_ALL, more = change.value > 0;
  char size[ESTIMATE_TEXT];
  if (isnan(change.value)) return;
  if (text->length) text_put(text, SAY(LIST_SEMICOLON));
  if (!is_seen(change))
    say(text, share ? SAY(SIM_SHARE_ALIKE) : SAY(SIM_NUMBER_ALIKE), figure.words,
        most_words(figure_shown(figure.unit, fabs(change.value) + change.half), size));
  else if (figure.unit == LOGARITHM)
    say(text, SAY(SIM_FACTOR_CHANGES), figure.words,
        difference_words(report, figure.unit, change, size), more);
  else
    say(text, share ? SAY(SIM_SHARE_CHANGES) : SAY(SIM_NUMBER_CHANGES), figure.words,
        size_words(report, figure.unit, change, size), more);
}

/* "; games are 0.4 ± 0.1 deals shorter". */
static void say_length(const Report *report, Text *text) {
  char size[ESTIMATE_TEXT];
  Estimate change = change_of(report, FIGURE_GAME_DEALS);
  if (isnan(change.value)) return;
  text_put(text, SAY(LIST_SEMICOLON));
  if (is_seen(change))
    say(text, SAY(SIM_GAMES_CHANGE), size_words(report, NUMBER, change, size), change.value > 0);
  else
    say(text, SAY(SIM_GAMES_ALIKE), most_words(fabs(change.value) + change.half, size));
}

static void say_alone(const Report *report, Text *text, int id) {
  char words[ESTIMATE_TEXT];
  Figure figure = figure_of(report->rules[0], id);
  Estimate estimate = sums_estimate(&report->result->sums, report->rules[0], 0, id);
  if (isnan(estimate.value)) return;
  if (text->length) text_put(text, SAY(LIST_SEMICOLON));
  estimate_words(report, figure.unit, estimate, words);
  if (figure.unit == OF_ALL)
    say(text, SAY(SIM_SHARE), figure.words, words, figure.of);
  else
    say(text, SAY(SIM_NUMBER), figure.words, words, figure.of);
}

static void print_first(const Report *report, FILE *out) {
  char sentence[SENTENCE];
  Text text = text_start(sentence, sizeof sentence);
  const SimPlan *plan = report->plan;
  int main = plan->figure;
  bool compares = plan->columns > 1;
  if (compares)
    say_change(report, &text, main);
  else
    say_alone(report, &text, main);
  if (compares && plan->games) say_length(report, &text);
  if (!compares && plan->games) say_alone(report, &text, FIGURE_GAME_DEALS);
  if (compares && main == FIGURE_DECLARERS_WIN && !plan->games)
    say_change(report, &text, FIGURE_POINTS);
  if (!text.length) text_put(&text, SAY(SIM_NOTHING));
  if (compares)
    print_sentence(out, SAY(SIM_UNDER_AGAINST), plan->spec[plan->columns - 1], plan->spec[0],
                   sentence);
  else
    print_sentence(out, SAY(SIM_UNDER), plan->spec[0], sentence);
}

/* ---- what was played ---- */

static void print_played(const Report *report, FILE *out) {
  const SimPlan *plan = report->plan;
  int64_t trials = report->result->sums.trials;
  char n[ESTIMATE_TEXT], seeds[SENTENCE];
  uint64_t first = plan->seed + plan->from - 1;
  say_in(seeds, SAY(SIM_SEEDS), first, first + (uint64_t)trials - 1);
  print_sentence(out, SAY(SIM_PLAYED), count_words(trials, n), plan->columns > 1, plan->games,
                 report->rules[0]->name, report->rules[0]->players, report->bots, seeds);
  if (report->result->end == SIM_INTERRUPTED)
    print_sentence(out, SAY(SIM_INTERRUPTED), count_words((int64_t)(plan->to - plan->from), n));
}

/* What the sequential test says, and by which bounds. */
static void print_verdict(const Report *report, FILE *out) {
  const SimPlan *plan = report->plan;
  const SimResult *result = report->result;
  if (!(plan->least > 0) || result->sums.trials == 0) return;
  Figure figure = figure_of(report->rules[0], plan->figure);
  Estimate change = sums_difference(&result->sums, report->rules[0], 1, plan->figure).paired;
  double least = figure_shown(figure.unit, plan->least);
  char n[ESTIMATE_TEXT], number[ESTIMATE_TEXT], errors[ESTIMATE_TEXT], bound[ESTIMATE_TEXT];
  count_words(result->sums.trials, n);
  snprintf(number, sizeof number, "%g", least);
  if (result->verdict == ALIKE) {
    print_sentence(out, SAY(SIM_EXCLUDED), n, number);
  } else if (result->verdict != UNDECIDED) {
    print_sentence(out, SAY(SIM_DECIDED), n);
  } else {
    char most[ESTIMATE_TEXT];
    snprintf(most, sizeof most, "%.3g",
             figure_shown(figure.unit, fabs(change.value) + change.half));
    print_sentence(out, SAY(SIM_UNDECIDED), n, most);
  }
  snprintf(errors, sizeof errors, "%g", 100 * SPRT_ERROR);
  snprintf(bound, sizeof bound, "%.2f", sprt_bound());
  print_sentence(out, SAY(SIM_TEST), LOOK_TRIALS, number, errors, bound);
}

/* ---- the figures ---- */

/* What was said, in words behind a text: so many columns in all, and at least one blank. */
static void put_cell(Text *text, const char *said, int width) {
  char words[SENTENCE];
  text_put(text, print_wording(said, words, sizeof words));
  for (int n = text_width(words); n < width - 1; n++) text_put(text, " ");
  text_put(text, " ");
}

/* A row without the blanks at its end. */
static void print_cells(FILE *out, char *line) {
  size_t n = strlen(line);
  while (n > 0 && line[n - 1] == ' ') line[--n] = '\0';
  print_line(out, "%s", line);
}

static void print_row(const Report *report, FILE *out, int id) {
  char line[SENTENCE], words[ESTIMATE_TEXT];
  Text text = text_start(line, sizeof line);
  const Sums *sums = &report->result->sums;
  Figure figure = figure_of(report->rules[0], id);
  put_cell(&text, figure.words, WORDS_WIDTH);
  for (int i = 0; i < sums->columns; i++) {
    Estimate estimate = sums_estimate(sums, report->rules[i], i, id);
    put_cell(&text, estimate_words(report, figure.unit, estimate, words), COLUMN_WIDTH);
  }
  if (sums->columns == 2) {
    PairedDifference difference = sums_difference(sums, report->rules[0], 1, id);
    put_cell(&text, difference_words(report, figure.unit, difference.paired, words), COLUMN_WIDTH);
    Estimate apart = {difference.paired.value, difference.apart};
    if (isnan(apart.half))
      put_cell(&text, "-", COLUMN_WIDTH / 2);
    else
      text_add(&text, "%-9.2g ", figure_shown_half(figure.unit, apart.value, apart.half));
  }
  if (figure.unit == OF_ALL)
    say(&text, SAY(SIM_OF_SHARE), figure.of);
  else
    text_put(&text, figure.of);
  print_cells(out, line);
}

static bool is_counted(const Report *report, int id) {
  if (!figure_applies(report->rules[0], id)) return false;
  for (int i = 0; i < report->plan->columns; i++)
    if (report->result->sums.column[i].own[id].y) return true;
  return false;
}

/* Do the seats differ in who plays? By letter they are else alike. */
static bool bots_differ(const SimPlan *plan, int players) {
  for (int seat = 1; seat < players; seat++)
    if (plan->bots[seat] != plan->bots[0]) return true;
  return false;
}

static void print_figures(const Report *report, FILE *out) {
  char line[SENTENCE];
  Text text = text_start(line, sizeof line);
  bool letters = bots_differ(report->plan, report->rules[0]->players);
  put_cell(&text, SAY(SIM_INTERVALS), WORDS_WIDTH);
  if (report->plan->columns == 2) {
    put_cell(&text, "A", COLUMN_WIDTH);
    put_cell(&text, "B", COLUMN_WIDTH);
    put_cell(&text, SAY(SIM_PAIRED), COLUMN_WIDTH);
    say(&text, SAY(SIM_UNPAIRED), plus_minus(report));
  }
  print_cells(out, line);
  for (int id = 0; id < FIGURE_NB; id++) {
    if (id == FIGURE_FORM) print_sentence(out, SAY(SIM_LEADS));
    if (id == FIGURE_PLACE && is_counted(report, id)) print_sentence(out, SAY(SIM_SEATS));
    if (id == FIGURE_SEAT && letters) print_sentence(out, SAY(SIM_PLAYERS));
    if (is_counted(report, id) && (id < FIGURE_SEAT || letters)) print_row(report, out, id);
  }
}

/* ---- sweeps ---- */

/* A row for each value: the main figure, against the first value, and two more. */
static void print_sweep(const Report *report, FILE *out) {
  const Sums *sums = &report->result->sums;
  const int shown[] = {report->plan->figure, FIGURE_POINTS, FIGURE_LEVELS, FIGURE_GAME_DEALS};
  char line[SENTENCE], field[SENTENCE], words[ESTIMATE_TEXT];
  Text text = text_start(line, sizeof line);
  put_cell(&text, say_in(field, SAY(SIM_FIELD), report->sweeps), WORDS_WIDTH / 2);
  for (int k = 0; k < 4; k++) {
    if (k && (!is_counted(report, shown[k]) || shown[k] == shown[0])) continue;
    put_cell(&text, figure_of(report->rules[0], shown[k]).words, COLUMN_WIDTH + 5);
    if (k == 0) put_cell(&text, SAY(SIM_AGAINST_FIRST), COLUMN_WIDTH);
  }
  print_cells(out, line);
  for (int i = 0; i < sums->columns; i++) {
    text = text_start(line, sizeof line);
    put_cell(&text, report->value[i], WORDS_WIDTH / 2);
    for (int k = 0; k < 4; k++) {
      if (k && (!is_counted(report, shown[k]) || shown[k] == shown[0])) continue;
      FigureUnit unit = figure_of(report->rules[0], shown[k]).unit;
      Estimate estimate = sums_estimate(sums, report->rules[i], i, shown[k]);
      put_cell(&text, estimate_words(report, unit, estimate, words), COLUMN_WIDTH + 5);
      Estimate change = sums_difference(sums, report->rules[0], i, shown[k]).paired;
      if (k == 0)
        put_cell(&text, i ? difference_words(report, unit, change, words) : "", COLUMN_WIDTH);
    }
    print_cells(out, line);
  }
}

void report_print(const Report *report, FILE *out) {
  print_first(report, out);
  print_played(report, out);
  print_verdict(report, out);
  if (report->result->sums.trials == 0) return;
  if (report->sweeps)
    print_sweep(report, out);
  else
    print_figures(report, out);
}

/* ---- functions ---- */

static void print_cost(const Report *report, FILE *out, int hook, const HookCost *cost) {
  double trials = (double)report->result->sums.trials, asked = (double)cost->asked;
  double nanoseconds = (double)cost->nanoseconds;
  char times[ESTIMATE_TEXT], each[ESTIMATE_TEXT], all[ESTIMATE_TEXT];
  snprintf(times, sizeof times, "%10.1f", asked / trials);
  snprintf(each, sizeof each, "%8.0f", nanoseconds / asked);
  snprintf(all, sizeof all, "%10.1f", nanoseconds / trials / 1000);
  print_sentence(out, SAY(SIM_FUNCTION), question_types[hook].field, times, report->plan->games,
                 each, all);
}

void report_profile(const Report *report, FILE *out) {
  for (int i = 0; i < report->plan->columns; i++) {
    int64_t all = 0;
    print_sentence(out, SAY(SIM_FUNCTIONS), report->plan->spec[i]);
    for (int hook = 0; hook < HOOK_ALL_NB; hook++) {
      const HookCost *cost = &report->result->profile[i].of[hook];
      all += cost->nanoseconds;
      if (cost->asked > 0) print_cost(report, out, hook, cost);
    }
    if (all == 0) print_sentence(out, SAY(SIM_NO_FUNCTION));
  }
}

/* ---- for programs ---- */

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
  PairedDifference difference = sums_difference(sums, report->rules[0], column, id);
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
