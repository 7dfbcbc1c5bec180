/* sandbox.c - the state, its budgets and its errors.
**
** Three things end a script. The count hook adds up instructions; C functions add their fees and
** the allocator one for every block, since it is work that no instruction shows. The calls of a
** command have a budget together, so that many do not what one may not. The allocator refuses what
** goes past the cap, by the size that is asked for, any single block past a sixteenth of it, and
** any text longer than a file may be, so that no one instruction can copy, compare or convert for
** long. The time that the process has computed is a net, however busy the machine is; hook and fees
** look at it. Whatever it was, the call is then *dead*: pcall hands the error on
** (sandbox_library.c), and the hook fires at every instruction, so nothing swallows the end.
**
*/
#include "lua/sandbox/sandbox.h"

#include <assert.h>
#include <lauxlib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "base/text.h"
#include "lua/sandbox/sandbox_library.h"
#include "lua/sandbox/stack_balance.h"

enum {
  HOOK_STEP = 100,    /* instructions between two looks */
  FEE_STEP = 1000,    /* fees between two looks */
  LOAD_FACTOR = 10,   /* loading has so many times the budget of a call */
  CALL_FEE = 100,     /* what a call from C costs beside what it runs */
  SECONDS = 2,        /* of computing */
  BLOCK_PART = 16,    /* no block is larger than this part of the memory */
  LARGE_BLOCK = 1024, /* from here on an allocation costs by its size */
  BLOCK_FEE = 4,      /* below that: it is found, looked through and given back */
  FRAMES_SHOWN = 64,  /* frames in which the place of an error is looked for */
  BYTES_AN_INSTRUCTION = 64,
  TEXT_HEADER = 64, /* more than what Lua keeps beside the bytes of a text */
  PLACE_TEXT = 128,
  REASON_TEXT = 320,
};

const Limits limits_default = {10 * 1000 * 1000, 64 << 20, 64 << 10, 100 * 1000 * 1000};

struct Sandbox {
  lua_State *L;
  Limits limits;
  size_t used;
  uint64_t spent, budget, seen; /* seen: what was spent when the clock was looked at last */
  uint64_t before;              /* what earlier calls of the command spent */
  int64_t look; /* when the time computed is looked at, by the wall clock in ns; 0: not yet set */
  int64_t computed; /* by the process, when that was set */
  int depth;        /* calls within calls */
  bool dead;
  bool late;   /* a call of this command was cut off by the clock: no further one is made */
  void *stack; /* Lua's own stack, where it is moved in place (see allocate) */
  void *texts; /* Lua's table of short texts; NULL: not known */
  void *moved; /* the block that moved last */
  int blocks;  /* so many were asked for while the state is made */
  bool stack_moved, block_moved;
  bool stack_over;   /* it has grown past what any other block may */
  bool text_refused; /* what was refused last is a text of more than SANDBOX_TEXT_MAX bytes */
  bool starved;      /* what was refused last was refused by the system */
  bool blind;        /* frames are never looked at while memory is asked for */
  const char *path;  /* of sandbox_at, and its line */
  int line;
  char place[PLACE_TEXT];   /* where memory was refused last: "file:line: " */
  char reason[REASON_TEXT]; /* of the death */
  char *output;
  size_t output_n;
  void *owner;
};

Sandbox *sandbox_of(lua_State *L) { return *(Sandbox **)lua_getextraspace(L); }
lua_State *sandbox_state(Sandbox *sandbox) { return sandbox->L; }

void sandbox_own(Sandbox *sandbox, void *owner) { sandbox->owner = owner; }
void *sandbox_owner(lua_State *L) { return sandbox_of(L)->owner; }

void sandbox_at(lua_State *L, const char *path, int line) {
  Sandbox *sandbox = sandbox_of(L);
  sandbox->path = path;
  sandbox->line = line;
}

/* "file:line: " of the innermost frame that is script, or "". Allocates nothing. */
static const char *innermost(lua_State *L, char out[PLACE_TEXT]) {
  lua_Debug frame;
  out[0] = '\0';
  for (int level = 0; level < FRAMES_SHOWN && lua_getstack(L, level, &frame); level++) {
    lua_getinfo(L, "Sl", &frame);
    if (frame.currentline <= 0) continue;
    snprintf(out, PLACE_TEXT, "%s:%d: ", frame.short_src, frame.currentline);
    break;
  }
  return out;
}

/* The same for what ends a call: where no frame is script, what sandbox_at said. */
static const char *place_of_end(lua_State *L, char out[PLACE_TEXT]) {
  const Sandbox *sandbox = sandbox_of(L);
  if (!*innermost(L, out) && sandbox->path)
    snprintf(out, PLACE_TEXT, "%.100s:%d: ", sandbox->path, sandbox->line);
  return out;
}

static bool is_refused(const Sandbox *sandbox, size_t had, size_t new_size) {
  size_t limit = sandbox->limits.memory, used = sandbox->used;
  return new_size > limit / BLOCK_PART || used > limit || new_size - had > limit - used;
}

/* Of a new block `type` is the type of the object. */
static bool is_long_text(const Sandbox *sandbox, const void *block, size_t type, size_t size) {
  return sandbox->L && !block && type == LUA_TSTRING && size > SANDBOX_TEXT_MAX + TEXT_HEADER;
}

/* Two blocks are counted but not refused: the hook, which looks next, ends the script. Some
** versions of Lua move their stack as one block, and frames cannot be looked at meanwhile: a
** refusal could not say where it was (Lua bounds the stack at a million values). And where the
** table of short texts may not grow, Lua collects all its garbage anew for every further text,
** within one C function for hours; it has a place for each text, and these are counted. */
static void *allocate(void *data, void *block, size_t old_size, size_t new_size) {
  Sandbox *sandbox = data;
  size_t had = block ? old_size : 0;
  if (new_size == 0) {
    free(block);
    sandbox->used -= had;
    return NULL;
  }
  bool is_stack = block && block == sandbox->stack, is_texts = block && block == sandbox->texts;
  bool grows = new_size > had, long_text = is_long_text(sandbox, block, old_size, new_size);
  bool refused = grows && (long_text || is_refused(sandbox, had, new_size));
  sandbox->stack_over |= refused && is_stack;
  if (refused && !is_stack && !is_texts) {
    sandbox->text_refused = long_text;
    sandbox->starved = false;
    sandbox->place[0] = '\0';
    if (sandbox->L && !sandbox->blind) place_of_end(sandbox->L, sandbox->place);
    return NULL;
  }
  void *moved = realloc(block, new_size);
  if (!moved) {
    sandbox->starved = true;
    return NULL;
  }
  if (is_stack || (!block && !sandbox->L && ++sandbox->blocks == 2)) sandbox->stack = moved;
  if (is_texts) sandbox->texts = moved;
  if (block) sandbox->moved = moved;
  sandbox->stack_moved |= is_stack;
  sandbox->block_moved |= block != NULL;
  sandbox->used = sandbox->used - had + new_size;
  if (grows) sandbox->spent += new_size > LARGE_BLOCK ? new_size / BYTES_AN_INSTRUCTION : BLOCK_FEE;
  return moved;
}

/* The second block of a state is its stack. Either it moves when the stack grows, or none does (a
** new stack is made beside it, and frames can be looked at); of a Lua for which neither holds
** nothing is known, and messages about memory go without their place. */
static void check_stack(Sandbox *sandbox) {
  enum { SLOTS = 5000 };
  sandbox->stack_moved = sandbox->block_moved = false;
  bool grew = lua_checkstack(sandbox->L, SLOTS);
  if (!sandbox->stack_moved) sandbox->stack = NULL;
  sandbox->blind = !grew || (sandbox->block_moved && !sandbox->stack_moved);
}

/* What moves while short texts are made and nothing else is the table of short texts. */
static int find_texts(lua_State *L) {
  STACK_GROWS(L, 0);
  enum { TEXTS = 300 };
  Sandbox *sandbox = sandbox_of(L);
  lua_gc(L, LUA_GCSTOP);
  sandbox->moved = NULL;
  for (int i = 0; i < TEXTS; i++) {
    lua_pushinteger(L, i);
    lua_tostring(L, -1);
    lua_pop(L, 1);
  }
  sandbox->texts = sandbox->moved;
  lua_gc(L, LUA_GCRESTART);
  return 0;
}

static int64_t time_of(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/* Has this call computed for too long? The wall clock is quick to read, and never behind. */
static bool is_out_of_time(Sandbox *sandbox) {
  const int64_t allowed = (int64_t)SECONDS * 1000000000;
  int64_t now = time_of(CLOCK_MONOTONIC);
  if (sandbox->look == 0) {
    sandbox->look = now + allowed;
    sandbox->computed = time_of(CLOCK_PROCESS_CPUTIME_ID);
  }
  if (now <= sandbox->look) return false;
  int64_t left = sandbox->computed + allowed - time_of(CLOCK_PROCESS_CPUTIME_ID);
  sandbox->look = now + left;
  return left <= 0;
}

static void die(Sandbox *sandbox, const char *place, const char *reason) {
  if (sandbox->dead) return;
  sandbox->dead = true;
  snprintf(sandbox->reason, sizeof sandbox->reason, "%s%s", place, reason);
}

static void die_of_memory(Sandbox *sandbox) {
  char reason[96];
  if (sandbox->starved)
    snprintf(reason, sizeof reason, "this machine has no memory left for the script");
  else if (sandbox->text_refused)
    snprintf(reason, sizeof reason, "the script makes a text longer than %d KB",
             SANDBOX_TEXT_MAX >> 10);
  else
    snprintf(reason, sizeof reason, "the script needs more than its %zu KB of memory",
             sandbox->limits.memory >> 10);
  die(sandbox, sandbox->place, reason);
}

/* What all calls of a command may spend. */
static uint64_t command_budget(const Sandbox *sandbox) {
  const Limits *limits = &sandbox->limits;
  return limits->command ? limits->command : limits->instructions * LOAD_FACTOR;
}

bool sandbox_is_used_up(const Sandbox *sandbox) {
  return sandbox->depth == 0 && (sandbox->late || sandbox->before >= command_budget(sandbox));
}

uint64_t sandbox_spent(const Sandbox *sandbox) { return sandbox->before; }

void sandbox_begin(Sandbox *sandbox) {
  if (sandbox->depth > 0) return;
  sandbox->before = 0;
  sandbox->late = false;
}

static void write_late(char *out, size_t size) {
  snprintf(out, size,
           "the script was cut off after %d seconds of this machine's time; that is no ruling",
           SECONDS);
}

/* By its own budget, or by what earlier calls of the command left of that of all. */
static void write_overspent(const Sandbox *sandbox, char *out, size_t size) {
  if (sandbox->late) {
    write_late(out, size);
    return;
  }
  uint64_t all = command_budget(sandbox);
  bool alone = sandbox->before == 0 || sandbox->before + sandbox->budget < all;
  snprintf(out, size,
           alone ? "the script ran for more than %llu instructions"
                 : "the scripts ran for more than %llu instructions in one command: its budget is "
                   "used up",
           (unsigned long long)(alone ? sandbox->budget : all));
}

/* Looks at the count, the memory and the clock; true when the call is at its end. */
static bool is_over(lua_State *L, Sandbox *sandbox) {
  char place[PLACE_TEXT], reason[128];
  if (sandbox->dead) return true;
  sandbox->seen = sandbox->spent;
  if (sandbox->spent > sandbox->budget) {
    write_overspent(sandbox, reason, sizeof reason);
    die(sandbox, place_of_end(L, place), reason);
  } else if (sandbox->stack_over || sandbox->used > sandbox->limits.memory) {
    sandbox->text_refused = false;
    place_of_end(L, sandbox->place);
    die_of_memory(sandbox);
  } else if (is_out_of_time(sandbox)) {
    write_late(reason, sizeof reason);
    sandbox->late = true;
    die(sandbox, place_of_end(L, place), reason);
  }
  return sandbox->dead;
}

static void count_hook(lua_State *L, lua_Debug *frame) {
  (void)frame;
  Sandbox *sandbox = sandbox_of(L);
  if (sandbox->depth == 0) return;
  sandbox->spent += HOOK_STEP;
  if (!is_over(L, sandbox)) return;
  lua_sethook(L, count_hook, LUA_MASKCOUNT, 1);
  lua_pushstring(L, sandbox->reason);
  lua_error(L);
}

void sandbox_charge(lua_State *L, uint64_t instructions) {
  Sandbox *sandbox = sandbox_of(L);
  if (sandbox->depth == 0) return;
  uint64_t room = UINT64_MAX - sandbox->spent;
  sandbox->spent += instructions < room ? instructions : room;
  bool looks = sandbox->spent - sandbox->seen >= FEE_STEP || sandbox->spent > sandbox->budget;
  if (!sandbox->dead && !looks) return;
  if (!is_over(L, sandbox)) return;
  lua_sethook(L, count_hook, LUA_MASKCOUNT, 1);
  lua_pushstring(L, sandbox->reason);
  lua_error(L);
}

bool sandbox_is_starved(const Sandbox *sandbox) { return sandbox->starved; }

bool sandbox_is_dead(lua_State *L, bool memory) {
  Sandbox *sandbox = sandbox_of(L);
  if (memory && sandbox->depth > 0) die_of_memory(sandbox);
  return sandbox->dead;
}

/* Does the message begin with the file of a function that is running, and a line? */
static bool has_place(lua_State *L, const char *message) {
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
static int add_place(lua_State *L) {
  char place[PLACE_TEXT];
  if (lua_type(L, 1) != LUA_TSTRING)
    lua_pushfstring(L, "the script raised an error that is a %s", luaL_typename(L, 1));
  const char *message = lua_tostring(L, -1);
  if (sandbox_of(L)->dead || has_place(L, message)) return 1;
  lua_pushfstring(L, "%s%s", innermost(L, place), message);
  return 1;
}

/* Takes the error off the stack into `error`. */
static void report(Sandbox *sandbox, int status, char *error, size_t size) {
  lua_State *L = sandbox->L;
  STACK_GROWS(L, -1);
  if (status == LUA_ERRMEM && sandbox->depth > 0) die_of_memory(sandbox);
  size_t length = 0;
  const char *text = lua_type(L, -1) == LUA_TSTRING ? lua_tolstring(L, -1, &length) : NULL;
  if (sandbox->dead && sandbox->depth > 0)
    text_copy(error, size, sandbox->reason, strlen(sandbox->reason));
  else
    text_copy(error, size, text ? text : "an error", text ? length : 8);
  lua_pop(L, 1);
}

/* Begins a call, the outermost with that budget. False: the command's is used up, and error says
** so. */
static bool begin_call(Sandbox *sandbox, uint64_t budget, char *error, size_t size) {
  if (sandbox_is_used_up(sandbox)) {
    write_overspent(sandbox, error, size);
    return false;
  }
  if (sandbox->depth++ > 0) return true;
  uint64_t left = command_budget(sandbox) - sandbox->before;
  sandbox->spent = CALL_FEE;
  sandbox->seen = 0;
  sandbox->budget = budget < left ? budget : left;
  sandbox->look = 0;
  sandbox->path = NULL;
  if (sandbox->dead) lua_sethook(sandbox->L, count_hook, LUA_MASKCOUNT, HOOK_STEP);
  sandbox->dead = sandbox->stack_over = sandbox->text_refused = false;
  return true;
}

/* Calls the function above its message handler, which is at `handler` and is taken off. */
static bool call_above(Sandbox *sandbox, int handler, int results, char *error, size_t size) {
  lua_State *L = sandbox->L;
  int status = lua_pcall(L, lua_gettop(L) - handler - 1, results, handler);
  bool survived = status == LUA_OK && !sandbox->dead;
  if (status != LUA_OK) {
    report(sandbox, status, error, size);
  } else if (!survived) {
    text_copy(error, size, sandbox->reason, strlen(sandbox->reason));
    lua_settop(L, handler);
  }
  if (survived && results)
    lua_remove(L, handler);
  else
    lua_settop(L, handler - 1);
  assert(lua_gettop(L) == handler - 1 + (survived ? results : 0));
  if (--sandbox->depth > 0) return survived;
  bool rest = sandbox->dead && sandbox->spent < sandbox->budget;
  sandbox->before += rest ? sandbox->budget - 1 : sandbox->spent; /* to die is the dearest of all */
  sandbox->spent = 0;
  return survived;
}

/* Calls what lies on the stack. */
static bool enter(Sandbox *sandbox, int arguments, int results, uint64_t budget, char *error,
                  size_t size) {
  lua_State *L = sandbox->L;
  int function = lua_gettop(L) - arguments;
  if (!begin_call(sandbox, budget, error, size)) {
    lua_settop(L, function - 1);
    return false;
  }
  lua_pushcfunction(L, add_place);
  lua_insert(L, function);
  return call_above(sandbox, function, results, error, size);
}

bool sandbox_call(Sandbox *sandbox, int arguments, int results, char *error, size_t error_size) {
  if (!lua_checkstack(sandbox->L, LUA_MINSTACK + (results > 0 ? results : 0))) {
    lua_pop(sandbox->L, arguments + 1);
    snprintf(error, error_size, "calls within calls go too deep");
    return false;
  }
  return enter(sandbox, arguments, results, sandbox->limits.instructions, error, error_size);
}

/* Runs a C function of ours within a budget. */
static bool run_ours(Sandbox *sandbox, lua_CFunction body, void *data, uint64_t budget, char *error,
                     size_t size) {
  lua_State *L = sandbox->L;
  if (!lua_checkstack(L, LUA_MINSTACK)) {
    snprintf(error, size, "not enough memory");
    return false;
  }
  if (!begin_call(sandbox, budget, error, size)) return false;
  lua_pushcfunction(L, add_place);
  int handler = lua_gettop(L);
  lua_pushcfunction(L, body);
  lua_pushlightuserdata(L, data);
  return call_above(sandbox, handler, 0, error, size);
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
static int unknown_name(lua_State *L) {
  return luaL_error(L, "unknown name `%s`",
                    lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?");
}

static int global_assigned(lua_State *L) {
  return luaL_error(L, "`%s` is assigned but not declared: write `local %s`",
                    lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?",
                    lua_type(L, 2) == LUA_TSTRING ? lua_tostring(L, 2) : "?");
}

/* Pushes an environment: an empty table before the allowed names and those of `globals`. */
static void push_environment(lua_State *L, int globals) {
  STACK_GROWS(L, 1);
  lua_newtable(L);
  lua_newtable(L);     /* env, its metatable */
  sandbox_lib_push(L); /* env, meta, allowed */
  if (globals) {
    for (lua_pushnil(L); lua_next(L, globals); lua_pop(L, 1)) {
      lua_pushvalue(L, -2);
      lua_pushvalue(L, -2);
      lua_rawset(L, -5);
    }
  }
  lua_newtable(L);
  lua_pushcfunction(L, unknown_name);
  lua_setfield(L, -2, "__index");
  lua_setmetatable(L, -2);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, global_assigned);
  lua_setfield(L, -2, "__newindex");
  lua_setmetatable(L, -2); /* env */
}

/* (Script *, globals or nil) -> the one result of the text. */
static int run_script(lua_State *L) {
  const Script *script = lua_touserdata(L, 1);
  if (script->length > SANDBOX_TEXT_MAX)
    return luaL_error(L, "%s:1: the file is longer than %d KB", script->name,
                      SANDBOX_TEXT_MAX >> 10);
  sandbox_charge(L, script->length / 4);
  lua_pushfstring(L, "@%s", script->name);
  if (luaL_loadbufferx(L, script->text, script->length, lua_tostring(L, -1), "t") != LUA_OK) {
    const char *message = lua_tostring(L, -1);
    bool placed = !message || !strncmp(message, script->name, strlen(script->name));
    if (!placed && message[0] != '.') lua_pushfstring(L, "%s:1: %s", script->name, message);
    return lua_error(L);
  }
  push_environment(L, lua_istable(L, 2) ? 2 : 0);
  lua_setupvalue(L, -2, 1);
  lua_call(L, 0, 1);
  return 1;
}

bool sandbox_run(Sandbox *sandbox, const Script *script, int globals, char *error,
                 size_t error_size) {
  lua_State *L = sandbox->L;
  if (globals) globals = lua_absindex(L, globals);
  if (!lua_checkstack(L, LUA_MINSTACK)) {
    snprintf(error, error_size, "%s:1: not enough memory", script->name);
    return false;
  }
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
  sandbox->output = calloc(1, limits->output + 1);
  lua_State *L = sandbox->output ? lua_newstate(allocate, sandbox) : NULL;
  if (!L) {
    sandbox_free(sandbox);
    return NULL;
  }
  sandbox->L = L;
  *(Sandbox **)lua_getextraspace(L) = sandbox;
  check_stack(sandbox);
  char error[64];
  if (!sandbox_protect(sandbox, find_texts, NULL, error, sizeof error) ||
      !sandbox_protect(sandbox, open_libraries, NULL, error, sizeof error)) {
    sandbox_free(sandbox);
    return NULL;
  }
  lua_sethook(L, count_hook, LUA_MASKCOUNT, HOOK_STEP);
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
