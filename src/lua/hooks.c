/* hooks.c - the functions of fields, asked during play.
**
** One table says for every hook what it gets, what it may know and what it answers. A question runs
** protected within the budget; whatever goes wrong in it makes the question fail with a sentence
** that names field, file and line.
*/
#include "lua/hooks.h"

#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "core/overruff.h"
#include "lua/answers.h"
#include "lua/effects.h"
#include "lua/fields.h"
#include "lua/hooks_form.h"
#include "lua/lua_cards.h"
#include "lua/lua_deal.h"
#include "lua/memory.h"
#include "lua/phases.h"

typedef enum Answer {
  ANSWER_YES,
  ANSWER_YES_WORD, /* or a word of the field, which then decides */
  ANSWER_SENTENCE,
  ANSWER_NUMBER,
  ANSWER_SCORE,
  ANSWER_LADDER,
  ANSWER_OWES,
  ANSWER_WORD,    /* of the field */
  ANSWER_WORDS,   /* the same, a list */
  ANSWER_PLAYER,  /* or a word of the field */
  ANSWER_RANK,    /* or nil */
  ANSWER_RANKS,   /* one or a list */
  ANSWER_EFFECTS, /* or nil */
  ANSWER_NOBODY,  /* a word of the field, or effects */
  ANSWER_STOP,    /* who may leave a level, or nil */
  ANSWER_SEATS,   /* a player, a list of them, or nil */
  ANSWER_CALLS,
  ANSWER_FORCED, /* a unit, cards, or a word of the field */
  ANSWER_PENALTY /* points, a table of what a throw costs, or effects */
} Answer;

/* Arguments, a letter each: C card, c the other card, T trump, B bid, S the standing bid, K cards,
** H hand, P play of the seat, p the best play, L lead, W throw, Y player, D deal, R result, t the
** last trick, n and N the numbers, s a side, l a call, b the list of bids, q the kitty as a list,
** v and V the strengths of two readings, U the units of the lead, u a unit of a throw, k a rank,
** A all players.
*/
typedef struct HookKind {
  const char *arguments;
  Knows knows;
  Answer answer;
  int min, max; /* of a number */
  const char
      *inherits; /* arguments that inherited(…) may be given other values for, of a rule in C */
} HookKind;

static const HookKind kinds[HOOK_NB] = {
    [HOOK_POINTS_CARDS] = {"CT", KNOWS_PUBLIC, ANSWER_NUMBER, 0, 255, "C"},
    [HOOK_DEAL_MISDEAL] = {"HYD", KNOWS_OWN, ANSWER_SENTENCE, 0, 0, ""},
    [HOOK_DEAL_NEXT] = {"R", KNOWS_ALL, ANSWER_PLAYER, 0, 0, ""},
    [HOOK_DEAL_REFUSE] = {"D", KNOWS_PUBLIC, ANSWER_SENTENCE, 0, 0, ""},
    [HOOK_DEAL_BEGINS] = {"D", KNOWS_ALL, ANSWER_EFFECTS, 0, 0, ""},
    [HOOK_DEAL_ENDS] = {"R", KNOWS_ALL, ANSWER_EFFECTS, 0, 0, ""},
    [HOOK_DECLARE_RANK] = {"YD", KNOWS_PUBLIC, ANSWER_RANKS, 0, 0, "Y"},
    [HOOK_DECLARE_DECLARER] = {"bD", KNOWS_PUBLIC, ANSWER_PLAYER, 0, 0, ""},
    [HOOK_DECLARE_DOES] = {"BD", KNOWS_ALL, ANSWER_EFFECTS, 0, 0, ""},
    [HOOK_DECLARE_NOBODY] = {"qD", KNOWS_ALL, ANSWER_NOBODY, 0, 0, ""},
    [HOOK_DECLARE_BIDS] = {"BD", KNOWS_OWN, ANSWER_YES, 0, 0, ""},
    [HOOK_DECLARE_BEATS] = {"BSD", KNOWS_PUBLIC, ANSWER_YES, 0, 0, ""},
    [HOOK_DECLARE_REFUSE] = {"BD", KNOWS_OWN, ANSWER_SENTENCE, 0, 0, ""},
    [HOOK_KITTY_BURIES] = {"D", KNOWS_PUBLIC, ANSWER_PLAYER, 0, 0, ""},
    [HOOK_KITTY_THEFT] = {"D", KNOWS_PUBLIC, ANSWER_WORD, 0, 0, ""},
    [HOOK_KITTY_REFUSE] = {"KHD", KNOWS_OWN, ANSWER_SENTENCE, 0, 0, ""},
    [HOOK_KITTY_MULTIPLIER] = {"tD", KNOWS_ALL, ANSWER_NUMBER, 0, TIMES_MAX, ""},
    [HOOK_FRIENDS_CALLABLE] = {"CD", KNOWS_PUBLIC, ANSWER_YES_WORD, 0, 0, "C"},
    [HOOK_FRIENDS_JOINS] = {"lYD", KNOWS_PUBLIC, ANSWER_YES_WORD, 0, 0, ""},
    [HOOK_FRIENDS_CALLS] = {"D", KNOWS_ALL, ANSWER_CALLS, 0, 0, ""},
    [HOOK_FRIENDS_REFUSE] = {"lD", KNOWS_OWN, ANSWER_SENTENCE, 0, 0, ""},
    [HOOK_ORDER_TRUMPS] = {"T", KNOWS_PUBLIC, ANSWER_LADDER, 0, 0, "T"},
    [HOOK_ORDER_NO_TRUMP] = {"T", KNOWS_PUBLIC, ANSWER_LADDER, 0, 0, "T"},
    [HOOK_ORDER_TRACTORS] = {"CcT", KNOWS_PUBLIC, ANSWER_YES_WORD, 0, 0, ""},
    [HOOK_LEAD_FORMS] = {"", KNOWS_PUBLIC, ANSWER_YES, 0, 0, ""},
    [HOOK_LEAD_REFUSE] = {"PHD", KNOWS_OWN, ANSWER_SENTENCE, 0, 0, ""},
    [HOOK_FOLLOW_OWES] = {"LHD", KNOWS_OWN, ANSWER_OWES, 0, 0, ""},
    [HOOK_FOLLOW_SMALLER] = {"LD", KNOWS_PUBLIC, ANSWER_WORD, 0, 0, ""},
    [HOOK_FOLLOW_PROTECT] = {"LD", KNOWS_PUBLIC, ANSWER_WORDS, 0, 0, ""},
    [HOOK_FOLLOW_REFUSE] = {"PLHD", KNOWS_OWN, ANSWER_SENTENCE, 0, 0, ""},
    [HOOK_THROW_ALLOWED] = {"PD", KNOWS_OWN, ANSWER_YES_WORD, 0, 0, ""},
    [HOOK_THROW_TEST] = {"uHWD", KNOWS_ALL, ANSWER_YES_WORD, 0, 0, ""},
    [HOOK_THROW_FORCED] = {"WD", KNOWS_ALL, ANSWER_FORCED, 0, 0, ""},
    [HOOK_THROW_PENALTY] = {"WD", KNOWS_ALL, ANSWER_PENALTY, 0, 0, ""},
    [HOOK_THROW_SHOWN] = {"WD", KNOWS_ALL, ANSWER_WORD, 0, 0, ""},
    [HOOK_THROW_STOPPED_BY] = {"YWD", KNOWS_ALL, ANSWER_YES_WORD, 0, 0, "Y"},
    [HOOK_WIN_OVERRUFF] = {"vVUD", KNOWS_PUBLIC, ANSWER_YES_WORD, 0, 0, ""},
    [HOOK_WIN_BEATS] = {"PpLD", KNOWS_PUBLIC, ANSWER_YES, 0, 0, ""},
    [HOOK_SCORE_EARLY_END] = {"D", KNOWS_ALL, ANSWER_YES_WORD, 0, 0, ""},
    [HOOK_SCORE_BANDS] = {"nD", KNOWS_PUBLIC, ANSWER_SCORE, 0, 100, "n"},
    [HOOK_SCORE_SHORT_TEAM] = {"nNR", KNOWS_ALL, ANSWER_NUMBER, 0, 100, "nN"},
    [HOOK_SCORE_ADJUST] = {"sNR", KNOWS_ALL, ANSWER_SCORE, 0, 100, "sN"},
    [HOOK_ADVANCE_DEMOTE] = {"YR", KNOWS_ALL, ANSWER_RANK, 0, 0, ""},
    [HOOK_ADVANCE_STOPS] = {"kYR", KNOWS_ALL, ANSWER_STOP, 0, 0, "k"},
    [HOOK_ADVANCE_GAME_OVER] = {"A", KNOWS_PUBLIC, ANSWER_SEATS, 0, 0, ""},
    [HOOK_ADVANCE_DECLARER] = {"R", KNOWS_ALL, ANSWER_PLAYER, 0, 0, ""},
    [HOOK_ADVANCE_STEPS] = {"YnR", KNOWS_ALL, ANSWER_NUMBER, -100, 100, "n"},
};

static const char *const sides[] = {"nobody", "declarers", "opponents", NULL};

static const char *side_word(int side) {
  assert(SIDE_NOBODY <= side && side <= SIDE_OPPONENTS);
  return sides[side];
}

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

static void push_argument(lua_State *L, const Frame *frame, char what) {
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
    case 'P': lua_play_push(L, call->cards, call->seat); break;
    case 'p': lua_play_push(L, call->hand, trick_seat(call, true)); break;
    case 'L': lua_play_push(L, call->lead, trick_seat(call, false)); break;
    case 'W': lua_throw_push(L, call); break;
    case 'u': lua_unit_push(L, call->unit); break;
    case 'Y': lua_player_push(L, call->seat); break;
    case 'D': lua_deal_push(L); break;
    case 'R': lua_result_push(L); break;
    case 't': lua_trick_push(L, true); break;
    case 'n': lua_pushinteger(L, call->number[0]); break;
    case 'N': lua_pushinteger(L, call->number[1]); break;
    case 's': lua_pushstring(L, side_word(call->number[0])); break;
    case 'b': lua_bids_push(L, &call->game->deal.bidding); break;
    case 'q': push_kitty(L, frame); break;
    case 'v': push_strengths(L, call->reading, call->strengths); break;
    case 'V': push_strengths(L, call->best_reading, call->strengths); break;
    case 'U': lua_units_push(L, call->lead); break;
    case 'A': lua_seats_push(L, 0xffff); break;
    case 'k':
      lua_pushstring(L, call->rank == RANK_NONE ? "NT" : rank_name(call->rank, STYLE_ASCII));
      break;
    default: lua_call_push(L, call->card, call->ordinal, call->number[0], -1);
  }
}

/* Takes an argument that inherited(…) was given over into the call. */
static void take_argument(lua_State *L, HookCall *call, char what, int at) {
  switch (what) {
    case 'C': call->card = lua_card_check(L, at); break;
    case 'n': call->number[0] = (int)luaL_checkinteger(L, at); break;
    case 'N': call->number[1] = (int)luaL_checkinteger(L, at); break;
    case 's': call->number[0] = luaL_checkoption(L, at, NULL, sides); break;
    case 'Y': call->seat = lua_player_check(L, at); break;
    case 'k': {
      const char *text = luaL_checkstring(L, at), *end = text;
      call->rank = strcmp(text, "NT") ? rank_parse(text, &end) : RANK_NONE;
      luaL_argcheck(L, !strcmp(text, "NT") || (call->rank != RANK_NONE && !*end), at, "a rank");
      break;
    }
    default:
      if (!lua_trump_test(L, at, &call->trump)) luaL_argerror(L, at, "a Trump is wanted");
  }
}

/* ---- answers ---- */

static _Noreturn void bad_answer(lua_State *L, const Variant *variant, const Frame *frame,
                                 const Layer *layer, int at) {
  answer_bad(&(AnswerPlace){L, variant, frame, layer}, at);
}

static int read_count(lua_State *L, const Variant *variant, const Frame *frame, const Layer *layer,
                      int at) {
  const HookKind *kind = &kinds[frame->call->hook];
  int whole;
  lua_Integer number = lua_tointegerx(L, at, &whole);
  if (!whole || lua_type(L, at) != LUA_TNUMBER) bad_answer(L, variant, frame, layer, at);
  if (number < kind->min || number > kind->max)
    layers_fail(L, variant, layer->file, layer->line, "returned %I; from %d to %d is possible",
                (LUAI_UACINT)number, kind->min, kind->max);
  return (int)number;
}

static void read_sentence(lua_State *L, HookCall *call, const Variant *variant, const Frame *frame,
                          const Layer *layer, int at) {
  call->text[0] = '\0';
  if (!lua_toboolean(L, at)) return;
  if (lua_type(L, at) != LUA_TSTRING) bad_answer(L, variant, frame, layer, at);
  snprintf(call->text, sizeof call->text, "%s", lua_tostring(L, at));
  snprintf(call->place, sizeof call->place, "%.110s:%d", variant->file[layer->file].path,
           layer->line);
  if (!call->text[0])
    snprintf(call->text, sizeof call->text, "refused by %s %.80s (%.70s:%d)",
             variant->file[layer->file].house ? "house rule" : "the game",
             variant->file[layer->file].name, variant->file[layer->file].path, layer->line);
}

/* The place of the text at `at` among the field's words, or -1. */
static int word_at(lua_State *L, const Field *field, int at) {
  return lua_type(L, at) == LUA_TSTRING ? fields_word(lua_tostring(L, at), field->words) : -1;
}

/* A player, one of the field's words, or nil where the first of them is "nobody". */
static void read_player(lua_State *L, const Variant *variant, const Frame *frame,
                        const Layer *layer, int at) {
  HookCall *call = frame->call;
  int word = word_at(L, frame->field, at);
  call->answer[0] = lua_player_test(L, at);
  call->answer[1] = word < 0 ? 0 : word;
  bool nobody = lua_isnil(L, at) && !strcmp(frame->field->words[0], "nobody");
  if (call->answer[0] < 0 && word < 0 && !nobody) bad_answer(L, variant, frame, layer, at);
}

/* A rank by its name, RANK_NONE for NT. */
static Rank read_rank(lua_State *L, const Variant *variant, const Frame *frame, const Layer *layer,
                      int at) {
  const char *text = lua_type(L, at) == LUA_TSTRING ? lua_tostring(L, at) : "", *end = text;
  Rank rank = rank_parse(text, &end);
  bool is_rank = (rank != RANK_NONE && !*end) || !strcmp(text, "NT");
  if (!is_rank) bad_answer(L, variant, frame, layer, at);
  return rank;
}

/* One rank or a list of them, as bits; the jokers-only level has none. */
static void read_ranks(lua_State *L, const Variant *variant, const Frame *frame, const Layer *layer,
                       int at) {
  HookCall *call = frame->call;
  call->answer[0] = 0;
  if (!lua_istable(L, at)) {
    Rank rank = read_rank(L, variant, frame, layer, at);
    if (rank != RANK_NONE) call->answer[0] = 1 << rank;
    return;
  }
  for (int i = 1; lua_rawgeti(L, at, i) != LUA_TNIL; i++, lua_pop(L, 1)) {
    Rank rank = read_rank(L, variant, frame, layer, lua_gettop(L));
    if (rank != RANK_NONE) call->answer[0] |= 1 << rank;
  }
  lua_pop(L, 1);
}

/* A word of the field; raises when it is none. */
static int read_word_at(lua_State *L, const Variant *variant, const Frame *frame,
                        const Layer *layer, int at) {
  int word = word_at(L, frame->field, at);
  if (word >= 0) return word;
  if (lua_type(L, at) != LUA_TSTRING) bad_answer(L, variant, frame, layer, at);
  const char *text = lua_tostring(L, at), *near = nearest_word(text, frame->field->words);
  layers_fail(L, variant, layer->file, layer->line, "returned \"%s\": %s%s%s", text,
              near ? "did you mean \"" : "is none of its words", near ? near : "",
              near ? "\"?" : "");
}

/* A list of words of the field, as bits. */
static void read_words(lua_State *L, const Variant *variant, const Frame *frame, const Layer *layer,
                       int at) {
  frame->call->answer[0] = 0;
  if (!lua_istable(L, at)) bad_answer(L, variant, frame, layer, at);
  for (int i = 1; lua_rawgeti(L, at, i) != LUA_TNIL; i++, lua_pop(L, 1))
    frame->call->answer[0] |= 1 << read_word_at(L, variant, frame, layer, lua_gettop(L));
  lua_pop(L, 1);
}

/* Who may leave a level; nil: it is no stop. */
static void read_stop(lua_State *L, const Variant *variant, const Frame *frame, const Layer *layer,
                      int at) {
  int word = lua_isnil(L, at) ? 0 : -1;
  if (lua_type(L, at) == LUA_TSTRING) word = fields_word(lua_tostring(L, at), fields_stop_words);
  if (word < 0) bad_answer(L, variant, frame, layer, at);
  frame->call->answer[0] = word;
}

static void read_nobody(lua_State *L, const Variant *variant, const Frame *frame,
                        const Layer *layer, int at) {
  frame->call->answer[0] = word_at(L, frame->field, at);
  if (frame->call->answer[0] >= 0) return;
  if (lua_isnil(L, at)) bad_answer(L, variant, frame, layer, at);
  effects_read(L, variant, frame, layer, at);
}

static void answer_from_rules(const Frame *frame);

static void read_yes(lua_State *L, const Variant *variant, const Frame *frame, const Layer *layer,
                     int at) {
  HookCall *call = frame->call;
  if (!lua_isboolean(L, at) && !lua_isnil(L, at)) bad_answer(L, variant, frame, layer, at);
  call->answer[0] = lua_toboolean(L, at);
  call->text[0] = '\0';
  if (!call->answer[0]) read_sentence(L, call, variant, frame, layer, at + 1);
}

/* Yes or no, or the word of a rule in C that then says it. */
static void read_yes_word(lua_State *L, const Variant *variant, const Frame *frame,
                          const Layer *layer, int at) {
  HookCall *call = frame->call;
  int word = word_at(L, frame->field, at);
  if (word < 0) {
    read_yes(L, variant, frame, layer, at);
    return;
  }
  call->word = (uint8_t)(1 + word);
  call->text[0] = '\0';
  if (call->builtin)
    call->builtin(call);
  else
    answer_from_rules(frame);
  call->word = 0;
}

static void read_ladder_of_demands(lua_State *L, HookCall *call, const Variant *variant,
                                   const Layer *layer, int at) {
  Owes owes; /* the rule below may have its own in the call */
  char error[320];
  error[0] = '\0';
  bool fine = fields_owes(L, at, &owes, error, sizeof error), is_list = error[0] == ':';
  if (!fine)
    layers_fail(L, variant, layer->file, layer->line, "%s%s", is_list ? "" : "returned ",
                error + (error[0] == '.' ? 0
                         : is_list       ? 2
                                         : 3));
  *call->owes = owes;
}

/* A player or a list of them, as bits. */
static void read_seats(lua_State *L, const Variant *variant, const Frame *frame, const Layer *layer,
                       int at) {
  HookCall *call = frame->call;
  int seat = lua_player_test(L, at);
  call->answer[0] = seat >= 0 ? 1 << seat : 0;
  if (seat >= 0 || lua_isnil(L, at)) return;
  if (word_at(L, frame->field, at) >= 0) {
    read_yes_word(L, variant, frame, layer, at);
    return;
  }
  if (!lua_istable(L, at)) bad_answer(L, variant, frame, layer, at);
  for (int i = 1; lua_rawgeti(L, at, i) != LUA_TNIL; i++, lua_pop(L, 1)) {
    seat = lua_player_test(L, -1);
    if (seat < 0) bad_answer(L, variant, frame, layer, lua_gettop(L));
    call->answer[0] |= 1 << seat;
  }
  lua_pop(L, 1);
}

/* Reads the two results on top of the stack into the call. */
static void read_answer(lua_State *L, const Variant *variant, const Frame *frame,
                        const Layer *layer) {
  HookCall *call = frame->call;
  int first = lua_gettop(L) - 1;
  char error[160];
  switch (kinds[call->hook].answer) {
    case ANSWER_YES: read_yes(L, variant, frame, layer, first); break;
    case ANSWER_YES_WORD: read_yes_word(L, variant, frame, layer, first); break;
    case ANSWER_SENTENCE: read_sentence(L, call, variant, frame, layer, first); break;
    case ANSWER_NUMBER:
      if (frame->field->words && word_at(L, frame->field, first) >= 0)
        read_yes_word(L, variant, frame, layer, first);
      else
        call->answer[0] = read_count(L, variant, frame, layer, first);
      break;
    case ANSWER_SCORE: {
      const char *side = lua_type(L, first) == LUA_TSTRING ? lua_tostring(L, first) : "";
      int index = fields_word(side, sides);
      if (index < 0) bad_answer(L, variant, frame, layer, first);
      call->answer[0] = index;
      call->answer[1] = read_count(L, variant, frame, layer, first + 1);
      break;
    }
    case ANSWER_LADDER:
      if (!fields_ladder(L, first, &call->ladder, error, sizeof error))
        layers_fail(L, variant, layer->file, layer->line, "%s", error);
      break;
    case ANSWER_OWES: read_ladder_of_demands(L, call, variant, layer, first); break;
    case ANSWER_WORD: call->answer[0] = read_word_at(L, variant, frame, layer, first); break;
    case ANSWER_WORDS: read_words(L, variant, frame, layer, first); break;
    case ANSWER_PLAYER: read_player(L, variant, frame, layer, first); break;
    case ANSWER_RANK:
      call->answer[0] = lua_isnil(L, first) ? -1 : read_rank(L, variant, frame, layer, first);
      break;
    case ANSWER_RANKS: read_ranks(L, variant, frame, layer, first); break;
    case ANSWER_EFFECTS: effects_read(L, variant, frame, layer, first); break;
    case ANSWER_NOBODY: read_nobody(L, variant, frame, layer, first); break;
    case ANSWER_STOP: read_stop(L, variant, frame, layer, first); break;
    case ANSWER_SEATS: read_seats(L, variant, frame, layer, first); break;
    case ANSWER_CALLS: answer_calls(&(AnswerPlace){L, variant, frame, layer}, first); break;
    case ANSWER_FORCED: answer_forced(&(AnswerPlace){L, variant, frame, layer}, first); break;
    case ANSWER_PENALTY: answer_penalty(&(AnswerPlace){L, variant, frame, layer}, first); break;
  }
}

static void push_ranks(lua_State *L, int ranks) {
  int n = 0;
  lua_newtable(L);
  for (int rank = 0; rank < RANK_NB; rank++)
    if (ranks >> rank & 1) {
      lua_pushstring(L, rank_name((Rank)rank, STYLE_ASCII));
      lua_rawseti(L, -2, ++n);
    }
}

static void push_words(lua_State *L, const char *const words[], int set) {
  int n = 0;
  lua_newtable(L);
  for (int i = 0; words[i]; i++)
    if (set >> i & 1) {
      lua_pushstring(L, words[i]);
      lua_rawseti(L, -2, ++n);
    }
}

/* Pushes what the call has as answers, as a function would return them; returns their number. */
static int push_answer(lua_State *L, const HookCall *call) {
  switch (kinds[call->hook].answer) {
    case ANSWER_YES:
    case ANSWER_YES_WORD:
      lua_pushboolean(L, call->answer[0]);
      if (call->answer[0] || !call->text[0]) return 1;
      lua_pushstring(L, call->text);
      return 2;
    case ANSWER_NUMBER: lua_pushinteger(L, call->answer[0]); return 1;
    case ANSWER_SCORE:
      lua_pushstring(L, side_word(call->answer[0]));
      lua_pushinteger(L, call->answer[1]);
      return 2;
    case ANSWER_LADDER: lua_ladder_push(L, &call->ladder); return 1;
    case ANSWER_OWES: fields_push_owes(L, call->owes, PACK_MAX); return 1;
    case ANSWER_WORD:
      lua_pushstring(L, schema_of_hook(call->hook)->words[call->answer[0]]);
      return 1;
    case ANSWER_WORDS: push_words(L, schema_of_hook(call->hook)->words, call->answer[0]); return 1;
    case ANSWER_PLAYER: lua_player_push(L, call->answer[0]); return 1;
    case ANSWER_NOBODY:
      lua_pushstring(L, schema_of_hook(call->hook)->words[call->answer[0]]);
      return 1;
    case ANSWER_RANKS: push_ranks(L, call->answer[0]); return 1;
    case ANSWER_STOP:
      if (call->answer[0])
        lua_pushstring(L, fields_stop_words[call->answer[0]]);
      else
        lua_pushnil(L);
      return 1;
    case ANSWER_SEATS:
      if (call->answer[0])
        lua_seats_push(L, (unsigned)call->answer[0]);
      else
        lua_pushnil(L);
      return 1;
    case ANSWER_CALLS: answer_push_calls(L, call); return 1;
    case ANSWER_FORCED: answer_push_forced(L, call); return 1;
    case ANSWER_PENALTY: answer_push_penalty(L, &call->effects.penalty); return 1;
    case ANSWER_RANK:
    case ANSWER_EFFECTS:
    case ANSWER_SENTENCE: break;
  }
  lua_pushnil(L);
  return 1;
}

/* ---- the chain ---- */

static int ask_layer(lua_State *L, Variant *variant, const Frame *frame, int layer, int given);

/* The rule in C, where the one who asks has given no function for it. */
static void answer_from_rules(const Frame *frame) {
  HookCall *call = frame->call;
  const Rules *rules = frame->rules;
  switch (call->hook) {
    case HOOK_POINTS_CARDS: call->answer[0] = rules->points.cards[call->card]; break;
    case HOOK_THROW_SHOWN: call->answer[0] = rules->throw.shown; break;
    case HOOK_ADVANCE_STEPS: call->answer[0] = call->number[0]; break;
    case HOOK_ADVANCE_STOPS:
      call->answer[0] = rules->advance.stops[call->rank == RANK_NONE ? RANK_NB : call->rank];
      break;
    case HOOK_DECLARE_NOBODY: call->answer[0] = rules->declare.nobody; break;
    case HOOK_KITTY_THEFT: call->answer[0] = rules->kitty.theft; break;
    case HOOK_SCORE_SHORT_TEAM:
      call->answer[0] = score_short_team(rules, call->number[0], call->number[1]);
      break;
    case HOOK_SCORE_ADJUST:
      call->answer[0] = call->number[0];
      call->answer[1] = call->number[1];
      break;
    case HOOK_FOLLOW_OWES: *call->owes = rules->follow.owes; break;
    case HOOK_FOLLOW_SMALLER: call->answer[0] = rules->follow.smaller; break;
    case HOOK_FOLLOW_PROTECT: call->answer[0] = rules->follow.protect; break;
    case HOOK_THROW_STOPPED_BY: {
      const Deal *deal = call->game ? &call->game->deal : NULL;
      int word = call->word ? call->word - 1 : rules->throw.stopped_by;
      call->answer[0] = word == STOPPED_BY_ANYONE || !deal ||
                        deal_side(deal, call->seat) != deal_side(deal, deal->turn);
      break;
    }
    default: break;
  }
}

/* inherited(…): the rule below. upvalues: variant, frame's serial, layer. Arguments that are left
** off are those of the question. */
static int inherited(lua_State *L) {
  Variant *variant = lua_touserdata(L, lua_upvalueindex(1));
  const Frame *frame = lua_frame(L);
  int layer = (int)lua_tointeger(L, lua_upvalueindex(3)), given = lua_gettop(L);
  if ((unsigned)lua_tointeger(L, lua_upvalueindex(2)) != frame->serial)
    return luaL_error(L, "inherited is of no use after the call it was given to");
  const HookKind *kind = &kinds[frame->call->hook];
  const Setting *setting = &variant->setting[schema_index(frame->field)];
  if (layer >= 0 && setting->layer[layer].kind != LAYER_VALUE)
    return ask_layer(L, variant, frame, layer, given);
  HookCall asked = *frame->call;
  Frame below = *frame;
  below.call = &asked;
  asked.text[0] = '\0';
  for (int i = 0; i < given && kind->arguments[i]; i++)
    if (strchr(kind->inherits, kind->arguments[i]))
      take_argument(L, &asked, kind->arguments[i], i + 1);
  if (asked.builtin)
    asked.builtin(&asked);
  else
    answer_from_rules(&below);
  return push_answer(L, &asked);
}

/* Calls the function of a layer with the `given` arguments on the stack, the question's own for
** those left off, and `inherited`. Leaves its two results. */
static int ask_layer(lua_State *L, Variant *variant, const Frame *frame, int layer, int given) {
  const Setting *setting = &variant->setting[schema_index(frame->field)];
  const char *arguments = kinds[frame->call->hook].arguments;
  int n = (int)strlen(arguments);
  if (given > n) {
    lua_pop(L, given - n);
    given = n;
  }
  luaL_checkstack(L, n + 8, "rules within rules go too deep");
  lua_rawgeti(L, LUA_REGISTRYINDEX, setting->layer[layer].value);
  lua_insert(L, -given - 1);
  for (int i = given; i < n; i++) push_argument(L, frame, arguments[i]);
  lua_pushlightuserdata(L, variant);
  lua_pushinteger(L, frame->serial);
  lua_pushinteger(L, layer - 1);
  lua_pushcclosure(L, inherited, 3);
  lua_call(L, n + 1, 2);
  return 2;
}

/* Fields that add up: each is asked in turn; an objection ends it, numbers go on to the next. */
static void ask_all(lua_State *L, Variant *variant, const Frame *frame) {
  HookCall *call = frame->call;
  const Setting *setting = &variant->setting[schema_index(frame->field)];
  for (int i = 0; i < setting->n; i++) {
    ask_layer(L, variant, frame, i, 0);
    read_answer(L, variant, frame, &setting->layer[i]);
    lua_pop(L, 2);
    memory_check(L, variant, frame, &setting->layer[i]);
    if (call->text[0]) return;
    if (kinds[call->hook].answer != ANSWER_SCORE) continue;
    call->number[0] = call->answer[0];
    call->number[1] = call->answer[1];
  }
}

/* The layer that a function stands in, by the lines of its source. */
static Layer layer_of(lua_State *L, const Variant *variant, int at) {
  Layer layer = {LAYER_FUNCTION, 0, 0, LUA_NOREF};
  lua_Debug function;
  lua_pushvalue(L, at);
  lua_getinfo(L, ">S", &function);
  for (int i = 0; i < variant->files; i++)
    if (!strcmp(function.source + 1, variant->file[i].path)) layer.file = i;
  layer.line = function.linedefined;
  return layer;
}

/* The function under a key of a named entry (declare.bids.NAME.only): it gets the question's
** arguments, and there is nothing below it to inherit. */
static void ask_entry(lua_State *L, Variant *variant, const Frame *frame) {
  const HookCall *call = frame->call;
  const Setting *setting = &variant->setting[schema_index(frame->field)];
  const char *arguments = kinds[call->hook].arguments;
  lua_rawgeti(L, LUA_REGISTRYINDEX, setting->layer[layers_value(setting)].value);
  lua_getfield(L, -1, call->entry);
  lua_getfield(L, -1, call->key);
  Layer layer = layer_of(L, variant, lua_gettop(L));
  for (const char *what = arguments; *what; what++) push_argument(L, frame, *what);
  lua_call(L, (int)strlen(arguments), 2);
  read_answer(L, variant, frame, &layer);
  memory_check(L, variant, frame, &layer);
}

/* (Question *) */
static int answer_question(lua_State *L) {
  const Question *question = lua_touserdata(L, 1);
  const Frame *frame = question->frame;
  const Setting *setting = &question->variant->setting[schema_index(frame->field)];
  if (frame->call->entry) {
    ask_entry(L, question->variant, frame);
    return 0;
  }
  if (frame->field->adds) {
    ask_all(L, question->variant, frame);
    memory_keep(L, question->variant, frame, layers_top(setting));
    return 0;
  }
  ask_layer(L, question->variant, frame, setting->n - 1, 0);
  read_answer(L, question->variant, frame, layers_top(setting));
  memory_check(L, question->variant, frame, layers_top(setting));
  memory_keep(L, question->variant, frame, layers_top(setting));
  return 0;
}

bool hooks_run(Variant *variant, HookCall *call, const Field *field, Knows knows,
               lua_CFunction answer) {
  Frame frame = {call,           &variant->rules,       field, knows, ++variant->serial,
                 variant->frame, {LUA_NOREF, LUA_NOREF}};
  Question question = {variant, &frame};
  lua_State *L = sandbox_state(variant->sandbox);
  variant->frame = &frame;
  call->text[0] = '\0';
  call->effects = (Effects){0};
  char error[sizeof variant->failed];
  bool answered = lua_checkstack(L, LUA_MINSTACK);
  if (answered) {
    lua_pushcfunction(L, answer);
    lua_pushlightuserdata(L, &question);
    answered = sandbox_call(variant->sandbox, 1, 0, error, sizeof error);
  } else {
    snprintf(error, sizeof error, "not enough memory");
  }
  variant->frame = frame.previous;
  memory_forget(L, &frame);
  if (answered) return true;
  snprintf(call->text, sizeof call->text, "%s.%s failed at %.200s", field->group, field->name,
           error);
  snprintf(variant->failed, sizeof variant->failed, "%s", call->text);
  return false;
}

/* (Question *) */
static int answer_form(lua_State *L) {
  const Question *question = lua_touserdata(L, 1);
  hooks_form_answer(L, question->variant, question->frame);
  return 0;
}

/* About each group of cards once. */
static bool ask_form(Variant *variant, HookCall *call) {
  if (hooks_form_known(variant, call)) return true;
  if (!hooks_run(variant, call, schema_of_hook(call->hook), KNOWS_PUBLIC, answer_form))
    return false;
  hooks_form_keep(variant, call);
  return true;
}

bool hooks_ask(void *context, HookCall *call) {
  Variant *variant = context;
  if (call->hook == HOOK_LEAD_FORMS) return ask_form(variant, call);
  if (call->hook >= HOOK_NB) return phases_ask(variant, call);
  return hooks_run(variant, call, schema_of_hook(call->hook), kinds[call->hook].knows,
                   answer_question);
}

void hooks_connect(Variant *variant) {
  Rules *rules = &variant->rules;
  rules->hooked = 0;
  rules->ask = hooks_ask;
  rules->context = variant;
  for (int i = 0; i < rules->declare.bids_n; i++)
    if (rules->declare.bids[i].is || rules->declare.bids[i].only)
      rules->hooked |= (uint64_t)1 << HOOK_DECLARE_BIDS;
  for (int i = 0; i < schema_n; i++) {
    const Layer *top = layers_top(&variant->setting[i]);
    if (schema[i].hook >= 0 && top && top->kind != LAYER_VALUE)
      rules->hooked |= (uint64_t)1 << schema[i].hook;
  }
  for (int i = 0; i < rules->lead.forms_n; i++) {
    if (rules->lead.forms[i].functions) rules->hooked |= (uint64_t)1 << HOOK_LEAD_FORMS;
  }
}
