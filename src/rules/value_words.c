/* value_words.c - see value_words.h. */
#include "rules/value_words.h"

#include <stdio.h>
#include <string.h>

bool value_is_function(const char *value) { return !strncmp(value, "function", 8); }

bool value_is_nested(const char *value) { return *value == '{' && strchr(value + 1, '{'); }

bool value_has_key(const char *value, const char *key) {
  size_t n = strlen(key);
  for (const char *at = value; (at = strstr(at, key)); at += n)
    if ((at == value || strchr(" {[\"", at[-1])) && (at[n] == ' ' || at[n] == '"')) return true;
  return false;
}

static void put_choice(Text *text, const char *sentence) {
  if (text->length > 0) text_put(text, "; ");
  text_put(text, sentence);
}

/* What the words of the value do, or its keys mean; false: there is none of them. */
static bool put_words(const WordedValue *of, Text *text) {
  FieldChoice choice;
  for (int i = 0; field_choice(of->field, i, &choice); i++) {
    bool family = choice.family == FAMILY_BOTH || choice.family == of->family;
    if (family && !*choice.key && field_choice_is_held(of->field, &choice, of->value))
      put_choice(text, field_choice_sentence(of->field, &choice, of->language));
  }
  return text->length > 0;
}

const char *value_key_label(const char *value, const char *key, char out[96]) {
  char with[64];
  snprintf(with, sizeof with, "%s = ", key);
  const char *at = strstr(value, with);
  bool scalar = at && !strstr(at + 1, with) && at[strlen(with)] != '{';
  size_t n = at ? strlen(with) + strcspn(at + strlen(with), ",}") : 0;
  while (n > 0 && at[n - 1] == ' ') n--;
  snprintf(out, 96, "%.*s", scalar ? (int)n : (int)strlen(key), scalar ? at : key);
  return out;
}

/* The sentence of a word at a key, or of the field's own where the key takes those. */
static const char *word_at_key(const WordedValue *of, const char *key, const char *label) {
  const char *quote = strchr(label, '"'), *found = NULL;
  FieldChoice choice;
  for (int i = 0; quote && !found && field_choice(of->field, i, &choice); i++) {
    size_t n = strlen(choice.word);
    bool here = !*choice.key || strcmp(choice.key, key) == 0;
    if (n > 0 && here && !strncmp(quote + 1, choice.word, n) && quote[1 + n] == '"')
      found = field_choice_sentence(of->field, &choice, of->language);
  }
  return found;
}

/* A table without tables in it: each key with what it means and what its word does. */
static bool put_record(const WordedValue *of, Text *text) {
  const char *value = of->value;
  FieldChoice choice;
  char label[96];
  if (*value != '{' || strchr(value + 1, '{')) return false;
  for (int i = 0; field_choice(of->field, i, &choice); i++) {
    if (!*choice.key || *choice.word || !value_has_key(value, choice.key)) continue;
    const char *means = field_choice_sentence(of->field, &choice, of->language);
    const char *word = word_at_key(of, choice.key, value_key_label(value, choice.key, label));
    if (text->length > 0) text_put(text, "; ");
    if (word)
      text_add(text, "%s: %s", means, word);
    else
      text_add(text, "%s (%s)", label, means);
  }
  return text->length > 0;
}

bool value_put_words(const WordedValue *of, Text *text) {
  return !value_is_function(of->value) && (put_record(of, text) || put_words(of, text));
}
