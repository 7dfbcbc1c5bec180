/* tab_completion.h - what Tab offers. */
#ifndef repl_tab_completion_h
#define repl_tab_completion_h

#include "repl/line.h"
#include "repl/repl.h"

/* What could stand for the word at line[from..to): a list ended by NULL, all on the heap; NULL when
** there is nothing. *files: those that are wanted. Matches LineComplete;
** `data` is a Repl. */
char **complete_line(void *data, const char *line, int from, int to, LineFiles *files);

#endif
