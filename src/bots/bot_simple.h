/* bot_simple.h - the parts of the simple player, for each other. */
#ifndef bot_simple_h
#define bot_simple_h

#include "bots/bots.h"

/* What the simple player decides from: its seat's view, with what has not been seen worked out. */
typedef struct Mind {
  const Game *view;
  const Rules *rules;
  const Order *order;
  int seat, planes;
  CardSet hand, unseen; /* order space; unseen: in other hands, or in a kitty it does not know */
} Mind;

void mind_make(Mind *mind, const Game *view, const Rules *rules, int seat);

/* How far another seat is for this one: 1 a sure team-mate, -1 a sure enemy, in hundredths. */
int mind_sympathy(const Mind *mind, int other);
/* What a card is worth keeping for, in points; place in order space. */
int mind_value(const Mind *mind, int place);

/* In bot_simple_climb.c: what it does in a climbing game. Out of turn *out may stay as it is. */
void simple_climb(const Game *view, const Rules *rules, int seat, Action *out, char *reason,
                  size_t size);
void simple_exchange(const Game *view, const Rules *rules, int seat, Action *out, char *reason,
                     size_t size);

/* In bot_simple_play.c: the lead and the follow; reason gets one sentence if not NULL. */
void simple_lead(const Mind *mind, CardSet *play, char *reason, size_t size);
void simple_follow(const Mind *mind, Rng *rng, CardSet *play, char *reason, size_t size);

#endif
