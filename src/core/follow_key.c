/* follow_key.c - measuring plays against a lead. See follow_key.h.
**
** The greatest key of a hand: if it holds the whole shape, that reaches every maximum at once. Else
** the demands are filled one after the other: the greatest list of sets by taking the largest size
** that still fits, again and again (a part of a list that fits, fits); the longest tractor by size.
** Where both are owed the earlier one is settled first and the later one sought among the plays
** that keep it: a tractor and sets may share cards, so they need room for what they do not share.
*/
#include "core/follow_key.h"

Terms terms_of_play(const Follow *follow, Terms terms, const CardSet *play) {
  if (!terms.whole) return terms;
  uint64_t differ = 0;
  for (int k = 0; k < follow->order->planes; k++)
    differ |= follow->in_suit.plane[k] ^ play->plane[k];
  terms.idle |= terms.whole & differ;
  terms.whole &= ~differ;
  return terms;
}

uint64_t terms_givers(const Follow *follow, Terms terms, const CardSet *cards, int size) {
  if (size > follow->order->planes) return 0;
  uint64_t faces = cards->plane[size - 1] & ~terms.idle;
  if (size < follow->order->planes) faces &= ~(terms.whole & cards->plane[size]);
  return faces;
}

void terms_pack(const Follow *follow, Terms terms, const CardSet *cards, const Unit *tractor,
                Pack *pack) {
  int planes = follow->order->planes;
  uint64_t paid = tractor ? tractor->faces : 0, open = ~(terms.whole | terms.idle);
  uint64_t whole = terms.whole & ~terms.idle;
  uint8_t hist[PACK_MAX + 1];
  pack_open(pack, cards, open & ~paid, planes);
  pack_count(cards, whole & ~paid, planes, pack->whole);
  pack_count(cards, whole & paid, planes, pack->whole_paid);
  pack_count(cards, open & paid, planes, hist);
  for (int c = 1; tractor && c <= PACK_MAX; c++) pack->open[c][tractor->size] = hist[c];
}

bool key_shape(const Follow *follow, Terms terms, const CardSet *cards, uint64_t parts[UNIT_MAX]) {
  CardSet usable;
  int planes = follow->order->planes;
  cardset_mask(&usable, cards, ~terms.idle, planes);
  Division how = {follow->order, terms.whole & ~terms.idle,
                  cardset_size_in(cards, terms.idle, planes), parts};
  return shape_divides(&how, &usable, follow->lead.unit, follow->lead.n);
}

/* Tractors. */

/* The longest that fits n sets or fewer of `size`, in sets; below 2: none. */
static int longest_of_size(const Follow *follow, uint64_t faces, int size, int most) {
  int run = shape_longest_run(follow->order, faces);
  return shape_form_length(follow->rules, size, run < most ? run : most);
}

int key_tractor(const Follow *follow, Terms terms, const CardSet *cards) {
  int best = 0;
  for (int i = 0; i < follow->lead.n; i++) {
    const Unit *led = &follow->lead.unit[i];
    if (led->length < 2) continue;
    for (int size = led->size; size >= 2; size--) {
      if (size * led->length <= best) break;
      uint64_t faces = terms_givers(follow, terms, cards, size);
      int length = longest_of_size(follow, faces, size, led->length);
      if (length >= 2 && size * length > best) best = size * length;
    }
  }
  return best;
}

/* Was a tractor of at least this size and length led? */
static bool fits_led_tractor(const Follow *follow, int size, int length) {
  for (int i = 0; i < follow->lead.n; i++) {
    const Unit *led = &follow->lead.unit[i];
    if (led->length >= 2 && size <= led->size && length <= led->length) return true;
  }
  return false;
}

bool key_tractors(const Follow *follow, Terms terms, int cards,
                  bool (*visit)(void *data, const Unit *unit), void *data) {
  for (int size = PACK_MAX; size >= 2; size--) {
    int length = cards / size;
    if (cards % size || length < 2 || !fits_led_tractor(follow, size, length) ||
        !shape_is_form(follow->rules, size, length))
      continue;
    uint64_t faces = terms_givers(follow, terms, &follow->in_suit, size);
    if (!shape_runs(follow->order, faces, size, length, visit, data)) return false;
  }
  return true;
}

/* Sets. */

/* Have the led units, each for sets no larger than its own, room for these if none gets in the way
** of another? For pairs alone that is the whole answer. */
static bool units_have_room(const Follow *follow, const uint8_t left[], const uint8_t need[],
                            int size) {
  for (int s = 2; s <= size; s++) {
    int places = 0, wanted = 0;
    for (int i = 0; i < follow->lead.n; i++)
      if (follow->lead.unit[i].size >= s) places += left[i] / s;
    for (int c = s; c <= size; c++) wanted += need[c] * (c / s);
    if (places < wanted) return false;
  }
  return true;
}

/* follow.smaller "regrouped": each led unit gives its cards for sets no larger than its own.
** Identical sets go to units of rising index. */
static bool fits_regrouped(const Follow *follow, uint8_t left[UNIT_MAX], uint8_t need[], int size,
                           int from) {
  while (size > 2 && need[size] == 0) size--, from = 0;
  if (!units_have_room(follow, left, need, size)) return false;
  if (size <= 2) return true;
  for (int i = from; i < follow->lead.n; i++) {
    bool again = i > from && follow->lead.unit[i - 1].size == follow->lead.unit[i].size &&
                 left[i - 1] == left[i];
    if (again || follow->lead.unit[i].size < size || left[i] < size) continue;
    left[i] = (uint8_t)(left[i] - size), need[size]--;
    bool fits = fits_regrouped(follow, left, need, size, i);
    left[i] = (uint8_t)(left[i] + size), need[size]++;
    if (fits) return true;
  }
  return false;
}

/* Was one set of three or more led, and nothing else? */
static bool single_set_led(const Follow *follow) {
  return follow->lead.n == 1 && follow->lead.unit[0].length == 1 && follow->lead.unit[0].size >= 3;
}

bool key_fits_lead(const Follow *follow, const Sets *sets) {
  uint8_t left[UNIT_MAX], need[PACK_MAX + 1];
  int number = 0;
  switch (follow->smaller) {
    case SMALLER_SET_BY_SET: return pack_fits_hist(follow->slots, sets);
    case SMALLER_REGROUPED:
      for (int i = 0; i < follow->lead.n; i++) left[i] = (uint8_t)unit_cards(&follow->lead.unit[i]);
      memcpy(need, sets->sets, sizeof need);
      return fits_regrouped(follow, left, need, PACK_MAX, 0);
    case SMALLER_SINGLE_SET:
      if (!single_set_led(follow)) break;
      for (int s = 2; s <= PACK_MAX; s++) number += sets->sets[s];
      for (int s = follow->lead.unit[0].size + 1; s <= PACK_MAX; s++) number += 2 * sets->sets[s];
      return number <= 1;
    default: break;
  }
  for (int s = 2; s <= PACK_MAX; s++)
    if (sets->sets[s] > follow->slots[s]) return false;
  return true;
}

/* The greatest list of sets that fits the lead and can be taken from the pack with so much room. */
static void greatest_sets(const Follow *follow, const Pack *pack, int room, Sets *out) {
  int size = follow->order->planes, left = follow->cards;
  memset(out, 0, sizeof *out);
  while (size >= 2) {
    if (size > left) {
      size--;
      continue;
    }
    out->sets[size]++;
    if (key_fits_lead(follow, out) && pack_fits(pack, out, room)) {
      left -= size;
      continue;
    }
    out->sets[size]--;
    size--;
  }
}

/* Sets and a tractor. */

typedef struct Joint {
  const Follow *follow;
  Terms terms;
  const Sets *bound; /* no list is greater: the one without regard to tractors */
  Sets best;
  bool found;
} Joint;

static int room_beside(const Joint *joint, const Unit *tractor) {
  return joint->follow->cards - unit_cards(tractor);
}

/* The greatest list beside this tractor, if greater than those before. */
static bool sets_beside(void *data, const Unit *tractor) {
  Joint *joint = data;
  Pack pack;
  Sets sets;
  terms_pack(joint->follow, joint->terms, &joint->follow->in_suit, tractor, &pack);
  int room = room_beside(joint, tractor);
  if (pack_fits(&pack, joint->bound, room)) {
    joint->best = *joint->bound;
    return false;
  }
  greatest_sets(joint->follow, &pack, room, &sets);
  if (sets_compare(&sets, &joint->best) > 0) joint->best = sets;
  return true;
}

static bool beside_sets(void *data, const Unit *tractor) {
  Joint *joint = data;
  Pack pack;
  terms_pack(joint->follow, joint->terms, &joint->follow->in_suit, tractor, &pack);
  joint->found = pack_fits(&pack, joint->bound, room_beside(joint, tractor));
  return !joint->found;
}

static bool tractors_first(const Follow *follow) {
  const Owes *owes = follow_ladder(follow);
  for (int i = 0; i < owes->n; i++) {
    if (owes->owed[i].demand == OWE_TRACTORS) return true;
    if (owes->owed[i].demand == OWE_SETS) return false;
  }
  return false;
}

/* The key of a hand that lacks the whole shape. */
static void best_without_shape(const Follow *follow, Terms terms, FollowKey *best) {
  Sets sets = {{0}};
  Pack pack;
  int tractor = 0;
  if (follow_owes(follow, OWE_TRACTORS)) tractor = key_tractor(follow, terms, &follow->in_suit);
  if (follow_owes(follow, OWE_SETS)) {
    terms_pack(follow, terms, &follow->in_suit, NULL, &pack);
    greatest_sets(follow, &pack, PACK_NO_LIMIT, &sets);
  }
  Joint joint = {.follow = follow, .terms = terms, .bound = &sets};
  if (tractor && sets_cards(&sets) && tractors_first(follow)) {
    key_tractors(follow, terms, tractor, sets_beside, &joint);
    sets = joint.best;
  } else if (tractor && sets_cards(&sets)) {
    while (tractor > 0 && key_tractors(follow, terms, tractor, beside_sets, &joint)) tractor--;
  }
  best->tractor = (uint8_t)tractor;
  memcpy(best->sets, sets.sets, sizeof best->sets);
}

void key_best(const Follow *follow, Terms terms, FollowKey *best) {
  memset(best, 0, sizeof *best);
  bool beside_sets_owed = follow_owes(follow, OWE_SHAPE) || follow_owes(follow, OWE_TRACTORS);
  if (!beside_sets_owed || !key_shape(follow, terms, &follow->in_suit, NULL)) {
    best_without_shape(follow, terms, best);
    return;
  }
  best->shape = follow_owes(follow, OWE_SHAPE);
  if (follow_owes(follow, OWE_SETS)) memcpy(best->sets, follow->slots, sizeof best->sets);
  for (int i = 0; i < follow->lead.n && follow_owes(follow, OWE_TRACTORS); i++) {
    const Unit *led = &follow->lead.unit[i];
    if (led->length > 1 && led->size > 1 && unit_cards(led) > best->tractor)
      best->tractor = (uint8_t)unit_cards(led);
  }
}

void key_of_play(const Follow *follow, Terms terms, const CardSet *play, FollowKey *key) {
  Terms here = terms_of_play(follow, terms, play);
  memset(key, 0, sizeof *key);
  key->shape = follow_owes(follow, OWE_SHAPE) && key_shape(follow, here, play, NULL);
  if (follow_owes(follow, OWE_TRACTORS)) key->tractor = (uint8_t)key_tractor(follow, here, play);
  if (!follow_owes(follow, OWE_SETS)) return;
  Pack pack;
  Sets sets;
  terms_pack(follow, here, play, NULL, &pack);
  greatest_sets(follow, &pack, PACK_NO_LIMIT, &sets);
  memcpy(key->sets, sets.sets, sizeof key->sets);
}

Refusal key_compare(const Follow *follow, const FollowKey *key, const FollowKey *best) {
  Sets sets = key_sets(key), best_sets = key_sets(best);
  const Owes *owes = follow_ladder(follow);
  for (int i = 0; i < owes->n; i++) {
    int order = 0;
    Demand demand = (Demand)owes->owed[i].demand;
    if (demand == OWE_SHAPE) order = key->shape - best->shape;
    if (demand == OWE_TRACTORS) order = key->tractor - best->tractor;
    if (demand == OWE_SETS) order = sets_compare(&sets, &best_sets);
    if (order > 0) return LEGAL;
    if (order == 0) continue;
    if (demand == OWE_SHAPE) return REFUSED_FOLLOW_SHAPE;
    return demand == OWE_SETS ? REFUSED_FOLLOW_SETS : REFUSED_FOLLOW_TRACTORS;
  }
  return LEGAL;
}

Refusal key_check(const Follow *follow, Terms terms, const CardSet *play, const FollowKey *best) {
  Terms here = terms_of_play(follow, terms, play);
  Sets sets = key_sets(best);
  Pack pack;
  const Owes *owes = follow_ladder(follow);
  for (int i = 0; i < owes->n; i++) {
    switch (owes->owed[i].demand) {
      case OWE_SHAPE:
        if (best->shape && !key_shape(follow, here, play, NULL)) return REFUSED_FOLLOW_SHAPE;
        break;
      case OWE_SETS:
        if (sets_cards(&sets) == 0) break;
        terms_pack(follow, here, play, NULL, &pack);
        if (!pack_fits(&pack, &sets, PACK_NO_LIMIT)) return REFUSED_FOLLOW_SETS;
        break;
      case OWE_TRACTORS:
        if (best->tractor && key_tractor(follow, here, play) < best->tractor)
          return REFUSED_FOLLOW_TRACTORS;
        break;
      default: break;
    }
  }
  return LEGAL;
}
