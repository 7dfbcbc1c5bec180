/* bot_sensible.h - the parts of the sensible bot, for each other. */
#ifndef bot_sensible_h
#define bot_sensible_h

#include "bots/bot_mind.h"
#include "play/follow.h"
#include "play/winner.h"

/* What it makes of its view, beyond what a Mind is. */
typedef struct Sense {
  Mind mind;
  uint8_t voids[SEAT_MAX]; /* bit a Suit: the seat has shown that it has none of it */
  double mate[SEAT_MAX];   /* how sure it is that a seat is of its side: 0 … 1 */
  int unseen;              /* cards in `mind.unseen` */
  double points;           /* on an unseen card, on average */
  int tricks_left;         /* cards in its hand */
  double kitty;            /* points that the last trick may bring or cost beside its own */
} Sense;

void sense_make(Sense *sense, const Game *view, const Rules *rules, int seat);

/* Of which effective suit the places are; ESUIT_NB: of several, or of none. */
int sense_suit(const Sense *sense, uint64_t places);

/* How likely it is that the seat has none of a suit. */
double sense_void(const Sense *sense, int seat, int suit);

/* How likely it is that the seat beats the best play so far of a lead: it is still to play. */
double sense_beats(const Sense *sense, int seat, const Shape *lead, const Strength *best);

/* How often the kitty counts for who wins it by the last trick; where that hangs on the trick, what
** is usual. */
int kitty_times(const Rules *rules);

/* What a card is worth keeping for, in points. */
double sense_value(const Sense *sense, int place);

/* A play that may be made (order space), and what it brings its side, in points. */
typedef struct Weighed {
  CardSet cards;
  double score, chance; /* chance: that its side gets the trick */
  bool wins, any_wins;  /* it, or some play that was weighed, is the best of the trick so far */
} Weighed;

/* The best plays of the seat on turn, up to `max`, the very best first. Returns how many. */
int sensible_weigh(const Sense *sense, const BotTurn *turn, Weighed list[], int max);

/* What it buries; what it gives (order space). */
void sensible_bury(const Sense *sense, CardSet *out);
void sensible_give(const Sense *sense, const Gift *gift, CardSet *out);

/* The friends it calls. False: there are not enough cards that may be called. */
bool sensible_call(const Sense *sense, const BotTurn *turn, Action *out);

/* Its turn in a climbing game: a play, or what it gives or asks for before. False: it is none of
** these. Type ACTION_NB: nothing out of turn. */
bool sensible_climb(const BotTurn *turn, Action *out);

/* The best plays in a climbing game, passing not among them, up to `max`, the very best first.
** Returns how many. */
int sensible_climbs(const BotTurn *turn, Action list[], int max);

/* Gives the turn the reason why one of them would be made. */
void sensible_explain(const Sense *sense, const BotTurn *turn, const Weighed *play);

#endif
