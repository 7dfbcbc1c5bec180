/* choice_examples.h - values of fields, each with one of the choices that there are in a table. */
#ifndef choice_examples_h
#define choice_examples_h

#include "rules/field_sentences.h"

/* The field's whole value, as it stands in a file, with that choice in it. NULL: a word of the
** field itself, alone or in a list. */
const char *choice_example(const Field *field, const FieldChoice *choice);

#endif
