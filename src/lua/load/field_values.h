/* field_values.h - the smallest values that fields are made of: a word of a list, a range. */
#ifndef field_values_h
#define field_values_h

#include <lua.h>

#include "rules/rules.h"

/* Index of a word in the list, or -1. */
int fields_word(const char *word, const char *const words[]);

/* "1+", "2", "1-3" or a number at `at`. False: it is none of these. */
bool fields_range(lua_State *L, int at, Range *range);

#endif
