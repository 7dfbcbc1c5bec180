/* script_bot.h - a bot written in Lua: `return bot { choose = function(view) … end }`.
**
** Before each question its file is run anew, in an environment of its own: nothing is kept between
** questions, of one seat or of several. It sees a View (value/lua_view.h), within the budgets of
** rules (sandbox/sandbox.h), in a Lua state that no rule shares. */
#ifndef script_bot_h
#define script_bot_h

#include "base/rng.h"
#include "deal/action.h"

typedef struct ScriptBot ScriptBot;

enum { BOT_SUMMARY = 256, BOT_NAME = 64 };

/* Reads and runs the file of a bot: a path, or the name of one that find_bot finds. NULL and a
** sentence in error; an empty one: there is none of that name. */
ScriptBot *script_bot_load(const char *word, char *error, size_t error_size);
void script_bot_free(ScriptBot *bot);
/* The same in a state of its own, for another thread. */
ScriptBot *script_bot_copy(const ScriptBot *bot, char *error, size_t error_size);

/* What its file says of it, "" if nothing; and the name of the bot that does what it leaves, "" if
** it names none. */
const char *script_bot_summary(const ScriptBot *bot);
const char *script_bot_otherwise(const ScriptBot *bot);

/* Whether another is its like: of the same file, whose text is the same. */
bool script_bot_is_like(const ScriptBot *bot, const ScriptBot *other);

/* What it is asked. */
typedef struct BotQuestion {
  const Game *view; /* of its seat */
  const Rules *rules;
  int seat;
  Rng *rng;
} BotQuestion;

/* What it says. */
typedef struct BotAnswer {
  Action action;    /* type ACTION_NB: it leaves that to another; it need not be legal */
  char words[64];   /* what it said, as text, the beginning of it */
  char reason[192]; /* of its own; "": none */
} BotAnswer;

/* Asks. False, and "file:line: sentence" in error, when it failed, used up its budget or answered
** something that is no action. */
bool script_bot_ask(ScriptBot *bot, const BotQuestion *question, BotAnswer *out, char *error,
                    size_t error_size);

#endif
