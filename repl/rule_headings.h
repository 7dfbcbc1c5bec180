/* rule_headings.h - the rows by which `rules` says what a game is: each has a heading and is about
** one field, so that `rules HEADING` explains that field.
*/
#ifndef repl_rule_headings_h
#define repl_rule_headings_h

#include "base/sentence.h"
#include "rules/schema.h"

typedef struct RuleHeading {
  const char *title; /* a sentence: what stands before the row */
  const char *group, *name;
  bool in_words; /* the row is what the field's words mean, and no more */
} RuleHeading;

/* In the order in which a table asks for them. */
extern const RuleHeading rule_headings[];
extern const int rule_headings_n;

/* The heading's field; NULL where games of the family do not have it. */
const Field *heading_field(const RuleHeading *heading, Family family);

/* The field under the heading that is called so in the language; NULL: games of the family have no
** such row. */
const Field *field_headed(const Language *language, const char *title, size_t length,
                          Family family);

#endif
