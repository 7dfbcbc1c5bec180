/* hook_arguments.c - see hook_arguments.h. */
#include "lua/call/hook_arguments.h"

#include <lauxlib.h>
#include <string.h>

#include "lua/sandbox/stack_balance.h"
#include "lua/value/game_memory.h"
#include "lua/value/lua_bid.h"
#include "lua/value/lua_cards.h"
#include "lua/value/lua_deal.h"
#include "lua/value/lua_order.h"
#include "lua/value/lua_play.h"
#include "lua/value/lua_player.h"
#include "lua/value/lua_trump.h"
#include "lua/value/lua_unit.h"
#include "lua/value/value_type.h"
#include "play/overruff.h"

static int planes_of(const Frame *frame) {
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
  STACK_GROWS(L, 1);
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
  STACK_GROWS(L, 1);
  lua_createtable(L, n, 0);
  for (int i = 0; i < n; i++) {
    if (strength[i] % STRENGTH_ONE == 0)
      lua_pushinteger(L, strength[i] / STRENGTH_ONE);
    else
      lua_pushnumber(L, (lua_Number)strength[i] / STRENGTH_ONE);
    lua_rawseti(L, -2, i + 1);
  }
}

/* What was chosen in a phase: its word; with a number or cards a table. */
static void push_choice(lua_State *L, const HookCall *call) {
  STACK_GROWS(L, 1);
  const PhaseChoice *choice = call->choice;
  if (!choice->has_number && !call->cards) {
    lua_pushstring(L, choice->word);
    return;
  }
  lua_newtable(L);
  lua_pushstring(L, choice->word);
  lua_rawseti(L, -2, 1);
  if (choice->has_number) {
    lua_pushinteger(L, choice->number);
    lua_rawseti(L, -2, 2);
  }
  if (call->cards) {
    lua_cards_push(L, call->cards, PACK_MAX);
    lua_setfield(L, -2, "cards");
  }
}

static const char *rank_text(Rank rank) {
  return rank == RANK_NONE ? "NT" : rank_name(rank, STYLE_ASCII);
}

/* The hand asked about: the seat's own as it is, where the question brings none. It is looked up
** only for a function that names it. */
static void push_hand(lua_State *L, const Frame *frame) {
  STACK_GROWS(L, 1);
  const HookCall *call = frame->call;
  const CardSet *hand = call->hand ? call->hand : HAND_OF(&call->game->deal, call->seat);
  lua_cards_push(L, hand, planes_of(frame));
}

/* What is about the cards in play. */
static void push_of_cards(lua_State *L, const Frame *frame, ArgumentType type) {
  STACK_GROWS(L, 1);
  const HookCall *call = frame->call;
  switch (type) {
    case ARG_CARD: lua_card_push(L, call->card); break;
    case ARG_OTHER_CARD: lua_card_push(L, call->other_card); break;
    case ARG_CARDS: lua_cards_push(L, call->cards, planes_of(frame)); break;
    case ARG_HAND: push_hand(L, frame); break;
    case ARG_PLAY: lua_play_push(L, call->cards, call->seat, call->grouping); break;
    case ARG_BEST_PLAY:
      lua_play_push(L, call->hand, trick_seat(call, true), best_grouping(call));
      break;
    case ARG_LEAD:
      lua_play_push(L, call->lead, trick_seat(call, false), lua_lead_grouping(call));
      break;
    case ARG_LED_UNITS: lua_units_push(L, call->lead, lua_lead_grouping(call)); break;
    case ARG_THROW: lua_throw_push(L, call); break;
    case ARG_UNIT: lua_unit_push(L, call->unit); break;
    case ARG_READING: push_strengths(L, call->reading, call->strengths); break;
    case ARG_BEST_READING: push_strengths(L, call->best_reading, call->strengths); break;
    default: push_kitty(L, frame); break;
  }
}

/* Everything else. */
static void push_of_deal(lua_State *L, const Frame *frame, ArgumentType type) {
  STACK_GROWS(L, 1);
  const HookCall *call = frame->call;
  switch (type) {
    case ARG_TRUMP: lua_trump_push(L, call->trump); break;
    case ARG_ORDER: lua_order_push(L); break;
    case ARG_BID: lua_bid_push(L, call->bid); break;
    case ARG_STANDING: lua_bid_push(L, call->standing); break;
    case ARG_BIDS: lua_bids_push(L, &call->game->deal.bidding); break;
    case ARG_PLAYER: lua_player_push(L, call->seat); break;
    case ARG_PLAYERS: lua_seats_push(L, 0xffff); break;
    case ARG_NUMBER: lua_pushinteger(L, call->number[0]); break;
    case ARG_SECOND: lua_pushinteger(L, call->number[1]); break;
    case ARG_SIDE: lua_pushstring(L, schema_sides[call->number[0]]); break;
    case ARG_RANK: lua_pushstring(L, rank_text(call->rank)); break;
    case ARG_CALL: lua_call_push(L, call->card, call->ordinal, call->number[0], -1); break;
    case ARG_LAST_TRICK: lua_trick_push(L, true); break;
    case ARG_RESULT: lua_result_push(L); break;
    case ARG_CHOICE: push_choice(L, call); break;
    case ARG_MEMORY: memory_push_part(L, frame->rules->phase[call->number[0]].name); break;
    default: lua_deal_push(L);
  }
}

static bool is_of_cards(ArgumentType type) {
  return (type >= ARG_CARDS && type <= ARG_BEST_READING) || type == ARG_KITTY || type == ARG_CARD ||
         type == ARG_OTHER_CARD;
}

/* Is the argument one value of a type of ours? Others hold further ones. */
static bool is_one_value(ArgumentType type) {
  const uint64_t one = bit(ARG_TRUMP) | bit(ARG_BID) | bit(ARG_STANDING) | bit(ARG_CARDS) |
                       bit(ARG_HAND) | bit(ARG_PLAY) | bit(ARG_BEST_PLAY) | bit(ARG_LEAD) |
                       bit(ARG_THROW) | bit(ARG_UNIT) | bit(ARG_PLAYER) | bit(ARG_CALL) |
                       bit(ARG_LAST_TRICK) | bit(ARG_ORDER) | bit(ARG_DEAL) | bit(ARG_RESULT);
  return one >> type & 1;
}

void hook_push_argument(lua_State *L, const Frame *frame, int i, bool again) {
  STACK_GROWS(L, 1);
  ArgumentType type = (ArgumentType)question_types[frame->call->hook].argument[i];
  Questions *questions = lua_questions(L);
  questions->use_again = again && is_one_value(type) ? &questions->again[type] : NULL;
  if (is_of_cards(type))
    push_of_cards(L, frame, type);
  else
    push_of_deal(L, frame, type);
  questions->use_again = NULL; /* of nil there is none */
}

void hook_take_argument(lua_State *L, HookCall *call, int i, int at) {
  switch (question_types[call->hook].argument[i]) {
    case ARG_CARD: call->card = lua_card_check(L, at); break;
    case ARG_NUMBER: call->number[0] = (int)luaL_checkinteger(L, at); break;
    case ARG_SECOND: call->number[1] = (int)luaL_checkinteger(L, at); break;
    case ARG_SIDE: call->number[0] = luaL_checkoption(L, at, NULL, schema_sides); break;
    case ARG_PLAYER: call->seat = lua_player_check(L, at); break;
    case ARG_RANK: {
      const char *text = lua_value_text(L, at), *end = text;
      call->rank = strcmp(text, "NT") ? rank_parse(text, &end) : RANK_NONE;
      luaL_argcheck(L, !strcmp(text, "NT") || (call->rank != RANK_NONE && !*end), at, "a rank");
      break;
    }
    default:
      if (!lua_trump_test(L, at, &call->trump)) luaL_argerror(L, at, "a Trump is wanted");
  }
}
