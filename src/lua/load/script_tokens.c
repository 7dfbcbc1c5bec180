/* script_tokens.c - see script_tokens.h. */
#include "lua/load/script_tokens.h"

#include <string.h>

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

static bool is_blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

static void skip_line(Lexer *lexer) {
  const char *end = memchr(lexer->text + lexer->at, '\n', lexer->length - lexer->at);
  lexer->at = end ? (size_t)(end - lexer->text) : lexer->length;
}

static void skip_blanks(Lexer *lexer) {
  for (;;) {
    size_t at = lexer->at;
    for (; at < lexer->length && is_blank(lexer->text[at]); at++)
      lexer->line += lexer->text[at] == '\n';
    lexer->at = at;
    if (peek(lexer, 0) != '-' || peek(lexer, 1) != '-') return;
    lexer->at += 2;
    int level = long_bracket(lexer);
    if (level >= 0)
      skip_long(lexer, level);
    else
      skip_line(lexer);
  }
}

static void skip_quoted(Lexer *lexer) {
  char quote = peek(lexer, 0);
  advance(lexer, 1);
  for (;;) {
    size_t at = lexer->at;
    const char *text = lexer->text;
    while (at < lexer->length && text[at] != quote && text[at] != '\n' && text[at] != '\\') at++;
    lexer->at = at;
    if (peek(lexer, 0) != '\\') return;
    advance(lexer, 2);
  }
}

static bool is_digit(char c) { return c >= '0' && c <= '9'; }
static bool is_of_word(char c) {
  char low = (char)(c | ('a' ^ 'A'));
  return (low >= 'a' && low <= 'z') || is_digit(c) || c == '_';
}

/* Operators of two characters. */
static const struct {
  char text[3], type;
} PAIRS[] = {{"==", TOKEN_EQUAL}, {"~=", TOKEN_UNEQUAL}, {">=", TOKEN_LEAST},
             {"<=", TOKEN_MOST},  {"..", TOKEN_JOIN},    {"//", '/'}};

static void take_operator(Lexer *lexer, Token *token) {
  char next = peek(lexer, 1);
  bool may = next == '=' || next == '.' || next == '/';
  for (size_t i = 0; may && i < sizeof PAIRS / sizeof *PAIRS; i++)
    if (token->type == PAIRS[i].text[0] && next == PAIRS[i].text[1]) {
      token->type = PAIRS[i].type;
      lexer->at++;
    }
  if (lexer->at < lexer->length) lexer->at++;
}

/* Takes a name, or a number, which may have a point or be of base 16. */
static void take_word(Lexer *lexer, Token *token) {
  bool number = is_digit(token->type);
  const char *at = lexer->text + lexer->at, *end = lexer->text + lexer->length;
  for (; at < end; at++)
    if (!is_of_word(*at) && !(number && *at == '.' && !(at + 1 < end && at[1] == '.'))) break;
  lexer->at = (size_t)(at - lexer->text);
  token->type = number ? TOKEN_NUMBER : TOKEN_NAME;
}

Lexer lexer_start(const char *text, size_t length) { return (Lexer){text, length, 0, 1}; }

Token lexer_next(Lexer *lexer) {
  skip_blanks(lexer);
  Token token = {peek(lexer, 0), lexer->line, lexer->at, 0, lexer->at, 0};
  int level = token.type == '[' ? long_bracket(lexer) : -1;
  if (token.type == '"' || token.type == '\'') {
    skip_quoted(lexer);
    token.from++;
    token.length = lexer->at - token.from;
    token.type = TOKEN_STRING;
    advance(lexer, 1);
  } else if (level >= 0) {
    skip_long(lexer, level);
    token.type = TOKEN_STRING;
  } else {
    if (is_of_word(token.type))
      take_word(lexer, &token);
    else
      take_operator(lexer, &token);
    token.length = lexer->at - token.from;
  }
  token.ends = lexer->at;
  return token;
}

bool token_is(const char *text, const Token *token, const char *word) {
  return token->type == TOKEN_NAME && token->length == strlen(word) &&
         !memcmp(text + token->from, word, token->length);
}

bool script_returns(const char *text, size_t length, const char *word) {
  Lexer lexer = lexer_start(text, length);
  Token before = {0}, token = lexer_next(&lexer);
  for (; token.type != TOKEN_END; before = token, token = lexer_next(&lexer)) {
    if (!token_is(text, &before, "return") || !token_is(text, &token, word)) continue;
    Token opens = lexer_next(&lexer);
    return opens.type == '{' || opens.type == '(';
  }
  return false;
}

int token_block(const char *text, const Token *token) {
  static const char *const opening[] = {"function", "do", "if", "repeat"};
  if (token->type != TOKEN_NAME || !strchr("fdireu", text[token->from])) return 0;
  for (int i = 0; i < 4; i++)
    if (token_is(text, token, opening[i])) return 1;
  return token_is(text, token, "end") || token_is(text, token, "until") ? -1 : 0;
}
