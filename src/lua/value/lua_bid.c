/* lua_bid.c - Bid and Call as scripts see them. */
#include "lua/value/lua_bid.h"

#include <lauxlib.h>

#include "lua/sandbox/stack_balance.h"
#include "lua/value/lua_cards.h"
#include "lua/value/lua_player.h"
#include "lua/value/running_question.h"
#include "lua/value/value_type.h"
#include "notation/notation.h"

static const char BID[] = "Bid", CALL[] = "Call";

static int bid_index(lua_State *L) {
  STACK_GROWS(L, 1);
  static const char *const keys[] = {"player", "cards", "count", "kind", "card",
                                     "joker",  "rank",  "suit",  NULL};
  const Bid *bid = lua_touserdata(L, 1);
  CardSet cards;
  switch (lua_value_key(L, keys)) {
    case 0: lua_player_push(L, bid->seat); break;
    case 1:
      bid_cards(bid, &cards);
      lua_cards_push(L, &cards, PACK_MAX);
      break;
    case 2: lua_pushinteger(L, bid->count); break;
    case 3: lua_pushstring(L, lua_frame(L)->rules->declare.bids[bid->type].name); break;
    case 4: lua_card_push(L, bid->card); break;
    case 5: lua_card_push(L, bid->joker); break;
    case 6: lua_rank_push(L, card_rank(bid->card)); break;
    default: lua_suit_push(L, card_suit(bid->card));
  }
  return 1;
}

static int bid_text(lua_State *L) {
  STACK_GROWS(L, 1);
  CardSet cards = CARDSET_EMPTY;
  bid_cards(luaL_checkudata(L, 1, BID), &cards);
  lua_cards_push_text(L, &cards);
  return 1;
}

void lua_bid_push(lua_State *L, const Bid *bid) {
  STACK_GROWS(L, 1);
  static const ValueType type = {BID, bid_index, NULL, bid_text, NULL, NULL, NULL};
  if (!bid) {
    lua_pushnil(L);
    return;
  }
  *(Bid *)lua_value_new(L, &type, sizeof *bid) = *bid;
}

void lua_bids_push(lua_State *L, const Bidding *bidding) {
  STACK_GROWS(L, 1);
  lua_createtable(L, bidding->n, 0);
  for (int i = 0; i < bidding->n; i++) {
    Bid bid = bidding_bid(bidding, i);
    lua_bid_push(L, &bid);
    lua_rawseti(L, -2, i + 1);
  }
}

typedef struct CallValue {
  Card card;
  int ordinal, seen, player;
} CallValue;

/* ordinal is a number, or "other" */
static int call_index(lua_State *L) {
  STACK_GROWS(L, 1);
  static const char *const keys[] = {"card", "ordinal", "seen", "player", NULL};
  const CallValue *call = lua_touserdata(L, 1);
  switch (lua_value_key(L, keys)) {
    case 0: lua_card_push(L, call->card); break;
    case 1:
      if (call->ordinal == ORDINAL_OTHER)
        lua_pushliteral(L, "other");
      else
        lua_pushinteger(L, call->ordinal);
      break;
    case 2: lua_pushinteger(L, call->seen); break;
    default: lua_player_push(L, call->player);
  }
  return 1;
}

static int call_text(lua_State *L) {
  STACK_GROWS(L, 1);
  const CallValue *value = luaL_checkudata(L, 1, CALL);
  const Call call = {value->card, (uint8_t)value->ordinal, 0, SEAT_NONE};
  char text[16];
  lua_pushstring(L, call_print(&call, STYLE_ASCII, text));
  return 1;
}

void lua_call_push(lua_State *L, Card card, int ordinal, int seen, int player) {
  STACK_GROWS(L, 1);
  static const ValueType type = {CALL, call_index, NULL, call_text, NULL, NULL, NULL};
  *(CallValue *)lua_value_new(L, &type, sizeof(CallValue)) =
      (CallValue){card, ordinal, seen, player};
}
