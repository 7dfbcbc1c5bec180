/* hint.c - what the simple player would do. */
#include "ask/ask.h"
#include "notation/notation.h"
#include "repl/command/handlers.h"
#include "repl/render/narrate.h"
#include "repl/say.h"

COMMAND(command_hint) {
  (void)command, (void)rest;
  const Session *session = &repl->session;
  Game view;
  Action action;
  Rng rng;
  char words[ROW_TEXT], reason[256] = "";
  if ((seat = command_asked_seat(repl, seat)) == SEAT_NONE) return false;
  view_of(&session->game, session->rules, seat, &view);
  rng_seed(&rng, session->game.actions);
  action.type = ACTION_NB;
  bot_simple.choose(&(BotTurn){&view, session->rules, seat, &rng, reason, sizeof reason}, &action);
  if (action.type == ACTION_NB) {
    repl_tell(repl, SAY(NOTHING_NOW), seat_letter(seat));
    return true;
  }
  Ruling why;
  ask_action(&session->game, session->rules, &action, &why);
  if (why.refusal != LEGAL) return tell_stuck(repl, &session->game, &why); /* functions forbid */
  action_print(&action, session->rules->deck.packs, repl->look.style, words, sizeof words);
  repl_say(repl, "%c: %s%s%s", seat_letter(seat), words, *reason ? " - " : "", reason);
  return true;
}
