/* oracle_kitty.h - the kitty by the plain model: who takes it, what may be buried, over-calling for
** it, laying it open; gifts; and what lies where after each action.
**
** It reads the words of the rules, and of a game what was done before; functions of the rules are
** asked the same questions.
*/
#ifndef oracle_kitty_h
#define oracle_kitty_h

#include "deal/action.h"
#include "oracle.h"

/* What lies where, and what was done about the kitty. */
typedef struct OracleKitty {
  Pile hand[SEAT_MAX], kitty;
  int burier; /* SEAT_NONE: nobody */
  bool picked_up, buried, exposed;
  unsigned took;   /* bit a seat: has picked it up */
  int theft;       /* Theft, since the burying */
  unsigned passed; /* bit a seat but the burier's, since the burying or the last bid */
} OracleKitty;

void oracle_kitty_read(OracleKitty *kitty, const Game *game);

/* The seat that a word of the rules names while the cards are not played yet. SEAT_NONE: nobody. */
int oracle_seat(const Game *game, int word);

/* Who takes the kitty, by kitty.buries. */
int oracle_burier(const Rules *rules, const Game *game);

/* Is it to be picked up or buried yet, or may others yet take it? */
bool oracle_kitty_goes_on(const OracleKitty *kitty, int players);

/* Is it open whether somebody overbids for the buried kitty? */
bool oracle_theft_is_open(const Game *game, const Rules *rules);

/* From the kitty on: who is waited for; SEAT_NONE: the phase is over. */
int oracle_waits(const Game *game, const Rules *rules);

/* May the seat throw the deal in, by deal.misdeal? */
bool oracle_may_misdeal(const Game *game, const Rules *rules, int seat);

/* What the seat may do from the kitty on, but for an overbid: types of action, one bit each. */
uint32_t oracle_types(const Game *game, const Rules *rules, int seat);

/* Is one of those that are about the kitty, or a gift, allowed? */
bool oracle_kitty_may(const Game *game, const Rules *rules, const Action *action);

/* One of those, or an overbid, is done: what lies where then. */
void oracle_kitty_do(const Game *game, const Rules *rules, const Action *action, OracleKitty *out);

#endif
