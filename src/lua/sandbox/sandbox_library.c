/* sandbox_library.c - the allow-list of what scripts can call.
**
** The count hook is blind inside C. So each function here pays for its arguments, by their number
** and the length of their texts (also of those that are converted to numbers), and each that works
** in proportion to something else asks that fee first. What Lua's own would do differently from run
** to run is done anew: pairs and next walk in order, sort is stable, tostring and format show no
** address. Left out are files, time, chance, code from text, metatables, coroutines and the
** collector. */
#include "lua/sandbox/sandbox_library.h"

#include <assert.h>
#include <lauxlib.h>
#include <lualib.h>
#include <stdlib.h>
#include <string.h>

#include "lua/sandbox/sandbox.h"
#include "lua/sandbox/script_budget.h"
#include "lua/sandbox/script_error.h"
#include "lua/sandbox/stack_balance.h"

enum {
  PATTERN_MAX = 256,       /* length of a pattern */
  PATTERN_STEPS = 4000000, /* steps that a match may take at worst */
  STEPS_AN_INSTRUCTION = 8,
  BYTES_AN_INSTRUCTION = 64,
  LITERALS_A_STEP = 16,         /* plain characters of a pattern that count as one step */
  ARGUMENTS_AN_INSTRUCTION = 4, /* of a function */
  FAILURE = 500,                /* instructions for an error that is caught: Lua looks for names */
  CONVERSION = 32,              /* instructions for each number that is printed */
};

/* Lua's own function, kept in the first upvalue, called in this one's place. Whatever it does with
** its arguments, each is looked at, and texts from end to end. */
static int original(lua_State *L) {
  uint64_t bytes = 0;
  int n = lua_gettop(L);
  for (int i = 1; i <= n; i++)
    if (lua_type(L, i) == LUA_TSTRING) bytes += lua_rawlen(L, i);
  uint64_t fee = bytes / BYTES_AN_INSTRUCTION + (uint64_t)n / ARGUMENTS_AN_INSTRUCTION;
  if (fee) sandbox_charge(L, fee);
  return lua_tocfunction(L, lua_upvalueindex(1))(L);
}

static uint64_t times(uint64_t a, uint64_t b) {
  return b && a > UINT64_MAX / b ? UINT64_MAX : a * b;
}

static void charge_bytes(lua_State *L, size_t bytes) {
  sandbox_charge(L, 1 + bytes / BYTES_AN_INSTRUCTION);
}

/* ---- text without addresses ---- */

const char *sandbox_lib_text(lua_State *L, int value) {
  STACK_GROWS(L, 1);
  value = lua_absindex(L, value);
  int type = lua_type(L, value);
  if (type == LUA_TSTRING) return lua_pushvalue(L, value), lua_tostring(L, -1);
  if (type == LUA_TNIL || type == LUA_TBOOLEAN || type == LUA_TNUMBER)
    return luaL_tolstring(L, value, NULL);
  if (luaL_getmetafield(L, value, "__tostring") != LUA_TNIL) {
    lua_pop(L, 1);
    return luaL_tolstring(L, value, NULL);
  }
  if (luaL_getmetafield(L, value, "__name") == LUA_TSTRING) return lua_tostring(L, -1);
  return lua_pushstring(L, lua_typename(L, type));
}

static int safe_tostring(lua_State *L) {
  luaL_checkany(L, 1);
  sandbox_lib_text(L, 1);
  return 1;
}

static int safe_print(lua_State *L) {
  STACK_GROWS(L, 0);
  int n = lua_gettop(L);
  bool fits = true;
  for (int i = 1; i <= n; i++) {
    size_t length;
    sandbox_lib_text(L, i);
    const char *text = lua_tolstring(L, -1, &length);
    charge_bytes(L, length);
    fits = (i == 1 || sandbox_print(L, "\t", 1)) && sandbox_print(L, text, length) && fits;
    lua_pop(L, 1);
  }
  if (!(sandbox_print(L, "\n", 1) && fits)) return script_refuse(L, SAY(SCRIPT_PRINTS));
  return 0;
}

/* ---- errors ---- */

static int safe_pcall(lua_State *L) {
  luaL_checkany(L, 1);
  int status = lua_pcall(L, lua_gettop(L) - 1, LUA_MULTRET, 0);
  if (status != LUA_OK && sandbox_is_dead(L, status == LUA_ERRMEM)) return lua_error(L);
  if (status != LUA_OK) sandbox_charge(L, FAILURE);
  lua_pushboolean(L, status == LUA_OK);
  lua_insert(L, 1);
  return lua_gettop(L);
}

/* ---- tables in order ---- */

typedef struct Key {
  enum { KEY_INTEGER, KEY_FLOAT, KEY_STRING, KEY_BOOLEAN, KEY_OTHER } type;
  lua_Integer integer; /* also of a boolean, the length of a string, Lua's type of any other */
  lua_Number number;
  const char *text;  /* belongs to the table */
  lua_Integer index; /* on the stack, or on the list of keys as they come */
} Key;

static Key key_at(lua_State *L, int at) {
  Key key = {KEY_BOOLEAN, 0, 0, NULL, 0};
  size_t length;
  switch (lua_type(L, at)) {
    case LUA_TNUMBER:
      key.type = lua_isinteger(L, at) ? KEY_INTEGER : KEY_FLOAT;
      key.integer = lua_isinteger(L, at) ? lua_tointeger(L, at) : 0;
      key.number = lua_tonumber(L, at);
      break;
    case LUA_TSTRING:
      key.type = KEY_STRING;
      key.text = lua_tolstring(L, at, &length);
      key.integer = (lua_Integer)length;
      break;
    case LUA_TBOOLEAN: key.integer = lua_toboolean(L, at); break;
    default: key.type = KEY_OTHER; key.integer = lua_type(L, at);
  }
  return key;
}

/* Keys that have no order: raises, of several for the lowest type. */
static void check_order(lua_State *L, const Key *key) {
  if (key->type == KEY_OTHER)
    script_refuse(L, SAY(SCRIPT_KEY_ORDER), script_type((int)key->integer));
}

static int compare_keys(const void *a_data, const void *b_data) {
  const Key *a = a_data, *b = b_data;
  bool numbers = a->type <= KEY_FLOAT && b->type <= KEY_FLOAT;
  if (numbers && (a->type == KEY_FLOAT || b->type == KEY_FLOAT))
    return (a->number > b->number) - (a->number < b->number);
  if (a->type != b->type) return a->type < b->type ? -1 : 1;
  if (a->type != KEY_STRING) return (a->integer > b->integer) - (a->integer < b->integer);
  size_t shorter = (size_t)(a->integer < b->integer ? a->integer : b->integer);
  int order = memcmp(a->text, b->text, shorter);
  return order ? order : (a->integer > b->integer) - (a->integer < b->integer);
}

/* Raises unless keys have an order, or may have none. */
static void check_orders(lua_State *L, const Key *keys, lua_Integer n, bool all_in_order) {
  for (lua_Integer i = 0; all_in_order && i < n; i++) check_order(L, &keys[i]);
}

/* Of more keys than fit on the stack: the list of them as they come, and the list in order, which
** is pushed. */
static void push_many(lua_State *L, int table, lua_Integer n, bool all_in_order) {
  STACK_GROWS(L, 1);
  Key *keys = lua_newuserdatauv(L, sizeof(Key) * (size_t)n, 0);
  lua_createtable(L, (int)n, 0);
  lua_Integer i = 0;
  for (lua_pushnil(L); lua_next(L, table); lua_pop(L, 1)) {
    keys[i] = key_at(L, -2);
    keys[i].index = i + 1;
    lua_pushvalue(L, -2);
    lua_rawseti(L, -4, ++i);
  }
  qsort(keys, (size_t)n, sizeof *keys, compare_keys);
  check_orders(L, keys, n, all_in_order);
  lua_createtable(L, (int)n, 0);
  for (i = 0; i < n; i++) {
    lua_rawgeti(L, -2, keys[i].index);
    lua_rawseti(L, -2, i + 1);
  }
  lua_replace(L, -3);
  lua_pop(L, 1);
}

/* The keys in order, those that have none behind the others, or an error. */
static int push_keys(lua_State *L, int table, bool all_in_order) {
  STACK_GROWS(L, 1);
  enum { FEW = 32 };
  Key keys[FEW];
  table = lua_absindex(L, table);
  luaL_checkstack(L, FEW + 8, NULL);
  int top = lua_gettop(L);
  lua_Integer n = 0;
  uint64_t bytes = 0, rounds = 2; /* of comparing when they are sorted */
  bool sorted = true;
  for (lua_pushnil(L); lua_next(L, table); n++) {
    lua_pop(L, 1);
    if (lua_type(L, -1) == LUA_TSTRING) bytes += lua_rawlen(L, -1);
    if (n >= FEW) continue;
    keys[n] = key_at(L, -1);
    keys[n].index = top + 1 + n;
    sorted &= n == 0 || compare_keys(&keys[n - 1], &keys[n]) <= 0;
    lua_pushvalue(L, -1);
  }
  for (lua_Integer i = n; i > 1; i /= 2) rounds++;
  sandbox_charge(L, rounds * ((uint64_t)n + bytes / BYTES_AN_INSTRUCTION));
  if (n > FEW) {
    lua_settop(L, top);
    push_many(L, table, n, all_in_order);
    return top + 1;
  }
  if (!sorted) qsort(keys, (size_t)n, sizeof *keys, compare_keys);
  check_orders(L, keys, n, all_in_order);
  lua_createtable(L, (int)n, 0);
  for (lua_Integer i = 0; i < n; i++) {
    lua_pushvalue(L, (int)keys[i].index);
    lua_rawseti(L, -2, i + 1);
  }
  lua_insert(L, top + 1);
  lua_settop(L, top + 1);
  return top + 1;
}

int sandbox_lib_keys(lua_State *L, int table) { return push_keys(L, table, true); }

int sandbox_lib_walk(lua_State *L, int table) { return push_keys(L, table, false); }

bool sandbox_lib_entry(lua_State *L, int table, int keys, int i) {
  assert(lua_gettop(L) == keys); /* who walks has taken the last entry off */
  if (lua_rawgeti(L, keys, i) == LUA_TNIL) {
    lua_settop(L, keys - 1);
    return false;
  }
  lua_pushvalue(L, -1);
  lua_rawget(L, table);
  return true;
}

/* upvalues: the table, its keys, how many were visited */
static int pairs_step(lua_State *L) {
  lua_Integer at = lua_tointeger(L, lua_upvalueindex(3));
  do {
    lua_settop(L, 0);
    if (lua_rawgeti(L, lua_upvalueindex(2), ++at) == LUA_TNIL) return 1;
    lua_pushvalue(L, 1);
  } while (lua_rawget(L, lua_upvalueindex(1)) == LUA_TNIL); /* removed meanwhile */
  lua_pushinteger(L, at);
  lua_replace(L, lua_upvalueindex(3));
  assert(lua_gettop(L) == 2);
  return 2;
}

/* What has no keys may say how else it is walked, by its metatable's __pairs. */
static int safe_pairs(lua_State *L) {
  if (luaL_getmetafield(L, 1, "__pairs") != LUA_TNIL) return lua_tocfunction(L, -1)(L);
  STACK_GROWS(L, 1);
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_pushvalue(L, 1);
  sandbox_lib_keys(L, 1);
  lua_pushinteger(L, 0);
  lua_pushcclosure(L, pairs_step, 3);
  return 1;
}

static int safe_next(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_settop(L, 2);
  bool from_start = lua_isnil(L, 2);
  Key after = {0}, best = {0};
  Key other = {0}; /* the lowest that has no order */
  if (!from_start) after = key_at(L, 2);
  check_order(L, &after);
  bool found = false;
  lua_pushnil(L); /* the best so far, at 3 */
  for (lua_pushnil(L); lua_next(L, 1); lua_pop(L, 1)) {
    Key key = key_at(L, 4);
    bool lower = other.type != KEY_OTHER || key.integer < other.integer;
    if (key.type == KEY_OTHER && lower) other = key;
    if (key.type == KEY_STRING) charge_bytes(L, (size_t)key.integer);
    sandbox_charge(L, 1);
    if (!from_start && compare_keys(&key, &after) <= 0) continue;
    if (found && compare_keys(&key, &best) >= 0) continue;
    best = key;
    found = true;
    lua_pushvalue(L, 4);
    lua_replace(L, 3);
  }
  assert(lua_gettop(L) == 3);
  check_order(L, &other);
  if (!found) return 1;
  lua_pushvalue(L, 3);
  lua_rawget(L, 1);
  return 2;
}

/* a < b of two texts on top of the stack, byte by byte as `<` has it in the locale "C". */
static bool is_text_less(lua_State *L) {
  size_t a_length, b_length;
  const char *a = lua_tolstring(L, -2, &a_length), *b = lua_tolstring(L, -1, &b_length);
  size_t shorter = a_length < b_length ? a_length : b_length;
  if (a == b) return false;
  charge_bytes(L, shorter);
  int order = memcmp(a, b, shorter);
  return order ? order < 0 : a_length < b_length;
}

/* a < b, by the function at `compare` or by `<`; the values are table[i] and table[j]. */
static bool is_less(lua_State *L, int table, lua_Integer i, lua_Integer j, int compare) {
  STACK_GROWS(L, 0);
  sandbox_charge(L, 4);
  if (compare) lua_pushvalue(L, compare);
  lua_rawgeti(L, table, i);
  lua_rawgeti(L, table, j);
  bool less;
  if (compare) {
    lua_call(L, 2, 1);
    less = lua_toboolean(L, -1);
    lua_pop(L, 1);
  } else {
    bool texts = lua_type(L, -2) == LUA_TSTRING && lua_type(L, -1) == LUA_TSTRING;
    less = texts ? is_text_less(L) : lua_compare(L, -2, -1, LUA_OPLT);
    lua_pop(L, 2);
  }
  return less;
}

/* Merges from[low, middle) and from[middle, high) into to[low, high). */
static void merge(lua_State *L, int from, int to, const lua_Integer bounds[3], int compare) {
  lua_Integer i = bounds[0], j = bounds[1];
  STACK_GROWS(L, 0);
  for (lua_Integer k = bounds[0]; k < bounds[2]; k++) {
    bool right = i >= bounds[1] || (j < bounds[2] && is_less(L, from, j, i, compare));
    lua_rawgeti(L, from, right ? j++ : i++);
    lua_rawseti(L, to, k);
  }
}

/* table.sort(list [, less]): a merge sort, so stable, and the same everywhere. */
static int safe_sort(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  if (!lua_isnoneornil(L, 2)) luaL_checktype(L, 2, LUA_TFUNCTION);
  lua_settop(L, 2);
  int compare = lua_isnil(L, 2) ? 0 : 2, from = 3, to = 4;
  lua_Unsigned length = lua_rawlen(L, 1);
  sandbox_charge(L, length);
  if (length > 1 << 24) return script_refuse(L, SAY(SCRIPT_SORT));
  lua_Integer n = (lua_Integer)length;
  lua_createtable(L, (int)n, 0);
  lua_createtable(L, (int)n, 0);
  for (lua_Integer i = 1; i <= n; i++) {
    lua_rawgeti(L, 1, i);
    lua_rawseti(L, from, i);
  }
  for (lua_Integer width = 1; width < n; width *= 2) {
    for (lua_Integer low = 1; low <= n; low += 2 * width) {
      lua_Integer middle = low + width, high = low + 2 * width;
      if (middle > n + 1) middle = n + 1;
      if (high > n + 1) high = n + 1;
      merge(L, from, to, (const lua_Integer[]){low, middle, high}, compare);
    }
    int other = from;
    from = to;
    to = other;
  }
  for (lua_Integer i = 1; i <= n; i++) {
    lua_rawgeti(L, from, i);
    lua_rawseti(L, 1, i);
  }
  assert(lua_gettop(L) == 4); /* what it began with, and the two lists */
  return 0;
}

/* ---- the other table functions: a fee for the span ---- */

/* How many places from i to j. */
static uint64_t span(lua_Integer i, lua_Integer j) {
  return i > j ? 0 : (uint64_t)j - (uint64_t)i + 1;
}

static int safe_insert(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  sandbox_charge(L, lua_gettop(L) > 2 ? lua_rawlen(L, 1) : 1);
  return original(L);
}

static int safe_remove(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  sandbox_charge(L, lua_gettop(L) > 1 ? lua_rawlen(L, 1) : 1);
  return original(L);
}

static int safe_concat(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  size_t separator = 0;
  luaL_optlstring(L, 2, "", &separator);
  lua_Integer i = luaL_optinteger(L, 3, 1);
  lua_Integer j = luaL_optinteger(L, 4, (lua_Integer)lua_rawlen(L, 1));
  sandbox_charge(L, times(span(i, j), CONVERSION / 4 + separator / BYTES_AN_INSTRUCTION));
  return original(L);
}

static int safe_unpack(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  lua_Integer i = luaL_optinteger(L, 2, 1);
  lua_Integer j = luaL_optinteger(L, 3, (lua_Integer)lua_rawlen(L, 1));
  sandbox_charge(L, span(i, j));
  return original(L);
}

static int safe_move(lua_State *L) {
  luaL_checktype(L, 1, LUA_TTABLE);
  sandbox_charge(L, times(2, span(luaL_checkinteger(L, 2), luaL_checkinteger(L, 3))));
  return original(L);
}

/* ---- numbers ---- */

static int no_chance(lua_State *L) { return script_refuse(L, SAY(SCRIPT_CHANCE)); }

/* ---- strings ---- */

static int safe_rep(lua_State *L) {
  size_t length, separator = 0;
  luaL_checklstring(L, 1, &length);
  lua_Integer n = luaL_checkinteger(L, 2);
  luaL_optlstring(L, 3, "", &separator);
  uint64_t each = length + separator, turn = 16; /* of the loop: it costs, even of an empty text */
  if (n > 0 && times((uint64_t)n, each) - separator > SANDBOX_TEXT_MAX) sandbox_refuse_text(L);
  if (n > 0) sandbox_charge(L, times((uint64_t)n, turn + each) / BYTES_AN_INSTRUCTION);
  return original(L);
}

/* Length of the set "[...]" that the pattern begins with. */
static size_t set_length(const char *pattern, size_t length) {
  size_t i = 1;
  if (i < length && pattern[i] == '^') i++;
  do {
    if (i < length && pattern[i] == '%') i++;
    i++;
  } while (i < length && pattern[i] != ']');
  return i + 1 < length ? i + 1 : length;
}

/* How many steps a match takes at worst: each quantifier may try every length at every place, and
** at each of them all of the pattern may fit but its last character. */
static uint64_t pattern_steps(const char *pattern, size_t length, size_t subject, bool anchored) {
  uint64_t steps = 1, quantifiers = anchored ? 0 : 1;
  size_t longest = 0;
  for (size_t i = 0; i < length; i++) {
    if (pattern[i] == '%' && i + 1 < length) {
      char c = pattern[++i];
      quantifiers += c == 'b' || c == 'f' || (c >= '0' && c <= '9');
      if (c == 'b') i += 2; /* what it balances: a [ begins no set there */
    } else if (pattern[i] == '[') {
      size_t set = set_length(pattern + i, length - i);
      if (set > longest) longest = set;
      i += set - 1;
    } else {
      quantifiers += pattern[i] != '\0' && strchr("*+-?", pattern[i]) != NULL;
    }
  }
  while (quantifiers-- > 0 && steps <= PATTERN_STEPS) steps = times(steps, subject + 2);
  return times(steps, 1 + longest / LITERALS_A_STEP + length / LITERALS_A_STEP);
}

/* `may_anchor`: a ^ in front ties the match to the start. */
static void charge_pattern(lua_State *L, bool may_anchor) {
  size_t subject, length;
  luaL_checklstring(L, 1, &subject);
  const char *pattern = luaL_checklstring(L, 2, &length);
  if (length > PATTERN_MAX) script_refuse(L, SAY(SCRIPT_PATTERN_LONG), PATTERN_MAX);
  uint64_t steps = pattern_steps(pattern, length, subject, may_anchor && pattern[0] == '^');
  if (steps > PATTERN_STEPS) script_refuse(L, SAY(SCRIPT_PATTERN_SLOW), subject);
  sandbox_charge(L, 1 + steps / STEPS_AN_INSTRUCTION);
}

static int safe_match(lua_State *L) {
  charge_pattern(L, true);
  return original(L);
}

static int safe_gmatch(lua_State *L) {
  charge_pattern(L, false);
  return original(L);
}

static int safe_find(lua_State *L) {
  size_t subject, length;
  luaL_checklstring(L, 1, &subject);
  const char *pattern = luaL_checklstring(L, 2, &length);
  bool plain = lua_toboolean(L, 4) || !strpbrk(pattern, "^$*+?.([%-");
  if (!plain || (strlen(pattern) != length && !lua_toboolean(L, 4)))
    charge_pattern(L, true);
  else
    sandbox_charge(L, 1 + times(subject, 1 + length) / BYTES_AN_INSTRUCTION);
  return original(L);
}

/* gsub puts the replacement in once a match, so at most once a place. */
static int safe_gsub(lua_State *L) {
  size_t subject, replacement = 0;
  luaL_checklstring(L, 1, &subject);
  charge_pattern(L, true);
  if (lua_type(L, 3) == LUA_TSTRING) lua_tolstring(L, 3, &replacement);
  sandbox_charge(L, times(subject + 1, 1 + replacement) / BYTES_AN_INSTRUCTION);
  return original(L);
}

static int safe_format(lua_State *L) {
  size_t length;
  uint64_t conversions = 0;
  const char *format = luaL_checklstring(L, 1, &length);
  for (size_t i = 0; i + 1 < length; i++) {
    if (format[i] != '%') continue;
    for (i++; i + 1 < length && strchr("-+ #0123456789.", format[i]) && format[i]; i++) continue;
    luaL_argcheck(L, format[i] != 'p', 1, "%p would show an address");
    conversions++;
  }
  sandbox_charge(L, conversions * CONVERSION);
  for (int i = 2; i <= lua_gettop(L); i++) {
    int type = lua_type(L, i);
    if (type <= LUA_TSTRING && type != LUA_TLIGHTUSERDATA) continue; /* as it is */
    sandbox_lib_text(L, i);
    lua_replace(L, i);
  }
  return original(L);
}

/* ---- the list ---- */

/* What scripts get of each library; NULL: Lua's own, with no fee but that for its arguments. */
static const luaL_Reg of_base[] = {
    {"assert", NULL},
    {"error", NULL},
    {"ipairs", NULL},
    {"next", safe_next},
    {"pairs", safe_pairs},
    {"pcall", safe_pcall},
    {"print", safe_print},
    {"rawequal", NULL},
    {"select", NULL},
    {"tonumber", NULL},
    {"tostring", safe_tostring},
    {"type", NULL},
    {NULL, NULL},
};
static const luaL_Reg of_math[] = {
    {"abs", NULL},        {"ceil", NULL}, {"floor", NULL},       {"fmod", NULL},
    {"huge", NULL},       {"max", NULL},  {"maxinteger", NULL},  {"min", NULL},
    {"mininteger", NULL}, {"modf", NULL}, {"sqrt", NULL},        {"tointeger", NULL},
    {"type", NULL},       {"ult", NULL},  {"random", no_chance}, {"randomseed", no_chance},
    {NULL, NULL}};
static const luaL_Reg of_string[] = {
    {"byte", NULL},          {"char", NULL},      {"find", safe_find}, {"format", safe_format},
    {"gmatch", safe_gmatch}, {"gsub", safe_gsub}, {"len", NULL},       {"lower", NULL},
    {"match", safe_match},   {"rep", safe_rep},   {"reverse", NULL},   {"sub", NULL},
    {"upper", NULL},         {NULL, NULL}};
static const luaL_Reg of_table[] = {
    {"concat", safe_concat}, {"insert", safe_insert}, {"move", safe_move},     {"pack", NULL},
    {"remove", safe_remove}, {"sort", safe_sort},     {"unpack", safe_unpack}, {NULL, NULL}};
typedef struct Library {
  const char *name;
  const luaL_Reg *allowed;
} Library;
static const Library libraries[] = {{"math", of_math}, {"string", of_string}, {"table", of_table}};
enum {
  LIBRARIES_NB = sizeof libraries / sizeof *libraries,
  LIBRARY_MAX = 16,
  GLOBALS_MAX = 32 /* with those that an environment adds */
};

/* In the registry, by the address of what is allowed of a library: names and functions, one behind
** the other. */
static void list_allowed(lua_State *L, const char *library, const luaL_Reg *allowed) {
  STACK_GROWS(L, 0);
  int n = 0;
  while (allowed[n].name) n++;
  luaL_getsubtable(L, LUA_REGISTRYINDEX, LUA_LOADED_TABLE);
  lua_getfield(L, -1, library);
  lua_createtable(L, 2 * n, 0);
  n = 0;
  for (const luaL_Reg *one = allowed; one->name; one++) {
    lua_pushstring(L, one->name);
    lua_rawseti(L, -2, ++n);
    if (lua_getfield(L, -2, one->name) == LUA_TFUNCTION)
      lua_pushcclosure(L, one->func ? one->func : original, 1);
    lua_rawseti(L, -2, ++n);
  }
  lua_rawsetp(L, LUA_REGISTRYINDEX, allowed);
  lua_pop(L, 2);
}

/* Pushes a table of what is allowed of a library, with room for so many entries. */
static void push_allowed(lua_State *L, const luaL_Reg *allowed, int room) {
  STACK_GROWS(L, 1);
  lua_rawgetp(L, LUA_REGISTRYINDEX, allowed);
  lua_createtable(L, 0, room);
  for (int i = 1; lua_rawgeti(L, -2, i) != LUA_TNIL; i += 2) {
    lua_rawgeti(L, -3, i + 1);
    lua_rawset(L, -3);
  }
  lua_pop(L, 1);
  lua_replace(L, -2);
}

void sandbox_lib_push(lua_State *L) {
  STACK_GROWS(L, 1);
  luaL_checkstack(L, 8, NULL);
  push_allowed(L, of_base, GLOBALS_MAX);
  for (int i = 0; i < LIBRARIES_NB; i++) {
    lua_rawgetp(L, LUA_REGISTRYINDEX, &libraries[i]);
    lua_setfield(L, -2, libraries[i].name);
  }
}

static int library_changed(lua_State *L) {
  return script_refuse(L, SAY(SCRIPT_LIBRARY), lua_isstring(L, 2) ? lua_tostring(L, 2) : "?");
}

/* All files have one table for each library: an empty one, behind which what is allowed of it
** stands where no script can reach to change it. */
static void keep_library(lua_State *L, const Library *library) {
  STACK_GROWS(L, 0);
  lua_newtable(L);
  lua_createtable(L, 0, 3);
  push_allowed(L, library->allowed, LIBRARY_MAX);
  lua_setfield(L, -2, "__index");
  lua_pushcfunction(L, library_changed);
  lua_setfield(L, -2, "__newindex");
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_setmetatable(L, -2);
  lua_rawsetp(L, LUA_REGISTRYINDEX, library);
}

/* "7" + 1: what Lua's own metatable of texts has for this pays by length, too. */
static void charge_arithmetic(lua_State *L) {
  STACK_GROWS(L, 0);
  static const char *const events[] = {"__add", "__sub", "__mul",  "__mod",
                                       "__pow", "__div", "__idiv", "__unm"};
  for (int i = 0; i < 8; i++) {
    if (lua_getfield(L, -1, events[i]) == LUA_TFUNCTION) {
      lua_pushcclosure(L, original, 1);
      lua_setfield(L, -2, events[i]);
    } else {
      lua_pop(L, 1);
    }
  }
}

void sandbox_lib_open(lua_State *L) {
  STACK_GROWS(L, 0);
  luaL_requiref(L, "_G", luaopen_base, 0);
  luaL_requiref(L, "math", luaopen_math, 0);
  luaL_requiref(L, "string", luaopen_string, 0);
  luaL_requiref(L, "table", luaopen_table, 0);
  lua_pop(L, 4);
  list_allowed(L, "_G", of_base);
  for (int i = 0; i < LIBRARIES_NB; i++) {
    list_allowed(L, libraries[i].name, libraries[i].allowed);
    keep_library(L, &libraries[i]);
  }
  lua_pushliteral(L, "");
  lua_getmetatable(L, -1);
  charge_arithmetic(L);
  push_allowed(L, of_string, LIBRARY_MAX);
  lua_setfield(L, -2, "__index"); /* methods that no script can reach to change them */
  lua_pushboolean(L, 0);
  lua_setfield(L, -2, "__metatable");
  lua_pop(L, 2);
}
