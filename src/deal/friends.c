/* friends.c - friends who are found and who join. See friends.h. */
#include "deal/friends.h"

int friends_planned(const Deal *deal, const Rules *rules) {
  if (rules->friends.teams != TEAMS_CALLED) return bit_count(deal->team) - 1;
  return rules_hooked(rules, HOOK_FRIENDS_CALLS) ? deal->calls : rules->friends.count;
}

/* Makes the calls that the function names. */
static bool make_calls(Game *game, const Rules *rules, Ruling *why) {
  Deal *deal = &game->deal;
  if (rules->friends.teams != TEAMS_CALLED || !rules_hooked(rules, HOOK_FRIENDS_CALLS)) return true;
  HookCall call;
  deal_question(&call, HOOK_FRIENDS_CALLS, game, deal->declarer);
  if (!rule_answers(rules, &call, why)) return false;
  for (int i = 0; i < call.called_n; i++)
    deal_call(deal, (Call){call.called[i].card, call.called[i].ordinal, 0, SEAT_NONE});
  return true;
}

static bool in_team(const Deal *deal, int seat) {
  bool joined = (deal->team | deal->met) >> seat & 1;
  for (int i = 0; i < deal->calls; i++) joined |= deal->holder[i] == seat + 1;
  return joined;
}

/* Does the declarer's own copy say nothing about the call? */
static bool is_ignored(const Deal *deal, const Rules *rules, const Call *call, int seat) {
  return seat == deal->declarer &&
         (call->ordinal == ORDINAL_OTHER || rules->friends.own_copy == OWN_COPY_IGNORED);
}

/* Is the copy that has just been counted the one that was called? Every copy counts. */
static bool is_called(const Deal *deal, const Rules *rules, const Call *call, int seen, int seat) {
  if (call->ordinal != ORDINAL_OTHER && seen < call->ordinal) return false;
  return rules->friends.twice != TWICE_LEAVES_OPEN || !in_team(deal, seat);
}

/* The first seat from the declarer on that holds the called copy, as the copies are counted. */
static void find_holder(Deal *deal, const Rules *rules, int i) {
  const Call *call = &deal->call[i];
  int seen = 0;
  if (call->player != SEAT_NONE) {
    deal->holder[i] = (uint8_t)(1 + call->player);
    return;
  }
  for (int n = 0; n < deal->players; n++) {
    int seat = deal_after(deal, deal->declarer, n);
    if (is_ignored(deal, rules, call, seat)) continue;
    for (int k = deal_holds(deal, seat, call->card); k > 0; k--)
      if (is_called(deal, rules, call, ++seen, seat)) {
        deal->holder[i] = (uint8_t)(1 + seat);
        return;
      }
  }
}

bool friends_begin(Game *game, const Rules *rules, Ruling *why) {
  Deal *deal = &game->deal;
  PhaseType phase = game_phase(game, rules);
  if (phase != PHASE_CALL && phase != PHASE_TRICKS) return true;
  if (deal->calls == 0 && !make_calls(game, rules, why)) return false;
  if (phase != PHASE_TRICKS || rules->friends.found != FOUND_BY_HOLDING) return true;
  memset(deal->holder, 0, sizeof deal->holder);
  for (int i = 0; i < deal->calls; i++) find_holder(deal, rules, i);
  return true;
}

/* Whether a copy meets a call, and the word that says when its player joins. */
typedef struct Meeting {
  bool met;
  int joins;
} Meeting;

static void joins_inherited(HookCall *call) {
  const Meeting *meeting = call->builtin_data;
  call->answer[0] = meeting->met;
  call->answer[1] = call->word ? call->word - 1 : meeting->joins;
}

/* friends.joins: the rule for this copy, or what the function says instead. */
static bool ask_joins(const Game *game, const Rules *rules, int i, int seat, Meeting *meeting,
                      Ruling *why) {
  const Call *call = &game->deal.call[i];
  if (!rules_hooked(rules, HOOK_FRIENDS_JOINS)) return true;
  HookCall question;
  deal_question(&question, HOOK_FRIENDS_JOINS, game, seat);
  question.card = call->card;
  question.ordinal = call->ordinal;
  question.number[0] = call->seen;
  question.builtin = joins_inherited;
  question.builtin_data = meeting;
  question.answer[1] = meeting->joins;
  if (!rule_answers(rules, &question, why)) return false;
  *meeting = (Meeting){question.answer[0] != 0, question.answer[1]};
  return true;
}

/* Its player has met the call: a card whose calls are all met is like any other. */
static void meet(Deal *deal, Call *call, int seat) {
  call->player = (uint8_t)seat;
  deal->met |= (uint16_t)(1u << seat);
  deal->called = 0;
  for (int i = 0; i < deal->calls; i++)
    if (deal->call[i].player == SEAT_NONE) deal->called |= bit(deal->call[i].card);
}

static bool count_copy(Game *game, const Rules *rules, int seat, Card card, Ruling *why) {
  Deal *deal = &game->deal;
  for (int i = 0; i < deal->calls; i++) {
    Call *call = &deal->call[i];
    if (call->card != card || call->player != SEAT_NONE) continue;
    bool ignored = is_ignored(deal, rules, call, seat);
    if (!ignored) call->seen++;
    bool met = rules->friends.found == FOUND_BY_HOLDING
                   ? deal->holder[i] == seat + 1
                   : !ignored && is_called(deal, rules, call, call->seen, seat);
    Meeting meeting = {met, rules->friends.joins};
    if (!ask_joins(game, rules, i, seat, &meeting, why)) return false;
    if (!meeting.met) continue;
    meet(deal, call, seat);
    if (meeting.joins == JOINS_ON_PLAYING) deal->team |= (uint16_t)(1u << seat);
  }
  return true;
}

bool friends_count(Game *game, const Rules *rules, int seat, const CardSet *cards, Ruling *why) {
  const Deal *deal = &game->deal;
  for (uint64_t called = deal->called & cards->plane[0]; called;) {
    int card = bit_pop(&called);
    for (int k = cardset_count(cards, card, deal->planes); k > 0; k--)
      if (!count_copy(game, rules, seat, (Card)card, why)) return false;
  }
  return true;
}

/* Going round from the leader everybody lays down the copies held of the called cards. */
static bool lay_down_called(Game *game, const Rules *rules, Ruling *why) {
  const Deal *deal = &game->deal;
  for (int i = 0; i < deal->players; i++) {
    int seat = deal_after(deal, deal->leader, i);
    if (!friends_count(game, rules, seat, HAND_OF(deal, seat), why)) return false;
  }
  return true;
}

bool friends_settle(Game *game, const Rules *rules, Ruling *why) {
  Deal *deal = &game->deal;
  if (deal->ended_by_throw && !lay_down_called(game, rules, why)) return false;
  friends_join(deal);
  for (int i = 0; i < deal->calls; i++)
    if (deal->holder[i]) deal->team |= (uint16_t)(1u << (deal->holder[i] - 1));
  return true;
}
