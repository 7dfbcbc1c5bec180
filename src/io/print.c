/* print.c - lines of output, cleaned. */
#include "io/print.h"

#include <stdlib.h>
#include <string.h>

#include "language/language.h"

void print_text(FILE *out, const char *text) {
  char piece[256];
  size_t length = strlen(text);
  while (length > 0) {
    size_t n = length < sizeof piece ? length : sizeof piece;
    while (n < length && n > sizeof piece - 4 && ((unsigned char)text[n] & 0xc0) == 0x80) n--;
    fwrite(piece, 1, text_clean(piece, text, n, 0), out);
    text += n;
    length -= n;
  }
}

/* What was said in it, in English. */
static void print_said(FILE *out, const char *line) {
  Text length = text_start(NULL, 0);
  if (strchr(line, '\1')) sentence_expand(&length, &language_english, line);
  char *words = length.length > 0 ? malloc(length.length + 1) : NULL;
  print_text(out, words ? english_text(line, words, length.length + 1) : line);
  free(words);
}

void print_line_list(FILE *out, const char *format, va_list arguments) {
  char short_line[512];
  va_list again;
  va_copy(again, arguments);
  int n = vsnprintf(short_line, sizeof short_line, format, arguments);
  char *line = n >= (int)sizeof short_line ? malloc((size_t)n + 1) : NULL;
  if (line) vsnprintf(line, (size_t)n + 1, format, again);
  va_end(again);
  print_said(out, line ? line : short_line);
  putc('\n', out);
  free(line);
}

void print_line(FILE *out, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  print_line_list(out, format, arguments);
  va_end(arguments);
}
