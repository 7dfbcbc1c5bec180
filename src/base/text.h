/* text.h - writing text into a caller's buffer, piece by piece.
**
** What does not fit is left out, the buffer is always ended, and `length` goes on counting what the
** whole text has: as snprintf, but for a text that comes in pieces, and never cut inside a
** character.
**
** A text that others wrote (a file, a record, a script's message) may hold what a terminal obeys.
** Whatever prints lets its line through text_clean: print_line of the tools, repl_say, the pages,
** the reports, the answers of judge. What is copied into a place of its own goes through text_copy.
*/
#ifndef text_h
#define text_h

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
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
/* The same in room of its own, which lasts as long as the block: Text row = text_room(ROW_TEXT); */
#define text_room(size) text_start((char[size]){""}, size)
void text_put(Text *text, const char *piece);
void text_put_some(Text *text, const char *piece, size_t n); /* its first n bytes */
/* Between quotes, as a script has it. */
void text_put_quoted(Text *text, const char *words);
void text_add(Text *text, const char *format, ...) TEXT_FORMAT(2, 3);

/* The bytes of the UTF-8 character that begins here, and which it is; 0 when it is none. */
size_t text_character(const char *at, size_t length, uint32_t *code);
/* Is it one of the common Chinese characters? In UTF-8 each has three bytes. */
static inline bool text_is_han(uint32_t code) { return code >= 0x3400 && code <= 0x9fff; }

/* May a rule file be named so, behind which stands .lua: letters, Chinese characters, digits, - and
** _, of `longest` bytes at most? No such name leads out of its folder, or ends in a sum. */
enum { NAME_LONGEST = 60 };
bool text_is_name(const char *name, size_t longest);

/* How many bytes of a name the text begins with, as scripts give names: letters, digits and _. */
size_t text_name_length(const char *text);

/* May it be shown? Not the control characters (C0, DEL, C1), the ends of lines, and what turns the
** direction of writing round. */
bool text_is_plain(uint32_t code);

/* Is all of it UTF-8 that may be shown? */
bool text_all_plain(const char *text);

/* What stays of the control characters: ends of lines, tabs, and the marks of what is said. */
enum { KEEP_LINES = 1, KEEP_TABS = 2, KEEP_SAID = 4 };

/* Copies text with a `?` for each character that may not be shown and each byte that is no UTF-8,
** a blank for a tab. `out` has room for `length` bytes, may be `text` itself, and is not ended;
** returns what it holds, which is no more. */
size_t text_clean(char *out, const char *text, size_t length, int keep);

/* The same, ended: what fits, cut between characters. Returns out. */
const char *text_copy(char *out, size_t size, const char *text, size_t length);

/* Takes away the beginning of a character that was cut off at the end. */
void text_trim(char *text);

/* Writes one sentence into `error` and returns false, for `return text_fail(error, size, …)`. */
static inline bool TEXT_FORMAT(3, 4) text_fail(char *error, size_t size, const char *format, ...) {
  va_list args;
  va_start(args, format);
  int n = vsnprintf(error, size, format, args);
  va_end(args);
  if (n >= 0 && (size_t)n >= size && size > 0) text_trim(error);
  return false;
}

/* Columns that a text takes on the screen: escape sequences take none, a wide character (Chinese,
** Japanese, Korean) two, any other one. */
int text_width(const char *text);

/* The next of these words, with blanks or | between them; *list is then what stands behind it.
** False: there is none. */
static inline bool text_next(const char **list, const char **word, size_t *length) {
  const char *at = *list;
  while (*at == ' ' || *at == '|') at++;
  *word = at;
  while (*at && *at != ' ' && *at != '|') at++;
  *length = (size_t)(at - *word);
  *list = at;
  return *length > 0;
}

/* Which of these words, with blanks or | between them, it is, capitals or not: from 0; -1: none. */
int text_which(const char *words, const char *word, size_t length);

enum { CLIP_TEXT = 40 };

/* The first `length` bytes of what somebody wrote, made fit to be quoted in a message: at most 32
** bytes (then "..."), never half a character, cleaned. Returns out. */
const char *text_clip(const char *word, size_t length, char out[CLIP_TEXT]);

#endif
