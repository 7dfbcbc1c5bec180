/* hint.c - the best that a bot finds for a seat, why, and what it did not look at. */
#include <math.h>
#include <stdio.h>

#include "bots/bot_script.h"
#include "bots/bot_search.h"
#include "notation/notation.h"
#include "repl/chinese_commands.h"
#include "repl/command/go_on.h"
#include "repl/command/handlers.h"
#include "repl/command/out_of_turn.h"
#include "repl/render/narrate.h"
#include "repl/render/render_cards.h"
#include "repl/say.h"
#include "repl/scene.h"

/* Whom the reader asks: the best bot that answers at once, whatever bot has the seat, but for one
** that may be better: the search, the one that sees all, one in Lua. */
static const Bot *adviser_of(const Repl *repl, int seat) {
  const Bot *bot = repl->bots[seat];
  return !bot || bot == &bot_random || bot == &bot_simple ? bot_adviser() : bot;
}

/* What the bot leaves out when it chooses such an action; NULL: nothing, or all and its reason says
** so. */
static const char *not_weighed(const Bot *bot, const Deal *deal, const Action *action) {
  if (bot == &bot_search || bot_is_script(bot)) return NULL;
  switch (action->type) {
    case ACTION_PLAY:
      return deal->plays > 0 || deal->tables ? SAY(WITHOUT_LATER_TRICKS) : SAY(WITHOUT_RISKS);
    case ACTION_PASS: return deal->tables ? SAY(WITHOUT_LATER_TRICKS) : SAY(WITHOUT_KITTY);
    case ACTION_DECLARE:
    case ACTION_DEFEND:
    case ACTION_YIELD: return SAY(WITHOUT_KITTY);
    case ACTION_BURY: return SAY(WITHOUT_LATER_TRICKS);
    case ACTION_CALL: return SAY(WITHOUT_SUITS);
    default: return NULL;
  }
}

/* "play 5D 5D", the cards as a hand has them. */
static void put_action(Text *text, const Repl *repl, const Scene *scene, const Action *action) {
  char words[ROW_TEXT];
  bool cards = action->type != ACTION_CALL && !cardset_is_empty(&action->cards);
  if (!cards)
    action_print(action, scene->rules->deck.packs, scene->look.style, words, sizeof words);
  put_typed(text, repl, cards ? action_name(action) : words);
  if (cards) text_put(text, " ");
  if (cards) render_cards(text, scene, &action->cards);
}

static void say_hint(Repl *repl, const Bot *bot, const Action *action, const char *reason) {
  const Deal *deal = &repl->session.game.deal;
  Text row = text_room(ROW_TEXT * 2);
  Scene scene = repl_scene(repl);
  Action only;
  say(&row, SAY(SEAT_COLON), seat_letter(action->seat));
  put_action(&row, repl, &scene, action);
  bool forced = action->type == ACTION_PLAY && !deal->tables && deal->turn == action->seat &&
                go_on_forced_play(repl, &only);
  const char *without =
      forced || said_has(reason, SAY(HINT_RANDOM)) ? NULL : not_weighed(bot, deal, action);
  if (forced) reason = SAY(HINT_ONLY);
  if (*reason) say(&row, SAY(HINT_WHY), reason);
  repl_say(repl, "%s", row.out);
  if (without) repl_tell(repl, without);
  if (repl->supposed) return;
  listed_begin(&repl->listed, &repl->session.game);
  listed_add(&repl->listed, action);
  repl->listed.is_hint = true;
  if (repl->interactive) repl_tell(repl, SAY(HINT_ENTER));
}

/* What the search weighed: three plays, what the first is worth, how far the others are from it. */
static void say_weighed(Repl *repl, const Weighing *weighing) {
  enum { SHOWN = 3 };
  Scene scene = repl_scene(repl);
  repl_tell(repl, SAY(WEIGHED_DEALS), weighing->exact, weighing->deals);
  listed_begin(&repl->listed, &repl->session.game);
  for (int i = 0; i < weighing->n && i < SHOWN; i++) {
    const WeighedAction *weighed = &weighing->list[i];
    char levels[16], error[16];
    Text row = text_room(ROW_TEXT);
    put_action(&row, repl, &scene, &weighed->action);
    double worth = i == 0 ? weighed->worth : fabs(weighed->behind);
    snprintf(levels, sizeof levels, "%.2f", worth);
    snprintf(error, sizeof error, "%.2f", 2 * (i == 0 ? weighed->error : weighed->behind_error));
    if (i == 0)
      repl_tell(repl, SAY(WEIGHED_BEST), row.out, levels, error);
    else
      repl_tell(repl, SAY(WEIGHED_BEHIND), i + 1, row.out, levels, error, weighed->behind < 0);
    listed_add(&repl->listed, &weighed->action);
  }
  repl->listed.is_hint = true;
}

/* There is nothing for the seat to do: why not, and who is waited for. */
static bool say_nothing(Repl *repl, int seat) {
  const Session *session = &repl->session;
  int waits = game_waits_for(&session->game, session->rules);
  if (game_allowed_actions(&session->game, session->rules, seat) != 0)
    repl_tell(repl, SAY(LET_BE), seat_letter(seat));
  else if (waits == SEAT_NONE || waits == seat)
    repl_tell(repl, SAY(NOTHING_NOW), seat_letter(seat));
  else if (repl_sees(repl, waits))
    repl_tell(repl, SAY(NOT_ITS_TURN), seat_letter(seat), seat_letter(waits));
  else
    repl_tell(repl, SAY(OTHERS_TURN), seat_letter(seat), seat_letter(waits));
  return true;
}

/* What would play the seat may be another bot, and may play otherwise: then that is said. */
static void say_auto(Repl *repl, const Bot *adviser, const Action *advised) {
  const Bot *players[SEAT_MAX];
  int seat = advised->seat, planes = repl->session.rules->deck.packs;
  Text row = text_room(ROW_TEXT);
  Session copy;
  Action done;
  Ruling why;
  go_on_bots(repl, players);
  if (players[seat] == adviser || repl->supposed) return;
  session_copy(&copy, &repl->session);
  copy.retraced = false;
  session_step(&copy, (uint16_t)(1u << seat), players, &done, &why);
  session_free(&copy);
  bool other = done.type != ACTION_NB && done.seat == seat && done.type == advised->type &&
               !cardset_equal(&done.cards, &advised->cards, planes);
  if (!other) return;
  Scene scene = repl_scene(repl);
  put_action(&row, repl, &scene, &done);
  repl_tell(repl, SAY(HINT_AUTO), row.out, players[seat]->name);
}

static bool say_advice(Repl *repl, int seat) {
  const Session *session = &repl->session;
  Game view;
  Action action;
  Rng rng;
  Ruling why;
  char reason[256] = "";
  view_of(&session->game, session->rules, seat, &view);
  rng_seed(&rng, session->game.actions);
  action.type = ACTION_NB;
  const Bot *bot = adviser_of(repl, seat);
  BotTurn turn = {&view, session->rules, seat, &rng, reason, sizeof reason};
  if (!bot_ask(bot, &turn, &action, &why)) return repl_refuse_ruling(repl, &why);
  if (action.type == ACTION_NB) return say_nothing(repl, seat);
  game_explain(&session->game, session->rules, &action, &why);
  if (why.refusal != LEGAL) return tell_stuck(repl, &session->game, &why); /* functions forbid */
  say_hint(repl, bot, &action, reason);
  say_auto(repl, bot, &action);
  Weighing weighing;
  turn.reason = NULL;
  if (bot == &bot_search && search_weigh(&turn, &weighing)) say_weighed(repl, &weighing);
  return true;
}

COMMAND(command_hint) {
  if (*rest && (seat = command_seat_named(repl, rest)) == SEAT_NONE) return false;
  return out_of_turn_ask(repl, seat, say_advice);
}
