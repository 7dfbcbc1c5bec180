/* field_sentences.c - the sentences and examples of fields found by name. See field_sentences.h. */
#include "rules/field_sentences.h"
#include "rules/field_choices.h"

#include <stdio.h>
#include <string.h>

#include "base/text.h"

const FieldLanguage *const field_languages[] = {&field_english, &field_chinese, NULL};

enum { ID_TEXT = 128 };

/* "follow.smaller"; `phases` is in no group. */
static const char *name_of(const Field *field, char out[ID_TEXT]) {
  snprintf(out, ID_TEXT, "%s%s%s", field->group, *field->group ? "." : "", field->name);
  return out;
}

/* Fields whose words are the seats; in climbing games those that have them take other words. */
static bool names_a_seat(const char *name) {
  static const char *const FIELDS[] = {"deal.next", "kitty.buries", "lead.first",
                                       "advance.declarer"};
  for (size_t i = 0; i < sizeof FIELDS / sizeof *FIELDS; i++)
    if (!strcmp(name, FIELDS[i])) return true;
  return false;
}

/* The games in which the i-th word of the field may stand. */
static uint8_t family_of_word(const Field *field, const char *name, int i) {
  if (names_a_seat(name)) return FAMILY_TRICK;
  if (strcmp(name, "phases") != 0) return field->family;
  return i + 1 < PHASE_DEAL_OUT ? FAMILY_TRICK : FAMILY_CLIMB;
}

static bool is_choice(const FieldExample *example) { return *example->key || *example->word; }

static bool is_of_family(const FieldChoice *choice, Family family) {
  return choice->family == FAMILY_BOTH || choice->family == family;
}

bool field_choice(const Field *field, int i, FieldChoice *out) {
  char name[ID_TEXT];
  name_of(field, name);
  for (int word = 0; field->words && field->words[word]; word++, i--) {
    *out = (FieldChoice){"", field->words[word], NULL, family_of_word(field, name, word)};
    if (i == 0) return true;
  }
  for (int k = 0; k < field_examples_n; k++) {
    const FieldExample *at = &field_examples[k];
    if (strcmp(at->field, name) != 0 || !is_choice(at)) continue;
    *out = (FieldChoice){at->key, at->word, at->value, at->family};
    if (i-- == 0) return true;
  }
  return false;
}

static const char *find(const FieldLanguage *language, const char *id) {
  for (int i = 0; i < language->n; i++)
    if (!strcmp(language->sentence[i].id, id)) return language->sentence[i].text;
  return NULL;
}

static const FieldLanguage *language_of(const char *code) {
  for (int i = 0; field_languages[i]; i++)
    if (!strcmp(field_languages[i]->code, code)) return field_languages[i];
  return &field_english;
}

const char *field_title(const Field *field, const char *language) {
  char name[ID_TEXT], id[2 * ID_TEXT];
  const FieldLanguage *in = language_of(language);
  snprintf(id, sizeof id, "title: %s", name_of(field, name));
  return in == &field_english ? field->title : find(in, id);
}

const char *field_sentence(const Field *field, const char *language) {
  char name[ID_TEXT];
  const FieldLanguage *in = language_of(language);
  return in == &field_english ? field->sentence : find(in, name_of(field, name));
}

/* The text about a choice whose id begins so: "" its sentence, "word: " its name. */
static const char *find_choice(const FieldLanguage *in, const char *prefix, const Field *field,
                               const FieldChoice *choice) {
  char name[ID_TEXT], id[3 * ID_TEXT];
  name_of(field, name);
  bool seat = names_a_seat(name) && !*choice->key;
  Text text = text_start(id, sizeof id);
  text_add(&text, "%s%s", prefix, name);
  if (seat && choice->family == FAMILY_CLIMB) text_put(&text, ", climbing");
  if (*choice->key) text_add(&text, ".%s", choice->key);
  if (*choice->word) text_add(&text, ": %s", choice->word);
  const char *sentence = find(in, id);
  if (sentence || !seat || choice->family == FAMILY_CLIMB) return sentence;
  snprintf(id, sizeof id, "%sseat: %s", prefix, choice->word);
  return find(in, id);
}

const char *field_choice_sentence(const Field *field, const FieldChoice *choice,
                                  const char *language) {
  return find_choice(language_of(language), "", field, choice);
}

const char *field_choice_name(const Field *field, const FieldChoice *choice, const char *language) {
  const FieldLanguage *in = language_of(language);
  const char *name =
      *choice->key || !*choice->word ? NULL : find_choice(in, "word: ", field, choice);
  return name ? name : choice->word;
}

const char *field_word_name(const Field *field, Family family, const char *word,
                            const char *language) {
  FieldChoice choice;
  for (int i = 0; field_choice(field, i, &choice); i++)
    if (!*choice.key && strcmp(choice.word, word) == 0 && is_of_family(&choice, family))
      return field_choice_name(field, &choice, language);
  return word;
}

const char *field_word_called(const Field *field, Family family, const char *name, size_t length) {
  FieldChoice choice;
  for (int i = 0; field_choice(field, i, &choice); i++)
    for (int k = 0; field_languages[k] && is_of_family(&choice, family); k++) {
      const char *called = field_choice_name(field, &choice, field_languages[k]->code);
      if (!*choice.key && strlen(called) == length && memcmp(called, name, length) == 0)
        return choice.word;
    }
  return NULL;
}

const char *field_group_title(const char *group, const char *language) {
  char id[ID_TEXT];
  snprintf(id, sizeof id, "group: %s", group);
  const char *title = find(language_of(language), id);
  return title ? title : group;
}

const char *field_value_sentence(const Field *field, const char *key, const char *value,
                                 const char *language) {
  char name[ID_TEXT], id[ID_TEXT * 10];
  const FieldLanguage *in = language_of(language);
  name_of(field, name);
  snprintf(id, sizeof id, "%s%s%s = %s", name, *key ? "." : "", key, value);
  const char *sentence = find(in, id);
  if (sentence) return sentence;
  snprintf(id, sizeof id, "%s%s%s = #", name, *key ? "." : "", key);
  return find(in, id);
}

const char *field_example(const Field *field, Family family) {
  char name[ID_TEXT];
  name_of(field, name);
  bool climbs = family == FAMILY_CLIMB && names_a_seat(name);
  for (int i = 0; i < field_examples_n; i++) {
    const FieldExample *at = &field_examples[i];
    if (!strcmp(at->field, name) && (climbs ? at->family == FAMILY_CLIMB : !is_choice(at)))
      return at->value;
  }
  return NULL;
}

bool field_choice_is_held(const Field *field, const FieldChoice *choice, const char *value) {
  char quoted[96];
  if (*choice->key) return false;
  if (!*value)
    return field->type == FIELD_WORD && !field->required && choice->word == field->words[0];
  snprintf(quoted, sizeof quoted, "\"%s\"", choice->word);
  return strncmp(value, "function", strlen("function")) != 0 && strstr(value, quoted);
}
