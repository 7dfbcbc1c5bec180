/* unnoticed_marks.h - changes of rules that no scenario can notice, as somebody has said, and why.
**
** They stand in files of their own beside the scenarios: `return unnoticed { { "RULE",
** "deal.direction", why = "…", looked = 50000 }, … }`. The rule is a name, or a path seen from the
** file; what follows is the name of a change, or the beginning of one: a field, a key of it. */
#ifndef unnoticed_marks_h
#define unnoticed_marks_h

#include "coverage/changes.h"
#include "io/file.h"

typedef struct Mark {
  FileId rule;
  char of[CHANGE_NAME];
  char *location; /* "tests/scenarios/unnoticed.lua, 3: pagat, deal.direction" */
  long looked;    /* in so many situations nothing was found */
  bool used;      /* a change was unnoticed that it speaks of */
} Mark;

typedef struct Marks {
  Mark *mark;
  int n;
  size_t room;
} Marks;

/* Adds those of a file. False and why in error, after the file's name. */
bool marks_read(Marks *marks, const char *path, char *error, size_t error_size);
void marks_free(Marks *marks);

/* Notes that this change of the file is unnoticed. The mark that speaks of it; NULL: none. */
const Mark *marks_use(Marks *marks, FileId rule, const Change *change);

#endif
