/* sandbox.c - the state, its calls and their errors.
**
** What goes past a limit (script_budget.h, memory_cap.h) is *dead* for the rest of its call: pcall
** hands the error on (sandbox_library.c), and the hook fires at every instruction, so nothing
** swallows the end. */
#include "lua/sandbox/sandbox.h"

#include <assert.h>
#include <lauxlib.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/core_sentences.h"
#include "base/grow.h"
#include "base/text.h"
#include "lua/sandbox/memory_cap.h"
#include "lua/sandbox/sandbox_library.h"
#include "lua/sandbox/script_budget.h"
#include "lua/sandbox/script_end.h"
#include "lua/sandbox/script_error.h"
#include "lua/sandbox/stack_balance.h"

const Limits limits_default = {10 * 1000 * 1000, 64 << 20, 64 << 10, 100 * 1000 * 1000};

lua_State *sandbox_state(Sandbox *sandbox) { return sandbox->L; }

void sandbox_own(Sandbox *sandbox, void *owner) { sandbox->owner = owner; }
void *sandbox_owner(lua_State *L) { return sandbox_of(L)->owner; }

void sandbox_at(lua_State *L, const char *path, int line) {
  Sandbox *sandbox = sandbox_of(L);
  sandbox->path = path;
  sandbox->line = line;
}

/* Does the message begin with the file of a function that is running, and a line? */
static bool has_location(lua_State *L, const char *message) {
  lua_Debug frame;
  for (int level = 0; level < FRAMES_SHOWN && lua_getstack(L, level, &frame); level++) {
    lua_getinfo(L, "S", &frame);
    size_t n = strlen(frame.short_src);
    if (frame.what[0] != 'C' && !strncmp(message, frame.short_src, n) && message[n] == ':')
      return true;
  }
  return false;
}

/* The message handler: text, with the innermost script line in front. */
static int add_location(lua_State *L) {
  char location[LOCATION_TEXT], said[96];
  if (lua_type(L, 1) != LUA_TSTRING)
    lua_pushstring(L, say_in(said, SAY(SCRIPT_ERROR_TYPE), script_type(lua_type(L, 1))));
  const char *message = lua_tostring(L, -1);
  if (sandbox_of(L)->dead || has_location(L, message)) return 1;
  lua_pushfstring(L, "%s%s", script_innermost(L, location), message);
  return 1;
}

/* Copies an error, which is said, and cleans what a script put into it. */
static void copy_error(char *error, size_t size, const char *said, size_t length) {
  if (size == 0) return;
  Text text = text_start(error, size);
  text_put_some(&text, said, length);
  error[text_clean(error, error, strlen(error), KEEP_SAID)] = '\0';
}

/* Takes the error off the stack into `error`. */
static void report(Sandbox *sandbox, int status, char *error, size_t size) {
  lua_State *L = sandbox->L;
  STACK_GROWS(L, -1);
  if (status == LUA_ERRMEM && sandbox->depth > 0) memory_cap_die(sandbox);
  size_t length = 0;
  const char *text = lua_type(L, -1) == LUA_TSTRING ? lua_tolstring(L, -1, &length) : NULL;
  if (sandbox->dead && sandbox->depth > 0)
    copy_error(error, size, sandbox->reason, strlen(sandbox->reason));
  else if (text)
    copy_error(error, size, text, length);
  else
    say_fail(error, size, SAY(SCRIPT_ERROR));
  lua_pop(L, 1);
}

/* Calls the function below its arguments on the stack. The outermost call has the message handler
** that lies lowest, one within it its own. */
static bool enter(Sandbox *sandbox, int arguments, int results, uint64_t budget, char *error,
                  size_t size) {
  lua_State *L = sandbox->L;
  int handler = 1;
  if (!script_budget_begin(sandbox, budget, error, size)) {
    lua_pop(L, arguments + 1);
    return false;
  }
  bool within = sandbox->depth > 1;
  if (within) {
    lua_pushcfunction(L, add_location);
    lua_insert(L, -arguments - 2);
    handler = -arguments - 2;
  }
  int status = lua_pcall(L, arguments, results, handler);
  bool survived = status == LUA_OK && !sandbox->dead;
  if (status != LUA_OK) {
    report(sandbox, status, error, size);
  } else if (!survived) {
    copy_error(error, size, sandbox->reason, strlen(sandbox->reason));
    lua_pop(L, results);
  }
  if (within) lua_remove(L, survived ? -results - 1 : -1);
  if (--sandbox->depth == 0) script_budget_end(sandbox);
  return survived;
}

bool sandbox_call(Sandbox *sandbox, int arguments, int results, char *error, size_t error_size) {
  if (!lua_checkstack(sandbox->L, LUA_MINSTACK + (results > 0 ? results : 0))) {
    lua_pop(sandbox->L, arguments + 1);
    return say_fail(error, error_size, SAY(SCRIPT_DEEP));
  }
  return enter(sandbox, arguments, results, sandbox->limits.instructions, error, error_size);
}

/* Runs a C function of ours within a budget. */
static bool run_ours(Sandbox *sandbox, lua_CFunction body, void *data, uint64_t budget, char *error,
                     size_t size) {
  lua_State *L = sandbox->L;
  STACK_GROWS(L, 0);
  if (sandbox->depth > 0 && !lua_checkstack(L, LUA_MINSTACK)) /* else there is room */
    return say_fail(error, size, SAY(OUT_OF_MEMORY));
  lua_pushcfunction(L, body);
  lua_pushlightuserdata(L, data);
  return enter(sandbox, 1, 0, budget, error, size);
}

bool sandbox_ask(Sandbox *sandbox, lua_CFunction body, void *data, char *error, size_t error_size) {
  return run_ours(sandbox, body, data, sandbox->limits.instructions, error, error_size);
}

bool sandbox_protect(Sandbox *sandbox, lua_CFunction body, void *data, char *error,
                     size_t error_size) {
  uint64_t budget = sandbox->limits.instructions * LOAD_FACTOR;
  return run_ours(sandbox, body, data, budget, error, error_size);
}

/* Reading or writing a global that is not there is a mistake, and is said. */
static const char *name_at(lua_State *L, int at) {
  return lua_type(L, at) == LUA_TSTRING ? lua_tostring(L, at) : "?";
}
static int unknown_name(lua_State *L) {
  return script_refuse(L, SAY(SCRIPT_NO_NAME), name_at(L, 2));
}
static int global_assigned(lua_State *L) {
  return script_refuse(L, SAY(SCRIPT_GLOBAL), name_at(L, 2));
}

void sandbox_ask_for_keys(lua_State *L, lua_CFunction function) {
  STACK_GROWS(L, 0);
  lua_createtable(L, 0, 1);
  lua_pushcfunction(L, function);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
}

/* Pushes what stands behind an environment: the allowed names and those of `globals`. */
static void push_behind(lua_State *L, int globals) {
  STACK_GROWS(L, 1);
  lua_createtable(L, 0, 2);
  sandbox_lib_push(L); /* meta, allowed */
  if (globals) {
    for (lua_pushnil(L); lua_next(L, globals); lua_pop(L, 1)) {
      lua_pushvalue(L, -2);
      lua_pushvalue(L, -2);
      lua_rawset(L, -5);
    }
  }
  sandbox_ask_for_keys(L, unknown_name);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, global_assigned);
  lua_setfield(L, -2, "__newindex");
}

/* An empty table, which stays so. What stands behind it no script can reach to change it, so that
** those of the same globals share it: it is kept with these. */
void sandbox_push_environment(lua_State *L, int globals) {
  STACK_GROWS(L, 1);
  static const char behind;
  lua_newtable(L);
  if (!globals) {
    push_behind(L, 0);
  } else if (lua_rawgetp(L, globals, &behind) == LUA_TNIL) {
    push_behind(L, globals);
    lua_pushvalue(L, -1);
    lua_rawsetp(L, globals, &behind);
    lua_remove(L, -2);
  }
  lua_setmetatable(L, -2);
}

/* A text that is compiled, and what the call had spent before. */
typedef struct Pieces {
  Script left;
  uint64_t spent;
} Pieces;

/* The next piece of it: the compiler runs no hook, so the clock is looked at between pieces. */
static const char *read_piece(lua_State *L, void *data, size_t *size) {
  enum { PIECE = 4096 };
  Pieces *pieces = data;
  const char *piece = pieces->left.text;
  sandbox_of(L)->spent = pieces->spent;
  sandbox_look(L);
  *size = pieces->left.length < PIECE ? pieces->left.length : PIECE;
  pieces->left.text += *size;
  pieces->left.length -= *size;
  return piece;
}

void script_code_free(ScriptCode *code) {
  if (code) free(code->bytes);
  free(code);
}

/* A lua_Writer of (ScriptCode *). */
static int add_piece(lua_State *L, const void *piece, size_t size, void *data) {
  (void)L;
  ScriptCode *code = data;
  if (!grow(&code->bytes, code->size + size, &code->room, 1)) return 1;
  memcpy(code->bytes + code->size, piece, size);
  code->size += size;
  return 0;
}

/* Keeps the code of the function on top of the stack, unless another thread has. */
static void keep_code(lua_State *L, const Script *script) {
  ScriptCode *code = calloc(1, sizeof *code), *none = NULL;
  if (!code) return;
  if (lua_dump(L, add_piece, code, 0) != 0 ||
      !atomic_compare_exchange_strong(script->code, &none, code))
    script_code_free(code);
}

/* The bytes by which some editors mark a text as UTF-8 are no part of it. */
static void skip_mark(Script *text) {
  static const char MARK[] = "\xef\xbb\xbf";
  size_t n = strlen(MARK);
  if (text->length < n || memcmp(text->text, MARK, n) != 0) return;
  text->text += n;
  text->length -= n;
}

/* Loads the text, or its code if that is kept; a status of Lua's. Either is charged by the length
** of the text alone: what memory it takes depends on which texts the state has. That of long texts
** is not kept: to compile them takes so much more that the memory might do for the code alone. */
static int load_script(lua_State *L, const Script *script, const char *name) {
  enum { KEPT_TEXT = 32 * 1024 };
  Sandbox *sandbox = sandbox_of(L);
  sandbox_at(L, script->name, 1); /* what ends it meanwhile */
  sandbox_charge(L, script->length);
  Pieces pieces = {*script, sandbox->spent};
  skip_mark(&pieces.left);
  bool keeps = script->code && script->length <= KEPT_TEXT;
  const ScriptCode *code = keeps ? atomic_load(script->code) : NULL;
  sandbox->loads_code = code != NULL;
  int status = code ? luaL_loadbufferx(L, code->bytes, code->size, name, "b")
                    : lua_load(L, read_piece, &pieces, name, "t");
  sandbox->loads_code = false;
  sandbox_at(L, NULL, 0);
  sandbox->spent = pieces.spent;
  if (status == LUA_OK && !code && keeps) keep_code(L, script);
  return status;
}

/* Pushes the text as a function. */
static void push_compiled(lua_State *L, const Script *script) {
  STACK_GROWS(L, 1);
  if (script->length > SANDBOX_TEXT_MAX)
    script_fail(L, ((ScriptLocation){script->name, 1}), SAY(SCRIPT_LONG_FILE),
                SANDBOX_TEXT_MAX >> 10);
  lua_pushfstring(L, "@%s", script->name);
  int status = load_script(L, script, lua_tostring(L, -1));
  if (status == LUA_ERRMEM) memory_cap_die(sandbox_of(L));
  if (status != LUA_OK) {
    const char *message = lua_tostring(L, -1);
    bool placed = !message || !strncmp(message, script->name, strlen(script->name));
    if (!placed && message[0] != '.') lua_pushfstring(L, "%s:1: %s", script->name, message);
    lua_error(L);
  }
  lua_remove(L, -2);
}

int sandbox_compile(lua_State *L, const Script *script) {
  STACK_GROWS(L, 0);
  push_compiled(L, script);
  return luaL_ref(L, LUA_REGISTRYINDEX);
}

/* (Script *, globals or nil) -> the one result of the text. */
static int run_script(lua_State *L) {
  STACK_GROWS(L, 1);
  push_compiled(L, lua_touserdata(L, 1));
  sandbox_push_environment(L, lua_istable(L, 2) ? 2 : 0);
  lua_setupvalue(L, -2, 1);
  lua_call(L, 0, 1);
  return 1;
}

bool sandbox_run(Sandbox *sandbox, const Script *script, int globals, char *error,
                 size_t error_size) {
  lua_State *L = sandbox->L;
  if (globals) globals = lua_absindex(L, globals);
  if (!lua_checkstack(L, LUA_MINSTACK)) return say_fail(error, error_size, SAY(OUT_OF_MEMORY));
  lua_pushcfunction(L, run_script);
  lua_pushlightuserdata(L, (void *)script); /* read only */
  if (globals)
    lua_pushvalue(L, globals);
  else
    lua_pushnil(L);
  return enter(sandbox, 2, 1, sandbox->limits.instructions * LOAD_FACTOR, error, error_size);
}

bool sandbox_print(lua_State *L, const char *text, size_t length) {
  Sandbox *sandbox = sandbox_of(L);
  size_t room = sandbox->limits.output - sandbox->output_n;
  bool fits = length <= room;
  if (!fits) length = room;
  sandbox->output_n +=
      text_clean(sandbox->output + sandbox->output_n, text, length, KEEP_LINES | KEEP_TABS);
  return fits;
}

const char *sandbox_output(Sandbox *sandbox) {
  sandbox->output[sandbox->output_n] = '\0';
  sandbox->output_n = 0;
  return sandbox->output;
}

static int open_libraries(lua_State *L) {
  sandbox_lib_open(L);
  return 0;
}

Sandbox *sandbox_new(const Limits *limits) {
  Sandbox *sandbox = calloc(1, sizeof *sandbox);
  if (!sandbox) return NULL;
  sandbox->limits = *limits;
  if (!limits->command) sandbox->limits.command = limits->instructions * LOAD_FACTOR;
  sandbox->output = malloc(limits->output + 1);
  lua_State *L = sandbox->output ? lua_newstate(memory_cap_allocate, sandbox) : NULL;
  if (!L) {
    sandbox_free(sandbox);
    return NULL;
  }
  sandbox->L = L;
  *(Sandbox **)lua_getextraspace(L) = sandbox;
  memory_cap_learn_stack(sandbox);
  lua_pushcfunction(L, add_location);
  char error[64];
  if (!sandbox_protect(sandbox, memory_cap_learn_texts, NULL, error, sizeof error) ||
      !sandbox_protect(sandbox, open_libraries, NULL, error, sizeof error)) {
    sandbox_free(sandbox);
    return NULL;
  }
  lua_sethook(L, script_budget_hook, LUA_MASKCOUNT, HOOK_STEP);
  sandbox_begin(sandbox);
  return sandbox;
}

void sandbox_free(Sandbox *sandbox) {
  if (!sandbox) return;
  lua_State *L = sandbox->L;
  sandbox->L = NULL; /* nothing is looked up in a state that is being closed */
  if (L) lua_close(L);
  free(sandbox->output);
  free(sandbox);
}
