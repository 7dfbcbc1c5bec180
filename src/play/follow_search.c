/* follow_search.c - filling one demand after the other. See follow_search.h. */
#include "play/follow_search.h"

#include "play/follow_highest.h"
#include "play/follow_placing.h"
#include "play/follow_tractors.h"

typedef struct Search {
  const Follow *follow;
  const Owes *owes;
  Draft draft;
  const Laying *laying; /* tractors one after the other; NULL: none yet */
  FollowKey key, bound, best;
  bool found, done;
  int finds;             /* how often more was found, and one */
  bool highest_bound;    /* bound.high was found, for bound.sets */
  const FollowKey *most; /* what is better than this is enough; NULL: nothing is */
  Plan *plan;
} Search;

static void demand_next(Search *s, int i);

/* --- keys ------------------------------------------------------------------------------------- */

/* Is bound.high known for a key with these sets, or not asked for? It is looked for only where
** other demands choose cards: else it would be no bound but the key itself. */
static bool bound_highest(Search *s, const FollowKey *key) {
  const Follow *follow = s->follow;
  bool chooses = follow_owes_tractors(follow) || follow_owes(follow, OWE_LISTED) ||
                 follow_owes(follow, OWE_CARDS);
  if (key->shape) return true;
  if (!chooses || memcmp(key->sets, s->bound.sets, sizeof key->sets) != 0) return false;
  if (s->highest_bound) return true;
  Draft alone;
  High high = {0};
  Sets sets = key_sets(&s->bound);
  draft_begin(&alone, follow, s->draft.protection, &follow->hand, s->draft.cards);
  draft_owe_sets(&alone, &sets);
  highest_lay(&alone, &high);
  memcpy(s->bound.high, high.best, sizeof s->bound.high);
  s->highest_bound = true;
  return true;
}

/* Cards of a demand that the play could have beside what it must have. */
static int most_cards(const Search *s, int i) {
  const Draft *draft = &s->draft;
  const CardSet *from = &s->follow->from[i];
  int planes = s->follow->order->planes, have = 0, in = 0, beside = 0;
  for (uint64_t faces = from->plane[0]; faces;) {
    int place = bit_pop(&faces), copies = cardset_count(from, place, planes);
    int here = smaller(copies, draft->must[place]);
    have += here;
    *(s->follow->suit >> place & 1 ? &in : &beside) += copies - here;
  }
  int room = draft->cards - draft->beside - larger(draft->in, draft->need);
  int more = smaller(in + smaller(beside, room), draft->cards - draft->beside - draft->in);
  return smaller(have + more, s->bound.number[i]);
}

/* Could the demands from the i-th on be met better than in what was found, as far as each can tell
** by itself? What the hand could do for the highest cards depends on the sets. */
static bool rest_is_hopeful(Search *s, int i) {
  for (int order = 0; i < s->owes->n; i++) {
    int demand = s->owes->owed[i].demand;
    if (demand == OWE_HIGHEST && !bound_highest(s, &s->best)) return true;
    order = demand == OWE_CARDS ? most_cards(s, i) - s->best.number[i]
                                : key_compare_at(s->follow, i, &s->bound, &s->best);
    if (order) return order > 0;
  }
  return false;
}

/* What was reached in the first demands against what was found already. */
static int compare_to_best(const Search *s, int demands) {
  return key_compare_first(s->follow, demands, &s->key, &s->best);
}

static bool is_enough(const Search *s, int demands) {
  return s->most && key_compare_first(s->follow, demands, &s->key, s->most) > 0;
}

/* Is what was reached in the first demands less than what was found already, or no more with
** nothing to be gained by the others? */
static bool is_beaten(Search *s, int demands) {
  if (!s->found) return false;
  int order = compare_to_best(s, demands);
  return order < 0 || (order == 0 && !rest_is_hopeful(s, demands));
}

static bool reaches_bound(Search *s) {
  for (int i = 0; i < s->owes->n; i++) {
    if (s->owes->owed[i].demand == OWE_HIGHEST && !bound_highest(s, &s->key)) return false;
    if (key_compare_at(s->follow, i, &s->key, &s->bound) < 0) return false;
  }
  return true;
}

static void keep(Search *s) {
  if (s->found && compare_to_best(s, s->owes->n) <= 0) return;
  s->best = s->key;
  s->found = true;
  s->finds++;
  s->done = is_enough(s, s->owes->n) || reaches_bound(s);
  if (!s->plan) return;
  memcpy(s->plan->must, s->draft.must, sizeof s->draft.must);
  memcpy(s->plan->rest, s->draft.rest, sizeof s->draft.rest);
  s->plan->tractors = s->laying ? s->laying->n : 0;
  for (int i = 0; i < s->plan->tractors; i++) s->plan->tractor[i] = s->laying->unit[i];
}

/* The play must have both: of each place the larger number of copies. */
static void must_have_both(Draft *draft, const uint8_t a[PLACE_NB], const uint8_t b[PLACE_NB]) {
  for (uint64_t faces = draft->follow->hand.plane[0]; faces;) {
    int place = bit_pop(&faces), copies = larger(a[place], b[place]);
    if (copies != draft->must[place]) draft_must_have(draft, place, copies);
  }
}

/* The i-th demand's turn with so many copies of each place as well. */
static void go_on_with(Search *s, const uint8_t copies[PLACE_NB], int i) {
  uint8_t must[PLACE_NB];
  memcpy(must, s->draft.must, sizeof must);
  must_have_both(&s->draft, must, copies);
  if (draft_is_possible(&s->draft) && draft_also_fits(&s->draft)) demand_next(s, i);
  draft_must_have_all(&s->draft, must);
}

/* Whether trying further choices for a demand could lead to more than what was found. */
typedef struct Hope {
  bool tried, left;
  int finds; /* when it was asked; 0: never */
} Hope;

/* Could more be met than in what was found if it did not matter for the other demands how the i-th
** is met, as it is in the key? These sets must fit in. */
static bool is_hopeful_with(const Search *s, int i, const Sets *sets) {
  Search with = *s;
  Draft *draft = &with.draft;
  if (sets_cards(sets) + sets->sets[1]) draft->also[draft->also_n++] = *sets;
  if (!draft_is_possible(draft) || !draft_also_fits(draft)) return false;
  with.most = &s->best;
  with.plan = NULL;
  demand_next(&with, i + 1);
  return with.done;
}

/* The same with these sets, asked again only when more was found. The first try is made in any
** case: mostly it is enough. */
static bool is_hopeful(Search *s, Hope *hope, int i, const Sets *sets) {
  bool asks = hope->tried && s->found && compare_to_best(s, i + 1) == 0;
  if (asks && hope->finds != s->finds) {
    hope->left = is_hopeful_with(s, i, sets);
    hope->finds = s->finds;
  }
  hope->tried = true;
  return !asks || hope->left;
}

/* Units being placed; then the next demand's turn comes. */
typedef struct UnitsStep {
  Search *s;
  int demand;
  OpenList list;  /* with those that stay open, last */
  OpenList later; /* these */
  Hope hope;
} UnitsStep;

static bool take_units(void *data, const uint8_t used[PLACE_NB]) {
  UnitsStep *step = data;
  Search *s = step->s;
  int open = s->draft.open_n;
  if (!is_hopeful(s, &step->hope, step->demand, &step->list.all)) return false;
  if (step->later.n) {
    s->draft.open[open] = step->later;
    memcpy(s->draft.open[open].used, used, sizeof s->draft.open[open].used);
    s->draft.open_n++;
  }
  go_on_with(s, used, step->demand + 1);
  s->draft.open_n = open;
  return !s->done;
}

/* Could a play have these sets beside others that must fit in, and beside others->sets[1] single
** cards in sequence, wherever all are? Of an odd set one card is in no even set of the others, if
** the hand has no further copy of the face; so it is with a single card. */
static bool have_room(const Search *s, const Sets *sets, const Sets *others) {
  const Draft *draft = &s->draft;
  int cards = sets_cards(sets), more = sets_odd(others) - sets_odd(sets);
  int singles = others->sets[1], further = draft_further_copies(draft);
  int room = draft->cards - draft->beside, alone = larger(more + singles - 2 * further, 0);
  return cards + larger(more - further, 0) <= room &&
         cards + sets_cards(others) + singles + alone <= 2 * room;
}

/* Is there room for these sets beside each list that must fit in, too? */
static bool leave_room(const Search *s, const Sets *sets) {
  const Draft *draft = &s->draft;
  for (int k = 0; k < draft->also_n; k++)
    if (!have_room(s, sets, &draft->also[k]) || !have_room(s, &draft->also[k], sets)) return false;
  return true;
}

/* The odd sets of lists that must fit in, of that with the most. */
static int odd_of_lists(const Draft *draft) {
  int most = 0;
  for (int k = 0; k < draft->also_n; k++) most = larger(most, sets_odd(&draft->also[k]));
  for (int k = 0; k < draft->open_n; k++) most = larger(most, sets_odd(&draft->open[k].all));
  return most;
}

/* Is there room for these sets beside what the play must have? Single cards are in no set, and of a
** face of which it has all of an odd number one card is in no even set. So it is with odd sets of
** other lists. */
static bool have_room_beside_must(const Search *s, const Sets *sets) {
  const Draft *draft = &s->draft;
  int singles = 0, odd = 0, others = odd_of_lists(draft);
  for (uint64_t faces = s->follow->in_suit.plane[0]; faces;) {
    int place = bit_pop(&faces), must = draft->must[place];
    if (must % 2 && must == draft->held[place]) ++*(must == 1 ? &singles : &odd);
  }
  int alone = larger(odd, others - draft_further_copies(draft)) - sets_odd(sets);
  return sets_cards(sets) + singles + larger(alone, 0) <= draft->cards - draft->beside;
}

/* Places units in each way but for those that stay open, the next demand's turn after each. */
static void take_each_way(UnitsStep *step) {
  Search *s = step->s;
  const OpenList *list = &step->list;
  Placing placing = {.draft = &s->draft, .units = list->unit, .n = list->n - step->later.n};
  placing.done = take_units, placing.data = step;
  if (!have_room_beside_must(s, &list->all)) return;
  memcpy(placing.used, list->used, sizeof placing.used);
  place_units(&placing);
}

/* Units of one of the lists that are open: of the one with the fewest, so that there are few ways.
** Demands to come may open others in its place. */
static void take_open(Search *s, int i) {
  Draft *draft = &s->draft;
  OpenList before[OWES_MAX];
  int n = draft->open_n, least = 0;
  memcpy(before, draft->open, (size_t)n * sizeof *before);
  for (int k = 1; k < n; k++)
    if (before[k].n < before[least].n) least = k;
  UnitsStep step = {.s = s, .demand = i - 1, .list = before[least]};
  draft->open_n = n - 1;
  draft->open[least] = before[n - 1];
  take_each_way(&step);
  memcpy(draft->open, before, (size_t)n * sizeof *before);
  draft->open_n = n;
}

/* Is a demand met by a play of the shape that was led, wherever its units are? */
static bool is_met_by_shape(const Search *s, int i) {
  const Follow *follow = s->follow;
  if (!s->key.shape) return false;
  Sets led = units_sets(follow->lead.unit, follow->lead.n);
  switch (s->owes->owed[i].demand) {
    case OWE_TRACTORS:
    case OWE_TRACTORS_FOR_SETS: return follow->regroups || !follow->odd;
    case OWE_SETS: return memcmp(s->bound.sets, led.sets, sizeof led.sets) == 0;
    case OWE_HIGHEST: return true;
    default: return false;
  }
}

/* May sets stay open while it is the demand's turn: does it choose units or cards, each in its own
** way, or need nothing more? There are many ways for sets, and fewer for sequences. */
static bool may_stay_open(const Search *s, int i) {
  int demand = s->owes->owed[i].demand;
  bool chooses = demand == OWE_SHAPE || demand == OWE_LISTED || demand == OWE_CARDS;
  return chooses || is_met_by_shape(s, i);
}

static bool is_set(const Unit *unit) { return unit->type == UNIT_SETS && unit->length == 1; }

/* Sequences are placed, sets left open as long as that may be; single cards may be any. */
static void take_units_of(Search *s, int demand, const Unit units[], int n) {
  Unit ordered[UNIT_MAX];
  Sets sets = units_sets(units, n);
  int need = s->draft.need, cards = 0, sequences = 0;
  for (int k = 0; k < n; k++) {
    cards += unit_cards(&units[k]);
    if (!is_set(&units[k])) ordered[sequences++] = units[k];
  }
  OpenList list = {.unit = ordered, .n = sequences, .sets = sets, .all = sets};
  for (int k = 0; k < n; k++)
    if (is_set(&units[k]) && units[k].size > 1) ordered[list.n++] = units[k];
  UnitsStep step = {.s = s, .demand = demand, .list = list, .later = list};
  step.later.unit += sequences;
  step.later.n -= sequences;
  step.later.sets = units_sets(step.later.unit, step.later.n);
  s->draft.need = larger(need, cards);
  take_each_way(&step);
  s->draft.need = need;
}

/* --- demand by demand ------------------------------------------------------------------------- */

static void take_suit(Search *s, int i) {
  int need = s->draft.need, most = smaller(s->draft.in_suit_n, s->draft.cards - s->draft.beside);
  s->key.number[i] = (uint8_t)most;
  s->draft.need = larger(need, most);
  demand_next(s, i + 1);
  s->draft.need = need;
}

static void take_shape(Search *s, int i) {
  const Follow *follow = s->follow;
  s->key.shape = 1;
  if (s->bound.shape && !is_beaten(s, i + 1))
    take_units_of(s, i, follow->lead.unit, follow->lead.n);
  s->key.shape = 0;
  demand_next(s, i + 1);
}

static void take_listed(Search *s, int i) {
  const Follow *follow = s->follow;
  OwedShape shape;
  for (owed_begin(&shape, &s->owes->owed[i]); owed_next(&shape);) {
    s->key.number[i] = (uint8_t)shape.number;
    if (is_beaten(s, i + 1)) return;
    if (shape.number <= s->bound.number[i] &&
        key_has_units(follow, s->draft.protection, &follow->in_suit, shape.unit, shape.n))
      take_units_of(s, i, shape.unit, shape.n);
  }
  s->key.number[i] = 0;
  demand_next(s, i + 1);
}

typedef struct TractorStep {
  Search *s;
  int demand;
  Hope hope;
} TractorStep;

static bool take_tractor(void *data, const Unit *unit) {
  TractorStep *step = data;
  uint8_t must[PLACE_NB] = {0};
  if (!is_hopeful(step->s, &step->hope, step->demand, &(Sets){{0}})) return false;
  for (uint64_t faces = unit->faces; faces;) must[bit_pop(&faces)] = unit->size;
  go_on_with(step->s, must, step->demand + 1);
  return !step->s->done;
}

/* Tractors one after the other. */
typedef struct AllTractors {
  Search *s;
  int demand;
  uint8_t must[PLACE_NB]; /* before them */
  LaidLists laid;
  bool sets_later;              /* sets are owed after them */
  Sets sets;                    /* their bound without tractors */
  uint8_t beside[TRACTORS_MAX]; /* the list beside which they are bounded now */
  Hope hope;                    /* of lists as good as what was found */
  int worth;                    /* of asking is_low: each list adds to it */
} AllTractors;

/* Bounds the sets by what fits beside such a list, whatever cards were chosen before: with other
** ones there may be more room in the suit. */
static void bound_sets(AllTractors *all, const uint8_t list[TRACTORS_MAX]) {
  Search *s = all->s;
  Sets sets = all->sets;
  if (!all->sets_later || memcmp(all->beside, list, sizeof all->beside) == 0) return;
  memcpy(all->beside, list, sizeof all->beside);
  tractors_bound_sets(s->follow, s->draft.protection, list, s->draft.cards, &sets);
  s->highest_bound = s->highest_bound && memcmp(s->bound.sets, &sets, sizeof sets) == 0;
  memcpy(s->bound.sets, sets.sets, sizeof s->bound.sets);
}

enum { WORTH_ASKING = 6, IN_VAIN = 2 /* what asking it in vain takes from that */ };

/* Could nothing but higher cards make such a list better than what was found, and are there none
** beside the tractors laid so far? */
static bool is_low(AllTractors *all, const Laying *tractors) {
  Search *s = all->s;
  High high = {.least = s->best.high, .enough = s->best.high};
  int next = all->demand + 1;
  if (all->worth < WORTH_ASKING || !s->found ||
      memcmp(s->best.tractor, s->bound.tractor, sizeof s->best.tractor) != 0 ||
      memcmp(tractors->list, s->best.tractor, (size_t)tractors->n) != 0 ||
      compare_to_best(s, all->demand))
    return false;
  for (; next < s->owes->n && s->owes->owed[next].demand != OWE_HIGHEST; next++)
    if (key_compare_at(s->follow, next, &s->bound, &s->best) > 0) return false;
  if (next == s->owes->n) return false;
  Draft draft = s->draft;
  Sets sets = key_sets(&s->best);
  if (all->sets_later) draft_owe_sets(&draft, &sets);
  highest_lay(&draft, &high);
  bool low = !highest_is_higher(high.best, s->best.high);
  all->worth += low ? 1 : -IN_VAIN;
  return low;
}

static bool fit_tractors(Laying *tractors) {
  AllTractors *all = tractors->data;
  Search *s = all->s;
  must_have_both(&s->draft, all->must, tractors->used);
  return draft_is_possible(&s->draft) && draft_also_fits(&s->draft) && !is_low(all, tractors);
}

/* Could more be met with such a list as that of what was found? */
static bool list_is_hopeful(AllTractors *all) {
  Search *s = all->s;
  memcpy(s->key.tractor, s->best.tractor, sizeof s->key.tractor);
  return rest_is_hopeful(s, all->demand + 1) &&
         is_hopeful(s, &all->hope, all->demand, &(Sets){{0}});
}

/* Were all demands before it met as well by what was found? Then shorter lists are not looked
** for. */
static void note_best(AllTractors *all, Laying *tractors) {
  Search *s = all->s;
  if (!s->found || compare_to_best(s, all->demand) != 0) return;
  bound_sets(all, s->best.tractor);
  draft_must_have_all(&s->draft, all->must);
  memcpy(tractors->best, s->best.tractor, sizeof tractors->best);
  tractors->above = !list_is_hopeful(all);
}

static void take_list(Laying *tractors) {
  AllTractors *all = tractors->data;
  Search *s = all->s;
  if (tractors_laid_again(&all->laid, tractors)) return;
  all->worth++;
  must_have_both(&s->draft, all->must, tractors->used);
  memcpy(s->key.tractor, tractors->list, sizeof s->key.tractor);
  if (!is_enough(s, all->demand + 1)) bound_sets(all, tractors->list);
  demand_next(s, all->demand + 1);
  tractors->over = s->done;
  if (!s->done) note_best(all, tractors);
}

/* The faces of which the play need not have any, and no cards are owed as such. */
static uint64_t free_faces(const Search *s) {
  uint64_t faces = UINT64_MAX;
  for (int place = 0; place < PLACE_NB; place++)
    if (s->draft.must[place]) faces &= ~bit(place);
  for (int i = 0; i < s->owes->n; i++)
    if (s->owes->owed[i].demand == OWE_CARDS) faces &= ~s->follow->from[i].plane[0];
  return faces;
}

static void take_all_tractors(Search *s, int i) {
  const Follow *follow = s->follow;
  AllTractors all = {.s = s, .demand = i};
  Laying tractors = {.fits = fit_tractors, .done = take_list, .data = &all, .twins = free_faces(s)};
  if (s->bound.tractor[0] == TRACTORS_MET) {
    s->key.tractor[0] = TRACTORS_MET;
    if (!is_beaten(s, i + 1)) take_units_of(s, i, follow->lead.unit, follow->lead.n);
    memset(s->key.tractor, 0, sizeof s->key.tractor);
  }
  memcpy(all.must, s->draft.must, sizeof all.must);
  all.sets = key_sets(&s->bound);
  for (int k = i; k < s->owes->n; k++) all.sets_later |= s->owes->owed[k].demand == OWE_SETS;
  note_best(&all, &tractors);
  s->laying = &tractors;
  if (!s->done) tractors_lay(&tractors, follow, s->draft.protection, &follow->in_suit);
  s->laying = NULL;
  bound_sets(&all, (uint8_t[TRACTORS_MAX]){0});
  memset(s->key.tractor, 0, sizeof s->key.tractor);
  draft_must_have_all(&s->draft, all.must);
}

static void take_tractors(Search *s, int i) {
  if (is_met_by_shape(s, i)) { /* none that fits is longer than the led ones */
    s->key.tractor[0] = s->bound.tractor[0];
    demand_next(s, i + 1);
    s->key.tractor[0] = 0;
    return;
  }
  if (s->follow->regroups) {
    take_all_tractors(s, i);
    return;
  }
  for (int cards = s->bound.tractor[0]; cards > 0 && !s->done; cards--) {
    TractorStep step = {.s = s, .demand = i};
    s->key.tractor[0] = (uint8_t)cards;
    if (is_beaten(s, i + 1)) return;
    key_each_tractor(s->follow, s->draft.protection, cards, take_tractor, &step);
  }
  s->key.tractor[0] = 0;
  demand_next(s, i + 1);
}

/* The greatest list that leaves room for the others, no greater than this. */
static void lower_sets(const Search *s, int room, Sets *sets) {
  Sets most = *sets;
  bool lower = false;
  memset(sets, 0, sizeof *sets);
  for (int size = s->follow->order->planes; size >= 2; size--) {
    uint8_t *number = &sets->sets[size];
    *number = (uint8_t)(lower ? s->draft.cards / size : most.sets[size]);
    while (*number && !(leave_room(s, sets) && key_fits_lead(s->follow, sets) &&
                        sets_fit(&s->draft.faces, sets, room)))
      --*number;
    lower |= *number < most.sets[size];
  }
}

static void take_sets(Search *s, int i) {
  Sets sets = key_sets(&s->bound), before = s->draft.sets;
  bool owed = s->draft.sets_owed;
  int room = draft_room_in_suit(&s->draft);
  if (!sets_fit(&s->draft.faces, &sets, room))
    key_greatest_sets(s->follow, &s->draft.faces, room, &sets);
  if (!leave_room(s, &sets)) lower_sets(s, room, &sets);
  memcpy(s->key.sets, sets.sets, sizeof s->key.sets);
  draft_owe_sets(&s->draft, &sets);
  demand_next(s, i + 1);
  memset(s->key.sets, 0, sizeof s->key.sets);
  draft_owe_sets(&s->draft, &before);
  s->draft.sets_owed = owed;
}

/* Cards of a demand being chosen: `left` more, from places above `above`. */
typedef struct Choosing {
  Search *s;
  int demand;
  Hope hope;
  bool over;
  uint8_t more[PLACE_NB]; /* chosen of each place */
} Choosing;

/* Copies of a place that would still count for the demand. */
static int countable(const Search *s, int demand, int place) {
  int planes = s->follow->order->planes;
  return larger(cardset_count(&s->follow->from[demand], place, planes) - s->draft.must[place], 0);
}

/* As many of a face as of those like it before, at most: others are the same in another order. */
static int most_of(const Choosing *choosing, int place, uint64_t before, int left) {
  const Search *s = choosing->s;
  int most = smaller(left, countable(s, choosing->demand, place));
  while (before) {
    int other = bit_pop(&before);
    if (draft_faces_alike(&s->draft, other, place)) most = smaller(most, choosing->more[other]);
  }
  return most;
}

static void choose_done(Choosing *choosing) {
  Search *s = choosing->s;
  uint8_t must[PLACE_NB];
  choosing->over = !is_hopeful(s, &choosing->hope, choosing->demand, &(Sets){{0}});
  if (choosing->over) return;
  for (int place = 0; place < PLACE_NB; place++)
    must[place] = (uint8_t)(s->draft.must[place] + choosing->more[place]);
  go_on_with(s, must, choosing->demand + 1);
  choosing->over = s->done;
}

static void choose_cards(Choosing *choosing, uint64_t faces, uint64_t before, int left) {
  const Search *s = choosing->s;
  int open = 0;
  if (left == 0) {
    choose_done(choosing);
    return;
  }
  for (uint64_t rest = faces; rest;) open += countable(s, choosing->demand, bit_pop(&rest));
  if (open < left) return;
  int place = bit_pop(&faces);
  for (int n = most_of(choosing, place, before, left); n >= 0 && !choosing->over; n--) {
    choosing->more[place] = (uint8_t)n;
    choose_cards(choosing, faces, before | bit(place), left - n);
  }
  choosing->more[place] = 0;
}

static void take_cards(Search *s, int i) {
  int planes = s->follow->order->planes, have = 0;
  const CardSet *from = &s->follow->from[i];
  for (uint64_t faces = from->plane[0]; faces;) {
    int place = bit_pop(&faces);
    have += smaller(s->draft.must[place], cardset_count(from, place, planes));
  }
  for (int number = most_cards(s, i); number >= 0 && !s->done; number--) {
    s->key.number[i] = (uint8_t)number;
    if (is_beaten(s, i + 1)) return;
    Choosing choosing = {.s = s, .demand = i};
    choose_cards(&choosing, from->plane[0], 0, larger(number - have, 0));
    if (have >= number) return;
  }
}

static void take_highest(Search *s, int i) {
  High high = {0};
  if (s->key.shape) {
    demand_next(s, i + 1);
    return;
  }
  if (s->found && compare_to_best(s, i) == 0) high.least = s->best.high;
  if (s->most && key_compare_first(s->follow, i, &s->key, s->most) == 0)
    high.enough = s->most->high;
  highest_lay(&s->draft, &high);
  memcpy(s->key.high, high.best, sizeof s->key.high);
  memcpy(s->draft.rest, high.rest, sizeof s->draft.rest);
  demand_next(s, i + 1);
  memset(s->key.high, 0, sizeof s->key.high);
  memset(s->draft.rest, 0, sizeof s->draft.rest);
}

static void demand_next(Search *s, int i) {
  static void (*const take[])(Search *, int) = {
      [OWE_SUIT] = take_suit,       [OWE_SHAPE] = take_shape,
      [OWE_SETS] = take_sets,       [OWE_TRACTORS] = take_tractors,
      [OWE_HIGHEST] = take_highest, [OWE_TRACTORS_FOR_SETS] = take_tractors,
      [OWE_LISTED] = take_listed,   [OWE_CARDS] = take_cards,
  };
  const int before = draft_state(&s->draft);
  if (s->done || is_beaten(s, i)) return;
  bool ends = i == s->owes->n || is_enough(s, i);
  if (s->draft.open_n && (ends || !may_stay_open(s, i))) {
    take_open(s, i);
  } else if (ends) {
    memset(s->key.number + i, 0, sizeof s->key.number - (size_t)i); /* as others left it */
    keep(s);
  } else
    take[s->owes->owed[i].demand](s, i);
  assert(draft_state(&s->draft) == before);
  (void)before;
}

/* --- the whole -------------------------------------------------------------------------------- */

/* What the hand could do for each demand if there were no other. To raise a key, lists of tractors
** are laid out once, when it is their turn: till then any could be. */
static void find_bound(Search *s) {
  const Follow *follow = s->follow;
  Faces faces;
  Sets sets;
  s->draft.faces_differ = key_faces_differ(follow);
  for (int i = 0; i < s->owes->n; i++) switch (s->owes->owed[i].demand) {
      case OWE_SUIT:
        s->bound.number[i] = (uint8_t)smaller(s->draft.in_suit_n, s->draft.cards);
        break;
      case OWE_SHAPE:
        s->bound.shape = key_shape(follow, s->draft.protection, &follow->in_suit, NULL);
        break;
      case OWE_TRACTORS:
      case OWE_TRACTORS_FOR_SETS:
        if (!s->most || !follow->regroups) {
          key_tractor(follow, s->draft.protection, &follow->in_suit, (ListBounds){0},
                      s->bound.tractor, NULL);
          break;
        }
        memset(s->bound.tractor, TRACTORS_MET - 1, sizeof s->bound.tractor);
        if (tractors_met(follow, s->draft.protection, &follow->in_suit))
          s->bound.tractor[0] = TRACTORS_MET;
        break;
      case OWE_LISTED:
        s->bound.number[i] =
            (uint8_t)key_listed(follow, s->draft.protection, &follow->in_suit, &s->owes->owed[i]);
        break;
      case OWE_CARDS: s->bound.number[i] = (uint8_t)key_cards_in(follow, i, &follow->hand); break;
      case OWE_SETS:
        protection_faces(follow, s->draft.protection, &follow->in_suit, NULL, &faces);
        key_greatest_sets(follow, &faces, NO_LIMIT, &sets);
        memcpy(s->bound.sets, sets.sets, sizeof s->bound.sets);
        break;
      default: break;
    }
}

bool search_best(const Follow *follow, Protection protection, const FollowKey *most,
                 FollowKey *best, Plan *plan) {
  Search s = {
      .follow = follow, .owes = follow_ladder(follow), .most = most, .plan = plan, .finds = 1};
  draft_begin(&s.draft, follow, protection, &follow->hand, follow->cards);
  s.found = most != NULL;
  if (most) s.best = *most;
  find_bound(&s);
  demand_next(&s, 0);
  assert(s.found && (most || draft_state(&s.draft) == 0));
  *best = s.best;
  return !most || key_compare_first(follow, s.owes->n, best, most) > 0;
}
