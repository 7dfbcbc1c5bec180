/* field_lines.c - in which line of a file a field is set.
**
** Lua keeps no lines for the keys of a table. So the text is cut into tokens once more, and a
** key is what stands behind `{`, `,` or `;` and before `=` in a table within game { … } or
** house_rule { … }, outside of the functions that stand there too. Tables that a program builds
** otherwise have no lines; then the line of the table around them has to do. */
#include "lua/load/field_lines.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/grow.h"
#include "lua/load/script_tokens.h"

enum { NESTED_MAX = 16, ROOT = -1, UNKNOWN = -2 };

/* The tables that are open, from game { on. A key is given by its entry. */
typedef struct Scan {
  KeyLines *lines;
  const char *text;
  struct {
    int key;              /* ROOT: game { itself; UNKNOWN: no key leads there */
    int blocks, brackets; /* open where the table began: functions and the like, ( and [ */
  } table[NESTED_MAX];
  int depth, blocks, brackets;
  int pending; /* the key whose value begins now */
} Scan;

/* Opens the table at `{`, whose tokens before it are given. */
static void open_table(Scan *scan, const Token *before, const Token *before2) {
  const Token *call = before->type == '(' ? before2 : before;
  bool starts = scan->depth == 0 &&
                (token_is(scan->text, call, "game") || token_is(scan->text, call, "house_rule"));
  if (scan->depth == 0 && !starts) return;
  if (scan->depth < NESTED_MAX) {
    scan->table[scan->depth].key = starts ? ROOT : before->type == '=' ? scan->pending : UNKNOWN;
    scan->table[scan->depth].blocks = scan->blocks;
    scan->table[scan->depth].brackets = scan->brackets;
  }
  scan->depth++;
}

/* Notes the key that is set in the innermost table. */
static void note_key(Scan *scan, const Token *key) {
  KeyLines *lines = scan->lines;
  int around = scan->table[scan->depth - 1].key;
  scan->pending = UNKNOWN;
  if (around == UNKNOWN) return;
  if (!grow(&lines->entry, (size_t)lines->n + 1, &lines->room, sizeof(KeyLine))) return;
  size_t before = around == ROOT ? 0 : lines->entry[around].whole + 1;
  lines->entry[lines->n] = (KeyLine){.name = scan->text + key->from,
                                     .length = key->length,
                                     .whole = before + key->length,
                                     .around = around,
                                     .line = key->line};
  scan->pending = lines->n++;
}

/* The tokens that were read last. */
typedef struct Window {
  Token token[8];
  unsigned last; /* its place, counted on */
} Window;

/* The token n before the last one. */
static const Token *back(const Window *window, unsigned n) {
  return &window->token[(window->last - n) % 8];
}

/* At a `=`: is a key set here, name = or [ "text" ] = behind { , or ; of a table? */
static void look_for_key(Scan *scan, const Window *window) {
  const Token *key = back(window, 1), *before = back(window, 2);
  if (scan->depth == 0 || scan->depth > NESTED_MAX) return;
  if (scan->table[scan->depth - 1].blocks != scan->blocks) return;
  if (scan->table[scan->depth - 1].brackets != scan->brackets) return;
  if (key->type == ']' && back(window, 3)->type == '[') {
    key = back(window, 2);
    before = back(window, 4);
    if (key->type != TOKEN_STRING && key->type != TOKEN_NUMBER) return;
  } else if (key->type != TOKEN_NAME) {
    return;
  }
  if (before->type == '{' || before->type == ',' || before->type == ';') note_key(scan, key);
}

static void count_blocks(Scan *scan, const Token *token) {
  char type = token->type;
  if (type == TOKEN_NAME) scan->blocks += token_block(scan->text, token);
  scan->brackets += (type == '(' || type == '[') - (type == ')' || type == ']');
}

void lines_read(KeyLines *lines, const char *text, size_t length) {
  Lexer lexer = lexer_start(text, length);
  Scan scan = {.lines = lines, .text = text, .pending = UNKNOWN};
  Window window = {0};
  Token *token;
  do {
    token = &window.token[++window.last % 8];
    *token = lexer_next(&lexer);
    if (token->type == '=') look_for_key(&scan, &window);
    count_blocks(&scan, token);
    if (token->type == '{') open_table(&scan, back(&window, 1), back(&window, 2));
    if (token->type == '}' && scan.depth > 0) scan.depth--;
  } while (token->type);
}

void lines_free(KeyLines *lines) {
  free(lines->entry);
  *lines = (KeyLines){0};
}

/* Is it the key of the first n characters? */
static bool is_key(const KeyLines *lines, const KeyLine *entry, const char *key, size_t n) {
  for (; entry->whole == n; entry = &lines->entry[entry->around]) {
    n -= entry->length;
    if (memcmp(entry->name, key + n, entry->length) != 0) return false;
    if (entry->around == ROOT) return true;
    if (key[--n] != '.') return false;
  }
  return false;
}

/* The line of the key of the first n characters; -1: it is in none. */
static int line_of(const KeyLines *lines, const char *key, size_t n) {
  const KeyLine *entry = lines->entry;
  for (int left = lines->n; left > 0; left--, entry++)
    if (entry->whole == n && is_key(lines, entry, key, n)) return entry->line;
  return -1;
}

int lines_of(const KeyLines *lines, const char *key) { return line_of(lines, key, strlen(key)); }

int lines_find(const KeyLines *lines, const char *key, int otherwise) {
  for (size_t n = strlen(key);; n--) { /* without the dot in front of what was cut off */
    int line = line_of(lines, key, n);
    if (line >= 0) return line;
    while (n > 0 && key[n - 1] != '.') n--;
    if (n == 0) return otherwise;
  }
}
