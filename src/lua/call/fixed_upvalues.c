/* fixed_upvalues.c - functions keep nothing between questions. */
#include "lua/call/fixed_upvalues.h"

#include <lauxlib.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lua/sandbox/sandbox_library.h"
#include "lua/sandbox/script_budget.h"
#include "lua/sandbox/stack_balance.h"

enum { UPVALUE_MAX = 255, PLACES = 3, TABLE_PLACES = 4, STEP_FEE = 8, ENTRY_FEE = 1 };
enum { FEW = 64, CELL_FEE = 4 }; /* so many cells and entries are compared without a fee */

/* What one field reaches: lists in the registry. `cells` has function, value and number of each
** local that is closed over; `tables` has each table, a copy of it, the name of the local that
** leads to it, and how many entries it has. */
typedef struct Reached {
  int cells, tables;
  int n, tables_n; /* cells, tables */
  long entries;
  bool asked; /* stands in `asked` */
} Reached;

struct Fixed {
  Reached field[SETTING_MAX];
  uint8_t asked[SETTING_MAX]; /* variant->asked of them */
};

/* ---- noting ---- */

/* Stack places of the lists that are filled: cells, tables, `todo` what is still to be looked
** through, each with its name. */
typedef struct Walk {
  lua_State *L;
  int cells, tables, todo, seen, copies;
  int cells_n, tables_n, todo_n;
  long entries;
} Walk;

/* Has the function a local that counts? Of one of C only what may go on does: the place of pairs,
** and that of gmatch. */
static bool keeps_something(lua_State *L, int function) {
  STACK_GROWS(L, 0);
  bool of_c = lua_iscfunction(L, function), keeps = false;
  for (int i = 1; !keeps && i <= UPVALUE_MAX && lua_getupvalue(L, function, i); i++) {
    int type = lua_type(L, -1);
    keeps = !of_c || type == LUA_TUSERDATA || type == LUA_TNUMBER;
    lua_pop(L, 1);
  }
  return keeps;
}

/* Can anything be reached from the value on top? Not from plain values and tables of them, of which
** most fields have few; of more than `tables` it is not asked. */
static bool leads_on(lua_State *L, int *tables) {
  STACK_GROWS(L, 0);
  int at = lua_gettop(L);
  if (lua_isfunction(L, at)) return keeps_something(L, at);
  if (!lua_istable(L, at)) return false;
  bool leads = --*tables < 0 || !lua_checkstack(L, LUA_MINSTACK) || lua_getmetatable(L, at);
  lua_settop(L, at);
  if (leads) return true;
  for (lua_pushnil(L); !leads && lua_next(L, at); lua_settop(L, at + 1)) {
    sandbox_charge(L, ENTRY_FEE);
    int key = lua_type(L, at + 1);
    leads = key == LUA_TTABLE || key == LUA_TFUNCTION || leads_on(L, tables);
  }
  lua_settop(L, at);
  return leads;
}

/* Puts the value at `at` on the list of what is to be looked through, unless it was: a value of the
** field, which has no name, once more where a function closes over it. */
static void put_todo(Walk *walk, int at, const char *name) {
  lua_State *L = walk->L;
  STACK_GROWS(L, 0);
  int type = lua_type(L, at);
  if (type != LUA_TTABLE && type != LUA_TFUNCTION) return;
  if (type == LUA_TFUNCTION && !keeps_something(L, at)) return;
  at = lua_absindex(L, at);
  lua_pushvalue(L, at);
  bool fresh = lua_rawget(L, walk->seen) == LUA_TNIL;
  bool once_more = type == LUA_TTABLE && name[0] && !fresh && !lua_toboolean(L, -1);
  lua_pop(L, 1);
  if (!fresh && !once_more) return;
  lua_pushvalue(L, at);
  lua_pushboolean(L, name[0] != '\0');
  lua_rawset(L, walk->seen);
  lua_pushvalue(L, at);
  lua_rawseti(L, walk->todo, ++walk->todo_n);
  lua_pushstring(L, name);
  lua_rawseti(L, walk->todo, ++walk->todo_n);
}

/* Notes a cell: the function is at `function`, the value on top, which it takes off. */
static void put_cell(Walk *walk, int function, int upvalue) {
  lua_State *L = walk->L;
  STACK_GROWS(L, -1);
  int list = walk->cells, at = PLACES * walk->cells_n++;
  lua_rawseti(L, list, at + 2);
  lua_pushvalue(L, function);
  lua_rawseti(L, list, at + 1);
  lua_pushinteger(L, upvalue);
  lua_rawseti(L, list, at + 3);
}

/* What a function closes over; the place of gmatch is noted byte by byte. */
static void note_function(Walk *walk, int function) {
  lua_State *L = walk->L;
  STACK_GROWS(L, 0);
  bool of_c = lua_iscfunction(L, function);
  const char *name;
  for (int i = 1; i <= UPVALUE_MAX && (name = lua_getupvalue(L, function, i)); i++) {
    int type = lua_type(L, -1);
    if (of_c && type == LUA_TUSERDATA) {
      lua_pushlstring(L, lua_touserdata(L, -1), lua_rawlen(L, -1));
      lua_replace(L, -2);
    } else if (of_c && type != LUA_TNUMBER) {
      lua_pop(L, 1);
      continue;
    } else if (!of_c) {
      put_todo(walk, -1, name);
    }
    put_cell(walk, function, i);
  }
}

/* Puts a table of n entries on the list, with the copy on top of the stack, which it takes off. */
static void put_table(Walk *walk, int table, const char *name, int n) {
  lua_State *L = walk->L;
  STACK_GROWS(L, -1);
  int at = TABLE_PLACES * walk->tables_n++;
  walk->entries += n;
  lua_rawseti(L, walk->tables, at + 2);
  lua_pushvalue(L, table);
  lua_rawseti(L, walk->tables, at + 1);
  lua_pushstring(L, name);
  lua_rawseti(L, walk->tables, at + 3);
  lua_pushinteger(L, n);
  lua_rawseti(L, walk->tables, at + 4);
}

/* Pushes the copy of the table of n entries, which another field may have. */
static void push_copy(Walk *walk, int table, int n) {
  lua_State *L = walk->L;
  STACK_GROWS(L, 1);
  lua_pushvalue(L, table);
  if (lua_rawget(L, walk->copies) == LUA_TTABLE) return;
  lua_pop(L, 1);
  int listed = (int)lua_rawlen(L, table);
  if (listed > n) listed = n;
  lua_createtable(L, listed, n - listed);
  for (lua_pushnil(L); lua_next(L, table);) {
    lua_pushvalue(L, -2);
    lua_insert(L, -2);
    lua_rawset(L, -4);
  }
  lua_pushvalue(L, table);
  lua_pushvalue(L, -2);
  lua_rawset(L, walk->copies);
}

/* How far the entries 1, 2, 3 … of a table go. */
static int count_entries(lua_State *L) {
  lua_Integer n = 0;
  while (lua_rawgeti(L, 1, n + 1) != LUA_TNIL) {
    sandbox_charge(L, ENTRY_FEE);
    lua_pop(L, 1);
    n++;
  }
  lua_pushinteger(L, n);
  return 1;
}

/* A table with gaps: what # says of it depends on where it was read last and how it has grown, so
** something else says it. */
static void give_length(lua_State *L, int table) {
  STACK_GROWS(L, 0);
  lua_createtable(L, 0, 2);
  lua_pushcfunction(L, count_entries);
  lua_setfield(L, -2, "__len");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, table);
}

/* A copy of the table. What stands behind names that are not there no script can change: the tables
** before it are ours. */
static void note_table(Walk *walk, int table, const char *name) {
  lua_State *L = walk->L;
  STACK_GROWS(L, 0);
  int n = 0, keys = sandbox_lib_walk(L, table);
  lua_Integer numbers = 0, last = 0;
  for (int i = 1; sandbox_lib_entry(L, table, keys, i); i++, n++, lua_pop(L, 2)) {
    sandbox_charge(L, STEP_FEE);
    put_todo(walk, -1, name);
    put_todo(walk, -2, name);
    if (!lua_isinteger(L, -2) || lua_tointeger(L, -2) < 1) continue;
    numbers++;
    last = lua_tointeger(L, -2); /* in order */
  }
  if (!name[0]) return; /* a value of the field */
  push_copy(walk, table, n);
  put_table(walk, table, name, n);
  if (last > numbers) give_length(L, table);
}

/* Can anything be reached from the values of a field? */
static bool field_leads_on(lua_State *L, const Setting *setting) {
  STACK_GROWS(L, 0);
  enum { TABLES_MAX = 64 };
  int tables = TABLES_MAX;
  bool leads = false;
  for (int i = 0; !leads && i < setting->n; i++) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, setting->layer[i].value);
    leads = leads_on(L, &tables);
    lua_pop(L, 1);
  }
  return leads;
}

/* Everything from the values of a field on. These themselves no function reaches by it. */
static void walk_field(Walk *walk, const Setting *setting) {
  lua_State *L = walk->L;
  STACK_GROWS(L, 0);
  int top = lua_gettop(L);
  for (int i = 0; i < setting->n; i++) {
    lua_rawgeti(L, LUA_REGISTRYINDEX, setting->layer[i].value);
    put_todo(walk, -1, "");
    lua_settop(L, top);
  }
  for (int i = 1; i <= walk->todo_n; i += 2, lua_settop(L, top)) {
    sandbox_charge(L, STEP_FEE);
    lua_rawgeti(L, walk->todo, i);
    lua_rawgeti(L, walk->todo, i + 1);
    if (lua_isfunction(L, top + 1))
      note_function(walk, top + 1);
    else
      note_table(walk, top + 1, lua_tostring(L, top + 2));
  }
}

static void keep(Walk *walk, Reached *reached) {
  lua_State *L = walk->L;
  STACK_GROWS(L, 0);
  reached->n = walk->cells_n;
  reached->tables_n = walk->tables_n;
  reached->entries = walk->entries;
  lua_pushvalue(L, walk->cells);
  reached->cells = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_pushvalue(L, walk->tables);
  reached->tables = luaL_ref(L, LUA_REGISTRYINDEX);
}

void fixed_note(lua_State *L, Variant *variant) {
  STACK_GROWS(L, 0);
  variant->fixed = calloc(1, sizeof *variant->fixed);
  if (!variant->fixed) {
    script_refuse(L, SAY(OUT_OF_MEMORY));
    return;
  }
  luaL_checkstack(L, 32, NULL);
  int top = lua_gettop(L);
  lua_newtable(L); /* copies */
  for (int i = 0; i < schema_n; i++, lua_settop(L, top + 1)) {
    if (!field_leads_on(L, &variant->setting[i])) continue;
    Walk walk = {.L = L, .copies = top + 1, .cells = top + 2, .tables = top + 3, .todo = top + 4};
    walk.seen = top + 5;
    for (int list = 0; list < 4; list++) lua_newtable(L);
    walk_field(&walk, &variant->setting[i]);
    keep(&walk, &variant->fixed->field[i]);
    variant->setting[i].reaches = walk.cells_n > 0;
  }
  lua_settop(L, top);
}

void fixed_free(Variant *variant) { free(variant->fixed); }

/* ---- comparing ---- */

/* The same to whoever looks: 1 is not 1.0, and a number that is none is itself, with its sign. */
static bool is_same(lua_State *L, int a, int b) {
  if (lua_type(L, a) != LUA_TNUMBER || lua_type(L, b) != LUA_TNUMBER) return lua_rawequal(L, a, b);
  if (lua_isinteger(L, a) || lua_isinteger(L, b))
    return lua_isinteger(L, a) == lua_isinteger(L, b) && lua_rawequal(L, a, b);
  lua_Number x = lua_tonumber(L, a), y = lua_tonumber(L, b);
  return ((isnan(x) && isnan(y)) || x == y) && !signbit(x) == !signbit(y);
}

/* Compares a cell and, if it is another, puts back what it was; its name, or NULL. `list` is where
** the list of cells is. Allocates nothing. */
static const char *compare_cell(lua_State *L, int list, int cell) {
  STACK_GROWS(L, 0);
  int top = lua_gettop(L);
  lua_rawgeti(L, list, PLACES * cell + 1);
  lua_rawgeti(L, list, PLACES * cell + 3);
  int upvalue = (int)lua_tointeger(L, top + 2);
  lua_pop(L, 1);
  const char *name = lua_getupvalue(L, top + 1, upvalue);
  lua_rawgeti(L, list, PLACES * cell + 2);
  void *state = lua_iscfunction(L, top + 1) ? lua_touserdata(L, top + 2) : NULL;
  bool same;
  if (state) { /* of gmatch */
    const char *was = lua_tostring(L, top + 3);
    same = memcmp(state, was, lua_rawlen(L, top + 3)) == 0;
    if (!same) memcpy(state, was, lua_rawlen(L, top + 3));
  } else {
    same = is_same(L, top + 2, top + 3);
    if (!same) lua_setupvalue(L, top + 1, upvalue);
  }
  lua_settop(L, top);
  return same ? NULL : name[0] ? name : SAY(AN_ITERATOR);
}

/* The first of the cells that is another; all are put back. */
static const char *compare_cells(lua_State *L, const Reached *reached) {
  STACK_GROWS(L, 0);
  const char *found = NULL;
  lua_rawgeti(L, LUA_REGISTRYINDEX, reached->cells);
  int list = lua_gettop(L);
  for (int i = 0; i < reached->n; i++) {
    const char *name = compare_cell(L, list, i);
    if (!found) found = name;
  }
  lua_pop(L, 1);
  return found;
}

/* Is table a at `a` what b is, which has n entries? It is if each of its own is there, and there
** are as many. */
static bool is_same_table(lua_State *L, int a, int b, lua_Integer n) {
  STACK_GROWS(L, 0);
  int top = lua_gettop(L);
  sandbox_charge(L, 4 * (uint64_t)n); /* a further entry ends it */
  for (lua_pushnil(L); lua_next(L, a); lua_settop(L, top + 1)) {
    lua_pushvalue(L, top + 1);
    lua_rawget(L, b);
    if (n-- > 0 && is_same(L, top + 2, top + 3)) continue;
    lua_settop(L, top);
    return false;
  }
  return n == 0;
}

/* Makes the table at `to` what the one at `from` is. */
static void put_back(lua_State *L, int to, int from) {
  STACK_GROWS(L, 0);
  for (lua_pushnil(L); lua_next(L, to);) {
    lua_pop(L, 1);
    lua_pushvalue(L, -1);
    lua_pushnil(L);
    lua_rawset(L, to); /* of a key that is there: the walk may go on */
  }
  for (lua_pushnil(L); lua_next(L, from); lua_pop(L, 1)) {
    lua_pushvalue(L, -2);
    lua_pushvalue(L, -2);
    lua_rawset(L, to);
  }
}

/* Is the i-th table of the list at `list` what it was? It, its copy and its name are pushed. */
static bool is_kept(lua_State *L, int list, int i) {
  STACK_GROWS(L, 3);
  int top = lua_gettop(L);
  for (int k = 1; k <= TABLE_PLACES; k++) lua_rawgeti(L, list, TABLE_PLACES * i + k);
  bool same = is_same_table(L, top + 1, top + 2, lua_tointeger(L, top + 4));
  lua_settop(L, top + 3);
  return same;
}

/* Is one of the tables another than it was? Allocates nothing. */
static bool tables_differ(lua_State *L, const Reached *reached) {
  STACK_GROWS(L, 0);
  bool differ = false;
  lua_rawgeti(L, LUA_REGISTRYINDEX, reached->tables);
  int list = lua_gettop(L);
  for (int i = 0; i < reached->tables_n; i++, lua_settop(L, list)) differ |= !is_kept(L, list, i);
  lua_pop(L, 1);
  return differ;
}

typedef struct Comparing {
  const Reached *reached;
  char name[64]; /* of the local that is another; "": none */
} Comparing;

/* (Comparing *) All cells and all tables. */
static int compare_all(lua_State *L) {
  STACK_GROWS(L, 0);
  Comparing *comparing = lua_touserdata(L, 1);
  const Reached *reached = comparing->reached;
  luaL_checkstack(L, 16, NULL);
  sandbox_charge(L, CELL_FEE * (uint64_t)reached->n);
  const char *found = compare_cells(L, reached);
  if (found) snprintf(comparing->name, sizeof comparing->name, "%s", found);
  lua_rawgeti(L, LUA_REGISTRYINDEX, reached->tables);
  int list = lua_gettop(L);
  for (int i = 0; i < reached->tables_n; i++, lua_settop(L, list)) {
    if (is_kept(L, list, i)) continue;
    if (!comparing->name[0])
      snprintf(comparing->name, sizeof comparing->name, "%s", lua_tostring(L, list + 3));
    put_back(L, list + 1, list + 2);
  }
  lua_settop(L, list - 1);
  return 0;
}

/* ---- at a question ---- */

static bool refuse(const Variant *variant, HookCall *call, int setting, const char *name) {
  char full[FIELD_NAME];
  say_in(call->text, SAY(ANSWER_KEEPS_AT), schema_name(&schema[setting], full), name,
         layers_source(variant, setting));
  return false;
}

/* Compares what one field reaches, and if that is another, or has much to compare, all of it within
** the budget, which puts it back. */
static bool holds(Variant *variant, HookCall *call, int setting) {
  const Reached *reached = &variant->fixed->field[setting];
  lua_State *L = sandbox_state(variant->sandbox);
  Comparing comparing = {.reached = reached};
  bool few = reached->n + reached->entries <= FEW;
  const char *name = few ? compare_cells(L, reached) : NULL;
  if (few && !name && !tables_differ(L, reached)) return true;
  if (name) snprintf(comparing.name, sizeof comparing.name, "%s", name);
  char error[VARIANT_TEXT];
  bool done = sandbox_protect(variant->sandbox, compare_all, &comparing, error, sizeof error);
  if (!done) snprintf(call->text, sizeof call->text, "%s", error);
  return done && comparing.name[0] ? refuse(variant, call, setting, comparing.name) : done;
}

void fixed_asked(Variant *variant, int setting) {
  Reached *reached = &variant->fixed->field[setting];
  if (reached->asked) return;
  reached->asked = true;
  variant->fixed->asked[variant->asked++] = (uint8_t)setting;
}

bool fixed_hold(Variant *variant, HookCall *call) {
  bool good = true;
  while (variant->asked > 0) {
    int setting = variant->fixed->asked[--variant->asked];
    variant->fixed->field[setting].asked = false;
    good = holds(variant, call, setting) && good;
  }
  return good;
}

void fixed_check(lua_State *L, Variant *variant) {
  STACK_GROWS(L, 0);
  for (int i = 0; i < schema_n; i++) {
    const Layer *top = layers_top(&variant->setting[i]);
    Comparing comparing = {.reached = &variant->fixed->field[i]};
    if (!top || comparing.reached->n == 0) continue;
    lua_pushcfunction(L, compare_all);
    lua_pushlightuserdata(L, &comparing);
    lua_call(L, 1, 0);
    char name[FIELD_NAME];
    if (comparing.name[0])
      layers_fail(L, variant, top->file, top->line, SAY(ANSWER_KEEPS),
                  schema_name(&schema[i], name), comparing.name);
  }
}
