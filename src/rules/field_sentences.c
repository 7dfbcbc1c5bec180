/* field_sentences.c - the sentences and examples of fields found by name. See field_sentences.h. */
#include "rules/field_sentences.h"

#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "rules/choice_sentences.h"
#include "rules/field_titles.h"

/* clang-format off */
static const FieldSentence ENGLISH[] = {
#define X(id, english, chinese) {id, english},
  CHOICE_SENTENCES(X)
#undef X
#define X(id, title, chinese_title, english, chinese) {"title: " id, title}, {id, english},
  FIELD_TITLES(X)
#undef X
};

/* Those of choices come first. */
#define X(id, english, chinese) +1
enum { CHOICES_NB = CHOICE_SENTENCES(X) };
#undef X
/* clang-format on */

const FieldLanguage field_english = {"en", ENGLISH, sizeof ENGLISH / sizeof *ENGLISH};

const FieldLanguage *const field_languages[] = {&field_english, &field_chinese, NULL};

enum { ID_TEXT = 128 };

/* The games in which the i-th word of the field may stand. */
static uint8_t family_of_word(const Field *field, int i) {
  bool trick = field->trick_word && !strcmp(field->words[i], field->trick_word);
  if (schema_names_seat(field) || trick) return FAMILY_TRICK;
  if (*field->group) return field->family;
  return i + 1 < PHASE_DEAL_OUT ? FAMILY_TRICK : FAMILY_CLIMB;
}

static bool is_of_family(const FieldChoice *choice, Family family) {
  return choice->family == FAMILY_BOTH || choice->family == family;
}

/* The key of this name in a table that may stand there; NULL: there is none. */
static const Field *find_key(const Field *field, const char *name, size_t n) {
  const Field *found = NULL;
  if (!field) return NULL;
  for (const Field *key = field->keys; key && key->name && !found; key++)
    if (strlen(key->name) == n && !memcmp(key->name, name, n)) found = key;
  if (!found) found = find_key(field->item, name, n);
  return found ? found : find_key(field->other, name, n);
}

static bool has_word(const Field *field, const char *word) {
  for (int i = 0; field->words && field->words[i]; i++)
    if (!strcmp(field->words[i], word)) return true;
  return false;
}

static const char CLIMBING[] = ", climbing", SUCH_AS[] = ", such as";

/* Moves past this beginning of the text, if it has it. */
static bool pass(const char **text, const char *beginning) {
  size_t n = strlen(beginning);
  if (strncmp(*text, beginning, n) != 0) return false;
  *text += n;
  return true;
}

/* Is the sentence of this id one of a choice in the field, of this name, that is none of its own
** words? */
static bool read_choice(const Field *field, const char *name, const char *id, FieldChoice *out) {
  if (!pass(&id, name) || strstr(id, " = ")) return false;
  bool climbs = pass(&id, CLIMBING), example = pass(&id, SUCH_AS);
  const char *word = strstr(id, ": ");
  const Field *key = *id == '.' ? find_key(field, id + 1, strcspn(id + 1, ":")) : NULL;
  word = word ? word + strlen(": ") : "";
  if (!key && (*id != ':' || (!climbs && has_word(field, word)))) return false;
  uint8_t family = climbs ? FAMILY_CLIMB : field->climb ? FAMILY_TRICK : field->family;
  if (key && !field->climb) family = key->family;
  *out = (FieldChoice){key ? key->name : "", word, family, example};
  return true;
}

bool field_choice(const Field *field, int i, FieldChoice *out) {
  for (int word = 0; field->words && field->words[word]; word++) {
    *out = (FieldChoice){"", field->words[word], family_of_word(field, word), false};
    if (i-- == 0) return true;
  }
  char name[FIELD_NAME];
  schema_name(field, name);
  for (int k = 0; k < CHOICES_NB; k++)
    if (read_choice(field, name, ENGLISH[k].id, out) && i-- == 0) return true;
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
  char name[FIELD_NAME], id[2 * ID_TEXT];
  snprintf(id, sizeof id, "title: %s", schema_name(field, name));
  return find(language_of(language), id);
}

const char *field_sentence(const Field *field, const char *language) {
  char name[FIELD_NAME];
  return find(language_of(language), schema_name(field, name));
}

/* The text about a choice whose id begins so: "" its sentence, "word: " its name. */
static const char *find_choice(const FieldLanguage *in, const char *prefix, const Field *field,
                               const FieldChoice *choice) {
  char name[FIELD_NAME], id[3 * ID_TEXT];
  schema_name(field, name);
  bool seat = schema_names_seat(field) && !*choice->key;
  Text text = text_start(id, sizeof id);
  text_add(&text, "%s%s", prefix, name);
  if (seat && choice->family == FAMILY_CLIMB) text_put(&text, CLIMBING);
  if (choice->example) text_put(&text, SUCH_AS);
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
  char name[FIELD_NAME], id[ID_TEXT * 10];
  const FieldLanguage *in = language_of(language);
  schema_name(field, name);
  snprintf(id, sizeof id, "%s%s%s = %s", name, *key ? "." : "", key, value);
  const char *sentence = find(in, id);
  if (sentence) return sentence;
  snprintf(id, sizeof id, "%s%s%s = #", name, *key ? "." : "", key);
  return find(in, id);
}

const char *field_example(const Field *field, Family family) {
  char name[FIELD_NAME], climbing[ID_TEXT];
  snprintf(climbing, sizeof climbing, "%s, climbing", schema_name(field, name));
  const char *example = family == FAMILY_CLIMB ? find(&field_examples, climbing) : NULL;
  return example ? example : find(&field_examples, name);
}

bool field_choice_is_held(const Field *field, const FieldChoice *choice, const char *value) {
  char quoted[96];
  if (*choice->key) return false;
  if (!*value)
    return field->type == FIELD_WORD && !field->required && choice->word == field->words[0];
  snprintf(quoted, sizeof quoted, "\"%s\"", choice->word);
  return strncmp(value, "function", strlen("function")) != 0 && strstr(value, quoted);
}
