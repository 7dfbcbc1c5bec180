/* value_words.h - what a field holds, put into words by the sentences of its words and keys. Values
** are as Lua writes them: those of variant_value.
*/
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
  const Rules *rules; /* whose words for forms are said; NULL: their names as they are */
} WordedValue;

/* Puts what the value means into an empty text; false, and it stays empty: it is a function, a
** number, a table of tables, or anything else that has no words of its own. */
bool value_put_words(const WordedValue *of, Text *text);

/* Puts it as a sentence with the value in it: numbers and tables too. False, and it stays empty,
** for functions, and tables by name or in steps: each entry of those is a sentence
** (value_put_entry). */
bool value_put_sentence(const WordedValue *of, Text *text);

/* Puts that sentence, and where there is none what the field decides: never nothing. */
void value_put_meaning(const WordedValue *of, Text *text);
/* The same behind the field's title, as a line of its own. */
void value_put_titled(const WordedValue *of, Text *text);

bool value_is_function(const char *value);
/* Is it a table that holds tables? */
bool value_is_nested(const char *value);

/* An entry of a table: its key ("" in a list), and its value as Lua writes it. */
enum { ENTRY_KEY = 64, ENTRY_VALUE = 1024 };
typedef struct ValueEntry {
  char key[ENTRY_KEY], value[ENTRY_VALUE];
} ValueEntry;

/* The next entry of a table; *at is the table before the first. False: there is none further, or
** it is no table. */
bool value_entry(const char **at, ValueEntry *out);

/* Does what deck.players holds have a row for so many players that says what the field would? Then
** that, as Lua writes it. */
bool value_of_row(const char *rows, int players, const Field *field, char out[ENTRY_VALUE]);

/* Puts what an entry of the field's table means, one that is a table with its keys. */
void value_put_entry(const WordedValue *of, const ValueEntry *entry, Text *text);

#endif
