/* level_changes.c - see level_changes.h. */
#include "deal/level_changes.h"

#include "base/inline.h"
#include "deal/apply_effects.h"
#include "deal/end_of_deal.h"
#include "deal/levels.h"

/* Levels that failed throws move a side beside the score: those after which the play went on, and
** the one that ended it, of which the score has what its winner gets. */
static int fault_levels(const Deal *deal, const Rules *rules, Side side) {
  int levels = 0;
  bool asked = rules_hooked(rules, HOOK_THROW_PENALTY);
  for (int leader = 0; leader < deal->players; leader++) {
    if (!deal->faults[leader]) continue;
    bool mates = deal_side(deal, leader) == side;
    int times = deal->faults[leader] - (deal->ended_by_throw && leader == deal->offender);
    levels += deal->fault_levels[leader][mates];
    if (asked) continue;
    levels +=
        times * (mates ? rules->throw.penalty.levels_leaders : rules->throw.penalty.levels_others);
  }
  if (!deal->ended_by_throw) return levels;
  Side loser = deal_lost_by_throw(deal, rules);
  if (loser != SIDE_NOBODY && side != loser) return levels;
  return levels + deal_levels_by_throw(deal, rules, side);
}

enum { OFF_TRACK = -1000 };

/* Where on the track a rank stands, counted from the start; OFF_TRACK: nowhere. */
static int steps_to(const Rules *rules, int rank) {
  for (int i = 0; i < rules->levels.track_n; i++)
    if (rules->levels.track[i] == rank) return i - rules->levels.start;
  return OFF_TRACK;
}

/* advance.demote: back to the nearest level of that rank, before the gains; a rank before the start
** of the game means the start. Who stands below it stays: nobody is raised. */
static NO_INLINE bool demote(const Game *game, const Rules *rules, int seat, int *level,
                             Ruling *why) {
  HookCall call;
  deal_question(&call, HOOK_ADVANCE_DEMOTE, game, seat);
  call.answer[0] = -1;
  if (!rule_answers(rules, &call, why)) return false;
  if (call.answer[0] < 0) return true;
  int to = *level, first = steps_to(rules, call.answer[0]);
  if (first == OFF_TRACK) {
    ruling_refuse(why, REFUSED_RULE_FAILED, SAY(DEMOTED_OFF),
                  call.answer[0] == RANK_NONE ? "NT"
                                              : rank_name((Rank)call.answer[0], STYLE_ASCII));
    return false;
  }
  while (to >= 0 && level_rank(rules, to) != call.answer[0]) to--;
  if (to >= 0 || first < 0) *level = to < 0 ? 0 : to;
  return true;
}

/* Steps up from a level. */
typedef struct Rise {
  int from, steps;
} Rise;

/* advance.stops as a function: asked about each level that the steps would touch. */
static NO_INLINE bool find_stops(const Game *game, const Rules *rules, int seat, Rise rise,
                                 uint8_t stops[RANK_NB + 1], Ruling *why) {
  bool asked[RANK_NB + 1] = {false};
  memcpy(stops, rules->advance.stops, RANK_NB + 1);
  for (int at = rise.from; at <= rise.from + rise.steps; at++) {
    bool beyond = rules->levels.after_last == AFTER_LAST_WIN &&
                  at >= rules->levels.track_n - rules->levels.start;
    int index = beyond ? -1 : level_index(rules, at);
    if (index < 0 || asked[index]) continue;
    HookCall call;
    deal_question(&call, HOOK_ADVANCE_STOPS, game, seat);
    call.rank = level_rank(rules, at);
    call.answer[0] = stops[index];
    if (!rule_answers(rules, &call, why)) return false;
    stops[index] = (uint8_t)call.answer[0];
    asked[index] = true;
  }
  return true;
}

/* The highest stop that the seat may leave: the deal was played at the declarer's level. */
static Stop may_leave(const Game *game, const Rules *rules, int seat, int level) {
  const Deal *deal = &game->deal;
  if ((int)deal_side(deal, seat) != deal->score.side) return STOP_NOBODY;
  if (deal->score.side != SIDE_DECLARERS) return STOP_ANYONE;
  Rank played_at = level_rank(rules, deal->level_before[deal->declarer]);
  return played_at == level_rank(rules, level) ? STOP_DECLARER : STOP_DECLARERS;
}

/* advance.steps as a function. */
static NO_INLINE bool find_steps(const Game *game, const Rules *rules, int seat, int *steps,
                                 Ruling *why) {
  HookCall call;
  deal_question(&call, HOOK_ADVANCE_STEPS, game, seat);
  call.number[0] = *steps;
  call.answer[0] = *steps;
  if (!rule_answers(rules, &call, why)) return false;
  *steps = call.answer[0];
  return true;
}

/* A level after the deal. */
typedef struct Reached {
  int level;
  bool won; /* the game, by passing the last one */
} Reached;

/* One seat's level after the deal, with `faults` for failed throws; of the game nothing changes but
** how it came to that. */
static ALWAYS_INLINE bool find_level(Game *game, const Rules *rules, int seat, int faults,
                                     Reached *out, Ruling *why) {
  const Deal *deal = &game->deal;
  Settling *settling = &game->deal.settling;
  uint8_t found[RANK_NB + 1];
  const uint8_t *stops = rules->advance.stops;
  int level = game->level[seat];
  settling->from[seat] = (int16_t)level;
  if (rules_hooked(rules, HOOK_ADVANCE_DEMOTE) && !demote(game, rules, seat, &level, why))
    return false;
  settling->demoted[seat] = (int16_t)level;
  bool winner = (int)deal_side(deal, seat) == deal->score.side;
  int steps = (winner ? deal->score.levels : 0) + faults;
  settling->faults[seat] = (int16_t)faults;
  if (rules_hooked(rules, HOOK_ADVANCE_STEPS) && !find_steps(game, rules, seat, &steps, why))
    return false;
  settling->steps[seat] = (int16_t)steps;
  if (steps >= 0 && rules_hooked(rules, HOOK_ADVANCE_STOPS)) {
    if (!find_stops(game, rules, seat, (Rise){level, steps}, found, why)) return false;
    stops = found;
  }
  *out = (Reached){level + steps < 0 ? 0 : level + steps, false};
  if (steps > 0)
    out->level =
        level_advance(rules, stops, level, steps, may_leave(game, rules, seat, level), &out->won);
  return true;
}

static void set_level(Game *game, int seat, Reached reached) {
  game->level[seat] = (int16_t)(reached.level < INT16_MAX ? reached.level : INT16_MAX);
  if (reached.won) game->winners |= (uint16_t)(1u << seat);
  assert(game->level[seat] >= 0);
}

bool settle_advance(Game *game, const Rules *rules, int seat, Ruling *why) {
  Reached reached;
  int faults = fault_levels(&game->deal, rules, deal_side(&game->deal, seat));
  if (!find_level(game, rules, seat, faults, &reached, why)) return false;
  set_level(game, seat, reached);
  return true;
}

/* Who is active after the deal: all but those who lost (levels.standing). */
static void find_standing(Game *game, const Rules *rules, const Effects *effects) {
  const Deal *deal = &game->deal;
  if (!rules->levels.standing) return;
  game->passive = 0;
  for (int seat = 0; seat < deal->players; seat++)
    if (deal->score.side != SIDE_NOBODY && (int)deal_side(deal, seat) != deal->score.side)
      game->passive |= (uint16_t)(1u << seat);
  if (effects) effects_stand(game, effects);
}

/* What deal.ends does before the levels of the deal: all but who is active, which is found after
** them. */
static void move_levels(Game *game, const Rules *rules, const Effects *effects) {
  Effects levels = *effects;
  levels.active = levels.passive = 0;
  effects_apply(game, rules, &levels);
}

bool advance_levels(Game *game, const Rules *rules, const Effects *effects, Ruling *why) {
  const Deal *deal = &game->deal;
  Reached reached[SEAT_MAX];
  if (effects) move_levels(game, rules, effects);
  const int faults[] = {[SIDE_DECLARERS] = fault_levels(deal, rules, SIDE_DECLARERS),
                        [SIDE_OPPONENTS] = fault_levels(deal, rules, SIDE_OPPONENTS)};
  for (int seat = 0; seat < deal->players; seat++)
    if (!find_level(game, rules, seat, faults[deal_side(deal, seat)], &reached[seat], why))
      return false;
  for (int seat = 0; seat < deal->players; seat++) set_level(game, seat, reached[seat]);
  find_standing(game, rules, effects);
  return true;
}

/* After so many deals who stands highest has won. */
static uint16_t highest(const Game *game) {
  uint16_t seats = 0;
  int best = 0;
  for (int seat = 0; seat < game->deal.players; seat++) {
    if (game->level[seat] > best) seats = 0;
    if (game->level[seat] >= best) seats |= (uint16_t)(1u << seat);
    if (game->level[seat] > best) best = game->level[seat];
  }
  return seats;
}

/* Who has won by the value of advance.game_over; 0: the game goes on. */
static uint16_t winners_builtin(const Game *game, const Rules *rules) {
  if (rules->advance.deals) return game->number >= rules->advance.deals ? highest(game) : 0;
  return rules->advance.game_over == GAME_OVER_PAST_LAST ? game->winners : 0;
}

/* By the word that a function answered, or by the rule below it. */
static void winners_inherited(HookCall *call) {
  int word = call->word - 1;
  call->answer[0] = winners_builtin(call->game, call->rules);
  if (word >= 0) call->answer[0] = word == GAME_OVER_PAST_LAST ? call->game->winners : 0;
}

bool advance_game_over(Game *game, const Rules *rules, Ruling *why) {
  uint16_t winners = winners_builtin(game, rules);
  if (rules_hooked(rules, HOOK_ADVANCE_GAME_OVER)) {
    HookCall call;
    deal_question(&call, HOOK_ADVANCE_GAME_OVER, game, -1);
    call.builtin = winners_inherited;
    if (!rule_answers(rules, &call, why)) return false;
    winners = (uint16_t)call.answer[0];
  }
  game->over = winners != 0;
  game->winners = winners;
  return true;
}
