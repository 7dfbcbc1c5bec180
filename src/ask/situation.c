/* situation.c - a situation that a question describes, as a Game. */
#include "ask/situation.h"
#include "base/ask_sentences.h"
#include "deal/declarer_and_trump.h"
#include "deal/rules_cache.h"

#include <stdlib.h>
#include <string.h>

bool case_room(Case *of, int plays) {
  Asker *asker = of->asker;
  if (plays <= asker->room) return true;
  CardSet *list = realloc(asker->plays, (size_t)plays * sizeof *list);
  if (!list) return CASE_FAIL(of, "range", SAY(ASK_MEMORY));
  asker->plays = list;
  asker->room = plays;
  return true;
}

bool case_answered(Case *of, bool answered) {
  return answered || ask_rule_failed(&of->answer->error, of->why);
}

bool case_ruled(Case *of) { return case_answered(of, of->why->refusal != REFUSED_RULE_FAILED); }

uint8_t case_phase(const Rules *rules, PhaseType type) {
  uint8_t phase = 0;
  while (phase + 1 < rules->phases_n && rules->phases[phase] != type) phase++;
  return phase;
}

/* Declarer and team, given or derived, into the game. */
static bool case_team(Case *of) {
  Deal *deal = &of->game->deal;
  const Question *question = of->question;
  bool team = is_given(question, ASK_TEAM), named = is_given(question, ASK_DECLARER);
  if (team && question->team == 0) return CASE_FAIL(of, "range", SAY(ASK_TEAM_EMPTY));
  int declarer = named ? question->declarer : team ? bit_lowest(question->team) : 0;
  if (!case_seat(of, declarer, "declarer")) return false;
  if (team && question->team >> deal->players)
    return CASE_FAIL(of, "range", SAY(ASK_PLAYERS), "team", deal->players);
  declarer_set(deal, of->rules, declarer);
  if (!team) return true;
  if (!(question->team >> declarer & 1))
    return CASE_FAIL(of, "contradiction", SAY(ASK_TEAM_DECLARER));
  if (of->rules->friends.teams == TEAMS_FIXED && question->team != deal->team)
    return CASE_FAIL(of, "contradiction", SAY(ASK_TEAM_FIXED));
  deal->team = question->team;
  assert(deal->team >> deal->declarer & 1);
  return true;
}

bool case_levels(Case *of) {
  const Question *question = of->question;
  if (question->levels && question->levels != of->game->deal.players)
    return CASE_FAIL(of, "range", SAY(ASK_LEVELS), question->levels, of->game->deal.players);
  for (int seat = 0; seat < question->levels; seat++) {
    const char *text = question->level_of[seat];
    if (text && !deal_level_parse(of->rules, of->game, seat, text))
      return CASE_FAIL(of, "range", SAY(ASK_NO_LEVEL), text);
  }
  return true;
}

void case_hand(Case *of, int seat, const CardSet *cards) {
  Deal *deal = &of->game->deal;
  int n = cardset_size(cards, PACK_MAX);
  bool fits = n <= HAND_CARDS_MAX;
  if (!fits) CASE_FAIL(of, "range", SAY(ASK_LARGE_HAND), HAND_CARDS_MAX, n);
  deal_lay_hand(deal, seat, fits ? cards : &CARDSET_EMPTY);
  deal->hand_n[seat] = (uint8_t)(fits ? n : 0);
  assert(cardset_is_ok(cards, PACK_MAX));
}

void case_hands(Case *of) {
  for (int seat = 0; seat < of->game->deal.players; seat++)
    if (of->question->known >> seat & 1) case_hand(of, seat, &of->question->hand_of[seat]);
}

void case_declared(Case *of) {
  const CardSet *cards = &of->question->declared;
  Deal *deal = &of->game->deal;
  Bid *bid = &deal->bidding.last;
  int n = cardset_size(cards, PACK_MAX);
  if (n > BID_CARDS_MAX) {
    CASE_FAIL(of, "range", SAY(ASK_LARGE_BID), BID_CARDS_MAX, n);
    return;
  }
  *bid = (Bid){.seat = deal->declarer, .card = CARD_NONE, .joker = CARD_NONE};
  for (int card = -1, copy = 0; cardset_next(cards, &card, &copy, PACK_MAX);) {
    bid->shown[bid->count++] = (uint8_t)card;
    if (card_is_joker((Card)card)) bid->joker = (Card)card;
    bid->jokers = (uint8_t)(bid->jokers + card_is_joker((Card)card));
    if (bid->card == CARD_NONE || !card_is_joker((Card)card)) bid->card = (Card)card;
  }
  deal->bidding.n = 1;
  assert(bid->count == n);
}

bool case_seat(Case *of, int seat, const char *name) {
  int players = of->game->deal.players;
  return seat < players || CASE_FAIL(of, "range", SAY(ASK_PLAYERS), name, players);
}

static bool case_remembers(Case *of, Key key, const char *text, int part) {
  Remembered *remembered = &of->game->remembered;
  const char *wrong = text && *text ? remember_table(remembered, part, text) : NULL;
  return !wrong || CASE_FAIL(of, "range", wrong, key_name(key), remembered_room(remembered, part));
}

bool case_past(Case *of) {
  const Question *question = of->question;
  Game *game = of->game;
  if (question->number) game->number = (uint16_t)question->number;
  game->redeals = (uint16_t)question->redeals;
  return case_remembers(of, ASK_MEMORY, question->memory, REMEMBERED_GAME) &&
         case_remembers(of, ASK_DEAL_MEMORY, question->deal_memory, REMEMBERED_DEAL);
}

void case_begin(Case *of) {
  const Rules *rules = of->rules;
  Game *game = of->game;
  Deal *deal = &game->deal;
  memset(game, 0, sizeof *game);
  game->number = 1;
  game->named_declarer = SEAT_NONE;
  memset(game->first_cards, CARD_NONE, sizeof game->first_cards);
  for (int seat = 0; seat < SEAT_MAX; seat++) game->level[seat] = (int16_t)level_start(rules);
  deal->players = rules->players;
  deal->planes = (uint8_t)of->loaded->planes;
  deal->phase = case_phase(rules, PHASE_TRICKS);
  deal->bidding.may_answer = deal->asked = deal->burier = SEAT_NONE;
  deal->objector = deal->offender = deal->claimer = SEAT_NONE;
  deal->picked_up = deal->buried = deal->laid_out = true;
  deal->trump = (Trump){RANK_NONE, SUIT_NONE};
  memcpy(deal->points, rules->points.cards, sizeof deal->points);
}

bool case_order(Case *of, Trump trump) {
  char error[256] = "";
  Deal *deal = &of->game->deal;
  deal->trump = trump;
  if (!made_order(of->game, of->rules, error, sizeof error))
    return CASE_FAIL(of, "rule-failed", error);
  deal->has_order = true;
  of->order = of->answer->order = &deal->order;
  return case_answered(of, made_points(of->game, of->rules, of->why));
}

bool case_lay(Case *of) { return case_lay_for(of, of->rules->players); }

bool case_lay_for(Case *of, int players) {
  of->game->deal.players = (uint8_t)players;
  assert(of->game->deal.has_order == (of->order != NULL));
  return case_team(of);
}

bool case_rule(Case *of, const Action *action) {
  of->why->refusal = LEGAL;
  if (game_check(of->game, of->rules, action) != LEGAL)
    game_explain(of->game, of->rules, action, of->why);
  return case_ruled(of);
}
