/* report_json.h - what a simulation found, for programs. */
#ifndef report_json_h
#define report_json_h

#include "sim/report.h"

/* The report as one JSON object; false when there is no memory. */
bool report_json(const Report *report, FILE *out);

#endif
