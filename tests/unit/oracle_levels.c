/* oracle_levels.c - levels, step by step along the track. See oracle_levels.h. */
#include "oracle_levels.h"

/* --- the track -------------------------------------------------------------------------------- */

/* The rank of a level: laps are gone through one step after the other. */
static int rank_at(const Rules *rules, int level) {
  int at = rules->levels.start;
  for (int step = 0; step < level; step++)
    if (++at == rules->levels.track_n) at = rules->levels.again_from;
  return rules->levels.track[at];
}

static bool is_last(const Rules *rules, int level) {
  return rules->levels.after_last == AFTER_LAST_WIN &&
         level + rules->levels.start == rules->levels.track_n - 1;
}

/* --- who may leave a level -------------------------------------------------------------------- */

typedef struct Mover {
  const Rules *rules;
  const Game *game; /* levels as they were */
  int seat;
  int played_at; /* the rank of the declarer's level in the deal */
} Mover;

static int stop_at(const Mover *mover, int level) {
  int rank = rank_at(mover->rules, level);
  if (!rules_hooked(mover->rules, HOOK_ADVANCE_STOPS))
    return mover->rules->advance.stops[rank == RANK_NONE ? RANK_NB : rank];
  HookCall call = oracle_question(mover->rules, HOOK_ADVANCE_STOPS, mover->game, mover->seat);
  call.rank = (uint8_t)rank;
  oracle_ask(&call, NULL, NULL);
  return call.answer[0];
}

static bool may_leave(const Mover *mover, int level) {
  const Deal *deal = &mover->game->deal;
  bool declarers = deal->team >> mover->seat & 1;
  bool wins = deal->score.side == (declarers ? SIDE_DECLARERS : SIDE_OPPONENTS);
  switch (stop_at(mover, level)) {
    case STOP_NOBODY: return true;
    case STOP_ANYONE: return wins;
    case STOP_DECLARERS: return wins && declarers;
    default: return wins && declarers && mover->played_at == rank_at(mover->rules, level);
  }
}

/* So many steps, one after the other; *won: past the last level. */
static int climb(const Mover *mover, int level, int steps, bool *won) {
  const Rules *rules = mover->rules;
  *won = false;
  if (steps < 0) return level + steps > 0 ? level + steps : 0;
  for (int step = 0; step < steps; step++) {
    bool leaves = step == 0 ? may_leave(mover, level) : !stop_at(mover, level);
    if (!leaves) return level;
    if (is_last(rules, level)) {
      *won = true;
      return level;
    }
    if (rules->levels.track_n > 1) level++;
  }
  return level;
}

/* --- how far a seat moves --------------------------------------------------------------------- */

static int demoted_to(const Rules *rules, const Game *game, int seat, int level) {
  if (!rules_hooked(rules, HOOK_ADVANCE_DEMOTE)) return level;
  HookCall call = oracle_question(rules, HOOK_ADVANCE_DEMOTE, game, seat);
  call.answer[0] = -1; /* there is no rule below it */
  oracle_ask(&call, NULL, NULL);
  if (call.answer[0] < 0) return level;
  for (int to = level; to >= 0; to--)
    if (rank_at(rules, to) == call.answer[0]) return to;
  for (int i = 0; i < rules->levels.start; i++)
    if (rules->levels.track[i] == call.answer[0]) return 0; /* where the game begins */
  return level;
}

/* What a failed throw gains or costs a member of the side. */
static int by_penalty(const Penalty *penalty, bool leaders_side) {
  return leaders_side ? penalty->levels_leaders : penalty->levels_others;
}

/* What all of them do, beside the score: that has what the winners have of one that ended the play
** and lost the deal, or gained levels for the others. */
static int by_faults(const Rules *rules, const Game *game, int seat) {
  const Deal *deal = &game->deal;
  int levels = 0;
  bool declarers = deal->team >> seat & 1;
  for (int leader = 0; leader < deal->players; leader++) {
    bool same = (deal->team >> leader & 1) == declarers;
    int times = deal->faults[leader] - (deal->ended_by_throw && leader == deal->offender);
    if (rules_hooked(rules, HOOK_THROW_PENALTY))
      levels += deal->fault_levels[leader][same];
    else
      levels += times * by_penalty(&rules->throw.penalty, same);
  }
  if (!deal->ended_by_throw) return levels;
  const Penalty *ending = deal_ending(deal, rules);
  bool in_score = ending->loses || ending->levels_others;
  bool wins = ending->loses == PENALTY_OTHER_SIDE,
       same = (deal->team >> deal->offender & 1) == declarers;
  return in_score && same == wins ? levels : levels + by_penalty(ending, same);
}

static int steps_of(const Rules *rules, const Game *game, int seat) {
  const Score *score = &game->deal.score;
  int side = game->deal.team >> seat & 1 ? SIDE_DECLARERS : SIDE_OPPONENTS;
  int steps = (side == score->side ? score->levels : 0) + by_faults(rules, game, seat);
  if (!rules_hooked(rules, HOOK_ADVANCE_STEPS)) return steps;
  HookCall call = oracle_question(rules, HOOK_ADVANCE_STEPS, game, seat);
  call.number[0] = steps;
  oracle_ask(&call, NULL, NULL);
  return call.answer[0];
}

/* --- the end of the game ---------------------------------------------------------------------- */

static void inherited_winners(HookCall *call) {
  const unsigned *past = call->builtin_data;
  int word = oracle_word(call, call->rules->advance.game_over);
  call->answer[0] = word == GAME_OVER_PAST_LAST ? (int)*past : 0;
}

static unsigned highest(const Game *game) {
  unsigned seats = 0;
  for (int seat = 0; seat < game->deal.players; seat++) {
    bool best = true;
    for (int other = 0; other < game->deal.players; other++)
      best &= game->level[other] <= game->level[seat];
    seats |= (unsigned)best << seat;
  }
  return seats;
}

static unsigned winners(const Rules *rules, const Game *game, unsigned past) {
  if (rules->advance.deals && !rules_hooked(rules, HOOK_ADVANCE_GAME_OVER))
    return game->number >= rules->advance.deals ? highest(game) : 0;
  HookCall call = oracle_question(rules, HOOK_ADVANCE_GAME_OVER, game, -1);
  if (!rules_hooked(rules, HOOK_ADVANCE_GAME_OVER)) {
    call.builtin_data = &past;
    inherited_winners(&call);
  } else {
    oracle_ask(&call, inherited_winners, &past);
  }
  return (unsigned)call.answer[0];
}

/* What deal.ends does. */
static Effects ends(const Rules *rules, Game *game) {
  HookCall call = oracle_question(rules, HOOK_DEAL_ENDS, game, -1);
  call.does = game;
  if (rules_hooked(rules, HOOK_DEAL_ENDS)) oracle_ask(&call, NULL, NULL);
  return call.effects;
}

static unsigned losers(const Game *game) {
  unsigned all = (1u << game->deal.players) - 1, team = game->deal.team & all;
  if (game->deal.score.side == SIDE_NOBODY) return 0;
  return game->deal.score.side == SIDE_DECLARERS ? all & ~team : team;
}

void oracle_move(const Rules *rules, const Effects *effects, Game *game) {
  for (int seat = 0; seat < game->deal.players; seat++)
    for (int step = effects->levels[seat]; step; step += step < 0 ? 1 : -1) {
      if (step < 0 && game->level[seat] > 0) game->level[seat]--;
      if (step > 0 && !is_last(rules, game->level[seat])) game->level[seat]++;
    }
}

void oracle_do(const Rules *rules, const Effects *effects, Game *game) {
  int16_t *points = game->deal.penalty;
  oracle_move(rules, effects, game);
  for (int seat = 0; seat < game->deal.players; seat++)
    points[seat] = (int16_t)(points[seat] - effects->points[seat]);
  if (effects->opponents_points)
    points[game->deal.declarer] =
        (int16_t)(points[game->deal.declarer] + effects->opponents_points);
  game->passive = (uint16_t)((game->passive | effects->passive) & ~effects->active);
}

void oracle_advance(const Rules *rules, Game *game) {
  static Game was;
  unsigned past = 0;
  int played_at = rank_at(rules, game->level[game->deal.declarer]);
  Effects effects = ends(rules, game);
  oracle_move(rules, &effects, game);
  was = *game;
  for (int seat = 0; seat < game->deal.players; seat++) {
    Mover mover = {rules, &was, seat, played_at};
    bool won;
    int level = demoted_to(rules, &was, seat, was.level[seat]);
    game->level[seat] = (int16_t)climb(&mover, level, steps_of(rules, &was, seat), &won);
    past |= (unsigned)won << seat;
  }
  if (rules->levels.standing)
    game->passive = (uint16_t)((losers(&was) & ~effects.active) | effects.passive);
  game->winners = (uint16_t)winners(rules, game, past);
  game->over = game->winners != 0;
}
