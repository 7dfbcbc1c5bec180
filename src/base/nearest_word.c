/* nearest_word.c - "did you mean": edit distance. See nearest_word.h. */
#include "base/nearest_word.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

enum { LONGEST = 32 };

/* The characters of a word, each the bytes of its UTF-8; their number, LONGEST + 1 at most. */
static int characters(const char *word, uint32_t out[LONGEST + 1]) {
  int n = 0;
  for (; *word; word++) {
    bool begins = ((unsigned char)*word & 0xC0) != 0x80 || n == 0;
    if (begins && n > LONGEST) break;
    if (begins) out[n++] = 0;
    out[n - 1] = out[n - 1] << 8 | (unsigned char)*word;
  }
  return n;
}

/* Edit distance (insert, delete, replace, swap two neighbours), for words of at most LONGEST. */
static int word_distance(const char *one, const char *other) {
  uint32_t a[LONGEST + 1], b[LONGEST + 1];
  int n = characters(one, a), m = characters(other, b), row[3][LONGEST + 1];
  if (n > LONGEST || m > LONGEST) return LONGEST;
  for (int j = 0; j <= m; j++) row[0][j] = j;
  for (int i = 1; i <= n; i++) {
    int *here = row[i % 3], *above = row[(i + 2) % 3], *before = row[(i + 1) % 3];
    here[0] = i;
    for (int j = 1; j <= m; j++) {
      int best = above[j - 1] + (a[i - 1] != b[j - 1]);
      if (above[j] + 1 < best) best = above[j] + 1;
      if (here[j - 1] + 1 < best) best = here[j - 1] + 1;
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] &&
          before[j - 2] + 1 < best)
        best = before[j - 2] + 1;
      here[j] = best;
    }
  }
  return row[n % 3][m];
}

const char *nearest_word(const char *word, const char *const words[]) {
  const char *nearest = NULL;
  uint32_t unused[LONGEST + 1];
  int letters = characters(word, unused), limit = letters > 4 ? letters / 3 + 1 : 1;
  for (int i = 0; words[i]; i++) {
    int distance = word_distance(word, words[i]);
    if (distance > limit) continue;
    limit = distance - 1;
    nearest = words[i];
  }
  return nearest;
}
