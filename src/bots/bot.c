/* bot.c - what all bots share. See bot.h. */
#include "bots/bot.h"

#include <stdio.h>

void bot_explain(const BotTurn *turn, const char *sentence) {
  if (turn->reason) snprintf(turn->reason, turn->reason_size, "%s", sentence);
}
