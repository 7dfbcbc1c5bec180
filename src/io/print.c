/* print.c - lines of output, cleaned. */
#include "io/print.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>

#include "io/wrap_line.h"
#include "language/language.h"

enum { PIECE = 256 };

/* Cleans the next piece of a text, not cut within a character, and goes behind it. Returns how many
** bytes that are; 0: there is none. */
static size_t clean_piece(const char **text, size_t *length, char piece[PIECE]) {
  size_t n = *length < PIECE ? *length : PIECE;
  while (n < *length && n > PIECE - 4 && ((unsigned char)(*text)[n] & 0xc0) == 0x80) n--;
  *text += n;
  *length -= n;
  return text_clean(piece, *text - n, n, 0);
}

void print_text(FILE *out, const char *text) {
  char piece[PIECE];
  for (size_t length = strlen(text), n; (n = clean_piece(&text, &length, piece)) > 0;)
    fwrite(piece, 1, n, out);
}

void print_markup(FILE *out, const char *text, size_t length) {
  char piece[PIECE];
  for (size_t n; (n = clean_piece(&text, &length, piece)) > 0;)
    for (size_t i = 0; i < n; i++) switch (piece[i]) {
        case '&': fputs("&amp;", out); break;
        case '<': fputs("&lt;", out); break;
        case '>': fputs("&gt;", out); break;
        case '"': fputs("&quot;", out); break;
        default: fputc(piece[i], out);
      }
}

static const Language *spoken = &language_english;

void print_speaks(const Language *language) { spoken = language; }
const Language *print_language(void) { return spoken; }

const char *print_wording(const char *said, char *out, size_t size) {
  Text text = text_start(out, size);
  sentence_expand(&text, spoken, said);
  return out;
}

/* Columns of the terminal to which it goes; 0: to none. */
static int columns_of(FILE *out) {
  struct winsize size;
  return ioctl(fileno(out), TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

/* A line in words, with its end. */
static void print_words(FILE *out, const char *words) {
  int width = columns_of(out);
  size_t length = strlen(words);
  char *row = width > 0 ? malloc(length + 1) : NULL;
  if (row) {
    row[text_clean(row, words, length, 0)] = '\0';
    wrap_line(out, row, width, wrap_indent(row, width));
  } else {
    print_text(out, words);
    putc('\n', out);
  }
  free(row);
}

/* What was said in it, in words; NULL: nothing was, or there is no memory. Room is found by trying,
** for columns are measured in what stands there. */
static char *in_words(const char *line) {
  char *words = NULL;
  size_t size, length = strlen(line);
  if (!strchr(line, '\1')) return NULL;
  do {
    size = length + 256;
    free(words);
    words = malloc(size);
    if (!words) break;
    Text text = text_start(words, size);
    sentence_expand(&text, spoken, line);
    length = text.length;
  } while (length >= size);
  return words;
}

static void print_said(FILE *out, const char *line) {
  char *words = in_words(line);
  print_words(out, words ? words : line);
  free(words);
}

void print_values(FILE *out, const Value sentence[]) {
  Text length = text_start(NULL, 0);
  say_values(&length, sentence);
  char *said = malloc(length.length + 1);
  Text text = text_start(said, said ? length.length + 1 : 0);
  say_values(&text, sentence);
  print_said(out, said ? said : "");
  free(said);
}

void print_line(FILE *out, const char *format, ...) {
  char short_line[512];
  va_list arguments, again;
  va_start(arguments, format);
  va_copy(again, arguments);
  int n = vsnprintf(short_line, sizeof short_line, format, arguments);
  char *line = n >= (int)sizeof short_line ? malloc((size_t)n + 1) : NULL;
  if (line) vsnprintf(line, (size_t)n + 1, format, again);
  va_end(again);
  va_end(arguments);
  print_said(out, line ? line : short_line);
  free(line);
}

void print_prose(FILE *out, const char *said) {
  enum { COLUMNS = 80 };
  int at_terminal = columns_of(out), width = at_terminal > 0 ? at_terminal : COLUMNS;
  char *words = in_words(said), *next;
  for (char *row = words; row && *row; row = next) {
    next = row + strcspn(row, "\n");
    if (*next) *next++ = '\0';
    wrap_line(out, row, width, *row == ' ' ? wrap_indent(row, width) : 0);
  }
  free(words);
}
