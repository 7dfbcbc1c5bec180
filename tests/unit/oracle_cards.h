/* oracle_cards.h - where every card of a deal lies by the plain model, from the first draw to the
** last play, and what all have seen of the play.
**
** It keeps its own account. It is told how the deck was shuffled, and then only what is done; what
** a function of the rules does with cards it is told as effects.
*/
#ifndef oracle_cards_h
#define oracle_cards_h

#include "deal/action.h"
#include "oracle.h"

/* Cards that a seat has laid on the table: card[from .. from + n). */
typedef struct OraclePlay {
  int seat, trick, from, n;
} OraclePlay;

typedef struct OracleCards {
  int players, deck, drawn; /* cards of the deck, the kitty last, and of them drawn */
  int size;                 /* of the kitty */
  uint8_t shuffled[CARD_MAX];
  Pile hand[SEAT_MAX], kitty;
  int turned;     /* the first cards of the kitty as they lay, for all to see */
  bool picked_up; /* cards have left the kitty since it was dealt, or laid again */
  bool buried;    /* it lies there whole, laid by one player */
  bool exposed;   /* and open */
  unsigned took;  /* bit a seat: cards of the kitty have come to it */
  int laid_by;    /* who has laid all that lies there; SEAT_NONE: nobody has */
  Gift owed[MOVE_MAX];
  int gifts;
  uint8_t card[CARD_MAX]; /* played, one after the other */
  OraclePlay play[CARD_MAX];
  int plays;
  Pile back[CARD_MAX]; /* of each trick, what its leader had to take back */
} OracleCards;

/* A deal in which nothing was done yet. */
void oracle_cards_begin(OracleCards *cards, const Rules *rules, const Deal *deal);

/* The phase of the kitty begins: somebody is to bury it, or nobody does. */
void oracle_cards_kitty(OracleCards *cards, bool buries);

/* An action beside plays is done, but for effects. */
void oracle_cards_do(OracleCards *cards, const Action *action);

/* Cards that a function moves: all are taken up before any is laid down. What it turns up, and what
** is owed from now on. */
void oracle_cards_effects(OracleCards *cards, const Effects *effects);

/* After effects the kitty lies so, place by place: may it? What leaves it makes room for what comes
** in, and the others stay. */
bool oracle_cards_lie(OracleCards *cards, const uint8_t kitty[]);

/* Of the cards that a seat would play these lie; the others it takes back. */
void oracle_cards_play(OracleCards *cards, int trick, const Action *action, const Pile *lies);

/* May the seat look at the kitty, before the deal is over? */
bool oracle_sees_kitty(const OracleCards *cards, int seat);

#endif
