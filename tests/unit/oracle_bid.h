/* oracle_bid.h - drawing and declaring trumps by the plain model: which cards are a declaration,
** what beats what, who may show them when, and what comes of it.
**
** Functions of the rules are asked as the program asks them, about declarations that were read
** here. Cards are counts of kinds.
*/
#ifndef oracle_bid_h
#define oracle_bid_h

#include "deal/deal.h"
#include "oracle.h"

/* Cards that are shown, read as one of the types of declare.bids. */
typedef struct OracleBid {
  int seat, type;
  Pile cards;
  Pile face_down; /* of them */
  Card names;     /* the trump suit: the card of the rank, else of any rank, else the joker */
  Card joker;     /* CARD_NONE; of two the higher */
  Rank rank;      /* that was shown, RANK_NONE if none */
  bool withdrawn; /* a defence has answered it */
  int makes_trump, makes_declarer; /* as Bid has it: what a function has said about it */
} OracleBid;

/* All that was declared in a deal. */
typedef struct OracleBidding {
  OracleBid bid[BID_MAX];
  int n;
  int may_answer; /* who was just overcalled and may defend; SEAT_NONE */
  bool locked;    /* a function said so */
} OracleBidding;

/* Who would declare. Of the game hands, levels and who is passive or named are read. */
typedef struct OracleBidder {
  const Rules *rules;
  const Game *game;
  const OracleBidding *bidding;
  int seat;
  int asked; /* who alone may declare; SEAT_NONE */
} OracleBidder;

/* The rank of a level, counted along the track step by step; RANK_NONE: jokers alone. */
Rank oracle_level(const Rules *rules, int level);

/* The ranks that the seat may show, as bits. */
unsigned oracle_bid_ranks(const OracleBidder *bidder);

/* The declaration that stands; NULL if none. */
const OracleBid *oracle_standing(const OracleBidding *bidding);

/* At the jokers-only level of a named declarer whose level is shown nobody declares anything. */
bool oracle_shows_nothing(const OracleBidder *bidder);

/* May these cards be declared with? Then they are read as *out: the first type, in the order of
** names, that takes them; of two cards of the rank the lower one names trumps. */
bool oracle_may_bid(const OracleBidder *bidder, const Pile *cards, OracleBid *out);
/* May these be added to defend? *out has all that then lies there. */
bool oracle_may_defend(const OracleBidder *bidder, const Pile *added, OracleBid *out);

/* All that may be declared with, each once, of types that are no function; -1 if more than max. */
int oracle_bids(const OracleBidder *bidder, Pile out[], int max);

/* The declaration was made; `defence`: as the answer to an overcall. */
void oracle_note_bid(const Rules *rules, OracleBidding *bidding, const OracleBid *bid,
                     bool defence);

/* The same as the program has it, for its functions. */
Bid oracle_as_bid(const OracleBid *bid);

#endif
