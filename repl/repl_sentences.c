/* repl_sentences.c - the REPL's sentences in each language. */
#include "repl/repl_sentences.h"
#include "language/language.h"

#include <string.h>

static const Sentence ENGLISH[] = {
#define X(id, text) {#id, text},
    REPL_SENTENCES(X)
#undef X
#define X(id, english, chinese) {#id, english},
        TUTORIAL_SENTENCES(X)
#undef X
#define X(id, family, words, fields, english, chinese) {#id, english},
            GLOSSARY(X)
#undef X
#define X(id, name, needs, may, text, example) {"ASKED_" #id, text},
                SUBJECTS(X)
#undef X
};

enum { ENGLISH_N = sizeof ENGLISH / sizeof *ENGLISH };

const Language repl_english = {"en", "English", ENGLISH, ENGLISH_N, &language_english,
                               NULL};
const Language repl_english_above_chinese = {"en", "English", ENGLISH, ENGLISH_N,
                                             &language_chinese, NULL};
const Language *const repl_languages[] = {&repl_english, &repl_chinese, NULL};

const Language *repl_language(const Language *language) {
  for (int i = 0; repl_languages[i]; i++)
    if (strcmp(repl_languages[i]->code, language->code) == 0) return repl_languages[i];
  return &repl_english;
}
