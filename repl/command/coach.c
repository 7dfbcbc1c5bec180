/* coach.c - see coach.h: `coach on`, and what it says. */
#include "repl/command/coach.h"

#include <stdio.h>
#include <string.h>

#include "bots/review.h"
#include "deal/game.h"
#include "repl/command/handlers.h"
#include "repl/render/render_cards.h"
#include "repl/say.h"
#include "repl/scene.h"

/* What it lets pass: levels (in climbing games points), and less than the samples may be out by. */
static const double PASSES = 0.25;

static const char *action_in(Repl *repl, const Action *action, char row[ROW_TEXT]) {
  Scene scene = repl_scene(repl);
  if (action->type == ACTION_PLAY) return cards_text(&scene, &action->cards, row);
  snprintf(row, ROW_TEXT, "%s", action_name(action));
  return row;
}

/* The samples are drawn by what the seat sees, nothing of the deal's seed among it. */
static bool gives_away(const Repl *repl, const Action *action, ReviewedPlay *play) {
  const Session *session = &repl->session;
  Game view;
  Rng rng;
  *play = (ReviewedPlay){.played = *action};
  if (game_waits_for(&session->game, session->rules) != action->seat) return false;
  view_of(&session->game, session->rules, action->seat, &view);
  if (game_check(&view, session->rules, action) != LEGAL) return false;
  rng_seed(&rng, bot_seed(&view, action->seat));
  review_play(&view, session->rules, &rng, play);
  return play->free && play->loss > PASSES && play->loss > 2 * play->error;
}

bool coach_warns(Repl *repl, const Action *action) {
  char best[ROW_TEXT], played[ROW_TEXT], loss[16], error[16];
  ReviewedPlay play;
  bool mine = repl->taken >> action->seat & 1;
  bool weighs = action->type == ACTION_PLAY ||
                (action->type == ACTION_PASS && repl->session.game.deal.tables);
  if (!repl->coach || !mine || !weighs || !gives_away(repl, action, &play)) return false;
  snprintf(loss, sizeof loss, "%.2f", play.loss);
  snprintf(error, sizeof error, "%.2f", 2 * play.error);
  repl_deny(repl, SAY(COACH_WARNS), action_in(repl, &play.best, best), loss, error,
            repl->session.game.deal.tables > 0, action_in(repl, action, played));
  return true;
}

void coach_say(Repl *repl) {
  if (!repl->coach)
    repl_tell(repl, SAY(COACH_OFF));
  else if (repl->taken)
    repl_tell(repl, SAY(COACH_ON), repl->session.game.deal.tables > 0);
  else
    repl_tell(repl, SAY(COACH_NO_SEAT));
}

COMMAND(command_coach) {
  if (!command_on_off(repl, rest, SAY(COACH_TAKES), &repl->coach)) return false;
  coach_say(repl);
  return true;
}
