/* out.c - the cards that a seat has not seen yet, by suit: `out`. */
#include "deal/past_tricks.h"
#include "repl/command/handlers.h"
#include "repl/render/render_cards.h"
#include "repl/render/throw_risk.h"
#include "repl/say.h"

/* What other seats have shown in declarations and not played since: not to be asked where cards may
** have gone to another hand, but everybody has seen them. */
static void shown_by(const Deal *deal, int seat, CardSet *shown) {
  SeenTrick tricks[PAST_MAX + 1];
  int most[KIND_NB] = {0}, n = past_tricks(deal, tricks);
  for (int i = 0; i < deal->bidding.n; i++) {
    Bid bid = bidding_bid(&deal->bidding, i);
    int now[KIND_NB] = {0};
    for (int j = 0; bid.seat == seat && j < bid.count - bid.face_down; j++)
      if (bid.shown[j] < KIND_NB && ++now[bid.shown[j]] > most[bid.shown[j]]) most[bid.shown[j]]++;
  }
  for (int i = 0; i < n; i++) {
    int k = (seat - tricks[i].leader + deal->players) % deal->players;
    int at = tricks[i].from + k * tricks[i].cards;
    for (int j = at; k < tricks[i].plays && j < at + tricks[i].cards; j++) most[deal->log[j]]--;
  }
  *shown = CARDSET_EMPTY;
  for (Card card = 0; card < KIND_NB; card++)
    while (most[card]-- > 0) cardset_put(shown, card, deal->planes);
}

/* Takes them out of the unseen, and says them. */
static void say_shown(Repl *repl, const Scene *scene, int seat, CardSet *unseen) {
  const Deal *deal = &scene->view.deal;
  char row[ROW_TEXT];
  for (int other = 0; other < deal->players; other++) {
    CardSet shown;
    if (other == seat) continue;
    shown_by(deal, other, &shown);
    if (cardset_is_empty(&shown) || !cardset_has(unseen, &shown, deal->planes)) continue;
    cardset_subtract(unseen, unseen, &shown, deal->planes);
    repl_tell(repl, SAY(OUT_SHOWN), seat_letter(other), cards_text(scene, &shown, row));
  }
}

COMMAND(command_out) {
  char row[ROW_TEXT];
  CardSet unseen, of_suit;
  if (repl->session.game.deal.tables) return repl_deny(repl, SAY(OUT_OF_TRICKS));
  if ((seat = command_asked_seat(repl, seat)) == SEAT_NONE) return false;
  Scene scene = repl_scene(repl);
  cards_unseen(repl, seat, &unseen);
  say_shown(repl, &scene, seat, &unseen);
  repl_tell(repl, SAY(OUT_HEAD), seat_letter(seat), cardset_size(&unseen, scene.view.deal.planes));
  for (int suit = CLUBS; suit <= ESUIT_NB; suit++) {
    int of = suit == ESUIT_NB ? SUIT_NONE : suit;
    int held = cards_of_suit(&scene.view.deal, &unseen, of, &of_suit);
    const char *name = of == SUIT_NONE ? SAY(NO_SUIT) : suit_said((Suit)of);
    if (held > 0) repl_tell(repl, SAY(OUT_ROW), name, held, cards_text(&scene, &of_suit, row));
  }
  return true;
}
