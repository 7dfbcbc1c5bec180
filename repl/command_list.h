/* command_list.h - the one list of commands: help, Tab and dispatch come from it. */
#ifndef repl_command_list_h
#define repl_command_list_h

#include "repl/command/command.h"

extern const Command commands[];
extern const int commands_n;

/* By its whole name, its short one, or a Chinese word; NULL: none is called so. */
const Command *command_whole(const char *word, size_t length);

/* By name, alias or unique beginning (never of one that overwrites); NULL, and then the sentence
** to refuse with in error. */
const Command *command_find(const char *word, size_t length, char *error, size_t error_size);

/* May its answer be longer than the terminal, and is there at once? Then it is shown a page at a
** time. (What is looked for first, as by `differ`, is paged by its own handler.) */
bool command_tells_much(const Command *command);

/* A command that lives as long as its line: a word of a phase that the variant adds. */
typedef struct PhaseCommand {
  Command command;
  char name[NAME_MAX_LEN];
} PhaseCommand;

/* The command that *text begins with: a word that somebody may choose now in a phase of the variant
** (then it stands in *own), a Chinese word, else as command_find. *text goes behind the word. A
** line of cards, or of lines of the last list (`#3`), is an action of the seat (SEAT_NONE: the
** default one) by what is asked of it; *text then stays where it is. */
const Command *command_read(const Repl *repl, int seat, const char **text, PhaseCommand *own,
                            char *error, size_t error_size);

/* What stands behind the command, with Chinese words (一墩, 第3副) in English and cards that are
** said ("the ace of spades") in the notation; in `out` where there are such. Rules are called as in
** games of the family. */
const char *command_arguments(const Command *command, const char *text, Family family, char *out,
                              size_t size);

/* Splits "D: play JH JH": the seat or SEAT_NONE, and where the command begins. */
int command_seat(const Repl *repl, const char *line, const char **rest);

#endif
