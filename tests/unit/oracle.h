/* oracle.h - the rules of play once more, in the most naive way, to compare the mechanics with.
**
** Everything is written from the rule text alone, on plain counts of each kind: all tractors, all
** divisions, all plays, all choices of broken sets are tried one after the other. It shares nothing
** with the program but the settings (Rules), the numbering of cards and the names of words. What a
** function of the rules answers it takes as given (oracle_ask.h).
*/
#ifndef oracle_h
#define oracle_h

#include "rules/rules.h"

enum { ORACLE_UNITS = 48, ORACLE_UNITS_MAX = 2048, ORACLE_FACES = KIND_NB, ORACLE_KEY = 40 };

/* So many copies of each kind. */
typedef struct Pile {
  int n[KIND_NB];
} Pile;

struct Game;
struct Grouped;

typedef struct Oracle {
  const Rules *rules;
  Trump trump;
  Ladder ladder;     /* of trumps */
  int deck[KIND_NB]; /* copies */
  int rung[KIND_NB]; /* of the ladder; -1: none */
  int suit[KIND_NB]; /* effective; -1: none, or not in the deck */
  int position[KIND_NB];
  Card face[ESUIT_NB][ORACLE_FACES]; /* the kinds of each effective suit, low to high */
  int faces[ESUIT_NB];
  int points[KIND_NB];                 /* of each card */
  bool linked[ESUIT_NB][ORACLE_FACES]; /* by a function: a position with the next one */
  /* Whom functions are asked about in which game; NULL where there is none. */
  const struct Game *game;
  int seat;
  const struct Grouped *grouping; /* how a lead is divided; NULL: nobody said */
} Oracle;

/* `length` sets of `size` cards each, from the lowest to the highest; or, with `cards`, any `size`
** cards, each of them in `face`. */
typedef struct OracleUnit {
  int size, length;
  Card face[ORACLE_FACES];
  uint8_t form;     /* 1 + that as which it is led or played; 0: not looked for */
  bool alone;       /* only its own form answers it */
  bool cards;       /* no sets in sequence */
  int top, pattern; /* with `cards`: the higher wins; only the same answers */
} OracleUnit;

typedef struct OracleShape {
  OracleUnit unit[ORACLE_UNITS];
  int n;
  int suit;    /* effective; -1: of no suit, or `across` */
  bool across; /* units that cover several suits, which are answered out of any */
} OracleShape;

/* How high a rank is in its suit. Is the card one of a suit's row of ranks? */
int oracle_height(const Rules *rules, Rank rank);
bool oracle_is_plain(const Oracle *oracle, Card card);

void oracle_make(Oracle *oracle, const Rules *rules, Trump trump);
bool oracle_adjacent(const Oracle *oracle, Card low, Card high);
/* The cards of a set in kind space, and how many. */
Pile pile_in(const CardSet *kinds);
int pile_size(const Pile *pile);
int pile_kinds(const Pile *pile, Card out[KIND_NB]); /* from the lowest; returns how many */
/* Takes the unit's cards out of the pile; with sign -1 puts them back. */
void pile_take(Pile *pile, const OracleUnit *unit, int sign);
/* The effective suit of all cards of the pile; -1: they are of several, or of none. */
int oracle_suit_of(const Oracle *oracle, const Pile *pile);
int pile_size_in(const Oracle *oracle, const Pile *pile, int suit);

/* What units are looked for. */
typedef struct OracleSize {
  int suit, size, length;
} OracleSize;

/* Every unit of this size and length in the cards of that suit; returns how many. */
int oracle_units(const Oracle *oracle, const Pile *pile, OracleSize of, OracleUnit out[], int max);

/* Positions from the top set down: below 0, 0, above 0. The units are of the same kind. */
int oracle_compare(const Oracle *oracle, const OracleUnit *a, const OracleUnit *b);

/* The unit with more cards is above; of as many the tractor; then larger sets. */
int oracle_compare_kinds(const OracleUnit *a, const OracleUnit *b);

/* May so many sets of so many copies be led? A single card always may. */
bool oracle_is_form(const Oracle *oracle, int size, int length);

/* Would the rule (the longest first; the tractor; the larger sets; the higher cards) have made this
** division of the pile? Where two units are alike in all of that, either may have been taken. */
bool oracle_is_decomposition(const Oracle *oracle, const Pile *pile, const OracleShape *shape);

/* A division of the pile by the rule. */
void oracle_decompose(const Oracle *oracle, const Pile *pile, OracleShape *shape);

/* Can the pile be divided so as to have each of the led units? */
bool oracle_contains(const Oracle *oracle, const Pile *pile, const OracleShape *lead);

/* Every play of as many cards as were led from the cards that matter: from the whole hand where the
** suit is short, from the suit alone where it is long (other plays are then illegal). legal[i] says
** whether plays[i] is legal. Returns how many there are, -1 if more than max. */
int oracle_follows(const Oracle *oracle, const OracleShape *lead, const Pile *hand, Pile plays[],
                   bool legal[], int max);

/* Does the play beat the best one before it, over every division of both? */
bool oracle_beats(const Oracle *oracle, const OracleShape *lead, const Pile *new, const Pile *best);

/* Who wins, over every division of every play. plays[0] is the lead, which stands. */
int oracle_winner(const Oracle *oracle, const OracleShape *lead, const Pile plays[], int n);

typedef struct OracleThrow {
  bool stands;
  int objector;
  Pile forced;
  int withdrawn;
  uint64_t beaten; /* bit j: somebody who may stop the throw beats the j-th led unit */
  bool play_ends;
} OracleThrow;

/* The other hands in turn order; may_stop may be NULL. */
typedef struct OracleOthers {
  const Pile *hand;
  int n;
  const bool *may_stop;
} OracleOthers;

/* Do these cards beat one of the led units, by the word of throw.test? */
bool oracle_proves(const Oracle *oracle, const OracleShape *lead, const Pile *shown);

void oracle_throw(const Oracle *oracle, const OracleShape *lead, const Pile *play,
                  const OracleOthers *others, OracleThrow *out);

#endif
