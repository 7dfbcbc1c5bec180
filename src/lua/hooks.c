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

#include "lua/fields.h"
#include "lua/lua_cards.h"
#include "lua/lua_deal.h"

typedef enum Answer {
  ANSWER_YES,
  ANSWER_SENTENCE,
  ANSWER_NUMBER,
  ANSWER_SCORE,
  ANSWER_LADDER
} Answer;

/* Arguments, a letter each: C card, c the other card, T trump, B bid, S the standing bid, K cards,
** H hand, P play of the seat, p the best play, L lead, W throw, Y player, D deal, R result, t the
** last trick, n and N the numbers, s a side, l a call. */
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
    [HOOK_DECLARE_BEATS] = {"BSD", KNOWS_PUBLIC, ANSWER_YES, 0, 0, ""},
    [HOOK_DECLARE_REFUSE] = {"BD", KNOWS_OWN, ANSWER_SENTENCE, 0, 0, ""},
    [HOOK_KITTY_REFUSE] = {"KHD", KNOWS_OWN, ANSWER_SENTENCE, 0, 0, ""},
    [HOOK_KITTY_MULTIPLIER] = {"tD", KNOWS_ALL, ANSWER_NUMBER, 0, 255, ""},
    [HOOK_FRIENDS_CALLABLE] = {"CD", KNOWS_PUBLIC, ANSWER_YES, 0, 0, "C"},
    [HOOK_FRIENDS_REFUSE] = {"lD", KNOWS_OWN, ANSWER_SENTENCE, 0, 0, ""},
    [HOOK_ORDER_TRUMPS] = {"T", KNOWS_PUBLIC, ANSWER_LADDER, 0, 0, "T"},
    [HOOK_ORDER_NO_TRUMP] = {"T", KNOWS_PUBLIC, ANSWER_LADDER, 0, 0, "T"},
    [HOOK_ORDER_TRACTORS] = {"CcT", KNOWS_PUBLIC, ANSWER_YES, 0, 0, ""},
    [HOOK_LEAD_REFUSE] = {"PHD", KNOWS_OWN, ANSWER_SENTENCE, 0, 0, ""},
    [HOOK_FOLLOW_REFUSE] = {"PLHD", KNOWS_OWN, ANSWER_SENTENCE, 0, 0, ""},
    [HOOK_THROW_ALLOWED] = {"PD", KNOWS_OWN, ANSWER_YES, 0, 0, ""},
    [HOOK_THROW_STOPPED_BY] = {"YWD", KNOWS_ALL, ANSWER_YES, 0, 0, "Y"},
    [HOOK_WIN_BEATS] = {"PpLD", KNOWS_PUBLIC, ANSWER_YES, 0, 0, ""},
    [HOOK_SCORE_BANDS] = {"nD", KNOWS_PUBLIC, ANSWER_SCORE, 0, 100, "n"},
    [HOOK_SCORE_SHORT_TEAM] = {"nNR", KNOWS_ALL, ANSWER_NUMBER, 0, 100, "nN"},
    [HOOK_SCORE_ADJUST] = {"sNR", KNOWS_ALL, ANSWER_SCORE, 0, 100, "sN"},
    [HOOK_ADVANCE_STEPS] = {"YnR", KNOWS_ALL, ANSWER_NUMBER, -100, 100, "n"},
};

static const char *const sides[] = {"nobody", "declarers", "opponents", NULL};

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
    case 'W': lua_play_push(L, call->cards, call->game ? call->game->deal.turn : -1); break;
    case 'Y': lua_player_push(L, call->seat); break;
    case 'D': lua_deal_push(L); break;
    case 'R': lua_result_push(L); break;
    case 't': lua_trick_push(L, true); break;
    case 'n': lua_pushinteger(L, call->number[0]); break;
    case 'N': lua_pushinteger(L, call->number[1]); break;
    case 's': lua_pushstring(L, sides[call->number[0]]); break;
    default: lua_call_push(L, call->card, call->ordinal, -1);
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
    default:
      if (!lua_trump_test(L, at, &call->trump)) luaL_argerror(L, at, "a Trump is wanted");
  }
}

/* ---- answers ---- */

static _Noreturn void bad_answer(lua_State *L, const Variant *variant, const Frame *frame,
                                 const Layer *layer, int at) {
  layers_fail(L, variant, layer->file, layer->line, "must return %s, not a %s",
              frame->field->answer, luaL_typename(L, at));
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
  if (!call->text[0])
    snprintf(call->text, sizeof call->text, "refused by %s %.80s (%.70s:%d)",
             variant->file[layer->file].house ? "house rule" : "the game",
             variant->file[layer->file].name, variant->file[layer->file].path, layer->line);
}

/* Reads the two results on top of the stack into the call. */
static void read_answer(lua_State *L, const Variant *variant, const Frame *frame,
                        const Layer *layer) {
  HookCall *call = frame->call;
  int first = lua_gettop(L) - 1;
  char error[160];
  switch (kinds[call->hook].answer) {
    case ANSWER_YES:
      if (!lua_isboolean(L, first) && !lua_isnil(L, first))
        bad_answer(L, variant, frame, layer, first);
      call->answer[0] = lua_toboolean(L, first);
      call->text[0] = '\0';
      if (!call->answer[0]) read_sentence(L, call, variant, frame, layer, first + 1);
      break;
    case ANSWER_SENTENCE: read_sentence(L, call, variant, frame, layer, first); break;
    case ANSWER_NUMBER:
      if (call->hook == HOOK_KITTY_MULTIPLIER && lua_type(L, first) == LUA_TSTRING &&
          !strcmp(lua_tostring(L, first), "longest unit"))
        call->answer[0] = 2 * call->number[0];
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
  }
}

/* Pushes what the call has as answers, as a function would return them; returns their number. */
static int push_answer(lua_State *L, const HookCall *call) {
  switch (kinds[call->hook].answer) {
    case ANSWER_YES:
      lua_pushboolean(L, call->answer[0]);
      if (call->answer[0] || !call->text[0]) return 1;
      lua_pushstring(L, call->text);
      return 2;
    case ANSWER_NUMBER: lua_pushinteger(L, call->answer[0]); return 1;
    case ANSWER_SCORE:
      lua_pushstring(L, sides[call->answer[0]]);
      lua_pushinteger(L, call->answer[1]);
      return 2;
    case ANSWER_LADDER: lua_ladder_push(L, &call->ladder); return 1;
    case ANSWER_SENTENCE: break;
  }
  lua_pushnil(L);
  return 1;
}

/* ---- the chain ---- */

static int ask_layer(lua_State *L, Variant *variant, const Frame *frame, int layer, int arguments);

/* The rule in C, where the one who asks has given no function for it. */
static void answer_from_rules(const Frame *frame) {
  HookCall *call = frame->call;
  const Rules *rules = frame->rules;
  switch (call->hook) {
    case HOOK_POINTS_CARDS: call->answer[0] = rules->points.cards[call->card]; break;
    case HOOK_KITTY_MULTIPLIER: call->answer[0] = call->number[1]; break;
    case HOOK_ADVANCE_STEPS: call->answer[0] = call->number[0]; break;
    case HOOK_SCORE_SHORT_TEAM:
      call->answer[0] = score_short_team(rules, call->number[0], call->number[1]);
      break;
    case HOOK_SCORE_ADJUST:
      call->answer[0] = call->number[0];
      call->answer[1] = call->number[1];
      break;
    case HOOK_THROW_STOPPED_BY: {
      const Deal *deal = call->game ? &call->game->deal : NULL;
      call->answer[0] = rules->throw.stopped_by == STOPPED_BY_ANYONE || !deal ||
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
    if (call->text[0]) return;
    if (kinds[call->hook].answer != ANSWER_SCORE) continue;
    call->number[0] = call->answer[0];
    call->number[1] = call->answer[1];
  }
}

typedef struct Question {
  Variant *variant;
  Frame *frame;
} Question;

/* (Question *) */
static int answer_question(lua_State *L) {
  const Question *question = lua_touserdata(L, 1);
  const Frame *frame = question->frame;
  const Setting *setting = &question->variant->setting[schema_index(frame->field)];
  if (frame->field->adds) {
    ask_all(L, question->variant, frame);
    return 0;
  }
  ask_layer(L, question->variant, frame, setting->n - 1, 0);
  read_answer(L, question->variant, frame, layers_top(setting));
  return 0;
}

bool hooks_ask(void *context, HookCall *call) {
  Variant *variant = context;
  const Field *field = schema_of_hook(call->hook);
  Frame frame = {call,          &variant->rules, field, kinds[call->hook].knows, ++variant->serial,
                 variant->frame};
  Question question = {variant, &frame};
  lua_State *L = sandbox_state(variant->sandbox);
  variant->frame = &frame;
  call->text[0] = '\0';
  char error[sizeof variant->failed];
  bool answered = lua_checkstack(L, LUA_MINSTACK);
  if (answered) {
    lua_pushcfunction(L, answer_question);
    lua_pushlightuserdata(L, &question);
    answered = sandbox_call(variant->sandbox, 1, 0, error, sizeof error);
  } else {
    snprintf(error, sizeof error, "not enough memory");
  }
  variant->frame = frame.previous;
  if (answered) return true;
  snprintf(variant->failed, sizeof variant->failed, "%s", error);
  snprintf(call->text, sizeof call->text, "%s.%s failed at %.140s", field->group, field->name,
           error);
  return false;
}

void hooks_connect(Variant *variant) {
  Rules *rules = &variant->rules;
  rules->hooked = 0;
  rules->ask = hooks_ask;
  rules->context = variant;
  for (int i = 0; i < schema_n; i++) {
    const Layer *top = layers_top(&variant->setting[i]);
    if (schema[i].hook >= 0 && top && top->kind != LAYER_VALUE)
      rules->hooked |= (uint32_t)1 << schema[i].hook;
  }
}
