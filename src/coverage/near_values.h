/* near_values.h - the values next to a literal of a rule file. */
#ifndef near_values_h
#define near_values_h

#include "rules/schema.h"

enum { NEAR_MAX = 64, NEAR_TEXT = 160 };

/* What a literal stands for, and what could stand in its place. */
typedef struct Near {
  const Field *field; /* NULL: none */
  const char *key;    /* below the field; "": it is not known */
  bool in_function;
  char value[NEAR_MAX][NEAR_TEXT];
  int n;
} Near;

/* Finds the values next to a literal as it is written: for a word the others of its list, for a
** number one less and one more, for a truth the other one; for a text of several words each left
** out, for a rank its neighbours, for a range its ends moved. What the field does not allow is
** among them too. */
void near_values(Near *near, const char *literal);

#endif
