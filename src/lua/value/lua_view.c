/* lua_view.c - see lua_view.h. */
#include "lua/value/lua_view.h"

#include <lauxlib.h>
#include <string.h>

#include "deal/climb_tables.h"
#include "deal/declaring.h"
#include "deal/forbidden_plays.h"
#include "deal/past_tricks.h"
#include "deal/trick.h"
#include "deal/view.h"
#include "lua/sandbox/script_budget.h"
#include "lua/sandbox/script_error.h"
#include "lua/sandbox/script_given.h"
#include "lua/sandbox/stack_balance.h"
#include "lua/value/lua_cards.h"
#include "lua/value/lua_deal.h"
#include "lua/value/lua_play.h"
#include "lua/value/lua_player.h"
#include "lua/value/lua_unit.h"
#include "lua/value/running_question.h"
#include "lua/value/value_type.h"
#include "notation/notation.h"
#include "play/climb_plays.h"
#include "rules/schema.h"

enum { PLAYS_MAX = 512, BIDS_MAX = 64, FEE_LIST = 2000, FEE_EACH = 100 };

static const char VIEW[] = "View";

typedef struct View {
  unsigned serial;
  Rng *rng;
} View;

/* The view at 1; raises unless it is that of the running question. */
static const View *check_view(lua_State *L) {
  const View *view = luaL_checkudata(L, 1, VIEW);
  if (view->serial != lua_frame(L)->serial) script_refuse(L, SAY(SEE_HANDLE_OLD), 0, VIEW);
  return view;
}

static int own_seat(lua_State *L) { return lua_frame(L)->call->seat; }

/* ---- members ---- */

/* view.may: the words of what the seat may do now, each true */
static void push_may(lua_State *L, const Game *game) {
  STACK_GROWS(L, 1);
  uint32_t allowed = game_allowed_actions(game, lua_frame(L)->rules, own_seat(L));
  lua_newtable(L);
  for (int type = 0; type < ACTION_CHOOSE; type++) {
    if (!(allowed >> type & 1)) continue;
    lua_pushboolean(L, 1);
    lua_setfield(L, -2, action_word((ActionType)type));
  }
}

/* view.top: what lies on top in a climbing game; nil: nothing does */
static void push_top(lua_State *L, const Game *game) {
  STACK_GROWS(L, 1);
  const Deal *deal = &game->deal;
  const ClimbTable *table = deal->tables ? &deal->table[table_of(game, own_seat(L))] : NULL;
  CardSet cards;
  if (!table || table->top_player == SEAT_NONE) {
    lua_pushnil(L);
    return;
  }
  deal_play_cards(deal, &table->top, &cards);
  lua_play_push(L, &cards, table->top_player, NULL);
}

static void push_past_play(lua_State *L, const Deal *deal, const SeenTrick *trick, int i) {
  STACK_GROWS(L, 1);
  CardSet cards = CARDSET_EMPTY;
  for (int k = 0; k < trick->cards; k++)
    cardset_put(&cards, deal->log[trick->from + i * trick->cards + k], deal->planes);
  lua_play_push(L, &cards, deal_after(deal, trick->leader, i), NULL);
}

/* view.tricks: of each trick so far its plays in order, the one on the table last */
static void push_tricks(lua_State *L, const Deal *deal) {
  STACK_GROWS(L, 1);
  SeenTrick tricks[PAST_MAX + 1];
  int n = deal->tables ? 0 : past_tricks(deal, tricks);
  lua_createtable(L, n, 0);
  for (int i = 0; i < n; i++) {
    sandbox_charge(L, FEE_EACH);
    lua_createtable(L, tricks[i].plays, 0);
    for (int k = 0; k < tricks[i].plays; k++) {
      push_past_play(L, deal, &tricks[i], k);
      lua_rawseti(L, -2, k + 1);
    }
    lua_rawseti(L, -2, i + 1);
  }
}

static void push_unseen(lua_State *L, const Game *game) {
  STACK_GROWS(L, 1);
  CardSet unseen;
  view_unseen(game, lua_frame(L)->rules, own_seat(L), &unseen);
  lua_cards_push(L, &unseen, PACK_MAX);
}

static int view_index(lua_State *L) {
  STACK_GROWS(L, 1);
  static const char *const keys[] = {"me",    "hand",   "deal",   "trick", "tricks", "top",
                                     "waits", "unseen", "points", "may",   NULL};
  check_view(L);
  const Game *game = lua_frame_game(L);
  const Deal *deal = &game->deal;
  const Rules *rules = lua_frame(L)->rules;
  switch (lua_value_key(L, keys)) {
    case 0: lua_player_push(L, own_seat(L)); break;
    case 1: lua_cards_push(L, HAND_OF(deal, own_seat(L)), deal->planes); break;
    case 2: lua_deal_push(L); break;
    case 3:
      if (deal->plays > 0)
        lua_trick_push(L, false);
      else
        lua_pushnil(L);
      break;
    case 4: push_tricks(L, deal); break;
    case 5: push_top(L, game); break;
    case 6: lua_pushboolean(L, game_waits_for(game, rules) == own_seat(L)); break;
    case 7: push_unseen(L, game); break;
    case 8: lua_pushinteger(L, deal_opponents_points(rules, deal)); break;
    default: push_may(L, game);
  }
  return 1;
}

/* ---- what may be done ---- */

typedef struct Listing {
  const PlayCase *of;
  CardSet *plays;
  int n, most;
} Listing;

static bool add_climb(void *data, const ClimbPlay *play) {
  Listing *listing = data;
  const CardSet *hand = HAND_OF(&listing->of->game->deal, listing->of->seat);
  if (listing->n == listing->most) return false;
  climb_cards(listing->of, play, hand, &listing->plays[listing->n++]);
  return true;
}

/* The plays of a climbing game; *more: there are others. */
static int list_climbs(lua_State *L, CardSet plays[], int most, bool *more) {
  const Game *game = lua_frame_game(L);
  int seat = own_seat(L);
  const ClimbTable *table = &game->deal.table[table_of(game, seat)];
  PlayCase of = {&game->deal.order, lua_frame(L)->rules, game, seat};
  Listing listing = {&of, plays, 0, most};
  int n = climb_each(&of, HAND_OF(&game->deal, seat),
                     table->top_player == SEAT_NONE ? NULL : &table->climb, table->turn != seat,
                     add_climb, &listing);
  *more = n > listing.n;
  return listing.n;
}

/* view:plays(most): a list of the plays that are legal, 200 unless told otherwise; and whether
** there are others, throws among them */
static int view_plays(lua_State *L) {
  STACK_GROWS(L, 2);
  check_view(L);
  lua_Integer most = luaL_optinteger(L, 2, 200);
  luaL_argcheck(L, most >= 1 && most <= PLAYS_MAX, 2, "from 1 to 512");
  const Game *game = lua_frame_game(L);
  const Rules *rules = lua_frame(L)->rules;
  CardSet plays[PLAYS_MAX];
  Allowed allowed = {0};
  int n = 0;
  bool may = game_allowed_actions(game, rules, own_seat(L)) >> ACTION_PLAY & 1;
  if (may && game_phase(game, rules) == PHASE_CLIMB)
    n = list_climbs(L, plays, (int)most, &allowed.more);
  else if (may && game_phase(game, rules) == PHASE_TRICKS)
    n = allowed_list(game, rules, plays, (int)most, &allowed);
  sandbox_charge(L, FEE_LIST + (uint64_t)n * FEE_EACH);
  lua_createtable(L, n, 0);
  for (int i = 0; i < n; i++) {
    lua_cards_push(L, &plays[i], game->deal.planes);
    lua_rawseti(L, -2, i + 1);
  }
  lua_pushboolean(L, allowed.more || allowed.passed > n);
  return 2;
}

/* view:bids(): a list of what may be declared now, the cards that each shows in all */
static int view_bids(lua_State *L) {
  STACK_GROWS(L, 1);
  check_view(L);
  const Game *game = lua_frame_game(L);
  const Rules *rules = lua_frame(L)->rules;
  CardSet cards;
  Bid bids[BIDS_MAX];
  bool may = game_allowed_actions(game, rules, own_seat(L)) >> ACTION_DECLARE & 1;
  int n = may ? declare_bids(game, rules, own_seat(L), bids, BIDS_MAX, NULL) : 0;
  sandbox_charge(L, FEE_LIST);
  lua_createtable(L, n, 0);
  for (int i = 0; i < n; i++) {
    bid_cards(&bids[i], &cards);
    lua_cards_push(L, &cards, PACK_MAX);
    lua_rawseti(L, -2, i + 1);
  }
  return 1;
}

/* view:allows("9C 9C"): true; or false and the code of the refusal */
static int view_allows(lua_State *L) {
  check_view(L);
  Action action;
  char error[256];
  luaL_checkany(L, 2);
  sandbox_charge(L, FEE_LIST);
  if (!lua_view_action(L, 2, &action, error, sizeof error)) return script_refuse(L, error);
  Refusal refusal = game_check(lua_frame_game(L), lua_frame(L)->rules, &action);
  lua_pushboolean(L, refusal == LEGAL);
  if (refusal == LEGAL) return 1;
  lua_pushstring(L, refusal_code(refusal));
  return 2;
}

/* view:wins(cards): would they be the best of the trick so far? False unless they are as many as
** were led. */
static int view_wins(lua_State *L) {
  STACK_GROWS(L, 1);
  check_view(L);
  const Game *game = lua_frame_game(L);
  const CardSet *cards = lua_cards_check(L, 2);
  PlayCase of = {lua_frame_order(L), lua_frame(L)->rules, game, own_seat(L)};
  CardSet places;
  Shape lead;
  Ruling why;
  bool takes = true;
  sandbox_charge(L, FEE_EACH);
  if (game->deal.plays > 0) {
    lua_cards_cross(L, of.order, cards, &places);
    takes = cardset_size(cards, PACK_MAX) == game->deal.play[0].n;
  }
  if (takes && game->deal.plays > 0) {
    deal_lead_shape(&game->deal, of.rules, &lead);
    if (!trick_takes(&of, &lead, &places, &takes, &why)) return script_refuse(L, why.text);
  }
  lua_pushboolean(L, takes);
  return 1;
}

/* ---- what is known ---- */

/* view:left(player): how many cards it holds */
static int view_left(lua_State *L) {
  STACK_GROWS(L, 1);
  check_view(L);
  lua_pushinteger(L, lua_frame_game(L)->deal.hand_n[lua_player_check(L, 2)]);
  return 1;
}

/* view:is_out_of(player, "S"): has it not followed that effective suit? */
static int view_is_out_of(lua_State *L) {
  STACK_GROWS(L, 1);
  check_view(L);
  static const char *const suits[] = {"C", "D", "H", "S", "T", NULL};
  uint8_t voids[SEAT_MAX];
  int seat = lua_player_check(L, 2), suit = luaL_checkoption(L, 3, NULL, suits);
  sandbox_charge(L, FEE_EACH);
  past_tricks_voids(&lua_frame_game(L)->deal, voids);
  lua_pushboolean(L, voids[seat] >> suit & 1);
  return 1;
}

/* view:rule("throw.allowed"): a word, a number or a boolean that the rules hold; nil where they
** hold a function, a list or a table */
static int view_rule(lua_State *L) {
  check_view(L);
  const char *name = lua_value_text(L, 2);
  const Field *field = schema_named(name);
  if (!field || !*field->group) return script_refuse(L, SAY(SEE_NO_RULE), name);
  const Rules *rules = lua_frame(L)->rules;
  const uint8_t *from = (const uint8_t *)rules + field->offset;
  bool asked = field->hook >= 0 && rules_hooked(rules, (Hook)field->hook);
  bool single = field->size > 0 && schema_is_plain(field, (Family)rules->family) && !asked;
  int16_t wide = *from;
  if (field->size == sizeof wide) memcpy(&wide, from, sizeof wide);
  lua_pushnil(L);
  if (single && field->type == FIELD_BOOL) lua_pushboolean(L, *from);
  if (single && field->type == FIELD_NUMBER) lua_pushinteger(L, wide);
  for (int i = 0; single && field->type == FIELD_WORD && field->words[i]; i++)
    if (*from == (field->stored ? field->stored[i] : i)) lua_pushstring(L, field->words[i]);
  return 1;
}

/* view:random(n): 1 to n, the same for the same view */
static int view_random(lua_State *L) {
  STACK_GROWS(L, 1);
  const View *view = check_view(L);
  lua_Integer n = luaL_checkinteger(L, 2);
  luaL_argcheck(L, n >= 1 && n <= 1000000, 2, "from 1 to 1000000");
  lua_pushinteger(L, 1 + (lua_Integer)rng_below(view->rng, (uint64_t)n));
  return 1;
}

void lua_view_push(lua_State *L, Rng *rng) {
  STACK_GROWS(L, 1);
  static const luaL_Reg methods[] = {
      {"plays", view_plays}, {"bids", view_bids},     {"allows", view_allows},
      {"wins", view_wins},   {"left", view_left},     {"is_out_of", view_is_out_of},
      {"rule", view_rule},   {"random", view_random}, {NULL, NULL}};
  static const ValueType type = {VIEW, view_index, NULL, NULL, NULL, methods, NULL};
  *(View *)lua_value_new(L, &type, sizeof(View)) = (View){lua_frame(L)->serial, rng};
}

/* ---- answers ---- */

/* Reads the cards of a value. False: it has none. */
static bool read_cards(lua_State *L, int at, CardSet *cards) {
  const CardSet *found = lua_cards_test(L, at);
  Card card = lua_card_test(L, at);
  if (!found) found = lua_unit_test(L, at);
  if (!found) found = lua_play_test(L, at);
  *cards = found ? *found : CARDSET_EMPTY;
  if (card != CARD_NONE) cardset_put(cards, card, PACK_MAX);
  return found || card != CARD_NONE;
}

/* Cards alone, as what they are meant; called are their first copies. */
static void take_cards(const Frame *frame, const CardSet *cards, Action *out) {
  ActionType type = game_type_of_cards(frame->call->game, frame->rules, frame->call->seat);
  *out = (Action){.type = (uint8_t)type, .cards = *cards};
  if (type != ACTION_CALL) return;
  out->cards = CARDSET_EMPTY;
  for (int card = -1, copy = 0; cardset_next(cards, &card, &copy, PACK_MAX);)
    if (out->calls < CALL_MAX)
      out->call[out->calls++] = (Call){(Card)card, (uint8_t)(copy + 1), 0, SEAT_NONE};
}

bool lua_view_action(lua_State *L, int at, Action *out, char *error, size_t error_size) {
  const Frame *frame = lua_frame(L);
  int type = lua_type(L, at), planes = frame->rules->deck.packs;
  CardSet cards;
  char no_cards[256], given[GIVEN_TEXT];
  if (read_cards(L, at, &cards)) {
    take_cards(frame, &cards, out);
  } else if (type != LUA_TSTRING) {
    return say_fail(error, error_size, SAY(BOT_ANSWER_TYPE), script_given(L, at, given));
  } else {
    const char *text = lua_value_text(L, at);
    bool word = action_find(text, strcspn(text, " ")) != ACTION_NB;
    if (!word && cardset_parse(text, &cards, PACK_MAX, no_cards, sizeof no_cards))
      take_cards(frame, &cards, out);
    else if (!action_parse(text, planes, out, error, error_size))
      return false;
  }
  out->seat = (uint8_t)frame->call->seat;
  return true;
}
