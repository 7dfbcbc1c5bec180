/* trick.h - the trick on the table: what is owed to its lead, putting a play, which is the best
** so far, who takes it. Pagat, The Play. */
#ifndef trick_h
#define trick_h

#include "deal/rules_cache.h"
#include "play/follow_state.h"

/* Prepares the follow of the seat on turn. There must be a lead. False, and *why (if not NULL) says
** so, when a function that says what is owed failed: see follow_ask. */
bool trick_follow(const Game *game, const Rules *rules, Follow *follow, Ruling *why);

/* Is what is kept of this trump and division of the lead? */
static inline bool turn_is_divided_as(const Turn *turn, const Deal *deal) {
  return memcmp(&turn->trump, &deal->trump, sizeof turn->trump) == 0 &&
         grouping_equal(&turn->grouping, &deal->grouping);
}

/* Of the trick on the table? */
static inline bool turn_is_of_lead(const Turn *turn, const Deal *deal) {
  return turn_is_divided_as(turn, deal) &&
         cardset_equal(&turn->lead, &deal->lead_places, deal->planes);
}

/* And of the hand of the seat on turn? */
static inline bool turn_is_of_hand(const Turn *turn, const Deal *deal) {
  int seat = deal->turn;
  return turn->seat == seat &&
         cardset_equal(&turn->hand[seat].kinds, &deal->hand[seat], deal->planes);
}

/* What is prepared, for that seat: equal order, game and seat may have been those of a game that is
** gone. */
static inline const Follow *turn_give(Turn *turn, const Game *game) {
  turn->follow.order = &game->deal.order;
  turn->follow.game = game;
  turn->follow.seat = game->deal.turn;
  return &turn->follow;
}

/* The same where the rules keep it (rules_cache.h), so that it is prepared once for whoever chooses
** a play, checks it and does it; else in `room`. *follow is valid until the next question about a
** trick under these rules. */
bool trick_prepare(const Game *game, const Rules *rules, Follow *room, const Follow **follow,
                   Ruling *why);

/* The same for who comes after that, as a rule. */
static inline bool trick_turn(const Game *game, const Rules *rules, Follow *room,
                              const Follow **follow, Ruling *why) {
  Turn *turn = made_turn(rules);
  if (!turn || !turn_is_of_hand(turn, &game->deal) || !turn_is_of_lead(turn, &game->deal))
    return trick_prepare(game, rules, room, follow, why);
  *follow = turn_give(turn, game);
  return true;
}

/* Samples a legal follow of the seat on turn, each equally likely; where the rules keep what is
** prepared, it is noted there that it is legal. */
void trick_sample(const Game *game, const Rules *rules, Rng *rng, CardSet *cards);

/* The hand of the seat on turn in order space, where the rules keep that, else in `room`. Valid as
** long as a follow is. */
const CardSet *trick_hand(const Game *game, const Rules *rules, CardSet *room);

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

/* Notes how the lead on the table is divided, where that is known and the rules keep it, so that it
** is not read again. */
void trick_take_lead(const Game *game, const Rules *rules, const Shape *lead);

/* Puts the cards, finds the best; when all have played, who takes the trick leads next. The lead as
** it is divided, the cards in both spaces. */
bool trick_play(Game *game, const Rules *rules, const Shape *lead, const CardSet *cards,
                const CardSet *places, Ruling *why);

#endif
