/* nearest_word.c - "did you mean": edit distance. See nearest_word.h. */
#include "base/nearest_word.h"

#include <stddef.h>
#include <string.h>

/* Edit distance (insert, delete, replace, swap two neighbours), for words shorter than 32. */
static int word_distance(const char *a, const char *b) {
  enum { LONGEST = 32 };
  int n = (int)strlen(a), m = (int)strlen(b), row[3][LONGEST + 1];
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
  int letters = (int)strlen(word), limit = letters > 4 ? letters / 3 + 1 : 1;
  for (int i = 0; words[i]; i++) {
    int distance = word_distance(word, words[i]);
    if (distance > limit) continue;
    limit = distance - 1;
    nearest = words[i];
  }
  return nearest;
}
