/* deal_is_ok.c - see deal_is_ok.h. */
#include "deal/deal_is_ok.h"

#include "deal/climb_tables.h"
#include "deal/declaring.h"
#include "deal/rules_cache.h"

static void count_cards(const CardSet *cards, int planes, uint8_t count[KIND_NB]) {
  for (int k = 0; k < planes; k++)
    for (uint64_t kinds = cards->plane[k]; kinds;) count[bit_pop(&kinds)]++;
}

/* A hand, in whichever space it is. Returns how many cards it has; -1: something else is in it. */
static int count_hand(const Deal *deal, const CardSet *held, uint8_t count[KIND_NB]) {
  int n = 0;
  for (int k = 0; k < deal->planes; k++)
    for (uint64_t left = held->plane[k]; left; n++) {
      int place = bit_pop(&left), kind = deal->crossed ? deal->order.kind_at[place] : place;
      if (kind >= KIND_NB) return -1;
      count[kind]++;
    }
  return n;
}

/* Hands, kitty, log, undrawn and dropped cards, counted kind by kind. */
static const char *cards_are_ok(const Rules *rules, const Deal *deal) {
  uint8_t count[KIND_NB] = {0};
  for (int seat = 0; seat < deal->players; seat++) {
    const CardSet *held = &deal->held[seat];
    if (!cardset_is_ok(held, deal->planes)) return "a hand's planes are out of step";
    if (count_hand(deal, held, count) != deal->hand_n[seat]) return "a hand's size is wrong";
  }
  count_cards(&deal->kitty, deal->planes, count);
  count_cards(&deal->dropped, PACK_MAX, count);
  for (int i = 0; i < deal->log_n; i++) count[deal->log[i]]++;
  int undrawn_end = deal->deck_n - rules->deck.kitty;
  for (int i = deal->drawn; i < undrawn_end; i++) count[deal->deck[i]]++;
  return made_is_deck(rules, count) ? NULL : "cards are missing or too many";
}

static const char *points_are_ok(const Deal *deal) {
  int in_log = 0, on_table = 0, won = 0;
  for (int i = 0; i < deal->log_n; i++) in_log += deal->points[deal->log[i]];
  for (int i = 0; i < deal->plays; i++)
    for (int j = 0; j < deal->play[i].n; j++)
      on_table += deal->points[deal->log[deal->play[i].from + j]];
  for (int seat = 0; seat < deal->players; seat++) won += deal->won[seat];
  return in_log == on_table + won ? NULL : "points are lost or made";
}

/* Does the trick on the table remember the lead and the best play as the log has them? */
static bool remembers(const Deal *deal, const Play *play, const CardSet *places) {
  CardSet cards = CARDSET_EMPTY;
  deal_play_cards(deal, play, &cards);
  order_cross(&deal->order, &cards, &cards);
  return cardset_equal(&cards, places, deal->order.planes);
}

static const char *turn_is_ok(const Deal *deal) {
  if (deal->plays == 0 && !cardset_is_empty(&deal->lead_places)) return "nothing was led";
  if (deal->plays == 0) return deal->turn == deal->leader ? NULL : "the leader is not on turn";
  if (deal->turn != deal_after(deal, deal->leader, deal->plays)) return "the wrong seat is on turn";
  if (!remembers(deal, &deal->play[0], &deal->lead_places) ||
      !remembers(deal, &deal->play[deal->best], &deal->best_places))
    return "the lead or the best play is not the one in the log";
  for (int i = 1; i < deal->plays; i++)
    if (deal->play[i].n != deal->play[0].n) return "plays of one trick differ in size";
  int hand = deal->hand_n[deal->turn];
  for (int i = 0; i < deal->players; i++) {
    int seat = deal_after(deal, deal->leader, i);
    int expected = i < deal->plays ? hand - deal->play[0].n : hand;
    if (deal->hand_n[seat] != expected) return "hands have run out unevenly";
  }
  return NULL;
}

/* Does what follows from the friend calls agree with them? */
static const char *calls_are_ok(const Deal *deal) {
  uint64_t called = 0;
  uint16_t met = 0;
  for (int i = 0; i < deal->calls; i++)
    if (deal->call[i].player == SEAT_NONE)
      called |= bit(deal->call[i].card);
    else
      met |= (uint16_t)(1u << deal->call[i].player);
  return called == deal->called && met == deal->met ? NULL : "the calls are out of step";
}

static const char *awaited_is_ok(const Rules *rules, const Game *game) {
  Awaited is = game->deal.awaited, right = declare_awaited(game, rules);
  return is.seat == right.seat && is.type == right.type ? NULL : "the drawing waits wrongly";
}

/* A function that may move one level alone. */
static bool may_part(const Rules *rules) {
  return rules_hooked(rules, HOOK_ADVANCE_STEPS) || rules_hooked(rules, HOOK_ADVANCE_STOPS) ||
         rules_hooked(rules, HOOK_ADVANCE_DEMOTE) || rules_hooked(rules, HOOK_DEAL_ENDS);
}

/* Members of a fixed team share one level: who stood alike before the deal does so after it, unless
** a function parts them. */
static const char *teams_are_ok(const Rules *rules, const Game *game) {
  const Deal *deal = &game->deal;
  bool over = deal->phase >= rules->phases_n && !deal->laid_out;
  if (!over || rules->friends.teams != TEAMS_FIXED || may_part(rules)) return NULL;
  for (int seat = 2; seat < deal->players; seat++)
    if (deal->level_before[seat] == deal->level_before[seat - 2] &&
        game->level[seat] != game->level[seat - 2])
      return "the members of a fixed team have parted";
  return NULL;
}

const char *deal_is_ok(const Rules *rules, const Game *game) {
  const Deal *deal = &game->deal;
  if (deal->tables) return tables_are_ok(rules, game);
  if (deal->ended_by_throw || deal->redeal) return NULL;
  const char *wrong = calls_are_ok(deal);
  if (!wrong && !deal->laid_out) wrong = cards_are_ok(rules, deal);
  if (!wrong && !deal->laid_out) wrong = points_are_ok(deal);
  bool in_tricks = deal->phase < rules->phases_n && rules->phases[deal->phase] == PHASE_TRICKS;
  bool draws = deal->phase < rules->phases_n && rules->phases[deal->phase] == PHASE_DRAW;
  if (!wrong && draws) wrong = awaited_is_ok(rules, game);
  if (!wrong && (deal->crossed ? draws : in_tricks)) wrong = "hands are in the wrong space";
  if (!wrong && deal->buried && in_tricks) wrong = turn_is_ok(deal);
  if (!wrong && deal->declarer != SEAT_NONE && !(deal->team >> deal->declarer & 1) &&
      rules->phases_n > 1)
    wrong = "the declarer is not among the declarers";
  return wrong ? wrong : teams_are_ok(rules, game);
}
