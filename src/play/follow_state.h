/* follow_state.h - what is known of a lead and of a hand that follows.
**
** follow.h prepares it and says what a key is; all that measures plays reads it.
*/
#ifndef follow_state_h
#define follow_state_h

#include "play/set_fit.h"
#include "play/winner.h"

enum { TRACTORS_MAX = 16, TRACTORS_MET = 0xff };

typedef struct FollowKey {
  uint8_t shape;                 /* 0 or 1 */
  uint8_t tractor[TRACTORS_MAX]; /* cards in the longest; "regrouped": sets in each, longest first,
                                 ** or TRACTORS_MET in a play of the whole shape */
  uint8_t sets[PACK_MAX + 1];    /* sets[s]: how many sets of s copies are placed, s >= 2 */
  uint8_t number[OWES_MAX];      /* of suit, lists of shapes and cards, by the demand's place */
  uint8_t high[PLACE_NB];        /* of highest: cards beside the sets, by tier */
} FollowKey;

/* What was found about lists of sets: the greatest that fit the lead and whether given ones fit in,
** by the faces and the room that there were for them; and which fit the lead. Each where there is a
** bit in the mask. */
typedef struct ListsFound {
  uint64_t found, asked, led;
  struct {
    Faces faces;
    int room;
    Sets sets;
  } list[64];
  struct {
    Faces faces;
    int room;
    Sets sets;
    bool fits;
  } fit[64];
  struct {
    Sets sets;
    bool fits;
  } lead[64];
} ListsFound;

typedef struct Follow {
  const Order *order;
  const Rules *rules;
  const struct Game *game; /* for hooks; may be NULL */
  int seat;                /* -1 where nobody is meant */
  const Owes *owes;        /* the ladder for this lead and hand; NULL: `own` */
  Owes own;                /* what follow.owes answered */
  uint8_t smaller, protect;
  Shape lead;
  SetLed set;                  /* as what it is one set alone */
  uint64_t suit;               /* the places of the led suit; all, if units cover several */
  bool odd;                    /* a led unit is more than sets in sequence: see special_forms.h */
  int cards;                   /* led */
  CardSet hand, in_suit;       /* in_suit: the hand's cards of the led suit; all, if of several */
  int held;                    /* their number, counted to one more than were led */
  uint8_t slots[PACK_MAX + 1]; /* slots[s]: led sets of s copies (a tractor of m sets has m) */
  FollowKey best;              /* with nothing protected; meaningless when held <= cards */
  uint16_t demands;            /* bit d: demand d is in the ladder */
  bool suit_first;             /* the suit is the first of them */
  bool singles;                /* nothing but single cards was led */
  bool suit_alone;             /* and of those no hand owes more than the suit */
  bool card_of_suit;           /* so that any cards of it are legal */
  bool search;                 /* the best key is that of follow_search.h */
  bool regroups;               /* tractors are owed one after the other: follow_tractors.h */
  CardSet from[OWES_MAX];      /* of each demand for cards, those of the hand; if search */
  uint8_t only_size;           /* to count sets of it is all; 1: not even that; 0: see best */
  uint64_t larger, sequences;  /* faces of in_suit that may stay whole: the two words of protect */
  ListsFound *lists;           /* NULL: none is kept */
  long *check_budget;          /* plays that may be checked; NULL: see legal_plays.h */
} Follow;

#endif
