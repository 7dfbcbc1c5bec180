/* stop.h - Ctrl-C in a sub-command that works for long: it ends the work, and what was found so far
** is told. */
#ifndef cmd_stop_h
#define cmd_stop_h

#include <stdbool.h>

/* From here on the first Ctrl-C asks to stop, the second one ends the program. */
void stop_watch(void);

/* Was that asked? */
bool stop_asked(void);
/* The same, for who asks with a context. */
bool stop_asked_of(void *context);

#endif
