/* script_budget.c - see script_budget.h. */
#include "lua/sandbox/script_budget.h"

#include <time.h>

#include "base/script_sentences.h"
#include "lua/sandbox/memory_cap.h"
#include "lua/sandbox/script_end.h"

enum {
  FEE_STEP = 1000,     /* fees between two looks */
  CALL_FEE = 100,      /* what a call from C costs beside what it runs */
  SECONDS = 2,         /* of computing, in a call */
  COMMAND_SECONDS = 8, /* in the calls of a command after its first two seconds */
};

static const int64_t SECOND = 1000000000;

static int64_t time_of(clockid_t clock) {
  struct timespec now;
  clock_gettime(clock, &now);
  return (int64_t)now.tv_sec * SECOND + now.tv_nsec;
}

/* To some thousandths of a second, where that is quicker to read. */
static int64_t rough_time(void) {
#ifdef CLOCK_MONOTONIC_COARSE
  return time_of(CLOCK_MONOTONIC_COARSE);
#else
  return time_of(CLOCK_MONOTONIC);
#endif
}

/* Has this call computed for too long? The wall clock is quick to read, and never behind. */
static bool is_out_of_time(Sandbox *sandbox) {
  const int64_t allowed = SECONDS * SECOND;
  int64_t now = time_of(CLOCK_MONOTONIC);
  if (sandbox->look == 0) {
    sandbox->look = now + allowed;
    sandbox->computed = time_of(CLOCK_THREAD_CPUTIME_ID);
  }
  if (now <= sandbox->look) return false;
  int64_t left = sandbox->computed + allowed - time_of(CLOCK_THREAD_CPUTIME_ID);
  sandbox->look = now + left;
  return left <= 0;
}

bool sandbox_is_used_up(const Sandbox *sandbox) {
  return sandbox->depth == 0 && (sandbox->late || sandbox->before >= sandbox->limits.command);
}

bool sandbox_has_refused(const Sandbox *sandbox) { return sandbox->refused; }

uint64_t sandbox_spent(const Sandbox *sandbox) { return sandbox->before; }

const uint64_t *sandbox_spent_at(const Sandbox *sandbox) { return &sandbox->before; }

void sandbox_begin(Sandbox *sandbox) {
  if (sandbox->depth > 0) return;
  sandbox->before = 0;
  sandbox->late = 0;
  sandbox->goes_on = false;
  sandbox->began = 0;
  sandbox->added = 0;
}

/* By the clock, by its own budget, or by what earlier calls of the command left of that of all. */
void script_budget_reason(const Sandbox *sandbox, char *out, size_t size) {
  if (sandbox->late) {
    say_fail(out, size, SAY(SCRIPT_TIME), sandbox->late);
    return;
  }
  uint64_t all = sandbox->limits.command;
  bool alone = sandbox->before == 0 || sandbox->before + sandbox->budget < all;
  say_fail(out, size, alone ? SAY(SCRIPT_STEPS) : SAY(SCRIPT_BUDGET),
           alone ? sandbox->budget : all);
}

/* Looks at the count, the memory and the clock; true when the call is at its end. */
static bool is_over(lua_State *L, Sandbox *sandbox) {
  char location[LOCATION_TEXT], reason[128];
  if (sandbox->dead) return true;
  sandbox->seen = sandbox->spent;
  if (sandbox->spent > sandbox->budget) {
    script_budget_reason(sandbox, reason, sizeof reason);
    script_die(sandbox, script_end_location(L, location), reason);
  } else if (sandbox->stack_over || sandbox->used > sandbox->limits.memory) {
    sandbox->text_refused = sandbox->move_refused = false;
    script_end_location(L, sandbox->location);
    memory_cap_die(sandbox);
  } else if (is_out_of_time(sandbox)) {
    sandbox->late = SECONDS;
    script_budget_reason(sandbox, reason, sizeof reason);
    script_die(sandbox, script_end_location(L, location), reason);
  }
  return sandbox->dead;
}

/* At its end the hook fires at every instruction from here on. */
void sandbox_look(lua_State *L) {
  Sandbox *sandbox = sandbox_of(L);
  if (sandbox->depth == 0 || !is_over(L, sandbox)) return;
  lua_sethook(L, script_budget_hook, LUA_MASKCOUNT, 1);
  lua_pushstring(L, sandbox->reason);
  lua_error(L);
}

void script_budget_hook(lua_State *L, lua_Debug *frame) {
  (void)frame;
  Sandbox *sandbox = sandbox_of(L);
  if (sandbox->depth == 0) return;
  sandbox->spent += HOOK_STEP;
  sandbox_look(L);
}

void sandbox_charge(lua_State *L, uint64_t instructions) {
  Sandbox *sandbox = sandbox_of(L);
  if (sandbox->depth == 0) return;
  uint64_t room = UINT64_MAX - sandbox->spent;
  sandbox->spent += instructions < room ? instructions : room;
  bool looks = sandbox->spent - sandbox->seen >= FEE_STEP || sandbox->spent > sandbox->budget;
  if (sandbox->dead || looks) sandbox_look(L);
}

void sandbox_refuse_text(lua_State *L) {
  Sandbox *sandbox = sandbox_of(L);
  sandbox->text_refused = true;
  sandbox->starved = sandbox->move_refused = false;
  script_end_location(L, sandbox->location);
  memory_cap_die(sandbox);
  sandbox_look(L);
}

bool sandbox_is_dead(lua_State *L, bool memory) {
  Sandbox *sandbox = sandbox_of(L);
  if (memory && sandbox->depth > 0) memory_cap_die(sandbox);
  return sandbox->dead;
}

/* Does the command go on for long? Then its calls are added up from this one on. */
static void note_begin(Sandbox *sandbox) {
  int64_t now = rough_time();
  if (!sandbox->began) sandbox->began = now;
  sandbox->goes_on |= now - sandbox->began > SECONDS * SECOND;
  if (sandbox->goes_on) sandbox->entered = time_of(CLOCK_THREAD_CPUTIME_ID);
}

void script_budget_end(Sandbox *sandbox) {
  bool rest = sandbox->dead && sandbox->spent < sandbox->budget;
  sandbox->before += rest ? sandbox->budget - 1 : sandbox->spent; /* to die is the dearest of all */
  sandbox->spent = 0;
  if (!sandbox->goes_on) return;
  sandbox->added += time_of(CLOCK_THREAD_CPUTIME_ID) - sandbox->entered;
  if (sandbox->added > COMMAND_SECONDS * SECOND) sandbox->late = COMMAND_SECONDS;
}

bool script_budget_begin(Sandbox *sandbox, uint64_t budget, char *error, size_t size) {
  sandbox->refused = sandbox_is_used_up(sandbox);
  if (sandbox->refused) {
    script_budget_reason(sandbox, error, size);
    return false;
  }
  if (sandbox->depth++ > 0) return true;
  uint64_t left = sandbox->limits.command - sandbox->before;
  sandbox->spent = CALL_FEE;
  sandbox->seen = 0;
  sandbox->budget = budget < left ? budget : left;
  sandbox->look = 0;
  if (sandbox->goes_on || ++sandbox->calls % 4 == 0) note_begin(sandbox);
  sandbox->path = NULL;
  if (sandbox->dead) lua_sethook(sandbox->L, script_budget_hook, LUA_MASKCOUNT, HOOK_STEP);
  sandbox->dead = sandbox->stack_over = sandbox->text_refused = sandbox->move_refused = false;
  return true;
}
