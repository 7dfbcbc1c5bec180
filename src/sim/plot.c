/* plot.c - drawing the panels of plot_panels.h, in the terminal and as SVG. See plot.h. */
#include "sim/plot.h"

#include <assert.h>
#include <errno.h>
#include <math.h>
#include <stdlib.h>

#include "base/sim_sentences.h"
#include "io/file.h"
#include "io/print.h"
#include "sim/plot_panels.h"

/* How far along so many steps a value is. */
static double along(const PlotPanel *panel, double value, double steps) {
  return (value - panel->least) / (panel->most - panel->least) * steps;
}

/* ---- the terminal ---- */

enum { BAR = 44, LABEL = 26 };

/* From 0 to the value; of a curve only where it is. */
static void put_bar(const Report *report, const PlotPanel *panel, double value, char *out) {
  const char *full = report->unicode ? "█" : "#", *mark = report->unicode ? "●" : "o";
  int from = (int)lround(along(panel, panel->curve ? value : fmin(0, value), BAR));
  int to = (int)lround(along(panel, panel->curve ? value : fmax(0, value), BAR));
  Text text = text_start(out, 4 * BAR + 8);
  if (!panel->curve && from == to && value == 0) return;
  for (int i = 0; i < from; i++) text_put(&text, " ");
  for (int i = from; i < to; i++) text_put(&text, full);
  if (panel->curve || (to == from && value != 0)) text_put(&text, panel->curve ? mark : "|");
}

/* A label in words, as wide as all are. */
static const char *label_words(const char *said, char out[PANEL_TEXT]) {
  print_wording(said, out, PANEL_TEXT - LABEL);
  for (size_t n = strlen(out); text_width(out) > LABEL; text_trim(out)) out[--n] = '\0';
  size_t n = strlen(out);
  for (int width = text_width(out); width < LABEL; width++) out[n++] = ' ';
  out[n] = '\0';
  return out;
}

static void print_panel(const Report *report, const PlotPanel *panel, FILE *out) {
  static const char *const NAMES[2] = {"A", "B"};
  const int series = panel->series;
  assert(series <= 2);
  print_line(out, "%s", panel->title);
  for (int i = 0; i < panel->rows; i++)
    for (int k = 0; k < series; k++) {
      const PlotRow *row = &panel->row[i];
      char bar[4 * BAR + 8], words[ESTIMATE_TEXT], label[PANEL_TEXT];
      if (isnan(row->of[k].value)) continue;
      put_bar(report, panel, row->of[k].value, bar);
      print_line(out, "  %s %s %18s%s%s", label_words(k ? "" : row->label, label),
                 series > 1 ? NAMES[k] : " ", estimate_words(report, NUMBER, row->of[k], words),
                 *bar ? "  " : "", bar);
    }
}

void plot_print(const Report *report, FILE *out) {
  PlotPanel panels[PANELS_MAX];
  int n = plot_panels(report, panels);
  for (int i = 0; i < n; i++) print_panel(report, &panels[i], out);
}

/* ---- SVG ---- */

enum {
  WIDTH = 820,
  EDGE = 20,
  LEFT = 250, /* where bars begin */
  SPAN = 440,
  ROW = 18,
  LINE = 18,
  HEAD = 40,
  CURVE = 260, /* height of a curve */
  CURVE_LEFT = 60,
  CURVE_SPAN = 640,
  NARROW = 80, /* a step of a curve in which no interval can be written */
  FOOT = 24,
};
static const char *const COLOURS[2] = {"#1d6fb8", "#c1571f"};

/* What was said, in words. */
static void put_text(FILE *out, double x, double y, const char *style, const char *said) {
  char words[2 * GAME_NAME];
  fprintf(out, "<text x=\"%.1f\" y=\"%.1f\" %s>", x, y, style);
  print_wording(said, words, sizeof words);
  print_markup(out, words, strlen(words));
  fputs("</text>\n", out);
}

static void put_line(FILE *out, const double from[2], const double to[2], const char *style) {
  fprintf(out, "<path d=\"M%.1f %.1fL%.1f %.1f\" %s/>\n", from[0], from[1], to[0], to[1], style);
}

static int panel_height(const PlotPanel *panel) {
  return HEAD + (panel->curve ? CURVE : panel->rows * panel->series * ROW) + FOOT;
}

static void put_bars(FILE *out, const Report *report, const PlotPanel *panel, double top) {
  double zero = LEFT + along(panel, 0, SPAN), y = top + HEAD;
  char words[ESTIMATE_TEXT];
  assert(panel->series <= 2);
  for (int i = 0; i < panel->rows; i++)
    for (int k = 0; k < panel->series; k++, y += ROW) {
      Estimate of = panel->row[i].of[k];
      if (k == 0) put_text(out, LEFT - 8, y + 13, "text-anchor=\"end\"", panel->row[i].label);
      if (isnan(of.value)) continue;
      double x = LEFT + along(panel, of.value, SPAN), middle = y + ROW / 2.0;
      fprintf(out, "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%d\" fill=\"%s\"/>\n",
              fmin(x, zero), y + 3, fabs(x - zero), ROW - 6, COLOURS[k]);
      if (!isnan(of.half))
        put_line(out, (double[]){LEFT + along(panel, of.value - of.half, SPAN), middle},
                 (double[]){LEFT + along(panel, of.value + of.half, SPAN), middle},
                 "stroke=\"#111\" stroke-width=\"1.5\"");
      put_text(out, LEFT + SPAN + 4, y + 13, "font-size=\"10\" fill=\"#555\"",
               estimate_words(report, NUMBER, of, words));
    }
  put_line(out, (double[]){zero, top + HEAD}, (double[]){zero, y}, "stroke=\"#888\"");
}

/* The values of a sweep from left to right, joined. */
static void put_curve(FILE *out, const Report *report, const PlotPanel *panel, double top) {
  double bottom = top + HEAD + CURVE - 20, high = CURVE - 40;
  double step = panel->rows > 1 ? (double)CURVE_SPAN / (panel->rows - 1) : 0;
  double zero = bottom - along(panel, 0, high);
  char words[ESTIMATE_TEXT];
  if (panel->least <= 0 && panel->most >= 0)
    put_line(out, (double[]){EDGE, zero}, (double[]){CURVE_LEFT + CURVE_SPAN, zero},
             "stroke=\"#ccc\"");
  for (int i = 0; i < panel->rows; i++) {
    Estimate of = panel->row[i].of[0];
    double x = CURVE_LEFT + i * step, y = bottom - along(panel, of.value, high);
    put_text(out, x, bottom + 20, "text-anchor=\"middle\"", panel->row[i].label);
    if (isnan(of.value)) continue;
    if (i > 0 && !isnan(panel->row[i - 1].of[0].value))
      put_line(out,
               (double[]){x - step, bottom - along(panel, panel->row[i - 1].of[0].value, high)},
               (double[]){x, y}, "stroke=\"#1d6fb8\" stroke-width=\"2\"");
    if (!isnan(of.half))
      put_line(out, (double[]){x, bottom - along(panel, of.value - of.half, high)},
               (double[]){x, bottom - along(panel, of.value + of.half, high)},
               "stroke=\"#111\" stroke-width=\"1.5\"");
    fprintf(out, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"4\" fill=\"%s\"/>\n", x, y, COLOURS[0]);
    estimate_words(report, NUMBER, of, words);
    if (step < NARROW) words[strcspn(words, " ")] = '\0';
    put_text(out, x + 6, y - 6, "font-size=\"11\" fill=\"#555\"", words);
  }
}

/* How many lines name rules. */
static int rules_named(const Report *report) { return report->sweeps ? 1 : report->plan->columns; }

static int head_height(const Report *report) { return 10 + LINE * (rules_named(report) + 1); }

/* The rules, each in its colour, and what was played. */
static void put_head(FILE *out, const Report *report) {
  enum { LETTERS = 100 }; /* of a sum that fit */
  const SimPlan *plan = report->plan;
  char line[GAME_NAME + 512], n[ESTIMATE_TEXT];
  int rules = rules_named(report), y = 4;
  assert(rules <= 2);
  for (int k = 0; k < rules; k++) {
    char style[64];
    const char *spec = report->sweeps ? report->rules[0]->name : plan->spec[k];
    print_wording(spec, line, sizeof line);
    if (strlen(line) > LETTERS)
      strcpy(line + strlen(text_copy(line, LETTERS, line, LETTERS)), "...");
    snprintf(style, sizeof style, "fill=\"%s\" font-weight=\"bold\"",
             report->sweeps ? "#111" : COLOURS[k]);
    put_text(out, EDGE, y += LINE, style, line);
  }
  say_in(line, SAY(PLOT_PLAYED), count_words(report->result->sums.trials, n), plan->games,
         report->rules[0]->players, report->bots);
  put_text(out, EDGE, y + LINE, "fill=\"#555\"", line);
}

static void put_svg(FILE *out, const Report *report) {
  PlotPanel panels[PANELS_MAX];
  int n = plot_panels(report, panels), top = head_height(report), height = top;
  for (int i = 0; i < n; i++) height += panel_height(&panels[i]);
  fprintf(out,
          "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" "
          "font-family=\"sans-serif\" font-size=\"12\">\n"
          "<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n",
          WIDTH, height);
  put_head(out, report);
  for (int i = 0; i < n; top += panel_height(&panels[i++])) {
    put_text(out, EDGE, top + 24, "font-size=\"15\" font-weight=\"bold\"", panels[i].title);
    if (panels[i].curve)
      put_curve(out, report, &panels[i], top);
    else
      put_bars(out, report, &panels[i], top);
  }
  fputs("</svg>\n", out);
}

bool plot_write(const Report *report, const char *path, char *error, size_t error_size) {
  char *svg = NULL;
  size_t length = 0;
  FILE *out = open_memstream(&svg, &length);
  if (!out) return text_fail(error, error_size, "%s: %s", path, strerror(errno));
  put_svg(out, report);
  bool whole = fclose(out) == 0 && svg;
  bool good = whole ? file_write(path, svg, true, error, error_size)
                    : text_fail(error, error_size, "%s: %s", path, strerror(errno));
  free(svg);
  return good;
}
