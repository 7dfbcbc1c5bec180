/* lua_deal.c - Deal and Result as scripts see them: looked up when they are asked for. */
#include "lua/value/lua_deal.h"

#include <lauxlib.h>

#include "deal/kitty_burier.h"
#include "lua/sandbox/stack_balance.h"
#include "lua/value/game_memory.h"
#include "lua/value/lua_bid.h"
#include "lua/value/lua_cards.h"
#include "lua/value/lua_order.h"
#include "lua/value/lua_play.h"
#include "lua/value/lua_player.h"
#include "lua/value/lua_trump.h"
#include "lua/value/running_question.h"
#include "lua/value/value_type.h"
#include "notation/notation.h"

static const char DEAL[] = "Deal", RESULT[] = "Result";

/* ---- Deal ---- */

/* deal.calls; while friends are called those that stand before the one asked about */
static void push_calls(lua_State *L, const Deal *deal) {
  STACK_GROWS(L, 1);
  const HookCall *asked = lua_frame(L)->call;
  const Call *calls = asked->calls ? asked->calls : deal->call;
  int n = asked->calls ? asked->calls_n : deal->calls;
  lua_createtable(L, n, 0);
  for (int i = 0; i < n; i++) {
    const Call *call = &calls[i];
    lua_call_push(L, call->card, call->ordinal, call->seen, call->player);
    lua_rawseti(L, -2, i + 1);
  }
}

/* Who buried it may know the kitty, and the table's referee. */
static void push_kitty(lua_State *L, const Deal *deal) {
  STACK_GROWS(L, 1);
  const Frame *frame = lua_frame(L);
  char name[FIELD_NAME];
  bool own = frame->knows == KNOWS_OWN && deal->buried &&
             frame->call->seat == kitty_burier(frame->call->game, frame->rules);
  if (frame->knows != KNOWS_ALL && !own && !deal->exposed)
    script_refuse(L, SAY(SEE_KITTY), schema_name(frame->field, name));
  lua_cards_push(L, &deal->kitty, deal->planes);
}

/* deal.turned: what was turned of the kitty to name trumps; nil when nothing was. */
static void push_turned(lua_State *L, const Deal *deal) {
  STACK_GROWS(L, 1);
  CardSet cards = CARDSET_EMPTY;
  int kitty = deal->deck_n - lua_frame(L)->rules->deck.kitty;
  for (int i = 0; i < deal->turned; i++) cardset_put(&cards, deal->deck[kitty + i], deal->planes);
  lua_cards_push(L, deal->turned ? &cards : NULL, deal->planes);
}

/* deal.turn: the player asked about; else the one who is to act, if it is only one */
static void push_turn(lua_State *L) {
  STACK_GROWS(L, 1);
  const Frame *frame = lua_frame(L);
  int seat = frame->call->seat;
  if (seat < 0) seat = game_waits_for(frame->call->game, frame->rules);
  lua_player_push(L, seat);
}

/* deal.played: all cards that were played so far, those of the running trick too */
static void push_played(lua_State *L, const Deal *deal) {
  STACK_GROWS(L, 1);
  CardSet cards = CARDSET_EMPTY;
  for (int i = 0; i < deal->log_n; i++) cardset_put(&cards, deal->log[i], deal->planes);
  lua_cards_push(L, &cards, deal->planes);
}

/* deal.failed: who was asked to declare (the effect ask) and did not, in that order */
static void push_failed(lua_State *L, const Deal *deal) {
  STACK_GROWS(L, 1);
  lua_createtable(L, deal->failed_n, 0);
  for (int i = 0; i < deal->failed_n; i++) {
    lua_player_push(L, deal->failed[i]);
    lua_rawseti(L, -2, i + 1);
  }
}

/* The declarer; before the drawing is over the one who was named beforehand, or SEAT_NONE. */
static int declarer_of(const Game *game) {
  return game->deal.declarer == SEAT_NONE ? game->named_declarer : game->deal.declarer;
}

static const char *const DEAL_KEYS[] = {"number", "redeals", "packs",    "players", "trump",
                                        "bids",   "bid",     "declarer", "calls",   "trick",
                                        "tricks", "kitty",   "turned",   "failed",  "dropped",
                                        "order",  "played",  "turn",     "memory",  NULL};

static int deal_index(lua_State *L) {
  STACK_GROWS(L, 1);
  lua_handle_own(L, DEAL);
  const Game *game = lua_frame_game(L);
  const Deal *deal = &game->deal;
  switch (lua_value_key(L, DEAL_KEYS)) {
    case 0: lua_pushinteger(L, game->number); break;
    case 1: lua_pushinteger(L, game->redeals); break;
    case 2: lua_pushinteger(L, lua_frame(L)->rules->deck.packs); break;
    case 3: lua_seats_push(L, 0xffff); break;
    case 4:
      if (deal->has_order)
        lua_trump_push(L, deal->trump);
      else
        lua_pushnil(L);
      break;
    case 5: lua_bids_push(L, &deal->bidding); break;
    case 6: lua_bid_push(L, bidding_standing(&deal->bidding)); break;
    case 7: lua_player_push(L, declarer_of(game)); break;
    case 8: push_calls(L, deal); break;
    case 9: lua_trick_push(L, false); break;
    case 10: lua_pushinteger(L, deal->trick); break;
    case 11: push_kitty(L, deal); break;
    case 12: push_turned(L, deal); break;
    case 13: push_failed(L, deal); break;
    case 14: lua_cards_push(L, &deal->dropped, PACK_MAX); break;
    case 15: lua_order_push(L); break;
    case 16: push_played(L, deal); break;
    case 17: push_turn(L); break;
    default: memory_push(L, -1);
  }
  return 1;
}

/* deal:after(player) */
static int deal_after_player(lua_State *L) {
  STACK_GROWS(L, 1);
  lua_handle_check(L, DEAL);
  lua_player_push(L, deal_after(&lua_frame_game(L)->deal, lua_player_check(L, 2), 1));
  return 1;
}

/* deal:others(player): in turn order */
static int deal_others(lua_State *L) {
  STACK_GROWS(L, 1);
  lua_handle_check(L, DEAL);
  int seat = lua_player_check(L, 2);
  lua_seats_push_from(L, 0xffffu & ~(1u << seat), seat);
  return 1;
}

/* deal:player("B") */
static int deal_player(lua_State *L) {
  STACK_GROWS(L, 1);
  lua_handle_check(L, DEAL);
  int seat = seat_parse(lua_value_text(L, 2), lua_frame_game(L)->deal.players);
  luaL_argcheck(L, seat >= 0, 2, "no such seat");
  lua_player_push(L, seat);
  return 1;
}

/* deal:holder(card): the first seat in turn order from the declarer that holds it */
static int deal_holder(lua_State *L) {
  STACK_GROWS(L, 1);
  lua_handle_check(L, DEAL);
  const Deal *deal = &lua_frame_game(L)->deal;
  Card card = lua_card_check(L, 2);
  int from = deal->declarer == SEAT_NONE ? 0 : deal->declarer, holder = -1;
  for (int n = deal->players - 1; n >= 0; n--) {
    int seat = deal_after(deal, from, n);
    lua_frame_need_hand(L, seat);
    if (deal_holds(deal, seat, card)) holder = seat;
  }
  lua_player_push(L, holder);
  return 1;
}

/* deal:random(n): 1 to n, from the game's own generator, so that a seed gives the same game */
static int deal_random(lua_State *L) {
  STACK_GROWS(L, 1);
  lua_handle_check(L, DEAL);
  const Frame *frame = lua_frame(L);
  char name[FIELD_NAME];
  lua_Integer n = luaL_checkinteger(L, 2);
  luaL_argcheck(L, n >= 1 && n <= 1000000, 2, "from 1 to 1000000");
  if (!frame->call->does) return script_refuse(L, SAY(SEE_CHANCE), schema_name(frame->field, name));
  lua_pushinteger(L, 1 + (lua_Integer)rng_below(&frame->call->does->rng, (uint64_t)n));
  return 1;
}

void lua_deal_push(lua_State *L) {
  STACK_GROWS(L, 1);
  static const luaL_Reg methods[] = {{"after", deal_after_player}, {"others", deal_others},
                                     {"player", deal_player},      {"holder", deal_holder},
                                     {"random", deal_random},      {NULL, NULL}};
  static const ValueType type = {
      .name = DEAL, .index = deal_index, .methods = methods, .keys = DEAL_KEYS};
  lua_handle_push(L, &type, -1);
}

/* ---- Result ---- */

/* Side and levels as far as the question has them: the last word is not yet spoken. */
static Score result_score(const Frame *frame) {
  const HookCall *call = frame->call;
  Score score = call->game->deal.score;
  if (call->hook == HOOK_SCORE_SHORT_TEAM) {
    score.side = SIDE_DECLARERS;
    score.levels = call->number[0];
  } else if (call->hook == HOOK_SCORE_ADJUST) {
    score.side = (uint8_t)call->number[0];
    score.levels = call->number[1];
  }
  return score;
}

static int result_index(lua_State *L) {
  STACK_GROWS(L, 1);
  static const char *const keys[] = {
      "side",      "levels",  "points",     "trick_points", "kitty_points", "declarer", "declarers",
      "opponents", "missing", "last_trick", "trump",        "deal",         "offender", NULL};
  lua_handle_own(L, RESULT);
  const Deal *deal = &lua_frame_game(L)->deal;
  Score score = result_score(lua_frame(L));
  switch (lua_value_key(L, keys)) {
    case 0: lua_pushstring(L, schema_sides[score.side]); break;
    case 1: lua_pushinteger(L, score.levels); break;
    case 2: lua_pushinteger(L, deal->opponents_points); break;
    case 3: lua_pushinteger(L, deal->trick_points); break;
    case 4: lua_pushinteger(L, deal->kitty_points); break;
    case 5: lua_player_push(L, deal->declarer); break;
    case 6: lua_seats_push_from(L, deal->team, deal->declarer); break;
    case 7: lua_seats_push_from(L, (unsigned)~deal->team, deal->declarer); break;
    case 8: lua_pushinteger(L, deal->missing); break;
    case 9: lua_trick_push(L, true); break;
    case 10: lua_trump_push(L, deal->trump); break;
    case 11: lua_deal_push(L); break;
    default: lua_player_push(L, deal->ended_by_throw ? deal->offender : -1);
  }
  return 1;
}

void lua_result_push(lua_State *L) {
  STACK_GROWS(L, 1);
  static const ValueType type = {.name = RESULT, .index = result_index};
  lua_handle_push(L, &type, -1);
}
