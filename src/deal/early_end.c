/* early_end.c - see early_end.h. */
#include "deal/early_end.h"

#include "deal/score.h"

enum { OPEN_MAX = 4096 };

/* What the opponents could still get at least and at most. */
typedef struct Open {
  int low, high;
} Open;

static void open_add(Open *open, int points) { *(points < 0 ? &open->low : &open->high) += points; }

/* The cards left, each of which may go to either side, and the kitty; false: who knows. */
static bool still_open(const Deal *deal, const Rules *rules, Open *open) {
  int kitty = deal_points_of(deal, &deal->kitty);
  *open = (Open){0, 0};
  for (int seat = 0; seat < deal->players; seat++) {
    const CardSet *hand = HAND_OF(deal, seat);
    for (int card = -1, copy = 0; cardset_next(hand, &card, &copy, deal->planes);)
      open_add(open, deal->points[card]);
  }
  if (kitty == 0) return true;
  if (deal->exposed)
    open_add(open, kitty * rules->kitty.exposed);
  else if (rules_hooked(rules, HOOK_KITTY_MULTIPLIER))
    return false;
  else if (rules->kitty.longest)
    open_add(open, kitty * 2 * deal->hand_n[deal->turn]);
  else
    open_add(open, kitty * rules->kitty.multiplier);
  return true;
}

/* Is the same side sure of the same levels, whoever takes what is left and the kitty with it?
** Between two tricks; throws that fail yet are left out of it. Not asked while more than OPEN_MAX
** points are open. */
static bool is_decided(const Game *game, const Rules *rules, bool *decided, Ruling *why) {
  const Deal *deal = &game->deal;
  Open open;
  *decided = still_open(deal, rules, &open) && !rules_hooked(rules, HOOK_SCORE_ADJUST) &&
             !rules_hooked(rules, HOOK_SCORE_POINTS) && !rules_hooked(rules, HOOK_SCORE_SHORT_TEAM);
  for (int i = 0; i < deal->calls; i++) *decided &= deal->call[i].player != SEAT_NONE;
  if (!*decided) return true;
  Score low, high;
  char error[256] = "";
  int sure = deal_points_won(deal);
  int least = score_points(rules, sure + open.low), most = score_points(rules, sure + open.high);
  *decided = most - least <= OPEN_MAX;
  bool answered = score_bands(rules, least, game, &low, error, sizeof error);
  for (int points = most; points > least && answered && *decided; points--) {
    answered = score_bands(rules, points, game, &high, error, sizeof error);
    *decided = answered && high.side == low.side && high.levels == low.levels;
  }
  if (!answered) ruling_refuse(why, REFUSED_RULE_FAILED, error);
  return answered;
}

/* A function that answers by a word, or asks for the rule below: what fails in score.bands
** fails again when the deal is settled. */
static void early_end_inherited(HookCall *call) {
  const Rules *rules = call->rules;
  bool ends = false;
  int word = call->word ? call->word - 1 : rules->score.early_end;
  if (word == EARLY_END_WHEN_DECIDED) is_decided(call->game, rules, &ends, NULL);
  call->answer[0] = ends;
}

bool early_end_find(const Game *game, const Rules *rules, bool *ends, Ruling *why) {
  *ends = false;
  if (rules_hooked(rules, HOOK_SCORE_EARLY_END)) {
    HookCall call;
    deal_question(&call, HOOK_SCORE_EARLY_END, game, -1);
    call.builtin = early_end_inherited;
    if (!rule_answers(rules, &call, why)) return false;
    *ends = call.answer[0] != 0;
    return true;
  }
  return is_decided(game, rules, ends, why);
}
