/* bench_json.h - a run of the benchmark as JSON, and read from it again. */
#ifndef bench_json_h
#define bench_json_h

#include "tools/bench.h"
#include "tools/bench_cost.h"

/* One object: a member for each row, with its samples; `costs` may be NULL. The text is for
** cJSON_free; NULL: there was no memory. */
char *measures_json(const Measures *measures, const Cost costs[COST_NB]);

/* Reads such an object. False and a sentence in error: what is missing or no such value. */
bool measures_parse(const char *text, Measures *out, char *error, size_t error_size);

#endif
