/* rule_value.h - what a field of the rules holds, as people read it; Lua writes it otherwise. */
#ifndef rule_value_h
#define rule_value_h

#include "repl/repl.h"
#include "rules/schema.h"
#include "rules/value_words.h"

/* Puts what the field's words mean, in the language of the reader; false: it has none. */
bool rule_put_words(const Repl *repl, const Variant *variant, const Field *field, Text *text);

/* The same of a number, a text or a truth: a sentence with the value in it. */
bool rule_put_sentence(const Repl *repl, const Variant *variant, const Field *field, Text *text);

/* Puts the value in one line: words as they are typed, numbers, what a table says, the names of its
** entries where each has a name and is a table. Nothing where it is not set. */
void rule_put_value(const Repl *repl, const Variant *variant, const Field *field, Text *text);

/* The same in words, as far as it has them; that it is not set, too. */
void rule_put_in_words(const Repl *repl, const Variant *variant, const Field *field, Text *text);

/* Puts in the place of a field that is not set what the row of deck.players says; else that it is
** not. */
void rule_put_unset(const Variant *variant, const Field *field, Text *text);

/* Puts the rows of the score table, in points. */
void rule_put_bands(const Rules *rules, Text *text);

/* Calls visit (NULL: nothing) for each entry of a table of tables, with its name or number and what
** it says. False where the field holds something else. */
bool rule_each_entry(Repl *repl, const Field *field,
                     void (*visit)(Repl *repl, const char *name, const char *words));

/* Takes "--raw" off the end of what was typed: are values wanted as Lua writes them? */
bool rule_wants_raw(const char *rest, char out[ROW_TEXT]);

#endif
