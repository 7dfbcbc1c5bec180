/* turn.h - the turn that is prepared, kept with the rules (rules_cache.h): what the lead asks of
** anybody, and what it asks of the hand of the seat on turn.
**
** It is prepared once for whoever chooses a play, checks it and does it, and found again by value:
** equal trump, lead, division and hand, of whatever game. What is handed out is valid until the
** next question about a trick under these rules.
*/
#ifndef turn_h
#define turn_h

#include "base/inline.h"
#include "deal/rules_cache.h"
#include "play/follow.h"

/* What the seat on turn owes to the lead, kept with the rules where they have room for it, else in
** `room`. NULL, and *why (if not NULL) says so, when a function that says what is owed failed: see
** follow_ask. */
static ALWAYS_INLINE const Follow *turn_follow_in(const Game *game, const Rules *rules,
                                                  Follow *room, Ruling *why, int planes);

/* Is what is kept of the trick on the table? */
static ALWAYS_INLINE bool turn_is_of_lead_in(const Turn *turn, const Deal *deal, int planes) {
  return memcmp(&turn->trump, &deal->trump, sizeof turn->trump) == 0 &&
         grouping_equal(&turn->grouping, &deal->grouping) &&
         cardset_equal_in(&turn->lead, &deal->lead_places, planes);
}

/* And of the hand of the seat on turn? */
static ALWAYS_INLINE bool turn_is_of_hand_in(const Turn *turn, const Deal *deal, int planes) {
  int seat = deal->turn;
  return turn->seat == seat &&
         cardset_equal_in(&turn->follow.hand, deal_places(deal, seat), planes);
}

/* What is prepared, for that seat: equal order, game and seat may have been those of a game that is
** gone. */
static inline const Follow *turn_give(Turn *turn, const Game *game) {
  turn->follow.order = &game->deal.order;
  turn->follow.game = game;
  turn->follow.seat = game->deal.turn;
  return &turn->follow;
}

/* Reads the lead on the table. */
void turn_read_lead(Turn *turn, const Deal *deal, const Rules *rules);

/* The same where it is known how it is divided. */
static ALWAYS_INLINE void turn_take_lead_in(Turn *turn, const Deal *deal, const Rules *rules,
                                            const Shape *lead, int planes) {
  assert(deal->plays > 0 && !cardset_is_empty(&deal->lead_places));
  turn->trump = deal->trump;
  if (grouping_named(&deal->grouping))
    turn->grouping = deal->grouping;
  else
    turn->grouping.n = turn->grouping.singles = 0;
  for (int k = 0; k < planes; k++) turn->lead.plane[k] = deal->lead_places.plane[k];
  turn->seat = SEAT_NONE;
  follow_lead(&turn->follow, &deal->order, rules, lead);
}

/* Prepares what is kept for the seat on turn. */
static ALWAYS_INLINE const Follow *turn_prepare_in(Turn *turn, const Game *game, const Rules *rules,
                                                   int planes) {
  const Deal *deal = &game->deal;
  if (!turn_is_of_lead_in(turn, deal, planes)) turn_read_lead(turn, deal, rules);
  turn->seat = deal->turn;
  turn_give(turn, game);
  follow_hand_in(&turn->follow, deal_places(deal, deal->turn), planes);
  return &turn->follow;
}

/* As turn_follow_in, where nothing is prepared of this lead and hand. */
const Follow *turn_follow_anew(const Game *game, const Rules *rules, Follow *room, Ruling *why);

static ALWAYS_INLINE const Follow *turn_follow_in(const Game *game, const Rules *rules,
                                                  Follow *room, Ruling *why, int planes) {
  Turn *turn = made_turn(rules, &game->deal);
  if (!turn || !turn_is_of_hand_in(turn, &game->deal, planes) ||
      !turn_is_of_lead_in(turn, &game->deal, planes))
    return turn_follow_anew(game, rules, room, why);
  return turn_give(turn, game);
}

#endif
