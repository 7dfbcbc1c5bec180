/* bench_cost.h - what rules cost. */
#ifndef bench_cost_h
#define bench_cost_h

#include <stdbool.h>
#include <stddef.h>

/* What rules cost: the time of a deal under a rule, that of the default game being 1. */
typedef struct Cost {
  const char *name; /* "values", "play" */
  const char *what;
  double ratio;
  double asked, ns; /* questions to functions in a deal; what one costs, 0 if they are too few */
} Cost;

enum { COST_NB = 5 };

/* Measures in about so many seconds, all rules in turn; the first is the default game itself. */
bool bench_costs(double seconds, Cost costs[COST_NB], char *error, size_t error_size);

#endif
