/* plot.h - pictures of a simulation: distributions, differences, the curve of a sweep. */
#ifndef plot_h
#define plot_h

#include "sim/report.h"

/* In the terminal. */
void plot_print(const Report *report, FILE *out);

/* As SVG, written to the file (file_write; what is there is replaced). False and a sentence when
** that cannot be done. */
bool plot_write(const Report *report, const char *path, char *error, size_t error_size);

#endif
