/* follow_tractors.c - laying out tractors one after the other. See follow_tractors.h. */
#include "play/follow_tractors.h"

typedef struct Step {
  Laying *tractors;
  int unit, length; /* led; laid */
  uint64_t last;    /* the faces of the one before, if it is alike: only lower ones are tried */
  bool set;         /* it is a set that counts as a tractor */
} Step;

static void lay_from(Laying *t, const Step *before);

static void use(Laying *t, const Unit *unit, int led, int sign) {
  for (uint64_t faces = unit->faces; faces;) {
    int place = bit_pop(&faces);
    t->used[place] = (uint8_t)(t->used[place] + sign * unit->size);
  }
  t->room[led] = (uint8_t)(t->room[led] - sign * unit_cards(unit));
}

static bool lay(void *data, const Unit *unit) {
  Step step = *(const Step *)data;
  Laying *t = step.tractors;
  if (unit->faces > step.last) return true;
  step.last = unit->faces;
  use(t, unit, step.unit, 1);
  t->unit[t->n] = *unit;
  t->list[t->n++] = (uint8_t)step.length;
  if (!t->fits || t->fits(t)) lay_from(t, &step);
  t->list[--t->n] = 0;
  use(t, unit, step.unit, -1);
  return !t->over;
}

static uint64_t givers(const Laying *t, int size) {
  uint64_t out = 0;
  if (size > t->follow->order->planes) return 0;
  for (uint64_t faces = t->follow->in_suit.plane[size - 1] & ~t->protection.idle; faces;) {
    int place = bit_pop(&faces), left = t->held[place] - t->used[place];
    bool whole = t->protection.whole >> place & 1;
    if (whole ? left == size && !t->used[place] : left >= size) out |= bit(place);
  }
  return out;
}

/* Tractors of sets as small as may be led so are enough; but a face that stays whole gives no
** smaller ones. */
static void lay_runs(Step *step, const Unit *led) {
  Laying *t = step->tractors;
  int length = step->length, room = t->room[step->unit];
  for (int size = 2; size <= led->size && size * length <= room && !t->over; size++) {
    if (!shape_is_form(t->follow->rules, size, length)) continue;
    shape_runs(t->follow->order, givers(t, size), size, length, lay, step);
    if (!t->protection.whole) return;
  }
}

/* Is an earlier led unit as good a place? */
static bool is_again(const Laying *t, int i) {
  const Unit *unit = t->follow->lead.unit;
  for (int j = 0; j < i; j++)
    if (follow_asks(t->follow, &unit[j]) && unit[j].size == unit[i].size &&
        t->room[j] == t->room[i] && (unit[j].length > 1) == (unit[i].length > 1))
      return true;
  return false;
}

/* All tractors of a length, for each led unit; sets that count as such after these. */
static void lay_length(Laying *t, int length, const Step *before) {
  const Follow *follow = t->follow;
  bool alike = before && before->length == length;
  for (int i = 0; i < follow->lead.n && !t->over; i++) {
    const Unit *led = &follow->lead.unit[i];
    if (!follow_asks(follow, led) || t->room[i] < 2 * length || is_again(t, i)) continue;
    Step step = {t, i, length, UINT64_MAX, false};
    if (alike && !before->set) step.last = before->last;
    if (!(alike && before->set)) lay_runs(&step, led);
    if (led->length > 1 || t->room[i] < led->size || led->size / 2 != length) continue;
    step.set = true;
    step.last = alike && before->set ? before->last : UINT64_MAX;
    shape_runs(follow->order, givers(t, led->size), led->size, 1, lay, &step);
  }
}

/* The longest that there could be. */
static int longest(const Laying *t) {
  const Follow *follow = t->follow;
  int most = 0;
  uint64_t faces = 0;
  for (int place = 0; place < PLACE_NB; place++) faces |= (uint64_t)(t->held[place] > 1) << place;
  int run = shape_longest_run(follow->order, faces & ~t->protection.idle);
  for (int i = 0; i < follow->lead.n; i++) {
    const Unit *led = &follow->lead.unit[i];
    if (!follow_asks(follow, led)) continue;
    int length = unit_cards(led) / 2;
    if (length > run) length = led->length == 1 && led->size / 2 > run ? led->size / 2 : run;
    if (length > most) most = length;
  }
  return most;
}

/* Could a list of use go on with tractors no longer than this, for all that is known of the room in
** the led units? */
static bool is_hopeful(const Laying *t, int length) {
  uint8_t list[TRACTORS_MAX], room[UNIT_MAX];
  int n = t->n, rooms = 0;
  memcpy(list, t->list, sizeof list);
  for (int i = 0; i < t->follow->lead.n; i++)
    if (follow_asks(t->follow, &t->follow->lead.unit[i])) room[rooms++] = t->room[i] / 2;
  for (; length >= 2 && memcmp(list, t->best, (size_t)n) == 0; length--)
    for (int i = 0; i < rooms; i++)
      for (; room[i] >= length && n < TRACTORS_MAX; room[i] = (uint8_t)(room[i] - length))
        list[n++] = (uint8_t)length;
  return memcmp(list, t->best, sizeof list) >= t->above;
}

static void lay_from(Laying *t, const Step *before) {
  int most = before ? before->length : longest(t);
  for (int length = most; length >= 2 && t->n < TRACTORS_MAX && !t->over; length--) {
    if (!is_hopeful(t, length)) return;
    lay_length(t, length, before);
  }
  if (!t->over && memcmp(t->list, t->best, sizeof t->list) >= t->above) t->done(t);
}

void tractors_lay(Laying *t, const Follow *follow, Protection protection, const CardSet *cards) {
  t->follow = follow;
  t->protection = protection;
  t->n = 0;
  t->over = false;
  memset(t->list, 0, sizeof t->list);
  memset(t->used, 0, sizeof t->used);
  for (int i = 0; i < follow->lead.n; i++) t->room[i] = (uint8_t)unit_cards(&follow->lead.unit[i]);
  memset(t->held, 0, sizeof t->held);
  for (uint64_t faces = follow->in_suit.plane[0]; faces;) {
    int place = bit_pop(&faces);
    t->held[place] = (uint8_t)cardset_count(cards, place, follow->order->planes);
  }
  lay_from(t, NULL);
  assert(t->n == 0 && t->list[0] == 0);
  for (int place = 0; place < PLACE_NB; place++) assert(t->used[place] == 0);
  for (int i = 0; i < follow->lead.n; i++) assert(t->room[i] == unit_cards(&follow->lead.unit[i]));
}

static void keep(Laying *t) { memcpy(t->best, t->list, sizeof t->best); }

static void keep_first(Laying *t) {
  keep(t);
  t->over = true;
}

/* Is the shape owed, and in the cards? */
static bool tractors_met(const Follow *follow, Protection protection, const CardSet *cards) {
  return follow_owes(follow, OWE_SHAPE) && key_shape(follow, protection, cards, NULL);
}

/* The greatest list in the cards; TRACTORS_MET where the shape is owed, and met. */
static void tractors_of(const Follow *follow, Protection protection, const CardSet *cards,
                        uint8_t list[TRACTORS_MAX]) {
  Laying tractors = {.done = keep, .above = true};
  memset(list, 0, TRACTORS_MAX);
  if (tractors_met(follow, protection, cards)) {
    list[0] = TRACTORS_MET;
    return;
  }
  tractors_lay(&tractors, follow, protection, cards);
  memcpy(list, tractors.best, TRACTORS_MAX);
}

void tractors_above(const Follow *follow, Protection protection, uint8_t list[TRACTORS_MAX]) {
  Laying tractors = {.done = keep_first, .above = true};
  if (list[0] == TRACTORS_MET) return;
  if (tractors_met(follow, protection, &follow->in_suit)) {
    list[0] = TRACTORS_MET;
    return;
  }
  memcpy(tractors.best, list, TRACTORS_MAX);
  tractors_lay(&tractors, follow, protection, &follow->in_suit);
  memcpy(list, tractors.best, TRACTORS_MAX);
}

/* Tractors that are not regrouped. */

/* The longest that fits n sets or fewer of `size`, in sets; below 2: none. */
static int longest_of_size(const Follow *follow, uint64_t faces, int size, int most) {
  int run = shape_longest_run(follow->order, faces);
  return shape_form_length(follow->rules, size, run < most ? run : most);
}

static int longest_tractor(const Follow *follow, Protection protection, const CardSet *cards) {
  int best = 0;
  for (int i = 0; i < follow->lead.n; i++) {
    const Unit *led = &follow->lead.unit[i];
    bool set = follow_asks_tractor(follow, led);
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
                 uint8_t tractor[TRACTORS_MAX]) {
  if (follow->regroups)
    tractors_of(follow, protection, cards, tractor);
  else
    tractor[0] = (uint8_t)longest_tractor(follow, protection, cards);
}
