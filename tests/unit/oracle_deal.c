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

enum { BY_CARDS = RULES_LEADS | RULES_FOLLOWS | RULES_WINNER | RULES_THROWS };

/* Under such rules these rulings are left to other tests. Beside them the model does not know at
** all: phases of functions, and what their effects do with cards; leads of cards that have no suit.
*/
static const struct {
  const char *what;
  unsigned rulings;
  uint64_t hooks;
  bool (*applies)(const Rules *rules);
} NOT_COVERED[] = {
    {"forms of lead beside sets in sequence", BY_CARDS, BIT(LEAD_FORMS), has_other_forms},
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

bool oracle_may_lead(const Oracle *oracle, const Pile *play) {
  OracleShape shape;
  int suit = oracle_suit_of(oracle, play);
  if (pile_size(play) == 0 || suit < 0) return false;
  oracle_decompose(oracle, play, &shape);
  return shape.n == 1 || may_throw(oracle, suit, play);
}
