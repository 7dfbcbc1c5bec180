/* lua_player.c - see lua_player.h. */
#include "lua/value/lua_player.h"

#include <lauxlib.h>

#include "deal/declarer_and_trump.h"
#include "lua/sandbox/stack_balance.h"
#include "lua/value/game_memory.h"
#include "lua/value/lua_cards.h"
#include "lua/value/running_question.h"
#include "lua/value/value_type.h"
#include "notation/notation.h"

static const char PLAYER[] = "Player";

int lua_player_check(lua_State *L, int at) {
  luaL_checkudata(L, at, PLAYER);
  return lua_handle_test(L, at, PLAYER);
}

int lua_player_test(lua_State *L, int at) { return lua_handle_test(L, at, PLAYER); }

/* Whose side it is on, as far as the question may know; nobody's before there is a declarer. */
static Side side_of(lua_State *L, const Game *game, int seat) {
  const Frame *frame = lua_frame(L);
  const Deal *deal = &game->deal;
  if (deal->declarer == SEAT_NONE) {
    uint16_t team = declarer_team(deal, frame->rules, game->named_declarer);
    return !team ? SIDE_NOBODY : team >> seat & 1 ? SIDE_DECLARERS : SIDE_OPPONENTS;
  }
  return frame->knows == KNOWS_ALL ? deal_true_side(deal, seat) : deal_side(deal, seat);
}

static void push_side(lua_State *L, const Game *game, int seat) {
  STACK_GROWS(L, 1);
  Side side = side_of(L, game, seat);
  lua_pushstring(L, side == SIDE_NOBODY ? NULL : schema_sides[side]);
}

/* nil in a game without levels: a climbing game. */
static void push_level_rank(lua_State *L, const Rules *rules, int level) {
  STACK_GROWS(L, 1);
  bool has_levels = rules->levels.track_n > 0;
  Rank rank = has_levels ? level_rank(rules, level) : RANK_NONE;
  if (has_levels && rank == RANK_NONE)
    lua_pushliteral(L, "NT");
  else
    lua_rank_push(L, rank);
}

/* The nearest other member of the side in turn order, in fixed teams known before there are sides;
** nil when there is none. */
static void push_partner(lua_State *L, const Game *game, int seat) {
  STACK_GROWS(L, 1);
  const Deal *deal = &game->deal;
  bool fixed = lua_frame(L)->rules->friends.teams == TEAMS_FIXED;
  uint16_t team = declarer_team(deal, lua_frame(L)->rules, seat);
  Side side = side_of(L, game, seat);
  int partner = -1;
  for (int n = deal->players - 1; n > 0; n--) {
    int other = deal_after(deal, seat, n);
    bool same = fixed ? team >> other & 1 : side != SIDE_NOBODY && side_of(L, game, other) == side;
    if (same) partner = other;
  }
  lua_player_push(L, partner);
}

static const char *const PLAYER_KEYS[] = {"seat", "rank", "level",  "side",   "partner",
                                          "hand", "won",  "active", "memory", NULL};

static int player_index(lua_State *L) {
  STACK_GROWS(L, 1);
  int seat = lua_handle_own(L, PLAYER);
  char letter = seat_letter(seat);
  int key = lua_value_key(L, PLAYER_KEYS);
  if (key == 0) {
    lua_pushlstring(L, &letter, 1);
    return 1;
  }
  const Game *game = lua_frame_game(L);
  switch (key) {
    case 1: push_level_rank(L, lua_frame(L)->rules, game->level[seat]); break;
    case 2: lua_pushinteger(L, game->level[seat]); break;
    case 3: push_side(L, game, seat); break;
    case 4: push_partner(L, game, seat); break;
    case 5:
      lua_frame_need_hand(L, seat);
      lua_cards_push(L, HAND_OF(&game->deal, seat), game->deal.planes);
      break;
    case 6: lua_pushinteger(L, game->deal.won[seat]); break;
    case 7: lua_pushboolean(L, !(game->passive >> seat & 1)); break;
    default: memory_push(L, seat);
  }
  return 1;
}

static int player_text(lua_State *L) {
  STACK_GROWS(L, 1);
  char letter = seat_letter(lua_player_check(L, 1));
  lua_pushlstring(L, &letter, 1);
  return 1;
}

static int player_equal(lua_State *L) {
  STACK_GROWS(L, 1);
  lua_pushboolean(L, lua_player_check(L, 1) == lua_player_check(L, 2));
  return 1;
}

void lua_player_push(lua_State *L, int seat) {
  STACK_GROWS(L, 1);
  static const ValueType type = {.name = PLAYER,
                                 .index = player_index,
                                 .equal = player_equal,
                                 .text = player_text,
                                 .keys = PLAYER_KEYS};
  if (seat < 0 || seat >= SEAT_MAX)
    lua_pushnil(L);
  else
    lua_handle_push(L, &type, seat);
}

void lua_seats_push_from(lua_State *L, unsigned seats, int from) {
  STACK_GROWS(L, 1);
  const Deal *deal = &lua_frame_game(L)->deal;
  int n = 0;
  lua_newtable(L);
  for (int i = 0; i < deal->players; i++) {
    int seat = deal_after(deal, from, i);
    if (!(seats >> seat & 1)) continue;
    lua_player_push(L, seat);
    lua_rawseti(L, -2, ++n);
  }
}

void lua_seats_push(lua_State *L, unsigned seats) { lua_seats_push_from(L, seats, 0); }
