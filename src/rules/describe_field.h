/* describe_field.h - what may stand in a field, in words. */
#ifndef describe_field_h
#define describe_field_h

#include "base/text.h"
#include "rules/schema.h"

/* Puts what may stand there: `a whole number from 1 to 8, or a list of { lowest = …, LJ = … }`.
** Where these words may, it says so: they are listed beside it (NULL: none are). */
void schema_describe(Text *text, const Field *field, const char *const words[]);

#endif
