/* goto.c - any moment of the game, gone to or looked up. */
#include "repl/command/goto.h"

#include <stdlib.h>
#include <string.h>

#include "repl/command/go_on.h"
#include "repl/command/handlers.h"
#include "repl/render/render_state.h"
#include "repl/render/narrate.h"
#include "repl/line.h"
#include "repl/say.h"
#include "repl/scene.h"

typedef enum MomentType { MOMENT_TRICK, MOMENT_DRAW, MOMENT_DEAL } MomentType;

/* Where one goes: the beginning of trick N (counted from 1) of this deal, N cards drawn in this
** deal, the beginning of deal N. A deal that was redealt is the same one. */
typedef struct Moment {
  MomentType type;
  int n;
  uint16_t number, redeals; /* this deal */
} Moment;

static Moment moment_of(const Repl *repl, MomentType type, int n) {
  return (Moment){type, n, repl->session.game.number, repl->session.game.redeals};
}

/* The trick that begins now, counted from 1; 0 when none does. */
static int trick_beginning(const Repl *repl, const Game *game) {
  const Deal *deal = &game->deal;
  PhaseType phase = game_phase(game, repl->session.rules);
  if (phase == PHASE_TRICKS && deal->plays == 0) return deal->trick + 1;
  if (phase != PHASE_CLIMB) return 0;
  const ClimbTable *table = &deal->table[climb_table(repl)];
  return table->top_player == SEAT_NONE ? table->trick + 1 : 0;
}

static bool is_there(const Repl *repl, const Game *game, const Moment *moment) {
  if (moment->type == MOMENT_DEAL) return game->number == moment->n;
  if (game->number != moment->number || game->redeals < moment->redeals) return false;
  if (moment->type == MOMENT_TRICK) return trick_beginning(repl, game) == moment->n;
  return game_phase(game, repl->session.rules) == PHASE_DRAW && game->deal.drawn == moment->n;
}

/* After how many of the known actions one is there, *game as it was then; -1: it never was so. */
static long find_moment(const Repl *repl, const Moment *moment, Game *game) {
  const Session *session = &repl->session;
  size_t known = session_known(session);
  *game = session->base;
  for (size_t i = 0; !is_there(repl, game, moment); i++) {
    if (i == known) return -1;
    const Action action = history_action(&session->history, i);
    if (game_apply_again(game, session->rules, &action, NULL) != LEGAL) return -1;
    if (is_there(repl, game, moment)) return (long)i + 1;
  }
  return 0;
}

/* Is the moment behind what can still come of this deal? */
static bool is_past(const Game *game, const Moment *moment) {
  if (game->over) return true;
  if (moment->type == MOMENT_DEAL) return game->number > moment->n;
  return game->number != moment->number ||
         (moment->type == MOMENT_DRAW && game->deal.drawn > moment->n);
}

static bool refuse_moment(Repl *repl, const Moment *moment) {
  static const char *const SENTENCE[] = {[MOMENT_TRICK] = SAY(GOTO_NO_TRICK),
                                         [MOMENT_DRAW] = SAY(GOTO_NO_DRAW),
                                         [MOMENT_DEAL] = SAY(GOTO_NO_DEAL)};
  return repl_deny(repl, SENTENCE[moment->type], moment->n);
}

/* Plays on from the end of what is known, every seat by the program. False when the game does not
** come there, or was stopped on the way, which is said. */
static bool play_to(Repl *repl, const Moment *moment) {
  Session ahead, *session = &repl->session;
  const Bot *players[SEAT_MAX];
  go_on_bots(repl, players);
  Action done;
  Ruling why;
  session_copy(&ahead, session);
  session_goto(&ahead, session_known(session));
  bool stopped = false;
  do {
    session_step(&ahead, ALL_SEATS, players, &done, &why);
    stopped = interrupt_taken();
  } while (done.type != ACTION_NB && !is_there(repl, &ahead.game, moment) &&
           !is_past(&ahead.game, moment) && ahead.game.redeals < REDEALS_MAX && !stopped);
  bool reached = is_there(repl, &ahead.game, moment);
  if (!reached && why.refusal != LEGAL)
    tell_stuck(repl, &ahead.game, &why);
  else if (!reached && stopped)
    repl_deny(repl, SAY(GOTO_STOPPED));
  else if (!reached)
    refuse_moment(repl, moment);
  if (reached)
    session_replace(session, &ahead);
  else
    session_free(&ahead);
  return reached;
}

/* "7", "draw 30", "deal 2". */
static bool read_moment(Repl *repl, const char *text, Moment *moment) {
  char word[32] = "", *end;
  MomentType type = MOMENT_TRICK;
  command_word(&text, word, sizeof word);
  int named = text_which("trick|draw|deal", word, strlen(word));
  if (named >= 0) {
    type = (MomentType)named;
    *word = '\0';
    command_word(&text, word, sizeof word);
  }
  long n = strtol(word, &end, 10);
  if (!*word || *end || n < (type != MOMENT_DRAW) || n > 10000 || !command_ends(text))
    return repl_deny(repl, SAY(GOTO_TAKES));
  *moment = moment_of(repl, type, (int)n);
  return true;
}

COMMAND(command_goto) {
  Moment moment = moment_of(repl, MOMENT_TRICK, 0);
  Game game;
  if (!read_moment(repl, rest, &moment)) return false;
  long at = find_moment(repl, &moment, &game);
  session_mark(&repl->session);
  if (at >= 0)
    session_goto(&repl->session, (size_t)at);
  else if (!play_to(repl, &moment))
    return false;
  repl_show_anew(repl);
  return true;
}

bool find_trick(const Repl *repl, int n, Game *game) {
  Moment moment = moment_of(repl, MOMENT_TRICK, n);
  return find_moment(repl, &moment, game) >= 0;
}

Scene scene_before_lead(const Repl *repl) {
  Repl past = *repl;
  const Deal *deal = &repl->session.game.deal;
  bool played = deal->trick > 0 || deal->plays > 0;
  if (!played || !find_trick(repl, 1, &past.session.game)) past.session.game = repl->session.game;
  return repl_scene(&past);
}
