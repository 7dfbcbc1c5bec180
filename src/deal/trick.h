/* trick.h - the trick on the table: what is owed to its lead, putting a play, which is the best
** so far, who takes it. Pagat, The Play. */
#ifndef trick_h
#define trick_h

#include "deal/rules_cache.h"
#include "play/follow.h"

/* Prepares the follow of the seat on turn. There must be a lead. False, and *why (if not NULL) says
** so, when a function that says what is owed failed: see follow_ask. */
bool trick_follow(const Game *game, const Rules *rules, Follow *follow, Ruling *why);

/* Is what is prepared of the lead on the table, whatever the hand? */
static inline bool turn_is_of_lead(const Turn *turn, const Deal *deal) {
  return cardset_equal(&turn->lead, &deal->lead_places, deal->order.planes) &&
         turn->trump.rank == deal->trump.rank && turn->trump.suit == deal->trump.suit &&
         grouping_equal(&turn->grouping, &deal->grouping);
}

/* What is prepared, for the seat on turn: equal order, game and seat may have been those of a game
** that is gone. */
static inline const Follow *turn_give(Turn *turn, const Game *game) {
  turn->follow.order = &game->deal.order;
  turn->follow.game = game;
  turn->follow.seat = game->deal.turn;
  return &turn->follow;
}

/* What trick_turn does of a turn that is not prepared. */
bool trick_prepare(const Game *game, const Rules *rules, Follow *room, const Follow **follow,
                   Ruling *why);

/* The same where the rules keep it (rules_cache.h), so that it is prepared once for whoever chooses
** a play, checks it and does it; else in `room`. *follow is valid until the next question about a
** trick under these rules. */
static inline bool trick_turn(const Game *game, const Rules *rules, Follow *room,
                              const Follow **follow, Ruling *why) {
  Turn *turn = made_turn(rules);
  const Deal *deal = &game->deal;
  bool prepared = turn && !cardset_is_empty(&turn->hand) &&
                  cardset_equal(&turn->hand, &deal->hand[deal->turn], deal->planes) &&
                  turn_is_of_lead(turn, deal);
  if (!prepared) return trick_prepare(game, rules, room, follow, why);
  *follow = turn_give(turn, game);
  return true;
}

/* Lays cards (kind space) down as the next play of the trick; trick_find_best reads them. */
void trick_lay(Deal *deal, const CardSet *cards);

/* Puts cards of the seat on turn on the table, and counts called copies among them. This and those
** below: false, and *why if not NULL, when a rule failed. */
bool trick_put(Game *game, const Rules *rules, const CardSet *cards, Ruling *why);

/* Would these cards (order space) of the seat beat the best play of the trick so far, whose lead is
** divided so? There is an order and a game. */
bool trick_takes(const PlayCase *of, const Shape *lead, const CardSet *places, bool *takes,
                 Ruling *why);

/* Is the play just laid down, of these cards (order space), the best so far? Then it is noted, and
** so is a lead, which cannot fail. */
bool trick_find_best(Game *game, const Rules *rules, const Shape *lead, const CardSet *places,
                     Ruling *why);

/* All have played: who takes it leads next. */
void trick_end(Deal *deal);

#endif
