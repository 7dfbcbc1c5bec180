/* commands.h - the one table of commands: help, Tab and dispatch come from it. */
#ifndef repl_commands_h
#define repl_commands_h

#include "repl/repl.h"

/* What Tab offers for the words after the command. */
typedef enum Completes {
  COMPLETES_NOTHING,
  COMPLETES_WORDS, /* those of `words` */
  COMPLETES_SEATS, /* the letters, and `words` */
  COMPLETES_CARDS, /* cards that may legally be played now */
  COMPLETES_FILES,
  COMPLETES_GAMES, /* games and house rules that are found */
  COMPLETES_COMMANDS,
  COMPLETES_BRANCHES,
  COMPLETES_FIELDS, /* of the rules, and what they may hold */
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

extern const Command commands[];
extern const int commands_n;

/* Is it the form with `!`, which writes over what is there? */
bool command_overwrites(const Command *command);

/* By name, alias or unique beginning (never of one that overwrites); NULL, and then the sentence
** to refuse with in error. */
const Command *command_find(const char *word, size_t length, char *error, size_t error_size);

/* Splits "D: play JH JH": the seat or SEAT_NONE, and where the command begins. */
int command_seat(const Repl *repl, const char *line, const char **rest);

/* Whom a command is for when no seat was named: the taken seat that is waited for, any taken seat,
** or who is waited for. SEAT_NONE between deals. */
int command_default_seat(const Repl *repl);

/* The next word of *text, or NULL; moves *text behind it. `out` has room for `size`. */
const char *command_word(const char **text, char *out, size_t size);

/* The handlers, by file. */
#define COMMAND(name) bool name(Repl *repl, const Command *command, int seat, const char *rest)
COMMAND(command_help);
COMMAND(command_quit);
/* actions.c */
COMMAND(command_act);
/* Reads the action that words say; refuses when they say none. */
bool act_read(Repl *repl, const char *name, int seat, const char *rest, Action *action);
/* step_and_undo.c */
COMMAND(command_new);
COMMAND(command_step);
COMMAND(command_auto);
COMMAND(command_take);
COMMAND(command_open);
COMMAND(command_undo);
COMMAND(command_redo);
/* show.c */
COMMAND(command_hands);
COMMAND(command_table);
COMMAND(command_trump);
COMMAND(command_games);
COMMAND(command_legal);
COMMAND(command_hint);
/* rules.c */
COMMAND(command_rules);
/* ask.c */
COMMAND(command_ask);
/* why.c */
COMMAND(command_why);
/* The same for words that may leave out which action of the phase is meant. */
bool why_read(Repl *repl, int seat, const char *rest, Action *action);
/* scenarios.c */
COMMAND(command_test);
/* why_score.c: how the last deal came to its result. */
bool why_score(Repl *repl);
/* history.c */
COMMAND(command_goto);
COMMAND(command_history);
COMMAND(command_show);
/* What the reader may see of the deal as it lay before the first lead, or as it lies now when play
** has not begun. */
void walk_before_lead(Repl *repl, Game *view);
/* export.c */
COMMAND(command_export);
/* branch.c */
COMMAND(command_branch);
COMMAND(command_branches);
/* change_rules.c */
COMMAND(command_reload);
COMMAND(command_house);
COMMAND(command_set);
/* what_if.c */
COMMAND(command_what);
/* Lays cards into a seat's hand: `give SEAT CARDS`. False when the words are not that. */
bool try_is_hand(const Repl *repl, const char *rest);
bool try_hand(Repl *repl, const char *rest);
/* Goes on with other trumps: `trump 9C`. */
bool try_trump(Repl *repl, const char *rest);
/* language.c */
COMMAND(command_lang);
/* save_and_load.c */
COMMAND(command_save);
COMMAND(command_load);
COMMAND(command_position);
/* Tells whose turn it is taken to be where a position does not say it. */
void keep_tell_turn(Repl *repl, const char *position);
/* Another game has taken the place of the one that was played. */
void keep_begin_anew(Repl *repl);
/* May the command write this file? Over one that is there only if it is empty, if this session
** wrote it by the same kind of command and nobody has changed it, if it begins with `own` (NULL:
** none does), or if the command is the form with `!`; otherwise it is refused with the sentence,
** which is given the path. *over is for file_write. */
bool keep_may_write(Repl *repl, const Command *command, const char *path, const char *own,
                    const char *sentence, bool *over);
/* Notes that it was written; in the end all notes are freed. */
void keep_note(Repl *repl, const Command *command, const char *path);
void keep_free(Repl *repl);
/* autosave.c */
COMMAND(command_resume);
/* card_style.c, lua_line.c */
/* The names of what can be looked at in several ways; then the words of one of them. They end with
** NULL. */
const char *look_name(int i);
const char *const *look_words(const char *name);
COMMAND(command_look);
COMMAND(command_lua);

#endif
