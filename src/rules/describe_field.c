/* describe_field.c - what may stand at a field or a key, in words. */
#include <string.h>

#include "rules/schema.h"

/* What is described, and the words that are listed beside it anyway. */
typedef struct Description {
  Text *text;
  const char *const *words;
} Description;

static void describe(const Description *as, const Field *field);

static void put_words(Text *text, const char *const words[]) {
  for (int i = 0; words[i]; i++)
    text_add(text, "%s\"%s\"", i == 0 ? "" : words[i + 1] ? ", " : " or ", words[i]);
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
  text_put(as->text, "a list of ");
  if (field->item)
    put_item(as, field->item);
  else if (as->words == field->words)
    text_put(as->text, "words");
  else
    put_words(as->text, field->words);
}

static void put_named(const Description *as, const Field *field) {
  if (field->keys) describe(as, field->keys);
  text_put(as->text, field->keys ? ", and by name " : "by name ");
  put_item(as, field->item);
}

static void put_map(const Description *as, const Field *field) {
  text_add(as->text, "a table { [%s] = ", field->text->what);
  put_item(as, field->item);
  text_put(as->text, " }");
}

static void put_text(const Description *as, const Field *field) {
  if (field->prefix) text_add(as->text, "\"%s…\" with ", field->prefix);
  text_put(as->text, field->text->what);
}

/* Of a field the list of all fields has the function beside it. */
static void put_function(const Description *as, const Field *field) {
  text_put(as->text, "a function");
  if (!field->group && field->arguments) text_add(as->text, " %s", field->arguments);
}

static void put_one(const Description *as, const Field *field) {
  Text *text = as->text;
  if (field->hint) text_put(text, field->hint);
  switch (field->type) {
    case FIELD_WORD:
      if (as->words == field->words)
        text_put(text, "a word");
      else
        put_words(text, field->words);
      break;
    case FIELD_NUMBER:
      text_add(text, "a whole number from %d to %d", field->min, field->max);
      break;
    case FIELD_BOOL: text_put(text, field->hint ? "" : "true or false"); break;
    case FIELD_RANGE:
      text_put(text, "a range (2, \"2+\" or \"2-4\")");
      if (field->min > 0) text_add(text, " from %d", field->min);
      break;
    case FIELD_TEXT: put_text(as, field); break;
    case FIELD_FUNCTION: put_function(as, field); break;
    case FIELD_CARDS: text_put(text, "cards"); break;
    case FIELD_ENTRY: text_put(text, "the name of another of them"); break;
    case FIELD_TABLE:
      text_put(text, "a table ");
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
  if (field->other) text_put(as->text, ", or "), describe(as, field->other);
}

void schema_describe(Text *text, const Field *field, const char *const words[]) {
  describe(&(Description){text, words}, field);
}
