/* winner.c - who wins a trick. See winner.h.
**
** A play is eligible if it can be divided so that every led unit has its like in it. Of all such
** divisions the one counts that is best for its owner: so what is looked for is the highest unit of
** the compared type which leaves the rest of the lead in the remaining cards.
*/
#include "play/winner.h"

#include "base/inline.h"
#include "play/overruff.h"
#include "play/special_forms.h"

/* A search for the highest unit of one type that leaves the others. */
typedef struct Search {
  const Order *order;
  Forms *forms; /* NULL: sets and tractors are all there is */
  const CardSet *play;
  Unit rest[UNIT_MAX]; /* the led units but one of the type */
  int n;
  Unit found;
} Search;

/* Does the play without this unit have the rest? The first that does is the highest: stop; but of
** cards that are no sets the highest may come later. */
static bool try_unit(void *data, const Unit *unit) {
  Search *search = data;
  CardSet taken, left;
  int planes = search->order->planes;
  if (search->n > 0) {
    unit_set(unit, &taken, planes);
    cardset_subtract(&left, search->play, &taken, planes);
    bool has = search->forms ? form_contains(search->forms, &left, search->rest, search->n, NULL)
                             : shape_contains(search->order, &left, search->rest, search->n);
    if (!has) return true;
  }
  if (unit->type != UNIT_CARDS) {
    search->found = *unit;
    return false;
  }
  if (!search->found.faces || unit_compare(search->order, unit, &search->found) > 0)
    search->found = *unit;
  return true;
}

/* The highest unit like the i-th led one, over all divisions of the play; false: there is none. */
static bool best_like(const Order *order, Forms *forms, const Shape *lead, int i,
                      const CardSet *play, Unit *out) {
  Search search;
  search.order = order;
  search.forms = forms;
  search.play = play;
  search.n = 0;
  search.found.faces = 0;
  for (int j = 0; j < lead->n; j++)
    if (j != i) search.rest[search.n++] = lead->unit[j];
  const Unit *unit = &lead->unit[i];
  if (forms)
    form_each_like(forms, unit, play, try_unit, &search);
  else
    shape_units(order, play, unit->size, unit->length, try_unit, &search);
  *out = search.found;
  return search.found.faces != 0;
}

static bool one_unit(const Order *order, const Unit *led, const CardSet *play, Unit *out) {
  if (led->length > 1) /* every card is in it, so every face is there as often */
    return play->plane[led->size - 1] == play->plane[0] &&
           shape_find(order, play, led->size, led->length, out);
  if (!trick_is_set(play, led->size)) return false;
  *out = (Unit){.faces = play->plane[0], .size = led->size, .length = 1};
  return true;
}

/* win.overruff "highest set": the highest set among those of the largest size that was led; in a
** tractor of that size every set counts, so its top one does (E151). */
static bool highest_set(const Order *order, Forms *forms, const Shape *lead, const CardSet *play,
                        Unit *out) {
  int size = 0;
  bool any = false;
  for (int i = 0; i < lead->n; i++)
    if (lead->unit[i].type != UNIT_CARDS && lead->unit[i].size > size) size = lead->unit[i].size;
  if (size == 0) return best_like(order, forms, lead, 0, play, out);
  for (int i = 0; i < lead->n; i++) {
    const Unit *led = &lead->unit[i];
    bool again = i > 0 && led->size == led[-1].size && led->length == led[-1].length;
    if (led->size != size || led->type == UNIT_CARDS || again) continue;
    Unit best;
    if (!best_like(order, forms, lead, i, play, &best)) return false;
    best = (Unit){.faces = bit(unit_top(&best)), .size = led->size, .length = 1};
    if (!any || unit_compare(order, &best, out) > 0) *out = best;
    any = true;
  }
  return any;
}

/* The led unit that decides: with the most cards; of as many the tractor, then the larger sets.
** A shape has it first. */
static bool compared(const Order *order, const Rules *rules, Forms *forms, const Shape *lead,
                     const CardSet *play, Unit *out) {
  if (lead->n == 1 && lead->unit[0].type == UNIT_SETS)
    return one_unit(order, &lead->unit[0], play, out);
  if (lead->n > 1 && rules->win.overruff == OVERRUFF_HIGHEST_SET)
    return highest_set(order, forms, lead, play, out);
  return best_like(order, forms, lead, 0, play, out);
}

/* What needs no look at suits. Is the whole play one unit of a form with power? One that answers
** whatever is owed wins from any suit, others in the led suit and in trumps; the higher power
** counts, then the height. */
static bool has_power(const Order *order, Forms *forms, const Shape *lead, const CardSet *play,
                      bool in_place, Strength *out) {
  const Rules *rules = forms->rules;
  for (int i = 0; i < rules->lead.forms_n; i++) {
    const Form *form = &rules->lead.forms[i];
    Unit unit;
    bool anywhere = form->answers || form->suits.max > 1 || lead->suit == SUIT_NONE;
    if (form->power <= out->form_power || !(in_place || anywhere)) continue;
    if (!form_is(forms, form, play, &unit)) continue;
    bool trumps = (play->plane[0] & ~order->suit[TRUMPS]) == 0;
    *out = (Strength){.power = trumps ? POWER_TRUMPS_FORM : POWER_SUIT_FORM,
                      .form_power = form->power,
                      .height = form_height(forms, &unit),
                      .unit = unit};
  }
  return out->form_power > 0;
}

/* A lead of units that cover several suits is answered by such units alone, out of any suits. */
static void strength_across(const Order *order, Forms *forms, const Shape *lead,
                            const CardSet *play, Strength *out) {
  Unit unit;
  if (!form_contains(forms, play, lead->unit, lead->n, NULL)) return;
  if (lead->n == 1 && !best_like(order, forms, lead, 0, play, &unit)) return;
  out->power = POWER_SUIT;
  if (lead->n == 1) out->unit = unit;
}

/* Upon a single card of no suit the highest trump wins, else the first card that has a suit. */
static void strength_on_suitless(const Order *order, const CardSet *play, Strength *out) {
  if (play->plane[0] & order->suitless) return;
  bool trump = (play->plane[0] & order->suit[TRUMPS]) != 0;
  out->power = trump ? POWER_TRUMPS : POWER_SUIT;
  out->unit = (Unit){.faces = play->plane[0], .size = trump, .length = trump};
}

/* Is the whole play one unit of this form? */
static bool is_form(const Order *order, const Form *form, const CardSet *play, int cards,
                    Unit *out) {
  for (int size = form->size.min; size <= order->planes && range_has(form->size, size); size++) {
    if (size == 0 || cards % size != 0 || !range_has(form->length, cards / size)) continue;
    if (shape_find(order, play, size, cards / size, out)) return true;
  }
  return false;
}

/* Does the play stand in for the one led unit by a form that beats it? */
static bool stands_in(const Order *order, const Rules *rules, Forms *forms, const Shape *lead,
                      const CardSet *play, Unit *out) {
  const Unit *led = &lead->unit[0];
  for (int i = 0; i < rules->lead.forms_n; i++) {
    const Form *form = &rules->lead.forms[i];
    if (form->beats_size != led->size || form->beats_length != led->length) continue;
    if (form->odd ? form_is(forms, form, play, out)
                  : is_form(order, form, play, unit_cards(led), out))
      return true;
  }
  return false;
}

void trick_strength(const Order *order, const Rules *rules, const Shape *lead, const CardSet *play,
                    Strength *out) {
  assert(lead->n > 0 && !cardset_is_empty(play));
  out->power = POWER_NONE;
  out->form_power = out->unit.size = out->unit.type = 0;
  bool across = lead->suit == SUIT_NONE;
  bool suitless = across && order->suitless >> unit_top(&lead->unit[0]) & 1;
  bool in_suit = across || (play->plane[0] & ~order->suit[lead->suit]) == 0;
  bool in_place = in_suit || (play->plane[0] & ~order->suit[TRUMPS]) == 0;
  Forms reader, *forms = NULL;
  if (rules->lead.special) {
    forms = &reader;
    forms_open(forms, order, rules);
    if (has_power(order, forms, lead, play, in_place, out)) return;
    if (across && !suitless) strength_across(order, forms, lead, play, out);
  }
  if (suitless) strength_on_suitless(order, play, out);
  if (!in_place || across) return;
  uint8_t power = in_suit ? POWER_SUIT : POWER_TRUMPS;
  if (in_suit && lead->n > 1 && rules->win.throws == THROWS_BY_RUFFS) {
    out->power = power;
    return;
  }
  if (lead->n == 1 && stands_in(order, rules, forms, lead, play, &out->unit))
    out->power = (uint8_t)(power + 1);
  else if (compared(order, rules, forms, lead, play, &out->unit))
    out->power = power;
}

bool trick_stronger(const Order *order, const Strength *a, const Strength *b) {
  if (a->form_power != b->form_power) return a->form_power > b->form_power;
  if (a->form_power) return a->height > b->height;
  if (a->power != b->power) return a->power > b->power;
  if (a->power == POWER_NONE || a->unit.size == 0 || b->unit.size == 0) return false;
  if (a->unit.size != b->unit.size || a->unit.length != b->unit.length)
    return order->tier_at[unit_top(&a->unit)] > order->tier_at[unit_top(&b->unit)];
  return unit_compare(order, &a->unit, &b->unit) > 0;
}

static int find_highest_set(const Order *order, const SetLed *led, const CardSet plays[], int n) {
  int winner = 0;
  for (int i = 1; i < n; i++)
    if (trick_may_win(led, &plays[i]) && trick_is_higher(order, &plays[i], &plays[winner]))
      winner = i;
  return winner;
}

/* By more than the one unit that a Strength has? */
static bool by_readings(const Rules *rules) {
  return rules_hooked(rules, HOOK_WIN_OVERRUFF) || rules->win.overruff > OVERRUFF_HIGHEST_SET;
}

bool trick_beats_in_strength(const PlayCase *of, const Shape *lead, const CardSet *play,
                             const CardSet *best, bool *beats, Ruling *why) {
  const Order *order = of->order;
  const Rules *rules = of->rules;
  Strength a, b;
  trick_strength(order, rules, lead, play, &a);
  trick_strength(order, rules, lead, best, &b);
  bool compared_in_suit = rules->win.throws == THROWS_IN_SUIT && a.power == POWER_SUIT;
  bool alike = a.power == b.power && (compared_in_suit || a.power == POWER_TRUMPS);
  if (lead->n > 1 && alike && by_readings(rules))
    return overruff_beats(of, lead, play, best, beats, why);
  *beats = trick_stronger(order, &a, &b);
  return true;
}

/* Where the strengths say it. */
static int find_strongest(const Order *order, const Rules *rules, const Shape *lead,
                          const CardSet plays[], int n) {
  Strength best, strength;
  int winner = 0;
  trick_strength(order, rules, lead, &plays[0], &best);
  for (int i = 1; i < n; i++) {
    trick_strength(order, rules, lead, &plays[i], &strength);
    if (!trick_stronger(order, &strength, &best)) continue;
    best = strength;
    winner = i;
  }
  return winner;
}

bool trick_find_winner(const PlayCase *of, const Shape *lead, const CardSet plays[], int n,
                       int *winner, Ruling *why) {
  const Order *order = of->order;
  const Rules *rules = of->rules;
  assert(n > 0);
  SetLed led = trick_set_led(order, rules, lead);
  if (led.places) {
    *winner = find_highest_set(order, &led, plays, n);
    return true;
  }
  *winner = 0;
  if (lead->n == 1 || !by_readings(rules)) {
    *winner = find_strongest(order, rules, lead, plays, n);
    return true;
  }
  for (int i = 1; i < n; i++) {
    bool beats;
    if (!trick_beats(of, lead, &plays[i], &plays[*winner], &beats, why)) return false;
    if (beats) *winner = i;
  }
  return true;
}

int trick_winner(const Order *order, const Rules *rules, const Shape *lead, const CardSet plays[],
                 int n) {
  int winner = 0;
  trick_find_winner(&(PlayCase){order, rules, NULL, -1}, lead, plays, n, &winner, NULL);
  return winner;
}
