/* custom_phase.h - the phases that a variant adds, at the table: their words are commands, `legal`
** lists them, and what was chosen is told. */
#ifndef repl_custom_phase_h
#define repl_custom_phase_h

#include "repl/commands.h"
#include "repl/draw/draw_table.h"
#include "repl/draw/narrate.h"

/* Is the game in such a phase? */
bool phase_is_on(const Game *game, const Rules *rules);

/* A command that lives as long as its line. */
typedef struct PhaseCommand {
  Command command;
  char name[NAME_MAX_LEN];
} PhaseCommand;

/* The word as a command, if somebody may choose it now; else NULL. */
const Command *phase_command(const Repl *repl, const char *word, size_t length, PhaseCommand *out);

/* Calls `offer` for every word that the seat (SEAT_NONE: anybody) may choose and that is no command
** anyway, with what stands behind it. */
void phase_each_word(const Repl *repl, int seat,
                     void (*offer)(void *data, const char *word, const PhaseChoice *choice),
                     void *data);

/* `legal` of a seat in such a phase. */
void phase_say_legal(Repl *repl, const Scene *scene, int seat);
/* An action of such a phase, in words. */
void phase_tell(Repl *repl, const Scene *scene, const Game *before, const Action *action);

#endif
