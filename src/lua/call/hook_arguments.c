/* hook_arguments.c - what the functions of fields get: a letter of HookKind.arguments each. */
#include "lua/call/hook_arguments.h"

#include <lauxlib.h>
#include <string.h>

#include "lua/value/lua_bid.h"
#include "lua/value/lua_cards.h"
#include "lua/value/lua_deal.h"
#include "lua/value/lua_play.h"
#include "lua/value/lua_player.h"
#include "lua/value/lua_trump.h"
#include "lua/value/lua_unit.h"
#include "lua/value/value_type.h"
#include "play/overruff.h"

const char *const hook_sides[] = {"nobody", "declarers", "opponents", NULL};

static int frame_planes(const Frame *frame) {
  const HookCall *call = frame->call;
  if (call->order) return call->order->planes;
  return call->game ? call->game->deal.planes : frame->rules->deck.packs;
}

/* The seat whose play is the best so far, or leads. */
static int trick_seat(const HookCall *call, bool best) {
  if (!call->game || call->game->deal.plays == 0) return -1;
  const Deal *deal = &call->game->deal;
  return deal_after(deal, deal->leader, best ? deal->best : 0);
}

/* How the best play so far is divided: as its player said, if it is the lead. */
static const Grouped *best_grouping(const HookCall *call) {
  return call->game && call->game->deal.best == 0 ? &call->game->deal.grouping : NULL;
}

/* The kitty's cards in the order in which they lie. */
static void push_kitty(lua_State *L, const Frame *frame) {
  const Deal *deal = &frame->call->game->deal;
  int n = frame->rules->deck.kitty;
  lua_createtable(L, n, 0);
  for (int i = 0; i < n; i++) {
    lua_card_push(L, deal->deck[deal->deck_n - n + i]);
    lua_rawseti(L, -2, i + 1);
  }
}

/* A list of numbers, whole ones but for tractors with equal ranks in them. */
static void push_strengths(lua_State *L, const int64_t strength[], int n) {
  lua_createtable(L, n, 0);
  for (int i = 0; i < n; i++) {
    if (strength[i] % STRENGTH_ONE == 0)
      lua_pushinteger(L, strength[i] / STRENGTH_ONE);
    else
      lua_pushnumber(L, (lua_Number)strength[i] / STRENGTH_ONE);
    lua_rawseti(L, -2, i + 1);
  }
}

void hook_push_argument(lua_State *L, const Frame *frame, char what) {
  const HookCall *call = frame->call;
  int planes = frame_planes(frame);
  switch (what) {
    case 'C': lua_card_push(L, call->card); break;
    case 'c': lua_card_push(L, call->other_card); break;
    case 'T': lua_trump_push(L, call->trump); break;
    case 'B': lua_bid_push(L, call->bid); break;
    case 'S': lua_bid_push(L, call->standing); break;
    case 'K': lua_cards_push(L, call->cards, planes); break;
    case 'H': lua_cards_push(L, call->hand, planes); break;
    case 'P': lua_play_push(L, call->cards, call->seat, call->grouping); break;
    case 'p': lua_play_push(L, call->hand, trick_seat(call, true), best_grouping(call)); break;
    case 'L': lua_play_push(L, call->lead, trick_seat(call, false), lua_lead_grouping(call)); break;
    case 'W': lua_throw_push(L, call); break;
    case 'u': lua_unit_push(L, call->unit); break;
    case 'Y': lua_player_push(L, call->seat); break;
    case 'D': lua_deal_push(L); break;
    case 'R': lua_result_push(L); break;
    case 't': lua_trick_push(L, true); break;
    case 'n': lua_pushinteger(L, call->number[0]); break;
    case 'N': lua_pushinteger(L, call->number[1]); break;
    case 's': lua_pushstring(L, hook_sides[call->number[0]]); break;
    case 'b': lua_bids_push(L, &call->game->deal.bidding); break;
    case 'q': push_kitty(L, frame); break;
    case 'v': push_strengths(L, call->reading, call->strengths); break;
    case 'V': push_strengths(L, call->best_reading, call->strengths); break;
    case 'U': lua_units_push(L, call->lead, lua_lead_grouping(call)); break;
    case 'A': lua_seats_push(L, 0xffff); break;
    case 'k':
      lua_pushstring(L, call->rank == RANK_NONE ? "NT" : rank_name(call->rank, STYLE_ASCII));
      break;
    default: lua_call_push(L, call->card, call->ordinal, call->number[0], -1);
  }
}

void hook_take_argument(lua_State *L, HookCall *call, char what, int at) {
  switch (what) {
    case 'C': call->card = lua_card_check(L, at); break;
    case 'n': call->number[0] = (int)luaL_checkinteger(L, at); break;
    case 'N': call->number[1] = (int)luaL_checkinteger(L, at); break;
    case 's': call->number[0] = luaL_checkoption(L, at, NULL, hook_sides); break;
    case 'Y': call->seat = lua_player_check(L, at); break;
    case 'k': {
      const char *text = lua_value_text(L, at), *end = text;
      call->rank = strcmp(text, "NT") ? rank_parse(text, &end) : RANK_NONE;
      luaL_argcheck(L, !strcmp(text, "NT") || (call->rank != RANK_NONE && !*end), at, "a rank");
      break;
    }
    default:
      if (!lua_trump_test(L, at, &call->trump)) luaL_argerror(L, at, "a Trump is wanted");
  }
}
