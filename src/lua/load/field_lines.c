/* field_lines.c - in which line of a file a field is set.
**
** Lua keeps no lines for the keys of a table. So the text is cut into tokens once more, and a
** key is what stands behind `{`, `,` or `;` and before `=` in a table within game { … } or
** house_rule { … }, outside of the functions that stand there too. Tables that a program builds
** otherwise have no lines; then the line of the table around them has to do.
*/
#include "lua/load/field_lines.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Token {
  char type; /* 'n' name or number, 's' string, 0 the end, else the character itself; 'E' is == */
  int line;
  size_t from, length; /* of a string without its quotes */
} Token;

typedef struct Lexer {
  const char *text;
  size_t length, at;
  int line;
} Lexer;

static char peek(const Lexer *lexer, size_t ahead) {
  return lexer->at + ahead < lexer->length ? lexer->text[lexer->at + ahead] : '\0';
}

static void advance(Lexer *lexer, size_t n) {
  for (; n > 0 && lexer->at < lexer->length; n--)
    if (lexer->text[lexer->at++] == '\n') lexer->line++;
}

/* Number of = in a long bracket that begins here, or -1. */
static int long_bracket(const Lexer *lexer) {
  int level = 0;
  if (peek(lexer, 0) != '[') return -1;
  while (peek(lexer, 1 + (size_t)level) == '=') level++;
  return peek(lexer, 1 + (size_t)level) == '[' ? level : -1;
}

static void skip_long(Lexer *lexer, int level) {
  advance(lexer, (size_t)level + 2);
  while (lexer->at < lexer->length) {
    size_t n = 0;
    if (peek(lexer, 0) == ']') {
      while (peek(lexer, 1 + n) == '=') n++;
      if ((int)n == level && peek(lexer, 1 + n) == ']') {
        advance(lexer, n + 2);
        return;
      }
    }
    advance(lexer, 1);
  }
}

static void skip_blanks(Lexer *lexer) {
  for (;;) {
    while (isspace((unsigned char)peek(lexer, 0))) advance(lexer, 1);
    if (peek(lexer, 0) != '-' || peek(lexer, 1) != '-') return;
    advance(lexer, 2);
    int level = long_bracket(lexer);
    if (level >= 0)
      skip_long(lexer, level);
    else
      while (lexer->at < lexer->length && peek(lexer, 0) != '\n') advance(lexer, 1);
  }
}

static void skip_quoted(Lexer *lexer) {
  char quote = peek(lexer, 0);
  advance(lexer, 1);
  while (lexer->at < lexer->length && peek(lexer, 0) != quote && peek(lexer, 0) != '\n')
    advance(lexer, peek(lexer, 0) == '\\' ? 2 : 1);
}

static Token next_token(Lexer *lexer) {
  skip_blanks(lexer);
  Token token = {peek(lexer, 0), lexer->line, lexer->at, 1};
  int level = long_bracket(lexer);
  if (isalnum((unsigned char)token.type) || token.type == '_') {
    while (isalnum((unsigned char)peek(lexer, 0)) || peek(lexer, 0) == '_') advance(lexer, 1);
    token.length = lexer->at - token.from;
    token.type = 'n';
  } else if (token.type == '"' || token.type == '\'') {
    skip_quoted(lexer);
    token.from++;
    token.length = lexer->at - token.from;
    token.type = 's';
    advance(lexer, 1);
  } else if (level >= 0) {
    skip_long(lexer, level);
    token.type = 's';
    token.length = 0;
  } else if (token.type == '=' && peek(lexer, 1) == '=') {
    advance(lexer, 2);
    token.type = 'E';
  } else {
    advance(lexer, 1);
  }
  return token;
}

enum { NESTED_MAX = 16 };

/* The tables that are open, from game { on. */
typedef struct Scan {
  KeyLines *lines;
  const char *text;
  struct {
    char key[KEY_TEXT];
    int blocks, brackets; /* open where the table began: functions and the like, ( and [ */
  } table[NESTED_MAX];
  int depth, blocks, brackets;
  char pending[KEY_TEXT]; /* the key whose value begins now */
} Scan;

static bool is_word(const Scan *scan, const Token *token, const char *word) {
  return token->type == 'n' && token->length == strlen(word) &&
         !memcmp(scan->text + token->from, word, token->length);
}

static void add_line(KeyLines *lines, const char *key, int line) {
  if (lines->n == lines->room) {
    int room = lines->room ? 2 * lines->room : 64;
    KeyLine *entry = realloc(lines->entry, sizeof *entry * (size_t)room);
    if (!entry) return;
    lines->entry = entry;
    lines->room = room;
  }
  KeyLine *entry = &lines->entry[lines->n++];
  snprintf(entry->key, sizeof entry->key, "%s", key);
  entry->line = line;
}

/* Opens the table at `{`, whose tokens before it are given. */
static void open_table(Scan *scan, const Token *before, const Token *before2) {
  const Token *call = before->type == '(' ? before2 : before;
  bool starts =
      scan->depth == 0 && (is_word(scan, call, "game") || is_word(scan, call, "house_rule"));
  if (scan->depth == 0 && !starts) return;
  if (scan->depth < NESTED_MAX) {
    snprintf(scan->table[scan->depth].key, KEY_TEXT, "%s",
             starts                                    ? ""
             : before->type == '=' && scan->pending[0] ? scan->pending
                                                       : "?");
    scan->table[scan->depth].blocks = scan->blocks;
    scan->table[scan->depth].brackets = scan->brackets;
  }
  scan->depth++;
}

/* Notes the key, of `length` characters, that is set in the innermost table. */
static void note_key(Scan *scan, const Token *key) {
  const char *around = scan->table[scan->depth - 1].key;
  char whole[2 * KEY_TEXT];
  int length = key->length < KEY_TEXT ? (int)key->length : KEY_TEXT - 1;
  snprintf(whole, sizeof whole, "%s%s%.*s", around, around[0] ? "." : "", length,
           scan->text + key->from);
  snprintf(scan->pending, KEY_TEXT, "%.*s", KEY_TEXT - 1, whole);
  if (around[0] != '?') add_line(scan->lines, scan->pending, key->line);
}

/* Is a key set here: name = or [ "text" ] = behind { , or ; of a table? */
static void look_for_key(Scan *scan, const Token window[5]) {
  const Token *before = &window[1], *token = &window[2];
  if (scan->depth == 0 || scan->depth > NESTED_MAX) return;
  if (scan->table[scan->depth - 1].blocks != scan->blocks) return;
  if (scan->table[scan->depth - 1].brackets != scan->brackets) return;
  if (before->type != '{' && before->type != ',' && before->type != ';') return;
  if (token->type == 'n' && window[3].type == '=') note_key(scan, token);
  if (token->type == '[' && (window[3].type == 's' || window[3].type == 'n') &&
      window[4].type == ']')
    note_key(scan, &window[3]);
}

static void count_blocks(Scan *scan, const Token *token) {
  static const char *const opening[] = {"function", "do", "if", "repeat"};
  for (int i = 0; i < 4; i++) scan->blocks += is_word(scan, token, opening[i]);
  scan->blocks -= is_word(scan, token, "end") || is_word(scan, token, "until");
  scan->brackets +=
      (token->type == '(' || token->type == '[') - (token->type == ')' || token->type == ']');
}

void lines_read(KeyLines *lines, const char *text, size_t length) {
  Lexer lexer = {text, length, 0, 1};
  Scan scan = {.lines = lines, .text = text};
  Token window[5] = {{0}}; /* two before, this one, two after */
  window[3] = next_token(&lexer);
  window[4] = next_token(&lexer);
  do {
    memmove(window, window + 1, 4 * sizeof *window);
    window[4] = next_token(&lexer);
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

int lines_of(const KeyLines *lines, const char *key) {
  for (int i = 0; i < lines->n; i++)
    if (!strcmp(lines->entry[i].key, key)) return lines->entry[i].line;
  return -1;
}

int lines_find(const KeyLines *lines, const char *key, int otherwise) {
  char around[KEY_TEXT];
  snprintf(around, sizeof around, "%s", key);
  for (;;) {
    int line = lines_of(lines, around);
    if (line >= 0) return line;
    char *dot = strrchr(around, '.');
    if (!dot) return otherwise;
    *dot = '\0';
  }
}
