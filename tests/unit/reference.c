/* reference.c - the list of all fields as it stands in variants/README.md. */
#include "reference.h"

#include <string.h>

#include "base/text.h"
#include "language/language.h"
#include "rules/describe_field.h"
#include "rules/field_sentences.h"

/* What may stand there, if it is not just one of the words, which have a line each. */
static void put_values(Text *text, const Field *field) {
  if ((field->type == FIELD_WORD && !field->other) || field->type == FIELD_FUNCTION) return;
  text_put(text, "- ");
  schema_describe(text, field, field->words);
  text_put(text, "\n");
}

/* The key of this name among those of the tables that may stand there; NULL: there is none. */
static const Field *find_key(const Field *field, const char *name) {
  const Field *found = NULL;
  for (const Field *key = field->keys; key && key->name && !found; key++)
    found = strcmp(key->name, name) == 0 ? key : find_key(key, name);
  if (!found && field->item) found = find_key(field->item, name);
  if (!found && field->other) found = find_key(field->other, name);
  return found;
}

/* What may stand at a key, in brackets; its own words have a line each. */
static void put_key(Text *text, const Field *field, const char *name) {
  const Field *key = find_key(field, name);
  if (!key || key->type == FIELD_DECK || key->type == FIELD_FUNCTION) return;
  if (key->required) text_put(text, " •");
  if (key->type == FIELD_WORD && !key->other && key->words != field->words) return;
  text_put(text, " (");
  schema_describe(text, key, field->words);
  text_put(text, ")");
}

/* Where a choice stands only in games of one family, and its field does in both. */
static const char *family_note(const Field *field, const FieldChoice *choice) {
  if (field->family != FAMILY_BOTH || choice->family == FAMILY_BOTH) return "";
  return choice->family == FAMILY_CLIMB ? " (climbing games)" : " (trick games)";
}

static void put_choices(Text *text, const Field *field) {
  FieldChoice choice;
  for (int i = 0; field_choice(field, i, &choice); i++) {
    text_put(text, *choice.key && *choice.word ? "  - " : "- ");
    text_add(text, *choice.word ? "`\"%s\"`" : "`%s`", *choice.word ? choice.word : choice.key);
    if (!*choice.word) put_key(text, field, choice.key);
    text_add(text, "%s: %s\n", family_note(field, &choice),
             field_choice_sentence(field, &choice, "en"));
  }
}

static void put_field(Text *text, const Field *field) {
  const char *dot = *field->group ? "." : "";
  text_add(text, "\n**`%s%s%s`**%s%s %s\n\n", field->group, dot, field->name,
           field->required ? " •" : "", field->family == FAMILY_CLIMB ? " (climbing)" : "",
           field_sentence(field, "en"));
  put_values(text, field);
  put_choices(text, field);
  if (schema_arguments(field))
    text_add(text, "- function `%s` → %s; each %s\n", schema_arguments(field), schema_answer(field),
             field->asked);
  if (*field->group)
    text_add(text, "- example: `%s = { %s = %s }`\n", field->group, field->name,
             field_example(field, FAMILY_TRICK));
  else
    text_add(text, "- example: `%s = %s`\n", field->name, field_example(field, FAMILY_TRICK));
}

size_t reference_print(char *out, size_t size) {
  static char said[1 << 17];
  Text text = text_start(said, sizeof said), words = text_start(out, size);
  for (int i = 0; i < schema_n; i++) {
    const Field *field = &schema[i];
    if (i == 0 || strcmp(field->group, schema[i - 1].group) != 0)
      text_add(&text, "\n### %s\n", *field->group ? field->group : field->name);
    put_field(&text, field);
  }
  text_put(&text, "\n");
  sentence_expand(&words, &language_english, said);
  return words.length;
}
