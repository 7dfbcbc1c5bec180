/* judge.h - rulings over a pipe: one JSON object a line in, one a line out, in order.
**
** src/tools/README.md lists the questions. Whatever is wrong with a line is answered with an error
** object, and the next line is read. */
#ifndef judge_h
#define judge_h

#include <stdbool.h>
#include <stddef.h>

/* What keeps the loaded variants; one for each stream, and in one thread at a time. */
typedef struct Judge Judge;

enum { JUDGE_LINE_MAX = 1 << 20 }; /* bytes of a question; a longer one is not kept */

/* `variant` is that of lines without "variant", shorter than GAME_SPEC; NULL: the default game.
** Paths in the "variant" of a line lead to the folders of the variants, and to the folder of the
** first path in `variant` and what is below it; with `paths` anywhere. NULL: no memory. */
Judge *judge_new(const char *variant, bool paths);
void judge_free(Judge *judge);

/* The answer to one line, without line ends on either; it lasts until the next question. */
const char *judge_answer(Judge *judge, const char *line, size_t length);

/* Answers every line that comes from one descriptor on another. What is answered is written when no
** more input is waiting. False when it could not be read or written. */
bool judge_run(Judge *judge, int in, int out);

#endif
