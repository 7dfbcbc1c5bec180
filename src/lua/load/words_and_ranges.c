/* words_and_ranges.c - the smallest values, as files, headers and functions have them. */
#include "lua/load/words_and_ranges.h"

#include <stdlib.h>
#include <string.h>

#include "base/nearest_word.h"
#include "base/rule_sentences.h"
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
