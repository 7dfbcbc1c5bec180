/* loop.h - the loop that reads commands and has them done. */
#ifndef repl_loop_h
#define repl_loop_h

#include "repl/repl.h"

/* What `pengyou repl` is started with. Texts may be NULL: the default. */
typedef struct ReplOptions {
  const char *variant, *script, *position, *language, *bots;
  const char *review; /* a record: its last deal is reviewed, and nothing is read */
  int players;
  uint64_t seed;
  bool ascii, echo;
} ReplOptions;

/* Runs it to its end. Returns the exit status. */
int repl_run(const ReplOptions *options);

/* Takes one line, as typed: true unless it was refused. */
bool repl_line(Repl *repl, const char *line);

/* Gives everything back that the commands have gathered, the session too. */
void repl_close(Repl *repl);

#endif
