/* bot_script.h - bots written in Lua (lua/call/script_bot.h) among the others: read, asked, and
** what they answer held against the rules. */
#ifndef bot_script_h
#define bot_script_h

#include "bots/bot.h"

/* Reads the bot of a name or a path; `find` finds the bot to which it leaves what it does not
** decide. NULL and a sentence in error; an empty one: there is none of that name. Bots that were
** read stay until the program ends: whoever has one may keep it. */
const Bot *bot_script_read(const char *word, const Bot *(*find)(const char *name), char *error,
                           size_t error_size);

/* The same bots for another thread: those in Lua are made anew, for each has but one state. False
** and a sentence in error. */
bool bots_for_thread(const Bot *const bots[], int n, const Bot *own[], char *error,
                     size_t error_size);

/* What the bot does now; any bot is to be asked so. False, and *why, when it is a script that
** failed or answered what is not legal. */
bool bot_ask(const Bot *bot, const BotTurn *turn, Action *out, Ruling *why);

/* Is it a script, which gives reasons of its own? */
static inline bool bot_is_script(const Bot *bot) { return !bot->choose; }

#endif
