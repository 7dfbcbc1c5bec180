/* shape.c - sets and tractors (拖拉机) in a set of cards. See shape.h.
**
** Sequences are looked for tier by tier: `m & (m & linked) << 1` keeps of the tiers m those that
** have a neighbour below. Only a tier of several kinds needs more: there one of its faces is taken,
** or, where order.equals says so, as many as wanted.
*/
#include "play/shape.h"

#include "base/inline.h"
#include "play/run_supply.h"
#include "play/set_fit.h"
#include "play/special_forms.h"

void unit_set_of_cards(const Unit *unit, CardSet *out, int planes) {
  uint64_t copies = unit->copies;
  memset(out->plane, 0, sizeof(uint64_t) * (size_t)planes);
  for (uint64_t faces = unit->faces; faces; copies >>= UNIT_COPY_BITS) {
    int place = bit_pop(&faces);
    for (int k = (int)(copies & (PACK_MAX - 1)); k >= 0; k--) out->plane[k] |= bit(place);
  }
}

void unit_set(const Unit *unit, CardSet *out, int planes) { unit_set_in(unit, out, planes); }

void units_add(const Unit units[], int n, CardSet *to, int planes) {
  for (int i = 0; i < n; i++) {
    CardSet unit;
    unit_set(&units[i], &unit, planes);
    cardset_add(to, to, &unit, planes);
  }
}

int unit_compare(const Order *order, const Unit *a, const Unit *b) {
  uint64_t low = a->faces, high = b->faces;
  assert(unit_alike(a, b));
  if (__builtin_expect(a->type == UNIT_CARDS, 0)) return a->top < b->top ? -1 : a->top > b->top;
  while (low && high) {
    int x = bit_highest(low), y = bit_highest(high);
    if (order->tier_at[x] != order->tier_at[y])
      return order->tier_at[x] < order->tier_at[y] ? -1 : 1;
    low &= ~bit(x);
    high &= ~bit(y);
  }
  return 0;
}

/* Sequences. */

int shape_longest_run(const Order *order, uint64_t faces) {
  if (!shape_may_run(order, faces)) return 1;
  uint64_t tiers = order_tiers(order, faces);
  int run = 0, longest = 0;
  if (!order->equals_tractor || !(faces & order->wide)) {
    for (uint64_t tops = tiers; tops; tops = (tops & order->linked) << 1 & tiers) longest++;
    return longest;
  }
  for (int last = -2; tiers;) {
    int tier = bit_pop(&tiers);
    bool on = last == tier - 1 && (order->linked >> last & 1);
    run = (on ? run : 0) + bit_count(faces & order_tier_places(order, tier));
    if (run > longest) longest = run;
    last = tier;
  }
  return longest;
}

uint64_t shape_neighbours(const Order *order, uint64_t faces) {
  uint64_t in = 0;
  for (uint64_t rest = faces; rest;) {
    int place = bit_pop(&rest), tier = order->tier_at[place];
    uint64_t here = order_tier_places(order, tier) & faces;
    if (order->equals_tractor && (here & (here - 1))) in |= here;
    if (!(order->linked >> tier & 1) || tier + 1 >= order->tier_nb) continue;
    uint64_t above = order_tier_places(order, tier + 1) & faces;
    if (above) in |= here | above;
  }
  return in;
}

/* A search for all sequences of one length, from the top tier downwards. */
typedef struct Walk {
  const Order *order;
  uint64_t faces;
  Unit unit;
  bool (*visit)(void *data, const Unit *unit);
  void *data;
} Walk;

static bool walk_tier(Walk *walk, int tier, int left);

/* Takes `take` of the faces `here` of the tier, then goes on below it. */
static bool walk_choose(Walk *walk, int tier, uint64_t here, int take, int left) {
  if (take == 0) {
    if (left == 0) return walk->visit(walk->data, &walk->unit);
    if (tier == 0 || !(walk->order->linked >> (tier - 1) & 1)) return true;
    return walk_tier(walk, tier - 1, left);
  }
  while (bit_count(here) >= take) {
    int place = bit_highest(here);
    here &= ~bit(place);
    walk->unit.faces |= bit(place);
    bool on = walk_choose(walk, tier, here, take - 1, left);
    walk->unit.faces &= ~bit(place);
    if (!on) return false;
  }
  return true;
}

static bool walk_tier(Walk *walk, int tier, int left) {
  uint64_t here = walk->faces & order_tier_places(walk->order, tier);
  int most = walk->order->equals_tractor ? bit_count(here) : here != 0;
  for (int take = most < left ? most : left; take > 0; take--)
    if (!walk_choose(walk, tier, here, take, left - take)) return false;
  return true;
}

/* The tiers from which a sequence of this length can go down. */
static uint64_t tops_of(const Order *order, uint64_t faces, int length) {
  uint64_t tiers = order_tiers(order, faces), tops = tiers;
  if (order->equals_tractor && (faces & order->wide)) return tiers;
  for (int i = 1; i < length && tops; i++) tops = (tops & order->linked) << 1 & tiers;
  return tops;
}

bool shape_runs(const Order *order, uint64_t faces, int size, int length,
                bool (*visit)(void *data, const Unit *unit), void *data) {
  Walk walk = {.order = order, .faces = faces, .visit = visit, .data = data};
  walk.unit = (Unit){.size = (uint8_t)size, .length = (uint8_t)length};
  if (length == 1) {
    while (faces) {
      walk.unit.faces = bit(bit_highest(faces));
      faces &= ~walk.unit.faces;
      if (!visit(data, &walk.unit)) return false;
    }
    return true;
  }
  uint64_t tops = tops_of(order, faces, length);
  while (tops) {
    int tier = bit_highest(tops);
    tops &= ~bit(tier);
    bool on = walk_tier(&walk, tier, length);
    assert(walk.unit.faces == 0);
    if (!on) return false;
  }
  return true;
}

bool shape_units(const Order *order, const CardSet *cards, int size, int length,
                 bool (*visit)(void *data, const Unit *unit), void *data) {
  if (size < 1 || size > order->planes) return true;
  return shape_runs(order, cards->plane[size - 1], size, length, visit, data);
}

static bool keep_first(void *data, const Unit *unit) {
  *(Unit *)data = *unit;
  return false;
}

bool shape_find(const Order *order, const CardSet *cards, int size, int length, Unit *out) {
  Unit found;
  if (shape_units(order, cards, size, length, keep_first, &found)) return false;
  if (out) *out = found;
  return true;
}

/* Grouping. */

/* Of equal faces those go into a sequence that are held least often, so that larger sets stay. */
static void prefer_small_faces(const Order *order, const CardSet *cards, Unit *unit) {
  uint64_t wide = unit->faces & order->wide;
  if (order->equals_tractor || unit->length == 1) return;
  while (wide) {
    int place = bit_pop(&wide), tier = order->tier_at[place];
    uint64_t here = cards->plane[unit->size - 1] & order_tier_places(order, tier), fewest = 0;
    for (int k = unit->size; k < order->planes && !fewest; k++) fewest = here & ~cards->plane[k];
    if (!fewest) fewest = here;
    unit->faces = (unit->faces & ~bit(place)) | bit(bit_highest(fewest));
  }
}

void shape_longest(const Order *order, const Rules *rules, const CardSet *cards, Unit *out) {
  int size = 1, length = 1, planes = order->planes;
  for (int s = planes; s >= 1; s--) {
    if (!cards->plane[s - 1]) continue;
    int sets =
        shape_form_length(shape_lengths(rules, s), shape_longest_run(order, cards->plane[s - 1]));
    if (s * sets > size * length || (s * sets == size * length && length == 1 && sets > 1))
      size = s, length = sets;
  }
  *out = (Unit){.size = 1, .length = 1};
  shape_find(order, cards, size, length, out);
  prefer_small_faces(order, cards, out);
}

static bool shape_add(Shape *shape, Unit unit) {
  if (shape->n == UNIT_MAX) {
    shape->n = 0;
    return false;
  }
  shape->unit[shape->n++] = unit;
  return true;
}

/* What is left when nothing but single cards can be made, highest first. */
static void add_singles(const CardSet *cards, int planes, Shape *out) {
  uint64_t faces = cards->plane[0];
  while (faces) {
    int place = bit_highest(faces);
    faces &= ~bit(place);
    for (int copies = cardset_count(cards, place, planes); copies > 0; copies--)
      if (!shape_add(out, (Unit){.faces = bit(place), .size = 1, .length = 1})) return;
  }
}

/* Identical cards, as most leads are, if they can be led as one set. */
static inline bool one_face(const Order *order, const Rules *rules, const CardSet *cards,
                            Shape *out) {
  uint64_t face = cards->plane[0];
  int copies = 1;
  if (face & (face - 1)) return false;
  while (copies < order->planes && cards->plane[copies]) copies++;
  if (!shape_is_form(rules, copies, 1)) return false;
  out->unit[0] = (Unit){.faces = face, .size = (uint8_t)copies, .length = 1};
  out->n = 1;
  return true;
}

/* A single card of no suit, as it may be led by who holds nothing else (lead.h). */
static bool one_suitless(const Order *order, const CardSet *cards, Shape *out) {
  uint64_t face = cards->plane[0];
  bool second = order->planes > 1 && cards->plane[1];
  if (!(face & order->suitless) || face & (face - 1) || second) return false;
  *out = (Shape){.n = 1, .suit = SUIT_NONE};
  out->unit[0] = (Unit){.faces = face, .size = 1, .length = 1};
  return true;
}

/* By the forms beyond sets in sequence. */
static NO_INLINE void shape_of_forms(const Order *order, const Rules *rules, const CardSet *cards,
                                     Shape *out) {
  Forms forms;
  forms_open(&forms, order, rules);
  form_shape(&forms, cards, out);
}

/* Takes the longest unit again and again. */
static NO_INLINE void split(const Order *order, const Rules *rules, const CardSet *cards,
                            Shape *out) {
  int planes = order->planes;
  CardSet rest = CARDSET_EMPTY, taken;
  cardset_mask(&rest, cards, ~(uint64_t)0, planes);
  while (!cardset_is_empty(&rest)) {
    Unit unit;
    shape_longest(order, rules, &rest, &unit);
    if (unit_cards(&unit) == 1) {
      add_singles(&rest, planes, out);
      return;
    }
    if (!shape_add(out, unit)) return;
    unit_set(&unit, &taken, planes);
    cardset_subtract(&rest, &rest, &taken, planes);
  }
}

/* Are all the cards in its units, where it has any? */
static inline bool shape_is_ok(const Shape *shape, const CardSet *cards, int planes) {
  int n = 0;
  for (int i = 0; i < shape->n; i++) n += unit_cards(&shape->unit[i]);
  return n == 0 || n == cardset_size(cards, planes);
}

/* What most leads do not need stands in functions of its own, so that they do not pay for it. */
void shape_of(const Order *order, const Rules *rules, const CardSet *cards, Shape *out) {
  if (order->suitless && one_suitless(order, cards, out)) return;
  if (rules->lead.special) {
    shape_of_forms(order, rules, cards, out);
  } else {
    out->n = 0;
    out->failed = false;
    out->suit = order_suit_of(order, cards);
    if (out->suit != SUIT_NONE && !one_face(order, rules, cards, out))
      split(order, rules, cards, out);
  }
  assert(shape_is_ok(out, cards, order->planes));
}

/* Division. */

/* Tractors are placed one after the other, with most cards first; then the sets are packed. */
typedef struct Dividing {
  const Division *how;
  const Unit *units;
  uint8_t tractor[UNIT_MAX]; /* indices in units */
  int tractors;
  Sets sets; /* of the units that are no tractors */
} Dividing;

typedef struct DivideStep {
  Dividing *dividing;
  const CardSet *rest;
  int i;
  uint64_t last; /* the faces of the tractor before, if it is alike: only lower ones are tried */
  bool found;
} DivideStep;

static bool have_sets(const Dividing *dividing, const CardSet *rest, const Sets *sets) {
  FaceSums sums;
  int planes = dividing->how->order->planes;
  uint64_t whole = dividing->how->whole;
  faces_count(rest, ~whole, planes, sums.open);
  if (!whole) return sets_fit_hist(sums.open, sets);
  faces_count(rest, whole, planes, sums.whole);
  return sets_fit_sums(&sums, sets);
}

static bool divide(Dividing *dividing, const CardSet *rest, int i, uint64_t last);

static bool divide_by(void *data, const Unit *unit) {
  DivideStep *step = data;
  Dividing *dividing = step->dividing;
  CardSet taken, left;
  int planes = dividing->how->order->planes;
  if (unit->faces > step->last) return true;
  unit_set(unit, &taken, planes);
  cardset_subtract(&left, step->rest, &taken, planes);
  step->found = divide(dividing, &left, step->i + 1, unit->faces);
  if (step->found && dividing->how->parts)
    dividing->how->parts[dividing->tractor[step->i]] = unit->faces;
  return !step->found;
}

/* Faces that can give a set of that size. */
static uint64_t givers(const Division *how, const CardSet *cards, int size) {
  if (size > how->order->planes) return 0;
  uint64_t faces = cards->plane[size - 1];
  if (how->whole && size < how->order->planes) faces &= ~(cards->plane[size] & how->whole);
  return faces;
}

static bool is_alike(const Dividing *dividing, int i, int j) {
  return unit_alike(&dividing->units[dividing->tractor[i]], &dividing->units[dividing->tractor[j]]);
}

/* Can there be as many tractors of each size and length as are still wanted, from the i-th on? */
static bool have_tractors(const Dividing *dividing, const CardSet *rest, int i) {
  const Division *how = dividing->how;
  CardSet open = CARDSET_EMPTY;
  cardset_mask(&open, rest, ~how->whole, how->order->planes);
  for (int n = 1; i < dividing->tractors; i++, n++) {
    const Unit *unit = &dividing->units[dividing->tractor[i]];
    RunSupply supply;
    if (i + 1 < dividing->tractors && is_alike(dividing, i, i + 1)) continue;
    run_supply(&supply, how->order, &open, givers(how, rest, unit->size) & how->whole, unit->size);
    if (run_supply_most(&supply, how->order, unit->length) < n) return false;
    n = 0;
  }
  return true;
}

static bool divide(Dividing *dividing, const CardSet *rest, int i, uint64_t last) {
  Sets sets = dividing->sets;
  for (int j = i; j < dividing->tractors; j++) {
    const Unit *unit = &dividing->units[dividing->tractor[j]];
    sets.sets[unit->size] = (uint8_t)(sets.sets[unit->size] + unit->length);
  }
  if (!have_sets(dividing, rest, &sets)) return false;
  if (i == dividing->tractors) return true;
  if (!have_tractors(dividing, rest, i)) return false;
  const Unit *unit = &dividing->units[dividing->tractor[i]];
  bool alike = i > 0 && is_alike(dividing, i - 1, i);
  DivideStep step = {dividing, rest, i, alike ? last : UINT64_MAX, false};
  shape_runs(dividing->how->order, givers(dividing->how, rest, unit->size), unit->size,
             unit->length, divide_by, &step);
  return step.found;
}

/* Sorts the units: tractors by falling cards and size, sets by size. Returns the number of cards in
** all of them. */
static int take_apart(Dividing *dividing, int n) {
  int cards = 0;
  for (int i = 0; i < n; i++) {
    const Unit *unit = &dividing->units[i];
    cards += unit_cards(unit);
    if (unit->length == 1) {
      if (unit->size > 1) dividing->sets.sets[unit->size]++;
      continue;
    }
    int at = dividing->tractors++;
    for (; at > 0; at--) {
      const Unit *other = &dividing->units[dividing->tractor[at - 1]];
      int more = unit_cards(unit) - unit_cards(other);
      if (more < 0 || (more == 0 && unit->size <= other->size)) break;
      dividing->tractor[at] = dividing->tractor[at - 1];
    }
    dividing->tractor[at] = (uint8_t)i;
  }
  return cards;
}

bool shape_divides(const Division *how, const CardSet *cards, const Unit units[], int n) {
  assert(0 <= n && n <= UNIT_MAX);
  Dividing dividing = {.how = how, .units = units};
  if (take_apart(&dividing, n) > cardset_size(cards, how->order->planes) + how->spare) return false;
  return divide(&dividing, cards, 0, 0);
}

bool shape_contains(const Order *order, const CardSet *cards, const Unit units[], int n) {
  Division how = {.order = order};
  if (n == 1) return shape_find(order, cards, units[0].size, units[0].length, NULL);
  return shape_divides(&how, cards, units, n);
}
