/* rule_of_field.h - one field of the rules explained: what it decides, what it is now, what else it
** may be. */
#ifndef rule_of_field_h
#define rule_of_field_h

#include "repl/repl.h"
#include "rules/schema.h"

/* Is this the name of a field, or meant as one? */
bool rule_is_of_field(const char *name);

/* Says what the field of this name decides, what it holds and who set it, each word that may stand
** there and what that does, and an example. False when there is no such field, or none in this
** game: refused with the sentence. */
bool rule_say_field(Repl *repl, const char *name);

/* Puts what the field holds in a game into words, in the language of the reader; false: it has none
** of its own. */
bool rule_put_words(const Repl *repl, const Variant *variant, const Field *field, Text *text);

#endif
