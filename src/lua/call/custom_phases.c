/* custom_phases.c - what the functions of a phase answer that a variant adds. */
#include "lua/call/custom_phases.h"

#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "lua/call/hook_arguments.h"
#include "lua/call/protected_call.h"
#include "lua/call/read_effects.h"
#include "lua/load/words_and_ranges.h"
#include "lua/sandbox/sandbox_library.h"
#include "lua/sandbox/script_given.h"
#include "lua/sandbox/stack_balance.h"
#include "lua/value/game_memory.h"
#include "lua/value/lua_cards.h"
#include "lua/value/lua_player.h"

/* A function of a phase that is being asked. */
typedef struct Asked {
  Variant *variant;
  const Frame *frame;
  HookCall *call;
  Layer location; /* where the function stands */
} Asked;

/* fail(L, asked, SAY(X), values ...): raises "file:line: sentence". */
#define fail(L, asked, ...)                                                                        \
  layers_fail(L, (asked)->variant, (asked)->location.file, (asked)->location.line, __VA_ARGS__)

static _Noreturn void bad_answer(lua_State *L, const Asked *asked, int at) {
  char name[FIELD_NAME], given[GIVEN_TEXT];
  fail(L, asked, SAY(ANSWER_FIELD_MUST), schema_name(asked->frame->field, name),
       question_types[asked->call->hook].gives, script_given(L, at, given));
}

/* Calls a function of the phase with the arguments of the question; leaves its result. */
static void call_function(lua_State *L, Asked *asked, const char *key) {
  STACK_GROWS(L, 3); /* all phases, the phase, the result */
  const HookCall *call = asked->call;
  const RulePhase *phase = &asked->frame->rules->phase[call->number[0]];
  const Setting *setting = &asked->variant->setting[asked->frame->setting];
  luaL_checkstack(L, 16, NULL);
  const Layer *phases = &setting->layer[layers_value(setting)];
  lua_rawgeti(L, LUA_REGISTRYINDEX, phases->value);
  lua_getfield(L, -1, phase->name);
  lua_getfield(L, -1, key);
  asked->location = layers_function(L, asked->variant, phases);
  int arguments = question_types[call->hook].arguments;
  for (int i = 0; i < arguments; i++) hook_push_argument(L, asked->frame, i, false);
  lua_call(L, arguments, 1);
}

/* A player, or a list of players (ANSWER_TURN). */
static void read_turn(lua_State *L, const Asked *asked) {
  STACK_GROWS(L, 0);
  int *answer = asked->call->answer, at = lua_gettop(L), seat = lua_player_test(L, at);
  bool list = lua_istable(L, at);
  answer[0] = seat < 0 ? 0 : 1 << seat;
  answer[1] = seat < 0 ? 0 : seat;
  if (seat < 0 && !list && !lua_isnil(L, at)) bad_answer(L, asked, at);
  if (!list) return;
  for (int i = 1; lua_rawgeti(L, at, i) != LUA_TNIL; i++, lua_pop(L, 1)) {
    seat = lua_player_test(L, -1);
    if (seat < 0) bad_answer(L, asked, -1);
    if (i == 1) answer[1] = seat;
    answer[0] |= 1 << seat;
  }
  lua_pop(L, 1);
  answer[1] |= 0x100;
}

static void read_choice_word(lua_State *L, const Asked *asked, PhaseChoice *choice) {
  static const char letters[] = "abcdefghijklmnopqrstuvwxyz-0123456789";
  const char *word = lua_type(L, -1) == LUA_TSTRING ? lua_tostring(L, -1) : "";
  size_t n = strlen(word);
  if (n == 0 || n >= sizeof choice->word || strspn(word, letters) != n || word[0] < 'a')
    fail(L, asked, SAY(CHOICE_WORD));
  if (!action_may_be_offered(word)) fail(L, asked, SAY(CHOICE_TAKEN), word);
  memcpy(choice->word, word, n);
}

/* Which cards of the hand, and how many: { "give", count = 2, from = cards, only = f }. */
static void read_choice_cards(lua_State *L, const Asked *asked, int at, PhaseChoice *choice) {
  STACK_GROWS(L, 0);
  const CardSet *hand = asked->call->hand;
  if (lua_getfield(L, at, "count") != LUA_TNIL &&
      (!fields_range(L, -1, &choice->count) || choice->count.max == 0))
    fail(L, asked, SAY(CHOICE_COUNT));
  bool from = lua_getfield(L, at, "from") != LUA_TNIL;
  bool only = lua_getfield(L, at, "only") != LUA_TNIL;
  if ((from || only) && choice->count.max == 0) fail(L, asked, SAY(CHOICE_HOW_MANY));
  if (only && !lua_isfunction(L, -1)) fail(L, asked, SAY(CHOICE_ONLY));
  choice->only = only;
  if (choice->count.max) choice->from = *hand;
  for (Card card = 0; from && card < KIND_NB; card++) {
    const CardSet *cards = lua_cards_check(L, -2);
    int n = cardset_count(cards, card, PACK_MAX);
    while (cardset_count(&choice->from, card, PACK_MAX) > n)
      cardset_take(&choice->from, card, PACK_MAX);
  }
  lua_pop(L, 3);
}

static void read_choice(lua_State *L, const Asked *asked, PhaseChoice *choice) {
  STACK_GROWS(L, 0);
  static const char *const keys[] = {"count", "from", "only", NULL};
  int at = lua_gettop(L);
  memset(choice, 0, sizeof *choice);
  if (!lua_istable(L, at)) {
    read_choice_word(L, asked, choice);
    return;
  }
  lua_rawgeti(L, at, 1);
  read_choice_word(L, asked, choice);
  if (lua_rawgeti(L, at, 2) != LUA_TNIL) {
    int whole;
    lua_Integer number = lua_tointegerx(L, -1, &whole);
    if (!whole || number < INT16_MIN || number > INT16_MAX)
      fail(L, asked, SAY(CHOICE_NUMBER_WRONG));
    choice->has_number = true;
    choice->number = (int16_t)number;
  }
  lua_settop(L, at);
  int keys_at = sandbox_lib_walk(L, at);
  for (int i = 1; sandbox_lib_entry(L, at, keys_at, i); i++, lua_pop(L, 2))
    if (lua_type(L, -2) == LUA_TSTRING && fields_word(lua_tostring(L, -2), keys) < 0)
      fail(L, asked, SAY(CHOICE_KEYS), lua_tostring(L, -2));
  read_choice_cards(L, asked, at, choice);
  bool of_game = action_find(choice->word, strlen(choice->word)) != ACTION_NB;
  bool takes_cards = !strcmp(choice->word, action_word(ACTION_GIVE));
  if (of_game && (choice->has_number || (choice->count.max && !takes_cards)))
    fail(L, asked, SAY(CHOICE_ALONE));
}

static void read_actions(lua_State *L, const Asked *asked) {
  STACK_GROWS(L, 0);
  PhaseChoices *choices = asked->call->choices;
  int at = lua_gettop(L);
  choices->n = 0;
  if (!lua_istable(L, at)) bad_answer(L, asked, at);
  for (int i = 1; lua_rawgeti(L, at, i) != LUA_TNIL; i++, lua_settop(L, at)) {
    if (choices->n == CHOICE_MAX) fail(L, asked, SAY(CHOICE_MANY));
    read_choice(L, asked, &choices->choice[choices->n]);
    choices->n++;
  }
  lua_settop(L, at);
}

/* The `only` of an action that was offered: yes, or no with its sentence. */
static void ask_only(lua_State *L, Asked *asked) {
  STACK_GROWS(L, 3); /* the action, and two results */
  HookCall *call = asked->call;
  if (!lua_istable(L, -1)) fail(L, asked, SAY(CHOICE_WAVERS));
  lua_rawgeti(L, -1, call->number[1] + 1);
  if (!lua_istable(L, -1) || lua_getfield(L, -1, "only") != LUA_TFUNCTION)
    fail(L, asked, SAY(CHOICE_WAVERS));
  asked->location = layers_function(L, asked->variant, &asked->location);
  lua_cards_push(L, call->cards, PACK_MAX);
  lua_call(L, 1, 2);
  char given[GIVEN_TEXT];
  if (!lua_isboolean(L, -2) && !lua_isnil(L, -2))
    fail(L, asked, SAY(CHOICE_ONLY_ANSWER), script_given(L, -2, given));
  call->answer[0] = lua_toboolean(L, -2);
  Text text = text_start(call->text, sizeof call->text);
  char location[112];
  snprintf(location, sizeof location, "%.90s:%d", asked->variant->file[asked->location.file].path,
           asked->location.line);
  if (lua_type(L, -1) == LUA_TSTRING)
    text_put(&text, lua_tostring(L, -1));
  else
    say(&text, SAY(CHOICE_REFUSED), asked->frame->field->group, location);
  if (call->answer[0]) call->text[0] = '\0';
}

/* (Question *) */
static int answer_phase(lua_State *L) {
  const Question *question = lua_touserdata(L, 1);
  HookCall *call = question->frame->call;
  Asked asked = {question->variant, question->frame, call, {0}};
  bool only = call->hook == HOOK_PHASE_ONLY; /* which stands in what `actions` offers */
  call_function(L, &asked, question_types[only ? HOOK_PHASE_ACTIONS : call->hook].field);
  switch (call->hook) {
    case HOOK_PHASE_TURN:
    case HOOK_PHASE_OPEN: read_turn(L, &asked); break;
    case HOOK_PHASE_ACTIONS: read_actions(L, &asked); break;
    case HOOK_PHASE_ONLY: ask_only(L, &asked); break;
    default: effects_read(&(AnswerLocation){L, asked.variant, asked.frame, &asked.location}, -1);
  }
  ScriptLocation location =
      layers_location(asked.variant, asked.location.file, asked.location.line);
  memory_check(L, asked.frame, location);
  memory_keep(L, asked.frame, location);
  return 0;
}

bool phases_ask(Variant *variant, HookCall *call) {
  char group[NAME_MAX_LEN + 8];
  snprintf(group, sizeof group, "phases.%s", variant->rules.phase[call->number[0]].name);
  Field field = {.group = group, .name = question_types[call->hook].field, .hook = (int)call->hook};
  return question_run(variant, call, &field, schema_find("", "phases"), answer_phase);
}
