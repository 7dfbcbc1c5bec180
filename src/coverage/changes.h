/* changes.h - the rules next to those of a file: its text with one value, one comparison, one
** constant or one branch changed, or one thing left out.
**
** Changes are made in the text, so a changed rule is read as any other. Which of them are rules at
** all, and other ones than before, tells whoever loads them. */
#ifndef changes_h
#define changes_h

#include "rules/schema.h"

enum { CHANGE_NAME = 160, CHANGE_WITH = 64 };

typedef struct Change {
  size_t from, length; /* what of the text is replaced */
  char with[CHANGE_WITH];
  int line;
  bool of_function;       /* it is in one, or leaves one out */
  const Field *field;     /* NULL: what stands before the rules, and is of any field */
  char name[CHANGE_NAME]; /* `score.bands.3.3: 1 -> 2`; no two of a file have the same */
} Change;

typedef struct Changes {
  Change *change;
  int n;
  size_t room;
} Changes;

/* Finds them in the text of a game or house rule. False: no memory. */
bool changes_find(Changes *changes, const char *text, size_t length);
void changes_free(Changes *changes);

/* The text with one of them, on the heap, and its length. NULL: no memory. */
char *change_apply(const Change *change, const char *text, size_t *length);

#endif
