/* rule_of_field.h - one field of the rules explained: what it decides, what it is now, what else it
** may be. */
#ifndef rule_of_field_h
#define rule_of_field_h

#include "repl/repl.h"
#include "rules/schema.h"

/* Says what the field of this name decides, what it holds and who set it, each word that may stand
** there and what that does, and an example. False when there is no such field, or none in this
** game: refused with the sentence. `raw`: the value as Lua writes it. */
bool rule_say_field(Repl *repl, const char *name, bool raw);

/* Is the word a field's name, with its group, or without it where one field alone has it? */
bool rule_is_named(const Repl *repl, const char *word);

/* Refuses `set NAME VALUE` (NULL: `set NAME`) where NAME is no field: says which fields could be
** meant, where it is a group of rules or a field's name without its group what to type. Returns
** false. */
bool rule_refuse_name(Repl *repl, const char *name, const char *value);

/* Refuses what begins with a key of the field's table ("per_card = 20", "per_card"): says the whole
** line with that table. False: it begins with none. */
bool rule_refuse_key(Repl *repl, const Field *field, const char *typed);

/* Refuses a value that is none of the field's words (yes and no, where it takes these): says which
** there are. Returns false. */
bool rule_refuse_value(Repl *repl, const Field *field, const char *value);

#endif
