/* rule_of_field.c - `rules FIELD`, and `set FIELD` without a value: one field explained. */
#include "repl/command/rule_of_field.h"

#include <stdio.h>
#include <string.h>

#include "base/nearest_word.h"
#include "repl/field_names.h"
#include "repl/say.h"
#include "rules/value_words.h"

enum { NAME_TEXT = 64, FIELDS_MAX = 160 };

static const char *name_of(const Field *field, char out[NAME_TEXT]) {
  snprintf(out, NAME_TEXT, "%s%s%s", field->group, *field->group ? "." : "", field->name);
  return out;
}

bool rule_is_of_field(const char *name) { return strchr(name, '.') || field_named(name); }

/* The field whose name is most like this one; NULL: none is like it. */
static const char *nearest_field(const char *name, char out[NAME_TEXT]) {
  static char names[FIELDS_MAX][NAME_TEXT];
  const char *all[FIELDS_MAX + 1] = {NULL};
  for (int i = 0; i < schema_n && i < FIELDS_MAX; i++) all[i] = name_of(&schema[i], names[i]);
  const char *near = nearest_word(name, all);
  if (near) snprintf(out, NAME_TEXT, "%s", near);
  return near ? out : NULL;
}

static bool refuse_name(Repl *repl, const char *name) {
  char near[NAME_TEXT];
  if (nearest_field(name, near)) return repl_deny(repl, SAY(NO_FIELD_NEAR), name, near);
  return repl_deny(repl, SAY(NO_FIELD), name);
}

static bool is_of_game(uint8_t family, const Rules *rules) {
  return family == FAMILY_BOTH || family == rules->family;
}

/* A word as it is typed; a key of the field's table with an equals sign, its words in quotes. */
static void put_label(Text *text, const FieldChoice *choice) {
  if (!*choice->key)
    text_put(text, choice->word);
  else if (!*choice->word)
    text_add(text, "%s =", choice->key);
  else
    text_add(text, "  \"%s\"", choice->word);
}

static void say_choices(Repl *repl, const Field *field, const char *value) {
  const Language *language = repl->look.language;
  bool words = false, keys = false;
  FieldChoice choice;
  for (int i = 0; field_choice(field, i, &choice); i++) {
    char label[NAME_TEXT];
    Text text = text_start(label, sizeof label);
    if (!is_of_game(choice.family, repl->session.rules)) continue;
    bool is_word = !*choice.key;
    if (is_word && !words) repl_tell(repl, SAY(RULE_WORDS));
    if (!is_word && !keys) repl_tell(repl, SAY(RULE_KEYS));
    words |= is_word;
    keys |= !is_word;
    put_label(&text, &choice);
    repl_tell(repl, SAY(RULE_CHOICE), field_choice_is_held(field, &choice, value) ? ">" : " ",
              label, field_choice_sentence(field, &choice, language ? language->code : ""));
  }
}

static void say_value(Repl *repl, const Field *field, const char *value) {
  char sources[ROW_TEXT];
  bool first_word = field->type == FIELD_WORD && !field->required;
  if (*value) {
    variant_sources(repl->session.variant, field->group, field->name, sources, sizeof sources);
    repl_tell(repl, SAY(RULE_NOW), value);
    repl_tell(repl, SAY(RULE_SET_IN), sources);
  } else if (first_word) {
    repl_tell(repl, SAY(RULE_NOW_WORD), field->words[0]);
  } else {
    repl_tell(repl, SAY(RULE_NOW_UNSET));
  }
}

static void say_example(Repl *repl, const Field *field) {
  char row[ROW_TEXT];
  Text text = text_start(row, sizeof row);
  text_add(&text, *field->group ? "%s = { %s = %s }" : "%s%s = %s", field->group, field->name,
           field_example(field, repl->session.rules->family));
  repl_tell(repl, SAY(RULE_EXAMPLE), row);
}

bool rule_say_field(Repl *repl, const char *name) {
  const Language *language = repl->look.language;
  const Field *field = field_named(name);
  char value[ROW_TEXT];
  if (!field) return refuse_name(repl, name);
  if (!is_of_game(field->family, repl->session.rules))
    return repl_deny(repl, SAY(FIELD_OTHER_FAMILY), name);
  snprintf(value, sizeof value, "%s",
           variant_value(repl->session.variant, field->group, field->name));
  repl_tell(repl, SAY(RULE_HEAD), name, field_sentence(field, language ? language->code : ""));
  say_value(repl, field, value);
  say_choices(repl, field, value);
  bool asked = field->hook < 0 || repl->session.rules->family == FAMILY_TRICK;
  if (schema_arguments(field) && asked)
    repl_tell(repl, SAY(RULE_FUNCTION), schema_arguments(field));
  say_example(repl, field);
  return true;
}

bool rule_put_words(const Repl *repl, const Variant *variant, const Field *field, Text *text) {
  const Language *language = repl->look.language;
  const Rules *rules = variant_rules(variant);
  WordedValue of = {field, variant_value(variant, field->group, field->name), (Family)rules->family,
                    language ? language->code : "en", rules};
  return !value_is_nested(of.value) && value_put_words(&of, text);
}
