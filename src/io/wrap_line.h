/* wrap_line.h - a line broken where the terminal ends: at blanks, behind marks of Chinese text,
** else between two Chinese characters. */
#ifndef wrap_line_h
#define wrap_line_h

#include <stdio.h>

/* Writes the row with its end, broken where it is wider than `width` columns: what goes on below
** begins at column `indent`. A word wider than that stays whole; the row is not changed. */
void wrap_line(FILE *out, char *row, int width, int indent);

/* The column at which a row of a list goes on: under its second column, if that leaves room
** enough, else a little further in than it begins. */
int wrap_indent(const char *row, int width);

#endif
