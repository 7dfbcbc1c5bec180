/* lua_order.c - Order as scripts see it: effective suits, tiers and neighbours of the running
** question's trump. */
#include "lua/value/lua_order.h"

#include <lauxlib.h>

#include "lua/sandbox/stack_balance.h"
#include "lua/value/lua_cards.h"
#include "lua/value/lua_trump.h"
#include "lua/value/running_question.h"
#include "lua/value/value_type.h"

static const char ORDER[] = "Order";

static const char *const ORDER_KEYS[] = {"trump", NULL};

static int order_index(lua_State *L) {
  STACK_GROWS(L, 1);
  lua_value_key(L, ORDER_KEYS);
  lua_trump_push(L, lua_frame_order(L)->trump);
  return 1;
}

/* order:suit(card): "S" …, "T"; nil for a card of none, or not in the deck */
static int suit_of(lua_State *L) {
  STACK_GROWS(L, 1);
  lua_suit_push(L, order_suit(lua_frame_order(L), lua_card_check(L, 2)));
  return 1;
}

/* order:tier(card): comparable within an effective suit */
static int tier_of(lua_State *L) {
  STACK_GROWS(L, 1);
  int tier = order_tier(lua_frame_order(L), lua_card_check(L, 2));
  if (tier < 0)
    lua_pushnil(L);
  else
    lua_pushinteger(L, tier);
  return 1;
}

/* order:height(card): 1 is the lowest of its effective suit; comparable between plain suits */
static int height_of(lua_State *L) {
  STACK_GROWS(L, 1);
  const Order *order = lua_frame_order(L);
  Card card = lua_card_check(L, 2);
  Suit suit = order_suit(order, card);
  int tier = order_tier(order, card), lowest = tier;
  if (suit == SUIT_NONE) {
    lua_pushnil(L);
    return 1;
  }
  for (uint64_t places = order->suit[suit]; places;) {
    int other = order->tier_at[bit_pop(&places)];
    if (other < lowest) lowest = other;
  }
  lua_pushinteger(L, tier - lowest + 1);
  return 1;
}

static int adjacent(lua_State *L) {
  STACK_GROWS(L, 1);
  Card low = lua_card_check(L, 2), high = lua_card_check(L, 3);
  lua_pushboolean(L, order_adjacent(lua_frame_order(L), low, high));
  return 1;
}

/* order:cards(suit): one of each card of the effective suit */
static int cards_of_suit(lua_State *L) {
  STACK_GROWS(L, 1);
  static const char *const names[] = {"C", "D", "H", "S", "T", NULL};
  const Order *order = lua_frame_order(L);
  CardSet cards = CARDSET_EMPTY;
  Suit suit = (Suit)luaL_checkoption(L, 2, NULL, names);
  for (uint64_t places = order->suit[suit]; places;) {
    Card card = order->kind_at[bit_pop(&places)];
    if (card != CARD_NONE) cardset_put(&cards, card, PACK_MAX);
  }
  lua_cards_push(L, &cards, PACK_MAX);
  return 1;
}

void lua_order_push(lua_State *L) {
  STACK_GROWS(L, 1);
  static const luaL_Reg methods[] = {{"suit", suit_of},        {"tier", tier_of},
                                     {"height", height_of},    {"adjacent", adjacent},
                                     {"cards", cards_of_suit}, {NULL, NULL}};
  static const ValueType type = {
      .name = ORDER, .index = order_index, .methods = methods, .keys = ORDER_KEYS};
  if (lua_card_context(L).order)
    lua_value_new(L, &type, 1);
  else
    lua_pushnil(L);
}
