/* bots.c - who plays the seats that nobody has taken. */
#include <string.h>

#include "repl/command/go_on.h"
#include "repl/command/handlers.h"
#include "repl/say.h"

COMMAND(command_bots) {
  char error[ROW_TEXT], names[ROW_TEXT];
  const Bot *bots[SEAT_MAX];
  Text who = text_room(ROW_TEXT);
  if (*rest) {
    int n = bots_parse(rest, bots, error, sizeof error), players = repl->session.rules->players;
    if (n == 0) return repl_refuse(repl, "%s", error);
    if (n > players) return repl_deny(repl, SAY(BOTS_MORE), players);
    const Bot *seeing = bots_seeing(bots);
    if (repl->taken && seeing) return repl_deny(repl, SAY(BOT_SEES), seeing->name);
    memcpy(repl->bots, bots, sizeof bots);
    repl->session.retraced = false; /* they are to play, not those who did */
  }
  go_on_bots(repl, bots);
  for (int i = 0; i < repl->session.rules->players; i++) {
    text_put(&who, i ? SAY(LIST_COMMA) : "");
    say(&who, SAY(BOT_OF_SEAT), seat_letter(i), bots[i]->name);
  }
  repl_tell(repl, SAY(BOTS_ARE), who.out, bot_names(names, sizeof names));
  return true;
}
