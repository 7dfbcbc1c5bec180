/* plot_panels.h - what is drawn of a simulation, as numbers: a panel has rows with a value and its
** interval for each of one or two rules. Drawing is in plot.c.
*/
#ifndef plot_panels_h
#define plot_panels_h

#include "sim/report.h"

enum { ROWS_MAX = 48, PANELS_MAX = 7, PANEL_TEXT = 256 };

typedef struct PlotRow {
  char label[PANEL_TEXT]; /* said */
  Estimate of[2];         /* as shown; of the second only if there are two series */
} PlotRow;

typedef struct PlotPanel {
  char title[PANEL_TEXT]; /* said */
  PlotRow row[ROWS_MAX];
  int rows, series;
  bool curve;         /* a row is a step along an axis: not bars but a line */
  double least, most; /* of all values and their intervals; bars begin at 0, which is within */
} PlotPanel;

/* Fills up to PANELS_MAX panels; returns how many. */
int plot_panels(const Report *report, PlotPanel panels[PANELS_MAX]);

#endif
