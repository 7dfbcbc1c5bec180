/* game_memory.c - deal.memory and player.memory between text and tables. */
#include "lua/value/game_memory.h"

#include <ctype.h>
#include <lauxlib.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lua/sandbox/sandbox_library.h"
#include "lua/sandbox/script_budget.h"
#include "lua/sandbox/stack_balance.h"
#include "notation/notation.h"

enum { MEMORY_DEPTH = 8 };
static const char *const names[] = {"deal.memory", "player.memory"};

/* ---- from text ---- */

/* Pushes the value at the text, within `depth` tables; returns what follows it, or NULL when the
** text is none of ours. */
static const char *read_value(lua_State *L, const char *at, int depth);

static const char *read_string(lua_State *L, const char *at) {
  luaL_Buffer out;
  luaL_buffinit(L, &out);
  for (at++; *at && *at != '"'; at++) {
    bool escaped = *at == '\\', code = escaped && strspn(at + 1, "0123456789") >= 3;
    if (code) {
      const char digits[] = {at[1], at[2], at[3], '\0'};
      luaL_addchar(&out, (char)atoi(digits));
      at += 3;
    } else if (!escaped || *++at) {
      luaL_addchar(&out, *at);
    } else {
      break;
    }
  }
  luaL_pushresult(&out);
  return *at ? at + 1 : NULL;
}

static const char *read_table(lua_State *L, const char *at, int depth) {
  int location = 0;
  if (depth > MEMORY_DEPTH) return NULL;
  lua_newtable(L);
  for (at++; *at != '}'; at += *at == ',') {
    size_t name = 0;
    while (isalnum((unsigned char)at[name]) || at[name] == '_') name++;
    if (*at == '[') {
      at = read_value(L, at + 1, depth);
      if (!at || at[0] != ']' || at[1] != '=') return NULL;
      at = read_value(L, at + 2, depth);
    } else if (name > 0 && at[name] == '=') {
      lua_pushlstring(L, at, name);
      at = read_value(L, at + name + 1, depth);
    } else {
      lua_pushinteger(L, ++location);
      at = read_value(L, at, depth);
    }
    if (!at || (*at != ',' && *at != '}')) return NULL;
    if (lua_type(L, -2) != LUA_TSTRING && lua_type(L, -2) != LUA_TNUMBER) return NULL;
    lua_rawset(L, -3);
  }
  return at + 1;
}

static const char *read_value(lua_State *L, const char *at, int depth) {
  luaL_checkstack(L, 4, NULL);
  if (*at == '{') return read_table(L, at, depth + 1);
  if (*at == '"') return read_string(L, at);
  size_t n = strcspn(at, ",}]");
  if (n == 4 && !strncmp(at, "true", n)) {
    lua_pushboolean(L, 1);
  } else if (n == 5 && !strncmp(at, "false", n)) {
    lua_pushboolean(L, 0);
  } else {
    lua_pushlstring(L, at, n);
    if (n == 0 || !lua_stringtonumber(L, lua_tostring(L, -1))) return NULL;
    lua_remove(L, -2);
  }
  return at + n;
}

/* ---- to text ---- */

typedef struct Writer {
  lua_State *L;
  ScriptLocation location;
  const char *what;
  char text[MEMORY_MAX];
  size_t n;
} Writer;

static _Noreturn void refuse(const Writer *writer, const char *sentence) {
  script_fail(writer->L, writer->location, SAY(MEMORY_OF), writer->what, sentence);
}

static void put(Writer *writer, const char *text, size_t n) {
  if (writer->n + n >= sizeof writer->text) refuse(writer, SAY(MEMORY_LONG));
  memcpy(writer->text + writer->n, text, n);
  writer->n += n;
}

static void put_text(Writer *writer, const char *text) { put(writer, text, strlen(text)); }

static void put_string(Writer *writer, int at) {
  size_t n;
  const char *text = lua_tolstring(writer->L, at, &n);
  put_text(writer, "\"");
  for (size_t i = 0; i < n; i++) {
    char code[8];
    unsigned char c = (unsigned char)text[i];
    if (c == '"' || c == '\\')
      snprintf(code, sizeof code, "\\%c", c);
    else if (c < ' ' || c == ';' || c > '~')
      snprintf(code, sizeof code, "\\%03d", c);
    else
      snprintf(code, sizeof code, "%c", c);
    put_text(writer, code);
  }
  put_text(writer, "\"");
}

static void put_number(Writer *writer, int at) {
  char text[48];
  if (lua_isinteger(writer->L, at)) {
    snprintf(text, sizeof text, "%lld", (long long)lua_tointeger(writer->L, at));
  } else {
    double number = lua_tonumber(writer->L, at);
    if (!isfinite(number)) refuse(writer, SAY(MEMORY_INFINITE));
    snprintf(text, sizeof text, "%.17g", number);
    if (!strpbrk(text, ".e")) strcat(text, ".0");
  }
  put_text(writer, text);
}

static bool is_name(const char *text, size_t n) {
  if (n == 0 || strlen(text) != n || !isalpha((unsigned char)text[0])) return false;
  for (size_t i = 0; i < n; i++)
    if (!isalnum((unsigned char)text[i]) && text[i] != '_') return false;
  return true;
}

static void put_value(Writer *writer, int at, int depth);

static void put_key(Writer *writer, int at, int *location) {
  lua_State *L = writer->L;
  size_t n;
  if (lua_isinteger(L, at) && lua_tointeger(L, at) == *location + 1) {
    ++*location;
    return;
  }
  if (lua_type(L, at) == LUA_TSTRING &&
      is_name(lua_tostring(L, at), (lua_tolstring(L, at, &n), n))) {
    put_text(writer, lua_tostring(L, at));
  } else {
    put_text(writer, "[");
    if (lua_type(L, at) == LUA_TSTRING)
      put_string(writer, at);
    else
      put_number(writer, at);
    put_text(writer, "]");
  }
  put_text(writer, "=");
}

static void put_table(Writer *writer, int at, int depth) {
  lua_State *L = writer->L;
  STACK_GROWS(L, 0);
  int location = 0, n = 0;
  if (depth == MEMORY_DEPTH) refuse(writer, SAY(MEMORY_DEEP));
  for (lua_pushnil(L); lua_next(L, at); lua_pop(L, 1))
    if (lua_type(L, -2) != LUA_TSTRING && lua_type(L, -2) != LUA_TNUMBER)
      refuse(writer, SAY(MEMORY_KEYS));
  put_text(writer, "{");
  sandbox_lib_keys(L, at);
  int keys = lua_gettop(L);
  for (int i = 1; lua_rawgeti(L, keys, i) != LUA_TNIL; i++, lua_settop(L, keys)) {
    lua_pushvalue(L, -1);
    lua_rawget(L, at);
    bool empty = depth == 0 && lua_istable(L, -1) && (lua_pushnil(L), !lua_next(L, keys + 2));
    lua_settop(L, keys + 2);
    if (empty) continue; /* a player who was only asked */
    if (n++) put_text(writer, ",");
    put_key(writer, keys + 1, &location);
    put_value(writer, keys + 2, depth + 1);
  }
  lua_settop(L, keys - 1);
  put_text(writer, "}");
}

static void put_value(Writer *writer, int at, int depth) {
  lua_State *L = writer->L;
  luaL_checkstack(L, 12, NULL);
  switch (lua_type(L, at)) {
    case LUA_TBOOLEAN: put_text(writer, lua_toboolean(L, at) ? "true" : "false"); break;
    case LUA_TNUMBER: put_number(writer, at); break;
    case LUA_TSTRING: put_string(writer, at); break;
    case LUA_TTABLE: put_table(writer, at, depth); break;
    default: refuse(writer, SAY(MEMORY_TYPES));
  }
}

/* ---- a question's memory ---- */

static const char *text_of(const Game *game, int which) {
  return remembered_text(&game->remembered, which ? REMEMBERED_GAME : REMEMBERED_DEAL);
}

/* Pushes the table of the deal (0) or of all players (1). */
static void push_table(lua_State *L, int which) {
  STACK_GROWS(L, 1);
  Frame *frame = lua_frame(L);
  if (frame->memory[which] == LUA_NOREF) {
    const char *text = text_of(lua_frame_game(L), which);
    sandbox_charge(L, strlen(text));
    const char *end = *text == '{' ? read_value(L, text, 0) : text;
    if (!end || *end) script_refuse(L, SAY(MEMORY_UNREAD), names[which]);
    if (!*text) lua_newtable(L);
    frame->memory[which] = luaL_ref(L, LUA_REGISTRYINDEX);
  }
  lua_rawgeti(L, LUA_REGISTRYINDEX, frame->memory[which]);
}

/* Pushes the table under a key of the one on top, a new one if there is none, in its place. */
static void push_below(lua_State *L, const char *key) {
  STACK_GROWS(L, 0);
  if (lua_getfield(L, -1, key) != LUA_TTABLE) {
    lua_pop(L, 1);
    lua_newtable(L);
    lua_pushvalue(L, -1);
    lua_setfield(L, -3, key);
  }
  lua_remove(L, -2);
}

void memory_push_part(lua_State *L, const char *phase) {
  STACK_GROWS(L, 1);
  push_table(L, 0);
  push_below(L, phase);
}

/* Every phase of the variant has its part from the start. */
void memory_push(lua_State *L, int seat) {
  STACK_GROWS(L, 1);
  const Rules *rules = lua_frame(L)->rules;
  char letter[] = {seat < 0 ? '?' : seat_letter(seat), '\0'};
  for (int i = 0; seat < 0 && i < rules->rule_phases; i++) {
    memory_push_part(L, rules->phase[i].name);
    lua_pop(L, 1);
  }
  push_table(L, seat >= 0);
  if (seat >= 0) push_below(L, letter);
}

/* The table as text, "" when it is empty; raises. */
static void write_table(lua_State *L, Writer *writer, int ref) {
  STACK_GROWS(L, 0);
  lua_rawgeti(L, LUA_REGISTRYINDEX, ref);
  memset(writer->text, 0, sizeof writer->text);
  writer->n = 0;
  put_value(writer, lua_gettop(L), 0);
  lua_pop(L, 1);
  if (writer->n == 2) memset(writer->text, 0, 2);
  sandbox_charge(L, writer->n);
}

void memory_check(lua_State *L, const Frame *frame, ScriptLocation location) {
  for (int which = 0; which < 2; which++) {
    if (frame->memory[which] == LUA_NOREF) continue;
    Writer writer = {.L = L, .location = location, .what = names[which]};
    write_table(L, &writer, frame->memory[which]);
    const char *before = text_of(frame->call->game, which);
    if (frame->call->does || !strcmp(before, writer.text)) continue;
    char name[FIELD_NAME];
    script_fail(L, location, SAY(MEMORY_DECIDES), schema_name(frame->field, name), names[which]);
  }
}

void memory_keep(lua_State *L, const Frame *frame, ScriptLocation location) {
  static const int PART[] = {REMEMBERED_DEAL, REMEMBERED_GAME};
  Game *game = frame->call->does;
  Writer writers[2];
  if (!game) return;
  Remembered kept = game->remembered;
  for (int which = 0; which < 2; which++) {
    if (frame->memory[which] == LUA_NOREF) continue;
    writers[which] = (Writer){.L = L, .location = location, .what = names[which]};
    write_table(L, &writers[which], frame->memory[which]);
    remember_text(&kept, PART[which], "");
  }
  for (int which = 0; which < 2; which++)
    if (frame->memory[which] != LUA_NOREF &&
        !remember_text(&kept, PART[which], writers[which].text))
      refuse(&writers[which], SAY(MEMORY_LONG));
  game->remembered = kept;
}

void memory_forget(lua_State *L, Frame *frame) {
  for (int which = 0; which < 2; which++) luaL_unref(L, LUA_REGISTRYINDEX, frame->memory[which]);
}
