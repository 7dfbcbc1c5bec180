/* console.c - a line of Lua with the deal at hand.
**
** The line is asked like a hook that only decides: protected, within the budget, with a frame that
** says what may be known. All lines have the same serial, so that a player or a deal kept under a
** name is that of the game as it stands when the name is used. */
#include "lua/call/console.h"

#include <lauxlib.h>
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "lua/call/fixed_upvalues.h"
#include "lua/load/layers.h"
#include "lua/load/print_field.h"
#include "lua/sandbox/sandbox.h"
#include "lua/sandbox/sandbox_library.h"
#include "lua/sandbox/script_budget.h"
#include "lua/sandbox/stack_balance.h"
#include "lua/value/game_memory.h"
#include "lua/value/lua_cards.h"
#include "lua/value/lua_deal.h"
#include "lua/value/lua_play.h"
#include "lua/value/lua_unit.h"
#include "lua/value/value_type.h"
#include "notation/notation.h"

enum { CONSOLE_SERIAL = 0 /* of no hook: those begin at 1 */, ROW = 2048 };

static const char ENVIRONMENT[] = "console", NAME[] = "=line";

typedef struct Line {
  const Frame *frame;
  const char *code;
  Text text;
  bool statements;
} Line;

static int hidden_hand(lua_State *L) {
  return script_refuse(L, SAY(SEE_HIDDEN), sandbox_lib_text(L, 2));
}

/* hand.A …: those that may be known. */
static void push_hands(lua_State *L, const Frame *frame) {
  STACK_GROWS(L, 1);
  const Deal *deal = &frame->call->game->deal;
  lua_newtable(L);
  for (int seat = 0; seat < deal->players; seat++) {
    char letter[] = {seat_letter(seat), '\0'};
    bool known = frame->knows == KNOWS_ALL || frame->call->seat == seat;
    if (!known || !deal_knows_hand(deal, seat)) continue;
    lua_cards_push(L, HAND_OF(deal, seat), deal->planes);
    lua_setfield(L, -2, letter);
  }
  sandbox_ask_for_keys(L, hidden_hand);
}

/* What there is in a deal, but not yet, is nil. */
static int unknown_name(lua_State *L) {
  static const char *const later[] = {"trick", "trump", NULL};
  for (int i = 0; lua_type(L, 2) == LUA_TSTRING && later[i]; i++)
    if (strcmp(lua_tostring(L, 2), later[i]) == 0) return 0;
  return script_refuse(L, SAY(SCRIPT_NO_NAME), sandbox_lib_text(L, 2));
}

/* Gives the table on top the situation. */
static void add_situation(lua_State *L, const Frame *frame) {
  STACK_GROWS(L, 0);
  const Deal *deal = &frame->call->game->deal;
  lua_deal_push(L);
  if (deal->has_order) {
    lua_getfield(L, -1, "trump");
    lua_setfield(L, -3, "trump");
  }
  if (deal->plays > 0 || deal->trick > 0) {
    lua_trick_push(L, deal->plays == 0);
    lua_setfield(L, -3, "trick");
  }
  lua_getfield(L, -1, "players");
  lua_setfield(L, -3, "players");
  lua_setfield(L, -2, "deal");
  push_hands(L, frame);
  lua_setfield(L, -2, "hand");
}

/* Pushes the environment that is kept; what is not found in it is looked for in the situation and
** among what every script may use. */
static void push_environment(lua_State *L, const Frame *frame) {
  STACK_GROWS(L, 1);
  luaL_getsubtable(L, LUA_REGISTRYINDEX, ENVIRONMENT);
  lua_newtable(L);
  sandbox_lib_push(L);
  lua_globals_add(L);
  add_situation(L, frame);
  sandbox_ask_for_keys(L, unknown_name);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
}

/* Byte by byte: so it is known how far a text could be read. */
static const char *read_on(lua_State *L, void *data, size_t *size) {
  const char **at = data;
  (void)L;
  *size = **at != '\0';
  return *size ? (*at)++ : NULL;
}

/* Pushes the line as a function: an expression's values are its own. True for statements. Where it
** is neither, the fault is that of the two which comes later (the blank: what is looked at ahead of
** a fault is not the end). */
static bool push_code(lua_State *L, const char *code) {
  STACK_GROWS(L, 2); /* its text below it */
  sandbox_charge(L, strlen(code));
  const char *expression = lua_pushfstring(L, "return %s ", code);
  const char *statements = expression + strlen("return ");
  if (lua_load(L, read_on, &expression, NAME, "t") == LUA_OK) return false;
  if (lua_load(L, read_on, &statements, NAME, "t") != LUA_OK) {
    if (expression > statements) lua_pop(L, 1);
    lua_error(L);
  }
  lua_remove(L, -2);
  return true;
}

/* (value, key) */
static int get_member(lua_State *L) { return lua_gettable(L, 1), 1; }

/* What the value at `at` has, each field in a row; of one that may not be known "?". */
static void put_members(lua_State *L, Line *line, int at) {
  STACK_GROWS(L, 0);
  char methods[ROW] = "", value[ROW];
  Text *text = &line->text, called = text_start(methods, sizeof methods);
  int top = lua_gettop(L), i = 1;
  lua_value_members(L, at);
  for (; !lua_isnil(L, top + 1) && lua_rawgeti(L, top + 1, i) != LUA_TNIL; i++) {
    const char *name = lua_tostring(L, -1);
    if (strchr(name, '(')) {
      text_add(&called, " :%s", name);
    } else {
      lua_pushcfunction(L, get_member);
      lua_pushvalue(L, at);
      lua_pushstring(L, name);
      int status = lua_pcall(L, 2, 1, 0);
      if (status != LUA_OK && sandbox_is_dead(L, status == LUA_ERRMEM)) lua_error(L);
      layers_write(L, -1, value, sizeof value);
      text_add(text, "  .%-13s %s\n", name, status == LUA_OK ? value : "?");
    }
    lua_settop(L, top + 1);
  }
  if (called.length) text_add(text, " %s\n", methods);
  if (i > 1) {
    lua_rawgeti(L, top + 1, 1);
    say(text, SAY(SEE_MEMBERS), line->code, lua_tostring(L, -1));
    text_put(text, "\n");
  }
  lua_settop(L, top);
}

/* (Line *) */
static int run_line(lua_State *L) {
  Line *line = lua_touserdata(L, 1);
  line->statements = push_code(L, line->code);
  push_environment(L, line->frame);
  lua_setupvalue(L, -2, 1);
  int before = lua_gettop(L) - 1;
  lua_call(L, 0, LUA_MULTRET);
  int after = lua_gettop(L);
  text_put(&line->text, sandbox_output(sandbox_of(L)));
  for (int at = before + 1; at <= after; at++) {
    char value[ROW];
    layers_write(L, at, value, sizeof value);
    text_add(&line->text, "%s%s", value, at < after ? "\t" : "\n");
  }
  if (after == before + 1) put_members(L, line, after);
  return 0;
}

bool console_is_new(const Variant *variant) {
  lua_State *L = sandbox_state(variant->sandbox);
  bool is_new = lua_getfield(L, LUA_REGISTRYINDEX, ENVIRONMENT) == LUA_TNIL;
  lua_pop(L, 1);
  return is_new;
}

ConsoleResult console_run(Variant *variant, const Game *game, int seat, const char *code, char *out,
                          size_t size) {
  static const Field field = {.group = "lua", .name = "line", .hook = -1};
  HookCall call;
  hook_call(&call, HOOK_DEAL_MISDEAL, game, seat);
  Frame frame = {.call = &call,
                 .rules = &variant->rules,
                 .field = &field,
                 .knows = seat < 0 ? KNOWS_ALL : KNOWS_OWN,
                 .serial = CONSOLE_SERIAL,
                 .previous = variant->questions.running,
                 .memory = {LUA_NOREF, LUA_NOREF}};
  Line line = {&frame, code, text_start(out, size), false};
  char error[VARIANT_TEXT];
  variant->questions.running = &frame;
  sandbox_output(variant->sandbox);
  bool done = sandbox_ask(variant->sandbox, run_line, &line, error, sizeof error);
  variant->questions.running = frame.previous;
  memory_forget(sandbox_state(variant->sandbox), &frame);
  if (!done) snprintf(out, size, "%s", error);
  if (variant->asked && !frame.previous && !fixed_hold(variant, &call) && done) {
    snprintf(out, size, "%s", call.text);
    done = false;
  }
  return !done ? CONSOLE_FAILED : line.statements ? CONSOLE_DONE : CONSOLE_VALUES;
}
