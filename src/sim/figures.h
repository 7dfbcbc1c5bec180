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

/* id, key, unit, words, what the words do not say */
/* clang-format off */
#define FIGURES(X) \
  X(DECLARERS_WIN, "declarers.win", OF_ALL, "declarers win", "of deals") \
  X(NOBODY_WINS, "nobody.wins", OF_ALL, "nobody wins", "of deals") \
  X(POINTS, "points", NUMBER, "points of the opponents", "a deal, with kitty and penalties") \
  X(LEVELS, "levels", NUMBER, "levels won", "a deal, by each winner") \
  X(LEVELS_DECLARERS, "levels.declarers", NUMBER, "levels of winning declarers", \
    "a deal they win") \
  X(LEVELS_OPPONENTS, "levels.opponents", NUMBER, "levels of winning opponents", \
    "a deal they win") \
  X(KITTY_POINTS, "kitty.points", NUMBER, "points by the kitty", "a deal, as they are counted") \
  X(KITTY_TURNS, "kitty.turns", OF_ALL, "the kitty turns the result", \
    "of deals: others had won without") \
  X(LAST_DECIDES, "last.decides", OF_ALL, "the last trick decides", \
    "of deals: others had won, had it gone the other way") \
  X(FIRST_DECLARES, "first.declares", OF_ALL, "who draws first is declarer", "of deals") \
  X(FIRST_AHEAD, "first.ahead", AHEAD, "who draws first wins more often", \
    "than the others, in 100 deals") \
  X(TRICKS, "tricks", NUMBER, "tricks", "a deal") \
  X(THROWS_TRIED, "throws.tried", OF_ALL, "throws tried", "of leads") \
  X(THROWS_FAILED, "throws.failed", OF_ALL, "throws that fail", "of those tried") \
  X(RUFFS, "ruffs", NUMBER, "ruffs that took the lead", "in a trick of a plain suit") \
  X(CHOICES, "choices", LOGARITHM, "choices a move", \
    "geometric mean; a throw is no choice of its own") \
  X(FORCED, "forced", OF_ALL, "moves without a choice", "of moves") \
  X(FRIENDS_KNOWN, "friends.known", NUMBER, "trick in which the last friend is found", \
    "where all are") \
  X(FRIENDS_OPEN, "friends.open", OF_ALL, "a friend is never found", "of deals with calls") \
  X(REDEALS, "redeals", NUMBER, "redeals", "a deal") \
  X(BOMBS, "powers", NUMBER, "plays out of turn, or of more power", "a deal") \
  X(PASSES, "passes", OF_ALL, "passes", "of moves") \
  X(LEADER_FIRST, "leader.first", OF_ALL, "who leads first is first out", "of hands") \
  X(GAME_DEALS, "game.deals", NUMBER, "deals", "a game") \
  X(DUEL_SHARE, "duel.share", OF_ALL, "of what is won", "levels, or points") \
  X(DUEL_AHEAD, "duel.ahead", NUMBER, "ahead", "levels, or points, a deal") \
  X(DUEL_PAIRS, "duel.pairs", OF_ALL, "of the pairs that one side wins", "")
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

enum { FIGURE_TEXT = 64 };

/* A figure as it is printed under these rules. */
typedef struct Figure {
  char key[FIGURE_TEXT], words[FIGURE_TEXT];
  FigureUnit unit;
  const char *of; /* what the words do not say */
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
