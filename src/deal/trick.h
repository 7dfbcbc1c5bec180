/* trick.h - the trick on the table: what is owed to its lead, putting a play, which is the best
** so far, who takes it. Pagat, The Play. */
#ifndef trick_h
#define trick_h

#include "base/inline.h"
#include "deal/friends.h"
#include "play/follow.h"

/* Prepares the follow of the seat on turn. There must be a lead. False, and *why (if not NULL) says
** so, when a function that says what is owed failed: see follow_ask. */
bool trick_follow(const Game *game, const Rules *rules, Follow *follow, Ruling *why);

/* Lays cards (kind space) down as the next play of the trick; trick_find_best reads them. */
void trick_lay(Deal *deal, const CardSet *cards);

/* Cards that the seat on turn plays, as they were checked. */
typedef struct TrickPlay {
  const CardSet *cards, *places; /* in kind space and in order space */
  const Follow *follow;          /* what the hand owes; NULL: they lead */
} TrickPlay;

/* Puts cards of the seat on turn on the table, and counts called copies among them. This and those
** below: false, and *why if not NULL, when a rule failed. */
bool trick_put(Game *game, const Rules *rules, const TrickPlay *play, Ruling *why);

/* Would these cards (order space) of the seat beat the best play of the trick so far, whose lead is
** divided so? There is an order and a game. */
bool trick_takes(const PlayCase *of, const Shape *lead, const CardSet *places, bool *takes,
                 Ruling *why);

/* Is the play just laid down, of these cards (order space), the best so far? Then it is noted, and
** so is a lead, which cannot fail. */
bool trick_find_best(Game *game, const Rules *rules, const Shape *lead, const CardSet *places,
                     Ruling *why);

/* The cards (kind space) into the log, as the next play: how many they are. */
static ALWAYS_INLINE int trick_lay_in(Deal *deal, const CardSet *cards, int planes) {
  int plays = deal->plays, from = deal->log_n;
  uint8_t *log = deal->log + from, *next = log;
  for (uint64_t kinds = cards->plane[0]; kinds;) {
    int card = bit_pop(&kinds), k = 0;
    do *next++ = (uint8_t)card;
    while (++k < planes && cards->plane[k] >> card & 1);
  }
  int n = (int)(next - log);
  deal->play[plays] = (Play){(uint16_t)from, (uint8_t)n};
  deal->plays = (uint8_t)(plays + 1);
  deal->log_n = (uint16_t)(from + n);
  return n;
}

/* And, as hands are kept, out of the hand of the seat on turn: then it is the next one's. */
static ALWAYS_INLINE void trick_leave_in(Deal *deal, int seat, const CardSet *held, int n,
                                         int planes) {
  deal_take_held_in(deal, seat, held, n, planes);
  deal->turn = (uint8_t)deal_next(deal, seat);
}

/* As trick_put. */
static ALWAYS_INLINE bool trick_put_in(Game *game, const Rules *rules, const TrickPlay *play,
                                       Ruling *why, int planes) {
  Deal *deal = &game->deal;
  const CardSet *cards = play->cards;
  int n = trick_lay_in(deal, cards, planes);
  if (friends_are_called(deal, cards) && !friends_count(game, rules, deal->turn, cards, why))
    return false;
  trick_leave_in(deal, deal->turn, play->places, n, planes);
  return true;
}

/* The i-th play is the best so far. */
static ALWAYS_INLINE void trick_note_best_in(Deal *deal, const CardSet *places, int i, int planes) {
  deal->best = (uint8_t)i;
  for (int k = 0; k < planes; k++) deal->best_places.plane[k] = places->plane[k];
}

/* All have played: who takes it leads next. */
static inline void trick_end(Deal *deal) {
  int winner = deal_after(deal, deal->leader, deal->best);
  for (int i = deal->play[0].from; i < deal->log_n; i++)
    deal->won[winner] = (int16_t)(deal->won[winner] + deal->points[deal->log[i]]);
  if (deal->trick < PAST_MAX)
    deal->past[deal->trick] =
        (PastTrick){deal->leader & 0x7fu, deal->play[0].n, grouping_named(&deal->grouping)};
  memcpy(deal->last_play, deal->play, sizeof deal->play);
  if (grouping_named(&deal->grouping) || grouping_named(&deal->last_grouping)) {
    deal->last_grouping = deal->grouping;
    memset(&deal->grouping, 0, sizeof deal->grouping);
  }
  deal->last_leader = deal->leader;
  deal->last_winner = (uint8_t)winner;
  deal->leader = deal->turn = (uint8_t)winner;
  deal->plays = 0;
  deal->lead_places = CARDSET_EMPTY;
  deal->trick++;
  friends_join(deal);
  assert(deal->turn < deal->players);
}

#endif
