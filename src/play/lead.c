/* lead.c - what may be led, and why not. See lead.h. */
#include "play/lead.h"

#include <limits.h>
#include <stdio.h>

#include "base/inline.h"
#include "base/text.h"
#include "play/shape_text.h"
#include "play/special_forms.h"

bool lead_equal_sets(const CardSet *play, int planes) {
  for (int k = 1; k < planes; k++)
    if (play->plane[k] != 0 && play->plane[k] != play->plane[0]) return false;
  return true;
}

/* What throw.allowed is asked about. */
typedef struct Throw {
  const PlayCase *of;
  const CardSet *play;
  const Shape *shape;
  const Grouped *grouping;
} Throw;

/* A word of throw.allowed: NULL if the throw may be tried, or why not. */
static const char *throw_objection(const Throw *throw, int word) {
  switch (word) {
    case THROW_NO: return SAY(THROW_NEVER);
    case THROW_PLAIN_SUITS: return throw->shape->suit == TRUMPS ? SAY(THROW_NO_TRUMPS) : NULL;
    case THROW_EQUAL_SETS:
      return lead_equal_sets(throw->play, throw->of->order->planes) ? NULL : SAY(THROW_EQUAL);
    default: return NULL;
  }
}

static void answer_allowed(HookCall *call) {
  const Throw *throw = call->builtin_data;
  int word = call->word ? call->word - 1 : throw->of->rules->throw.allowed;
  const char *objection = throw_objection(throw, word);
  call->answer[0] = objection == NULL;
  snprintf(call->text, sizeof call->text, "%s", objection ? objection : "");
}

/* Asks throw.allowed, the word or the function. The sentence of a refusal goes to `text`. */
static Refusal throw_allowed(const Throw *throw, char *text, size_t size) {
  const Order *order = throw->of->order;
  const Rules *rules = throw->of->rules;
  if (!rules_hooked(rules, HOOK_THROW_ALLOWED)) {
    const char *objection = throw_objection(throw, rules->throw.allowed);
    if (objection) text_fail(text, size, "%s", objection);
    return objection ? REFUSED_THROW_ALLOWED : LEGAL;
  }
  CardSet kinds = CARDSET_EMPTY;
  HookCall call;
  hook_call(&call, HOOK_THROW_ALLOWED, throw->of->game, throw->of->seat);
  call.order = order;
  call.trump = order->trump;
  call.cards = &kinds;
  call.grouping = throw->grouping;
  call.builtin = answer_allowed;
  call.builtin_data = throw;
  order_back(order, throw->play, &kinds);
  if (!rules->ask(rules->context, &call)) {
    text_fail(text, size, "%s", call.text);
    return REFUSED_RULE_FAILED;
  }
  if (call.answer[0]) return LEGAL;
  text_fail(text, size, "%s", call.text[0] ? call.text : SAY(THROW_NOT_ALLOWED));
  return REFUSED_THROW_ALLOWED;
}

/* Reads the cards once more, for the sentence. */
static Refusal rule_failed(const Order *order, const Rules *rules, const CardSet *play, char *error,
                           size_t error_size) {
  Forms forms;
  Shape shape;
  forms_open(&forms, order, rules);
  form_shape(&forms, play, &shape);
  text_fail(error, error_size, "%s", forms.fault);
  return REFUSED_RULE_FAILED;
}

enum { DIVISIONS_SAID = 6 };

/* "3 + 2, 2x2 + 1 or 2 + 2 + 1". */
static void say_divisions(const Order *order, const Rules *rules, const CardSet *play, char *out,
                          size_t size) {
  Grouped list[DIVISIONS_SAID];
  char units[512], last[SHAPE_TEXT], all[640];
  bool more;
  int n = grouping_list(order, rules, play, list, DIVISIONS_SAID, &more);
  Text text = text_start(units, sizeof units);
  for (int i = 0; i < n; i++) {
    grouping_print(&list[i], last, sizeof last);
    if (i > 0 && i + 1 == n && !more) break;
    if (i > 0) text_put(&text, SAY(LIST_COMMA));
    text_put(&text, last);
  }
  if (more)
    say_values_in(all, sizeof all, VALUES(SAY(GROUPED_OTHERS), units));
  else if (n > 1)
    say_values_in(all, sizeof all, VALUES(SAY(GROUPED_OR), units, last));
  say_values_in(out, size, VALUES(SAY(GROUPED_AS), n > 1 || more ? all : units));
}

/* Why the play is not divided so. */
static Refusal refuse_grouping(const Order *order, const Rules *rules, const CardSet *play,
                               char *error, size_t error_size) {
  Shape longest;
  char units[SHAPE_TEXT];
  if (rules->lead.grouping == GROUPING_LEADERS_CHOICE) {
    say_divisions(order, rules, play, error, error_size);
  } else {
    shape_of(order, rules, play, &longest);
    shape_notation(&longest, units, sizeof units);
    say_values_in(error, error_size, VALUES(SAY(GROUPED_LONGEST), units));
  }
  return REFUSED_LEAD_GROUPING;
}

bool lead_divide(const Order *order, const Rules *rules, const CardSet *play,
                 const Grouped *grouping, Shape *shape) {
  Grouped longest;
  shape_of(order, rules, play, shape);
  if (!grouping || !grouping_named(grouping) || shape->failed || shape->n == 0) return true;
  if (grouping_of(shape, &longest) && grouping_equal(&longest, grouping)) return true;
  return rules->lead.grouping == GROUPING_LEADERS_CHOICE &&
         (grouping_shape(order, rules, play, grouping, shape) || shape->failed);
}

Refusal lead_check(const PlayCase *of, const CardSet *play, const Grouped *grouping, Shape *shape,
                   char *error, size_t error_size) {
  const Order *order = of->order;
  const Rules *rules = of->rules;
  shape->n = 0;
  shape->suit = SUIT_NONE;
  if (cardset_is_empty(play)) return REFUSED_LEAD_NOTHING;
  bool divided = lead_divide(order, rules, play, grouping, shape);
  if (!divided) return refuse_grouping(order, rules, play, error, error_size);
  if (shape->failed) return rule_failed(order, rules, play, error, error_size);
  if (shape->suit == SUIT_NONE && shape->n == 0) return REFUSED_LEAD_SUIT;
  if (shape->n == 0) {
    say_values_in(error, error_size, VALUES(SAY(TOO_MANY_PARTS), UNIT_MAX));
    return REFUSED_LEAD_FORM;
  }
  if (shape->n == 1) return LEGAL;
  Throw throw = {of, play, shape, grouping};
  return throw_allowed(&throw, error, error_size);
}

/* The hand's cards that have a suit. */
static uint64_t suited(const Order *order, const CardSet *hand) {
  return hand->plane[0] & ~order->suitless;
}

Refusal lead_check_hand(const Order *order, const CardSet *play, const CardSet *hand, Ruling *why) {
  if (!(play->plane[0] & order->suitless) || !suited(order, hand)) return LEGAL;
  if (!why) return REFUSED_LEAD_NO_SUIT;
  CardSet other = CARDSET_EMPTY, all;
  *why = ruling_make(REFUSED_LEAD_NO_SUIT);
  if (order->trump.suit != SUIT_NONE) why->field = "order.trumps";
  cardset_put(&other, bit_lowest(suited(order, hand)), order->planes);
  order_back(order, play, &why->cards);
  order_back(order, &other, &why->example);
  cardset_mask(&all, hand, ~order->suitless, order->planes);
  why->others = cardset_size(&all, order->planes) > 1;
  return REFUSED_LEAD_NO_SUIT;
}

/* "clubs and trumps", in the order in which the cards are said. */
static void name_suits(const Order *order, const CardSet *play, char *out, size_t size) {
  Text text = text_start(out, size);
  uint64_t left = play->plane[0] & ~order->suitless;
  for (int card = 0; card < KIND_NB && left; card++) {
    if (order->place_of[card] == PLACE_NONE || !(left >> order->place_of[card] & 1)) continue;
    Suit suit = order_suit(order, (Card)card);
    left &= ~order->suit[suit];
    if (text.length > 0) text_put(&text, left ? SAY(LIST_COMMA) : SAY(LIST_AND));
    text_put(&text, suit_said(suit));
  }
  if (!(play->plane[0] & order->suitless)) return;
  if (text.length > 0) text_put(&text, SAY(LIST_AND));
  text_put(&text, SAY(NO_SUIT));
}

void lead_explain(const PlayCase *of, const CardSet *play, const Grouped *grouping, Ruling *out) {
  const Order *order = of->order;
  Shape shape;
  char text[sizeof out->text] = "";
  Refusal refusal = lead_check(of, play, grouping, &shape, text, sizeof text);
  *out = ruling_make(refusal);
  out->seat = of->seat;
  out->suit = shape.suit;
  order_back(order, play, &out->cards);
  shape_words(&shape, out->shape, sizeof out->shape);
  snprintf(out->text, sizeof out->text, "%s", text);
  if (refusal == REFUSED_LEAD_GROUPING) grouping_print(grouping, out->held, sizeof out->held);
  if (refusal == REFUSED_LEAD_SUIT) name_suits(order, play, out->text, sizeof out->text);
  if (refusal == REFUSED_THROW_ALLOWED) { /* its longest unit can be led alone */
    CardSet unit;
    unit_set(&shape.unit[0], &unit, order->planes);
    order_back(order, &unit, &out->example);
    out->others = true;
  }
}

typedef struct Leads {
  bool (*visit)(void *data, const Unit *unit);
  void *data;
  int n;
  bool stopped;
} Leads;

static bool visit_lead(void *data, const Unit *unit) {
  Leads *leads = data;
  leads->n++;
  leads->stopped = !leads->visit(leads->data, unit);
  return !leads->stopped;
}

/* What can be led of a hand: its cards that have a suit, and if it has none, any card by itself. */
typedef struct Leadable {
  CardSet in_suits;
  const CardSet *hand; /* NULL: single cards of no suit, `singles` */
  uint64_t singles;
} Leadable;

static void find_leadable(const Order *order, const CardSet *held, Leadable *out) {
  out->hand = held;
  if (!(held->plane[0] & order->suitless)) return;
  out->singles = held->plane[0];
  out->hand = suited(order, held) ? &out->in_suits : NULL;
  cardset_mask(&out->in_suits, held, ~order->suitless, order->planes);
}

/* May sets of that size in sequence be led that the hand may have? */
static inline bool may_run(const Order *order, const Rules *rules, uint64_t faces, int size) {
  return shape_lengths(rules, size) > (bit(1) | bit(0)) && shape_may_run(order, faces);
}

/* The lengths of sets of that size in sequence that may be led, and that the hand may have. */
static uint64_t lead_lengths(const Order *order, const Rules *rules, const CardSet *hand,
                             int size) {
  uint64_t lengths = shape_lengths(rules, size) & ~bit(0), faces = hand->plane[size - 1];
  if (!may_run(order, rules, faces, size)) return lengths & bit(1);
  return lengths & (bit(shape_longest_run(order, faces) + 1) - 1);
}

/* One by one, the lowest first. */
static void each_single(uint64_t faces, Leads *leads) {
  while (faces && !leads->stopped) {
    Unit unit = {.faces = bit(bit_pop(&faces)), .size = 1, .length = 1};
    visit_lead(leads, &unit);
  }
}

int lead_each(const Order *order, const Rules *rules, const CardSet *held,
              bool (*visit)(void *data, const Unit *unit), void *data) {
  Leads leads = {visit, data, 0, false};
  Leadable of;
  find_leadable(order, held, &of);
  if (!of.hand) {
    each_single(of.singles, &leads);
  } else if (rules->lead.special) {
    Forms forms;
    forms_open(&forms, order, rules);
    form_each_lead(&forms, of.hand, visit_lead, &leads);
  } else {
    for (int size = 1; size <= order->planes && of.hand->plane[size - 1]; size++) {
      uint64_t lengths = lead_lengths(order, rules, of.hand, size);
      while (lengths && !leads.stopped)
        shape_units(order, of.hand, size, bit_pop(&lengths), visit_lead, &leads);
    }
  }
  return leads.n;
}

/* Sampling needs no list: units of one set are as many as faces, and only sequences are counted one
** by one. */

typedef struct Pick {
  int left; /* units until the one that is wanted */
  Unit unit;
} Pick;

static bool pass_unit(void *data, const Unit *unit) {
  Pick *pick = data;
  if (pick->left-- > 0) return true;
  pick->unit = *unit;
  return false;
}

/* All sequences of sets of that size, shorter ones first, until the one that is wanted. */
static void pass_sequences(const Order *order, const Rules *rules, const CardSet *hand, int size,
                           Pick *pick) {
  uint64_t lengths = lead_lengths(order, rules, hand, size) & ~bit(1);
  while (lengths && pick->left >= 0)
    shape_units(order, hand, size, bit_pop(&lengths), pass_unit, pick);
}

static NO_INLINE int count_sequences(const Order *order, const Rules *rules, const CardSet *hand,
                                     int size) {
  Pick all = {.left = INT_MAX};
  pass_sequences(order, rules, hand, size, &all);
  return INT_MAX - all.left;
}

/* The sequence before which so many come. */
static NO_INLINE Unit sequence_at(const Order *order, const Rules *rules, const CardSet *hand,
                                  int size, int before) {
  Pick pick = {.left = before};
  pass_sequences(order, rules, hand, size, &pick);
  return pick.unit;
}

/* The set after which so many come: the lowest come last. */
static inline void pick_set(const CardSet *hand, int size, int after, Unit *out) {
  uint64_t faces = hand->plane[size - 1];
  while (after-- > 0) faces &= faces - 1;
  *out = (Unit){.faces = bit(bit_lowest(faces)), .size = (uint8_t)size, .length = 1};
}

/* A hand has few pairs, and fewer larger sets: those are counted one by one. */
static inline int count_sets(uint64_t faces, int size) {
  int sets = 0;
  if (size == 1) return bit_count(faces);
  for (; faces; faces &= faces - 1) sets++;
  return sets;
}

/* Of sets and sequences: of each size the sets come first. */
static void sample_units(const Order *order, const Rules *rules, const CardSet *hand, Rng *rng,
                         Unit *out) {
  int sets[PACK_MAX], upto[PACK_MAX]; /* of that size; up to that size and of it, sequences too */
  int n = 0, size = 0, planes = order->planes;
  assert(planes > 0);
  for (; size < planes && hand->plane[size]; size++) {
    uint64_t faces = hand->plane[size];
    sets[size] = shape_lengths(rules, size + 1) & bit(1) ? count_sets(faces, size + 1) : 0;
    n += sets[size];
    if (may_run(order, rules, faces, size + 1)) n += count_sequences(order, rules, hand, size + 1);
    upto[size] = n;
  }
  assert(n > 0);
  int wanted = (int)rng_below(rng, (uint64_t)n), sizes = size;
  for (size = 0; size + 1 < sizes && upto[size] <= wanted; size++) continue;
  int before = size > 0 ? upto[size - 1] : 0, after = before + sets[size] - 1 - wanted;
  if (after >= 0)
    pick_set(hand, size + 1, after, out);
  else
    *out = sequence_at(order, rules, hand, size + 1, -1 - after);
}

/* Of all that lead_each visits. */
static NO_INLINE void sample_listed(const Order *order, const Rules *rules, const CardSet *held,
                                    Rng *rng, Unit *out) {
  Pick pick = {.left = INT_MAX};
  int n = lead_each(order, rules, held, pass_unit, &pick);
  assert(n > 0);
  pick.left = (int)rng_below(rng, (uint64_t)n);
  lead_each(order, rules, held, pass_unit, &pick);
  *out = pick.unit;
}

void lead_sample(const Order *order, const Rules *rules, const CardSet *held, Rng *rng, Unit *out) {
  Leadable of;
  find_leadable(order, held, &of);
  if (!of.hand || rules->lead.special) {
    sample_listed(order, rules, held, rng, out);
    return;
  }
  sample_units(order, rules, of.hand, rng, out);
}
