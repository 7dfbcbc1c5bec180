/* repl.h - what every command works on: the game at the table, who sits there, how answers look. */
#ifndef repl_h
#define repl_h

#include "repl/screen.h"
#include "repl/session.h"

enum { LISTED_ACTIONS = 32 };

/* The list of actions that was shown last, so that `#3` takes its third line. */
typedef struct ListedActions {
  Action action[LISTED_ACTIONS];
  int n;
  uint64_t state; /* of the game that they are for */
  bool is_hint;   /* the one action that `hint` named, if it was the last command */
} ListedActions;

enum { BRANCH_TEXT = 24 };

/* Another way that the game goes, waiting under its name (branch.c): the reader's word, or one that
** each language has (base/sentence.h). */
typedef struct Branch {
  char name[BRANCH_TEXT];
  Session session;
  struct Branch *next;
} Branch;

typedef struct Repl {
  Session session;
  FILE *out, *errors;
  Look look;
  bool interactive; /* a terminal: prompt, history, the table after every change */
  bool echo;        /* a script's commands are printed before their answers */
  bool open;        /* all hands may be seen although seats are taken */
  bool returning;   /* lines were typed in an earlier session */
  bool quit;
  bool asking;                        /* which game it is to be: the default one lies there */
  char *next;                         /* a line that was typed where none was asked for; NULL */
  bool shown;                         /* the table, by the command that is running */
  const struct Command *asks, *asked; /* who wants its line typed again: now, by the line before */
  char again[64];                     /* the line by which it asked: `yes` types it again */
  bool confirm;                       /* a throw that could fail is tried when it is typed twice */
  bool coach;                         /* so is a play that gives much away (coach.h) */
  Action risked;                      /* that is to be typed again; a type of ACTION_NB: none */
  bool risks;                         /* the line that is done now has set it */
  Action denied;                      /* that was refused last; `why` alone explains it: */
  bool denies, was_denied;            /* by the line that is done now, by the one before it */
  ListedActions listed;               /* for `#3` */
  bool pictured;                      /* what is said goes into a picture: no paths */
  bool supposed;                      /* a copy in which it is some seat's turn only as if */
  uint64_t journal;                   /* the state that was written down last (autosave.c) */
  bool unkept;                        /* it was said that it could not be */
  const char *file;                   /* of the settings that are read; NULL: none */
  int line;                           /* of the script, of the settings */
  int refused;                        /* commands so far */
  uint16_t taken;                     /* seats that the reader plays */
  uint16_t auto_meant;                /* those that `auto trick` is to play, too: it was asked */
  uint8_t auto_asked, auto_answered;  /* how far `auto` was to go when it asked, and may (Until) */
  const Bot *bots[SEAT_MAX];          /* who plays the others; NULL: the program's own */
  uint32_t offered[SEAT_MAX];         /* the declarations that a taken seat was last asked about */
  char branch[BRANCH_TEXT];           /* the name of this way; "" while it has none */
  Branch *branches;                   /* the others */
  struct Written *written;            /* the files of this session (save_and_load.c) */
  struct Differ *differ;              /* what `differ` found last; NULL: nothing */
  struct Coverage *coverage;          /* what `coverage` found last; NULL: nothing */
  char *names;                        /* lines of Lua that gave names (lua_line.c); NULL: none */
  struct Tutorial *tutorial;          /* that is on (tutorial.c); NULL: none */
} Repl;

/* Another game is played on: seats that it does not have are given up, and what a taken seat may do
** is said again. */
void repl_begin_anew(Repl *repl);

/* Begins a list for the game as it is; the old one is forgotten. */
void listed_begin(ListedActions *listed, const Game *game);

/* Notes the action of the next line, of at most LISTED_ACTIONS. Returns the line's number. */
int listed_add(ListedActions *listed, const Action *action);

/* Is the list still for this game, and has it lines? */
bool listed_is_for(const ListedActions *listed, const Game *game);

#endif
