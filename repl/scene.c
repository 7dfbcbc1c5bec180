/* scene.c - what the reader may see. */
#include "repl/scene.h"

#include "deal/climb_tables.h"

bool repl_hides(const Repl *repl) {
  return repl->taken && !repl->open && !repl->session.laid;
}

bool repl_sees(const Repl *repl, int seat) {
  return !repl_hides(repl) || repl->taken >> seat & 1;
}

/* Several taken seats: what each of them sees of itself, put together. */
static void see_taken(const Repl *repl, Game *view) {
  const Session *session = &repl->session;
  bool first = true;
  for (int seat = 0; seat < session->rules->players; seat++) {
    if (!(repl->taken >> seat & 1)) continue;
    Game own;
    view_of(&session->game, session->rules, seat, &own);
    if (first) *view = own;
    view->deal.held[seat] = own.deal.held[seat];
    if (!cardset_is_empty(&own.deal.kitty)) view->deal.kitty = own.deal.kitty;
    first = false;
  }
}

/* While cards are drawn, the suit proposed by the standing declaration sorts the hands. */
static void propose_order(Game *view, const Rules *rules) {
  Deal *deal = &view->deal;
  const Bid *standing = bidding_standing(&deal->bidding);
  char error[192];
  if (deal->has_order || !standing || standing->card == CARD_NONE) return;
  Rank rank = card_rank(standing->card);
  if (rank == RANK_NONE) rank = level_rank(rules, view->level[standing->seat]);
  deal->trump = bid_trump(rules, standing, rank);
  deal->has_order = order_make(&deal->order, rules, deal->trump, view, error, sizeof error);
}

/* The seats whose hands stand below the table: all that may be seen where the terminal has room for
** them, else the reader's, or that of the seat whose turn it is. */
static uint16_t seats_shown(const Repl *repl, const Game *view, int waits) {
  enum { AROUND = 8, CARD_COLUMNS = 4 };
  uint16_t seen = 0;
  int lines = AROUND + repl->session.rules->players;
  for (int seat = 0; seat < repl->session.rules->players; seat++)
    if (repl_sees(repl, seat)) {
      seen |= (uint16_t)(1u << seat);
      lines += 1 + view->deal.hand_n[seat] * CARD_COLUMNS / repl->look.width;
    }
  if (lines <= repl->look.height) return seen;
  if (repl->taken) return repl->taken;
  return (uint16_t)(waits == SEAT_NONE ? 0 : 1u << waits);
}

Scene repl_scene(const Repl *repl) {
  const Rules *rules = repl->session.rules;
  Scene scene = {.view = repl->session.game, .rules = rules, .look = repl->look};
  if (repl_hides(repl)) see_taken(repl, &scene.view);
  if (game_phase(&scene.view, rules) == PHASE_DRAW) propose_order(&scene.view, rules);
  scene.shown = seats_shown(repl, &scene.view, game_waits_for(&scene.view, rules));
  return scene;
}

int climb_table(const Repl *repl) {
  const Game *game = &repl->session.game;
  int seat = game_waits_for(game, repl->session.rules);
  if (repl->taken && !(seat != SEAT_NONE && repl->taken >> seat & 1))
    seat = bit_lowest(repl->taken);
  return seat == SEAT_NONE ? 0 : table_of(game, seat);
}
