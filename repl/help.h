/* help.h - what can be typed. */
#ifndef repl_help_h
#define repl_help_h

#include "repl/command_list.h"

COMMAND(command_help);

/* The three lines with which `help` and the first session begin. */
void help_greeting(Repl *repl);

#endif
