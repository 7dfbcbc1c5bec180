/* print.h - lines for whoever reads the output: what others wrote in them can neither forge a line
** nor give orders to the terminal. */
#ifndef print_h
#define print_h

#include <stdarg.h>
#include <stdio.h>

#include "base/text.h"

/* One line, however long, with its end: what was said is put into English, all of it cleaned. */
void print_line(FILE *out, const char *format, ...) TEXT_FORMAT(2, 3);
void print_line_list(FILE *out, const char *format, va_list arguments);

/* A cleaned text without the end of a line. */
void print_text(FILE *out, const char *text);

#endif
