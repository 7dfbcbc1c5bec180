/* field_lines.h - in which line of a file a field is set: read off its text. */
#ifndef field_lines_h
#define field_lines_h

#include <stddef.h>

enum { KEY_TEXT = 80 };

typedef struct KeyLine {
  char key[KEY_TEXT]; /* "order.tractors", "lead.forms.single.size" */
  size_t length;      /* of the key */
  int line;
} KeyLine;

typedef struct KeyLines {
  KeyLine *entry;
  int n;
  size_t room;
} KeyLines;

/* Finds the keys of the tables within `game { … }` and `house_rule { … }`. */
void lines_read(KeyLines *lines, const char *text, size_t length);
void lines_free(KeyLines *lines);

/* The line of a key; -1: it is in none. */
int lines_of(const KeyLines *lines, const char *key);

/* The line of a key, else of the nearest table around it, else `otherwise`. */
int lines_find(const KeyLines *lines, const char *key, int otherwise);

#endif
