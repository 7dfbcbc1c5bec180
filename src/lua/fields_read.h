/* fields_read.h - readers of single values, for fields.c and fields_read.c alone (L9). */
#ifndef fields_read_h
#define fields_read_h

#include <stdarg.h>

#include "lua/fields.h"

/* What is being read, and where it was set. */
typedef struct Reader {
  lua_State *L;
  Variant *variant;
  Rules *rules;
  const Field *field;
  int file, line;
} Reader;

/* Raises "file:line: group.name", then the sentence, which begins with ": " or " = ". */
_Noreturn void read_fail(const Reader *reader, const char *format, ...);

/* The index of the word at `at`; raises when it is none of them. */
int read_word(const Reader *reader, int at, const char *const words[]);

/* Raises unless the key is one of them: "did you mean". */
void read_key(const Reader *reader, const char *key, const char *const keys[]);

/* A whole number; `what` stands behind the field's name in messages (".kitty"). */
int read_number(const Reader *reader, int at, const char *what, int min, int max);

/* A value of a FIELD_OTHER. */
void read_other(const Reader *reader, int at);

#endif
