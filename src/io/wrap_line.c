/* wrap_line.c - a line broken where the terminal ends. */
#include "io/wrap_line.h"

#include <string.h>

#include "base/text.h"

/* May a line end before this place: at a blank, or behind a mark of Chinese text? */
static bool may_end(const char *row, const char *at) {
  static const char *const MARKS[] = {"，", "、", "；", "：", "。"};
  enum { MARK_BYTES = 3 };
  if (*at == ' ') return true;
  for (size_t i = 0; i < sizeof MARKS / sizeof MARKS[0] && at >= row + MARK_BYTES; i++)
    if (memcmp(at - MARK_BYTES, MARKS[i], MARK_BYTES) == 0) return true;
  return false;
}

/* The lead bytes of Chinese characters and marks, of three bytes each. */
static bool is_wide(const char *at) { return (unsigned char)*at >= 0xe3; }

/* May a line end here where it must, between two Chinese characters? Not before a mark that closes,
** nor behind one that opens. */
static bool may_split(const char *row, const char *at) {
  static const char *const CLOSE = "，、；：。！？）”’》」… ", *const OPEN = "（“‘《「";
  enum { BYTES = 3 };
  char next[BYTES + 1], last[BYTES + 1];
  if (at - row < BYTES || !is_wide(at - BYTES) || !is_wide(at)) return false;
  snprintf(next, sizeof next, "%s", at);
  snprintf(last, sizeof last, "%s", at - BYTES);
  return !strstr(CLOSE, next) && !strstr(OPEN, last);
}

void wrap_line(FILE *out, char *row, int width, int indent) {
  for (int column = width; text_width(row) > column; column = width - indent) {
    char *cut = NULL, *split = NULL;
    for (char *at = row + strspn(row, " "); *at; at++) {
      bool end = may_end(row, at);
      if (!end && !may_split(row, at)) continue;
      char here = *at;
      *at = '\0';
      bool fits = text_width(row) <= column;
      *at = here;
      if (!fits) break;
      *(end ? &cut : &split) = at;
    }
    if (!cut) cut = split;
    while (cut && cut > row && cut[-1] == ' ') cut--;
    if (!cut || cut == row) break;
    fprintf(out, "%.*s\n%*s", (int)(cut - row), row, indent, "");
    row = cut + strspn(cut, " ");
  }
  fprintf(out, "%s\n", row);
}

int wrap_indent(const char *row, int width) {
  const char *word = row + strspn(row, " ");
  int indent = (int)(word - row) + 2;
  const char *gap = word > row ? strstr(word, "  ") : NULL;
  if (!gap) return indent;
  char before[512];
  snprintf(before, sizeof before, "%.*s", (int)(gap + strspn(gap, " ") - row), row);
  int column = text_width(before);
  return column * 2 <= width ? column : indent;
}
