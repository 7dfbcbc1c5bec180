/* field_lines.h - in which line of a file a field is set: read off its text. */
#ifndef field_lines_h
#define field_lines_h

#include <stdbool.h>
#include <stddef.h>

enum { KEY_TEXT = 80 };

/* A key, "lead.forms.single.size", and the line where it is set first. */
typedef struct KeyLine {
  int line;
  char key[KEY_TEXT];
} KeyLine;

typedef struct KeyLines {
  KeyLine *entry; /* by their keys in order */
  int n;
  size_t room;
} KeyLines;

/* Finds the keys of the tables within `game { … }` and `house_rule { … }` of a text; those longer
** than KEY_TEXT are nobody's. False: there is no memory. */
bool lines_read(KeyLines *lines, const char *text, size_t length);
void lines_free(KeyLines *lines);

/* The line of a key; -1: it is in none. */
int lines_of(const KeyLines *lines, const char *key);

/* The line of a key, else of the nearest table around it, else `otherwise`. */
int lines_find(const KeyLines *lines, const char *key, int otherwise);

#endif
