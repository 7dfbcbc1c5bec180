/* lua_play.c - Play, Throw and Trick as scripts see them. */
#include "lua/value/lua_play.h"

#include <lauxlib.h>
#include <string.h>

#include "lua/sandbox/script_error.h"
#include "lua/sandbox/stack_balance.h"
#include "lua/value/lua_cards.h"
#include "lua/value/lua_player.h"
#include "lua/value/lua_unit.h"
#include "lua/value/running_question.h"
#include "lua/value/value_type.h"
#include "play/throw.h"

const Grouped *lua_lead_grouping(const HookCall *call) {
  static const Grouped none;
  if (call->grouping) return call->grouping;
  return call->game ? &call->game->deal.grouping : &none;
}

/* ---- Play ---- */

static const char PLAY[] = "Play", THROW[] = "Throw";

typedef struct PlayValue {
  CardSet cards;
  Grouped grouping; /* of a lead, if its leader said */
  int seat;
} PlayValue;

/* The Play at 1, or the Throw, which begins with one; raises for anything else. */
static const PlayValue *check_play(lua_State *L) {
  const PlayValue *throw = luaL_testudata(L, 1, THROW);
  return throw ? throw : luaL_checkudata(L, 1, PLAY);
}

static void push_suit(lua_State *L, const CardSet *cards) {
  STACK_GROWS(L, 1);
  const Order *order = lua_frame_order(L);
  CardSet places;
  lua_cards_cross(L, order, cards, &places);
  lua_suit_push(L, cardset_is_empty(&places) ? SUIT_NONE : order_suit_of(order, &places));
}

/* What a Play and a Throw have. */
static int push_part(lua_State *L, const PlayValue *play, int key) {
  STACK_GROWS(L, 1);
  switch (key) {
    case 0: lua_cards_push(L, &play->cards, PACK_MAX); break;
    case 1: lua_units_push(L, &play->cards, &play->grouping); break;
    case 2: push_suit(L, &play->cards); break;
    default: lua_player_push(L, play->seat);
  }
  return 1;
}

static int play_size(lua_State *L) {
  STACK_GROWS(L, 1);
  lua_pushinteger(L, cardset_size(&check_play(L)->cards, PACK_MAX));
  return 1;
}

static int play_longest(lua_State *L) {
  STACK_GROWS(L, 1);
  const PlayValue *play = check_play(L);
  Shape shape;
  lua_lead_shape(L, &play->cards, &play->grouping, &shape);
  lua_pushinteger(L, shape.n ? unit_cards(&shape.unit[0]) : 1);
  return 1;
}

static int play_text(lua_State *L) {
  STACK_GROWS(L, 1);
  lua_cards_push_text(L, &check_play(L)->cards);
  return 1;
}

static const luaL_Reg play_methods[] = {{"longest_unit", play_longest}, {NULL, NULL}};

static int play_index(lua_State *L) {
  STACK_GROWS(L, 1);
  static const char *const keys[] = {"cards", "units", "suit", "player", NULL};
  const PlayValue *play = lua_touserdata(L, 1);
  return push_part(L, play, lua_value_key(L, keys));
}

/* ---- Throw ---- */

/* A play, and once it has failed: which of its units can be beaten, who objects, what stays. */
typedef struct ThrowValue {
  PlayValue play; /* first: a Throw is taken for its Play */
  int objector;   /* -1: not known */
  uint64_t beaten;
  bool left; /* what stays is known */
  CardSet forced, withdrawn;
} ThrowValue;

static void push_beaten(lua_State *L, const ThrowValue *throw) {
  STACK_GROWS(L, 1);
  Shape shape;
  int n = 0;
  lua_lead_shape(L, &throw->play.cards, &throw->play.grouping, &shape);
  lua_newtable(L);
  for (int i = 0; i < shape.n; i++) {
    if (!(throw->beaten >> i & 1)) continue;
    lua_unit_push(L, &shape.unit[i]);
    lua_rawseti(L, -2, ++n);
  }
}

static int throw_index(lua_State *L) {
  STACK_GROWS(L, 1);
  static const char *const keys[] = {"cards",  "units",    "suit",      "player", "beaten",
                                     "forced", "objector", "withdrawn", NULL};
  const ThrowValue *throw = lua_touserdata(L, 1);
  int key = lua_value_key(L, keys);
  switch (key) {
    case 4: push_beaten(L, throw); break;
    case 5: lua_cards_push(L, throw->left ? &throw->forced : NULL, PACK_MAX); break;
    case 6: lua_player_push(L, throw->objector); break;
    case 7: lua_cards_push(L, throw->left ? &throw->withdrawn : NULL, PACK_MAX); break;
    default: return push_part(L, &throw->play, key);
  }
  return 1;
}

void lua_throw_push(lua_State *L, const HookCall *call) {
  STACK_GROWS(L, 1);
  static const ValueType type = {THROW,     throw_index,  NULL, play_text,
                                 play_size, play_methods, NULL};
  const ThrowResult *result = call->throw;
  bool failed = result && result->objector >= 0;
  ThrowValue *throw = lua_value_new(L, &type, sizeof *throw);
  memset(throw, 0, sizeof *throw);
  throw->play.seat = result ? call->thrower : call->game ? call->game->deal.turn : -1;
  throw->play.cards = *call->cards;
  throw->play.grouping = *lua_lead_grouping(call);
  throw->objector = -1;
  if (failed) {
    int players = call->game ? call->game->deal.players : lua_frame(L)->rules->players;
    throw->objector = (call->thrower + 1 + result->objector) % players;
    throw->beaten = result->beaten_units;
    throw->left = call->hook == HOOK_THROW_PENALTY || call->hook == HOOK_THROW_SHOWN;
    order_back(call->order, &result->forced, &throw->forced);
    order_back(call->order, &result->withdrawn, &throw->withdrawn);
  }
}

/* ---- Play, pushed ---- */

void lua_play_push(lua_State *L, const CardSet *cards, int seat, const Grouped *grouping) {
  STACK_GROWS(L, 1);
  static const ValueType type = {PLAY, play_index, NULL, play_text, play_size, play_methods, NULL};
  const Frame *frame = lua_frame(L);
  int planes = frame->call->order ? frame->call->order->planes : frame->rules->deck.packs;
  PlayValue *play = lua_value_new(L, &type, sizeof *play);
  memset(play, 0, sizeof *play);
  if (cards) memcpy(play->cards.plane, cards->plane, sizeof(uint64_t) * (size_t)planes);
  if (grouping) play->grouping = *grouping;
  play->seat = seat;
}

const CardSet *lua_play_test(lua_State *L, int at) {
  const PlayValue *play = luaL_testudata(L, at, PLAY);
  return play ? &play->cards : NULL;
}

/* ---- Trick ---- */

static const char TRICK[] = "Trick";

typedef struct TrickValue {
  bool last;
  unsigned serial;
} TrickValue;

static void push_play_at(lua_State *L, const Game *game, bool last, int i) {
  STACK_GROWS(L, 1);
  const Deal *deal = &game->deal;
  const Play *play = last ? &deal->last_play[i] : &deal->play[i];
  CardSet cards;
  if (play->n == 0) { /* a question may tell no more of the last trick than its lead */
    lua_pushnil(L);
    return;
  }
  deal_play_cards(deal, play, &cards);
  const Grouped *grouping = last ? &deal->last_grouping : &deal->grouping;
  lua_play_push(L, &cards, deal_after(deal, last ? deal->last_leader : deal->leader, i),
                i == 0 ? grouping : NULL);
}

static int trick_points(const Deal *deal, bool last, int plays) {
  int points = 0;
  for (int i = 0; i < plays; i++) {
    CardSet cards;
    deal_play_cards(deal, last ? &deal->last_play[i] : &deal->play[i], &cards);
    points += deal_points_of(deal, &cards);
  }
  return points;
}

static const char *const TRICK_KEYS[] = {"lead",   "best",   "winner", "plays",
                                         "points", "number", NULL};

static int trick_index(lua_State *L) {
  STACK_GROWS(L, 1);
  const TrickValue *trick = lua_touserdata(L, 1);
  const Game *game = lua_frame_game(L);
  const Deal *deal = &game->deal;
  if (trick->serial != lua_frame(L)->serial) return script_refuse(L, SAY(SEE_TRICK_OLD));
  bool last = trick->last;
  int plays = last ? (deal->trick > 0 ? deal->players : 0) : deal->plays;
  int best =
      last ? (deal->last_winner + deal->players - deal->last_leader) % deal->players : deal->best;
  int key = lua_value_key(L, TRICK_KEYS);
  if (plays == 0 && key < 3) {
    lua_pushnil(L);
    return 1;
  }
  switch (key) {
    case 0: push_play_at(L, game, last, 0); break;
    case 1: push_play_at(L, game, last, best); break;
    case 2:
      lua_player_push(L, deal_after(deal, last ? deal->last_leader : deal->leader, best));
      break;
    case 3:
      lua_createtable(L, plays, 0);
      for (int i = 0; i < plays; i++) {
        push_play_at(L, game, last, i);
        lua_rawseti(L, -2, i + 1);
      }
      break;
    case 4: lua_pushinteger(L, trick_points(deal, last, plays)); break;
    default: lua_pushinteger(L, last ? deal->trick : deal->trick + 1);
  }
  return 1;
}

void lua_trick_push(lua_State *L, bool last) {
  STACK_GROWS(L, 1);
  static const ValueType type = {.name = TRICK, .index = trick_index, .keys = TRICK_KEYS};
  *(TrickValue *)lua_value_new(L, &type, sizeof(TrickValue)) =
      (TrickValue){last, lua_frame(L)->serial};
}
