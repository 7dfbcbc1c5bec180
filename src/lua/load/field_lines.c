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
  KeyLine *entry = &lines->entry[lines->n];
  Text name = text_start(entry->key, sizeof entry->key);
  if (around != ROOT) {
    text_put(&name, lines->entry[around].key);
    text_put(&name, ".");
  }
  text_put_some(&name, scan->text + key->from, key->length);
  entry->length = strlen(entry->key);
  entry->line = key->line;
  scan->pending = lines->n++;
}

/* Is a key set here: name = or [ "text" ] = behind { , or ; of a table? */
static void look_for_key(Scan *scan, const Token window[5]) {
  const Token *before = &window[1], *token = &window[2];
  if (scan->depth == 0 || scan->depth > NESTED_MAX) return;
  if (scan->table[scan->depth - 1].blocks != scan->blocks) return;
  if (scan->table[scan->depth - 1].brackets != scan->brackets) return;
  if (before->type != '{' && before->type != ',' && before->type != ';') return;
  if (token->type == TOKEN_NAME && window[3].type == '=') note_key(scan, token);
  bool key = window[3].type == TOKEN_STRING || window[3].type == TOKEN_NUMBER;
  if (token->type == '[' && key && window[4].type == ']') note_key(scan, &window[3]);
}

static void count_blocks(Scan *scan, const Token *token) {
  scan->blocks += token_block(scan->text, token);
  scan->brackets +=
      (token->type == '(' || token->type == '[') - (token->type == ')' || token->type == ']');
}

void lines_read(KeyLines *lines, const char *text, size_t length) {
  Lexer lexer = lexer_start(text, length);
  Scan scan = {.lines = lines, .text = text, .pending = UNKNOWN};
  Token window[5] = {{0}}; /* two before, this one, two after */
  window[3] = lexer_next(&lexer);
  window[4] = lexer_next(&lexer);
  do {
    memmove(window, window + 1, 4 * sizeof *window);
    window[4] = lexer_next(&lexer);
    const Token *token = &window[2];
    look_for_key(&scan, window);
    count_blocks(&scan, token);
    if (token->type == '{') open_table(&scan, &window[1], &window[0]);
    if (token->type == '}' && scan.depth > 0) scan.depth--;
  } while (window[2].type);
}

void lines_free(KeyLines *lines) {
  free(lines->entry);
  *lines = (KeyLines){0};
}

/* The line of the key of the first n characters; -1: it is in none. */
static int line_of(const KeyLines *lines, const char *key, size_t n) {
  for (const KeyLine *entry = lines->entry; entry < lines->entry + lines->n; entry++)
    if (entry->length == n && !memcmp(entry->key, key, n)) return entry->line;
  return -1;
}

int lines_of(const KeyLines *lines, const char *key) { return line_of(lines, key, strlen(key)); }

int lines_find(const KeyLines *lines, const char *key, int otherwise) {
  size_t n = strlen(key);
  if (n >= KEY_TEXT) n = KEY_TEXT - 1; /* as the keys are cut */
  for (;;) {
    int line = line_of(lines, key, n);
    if (line >= 0) return line;
    while (n > 0 && key[n - 1] != '.') n--;
    if (n == 0) return otherwise;
    n--;
  }
}
