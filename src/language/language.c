/* language.c - the list of languages, and English. */
#include "language/language.h"

#include "base/ask_sentences.h"
#include "base/rule_sentences.h"
#include "base/script_sentences.h"
#include "deal/action.h"

#include <stdlib.h>
#include <string.h>

static const Sentence ENGLISH[] = {
#define X(id, code, field, text) {"REFUSED_" #id, text},
    REFUSALS(X)
#undef X
#define X(id, text) {#id, text},
        CORE_SENTENCES(X) READ_SENTENCES(X) RECORD_SENTENCES(X) LOAD_SENTENCES(X)
            FILE_SENTENCES(X) HELPER_SENTENCES(X) BOOK_SENTENCES(X) RULE_SENTENCES(X)
                SCRIPT_SENTENCES(X) ASK_SENTENCES(X)
#undef X
};

const Language language_english = {"en", "English", ENGLISH, sizeof ENGLISH / sizeof *ENGLISH,
                                   NULL};
const Language *const languages[] = {&language_english, &language_chinese, NULL};

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
  return language ? language : &language_english;
}

const char *english_text(const char *said, char *out, size_t size) {
  Text text = text_start(out, size);
  sentence_expand(&text, &language_english, said);
  return out;
}

const char *ruling_text(const Ruling *ruling, int planes, Style style, char *out, size_t size) {
  char said[2048];
  return english_text(ruling_said(ruling, planes, style, said, sizeof said), out, size);
}
