/* ruled.h - a random deal beside the plain model: each part asks the model what the program rules
** of one matter, before an action that was chosen at random, after it, and when the deal is over.
*/
#ifndef ruled_h
#define ruled_h

#include "compare.h"
#include "deal/game.h"
#include "oracle_bid.h"
#include "oracle_cards.h"
#include "oracle_deal.h"
#include "oracle_end.h"
#include "oracle_friends.h"
#include "oracle_gathering.h"
#include "oracle_phase.h"

/* A deal beside the model. */
typedef struct Table {
  const Rules *rules;
  unsigned covered; /* RULES_LEADS and so on, together: what the model covers under these rules */
  Game game;
  Rng rng;
  const Game *before; /* as it was before the last action */

  /* ruled_tricks.c */
  Compare compare;
  Pile trick[SEAT_MAX]; /* as they lie, the leader's first */
  OracleShape lead;
  int plays, leader, best;
  bool divided; /* the lead that stands, by its leader, and otherwise than without a word */

  /* ruled_bids.c */
  OracleBidding bidding;
  int hand;           /* of a climbing game, that was looked at */
  int to_draw, drawn; /* cards, by all */
  int asked;          /* who alone may declare; SEAT_NONE */
  uint16_t passed;

  Game undone; /* before the last action, with what a function of throw.penalty did in it */

  /* ruled_end.c: where the deal is over, settled by the model; levels have not moved */
  Game settled;

  Rng divides; /* ruled_leads.c: chance of its own */

  OracleFriends friends; /* ruled_friends.c */

  Rng looks; /* ruled_cards.c, ruled_phases.c, ruled_views.c: chance of their own */
  OracleCards cards;
  OraclePhase phase;

  OracleGathering all; /* ruled_climb.c; without tables before the first deal */
} Table;

/* What is ruled of one matter; a function may be NULL. A difference fails the test. */
typedef struct Part {
  /* Chooses another legal action where chance draws that too seldom. */
  void (*choose)(Table *table, Action *chosen);
  void (*before)(Table *table, const Action *chosen);
  void (*after)(Table *table, const Game *before, const Action *done);
  void (*over)(Table *table); /* the deal is, and nothing follows yet */
  /* Says how often it was ruled, and fails if that was too seldom for so many deals. */
  void (*tell)(long deals);
} Part;

extern const Part ruled_bids, ruled_kitty, ruled_friends, ruled_forms, ruled_tricks, ruled_leads,
    ruled_end, ruled_levels, ruled_climb, ruled_phases, ruled_cards, ruled_views;

/* What house rules of climbing games say, that no game of the tree does; NULL behind the last. */
extern const char *const climbing_rules[];

/* For messages: the rules, the seed, and where in the deal. */
const char *ruled_where(const Table *table);

/* So is what players, the deal and the game remember. */
void ruled_check_remembered(const Table *table, const Game *should);

/* Levels, points noted, who is active, and what is remembered, are as the model has them. */
void ruled_check_done(const Table *table, const Game *should);

bool piles_same(const Pile *a, const Pile *b);
/* A card of the pile, which is not empty, at random. */
Card pile_any(const Pile *pile, Rng *rng);

#endif
