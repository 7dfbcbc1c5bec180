/* lua_deal.c - Deal, Player and Result as scripts see them: looked up when they are asked for. */
#include "lua/value/lua_deal.h"

#include <lauxlib.h>
#include <string.h>

#include "notation/notation.h"
#include "deal/declarer_and_trump.h"
#include "deal/kitty_burier.h"
#include "lua/value/lua_cards.h"
#include "lua/value/game_memory.h"
#include "lua/sandbox/sandbox.h"

static const char DEAL[] = "Deal", PLAYER[] = "Player", RESULT[] = "Result";

typedef struct Handle {
  int seat;        /* of a Player */
  unsigned serial; /* of the question it was given to */
} Handle;

const Frame *lua_frame(lua_State *L) {
  const Variant *variant = sandbox_owner(L);
  const Frame *frame = variant ? variant->frame : NULL;
  if (!frame) luaL_error(L, "that is known in a deal only");
  return frame;
}

const Game *lua_frame_game(lua_State *L) {
  const Game *game = lua_frame(L)->call->game;
  if (!game) luaL_error(L, "there is no deal here");
  return game;
}

const Order *lua_frame_order(lua_State *L) {
  const Order *order = lua_card_context(L).order;
  if (!order) luaL_error(L, "there is no trump yet");
  return order;
}

CardContext lua_card_context(lua_State *L) {
  const Variant *variant = sandbox_owner(L);
  CardContext context = {NULL, NULL, NULL};
  if (!variant || !variant->frame) return context;
  const HookCall *call = variant->frame->call;
  context.rules = variant->frame->rules;
  context.points = context.rules->points.cards;
  context.order = call->order;
  if (call->game && call->game->deal.has_order) {
    if (!context.order) context.order = &call->game->deal.order;
    if (variant->frame->field->hook != HOOK_POINTS_CARDS) context.points = call->game->deal.points;
  }
  return context;
}

/* The value at 1 of its type, if it is of the running question. */
static Handle check_handle(lua_State *L, const char *type) {
  Handle handle = *(Handle *)luaL_checkudata(L, 1, type);
  if (handle.serial != lua_frame(L)->serial)
    luaL_error(L, "a %s is of no use after the call it was given to", type);
  return handle;
}

static void push_handle(lua_State *L, const ValueType *type, int seat) {
  enum { FEE = 8 };
  sandbox_charge(L, FEE);
  *(Handle *)lua_newuserdatauv(L, sizeof(Handle), 0) = (Handle){seat, lua_frame(L)->serial};
  lua_value_type(L, type);
  lua_setmetatable(L, -2);
}

/* Raises unless the question may know the hand of that seat. */
static void need_hand(lua_State *L, int seat) {
  const Frame *frame = lua_frame(L);
  if (frame->knows == KNOWS_ALL) return;
  if (frame->knows == KNOWS_OWN && frame->call->seat == seat) return;
  luaL_error(L, "%s.%s may not look into %s", frame->field->group, frame->field->name,
             frame->knows == KNOWS_OWN ? "another player's hand" : "hands");
}

/* ---- Player ---- */

int lua_player_check(lua_State *L, int at) {
  const Handle *handle = luaL_checkudata(L, at, PLAYER);
  return handle->seat;
}

int lua_player_test(lua_State *L, int at) {
  const Handle *handle = luaL_testudata(L, at, PLAYER);
  return handle ? handle->seat : -1;
}

static const char *side_name(Side side) {
  return side == SIDE_DECLARERS ? "declarers" : side == SIDE_OPPONENTS ? "opponents" : "nobody";
}

/* The declarer; before the drawing is over the one who was named beforehand, or SEAT_NONE. */
static int declarer_of(const Game *game) {
  return game->deal.declarer == SEAT_NONE ? game->named_declarer : game->deal.declarer;
}

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
  Side side = side_of(L, game, seat);
  if (side == SIDE_NOBODY)
    lua_pushnil(L);
  else
    lua_pushstring(L, side_name(side));
}

/* nil in a game without levels: a climbing game. */
static void push_level_rank(lua_State *L, const Rules *rules, int level) {
  bool has_levels = rules->levels.track_n > 0;
  Rank rank = has_levels ? level_rank(rules, level) : RANK_NONE;
  if (has_levels)
    lua_pushstring(L, rank == RANK_NONE ? "NT" : rank_name(rank, STYLE_ASCII));
  else
    lua_pushnil(L);
}

/* The nearest other member of the side in turn order, in fixed teams known before there are sides;
** nil when there is none. */
static void push_partner(lua_State *L, const Game *game, int seat) {
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

static int player_index(lua_State *L) {
  static const char *const keys[] = {"seat", "rank", "level",  "side",   "partner",
                                     "hand", "won",  "active", "memory", NULL};
  int seat = check_handle(L, PLAYER).seat;
  char letter = seat_letter(seat);
  int key = lua_value_key(L, keys);
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
      need_hand(L, seat);
      lua_cards_push(L, &game->deal.hand[seat], game->deal.planes);
      break;
    case 6: lua_pushinteger(L, game->deal.won[seat]); break;
    case 7: lua_pushboolean(L, !(game->passive >> seat & 1)); break;
    default: memory_push(L, seat);
  }
  return 1;
}

static int player_text(lua_State *L) {
  char letter = seat_letter(((Handle *)luaL_checkudata(L, 1, PLAYER))->seat);
  lua_pushlstring(L, &letter, 1);
  return 1;
}

static int player_equal(lua_State *L) {
  lua_pushboolean(L, lua_player_check(L, 1) == lua_player_check(L, 2));
  return 1;
}

void lua_player_push(lua_State *L, int seat) {
  static const ValueType type = {PLAYER, player_index, player_equal, player_text, NULL, NULL};
  if (seat < 0 || seat >= SEAT_MAX)
    lua_pushnil(L);
  else
    push_handle(L, &type, seat);
}

/* ---- Deal ---- */

/* A list of the players whose bit is set. */
static void push_seats(lua_State *L, const Deal *deal, unsigned seats, int from) {
  int n = 0;
  lua_newtable(L);
  for (int i = 0; i < deal->players; i++) {
    int seat = deal_after(deal, from, i);
    if (!(seats >> seat & 1)) continue;
    lua_player_push(L, seat);
    lua_rawseti(L, -2, ++n);
  }
}

void lua_seats_push(lua_State *L, unsigned seats) {
  push_seats(L, &lua_frame_game(L)->deal, seats, 0);
}

void lua_bids_push(lua_State *L, const Bidding *bidding) {
  lua_createtable(L, bidding->n, 0);
  for (int i = 0; i < bidding->n; i++) {
    lua_bid_push(L, &bidding->bid[i]);
    lua_rawseti(L, -2, i + 1);
  }
}

/* deal.calls; while friends are called those that stand before the one asked about */
static void push_calls(lua_State *L, const Deal *deal) {
  const HookCall *asked = lua_frame(L)->call;
  const Call *calls = asked->calls ? asked->calls : deal->call;
  int n = asked->calls ? asked->calls_n : deal->calls;
  lua_createtable(L, n, 0);
  for (int i = 0; i < n; i++) {
    const Call *call = &calls[i];
    lua_call_push(L, call->card, call->ordinal, call->seen,
                  call->player == SEAT_NONE ? -1 : call->player);
    lua_rawseti(L, -2, i + 1);
  }
}

/* Who buried it may know the kitty, and the table's referee. */
static void push_kitty(lua_State *L, const Deal *deal) {
  const Frame *frame = lua_frame(L);
  bool own = frame->knows == KNOWS_OWN && deal->buried &&
             frame->call->seat == kitty_burier(frame->call->game, frame->rules);
  if (frame->knows != KNOWS_ALL && !own && !deal->exposed)
    luaL_error(L, "%s.%s may not look into the kitty", frame->field->group, frame->field->name);
  lua_cards_push(L, &deal->kitty, deal->planes);
}

/* deal.turned: what was turned of the kitty to name trumps; nil when nothing was. */
static void push_turned(lua_State *L, const Deal *deal) {
  CardSet cards = CARDSET_EMPTY;
  int kitty = deal->deck_n - lua_frame(L)->rules->deck.kitty;
  for (int i = 0; i < deal->turned; i++) cardset_put(&cards, deal->deck[kitty + i], deal->planes);
  if (deal->turned)
    lua_cards_push(L, &cards, deal->planes);
  else
    lua_pushnil(L);
}

/* deal.turn: the player asked about; else the one who is to act, if it is only one */
static void push_turn(lua_State *L) {
  const Frame *frame = lua_frame(L);
  int seat = frame->call->seat;
  if (seat < 0) seat = game_waits_for(frame->call->game, frame->rules);
  lua_player_push(L, seat == SEAT_NONE ? -1 : seat);
}

/* deal.played: all cards that were played so far, those of the running trick too */
static void push_played(lua_State *L, const Deal *deal) {
  CardSet cards = CARDSET_EMPTY;
  for (int i = 0; i < deal->log_n; i++) cardset_put(&cards, deal->log[i], deal->planes);
  lua_cards_push(L, &cards, deal->planes);
}

/* deal.failed: who was asked to declare (the effect ask) and did not, in that order */
static void push_failed(lua_State *L, const Deal *deal) {
  lua_createtable(L, deal->failed_n, 0);
  for (int i = 0; i < deal->failed_n; i++) {
    lua_player_push(L, deal->failed[i]);
    lua_rawseti(L, -2, i + 1);
  }
}

static void push_declarer(lua_State *L, const Game *game) {
  int seat = declarer_of(game);
  lua_player_push(L, seat == SEAT_NONE ? -1 : seat);
}

static int deal_index(lua_State *L) {
  static const char *const keys[] = {"number", "redeals", "packs",    "players", "trump",
                                     "bids",   "bid",     "declarer", "calls",   "trick",
                                     "tricks", "kitty",   "turned",   "failed",  "dropped",
                                     "order",  "played",  "turn",     "memory",  NULL};
  check_handle(L, DEAL);
  const Game *game = lua_frame_game(L);
  const Deal *deal = &game->deal;
  switch (lua_value_key(L, keys)) {
    case 0: lua_pushinteger(L, game->number); break;
    case 1: lua_pushinteger(L, game->redeals); break;
    case 2: lua_pushinteger(L, lua_frame(L)->rules->deck.packs); break;
    case 3: push_seats(L, deal, 0xffff, 0); break;
    case 4:
      if (deal->has_order)
        lua_trump_push(L, deal->trump);
      else
        lua_pushnil(L);
      break;
    case 5: lua_bids_push(L, &deal->bidding); break;
    case 6: lua_bid_push(L, bidding_standing(&deal->bidding)); break;
    case 7: push_declarer(L, game); break;
    case 8: push_calls(L, deal); break;
    case 9: lua_trick_push(L, false); break;
    case 10: lua_pushinteger(L, deal->trick); break;
    case 11: push_kitty(L, deal); break;
    case 12: push_turned(L, deal); break;
    case 13: push_failed(L, deal); break;
    case 14: lua_cards_push(L, &deal->dropped, PACK_MAX); break;
    case 15:
      if (lua_card_context(L).order)
        lua_order_push(L);
      else
        lua_pushnil(L);
      break;
    case 16: push_played(L, deal); break;
    case 17: push_turn(L); break;
    default: memory_push(L, -1);
  }
  return 1;
}

/* deal:after(player) */
static int deal_after_player(lua_State *L) {
  check_handle(L, DEAL);
  lua_player_push(L, deal_after(&lua_frame_game(L)->deal, lua_player_check(L, 2), 1));
  return 1;
}

/* deal:others(player): in turn order */
static int deal_others(lua_State *L) {
  check_handle(L, DEAL);
  int seat = lua_player_check(L, 2);
  push_seats(L, &lua_frame_game(L)->deal, 0xffffu & ~(1u << seat), seat);
  return 1;
}

/* deal:player("B") */
static int deal_player(lua_State *L) {
  check_handle(L, DEAL);
  int seat = seat_parse(lua_value_text(L, 2), lua_frame_game(L)->deal.players);
  luaL_argcheck(L, seat >= 0, 2, "no such seat");
  lua_player_push(L, seat);
  return 1;
}

/* deal:holder(card): the first seat in turn order from the declarer that holds it */
static int deal_holder(lua_State *L) {
  check_handle(L, DEAL);
  const Deal *deal = &lua_frame_game(L)->deal;
  Card card = lua_card_check(L, 2);
  int from = deal->declarer == SEAT_NONE ? 0 : deal->declarer, holder = -1;
  for (int n = deal->players - 1; n >= 0; n--) {
    int seat = deal_after(deal, from, n);
    need_hand(L, seat);
    if (cardset_count(&deal->hand[seat], card, deal->planes)) holder = seat;
  }
  lua_player_push(L, holder);
  return 1;
}

/* deal:random(n): 1 to n, from the game's own generator, so that a seed gives the same game */
static int deal_random(lua_State *L) {
  check_handle(L, DEAL);
  const Frame *frame = lua_frame(L);
  lua_Integer n = luaL_checkinteger(L, 2);
  luaL_argcheck(L, n >= 1 && n <= 1000000, 2, "from 1 to 1000000");
  if (!frame->call->does)
    return luaL_error(L, "%s.%s decides, and chance has no part in it", frame->field->group,
                      frame->field->name);
  lua_pushinteger(L, 1 + (lua_Integer)rng_below(&frame->call->does->rng, (uint64_t)n));
  return 1;
}

void lua_deal_push(lua_State *L) {
  static const luaL_Reg methods[] = {{"after", deal_after_player}, {"others", deal_others},
                                     {"player", deal_player},      {"holder", deal_holder},
                                     {"random", deal_random},      {NULL, NULL}};
  static const ValueType type = {DEAL, deal_index, NULL, NULL, NULL, methods};
  push_handle(L, &type, -1);
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
  static const char *const keys[] = {
      "side",      "levels",  "points",     "trick_points", "kitty_points", "declarer", "declarers",
      "opponents", "missing", "last_trick", "trump",        "deal",         "offender", NULL};
  check_handle(L, RESULT);
  const Deal *deal = &lua_frame_game(L)->deal;
  Score score = result_score(lua_frame(L));
  switch (lua_value_key(L, keys)) {
    case 0: lua_pushstring(L, side_name((Side)score.side)); break;
    case 1: lua_pushinteger(L, score.levels); break;
    case 2: lua_pushinteger(L, deal->opponents_points); break;
    case 3: lua_pushinteger(L, deal->trick_points); break;
    case 4: lua_pushinteger(L, deal->kitty_points); break;
    case 5: lua_player_push(L, deal->declarer); break;
    case 6: push_seats(L, deal, deal->team, deal->declarer); break;
    case 7: push_seats(L, deal, (unsigned)~deal->team, deal->declarer); break;
    case 8: lua_pushinteger(L, deal->missing); break;
    case 9: lua_trick_push(L, true); break;
    case 10: lua_trump_push(L, deal->trump); break;
    case 11: lua_deal_push(L); break;
    default: lua_player_push(L, deal->ended_by_throw ? deal->offender : -1);
  }
  return 1;
}

void lua_result_push(lua_State *L) {
  static const ValueType type = {RESULT, result_index, NULL, NULL, NULL, NULL};
  push_handle(L, &type, -1);
}
