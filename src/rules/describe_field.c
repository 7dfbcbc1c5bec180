/* describe_field.c - what may stand at a field or a key, in words. */
#include <string.h>

#include "base/core_sentences.h"
#include "base/rule_sentences.h"
#include "rules/describe_field.h"
#include "rules/schema.h"

/* What is described, and the words that are listed beside it anyway. */
typedef struct Description {
  Text *text;
  const char *const *words;
} Description;

static void describe(const Description *as, const Field *field);

static void put_words(Text *text, const char *const words[]) {
  for (int i = 0; words[i]; i++) {
    if (i > 0) text_put(text, words[i + 1] ? SAY(LIST_COMMA) : SAY(LIST_OR));
    text_add(text, "\"%s\"", words[i]);
  }
}

/* { from, side, every = … } */
static void put_keys(const Description *as, const Field *keys) {
  const char *before = "{ ";
  for (const Field *key = keys; key->name; key++) {
    if (key->type == FIELD_SOURCE) continue;
    text_put(as->text, before);
    before = ", ";
    text_add(as->text, strchr(key->name, ' ') && !key->position ? "[\"%s\"]" : "%s", key->name);
    if (!key->position) text_put(as->text, " = …");
  }
  text_put(as->text, " }");
}

static void put_item(const Description *as, const Field *item) {
  if (item->type == FIELD_TABLE && !item->other)
    put_keys(as, item->keys);
  else
    describe(as, item);
}

static void put_list(const Description *as, const Field *field) {
  text_put(as->text, SAY(MAY_LIST));
  if (field->item)
    put_item(as, field->item);
  else if (as->words == field->words)
    text_put(as->text, SAY(MAY_WORDS));
  else
    put_words(as->text, field->words);
}

static void put_named(const Description *as, const Field *field) {
  if (field->keys) describe(as, field->keys);
  text_put(as->text, field->keys ? SAY(MAY_NAMED_TOO) : SAY(MAY_NAMED));
  put_item(as, field->item);
}

static void put_map(const Description *as, const Field *field) {
  text_put(as->text, SAY(MAY_TABLE));
  text_add(as->text, "{ [%s] = ", field->text->what);
  put_item(as, field->item);
  text_put(as->text, " }");
}

static void put_text(const Description *as, const Field *field) {
  if (field->prefix) say(as->text, SAY(MAY_PREFIX), field->prefix);
  text_put(as->text, field->text->what);
}

/* Of a field the list of all fields has the function beside it. */
static void put_function(const Description *as, const Field *field) {
  if (!field->group && field->arguments)
    say(as->text, SAY(MAY_FUNCTION_OF), field->arguments);
  else
    text_put(as->text, SAY(MAY_FUNCTION));
}

static void put_one(const Description *as, const Field *field) {
  Text *text = as->text;
  if (field->hint) text_put(text, field->hint);
  switch (field->type) {
    case FIELD_WORD:
      if (as->words == field->words)
        text_put(text, SAY(MAY_WORD));
      else
        put_words(text, field->words);
      break;
    case FIELD_NUMBER: say(text, SAY(MAY_NUMBER), field->min, field->max); break;
    case FIELD_BOOL: text_put(text, field->hint ? "" : SAY(MAY_BOOL)); break;
    case FIELD_RANGE:
      if (field->min > 0)
        say(text, SAY(MAY_RANGE_FROM), field->min);
      else
        text_put(text, SAY(MAY_RANGE));
      break;
    case FIELD_TEXT: put_text(as, field); break;
    case FIELD_FUNCTION: put_function(as, field); break;
    case FIELD_CARDS: text_put(text, SAY(MAY_CARDS)); break;
    case FIELD_ENTRY: text_put(text, SAY(MAY_ENTRY)); break;
    case FIELD_TABLE:
      text_put(text, SAY(MAY_TABLE));
      put_keys(as, field->keys);
      break;
    case FIELD_WORDS:
    case FIELD_OWES:
    case FIELD_LIST: put_list(as, field); break;
    case FIELD_NAMED: put_named(as, field); break;
    case FIELD_MAP: put_map(as, field); break;
    case FIELD_LADDER:
    case FIELD_DECK:
    case FIELD_SOURCE: break;
  }
}

static void describe(const Description *as, const Field *field) {
  put_one(as, field);
  if (field->other) text_put(as->text, SAY(MAY_OR)), describe(as, field->other);
}

void schema_describe(Text *text, const Field *field, const char *const words[]) {
  describe(&(Description){text, words}, field);
}
