/* check_watch.h - `pengyou check --watch`: a rule file checked again whenever it is saved. */
#ifndef check_watch_h
#define check_watch_h

#include "cmd/cmd.h"
#include "lua/variant.h"

enum { SPEC_TEXT = 2 * GAME_SPEC };

/* A sum that was checked, and the texts of its own files. */
typedef struct Checked {
  char spec[SPEC_TEXT];
  CarriedFiles files;
} Checked;

/* Checks the word, a path or a sum with one, until Ctrl-C: at once, and whenever the file or the
** scenarios beside it are saved; then also says which rulings the save changed. `check` checks a
** word: whether it is sound. */
int check_watch(const SubCommand *command, const char *word,
                bool (*check)(const char *word, Checked *checked));

#endif
