/* oracle_deal.c - the course of a deal, naively. See oracle_deal.h. */
#include "oracle_deal.h"

#include "oracle_ask.h"
#include "oracle_form.h"

unsigned oracle_covers(const Rules *rules) {
  return rules->family == FAMILY_CLIMB ? RULES_CLIMBING : RULES_ALL;
}

/* --- leads ------------------------------------------------------------------------------------ */

/* Is every card there equally often? */
static bool are_equal_sets(const Pile *play) {
  int size = 0;
  for (int card = 0; card < KIND_NB; card++) {
    if (play->n[card] == 0) continue;
    if (size && play->n[card] != size) return false;
    size = play->n[card];
  }
  return true;
}

/* May several units be led together, by a word? */
static bool may_throw_by(int word, int suit, const Pile *play) {
  switch (word) {
    case THROW_NO: return false;
    case THROW_PLAIN_SUITS: return suit != TRUMPS;
    case THROW_EQUAL_SETS: return are_equal_sets(play);
    default: return true;
  }
}

typedef struct Thrown {
  int suit;
  const Pile *play;
} Thrown;

static void inherited_allowed(HookCall *call) {
  const Thrown *thrown = call->builtin_data;
  int word = oracle_word(call, call->rules->throw.allowed);
  call->answer[0] = may_throw_by(word, thrown->suit, thrown->play);
}

static bool may_throw(const Oracle *oracle, int suit, const Pile *play) {
  const Rules *rules = oracle->rules;
  if (!rules_hooked(rules, HOOK_THROW_ALLOWED))
    return may_throw_by(rules->throw.allowed, suit, play);
  CardSet cards = kinds_in(play);
  HookCall call = oracle_question(rules, HOOK_THROW_ALLOWED, oracle->game, oracle->seat);
  call.cards = &cards;
  call.grouping = oracle->grouping;
  oracle_ask(&call, inherited_allowed, &(Thrown){suit, play});
  return call.answer[0] != 0;
}

static void add_sorted(OracleShape *shape, OracleUnit unit) {
  int at = shape->n++;
  for (; at > 0 && oracle_compare_kinds(&unit, &shape->unit[at - 1]) > 0; at--)
    shape->unit[at] = shape->unit[at - 1];
  shape->unit[at] = unit;
}

/* What the leader said, the units with the most cards first; of as many the tractor, then the
** larger sets. */
static void said_units(const Grouped *said, int suit, OracleShape *shape) {
  shape->n = 0;
  shape->suit = suit;
  for (int i = 0; i < said->n + said->singles; i++) {
    OracleUnit unit = {.size = 1, .length = 1};
    if (i < said->n)
      unit = (OracleUnit){.size = said->unit[i].size, .length = said->unit[i].length};
    add_sorted(shape, unit);
  }
}

/* Can the cards be divided into just these units, each of which may be led? */
static bool may_divide(const Oracle *oracle, const Pile *play, const OracleShape *said) {
  int cards = 0;
  for (int i = 0; i < said->n; i++) {
    if (!oracle_is_form(oracle, said->unit[i].size, said->unit[i].length)) return false;
    cards += said->unit[i].size * said->unit[i].length;
  }
  return cards == pile_size(play) && oracle_contains(oracle, play, said);
}

/* Is the play divided so without a word? */
static bool is_said_of_itself(const Oracle *oracle, const Pile *play, const OracleShape *said) {
  OracleShape shape, sorted = {.n = 0};
  if (oracle_has_forms(oracle->rules))
    oracle_divide(oracle, play, &shape);
  else
    oracle_decompose(oracle, play, &shape);
  if (shape.n != said->n) return false;
  for (int i = 0; i < shape.n; i++) add_sorted(&sorted, shape.unit[i]);
  for (int i = 0; i < said->n; i++)
    if (oracle_compare_kinds(&said->unit[i], &sorted.unit[i]) != 0) return false;
  return true;
}

bool oracle_says_otherwise(const Oracle *oracle, const Pile *play) {
  OracleShape said;
  said_units(oracle->grouping, oracle_suit_of(oracle, play), &said);
  return !is_said_of_itself(oracle, play, &said);
}

/* May the leader say so? Where he has no choice he may say only what is so without a word. */
static bool may_say(const Oracle *oracle, const Pile *play, const OracleShape *said) {
  if (oracle->rules->lead.grouping != GROUPING_LEADERS_CHOICE)
    return is_said_of_itself(oracle, play, said);
  if (!oracle_has_forms(oracle->rules)) return may_divide(oracle, play, said);
  return is_said_of_itself(oracle, play, said) || oracle_may_be_said(oracle, play, said);
}

/* A lead where units are of more than sets in sequence. */
static bool may_lead_forms(const Oracle *oracle, int suit, const Pile *play) {
  OracleShape shape;
  oracle_divide(oracle, play, &shape);
  if (shape.suit < 0 && !shape.across) return false;
  if (oracle->grouping) {
    said_units(oracle->grouping, suit, &shape);
    if (!may_say(oracle, play, &shape)) return false;
  }
  return shape.n == 1 || may_throw(oracle, suit, play);
}

/* Only who holds nothing else leads a card of no suit, and that alone. */
bool oracle_may_lead(const Oracle *oracle, const Pile *hand, const Pile *play) {
  OracleShape shape;
  int suit = oracle_suit_of(oracle, play);
  if (oracle_suitless(oracle, play))
    return pile_size(play) == 1 && oracle_suitless(oracle, hand) == pile_size(hand);
  if (pile_size(play) == 0) return false;
  if (oracle_has_forms(oracle->rules)) return may_lead_forms(oracle, suit, play);
  if (suit < 0) return false;
  if (!oracle->grouping)
    oracle_decompose(oracle, play, &shape);
  else
    said_units(oracle->grouping, suit, &shape);
  if (oracle->grouping && !may_say(oracle, play, &shape)) return false;
  return shape.n == 1 || may_throw(oracle, suit, play);
}

/* Of the like of it in the rest, is the unit one of the highest that leave it the others? */
static bool is_highest(const Oracle *oracle, const Pile *rest, const OracleUnit *unit,
                       const OracleShape *others) {
  static OracleUnit units[ORACLE_UNITS_MAX];
  bool found = false;
  Pile took = {{0}};
  pile_take(&took, unit, -1);
  int n = oracle_like(oracle, rest, others->suit, unit, units, ORACLE_UNITS_MAX);
  for (int j = 0; j < n; j++) {
    Pile left = *rest, taken = {{0}};
    pile_take(&left, &units[j], 1);
    pile_take(&taken, &units[j], -1);
    bool leaves = oracle_has_forms(oracle->rules) ? oracle_may_be_said(oracle, &left, others)
                                                  : oracle_contains(oracle, &left, others);
    if (!leaves) continue;
    if (oracle_compare(oracle, &units[j], unit) > 0) return false;
    found |= memcmp(&taken, &took, sizeof took) == 0;
  }
  return found;
}

/* Is this what the leader's words mean: of what is left each unit in turn has the highest cards
** that leave the rest theirs? */
bool oracle_is_said(const Oracle *oracle, const Pile *play, const OracleShape *shape) {
  OracleShape said;
  Pile rest = *play;
  said_units(oracle->grouping, shape->suit, &said);
  if (said.n != shape->n) return false;
  if (oracle_has_forms(oracle->rules) && is_said_of_itself(oracle, play, &said))
    return oracle_is_divided(oracle, play, shape);
  for (int i = 0; i < said.n; i++) {
    const OracleUnit *unit = &shape->unit[i];
    OracleShape others = {.suit = shape->suit, .n = said.n - i - 1};
    if (unit->size != said.unit[i].size || unit->length != said.unit[i].length) return false;
    memcpy(others.unit, said.unit + i + 1, (size_t)others.n * sizeof *others.unit);
    if (!is_highest(oracle, &rest, unit, &others)) return false;
    pile_take(&rest, unit, 1);
  }
  return pile_size(&rest) == 0;
}
