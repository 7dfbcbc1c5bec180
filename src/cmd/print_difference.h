/* print_difference.h - a difference between two sums as lines: for `differ` and `diff`. */
#ifndef print_difference_h
#define print_difference_h

#include "differ/differ.h"

enum { LABEL_TEXT = 128 };

/* With its number, and the fields that it comes of; number 0: without both. */
void print_difference(const Differ *differ, const Difference *of, int number);

#endif
