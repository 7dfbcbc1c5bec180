/* throw.c - does a throw stand, and what becomes of one that fails. See throw.h. */
#include "play/throw.h"

#include <stddef.h>

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

/* The same for a set: the lowest face of as many copies in the tiers above. */
static bool set_beats(const Order *order, const Unit *led, const CardSet *hand, uint64_t suit,
                      CardSet *with) {
  int behind = order->tier_first[order->tier_at[bit_lowest(led->faces)] + 1];
  uint64_t faces = hand->plane[led->size - 1] & suit;
  faces = behind < PLACE_NB ? faces >> behind << behind : 0;
  for (int k = 0; k < led->size && faces && with; k++) with->plane[k] = faces & -faces;
  return faces != 0;
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

/* throw.test "card": any single card strictly higher than the lowest one; sets do not matter. */
static bool card_beats(const Order *order, const Unit *led, const CardSet *cards, CardSet *with) {
  int lowest = order->tier_at[bit_lowest(led->faces)];
  for (uint64_t faces = cards->plane[0]; faces;) {
    int place = bit_pop(&faces);
    if (order->tier_at[place] <= lowest) continue;
    if (with) cardset_put(with, place, order->planes);
    return true;
  }
  return false;
}

bool throw_beats_by(const ThrowCase *of, int word, const Unit *unit, const CardSet *hand,
                    CardSet *with) {
  const Order *order = of->order;
  const Shape *lead = of->lead;
  CardSet cards;
  if (with) *with = CARDSET_EMPTY;
  uint64_t suit = lead->suit == SUIT_NONE ? ~(uint64_t)0 : order->suit[lead->suit];
  if (word != TEST_CARD && unit->type == UNIT_SETS && unit->length == 1)
    return set_beats(order, unit, hand, suit, with);
  cardset_mask(&cards, hand, suit, order->planes);
  if (cardset_is_empty(&cards)) return false;
  return word == TEST_CARD && lead->suit != SUIT_NONE
             ? card_beats(order, unit, &cards, with)
             : unit_beats(order, of->rules, unit, &cards, with);
}

bool throw_beats(const ThrowCase *of, const Unit *unit, const CardSet *hand, CardSet *with) {
  return throw_beats_by(of, of->rules->throw.test, unit, hand, with);
}

/* Should `a` be the beaten unit rather than `b`? Fewest cards, then the lowest; under "lowest
** beaten" the lowest, whatever its size. */
static bool throw_stays_rather(const Order *order, int word, const Unit *a, const Unit *b) {
  int cards = unit_cards(a) - unit_cards(b);
  int height = order->tier_at[unit_top(a)] - order->tier_at[unit_top(b)];
  if (word == FORCED_LOWEST_BEATEN) return height < 0 || (height == 0 && cards < 0);
  return cards < 0 || (cards == 0 && height < 0);
}

/* By these words others than the first who can object may be the objector. */
static bool is_anybodys(int word) {
  return word == FORCED_SMALLEST_BEATEN || word == FORCED_LOWEST_BEATEN;
}

bool throw_objects_rather(const Order *order, int word, const ThrowResult *out, int player,
                          const Unit *unit) {
  if (out->objector < 0) return true;
  if (out->objector != player && !is_anybodys(word)) return false;
  return throw_stays_rather(order, word, unit, &out->beaten);
}

/* Looks through what one player can beat for a unit that should be the beaten one. */
static void object(const ThrowCase *of, int player, ThrowResult *out) {
  CardSet with;
  int word = of->rules->throw.forced;
  for (int i = 0; i < of->lead->n; i++) {
    const Unit *unit = &of->lead->unit[i];
    bool rather = throw_objects_rather(of->order, word, out, player, unit);
    if (!rather && word != FORCED_ALL_BEATEN) continue;
    if (!throw_beats(of, unit, &of->others[player], &with)) continue;
    out->beaten_units |= bit(i);
    if (!rather) continue;
    out->objector = player;
    out->beaten = *unit;
    out->objection = with;
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

void throw_check(const ThrowCase *of, ThrowResult *out) {
  const Rules *rules = of->rules;
  int word = rules->throw.forced;
  bool all = is_anybodys(word) || word == FORCED_ALL_BEATEN;
  memset(out, 0, offsetof(ThrowResult, effects));
  out->stands = true;
  out->objector = -1;
  out->forced = *of->play;
  if (of->lead->n <= 1) return;
  for (int i = 0; i < of->n && (all || out->objector < 0); i++)
    if (!of->may_stop || of->may_stop[i]) object(of, i, out);
  if (out->objector < 0) return;
  throw_leave(of->order, word, of->lead, of->play, out);
  out->penalty = rules->throw.penalty.points + rules->throw.penalty.per_card * out->withdrawn_n;
  out->shown = rules->throw.shown;
}
