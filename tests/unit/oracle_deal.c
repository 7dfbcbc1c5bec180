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

static bool has_phases(const Rules *rules) { return rules->rule_phases > 0; }

static bool ends_play(const Rules *rules) { return rules->throw.forced == FORCED_PLAY_ENDS; }

enum {
  BY_CARDS = RULES_LEADS | RULES_FOLLOWS | RULES_WINNER | RULES_THROWS,
  AT_THE_END = RULES_RESULT | RULES_NEXT
};

/* Under such rules these rulings are left to other tests. Beside them the model does not know at
** all: the kitty's owner, what may be buried and called, who joins, how levels move; and
** leads of cards that have no suit. */
static const struct {
  const char *what;
  unsigned rulings;
  uint64_t hooks;
  bool (*applies)(const Rules *rules);
} NOT_COVERED[] = {
    {"climbing games", RULES_ALL, 0, climbs},
    {"an order by a function", BY_CARDS,
     BIT(ORDER_TRUMPS) | BIT(ORDER_NO_TRUMP) | BIT(ORDER_TRACTORS), NULL},
    {"forms of lead beside single, set and tractor", BY_CARDS, BIT(LEAD_FORMS), has_other_forms},
    {"leads that a function forbids", RULES_LEADS, BIT(LEAD_REFUSE) | BIT(THROW_ALLOWED), NULL},
    {"what is owed by a function, or forbidden", RULES_FOLLOWS,
     BIT(FOLLOW_OWES) | BIT(FOLLOW_SMALLER) | BIT(FOLLOW_PROTECT) | BIT(FOLLOW_REFUSE), NULL},
    {"winners by a function", RULES_WINNER, BIT(WIN_OVERRUFF) | BIT(WIN_BEATS), NULL},
    {"throws tested, left or stopped by a function", RULES_THROWS,
     BIT(THROW_TEST) | BIT(THROW_FORCED) | BIT(THROW_STOPPED_BY), NULL},
    {"penalties by a function", RULES_THROWS | RULES_RESULT, BIT(THROW_PENALTY), NULL},
    {"throws that end the play", RULES_THROWS | AT_THE_END, 0, ends_play},
    {"points of cards by a function", RULES_POINTS | RULES_RESULT, BIT(POINTS_CARDS), NULL},
    {"phases and effects of functions", RULES_POINTS | AT_THE_END,
     BIT(DEAL_BEGINS) | BIT(DEAL_ENDS) | BIT(DECLARE_DOES) | BIT(DECLARE_NOBODY), has_phases},
    {"results by a function", AT_THE_END,
     BIT(KITTY_MULTIPLIER) | BIT(SCORE_POINTS) | BIT(SCORE_BANDS) | BIT(SCORE_SHORT_TEAM) |
         BIT(SCORE_ADJUST),
     NULL},
    {"the next deal by a function", RULES_NEXT, BIT(DEAL_NEXT) | BIT(ADVANCE_DECLARER), NULL},
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

/* --- the end of a deal ------------------------------------------------------------------------ */

static bool is_opponent(const Game *game, int seat) { return !(game->deal.team >> seat & 1); }

static Pile cards_of_play(const Deal *deal, const Play *play) {
  Pile pile = {{0}};
  for (int i = 0; i < play->n; i++) pile.n[deal->log[play->from + i]]++;
  return pile;
}

static int longest_unit(const Oracle *oracle, const Pile *play) {
  OracleShape shape;
  int suit = 0, longest = 1;
  while (suit < ESUIT_NB && pile_size_in(oracle, play, suit) != pile_size(play)) suit++;
  if (suit == ESUIT_NB) return 1;
  oracle_decompose(oracle, play, &shape);
  for (int i = 0; i < shape.n; i++)
    if (shape.unit[i].size * shape.unit[i].length > longest)
      longest = shape.unit[i].size * shape.unit[i].length;
  return longest;
}

static int multiplier(const Oracle *oracle, const Game *game) {
  const Deal *deal = &game->deal;
  const Rules *rules = oracle->rules;
  if (deal->exposed) return rules->kitty.exposed;
  if (rules->kitty.longest == LONGEST_NONE) return rules->kitty.multiplier;
  int i = rules->kitty.longest == LONGEST_LED ? 0 : deal->last_winner - deal->last_leader;
  Pile play = cards_of_play(deal, &deal->last_play[(i + deal->players) % deal->players]);
  return 2 * longest_unit(oracle, &play);
}

static int opponents_points(const Oracle *oracle, const Game *game, int multiplier) {
  const Deal *deal = &game->deal;
  int points = 0;
  for (int seat = 0; seat < deal->players; seat++) {
    if (is_opponent(game, seat))
      points += deal->won[seat] - deal->penalty[seat];
    else
      points += deal->penalty[seat];
  }
  if (!deal->ended_early && is_opponent(game, deal->last_winner))
    for (int card = 0; card < KIND_NB; card++)
      points += multiplier * oracle->rules->points.cards[card] *
                cardset_count(&deal->kitty, card, PACK_MAX);
  bool stops = oracle->rules->score.below_zero == BELOW_ZERO_IS_ZERO;
  return points < 0 && stops ? 0 : points;
}

/* The last band that is reached, else the first. */
static void apply_bands(const Rules *rules, OracleResult *result) {
  const Band *band = &rules->score.bands[0];
  for (int i = 0; i < rules->score.bands_n; i++) {
    int from = rules->score.bands[i].from * rules->score.step + rules->score.bands[i].above;
    if (result->points >= from) band = &rules->score.bands[i];
  }
  result->side = band->side;
  result->levels = band->levels;
  int way = band->every, from = band->from * rules->score.step;
  for (int step = 1; way && rules->score.step && step <= 1000; step++)
    result->levels += way > 0 ? result->points >= from + step * rules->score.step
                              : result->points <= from - step * rules->score.step;
}

OracleResult oracle_result(const Oracle *oracle, const Game *game) {
  const Rules *rules = oracle->rules;
  OracleResult result = {.multiplier = multiplier(oracle, game)};
  int missing = game->deal.missing;
  result.points = opponents_points(oracle, game, result.multiplier);
  apply_bands(rules, &result);
  if (result.side != SIDE_DECLARERS || missing == 0) return result;
  if (rules->score.short_team == SHORT_TEAM_MULTIPLY) result.levels *= 1 + missing;
  if (rules->score.short_team == SHORT_TEAM_ADD && result.levels > 0) result.levels++;
  return result;
}

/* The next seat behind the declarer on the opponents' side, or not. */
static int next_of_side(const Game *game, bool opponents) {
  int seat = game->deal.declarer;
  do seat = (seat + 1) % game->deal.players;
  while (is_opponent(game, seat) != opponents && seat != game->deal.declarer);
  return seat;
}

static int seat_by_word(const Game *game, int word) {
  const Deal *deal = &game->deal;
  int side = deal->score.side;
  const Bid *standing = bidding_standing(&deal->bidding);
  switch (word) {
    case WHO_DECLARER: return deal->declarer;
    case WHO_PARTNER: return next_of_side(game, false);
    case WHO_NEXT_SEAT: return (deal->declarer + 1) % deal->players;
    case WHO_NEXT_WINNER:
      return side == SIDE_NOBODY ? deal->declarer : next_of_side(game, side == SIDE_OPPONENTS);
    case WHO_NEXT_OPPONENT: return next_of_side(game, true);
    case WHO_LAST_TRICK_WINNER: return deal->last_winner;
    case WHO_BIDDER: return standing ? standing->seat : deal->declarer;
    case WHO_FIRST_DRAWER: return deal->first_drawer;
    case WHO_AFTER_FIRST_DRAWER: return (deal->first_drawer + 1) % deal->players;
    default: return SEAT_NONE;
  }
}

static int word_by_result(const Game *game, const WhoBy *by) {
  int side = game->deal.score.side;
  if (side == SIDE_NOBODY && by->even != WHO_NOBODY) return by->even;
  return side == SIDE_OPPONENTS ? by->lost : by->won;
}

void oracle_next(const Rules *rules, const Game *game, int *first_drawer, int *declarer) {
  *first_drawer = seat_by_word(game, word_by_result(game, &rules->deal.next));
  if (*first_drawer == SEAT_NONE) *first_drawer = game->deal.first_drawer;
  *declarer = seat_by_word(game, word_by_result(game, &rules->advance.declarer));
}
