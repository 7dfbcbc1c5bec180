/* follow_key.c - the parts of a key. See follow_key.h. */
#include "play/follow_key.h"

#include <xxhash.h>

#include "play/special_forms.h"

Protection protection_of_play(const Follow *follow, Protection protection, const CardSet *play) {
  if (!protection.whole) return protection;
  uint64_t back = follow_kept_back(follow, play);
  protection.idle |= protection.whole & back;
  protection.whole &= ~back;
  return protection;
}

uint64_t protection_givers(const Follow *follow, Protection protection, const CardSet *cards,
                           int size) {
  if (size > follow->order->planes) return 0;
  uint64_t faces = cards->plane[size - 1] & ~protection.idle;
  if (size < follow->order->planes) faces &= ~(protection.whole & cards->plane[size]);
  return faces;
}

void protection_faces(const Follow *follow, Protection protection, const CardSet *cards,
                      const Unit *tractor, Faces *faces) {
  int planes = follow->order->planes;
  uint64_t paid = tractor ? tractor->faces : 0, open = ~(protection.whole | protection.idle);
  memset(faces, 0, sizeof *faces);
  faces_add(faces->open, cards, open & ~paid, 0, planes);
  faces_add(faces->whole, cards, protection.whole & ~paid, 0, planes);
  faces_add(faces->whole, cards, protection.whole & paid, -1, planes);
  if (tractor) faces_add(faces->open, cards, open & paid, tractor->size, planes);
}

static bool divides(const Follow *follow, Protection protection, const CardSet *cards,
                    const Unit units[], int n, uint64_t parts[]) {
  CardSet usable;
  int planes = follow->order->planes;
  cardset_mask(&usable, cards, ~protection.idle, planes);
  Division how = {follow->order, protection.whole, cardset_size_in(cards, protection.idle, planes),
                  parts};
  return shape_divides(&how, &usable, units, n);
}

bool key_shape(const Follow *follow, Protection protection, const CardSet *cards,
               uint64_t parts[UNIT_MAX]) {
  if (follow->odd) {
    Forms forms;
    forms_open(&forms, follow->order, follow->rules);
    forms.whole = protection.whole;
    forms.idle = protection.idle;
    return form_contains(&forms, cards, follow->lead.unit, follow->lead.n, NULL);
  }
  return divides(follow, protection, cards, follow->lead.unit, follow->lead.n, parts);
}

/* Tractors. */

/* Was a tractor of at least this size and length led, or a set that stands for one? */
static bool fits_led_tractor(const Follow *follow, int size, int length) {
  for (int i = 0; i < follow->lead.n; i++) {
    const Unit *led = &follow->lead.unit[i];
    if (follow_owes_tractors_to_set(follow, led)
            ? (length == 1 ? size == led->size : size * length <= led->size)
            : led->length >= 2 && length >= 2 && size <= led->size && length <= led->length)
      return true;
  }
  return false;
}

bool key_each_tractor(const Follow *follow, Protection protection, int cards,
                      bool (*visit)(void *data, const Unit *unit), void *data) {
  for (int size = PACK_MAX; size >= 2; size--) {
    int length = cards / size;
    if (cards % size || length < 1 || !fits_led_tractor(follow, size, length) ||
        (length > 1 && !shape_is_tractor(follow->rules, size, length)))
      continue;
    uint64_t faces = protection_givers(follow, protection, &follow->in_suit, size);
    if (!shape_runs(follow->order, faces, size, length, visit, data)) return false;
  }
  return true;
}

/* Sets. */

/* What a led unit gives: so many cards for sets no larger than its own. */
typedef struct Room {
  uint8_t size, left;
} Room;

/* Has the lead room for these if none gets in the way of another? For pairs alone that is the whole
** answer. */
static bool is_roomy(const Room rooms[], int n, const uint8_t need[], int size) {
  for (int s = 2; s <= size; s++) {
    int places = 0;
    if (need[s] == 0) continue;
    for (int i = 0; i < n; i++)
      if (rooms[i].size >= s) places += rooms[i].left / s;
    for (int c = s; c <= size; c++) places -= need[c] * (c / s);
    if (places < 0) return false;
  }
  return true;
}

/* follow.smaller "regrouped". Identical sets go to units of rising index. */
static bool fits_regrouped(Room rooms[], int n, uint8_t need[], int size, int from) {
  while (size > 2 && need[size] == 0) size--, from = 0;
  if (size == 2) return is_roomy(rooms, n, need, size);
  for (int i = from; i < n; i++) {
    bool again = i > from && memcmp(&rooms[i - 1], &rooms[i], sizeof rooms[i]) == 0;
    if (again || rooms[i].size < size || rooms[i].left < size) continue;
    rooms[i].left = (uint8_t)(rooms[i].left - size), need[size]--;
    bool fits = fits_regrouped(rooms, n, need, size, i);
    rooms[i].left = (uint8_t)(rooms[i].left + size), need[size]++;
    if (fits) return true;
  }
  return false;
}

/* The led units that give room for sets; their number. */
static int rooms_of(const Follow *follow, Room rooms[UNIT_MAX]) {
  int n = 0;
  for (int i = 0; i < follow->lead.n; i++) {
    const Unit *unit = &follow->lead.unit[i];
    if (unit->size > 1 && unit->type != UNIT_CARDS)
      rooms[n++] = (Room){unit->size, (uint8_t)unit_cards(unit)};
  }
  return n;
}

/* Was one set of three or more led, and nothing else? */
static bool single_set_led(const Follow *follow) {
  const Unit *led = &follow->lead.unit[0];
  return follow->lead.n == 1 && led->length == 1 && led->size >= 3 && led->type != UNIT_CARDS;
}

/* The numbers of sets, in one. */
static uint64_t word_of(const Sets *sets) {
  uint64_t word;
  memcpy(&word, sets->sets + 1, sizeof word);
  return word;
}

static unsigned place_of(uint64_t hash) { return (unsigned)(hash * 0x9e3779b97f4a7c15 >> 58); }

static bool fit_rooms(const Follow *follow, const Sets *sets) {
  uint8_t need[PACK_MAX + 1];
  Room rooms[UNIT_MAX];
  int n = rooms_of(follow, rooms), left = -sets_cards(sets);
  memcpy(need, sets->sets, sizeof need);
  for (int i = 0; i < n; i++) left += rooms[i].left;
  bool fits = left >= 0 && is_roomy(rooms, n, need, PACK_MAX) &&
              fits_regrouped(rooms, n, need, PACK_MAX, 0);
  assert(memcmp(need, sets->sets, sizeof need) == 0);
  return fits;
}

static bool fits_led_units(const Follow *follow, const Sets *sets) {
  ListsFound *lists = follow->lists;
  if (!lists) return fit_rooms(follow, sets);
  unsigned i = place_of(word_of(sets));
  if (!(lists->led >> i & 1 && word_of(&lists->lead[i].sets) == word_of(sets))) {
    lists->lead[i].fits = fit_rooms(follow, sets);
    lists->lead[i].sets = *sets;
    lists->led |= bit((int)i);
  }
  return lists->lead[i].fits;
}

bool key_fits_lead(const Follow *follow, const Sets *sets) {
  int number = 0;
  switch (follow->smaller) {
    case SMALLER_SET_BY_SET: return sets_fit_hist(follow->slots, sets);
    case SMALLER_REGROUPED: return fits_led_units(follow, sets);
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

/* So many sets of a size at most are in the faces, and have room in the led units, beside these
** larger ones: each of them takes as many places as it is times as large. */
static int most_sets(const Follow *follow, const FaceSums *sums, int size, const Sets *beside) {
  int held = sums->whole[size], room = 0;
  for (int c = size; c <= follow->order->planes; c++) held += sums->open[c] * (c / size);
  for (int c = size + 1; c <= follow->order->planes; c++) {
    held -= larger(beside->sets[c] - sums->whole[c], 0) * (c / size);
    room -= beside->sets[c] * (c / size);
  }
  for (int i = 0; i < follow->lead.n && room < held; i++)
    if (follow->lead.unit[i].size >= size) room += unit_cards(&follow->lead.unit[i]) / size;
  return larger(smaller(room, held), 0);
}

static void find_greatest(const Follow *follow, const Faces *faces, int room, Sets *out) {
  FaceSums sums;
  faces_summed(faces, &sums);
  memset(out, 0, sizeof *out);
  for (int size = follow->order->planes; size >= 2; size--) {
    out->sets[size] = (uint8_t)most_sets(follow, &sums, size, out);
    while (out->sets[size] && !(key_fits_lead(follow, out) && sets_fit_sums(&sums, out) &&
                                (sets_cards(out) <= room || sets_fit(faces, out, room))))
      out->sets[size]--;
  }
}

/* Where the list for such faces is kept. */
static unsigned place_of_list(const Faces *faces, uint64_t room) {
  return (unsigned)(XXH3_64bits_withSeed(faces, sizeof *faces, room) >> 58);
}

void key_greatest_sets(const Follow *follow, const Faces *faces, int room, Sets *out) {
  ListsFound *lists = follow->lists;
  if (!lists) {
    find_greatest(follow, faces, room, out);
    return;
  }
  if (room > follow->cards) room = follow->cards;
  unsigned i = place_of_list(faces, (uint64_t)room);
  bool found = lists->found >> i & 1 && lists->list[i].room == room &&
               memcmp(&lists->list[i].faces, faces, sizeof *faces) == 0;
  if (!found) {
    find_greatest(follow, faces, room, &lists->list[i].sets);
    lists->list[i].faces = *faces;
    lists->list[i].room = room;
    lists->found |= bit((int)i);
  }
  *out = lists->list[i].sets;
}

bool key_sets_fit(const Follow *follow, const Faces *faces, const Sets *sets, int room) {
  ListsFound *lists = follow->lists;
  if (!lists) return sets_fit(faces, sets, room);
  unsigned i = place_of_list(faces, (uint64_t)room ^ word_of(sets) << 8);
  bool found = lists->asked >> i & 1 && lists->fit[i].room == room &&
               memcmp(&lists->fit[i].sets, sets, sizeof *sets) == 0 &&
               memcmp(&lists->fit[i].faces, faces, sizeof *faces) == 0;
  if (!found) {
    lists->fit[i].fits = sets_fit(faces, sets, room);
    lists->fit[i].faces = *faces;
    lists->fit[i].room = room;
    lists->fit[i].sets = *sets;
    lists->asked |= bit((int)i);
  }
  return lists->fit[i].fits;
}

void owed_begin(OwedShape *shape, const Owed *owed) {
  shape->owed = owed;
  shape->at = 0;
  shape->number = 1;
  for (int i = 0; i < owed->units; i++) shape->number += owed->unit[i].size == 0;
}

bool owed_next(OwedShape *shape) {
  shape->n = 0;
  if (--shape->number == 0) return false;
  const UnitSize *unit = shape->owed->unit + shape->at;
  for (; unit->size; unit++)
    shape->unit[shape->n++] = (Unit){.size = unit->size, .length = unit->length};
  shape->at += shape->n + 1;
  return true;
}

Sets units_sets(const Unit units[], int n) {
  Sets sets = {{0}};
  for (int i = 0; i < n; i++) {
    if (units[i].type == UNIT_CARDS) continue;
    uint8_t *of_size = &sets.sets[units[i].size];
    if (units[i].size > 1)
      *of_size = (uint8_t)(*of_size + units[i].length);
    else if (units[i].length > 1)
      *of_size = (uint8_t)larger(*of_size, units[i].length);
  }
  return sets;
}

bool key_has_units(const Follow *follow, Protection protection, const CardSet *cards,
                   const Unit units[], int n) {
  return divides(follow, protection, cards, units, n, NULL);
}

int key_listed(const Follow *follow, Protection protection, const CardSet *cards,
               const Owed *owed) {
  OwedShape shape;
  for (owed_begin(&shape, owed); owed_next(&shape);)
    if (key_has_units(follow, protection, cards, shape.unit, shape.n)) break;
  return shape.number;
}

bool key_lists_are_in(const Follow *follow, Protection protection, const CardSet *cards,
                      const FollowKey *key) {
  const Owes *owes = follow_ladder(follow);
  for (int i = 0; i < owes->n; i++)
    if (owes->owed[i].demand == OWE_LISTED &&
        key_listed(follow, protection, cards, &owes->owed[i]) < key->number[i])
      return false;
  return true;
}

/* Negative, 0, positive: the card tiers from the top down. */
static int compare_high(const Follow *follow, const FollowKey *a, const FollowKey *b) {
  for (int tier = follow->order->tier_nb - 1; tier >= 0; tier--)
    if (a->high[tier] != b->high[tier]) return a->high[tier] - b->high[tier];
  return 0;
}

int key_compare_at(const Follow *follow, int i, const FollowKey *a, const FollowKey *b) {
  Sets a_sets, b_sets;
  switch (follow_ladder(follow)->owed[i].demand) {
    case OWE_SHAPE: return a->shape - b->shape;
    case OWE_TRACTORS:
    case OWE_TRACTORS_FOR_SETS: return memcmp(a->tractor, b->tractor, sizeof a->tractor);
    case OWE_HIGHEST: return a->shape && b->shape ? 0 : compare_high(follow, a, b);
    case OWE_SETS:
      a_sets = key_sets(a), b_sets = key_sets(b);
      return sets_compare(&a_sets, &b_sets);
    default: return follow->search ? a->number[i] - b->number[i] : 0;
  }
}

int key_compare_first(const Follow *follow, int demands, const FollowKey *a, const FollowKey *b) {
  int order = 0;
  for (int i = 0; order == 0 && i < demands; i++) order = key_compare_at(follow, i, a, b);
  return order;
}

static Refusal refusal_of(Demand demand) {
  switch (demand) {
    case OWE_SUIT: return REFUSED_FOLLOW_SUIT;
    case OWE_SHAPE: return REFUSED_FOLLOW_SHAPE;
    case OWE_SETS: return REFUSED_FOLLOW_SETS;
    case OWE_HIGHEST: return REFUSED_FOLLOW_HIGHEST;
    case OWE_LISTED: return REFUSED_FOLLOW_LISTED;
    case OWE_CARDS: return REFUSED_FOLLOW_CARDS;
    default: return REFUSED_FOLLOW_TRACTORS;
  }
}

Refusal key_compare(const Follow *follow, const FollowKey *key, const FollowKey *best) {
  const Owes *owes = follow_ladder(follow);
  for (int i = 0; i < owes->n; i++) {
    int order = key_compare_at(follow, i, key, best);
    if (order > 0) return LEGAL;
    if (order < 0) return refusal_of((Demand)owes->owed[i].demand);
  }
  return LEGAL;
}

/* Ladders. */

bool follow_owes_tractors_first(const Follow *follow) {
  const Owes *owes = follow_ladder(follow);
  for (int i = 0; i < owes->n && owes->owed[i].demand != OWE_SETS; i++)
    if (owes->owed[i].demand == OWE_TRACTORS || owes->owed[i].demand == OWE_TRACTORS_FOR_SETS)
      return true;
  return false;
}

int key_cards_in(const Follow *follow, int i, const CardSet *play) {
  int planes = follow->order->planes, cards = 0;
  for (uint64_t faces = follow->from[i].plane[0] & play->plane[0]; faces;) {
    int place = bit_pop(&faces);
    cards +=
        smaller(cardset_count(&follow->from[i], place, planes), cardset_count(play, place, planes));
  }
  return smaller(cards, follow_ladder(follow)->owed[i].at_least);
}

bool key_faces_differ(const Follow *follow) {
  const Owes *owes = follow_ladder(follow);
  if (follow->odd) return true;
  for (int i = 0; i < owes->n; i++) {
    const Owed *owed = &owes->owed[i];
    if (owed->demand == OWE_HIGHEST || owed->demand == OWE_TRACTORS_FOR_SETS) return true;
    for (int k = 0; k < owed->units; k++)
      if (owed->unit[k].length > 1) return true;
    for (int k = 0; k < follow->lead.n; k++)
      if ((owed->demand == OWE_SHAPE || owed->demand == OWE_TRACTORS) &&
          follow->lead.unit[k].length > 1)
        return true;
  }
  return false;
}

/* The cards of `from` that the hand has, in order space. */
static void cross_cards(const Follow *follow, const CardSet *from, CardSet *out) {
  const Order *order = follow->order;
  *out = CARDSET_EMPTY;
  for (uint64_t kinds = from->plane[0]; kinds;) {
    int kind = bit_pop(&kinds), place = order->place_of[kind];
    if (place == PLACE_NONE) continue;
    int copies = smaller(cardset_count(from, kind, PACK_MAX),
                         cardset_count(&follow->hand, place, order->planes));
    for (; copies > 0; copies--) cardset_put(out, place, order->planes);
  }
}

bool follow_needs_search(Follow *follow) {
  const Owes *owes = follow_ladder(follow);
  bool short_hand = follow->held <= follow->cards && follow_owes(follow, OWE_SUIT);
  bool needed =
      !short_hand && (follow_owes(follow, OWE_LISTED) || follow_owes(follow, OWE_HIGHEST));
  for (int i = 0; i < owes->n && follow_owes(follow, OWE_CARDS); i++) {
    if (owes->owed[i].demand != OWE_CARDS) continue;
    cross_cards(follow, &owes->owed[i].from, &follow->from[i]);
    needed |= !cardset_is_empty(&follow->from[i]);
  }
  return needed;
}
