/* rule_texts.h - where the text of a rule file is had from: the file that lies here, or the record
** that the game came with (carried_files.h); and which texts its own record must carry.
**
** A record's text comes before the file of that name here, which may be another: the game goes on
** under the rules that it was played by. Where both are alike the file is taken, so that `reload`
** finds what is changed in it. */
#ifndef rule_texts_h
#define rule_texts_h

#include "lua/load/layers.h"

/* What a file is called, and where it was found. */
typedef struct RuleText {
  char key[CARRIED_KEY]; /* as a record names it */
  FoundFile found;       /* of a carried text: a path that nothing lies at */
  bool carried, other;   /* from the record; and there is another file here */
} RuleText;

/* A word, and the file that asks for it; -1: the spec. */
typedef struct RuleWord {
  const char *word;
  int by;
} RuleWord;

/* The text of a word. False and a sentence, which is empty for a name that is nowhere. */
bool rule_text_find(lua_State *L, const Variant *variant, RuleWord asked, RuleText *out,
                    char *error, size_t error_size);
/* The same of a helper. */
bool rule_text_helper(const Variant *variant, const char *name, RuleText *out);

/* Reads it onto the heap, as find_read does, and notes what a record must carry. NULL and a
** sentence in error. */
char *rule_text_read(Variant *variant, const RuleText *text, size_t *length, char *error,
                     size_t error_size);
/* Notes that a file which is there already is asked for under these words too. */
bool rule_text_again(Variant *variant, const RuleText *text, const char *first_key);

#endif
