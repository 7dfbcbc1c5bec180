/* go_on.h - how the game goes on between the reader's own decisions. */
#ifndef repl_go_on_h
#define repl_go_on_h

#include "repl/render/narrate.h"

enum {
  ALL_SEATS = 0xffff,
  /* a deal that was redealt so often is dealt no more by itself: under such rules nobody may be
  ** able to declare */
  REDEALS_MAX = 100,
};

/* Who plays each seat where the program plays it: the bot that was named for it, else the program's
** own, and for the reader's seats the one that `hint` asks. */
void go_on_bots(const Repl *repl, const Bot *players[SEAT_MAX]);

/* One action of the seats that the program plays, or the only one that a taken seat has; told if it
** is not silent. ACTION_NB type in *done: nothing can go on by itself (refused when a rule
** failed). */
void go_on_once(Repl *repl, uint16_t seats, Tell tell, Action *done);

/* Plays the program's seats until a taken seat must decide, or the deal is over; not while it is
** asked which game it is to be. */
void go_on_to_decision(Repl *repl);

/* Has a taken seat to decide now? */
bool go_on_is_my_turn(const Repl *repl);

/* The only play that a taken seat has, when it is its turn to play; false when there are others. */
bool go_on_forced_play(const Repl *repl, Action *action);

#endif
