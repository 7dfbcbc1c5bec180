/* bot_sensible.c - the sensible bot: it counts cards, knows who is out of which suit, and weighs
** what a play brings its side. Here: declaring, and who is asked; play is in bot_sensible_play.c.
** All else (burying, calling, climbing) it does as the simple bot.
*/
#include "bots/bot_sensible.h"

#include "bots/bot_simple.h"
#include "bots/bots.h"
#include "deal/game.h"

static void choose_play(const BotTurn *turn, Action *out) {
  Sense sense;
  Weighed best;
  Action action = {.type = ACTION_PLAY, .seat = (uint8_t)turn->seat};
  sense_make(&sense, turn->view, turn->rules, turn->seat);
  if (sensible_weigh(&sense, turn, &best, 1) > 0) {
    order_back(sense.mind.order, &best.cards, &action.cards);
    sensible_explain(&sense, turn, &best);
  }
  if (game_check(turn->view, turn->rules, &action) == LEGAL)
    *out = action;
  else
    bot_simple.choose(turn, out);
}

/* Declares as soon as its trumps are more than others have on average: who declares leads, and has
** the kitty. True if it does. */
static bool choose_declaration(const BotTurn *turn, Action *out) {
  enum { PERCENT = 30, CARDS = 5 };
  const Game *view = turn->view;
  if (!(game_allowed_actions(view, turn->rules, turn->seat) >> ACTION_DECLARE & 1)) return false;
  if (view->deal.hand_n[turn->seat] < CARDS) return false;
  Action action;
  int percent = simple_best_declaration(view, turn->rules, turn->seat, &action);
  if (percent < PERCENT) return false;
  *out = action;
  if (turn->reason) say_values_in(turn->reason, turn->reason_size, VALUES(SAY(HINT_BID), percent));
  return true;
}

static void choose(const BotTurn *turn, Action *out) {
  const Deal *deal = &turn->view->deal;
  bool plays = game_phase(turn->view, turn->rules) == PHASE_TRICKS &&
               game_waits_for(turn->view, turn->rules) == turn->seat &&
               deal_knows_hand(deal, turn->seat);
  bool draws = game_phase(turn->view, turn->rules) == PHASE_DRAW;
  if (plays)
    choose_play(turn, out);
  else if (draws && choose_declaration(turn, out))
    return;
  else
    bot_simple.choose(turn, out);
}

const Bot bot_sensible = {"sensible", "counts cards, knows who is out of a suit, weighs each play",
                          false, false, choose};
