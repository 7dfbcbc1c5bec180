/* field_lines.h - in which line of a file a field is set: read off its text. */
#ifndef field_lines_h
#define field_lines_h

#include <stddef.h>

enum { KEY_TEXT = 80 };

/* A key, "lead.forms.single.size": what stands in the text, "size", and the key of the table around
** it, -1 where that is game { … } itself. */
typedef struct KeyLine {
  const char *name;     /* in the text */
  size_t length, whole; /* of the name; of the key */
  int around, line;
} KeyLine;

typedef struct KeyLines {
  KeyLine *entry;
  int n;
  size_t room;
} KeyLines;

/* Finds the keys of the tables within `game { … }` and `house_rule { … }` of a text, which must
** live as long as they do. */
void lines_read(KeyLines *lines, const char *text, size_t length);
void lines_free(KeyLines *lines);

/* The line of a key; -1: it is in none. */
int lines_of(const KeyLines *lines, const char *key);

/* The line of a key, else of the nearest table around it, else `otherwise`. */
int lines_find(const KeyLines *lines, const char *key, int otherwise);

#endif
