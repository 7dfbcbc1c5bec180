/* loop.h - the loop: one line is read, looked up, run, answered. */
#ifndef repl_loop_h
#define repl_loop_h

#include "repl/line.h"
#include "repl/repl.h"

/* Takes one line, as typed: true unless it was refused. */
bool repl_line(Repl *repl, const char *line);

/* Takes all lines of a script, up to `quit` or Ctrl-C. */
void loop_script(Repl *repl, FILE *in);

/* Looks how large the terminal is. */
void loop_measure(Repl *repl);
/* Reads a line at the terminal, on the heap; one that waits (repl->next) comes first. */
LineResult loop_read(Repl *repl, char **line);
/* Takes a line that was read there: it is kept in the history, and the game on the disk. */
void loop_type(Repl *repl, const char *line);
/* Both, until the reader leaves. */
void loop_terminal(Repl *repl);

/* Gives everything back that the commands have gathered, the session too. */
void repl_close(Repl *repl);

#endif
