/* bids_possible.h - all declarations that a hand could make now, and what a defence shows. */
#ifndef bids_possible_h
#define bids_possible_h

#include "deal/bid.h"

enum { BID_ASKED_MAX = 4096, BID_ASKED_FEW = 256 };

typedef struct BidSearch {
  bool more, failed;
} BidSearch;

/* Every bid that could be made now; returns their number. Plain types are all found. Where a type
** is "any cards that a function likes", sets of the hand's cards are tried, small ones first, until
** the function has been asked BID_ASKED_MAX times (for a list of one, BID_ASKED_FEW times): *search
** then says more. A rule that fails ends the search; what it failed at is the last of the list, and
** the search says failed. `search` may be NULL. */
int bid_list(const Bidder *bidder, Bid bids[], int max, BidSearch *search);

/* Could a hand show enough cards for any bid but a defence, as the bidding stands? `ranks`: those
** that the seat may show. */
bool bid_could_stand(const Rules *rules, const Bidding *bidding, int seat, const CardSet *hand,
                     uint16_t ranks);

/* Are these, shown in all, a defence: the overcalled declaration of the seat, made as large as the
** standing one by more of the same cards? Those that it adds are then *added. False too when there
** is nothing to add: a rule may let fewer cards overcall, or as many. */
bool bid_is_defence(const Bidding *bidding, int seat, const CardSet *cards, CardSet *added);

/* Every defence that could be made now, as bid_list. */
int bid_defences(const Bidder *bidder, Bid bids[], int max, BidSearch *search);

#endif
