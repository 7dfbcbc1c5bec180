/* words_and_ranges.h - the smallest values, as files, headers and functions have them, and whether
** a table is a list of values. */
#ifndef words_and_ranges_h
#define words_and_ranges_h

#include <lua.h>

#include "rules/rules.h"

/* Index of a word in the list, or -1. */
int fields_word(const char *word, const char *const words[]);

/* Writes ` = "given": did you mean "word"? (…)`, or of which words it must be one. */
void fields_no_word(const char *given, const char *const words[], char *out, size_t size);

/* "1+", "2", "1-3" or a number. */
bool fields_range(lua_State *L, int at, Range *range);

/* Has the table nothing but its first n entries, and with `names` what stands under names? If not,
** a sentence about the first in order of what else there is. */
bool fields_listed(lua_State *L, int at, int n, bool names, char *error, size_t error_size);

#endif
