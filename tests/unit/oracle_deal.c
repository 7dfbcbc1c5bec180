/* oracle_deal.c - the course of a deal, naively. See oracle_deal.h. */
#include "oracle_deal.h"

/* --- what is not covered ---------------------------------------------------------------------- */

#define BIT(hook) ((uint64_t)1 << HOOK_##hook)

static bool climbs(const Rules *rules) {
  return rules->family != FAMILY_TRICK || rules->order.suits != SUITS_FOUR;
}

/* Forms beside the single card, the set and the tractor of sets, and those that beat a unit. */
static bool has_other_forms(const Rules *rules) {
  int usual = 0;
  for (int i = 0; i < rules->lead.forms_n; i++) {
    const Form *form = &rules->lead.forms[i];
    bool one = form->length.max == 1, open = form->size.max >= PACK_MAX;
    if (form->beats_size) continue;
    if (form->size.max == 1 && one)
      usual |= 1;
    else if (form->size.min == 2 && open && one)
      usual |= 2;
    else if (form->size.min == 2 && open && form->length.min == 2 && form->length.max >= KIND_NB)
      usual |= 4;
    else
      return true;
  }
  return usual != 7 || rules->lead.special;
}

enum {
  BY_CARDS = RULES_LEADS | RULES_FOLLOWS | RULES_WINNER | RULES_THROWS,
  AT_THE_END = RULES_RESULT | RULES_NEXT | RULES_LEVELS
};

/* Under such rules these rulings are left to other tests. Beside them the model does not know at
** all: what functions do besides levels, points and who is active (cards that change hands,
** phases); and leads of cards that have no suit. */
static const struct {
  const char *what;
  unsigned rulings;
  uint64_t hooks;
  bool (*applies)(const Rules *rules);
} NOT_COVERED[] = {
    {"climbing games", RULES_ALL, 0, climbs},
    {"an order by a function", BY_CARDS | RULES_CALLS,
     BIT(ORDER_TRUMPS) | BIT(ORDER_NO_TRUMP) | BIT(ORDER_TRACTORS), NULL},
    {"forms of lead beside single, set and tractor", BY_CARDS, BIT(LEAD_FORMS), has_other_forms},
    {"leads that a function forbids", RULES_LEADS, BIT(LEAD_REFUSE) | BIT(THROW_ALLOWED), NULL},
    {"what is owed by a function, or forbidden", RULES_FOLLOWS,
     BIT(FOLLOW_OWES) | BIT(FOLLOW_SMALLER) | BIT(FOLLOW_PROTECT) | BIT(FOLLOW_REFUSE), NULL},
    {"winners by a function", RULES_WINNER, BIT(WIN_OVERRUFF) | BIT(WIN_BEATS), NULL},
    {"throws tested, left or stopped by a function", RULES_THROWS,
     BIT(THROW_TEST) | BIT(THROW_FORCED) | BIT(THROW_STOPPED_BY), NULL},
    {"penalties by a function", RULES_THROWS, BIT(THROW_PENALTY), NULL},
};

unsigned oracle_covers(const Rules *rules, void (*why)(const char *what)) {
  unsigned covered = RULES_ALL;
  for (size_t i = 0; i < sizeof NOT_COVERED / sizeof *NOT_COVERED; i++) {
    bool applies = (rules->hooked & NOT_COVERED[i].hooks) != 0;
    if (NOT_COVERED[i].applies) applies |= NOT_COVERED[i].applies(rules);
    if (!applies) continue;
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

bool oracle_may_lead(const Oracle *oracle, const Pile *play) {
  OracleShape shape;
  int suit = 0, cards = pile_size(play);
  while (suit < ESUIT_NB && pile_size_in(oracle, play, suit) != cards) suit++;
  if (cards == 0 || suit == ESUIT_NB) return false;
  oracle_decompose(oracle, play, &shape);
  if (shape.n == 1) return true;
  switch (oracle->rules->throw.allowed) {
    case THROW_NO: return false;
    case THROW_PLAIN_SUITS: return suit != TRUMPS;
    case THROW_EQUAL_SETS: return are_equal_sets(play);
    default: return true;
  }
}
