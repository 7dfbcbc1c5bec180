/* remembered.c - see remembered.h. */
#include "deal/remembered.h"

#include <assert.h>
#include <string.h>

#include "base/core_sentences.h"

static int length_at(const Remembered *remembered, int at) {
  return remembered->bytes[at + 1] | remembered->bytes[at + 2] << 8;
}

/* Do the parts follow each other, rising, and fill just what is used? */
static inline bool remembered_is_ok(const Remembered *remembered) {
  int at = 0, last = -1;
  while (at < remembered->used) {
    if (remembered->bytes[at] <= last) return false;
    last = remembered->bytes[at];
    at += REMEMBERED_HEAD + length_at(remembered, at);
  }
  return at == remembered->used && at <= REMEMBERED_BYTES;
}

/* Where the part begins, or would. */
static int location_of(const Remembered *remembered, int part) {
  int at = 0;
  while (at < remembered->used && remembered->bytes[at] < part)
    at += REMEMBERED_HEAD + length_at(remembered, at);
  assert(at <= remembered->used);
  return at;
}

const uint8_t *remembered_bytes(const Remembered *remembered, int part, int *n) {
  int at = location_of(remembered, part);
  bool is_there = at < remembered->used && remembered->bytes[at] == part;
  *n = is_there ? length_at(remembered, at) : 0;
  return is_there ? remembered->bytes + at + REMEMBERED_HEAD : NULL;
}

/* Bytes that the part takes up. */
static int size_of(const Remembered *remembered, int part) {
  int n;
  return remembered_bytes(remembered, part, &n) ? REMEMBERED_HEAD + n : 0;
}

bool remember_bytes(Remembered *remembered, int part, const void *bytes, int n) {
  int at = location_of(remembered, part), was = size_of(remembered, part);
  int is = n > 0 ? REMEMBERED_HEAD + n : 0, used = remembered->used - was + is;
  if (used > REMEMBERED_BYTES) return false;
  uint8_t *to = remembered->bytes + at;
  memmove(to + is, to + was, (size_t)(remembered->used - at - was));
  if (n > 0) {
    to[0] = (uint8_t)part;
    to[1] = (uint8_t)(n & 0xff);
    to[2] = (uint8_t)(n >> 8);
    memcpy(to + REMEMBERED_HEAD, bytes, (size_t)n);
  }
  if (used < remembered->used)
    memset(remembered->bytes + used, 0, (size_t)(remembered->used - used));
  remembered->used = (uint16_t)used;
  assert(remembered_is_ok(remembered));
  return true;
}

const char *remembered_text(const Remembered *remembered, int part) {
  int n;
  const uint8_t *bytes = remembered_bytes(remembered, part, &n);
  return bytes ? (const char *)bytes : "";
}

bool remember_text(Remembered *remembered, int part, const char *text) {
  size_t n = strlen(text);
  return n < MEMORY_MAX && remember_bytes(remembered, part, text, n ? (int)n + 1 : 0);
}

int remembered_room(const Remembered *remembered, int part) {
  int others = remembered->used - size_of(remembered, part);
  int room = REMEMBERED_BYTES - others - REMEMBERED_HEAD - 1;
  if (room < 0) return 0;
  return room < MEMORY_MAX ? room : MEMORY_MAX - 1;
}

void remembered_cut(Remembered *remembered, int part) {
  int at = location_of(remembered, part);
  memset(remembered->bytes + at, 0, (size_t)(remembered->used - at));
  remembered->used = (uint16_t)at;
  assert(remembered_is_ok(remembered));
}

/* Is every brace of the text closed, and is nothing behind the last one? */
static bool is_closed(const char *text) {
  int depth = 0;
  bool quoted = false;
  for (; *text; text++) {
    if (quoted && *text == '\\' && text[1])
      text++;
    else if (*text == '"')
      quoted = !quoted;
    else if (!quoted)
      depth += (*text == '{') - (*text == '}');
    if (depth == 0) return text[1] == '\0';
  }
  return false;
}

const char *remember_table(Remembered *remembered, int part, const char *text) {
  int room = remembered_room(remembered, part);
  if (*text != '{' || strlen(text) > (size_t)room) return SAY(READ_BRACES);
  if (!is_closed(text)) return SAY(READ_BRACE_OPEN);
  remember_text(remembered, part, text);
  return NULL;
}
