/* lua_cards.c - Card and Cards, the values that scripts see. Both are immutable; what they know of
** trump and points is asked of the question that is running. */
#include "lua/value/lua_cards.h"

#include <lauxlib.h>
#include <string.h>

#include "lua/sandbox/script_budget.h"
#include "lua/sandbox/script_error.h"
#include "lua/sandbox/stack_balance.h"
#include "lua/value/running_question.h"
#include "lua/value/value_type.h"

static const char CARD[] = "Card", CARDS[] = "Cards";
static const ValueType cards_type = {.name = CARDS}; /* its metatable is made by lua_cards_open */

enum { PLANES = PACK_MAX };

/* Instructions that a function costs which makes a set, or looks at every kind of card. */
enum { FEE_OF_SET = 8, FEE_OF_KINDS = 32 };

/* ---- Card ---- */

void lua_card_push(lua_State *L, Card card) {
  STACK_GROWS(L, 1);
  if (card >= KIND_NB) {
    lua_pushnil(L);
    return;
  }
  static const char kinds[KIND_NB]; /* a key in the registry for each */
  if (lua_rawgetp(L, LUA_REGISTRYINDEX, &kinds[card]) != LUA_TNIL) return;
  lua_pop(L, 1);
  *(Card *)lua_newuserdatauv(L, sizeof(Card), 0) = card;
  luaL_setmetatable(L, CARD);
  lua_pushvalue(L, -1);
  lua_rawsetp(L, LUA_REGISTRYINDEX, &kinds[card]);
}

Card lua_card_check(lua_State *L, int at) {
  const Card *card = luaL_testudata(L, at, CARD);
  if (card) return *card;
  char error[128];
  Card one[2];
  const char *text = lua_value_text(L, at);
  int n = cards_parse(text, one, 2, error, sizeof error);
  if (n != 1) script_refuse(L, n < 0 ? error : SAY(CARDS_ONE));
  return one[0];
}

Card lua_card_test(lua_State *L, int at) {
  const Card *card = luaL_testudata(L, at, CARD);
  return card ? *card : CARD_NONE;
}

static int new_card(lua_State *L) {
  STACK_GROWS(L, 1);
  luaL_checkany(L, 1);
  lua_card_push(L, lua_card_check(L, 1));
  return 1;
}

static int card_tostring(lua_State *L) {
  STACK_GROWS(L, 1);
  char text[CARD_TEXT];
  lua_pushstring(L, card_print(lua_card_check(L, 1), STYLE_ASCII, text));
  return 1;
}

static const char *rank_text(Card card) {
  if (card == LJ) return "LJ";
  if (card == HJ) return "HJ";
  return rank_name(card_rank(card), STYLE_ASCII);
}

static const char *colour_of(Card card) {
  bool red = card == HJ || card_suit(card) == HEARTS || card_suit(card) == DIAMONDS;
  return red ? "red" : "black";
}

static int card_points(lua_State *L, Card card) {
  CardContext context = lua_card_context(L);
  if (!context.points) return script_refuse(L, SAY(SEE_NO_POINTS));
  return context.points[card];
}

static int card_index(lua_State *L) {
  STACK_GROWS(L, 1);
  static const char *const keys[] = {"rank",  "suit",      "joker", "colour", "points",
                                     "trump", "effective", "tier",  NULL};
  Card card = *(Card *)lua_touserdata(L, 1);
  switch (lua_value_key(L, keys)) {
    case 0: lua_pushstring(L, rank_text(card)); break;
    case 1: lua_suit_push(L, card_suit(card)); break;
    case 2: lua_pushboolean(L, card_is_joker(card)); break;
    case 3: lua_pushstring(L, colour_of(card)); break;
    case 4: lua_pushinteger(L, card_points(L, card)); break;
    case 5: lua_pushboolean(L, order_suit(lua_frame_order(L), card) == TRUMPS); break;
    case 6: lua_suit_push(L, order_suit(lua_frame_order(L), card)); break;
    default: lua_pushinteger(L, order_tier(lua_frame_order(L), card));
  }
  return 1;
}

/* ---- Cards ---- */

static CardSet *push_empty(lua_State *L) {
  STACK_GROWS(L, 1);
  sandbox_charge(L, FEE_OF_SET);
  CardSet *set = lua_value_new(L, &cards_type, sizeof *set);
  return memset(set, 0, sizeof *set);
}

void lua_cards_push(lua_State *L, const CardSet *set, int planes) {
  STACK_GROWS(L, 1);
  if (!set) {
    lua_pushnil(L);
    return;
  }
  CardSet *copy = push_empty(L);
  memcpy(copy->plane, set->plane, sizeof set->plane[0] * (size_t)planes);
}

const CardSet *lua_cards_test(lua_State *L, int at) { return luaL_testudata(L, at, CARDS); }

const CardSet *lua_cards_check(lua_State *L, int at) {
  STACK_GROWS(L, 0);
  at = lua_absindex(L, at);
  const CardSet *set = luaL_testudata(L, at, CARDS);
  if (set) return set;
  const Card *card = luaL_testudata(L, at, CARD);
  char error[160];
  if (card) {
    CardSet *one = push_empty(L);
    cardset_put(one, *card, PLANES);
    lua_replace(L, at);
    return one;
  }
  const char *text = lua_value_text(L, at);
  CardSet *read = push_empty(L);
  if (!cardset_parse(text, read, PLANES, error, sizeof error)) script_refuse(L, error);
  lua_replace(L, at);
  return read;
}

static int new_cards(lua_State *L) {
  STACK_GROWS(L, 1);
  luaL_checkany(L, 1);
  lua_cards_check(L, 1);
  lua_pushvalue(L, 1);
  return 1;
}

void lua_cards_push_text(lua_State *L, const CardSet *set) {
  STACK_GROWS(L, 1);
  char text[CARD_MAX * 3 + 1];
  cardset_print(set, PLANES, STYLE_ASCII, text, sizeof text);
  lua_pushstring(L, text);
}

static int cards_tostring(lua_State *L) {
  STACK_GROWS(L, 1);
  const CardSet *set = lua_cards_check(L, 1);
  sandbox_charge(L, FEE_OF_KINDS);
  lua_cards_push_text(L, set);
  return 1;
}

static int cards_size(lua_State *L) {
  STACK_GROWS(L, 1);
  lua_pushinteger(L, cardset_size(lua_cards_check(L, 1), PLANES));
  return 1;
}

/* For each kind the count that `pick` makes of the two counts. */
static int combine(lua_State *L, int (*pick)(int a, int b)) {
  STACK_GROWS(L, 1);
  const CardSet *a = lua_cards_check(L, 1), *b = lua_cards_check(L, 2);
  CardSet *out = push_empty(L);
  sandbox_charge(L, FEE_OF_KINDS);
  for (Card card = 0; card < KIND_NB; card++) {
    int n = pick(cardset_count(a, card, PLANES), cardset_count(b, card, PLANES));
    if (n > PACK_MAX) return script_refuse(L, SAY(CARDS_MANY), PACK_MAX);
    for (; n > 0; n--) cardset_put(out, card, PLANES);
  }
  return 1;
}

static int pick_sum(int a, int b) { return a + b; }
static int pick_rest(int a, int b) { return a - b; }
static int pick_common(int a, int b) { return a < b ? a : b; }
static int cards_add(lua_State *L) { return combine(L, pick_sum); }
static int cards_subtract(lua_State *L) { return combine(L, pick_rest); }
static int cards_and(lua_State *L) { return combine(L, pick_common); }

static int cards_equal(lua_State *L) {
  STACK_GROWS(L, 1);
  lua_pushboolean(L, cardset_equal(lua_cards_check(L, 1), lua_cards_check(L, 2), PLANES));
  return 1;
}

static int cards_within(lua_State *L) {
  STACK_GROWS(L, 1);
  lua_pushboolean(L, cardset_has(lua_cards_check(L, 2), lua_cards_check(L, 1), PLANES));
  return 1;
}

static int cards_less(lua_State *L) {
  STACK_GROWS(L, 1);
  const CardSet *a = lua_cards_check(L, 1), *b = lua_cards_check(L, 2);
  lua_pushboolean(L, cardset_has(b, a, PLANES) && !cardset_equal(a, b, PLANES));
  return 1;
}

/* The kinds that a word means: "trumps", "jokers", a rank, a printed suit or a card. */
static uint64_t mask_of(lua_State *L, int at) {
  uint64_t mask = 0;
  const char *text = lua_type(L, at) == LUA_TSTRING ? lua_value_text(L, at) : NULL, *end;
  if (!text) return bit(lua_card_check(L, at));
  Rank rank = rank_parse(text, &end);
  bool is_rank = rank != RANK_NONE && !*end;
  Suit suit = is_rank ? SUIT_NONE : suit_parse(text, &end);
  bool is_suit = suit != SUIT_NONE && !*end, trumps = !strcmp(text, "trumps");
  if (!is_rank && !is_suit && !trumps && strcmp(text, "jokers") != 0)
    return bit(lua_card_check(L, at));
  const Order *order = trumps ? lua_frame_order(L) : NULL;
  for (Card card = 0; card < KIND_NB; card++) {
    bool in = is_rank   ? card_rank(card) == rank
              : is_suit ? card_suit(card) == suit
              : trumps  ? order_suit(order, card) == TRUMPS
                        : card_is_joker(card);
    if (in) mask |= bit(card);
  }
  return mask;
}

static int cards_of(lua_State *L) {
  STACK_GROWS(L, 1);
  const CardSet *set = luaL_checkudata(L, 1, CARDS);
  uint64_t mask = mask_of(L, 2);
  cardset_mask(push_empty(L), set, mask, PLANES);
  return 1;
}

static int cards_count(lua_State *L) {
  STACK_GROWS(L, 1);
  const CardSet *set = luaL_checkudata(L, 1, CARDS);
  lua_pushinteger(L, cardset_size_in(set, mask_of(L, 2), PLANES));
  return 1;
}

/* c:in_suit("T"): the cards of an effective suit. */
static int cards_in_suit(lua_State *L) {
  STACK_GROWS(L, 1);
  const CardSet *set = luaL_checkudata(L, 1, CARDS);
  const char *name = lua_value_text(L, 2);
  const Order *order = lua_frame_order(L);
  uint64_t mask = 0;
  sandbox_charge(L, FEE_OF_KINDS);
  for (Card card = 0; card < KIND_NB; card++) {
    Suit suit = order_suit(order, card);
    if (suit != SUIT_NONE && !strcmp(suit_name(suit, STYLE_ASCII), name)) mask |= bit(card);
  }
  cardset_mask(push_empty(L), set, mask, PLANES);
  return 1;
}

static int cards_points(lua_State *L) {
  STACK_GROWS(L, 1);
  const CardSet *set = luaL_checkudata(L, 1, CARDS);
  int points = 0;
  for (uint64_t left = set->plane[0]; left;) {
    Card card = (Card)bit_pop(&left);
    points += card_points(L, card) * cardset_count(set, card, PLANES);
  }
  lua_pushinteger(L, points);
  return 1;
}

/* The kinds of a set from low to high: in the order of the trump when there is one. */
static int kinds_in_order(lua_State *L, const CardSet *set, Card kinds[KIND_NB]) {
  const Order *order = lua_card_context(L).order;
  uint64_t left = set->plane[0];
  sandbox_charge(L, FEE_OF_SET);
  int n = 0;
  for (int place = 0; order && place < PLACE_NB; place++) {
    Card card = order->kind_at[place];
    if (card == CARD_NONE || !(left >> card & 1)) continue;
    left &= ~bit(card);
    kinds[n++] = card;
  }
  while (left) kinds[n++] = (Card)bit_pop(&left);
  return n;
}

/* upvalues: the set, how many were visited */
static int kinds_step(lua_State *L) {
  const CardSet *set = lua_touserdata(L, lua_upvalueindex(1));
  Card kinds[KIND_NB];
  int n = kinds_in_order(L, set, kinds), at = (int)lua_tointeger(L, lua_upvalueindex(2));
  if (at >= n) return 0;
  STACK_GROWS(L, 2);
  sandbox_charge(L, 8);
  lua_pushinteger(L, at + 1);
  lua_replace(L, lua_upvalueindex(2));
  lua_card_push(L, kinds[at]);
  lua_pushinteger(L, cardset_count(set, kinds[at], PLANES));
  return 2;
}

static int cards_kinds(lua_State *L) {
  luaL_checkudata(L, 1, CARDS);
  lua_settop(L, 1);
  STACK_GROWS(L, 0); /* the set goes into the closure */
  lua_pushinteger(L, 0);
  lua_pushcclosure(L, kinds_step, 2);
  return 1;
}

static int push_end(lua_State *L, bool last) {
  STACK_GROWS(L, 1);
  Card kinds[KIND_NB];
  int n = kinds_in_order(L, luaL_checkudata(L, 1, CARDS), kinds);
  lua_card_push(L, n == 0 ? CARD_NONE : kinds[last ? n - 1 : 0]);
  return 1;
}
static int cards_first(lua_State *L) { return push_end(L, false); }
static int cards_last(lua_State *L) { return push_end(L, true); }

/* A list of the different printed suits or ranks, low to high; jokers have neither suit nor
** rank. */
static int push_names(lua_State *L, bool ranks) {
  STACK_GROWS(L, 1);
  const CardSet *set = luaL_checkudata(L, 1, CARDS);
  int n = 0;
  sandbox_charge(L, FEE_OF_KINDS);
  lua_newtable(L);
  for (int i = 0; i < (ranks ? RANK_NB : SUIT_NB); i++) {
    bool has = false;
    for (uint64_t left = set->plane[0]; left;) {
      Card card = (Card)bit_pop(&left);
      has |= !card_is_joker(card) && (ranks ? card_rank(card) : card_suit(card)) == i;
    }
    if (!has) continue;
    lua_pushstring(L, ranks ? rank_name((Rank)i, STYLE_ASCII) : suit_name((Suit)i, STYLE_ASCII));
    lua_rawseti(L, -2, ++n);
  }
  return 1;
}
static int cards_suits(lua_State *L) { return push_names(L, false); }
static int cards_ranks(lua_State *L) { return push_names(L, true); }

/* c:pairs(): a list of pairs, one for each card held twice or more, low to high */
static int cards_pairs(lua_State *L) {
  STACK_GROWS(L, 1);
  const CardSet *set = luaL_checkudata(L, 1, CARDS);
  Card kinds[KIND_NB];
  int n = kinds_in_order(L, set, kinds), found = 0;
  lua_newtable(L);
  for (int i = 0; i < n; i++) {
    if (cardset_count(set, kinds[i], PLANES) < 2) continue;
    CardSet *pair = push_empty(L);
    cardset_put(pair, kinds[i], PLANES);
    cardset_put(pair, kinds[i], PLANES);
    lua_rawseti(L, -2, ++found);
  }
  return 1;
}

static const luaL_Reg cards_methods[] = {
    {"of", cards_of},         {"count", cards_count}, {"in_suit", cards_in_suit},
    {"points", cards_points}, {"kinds", cards_kinds}, {"first", cards_first},
    {"last", cards_last},     {"suits", cards_suits}, {"ranks", cards_ranks},
    {"pairs", cards_pairs},   {NULL, NULL},
};

/* c[1], pairs(c) */
static int refuse_to_walk(lua_State *L) { return script_refuse(L, SAY(CARDS_WALK)); }

/* c.of …, and c[card]: how many copies. upvalue: the methods. */
static int cards_index(lua_State *L) {
  STACK_GROWS(L, 1);
  const CardSet *set = lua_touserdata(L, 1);
  if (lua_type(L, 2) == LUA_TSTRING) {
    lua_pushvalue(L, 2);
    if (lua_rawget(L, lua_upvalueindex(1)) != LUA_TNIL) return 1;
    lua_pop(L, 1);
    Card card[2];
    char error[96];
    if (cards_parse(lua_value_text(L, 2), card, 2, error, sizeof error) != 1)
      return script_refuse(L, SAY(CARDS_NO_FIELD), lua_tostring(L, 2));
  }
  if (lua_type(L, 2) == LUA_TNUMBER) return refuse_to_walk(L);
  lua_pushinteger(L, cardset_count(set, lua_card_check(L, 2), PLANES));
  return 1;
}

static void push_rung(lua_State *L, const Rung *rung) {
  STACK_GROWS(L, 1);
  char text[CARD_TEXT];
  switch (rung->type) {
    case RUNG_SUIT: lua_pushliteral(L, "suit"); break;
    case RUNG_RANK: lua_pushliteral(L, "rank"); break;
    case RUNG_ONE_RANK: lua_pushstring(L, rank_name(rung->value, STYLE_ASCII)); break;
    case RUNG_ONE_SUIT: lua_pushstring(L, suit_name(rung->value, STYLE_ASCII)); break;
    case RUNG_CARD: lua_pushstring(L, card_print(rung->value, STYLE_ASCII, text)); break;
  }
}

void lua_ladder_push(lua_State *L, const Ladder *ladder) {
  STACK_GROWS(L, 1);
  int n = 0;
  lua_newtable(L);
  for (int i = 0; i < ladder->n; i++) {
    if (!ladder->rung[i].with_next) {
      push_rung(L, &ladder->rung[i]);
    } else { /* a tier of several */
      lua_newtable(L);
      for (int j = 1; i < ladder->n; i++, j++) {
        push_rung(L, &ladder->rung[i]);
        lua_rawseti(L, -2, j);
        if (!ladder->rung[i].with_next) break;
      }
    }
    lua_rawseti(L, -2, ++n);
  }
}

static const luaL_Reg card_meta[] = {
    {"__index", card_index}, {"__tostring", card_tostring}, {NULL, NULL}};

static const luaL_Reg cards_meta[] = {{"__tostring", cards_tostring}, {"__len", cards_size},
                                      {"__add", cards_add},           {"__sub", cards_subtract},
                                      {"__band", cards_and},          {"__eq", cards_equal},
                                      {"__le", cards_within},         {"__lt", cards_less},
                                      {"__pairs", refuse_to_walk},    {NULL, NULL}};

static const luaL_Reg constructors[] = {{"card", new_card}, {"cards", new_cards}, {NULL, NULL}};

static void lock(lua_State *L) {
  STACK_GROWS(L, 0);
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
}

void lua_cards_open(lua_State *L, const luaL_Reg *further) {
  STACK_GROWS(L, 0);
  if (luaL_newmetatable(L, CARD)) {
    luaL_setfuncs(L, card_meta, 0);
    lock(L);
  }
  if (luaL_newmetatable(L, CARDS)) {
    luaL_setfuncs(L, cards_meta, 0);
    luaL_newlib(L, cards_methods);
    luaL_setfuncs(L, further, 0);
    lua_pushcclosure(L, cards_index, 1);
    lua_setfield(L, -2, "__index");
    lock(L);
    lua_pushvalue(L, -1);
    lua_rawsetp(L, LUA_REGISTRYINDEX, &cards_type);
  }
  lua_pop(L, 2);
  luaL_setfuncs(L, constructors, 0);
}
