/* remembered.h - what the functions of a variant remember, as text, and what was chosen in a poll
** that is not over (poll_answers.h). All of it shares one room of 1 KB in a game.
*/
#ifndef remembered_h
#define remembered_h

#include <stdbool.h>
#include <stdint.h>

enum {
  MEMORY_MAX = 1024, /* the longest text with its end */
  REMEMBERED_HEAD = 3,
  REMEMBERED_BYTES = MEMORY_MAX + 2 * REMEMBERED_HEAD,
};

/* What is remembered, one part each. */
enum {
  REMEMBERED_GAME,   /* player.memory of all players */
  REMEMBERED_DEAL,   /* deal.memory: the next deal forgets it, and what follows */
  REMEMBERED_ANSWER, /* + seat */
};

/* The parts that there are one behind the other in their order, each as its number, its length and
** its bytes; zeros behind them. */
typedef struct Remembered {
  uint16_t used;
  uint8_t bytes[REMEMBERED_BYTES];
} Remembered;

/* The bytes of a part; NULL, and *n = 0, where there are none. */
const uint8_t *remembered_bytes(const Remembered *remembered, int part, int *n);

/* Puts n bytes in the place of those of the part; 0: forgets it. False, and nothing is altered,
** where they find no room. */
bool remember_bytes(Remembered *remembered, int part, const void *bytes, int n);

/* The same of texts; "" where there is none. */
const char *remembered_text(const Remembered *remembered, int part);
bool remember_text(Remembered *remembered, int part, const char *text);

/* The same of a text that somebody wrote: a table in braces. NULL, or what is wrong with it: a
** sentence on a field, with remembered_room. */
const char *remember_table(Remembered *remembered, int part, const char *text);

/* How many characters a text may have in the place of that part. */
int remembered_room(const Remembered *remembered, int part);

/* Forgets this part and all that follow. */
void remembered_cut(Remembered *remembered, int part);

#endif
