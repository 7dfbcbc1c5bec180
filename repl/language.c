/* language.c - the languages that there are, and which one is spoken. */
#include <stdlib.h>
#include <string.h>

#include "repl/screen.h"
#include "repl/sentences.h"

static const Sentence ENGLISH[] = {
#define X(id, text) {#id, text},
    REPL_SENTENCES(X)
#undef X
};

const Language repl_english = {"en", "English", ENGLISH, sizeof ENGLISH / sizeof *ENGLISH,
                               &core_english};
const Language *const languages[] = {&repl_english, &repl_chinese, NULL};

const Language *language_find(const char *name) {
  for (int i = 0; languages[i]; i++)
    if (strncmp(name, languages[i]->code, strlen(languages[i]->code)) == 0) return languages[i];
  return NULL;
}

const Language *language_start(const char *name, bool unicode) {
  static const char *const VARIABLES[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
  for (int i = 0; !name && unicode && i < 3; i++) {
    const char *value = getenv(VARIABLES[i]);
    if (value && *value) name = value;
  }
  const Language *language = name ? language_find(name) : NULL;
  return language ? language : &repl_english;
}

/* --- words that were read elsewhere --- */

static const Sentence READ[] = {
#define X(id, text) {#id, text},
    READ_SENTENCES(X) FILE_SENTENCES(X) HELPER_SENTENCES(X)
#undef X
};

static const char *say_name(const char *id, char *out, size_t size) {
  snprintf(out, size, "\1%s\3", id);
  return out;
}

typedef struct Match {
  const char *at[4];
  size_t n[4];
  int values;
} Match;

/* Is the text this template with something in its places? */
static bool matches(const char *template, const char *text, Match *match) {
  SentencePlace place;
  bool more = sentence_place(&template, &place);
  match->values = 0;
  if (strncmp(text, place.before, place.before_n) != 0) return false;
  for (text += place.before_n; more && match->values < 4; match->values++) {
    more = sentence_place(&template, &place);
    const char *end = text + strlen(text);
    char literal[ROW_TEXT / 4];
    snprintf(literal, sizeof literal, "%.*s", (int)place.before_n, place.before);
    if (*literal) end = strstr(text, literal);
    if (!end) return false;
    match->at[match->values] = text;
    match->n[match->values] = (size_t)(end - text);
    text = end + strlen(literal);
  }
  return !more && *text == '\0';
}

const char *language_read(const char *english, char *out, size_t size) {
  Match match;
  Text text = text_start(out, size);
  for (size_t i = 0; i < sizeof READ / sizeof *READ; i++) {
    if (!matches(READ[i].text, english, &match)) continue;
    char name[64], value[4][ROW_TEXT], inner[4][ROW_TEXT];
    Value values[6] = {{VALUE_TEXT, say_name(READ[i].name, name, sizeof name), 0}};
    for (int k = 0; k < match.values; k++) {
      snprintf(value[k], sizeof value[k], "%.*s", (int)match.n[k], match.at[k]);
      bool whole = match.n[k] == strlen(english);
      values[k + 1] = value_of_text(whole ? value[k] : language_read(value[k], inner[k], ROW_TEXT));
    }
    values[match.values + 1] = (Value){VALUE_END, NULL, 0};
    say_values(&text, values);
    return out;
  }
  text_put(&text, english);
  return out;
}
