/* command.h - what a command is: a row of the list, and what its handler is given. */
#ifndef repl_command_h
#define repl_command_h

#include "repl/repl.h"

/* What Tab offers for the words after the command. */
typedef enum Completes {
  COMPLETES_NOTHING,
  COMPLETES_WORDS, /* those of `words` */
  COMPLETES_SEATS, /* the letters, and `words` */
  COMPLETES_CARDS, /* cards that may legally be played now */
  COMPLETES_FILES, /* a file's name, or one of `words`; these behind it where the usage says so */
  COMPLETES_PATH,  /* a file's name to the end of the line, which may have blanks in it */
  COMPLETES_GAMES, /* games and house rules that are found */
  COMPLETES_COMMANDS,
  COMPLETES_BRANCHES,
  COMPLETES_FIELDS, /* of the rules, and what they may hold */
  COMPLETES_RULES,  /* groups and fields, and `words` */
  COMPLETES_BOTS,
  COMPLETES_LOOKS,
} Completes;

typedef struct Command {
  const char *name, *alias; /* alias: "" when there is none */
  const char *usage;        /* the words after the name */
  const char *help;         /* one line */
  const char *example;      /* "" when the name alone is one */
  Completes completes;
  const char *words; /* separated by blanks */
  bool changes;      /* the game: undo takes it back */
  /* `seat`: whom the command is for ("D: …"), or SEAT_NONE. False when it was refused. */
  bool (*run)(Repl *repl, const struct Command *command, int seat, const char *rest);
} Command;

/* A handler, as in `COMMAND(command_help)`; it need not look at all that it is given. */
#define UNUSED __attribute__((unused))
#define COMMAND(name)                                                                              \
  bool name(Repl *repl, UNUSED const Command *command, UNUSED int seat, UNUSED const char *rest)

/* Is it the form with `!`, which writes over what is there? */
bool command_overwrites(const Command *command);

/* Whom a command is for when no seat was named: the taken seat that is waited for, any taken seat,
** or who is waited for. SEAT_NONE between deals. */
int command_default_seat(const Repl *repl);

/* The seat of this letter, or where somebody of this name sits, capitals or not; -1: there is
** none. */
int command_seat_of(const Repl *repl, const char *word);

/* The seat that is named behind a command; SEAT_NONE, and it is refused: there is none of that
** name. */
int command_seat_named(Repl *repl, const char *word);

/* Whose hand a question is about: `seat`, or the default one. SEAT_NONE, and it is refused, between
** deals and when the reader may not know that hand. */
int command_asked_seat(Repl *repl, int seat);

/* Is it known what the seat holds? Not where a position left that out: then it is refused. */
bool command_knows_hand(Repl *repl, int seat);

/* The next word of *text, or NULL; moves *text behind it. `out` has room for `size`. */
const char *command_word(const char **text, char *out, size_t size);

/* Reads an optional `on` or `off` into *on; anything else is refused by the sentence that says what
** the command takes, which is given it. */
bool command_on_off(Repl *repl, const char *text, const char *takes, bool *on);

/* Does nothing stand in the text any more? */
bool command_ends(const char *text);

/* The same; where something does, the command is refused, which takes no more. */
bool command_is_all(Repl *repl, const Command *command, const char *text);

/* Reads an optional count of at least 1; `otherwise` when there is none, -1 when the text is
** something else. */
int command_count(const char *text, int otherwise);

#endif
