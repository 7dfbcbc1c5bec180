/* throw_attempt.h - a throw (甩牌) of the seat on turn against all other hands: who may stop it,
** whether it stands, what it costs if not. Pagat, The Play. */
#ifndef throw_attempt_h
#define throw_attempt_h

#include "deal/deal.h"
#include "play/throw.h"

/* May each other seat, in turn order, stop this throw (throw.stopped_by)? This and those below:
** false, and *why if not NULL, when a rule failed. */
bool throw_may_stop(const Game *game, const Rules *rules, const CardSet *cards,
                    bool may_stop[SEAT_MAX], Ruling *why);

/* Does a throw (kind space) of that shape stand, and what becomes of it if not? Nothing is done. */
bool throw_try(Game *game, const Rules *rules, const Shape *shape, const CardSet *cards,
               ThrowResult *result, Ruling *why);

/* The same, done: *cards and, in order space, *places are then what stays on the table, and a
** failure is noted against its leader. */
bool throw_make(Game *game, const Rules *rules, const Shape *shape, CardSet *cards, CardSet *places,
                Ruling *why);

#endif
