/* lang.c - the languages that there are, and which one is spoken. */
#include <stdlib.h>
#include <string.h>

#include "repl/command.h"

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

COMMAND(command_lang) {
  (void)command, (void)seat;
  char word[32], codes[64];
  if (command_word(&rest, word, sizeof word)) {
    const Language *language = language_find(word);
    Text text = text_start(codes, sizeof codes);
    for (int i = 0; languages[i]; i++) text_add(&text, i ? ", %s" : "%s", languages[i]->code);
    if (!language) return repl_deny(repl, SAY(LANG_TAKES), word, codes);
    repl->look.language = language;
  }
  const Language *now = repl->look.language ? repl->look.language : &repl_english;
  repl_tell(repl, SAY(LANGUAGE), now->code, now->name);
  return true;
}
