/* fuzz_sentence.c - putting what was said into words: whatever the bytes are, words come of them,
** however little room there is, and what fits is the beginning of the whole. */
#include "fuzz.h"
#include "language/language.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  enum { ROOM = 1 << 16 };
  char *said = text_of(data, size), *words = malloc(ROOM), few[16];
  Text all = text_start(words, ROOM), some = text_start(few, sizeof few);
  sentence_expand(&all, &language_english, said);
  sentence_expand(&some, &language_english, said);
  check(strlen(few) < sizeof few && strncmp(few, words, strlen(few)) == 0, "it is cut at its end");
  check(text_width(words) >= 0, "it has a width");
  free(words);
  free(said);
  return 0;
}
