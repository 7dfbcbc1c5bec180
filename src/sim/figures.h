/* figures.h - what is counted in a deal, or in a whole game: the one list of figures.
**
** A figure is a ratio of two numbers that each trial adds to (statistics.h). Some stand in the list
** below; others are one for each form of lead, and for each seat.
*/
#ifndef figures_h
#define figures_h

#include "rules/rules.h"

/* What a figure's number is, and so how it is printed. */
typedef enum FigureUnit {
  OF_ALL,    /* a share, shown in 100 */
  AHEAD,     /* by how much a share is above the others', in 100 */
  NUMBER,    /* a mean number */
  LOGARITHM, /* the mean of LOG_STEPS times log2, shown as the number itself */
} FigureUnit;
enum { LOG_STEPS = 64 };

/* id, key, unit, what its words do not say: sentences FIGURE_id and that (base/sim_sentences.h) */
/* clang-format off */
#define FIGURES(X) \
  X(DECLARERS_WIN, "declarers.win", OF_ALL, OF_DEALS) \
  X(NOBODY_WINS, "nobody.wins", OF_ALL, OF_DEALS) \
  X(POINTS, "points", NUMBER, A_DEAL_WITH_KITTY) \
  X(LEVELS, "levels", NUMBER, A_DEAL_BY_WINNER) \
  X(LEVELS_DECLARERS, "levels.declarers", NUMBER, A_DEAL_THEY_WIN) \
  X(LEVELS_OPPONENTS, "levels.opponents", NUMBER, A_DEAL_THEY_WIN) \
  X(KITTY_POINTS, "kitty.points", NUMBER, A_DEAL_AS_COUNTED) \
  X(KITTY_TURNS, "kitty.turns", OF_ALL, OF_DEALS_WITHOUT) \
  X(LAST_DECIDES, "last.decides", OF_ALL, OF_DEALS_OTHER_WAY) \
  X(FIRST_DECLARES, "first.declares", OF_ALL, OF_DEALS) \
  X(FIRST_AHEAD, "first.ahead", AHEAD, THAN_THE_OTHERS) \
  X(TRICKS, "tricks", NUMBER, A_DEAL) \
  X(THROWS_TRIED, "throws.tried", OF_ALL, OF_LEADS) \
  X(THROWS_FAILED, "throws.failed", OF_ALL, OF_THROWS) \
  X(RUFFS, "ruffs", NUMBER, A_PLAIN_TRICK) \
  X(CHOICES, "choices", LOGARITHM, GEOMETRIC_MEAN) \
  X(FORCED, "forced", OF_ALL, OF_MOVES) \
  X(FRIENDS_KNOWN, "friends.known", NUMBER, WHERE_ALL_ARE) \
  X(FRIENDS_OPEN, "friends.open", OF_ALL, OF_DEALS_WITH_CALLS) \
  X(REDEALS, "redeals", NUMBER, A_DEAL) \
  X(BOMBS, "powers", NUMBER, A_DEAL) \
  X(PASSES, "passes", OF_ALL, OF_MOVES) \
  X(LEADER_FIRST, "leader.first", OF_ALL, OF_HANDS) \
  X(GAME_DEALS, "game.deals", NUMBER, A_GAME) \
  X(DUEL_SHARE, "duel.share", OF_ALL, OF_A_DUEL) \
  X(DUEL_AHEAD, "duel.ahead", NUMBER, OF_A_DUEL_DEAL) \
  X(DUEL_PAIRS, "duel.pairs", OF_ALL, OF_A_DUEL)
/* clang-format on */

typedef enum FigureId {
#define X(id, ...) FIGURE_##id,
  FIGURES(X)
#undef X
      FIGURE_FORM,                           /* and one for each further form; the last: throws */
  FIGURE_PLACE = FIGURE_FORM + FORM_MAX + 1, /* the first drawer (or leader), the next one, … */
  FIGURE_SEAT = FIGURE_PLACE + SEAT_MAX,     /* A, B, … */
  FIGURE_NB = FIGURE_SEAT + SEAT_MAX
} FigureId;

enum { FIGURE_TEXT = 64, FIGURE_SAID = 96 };

/* A figure under these rules. */
typedef struct Figure {
  char key[FIGURE_TEXT], words[FIGURE_SAID]; /* the words as they are said */
  FigureUnit unit;
  const char *of; /* what the words do not say; said */
} Figure;

Figure figure_of(const Rules *rules, int id);

/* The figure with this key; -1: none. */
int figure_find(const Rules *rules, const char *key);

/* Is it one that trials of these rules can have? */
bool figure_applies(const Rules *rules, int id);

/* The one that stands in the first line: who wins. */
int figure_main(const Rules *rules);

/* A value of the figure as it is shown: shares in 100, logarithms as numbers. `half` too, around
** the value; the half of a logarithm is half of the way from the lower end to the upper. */
double figure_shown(FigureUnit unit, double value);
double figure_shown_half(FigureUnit unit, double value, double half);

#endif
