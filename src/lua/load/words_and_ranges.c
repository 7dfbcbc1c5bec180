/* words_and_ranges.c - see words_and_ranges.h. */
#include "lua/load/words_and_ranges.h"

#include <stdlib.h>
#include <string.h>

#include "base/nearest_word.h"
#include "base/rule_sentences.h"
#include "lua/sandbox/sandbox_library.h"
#include "lua/sandbox/script_budget.h"
#include "lua/sandbox/stack_balance.h"
#include "rules/describe_field.h"
#include "rules/schema.h"

int fields_word(const char *word, const char *const words[]) {
  for (int i = 0; words[i]; i++)
    if (!strcmp(word, words[i])) return i;
  return -1;
}

void fields_no_word(const char *given, const char *const words[], char *out, size_t size) {
  const Field all = {.type = FIELD_WORD, .words = words};
  char word[41], list[320];
  Text text = text_start(list, sizeof list);
  text_copy(word, sizeof word, given, strlen(given));
  const char *near = nearest_word(word, words);
  schema_describe(&text, &all, NULL);
  if (near)
    say_fail(out, size, SAY(VALUE_NEAR_WORD), word, near, list);
  else
    say_fail(out, size, SAY(VALUE_NO_WORD), word, list);
}

bool fields_range(lua_State *L, int at, Range *range) {
  long low, high;
  if (lua_isinteger(L, at)) {
    low = high = (long)lua_tointeger(L, at);
  } else {
    const char *text = lua_type(L, at) == LUA_TSTRING ? lua_tostring(L, at) : "";
    char *end;
    if (*text < '0' || *text > '9') return false; /* "+2" is no "2+" */
    low = high = strtol(text, &end, 10);
    if (!strcmp(end, "+"))
      high = 0xff;
    else if (*end == '-' && end[1] >= '0' && end[1] <= '9')
      high = strtol(end + 1, &end, 10);
    if (*end && strcmp(end, "+") != 0) return false;
  }
  if (low < 0 || low > 254 || high < low || high > 255) return false;
  *range = (Range){(uint8_t)low, (uint8_t)high};
  return true;
}

/* May such a key, the one below the top of the stack, stand in a list of n entries? */
static bool is_listed(lua_State *L, int n, bool names) {
  if (lua_type(L, -2) == LUA_TSTRING) return names;
  return lua_isinteger(L, -2) && lua_tointeger(L, -2) >= 1 && lua_tointeger(L, -2) <= n;
}

bool fields_listed(lua_State *L, int at, int n, bool names, char *error, size_t error_size) {
  STACK_GROWS(L, 0);
  char clip[CLIP_TEXT];
  int top = lua_gettop(L);
  bool listed = true;
  at = lua_absindex(L, at);
  for (lua_pushnil(L); listed && lua_next(L, at); lua_settop(L, top + 1)) {
    sandbox_charge(L, 1);
    listed = is_listed(L, n, names);
  }
  lua_settop(L, top);
  if (listed) return true;
  int keys = sandbox_lib_walk(L, at), i = 1;
  while (sandbox_lib_entry(L, at, keys, i++) && is_listed(L, n, names)) lua_pop(L, 2);
  const char *key = sandbox_lib_text(L, -2);
  text_clip(key, strlen(key), clip);
  bool named = lua_type(L, -3) == LUA_TSTRING;
  bool hole = lua_isinteger(L, -3) && lua_tointeger(L, -3) > n;
  lua_settop(L, top);
  return say_fail(error, error_size,
                  named  ? SAY(LIST_NO_KEY)
                  : hole ? SAY(LIST_HOLE)
                         : SAY(LIST_NO_PLACE),
                  clip);
}
