/* print_field.c - what a field holds, as text: as Lua would write it, a function by its
** location. */
#include <ctype.h>
#include <lauxlib.h>
#include <string.h>

#include "base/text.h"
#include "lua/load/layers.h"
#include "lua/load/print_field.h"
#include "lua/load/words_and_ranges.h"
#include "lua/sandbox/sandbox_library.h"
#include "lua/sandbox/stack_balance.h"

enum { SHOWN_TEXT = 8192, SHOWN_DEPTH = 8 }; /* tables below that are { ... } */

/* Is the text on the stack one that stands before a = ? */
static bool is_name(lua_State *L, int at) {
  static const char *const words[] = {"and", "end", "for", "if", "in", "not", "or", "do", NULL};
  const char *text = lua_tostring(L, at);
  size_t n = text_name_length(text);
  return n > 0 && n == lua_rawlen(L, at) && !isdigit((unsigned char)*text) &&
         fields_word(text, words) < 0;
}

/* What cannot be shown stands there as Lua writes it: byte by byte. */
static void put_string(Text *text, const char *string, size_t left) {
  uint32_t code;
  text_put(text, "\"");
  for (size_t n; left > 0 && text->length < text->size; string += n, left -= n) {
    n = text_character(string, left, &code);
    bool plain = n > 0 && text_is_plain(code) && code != '"' && code != '\\';
    if (n == 0) n = 1;
    if (plain) text_put_some(text, string, n);
    for (size_t i = 0; !plain && i < n; i++) text_add(text, "\\%03d", (unsigned char)string[i]);
  }
  text_put(text, "\"");
}

static void put_value(lua_State *L, Text *text, int at, int depth);

/* { "a", "b", name = 3, [6] = { … } } */
static void put_table(lua_State *L, Text *text, int at, int depth) {
  STACK_GROWS(L, 0);
  int location = 0;
  if (depth > SHOWN_DEPTH) { /* a table may hold itself */
    text_put(text, "{ ... }");
    return;
  }
  text_put(text, "{");
  int keys = sandbox_lib_keys(L, at);
  for (int i = 1; text->length < text->size && sandbox_lib_entry(L, at, keys, i); i++) {
    text_put(text, i > 1 ? ", " : " ");
    if (lua_isinteger(L, keys + 1) && lua_tointeger(L, keys + 1) == location + 1) {
      location++;
    } else if (lua_type(L, keys + 1) == LUA_TSTRING && is_name(L, keys + 1)) {
      text_add(text, "%s = ", lua_tostring(L, keys + 1));
    } else {
      text_put(text, "[");
      put_value(L, text, keys + 1, depth);
      text_put(text, "] = ");
    }
    put_value(L, text, keys + 2, depth);
    lua_settop(L, keys);
  }
  text_put(text, " }");
  lua_settop(L, keys - 1);
}

static void put_function(lua_State *L, Text *text, int at) {
  STACK_GROWS(L, 0);
  lua_Debug function;
  lua_pushvalue(L, at);
  lua_getinfo(L, ">S", &function);
  if (function.linedefined < 0)
    text_put(text, "function (built in)");
  else
    text_add(text, "function (%s:%d)", function.source + 1, function.linedefined);
}

/* A value within `depth` tables. */
static void put_value(lua_State *L, Text *text, int at, int depth) {
  STACK_GROWS(L, 0);
  luaL_checkstack(L, 12, NULL);
  switch (lua_type(L, at)) {
    case LUA_TSTRING: put_string(text, lua_tostring(L, at), lua_rawlen(L, at)); break;
    case LUA_TTABLE: put_table(L, text, at, depth + 1); break;
    case LUA_TFUNCTION: put_function(L, text, at); break;
    default: text_put(text, sandbox_lib_text(L, at)); lua_pop(L, 1);
  }
}

void layers_write(lua_State *L, int at, char *out, size_t size) {
  Text text = text_start(out, size);
  put_value(L, &text, lua_absindex(L, at), 0);
  if (text.length >= size) memcpy(out + size - 4, "...", 4);
}

static void put_layer(lua_State *L, const Variant *variant, Text *text, const Layer *layer) {
  STACK_GROWS(L, 0);
  if (layer->type != LAYER_VALUE) {
    text_add(text, "function (%s:%d)", variant->file[layer->file].path, layer->line);
    return;
  }
  lua_rawgeti(L, LUA_REGISTRYINDEX, layer->value);
  put_value(L, text, lua_gettop(L), 0);
  lua_pop(L, 1);
}

typedef struct Wanted {
  const Variant *variant;
  const Field *field;
  const char *text;
} Wanted;

/* Pushes what the field holds: its layers, the last first, down to the value below the others. */
static void push_text(lua_State *L, const Wanted *wanted) {
  STACK_GROWS(L, 1);
  const Setting *setting = &wanted->variant->setting[schema_index(wanted->field)];
  char *out = lua_newuserdatauv(L, SHOWN_TEXT, 0);
  Text text = text_start(out, SHOWN_TEXT);
  for (int i = setting->n - 1; i >= 0; i--) {
    if (i < setting->n - 1) text_put(&text, wanted->field->adds ? ", " : " over ");
    put_layer(L, wanted->variant, &text, &setting->layer[i]);
    if (setting->layer[i].type == LAYER_VALUE) break;
  }
  lua_pushstring(L, out);
  lua_remove(L, -2);
}

/* (Wanted *): written once, for what is loaded changes no more; the text stays in the registry as
** long as the game. */
static int write_field(lua_State *L) {
  STACK_GROWS(L, 2);
  Wanted *wanted = lua_touserdata(L, 1);
  int index = schema_index(wanted->field);
  luaL_getsubtable(L, LUA_REGISTRYINDEX, "value texts");
  if (lua_rawgeti(L, -1, index) == LUA_TNIL) {
    lua_pop(L, 1);
    push_text(L, wanted);
    lua_pushvalue(L, -1);
    lua_rawseti(L, -3, index);
  }
  wanted->text = lua_tostring(L, -1);
  return 0;
}

const char *layers_field_text(const Variant *variant, const Field *field) {
  char error[VARIANT_TEXT];
  Wanted wanted = {variant, field, ""};
  if (!sandbox_protect(variant->sandbox, write_field, &wanted, error, sizeof error)) return "?";
  return wanted.text;
}
