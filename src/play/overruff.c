/* overruff.c - which of two ruffs of a throw (甩牌) is higher. See overruff.h. */
#include "play/overruff.h"

#include "play/special_forms.h"

/* A search through the readings of a play, the strongest units first. */
typedef struct Search {
  const Order *order;
  const Shape *lead;
  int sets;  /* led units before those that any single card answers: these stand last */
  int steps; /* still to be taken */
  Unit unit[UNIT_MAX];
  int64_t reading[UNIT_MAX];
  Forms *forms;                                     /* NULL: sets and tractors are all there is */
  bool (*fits)(const struct Search *search, int i); /* the i-th strength; false: nor a lower one */
  bool (*found)(struct Search *search);             /* false: enough */
  bool enough;
  void *data;
} Search;

/* ---- strengths ---- */

/* The lowest tier of the suit that a place is in. */
static int lowest_tier(const Order *order, int place) {
  Suit suit = TRUMPS;
  while (suit > 0 && !(order->suit[suit] >> place & 1)) suit--;
  return order->tier_at[bit_lowest(order->suit[suit])];
}

static int64_t strength_of(const Order *order, const Unit *unit) {
  int top = unit_top(unit), lowest = lowest_tier(order, top), last = -1, equals = 0, below = 0;
  if (unit->type == UNIT_CARDS) return (int64_t)unit->top * STRENGTH_ONE;
  for (uint64_t faces = unit->faces; faces; below++) {
    int place = bit_highest(faces), tier = order->tier_at[place];
    faces &= ~bit(place);
    if (tier == last) equals |= STRENGTH_ONE >> below;
    last = tier;
  }
  return (int64_t)(order->tier_at[top] - lowest + 1) * STRENGTH_ONE + equals;
}

/* ---- readings ---- */

typedef struct Step {
  Search *search;
  const CardSet *rest;
  int i;
} Step;

static void search_from(Search *search, const CardSet *rest, int i);

/* Units that are alike go from high to low, so that no reading comes twice. */
static bool is_behind(const Search *search, int i, const Unit *unit) {
  if (i == 0 || !unit_alike(&search->lead->unit[i], &search->lead->unit[i - 1])) return true;
  int64_t before = search->reading[i - 1];
  return search->reading[i] < before ||
         (search->reading[i] == before && unit->faces <= search->unit[i - 1].faces);
}

static bool has_rest(const Search *search, const CardSet *left, const Unit units[], int n) {
  return search->forms ? form_contains(search->forms, left, units, n, NULL)
                       : shape_contains(search->order, left, units, n);
}

static bool try_unit(void *data, const Unit *unit) {
  const Step *step = data;
  Search *search = step->search;
  int i = step->i, planes = search->order->planes, more = search->lead->n - i - 1;
  CardSet taken, left;
  if (search->steps-- <= 0) search->enough = true;
  if (search->enough) return false;
  search->reading[i] = strength_of(search->order, unit);
  if (!is_behind(search, i, unit)) return true;
  if (!search->fits(search, i)) return unit->type == UNIT_CARDS; /* they come in no order */
  search->unit[i] = *unit;
  unit_set(unit, &taken, planes);
  cardset_subtract(&left, step->rest, &taken, planes);
  if (more && !has_rest(search, &left, &search->lead->unit[i + 1], more)) return true;
  search_from(search, &left, i + 1);
  return !search->enough;
}

/* The cards that are left are the single ones, from high to low. */
static void read_singles(Search *search, const CardSet *rest) {
  int i = search->sets, planes = search->order->planes;
  uint64_t faces = rest->plane[0];
  while (faces) {
    int place = bit_highest(faces);
    Unit single = {.faces = bit(place), .size = 1, .length = 1};
    faces &= ~bit(place);
    for (int copies = cardset_count(rest, place, planes); copies > 0; copies--, i++) {
      search->reading[i] = strength_of(search->order, &single);
      if (!search->fits(search, i)) return;
    }
  }
  assert(i == search->lead->n);
  search->enough = !search->found(search);
}

static void search_from(Search *search, const CardSet *rest, int i) {
  Step step = {search, rest, i};
  if (i == search->sets) {
    read_singles(search, rest);
    return;
  }
  const Unit *led = &search->lead->unit[i];
  if (search->forms)
    form_each_like(search->forms, led, rest, try_unit, &step);
  else
    shape_units(search->order, rest, led->size, led->length, try_unit, &step);
}

static bool is_any_single(const Unit *unit) {
  return unit_cards(unit) == 1 && unit->type == UNIT_SETS;
}

static void search_readings(Search *search, const CardSet *play) {
  search->sets = search->lead->n;
  search->steps = READING_STEPS;
  while (search->sets > 0 && is_any_single(&search->lead->unit[search->sets - 1])) search->sets--;
  search_from(search, play, 0);
}

static bool fits_any(const Search *search, int i) {
  (void)search, (void)i;
  return true;
}

/* ---- two readings ---- */

/* How many led units count, longest first: single cards only where nothing else was led. */
static int counted(const Shape *lead) {
  int sets = 0;
  while (sets < lead->n && unit_cards(&lead->unit[sets]) > 1) sets++;
  return sets ? sets : lead->n;
}

/* The highest top of the units that have so large sets. */
static int64_t highest(const Shape *lead, int size, const int64_t reading[]) {
  int64_t top = 0;
  for (int i = 0; i < lead->n; i++)
    if (lead->unit[i].size >= size && reading[i] / STRENGTH_ONE > top)
      top = reading[i] / STRENGTH_ONE;
  return top;
}

static bool longest_first(const int64_t a[], const int64_t b[], int n) {
  for (int i = 0; i < n; i++)
    if (a[i] != b[i]) return a[i] > b[i];
  return false;
}

static bool every_unit(const int64_t a[], const int64_t b[], int n) {
  for (int i = 0; i < n; i++)
    if (a[i] <= b[i]) return false;
  return true;
}

/* Does a reading overruff the best, by a word (Overruff)? */
static bool overruff_by_word(const Shape *lead, int word, const int64_t play[],
                             const int64_t best[]) {
  int size = 1;
  for (int i = 0; i < lead->n; i++)
    if (lead->unit[i].type != UNIT_CARDS && lead->unit[i].size > size) size = lead->unit[i].size;
  switch (word) {
    case OVERRUFF_HIGHEST_SET: return highest(lead, size, play) > highest(lead, size, best);
    case OVERRUFF_LONGEST_FIRST: return longest_first(play, best, counted(lead));
    case OVERRUFF_EVERY_UNIT: return every_unit(play, best, lead->n);
    case OVERRUFF_HIGHEST_CARD: return highest(lead, 1, play) > highest(lead, 1, best);
    default: return play[0] > best[0];
  }
}

/* ---- two plays, by a word ---- */

/* Two plays of a trick that are compared. */
typedef struct Rivals {
  const Order *order;
  const Shape *lead;
  const CardSet *play, *best;
  Forms *forms; /* as in Search */
} Rivals;

static Search search_in(const Rivals *rivals, void *data) {
  return (Search){
      .order = rivals->order, .lead = rivals->lead, .forms = rivals->forms, .data = data};
}

/* Is the reading so far as high as the best one found, compared from the first unit on? */
static bool fits_longest(const Search *search, int i) {
  const int64_t *most = search->data;
  if (i >= counted(search->lead)) return true;
  for (int j = 0; j < i; j++)
    if (search->reading[j] != most[j]) return search->reading[j] > most[j];
  return search->reading[i] >= most[i];
}

static bool keep_reading(Search *search) {
  memcpy(search->data, search->reading, sizeof search->reading);
  return true;
}

/* "longest first": the reading with the highest first unit; of these the highest second one … */
static bool beats_longest_first(const Rivals *rivals) {
  int64_t most[2][UNIT_MAX] = {{0}};
  for (int k = 0; k < 2; k++) {
    Search search = search_in(rivals, most[k]);
    search.fits = fits_longest, search.found = keep_reading;
    search_readings(&search, k ? rivals->best : rivals->play);
  }
  return longest_first(most[0], most[1], counted(rivals->lead));
}

static bool keep_most(Search *search) {
  int64_t *most = search->data;
  for (int i = 0; i < search->lead->n; i++)
    if (search->reading[i] > most[i]) most[i] = search->reading[i];
  return true;
}

static bool fits_above(const Search *search, int i) {
  return search->reading[i] > ((const int64_t *)search->data)[i];
}

static bool stop(Search *search) {
  search->data = NULL;
  return false;
}

/* "every unit": a reading that in each unit is above what any reading of the other has there. */
static bool beats_every_unit(const Rivals *rivals) {
  int64_t most[UNIT_MAX] = {0};
  Search all = search_in(rivals, most), higher = all;
  all.fits = fits_any, all.found = keep_most;
  higher.fits = fits_above, higher.found = stop;
  search_readings(&all, rivals->best);
  search_readings(&higher, rivals->play);
  return higher.data == NULL;
}

static bool beats_highest_card(const Rivals *rivals) {
  const uint8_t *tier_at = rivals->order->tier_at;
  return tier_at[bit_highest(rivals->play->plane[0])] >
         tier_at[bit_highest(rivals->best->plane[0])];
}

/* ---- by a function ---- */

typedef struct Readings {
  int64_t reading[READINGS_MAX][UNIT_MAX];
  int n;
} Readings;

static bool keep_new(Search *search) {
  Readings *readings = search->data;
  size_t size = sizeof(int64_t) * (size_t)search->lead->n;
  for (int i = 0; i < readings->n; i++)
    if (!memcmp(readings->reading[i], search->reading, size)) return true;
  memcpy(readings->reading[readings->n++], search->reading, size);
  return readings->n < READINGS_MAX;
}

static void overruff_inherited(HookCall *call) {
  int word = call->word ? call->word - 1 : call->rules->win.overruff;
  call->answer[0] = overruff_by_word(call->builtin_data, word, call->reading, call->best_reading);
}

/* Does the reading beat all of the other play's? */
static bool ask_one(const Rules *rules, HookCall *call, const Readings *best, bool *beats,
                    Ruling *why) {
  *beats = true;
  for (int i = 0; i < best->n && *beats; i++) {
    call->best_reading = best->reading[i];
    if (!rule_answers(rules, call, why)) return false;
    *beats = call->answer[0] != 0;
  }
  return true;
}

static bool ask_overruff(const PlayCase *of, const Rivals *rivals, bool *beats, Ruling *why) {
  const Order *order = of->order;
  const Shape *lead = rivals->lead;
  Readings readings[2];
  CardSet places = CARDSET_EMPTY, cards = CARDSET_EMPTY;
  for (int k = 0; k < 2; k++) {
    readings[k].n = 0;
    Search search = search_in(rivals, &readings[k]);
    search.fits = fits_any, search.found = keep_new;
    search_readings(&search, k ? rivals->best : rivals->play);
  }
  units_add(lead->unit, lead->n, &places, order->planes);
  order_back(order, &places, &cards);
  HookCall call;
  hook_call(&call, HOOK_WIN_OVERRUFF, of->game, -1);
  call.order = order;
  call.trump = order->trump;
  call.lead = &cards;
  call.strengths = lead->n;
  call.builtin = overruff_inherited;
  call.builtin_data = lead;
  *beats = false;
  for (int i = 0; i < readings[0].n && !*beats; i++) {
    call.reading = readings[0].reading[i];
    if (!ask_one(of->rules, &call, &readings[1], beats, why)) return false;
  }
  return true;
}

bool overruff_beats(const PlayCase *of, const Shape *lead, const CardSet *play, const CardSet *best,
                    bool *beats, Ruling *why) {
  const Rules *rules = of->rules;
  Rivals rivals = {of->order, lead, play, best, NULL};
  Forms forms;
  if (rules->lead.special && form_has_odd(lead->unit, lead->n)) {
    rivals.forms = &forms;
    forms_open(&forms, of->order, rules);
  }
  if (rules_hooked(rules, HOOK_WIN_OVERRUFF)) {
    if (!ask_overruff(of, &rivals, beats, why)) return false;
  } else if (rules->win.overruff == OVERRUFF_EVERY_UNIT) {
    *beats = beats_every_unit(&rivals);
  } else if (rules->win.overruff == OVERRUFF_LONGEST_FIRST) {
    *beats = beats_longest_first(&rivals);
  } else {
    *beats = beats_highest_card(&rivals);
  }
  if (!rivals.forms || !forms.failed) return true;
  ruling_refuse(why, REFUSED_RULE_FAILED, forms.fault);
  return false;
}
