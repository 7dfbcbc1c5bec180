/* text.c - writing text into a caller's buffer, piece by piece. */
#include "core/text.h"

#include <assert.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

Text text_start(char *out, size_t size) {
  if (size > 0) out[0] = '\0';
  return (Text){out, size, 0};
}

void text_put_some(Text *text, const char *piece, size_t n) {
  if (text->length + 1 < text->size) {
    size_t room = text->size - 1 - text->length;
    size_t fits = n < room ? n : room;
    memcpy(text->out + text->length, piece, fits);
    text->out[text->length + fits] = '\0';
  }
  text->length += n;
}

void text_put(Text *text, const char *piece) { text_put_some(text, piece, strlen(piece)); }

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

/* The character that begins here; *text moves behind it. Broken UTF-8 goes by bytes. */
static uint32_t next_character(const unsigned char **text) {
  uint32_t c = *(*text)++;
  if (c >= 0xc0) c &= c < 0xe0 ? 0x1f : c < 0xf0 ? 0x0f : 0x07;
  while (is_continuation((char)**text)) c = c << 6 | (*(*text)++ & 0x3fu);
  return c;
}

static bool is_wide(uint32_t c) {
  static const uint32_t WIDE[][2] = {{0x1100, 0x115f}, {0x2e80, 0xa4cf},   {0xac00, 0xd7a3},
                                     {0xf900, 0xfaff}, {0xfe30, 0xfe6f},   {0xff00, 0xff60},
                                     {0xffe0, 0xffe6}, {0x1f300, 0x1faff}, {0x20000, 0x3fffd}};
  for (size_t i = 0; i < sizeof WIDE / sizeof *WIDE; i++)
    if (WIDE[i][0] <= c && c <= WIDE[i][1]) return true;
  return false;
}

int text_width(const char *text) {
  int width = 0;
  for (const unsigned char *at = (const unsigned char *)text; *at;) {
    uint32_t c = next_character(&at);
    if (c == 033)
      while (*at && *at++ != 'm') continue;
    else
      width += is_wide(c) ? 2 : 1;
  }
  return width;
}

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
