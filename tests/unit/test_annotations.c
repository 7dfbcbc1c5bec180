/* test_annotations.c - the part of variants/pengyou.d.lua that is written by hand: that it is Lua,
** and names what values and headers have. (test_schema has the fields.) */
#include <ctype.h>
#include <lauxlib.h>

#include "lua/load/file_header.h"
#include "unit.h"

TEST(editors_get_a_sound_file) {
  char *text = file_kept("variants/pengyou.d.lua");
  lua_State *L = luaL_newstate();
  if (luaL_loadbuffer(L, text, strlen(text), "pengyou.d.lua") != LUA_OK)
    fail_msg("%s", lua_tostring(L, -1));
  lua_close(L);
}

/* The lines of a class, from its own to the empty one. */
static char *class_lines(const char *text, const char *name) {
  const char *from = strstr(text, printed("\n---@class %s", name));
  if (!from) fail_msg("variants/pengyou.d.lua has no class %s", name);
  const char *to = strstr(from + 1, "\n\n");
  return kept(strndup(from, (size_t)(to - from) + 1));
}

static bool has_field(const char *lines, const char *name, size_t n) {
  for (const char *end = "? "; *end; end++) {
    if (strstr(lines, printed("---@field %.*s%c", (int)n, name, *end))) return true;
  }
  return false;
}

/* A row of "What functions see": | Bid | `player`, `cards`, `c:first()` …; of a throw what a play
** has stands in the play's row. Each member is a field of the class. Returns how many it found. */
static int check_row(const char *text, const char *row) {
  int n = 0;
  const char *name = printed("%.*s", (int)strcspn(row + 2, " "), row + 2);
  char *lines = class_lines(text, name);
  for (const char *at = strchr(row, '`'); at && at < strchr(row, '\n'); at = strchr(at, '`')) {
    size_t length = strcspn(++at, "`");
    const char *colon = memchr(at, ':', length), *word = colon ? colon + 1 : at;
    size_t letters = 0;
    while (islower((unsigned char)word[letters]) || word[letters] == '_') letters++;
    bool member = letters > 1 && (colon ? word[letters] == '(' : letters == length);
    if (member && strncmp(word, "penalty`", 8) && strncmp(word, "shown`", 6)) { /* fields */
      if (!has_field(lines, word, letters))
        fail_msg("variants/pengyou.d.lua: %s has no %.*s", name, (int)letters, word);
      n++;
    }
    at += length + 1;
  }
  return n;
}

TEST(editors_know_the_members_of_values) {
  char *text = file_kept("variants/pengyou.d.lua"), *guide = file_kept("variants/README.md");
  const char *row = strstr(guide, "| value | what it has |\n");
  assert_non_null(row);
  int members = 0, rows = 0;
  for (row = strstr(row, "\n| Card |") + 1; *row == '|'; row = strchr(row, '\n') + 1, rows++)
    members += check_row(text, row);
  assert_int_equal(rows, 13);
  assert_in_range(members, 100, 200);
  guide = file_kept("scripts/bots/README.md");
  row = strstr(guide, "\n| View |");
  assert_non_null(row);
  assert_in_range(check_row(text, row + 1), 15, 25);
}

TEST(editors_know_the_keys_of_a_header) {
  char *text = file_kept("variants/pengyou.d.lua");
  char *lines = class_lines(text, "(exact) pengyou.Header");
  for (int i = 0; header_keys[i]; i++)
    if (!has_field(lines, header_keys[i], strlen(header_keys[i])))
      fail_msg("variants/pengyou.d.lua: a header has no %s", header_keys[i]);
}
