/* out_of_turn.c - see out_of_turn.h. */
#include "repl/command/out_of_turn.h"

#include "deal/climb_tables.h"
#include "notation/notation.h"
#include "repl/chinese_commands.h"
#include "repl/command/command.h"
#include "repl/say.h"

/* Back to before the seat's play to this trick; false where that was before all that is known. */
static bool go_before_play(Session *session, int seat, int index) {
  const History *history = &session->history;
  size_t back = (size_t)(session->game.deal.plays - index);
  if (back > history->n) return false;
  const Action action = history_action(history, history->n - back);
  if (action.type != ACTION_PLAY || action.seat != seat) return false;
  session_goto(session, history->n - back);
  return session->game.deal.turn == seat;
}

/* Where the seat's play to this trick stands among what can be redone; -1: nowhere. */
static long play_ahead(const Session *session, int seat) {
  const Deal *deal = &session->game.deal;
  int plays = deal->plays;
  if (deal->tables) return -1;
  for (size_t i = session->history.n; i < session_known(session) && plays < deal->players; i++) {
    const Action action = history_action(&session->history, i);
    if (action.type == ACTION_DEAL) return -1;
    if (action.type != ACTION_PLAY) continue;
    if (action.seat == seat) return (long)i;
    plays++;
  }
  return -1;
}

static void put_on_turn(Game *game, int seat) {
  Deal *deal = &game->deal;
  if (deal->tables) {
    deal->table[table_of(game, seat)].turn = (uint8_t)seat;
    return;
  }
  deal->turn = (uint8_t)seat;
  if (deal->plays == 0) deal->leader = (uint8_t)seat;
}

/* *as_if, a copy of the REPL in which something is supposed. */
static void begin_copy(Repl *repl, Repl *as_if) {
  repl->listed.n = 0;
  *as_if = *repl;
  as_if->supposed = true;
  session_copy(&as_if->session, &repl->session);
}

/* What was done, as the reader would type it. */
static void put_done(const Repl *repl, const Action *done, char out[ROW_TEXT]) {
  char line[ROW_TEXT];
  Text text = text_start(out, ROW_TEXT);
  action_print(done, repl->session.rules->deck.packs, repl->look.style, line, sizeof line);
  put_typed(&text, repl, line);
}

void out_of_turn_back(Repl *repl, const Action *done, size_t at, Repl *as_if) {
  char row[ROW_TEXT];
  begin_copy(repl, as_if);
  session_goto(&as_if->session, at);
  const Deal *deal = &as_if->session.game.deal;
  bool trick = done->type == ACTION_PLAY && !deal->tables;
  if (trick)
    cardset_print(&done->cards, deal->planes, repl->look.style, row, sizeof row);
  else
    put_done(repl, done, row);
  if (trick)
    repl_tell(repl, SAY(BEFORE_IT_PLAYED), seat_letter(done->seat), row, deal->trick + 1);
  else
    repl_tell(repl, SAY(BEFORE_IT_DID), seat_letter(done->seat), row);
}

bool out_of_turn_begin(Repl *repl, int seat, Repl *as_if) {
  Session *session = &repl->session;
  const Deal *deal = &session->game.deal;
  PhaseType phase = game_phase(&session->game, session->rules);
  if (phase != PHASE_TRICKS && phase != PHASE_CLIMB) return false;
  int turn = deal->tables ? deal->table[table_of(&session->game, seat)].turn : deal->turn;
  if (turn == seat || deal->hand_n[seat] == 0) return false;
  long ahead = play_ahead(session, seat);
  if (ahead >= 0) {
    const Action done = history_action(&session->history, (size_t)ahead);
    out_of_turn_back(repl, &done, (size_t)ahead, as_if);
    return true;
  }
  begin_copy(repl, as_if);
  int index = (seat - deal->leader + deal->players) % deal->players;
  bool played = deal->tables == 0 && index < deal->plays;
  if (played && !go_before_play(&as_if->session, seat, index)) {
    session_free(&as_if->session);
    return false;
  }
  repl_tell(repl, played ? SAY(BEFORE_ITS_PLAY) : SAY(IF_ITS_TURN), seat_letter(seat));
  if (!played) put_on_turn(&as_if->session.game, seat);
  return true;
}

bool out_of_turn_end(Repl *repl, Repl *as_if, bool done) {
  repl->refused = as_if->refused;
  session_free(&as_if->session);
  return done;
}

bool out_of_turn_ask(Repl *repl, int seat, bool (*ask)(Repl *repl, int seat)) {
  const Session *session = &repl->session;
  Repl as_if;
  if ((seat = command_asked_seat(repl, seat)) == SEAT_NONE) return false;
  bool nothing = game_allowed_actions(&session->game, session->rules, seat) == 0;
  if (nothing && out_of_turn_begin(repl, seat, &as_if))
    return out_of_turn_end(repl, &as_if, ask(&as_if, seat));
  return ask(repl, seat);
}
