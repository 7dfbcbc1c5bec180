/* review.c - `review`: what the plays of a deal gave away, and whether it could have been won. */
#include "bots/review.h"

#include <stdio.h>
#include <stdlib.h>

#include "repl/command/handlers.h"
#include "repl/line.h"
#include "repl/render/render_cards.h"
#include "repl/say.h"
#include "repl/scene.h"

enum { MOMENTS = 3 };
static const double LEAST = 0.05; /* levels: less is no moment */

typedef struct Deals {
  Game *before;
  Action *played;
  Game over;
  int n;
} Deals;

/* The plays of a deal with the game before each. False: there is no memory. */
static bool gather(const Repl *repl, int number, Deals *deals) {
  const Rules *rules = repl->session.rules;
  *deals = (Deals){malloc(REVIEW_MAX * sizeof(Game)), malloc(REVIEW_MAX * sizeof(Action)), {0}, 0};
  if (!deals->before || !deals->played) return false;
  for (Replay at = session_begin(&repl->session); session_next(&at);) {
    if (at.game.number != number) continue;
    deals->over = at.game;
    if (game_phase(&at.before, rules) != PHASE_TRICKS || at.action.type != ACTION_PLAY) continue;
    if (at.before.deal.trick == 0 && at.before.deal.plays == 0) deals->n = 0; /* redealt */
    if (deals->n == REVIEW_MAX) continue;
    deals->before[deals->n] = at.before;
    deals->played[deals->n++] = at.action;
  }
  return true;
}

static void tell_play(Repl *repl, const ReviewedPlay *play) {
  char played[ROW_TEXT], best[ROW_TEXT], loss[16], error[16];
  Scene scene = repl_scene(repl);
  cards_text(&scene, &play->played.cards, played);
  cards_text(&scene, &play->best.cards, best);
  snprintf(loss, sizeof loss, "%.2f", play->loss);
  snprintf(error, sizeof error, "%.2f", 2 * play->error);
  if (play->exact)
    repl_tell(repl, SAY(REVIEW_EXACT), play->trick, seat_letter(play->played.seat), played, best,
              loss);
  else
    repl_tell(repl, SAY(REVIEW_SAMPLED), play->trick, seat_letter(play->played.seat), played, best,
              loss, error);
}

/* Would another have been better, beyond what samples may be out by? */
static bool is_worse(const ReviewedPlay *play) {
  return play->free && play->loss > (play->exact ? 0 : 2 * play->error);
}

/* Every play that another would have been better than, and how many were as good as any. */
static void tell_plays(Repl *repl, const Review *review) {
  int good = 0, forced = 0;
  for (int i = 0; i < review->n; i++) {
    const ReviewedPlay *play = &review->play[i];
    forced += !play->free;
    good += play->free && !is_worse(play);
    if (is_worse(play)) tell_play(repl, play);
  }
  repl_tell(repl, SAY(REVIEW_GOOD), good, forced);
}

static void tell_moments(Repl *repl, const Review *review) {
  bool told[REVIEW_MAX] = {false};
  for (int n = 0; n < MOMENTS; n++) {
    int worst = -1;
    for (int i = 0; i < review->n; i++) {
      const ReviewedPlay *play = &review->play[i];
      if (!told[i] && is_worse(play) && play->loss > LEAST &&
          (worst < 0 || play->loss > review->play[worst].loss))
        worst = i;
    }
    if (worst < 0 && n == 0) repl_tell(repl, SAY(REVIEW_NO_MOMENT));
    if (worst < 0) return;
    if (n == 0) repl_tell(repl, SAY(REVIEW_MOMENTS));
    told[worst] = true;
    tell_play(repl, &review->play[worst]);
  }
}

static void tell_line(Repl *repl, const Review *review) {
  Text row = text_room(ROW_TEXT * 4);
  Scene scene = repl_scene(repl);
  for (int i = 0; i < review->line_n; i++) {
    char cards[ROW_TEXT];
    text_add(&row, "%s%c %s", i ? ", " : "", seat_letter(review->line[i].seat),
             cards_text(&scene, &review->line[i].cards, cards));
  }
  repl_tell(repl, SAY(REVIEW_LINE), row.out);
}

/* Could the declarers have won? */
static void tell_whether(Repl *repl, const Review *review) {
  if (review->declarers_won) {
    repl_tell(repl, SAY(REVIEW_WON));
    return;
  }
  if (review->won_at >= 0) {
    repl_tell(repl, SAY(REVIEW_COULD), review->play[review->won_at].trick);
    tell_line(repl, review);
    return;
  }
  if (review->exact_from < review->n)
    repl_tell(repl, SAY(REVIEW_COULD_NOT), review->play[review->exact_from].trick);
  if (review->found > 0)
    repl_tell(repl, SAY(REVIEW_FOUND), review->found, review->tried,
              review->play[review->found_at].trick);
  else
    repl_tell(repl, SAY(REVIEW_NOT_FOUND), review->tried);
}

static void tell_review(Repl *repl, const Review *review, int number) {
  bool any = review->exact_from < review->n;
  repl_tell(repl, SAY(REVIEW_HEAD), number, review->n, repl->session.rules->score.step);
  if (any)
    repl_tell(repl, SAY(REVIEW_FROM), review->play[review->exact_from].trick, review->exact_cards);
  tell_plays(repl, review);
  tell_moments(repl, review);
  tell_whether(repl, review);
}

COMMAND(command_review) {
  const Session *session = &repl->session;
  bool over = game_phase(&session->game, session->rules) == PHASE_NONE;
  int last = session->game.number - !over; /* the last deal that is over */
  int number = command_count(rest, last);
  if (repl->session.game.deal.tables) return repl_deny(repl, SAY(REVIEW_OF_TRICKS));
  if (last == 0) return repl_deny(repl, SAY(REVIEW_NONE));
  if (number < 1 || number > last) return repl_deny(repl, SAY(REVIEW_TAKES), last);
  Deals deals;
  Review *review = malloc(sizeof *review);
  bool done = gather(repl, number, &deals) && review && deals.n > 0 &&
              review_deal(repl->session.rules,
                          &(PlayedDeal){deals.before, deals.played, deals.n, &deals.over},
                          interrupt_asked, review);
  bool none = deals.n == 0, stopped = done && review->stopped;
  if (done && !stopped) tell_review(repl, review, number);
  free(deals.before);
  free(deals.played);
  free(review);
  if (stopped) return repl_deny(repl, SAY(STOPPED_BEFORE_ALL));
  if (done) return true;
  return none ? repl_deny(repl, SAY(REVIEW_TAKES), last) : repl_deny(repl, SAY(NO_MEMORY));
}
