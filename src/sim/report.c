/* report.c - what a simulation found, as lines that people read. See report.h. */
#include "sim/report.h"

#include <math.h>

#include "io/print.h"

enum { SENTENCE = 512, WORDS_WIDTH = 42, COLUMN_WIDTH = 20 };

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

/* "declarers win 1.8 ± 0.2 points in 100 more often", "… as often, within 0.4 points in 100". */
static void say_share(const Report *report, Text *text, const Figure *figure, Estimate change) {
  char size[ESTIMATE_TEXT];
  if (is_seen(change))
    text_add(text, "%s %s points in 100 %s often", figure->words,
             size_words(report, figure->unit, change, size), change.value > 0 ? "more" : "less");
  else
    text_add(text, "%s as often, within %.2g points in 100", figure->words,
             100 * (fabs(change.value) + change.half));
}

static void say_number(const Report *report, Text *text, const Figure *figure, Estimate change) {
  char size[ESTIMATE_TEXT];
  bool factor = figure->unit == LOGARITHM;
  if (is_seen(change))
    text_add(text, "%s: %s %s", figure->words,
             factor ? difference_words(report, figure->unit, change, size)
                    : size_words(report, figure->unit, change, size),
             change.value > 0 ? "more" : "less");
  else
    text_add(text, "%s: no difference, within %.2g", figure->words,
             factor ? figure_shown(figure->unit, fabs(change.value) + change.half)
                    : fabs(change.value) + change.half);
}

/* What is compared with the first rules: the second ones, the last ones of a sweep. */
static Estimate change_of(const Report *report, int id) {
  return sums_difference(&report->result->sums, report->rules[0], report->plan->columns - 1, id)
      .paired;
}

static void say_change(const Report *report, Text *text, int id) {
  Figure figure = figure_of(report->rules[0], id);
  Estimate change = change_of(report, id);
  if (isnan(change.value)) return;
  if (text->length) text_put(text, "; ");
  if (figure.unit == OF_ALL)
    say_share(report, text, &figure, change);
  else
    say_number(report, text, &figure, change);
}

/* "; games are 0.4 ± 0.1 deals shorter". */
static void say_length(const Report *report, Text *text) {
  char size[ESTIMATE_TEXT];
  Estimate change = change_of(report, FIGURE_GAME_DEALS);
  if (isnan(change.value)) return;
  if (is_seen(change))
    text_add(text, "; games are %s deals %s", size_words(report, NUMBER, change, size),
             change.value > 0 ? "longer" : "shorter");
  else
    text_add(text, "; games are as long, within %.2g deals", fabs(change.value) + change.half);
}

static void say_alone(const Report *report, Text *text, int id) {
  char words[ESTIMATE_TEXT];
  Figure figure = figure_of(report->rules[0], id);
  Estimate estimate = sums_estimate(&report->result->sums, report->rules[0], 0, id);
  if (isnan(estimate.value)) return;
  if (text->length) text_put(text, "; ");
  estimate_words(report, figure.unit, estimate, words);
  if (figure.unit == OF_ALL)
    text_add(text, "%s in %s %% %s", figure.words, words, figure.of);
  else
    text_add(text, "%s: %s %s", figure.words, words, figure.of);
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
  if (!text.length) text_put(&text, "nothing was played");
  if (compares)
    print_line(out, "Under %s, against %s: %s.", plan->spec[plan->columns - 1], plan->spec[0],
               sentence);
  else
    print_line(out, "Under %s: %s.", plan->spec[0], sentence);
}

/* ---- what was played ---- */

static void print_played(const Report *report, FILE *out) {
  const SimPlan *plan = report->plan;
  int64_t trials = report->result->sums.trials;
  char n[ESTIMATE_TEXT];
  print_line(out, "%s %s%s of %s, %d players, bots %s, seeds %llu to %llu", count_words(trials, n),
             plan->columns > 1 ? "paired " : "", plan->games ? "games" : "deals",
             report->rules[0]->name, report->rules[0]->players, report->bots,
             (unsigned long long)(plan->seed + plan->from - 1),
             (unsigned long long)(plan->seed + plan->from + (uint64_t)trials - 2));
  if (report->result->end == SIM_INTERRUPTED)
    print_line(out, "interrupted: %s were asked for",
               count_words((int64_t)(plan->to - plan->from), n));
}

/* What the sequential test says, and by which bounds. */
static void print_verdict(const Report *report, FILE *out) {
  const SimPlan *plan = report->plan;
  const SimResult *result = report->result;
  if (!(plan->least > 0) || result->sums.trials == 0) return;
  Figure figure = figure_of(report->rules[0], plan->figure);
  Estimate change = sums_difference(&result->sums, report->rules[0], 1, plan->figure).paired;
  double least = figure_shown(figure.unit, plan->least);
  char n[ESTIMATE_TEXT];
  count_words(result->sums.trials, n);
  if (result->verdict == ALIKE)
    print_line(out, "decided after %s pairs: a difference of %g or more is excluded", n, least);
  else if (result->verdict != UNDECIDED)
    print_line(out, "decided after %s pairs: there is a difference", n);
  else
    print_line(out, "not decided after %s pairs: a difference of more than %.3g is excluded", n,
               figure_shown(figure.unit, fabs(change.value) + change.half));
  print_line(out,
             "(a sequential probability ratio test on pairs, looking after each %d: no difference "
             "against one of %g, errors %g %% each, decided where the log likelihood ratio passes "
             "%.2f or -%.2f; stopping then makes intervals a little too narrow)",
             LOOK_TRIALS, least, 100 * SPRT_ERROR, sprt_bound(), sprt_bound());
}

/* ---- the figures ---- */

/* Behind a text, so many columns in all, and at least one blank. */
static void put_cell(Text *text, const char *words, int width) {
  text_put(text, words);
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
    Difference difference = sums_difference(sums, report->rules[0], 1, id);
    put_cell(&text, difference_words(report, figure.unit, difference.paired, words), COLUMN_WIDTH);
    Estimate apart = {difference.paired.value, difference.apart};
    if (isnan(apart.half))
      put_cell(&text, "-", COLUMN_WIDTH / 2);
    else
      text_add(&text, "%-9.2g ", figure_shown_half(figure.unit, apart.value, apart.half));
  }
  text_add(&text, "%s%s", figure.unit == OF_ALL ? "% " : "", figure.of);
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
  put_cell(&text, "95 % intervals", WORDS_WIDTH);
  if (report->plan->columns == 2) {
    put_cell(&text, "A", COLUMN_WIDTH);
    put_cell(&text, "B", COLUMN_WIDTH);
    put_cell(&text, "B against A, paired", COLUMN_WIDTH);
    text_add(&text, "unpaired %s", plus_minus(report));
  }
  print_cells(out, line);
  for (int id = 0; id < FIGURE_NB; id++) {
    if (id == FIGURE_FORM) print_line(out, "of the leads, how many were");
    if (id == FIGURE_PLACE && is_counted(report, id)) print_line(out, "advantage of seats");
    if (id == FIGURE_SEAT && letters) print_line(out, "advantage of players");
    if (is_counted(report, id) && (id < FIGURE_SEAT || letters)) print_row(report, out, id);
  }
}

/* ---- sweeps ---- */

/* A row for each value: the main figure, against the first value, and two more. */
static void print_sweep(const Report *report, FILE *out) {
  const Sums *sums = &report->result->sums;
  const int shown[] = {report->plan->figure, FIGURE_POINTS, FIGURE_LEVELS, FIGURE_GAME_DEALS};
  char line[SENTENCE], words[ESTIMATE_TEXT];
  Text text = text_start(line, sizeof line);
  put_cell(&text, report->sweeps, WORDS_WIDTH / 2);
  for (int k = 0; k < 4; k++) {
    if (k && (!is_counted(report, shown[k]) || shown[k] == shown[0])) continue;
    put_cell(&text, figure_of(report->rules[0], shown[k]).words, COLUMN_WIDTH + 5);
    if (k == 0) put_cell(&text, "against the first", COLUMN_WIDTH);
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

void report_profile(const Report *report, FILE *out) {
  const SimResult *result = report->result;
  double trials = (double)result->sums.trials;
  for (int i = 0; i < report->plan->columns; i++) {
    int64_t all = 0;
    print_line(out, "functions of %s", report->plan->spec[i]);
    for (int hook = 0; hook < HOOK_ALL_NB; hook++) {
      const HookCost *cost = &result->profile[i].of[hook];
      all += cost->nanoseconds;
      if (cost->asked == 0) continue;
      print_line(out, "  %-20s asked %10.1f times a %s, %8.0f ns each, %10.1f us a %s",
                 question_types[hook].field, (double)cost->asked / trials,
                 report->plan->games ? "game" : "deal",
                 (double)cost->nanoseconds / (double)cost->asked,
                 (double)cost->nanoseconds / trials / 1000, report->plan->games ? "game" : "deal");
    }
    if (all == 0) print_line(out, "  none is asked");
  }
}
