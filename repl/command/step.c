/* step.c - going on by itself: `step` to the next thing that is worth a line, `auto` further. */
#include <string.h>

#include "repl/command/go_on.h"
#include "repl/command/handlers.h"
#include "repl/custom_phase.h"
#include "repl/render/narrate.h"
#include "repl/line.h"
#include "repl/say.h"

/* Those for which a step acts: where one went back to look, all, for it is done again. */
static uint16_t programs_seats(const Repl *repl) {
  Action next;
  return session_retraces(&repl->session, &next) ? ALL_SEATS : (uint16_t)~repl->taken;
}

static bool do_forced(Repl *repl, const Action *only) {
  Game before = repl->session.game;
  Ruling why;
  if (session_do(&repl->session, only, &why) != LEGAL) return repl_refuse_ruling(repl, &why);
  tell_action(repl, &before, only, TELL_ACTIONS);
  go_on_to_decision(repl);
  return true;
}

/* Goes on to the next thing that is worth a line, counting the draws on the way. */
static void step_once(Repl *repl) {
  const Deal *deal = &repl->session.game.deal;
  int drawn = deal->drawn;
  bool added = phase_is_on(&repl->session.game, repl->session.rules); /* says all itself */
  Action done;
  do {
    go_on_once(repl, programs_seats(repl), TELL_ACTIONS, &done);
  } while (done.type != ACTION_NB && tell_is_silent(&done) &&
           game_phase(&repl->session.game, repl->session.rules) == PHASE_DRAW &&
           !interrupt_taken());
  if (done.type == ACTION_NB || !tell_is_silent(&done)) return;
  if (deal->drawn == drawn && !added && !repl->interactive) tell_where(repl); /* a pass */
  if (deal->drawn > drawn)
    repl_tell(repl, SAY(DRAWN_OF), deal->drawn, deal->deck_n - repl->session.rules->deck.kitty);
}

/* Exactly so many actions, draws included. */
static void step_actions(Repl *repl, int n) {
  Action done = {.type = ACTION_DRAW};
  int drawn = repl->session.game.deal.drawn;
  while (n-- > 0 && done.type != ACTION_NB && !go_on_is_my_turn(repl) && !interrupt_taken())
    go_on_once(repl, programs_seats(repl), TELL_ACTIONS, &done);
  if (repl->session.game.deal.drawn != drawn && tell_is_silent(&done)) tell_where(repl);
}

COMMAND(command_step) {
  int n = command_count(rest, 0);
  if (n < 0) return repl_deny(repl, SAY(STEP_TAKES));
  if (repl->session.game.over) return repl_deny(repl, SAY(OVER_NEW));
  if (go_on_is_my_turn(repl)) {
    Action only;
    int waits = game_waits_for(&repl->session.game, repl->session.rules);
    if (session_retraces(&repl->session, &only) || go_on_forced_play(repl, &only))
      return do_forced(repl, &only);
    return repl_deny(repl, SAY(YOURS_TO_DECIDE), seat_letter(waits));
  }
  if (n > 0) {
    step_actions(repl, n);
  } else if (repl->taken) {
    Action done;
    go_on_once(repl, programs_seats(repl), TELL_ACTIONS, &done);
    go_on_to_decision(repl);
  } else {
    step_once(repl);
  }
  return true;
}

static bool auto_is_done(const Repl *repl, const Game *start, Until until) {
  const Game *game = &repl->session.game;
  bool same = game->number == start->number && game->redeals == start->redeals;
  if (game->over) return true;
  if (until == UNTIL_GAME || game->actions == start->actions) return false;
  if (game_waits_for(game, repl->session.rules) == SEAT_NONE) return true;
  return until == UNTIL_TRICK && game->deal.trick > (same ? start->deal.trick : 0);
}

/* Would the game go on for ever, as far as its rules say? */
static bool is_endless(const Rules *rules) {
  return rules->advance.game_over == GAME_NEVER_OVER && rules->advance.deals == 0 &&
         !rules_hooked(rules, HOOK_ADVANCE_GAME_OVER);
}

static bool auto_run(Repl *repl, Until until) {
  enum { ENDLESS_DEALS = 100 };
  Game start = repl->session.game;
  bool endless = until == UNTIL_GAME && is_endless(repl->session.rules);
  Action done = {.type = ACTION_DRAW};
  while (!auto_is_done(repl, &start, until)) {
    go_on_once(repl, ALL_SEATS, until == UNTIL_GAME ? TELL_DEALS : TELL_TRICKS, &done);
    if (done.type == ACTION_NB) return false;
    if (repl->session.game.redeals >= start.redeals + REDEALS_MAX)
      return repl_deny(repl, SAY(ALWAYS_THROWN_IN), REDEALS_MAX);
    if (interrupt_taken()) {
      repl_tell(repl, SAY(STOPPED));
      return true;
    }
    if (endless && repl->session.game.number >= start.number + ENDLESS_DEALS) {
      repl_tell(repl, SAY(STOPPED_ENDLESS), ENDLESS_DEALS);
      return true;
    }
  }
  return true;
}

/* `auto` would play the reader's own seat, too: is that meant? While tricks are played it is asked
** once for the seats that are taken, of a trick and then of a deal; each time of the whole game,
** and before the play, where it would declare, bury and call for the reader. */
static bool is_meant(Repl *repl, const Command *command, Until until) {
  bool again = repl->asked == command && until <= (Until)repl->auto_asked;
  PhaseType phase = game_phase(&repl->session.game, repl->session.rules);
  bool playing = phase == PHASE_TRICKS || phase == PHASE_CLIMB;
  bool known = playing && until != UNTIL_GAME && until <= (Until)repl->auto_answered &&
               repl->auto_meant == repl->taken;
  if (!repl->confirm || !repl->taken || known) return true;
  if (again) {
    repl->auto_meant = repl->taken;
    repl->auto_answered = repl->auto_asked;
    return true;
  }
  repl->asks = command;
  repl->auto_asked = (uint8_t)until;
  return until == UNTIL_GAME ? repl_deny(repl, SAY(AUTO_ASKS))
                             : repl_deny(repl, SAY(AUTO_ASKS_PART), until == UNTIL_DEAL);
}

COMMAND(command_auto) {
  static const char *const WORDS[] = {"trick", "deal", "game", NULL};
  static const Until UNTIL[] = {UNTIL_TRICK, UNTIL_DEAL, UNTIL_GAME};
  char word[32];
  Until until = UNTIL_GAME;
  if (repl->session.game.over) return repl_deny(repl, SAY(OVER_NEW));
  if (command_word(&rest, word, sizeof word)) {
    int i = 0;
    while (WORDS[i] && strncmp(WORDS[i], word, strlen(word)) != 0) i++;
    if (!WORDS[i] || !command_ends(rest))
      return repl_deny(repl, SAY(AUTO_TAKES), WORDS[i] ? rest + strspn(rest, " \t") : word);
    until = UNTIL[i];
  }
  return is_meant(repl, command, until) && auto_run(repl, until);
}
