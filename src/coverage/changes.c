/* changes.c - see changes.h. */
#include "coverage/changes.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/grow.h"
#include "coverage/near_values.h"
#include "lua/load/script_tokens.h"

enum { PATH_MAX_LEN = 96, NEAR_TOKENS = 2, SNIPPET = 60 };

typedef struct Walk {
  const char *text;
  Token *token;
  int n;
  Changes *list;
  bool whole; /* memory has sufficed */
  bool in_function;
  const Field *field; /* whose value is walked, and where in it */
  char path[PATH_MAX_LEN];
} Walk;

static bool is(const Walk *walk, int i, char type) { return walk->token[i].type == type; }

static bool is_word(const Walk *walk, int i, const char *word) {
  return token_is(walk->text, &walk->token[i], word);
}

static size_t begins(const Walk *walk, int i) { return walk->token[i].begins; }
static size_t ends(const Walk *walk, int i) { return walk->token[i].ends; }

/* ---- noting a change ---- */

/* Puts the text between two places, blanks made one, no longer than a snippet. */
static void put_text(Text *name, const Walk *walk, size_t from, size_t to) {
  size_t begin = name->length;
  for (bool blank = false; from < to; from++) {
    char c = walk->text[from];
    if (isspace((unsigned char)c)) {
      blank = true;
      continue;
    }
    if (name->length - begin >= SNIPPET) {
      text_put(name, "…");
      return;
    }
    text_add(name, "%s%c", blank ? " " : "", c);
    blank = false;
  }
}

static bool is_named(const Changes *list, const char *name) {
  for (int i = 0; i < list->n; i++)
    if (!strcmp(list->change[i].name, name)) return true;
  return false;
}

/* Takes a change whose name is known up to its number among those of one name. */
static void add(Walk *walk, Change change) {
  Changes *list = walk->list;
  char name[CHANGE_NAME];
  walk->whole &= grow(&list->change, (size_t)list->n + 1, &list->room, sizeof change);
  if (!walk->whole) return;
  snprintf(name, sizeof name, "%s", change.name);
  for (int k = 2; is_named(list, change.name); k++)
    snprintf(change.name, sizeof change.name, "%.140s (%d)", name, k);
  change.field = walk->field;
  change.of_function |= walk->in_function;
  list->change[list->n++] = change;
}

/* Tokens from `first` to `last` become `with`; the name shows as many around them. */
static void replace(Walk *walk, int first, int last, int around, const char *with) {
  Change change = {.from = begins(walk, first), .line = walk->token[first].line};
  int from = first - around, to = last + around;
  if (from < 0) from = 0;
  if (to > walk->n - 1) to = walk->n - 1;
  change.length = ends(walk, last) - change.from;
  snprintf(change.with, sizeof change.with, "%s", with);
  Text name = text_start(change.name, sizeof change.name - 8);
  text_add(&name, "%s: ", walk->path);
  put_text(&name, walk, begins(walk, from), ends(walk, to));
  text_put(&name, " -> ");
  put_text(&name, walk, begins(walk, from), begins(walk, first));
  bool glued = around && begins(walk, first) == ends(walk, first - 1);
  text_add(&name, "%s%s", around && !glued ? " " : "", with);
  if (around && begins(walk, last + 1) > ends(walk, last)) text_put(&name, " ");
  if (around) put_text(&name, walk, begins(walk, last + 1), ends(walk, to));
  add(walk, change);
}

/* ---- what is in a table ---- */

/* The token behind the bracket that closes the one at i. */
static int behind_bracket(const Walk *walk, int i) {
  int depth = 0;
  for (; i < walk->n; i++) {
    char type = walk->token[i].type;
    depth +=
        (type == '{' || type == '(' || type == '[') - (type == '}' || type == ')' || type == ']');
    if (depth == 0) return i + 1;
  }
  return walk->n;
}

/* The token behind the function at i. */
static int behind_function(const Walk *walk, int i) {
  int blocks = 0;
  for (; i < walk->n; i++) {
    blocks += token_block(walk->text, &walk->token[i]);
    if (blocks == 0) return i + 1;
  }
  return walk->n;
}

/* The token behind the value at i: a comma, or the bracket of the table around it. */
static int behind_value(const Walk *walk, int i) {
  while (i < walk->n && !is(walk, i, ',') && !is(walk, i, ';') && !is(walk, i, '}')) {
    if (is(walk, i, '{') || is(walk, i, '(') || is(walk, i, '['))
      i = behind_bracket(walk, i);
    else
      i = is_word(walk, i, "function") ? behind_function(walk, i) : i + 1;
  }
  return i;
}

/* An entry of a table. */
typedef struct Entry {
  int start, value, end; /* tokens: its key or value, its value, the one behind it */
  int position;          /* among those without a key, from 1 on */
  char key[NAME_MAX_LEN + 8];
} Entry;

/* The entry behind one; of a table that begins at `open` the first where entry->end is 0. */
static bool next_entry(const Walk *walk, int open, Entry *entry) {
  int i = entry->end ? entry->end : open + 1, key = i;
  if (entry->end && (is(walk, i, ',') || is(walk, i, ';'))) key = ++i;
  if (i >= walk->n || is(walk, i, '}') || is(walk, i, TOKEN_END)) return false;
  entry->start = entry->value = i;
  if (is(walk, i, TOKEN_NAME) && is(walk, i + 1, '=')) {
    entry->value = i + 2;
  } else if (is(walk, i, '[')) {
    key = i + 1;
    entry->value = behind_bracket(walk, i) + 1;
  }
  if (entry->value == i)
    snprintf(entry->key, sizeof entry->key, "%d", ++entry->position);
  else
    snprintf(entry->key, sizeof entry->key, "%.*s", (int)walk->token[key].length,
             walk->text + walk->token[key].from);
  entry->end = behind_value(walk, entry->value);
  return entry->end > i;
}

static void leave_out(Walk *walk, const Entry *entry) {
  Change change = {.from = begins(walk, entry->start), .line = walk->token[entry->start].line};
  bool comma = is(walk, entry->end, ',') || is(walk, entry->end, ';');
  change.length = ends(walk, comma ? entry->end : entry->end - 1) - change.from;
  Text name = text_start(change.name, sizeof change.name - 8);
  text_add(&name, "%s: ", walk->path);
  put_text(&name, walk, begins(walk, entry->value), ends(walk, entry->end - 1));
  text_put(&name, " left out");
  for (int i = entry->value; i < entry->end; i++)
    change.of_function |= is_word(walk, i, "function");
  add(walk, change);
}

/* ---- values ---- */

/* The words of a text, of a number, of a truth, as this key of the field may have them. */
static void change_literal(Walk *walk, int i, const char *key, int around) {
  char literal[NEAR_TEXT];
  Near near = {.field = walk->field, .key = key, .in_function = around > 0};
  size_t length = ends(walk, i) - begins(walk, i);
  if (length >= sizeof literal) return;
  memcpy(literal, walk->text + begins(walk, i), length);
  literal[length] = '\0';
  near_values(&near, literal);
  for (int k = 0; k < near.n; k++) replace(walk, i, i, around, near.value[k]);
}

static void walk_code(Walk *walk, int from, int to);

static void walk_value(Walk *walk, int from, int to, const char *key);

/* Each entry left out, and changed. */
static void walk_table(Walk *walk, int open) {
  size_t length = strlen(walk->path);
  for (Entry entry = {0}; next_entry(walk, open, &entry);) {
    snprintf(walk->path + length, sizeof walk->path - length, ".%s", entry.key);
    leave_out(walk, &entry);
    walk_value(walk, entry.value, entry.end, entry.key);
    walk->path[length] = '\0';
  }
}

static void walk_value(Walk *walk, int from, int to, const char *key) {
  for (int i = from; i < to;) {
    int end = i + 1;
    if (is(walk, i, '{')) {
      end = behind_bracket(walk, i);
      walk_table(walk, i);
    } else if (is_word(walk, i, "function")) {
      end = behind_function(walk, i);
      walk_code(walk, i, end);
    } else {
      change_literal(walk, i, key, 0);
    }
    i = end;
  }
}

/* ---- functions ---- */

/* What stands in the place of a comparison or of a connective. */
static const struct {
  const char *from, *to[2];
} TURNED[] = {
    {"<", {"<=", ">="}},   {"<=", {"<", ">"}},    {">", {">=", "<="}},
    {">=", {">", "<"}},    {"==", {"~=", NULL}},  {"~=", {"==", NULL}},
    {"and", {"or", NULL}}, {"or", {"and", NULL}}, {"not", {"", NULL}},
};

static void turn_operator(Walk *walk, int i) {
  const Token *token = &walk->token[i];
  for (size_t k = 0; k < sizeof TURNED / sizeof *TURNED; k++) {
    if (token->length != strlen(TURNED[k].from) ||
        memcmp(walk->text + token->from, TURNED[k].from, token->length) != 0)
      continue;
    for (int way = 0; way < 2 && TURNED[k].to[way]; way++)
      replace(walk, i, i, NEAR_TOKENS, TURNED[k].to[way]);
  }
}

/* The condition behind `if`: always, and never. */
static void decide_branch(Walk *walk, int i) {
  int then = i + 1;
  while (then < walk->n && !is_word(walk, then, "then")) then++;
  if (then == walk->n || then == i + 1) return;
  replace(walk, i + 1, then - 1, 1, "true");
  replace(walk, i + 1, then - 1, 1, "false");
}

static bool compares(const Walk *walk, int i) {
  char type = walk->token[i].type;
  return type == TOKEN_EQUAL || type == TOKEN_UNEQUAL;
}

static void walk_code(Walk *walk, int from, int to) {
  walk->in_function = true;
  for (int i = from; i < to; i++) {
    bool string = is(walk, i, TOKEN_STRING);
    if (is_word(walk, i, "if") || is_word(walk, i, "elseif"))
      decide_branch(walk, i);
    else if (is(walk, i, TOKEN_NUMBER) || is_word(walk, i, "true") || is_word(walk, i, "false") ||
             (string && !compares(walk, i - 1) && !compares(walk, i + 1)))
      change_literal(walk, i, "", NEAR_TOKENS);
    else if (!string)
      turn_operator(walk, i);
  }
  walk->in_function = false;
}

/* ---- the file ---- */

static void walk_field(Walk *walk, const char *group, const Entry *entry) {
  walk->field = schema_find(group, entry->key);
  if (!walk->field) return;
  snprintf(walk->path, sizeof walk->path, "%s%s%s", group, *group ? "." : "", entry->key);
  leave_out(walk, entry);
  walk_value(walk, entry->value, entry->end, entry->key);
}

/* The table of the file, whose entries are groups of fields, fields, and those of the header. */
static void walk_rules(Walk *walk, int open) {
  for (Entry group = {0}; next_entry(walk, open, &group);) {
    if (schema_find("", group.key))
      walk_field(walk, "", &group);
    else if (schema_has_group(group.key) && is(walk, group.value, '{'))
      for (Entry entry = {0}; next_entry(walk, group.value, &entry);)
        walk_field(walk, group.key, &entry);
  }
}

static void walk_file(Walk *walk) {
  int i = 0;
  while (i < walk->n && !(is_word(walk, i, "return") &&
                          (is_word(walk, i + 1, "game") || is_word(walk, i + 1, "house_rule"))))
    i++;
  snprintf(walk->path, sizeof walk->path, "before the rules");
  if (i == walk->n) return;
  walk_code(walk, 0, i);
  walk_rules(walk, i + 2 + is(walk, i + 2, '('));
}

/* All tokens of the text, and some that end it, so that what stands behind one may be looked at. */
static bool read_tokens(Walk *walk, size_t length) {
  enum { BEHIND = 4 };
  Lexer lexer = lexer_start(walk->text, length);
  int behind = 0;
  size_t room = 0;
  while (behind < BEHIND) {
    if (!grow(&walk->token, (size_t)(walk->n + behind) + 1, &room, sizeof(Token))) return false;
    Token token = lexer_next(&lexer);
    walk->token[walk->n + behind] = token;
    *(token.type == TOKEN_END ? &behind : &walk->n) += 1;
  }
  return true;
}

bool changes_find(Changes *changes, const char *text, size_t length) {
  Walk walk = {.text = text, .list = changes, .whole = true};
  bool read = read_tokens(&walk, length);
  if (read) walk_file(&walk);
  free(walk.token);
  return read && walk.whole;
}

void changes_free(Changes *changes) {
  free(changes->change);
  *changes = (Changes){0};
}

char *change_apply(const Change *change, const char *text, size_t *length) {
  size_t with = strlen(change->with), behind = change->from + change->length;
  size_t rest = strlen(text + behind);
  char *changed = malloc(change->from + with + rest + 1);
  if (!changed) return NULL;
  memcpy(changed, text, change->from);
  memcpy(changed + change->from, change->with, with);
  memcpy(changed + change->from + with, text + behind, rest + 1);
  *length = change->from + with + rest;
  return changed;
}
