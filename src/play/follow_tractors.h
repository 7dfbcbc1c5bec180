/* follow_tractors.h - tractors owed one after the other: follow.smaller "regrouped".
**
** There a led tractor (or a set for which tractors are owed) gives all its cards: for the longest
** tractor of sets no larger than its own, then for the longest beside it, until they are used up.
** So what is measured is a list of lengths, from the longest on; to be a tractor it is enough to be
** one of the smallest sets that may be led so. A set as large as the led one counts as the longest
** tractor of its cards.
*/
#ifndef follow_tractors_h
#define follow_tractors_h

#include "play/follow_key.h"

/* Tractors being laid out. */
typedef struct Laying Laying;
struct Laying {
  const Follow *follow;
  Protection protection;
  CardSet held, left;     /* without what was laid */
  uint8_t used[PLACE_NB]; /* copies */
  uint8_t asks[UNIT_MAX]; /* the led units for which tractors are owed */
  int asks_n;
  uint8_t room[UNIT_MAX];     /* cards that each led unit has left */
  uint8_t list[TRACTORS_MAX]; /* lengths, then zeros */
  Unit unit[TRACTORS_MAX];    /* what was laid */
  uint8_t led[TRACTORS_MAX];  /* for which led unit */
  int n;
  int lists;                  /* so many were done */
  uint64_t twins;             /* of these, faces that are alike stand for each other */
  uint8_t best[TRACTORS_MAX]; /* lists below it are not looked for */
  bool above;                 /* nor lists that equal it */
  bool over;                  /* set by who has had enough */
  bool (*fits)(Laying *);     /* those laid so far; NULL: always */
  void (*done)(Laying *);     /* a list that is no lower than best */
  void *data;
};

/* Calls done for the lists of tractors in the cards, greater ones mostly first. Who calls sets
** fits, done, data, twins and best before. */
void tractors_lay(Laying *tractors, const Follow *follow, Protection protection,
                  const CardSet *cards);

/* The last lists that were laid, with the cards of the hand that they left. */
enum { LAID_KEPT = 64 };
typedef struct LaidLists {
  struct {
    uint8_t list[TRACTORS_MAX];
    CardSet left;
  } laid[LAID_KEPT];
  int n;
} LaidLists;

/* Notes the list that is laid. True if it left the same cards before: then all else comes out as it
** did. */
bool tractors_laid_again(LaidLists *lists, const Laying *tractors);

/* Is the shape owed, and in the cards? */
bool tractors_met(const Follow *follow, Protection protection, const CardSet *cards);

/* Bounds a list of sets by what fits beside tractors of these lengths into so many cards, wherever
** the tractors are: each takes two cards of a face for each of its sets, and sets take of the room
** what is beside these. */
void tractors_bound_sets(const Follow *follow, Protection protection,
                         const uint8_t list[TRACTORS_MAX], int cards, Sets *sets);

/* The tractors of a key: cards in the longest that fits a led tractor (0: none), or their list.
** Notes how they are shown (NULL: does not). */
void key_tractor(const Follow *follow, Protection protection, const CardSet *cards,
                 ListBounds bounds, uint8_t tractor[TRACTORS_MAX], Display *display);

#endif
