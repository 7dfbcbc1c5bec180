/* legal_plays.c - listing, counting and sampling legal plays. See legal_plays.h. */
#include "play/legal_plays.h"

#include "base/inline.h"
#include "play/follow.h"
#include "play/follow_explain.h"
#include "play/follow_key.h"
#include "play/special_forms.h"

enum {
  CLASS_MAX = KIND_NB, /* every class has a face */
  PAIRS_MAX = CARD_MAX / 2,
  STEPS_A_CHECK = 100, /* steps of a walk that cost as much as one check of a play */
};

/* What there is to choose: `need` cards out of `pool`, beside those that are given anyway. */
typedef struct Choice {
  const Follow *follow;
  const CardSet *forced; /* what every legal play has; NULL: nothing */
  const CardSet *pool;
  CardSet beside; /* the pool of a short hand: its cards of other suits */
  int need;
  bool plain; /* legal exactly if there are at least `sets` sets of `size` cards */
  int size, sets;
} Choice;

/* --- what is owed ----------------------------------------------------------------------------- */

/* The same for the shapes of a list. */
static int copies_listed(const Follow *follow, int copies) {
  const Owes *owes = follow_ladder(follow);
  for (int i = 0; i < owes->n; i++)
    for (int k = 0; k < owes->owed[i].units; k++)
      if (owes->owed[i].unit[k].length > 1)
        copies = owes->owed[i].unit[k].size == 1 || copies == 1 ? 1 : 2;
  return copies;
}

/* The fewest copies with which a face matters for sequences; 0: sequences do not matter at all. */
static int tractor_copies(const Follow *follow) {
  int copies = follow->protect & PROTECT_TRACTORS ? 2 : 0;
  if (follow->only_size == 1) return copies;
  if (follow->search) copies = copies_listed(follow, copies);
  if (!follow_owes(follow, OWE_SHAPE) && !follow_owes_tractors(follow)) return copies;
  for (int i = 0; i < follow->lead.n; i++) {
    const Unit *led = &follow->lead.unit[i];
    if (led->length > 1 || follow_owes_tractors_to_set(follow, led))
      copies = led->size == 1 || copies == 1 ? 1 : 2;
  }
  return copies;
}

/* Is what a long hand owes no more than a number of sets of one size? Then it is noted. */
static NO_INLINE bool owes_sets(Choice *choice) {
  const Follow *follow = choice->follow;
  int size = follow->only_size;
  bool breaks = size < follow->order->planes && follow->in_suit.plane[size];
  if (follow->sequences || (follow->larger && breaks)) return false;
  choice->size = size;
  choice->sets = follow->best.sets[size];
  return true;
}

static inline bool is_plain(Choice *choice) {
  int size = choice->follow->only_size;
  return size > 1 ? owes_sets(choice) : size == 1;
}

/* A hand that is short of the suit, or has just enough, gives all of it. */
static void choose_beside(Choice *choice) {
  const Follow *follow = choice->follow;
  choice->need = follow->cards - follow->held;
  choice->plain = !follow->search;
  if (follow->held == 0) {
    choice->pool = &follow->hand;
    return;
  }
  choice->forced = &follow->in_suit;
  choice->pool = &choice->beside;
  cardset_mask(&choice->beside, &follow->hand, ~follow->suit, follow->order->planes);
}

static bool join_faces(void *data, const Unit *unit) {
  *(uint64_t *)data |= unit->faces;
  return true;
}

/* The faces that could stand in a unit like a led one that is more than sets in sequence. */
static uint64_t faces_in_odd_units(const Follow *follow) {
  uint64_t faces = 0;
  Forms forms;
  forms_open(&forms, follow->order, follow->rules);
  for (int i = 0; i < follow->lead.n; i++)
    if (follow->lead.unit[i].type != UNIT_SETS)
      form_each_like(&forms, &follow->lead.unit[i], &follow->in_suit, join_faces, &faces);
  return forms.gave_up ? follow->in_suit.plane[0] : faces;
}

/* The faces of the pool that could stand in a tractor which matters, or of which each matters. */
static uint64_t distinct_faces(const Choice *choice) {
  const Follow *follow = choice->follow;
  if (follow->suit_first && follow->held <= follow->cards) return 0;
  int copies = tractor_copies(follow);
  uint64_t faces =
      copies && copies <= follow->order->planes ? follow->in_suit.plane[copies - 1] : 0;
  faces = shape_neighbours(follow->order, faces);
  bool shape_is_met = follow->best.shape && !(follow->larger | follow->sequences);
  if (follow->search && follow_owes(follow, OWE_HIGHEST) && !shape_is_met)
    faces |= follow->in_suit.plane[0];
  if (follow->odd && follow_owes(follow, OWE_SHAPE)) faces |= faces_in_odd_units(follow);
  return faces;
}

/* Returns false when the hand is smaller than the lead: there is no play. */
static ALWAYS_INLINE bool choice_make(const Follow *follow, Choice *choice) {
  bool suit = follow->suit_first;
  choice->follow = follow;
  choice->forced = NULL;
  choice->need = follow->cards;
  choice->size = 1;
  choice->sets = 0;
  if (suit && follow->held <= follow->cards) {
    choose_beside(choice);
  } else {
    choice->pool = suit ? &follow->in_suit : &follow->hand;
    bool free = follow->only_size == 1 && !follow_owes(follow, OWE_SUIT);
    choice->plain = suit ? is_plain(choice) : free;
    if (suit) return true;
  }
  return cardset_size(choice->pool, follow->order->planes) >= choice->need;
}

/* Begins a play with what is given anyway. */
static void begin_play(const Choice *choice, CardSet *play) {
  *play = CARDSET_EMPTY;
  if (choice->forced)
    cardset_mask(play, choice->forced, ~(uint64_t)0, choice->follow->order->planes);
}

static uint64_t sum(uint64_t a, uint64_t b) { return a > UINT64_MAX - b ? UINT64_MAX : a + b; }

static uint64_t product(uint64_t a, uint64_t b) {
  uint64_t c;
  return __builtin_mul_overflow(a, b, &c) ? UINT64_MAX : c;
}

/* --- pairs at most: the masks say it all ------------------------------------------------------ */

/* Can no face of the pool give three cards, and is nothing owed but pairs? */
static inline bool pairs_at_most(const Choice *choice) {
  if (!choice->plain || (choice->size > 2 && choice->sets > 0)) return false;
  return choice->need <= 2 || choice->follow->order->planes < 3 || choice->pool->plane[2] == 0;
}

/* In how many ways n things out of `of` can be taken; 54 over 27 fits. */
static uint64_t choose(int of, int n) {
  uint64_t ways = 1;
  if (n > of) return 0;
  for (int i = 0; i < n; i++) ways = ways * (uint64_t)(of - i) / (uint64_t)(i + 1);
  return ways;
}

static uint64_t pair_faces(const Choice *choice) {
  return choice->follow->order->planes > 1 ? choice->pool->plane[1] : 0;
}

/* With so many pairs in it: which they are, and which other faces give one card. */
static uint64_t ways_with_pairs(const Choice *choice, int pairs) {
  return product(choose(bit_count(pair_faces(choice)), pairs),
                 choose(bit_count(choice->pool->plane[0]) - pairs, choice->need - 2 * pairs));
}

/* All plays; where more than one card is needed, ways[pairs] of them with so many pairs. */
static uint64_t pairs_count(const Choice *choice, uint64_t ways[PAIRS_MAX + 1]) {
  uint64_t count = 0;
  if (choice->need == 1) return (uint64_t)bit_count(choice->pool->plane[0]);
  for (int pairs = choice->sets; 2 * pairs <= choice->need; pairs++)
    count = sum(count, ways[pairs] = ways_with_pairs(choice, pairs));
  return count;
}

/* Takes the pairs of a play out of the faces; how many is drawn by the plays that have so many. */
static NO_INLINE int sample_pairs(const Choice *choice, Rng *rng, uint64_t *faces, CardSet *play) {
  int pairs = choice->sets;
  uint64_t ways[PAIRS_MAX + 1], in_pairs = pair_faces(choice);
  uint64_t left = rng_below(rng, pairs_count(choice, ways));
  for (; left >= ways[pairs]; pairs++) left -= ways[pairs];
  for (int i = 0; i < pairs; i++) {
    uint64_t pair = bit(sample_bit(&in_pairs, rng));
    *faces &= ~pair;
    play->plane[0] |= pair;
    play->plane[1] |= pair;
  }
  return pairs;
}

/* What is given anyway is of other faces than the pool. */
static inline void pairs_sample(const Choice *choice, Rng *rng, CardSet *play) {
  uint64_t faces = choice->pool->plane[0];
  int pairs = choice->need > 1 ? sample_pairs(choice, rng, &faces, play) : 0;
  for (int i = choice->need - 2 * pairs; i > 0; i--) play->plane[0] |= bit(sample_bit(&faces, rng));
}

/* --- anything else: spreads over classes of faces --------------------------------------------- */

/* Faces that may be exchanged for each other. */
typedef struct Class {
  uint64_t faces;
  int copies, n;
} Class;

typedef struct Walk Walk;
struct Walk {
  const Choice *choice;
  Class class[CLASS_MAX];
  int classes;
  int cards[CLASS_MAX + 1];              /* in this class and those behind it */
  int sets[CLASS_MAX + 1];               /* of the size that is owed, in the same */
  uint8_t give[CLASS_MAX][PACK_MAX + 1]; /* how many faces of a class give so many copies */
  long steps, steps_max;
  bool over; /* visit had enough, or the steps are used up */
  bool gave_up;
  void (*visit)(Walk *walk, uint64_t ways); /* a legal spread, and how many plays are like it */
  uint64_t count;                           /* of plays so far */
  void *data;
};

/* Where a walk is: `faces` faces of a class are still to give at most `copies`; cards and sets that
** are still needed. */
typedef struct Step {
  int class, copies, faces, need, sets;
  uint64_t ways;
} Step;

/* Faces of so many copies; those distinct that count otherwise for a demand for cards. */
static void add_class(Walk *walk, uint64_t faces, int copies) {
  const Follow *follow = walk->choice->follow;
  const Owes *owes = follow_ladder(follow);
  while (faces) {
    uint64_t alike = faces, lowest = bit(bit_lowest(faces));
    for (int i = 0; follow->search && i < owes->n; i++)
      for (int k = 0; owes->owed[i].demand == OWE_CARDS && k < follow->order->planes; k++)
        alike &= follow->from[i].plane[k] & lowest ? follow->from[i].plane[k]
                                                   : ~follow->from[i].plane[k];
    walk->class[walk->classes++] = (Class){.faces = alike, .copies = copies, .n = bit_count(alike)};
    faces &= ~alike;
  }
}

static void find_classes(Walk *walk) {
  const Choice *choice = walk->choice;
  const CardSet *pool = choice->pool;
  int planes = choice->follow->order->planes;
  uint64_t suit = choice->follow->in_suit.plane[0], distinct = distinct_faces(choice);
  walk->classes = 0;
  for (int copies = planes; copies > 0; copies--) {
    uint64_t faces = pool->plane[copies - 1] & ~(copies < planes ? pool->plane[copies] : 0);
    for (uint64_t alone = faces & distinct; alone;) add_class(walk, bit(bit_pop(&alone)), copies);
    add_class(walk, faces & ~distinct & suit, copies);
    add_class(walk, faces & ~distinct & ~suit, copies);
  }
  walk->cards[walk->classes] = walk->sets[walk->classes] = 0;
  for (int i = walk->classes - 1; i >= 0; i--) {
    const Class *class = &walk->class[i];
    walk->cards[i] = walk->cards[i + 1] + class->copies * class->n;
    walk->sets[i] = walk->sets[i + 1] + class->copies / choice->size * class->n;
  }
}

/* A play of this spread: in each class any of the faces, the lowest without a generator. */
static void spread_play(const Walk *walk, Rng *rng, CardSet *play) {
  int planes = walk->choice->follow->order->planes;
  begin_play(walk->choice, play);
  for (int c = 0; c < walk->classes; c++) {
    uint64_t faces = walk->class[c].faces;
    for (int copies = walk->class[c].copies; copies > 0; copies--)
      for (int i = 0; i < walk->give[c][copies]; i++) {
        int place = rng ? sample_bit(&faces, rng) : bit_pop(&faces);
        for (int k = 0; k < copies; k++) cardset_put(play, place, planes);
      }
  }
}

static bool spread_is_legal(const Walk *walk) {
  const Choice *choice = walk->choice;
  CardSet play;
  if (choice->plain) return true; /* spreads with too few sets are not walked */
  spread_play(walk, NULL, &play);
  return follow_check_owed(choice->follow, &play) == LEGAL;
}

/* One check of a play is paid for from the check budget. */
static bool has_patience(Walk *walk) {
  const Choice *choice = walk->choice;
  if (choice->plain || !choice->follow->check_budget || --*choice->follow->check_budget >= 0)
    return true;
  walk->over = walk->gave_up = true;
  return false;
}

static void walk_end(Walk *walk, uint64_t ways) {
  if (!has_patience(walk)) return;
  if (!spread_is_legal(walk)) return;
  walk->count = sum(walk->count, ways);
  if (walk->visit) walk->visit(walk, ways);
}

static void walk_on(Walk *walk, Step step) {
  if (walk->over) return;
  if (++walk->steps > walk->steps_max) {
    walk->over = walk->gave_up = true;
    return;
  }
  if (step.need == 0) {
    if (step.sets <= 0) walk_end(walk, step.ways);
    return;
  }
  while (step.copies == 0 || step.faces == 0) {
    if (++step.class >= walk->classes) return;
    step.copies = walk->class[step.class].copies;
    step.faces = walk->class[step.class].n;
  }
  const Choice *choice = walk->choice;
  if (step.need > step.faces * step.copies + walk->cards[step.class + 1]) return;
  int sets = step.copies / choice->size; /* of each face */
  if (step.sets > step.faces * sets + walk->sets[step.class + 1]) return;
  uint8_t *give = &walk->give[step.class][step.copies];
  uint64_t choices = 1; /* of so many faces among those left */
  for (int n = 0; n <= step.faces && n * step.copies <= step.need; n++) {
    *give = (uint8_t)n;
    walk_on(walk, (Step){step.class, step.copies - 1, step.faces - n, step.need - n * step.copies,
                         step.sets - n * sets, product(step.ways, choices)});
    choices = choices * (uint64_t)(step.faces - n) / (uint64_t)(n + 1);
  }
  *give = 0;
}

/* Steps that are no check are cheap, and paid for by the hundred. */
static long steps_at_most(const Follow *follow) {
  long most = follow->odd ? LEGAL_STEPS_ODD : LEGAL_STEPS;
  if (!follow->check_budget || *follow->check_budget * STEPS_A_CHECK >= most) return most;
  return *follow->check_budget > 0 ? *follow->check_budget * STEPS_A_CHECK : 0;
}

/* Visits every legal spread. */
static void walk_all(Walk *walk, const Choice *choice, void (*visit)(Walk *, uint64_t),
                     void *data) {
  walk->choice = choice;
  walk->visit = visit;
  walk->data = data;
  walk->steps = 0;
  walk->steps_max = steps_at_most(choice->follow);
  walk->count = 0;
  walk->over = walk->gave_up = false;
  find_classes(walk);
  memset(walk->give, 0, sizeof walk->give);
  walk_on(walk, (Step){-1, 0, 0, choice->need, choice->sets, 1});
  for (int c = 0; c < walk->classes; c++)
    for (int copies = 0; copies <= PACK_MAX; copies++) assert(walk->give[c][copies] == 0);
  if (choice->follow->check_budget) *choice->follow->check_budget -= walk->steps / STEPS_A_CHECK;
}

/* --- counting --------------------------------------------------------------------------------- */

/* One unit was led that is more than sets in sequence, and the hand has its like: such units are
** all that is legal. */
static bool only_like_units(const Follow *follow) {
  return follow->odd && follow->lead.n == 1 && !follow->search && follow->best.shape;
}

/* Plays that are one unit each, as these are found. */
typedef struct UnitPlays {
  const Follow *follow;
  bool beyond; /* only those that the ladder does not allow anyway */
  bool (*visit)(void *data, const CardSet *play); /* NULL: they are counted */
  void *data;
  uint64_t count;
} UnitPlays;

static bool visit_unit(void *data, const Unit *unit) {
  UnitPlays *plays = data;
  CardSet play = CARDSET_EMPTY;
  unit_set(unit, &play, plays->follow->order->planes);
  if (plays->beyond && follow_check_owed(plays->follow, &play) == LEGAL) return true;
  plays->count++;
  return !plays->visit || plays->visit(plays->data, &play);
}

/* Visits them until visit returns false; returns how many. *exact: none was left out. */
static uint64_t each_like_unit(const Follow *follow, bool (*visit)(void *data, const CardSet *play),
                               void *data, bool *exact) {
  UnitPlays plays = {follow, false, visit, data, 0};
  Forms forms;
  forms_open(&forms, follow->order, follow->rules);
  form_each_like(&forms, &follow->lead.unit[0], &follow->in_suit, visit_unit, &plays);
  *exact = !forms.gave_up;
  return plays.count;
}

static LegalCount count_owed(const Follow *follow) {
  Choice choice;
  Walk walk;
  if (only_like_units(follow)) {
    bool exact;
    uint64_t count = each_like_unit(follow, NULL, NULL, &exact);
    return (LegalCount){count, exact};
  }
  if (!choice_make(follow, &choice)) return (LegalCount){0, true};
  uint64_t ways[PAIRS_MAX + 1];
  if (pairs_at_most(&choice)) return (LegalCount){pairs_count(&choice, ways), true};
  walk_all(&walk, &choice, NULL, NULL);
  return (LegalCount){walk.count, !walk.gave_up};
}

/* --- plays by forms that answer whatever is owed ---------------------------------------------- */

/* The same of those of them that the ladder does not allow anyway. */
static uint64_t each_beyond(const Follow *follow, bool (*visit)(void *data, const CardSet *play),
                            void *data, bool *exact) {
  UnitPlays plays = {follow, true, visit, data, 0};
  Forms forms;
  *exact = true;
  if (!follow->rules->lead.special) return 0;
  forms_open(&forms, follow->order, follow->rules);
  form_each_answer(&forms, &follow->hand, follow->cards, follow->suit, visit_unit, &plays);
  *exact = !forms.gave_up;
  return plays.count;
}

LegalCount legal_count(const Follow *follow) {
  bool exact;
  if (!follow->rules->lead.special) return count_owed(follow);
  LegalCount count = count_owed(follow);
  count.count = sum(count.count, each_beyond(follow, NULL, NULL, &exact));
  count.exact &= exact;
  return count;
}

/* --- sampling --------------------------------------------------------------------------------- */

/* Which of the legal plays is sampled, and where it goes. */
typedef struct Sample {
  uint64_t left;
  Rng *rng;
  CardSet *play;
} Sample;

static void sample_here(Walk *walk, uint64_t ways) {
  Sample *sample = walk->data;
  if (sample->left >= ways) {
    sample->left -= ways;
    return;
  }
  spread_play(walk, sample->rng, sample->play);
  walk->over = true;
}

static NO_INLINE void walk_sample(const Choice *choice, Rng *rng, CardSet *play) {
  Walk walk;
  Sample sample = {.rng = rng, .play = play};
  walk_all(&walk, choice, NULL, NULL);
  if (walk.count == 0) { /* gave up before the first legal play */
    follow_example(choice->follow, play);
    return;
  }
  sample.left = rng_below(rng, walk.count);
  walk_all(&walk, choice, sample_here, &sample);
  if (walk.gave_up)
    follow_example(choice->follow, play); /* the check budget was spent on the way there */
}

typedef struct Pick {
  uint64_t left; /* until the one that is wanted */
  CardSet *play;
} Pick;

static bool pick(void *data, const CardSet *play) {
  Pick *wanted = data;
  if (wanted->left-- > 0) return true;
  *wanted->play = *play;
  return false;
}

/* Samples one of all legal plays; true if it is by a form that answers whatever is owed. */
static bool sample_beyond(const Follow *follow, Rng *rng, CardSet *play) {
  bool exact;
  uint64_t beyond = each_beyond(follow, NULL, NULL, &exact);
  if (beyond == 0) return false;
  Pick wanted = {rng_below(rng, sum(beyond, count_owed(follow).count)), play};
  if (wanted.left >= beyond) return false;
  each_beyond(follow, pick, &wanted, &exact);
  return true;
}

static void sample_like_unit(const Follow *follow, Rng *rng, CardSet *play) {
  bool exact;
  Pick wanted = {rng_below(rng, each_like_unit(follow, NULL, NULL, &exact)), play};
  each_like_unit(follow, pick, &wanted, &exact);
}

/* Where a form answers whatever is owed, or only units like a led one do. */
static NO_INLINE bool sample_special(const Follow *follow, Rng *rng, CardSet *play) {
  if (sample_beyond(follow, rng, play)) return true;
  if (!only_like_units(follow)) return false;
  sample_like_unit(follow, rng, play);
  return true;
}

void legal_sample_choice(const Follow *follow, Rng *rng, CardSet *play) {
  Choice choice;
  if (follow->rules->lead.special && sample_special(follow, rng, play)) return;
  bool enough = choice_make(follow, &choice);
  assert(enough);
  (void)enough;
  if (!pairs_at_most(&choice)) {
    walk_sample(&choice, rng, play);
    return;
  }
  begin_play(&choice, play);
  pairs_sample(&choice, rng, play);
}

/* --- listing ---------------------------------------------------------------------------------- */

typedef struct List {
  CardSet *plays;
  int n, max;
  bool more;
  CardSet play; /* in the making */
} List;

/* Where the making of a play is: of a class, `left` more of the faces in `later` are to give
** `copies`; `rest` are those that the next number of copies may choose from. */
typedef struct Spot {
  int class, copies, left;
  uint64_t rest, later;
} Spot;

static void list_play(Walk *walk, List *list) {
  if (list->n == list->max) {
    list->more = walk->over = true;
    return;
  }
  list->plays[list->n++] = list->play;
}

/* Every choice of faces for a spread. */
static void list_spread(Walk *walk, Spot spot) {
  List *list = walk->data;
  int planes = walk->choice->follow->order->planes;
  while (spot.left == 0) {
    if (--spot.copies <= 0) {
      if (++spot.class >= walk->classes) {
        list_play(walk, list);
        return;
      }
      spot.copies = walk->class[spot.class].copies;
      spot.rest = walk->class[spot.class].faces;
    }
    spot.left = walk->give[spot.class][spot.copies];
    spot.later = spot.rest;
  }
  while (spot.later && !walk->over) {
    int place = bit_pop(&spot.later);
    for (int i = 0; i < spot.copies; i++) cardset_put(&list->play, place, planes);
    list_spread(
        walk, (Spot){spot.class, spot.copies, spot.left - 1, spot.rest & ~bit(place), spot.later});
    for (int i = 0; i < spot.copies; i++) cardset_take(&list->play, place, planes);
  }
}

static void list_here(Walk *walk, uint64_t ways) {
  List *list = walk->data;
  (void)ways;
  begin_play(walk->choice, &list->play);
  list_spread(walk, (Spot){.class = -1});
  assert(cardset_size(&list->play, walk->choice->follow->order->planes) ==
         walk->choice->follow->cards - walk->choice->need);
}

static bool list_beyond(void *data, const CardSet *play) {
  List *list = data;
  if (list->n == list->max) {
    list->more = true;
    return false;
  }
  list->plays[list->n++] = *play;
  return true;
}

int legal_list(const Follow *follow, CardSet plays[], int max, bool *more) {
  Choice choice;
  Walk walk;
  List list = {.plays = plays, .n = 0, .max = max, .more = false};
  bool exact = true;
  if (only_like_units(follow)) {
    each_like_unit(follow, list_beyond, &list, &exact);
    list.more |= !exact;
  } else if (choice_make(follow, &choice)) {
    walk_all(&walk, &choice, list_here, &list);
    list.more |= walk.gave_up;
  }
  each_beyond(follow, list_beyond, &list, &exact);
  list.more |= !exact;
  *more = list.more;
  return list.n;
}

/* --- leading ---------------------------------------------------------------------------------- */

void legal_sample_lead(const Order *order, const Rules *rules, const CardSet *hand, Rng *rng,
                       CardSet *play) {
  Unit unit;
  lead_sample(order, rules, hand, rng, &unit);
  *play = CARDSET_EMPTY;
  unit_set(&unit, play, order->planes);
}
