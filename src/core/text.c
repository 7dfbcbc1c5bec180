/* text.c - writing text into a caller's buffer, piece by piece (L0). */
#include "core/text.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

Text text_start(char *out, size_t size) {
  if (size > 0) out[0] = '\0';
  return (Text){out, size, 0};
}

void text_put(Text *text, const char *piece) {
  size_t n = strlen(piece);
  if (text->length + 1 < text->size) {
    size_t room = text->size - 1 - text->length;
    size_t fits = n < room ? n : room;
    memcpy(text->out + text->length, piece, fits);
    text->out[text->length + fits] = '\0';
  }
  text->length += n;
}

void text_add(Text *text, const char *format, ...) {
  bool room = text->length < text->size;
  va_list args;
  va_start(args, format);
  int n = vsnprintf(room ? text->out + text->length : NULL, room ? text->size - text->length : 0,
                    format, args);
  va_end(args);
  assert(n >= 0);
  text->length += (size_t)n;
}

/* A byte inside a UTF-8 sequence, not its first. */
static bool is_continuation(char c) { return ((unsigned char)c & 0xC0) == 0x80; }

const char *text_clip(const char *word, size_t length, char out[CLIP_TEXT]) {
  enum { KEPT = 32 };
  size_t n = length;
  if (n > KEPT)
    for (n = KEPT; n > 0 && is_continuation(word[n]);) n--;
  for (size_t i = 0; i < n; i++) {
    unsigned char c = (unsigned char)word[i];
    out[i] = c < ' ' || c == 0x7f ? '?' : word[i];
  }
  strcpy(out + n, n < length ? "..." : "");
  return out;
}
