/* sample.h - cards, trumps and levels at random, for questions that two sums could answer
** differently: cards close to each other, small sizes more often than large ones. */
#ifndef sample_h
#define sample_h

#include "differ/posed.h"

/* Both sums for one number of players and of packs. */
typedef struct Desk {
  int players, packs; /* packs 0: each game's own deck */
  Loaded *a, *b;      /* a NULL: one of them has no such deck */
  CardSet cards;      /* that both decks have, kind space */
} Desk;

/* What a question is made with. */
typedef struct Sample {
  Rng *rng;
  const Desk *desk;
  Asker *asker;
  int size; /* about how many cards are led, played, held: 1 to 8 */
  Posed *posed;
  CardSet left; /* of the desk's cards, not yet given away */
} Sample;

/* Sizes and lengths of units that are played together. */
typedef struct Units {
  UnitSize unit[4];
  int n;
} Units;

/* Begins the question, of the desk's table and of no cards yet. */
void sample_begin(Sample *sample, PosedType type);

/* The rules of either side. */
const Rules *some_rules(Sample *sample);

/* 0 to n - 1; true one time in n. */
int below(Sample *sample, int n);
bool one_in(Sample *sample, int n);

/* A trump, given with the question; a plain suit, or TRUMPS. */
void sample_trump(Sample *sample);
Suit sample_suit(Sample *sample);
/* The kinds of a suit as they rank without special trumps, from low to high. Returns how many. */
int sample_kinds(const Sample *sample, Suit suit, Card kinds[KIND_NB]);

/* These put cards that are left into a set. At most n more of the suit, in sets and sequences; so
** many of any kind; so many of the suit, and others where it is short; of one rank in several
** suits. */
void sample_cards(Sample *sample, Suit suit, int n, CardSet *to);
void sample_any(Sample *sample, int n, CardSet *to);
void sample_hand(Sample *sample, Suit suit, int n, CardSet *to);
void sample_alike(Sample *sample, CardSet *to);
/* A unit of at most so many cards: copies of each of some kinds in a row, or of one rank in several
** suits. */
void sample_unit(Sample *sample, Suit suit, int most, CardSet *to);
/* Some units, and cards of the suit in these, as far as there are any. */
void sample_shape(Sample *sample, Units *units);
void sample_units(Sample *sample, Suit suit, const Units *units, CardSet *to);
/* Of a climbing game's ranks and jokers from below the kinds of the i-th; 0: there is none. Up to n
** cards of such kinds, the first suits first. */
uint64_t sample_kinds_at(const Rules *rules, int i);
void sample_of_kinds(Sample *sample, uint64_t kinds, int n, CardSet *to);
/* Copies of a card as far as the deck has any, whoever else has them. */
void sample_copies(Sample *sample, CardSet *cards, Card card, int copies);

/* Levels for all seats, few different ones; the rank that a seat's level names, or the start. */
void sample_levels(Sample *sample);
Rank sample_rank(const Sample *sample, int seat);
/* About n cards that a seat may show at some level of the question. */
void sample_bids(Sample *sample, int seat, int n, CardSet *to);

#endif
