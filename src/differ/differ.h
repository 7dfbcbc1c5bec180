/* differ.h - the smallest situations that two sums of rules answer differently.
**
** Questions are proposed at random from a seed, most about what the fields bear on that the two set
** differently; both sums answer; what differs is attributed to fields (the same question with one
** field exchanged), made smaller until nothing can be left out, and of those that are alike one is
** kept: alike are questions of one type that come of the same fields and differ in the same fact.
**
** What was not found was looked for in so many situations, no more: differ_tried. */
#ifndef differ_h
#define differ_h

#include "differ/posed.h"
#include "differ/whole_deals.h"
#include "rules/schema.h"

enum { DIFFER_FIELDS = 64, DIFFER_MOST = 96 };

typedef struct Difference {
  Posed posed;
  Verdict a, b;
  FactId fact;     /* in which the answers differ; there may be more */
  uint64_t fields; /* bit i: it comes of the i-th field that is set differently; 0: not of one */
  long times;      /* found so often */
  bool of_rest;    /* the decks or the phases differ, and no other field is behind it */
} Difference;

typedef struct Differ Differ;

/* What is compared. */
typedef struct DifferWanted {
  const char *a, *b; /* specs */
  int players;       /* 0: every number that both have */
  uint64_t seed;
  bool own_deck;          /* that of each game alone; else also full packs, the same for both */
  Offer a_offer, b_offer; /* texts from which they may have their files; they must stay */
  const struct InsteadOf *instead; /* a text in the place of a file of side B; NULL: none */
  const Field *changed;            /* the field that it changes; NULL: any function, too */
  const struct Limits *limits;     /* of the scripts; NULL: limits_default */
} DifferWanted;

/* Loads both; `instead` and `limits` must stay. NULL and a sentence in error: one of them cannot be
** loaded, they are of two families, or there is no number of players that both have. */
Differ *differ_new(const DifferWanted *wanted, char *error, size_t error_size);
void differ_free(Differ *differ);

/* Tries so many situations more; stops before when `stop`, if not NULL, says so (asked now and
** then). With the same seed the same is found, however often it is called for however many. */
void differ_search(Differ *differ, long situations, bool (*stop)(void *context), void *context);

/* When most differences have been found, small questions are put as well, one after the other
** (enumerate.h), of the types that fields bear on which nothing shows yet: how many of a type were,
** and whether those are all. */
long differ_small(const Differ *differ, PosedType type, bool *all);

/* How many were tried; the differences, in the order in which they are told:
** by type, then as they were found. One whose fields are all shown by simpler ones is left out. */
long differ_tried(const Differ *differ);
int differ_count(const Differ *differ);
const Difference *differ_at(const Differ *differ, int i);

/* The fields that are set differently, in the schema's order (the first DIFFER_FIELDS of them), and
** whether a difference shows one. */
int differ_fields(const Differ *differ);
const Field *differ_field(const Differ *differ, int i);
bool differ_shows(const Differ *differ, int i);

/* Do whole games of the fewest players go apart by the i-th field alone: those of a side, and of
** the same side with this field of the other, played at random from the same seeds (whole_deals.h)?
** In so many deals a side; where they do, *apart says at which. WHOLE_NOT_PLAYED: the field cannot
** be exchanged alone, as those of the deck. */
typedef enum Whole { WHOLE_NOT_PLAYED, WHOLE_ALIKE, WHOLE_APART } Whole;
Whole differ_whole(Differ *differ, int i, int deals, Apart *apart);

/* The place of the difference that comes of this field and of the fewest others; -1: none does. */
int differ_of_field(const Differ *differ, const Field *field);

/* The specs as they were given (side 0: A), and each loaded for the number of players that a
** difference is about. */
const char *differ_spec(const Differ *differ, int side);
const struct Variant *differ_variant(const Differ *differ, int side);
Loaded *differ_loaded(const Differ *differ, const Difference *of, int side);

/* The numbers of players that a side has: bit n. */
uint32_t differ_players(const Differ *differ, int side);

#endif
