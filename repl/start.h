/* start.h - `pengyou repl` from its start to its end. */
#ifndef repl_start_h
#define repl_start_h

#include <stdbool.h>
#include <stdint.h>

/* What it is started with. Texts may be NULL: the default. */
typedef struct ReplOptions {
  const char *variant, *script, *position, *language, *bots;
  const char *review; /* a record: its last deal is reviewed, and nothing is read */
  int players;
  uint64_t seed;
  bool ascii, echo;
} ReplOptions;

/* Returns the exit status. */
int repl_run(const ReplOptions *options);

#endif
