/* inline_rule.c - a house rule of one field, as text of a file. */
#include "lua/load/inline_rule.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static size_t group_length(const char *text) {
  size_t n = 0;
  while (islower((unsigned char)text[n]) || text[n] == '_') n++;
  return n;
}

/* Fields of jokers are named in capitals: deck.LJ. */
static size_t field_length(const char *text) {
  size_t n = 0;
  while (isalpha((unsigned char)text[n]) || text[n] == '_') n++;
  return n;
}

bool setting_is(const char *part, size_t *key) {
  size_t n = group_length(part);
  if (n > 0 && part[n] == '.') {
    size_t field = field_length(part + n + 1);
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
  size_t key, room = 2 * strlen(part) + 80;
  char *text = setting_is(part, &key) ? malloc(room) : NULL;
  if (!text) return NULL;
  size_t dot = strcspn(part, ".=");
  int name = (int)key;
  const char *value = part + key + 1;
  int n;
  if (dot < key)
    n = snprintf(text, room, "return house_rule { name = \"%.*s\", %.*s = { %.*s = %s } }", name,
                 part, (int)dot, part, (int)(key - dot - 1), part + dot + 1, value);
  else
    n = snprintf(text, room, "return house_rule { name = \"%.*s\", %s }", name, part, part);
  *length = (size_t)n;
  return text;
}
