/* field_choices.h - what there is to choose in fields that hold a table, and an example of each
** field. */
#ifndef field_choices_h
#define field_choices_h

#include <stdint.h>

/* The examples: of a field (key and word empty), then of what may stand in its table. */
typedef struct FieldExample {
  const char *field, *key, *word, *value;
  uint8_t family;
} FieldExample;

extern const FieldExample field_examples[];
extern const int field_examples_n;

#endif
