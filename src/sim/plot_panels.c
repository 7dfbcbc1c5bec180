/* plot_panels.c - see plot_panels.h. */
#include "sim/plot_panels.h"

#include <math.h>

#include "base/sim_sentences.h"

enum { PANEL_VALUE = 21 }; /* what a field is set to, as it fits into a title, and its end */

/* So many of a total, in 100. */
static Estimate share_of(int64_t n, int64_t all) {
  Moments moments = {n, all, n, n, all, all}; /* as if each were a trial */
  Estimate share = ratio_estimate(&moments, all, true);
  return (Estimate){100 * share.value, 100 * share.half};
}

static PlotPanel *begin(PlotPanel panels[], int *n, const char *title, int series) {
  PlotPanel *panel = &panels[(*n)++];
  memset(panel, 0, sizeof *panel);
  snprintf(panel->title, sizeof panel->title, "%s", title);
  panel->series = series;
  return panel;
}

/* What is drawn of all rules side by side, of a sweep at its first value. */
static PlotPanel *begin_distribution(const Report *report, PlotPanel panels[], int *n,
                                     const char *what) {
  char title[PANEL_TEXT], value[PANEL_VALUE];
  snprintf(title, sizeof title, "%s", what);
  if (report->sweeps)
    say_in(title, SAY(PLOT_AT), what, report->sweeps,
           text_copy(value, sizeof value, report->value[0], strlen(report->value[0])));
  return begin(panels, n, title, report->plan->columns < 2 || report->sweeps ? 1 : 2);
}

static void note_range(PlotPanel *panel, Estimate estimate) {
  double half = isnan(estimate.half) ? 0 : estimate.half;
  if (isnan(estimate.value)) return;
  panel->least = fmin(panel->least, estimate.value - half);
  panel->most = fmax(panel->most, estimate.value + half);
}

/* Keeps what begins here when nothing is in it. */
static void end(PlotPanel *panel, int *n) {
  for (int i = 0; i < panel->rows; i++)
    for (int k = 0; k < panel->series; k++) {
      if (panel->curve && i == 0 && k == 0) panel->least = panel->most = panel->row[0].of[0].value;
      note_range(panel, panel->row[i].of[k]);
    }
  if (panel->rows == 0 || !(panel->most > panel->least)) --*n;
}

static int64_t sum(const int64_t numbers[], int n) {
  int64_t all = 0;
  for (int i = 0; i < n; i++) all += numbers[i];
  return all;
}

static void add_results(const Report *report, PlotPanel panels[], int *n) {
  const Sums *sums = &report->result->sums;
  PlotPanel *panel = begin_distribution(report, panels, n, SAY(PLOT_RESULTS));
  char words[FIGURE_TEXT];
  for (int bin = 0; bin < RESULT_BINS && panel->rows < ROWS_MAX; bin++) {
    int64_t there = sums->column[0].results[bin];
    if (panel->series == 2) there += sums->column[1].results[bin];
    if (there == 0) continue;
    PlotRow *row = &panel->row[panel->rows++];
    snprintf(row->label, sizeof row->label, "%s", result_said(bin, words));
    for (int k = 0; k < panel->series; k++)
      row->of[k] =
          share_of(sums->column[k].results[bin], sum(sums->column[k].results, RESULT_BINS));
  }
  end(panel, n);
}

/* Points in bins wide enough that there are few of them. */
static void add_points(const Report *report, PlotPanel panels[], int *n) {
  enum { MOST_ROWS = 24 };
  const Sums *sums = &report->result->sums;
  int first = POINT_BINS, last = -1;
  PlotPanel *panel = begin_distribution(report, panels, n, SAY(PLOT_POINTS));
  for (int bin = 0; bin < POINT_BINS; bin++)
    for (int k = 0; k < panel->series; k++)
      if (sums->column[k].points[bin]) {
        if (bin < first) first = bin;
        last = bin;
      }
  int width = (last - first) / MOST_ROWS + 1;
  for (int bin = first; bin <= last; bin += width) {
    PlotRow *row = &panel->row[panel->rows++];
    int from = points_of_bin(bin), to = points_of_bin(bin + width) - POINTS_A_BIN;
    if (from == to)
      snprintf(row->label, sizeof row->label, "%d", from);
    else
      say_in(row->label, SAY(PLOT_RANGE), from, to);
    for (int k = 0; k < panel->series; k++) {
      int here = bin + width > POINT_BINS ? POINT_BINS - bin : width;
      row->of[k] = share_of(sum(sums->column[k].points + bin, here),
                            sum(sums->column[k].points, POINT_BINS));
    }
  }
  end(panel, n);
}

static Estimate shown(FigureUnit unit, Estimate estimate) {
  return (Estimate){figure_shown(unit, estimate.value),
                    figure_shown_half(unit, estimate.value, estimate.half)};
}

/* What the second rules change in all shares: more is to the right. */
static void add_differences(const Report *report, PlotPanel panels[], int *n) {
  const Sums *sums = &report->result->sums;
  PlotPanel *panel = begin(panels, n, SAY(PLOT_CHANGES), 1);
  for (int id = 0; id < FIGURE_PLACE && panel->rows < ROWS_MAX; id++) {
    Figure figure = figure_of(report->rules[0], id);
    if (figure.unit != OF_ALL || !figure_applies(report->rules[0], id)) continue;
    Estimate change = sums_difference(sums, report->rules[0], 1, id).paired;
    if (isnan(change.value)) continue;
    PlotRow *row = &panel->row[panel->rows++];
    if (id >= FIGURE_FORM)
      say_in(row->label, SAY(PLOT_LED), figure.words);
    else
      snprintf(row->label, sizeof row->label, "%s", figure.words);
    row->of[0] = shown(OF_ALL, change);
  }
  end(panel, n);
}

/* The figures from one to before another: how often each form was led, what each place gives. */
static void add_figures(const Report *report, PlotPanel panels[], int *n, const char *what,
                        int from, int end_id) {
  const Sums *sums = &report->result->sums;
  PlotPanel *panel = begin_distribution(report, panels, n, what);
  for (int id = from; id < end_id; id++) {
    if (!figure_applies(report->rules[0], id) || !sums->column[0].own[id].y) continue;
    Figure figure = figure_of(report->rules[0], id);
    PlotRow *row = &panel->row[panel->rows++];
    snprintf(row->label, sizeof row->label, "%s", figure.words);
    for (int k = 0; k < panel->series; k++)
      row->of[k] = shown(figure.unit, sums_estimate(sums, report->rules[k], k, id));
  }
  end(panel, n);
}

/* The figure at each value of a sweep; `against`: less that at the first value, of each deal. */
static void add_sweep(const Report *report, PlotPanel panels[], int *n, bool against) {
  const Sums *sums = &report->result->sums;
  int id = report->plan->figure;
  Figure figure = figure_of(report->rules[0], id);
  char title[PANEL_TEXT];
  say_in(title, SAY(PLOT_SWEEP), figure.words, figure.unit == OF_ALL, report->sweeps, against);
  PlotPanel *panel = begin(panels, n, title, 1);
  panel->curve = true;
  for (int i = 0; i < sums->columns; i++) {
    PlotRow *row = &panel->row[panel->rows++];
    snprintf(row->label, sizeof row->label, "%s", report->value[i]);
    if (against && i == 0) continue; /* 0, exactly */
    row->of[0] = shown(figure.unit, against ? sums_difference(sums, report->rules[0], i, id).paired
                                            : sums_estimate(sums, report->rules[i], i, id));
  }
  end(panel, n);
}

int plot_panels(const Report *report, PlotPanel panels[PANELS_MAX]) {
  int n = 0;
  if (report->result->sums.trials == 0) return 0;
  if (report->sweeps) add_sweep(report, panels, &n, false);
  if (report->sweeps && figure_of(report->rules[0], report->plan->figure).unit != LOGARITHM)
    add_sweep(report, panels, &n, true); /* a difference of logarithms is a factor */
  if (report->plan->columns == 2 && !report->sweeps) add_differences(report, panels, &n);
  add_results(report, panels, &n);
  add_points(report, panels, &n);
  add_figures(report, panels, &n, SAY(PLOT_LEADS), FIGURE_FORM, FIGURE_PLACE);
  add_figures(report, panels, &n, SAY(PLOT_SEATS), FIGURE_PLACE, FIGURE_SEAT);
  return n;
}
