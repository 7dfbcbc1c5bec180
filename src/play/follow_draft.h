/* follow_draft.h - a play being put together: what it must have, and what that leaves.
**
** Of each place the play must have some copies, for tractors, shapes or cards that are owed; they
** may serve sets as well. Others stand beside the sets and serve none. The sets that are owed are
** left open: it is enough to know that they still fit in.
*/
#ifndef follow_draft_h
#define follow_draft_h

#include "play/follow_key.h"

/* Units of a list that are to be placed later, beside so many copies for others of it. */
typedef struct OpenList {
  const Unit *unit;
  int n;
  Sets sets, all; /* theirs; those of the whole list */
  uint8_t used[PLACE_NB];
} OpenList;

static inline bool open_list_is_begun(const OpenList *list) {
  static const uint8_t none[PLACE_NB];
  return memcmp(list->used, none, sizeof none) != 0;
}

typedef struct Draft {
  const Follow *follow;
  Protection protection;
  int cards;     /* in the play */
  int in_suit_n; /* in the hand */
  uint8_t held[PLACE_NB], must[PLACE_NB], rest[PLACE_NB];
  Faces faces;       /* that sets can be taken from: not what stands beside them; what must be in
                     ** the play is paid */
  FaceSums sums;     /* of these */
  int in, beside;    /* cards that the play must have: of the suit, of others */
  int need;          /* so many cards of the suit */
  bool sets_owed;    /* settled: these sets must fit in */
  bool faces_differ; /* by more than their copies */
  Sets sets;
  int sets_n; /* their cards */
  int also_n, open_n;
  Sets also[OWES_MAX];     /* each of these must fit in, too, as if every face might be broken */
  OpenList open[OWES_MAX]; /* so must these, of faces as they are */
} Draft;

/* A play of so many cards out of the hand, of which nothing is settled. */
void draft_begin(Draft *draft, const Follow *follow, Protection protection, const CardSet *hand,
                 int cards);

/* So many copies of a place, no matter how many before. */
void draft_must_have(Draft *draft, int place, int copies);

/* So many copies of each place. */
void draft_must_have_all(Draft *draft, const uint8_t must[PLACE_NB]);

void draft_stands_beside(Draft *draft, int place, int copies);

/* Sets are owed: these. */
void draft_owe_sets(Draft *draft, const Sets *sets);

/* Do the sets fit beside all that the play must have? If `faces_enough`, into the faces they do. */
bool draft_is_possible_if(const Draft *draft, bool faces_enough);

/* Do all the other lists fit in, as far as their sets tell? */
bool draft_also_fits(const Draft *draft);

/* An odd set may be part of even ones where the hand has a fourth copy of a face, or a sixth: so
** many sets at most. */
int draft_further_copies(const Draft *draft);

/* May one face stand for the other, as far as demands can tell? */
bool draft_faces_alike(const Draft *draft, int a, int b);

static inline bool draft_is_possible(const Draft *draft) {
  return draft_is_possible_if(draft, false);
}

/* Cards of the suit that the play has room for. */
static inline int draft_room_in_suit(const Draft *draft) {
  return draft->cards - draft->beside - draft->in;
}

/* What was settled, in a number: a search that comes back must find it as it left it. */
static inline int draft_state(const Draft *draft) {
  int cards = draft->in * CARD_MAX + draft->beside;
  return (cards * 2 + draft->sets_owed) * CARD_MAX + draft->need;
}

#endif
