/* confirm_overwrite.h - which files commands may write over. */
#ifndef repl_confirm_overwrite_h
#define repl_confirm_overwrite_h

#include "repl/command/command.h"

/* May the command write this file? Over one that is there only if it is empty, if this session
** wrote it by the same command and nobody has changed it, if it begins with `own` (NULL:
** none does), or if the command is the form with `!`; otherwise it is refused with the sentence,
** which is given the path. *over is for file_write. */
bool overwrite_may(Repl *repl, const Command *command, const char *path, const char *own,
                   const char *sentence, bool *over);
/* Writes the text, which it frees, into the file, notes it and says so; false, and why was said. */
bool overwrite_write(Repl *repl, const Command *command, const char *path, char *text, bool over);
/* Notes that it was written. */
void overwrite_note(Repl *repl, const Command *command, const char *path);
/* Frees all notes. */
void overwrite_forget(Repl *repl);

#endif
