/* field_sentences.h - what a field decides, and what each word does that may stand in it: a
** sentence in every language, and an example as it stands in a file.
**
** Fields have a row in field_titles.h, choices one in choice_sentences.h: a language is a column.
** What groups and words are called in another than English stands in a file of that
** language (field_sentences_LANGUAGE.c).
*/
#ifndef field_sentences_h
#define field_sentences_h

#include "rules/schema.h"

/* Something that may stand in a field: a word; or, in the table that a field holds, a key or a word
** that a key takes. */
typedef struct FieldChoice {
  const char *key;  /* "trump"; "": the word stands in the field itself */
  const char *word; /* "none"; "": the key itself, whose value is no word */
  uint8_t family;   /* Family of the games in which it may stand */
  bool example;     /* the word is one of many of its notation: "5H" */
} FieldChoice;

/* The i-th choice of the field, from 0: its words in the order of the schema, then the keys of its
** table, each with its words. False when there are no more. */
bool field_choice(const Field *field, int i, FieldChoice *out);

/* Does the field's value, as Lua writes it ("": it is not set), hold this word? A word of a key is
** not looked for; where nothing is set, a field that need not be has its first word. */
bool field_choice_is_held(const Field *field, const FieldChoice *choice, const char *value);

/* A short name of the field, for headings; what it decides; what a choice of it does. In the
** language of this code ("en", "zh"), in
** English where that is not known. NULL: there is no sentence (a test sees to it that there is). */
const char *field_title(const Field *field, const char *language);
const char *field_sentence(const Field *field, const char *language);
const char *field_choice_sentence(const Field *field, const FieldChoice *choice,
                                  const char *language);

/* The short name of a word, as it is listed and typed: of a choice, or of the field's own word in
** games of the family. In English, and where the language has none, the word itself. */
const char *field_choice_name(const Field *field, const FieldChoice *choice, const char *language);
const char *field_word_name(const Field *field, Family family, const char *word,
                            const char *language);

/* The field's word that is called so in any language; NULL: none is. */
const char *field_word_called(const Field *field, Family family, const char *name, size_t length);

/* The name of a group of fields ("follow"); in English that word. */
const char *field_group_title(const char *group, const char *language);

/* What a value does that is no word, in the field ("") or at a key of its table: of this value, or
** of any, with a # where the value is to stand. NULL: there is none. */
const char *field_value_sentence(const Field *field, const char *key, const char *value,
                                 const char *language);

/* A value of the field as Lua, as it would stand behind `=` in a game of the family. */
const char *field_example(const Field *field, Family family);

/* --- the tables --- */

/* `id`: "title: follow.smaller", "group: follow", "word: follow.smaller: never" for names;
** "follow.smaller", "follow.smaller: never", "declare.bids.trump", "declare.bids.trump: none";
** "seat: declarer" for the words of the fields that name a seat, "deal.next, climbing: loser" where
** climbing games have others; "order.trumps, such as: 5H" for an example of a notation;
** "kitty.exposed = false", "kitty.multiplier = #" for values that are
** no words. */
typedef struct FieldSentence {
  const char *id, *text;
} FieldSentence;

typedef struct FieldLanguage {
  const char *code;
  const FieldSentence *sentence;
  int n;
} FieldLanguage;

extern const FieldLanguage field_english, field_chinese;
extern const FieldLanguage *const field_languages[]; /* ended by NULL; English first */

/* Of each field an example, as Lua: "deal.next", in climbing games "deal.next, climbing". */
extern const FieldLanguage field_examples;

#endif
