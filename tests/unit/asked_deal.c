/* asked_deal.c - see asked.h: declaring, burying, calling, the end of a deal. */
#include <stdio.h>
#include <string.h>

#include "asked.h"
#include "deal/declarer_and_trump.h"
#include "deal/declaring.h"
#include "deal/friend_calls.h"
#include "deal/next_deal.h"
#include "notation/notation.h"

/* ---- what the deal's history has ---- */

static void note_bid(Asked *asked, const Deal *deal, const Action *action) {
  AskedBid *bid = &asked->bid[asked->bids];
  if (asked->bids == ASKED_BIDS) return;
  *bid = (AskedBid){.seat = action->seat, .cards = CARDSET_EMPTY};
  if (action->type != ACTION_YIELD) bid_cards(bidding_standing(&deal->bidding), &bid->cards);
  asked->bids++;
}

void asked_note(Asked *asked, const Game *before, const Game *after, const Action *action) {
  const Deal *deal = &after->deal;
  asked->action = after->actions;
  if (action->type == ACTION_DEAL) asked->bids = asked->faults = asked->plays = 0;
  int put = deal->log_n - before->deal.log_n;
  if (action->type == ACTION_PLAY && put > 0 && asked->plays < CARD_MAX) {
    AskedBid *play = &asked->played[asked->plays++];
    play->seat = action->seat;
    cardset_from(&play->cards, deal->log + before->deal.log_n, put, PACK_MAX);
  }
  if (action->type == ACTION_DECLARE || action->type == ACTION_DEFEND ||
      action->type == ACTION_YIELD)
    note_bid(asked, deal, action);
  bool led = action->type == ACTION_PLAY && before->deal.plays == 0;
  if (led && deal->objector != SEAT_NONE && asked->faults < ASKED_FAULTS) {
    asked->fault[asked->faults].seat = action->seat;
    asked->fault[asked->faults++].cards = (uint8_t)deal->withdrawn;
  }
  if (before->deal.phase < asked->rules->phases_n) asked->before = *before;
}

/* ---- declaring ---- */

/* Whose level all declare at; SEAT_NONE: each at the own one. */
static int level_of_all(const Asked *asked, const Game *game) {
  return asked->rules->declare.rank == RANK_OF_DECLARER ? game->named_declarer : SEAT_NONE;
}

/* The question has no word for a player who alone is asked after all have passed. */
static bool knows_bidding(const Asked *asked, const Game *game) {
  return asked->bids < ASKED_BIDS && game->deal.asked == SEAT_NONE && asked_knows_deck(&game->deal);
}

/* In a scenario `declarer` is what is expected: who is known beforehand cannot be said, but for the
** level. */
static bool scenario_knows(const Asked *asked, const Game *game) {
  bool named = game->named_declarer != SEAT_NONE;
  return !(named && (declare_nothing_to_show(game, asked->rules) ||
                     rules_hooked(asked->rules, HOOK_DECLARE_RANK)));
}

static void ask_about_bid(Asked *asked, const char *subject, const Game *game, int seat) {
  char level[LEVEL_TEXT];
  ask_begin(asked, subject);
  ask_list_begin(asked, "levels");
  for (int i = 0; i < game->deal.players; i++)
    ask_raw(asked, "%s\"%s\"", i ? "," : "",
            deal_level_print(asked->rules, game, i, STYLE_ASCII, level));
  ask_raw(asked, "]");
  if (game->named_declarer != SEAT_NONE) ask_raw(asked, ",\"declarer\":%d", game->named_declarer);
  ask_list_begin(asked, "bids");
  for (int i = 0; i < asked->bids; i++)
    ask_raw(asked, "%s{\"seat\":%d,\"cards\":\"%s\"}", i ? "," : "", asked->bid[i].seat,
            cards_said(&asked->bid[i].cards));
  ask_raw(asked, "],\"seat\":%d", seat);
  ask_cards(asked, "hand", HAND_OF(&game->deal, seat));
}

/* The trump and the declarer if the bidding ended here. */
static bool has_standing(Asked *asked, const Game *game) {
  static Game decided;
  char trump[CARD_TEXT];
  decided = *game;
  bool known = bidding_standing(&game->deal.bidding) && declarer_is_decided(&decided, asked->rules);
  return has_text(asked, "trump",
                  known ? trump_print(decided.deal.trump, STYLE_ASCII, trump) : NULL) &&
         (!known || has_number(asked, "declarer", decided.deal.declarer));
}

Action asked_bid_action(const Game *game, int seat, const CardSet *cards) {
  const Bidding *bidding = &game->deal.bidding;
  Action action = {.type = ACTION_DECLARE, .seat = (uint8_t)seat, .cards = *cards};
  CardSet added;
  if (cardset_is_empty(cards)) action.type = ACTION_YIELD;
  if (!bid_is_defence(bidding, seat, cards, &added)) return action;
  action.type = ACTION_DEFEND;
  action.cards = added;
  return action;
}

/* In judge a bid of another seat lets the pending right to answer pass. */
static bool judge_bid(Asked *asked, const Game *game, int seat, const CardSet *cards) {
  static Game then;
  Ruling why;
  then = *game;
  if (then.deal.bidding.may_answer != seat && !cardset_is_empty(cards))
    then.deal.bidding.may_answer = SEAT_NONE;
  Action action = asked_bid_action(&then, seat, cards);
  asked_ruling(asked, &then, &action, &why);
  ask_about_bid(asked, "bid", game, seat);
  ask_cards(asked, "bid", cards);
  if (!ask_judge(asked) || !has_ruling(asked, &why)) return false;
  asked->compared[ASKED_BID]++;
  if (why.refusal == REFUSED_RULE_FAILED) return true;
  if (why.refusal == LEGAL) game_apply(&then, asked->rules, &action, &why);
  /* the answer to the last question of the drawing ends it: then it has decided */
  return game_phase(&then, asked->rules) != PHASE_DRAW || has_standing(asked, &then);
}

static void put_event(Asked *asked, const AskedBid *bid) {
  bool yields = cardset_is_empty(&bid->cards);
  state_raw(asked, "\"%c %s\"", seat_letter(bid->seat),
            yields ? "yields" : cards_said(&bid->cards));
}

static void begin_bids(Asked *asked, const char *what, const Game *game) {
  static Game levels;
  char level[LEVEL_TEXT];
  int whose = level_of_all(asked, game);
  levels = *game;
  state_begin(asked, what);
  state_raw(asked, ", levels = {");
  for (int seat = 0; seat < game->deal.players; seat++) {
    if (whose != SEAT_NONE) levels.level[seat] = game->level[whose];
    state_raw(asked, " %c = \"%s\",", seat_letter(seat),
              deal_level_print(asked->rules, &levels, seat, STYLE_ASCII, level));
  }
  state_raw(asked, " }, bids = {");
  for (int i = 0; i < asked->bids; i++) {
    put_event(asked, &asked->bid[i]);
    state_raw(asked, ", ");
  }
}

/* Refused bids first, as they leave all as it was, then one that is made. */
static bool state_bids(Asked *asked, const Game *game, int seat, const CardSet bids[], int n) {
  int legal = -1, refused = 0;
  Ruling why;
  begin_bids(asked, "bids", game);
  for (int i = 0; i < n; i++) {
    Action action = asked_bid_action(game, seat, &bids[i]);
    Refusal refusal = asked_ruling(asked, game, &action, &why);
    if (refusal == LEGAL) legal = i;
    if (refusal == LEGAL || refusal == REFUSED_RULE_FAILED || asked->bids + refused > 90) continue;
    AskedBid bid = {(uint8_t)seat, bids[i]};
    state_raw(asked, "{ ");
    put_event(asked, &bid);
    state_raw(asked, ", refused = \"%s\" }, ", refusal_code(refusal));
    refused++;
  }
  if (legal >= 0) put_event(asked, &(AskedBid){(uint8_t)seat, bids[legal]});
  state_raw(asked, " }");
  /* whether a further copy can be shown is for the whole hand to say */
  if (asked->rules->declare.shown == SHOWN_SPENT)
    state_raw(asked, ", hands = { %c = \"%s\" }", seat_letter(seat),
              cards_said(HAND_OF(&game->deal, seat)));
  if (legal < 0 && asked->bids == 0 && refused == 0) state_raw(asked, ", trump_is = \"none\"");
  state_end(asked);
  return !asked->bad;
}

bool asked_bids(Asked *asked, const Game *game, int seat, const CardSet bids[], int n) {
  if (!knows_bidding(asked, game)) return true;
  for (int i = 0; i < n; i++)
    if (!judge_bid(asked, game, seat, &bids[i])) return false;
  return !scenario_knows(asked, game) || state_bids(asked, game, seat, bids, n);
}

/* The declarations and defences of the seat, each once: how many, or -1 when a rule failed. */
static int bids_and_defences(const Asked *asked, const Game *game, int seat, Bid bids[], int most,
                             BidSearch *search) {
  CardSet cards, other;
  Action defences[DEFENCES_MAX];
  int n = declare_bids(game, asked->rules, seat, bids, most, search), plain = n;
  if (search->failed) return -1;
  int more = declare_defences(game, asked->rules, seat, defences, DEFENCES_MAX);
  for (int i = 0; i < more && n < most; i++) {
    bool there = false;
    if (declare_check(game, asked->rules, &defences[i], &bids[n], NULL) != LEGAL) return -1;
    bid_cards(&bids[n], &cards);
    for (int k = 0; k < plain; k++) {
      bid_cards(&bids[k], &other);
      there = there || cardset_equal(&cards, &other, PACK_MAX);
    }
    n += !there;
  }
  return n;
}

bool asked_may_bid(Asked *asked, const Game *game, int seat) {
  enum { MOST = 512 };
  static Bid bids[MOST];
  CardSet cards;
  BidSearch search;
  if (!knows_bidding(asked, game)) return true;
  int n = bids_and_defences(asked, game, seat, bids, MOST, &search);
  if (n < 0) return true;
  ask_about_bid(asked, "may-bid", game, seat);
  if (!ask_judge(asked)) return false;
  const cJSON *list = cJSON_GetObjectItemCaseSensitive(asked->answer, "bids");
  if (cJSON_GetArraySize(list) != n)
    return asked_fault(asked, "%s\nis answered %s\nby the game there are %d", asked->question,
                       asked->said, n);
  asked->compared[ASKED_BID]++;
  if (search.more || n > 100 || !scenario_knows(asked, game)) return true;
  begin_bids(asked, "may bid", game);
  state_raw(asked, " }, hands = { %c = \"%s\" }, may_bid = { %c = {", seat_letter(seat),
            cards_said(HAND_OF(&game->deal, seat)), seat_letter(seat));
  for (int i = 0; i < n; i++) {
    bid_cards(&bids[i], &cards);
    state_raw(asked, " \"%s\",", cards_said(&cards));
  }
  state_raw(asked, " } }");
  state_end(asked);
  return true;
}

bool asked_bidding(Asked *asked, const Game *game) {
  const Deal *deal = &game->deal;
  char trump[CARD_TEXT];
  if (!knows_bidding(asked, &asked->before) || asked->bids == 0 ||
      asked->before.named_declarer != SEAT_NONE)
    return true;
  begin_bids(asked, "the bidding", &asked->before);
  state_raw(asked, " }, declarer = \"%c\", trump_is = \"%s\"", seat_letter(deal->declarer),
            trump_print(deal->trump, STYLE_ASCII, trump));
  state_end(asked);
  asked->compared[ASKED_BID]++;
  return true;
}

/* ---- burying, calling ---- */

static void put_verdict(Asked *asked, Refusal refusal) {
  if (refusal == LEGAL)
    state_raw(asked, ", legal = true");
  else
    state_raw(asked, ", illegal = \"%s\"", refusal_code(refusal));
}

bool asked_bury(Asked *asked, const Game *game, const Action *bury) {
  const Deal *deal = &game->deal;
  Ruling why;
  Refusal refusal = asked_ruling(asked, game, bury, &why);
  ask_begin(asked, "bury");
  ask_trump(asked, deal);
  ask_cards(asked, "hand", HAND_OF(deal, bury->seat));
  ask_cards(asked, "bury", &bury->cards);
  if (!ask_judge(asked) || !has_ruling(asked, &why)) return false;
  if (refusal == REFUSED_RULE_FAILED) return true;
  state_begin(asked, "bury");
  state_trump(asked, deal);
  state_cards(asked, "hand", HAND_OF(deal, bury->seat));
  state_cards(asked, "bury", &bury->cards);
  put_verdict(asked, refusal);
  state_end(asked);
  asked->compared[ASKED_BURY]++;
  return true;
}

static void ordinal_said(const Call *call, char out[8]) {
  if (call->ordinal == ORDINAL_OTHER)
    snprintf(out, 8, "other");
  else
    snprintf(out, 8, "%d", call->ordinal);
}

bool asked_call(Asked *asked, const Game *game, const Action *action) {
  const Deal *deal = &game->deal;
  const Call *call = &action->call[action->calls - 1];
  char text[16], card[CARD_TEXT], ordinal[8];
  Ruling why = ruling_make(LEGAL);
  Refusal refusal = call_check(game, asked->rules, action, action->calls - 1, &why);
  ask_begin(asked, "call");
  ask_trump(asked, deal);
  ask_cards(asked, "hand", HAND_OF(deal, deal->declarer));
  ask_list_begin(asked, "calls");
  for (int i = 0; i + 1 < action->calls; i++)
    ask_raw(asked, "%s\"%s\"", i ? "," : "", call_print(&action->call[i], STYLE_ASCII, text));
  ask_raw(asked, "]");
  ordinal_said(call, ordinal);
  ask_text(asked, "card", card_print(call->card, STYLE_ASCII, card));
  ask_raw(asked, call->ordinal == ORDINAL_OTHER ? ",\"ordinal\":\"%s\"" : ",\"ordinal\":%s",
          ordinal);
  if (!ask_judge(asked) || !has_ruling(asked, &why)) return false;
  asked->compared[ASKED_CALL]++;
  if (refusal == REFUSED_RULE_FAILED) return true;
  state_begin(asked, "call");
  state_trump(asked, deal);
  state_cards(asked, "hand", HAND_OF(deal, deal->declarer));
  if (action->calls > 1) state_raw(asked, ", calls = \"");
  for (int i = 0; i + 1 < action->calls; i++)
    state_raw(asked, "%s%s", call_print(&action->call[i], STYLE_ASCII, text),
              i + 2 < action->calls ? " " : "\"");
  state_raw(asked, ", call = \"%s\"", call_print(call, STYLE_ASCII, text));
  put_verdict(asked, refusal);
  state_end(asked);
  return true;
}

/* ---- the end ---- */

/* The game as it stood when the deal was played: levels, who is active, what is remembered. */
static const Game *as_it_was(const Asked *asked) { return &asked->before; }

static bool has_last(const Deal *deal) { return deal->trick > 0; }

/* The question has no word for what a function noted against a failed throw, nor for a declaration
** of somebody else than the declarer, which a function that adjusts the result may look at. */
static bool knows_end(const Asked *asked, const Deal *deal) {
  const Bid *standing = bidding_standing(&deal->bidding);
  bool others = standing && standing->seat != deal->declarer;
  return !rules_hooked(asked->rules, HOOK_THROW_PENALTY) &&
         !(others && rules_hooked(asked->rules, HOOK_SCORE_ADJUST)) && asked_knows_deck(deal) &&
         asked->faults < ASKED_FAULTS;
}

static void ask_seats(Asked *asked, const Deal *deal) {
  const char *between = "";
  ask_raw(asked, ",\"declarer\":%d,\"team\":[", deal->declarer);
  for (int seat = 0; seat < deal->players; seat++)
    if (deal->team >> seat & 1) {
      ask_raw(asked, "%s%d", between, seat);
      between = ",";
    }
  ask_raw(asked, "],\"won\":[");
  for (int seat = 0; seat < deal->players; seat++)
    ask_raw(asked, "%s%d", seat ? "," : "", deal->won[seat]);
  ask_raw(asked, "],\"withdrawn\":[");
  for (int i = 0; i < asked->faults; i++)
    ask_raw(asked, "%s{\"seat\":%d,\"cards\":%d}", i ? "," : "", asked->fault[i].seat,
            asked->fault[i].cards);
  ask_raw(asked, "],\"levels\":[");
  for (int seat = 0; seat < deal->players; seat++) {
    char level[LEVEL_TEXT];
    ask_raw(asked, "%s\"%s\"", seat ? "," : "",
            deal_level_print(asked->rules, as_it_was(asked), seat, STYLE_ASCII, level));
  }
  ask_raw(asked, "]");
}

static void ask_last(Asked *asked, const Deal *deal) {
  CardSet cards;
  if (!has_last(deal)) return;
  ask_raw(asked, ",\"leader\":%d,\"last\":{\"plays\":[", deal->last_leader);
  for (int i = 0; i < deal->players; i++) {
    deal_play_cards(deal, &deal->last_play[i], &cards);
    ask_list_cards(asked, &cards);
  }
  ask_raw(asked, "]}");
  ask_grouping(asked, &deal->last_grouping);
}

/* The standing declaration, where it is the declarer's. */
static bool declarers_bid(const Deal *deal, CardSet *cards) {
  const Bid *standing = bidding_standing(&deal->bidding);
  if (!standing || standing->seat != deal->declarer) return false;
  bid_cards(standing, cards);
  return true;
}

static void ask_end(Asked *asked, const Deal *deal) {
  CardSet declared;
  ask_begin(asked, "settle");
  ask_trump(asked, deal);
  ask_seats(asked, deal);
  ask_cards(asked, "kitty", &deal->kitty);
  ask_raw(asked, ",\"exposed\":%s,\"first\":%d", deal->exposed ? "true" : "false",
          deal->first_drawer);
  if (declarers_bid(deal, &declared)) ask_cards(asked, "declared", &declared);
  ask_last(asked, deal);
  const Game *was = as_it_was(asked);
  if (remembered_text(&was->remembered, REMEMBERED_GAME)[0])
    ask_text(asked, "memory", remembered_text(&was->remembered, REMEMBERED_GAME));
  if (remembered_text(&was->remembered, REMEMBERED_DEAL)[0])
    ask_text(asked, "deal_memory", remembered_text(&was->remembered, REMEMBERED_DEAL));
  if (deal->ended_early) ask_raw(asked, ",\"stopped\":true");
  if (!deal->ended_by_throw) return;
  ask_raw(asked, ",\"offender\":%d", deal->offender);
  ask_list_begin(asked, "hands");
  for (int seat = 0; seat < deal->players; seat++) ask_list_cards(asked, HAND_OF(deal, seat));
  ask_raw(asked, "]");
}

static const char *side_word(const Score *score) {
  static const char *const SIDE[] = {NULL, "declarers", "opponents"};
  return SIDE[score->side];
}

/* The levels after the deal, and who has won the game. */
static bool has_levels(Asked *asked, const Game *game) {
  const cJSON *after = cJSON_GetObjectItemCaseSensitive(asked->answer, "after");
  const cJSON *winners = cJSON_GetObjectItemCaseSensitive(asked->answer, "winners"), *item;
  uint16_t won = 0;
  for (int seat = 0; seat < game->deal.players; seat++) {
    char level[LEVEL_TEXT];
    const cJSON *value = cJSON_GetArrayItem(after, seat);
    deal_level_print(asked->rules, game, seat, STYLE_ASCII, level);
    if (!cJSON_IsString(value) || strcmp(value->valuestring, level) != 0)
      return asked_fault(asked, "%s\nis answered %s\nby the game %c stands at %s", asked->question,
                         asked->said, seat_letter(seat), level);
  }
  cJSON_ArrayForEach(item, winners) won |= (uint16_t)(1u << item->valueint);
  return won == game->winners ||
         asked_fault(asked, "%s\nis answered %s\nothers have won by the game", asked->question,
                     asked->said);
}

static bool has_end(Asked *asked, const Game *game, int next, int declarer) {
  const Deal *deal = &game->deal;
  return has_number(asked, "points", deal->opponents_points) &&
         has_number(asked, "multiplier", deal->multiplier) &&
         has_text(asked, "side", side_word(&deal->score)) &&
         has_number(asked, "levels", deal->score.levels) && has_levels(asked, game) &&
         has_number(asked, "next", next) &&
         (declarer == SEAT_NONE ? has_text(asked, "next_declarer", NULL)
                                : has_number(asked, "next_declarer", declarer));
}

static void state_situation(Asked *asked, const Deal *deal) {
  char words[ASKED_TEXT], level[LEVEL_TEXT];
  CardSet declared;
  const Game *was = as_it_was(asked);
  state_trump(asked, deal);
  state_raw(asked, ", team = \"");
  for (int i = 0; i < deal->players; i++) {
    int seat = deal_after(deal, deal->declarer, i);
    if (deal->team >> seat & 1) state_raw(asked, "%s%c", i ? " " : "", seat_letter(seat));
  }
  state_raw(asked, "\", ledger = {");
  for (int seat = 0; seat < deal->players; seat++)
    if (deal->won[seat]) state_raw(asked, " \"%c %d\",", seat_letter(seat), deal->won[seat]);
  state_raw(asked, " }, withdrawn = {");
  for (int seat = 0; seat < deal->players; seat++) {
    state_raw(asked, " %c = {", seat_letter(seat));
    for (int i = 0; i < asked->faults; i++)
      if (asked->fault[i].seat == seat) state_raw(asked, " %d,", asked->fault[i].cards);
    state_raw(asked, " },");
  }
  state_raw(asked, " }, levels = {");
  for (int seat = 0; seat < deal->players; seat++)
    state_raw(asked, " %c = \"%s\",", seat_letter(seat),
              deal_level_print(asked->rules, was, seat, STYLE_ASCII, level));
  state_raw(asked, " }, first = \"%c\"", seat_letter(deal->first_drawer));
  state_cards(asked, "kitty", &deal->kitty);
  if (deal->exposed) state_raw(asked, ", exposed = true");
  if (declarers_bid(deal, &declared)) state_cards(asked, "declared", &declared);
  if (remembered_text(&was->remembered, REMEMBERED_GAME)[0])
    state_raw(asked, ", memory = %s",
              quoted(remembered_text(&was->remembered, REMEMBERED_GAME), words));
  if (remembered_text(&was->remembered, REMEMBERED_DEAL)[0])
    state_raw(asked, ", deal_memory = %s",
              quoted(remembered_text(&was->remembered, REMEMBERED_DEAL), words));
  if (deal->ended_early) state_raw(asked, ", stopped = true");
  if (!deal->ended_by_throw) return;
  state_raw(asked, ", offender = \"%c\"", seat_letter(deal->offender));
  state_hands(asked, deal);
}

static void state_last(Asked *asked, const Deal *deal) {
  CardSet cards;
  if (!has_last(deal)) return;
  state_raw(asked, ", leader = \"%c\"", seat_letter(deal->last_leader));
  for (int i = 0; i < deal->players; i++) {
    deal_play_cards(deal, &deal->last_play[i], &cards);
    if (i == 0)
      state_lead(asked, ", last_trick = { ", &cards, &deal->last_grouping);
    else
      state_raw(asked, ", \"%s\"", cards_said(&cards));
  }
  state_raw(asked, " }");
}

static void state_settlement(Asked *asked, const Game *game, int next, int declarer) {
  const Deal *deal = &game->deal;
  char words[ASKED_TEXT], level[LEVEL_TEXT];
  state_begin(asked, "the end");
  state_situation(asked, deal);
  state_last(asked, deal);
  state_raw(asked, ", points = %d", deal->opponents_points);
  state_raw(asked, ", multiplier = %d", deal->multiplier);
  if (deal->score.side == SIDE_NOBODY)
    state_raw(asked, ", result = \"nobody\"");
  else
    state_raw(asked, ", result = \"%s +%d\"", side_word(&deal->score), deal->score.levels);
  state_raw(asked, ", after = {");
  for (int seat = 0; seat < deal->players; seat++) {
    bool won = game->winners >> seat & 1;
    state_raw(asked, " %c = \"%s\",", seat_letter(seat),
              won ? "WIN" : deal_level_print(asked->rules, game, seat, STYLE_ASCII, level));
  }
  state_raw(asked, " }, next = \"%c\"", seat_letter(next));
  if (declarer == SEAT_NONE)
    state_raw(asked, ", next_declarer = \"nobody\"");
  else
    state_raw(asked, ", next_declarer = \"%c\"", seat_letter(declarer));
  if (remembered_text(&game->remembered, REMEMBERED_GAME)[0])
    state_raw(asked, ", memory_after = %s",
              quoted(remembered_text(&game->remembered, REMEMBERED_GAME), words));
  state_end(asked);
}

/* Who is in the team, by the cards as they were played. Functions look at more, and who is found by
** a hand was found before the first lead. */
static bool same_friends(Asked *asked, const Deal *deal) {
  const Rules *rules = asked->rules;
  if (rules->friends.teams != TEAMS_CALLED || rules->friends.found != FOUND_BY_PLAYING ||
      rules_hooked(rules, HOOK_FRIENDS_JOINS))
    return true;
  ask_begin(asked, "friends");
  ask_trump(asked, deal);
  ask_raw(asked, ",\"declarer\":%d", deal->declarer);
  ask_list_begin(asked, "calls");
  for (int i = 0; i < deal->calls; i++) {
    char text[16];
    ask_raw(asked, "%s\"%s\"", i ? "," : "", call_print(&deal->call[i], STYLE_ASCII, text));
  }
  ask_raw(asked, "],\"plays\":[");
  for (int i = 0; i < asked->plays; i++)
    ask_raw(asked, "%s{\"seat\":%d,\"cards\":\"%s\"}", i ? "," : "", asked->played[i].seat,
            cards_said(&asked->played[i].cards));
  ask_raw(asked, "]");
  if (!ask_judge(asked)) return false;
  uint16_t team = 0;
  const cJSON *seat;
  cJSON_ArrayForEach(seat, cJSON_GetObjectItemCaseSensitive(asked->answer, "team")) team |=
      (uint16_t)(1u << (int)cJSON_GetNumberValue(seat));
  asked->compared[ASKED_PARTS]++;
  return team == deal->team || asked_fault(asked, "the team is %x, by its cards %x: %s", deal->team,
                                           team, asked->question);
}

/* What the kitty counts; a function may look at more of the deal. */
static bool same_kitty(Asked *asked, const Deal *deal) {
  CardSet cards;
  if (!has_last(deal) || rules_hooked(asked->rules, HOOK_KITTY_MULTIPLIER)) return true;
  bool opponents = deal_side(deal, deal->last_winner) == SIDE_OPPONENTS;
  ask_begin(asked, "kitty");
  ask_trump(asked, deal);
  ask_cards(asked, "kitty", &deal->kitty);
  ask_raw(asked, ",\"exposed\":%s,\"last\":{\"side\":\"%s\",\"plays\":[",
          deal->exposed ? "true" : "false", opponents ? "opponents" : "declarers");
  for (int i = 0; i < deal->players; i++) {
    deal_play_cards(deal, &deal->last_play[i], &cards);
    ask_list_cards(asked, &cards);
  }
  ask_raw(asked, "]}");
  ask_grouping(asked, &deal->last_grouping);
  asked->compared[ASKED_PARTS]++;
  return ask_judge(asked) && has_number(asked, "multiplier", deal->multiplier) &&
         (deal->ended_early || has_number(asked, "points", deal->kitty_points));
}

/* The table alone, where no function has a say. */
static bool same_score(Asked *asked, const Deal *deal) {
  const Rules *rules = asked->rules;
  uint64_t hooks = (uint64_t)1 << HOOK_SCORE_BANDS | (uint64_t)1 << HOOK_SCORE_ADJUST |
                   (uint64_t)1 << HOOK_SCORE_SHORT_TEAM;
  if (rules->hooked & hooks) return true;
  ask_begin(asked, "score");
  if (rules->friends.teams != TEAMS_FIXED)
    ask_raw(asked, ",\"declarers\":%d", bit_count(deal->team));
  ask_raw(asked, ",\"points\":%d", deal->opponents_points);
  asked->compared[ASKED_PARTS]++;
  return ask_judge(asked) && has_text(asked, "side", side_word(&deal->score)) &&
         has_number(asked, "levels", deal->score.levels);
}

/* The questions about single steps of an end that no throw brought about. */
static bool same_parts(Asked *asked, const Deal *deal) {
  if (deal->ended_by_throw || !asked_knows_deck(deal)) return true;
  return same_friends(asked, deal) && same_kitty(asked, deal) && same_score(asked, deal);
}

bool asked_end(Asked *asked, const Game *game) {
  const Deal *deal = &game->deal;
  int next, declarer;
  Ruling why;
  if (!same_parts(asked, deal)) return false;
  if (!knows_end(asked, deal) || !find_next(game, asked->rules, &next, &declarer, &why))
    return true;
  ask_end(asked, deal);
  if (!ask_judge(asked) || !has_end(asked, game, next, declarer)) return false;
  state_settlement(asked, game, next, declarer);
  asked->compared[ASKED_END]++;
  return true;
}
