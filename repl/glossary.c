/* glossary.c - see glossary.h. */
#include "repl/glossary.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "repl/repl_sentences.h"

static const struct {
  const char *words, *said;
} glossary[] = {
#define X(id, words, english, chinese) {words, SAY(id)},
    GLOSSARY(X)
#undef X
};

enum { GLOSSARY_N = sizeof glossary / sizeof *glossary };

const char *glossary_find(const char *word) {
  size_t length = strlen(word);
  for (int i = 0; length > 0 && i < GLOSSARY_N; i++)
    for (const char *at = glossary[i].words; *at; at += strspn(at, " ")) {
      size_t n = strcspn(at, " ");
      if (n == length && strncasecmp(at, word, n) == 0) return glossary[i].said;
      at += n;
    }
  return NULL;
}

const char *glossary_word(int i, bool chinese, char out[32]) {
  if (i >= GLOSSARY_N) return NULL;
  const char *word = glossary[i].words;
  while (chinese && (unsigned char)*word < 0x80) word += strcspn(word, " ") + 1;
  snprintf(out, 32, "%.*s", (int)strcspn(word, " "), word);
  return out;
}
