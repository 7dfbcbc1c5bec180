/* follow_explain.c - why a play is refused, and what would be legal. See follow.h.
**
** A legal play is made in three steps: what meets the obligation with nothing protected broken, as
** far as can be with cards that the player chose; the player's other cards; the lowest of the rest.
*/
#include "base/text.h"
#include "play/follow.h"
#include "play/follow_explain.h"
#include "play/follow_measure.h"
#include "play/follow_search.h"
#include "play/follow_tractors.h"
#include "play/shape_text.h"
#include "play/special_forms.h"

/* A play in the making. */
typedef struct Making {
  const Follow *follow;
  Protection protection;
  FollowKey key;                          /* to be reached */
  const CardSet *prefer;                  /* cards that the player chose */
  uint8_t left[PLACE_NB], paid[PLACE_NB]; /* of each face: copies for sets; of these in the play */
  uint8_t taken[PLACE_NB];
  Unit tractor; /* chosen; faces 0: none */
  int overlap;  /* its faces that the player chose as well */
} Making;

static int preferred(const Making *making, int place) {
  return cardset_count(making->prefer, place, making->follow->order->planes);
}

static bool score_tractor(void *data, const Unit *unit) {
  Making *making = data;
  const Follow *follow = making->follow;
  Sets sets = key_sets(&making->key);
  Faces faces;
  protection_faces(follow, making->protection, &follow->in_suit, unit, &faces);
  if (!sets_fit(&faces, &sets, follow->cards - unit_cards(unit))) return true;
  int overlap = 0;
  for (uint64_t left = unit->faces; left;)
    overlap += preferred(making, bit_pop(&left)) >= unit->size;
  if (making->tractor.faces && overlap <= making->overlap) return true;
  making->tractor = *unit;
  making->overlap = overlap;
  return true;
}

static void take_unit(Making *making, uint64_t faces, int size, bool shared) {
  while (faces) {
    int place = bit_pop(&faces);
    making->taken[place] = (uint8_t)(making->taken[place] + size);
    if (shared)
      making->paid[place] = (uint8_t)size;
    else
      making->left[place] = (uint8_t)(making->left[place] - size);
  }
}

static int cards_taken(const Making *making) {
  int cards = 0;
  for (int place = 0; place < PLACE_NB; place++) cards += making->taken[place];
  return cards;
}

static bool rest_fits(const Making *making, const Sets *need) {
  Faces faces;
  memset(&faces, 0, sizeof faces);
  for (int place = 0; place < PLACE_NB; place++) {
    int left = making->left[place], paid = making->paid[place];
    if (left == 0 || making->protection.idle >> place & 1) continue;
    bool whole = making->protection.whole >> place & 1;
    (whole ? faces.whole : faces.open)[left][paid]++;
  }
  return sets_fit(&faces, need, making->follow->cards - cards_taken(making));
}

/* Takes one set from a face if the rest of the sets still fits then. */
static bool try_face(Making *making, int place, int size, const Sets *rest) {
  uint64_t barred = making->protection.idle;
  if (making->left[place] != size) barred |= making->protection.whole;
  if (making->left[place] < size || (barred >> place & 1)) return false;
  Making before = *making;
  int paid = making->paid[place] < size ? making->paid[place] : size;
  making->left[place] = (uint8_t)(making->left[place] - size);
  making->paid[place] = (uint8_t)(making->paid[place] - paid);
  making->taken[place] = (uint8_t)(making->taken[place] + size - paid);
  if (cards_taken(making) <= making->follow->cards && rest_fits(making, rest)) return true;
  *making = before;
  return false;
}

/* Faces of which the player chose so many first, of these and of the others the lowest. */
static bool take_set(Making *making, int size, const Sets *rest) {
  for (int wanted = size; wanted >= 0; wanted--)
    for (int place = 0; place < PLACE_NB; place++) {
      int chosen = preferred(making, place);
      if (chosen > size) chosen = size;
      if (chosen == wanted && try_face(making, place, size, rest)) return true;
    }
  return false;
}

static void take_sets(Making *making, Sets need) {
  for (int size = PACK_MAX; size >= 2; size--)
    while (need.sets[size]) {
      need.sets[size]--;
      bool taken = take_set(making, size, &need);
      assert(taken);
      (void)taken;
    }
}

/* Of an odd lead: the cards of each unit as they are found first. */
static void take_odd_shape(Making *making) {
  const Follow *follow = making->follow;
  int planes = follow->order->planes;
  Unit parts[UNIT_MAX];
  Sets sets = {{0}};
  Forms forms;
  forms_open(&forms, follow->order, follow->rules);
  forms.whole = making->protection.whole;
  forms.idle = making->protection.idle;
  if (!form_contains(&forms, &follow->in_suit, follow->lead.unit, follow->lead.n, parts)) return;
  for (int i = 0; i < follow->lead.n; i++) {
    CardSet cards = CARDSET_EMPTY;
    if (!parts[i].faces) { /* a set, from anywhere */
      if (parts[i].size > 1) sets.sets[parts[i].size]++;
      continue;
    }
    unit_set(&parts[i], &cards, planes);
    for (uint64_t faces = parts[i].faces; faces;) {
      uint64_t face = faces & -faces;
      faces &= ~face;
      take_unit(making, face, cardset_count(&cards, bit_lowest(face), planes), false);
    }
  }
  take_sets(making, sets);
}

static void take_shape(Making *making) {
  const Follow *follow = making->follow;
  uint64_t parts[UNIT_MAX];
  Sets sets = {{0}};
  bool held = key_shape(follow, making->protection, &follow->in_suit, parts);
  assert(held);
  (void)held;
  for (int i = 0; i < follow->lead.n; i++) {
    const Unit *unit = &follow->lead.unit[i];
    if (unit->length > 1)
      take_unit(making, parts[i], unit->size, false);
    else if (unit->size > 1)
      sets.sets[unit->size]++;
  }
  take_sets(making, sets);
}

/* The cards of a searched key that are settled; only sets may be chosen yet. */
static void take_plan(Making *making, const Plan *plan) {
  for (int place = 0; place < PLACE_NB; place++) {
    int rest = plan->rest[place], must = plan->must[place];
    making->left[place] = (uint8_t)(making->left[place] - rest);
    making->paid[place] = (uint8_t)(must > rest ? must - rest : 0);
    making->taken[place] = (uint8_t)(must > rest ? must : rest);
    if (rest) making->protection.idle |= making->protection.whole & bit(place);
  }
}

static void meet_key(Making *making) {
  const Follow *follow = making->follow;
  if (follow_searches(follow, making->key.shape)) {
    Plan plan;
    search_best(follow, making->protection, NULL, &making->key, &plan);
    take_plan(making, &plan);
    take_sets(making, key_sets(&making->key));
    return;
  }
  if (making->key.shape) {
    if (making->follow->odd)
      take_odd_shape(making);
    else
      take_shape(making);
    return;
  }
  if (making->key.tractor[0]) {
    key_each_tractor(follow, making->protection, making->key.tractor[0], score_tractor, making);
    take_unit(making, making->tractor.faces, making->tractor.size, true);
  }
  take_sets(making, key_sets(&making->key));
}

/* Adds cards of `from` that are in the mask and not in the play yet, lowest first. */
static void fill(const Follow *follow, const CardSet *from, uint64_t mask, CardSet *play,
                 int *room) {
  int planes = follow->order->planes;
  uint64_t faces = from->plane[0] & mask;
  while (faces && *room > 0) {
    int place = bit_pop(&faces);
    int more = cardset_count(from, place, planes) - cardset_count(play, place, planes);
    for (; more > 0 && *room > 0; more--, --*room) cardset_put(play, place, planes);
  }
}

/* A legal play with as many of the preferred cards as the obligation leaves room for. */
static void make_play(const Follow *follow, const CardSet *prefer, CardSet *play) {
  int planes = follow->order->planes, room = follow->cards;
  uint64_t suit = follow->suit;
  memset(play, 0, sizeof *play);
  if (follow->search || follow->held > follow->cards || !follow_owes(follow, OWE_SUIT)) {
    Making making = {.follow = follow, .protection = protection_most(follow), .prefer = prefer};
    for (int place = 0; place < PLACE_NB; place++)
      making.left[place] = (uint8_t)cardset_count(&follow->in_suit, place, planes);
    if (!follow->search) key_best(follow, making.protection, &making.key);
    meet_key(&making);
    for (int place = 0; place < PLACE_NB; place++)
      for (int n = making.taken[place]; n > 0; n--, room--) cardset_put(play, place, planes);
  }
  fill(follow, prefer, suit, play, &room);
  fill(follow, &follow->hand, suit, play, &room);
  fill(follow, prefer, ~suit, play, &room);
  fill(follow, &follow->hand, ~suit, play, &room);
  assert(room > 0 || follow_check(follow, play) == LEGAL);
}

void follow_example(const Follow *follow, CardSet *play) {
  CardSet none;
  memset(&none, 0, sizeof none);
  make_play(follow, &none, play);
}

/* Sentences. */

static void to_kinds(const Follow *follow, const CardSet *places, CardSet *kinds) {
  memset(kinds, 0, sizeof *kinds);
  order_back(follow->order, places, kinds);
}

enum { HOW_TEXT = 96 };

/* "it" for all of one, "both", "all three", "one of them". `set`: what one of them is called where
** they are sets, or NULL. */
static const char *how_many(int needed, int held, const char *set, char out[HOW_TEXT]) {
  static const char *const WORDS[][2] = {{SAY(PLAY_SOME), SAY(SETS_SOME)},
                                         {SAY(PLAY_IT), SAY(SETS_IT)},
                                         {SAY(PLAY_BOTH), SAY(SETS_BOTH)},
                                         {SAY(PLAY_ALL), SAY(SETS_ALL)}};
  int which = needed < held ? 0 : needed < 3 ? needed : 3;
  bool it = which == 1 && set;
  return say_values_in(out, HOW_TEXT,
                       it ? VALUES(SAY(SETS_IT), set) : VALUES(WORDS[which][set != NULL], needed));
}

/* What a unit that is owed is called where English says "it". */
static const char *owed_word(const Unit *unit, char words[SHAPE_TEXT]) {
  if (unit->length > 1 && unit->size > 1) return SAY(A_TRACTOR);
  return unit->size == 2 ? SAY(PAIRS_IN_ROW) : unit_words(unit, words);
}

static void explain_count(const Follow *follow, int cards, Ruling *out) {
  out->n = follow->cards;
  out->m = cards;
  say_in(out->text, cards ? SAY(PLAY_N) : SAY(PLAY_N_NOT_NONE), follow->cards, cards);
}

/* "hearts were led and you hold only two (3H KH): play both". */
static void explain_suit(const Follow *follow, Ruling *out) {
  char how[HOW_TEXT];
  int held = cardset_size(&follow->in_suit, follow->order->planes);
  bool few = 1 < held && held < follow->cards;
  int needed = held < follow->cards ? held : follow->cards;
  to_kinds(follow, &follow->in_suit, &out->owed);
  say_in(out->held, few ? SAY(HOLD_ONLY_N) : SAY(HOLD_N), held);
  say_in(out->text, how_many(needed, held, NULL, how));
}

/* The sets of this size that the hand has: all their cards, and how many sets. Faces in `beside`
** are needed for larger sets. */
static int sets_held(const Follow *follow, int size, uint64_t beside, CardSet *cards) {
  Protection protection = protection_most(follow);
  int planes = follow->order->planes, sets = 0;
  memset(cards, 0, sizeof *cards);
  protection.idle |= beside;
  for (uint64_t faces = protection_givers(follow, protection, &follow->in_suit, size); faces;) {
    int place = bit_pop(&faces);
    int here = cardset_count(&follow->in_suit, place, planes) / size;
    for (int n = here * size; n > 0; n--) cardset_put(cards, place, planes);
    sets += here;
  }
  return sets;
}

/* The faces of which the play has a larger set than `size`, where larger ones are owed too. */
static uint64_t larger_faces(const Follow *follow, const CardSet *play, const FollowKey *best,
                             int size) {
  for (int s = size + 1; s <= follow->order->planes; s++)
    if (best->sets[s]) return play->plane[s - 1];
  return 0;
}

/* How many sets of this size the play gives beside the larger ones that are owed. */
static int sets_given(const Follow *follow, const CardSet *play, const FollowKey *best, int size) {
  Protection protection = protection_of_play(follow, protection_most(follow), play);
  Sets sets = key_sets(best);
  Faces faces;
  protection_faces(follow, protection, play, NULL, &faces);
  memset(sets.sets, 0, (size_t)size + 1);
  while (sets.sets[size] < best->sets[size]) {
    sets.sets[size]++;
    if (!sets_fit(&faces, &sets, NO_LIMIT)) return sets.sets[size] - 1;
  }
  return sets.sets[size];
}

static void explain_sets(const Follow *follow, const CardSet *play, const FollowKey *best,
                         Ruling *out) {
  char how[HOW_TEXT], sets[sizeof out->held], one[SHAPE_TEXT];
  CardSet cards;
  int size = PACK_MAX;
  while (size > 2 && sets_given(follow, play, best, size) == best->sets[size]) size--;
  int given = sets_given(follow, play, best, size);
  int held = sets_held(follow, size, larger_faces(follow, play, best, size), &cards);
  if (held < best->sets[size]) held = sets_held(follow, size, 0, &cards);
  const Unit *led = &follow->lead.unit[0];
  Unit set = {.faces = 1, .size = (uint8_t)size, .length = 1};
  to_kinds(follow, &cards, &out->owed);
  bool as_led = follow->lead.n == 1 && led->length == 1 && led->size == size;
  units_words(&set, as_led ? 1 : held, sets, sizeof sets);
  if (!as_led)
    say_in(out->held, sets);
  else if (held == 1)
    say_in(out->held, SAY(HOLD_SET), sets);
  else
    say_in(out->held, SAY(HOLD_SETS), held, sets);
  how_many(best->sets[size], held, owed_word(&set, one), how);
  if (given)
    say_in(out->text, SAY(SETS_NOT), how, given);
  else
    say_in(out->text, how);
}

typedef struct Counted {
  Unit first;
  int n;
} Counted;

static bool count_unit(void *data, const Unit *unit) {
  Counted *counted = data;
  if (counted->n++ == 0) counted->first = *unit;
  return counted->n < 2;
}

static void count_list(Laying *tractors) { tractors->over = ++*(int *)tractors->data > 1; }

/* Has the hand the list of tractors that is owed in more ways than one? */
static bool several_lists(const Follow *follow, const FollowKey *best) {
  int ways = 0;
  Laying tractors = {.done = count_list, .data = &ways};
  memcpy(tractors.best, best->tractor, sizeof tractors.best);
  tractors_lay(&tractors, follow, protection_most(follow), &follow->in_suit);
  return ways > 1;
}

/* "a tractor of three pairs and two tractors of two pairs". */
static void say_list(const Unit units[], int n, char *out, size_t size) {
  char words[SHAPE_TEXT];
  Text text = text_start(out, size);
  for (int i = 0, count; i < n; i += count) {
    for (count = 1; i + count < n && unit_alike(&units[i], &units[i + count]);) count++;
    text_put(&text, i == 0 ? "" : i + count < n ? SAY(LIST_COMMA) : SAY(LIST_AND));
    text_put(&text, units_words(&units[i], count, words, sizeof words));
  }
}

/* The unit is to be played, or one of several like it. */
static void say_unit_owed(const Unit *unit, bool several, Ruling *out) {
  char words[SHAPE_TEXT];
  if (several)
    say_in(out->text, SAY(ONE_LIKE_IT));
  else
    say_in(out->text, SAY(SETS_IT), owed_word(unit, words));
}

/* All tractors that are owed, one after the other. */
static void explain_list(const Follow *follow, FollowKey best, Ruling *out) {
  char words[SHAPE_TEXT], how[HOW_TEXT];
  Plan plan;
  CardSet cards = CARDSET_EMPTY;
  search_best(follow, protection_most(follow), NULL, &best, &plan);
  units_add(plan.tractor, plan.tractors, &cards, follow->order->planes);
  to_kinds(follow, &cards, &out->owed);
  say_list(plan.tractor, plan.tractors, words, sizeof words);
  say_in(out->held, words);
  bool others = several_lists(follow, &best);
  if (plan.tractors == 1)
    say_unit_owed(plan.tractor, others, out);
  else
    say_in(out->text,
           others ? SAY(ONES_LIKE_THESE) : how_many(plan.tractors, plan.tractors, words, how));
}

/* The example is a play of the whole shape: those are the cards that oblige. */
static void explain_shape(const Follow *follow, Ruling *out) {
  const Shape *lead = &follow->lead;
  char units[SHAPE_TEXT];
  Counted counted = {.n = 0};
  Forms forms;
  out->owed = out->example;
  say_list(lead->unit, lead->n, units, sizeof units);
  say_in(out->held, units);
  forms_open(&forms, follow->order, follow->rules);
  if (lead->n == 1) form_each_like(&forms, lead->unit, &follow->in_suit, count_unit, &counted);
  if (lead->n > 1)
    say_in(out->text, SAY(SAME_SHAPE));
  else
    say_unit_owed(lead->unit, counted.n > 1, out);
}

static void explain_tractors(const Follow *follow, const FollowKey *best, Ruling *out) {
  Counted counted = {.n = 0};
  CardSet cards;
  if (follow->regroups) {
    if (best->tractor[0] == TRACTORS_MET)
      explain_shape(follow, out);
    else
      explain_list(follow, *best, out);
    return;
  }
  key_each_tractor(follow, protection_most(follow), best->tractor[0], count_unit, &counted);
  memset(&cards, 0, sizeof cards);
  unit_set(&counted.first, &cards, follow->order->planes);
  to_kinds(follow, &cards, &out->owed);
  units_words(&counted.first, 1, out->held, sizeof out->held);
  say_unit_owed(&counted.first, counted.n > 1, out);
}

/* The place in the ladder of the first such demand that the play falls short of: there is one. */
static int first_short(const Owes *owes, Demand demand, const FollowKey *key,
                       const FollowKey *best) {
  int i = 0;
  while (i + 1 < owes->n && (owes->owed[i].demand != demand || key->number[i] >= best->number[i]))
    i++;
  return i;
}

/* Takes away what the units do not need: one of the ways in which the cards have them. */
static void keep_units(const Follow *follow, const OwedShape *shape, CardSet *cards) {
  int planes = follow->order->planes;
  for (uint64_t places = cards->plane[0]; places;) {
    int place = bit_pop(&places);
    for (int n = cardset_count(cards, place, planes); n > 0; n--) {
      CardSet rest = *cards;
      cardset_take(&rest, place, planes);
      if (!key_has_units(follow, protection_most(follow), &rest, shape->unit, shape->n)) break;
      *cards = rest;
    }
  }
}

/* The first shape of the list that is held. */
static void explain_listed(const Follow *follow, const FollowKey *key, const FollowKey *best,
                           const CardSet *example, Ruling *out) {
  const Owes *owes = follow_ladder(follow);
  OwedShape shape;
  CardSet owed, others;
  int planes = follow->order->planes;
  char words[SHAPE_TEXT];
  int i = first_short(owes, OWE_LISTED, key, best);
  for (owed_begin(&shape, &owes->owed[i]); owed_next(&shape);)
    if (shape.number == best->number[i]) break;
  say_list(shape.unit, shape.n, words, sizeof words);
  say_in(out->held, words);
  cardset_mask(&owed, example, follow->suit, planes);
  keep_units(follow, &shape, &owed);
  to_kinds(follow, &owed, &out->owed);
  cardset_subtract(&others, &follow->in_suit, &owed, planes);
  bool several = key_has_units(follow, protection_most(follow), &others, shape.unit, shape.n);
  if (shape.n == 1)
    say_unit_owed(shape.unit, several, out);
  else
    say_in(out->text, SAY(ONES_LIKE_THESE));
}

/* The demand for cards that falls short: its own sentence, or how many of which are owed. */
static void explain_cards(const Follow *follow, const FollowKey *key, const FollowKey *best,
                          Ruling *out) {
  const Owes *owes = follow_ladder(follow);
  int i = first_short(owes, OWE_CARDS, key, best);
  to_kinds(follow, &follow->from[i], &out->owed);
  if (owes->owed[i].why[0])
    snprintf(out->text, sizeof out->text, "%s", owes->owed[i].why);
  else
    say_in(out->text, SAY(CARDS_OWED), best->number[i]);
}

void follow_explain(const Follow *follow, const CardSet *play, Ruling *out) {
  Refusal refusal = follow_check(follow, play);
  *out = ruling_make(refusal);
  CardSet example, in_suit;
  FollowKey best, key = {0};
  int planes = follow->order->planes;
  out->seat = follow->seat;
  out->suit = follow->lead.suit;
  shape_words(&follow->lead, out->shape, sizeof out->shape);
  to_kinds(follow, play, &out->cards);
  if (refusal == LEGAL) return;
  bool of_form = follow->owes && follow->owes != &follow->rules->follow.owes;
  if (of_form && refusal != REFUSED_FOLLOW_COUNT) out->field = "lead.forms";
  make_play(follow, play, &example);
  to_kinds(follow, &example, &out->example);
  cardset_mask(&in_suit, play, follow->suit, planes);
  key_best(follow, protection_most(follow), &best);
  if (follow->search)
    key_of_play(follow, protection_most(follow), play, (KeyBounds){0}, &key, NULL);
  switch (refusal) {
    case REFUSED_FOLLOW_COUNT: explain_count(follow, cardset_size(play, planes), out); break;
    case REFUSED_FOLLOW_SUIT: explain_suit(follow, out); break;
    case REFUSED_FOLLOW_SETS: explain_sets(follow, &in_suit, &best, out); break;
    case REFUSED_FOLLOW_HIGHEST: out->owed = out->example; break;
    case REFUSED_FOLLOW_LISTED: explain_listed(follow, &key, &best, &example, out); break;
    case REFUSED_FOLLOW_CARDS: explain_cards(follow, &key, &best, out); break;
    case REFUSED_FOLLOW_TRACTORS: explain_tractors(follow, &best, out); break;
    default: explain_shape(follow, out); break;
  }
}
