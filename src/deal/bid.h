/* bid.h - declaring trumps. Pagat, The Scores, the Deal and Making
** Trumps. Cards here are in kind space. */
#ifndef bid_h
#define bid_h

#include "rules/refusal.h"

enum { BID_MAX = 48, BID_CARDS_MAX = 16, BID_MAKES_NO_TRUMP = 1 + SUIT_NB, BIDS_ROOM = 608 };

/* A declaration as it stands: all cards that the player shows. In a view cards that lie face down
** are CARD_NONE. */
typedef struct Bid {
  uint8_t seat;
  uint8_t type;  /* index in declare.bids */
  Card card;     /* what names the trump suit: the rank card, else another, else the joker */
  uint8_t count; /* cards in all */
  Card joker;    /* the joker shown (of two the higher), or CARD_NONE */
  uint8_t jokers;
  bool defence;           /* matched an overcall at once */
  bool withdrawn;         /* taken back, answered by a defence */
  uint8_t makes_trump;    /* by declare.does: 1 + Suit, BID_MAKES_NO_TRUMP; 0: what it shows */
  uint8_t makes_declarer; /* by declare.does: 1 + seat; 0: the rules say who */
  uint8_t face_down;      /* so many of the cards shown */
  uint8_t shown[BID_CARDS_MAX]; /* what lies face down last */
} Bid;

/* The bidding so far. The last bid stands: one that is withdrawn was answered by the next. Those
** before it lie one behind the other, without the room for cards that they do not show. */
typedef struct Bidding {
  Bid last;
  uint8_t n;
  uint8_t may_answer; /* seat that was just overcalled and may defend or yield; 0xff: nobody */
  bool locked;        /* an effect has ended the bidding */
  uint16_t used;
  uint8_t earlier[BIDS_ROOM];
} Bidding;

/* The bid that stands, NULL if none. */
static inline const Bid *bidding_standing(const Bidding *bidding) {
  return bidding->n ? &bidding->last : NULL;
}
/* The i-th bid, counted from 0; and another of as many cards in its place. */
Bid bidding_bid(const Bidding *bidding, int i);
void bidding_replace(Bidding *bidding, int i, const Bid *bid);
/* Is there no room for one more bid? */
bool bidding_is_full(const Bidding *bidding);
/* All cards of a bid, in kind space; and those that lie face down. */
void bid_cards(const Bid *bid, CardSet *cards);
void bid_face_down(const Bid *bid, CardSet *cards);
/* Hides what lies face down: for a view. True if the card that names trumps is among it. */
bool bid_hide(Bid *bid);
Trump bid_trump(const Rules *rules, const Bid *bid, Rank rank);

/* Who is to bid, in which bidding, out of which hand. */
typedef struct Bidder {
  const Rules *rules;
  const Bidding *bidding;
  const CardSet *hand;
  const struct Game *game; /* for functions; may be NULL where there are none */
  int seat;
  uint16_t ranks; /* bit r set when trump rank r may be shown by this seat */
  bool passive;
} Bidder;

/* What a bidder who shows these cards in all, part of the hand, would bid, and whether that is
** allowed. On LEGAL *bid is filled, and where a rule fails. `defend`: the cards answer an overcall
** and repeat the standing ones. */
Refusal bid_check(const Bidder *bidder, const CardSet *cards, bool defend, Bid *bid, Ruling *why);

/* Could a bid of n cards of this seat's, the highest joker among them this one (CARD_NONE: there
** is none), be allowed as the bidding stands, by what functions say? A defence aside. */
bool bid_is_enough(const Rules *rules, const Bidding *bidding, int seat, int n, Card joker);

/* So many identical cards as are held, and as a type of bid shows at most. */
static inline int bid_at_most(Range range, int n) { return range.max < n ? range.max : n; }
static inline int bid_copies(const CardSet *hand, uint64_t kinds) {
  int n = 0;
  while (n < PACK_MAX && hand->plane[n] & kinds) n++;
  return n;
}

/* All cards of these ranks, as a mask of kinds; and those of one rank, or of none. */
static inline uint64_t cards_of_ranks(uint16_t ranks) {
  return (1 | bit(RANK_NB) | bit(2 * RANK_NB) | bit(3 * RANK_NB)) * ranks;
}
static inline uint64_t cards_of_one_rank(Rank rank) {
  return rank == RANK_NONE ? 0 : cards_of_ranks(1) << rank;
}

/* The latest bid of a seat that was overcalled, put into *bid; NULL if there is none. */
const Bid *bidding_overcalled(const Bidding *bidding, int seat, Bid *bid);

/* Puts a legal bid on the table: may_answer follows from declare.own. */
void bidding_add(const Rules *rules, Bidding *bidding, const Bid *bid);

#endif
