/* bot_sensible.c - the sensible bot: it counts cards, knows who is out of which suit, and weighs
** what each decision brings its side. Here: declaring, and who is asked for the rest.
*/
#include "bots/bot_sensible_climb.h"
#include "bots/bot_sensible_kitty.h"
#include "bots/bot_sensible_know.h"
#include "bots/bot_sensible_play.h"

#include "bots/bot_simple.h"
#include "bots/bots.h"
#include "bots/kitty_reasons.h"
#include "deal/game.h"

static bool choose_play(const Sense *sense, const BotTurn *turn, Action *out) {
  Weighed best;
  if (sensible_weigh(sense, turn, &best, 1) == 0) return false;
  *out = bot_action(turn, ACTION_PLAY);
  order_back(sense->mind.order, &best.cards, &out->cards);
  sensible_explain(sense, turn, &best);
  return true;
}

static bool choose_bury(const Sense *sense, const BotTurn *turn, Action *out) {
  CardSet buried;
  sensible_bury(sense, &buried);
  *out = bot_action(turn, ACTION_BURY);
  order_back(sense->mind.order, &buried, &out->cards);
  bot_explain_bury(turn, out);
  return true;
}

static bool choose_call(const Sense *sense, const BotTurn *turn, Action *out) {
  if (!sensible_call(sense, turn, out)) return false;
  bot_explain_call(turn, out);
  return true;
}

static bool choose_gift(const Sense *sense, const BotTurn *turn, Action *out) {
  CardSet given;
  sensible_give(sense, &turn->view->deal.gift[0], &given);
  *out = bot_action(turn, ACTION_GIVE);
  order_back(sense->mind.order, &given, &out->cards);
  bot_explain(turn, SAY(HINT_GIVE));
  return true;
}

/* What it does with cards whose order is known, when it is waited for. False: nothing that may be
** done. */
static bool choose_cards(const BotTurn *turn, Action *out) {
  const Game *view = turn->view;
  const Deal *deal = &view->deal;
  uint32_t allowed = game_allowed_actions(view, turn->rules, turn->seat);
  bool (*choose)(const Sense *, const BotTurn *, Action *) = NULL;
  Sense sense;
  Action action;
  switch (game_phase(view, turn->rules)) {
    case PHASE_TRICKS: choose = choose_play; break;
    case PHASE_KITTY: choose = allowed >> ACTION_BURY & 1 ? choose_bury : NULL; break;
    case PHASE_CALL: choose = choose_call; break;
    case PHASE_GIFT: choose = choose_gift; break;
    default: break;
  }
  if (!choose || !deal->has_order || deal->order.merged) return false;
  if (game_waits_for(view, turn->rules) != turn->seat || !deal_knows_hand(deal, turn->seat))
    return false;
  sense_make(&sense, view, turn->rules, turn->seat);
  if (!choose(&sense, turn, &action) || game_check(view, turn->rules, &action) != LEGAL)
    return false;
  *out = action;
  return true;
}

/* Declares as soon as its trumps are more than others have on average: who declares leads, and has
** the kitty. True if it does. */
static bool choose_declaration(const BotTurn *turn, Action *out) {
  enum { PERCENT = 30, CARDS = 5 };
  const Game *view = turn->view;
  if (game_phase(view, turn->rules) != PHASE_DRAW) return false;
  if (!(game_allowed_actions(view, turn->rules, turn->seat) >> ACTION_DECLARE & 1)) return false;
  if (view->deal.hand_n[turn->seat] < CARDS) return false;
  return simple_declares(turn, PERCENT, out);
}

static void choose(const BotTurn *turn, Action *out) {
  if (!choose_cards(turn, out) && !choose_declaration(turn, out) && !sensible_climb(turn, out))
    bot_simple.choose(turn, out);
}

const Bot bot_sensible = {"sensible", "counts cards, knows who is out of a suit, weighs each play",
                          false,      false,
                          choose,     NULL};
