/* what_if.c - `what`: what would come of a play. */
#include <stdio.h>
#include <string.h>

#include "bots/trick_outcome.h"
#include "notation/notation.h"
#include "repl/command/explain_word.h"
#include "repl/command/go_on.h"
#include "repl/command/handlers.h"
#include "repl/command/why.h"
#include "repl/custom_phase.h"
#include "repl/line.h"
#include "repl/render/narrate.h"
#include "repl/render/throw_risk.h"
#include "repl/say.h"
#include "repl/scene.h"

enum { WORD_ASKED = 64 };

/* Is the trick over that was on, or the first of the deal; or can nothing go on? */
static bool trick_is_over(const Repl *repl, const Game *start) {
  const Game *game = &repl->session.game;
  bool same = game->number == start->number && game->redeals == start->redeals;
  int tricks = game->deal.trick, before = start->deal.trick;
  for (int k = 0; k < game->deal.tables; k++) {
    tricks += game->deal.table[k].trick;
    before += start->deal.table[k].trick;
  }
  return game->over || !same || game_waits_for(game, repl->session.rules) == SEAT_NONE ||
         tricks > before;
}

static void tell_outcome(Repl *repl) {
  const Game *game = &repl->session.game;
  Text row = text_room(ROW_TEXT);
  text_put(&row, SAY(TELL_THEN));
  tell_put_where(&row, game, repl->session.rules);
  bool counted = game->deal.tables || game_phase(game, repl->session.rules) == PHASE_NONE;
  if (!counted)
    say(&row, SAY(OPPONENTS_TAIL), deal_opponents_points(repl->session.rules, &game->deal));
  repl_say(repl, "%s", row.out);
}

/* May the reader not see what comes of it, before it is really done? With a seat taken that is a
** throw that others could stop, and what is chosen in a phase of the variant: all answers may then
** be opened. */
static bool is_unseen(Repl *copy, const Action *action) {
  const Deal *deal = &copy->session.game.deal;
  Risk risk;
  if (phase_is_on(&copy->session.game, copy->session.rules)) return true;
  return action->type == ACTION_PLAY && deal->has_order && !deal->tables && deal->plays == 0 &&
         risk_of_throw(copy, action, &risk);
}

static bool has_open_call(const Deal *deal) {
  for (int i = 0; i < deal->calls; i++)
    if (deal->call[i].player == SEAT_NONE) return true;
  return false;
}

/* What comes of it by the end of the trick in sampled hands. False: nothing can be sampled. */
static bool tell_sampled(Repl *copy, const Game *start, const Action *action, bool risky) {
  TrickOutcome outcome;
  Game view;
  char points[16];
  view_of(start, copy->session.rules, action->seat, &view);
  if (!trick_outcome(&view, copy->session.rules, action, &outcome)) return false;
  if (risky) repl_tell(copy, SAY(WHAT_STANDS), outcome.stood, outcome.deals);
  snprintf(points, sizeof points, "%.1f", outcome.points);
  repl_tell(copy, SAY(WHAT_SAMPLED), outcome.deals, seat_letter(action->seat), outcome.own,
            outcome.side, points);
  if (has_open_call(&start->deal)) repl_tell(copy, SAY(WHAT_FRIENDS));
  return true;
}

/* With a seat taken the own play is made; what the others do then is not known to it, and is told
** of sampled hands. */
static bool try_own(Repl *copy, const Action *action) {
  Game start = copy->session.game;
  Ruling why;
  game_explain(&start, copy->session.rules, action, &why);
  if (why.refusal != LEGAL) return repl_refuse_ruling(copy, &why);
  if (is_unseen(copy, action))
    return tell_sampled(copy, &start, action, true) ||
           repl_deny(copy, SAY(WHAT_UNSEEN), seat_letter(action->seat));
  if (session_do(&copy->session, action, &why) != LEGAL) return repl_refuse_ruling(copy, &why);
  tell_action(copy, &start, action, TELL_ACTIONS);
  tell_outcome(copy);
  if (trick_is_over(copy, &start)) return true;
  if (!tell_sampled(copy, &start, action, false)) repl_tell(copy, SAY(WHAT_STOPS));
  return true;
}

/* Does the action on a copy of the game, and what the others do to the end of the trick. */
static bool try_action(Repl *copy, const Action *action) {
  if (repl_hides(copy)) return try_own(copy, action);
  Game start = copy->session.game;
  Ruling why;
  Action done = *action;
  bool playing = action->type == ACTION_PLAY;
  if (session_do(&copy->session, action, &why) != LEGAL) return repl_refuse_ruling(copy, &why);
  tell_action(copy, &start, action, TELL_ACTIONS);
  while (!trick_is_over(copy, &start) && done.type != ACTION_NB && !interrupt_taken())
    go_on_once(copy, ALL_SEATS, playing ? TELL_ACTIONS : TELL_TRICKS, &done);
  tell_outcome(copy);
  return true;
}

/* "is a throw", "are trumps?", "does ruff mean": a word of these games is asked for. */
static bool asks_word(const char *rest, char asked[WORD_ASKED]) {
  static const char SKIPPED[] = "is|are|does|a|an|the|mean"; /* the first three ask */
  char word[WORD_ASKED];
  Text text = text_start(asked, WORD_ASKED);
  bool asks = false;
  for (int n = 0; command_word(&rest, word, sizeof word); n++) {
    word[strcspn(word, "?")] = '\0';
    int which = text_which(SKIPPED, word, strlen(word));
    asks |= n == 0 && which >= 0 && which < 3;
    if (which < 0 && *word) text_add(&text, text.length ? " %s" : "%s", word);
  }
  return asks;
}

COMMAND(command_what) {
  Action action;
  char asked[WORD_ASKED];
  if (asks_word(rest, asked)) {
    if (!explain_word(repl, asked)) return repl_deny(repl, SAY(WHAT_IS_TAKES), asked);
    return true;
  }
  if (seat == SEAT_NONE) seat = command_default_seat(repl);
  if (seat == SEAT_NONE) return repl_deny(repl, SAY(OVER_NO_PLAY));
  if (!*rest) return repl_deny(repl, SAY(WHAT_TAKES));
  if (!repl_sees(repl, seat)) return repl_deny(repl, SAY(HAND_HIDDEN), seat_letter(seat));
  if (!why_read(repl, seat, rest, &action)) return false;
  Repl copy = *repl;
  session_copy(&copy.session, &repl->session);
  bool done = try_action(&copy, &action);
  repl->refused = copy.refused;
  session_free(&copy.session);
  if (!done) return false;
  repl_tell(repl, SAY(TAKEN_BACK));
  tell_where(repl);
  return true;
}
