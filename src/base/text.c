/* text.c - writing text into a caller's buffer, piece by piece. */
#include "base/text.h"

#include <assert.h>
#include <ctype.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>

Text text_start(char *out, size_t size) {
  if (size > 0) out[0] = '\0';
  return (Text){out, size, 0};
}

/* A byte inside a UTF-8 sequence, not its first. */
static bool is_continuation(char c) { return ((unsigned char)c & 0xC0) == 0x80; }

void text_put_some(Text *text, const char *piece, size_t n) {
  if (text->length + 1 < text->size) {
    size_t room = text->size - 1 - text->length, fits = n;
    if (n > room)
      for (fits = room; fits > 0 && is_continuation(piece[fits]);) fits--;
    memcpy(text->out + text->length, piece, fits);
    text->out[text->length + fits] = '\0';
  }
  text->length += n;
}

void text_put(Text *text, const char *piece) { text_put_some(text, piece, strlen(piece)); }

void text_put_quoted(Text *text, const char *words) {
  text_put(text, "\"");
  for (; *words; words++) {
    if (strchr("\"\\", *words)) text_put(text, "\\");
    text_put_some(text, words, 1);
  }
  text_put(text, "\"");
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
  if (room && text->length >= text->size) text_trim(text->out);
}

int text_which(const char *words, const char *word, size_t length) {
  const char *one;
  size_t n;
  for (int i = 0; text_next(&words, &one, &n); i++)
    if (n == length && strncasecmp(one, word, n) == 0) return i;
  return -1;
}

/* ---- the text of others ---- */

size_t text_character(const char *at, size_t length, uint32_t *code) {
  static const struct {
    unsigned char low, high, second_low, second_high;
    size_t n;
  } FORM[] = {
      {0xc2, 0xdf, 0x80, 0xbf, 2}, {0xe0, 0xe0, 0xa0, 0xbf, 3}, {0xe1, 0xec, 0x80, 0xbf, 3},
      {0xed, 0xed, 0x80, 0x9f, 3}, {0xee, 0xef, 0x80, 0xbf, 3}, {0xf0, 0xf0, 0x90, 0xbf, 4},
      {0xf1, 0xf3, 0x80, 0xbf, 4}, {0xf4, 0xf4, 0x80, 0x8f, 4},
  };
  const unsigned char *c = (const unsigned char *)at;
  *code = length > 0 ? c[0] : 0;
  if (length == 0 || c[0] < 0x80) return length > 0;
  for (size_t i = 0; i < sizeof FORM / sizeof *FORM; i++) {
    if (c[0] < FORM[i].low || c[0] > FORM[i].high) continue;
    if (length < FORM[i].n || c[1] < FORM[i].second_low || c[1] > FORM[i].second_high) return 0;
    *code = c[0] & (0x7fu >> FORM[i].n);
    for (size_t k = 1; k < FORM[i].n; k++) {
      if (!is_continuation(at[k])) return 0;
      *code = *code << 6 | (c[k] & 0x3fu);
    }
    return FORM[i].n;
  }
  return 0;
}

static bool is_among(uint32_t c, const uint32_t ranges[][2], size_t n) {
  for (size_t i = 0; i < n; i++)
    if (ranges[i][0] <= c && c <= ranges[i][1]) return true;
  return false;
}

bool text_is_plain(uint32_t code) {
  static const uint32_t NOT[][2] = {
      {0, 0x1f},        {0x7f, 0x9f},     {0x61c, 0x61c},   {0x200e, 0x200f}, {0x2028, 0x202e},
      {0x2066, 0x2069}, {0xfeff, 0xfeff}, {0xfff9, 0xfffb}, {0xfffe, 0xffff}, {0xe0000, 0xe0fff}};
  return !is_among(code, NOT, sizeof NOT / sizeof *NOT);
}

bool text_all_plain(const char *text) {
  uint32_t code;
  for (size_t left = strlen(text), n; left > 0; text += n, left -= n) {
    n = text_character(text, left, &code);
    if (n == 0 || !text_is_plain(code)) return false;
  }
  return true;
}

bool text_is_name(const char *name, size_t longest) {
  size_t length = strlen(name), bytes;
  uint32_t code;
  for (const char *at = name; *at; at += bytes) {
    bytes = text_character(at, length - (size_t)(at - name), &code);
    bool letter = bytes == 1 && (isalnum(*at) || strchr("-_", *at));
    if (!letter && !(bytes == 3 && text_is_han(code))) return false;
  }
  return length > 0 && length <= longest;
}

size_t text_name_length(const char *text) {
  return strspn(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");
}

size_t text_clean(char *out, const char *text, size_t length, int keep) {
  size_t n = 0, bytes;
  for (size_t i = 0; i < length; i += bytes) {
    uint32_t code = 0;
    bytes = 1;
    if (text[i] >= ' ' && text[i] <= '~') { /* as most are */
      out[n++] = text[i];
      continue;
    }
    bytes = text_character(text + i, length - i, &code);
    bool kept = (code == '\n' && keep & KEEP_LINES) || (code == '\t' && keep & KEEP_TABS) ||
                (bytes == 1 && code >= 1 && code <= 3 && keep & KEEP_SAID);
    bool shown = bytes > 0 && (kept || text_is_plain(code));
    if (shown)
      memmove(out + n, text + i, bytes);
    else
      out[n] = code == '\t' ? ' ' : '?';
    n += shown ? bytes : 1;
    if (bytes == 0) bytes = 1;
  }
  return n;
}

void text_trim(char *text) {
  size_t n = strlen(text), from = n;
  uint32_t code;
  while (from > 0 && n - from < 3 && is_continuation(text[from - 1])) from--;
  if (from-- == 0 || (unsigned char)text[from] < 0xc2 || (unsigned char)text[from] > 0xf4) return;
  if (text_character(text + from, n - from, &code) == 0) text[from] = '\0';
}

const char *text_copy(char *out, size_t size, const char *text, size_t length) {
  if (size == 0) return out;
  if (length >= size)
    for (length = size - 1; length > 0 && is_continuation(text[length]);) length--;
  out[text_clean(out, text, length, 0)] = '\0';
  return out;
}

/* ---- columns ---- */

static bool is_wide(uint32_t c) {
  static const uint32_t WIDE[][2] = {{0x1100, 0x115f}, {0x2e80, 0xa4cf},   {0xac00, 0xd7a3},
                                     {0xf900, 0xfaff}, {0xfe30, 0xfe6f},   {0xff00, 0xff60},
                                     {0xffe0, 0xffe6}, {0x1f300, 0x1faff}, {0x20000, 0x3fffd}};
  return is_among(c, WIDE, sizeof WIDE / sizeof *WIDE);
}

int text_width(const char *text) {
  enum { CHARACTER_BYTES = 4 };
  int width = 0;
  uint32_t c;
  for (size_t n; *text; text += n) {
    n = text_character(text, strnlen(text, CHARACTER_BYTES), &c);
    if (n == 0) n = 1; /* broken UTF-8 goes by bytes */
    if (c == 033)
      n = strcspn(text, "m") + (strchr(text, 'm') != NULL);
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
  strcpy(out + text_clean(out, word, n, 0), n < length ? "..." : "");
  return out;
}
