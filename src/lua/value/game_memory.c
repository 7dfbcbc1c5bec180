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
    size_t name = text_name_length(at);
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
  char room[MEMORY_MAX];
  Text text; /* in it */
} Writer;

static _Noreturn void refuse(const Writer *writer, const char *sentence) {
  script_fail(writer->L, writer->location, SAY(MEMORY_OF), writer->what, sentence);
}

static void put_string(Writer *writer, int at) {
  Text *text = &writer->text;
  size_t n;
  const char *string = lua_tolstring(writer->L, at, &n);
  text_put(text, "\"");
  for (size_t i = 0; i < n; i++) {
    unsigned char c = (unsigned char)string[i];
    bool code = c < ' ' || c == ';' || c > '~', escaped = c == '"' || c == '\\';
    text_add(text, code ? "\\%03d" : escaped ? "\\%c" : "%c", c);
  }
  text_put(text, "\"");
}

static void put_number(Writer *writer, int at) {
  if (lua_isinteger(writer->L, at)) {
    text_add(&writer->text, "%lld", (long long)lua_tointeger(writer->L, at));
    return;
  }
  char text[48];
  double number = lua_tonumber(writer->L, at);
  if (!isfinite(number)) refuse(writer, SAY(MEMORY_INFINITE));
  snprintf(text, sizeof text, "%.17g", number);
  text_add(&writer->text, "%s%s", text, strpbrk(text, ".e") ? "" : ".0");
}

static void put_value(Writer *writer, int at, int depth);

static void put_key(Writer *writer, int at, int *location) {
  lua_State *L = writer->L;
  const char *name = lua_type(L, at) == LUA_TSTRING ? lua_tostring(L, at) : "";
  if (lua_isinteger(L, at) && lua_tointeger(L, at) == *location + 1) {
    ++*location;
    return;
  }
  if (isalpha((unsigned char)*name) && text_name_length(name) == lua_rawlen(L, at)) {
    text_put(&writer->text, name);
  } else {
    text_put(&writer->text, "[");
    put_value(writer, at, 0);
    text_put(&writer->text, "]");
  }
  text_put(&writer->text, "=");
}

static void put_table(Writer *writer, int at, int depth) {
  lua_State *L = writer->L;
  STACK_GROWS(L, 0);
  int location = 0, n = 0;
  if (depth == MEMORY_DEPTH) refuse(writer, SAY(MEMORY_DEEP));
  text_put(&writer->text, "{");
  int keys = sandbox_lib_walk(L, at);
  for (int i = 1; sandbox_lib_entry(L, at, keys, i); i++, lua_pop(L, 2)) {
    if (lua_type(L, -2) != LUA_TSTRING && lua_type(L, -2) != LUA_TNUMBER)
      refuse(writer, SAY(MEMORY_KEYS));
    bool empty = depth == 0 && lua_istable(L, -1) && (lua_pushnil(L), !lua_next(L, keys + 2));
    lua_settop(L, keys + 2);
    if (empty) continue; /* a player who was only asked */
    if (n++) text_put(&writer->text, ",");
    put_key(writer, keys + 1, &location);
    put_value(writer, keys + 2, depth + 1);
  }
  text_put(&writer->text, "}");
}

static void put_value(Writer *writer, int at, int depth) {
  lua_State *L = writer->L;
  luaL_checkstack(L, 12, NULL);
  switch (lua_type(L, at)) {
    case LUA_TBOOLEAN: text_put(&writer->text, lua_toboolean(L, at) ? "true" : "false"); break;
    case LUA_TNUMBER: put_number(writer, at); break;
    case LUA_TSTRING: put_string(writer, at); break;
    case LUA_TTABLE: put_table(writer, at, depth); break;
    default: refuse(writer, SAY(MEMORY_TYPES));
  }
  if (writer->text.length >= sizeof writer->room) refuse(writer, SAY(MEMORY_LONG));
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
  writer->text = text_start(writer->room, sizeof writer->room);
  put_value(writer, lua_gettop(L), 0);
  lua_pop(L, 1);
  sandbox_charge(L, writer->text.length);
  if (writer->text.length == strlen("{}")) writer->room[0] = '\0';
}

void memory_check(lua_State *L, const Frame *frame, ScriptLocation location) {
  for (int which = 0; which < 2; which++) {
    if (frame->memory[which] == LUA_NOREF) continue;
    Writer writer = {.L = L, .location = location, .what = names[which]};
    write_table(L, &writer, frame->memory[which]);
    const char *before = text_of(frame->call->game, which);
    if (frame->call->does || !strcmp(before, writer.room)) continue;
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
        !remember_text(&kept, PART[which], writers[which].room))
      refuse(&writers[which], SAY(MEMORY_LONG));
  game->remembered = kept;
}

void memory_forget(lua_State *L, Frame *frame) {
  for (int which = 0; which < 2; which++) luaL_unref(L, LUA_REGISTRYINDEX, frame->memory[which]);
}
