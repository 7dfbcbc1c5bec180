/* follow_search.c - filling one demand after the other. See follow_search.h. */
#include "play/follow_search.h"

#include "play/follow_tractors.h"
#include "play/special_forms.h"

typedef struct Search {
  const Follow *follow;
  const Owes *owes;
  Protection protection;
  int cards; /* in the play */
  int in_suit_n;
  uint8_t held[PLACE_NB], must[PLACE_NB], rest[PLACE_NB];
  FaceSums left; /* the faces that sets can be taken from, without what stands beside these */
  const Laying *laying; /* tractors one after the other; NULL: none yet */
  int in, beside;       /* cards that the play must have: of the suit, of others */
  int need;             /* so many cards of the suit */
  bool sets_owed;       /* settled: these sets must fit in */
  bool faces_differ;    /* by more than their copies */
  Sets sets;
  int sets_n; /* their cards */
  FollowKey key, bound, best;
  bool found, done;
  bool highest_bound;    /* bound.high was found, for bound.sets */
  const FollowKey *most; /* what is better than this is enough; NULL: nothing is */
  Plan *plan;
} Search;

static void demand_next(Search *s, int i);
static bool bound_highest(Search *s, const FollowKey *key);

/* --- what the play must have ------------------------------------------------------------------ */

static bool of_suit(const Search *s, int place) { return follow_suit(s->follow) >> place & 1; }

static void count_in(Search *s, int place, int sign) {
  int cards = larger(s->must[place], s->rest[place]);
  *(of_suit(s, place) ? &s->in : &s->beside) += sign * cards;
}

static void must_have(Search *s, int place, int copies) {
  count_in(s, place, -1);
  s->must[place] = (uint8_t)copies;
  count_in(s, place, 1);
}

/* Counts a face among those that sets can be taken from: of a whole one all copies or none. */
static void count_left(Search *s, int place, int sign) {
  bool whole = s->protection.whole >> place & 1;
  if ((s->protection.idle >> place & 1) || (whole && s->rest[place])) return;
  uint8_t *faces = whole ? s->left.whole : s->left.open;
  int copies = s->held[place] - s->rest[place];
  faces[copies] = (uint8_t)(faces[copies] + sign);
}

static void restore_must(Search *s, const uint8_t must[PLACE_NB]) {
  for (int place = 0; place < PLACE_NB; place++)
    if (must[place] != s->must[place]) must_have(s, place, must[place]);
}

static void stands_beside(Search *s, int place, int copies) {
  count_in(s, place, -1);
  count_left(s, place, -1);
  s->rest[place] = (uint8_t)copies;
  count_in(s, place, 1);
  count_left(s, place, 1);
}

/* What was demanded so far, in a number: a search that comes back must find it as it left it. */
static int state_of(const Search *s) {
  return ((s->in * CARD_MAX + s->beside) * 2 + s->sets_owed) * CARD_MAX + s->need;
}

/* The faces that sets can be taken from: not what stands beside them; what must be in the play is
** paid. */
static void open_faces(const Search *s, Faces *faces) {
  memset(faces, 0, sizeof *faces);
  for (uint64_t left = s->follow->in_suit.plane[0] & ~s->protection.idle; left;) {
    int place = bit_pop(&left);
    int copies = s->held[place] - s->rest[place], paid = larger(s->must[place] - s->rest[place], 0);
    if (copies == 0) continue;
    if (!(s->protection.whole >> place & 1))
      faces->open[copies][paid]++;
    else if (!s->rest[place])
      faces->whole[copies][paid]++;
  }
}

static int room_in_suit(const Search *s) { return s->cards - s->beside - s->in; }

/* Do the sets fit beside all that the play must have? If `faces_enough`, into the faces they do.
** What is paid is looked at only where the sets may have too many cards. */
static bool is_possible_if(const Search *s, bool faces_enough) {
  Faces faces;
  if (larger(s->in, s->need) + s->beside > s->cards) return false;
  if (!s->sets_owed) return true;
  if (!faces_enough && !sets_fit_sums(&s->left, &s->sets)) return false;
  if (s->sets_n <= room_in_suit(s)) return true;
  open_faces(s, &faces);
  return key_sets_fit(s->follow, &faces, &s->sets, room_in_suit(s));
}

static bool is_possible(const Search *s) { return is_possible_if(s, false); }

/* May one face stand for the other, as far as demands can tell? */
static bool faces_alike(const Search *s, int a, int b) {
  int planes = s->follow->order->planes;
  if (of_suit(s, a) != of_suit(s, b) || (of_suit(s, a) && s->faces_differ)) return false;
  if (s->held[a] != s->held[b] || s->must[a] != s->must[b]) return false;
  if ((s->protection.whole >> a ^ s->protection.whole >> b) & 1) return false;
  if ((s->protection.idle >> a ^ s->protection.idle >> b) & 1) return false;
  for (int i = 0; i < s->owes->n; i++)
    if (s->owes->owed[i].demand == OWE_CARDS && cardset_count(&s->follow->from[i], a, planes) !=
                                                    cardset_count(&s->follow->from[i], b, planes))
      return false;
  return true;
}

/* --- keys ------------------------------------------------------------------------------------- */

/* Could the demands from the i-th on be met better than in what was found? What the hand could
** do for the highest cards depends on the sets. */
static bool rest_is_hopeful(Search *s, int i) {
  for (int order = 0; i < s->owes->n; i++) {
    if (s->owes->owed[i].demand == OWE_HIGHEST && !bound_highest(s, &s->best)) return true;
    order = key_compare_at(s->follow, i, &s->bound, &s->best);
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
  s->done = is_enough(s, s->owes->n) || reaches_bound(s);
  if (!s->plan) return;
  memcpy(s->plan->must, s->must, sizeof s->must);
  memcpy(s->plan->rest, s->rest, sizeof s->rest);
  s->plan->tractors = s->laying ? s->laying->n : 0;
  for (int i = 0; i < s->plan->tractors; i++) s->plan->tractor[i] = s->laying->unit[i];
}

/* The i-th demand's turn, where the play must have so many copies of each place as well. */
static void go_on_with(Search *s, const uint8_t copies[PLACE_NB], int i) {
  uint8_t must[PLACE_NB];
  memcpy(must, s->must, sizeof must);
  for (int place = 0; place < PLACE_NB; place++)
    if (copies[place] > must[place]) must_have(s, place, copies[place]);
  if (is_possible(s)) demand_next(s, i);
  restore_must(s, must);
}

/* --- units ------------------------------------------------------------------------------------ */

/* Units of a shape being chosen one after the other, those of one card last; then the next demand's
** turn comes. */
typedef struct Placing {
  Search *s;
  int demand;
  const Unit *units;
  int n, cards;
  int in; /* cards of the suit that the play must have with those chosen so far */
  uint8_t used[PLACE_NB];
} Placing;

typedef struct PlaceStep {
  Placing *placing;
  int k;
  uint64_t last; /* the faces of the unit before, if it is alike */
} PlaceStep;

static void place_unit(Placing *placing, int k, uint64_t last);

static void place_done(Placing *placing) {
  Search *s = placing->s;
  int need = s->need;
  s->need = larger(need, placing->cards);
  go_on_with(s, placing->used, placing->demand + 1);
  s->need = need;
}

static bool can_give(const Placing *placing, int place, int size) {
  const Search *s = placing->s;
  int left = s->held[place] - placing->used[place];
  if (s->protection.idle >> place & 1) return false;
  return s->protection.whole >> place & 1 ? left == size && !placing->used[place] : left >= size;
}

/* Uses so many more copies of the faces, or fewer. True if there is room for all in the play. */
static bool use(Placing *placing, uint64_t faces, int copies) {
  const Search *s = placing->s;
  while (faces) {
    int place = bit_pop(&faces), used = placing->used[place];
    int must = larger(s->must[place], s->rest[place]);
    placing->in += larger(used + copies, must) - larger(used, must);
    placing->used[place] = (uint8_t)(used + copies);
  }
  return placing->in + s->beside <= s->cards;
}

static uint64_t givers(const Placing *placing, int size) {
  uint64_t out = 0;
  for (uint64_t faces = placing->s->follow->in_suit.plane[0]; faces;) {
    int place = bit_pop(&faces);
    if (can_give(placing, place, size)) out |= bit(place);
  }
  return out;
}

static bool place_run(void *data, const Unit *unit) {
  PlaceStep *step = data;
  Placing *placing = step->placing;
  if (unit->faces > step->last) return true;
  if (use(placing, unit->faces, unit->size)) place_unit(placing, step->k + 1, unit->faces);
  use(placing, unit->faces, -unit->size);
  return !placing->s->done;
}

/* Was a face like this one tried for the same set? */
static bool is_tried(const Placing *placing, uint64_t tried, int place) {
  while (tried) {
    int other = bit_pop(&tried);
    if (placing->used[other] == placing->used[place] && faces_alike(placing->s, other, place))
      return true;
  }
  return false;
}

/* Faces that must be in the play anyway first. */
static void place_set(Placing *placing, int k, uint64_t last) {
  int size = placing->units[k].size;
  uint64_t all = givers(placing, size) & (last == UINT64_MAX ? last : last | (last - 1)), tried = 0;
  for (int pass = 0; pass < 2; pass++)
    for (uint64_t faces = all; faces && !placing->s->done;) {
      int place = bit_highest(faces);
      faces &= ~bit(place);
      if ((placing->s->must[place] >= size) != (pass == 0) || is_tried(placing, tried, place))
        continue;
      tried |= bit(place);
      if (use(placing, bit(place), size)) place_unit(placing, k + 1, bit(place));
      use(placing, bit(place), -size);
    }
}

static bool place_cards(void *data, const Unit *unit) {
  PlaceStep *step = data;
  Placing *placing = step->placing;
  CardSet cards = CARDSET_EMPTY;
  uint8_t used[PLACE_NB];
  int planes = placing->s->follow->order->planes;
  unit_set(unit, &cards, planes);
  memcpy(used, placing->used, sizeof used);
  for (uint64_t faces = unit->faces; faces;) {
    int place = bit_pop(&faces);
    placing->used[place] = (uint8_t)(used[place] + cardset_count(&cards, place, planes));
  }
  place_unit(placing, step->k + 1, UINT64_MAX);
  memcpy(placing->used, used, sizeof used);
  return !placing->s->done;
}

/* A unit that is more than sets in sequence, out of the cards that are left. */
static void place_odd(Placing *placing, int k) {
  const Follow *follow = placing->s->follow;
  int planes = follow->order->planes;
  CardSet left = CARDSET_EMPTY;
  PlaceStep step = {placing, k, UINT64_MAX};
  Forms forms;
  for (uint64_t faces = follow->in_suit.plane[0]; faces;) {
    int place = bit_pop(&faces);
    for (int n = placing->s->held[place] - placing->used[place]; n > 0; n--)
      cardset_put(&left, place, planes);
  }
  forms_open(&forms, follow->order, follow->rules);
  form_each_like(&forms, &placing->units[k], &left, place_cards, &step);
}

static void place_unit(Placing *placing, int k, uint64_t last) {
  const Unit *unit = &placing->units[k];
  if (k < placing->n && unit->type != UNIT_SETS) {
    place_odd(placing, k);
    return;
  }
  if (k == placing->n || unit_cards(unit) == 1) {
    place_done(placing);
    return;
  }
  bool alike = k > 0 && unit[-1].size == unit->size && unit[-1].length == unit->length;
  if (!alike) last = UINT64_MAX;
  if (unit->length == 1) {
    place_set(placing, k, last);
    return;
  }
  PlaceStep step = {placing, k, last};
  shape_runs(placing->s->follow->order, givers(placing, unit->size), unit->size, unit->length,
             place_run, &step);
}

static void place_units(Search *s, int demand, const Unit units[], int n) {
  Placing placing = {.s = s, .demand = demand, .units = units, .n = n, .in = s->in};
  for (int i = 0; i < n; i++) placing.cards += unit_cards(&units[i]);
  if (placing.cards + s->beside <= s->cards) place_unit(&placing, 0, UINT64_MAX);
  for (int place = 0; place < PLACE_NB; place++) assert(placing.used[place] == 0);
}

/* --- demand by demand ------------------------------------------------------------------------- */

static void take_suit(Search *s, int i) {
  int need = s->need, most = smaller(s->in_suit_n, s->cards - s->beside);
  s->key.number[i] = (uint8_t)most;
  s->need = larger(need, most);
  demand_next(s, i + 1);
  s->need = need;
}

static void take_shape(Search *s, int i) {
  const Follow *follow = s->follow;
  s->key.shape = 1;
  if (s->bound.shape && !is_beaten(s, i + 1)) place_units(s, i, follow->lead.unit, follow->lead.n);
  s->key.shape = 0;
  demand_next(s, i + 1);
}

static void take_listed(Search *s, int i) {
  const Follow *follow = s->follow;
  Unit units[OWED_UNITS_MAX];
  int best = s->bound.number[i], number = 0, n;
  for (int at = 0; owed_shape(&s->owes->owed[i], &at, units) > 0;) number++;
  for (int at = 0; (n = owed_shape(&s->owes->owed[i], &at, units)) > 0; number--) {
    s->key.number[i] = (uint8_t)number;
    if (is_beaten(s, i + 1)) return;
    if (number <= best && key_has_units(follow, s->protection, &follow->in_suit, units, n))
      place_units(s, i, units, n);
  }
  s->key.number[i] = 0;
  demand_next(s, i + 1);
}

typedef struct TractorStep {
  Search *s;
  int demand;
} TractorStep;

static bool take_tractor(void *data, const Unit *unit) {
  TractorStep *step = data;
  uint8_t must[PLACE_NB] = {0};
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
  bool refused;                 /* some did not fit */
  bool sets_later;              /* sets are owed after them */
  Sets sets;                    /* their bound without tractors */
  uint8_t beside[TRACTORS_MAX]; /* the list beside which they are bounded now */
} AllTractors;

/* Bounds the sets by what fits beside such a list. */
static void bound_sets(AllTractors *all, const uint8_t list[TRACTORS_MAX]) {
  Search *s = all->s;
  Sets sets = all->sets;
  if (!all->sets_later || memcmp(all->beside, list, sizeof all->beside) == 0) return;
  memcpy(all->beside, list, sizeof all->beside);
  tractors_bound_sets(s->follow, s->protection, list, s->cards - s->beside, &sets);
  s->highest_bound = s->highest_bound && memcmp(s->bound.sets, &sets, sizeof sets) == 0;
  memcpy(s->bound.sets, sets.sets, sizeof s->bound.sets);
}

static bool fit_tractors(Laying *tractors) {
  AllTractors *all = tractors->data;
  Search *s = all->s;
  for (uint64_t faces = s->follow->in_suit.plane[0]; faces;) {
    int place = bit_pop(&faces);
    int copies = larger(all->must[place], tractors->used[place]);
    if (copies != s->must[place]) must_have(s, place, copies);
  }
  if (is_possible(s)) return true;
  all->refused = true;
  return false;
}

/* Were all demands before it met as well by what was found? Then shorter lists are not looked
** for. */
static void note_best(AllTractors *all, Laying *tractors) {
  Search *s = all->s;
  if (!s->found || compare_to_best(s, all->demand) != 0) return;
  bound_sets(all, s->best.tractor);
  memcpy(tractors->best, s->best.tractor, sizeof tractors->best);
  tractors->above = !rest_is_hopeful(s, all->demand + 1);
}

static void take_list(Laying *tractors) {
  AllTractors *all = tractors->data;
  Search *s = all->s;
  if (tractors_laid_again(&all->laid, tractors)) return;
  fit_tractors(tractors);
  bound_sets(all, tractors->list);
  memcpy(s->key.tractor, tractors->list, sizeof s->key.tractor);
  demand_next(s, all->demand + 1);
  note_best(all, tractors);
  tractors->over = s->done;
}

static void take_all_tractors(Search *s, int i) {
  const Follow *follow = s->follow;
  AllTractors all = {.s = s, .demand = i};
  Laying tractors = {.fits = fit_tractors, .done = take_list, .data = &all};
  if (s->key.shape) {
    s->key.tractor[0] = TRACTORS_MET;
    demand_next(s, i + 1);
    s->key.tractor[0] = 0;
    return;
  }
  if (s->bound.tractor[0] == TRACTORS_MET) {
    s->key.tractor[0] = TRACTORS_MET;
    if (!is_beaten(s, i + 1)) place_units(s, i, follow->lead.unit, follow->lead.n);
    memset(s->key.tractor, 0, sizeof s->key.tractor);
  }
  memcpy(all.must, s->must, sizeof all.must);
  all.sets = key_sets(&s->bound);
  for (int k = i; k < s->owes->n; k++) all.sets_later |= s->owes->owed[k].demand == OWE_SETS;
  note_best(&all, &tractors);
  s->laying = &tractors;
  if (!s->done) tractors_lay(&tractors, follow, s->protection, &follow->in_suit);
  s->laying = NULL;
  if (!all.refused && !s->done && s->bound.tractor[0] != TRACTORS_MET && !compare_to_best(s, i))
    memcpy(s->bound.tractor, s->best.tractor, sizeof s->bound.tractor); /* whatever else is owed */
  bound_sets(&all, (uint8_t[TRACTORS_MAX]){0});
  memset(s->key.tractor, 0, sizeof s->key.tractor);
  restore_must(s, all.must);
}

static void take_tractors(Search *s, int i) {
  if (s->follow->regroups) {
    take_all_tractors(s, i);
    return;
  }
  TractorStep step = {s, i};
  for (int cards = s->bound.tractor[0]; cards > 0 && !s->done; cards--) {
    s->key.tractor[0] = (uint8_t)cards;
    if (is_beaten(s, i + 1)) return;
    key_tractors(s->follow, s->protection, cards, take_tractor, &step);
  }
  s->key.tractor[0] = 0;
  demand_next(s, i + 1);
}

static void take_sets(Search *s, int i) {
  Faces faces;
  bool owed = s->sets_owed;
  Sets before = s->sets;
  int before_n = s->sets_n;
  open_faces(s, &faces);
  memcpy(s->sets.sets, s->bound.sets, sizeof s->bound.sets);
  if (!sets_fit(&faces, &s->sets, room_in_suit(s)))
    key_greatest_sets(s->follow, &faces, room_in_suit(s), &s->sets);
  memcpy(s->key.sets, s->sets.sets, sizeof s->key.sets);
  s->sets_n = sets_cards(&s->sets);
  s->sets_owed = true;
  demand_next(s, i + 1);
  memset(s->key.sets, 0, sizeof s->key.sets);
  s->sets_owed = owed;
  s->sets = before;
  s->sets_n = before_n;
}

/* Cards of a demand being chosen: `left` more, from places above `above`. */
typedef struct Choosing {
  Search *s;
  int demand;
  uint8_t more[PLACE_NB]; /* chosen of each place */
} Choosing;

/* Copies of a place that would still count for the demand. */
static int countable(const Search *s, int demand, int place) {
  int planes = s->follow->order->planes;
  return larger(cardset_count(&s->follow->from[demand], place, planes) - s->must[place], 0);
}

/* As many of a face as of those like it before, at most: others are the same in another order. */
static int most_of(const Choosing *choosing, int place, uint64_t before, int left) {
  const Search *s = choosing->s;
  int most = smaller(left, countable(s, choosing->demand, place));
  while (before) {
    int other = bit_pop(&before);
    if (faces_alike(s, other, place)) most = smaller(most, choosing->more[other]);
  }
  return most;
}

static void choose_done(Choosing *choosing) {
  Search *s = choosing->s;
  uint8_t must[PLACE_NB];
  for (int place = 0; place < PLACE_NB; place++)
    must[place] = (uint8_t)(s->must[place] + choosing->more[place]);
  go_on_with(s, must, choosing->demand + 1);
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
  for (int n = most_of(choosing, place, before, left); n >= 0 && !s->done; n--) {
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
    have += smaller(s->must[place], cardset_count(from, place, planes));
  }
  for (int number = s->bound.number[i]; number >= 0 && !s->done; number--) {
    s->key.number[i] = (uint8_t)number;
    if (is_beaten(s, i + 1)) return;
    Choosing choosing = {.s = s, .demand = i};
    choose_cards(&choosing, from->plane[0], 0, larger(number - have, 0));
    if (have >= number) return;
  }
}

static void begin(Search *s, const Follow *follow, Protection protection, const CardSet *hand,
                  int cards) {
  int planes = follow->order->planes;
  memset(s, 0, sizeof *s);
  s->follow = follow;
  s->owes = follow_ladder(follow);
  s->protection = protection;
  s->cards = cards;
  for (uint64_t faces = hand->plane[0]; faces;) {
    int place = bit_pop(&faces);
    s->held[place] = (uint8_t)cardset_count(hand, place, planes);
    if (!of_suit(s, place)) continue;
    s->in_suit_n += s->held[place];
    count_left(s, place, 1);
  }
}

/* --- the highest beside the sets -------------------------------------------------------------- */

/* Cards beside the sets being laid out tier by tier from the top, as many of each as can be. */
typedef struct High {
  Search *s;
  uint64_t givers;       /* the faces that sets can be taken from */
  const uint8_t *least;  /* of what is lower it is enough to know that; NULL: nothing is */
  const uint8_t *enough; /* of what is higher it is enough to know that; NULL: nothing is */
  const uint8_t *most;   /* nothing is higher than this; NULL: not known */
  uint8_t high[PLACE_NB], best[PLACE_NB], rest[PLACE_NB];
  bool found, over;
} High;

static void lay_tier(High *high, int tier, int left);

static bool is_higher(const uint8_t a[PLACE_NB], const uint8_t b[PLACE_NB]) {
  int tier = PLACE_NB - 1;
  while (tier > 0 && a[tier] == b[tier]) tier--;
  return a[tier] > b[tier];
}

static void lay_done(High *high) {
  if (high->found && is_higher(high->best, high->high)) return;
  high->found = true;
  high->over = (high->enough && is_higher(high->high, high->enough)) ||
               (high->most && memcmp(high->high, high->most, sizeof high->high) == 0);
  memcpy(high->best, high->high, sizeof high->best);
  memcpy(high->rest, high->s->rest, sizeof high->rest);
}

/* Lays `left` cards of a tier on the faces, and `after` more in the tiers below it. True if the
** sets fit in beside them in some way. */
static bool lay_faces(High *high, int tier, uint64_t faces, int left, int after) {
  Search *s = high->s;
  bool fits = false;
  if (left == 0) {
    bool takes = high->high[tier] && (order_tier_places(s->follow->order, tier) & high->givers);
    if (!is_possible_if(s, !takes)) return false;
    lay_tier(high, tier - 1, after);
    return true;
  }
  if (!faces) return false;
  int place = bit_pop(&faces), others = 0;
  for (uint64_t rest = faces; rest;) others += s->held[bit_pop(&rest)];
  for (int n = smaller(left, s->held[place]); n >= larger(left - others, 0) && !high->over; n--) {
    stands_beside(s, place, n);
    if (n == left || n == 0 || is_possible(s))
      fits |= lay_faces(high, tier, faces, left - n, after);
  }
  stands_beside(s, place, 0);
  return fits;
}

/* Are the tiers above this one as in these? */
static bool is_same_above(const High *high, int tier, const uint8_t other[PLACE_NB]) {
  size_t above = (size_t)(PLACE_NB - 1 - tier);
  return memcmp(high->high + tier + 1, other + tier + 1, above) == 0;
}

/* Do the tiers above this one tell enough? */
static bool is_told(const High *high, int tier) {
  if (high->enough && is_higher(high->high, high->enough)) return true;
  return high->least && is_higher(high->least, high->high) &&
         !is_same_above(high, tier, high->least);
}

static void lay_tier(High *high, int tier, int left) {
  Search *s = high->s;
  const Order *order = s->follow->order;
  if (is_told(high, tier)) {
    lay_done(high);
    return;
  }
  if (left == 0 || tier < 0) {
    if (left == 0) lay_done(high);
    return;
  }
  uint64_t faces = order_tier_places(order, tier) & s->follow->in_suit.plane[0];
  int most = 0;
  for (uint64_t rest = faces; rest;) most += s->held[bit_pop(&rest)];
  if (high->most && is_same_above(high, tier, high->most)) most = smaller(most, high->most[tier]);
  for (int n = smaller(most, left); n >= 0; n--) {
    high->high[tier] = (uint8_t)n;
    if (lay_faces(high, tier, faces, n, left - n)) break;
  }
  high->high[tier] = 0;
}

static void lay_high(Search *s, High *high) {
  int all = smaller(s->in_suit_n, s->cards - s->beside);
  high->s = s;
  high->givers = s->follow->in_suit.plane[1] & ~s->protection.idle;
  lay_tier(high, s->follow->order->tier_nb - 1, all - (s->sets_owed ? s->sets_n : 0));
}

/* Is bound.high known for a key with these sets, or not asked for? It is looked for only where
** other demands choose cards: else it would be no bound but the key itself. */
static bool bound_highest(Search *s, const FollowKey *key) {
  const Follow *follow = s->follow;
  bool chooses = follow_owes_tractors(follow) || follow_owes(follow, OWE_LISTED) ||
                 follow_owes(follow, OWE_CARDS);
  if (key->shape) return true;
  if (!chooses || memcmp(key->sets, s->bound.sets, sizeof key->sets) != 0) return false;
  if (s->highest_bound) return true;
  Search alone;
  High high = {0};
  begin(&alone, follow, s->protection, &follow->hand, s->cards);
  alone.sets = key_sets(&s->bound);
  alone.sets_n = sets_cards(&alone.sets);
  alone.sets_owed = alone.sets_n > 0;
  lay_high(&alone, &high);
  memcpy(s->bound.high, high.best, sizeof s->bound.high);
  s->highest_bound = true;
  return true;
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
  lay_high(s, &high);
  memcpy(s->key.high, high.best, sizeof s->key.high);
  memcpy(s->rest, high.rest, sizeof s->rest);
  demand_next(s, i + 1);
  memset(s->key.high, 0, sizeof s->key.high);
  memset(s->rest, 0, sizeof s->rest);
}

static void demand_next(Search *s, int i) {
  static void (*const take[])(Search *, int) = {
      [OWE_SUIT] = take_suit,       [OWE_SHAPE] = take_shape,
      [OWE_SETS] = take_sets,       [OWE_TRACTORS] = take_tractors,
      [OWE_HIGHEST] = take_highest, [OWE_TRACTORS_FOR_SETS] = take_tractors,
      [OWE_LISTED] = take_listed,   [OWE_CARDS] = take_cards,
  };
  const int before = state_of(s);
  if (s->done || is_beaten(s, i)) return;
  if (i == s->owes->n || is_enough(s, i)) {
    memset(s->key.number + i, 0, sizeof s->key.number - (size_t)i); /* as others left it */
    keep(s);
  } else
    take[s->owes->owed[i].demand](s, i);
  assert(state_of(s) == before);
  (void)before;
}

/* --- the whole -------------------------------------------------------------------------------- */

/* What the hand could do for each demand if there were no other. To raise a key, lists of tractors
** are laid out once, when it is their turn: till then any could be. */
static void find_bound(Search *s) {
  const Follow *follow = s->follow;
  Faces faces;
  Sets sets;
  s->faces_differ = key_faces_differ(follow);
  for (int i = 0; i < s->owes->n; i++) switch (s->owes->owed[i].demand) {
      case OWE_SUIT: s->bound.number[i] = (uint8_t)smaller(s->in_suit_n, s->cards); break;
      case OWE_SHAPE:
        s->bound.shape = key_shape(follow, s->protection, &follow->in_suit, NULL);
        break;
      case OWE_TRACTORS:
      case OWE_TRACTORS_FOR_SETS:
        if (!s->most || !follow->regroups) {
          key_tractor(follow, s->protection, &follow->in_suit, (ListBounds){0}, s->bound.tractor,
                      NULL);
          break;
        }
        memset(s->bound.tractor, TRACTORS_MET - 1, sizeof s->bound.tractor);
        if (tractors_met(follow, s->protection, &follow->in_suit))
          s->bound.tractor[0] = TRACTORS_MET;
        break;
      case OWE_LISTED:
        s->bound.number[i] =
            (uint8_t)key_listed(follow, s->protection, &follow->in_suit, &s->owes->owed[i]);
        break;
      case OWE_CARDS: s->bound.number[i] = (uint8_t)key_cards_in(follow, i, &follow->hand); break;
      case OWE_SETS:
        protection_faces(follow, s->protection, &follow->in_suit, NULL, &faces);
        key_greatest_sets(follow, &faces, NO_LIMIT, &sets);
        memcpy(s->bound.sets, sets.sets, sizeof s->bound.sets);
        break;
      default: break;
    }
}

bool search_best(const Follow *follow, Protection protection, const FollowKey *most,
                 FollowKey *best, Plan *plan) {
  Search s;
  begin(&s, follow, protection, &follow->hand, follow->cards);
  s.plan = plan;
  s.most = most;
  s.found = most != NULL;
  if (most) s.best = *most;
  find_bound(&s);
  demand_next(&s, 0);
  assert(s.found && (most || state_of(&s) == 0));
  *best = s.best;
  return !most || key_compare_first(follow, s.owes->n, best, most) > 0;
}

void search_highest_of(const Follow *follow, Protection protection, const CardSet *in_suit,
                       const FollowKey *most, FollowKey *key, Display *display) {
  Search s;
  High laid = {0};
  begin(&s, follow, protection, in_suit, cardset_size(in_suit, follow->order->planes));
  s.sets_owed = follow_owes(follow, OWE_SETS);
  s.sets = key_sets(key);
  s.sets_n = sets_cards(&s.sets);
  if (most && !most->shape && !memcmp(most->sets, key->sets, sizeof key->sets))
    laid.most = most->high;
  lay_high(&s, &laid);
  assert(s.in == 0 && s.beside == 0);
  memcpy(key->high, laid.best, sizeof laid.best);
  if (display) memcpy(display->rest, laid.rest, sizeof laid.rest);
}
