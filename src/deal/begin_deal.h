/* begin_deal.h - whether a deal can begin: somebody must be able to name a trump with the cards
** of its deck, and deal.refuse may object; and what deal.begins does then. */
#ifndef begin_deal_h
#define begin_deal_h

#include "deal/deal.h"

/* May this deal begin? Some trump rank must be in the deck, and the cards of some declaration where
** one is needed; deal.refuse is asked. */
Refusal deal_refusal(const Game *game, const Rules *rules, Ruling *why);

/* deal.begins, before the first card is drawn. False, and *why if not NULL, when it failed. */
bool deal_begins(Game *game, const Rules *rules, Ruling *why);

#endif
