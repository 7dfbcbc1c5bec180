/* text.h - writing text into a caller's buffer, piece by piece.
**
** What does not fit is left out, the buffer is always ended, and `length` goes on counting what the
** whole text has: as snprintf, but for a text that comes in pieces.
*/
#ifndef text_h
#define text_h

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#if defined(__GNUC__)
#define TEXT_FORMAT(f, a) __attribute__((format(printf, f, a)))
#else
#define TEXT_FORMAT(f, a)
#endif

typedef struct Text {
  char *out;
  size_t size, length;
} Text;

/* Starts an empty text in `out`, which has room for `size` bytes with the end; size may be 0. */
Text text_start(char *out, size_t size);
void text_put(Text *text, const char *piece);
void text_put_some(Text *text, const char *piece, size_t n); /* its first n bytes */
void text_add(Text *text, const char *format, ...) TEXT_FORMAT(2, 3);

/* Writes one sentence into `error` and returns false, for `return text_fail(error, size, …)`. */
static inline bool TEXT_FORMAT(3, 4) text_fail(char *error, size_t size, const char *format, ...) {
  va_list args;
  va_start(args, format);
  vsnprintf(error, size, format, args);
  va_end(args);
  return false;
}

/* Columns that a text takes on the screen: escape sequences take none, a wide character (Chinese,
** Japanese, Korean) two, any other one. */
int text_width(const char *text);

enum { CLIP_TEXT = 40 };

/* The first `length` bytes of what somebody wrote, made fit to be quoted in a message: at most 32
** bytes (then "..."), never half a UTF-8 sequence, control characters as "?". Returns out. */
const char *text_clip(const char *word, size_t length, char out[CLIP_TEXT]);

#endif
