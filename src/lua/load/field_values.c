/* field_values.c - see field_values.h. */
#include "lua/load/field_values.h"

#include <stdlib.h>
#include <string.h>

int fields_word(const char *word, const char *const words[]) {
  for (int i = 0; words[i]; i++)
    if (!strcmp(word, words[i])) return i;
  return -1;
}

bool fields_range(lua_State *L, int at, Range *range) {
  long low, high;
  if (lua_isinteger(L, at)) {
    low = high = (long)lua_tointeger(L, at);
  } else {
    const char *text = lua_type(L, at) == LUA_TSTRING ? lua_tostring(L, at) : "";
    char *end;
    low = high = strtol(text, &end, 10);
    if (end == text) return false;
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
