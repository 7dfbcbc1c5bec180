/* reference.c - the table of all fields as it stands in variants/README.md. */
#include "reference.h"

#include "rules/schema.h"
#include "base/text.h"

/* Words and other values, code by code. */
static void put_values(Text *text, const Field *field) {
  if (field->type == FIELD_BOOL) text_put(text, "`true`, `false`");
  if (field->type == FIELD_NUMBER) text_add(text, "%d to %d", field->min, field->max);
  if (field->type == FIELD_WORDS || field->type == FIELD_LIST || field->type == FIELD_OWES)
    text_put(text, "a list of ");
  if (field->values) text_put(text, field->values);
  for (int i = 0; field->words && field->words[i]; i++)
    text_add(text, "%s\"%s\"", i || field->values ? ", " : "", field->words[i]);
}

static void put_function(Text *text, const Field *field) {
  if (!field->arguments) return;
  text_add(text, "`%s` → %s; each %s", field->arguments, field->answer, field->asked);
}

size_t reference_print(char *out, size_t size) {
  Text text = text_start(out, size);
  text_put(&text, "| field | says | values | function |\n| --- | --- | --- | --- |\n");
  for (int i = 0; i < schema_n; i++) {
    const Field *field = &schema[i];
    text_add(&text, "| `%s%s%s`%s | %s%s | ", field->group, field->group[0] ? "." : "", field->name,
             field->required ? " •" : "", field->family == FAMILY_CLIMB ? "(climbing) " : "",
             field->sentence);
    put_values(&text, field);
    text_put(&text, " | ");
    put_function(&text, field);
    text_put(&text, " |\n");
  }
  return text.length;
}
