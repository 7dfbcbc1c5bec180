/* inline_rule.c - a house rule of one field, as text of a file. */
#include "lua/load/inline_rule.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "language/names_zh.h"

/* How many characters of a name a text begins with. Fields of jokers have capitals: deck.LJ. */
static size_t name_length(const char *text, int (*is_letter)(int c)) {
  size_t n = 0;
  while (is_letter((unsigned char)text[n]) || text[n] == '_') n++;
  return n;
}

bool setting_is(const char *part, size_t *key) {
  size_t n = name_length(part, islower);
  if (n > 0 && part[n] == '.') {
    size_t field = name_length(part + n + 1, isalpha);
    n = field ? n + 1 + field : 0;
  }
  *key = n;
  return n > 0 && part[n] == '=';
}

size_t setting_part(const char *spec) {
  size_t n, depth = 0;
  if (!setting_is(spec, &n)) return strcspn(spec, "+");
  for (char quote = 0; spec[n] && (quote || depth || spec[n] != '+'); n++) {
    char c = spec[n];
    if (quote)
      quote = c == quote ? 0 : quote;
    else if (c == '"' || c == '\'')
      quote = c;
    else if (c == '{' || c == '(')
      depth++;
    else if ((c == '}' || c == ')') && depth > 0)
      depth--;
  }
  return n;
}

char *setting_text(const char *part, size_t *length) {
  enum { TITLE_TEXT = 160 };
  size_t key, room = 2 * strlen(part) + 2 * TITLE_TEXT + 200;
  char *text = setting_is(part, &key) ? malloc(room) : NULL;
  if (!text) return NULL;
  size_t dot = strcspn(part, ".=");
  char name[THING_NAME], chinese[TITLE_TEXT];
  snprintf(name, sizeof name, "%.*s", (int)key, part);
  Text title = text_start(chinese, sizeof chinese);
  chinese_put_setting(&title, name, part + key + 1);
  Text out = text_start(text, room);
  text_add(&out, "return house_rule { name = \"%s\", ", name);
  if (title.length > 0) {
    text_put(&out, "zh = { name = ");
    text_put_quoted(&out, chinese);
    text_put(&out, " }, ");
  }
  if (dot < key)
    text_add(&out, "%.*s = { %s } }", (int)dot, part, part + dot + 1);
  else
    text_add(&out, "%s }", part);
  *length = out.length;
  return text;
}
