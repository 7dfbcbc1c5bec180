/* shared_text.h - the text of a file, its code and the lines of its keys, which depend on it alone.
** They are made once for all games that load the text under this path, also one after the other;
** only two threads that come with it at the same moment each make them. */
#ifndef shared_text_h
#define shared_text_h

#include "lua/load/field_lines.h"
#include "lua/sandbox/sandbox.h"

typedef struct SharedText {
  Script script; /* its name is the path; its code is kept */
  KeyLines lines;
} SharedText;

/* Takes the text over, which is on the heap and ends with a 0; NULL: there is no memory, and the
** text is gone. From any thread. */
const SharedText *text_share(const char *path, char *text, size_t length);

/* Each that was shared is let go once; NULL: nothing. It is kept for who shares it next, until many
** others have come. */
void text_unshare(const SharedText *shared);

#endif
