/* bot_mind.h - what a bot makes of its view. */
#ifndef bot_mind_h
#define bot_mind_h

#include "bots/bot.h"
#include "play/follow.h"

/* What a bot knows: its seat's view, with what has not been seen worked out. */
typedef struct Mind {
  const Game *view;
  const Rules *rules;
  const Order *order;
  int seat, planes;
  CardSet hand, unseen; /* order space; unseen: in other hands, or in a kitty it does not know */
} Mind;

/* A seat's hand in order space, before the tricks, too. */
static inline void mind_hand(const Deal *deal, int seat, CardSet *hand) {
  *hand = deal->held[seat];
  if (!deal->crossed) order_cross(&deal->order, hand, hand);
}

void mind_make(Mind *mind, const Game *view, const Rules *rules, int seat);

/* How far another seat is for this one: 1 a sure team-mate, -1 a sure enemy, in hundredths. */
int mind_sympathy(const Mind *mind, int other);
/* Is it of the declarers' side, or about to be, for it holds a card called? The same of a seat of a
** deal whose hand is known. */
bool mind_is_declarers(const Mind *mind);
bool mind_may_declare(const Deal *deal, int seat);
/* What a card is worth keeping for, in points; place in order space. */
int mind_value(const Mind *mind, int place);

enum {
  FOLLOW_CHOICES = 48, /* legal plays that are weighed */
  FOLLOW_SAMPLES = 16, /* beyond those, so many more are drawn at random */
  FOLLOWS_MOST = FOLLOW_CHOICES + FOLLOW_SAMPLES + 1
};

/* What the lead asks of its hand; whoever lists its plays takes checks from *budget. A rule that
** fails shows when the play is made. */
void mind_follow(const Mind *mind, Follow *follow, long *budget);
/* The plays that it weighs, the last one the example. Returns how many. */
int mind_follows(const Follow *follow, Rng *rng, CardSet plays[FOLLOWS_MOST]);

/* The cards of a table of a climbing game that the seat does not see. Returns how many. */
int mind_table_unseen(const Game *view, const Rules *rules, int table, int seat,
                      Card out[CARD_MAX]);

/* Is a friend called by a card of these places not yet found? */
bool mind_call_is_open(const Mind *mind, uint64_t places);

#endif
