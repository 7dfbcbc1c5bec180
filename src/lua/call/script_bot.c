/* script_bot.c - see script_bot.h. */
#include "lua/call/script_bot.h"

#include <lauxlib.h>
#include <stdlib.h>
#include <string.h>

#include "lua/load/find_files.h"
#include "lua/load/words_and_ranges.h"
#include "lua/sandbox/sandbox.h"
#include "lua/sandbox/sandbox_library.h"
#include "lua/sandbox/script_budget.h"
#include "lua/sandbox/script_error.h"
#include "lua/sandbox/script_given.h"
#include "lua/sandbox/stack_balance.h"
#include "lua/value/game_memory.h"
#include "lua/value/lua_unit.h"
#include "lua/value/lua_view.h"
#include "lua/value/running_question.h"

struct ScriptBot {
  Sandbox *sandbox;
  Questions questions;
  char path[PATH_TEXT];
  char *text;
  size_t length;
  int chunk; /* reference to the file, compiled */
  char summary[BOT_SUMMARY], otherwise[BOT_NAME];
};

/* bot { … }: the table itself */
static int define(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 1);
  return 1;
}

/* Raises unless each key of the table is known. */
static void check_keys(lua_State *L, const ScriptBot *bot, int table) {
  static const char *const keys[] = {"summary", "otherwise", "choose", NULL};
  STACK_GROWS(L, 0);
  int list = sandbox_lib_walk(L, table);
  for (int n = 1; sandbox_lib_entry(L, table, list, n); n++) {
    const char *key = sandbox_lib_text(L, list + 1);
    if (fields_word(key, keys) < 0)
      script_fail(L, ((ScriptLocation){bot->path, 1}), SAY(BOT_KEY), key);
    lua_settop(L, list);
  }
}

/* Runs the file, and pushes the table that it returns, of which each key is known. */
static void run_file(lua_State *L, const ScriptBot *bot) {
  STACK_GROWS(L, 1);
  ScriptLocation location = {bot->path, 1};
  lua_rawgeti(L, LUA_REGISTRYINDEX, bot->chunk);
  lua_newtable(L);
  lua_pushcfunction(L, define);
  lua_setfield(L, -2, "bot");
  lua_globals_add(L);
  sandbox_push_environment(L, lua_gettop(L));
  lua_remove(L, -2);
  lua_setupvalue(L, -2, 1);
  lua_call(L, 0, 1);
  if (!lua_istable(L, -1)) script_fail(L, location, SAY(BOT_NO_TABLE));
  check_keys(L, bot, lua_gettop(L));
  char given[GIVEN_TEXT];
  if (lua_getfield(L, -1, "choose") != LUA_TFUNCTION)
    script_fail(L, location, SAY(BOT_NO_CHOOSE), script_given(L, -1, given));
  lua_pop(L, 1);
}

/* A text of the table on top of the stack, "" if it has none. */
static void read_text(lua_State *L, const ScriptBot *bot, const char *key, char *out, size_t size) {
  STACK_GROWS(L, 0);
  int type = lua_getfield(L, -1, key);
  char given[GIVEN_TEXT];
  if (type != LUA_TNIL && type != LUA_TSTRING)
    script_fail(L, ((ScriptLocation){bot->path, 1}), SAY(BOT_NO_TEXT), key,
                script_given(L, -1, given));
  if (type == LUA_TSTRING) text_copy(out, size, lua_tostring(L, -1), lua_rawlen(L, -1));
  lua_pop(L, 1);
}

/* (ScriptBot *): compiles the file, and runs it once to see that it can be used */
static int load(lua_State *L) {
  ScriptBot *bot = lua_touserdata(L, 1);
  STACK_GROWS(L, 0);
  bot->chunk =
      sandbox_compile(L, &(Script){.name = bot->path, .text = bot->text, .length = bot->length});
  run_file(L, bot);
  read_text(L, bot, "summary", bot->summary, sizeof bot->summary);
  read_text(L, bot, "otherwise", bot->otherwise, sizeof bot->otherwise);
  lua_pop(L, 1);
  return 0;
}

/* A bot of that text, which it lets go in the end; NULL: there is no memory, or it is of no use. */
static ScriptBot *make(const char *path, char *text, size_t length, char *error, size_t size) {
  ScriptBot *bot = text ? calloc(1, sizeof *bot) : NULL;
  if (!bot) {
    free(text);
    if (text) say_fail(error, size, SAY(OUT_OF_MEMORY));
    return NULL;
  }
  text_copy(bot->path, sizeof bot->path, path, strlen(path));
  bot->text = text;
  bot->length = length;
  bot->sandbox = sandbox_new(&limits_default);
  if (!bot->sandbox) say_fail(error, size, SAY(OUT_OF_MEMORY));
  if (bot->sandbox) sandbox_own(bot->sandbox, &bot->questions);
  if (bot->sandbox && sandbox_protect(bot->sandbox, load, bot, error, size)) return bot;
  script_bot_free(bot);
  return NULL;
}

ScriptBot *script_bot_load(const char *word, char *error, size_t error_size) {
  FoundFile found;
  size_t length = 0;
  if (!find_bot(word, &found, error, error_size)) return NULL;
  char *text = find_read(found.path, &length, error, error_size);
  return make(found.path, text, length, error, error_size);
}

ScriptBot *script_bot_copy(const ScriptBot *bot, char *error, size_t error_size) {
  char *text = malloc(bot->length + 1);
  if (text) memcpy(text, bot->text, bot->length + 1);
  if (!text) say_fail(error, error_size, SAY(OUT_OF_MEMORY));
  return make(bot->path, text, bot->length, error, error_size);
}

void script_bot_free(ScriptBot *bot) {
  if (!bot) return;
  sandbox_free(bot->sandbox);
  free(bot->text);
  free(bot);
}

const char *script_bot_summary(const ScriptBot *bot) { return bot->summary; }
const char *script_bot_otherwise(const ScriptBot *bot) { return bot->otherwise; }

bool script_bot_is_like(const ScriptBot *bot, const ScriptBot *other) {
  return !strcmp(bot->path, other->path) && bot->length == other->length &&
         !memcmp(bot->text, other->text, bot->length);
}

/* ---- asking ---- */

typedef struct Asking {
  const ScriptBot *bot;
  const BotQuestion *question;
  BotAnswer *out;
} Asking;

/* (Asking *) */
static int choose(lua_State *L) {
  const Asking *asking = lua_touserdata(L, 1);
  BotAnswer *out = asking->out;
  char error[256];
  run_file(L, asking->bot);
  lua_getfield(L, -1, "choose");
  lua_view_push(L, asking->question->rng);
  lua_call(L, 1, 2); /* table answer reason */
  if (lua_type(L, -1) == LUA_TSTRING)
    text_copy(out->reason, sizeof out->reason, lua_tostring(L, -1), lua_rawlen(L, -1));
  if (lua_isnil(L, -2)) return 0;
  const char *words = sandbox_lib_text(L, -2);
  text_clip(words, strlen(words), out->words);
  lua_pop(L, 1);
  ScriptLocation location = {asking->bot->path, 1};
  if (!lua_view_action(L, -2, &out->action, error, sizeof error))
    script_fail(L, location, SAY(BOT_NO_ACTION), out->words, error);
  return 0;
}

bool script_bot_ask(ScriptBot *bot, const BotQuestion *question, BotAnswer *out, char *error,
                    size_t error_size) {
  static const Field field = {.group = "bot", .name = "choose", .hook = -1};
  HookCall call;
  hook_call(&call, HOOK_DEAL_MISDEAL, question->view, question->seat);
  Frame frame = {.call = &call,
                 .rules = question->rules,
                 .field = &field,
                 .knows = KNOWS_OWN,
                 .serial = ++bot->questions.serial,
                 .memory = {LUA_NOREF, LUA_NOREF}};
  Asking asking = {bot, question, out};
  *out = (BotAnswer){.action = {.type = ACTION_NB, .seat = (uint8_t)question->seat}};
  bot->questions.running = &frame;
  sandbox_begin(bot->sandbox);
  sandbox_output(bot->sandbox);
  bool done = sandbox_ask(bot->sandbox, choose, &asking, error, error_size);
  bot->questions.running = NULL;
  if (memory_is_open(&frame)) memory_forget(sandbox_state(bot->sandbox), &frame);
  return done;
}
