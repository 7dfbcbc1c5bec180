/* repl.h - the loop that reads commands, and what every command works on. */
#ifndef repl_h
#define repl_h

#include "repl/draw/draw_table.h"
#include "repl/session.h"

enum { BRANCH_TEXT = 24 };

/* Another way that the game goes, waiting under its name (branch.c). */
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
  bool quit;
  bool confirm;               /* a throw that could fail is tried when it is typed twice */
  Action risked;              /* the one that was typed last; a kind of ACTION_NB: none */
  uint64_t journal;           /* the state that was written down last (autosave.c) */
  const char *file;           /* of the settings that are read; NULL: none */
  int line;                   /* of the script, of the settings */
  int refused;                /* commands so far */
  uint16_t taken;             /* seats that the reader plays */
  uint32_t offered[SEAT_MAX]; /* the declarations that a taken seat was last asked about */
  char branch[BRANCH_TEXT];   /* the name of this way; "" while it has none */
  Branch *branches;           /* the others */
  struct Written *written;    /* the files of this session (save_and_load.c) */
  char *names;                /* lines of Lua that gave names (lua_line.c); NULL: none */
} Repl;

/* What `pengyou repl` is started with. Texts may be NULL: the default. */
typedef struct ReplOptions {
  const char *variant, *script, *position, *language;
  int players;
  uint64_t seed;
  bool ascii, echo;
} ReplOptions;

/* Runs it to its end. Returns the exit status. */
int repl_run(const ReplOptions *options);

/* A seed from the system. */
uint64_t repl_seed(void);

/* Takes one line, as typed: true unless it was refused. */
bool repl_line(Repl *repl, const char *line);

/* repl_tell(repl, SAY(X), values ...): one sentence for the reader, in his language. */
#define repl_tell(repl, ...) repl_tell_values(repl, VALUES(__VA_ARGS__))
void repl_tell_values(Repl *repl, const Value sentence[]);
/* repl_deny(repl, SAY(X), values ...): the sentence says why a command is refused: false, for
** `return repl_deny(...)`. */
#define repl_deny(repl, ...) repl_deny_values(repl, VALUES(__VA_ARGS__))
bool repl_deny_values(Repl *repl, const Value sentence[]);

/* The same for lines that have no words of their own: columns, file names, texts already said. */
void repl_say(Repl *repl, const char *format, ...) TEXT_FORMAT(2, 3);
/* A line to be copied: it stays one line, however narrow the terminal is. */
void repl_say_unbroken(Repl *repl, const char *text);
/* A refusal goes to standard error in a script, with the number of the line. */
bool repl_refuse(Repl *repl, const char *format, ...) TEXT_FORMAT(2, 3);
/* Refuses with the sentence of a ruling. */
bool repl_refuse_ruling(Repl *repl, const Ruling *why);

/* May the reader see what this seat knows? */
bool repl_sees(const Repl *repl, int seat);
/* What may be drawn for the reader; `view` is filled and the scene points to it. While a suit is
** only proposed, the scene is sorted by it. */
void repl_scene(const Repl *repl, Game *view, Scene *scene);
/* After a change: the table at a terminal, one line elsewhere. */
void repl_show_state(Repl *repl);

#endif
