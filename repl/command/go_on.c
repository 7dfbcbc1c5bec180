/* go_on.c - how the game goes on between the reader's own decisions. */
#include "repl/command/go_on.h"

#include "ask/ask_plays.h"
#include "deal/climb_tables.h"
#include "deal/declaring.h"
#include "notation/notation.h"
#include "repl/command/command.h"
#include "repl/line.h"
#include "repl/render/render_cards.h"
#include "repl/say.h"

enum { OFFERS_MAX = 64 };

/* How many declarations the seat could make now. */
static int possible_bids(const Game *game, const Rules *rules, int seat) {
  Bid bids[OFFERS_MAX];
  if (!(game_allowed_actions(game, rules, seat) & (1u << ACTION_DECLARE | 1u << ACTION_DEFEND)))
    return 0;
  int n = declare_bids(game, rules, seat, bids, OFFERS_MAX, NULL);
  return n + (int)(game_allowed_actions(game, rules, seat) >> ACTION_DEFEND & 1);
}

/* Says that the seat may declare, once for each new possibility: again when another bid is on the
** table. False: there is none, or it was said. */
static bool offer_bids(Repl *repl, int seat) {
  const Game *game = &repl->session.game;
  int bids = possible_bids(game, repl->session.rules, seat);
  if (bids == 0) return false;
  uint32_t offer = (uint32_t)(game->number + game->redeals) << 16 |
                   (uint32_t)game->deal.bidding.n << 8 | (uint32_t)bids;
  if (repl->offered[seat] == offer) return false;
  repl->offered[seat] = offer;
  bool answers = game->deal.bidding.may_answer == seat;
  repl_tell(repl, SAY(MAY_DECLARE), game->deal.drawn,
            game->deal.deck_n - repl->session.rules->deck.kitty, seat_letter(seat), answers);
  return true;
}

/* The same of a play out of turn, once for each state of the table. */
static bool offer_to_join(Repl *repl, int seat) {
  const Game *game = &repl->session.game;
  const ClimbTable *table = &game->deal.table[table_of(game, seat)];
  uint32_t offer = (uint32_t)game->number << 16 | table->version;
  if (table->turn == seat || repl->offered[seat] == offer) return false;
  if (!(game_allowed_actions(game, repl->session.rules, seat) >> ACTION_PLAY & 1)) return false;
  repl->offered[seat] = offer;
  repl_tell(repl, SAY(JOIN_OFFER), seat_letter(seat));
  return true;
}

/* Did a taken seat decide something here, where one went back to look? */
static bool has_decided(const Repl *repl) {
  const Session *session = &repl->session;
  Action next;
  return session_retraces(session, &next) && next.seat != SEAT_NONE &&
         repl->taken >> next.seat & 1 &&
         next.type != game_default(&session->game, session->rules).type;
}

/* Is it for a taken seat to decide something? Drawing a card is no decision, being able to declare
** is one, asked once for each new possibility. */
static bool is_decision(Repl *repl) {
  const Game *game = &repl->session.game;
  const Rules *rules = repl->session.rules;
  int waits = game_waits_for(game, rules);
  if (waits == SEAT_NONE) return true;
  PhaseType phase = game_phase(game, rules);
  bool offer = false, drawing = phase == PHASE_DRAW;
  bool bids = drawing || game_default(game, rules).type == ACTION_PASS; /* steals the kitty */
  for (int seat = 0; seat < rules->players; seat++) {
    if (!(repl->taken >> seat & 1)) continue;
    if (bids) offer |= offer_bids(repl, seat);
    if (phase == PHASE_CLIMB) offer |= offer_to_join(repl, seat);
  }
  if (drawing) return offer;
  return offer || has_decided(repl) ||
         (repl->taken >> waits & 1 && game_default(game, rules).type == ACTION_NB);
}

void go_on_bots(const Repl *repl, const Bot *players[SEAT_MAX]) {
  for (int seat = 0; seat < SEAT_MAX; seat++) {
    const Bot *own = repl->taken >> seat & 1 ? bot_adviser() : bot_default();
    players[seat] = repl->bots[seat] ? repl->bots[seat] : own;
  }
}

void go_on_once(Repl *repl, uint16_t seats, Tell tell, Action *done) {
  const Bot *players[SEAT_MAX];
  go_on_bots(repl, players);
  Session *session = &repl->session;
  Game before = session->game;
  Ruling why = ruling_make(LEGAL);
  session_step(session, seats, players, done, &why);
  if (done->type == ACTION_NB && why.refusal == LEGAL) {
    Action only = game_default(&session->game, session->rules);
    if (only.type != ACTION_NB && session_do(session, &only, &why) == LEGAL) *done = only;
  }
  int waits = game_waits_for(&session->game, session->rules);
  if (why.refusal != LEGAL)
    tell_stuck(repl, &session->game, &why);
  else if (done->type == ACTION_NB && waits != SEAT_NONE)
    command_knows_hand(repl, waits);
  if (done->type != ACTION_NB) tell_action(repl, &before, done, tell);
}

bool go_on_is_my_turn(const Repl *repl) {
  const Session *session = &repl->session;
  int waits = game_waits_for(&session->game, session->rules);
  return waits != SEAT_NONE && repl->taken >> waits & 1 &&
         game_default(&session->game, session->rules).type == ACTION_NB;
}

bool go_on_forced_play(const Repl *repl, Action *action) {
  const Session *session = &repl->session;
  const Deal *deal = &session->game.deal;
  CardSet play[2] = {CARDSET_EMPTY, CARDSET_EMPTY}, kinds;
  int seat = game_waits_for(&session->game, session->rules);
  if (deal->tables || game_phase(&session->game, session->rules) != PHASE_TRICKS) return false;
  kinds = *HAND_OF(deal, seat);
  if (deal->plays == 0) {
    if (deal->hand_n[seat] != 1) return false;
  } else {
    long check_budget = LEGAL_CHECK_BUDGET;
    PlayList list = {.plays = play, .max = 2, .check_budget = &check_budget};
    if (!ask_plays(&session->game, session->rules, &list) || list.n != 1 || list.more) return false;
    kinds = play[0];
  }
  *action = (Action){.type = ACTION_PLAY, .seat = (uint8_t)seat, .cards = kinds};
  return true;
}

/* Says that there is but one play, when it is a taken seat's turn. */
static void offer_forced(Repl *repl) {
  Action only;
  char row[ROW_TEXT];
  if (!go_on_is_my_turn(repl) || !go_on_forced_play(repl, &only)) return;
  Scene scene = repl_scene(repl);
  repl_tell(repl, SAY(ONE_PLAY), seat_letter(only.seat), cards_text(&scene, &only.cards, row));
}

void go_on_to_decision(Repl *repl) {
  Action done;
  if (!repl->taken || repl->asking) return;
  while (!interrupt_taken() && !is_decision(repl)) {
    go_on_once(repl, (uint16_t)~repl->taken, TELL_ACTIONS, &done);
    if (done.type == ACTION_NB) return;
  }
  offer_forced(repl);
}
