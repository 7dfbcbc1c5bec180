/* lead_grouping.c - dividing a lead as the leader says. See lead_grouping.h.
**
** Units are looked for one by one from the longest, each among all cards that are left, until what
** is left has the rest: of sets and sequences shape_contains knows that, of forms beyond them only
** the search itself, which ends after GROUPING_STEPS steps or GROUPING_GROUPS groups of cards.
*/
#include "play/lead_grouping.h"

#include <stdio.h>
#include <string.h>

#include "base/core_sentences.h"
#include "play/shape_text.h"
#include "play/special_forms.h"

enum { GROUPING_STEPS = 20000, GROUPING_GROUPS = 16 * FORM_GROUPS, TYPES_MAX = 128 };

/* ---- text ---- */

/* Most cards first, then the sequence, then the larger sets. */
static bool goes_before(int size, int length, int other_size, int other_length) {
  int cards = size * length, other = other_size * other_length;
  if (cards != other) return cards > other;
  if ((length > 1) != (other_length > 1)) return length > 1;
  return size > other_size;
}

/* Puts a unit in its place; false when there is none left. */
static bool add_unit(Grouped *grouping, int size, int length) {
  if (size * length == 1) {
    grouping->singles++;
    return grouping->singles < UNIT_MAX;
  }
  int at = grouping->n;
  if (at == GROUPING_MAX) return false;
  while (at > 0 &&
         goes_before(size, length, grouping->unit[at - 1].size, grouping->unit[at - 1].length)) {
    grouping->unit[at] = grouping->unit[at - 1];
    at--;
  }
  grouping->unit[at].size = (uint8_t)size;
  grouping->unit[at].length = (uint8_t)length;
  grouping->n++;
  return true;
}

bool grouping_parse(const char *text, Grouped *out, char *error, size_t error_size) {
  Unit units[UNIT_MAX];
  char clip[CLIP_TEXT];
  int n = units_parse(text, units, UNIT_MAX);
  bool fits = n > 0;
  memset(out, 0, sizeof *out);
  for (int i = 0; i < n && fits; i++) fits = add_unit(out, units[i].size, units[i].length);
  if (fits) return true;
  memset(out, 0, sizeof *out);
  return say_fail(error, error_size, SAY(READ_NO_DIVISION), text_clip(text, strlen(text), clip));
}

/* Behind the last word "as"; NULL: there is none. */
static char *behind_as(char *text) {
  char *found = NULL;
  for (char *at = text; *at; at++) {
    bool begins = at > text && (at[-1] == ' ' || at[-1] == '\t');
    bool as = (at[0] == 'a' || at[0] == 'A') && (at[1] == 's' || at[1] == 'S');
    if (begins && as && (at[2] == ' ' || at[2] == '\t')) found = at + 2;
  }
  return found;
}

bool grouping_cut(char *text, Grouped *out, char *error, size_t error_size) {
  char *units = behind_as(text);
  memset(out, 0, sizeof *out);
  if (!units) return true;
  units += strspn(units, " \t");
  bool division = *units && units[strspn(units, "0123456789xX+ \t")] == '\0';
  if (!division && !strchr(units, '+')) return true; /* cards */
  if (!grouping_parse(units, out, error, error_size)) return false;
  while (*units != 's' && *units != 'S') units--;
  units[-1] = '\0';
  return true;
}

const char *grouping_print(const Grouped *grouping, char *out, size_t size) {
  Text text = text_start(out, size);
  const char *plus = "";
  for (int i = 0; i < grouping->n; i++, plus = " + ") {
    text_add(&text, "%s%d", plus, grouping->unit[i].size);
    if (grouping->unit[i].length > 1) text_add(&text, "x%d", grouping->unit[i].length);
  }
  for (int i = 0; i < grouping->singles; i++, plus = " + ") text_add(&text, "%s1", plus);
  return out;
}

bool grouping_of(const Shape *shape, Grouped *out) {
  memset(out, 0, sizeof *out);
  for (int i = 0; i < shape->n; i++)
    if (!add_unit(out, shape->unit[i].size, shape->unit[i].length)) {
      memset(out, 0, sizeof *out);
      return false;
    }
  return shape->n > 0;
}

/* The units named, the single cards last. Returns their number. */
static int units_of(const Grouped *grouping, Unit units[UNIT_MAX]) {
  int n = 0;
  for (int i = 0; i < grouping->n; i++)
    units[n++] = (Unit){.size = grouping->unit[i].size, .length = grouping->unit[i].length};
  for (int i = 0; i < grouping->singles && n < UNIT_MAX; i++)
    units[n++] = (Unit){.size = 1, .length = 1};
  return n;
}

static int cards_of(const Grouped *grouping) {
  int cards = grouping->singles;
  for (int i = 0; i < grouping->n; i++) cards += grouping->unit[i].size * grouping->unit[i].length;
  return cards;
}

/* ---- taking units out of cards ---- */

typedef struct Taking {
  const Order *order;
  const Rules *rules;
  Forms forms;
  Unit units[UNIT_MAX]; /* sizes and lengths wanted; once taken, what was taken */
  int n;
  bool across; /* cards of several suits: only units that cover several */
  int steps;
} Taking;

typedef struct TakeStep {
  Taking *taking;
  const CardSet *rest;
  int i, size, length;
  bool found;
} TakeStep;

static bool take_from(Taking *taking, const CardSet *rest, int i);

static bool try_unit(void *data, const Unit *unit) {
  TakeStep *step = data;
  Taking *taking = step->taking;
  CardSet taken, left;
  int planes = taking->order->planes;
  if (unit->size != step->size || unit->length != step->length) return true;
  if (++taking->steps > GROUPING_STEPS || taking->forms.groups > GROUPING_GROUPS) return false;
  unit_set(unit, &taken, planes);
  cardset_subtract(&left, step->rest, &taken, planes);
  step->found = take_from(taking, &left, step->i + 1);
  if (step->found) taking->units[step->i] = *unit;
  return !step->found;
}

/* The forms in turn, those of more power first. */
static bool take_form(Taking *taking, TakeStep *step, int cards) {
  const Rules *rules = taking->rules;
  for (int power = UINT8_MAX; power >= 0 && !step->found; power--)
    for (int i = 0; i < rules->lead.forms_n && !step->found; i++) {
      const Form *form = &rules->lead.forms[i];
      if (form->power != power) continue;
      if (taking->across && form->suits.max < 2) continue;
      form_each(&taking->forms, form, step->rest, cards, try_unit, step);
    }
  return step->found;
}

/* Takes the i-th unit and all after it out of the cards that are left. */
static bool take_from(Taking *taking, const CardSet *rest, int i) {
  if (i == taking->n) return true;
  const Unit *unit = &taking->units[i];
  TakeStep step = {taking, rest, i, unit->size, unit->length, false};
  if (taking->rules->lead.special) return take_form(taking, &step, unit_cards(unit));
  if (!shape_contains(taking->order, rest, unit, taking->n - i)) return false;
  shape_units(taking->order, rest, unit->size, unit->length, try_unit, &step);
  return step.found;
}

static void taking_open(Taking *taking, const Order *order, const Rules *rules,
                        const CardSet *cards) {
  taking->order = order;
  taking->rules = rules;
  taking->across = order_suit_of(order, cards) == SUIT_NONE;
  taking->steps = taking->n = 0;
  forms_open(&taking->forms, order, rules);
}

static bool are_forms(const Rules *rules, const Unit units[], int n) {
  for (int i = 0; i < n && !rules->lead.special; i++)
    if (!shape_is_form(rules, units[i].size, units[i].length)) return false;
  return true;
}

bool grouping_shape(const Order *order, const Rules *rules, const CardSet *cards,
                    const Grouped *grouping, Shape *out) {
  shape_of(order, rules, cards, out);
  if (!grouping_named(grouping) || out->failed) return !out->failed;
  Grouped longest;
  Taking taking;
  bool first = grouping_of(out, &longest) && grouping_equal(&longest, grouping);
  bool is_lead = out->n > 0 || out->suit != SUIT_NONE;
  if (first) return true;
  out->n = 0;
  taking_open(&taking, order, rules, cards);
  taking.n = units_of(grouping, taking.units);
  if (grouping->n + grouping->singles > UNIT_MAX) return false;
  if (!is_lead || cards_of(grouping) != cardset_size(cards, order->planes)) return false;
  if (!are_forms(rules, taking.units, taking.n) || !take_from(&taking, cards, 0)) {
    out->failed = taking.forms.failed;
    return false;
  }
  out->n = (uint8_t)taking.n;
  for (int i = 0; i < taking.n; i++) {
    out->unit[i] = taking.units[i];
    if (rules->lead.special) form_name(&taking.forms, &out->unit[i]);
  }
  form_sort(out);
  return true;
}

/* ---- all divisions ---- */

typedef struct Types {
  struct {
    uint8_t size, length;
  } type[TYPES_MAX];
  int n;
  bool more;
} Types;

/* A type of unit, in its place, once. */
static void add_type(Types *types, int size, int length) {
  int at = types->n;
  for (int i = 0; i < types->n; i++)
    if (types->type[i].size == size && types->type[i].length == length) return;
  types->more |= at == TYPES_MAX;
  if (at == TYPES_MAX) return;
  for (; at > 0 && goes_before(size, length, types->type[at - 1].size, types->type[at - 1].length);
       at--)
    types->type[at] = types->type[at - 1];
  types->type[at].size = (uint8_t)size;
  types->type[at].length = (uint8_t)length;
  types->n++;
}

/* Cards that are no sets are all of one size and length: one of them is enough. */
static bool add_type_of(void *data, const Unit *unit) {
  add_type(data, unit->size, unit->length);
  return unit->type != UNIT_CARDS;
}

/* The types of units that are in the cards. */
static void find_types(Taking *taking, const CardSet *cards, Types *types) {
  const Order *order = taking->order;
  const Rules *rules = taking->rules;
  int n = cardset_size(cards, order->planes);
  types->n = 0;
  types->more = false;
  for (int i = 0; i < rules->lead.forms_n && rules->lead.special; i++)
    for (int size = 1; size <= n; size++)
      form_each(&taking->forms, &rules->lead.forms[i], cards, size, add_type_of, types);
  for (int size = 1; size <= order->planes && !rules->lead.special; size++) {
    int longest = cards->plane[size - 1] ? shape_longest_run(order, cards->plane[size - 1]) : 0;
    for (int length = 1; length <= longest; length++)
      if (shape_is_form(rules, size, length)) add_type(types, size, length);
  }
}

typedef struct Listing {
  Taking taking;
  const CardSet *cards;
  Types types;
  Grouped *out;
  int n, max, steps;
  bool more;
} Listing;

/* Have the cards these units, whatever is left? */
static bool has_units(Listing *listing, const Grouped *grouping) {
  Taking *taking = &listing->taking;
  taking->n = units_of(grouping, taking->units);
  taking->steps = 0;
  if (taking->rules->lead.special) return take_from(taking, listing->cards, 0);
  return shape_contains(taking->order, listing->cards, taking->units, taking->n);
}

/* Adds units from the i-th type on to those chosen, until no card is left. */
static void list_from(Listing *listing, const Grouped *chosen, int i, int left) {
  if (left == 0) {
    if (listing->n < listing->max)
      listing->out[listing->n++] = *chosen;
    else
      listing->more = true;
    return;
  }
  for (; i < listing->types.n && !listing->more; i++) {
    Grouped next = *chosen;
    int size = listing->types.type[i].size, length = listing->types.type[i].length;
    if (size * length > left) continue;
    if (++listing->steps > GROUPING_STEPS || !add_unit(&next, size, length)) {
      listing->more = true;
      return;
    }
    if (has_units(listing, &next)) list_from(listing, &next, i, left - size * length);
  }
}

int grouping_list(const Order *order, const Rules *rules, const CardSet *cards, Grouped out[],
                  int max, bool *more) {
  Listing listing; /* large: what is filled below is not cleared before */
  Grouped none;
  memset(&none, 0, sizeof none);
  taking_open(&listing.taking, order, rules, cards);
  listing.cards = cards;
  listing.out = out;
  listing.max = max;
  listing.n = listing.steps = 0;
  listing.more = false;
  *more = false;
  if (cardset_is_empty(cards) || (listing.taking.across && !rules->lead.special)) return 0;
  find_types(&listing.taking, cards, &listing.types);
  list_from(&listing, &none, 0, cardset_size(cards, order->planes));
  *more = listing.more || listing.types.more || listing.taking.forms.gave_up ||
          listing.taking.forms.groups > GROUPING_GROUPS;
  return listing.n;
}
