/* custom_phase.h - the phases that a variant adds: what may be chosen in them. */
#ifndef repl_custom_phase_h
#define repl_custom_phase_h

#include "deal/phase.h"
#include "repl/repl.h"

/* Is the game in such a phase? */
bool phase_is_on(const Game *game, const Rules *rules);

/* What a seat may choose; nothing when it is not asked. */
void phase_choices(const Repl *repl, int seat, PhaseChoices *choices);

/* May somebody choose the word now, and with what behind it? */
bool phase_find_word(const Repl *repl, const char *word, PhaseChoice *choice);

/* Calls `offer` for every word that the seat (SEAT_NONE: anybody) may choose and that is no command
** anyway, with what stands behind it. */
void phase_each_word(const Repl *repl, int seat,
                     void (*offer)(void *data, const char *word, const PhaseChoice *choice),
                     void *data);

#endif
