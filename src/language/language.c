/* language.c - the list of languages. */
#include "language/language.h"

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

const Language *const languages[] = {&language_english, &language_chinese, NULL};

const Language *language_find(const char *name) {
  for (int i = 0; languages[i]; i++)
    if (strncmp(name, languages[i]->code, strlen(languages[i]->code)) == 0) return languages[i];
  return NULL;
}

bool language_characters(void) {
  static const char *const VARIABLES[] = {"LC_ALL", "LC_CTYPE", "LANG", NULL};
  const char *name = NULL;
  for (int i = 0; VARIABLES[i] && (!name || !*name); i++) name = getenv(VARIABLES[i]);
  if (!setlocale(LC_CTYPE, "") && name && (strstr(name, ".UTF-8") || strstr(name, ".utf8")))
    setlocale(LC_CTYPE, "C.UTF-8");
  return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
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

const char *language_text(const Language *language, const char *said, char *out, size_t size) {
  Text text = text_start(out, size);
  sentence_expand(&text, language, said);
  return out;
}

const char *english_text(const char *said, char *out, size_t size) {
  return language_text(&language_english, said, out, size);
}

const char *ruling_text(const Ruling *ruling, int planes, Style style, char *out, size_t size) {
  char said[2048];
  return english_text(ruling_said(ruling, planes, style, said, sizeof said), out, size);
}
