/* memory_cap.c - see memory_cap.h. */
#include "lua/sandbox/memory_cap.h"

#include <stdlib.h>

#include "base/script_sentences.h"
#include "lua/sandbox/script_budget.h"
#include "lua/sandbox/script_end.h"
#include "lua/sandbox/stack_balance.h"

enum {
  BLOCK_PART = 16,    /* no block is larger than this part of the memory */
  LARGE_BLOCK = 1024, /* from here on an allocation costs by its size */
  BLOCK_FEE = 4,      /* below that: it is found, looked through and given back */
  BYTES_AN_INSTRUCTION = 64,
  TEXT_HEADER = 64,      /* more than what Lua keeps beside the bytes of a text */
  LARGE_TABLE = 1 << 14, /* bytes from which on it matters where the entries fall */
  ENTRY_BYTES = 24,
  ENTRIES_AN_INSTRUCTION = 128,
};

static bool is_refused(const Sandbox *sandbox, size_t had, size_t new_size) {
  size_t limit = sandbox->limits.memory, used = sandbox->used;
  return new_size > limit / BLOCK_PART || used > limit || new_size - had > limit - used;
}

/* Of a new block, of this type of object. */
static bool is_long_text(const Sandbox *sandbox, size_t type, size_t size) {
  return sandbox->L && type == LUA_TSTRING && size > SANDBOX_TEXT_MAX + TEXT_HEADER;
}

/* Notes what was refused, and where. */
static void *refuse(Sandbox *sandbox, bool long_text) {
  sandbox->text_refused = long_text;
  sandbox->move_refused = false;
  sandbox->starved = false;
  sandbox->location[0] = '\0';
  if (sandbox->L && !sandbox->blind) script_end_location(sandbox->L, sandbox->location);
  return NULL;
}

static void *starve(Sandbox *sandbox) {
  sandbox->starved = true;
  return NULL;
}

/* The fee for a block that is made or grows to so many bytes. */
static void charge_block(Sandbox *sandbox, size_t size) {
  sandbox->spent += size > LARGE_BLOCK ? size / BYTES_AN_INSTRUCTION : BLOCK_FEE;
}

/* A table that has grown puts its entries in their places anew, within one instruction: if these
** are all the same, each looks past all others. Is there budget for that? The block is no object,
** and has room for 2, 4, 8 … entries. */
static bool may_move(Sandbox *sandbox, size_t type, size_t size) {
  uint64_t entries = size / ENTRY_BYTES;
  bool is_table = type == 0 && size % ENTRY_BYTES == 0 && !(entries & (entries - 1));
  if (!is_table || size < LARGE_TABLE || sandbox->depth == 0 || sandbox->loads_code) return true;
  sandbox->spent += entries * entries / ENTRIES_AN_INSTRUCTION;
  return sandbox->spent <= sandbox->budget;
}

static void *make_block(Sandbox *sandbox, size_t type, size_t size) {
  bool long_text = is_long_text(sandbox, type, size);
  if (long_text || is_refused(sandbox, 0, size)) return refuse(sandbox, long_text);
  if (!may_move(sandbox, type, size)) {
    refuse(sandbox, false);
    sandbox->move_refused = true;
    return NULL;
  }
  void *block = malloc(size);
  if (!block) return starve(sandbox);
  if (!sandbox->L && ++sandbox->blocks == 2) sandbox->stack = block;
  sandbox->used += size;
  charge_block(sandbox, size);
  return block;
}

static void *resize_block(Sandbox *sandbox, void *block, size_t had, size_t new_size) {
  bool is_stack = block == sandbox->stack, is_texts = block == sandbox->texts;
  bool refused = new_size > had && is_refused(sandbox, had, new_size);
  sandbox->stack_over |= refused && is_stack;
  if (refused && !is_stack && !is_texts) return refuse(sandbox, false);
  void *moved = realloc(block, new_size);
  if (!moved) return starve(sandbox);
  if (is_stack) sandbox->stack = moved;
  if (is_texts) sandbox->texts = moved;
  sandbox->moved = moved;
  sandbox->stack_moved |= is_stack;
  sandbox->block_moved = true;
  sandbox->used += new_size - had;
  /* When these two grow depends on what the collector has left: that is nobody's doing. */
  if (new_size > had && !is_stack && !is_texts) charge_block(sandbox, new_size);
  return moved;
}

void *memory_cap_allocate(void *data, void *block, size_t old_size, size_t new_size) {
  Sandbox *sandbox = data;
  if (!block) return new_size > 0 ? make_block(sandbox, old_size, new_size) : NULL;
  if (new_size > 0) return resize_block(sandbox, block, old_size, new_size);
  free(block);
  sandbox->used -= old_size;
  return NULL;
}

void memory_cap_learn_stack(Sandbox *sandbox) {
  enum { SLOTS = 5000 };
  sandbox->stack_moved = sandbox->block_moved = false;
  bool grew = lua_checkstack(sandbox->L, SLOTS);
  if (!sandbox->stack_moved) sandbox->stack = NULL;
  sandbox->blind = !grew || (sandbox->block_moved && !sandbox->stack_moved);
}

int memory_cap_learn_texts(lua_State *L) {
  STACK_GROWS(L, 0);
  enum { TEXTS = 300 };
  Sandbox *sandbox = sandbox_of(L);
  lua_gc(L, LUA_GCSTOP);
  sandbox->moved = NULL;
  for (int i = 0; i < TEXTS && !sandbox->moved; i++) {
    lua_pushlstring(L, (const char *)&i, sizeof i);
    lua_pop(L, 1);
  }
  sandbox->texts = sandbox->moved;
  lua_gc(L, LUA_GCRESTART);
  return 0;
}

void memory_cap_die(Sandbox *sandbox) {
  char reason[128];
  if (sandbox->move_refused)
    script_budget_reason(sandbox, reason, sizeof reason);
  else if (sandbox->starved)
    say_in(reason, SAY(SCRIPT_STARVED));
  else if (sandbox->text_refused)
    say_in(reason, SAY(SCRIPT_LONG_TEXT), SANDBOX_TEXT_MAX >> 10);
  else
    say_in(reason, SAY(SCRIPT_MEMORY), sandbox->limits.memory >> 10);
  script_die(sandbox, sandbox->location, reason);
}

bool sandbox_is_starved(const Sandbox *sandbox) { return sandbox->starved; }
