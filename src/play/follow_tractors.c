/* follow_tractors.c - laying out tractors one after the other. See follow_tractors.h. */
#include "play/follow_tractors.h"

#include "play/run_supply.h"

/* What is left for tractors. Those of larger sets than pairs must have a face that stays whole. */
typedef struct Supplies {
  RunSupply pairs, larger[PACK_MAX + 1]; /* by size */
  uint8_t whole[PACK_MAX + 1];           /* faces that stay whole */
  uint8_t sets[PACK_MAX / 2 + 1];        /* sets that count as tractors of that length */
  uint64_t known;                        /* bit l: most[l] was found */
  uint8_t most[PLACE_NB];                /* tractors of that length, or longer */
} Supplies;

/* How a list may go on. */
typedef struct Branch {
  Supplies supplies;
  bool supplied;  /* these were found */
  int length;     /* of the tractors that are tried next */
  bool sets_only; /* none of that length but sets that count as such */
  int lists;      /* done when it was last asked */
  bool hopeful;   /* what was the answer */
} Branch;

typedef struct Step {
  Laying *tractors;
  Branch *branch;
  int unit, length; /* led; laid */
  uint64_t last;    /* the faces of the one before, if it is alike: only lower ones are tried */
  bool set;         /* it is a set that counts as a tractor */
} Step;

static void lay_from(Laying *t, const Step *before);
static bool is_hopeful_still(const Laying *t, Branch *branch);

static void use(Laying *t, const Unit *unit, int led, int sign) {
  for (uint64_t faces = unit->faces; faces;) {
    int place = bit_pop(&faces);
    t->used[place] = (uint8_t)(t->used[place] + sign * unit->size);
  }
  t->room[led] = (uint8_t)(t->room[led] - sign * unit_cards(unit));
}

/* Takes the unit's cards out of what is left. */
static void take(Laying *t, const Unit *unit) {
  int planes = t->follow->order->planes;
  for (int k = 0; k < planes; k++) {
    uint64_t more = k + unit->size < planes ? t->left.plane[k + unit->size] : 0;
    t->left.plane[k] = (t->left.plane[k] & ~unit->faces) | (more & unit->faces);
  }
}

/* Are they as often in the cards, and left, and may they be broken or not alike? */
static bool are_alike(const Laying *t, int a, int b) {
  uint64_t differ = t->protection.whole >> a ^ t->protection.whole >> b;
  differ |= t->protection.idle >> a ^ t->protection.idle >> b;
  for (int k = 0; k < t->follow->order->planes; k++) {
    differ |= t->held.plane[k] >> a ^ t->held.plane[k] >> b;
    differ |= t->left.plane[k] >> a ^ t->left.plane[k] >> b;
  }
  return !(differ & 1);
}

/* Could a higher face of the same tier stand for one of these? Then that was tried. */
static bool is_tried(const Laying *t, uint64_t faces) {
  const Order *order = t->follow->order;
  for (uint64_t wide = faces & order->wide & t->twins; wide;) {
    int place = bit_pop(&wide);
    uint64_t others = order_tier_places(order, order->tier_at[place]) & t->twins & ~faces;
    for (others = others >> place << place; others;)
      if (are_alike(t, bit_pop(&others), place)) return true;
  }
  return false;
}

static bool lay(void *data, const Unit *unit) {
  Step step = *(const Step *)data;
  Laying *t = step.tractors;
  CardSet left = t->left;
  if (!is_hopeful_still(t, step.branch)) return false;
  if (unit->faces > step.last || is_tried(t, unit->faces)) return true;
  step.last = unit->faces;
  use(t, unit, step.unit, 1);
  take(t, unit);
  t->unit[t->n] = *unit;
  t->led[t->n] = (uint8_t)step.unit;
  t->list[t->n++] = (uint8_t)step.length;
  if (!t->fits || t->fits(t)) lay_from(t, &step);
  t->list[--t->n] = 0;
  t->left = left;
  use(t, unit, step.unit, -1);
  return !t->over;
}

/* The faces that stay whole and are sets of just that size, as long as nothing was taken. */
static uint64_t whole_givers(const Laying *t, int size) {
  uint64_t more = size < t->follow->order->planes ? t->held.plane[size] : 0;
  return t->left.plane[size - 1] & ~more & t->protection.whole;
}

static uint64_t givers(const Laying *t, int size) {
  return (t->left.plane[size - 1] & ~(t->protection.whole | t->protection.idle)) |
         whole_givers(t, size);
}

/* The faces up to the highest of these. */
static uint64_t up_to(uint64_t faces) { return UINT64_MAX >> (63 - bit_highest(faces)); }

/* Is an earlier led unit, from this one on, as good a place? */
static bool is_again(const Laying *t, int i, int from) {
  const Unit *unit = t->follow->lead.unit;
  for (int k = 0, j; (j = t->asks[k]) < i; k++)
    if (j >= from && unit[j].size == unit[i].size && t->room[j] == t->room[i] &&
        (unit[j].length > 1) == (unit[i].length > 1))
      return true;
  return false;
}

/* Tractors that are alike are laid for led units in the order of these: may the next one be for the
** i-th? */
static bool is_in_order(const Laying *t, int i, int size, int length) {
  int from = 0;
  for (int k = 0; k < t->n; k++)
    if (t->unit[k].size == size && t->unit[k].length == length) from = t->led[k];
  return i >= from && !is_again(t, i, from);
}

/* Tractors of sets as small as may be led so are enough; but a face that stays whole gives no
** smaller ones. */
static void lay_runs(Step *step, const Unit *led) {
  Laying *t = step->tractors;
  int length = step->length, room = t->room[step->unit], planes = t->follow->order->planes;
  bool first = true;
  for (int size = 2; size <= led->size && size <= planes && size * length <= room && !t->over;
       size++) {
    if (!shape_is_tractor(t->follow->rules, size, length)) continue;
    if ((first || whole_givers(t, size)) && is_in_order(t, step->unit, size, length))
      shape_runs(t->follow->order, givers(t, size) & up_to(step->last), size, length, lay, step);
    first = false;
    if (!t->protection.whole) return;
  }
}

/* All tractors of a length, for each led unit; sets that count as such after these, if these are
** of use. */
static void lay_length(Laying *t, Branch *branch, const Step *before, bool sets) {
  const Follow *follow = t->follow;
  int length = branch->length;
  bool alike = before && before->length == length;
  for (int k = 0; k < t->asks_n && !t->over; k++) {
    int i = t->asks[k];
    const Unit *led = &follow->lead.unit[i];
    if (t->room[i] < 2 * length) continue;
    Step step = {t, branch, i, length, UINT64_MAX, false};
    if (alike && !before->set) step.last = before->last;
    if (!(alike && before->set)) lay_runs(&step, led);
    if (!sets || led->length > 1 || t->room[i] < led->size || led->size / 2 != length ||
        is_again(t, i, 0))
      continue;
    step.set = true;
    step.last = alike && before->set ? before->last : UINT64_MAX;
    if (led->size <= follow->order->planes)
      shape_runs(follow->order, givers(t, led->size) & up_to(step.last), led->size, 1, lay, &step);
  }
}

/* A led set has room for one that counts as a tractor, if the hand has one. */
static void supply_sets(const Laying *t, Supplies *supplies) {
  for (int k = 0; k < t->asks_n; k++) {
    const Unit *led = &t->follow->lead.unit[t->asks[k]];
    bool room = led->length == 1 && t->room[t->asks[k]] == led->size;
    if (room && led->size <= t->follow->order->planes && givers(t, led->size))
      supplies->sets[led->size / 2]++;
  }
}

static void find_supplies(const Laying *t, Supplies *supplies) {
  const Order *order = t->follow->order;
  CardSet open = CARDSET_EMPTY;
  cardset_mask(&open, &t->left, ~(t->protection.whole | t->protection.idle), order->planes);
  memset(supplies->whole, 0, sizeof supplies->whole);
  memset(supplies->sets, 0, sizeof supplies->sets);
  supplies->known = 0;
  run_supply(&supplies->pairs, order, &open, whole_givers(t, 2), 2);
  for (int size = 3; size <= order->planes && t->protection.whole; size++) {
    uint64_t whole = whole_givers(t, size);
    supplies->whole[size] = (uint8_t)bit_count(whole);
    if (whole) run_supply(&supplies->larger[size], order, &open, whole, size);
  }
  supply_sets(t, supplies);
}

/* The led units have room for no more tractors of that size and length. */
static int room_for(const Laying *t, int size, int length) {
  int n = 0;
  for (int k = 0; k < t->asks_n; k++)
    if (t->follow->lead.unit[t->asks[k]].size >= size) n += t->room[t->asks[k]] / (size * length);
  return n;
}

/* Sets that count as tractors of that length, or longer. */
static int sets_most(const Supplies *supplies, int length) {
  int n = 0;
  for (int i = length; i <= PACK_MAX / 2; i++) n += supplies->sets[i];
  return n;
}

/* Each takes two cards of the room for each of its sets, one of larger sets more. */
static int count_most(const Laying *t, const Supplies *supplies, int length) {
  const Order *order = t->follow->order;
  int n = sets_most(supplies, length) + run_supply_most(&supplies->pairs, order, length);
  int more = 0, smallest = 0, room = 0;
  for (int size = PACK_MAX; size >= 3; size--) {
    if (!supplies->whole[size]) continue;
    int most = smaller(supplies->whole[size], room_for(t, size, length));
    if (most) more += smaller(most, run_supply_most(&supplies->larger[size], order, length));
    smallest = size;
  }
  if (!more) return n;
  for (int k = 0; k < t->asks_n; k++) room += t->room[t->asks[k]];
  room = larger(room - 2 * length * n, 0);
  return n + smaller(more, room / (smallest * length));
}

static int supplies_most(const Laying *t, Supplies *supplies, int length) {
  if (!(supplies->known >> length & 1))
    supplies->most[length] = (uint8_t)count_most(t, supplies, length);
  supplies->known |= bit(length);
  return supplies->most[length];
}

/* The longest that there could be beside what was laid. */
static int longest(const Laying *t) {
  const Follow *follow = t->follow;
  int most = 0, run = shape_longest_run(follow->order, t->left.plane[1] & ~t->protection.idle);
  for (int k = 0; k < t->asks_n; k++) {
    int i = t->asks[k];
    const Unit *led = &follow->lead.unit[i];
    int length = t->room[i] / 2, set = led->length == 1 ? led->size / 2 : 0;
    if (length > run && length > set) length = set > run ? set : run;
    if (length > most) most = length;
  }
  return most;
}

/* Tractors that the led units have room for, of that length, beside those in `placed`, which are
** longer: each takes at least as many places as it is times as long. */
static int places_for(const uint8_t room[], int rooms, const uint8_t placed[], int n, int length) {
  int places = 0;
  for (int i = 0; i < rooms; i++) places += room[i] / length;
  for (int i = 0; i < n; i++) places -= placed[i] / length;
  return places;
}

/* Could a list that is like the best one so far be of use if it goes on with tractors no longer
** than this, of this length with sets alone, for all that is known of the room in the led units and
** of what is left in the hand? As long as the hand has enough, the room is filled up length by
** length; then it is open which led units tractors are in. */
static bool is_hopeful(const Laying *t, Supplies *supplies, int length, bool sets_only) {
  uint8_t room[UNIT_MAX], placed[TRACTORS_MAX] = {0};
  const int rooms = t->asks_n, longest_one = length;
  int n = t->n, first = n, laid = 0;
  bool scarce = false;
  for (int i = 0; i < rooms; i++) room[i] = t->room[t->asks[i]] / 2;
  for (; length >= 2 && n < TRACTORS_MAX; length--) {
    int places = places_for(room, rooms, placed, n - first, length);
    bool sets = sets_only && length == longest_one;
    if (places <= 0) continue;
    int most = (sets ? sets_most(supplies, length) : supplies_most(t, supplies, length)) - laid;
    for (int i = 0; i < places && i < most && n < TRACTORS_MAX; i++, n++, laid++) {
      if (length != t->best[n]) return length > t->best[n];
      placed[n - first] = (uint8_t)length;
    }
    scarce = scarce || most < places;
    if (scarce) continue;
    for (int i = 0; i < rooms; i++) room[i] = (uint8_t)(room[i] % length);
    first = n;
  }
  return !t->above && (n == TRACTORS_MAX || t->best[n] == 0);
}

/* The same of what comes next in a branch; a list that is above the best one already is of use. */
static bool find_hope(const Laying *t, Branch *branch, bool sets_only) {
  int order = memcmp(t->list, t->best, (size_t)t->n);
  if (order) return order > 0;
  if (!branch->supplied) find_supplies(t, &branch->supplies);
  branch->supplied = true;
  return is_hopeful(t, &branch->supplies, branch->length, sets_only);
}

/* Not asked again until a list was found. */
static bool is_hopeful_still(const Laying *t, Branch *branch) {
  if (branch->lists != t->lists) branch->hopeful = find_hope(t, branch, branch->sets_only);
  branch->lists = t->lists;
  return branch->hopeful;
}

static bool are_sets_of_use(const Laying *t, Branch *branch) {
  int length = branch->length;
  if (length > PACK_MAX / 2 || (branch->supplied && !branch->supplies.sets[length])) return false;
  return branch->sets_only || find_hope(t, branch, true);
}

static void lay_from(Laying *t, const Step *before) {
  int most = longest(t);
  Branch branch;
  branch.supplied = false;
  if (before && before->length < most) most = before->length;
  for (int length = most; length >= 2 && t->n < TRACTORS_MAX && !t->over; length--) {
    branch.length = length;
    branch.sets_only = before && before->set && before->length == length;
    branch.lists = -1;
    branch.hopeful = false;
    if (!is_hopeful_still(t, &branch)) return;
    lay_length(t, &branch, before, are_sets_of_use(t, &branch));
  }
  if (t->over || memcmp(t->list, t->best, sizeof t->list) < t->above) return;
  t->lists++;
  t->done(t);
}

/* With nothing laid. */
static void begin(Laying *t, const Follow *follow, Protection protection, const CardSet *cards) {
  t->follow = follow;
  t->protection = protection;
  t->n = t->lists = 0;
  t->over = false;
  memset(t->list, 0, sizeof t->list);
  memset(t->used, 0, sizeof t->used);
  t->asks_n = 0;
  for (int i = 0; i < follow->lead.n; i++) {
    if (follow_owes_tractors_to(follow, &follow->lead.unit[i])) t->asks[t->asks_n++] = (uint8_t)i;
    t->room[i] = (uint8_t)unit_cards(&follow->lead.unit[i]);
  }
  t->held = CARDSET_EMPTY;
  cardset_mask(&t->held, cards, follow->in_suit.plane[0], follow->order->planes);
  t->left = t->held;
}

void tractors_lay(Laying *t, const Follow *follow, Protection protection, const CardSet *cards) {
  begin(t, follow, protection, cards);
  lay_from(t, NULL);
  assert(t->n == 0 && t->list[0] == 0 && cardset_equal(&t->left, &t->held, PACK_MAX));
  for (int place = 0; place < PLACE_NB; place++) assert(t->used[place] == 0);
  for (int i = 0; i < follow->lead.n; i++) assert(t->room[i] == unit_cards(&follow->lead.unit[i]));
}

/* Looking for the greatest list. */
typedef struct Greatest {
  const uint8_t *most;
  Display *display;
  bool found;
} Greatest;

static void keep(Laying *t) {
  Greatest *greatest = t->data;
  Display *display = greatest->display;
  memcpy(t->best, t->list, sizeof t->best);
  t->above = true;
  t->over = greatest->most && memcmp(t->list, greatest->most, sizeof t->list) == 0;
  greatest->found = true;
  if (!display) return;
  const Follow *follow = t->follow;
  Protection most = protection_of_play(follow, protection_most(follow), &t->held);
  display->apart = 0;
  memcpy(display->in_tractors, t->used, sizeof display->in_tractors);
  for (int i = 0; i < t->n; i++)
    display->apart |=
        t->unit[i].faces & ~protection_givers(follow, most, &t->held, t->unit[i].size);
}

bool tractors_laid_again(LaidLists *lists, const Laying *t) {
  for (int i = 0; i < smaller(lists->n, LAID_KEPT); i++)
    if (memcmp(lists->laid[i].list, t->list, sizeof t->list) == 0 &&
        cardset_equal(&lists->laid[i].left, &t->left, t->follow->order->planes))
      return true;
  int at = lists->n++ % LAID_KEPT;
  memcpy(lists->laid[at].list, t->list, sizeof t->list);
  lists->laid[at].left = t->left;
  return false;
}

bool tractors_met(const Follow *follow, Protection protection, const CardSet *cards) {
  return follow_owes(follow, OWE_SHAPE) && key_shape(follow, protection, cards, NULL);
}

/* The greatest list in the cards; TRACTORS_MET where the shape is owed, and met. */
static void tractors_of(const Follow *follow, Protection protection, const CardSet *cards,
                        ListBounds bounds, uint8_t list[TRACTORS_MAX], Display *display) {
  Greatest greatest = {bounds.most, display, false};
  Laying tractors = {.done = keep, .data = &greatest, .twins = UINT64_MAX};
  memset(list, 0, TRACTORS_MAX);
  if (tractors_met(follow, protection, cards)) {
    list[0] = TRACTORS_MET;
    return;
  }
  if (bounds.least && bounds.least[0] == TRACTORS_MET) return;
  if (bounds.least) memcpy(tractors.best, bounds.least, sizeof tractors.best);
  tractors_lay(&tractors, follow, protection, cards);
  if (greatest.found) memcpy(list, tractors.best, TRACTORS_MAX);
}

/* Can sets take so few cards beside those of the tractors? Of an odd number of cards in sets of one
** face one is beside them, or one of theirs is lost. Two odd sets fit only into six copies. */
static bool is_room_beside(const Faces *faces, const Sets *sets, int in_tractors, int room) {
  int odd = sets_odd(sets);
  for (int c = 6; c <= PACK_MAX; c++) odd -= 2 * faces->open[c][c & ~1];
  return sets_cards(sets) + larger(odd - room, 0) <= in_tractors + room;
}

void tractors_bound_sets(const Follow *follow, Protection protection,
                         const uint8_t list[TRACTORS_MAX], int cards, Sets *sets) {
  Faces held, faces;
  int in_tractors = 0;
  if (list[0] == 0 || list[0] == TRACTORS_MET) return;
  for (int i = 0; i < TRACTORS_MAX; i++) in_tractors += 2 * list[i];
  protection_faces(follow, protection, &follow->in_suit, NULL, &held);
  memset(&faces, 0, sizeof faces);
  for (int c = 1; c <= PACK_MAX; c++) {
    faces.open[c][c & ~1] = held.open[c][0];
    faces.whole[c][c & ~1] = held.whole[c][0];
  }
  int room = cards - in_tractors;
  if (!key_sets_fit(follow, &faces, sets, room)) key_greatest_sets(follow, &faces, room, sets);
  while (sets->sets[2] && !is_room_beside(&faces, sets, in_tractors, room)) sets->sets[2]--;
}

/* Tractors that are not regrouped. */

/* The longest that fits n sets or fewer of `size`, in sets; below 2: none. */
static int longest_of_size(const Follow *follow, uint64_t faces, int size, int most) {
  int run = shape_longest_run(follow->order, faces);
  return shape_form_length(shape_tractor_lengths(follow->rules, size), run < most ? run : most);
}

/* Cards in the longest tractor that fits a led one. */
static int tractors_longest(const Follow *follow, Protection protection, const CardSet *cards) {
  int best = 0;
  for (int i = 0; i < follow->lead.n; i++) {
    const Unit *led = &follow->lead.unit[i];
    bool set = follow_owes_tractors_to_set(follow, led);
    if (set && led->size > best && protection_givers(follow, protection, cards, led->size))
      best = led->size;
    if (led->length < 2 && !set) continue;
    for (int size = set ? led->size / 2 : led->size; size >= 2; size--) {
      int most = set ? led->size / size : led->length;
      if (size * most <= best && !set) break;
      uint64_t faces = protection_givers(follow, protection, cards, size);
      int length = longest_of_size(follow, faces, size, most);
      if (length >= 2 && size * length > best) best = size * length;
    }
  }
  return best;
}

void key_tractor(const Follow *follow, Protection protection, const CardSet *cards,
                 ListBounds bounds, uint8_t tractor[TRACTORS_MAX], Display *display) {
  if (follow->regroups)
    tractors_of(follow, protection, cards, bounds, tractor, display);
  else
    tractor[0] = (uint8_t)tractors_longest(follow, protection, cards);
}
