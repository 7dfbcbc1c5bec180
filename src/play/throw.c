/* throw.c - does a throw stand, and what becomes of one that fails. See throw.h. */
#include "play/throw.h"

#include <stddef.h>

#include "base/inline.h"
#include "play/special_forms.h"

/* The lowest unit of a hand that is still higher than the led one. */
typedef struct Beating {
  const Order *order;
  const Unit *led;
  Unit unit;
  bool found;
} Beating;

static bool note_higher(void *data, const Unit *unit) {
  Beating *beating = data;
  if (unit_compare(beating->order, unit, beating->led) <= 0) return false;
  beating->unit = *unit;
  beating->found = true;
  return true;
}

/* throw.test "unit": a strictly higher unit of the same size and length, out of larger holdings if
** need be. */
static bool unit_beats(const Order *order, const Rules *rules, const Unit *led,
                       const CardSet *cards, CardSet *with) {
  Beating beating = {.order = order, .led = led, .found = false};
  if (led->type == UNIT_SETS) {
    shape_units(order, cards, led->size, led->length, note_higher, &beating);
  } else {
    Forms forms;
    forms_open(&forms, order, rules);
    form_each_like(&forms, led, cards, note_higher, &beating);
  }
  if (beating.found && with) unit_set(&beating.unit, with, order->planes);
  return beating.found;
}

/* Which sets of a hand beat a led unit: any of that size of these faces. Size 0: it takes a search.
** By throw.test "card" any card strictly higher than the lowest one does; sets do not matter. */
typedef struct Higher {
  uint64_t faces;
  uint8_t size;
} Higher;

static ALWAYS_INLINE Higher higher_than(const ThrowCase *of, int word, const Unit *unit) {
  const Order *order = of->order;
  Suit suit = of->lead->suit;
  bool card = word == TEST_CARD, set = unit->type == UNIT_SETS && unit->length == 1;
  if (card ? suit == SUIT_NONE : !set) return (Higher){0, 0};
  int behind = order->tier_first[order->tier_at[bit_lowest(unit->faces)] + 1];
  uint64_t places = suit == SUIT_NONE ? ~(uint64_t)0 : order->suit[suit];
  return (Higher){behind < PLACE_NB ? places >> behind << behind : 0, card ? 1 : unit->size};
}

/* A unit that takes a search. */
static NO_INLINE bool search_higher(const ThrowCase *of, const Unit *unit, const CardSet *hand,
                                    CardSet *with) {
  Suit suit = of->lead->suit;
  CardSet cards;
  uint64_t places = suit == SUIT_NONE ? ~(uint64_t)0 : of->order->suit[suit];
  cardset_mask(&cards, hand, places, of->order->planes);
  return !cardset_is_empty(&cards) && unit_beats(of->order, of->rules, unit, &cards, with);
}

/* Does the hand beat that unit, which such sets beat? The lowest that does in *with if not NULL. */
static inline bool beats(const ThrowCase *of, Higher higher, const Unit *unit, const CardSet *hand,
                         CardSet *with) {
  if (!higher.size) return search_higher(of, unit, hand, with);
  uint64_t faces = hand->plane[higher.size - 1] & higher.faces;
  for (int k = 0; k < higher.size && faces && with; k++) with->plane[k] = faces & -faces;
  return faces != 0;
}

bool throw_beats_by(const ThrowCase *of, int word, const Unit *unit, const CardSet *hand,
                    CardSet *with) {
  if (with) *with = CARDSET_EMPTY;
  return beats(of, higher_than(of, word, unit), unit, hand, with);
}

bool throw_beats(const ThrowCase *of, const Unit *unit, const CardSet *hand, CardSet *with) {
  return throw_beats_by(of, of->rules->throw.test, unit, hand, with);
}

/* Should `a` be the beaten unit rather than `b`? Fewest cards, then the lowest; under "lowest
** beaten" the lowest, whatever its size. */
static bool throw_stays_rather(const Order *order, int word, const Unit *a, const Unit *b) {
  int cards = unit_cards(a) - unit_cards(b);
  if (cards != 0 && word != FORCED_LOWEST_BEATEN) return cards < 0;
  int height = order->tier_at[unit_top(a)] - order->tier_at[unit_top(b)];
  if (a->type == UNIT_CARDS && unit_alike(a, b)) height = unit_compare(order, a, b);
  return height < 0 || (height == 0 && cards < 0);
}

/* By these words others than the first who can object may be the objector. */
static bool is_anybodys(int word) {
  return word == FORCED_SMALLEST_BEATEN || word == FORCED_LOWEST_BEATEN;
}

bool throw_objects_rather(const Order *order, int word, const Objection *to, int player,
                          const Unit *unit) {
  if (!to->unit) return true;
  if (to->player != player && !is_anybodys(word)) return false;
  return throw_stays_rather(order, word, unit, to->unit);
}

/* Looks through what one player can beat for a unit that should be the beaten one. */
static void object(const ThrowCase *of, const Higher higher[], int units, int player,
                   Objection *objection, uint64_t *beaten) {
  const CardSet *hand = &of->others[player];
  int word = of->rules->throw.forced;
  for (int i = 0; i < units; i++) {
    const Unit *unit = &of->lead->unit[i];
    if (higher[i].size && !beats(of, higher[i], unit, hand, NULL)) continue;
    bool rather = throw_objects_rather(of->order, word, objection, player, unit);
    if (!rather && word != FORCED_ALL_BEATEN) continue;
    if (!higher[i].size && !beats(of, higher[i], unit, hand, NULL)) continue;
    *beaten |= bit(i);
    if (rather) *objection = (Objection){player, unit};
  }
}

/* The lowest card led; of equal ones clubs, diamonds, hearts, spades. */
static int lowest_card(const Order *order, const CardSet *play) {
  int lowest = bit_lowest(play->plane[0]);
  uint64_t equals = play->plane[0] & order_tier_places(order, order->tier_at[lowest]);
  while (equals) {
    int place = bit_pop(&equals);
    if (order->kind_at[place] < order->kind_at[lowest]) lowest = place;
  }
  return lowest;
}

void throw_withdraw(const Order *order, const CardSet *play, ThrowResult *out) {
  cardset_subtract(&out->withdrawn, play, &out->forced, order->planes);
  out->withdrawn_n = cardset_size(&out->withdrawn, order->planes);
}

/* Adds the units of the lead that somebody can beat. */
static void leave_all_beaten(const Order *order, const Shape *lead, ThrowResult *out) {
  for (int i = 0; i < lead->n; i++)
    if (out->beaten_units >> i & 1) units_add(&lead->unit[i], 1, &out->forced, order->planes);
}

void throw_leave(const Order *order, int word, const Shape *lead, const CardSet *play,
                 ThrowResult *out) {
  out->stands = false;
  out->forced = CARDSET_EMPTY;
  out->play_ends = word == FORCED_PLAY_ENDS;
  if (word == FORCED_LOWEST_CARD)
    cardset_put(&out->forced, lowest_card(order, play), order->planes);
  else if (word == FORCED_ALL_BEATEN)
    leave_all_beaten(order, lead, out);
  else if (!out->play_ends)
    unit_set(&out->beaten, &out->forced, order->planes);
  throw_withdraw(order, play, out);
}

void throw_object(const ThrowCase *of, const Objection *by, ThrowResult *out) {
  out->objector = by->unit ? by->player : -1;
  if (!by->unit) return;
  out->beaten = *by->unit;
  throw_beats(of, by->unit, &of->others[by->player], &out->objection);
}

/* Who objects, and to which unit. */
static void find_objection(const ThrowCase *of, ThrowResult *out) {
  int word = of->rules->throw.forced, test = of->rules->throw.test;
  bool all = is_anybodys(word) || word == FORCED_ALL_BEATEN;
  Objection objection = {-1, NULL};
  Higher higher[UNIT_MAX];
  const int units = of->lead->n;
  for (int i = 0; i < units; i++) higher[i] = higher_than(of, test, &of->lead->unit[i]);
  for (int i = 0; i < of->n && (all || !objection.unit); i++)
    if (!of->may_stop || of->may_stop[i])
      object(of, higher, units, i, &objection, &out->beaten_units);
  throw_object(of, &objection, out);
}

void throw_check(const ThrowCase *of, ThrowResult *out) {
  const Rules *rules = of->rules;
  memset(out, 0, offsetof(ThrowResult, effects));
  out->stands = true;
  out->objector = -1;
  out->forced = *of->play;
  if (of->lead->n <= 1) return;
  find_objection(of, out);
  if (out->objector < 0) return;
  throw_leave(of->order, rules->throw.forced, of->lead, of->play, out);
  out->penalty = rules->throw.penalty.points + rules->throw.penalty.per_card * out->withdrawn_n;
  out->shown = rules->throw.shown;
}
