/* value_words.h - what a field holds, put into words by the sentences of its words and keys. Values
** are as Lua writes them: those of variant_value. */
#ifndef value_words_h
#define value_words_h

#include "base/text.h"
#include "rules/field_sentences.h"

/* A field's value, in games of a family, for a reader of a language ("en", "zh"). */
typedef struct WordedValue {
  const Field *field;
  const char *value;
  Family family;
  const char *language;
} WordedValue;

/* Puts what the value means into an empty text; false, and it stays empty: it is a function, a
** number, a table of tables, or anything else that has no words of its own. */
bool value_put_words(const WordedValue *of, Text *text);

bool value_is_function(const char *value);
/* Is it a table that holds tables? */
bool value_is_nested(const char *value);

/* Has the table at any depth this key? */
bool value_has_key(const char *value, const char *key);

/* "per_card = 10" of a key whose value is no table, else the key. */
const char *value_key_label(const char *value, const char *key, char out[96]);

#endif
