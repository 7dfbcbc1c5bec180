/* oracle_end.c - the end of a deal, naively. See oracle_end.h. */
#include "oracle_end.h"

#include "oracle_form.h"

static bool is_opponent(const Game *game, int seat) { return !(game->deal.team >> seat & 1); }

/* --- the kitty -------------------------------------------------------------------------------- */

static Pile cards_of_play(const Deal *deal, const Play *play) {
  Pile pile = {{0}};
  for (int i = 0; i < play->n; i++) pile.n[deal->log[play->from + i]]++;
  return pile;
}

static int longest_of(const OracleShape *shape) {
  int longest = 1;
  for (int i = 0; i < shape->n; i++)
    if (shape->unit[i].size * shape->unit[i].length > longest)
      longest = shape->unit[i].size * shape->unit[i].length;
  return longest;
}

/* A lead that its leader has divided has the units that were said, and so has the play that wins,
** if it can be divided so. */
static int longest_unit(const Oracle *oracle, const Pile *play, const Grouped *said) {
  OracleShape shape = {.suit = oracle_suit_of(oracle, play)};
  bool forms = oracle_has_forms(oracle->rules);
  if (shape.suit < 0 && !forms) return 1;
  for (int i = 0; i < said->n; i++)
    shape.unit[shape.n++] =
        (OracleUnit){.size = said->unit[i].size, .length = said->unit[i].length};
  for (int i = 0; i < said->singles; i++)
    shape.unit[shape.n++] = (OracleUnit){.size = 1, .length = 1};
  bool has = shape.n > 0 && (forms ? oracle_may_be_said : oracle_contains)(oracle, play, &shape);
  if (!has) (forms ? oracle_divide : oracle_decompose)(oracle, play, &shape);
  return longest_of(&shape);
}

static int multiplier_by(const Oracle *oracle, const Game *game, int longest) {
  const Deal *deal = &game->deal;
  if (longest == LONGEST_NONE) return oracle->rules->kitty.multiplier;
  if (deal->trick == 0) return 2; /* a throw ended the first one: as of a single card */
  int i = longest == LONGEST_LED ? 0 : deal->last_winner - deal->last_leader;
  Pile play = cards_of_play(deal, &deal->last_play[(i + deal->players) % deal->players]);
  return 2 * longest_unit(oracle, &play, &deal->last_grouping);
}

/* The words of the field are the longest unit's, behind no word. */
static void inherited_multiplier(HookCall *call) {
  const Oracle *oracle = call->builtin_data;
  int longest = call->word ? call->word : oracle->rules->kitty.longest;
  call->answer[0] = multiplier_by(oracle, call->game, longest);
}

static int multiplier(const Oracle *oracle, const Game *game) {
  const Rules *rules = oracle->rules;
  if (game->deal.exposed) return rules->kitty.exposed;
  if (!rules_hooked(rules, HOOK_KITTY_MULTIPLIER) || game->deal.trick == 0)
    return multiplier_by(oracle, game, rules->kitty.longest);
  HookCall call = oracle_question(rules, HOOK_KITTY_MULTIPLIER, game, game->deal.last_winner);
  oracle_ask(&call, inherited_multiplier, oracle);
  return call.answer[0];
}

/* --- points ----------------------------------------------------------------------------------- */

static int points_of(const Oracle *oracle, const CardSet *cards) {
  int points = 0;
  for (int card = 0; card < KIND_NB; card++)
    points += oracle->points[card] * cardset_count(cards, card, PACK_MAX);
  return points;
}

/* Who is given all cards that were not played; nobody, where none are. */
static int unplayed_side(const Rules *rules, const Game *game) {
  const Deal *deal = &game->deal;
  int to = deal_ending(deal, rules)->unplayed;
  if (!deal->ended_by_throw || to == PENALTY_NO_SIDE) return SIDE_NOBODY;
  bool opponents = is_opponent(game, deal->offender) == (to == PENALTY_LEADERS_SIDE);
  return opponents ? SIDE_OPPONENTS : SIDE_DECLARERS;
}

static bool kitty_counts(const Rules *rules, const Game *game) {
  const Deal *deal = &game->deal;
  if (deal->ended_by_throw) return unplayed_side(rules, game) == SIDE_OPPONENTS;
  return !deal->ended_early && is_opponent(game, deal->last_winner);
}

static int that_count(const Rules *rules, int points) {
  return points < 0 && rules->score.below_zero == BELOW_ZERO_IS_ZERO ? 0 : points;
}

static void count_points(const Oracle *oracle, Game *game) {
  const Rules *rules = oracle->rules;
  Deal *deal = &game->deal;
  int tricks = 0, penalties = 0;
  for (int seat = 0; seat < deal->players; seat++) {
    if (is_opponent(game, seat)) tricks += deal->won[seat];
    penalties += is_opponent(game, seat) ? -deal->penalty[seat] : deal->penalty[seat];
    if (unplayed_side(rules, game) == SIDE_OPPONENTS)
      tricks += points_of(oracle, HAND_OF(deal, seat));
  }
  deal->trick_points = (int16_t)tricks;
  deal->penalty_points = (int16_t)penalties;
  deal->multiplier = (uint16_t)multiplier(oracle, game);
  deal->kitty_points =
      kitty_counts(rules, game) ? deal->multiplier * points_of(oracle, &deal->kitty) : 0;
  deal->opponents_points = that_count(rules, tricks + penalties + deal->kitty_points);
  if (!rules_hooked(rules, HOOK_SCORE_POINTS)) return;
  HookCall call = oracle_question(rules, HOOK_SCORE_POINTS, game, -1);
  call.number[0] = deal->opponents_points;
  oracle_ask(&call, NULL, NULL);
  deal->opponents_points = that_count(rules, call.answer[0]);
}

/* --- who wins how much ------------------------------------------------------------------------ */

/* The last band that is reached, else the first. */
static Score by_table(const Rules *rules, int points) {
  const Band *band = &rules->score.bands[0];
  for (int i = 0; i < rules->score.bands_n; i++) {
    int from = rules->score.bands[i].from * rules->score.step + rules->score.bands[i].above;
    if (points >= from) band = &rules->score.bands[i];
  }
  Score score = {band->side, band->levels};
  int way = band->every, from = band->from * rules->score.step;
  for (int step = 1; way && rules->score.step && step <= 1000; step++)
    score.levels += way > 0 ? points >= from + step * rules->score.step
                            : points <= from - step * rules->score.step;
  return score;
}

static void inherited_bands(HookCall *call) {
  Score score = by_table(call->rules, call->number[0]);
  call->answer[0] = score.side;
  call->answer[1] = score.levels;
}

static Score by_bands(const Rules *rules, const Game *game, int points) {
  if (!rules_hooked(rules, HOOK_SCORE_BANDS)) return by_table(rules, points);
  HookCall call = oracle_question(rules, HOOK_SCORE_BANDS, game, -1);
  call.number[0] = points;
  oracle_ask(&call, inherited_bands, NULL);
  return (Score){call.answer[0], call.answer[1]};
}

static int by_short_word(int word, int levels, int missing) {
  if (word == SHORT_TEAM_MULTIPLY) return levels * (1 + missing);
  return word == SHORT_TEAM_ADD && levels > 0 && missing > 0 ? levels + 1 : levels;
}

static void inherited_short_team(HookCall *call) {
  int word = oracle_word(call, call->rules->score.short_team);
  call->answer[0] = by_short_word(word, call->number[0], call->number[1]);
}

static int by_short_team(const Rules *rules, const Game *game, int levels) {
  int missing = game->deal.missing;
  if (!rules_hooked(rules, HOOK_SCORE_SHORT_TEAM))
    return by_short_word(rules->score.short_team, levels, missing);
  HookCall call = oracle_question(rules, HOOK_SCORE_SHORT_TEAM, game, -1);
  call.number[0] = levels;
  call.number[1] = missing;
  oracle_ask(&call, inherited_short_team, NULL);
  return call.answer[0];
}

static Score by_last_word(const Rules *rules, const Game *game, Score score) {
  if (!rules_hooked(rules, HOOK_SCORE_ADJUST)) return score;
  HookCall call = oracle_question(rules, HOOK_SCORE_ADJUST, game, -1);
  call.number[0] = score.side;
  call.number[1] = score.levels;
  oracle_ask(&call, NULL, NULL);
  return (Score){call.answer[0], call.answer[1]};
}

/* A throw that ends the play settles the deal without a table where it loses it, or gains levels
** for the others. */
static bool throw_settles(const Rules *rules, const Game *game, Score *score) {
  const Penalty *ending = deal_ending(&game->deal, rules);
  bool lose = ending->loses == PENALTY_LEADERS_SIDE, win = ending->loses == PENALTY_OTHER_SIDE;
  if (!game->deal.ended_by_throw || (!lose && !win && !ending->levels_others)) return false;
  bool opponents = is_opponent(game, game->deal.offender) == win;
  *score = (Score){opponents ? SIDE_OPPONENTS : SIDE_DECLARERS,
                   win ? ending->levels_leaders : ending->levels_others};
  return true;
}

static int missing_members(const Rules *rules, const Game *game) {
  int members = 0;
  if (rules->friends.teams != TEAMS_CALLED) return 0;
  for (int seat = 0; seat < game->deal.players; seat++) members += !is_opponent(game, seat);
  int missing = 1 + game->deal.calls - members;
  return missing > 0 ? missing : 0;
}

void oracle_settle(const Oracle *oracle, Game *game) {
  const Rules *rules = oracle->rules;
  Deal *deal = &game->deal;
  deal->missing = (uint8_t)missing_members(rules, game);
  count_points(oracle, game);
  Score score;
  if (!throw_settles(rules, game, &score)) {
    score = by_bands(rules, game, deal->opponents_points);
    if (score.side == SIDE_DECLARERS) score.levels = by_short_team(rules, game, score.levels);
  }
  deal->score = by_last_word(rules, game, score);
}

/* --- an early end ----------------------------------------------------------------------------- */

/* The most that the kitty may count: by length, so often as the longest unit of the last trick may
** have cards. */
static int most_kitty(const Rules *rules, const Game *game) {
  const Deal *deal = &game->deal;
  int cards = 0;
  if (deal->exposed) return rules->kitty.exposed;
  if (rules->kitty.longest == LONGEST_NONE) return rules->kitty.multiplier;
  for (int card = 0; card < KIND_NB; card++) cards += deal_holds(deal, 0, card);
  return 2 * cards;
}

/* Every number of points that the opponents may still come to. */
static bool is_decided(const Oracle *oracle, const Game *game) {
  const Rules *rules = oracle->rules;
  const Deal *deal = &game->deal;
  const uint64_t weighed = (uint64_t)1 << HOOK_SCORE_POINTS | (uint64_t)1 << HOOK_SCORE_ADJUST |
                           (uint64_t)1 << HOOK_SCORE_SHORT_TEAM;
  bool by_function = rules_hooked(rules, HOOK_KITTY_MULTIPLIER) && !deal->exposed;
  int won = 0, more = 0, less = 0, buried = points_of(oracle, &deal->kitty);
  if (rules->hooked & weighed || (by_function && buried)) return false;
  for (int i = 0; i < deal->calls; i++)
    if (deal->call[i].player == SEAT_NONE) return false;
  for (int seat = 0; seat < deal->players; seat++) {
    won += is_opponent(game, seat) ? deal->won[seat] - deal->penalty[seat] : deal->penalty[seat];
    for (int card = 0; card < KIND_NB; card++) {
      int points = oracle->points[card] * deal_holds(deal, seat, card);
      *(points > 0 ? &more : &less) += points;
    }
  }
  *(buried > 0 ? &more : &less) += most_kitty(rules, game) * buried;
  Score first = by_bands(rules, game, that_count(rules, won));
  for (int points = won + less; points <= won + more; points++) {
    Score score = by_bands(rules, game, that_count(rules, points));
    if (score.side != first.side || score.levels != first.levels) return false;
  }
  return true;
}

static void inherited_early_end(HookCall *call) {
  const Oracle *oracle = call->builtin_data;
  int word = oracle_word(call, oracle->rules->score.early_end);
  call->answer[0] = word == EARLY_END_WHEN_DECIDED && is_decided(oracle, call->game);
}

bool oracle_ends_early(const Oracle *oracle, const Game *game) {
  const Rules *rules = oracle->rules;
  if (!rules_hooked(rules, HOOK_SCORE_EARLY_END))
    return rules->score.early_end == EARLY_END_WHEN_DECIDED && is_decided(oracle, game);
  HookCall call = oracle_question(rules, HOOK_SCORE_EARLY_END, game, -1);
  oracle_ask(&call, inherited_early_end, oracle);
  return call.answer[0] != 0;
}

/* --- the next deal ---------------------------------------------------------------------------- */

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
    case WHO_LAST_TRICK_WINNER: return deal->trick > 0 ? deal->last_winner : deal->declarer;
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

static const WhoBy *next_by(const Rules *rules, int hook) {
  return hook == HOOK_DEAL_NEXT ? &rules->deal.next : &rules->advance.declarer;
}

static void inherited_next(HookCall *call) {
  int word = word_by_result(call->game, next_by(call->rules, (int)call->hook));
  int seat = seat_by_word(call->game, oracle_word(call, word));
  call->answer[0] = seat == SEAT_NONE ? -1 : seat;
}

/* A function names a player, or a word that does. */
static int next_seat(const Rules *rules, const Game *game, Hook hook) {
  if (!rules_hooked(rules, hook))
    return seat_by_word(game, word_by_result(game, next_by(rules, (int)hook)));
  HookCall call = oracle_question(rules, hook, game, -1);
  oracle_ask(&call, inherited_next, NULL);
  return call.answer[0] >= 0 ? call.answer[0] : seat_by_word(game, call.answer[1]);
}

void oracle_next(const Rules *rules, const Game *game, int *first_drawer, int *declarer) {
  *first_drawer = next_seat(rules, game, HOOK_DEAL_NEXT);
  if (*first_drawer == SEAT_NONE) *first_drawer = game->deal.first_drawer;
  *declarer = next_seat(rules, game, HOOK_ADVANCE_DECLARER);
}
