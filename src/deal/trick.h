/* trick.h - the trick on the table: what is owed to its lead, putting a play, which is the best
** so far, who takes it. Pagat, The Play. */
#ifndef trick_h
#define trick_h

#include "deal/deal.h"
#include "play/follow.h"

/* Prepares the follow of the seat on turn. There must be a lead. False, and *why (if not NULL) says
** so, when a function that says what is owed failed: see follow_ask. */
bool trick_follow(const Game *game, const Rules *rules, Follow *follow, Ruling *why);

/* The same where the rules keep it (rules_cache.h), so that it is prepared once for whoever chooses
** a play, checks it and does it; else in `room`. *follow is valid until the next question about a
** trick under these rules. */
bool trick_turn(const Game *game, const Rules *rules, Follow *room, const Follow **follow,
                Ruling *why);

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
