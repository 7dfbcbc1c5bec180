/* script_tokens.h - the text of a script cut into tokens, without running it: for what Lua does not
** keep, in which line a key stands and where in the text a value does. */
#ifndef script_tokens_h
#define script_tokens_h

#include <stdbool.h>
#include <stddef.h>

/* Types of tokens; any other token is a character by itself. */
enum {
  TOKEN_END = 0,
  TOKEN_NAME = 'n', /* names and keywords */
  TOKEN_NUMBER = '0',
  TOKEN_STRING = 's',
  TOKEN_EQUAL = 'E',   /* == */
  TOKEN_UNEQUAL = 'U', /* ~= */
  TOKEN_LEAST = 'G',   /* >= */
  TOKEN_MOST = 'L',    /* <= */
  TOKEN_JOIN = 'J'     /* .. and ... */
};

typedef struct Token {
  char type;
  int line;
  size_t from, length; /* of a string without its quotes; of one in long brackets nothing */
  size_t begins, ends; /* all of it */
} Token;

typedef struct Lexer {
  const char *text;
  size_t length, at;
  int line;
} Lexer;

/* Begins at the first line of the text. */
Lexer lexer_start(const char *text, size_t length);
/* The next token; TOKEN_END, again and again, behind the last one. */
Token lexer_next(Lexer *lexer);

/* Is the token this name or keyword? */
bool token_is(const char *text, const Token *token, const char *word);

/* Does the script return what a function of this name makes of a table: `return word { … }`? */
bool script_returns(const char *text, size_t length, const char *word);

/* By how much a token opens (1) or closes (-1) a block that `end` or `until` ends. */
int token_block(const char *text, const Token *token);

#endif
