/* field_lines.c - in which line of a file a field is set.
**
** Lua keeps no lines for the keys of a table. So the text is cut into tokens once more, and a
** key is what stands behind `{`, `,` or `;` and before `=` in a table within game { … } or
** house_rule { … }, outside of the functions that stand there too. Tables that a program builds
** otherwise have no lines; then the line of the table around them has to do. */
#include "lua/load/field_lines.h"

#include <stdlib.h>
#include <string.h>

#include "base/grow.h"
#include "base/text.h"
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
  bool starved;
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
  scan->starved |= !grow(&lines->entry, (size_t)lines->n + 1, &lines->room, sizeof(KeyLine));
  if (scan->starved) return;
  KeyLine *entry = &lines->entry[lines->n];
  Text text = text_start(entry->key, KEY_TEXT);
  if (around != ROOT) text_put(&text, lines->entry[around].key);
  if (around != ROOT) text_put(&text, ".");
  text_put_some(&text, scan->text + key->from, key->length);
  if (text.length >= KEY_TEXT) return;
  entry->line = key->line;
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

/* By their keys, and of one key by their lines. */
static int compare_lines(const void *a, const void *b) {
  const KeyLine *one = a, *other = b;
  int order = strcmp(one->key, other->key);
  return order ? order : one->line - other->line;
}

static int compare_keys(const void *key, const void *entry) {
  return strcmp(key, ((const KeyLine *)entry)->key);
}

/* Puts the keys in order, each of them once. */
static void put_in_order(KeyLines *lines) {
  int n = 0;
  if (lines->n > 0) qsort(lines->entry, (size_t)lines->n, sizeof(KeyLine), compare_lines);
  for (int i = 0; i < lines->n; i++)
    if (n == 0 || strcmp(lines->entry[n - 1].key, lines->entry[i].key) != 0)
      lines->entry[n++] = lines->entry[i];
  KeyLine *fits = n > 0 ? realloc(lines->entry, (size_t)n * sizeof(KeyLine)) : NULL;
  if (fits) lines->entry = fits, lines->room = (size_t)n;
  lines->n = n;
}

bool lines_read(KeyLines *lines, const char *text, size_t length) {
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
  } while (token->type && !scan.starved);
  put_in_order(lines);
  return !scan.starved;
}

void lines_free(KeyLines *lines) {
  free(lines->entry);
  *lines = (KeyLines){0};
}

int lines_of(const KeyLines *lines, const char *key) {
  const KeyLine *entry =
      lines->n > 0 ? bsearch(key, lines->entry, (size_t)lines->n, sizeof(KeyLine), compare_keys)
                   : NULL;
  return entry ? entry->line : -1;
}

int lines_find(const KeyLines *lines, const char *key, int otherwise) {
  char around[KEY_TEXT];
  Text text = text_start(around, sizeof around);
  text_put(&text, key);
  bool cut = text.length >= sizeof around && key[strlen(around)] != '.';
  for (char *dot;; *dot = '\0', cut = false) {
    int line = cut ? -1 : lines_of(lines, around);
    if (line >= 0) return line;
    dot = strrchr(around, '.');
    if (!dot) return otherwise;
  }
}
