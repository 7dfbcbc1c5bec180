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
enum { FEW_ENTRIES = 64 }; /* that are compared without a fee */

/* What one field reaches: lists in the registry. `cells` has function, value and number of each
** local that is closed over; `tables` has each table, a copy of it, the name of the local that
** leads to it, and how many entries it has: first the file's own, then those of the libraries. */
typedef struct Reached {
  int cells, tables;
  int n, own, tables_n; /* cells, own tables, all tables */
  long own_entries;
  unsigned round; /* in which its tables were compared last */
} Reached;

struct Fixed {
  Reached field[SETTING_MAX];
  unsigned round; /* goes on when another hand or another deal is asked about */
  int seat, number;
};

/* ---- noting ---- */

/* Stack places of the lists that are filled: cells, own tables and those of libraries, `todo` what
** is still to be looked through, each with its name and whether it is of a library. */
typedef struct Walk {
  lua_State *L;
  int cells, own, library, todo, seen, copies;
  int cells_n, own_n, library_n, todo_n;
  long own_entries;
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

/* Puts the value at `at` on the list of what is to be looked through, unless it was. */
static void put_todo(Walk *walk, int at, const char *name, bool library) {
  lua_State *L = walk->L;
  STACK_GROWS(L, 0);
  int type = lua_type(L, at);
  if (type != LUA_TTABLE && type != LUA_TFUNCTION) return;
  if (type == LUA_TFUNCTION && !keeps_something(L, at)) return;
  at = lua_absindex(L, at);
  lua_pushvalue(L, at);
  bool seen = lua_rawget(L, walk->seen) != LUA_TNIL;
  lua_pop(L, 1);
  if (seen) return;
  lua_pushvalue(L, at);
  lua_pushboolean(L, 1);
  lua_rawset(L, walk->seen);
  lua_pushvalue(L, at);
  lua_rawseti(L, walk->todo, ++walk->todo_n);
  lua_pushstring(L, name);
  lua_rawseti(L, walk->todo, ++walk->todo_n);
  lua_pushboolean(L, library);
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
static void note_function(Walk *walk, int function, bool library) {
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
      put_todo(walk, -1, name, library);
    }
    put_cell(walk, function, i);
  }
}

/* Puts a table of n entries on the list, with the copy on top of the stack, which it takes off. */
static void put_table(Walk *walk, int table, const char *name, int n, bool library) {
  lua_State *L = walk->L;
  STACK_GROWS(L, -1);
  int list = library ? walk->library : walk->own;
  int at = TABLE_PLACES * (library ? walk->library_n++ : walk->own_n++);
  if (!library) walk->own_entries += n;
  lua_rawseti(L, list, at + 2);
  lua_pushvalue(L, table);
  lua_rawseti(L, list, at + 1);
  lua_pushstring(L, name);
  lua_rawseti(L, list, at + 3);
  lua_pushinteger(L, n);
  lua_rawseti(L, list, at + 4);
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

/* A copy of the table; what stands behind names that are not there is looked through as well: for
** the globals of a file, the libraries. These go by their own names. */
static void note_table(Walk *walk, int table, const char *name, bool library) {
  lua_State *L = walk->L;
  STACK_GROWS(L, 0);
  bool names = !strcmp(name, "_ENV");
  int n = 0, keys = sandbox_lib_walk(L, table);
  for (int i = 1; sandbox_lib_entry(L, table, keys, i); i++, n++, lua_pop(L, 2)) {
    sandbox_charge(L, STEP_FEE);
    bool own = names && lua_type(L, -2) == LUA_TSTRING;
    put_todo(walk, -1, own ? lua_tostring(L, -2) : name, library);
    put_todo(walk, -2, name, library);
  }
  if (lua_getmetatable(L, table)) {
    lua_getfield(L, -1, "__index");
    put_todo(walk, -1, name, library || names);
    lua_pop(L, 2);
  }
  if (!name[0]) return; /* the values of the field */
  push_copy(walk, table, n);
  put_table(walk, table, name, n, library);
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
    put_todo(walk, -1, "", false);
    lua_settop(L, top);
  }
  for (int i = 1; i <= walk->todo_n; i += 3, lua_settop(L, top)) {
    sandbox_charge(L, STEP_FEE);
    for (int k = 0; k < 3; k++) lua_rawgeti(L, walk->todo, i + k);
    bool library = lua_toboolean(L, top + 3);
    if (lua_isfunction(L, top + 1))
      note_function(walk, top + 1, library);
    else
      note_table(walk, top + 1, lua_tostring(L, top + 2), library);
  }
}

/* Puts the tables of libraries behind the others. */
static void keep(Walk *walk, Reached *reached) {
  lua_State *L = walk->L;
  STACK_GROWS(L, 0);
  reached->n = walk->cells_n;
  reached->own = walk->own_n;
  reached->own_entries = walk->own_entries;
  reached->tables_n = walk->own_n + walk->library_n;
  for (int i = 1; i <= TABLE_PLACES * walk->library_n; i++) {
    lua_rawgeti(L, walk->library, i);
    lua_rawseti(L, walk->own, TABLE_PLACES * walk->own_n + i);
  }
  lua_pushvalue(L, walk->cells);
  reached->cells = luaL_ref(L, LUA_REGISTRYINDEX);
  lua_pushvalue(L, walk->own);
  reached->tables = luaL_ref(L, LUA_REGISTRYINDEX);
}

void fixed_note(lua_State *L, Variant *variant) {
  STACK_GROWS(L, 0);
  variant->fixed = calloc(1, sizeof *variant->fixed);
  if (!variant->fixed) {
    script_refuse(L, SAY(OUT_OF_MEMORY));
    return;
  }
  variant->fixed->seat = -1;
  luaL_checkstack(L, 32, NULL);
  int top = lua_gettop(L);
  lua_newtable(L); /* copies */
  for (int i = 0; i < schema_n; i++, lua_settop(L, top + 1)) {
    if (!field_leads_on(L, &variant->setting[i])) continue;
    Walk walk = {.L = L, .copies = top + 1, .cells = top + 2, .own = top + 3, .library = top + 4};
    walk.todo = top + 5;
    walk.seen = top + 6;
    for (int list = 0; list < 5; list++) lua_newtable(L);
    walk_field(&walk, &variant->setting[i]);
    keep(&walk, &variant->fixed->field[i]);
    variant->setting[i].reaches = walk.cells_n > 0;
  }
  lua_settop(L, top);
}

void fixed_free(Variant *variant) { free(variant->fixed); }

/* ---- comparing ---- */

/* The same to whoever looks: 1 is not 1.0, and a number that is none is itself. */
static bool is_same(lua_State *L, int a, int b) {
  if (lua_type(L, a) != LUA_TNUMBER || lua_type(L, b) != LUA_TNUMBER) return lua_rawequal(L, a, b);
  if (lua_isinteger(L, a) || lua_isinteger(L, b))
    return lua_isinteger(L, a) == lua_isinteger(L, b) && lua_rawequal(L, a, b);
  lua_Number x = lua_tonumber(L, a), y = lua_tonumber(L, b);
  return (isnan(x) && isnan(y)) || (x == y && signbit(x) == signbit(y));
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
  for (int k = 1; k <= TABLE_PLACES; k++) lua_rawgeti(L, list, TABLE_PLACES * i + k);
  lua_Integer n = lua_tointeger(L, -1);
  lua_pop(L, 1);
  return is_same_table(L, list + 1, list + 2, n);
}

/* Is one of its own tables another than it was? Allocates nothing. */
static bool own_differ(lua_State *L, const Reached *reached) {
  STACK_GROWS(L, 0);
  bool differ = false;
  if (reached->own == 0) return false;
  lua_rawgeti(L, LUA_REGISTRYINDEX, reached->tables);
  int list = lua_gettop(L);
  for (int i = 0; i < reached->own && !differ; i++, lua_settop(L, list))
    differ = !is_kept(L, list, i);
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

static bool refuse(Variant *variant, const Frame *frame, const char *name) {
  char full[FIELD_NAME];
  say_in(frame->call->text, SAY(ANSWER_KEEPS_AT), schema_name(frame->field, full), name,
         layers_source(variant, frame->setting));
  return false;
}

/* Is what the last question knew of a hand or a deal not for this one? */
static void note_round(struct Fixed *fixed, const Frame *frame) {
  const HookCall *call = frame->call;
  int seat = frame->knows == KNOWS_OWN ? call->seat : -1;
  int number = call->game ? call->game->number * 64 + call->game->redeals : fixed->number;
  if (seat == fixed->seat && number == fixed->number) return;
  fixed->seat = seat;
  fixed->number = number;
  fixed->round++;
}

/* Has something changed that may have, so that all is to be compared? */
static bool is_due(lua_State *L, const Reached *reached, const Frame *frame) {
  bool many = reached->own_entries > FEW_ENTRIES;
  return frame->knows == KNOWS_ALL || many || own_differ(L, reached);
}

bool fixed_holds(Variant *variant, const Frame *frame, bool after) {
  lua_State *L = sandbox_state(variant->sandbox);
  Reached *reached = &variant->fixed->field[frame->setting];
  Comparing comparing = {.reached = reached};
  if (reached->n == 0 || variant->questions.running)
    return true; /* within a question: its end comes */
  const char *name = after ? compare_cells(L, reached) : NULL;
  if (name) snprintf(comparing.name, sizeof comparing.name, "%s", name);
  if (!after) note_round(variant->fixed, frame);
  bool due = after ? name || is_due(L, reached, frame) : reached->round != variant->fixed->round;
  if (!due) return true;
  char error[VARIANT_TEXT];
  bool done = sandbox_protect(variant->sandbox, compare_all, &comparing, error, sizeof error);
  if (done) reached->round = variant->fixed->round;
  if (!done) snprintf(frame->call->text, sizeof frame->call->text, "%s", error);
  return done && comparing.name[0] ? refuse(variant, frame, comparing.name) : done;
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
