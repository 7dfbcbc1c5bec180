/* report.h - what a simulation found, for people and for programs. */
#ifndef report_h
#define report_h

#include "sim/simulate.h"

/* What is said of it. The rules are those of each column. */
typedef struct Report {
  const SimPlan *plan;
  const SimResult *result;
  const Rules *rules[COLUMN_MAX];
  const char *bots;              /* as they were named */
  const char *sweeps;            /* the field of a sweep; NULL: there is none */
  const char *value[COLUMN_MAX]; /* of a sweep: what the field was set to */
  bool unicode;
} Report;

enum { ESTIMATE_TEXT = 64 };

/* "1,234,567". Returns out. */
const char *count_words(int64_t n, char out[ESTIMATE_TEXT]);

/* "54.2 ± 0.3": with as many digits as the half-width warrants; "-" when nothing is known. */
const char *estimate_words(const Report *report, FigureUnit unit, Estimate estimate,
                           char out[ESTIMATE_TEXT]);

/* One sentence: who wins, or what the second rules change; then what was played, and the table of
** all figures. */
void report_print(const Report *report, FILE *out);

/* What functions cost, with --profile. */
void report_profile(const Report *report, FILE *out);

/* All of it as one JSON object; false when there is no memory. */
bool report_json(const Report *report, FILE *out);

#endif
