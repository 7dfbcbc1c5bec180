/* oracle_deal.c - the course of a deal, naively. See oracle_deal.h. */
#include "oracle_deal.h"

#include "oracle_ask.h"

/* --- what is not covered ---------------------------------------------------------------------- */

#define BIT(hook) ((uint64_t)1 << HOOK_##hook)

/* Forms that are more than identical cards, or sets of them in sequence. */
static bool has_other_forms(const Rules *rules) {
  bool single = false;
  for (int i = 0; i < rules->lead.forms_n; i++) {
    const Form *form = &rules->lead.forms[i];
    if (form->odd || form->power || form->has_owes || form->answers) return true;
    if (form->to || form->cards_n || form->functions || form->alike) return true;
    single |= range_has(form->size, 1) && range_has(form->length, 1);
  }
  return !single || rules->lead.special;
}

/* Forms of which the model cannot say whether cards are one unit of them. */
static bool has_unknown_forms(const Rules *rules) {
  for (int i = 0; i < rules->lead.forms_n; i++)
    if (rules->lead.forms[i].functions & FORM_IS || rules->lead.forms[i].to) return true;
  return false;
}

enum { UPON_LEADS = RULES_FOLLOWS | RULES_WINNER | RULES_THROWS };

/* Under such rules these rulings are left to other tests. */
static const struct {
  const char *what;
  unsigned rulings;
  uint64_t hooks;
  bool (*applies)(const Rules *rules);
} NOT_COVERED[] = {
    {"what follows upon forms beside sets in sequence", UPON_LEADS, BIT(LEAD_FORMS),
     has_other_forms},
    {"leads of forms with `is` or `to`", RULES_LEADS, 0, has_unknown_forms},
};

unsigned oracle_covers(const Rules *rules, void (*why)(const char *what)) {
  const unsigned all = rules->family == FAMILY_CLIMB ? RULES_CLIMBING : RULES_ALL;
  unsigned covered = all;
  for (size_t i = 0; i < sizeof NOT_COVERED / sizeof *NOT_COVERED; i++) {
    bool applies = (rules->hooked & NOT_COVERED[i].hooks) != 0;
    if (NOT_COVERED[i].applies) applies |= NOT_COVERED[i].applies(rules);
    if (!applies || !(all & NOT_COVERED[i].rulings)) continue;
    covered &= ~NOT_COVERED[i].rulings;
    if (why) why(NOT_COVERED[i].what);
  }
  return covered;
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

/* What the leader said, the units with the most cards first; of as many the tractor, then the
** larger sets. */
static void said_units(const Grouped *said, int suit, OracleShape *shape) {
  shape->n = 0;
  shape->suit = suit;
  for (int i = 0; i < said->n + said->singles; i++) {
    OracleUnit unit = {.size = 1, .length = 1};
    if (i < said->n)
      unit = (OracleUnit){.size = said->unit[i].size, .length = said->unit[i].length};
    int at = shape->n++;
    for (; at > 0 && oracle_compare_kinds(&unit, &shape->unit[at - 1]) > 0; at--)
      shape->unit[at] = shape->unit[at - 1];
    shape->unit[at] = unit;
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

/* How many of the cards are of no suit? */
static int suitless(const Oracle *oracle, const Pile *pile) {
  int cards = 0;
  for (int card = 0; card < KIND_NB; card++)
    if (oracle->suit[card] < 0) cards += pile->n[card];
  return cards;
}

/* May the leader say so? Where he has no choice he may say only what is so without a word. */
static bool may_say(const Oracle *oracle, const Pile *play, const OracleShape *said) {
  OracleShape shape;
  if (oracle->rules->lead.grouping == GROUPING_LEADERS_CHOICE)
    return may_divide(oracle, play, said);
  oracle_decompose(oracle, play, &shape);
  if (shape.n != said->n) return false;
  for (int i = 0; i < said->n; i++)
    if (oracle_compare_kinds(&said->unit[i], &shape.unit[i]) != 0) return false;
  return true;
}

/* How many effective suits the cards are of. */
static int suits_in(const Oracle *oracle, const Pile *play) {
  int suits = 0;
  for (int suit = 0; suit < ESUIT_NB; suit++) suits += pile_size_in(oracle, play, suit) > 0;
  return suits;
}

/* Are the cards as the form says, but for its function: certain cards, or of one rank, or sets of
** identical cards in sequence? */
static bool has_form(const Oracle *oracle, const Form *form, const Pile *play) {
  static OracleUnit units[ORACLE_UNITS_MAX];
  Pile wanted = {{0}};
  int rank = -1, cards = pile_size(play);
  for (int i = 0; i < form->cards_n; i++) wanted.n[form->cards[i]]++;
  if (form->cards_n) return memcmp(&wanted, play, sizeof wanted) == 0;
  if (form->alike == ALIKE_RANK && range_has(form->length, 1)) {
    for (Card card = 0; card < KIND_NB; card++) {
      if (play->n[card] == 0) continue;
      int of = card_is_joker(card) ? card : card_rank(card);
      if (rank >= 0 && of != rank) return false;
      rank = of;
    }
    return range_has(form->size, cards);
  }
  for (int size = 1; size <= cards && size <= PACK_MAX; size++) {
    OracleSize of = {oracle_suit_of(oracle, play), size, cards / size};
    if (cards % size || !range_has(form->size, size) || !range_has(form->length, of.length))
      continue;
    if (of.suit >= 0 && oracle_units(oracle, play, of, units, ORACLE_UNITS_MAX) > 0) return true;
  }
  return false;
}

/* Is the whole play one unit of a form; of one that may cover several suits, if they are `across`?
*/
static bool is_one_unit(const Oracle *oracle, const Pile *play, bool across) {
  const Rules *rules = oracle->rules;
  int suits = suits_in(oracle, play);
  for (int i = 0; i < rules->lead.forms_n; i++) {
    const Form *form = &rules->lead.forms[i];
    bool covers = form->suits.max ? range_has(form->suits, suits) : suits == 1;
    if (across && form->suits.max < 2) continue;
    if (form->beats_size || !covers || !has_form(oracle, form, play)) continue;
    if (!(form->functions & FORM_ONLY)) return true;
    CardSet cards = kinds_in(play);
    HookCall call = oracle_question(rules, HOOK_LEAD_FORMS, NULL, -1);
    call.trump = oracle->trump;
    call.order = oracle->game->deal.has_order ? &oracle->game->deal.order : NULL;
    call.cards = &cards;
    call.number[0] = i;
    oracle_ask(&call, NULL, NULL);
    if (call.answer[0]) return true;
  }
  return !across && pile_size(play) == 1;
}

/* Are the cards nothing but units that may cover several suits? Every unit with the first card of
** `rest`, of which the cards from `card` on are still to be chosen, is tried. */
static bool are_across(const Oracle *oracle, const Pile *rest, Pile *unit, int card) {
  while (card < KIND_NB && rest->n[card] == 0) card++;
  if (card == KIND_NB) {
    Pile left = *rest, next = {{0}};
    for (int i = 0; i < KIND_NB; i++) left.n[i] -= unit->n[i];
    if (!is_one_unit(oracle, unit, true)) return false;
    return pile_size(&left) == 0 || are_across(oracle, &left, &next, 0);
  }
  for (int n = pile_size(unit) == 0; n <= rest->n[card]; n++) {
    unit->n[card] = n;
    if (are_across(oracle, rest, unit, card + 1)) return true;
  }
  unit->n[card] = 0;
  return false;
}

/* Only who holds nothing else leads a card of no suit, and that alone. */
bool oracle_may_lead(const Oracle *oracle, const Pile *hand, const Pile *play) {
  OracleShape shape;
  int suit = oracle_suit_of(oracle, play);
  if (suitless(oracle, play))
    return pile_size(play) == 1 && suitless(oracle, hand) == pile_size(hand);
  if (pile_size(play) == 0) return false;
  if (has_other_forms(oracle->rules) && is_one_unit(oracle, play, false)) return true;
  if (suit < 0 && !are_across(oracle, play, &(Pile){{0}}, 0)) return false;
  if (has_other_forms(oracle->rules)) return may_throw(oracle, suit, play);
  if (!oracle->grouping)
    oracle_decompose(oracle, play, &shape);
  else
    said_units(oracle->grouping, suit, &shape);
  if (oracle->grouping && !may_say(oracle, play, &shape)) return false;
  return shape.n == 1 || may_throw(oracle, suit, play);
}

/* Is this what the leader's words mean: of what is left each unit in turn has the highest cards
** that leave the rest theirs? */
bool oracle_is_said(const Oracle *oracle, const Pile *play, const OracleShape *shape) {
  static OracleUnit units[ORACLE_UNITS_MAX];
  OracleShape said;
  Pile rest = *play;
  said_units(oracle->grouping, shape->suit, &said);
  if (said.n != shape->n) return false;
  for (int i = 0; i < said.n; i++) {
    const OracleUnit *unit = &shape->unit[i];
    OracleShape others = {.suit = shape->suit, .n = said.n - i - 1};
    OracleSize of = {shape->suit, said.unit[i].size, said.unit[i].length};
    Pile took = {{0}};
    bool found = false;
    pile_take(&took, unit, -1);
    if (unit->size != of.size || unit->length != of.length) return false;
    memcpy(others.unit, said.unit + i + 1, (size_t)others.n * sizeof *others.unit);
    int n = oracle_units(oracle, &rest, of, units, ORACLE_UNITS_MAX);
    for (int j = 0; j < n; j++) {
      Pile left = rest, taken = {{0}};
      pile_take(&left, &units[j], 1);
      pile_take(&taken, &units[j], -1);
      if (!oracle_contains(oracle, &left, &others)) continue;
      if (oracle_compare(oracle, &units[j], unit) > 0) return false;
      found |= memcmp(&taken, &took, sizeof took) == 0;
    }
    if (!found) return false;
    pile_take(&rest, unit, 1);
  }
  return pile_size(&rest) == 0;
}
