/* tutorial.h - a deal in which the reader is asked each step.
**
** The deal is a record that comes with the games (variants/tutorial.record): the cards, and what
** all four play. It is loaded and gone back to its beginning, so what comes next is always the next
** action of its history. What the reader is asked is a list of steps in tutorial.c.
**
** Invariant: while it is on, the session is that record, and its game stands before the action
** that is asked for, or at the end of the deal.
*/
#ifndef repl_tutorial_h
#define repl_tutorial_h

#include "repl/command/command.h"

/* While the tutorial is on: answers a line that acts, leaves, asks for a hint or would change the
** game. False: another command, to be run as always; then tutorial_hears is told of it. */
bool tutorial_takes(Repl *repl, const Command *command, int seat, const char *rest);

/* This command ran as always: where it is the question that the step wants, the next step comes. */
void tutorial_hears(Repl *repl, const Command *command, const char *rest);

/* Ends it, where it is on: the game before it is there again, as it was. */
void tutorial_end(Repl *repl);

#endif
