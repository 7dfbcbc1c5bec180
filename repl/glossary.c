/* glossary.c - see glossary.h. */
#include "repl/glossary.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "repl/repl_sentences.h"

static const Explained glossary[] = {
#define X(id, family, words, fields, english, chinese) {words, fields, SAY(id), FAMILY_##family},
    GLOSSARY(X)
#undef X
};

enum { GLOSSARY_N = sizeof glossary / sizeof *glossary };

/* Is that what was asked? A blank in it is a hyphen in the word. */
static bool is_asked(const char *word, size_t length, const char *asked) {
  size_t i = 0;
  for (; i < length && asked[i]; i++) {
    char c = asked[i] == ' ' ? '-' : (char)tolower((unsigned char)asked[i]);
    if (c != word[i]) return false;
  }
  return i == length && !asked[i];
}

static bool explains(const Explained *entry, const char *asked) {
  const char *words = entry->words, *word;
  for (size_t length; text_next(&words, &word, &length);)
    if (is_asked(word, length, asked)) return true;
  return false;
}

static bool is_of(const Explained *entry, Family family) {
  return entry->family == FAMILY_BOTH || entry->family == family;
}

const Explained *glossary_find(const char *word, Family family) {
  const Explained *other = NULL;
  for (int i = 0; i < GLOSSARY_N; i++) {
    if (!explains(&glossary[i], word)) continue;
    if (is_of(&glossary[i], family)) return &glossary[i];
    other = &glossary[i];
  }
  return other;
}

const char *glossary_word(int i, Family family, bool chinese, char out[32]) {
  int n = 0;
  while (n < GLOSSARY_N && (!is_of(&glossary[n], family) || i-- > 0)) n++;
  if (n == GLOSSARY_N) return NULL;
  const char *word = glossary[n].words;
  while (chinese && (unsigned char)*word < 0x80) word += strcspn(word, " ") + 1;
  snprintf(out, 32, "%.*s", (int)strcspn(word, " "), word);
  return out;
}
