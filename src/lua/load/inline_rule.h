/* inline_rule.h - a house rule of one field, in the spec itself: `order.tractors="plain ranks"`.
**
** The value is written as in a file. The rule is read as if it stood in one. */
#ifndef inline_rule_h
#define inline_rule_h

#include <stdbool.h>
#include <stddef.h>

/* The length of the first part of a spec: to the next + that is not inside such a value. */
size_t setting_part(const char *spec);

/* Is this part a field that is set? *key gets the length of its name. */
bool setting_is(const char *part, size_t *key);

/* The file that the part stands for, to be freed; NULL without memory. */
char *setting_text(const char *part, size_t *length);

#endif
