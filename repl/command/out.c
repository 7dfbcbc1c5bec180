/* out.c - the cards that a seat has not seen yet, by suit: `out`. */
#include "repl/command/handlers.h"
#include "repl/render/render_cards.h"
#include "repl/render/throw_risk.h"
#include "repl/say.h"

COMMAND(command_out) {
  (void)command;
  char row[ROW_TEXT];
  CardSet unseen, of_suit;
  if (*rest) return repl_deny(repl, SAY(OUT_ALONE));
  if (repl->session.game.deal.tables) return repl_deny(repl, SAY(OUT_OF_TRICKS));
  if ((seat = command_asked_seat(repl, seat)) == SEAT_NONE) return false;
  Scene scene = repl_scene(repl);
  cards_unseen(repl, seat, &unseen);
  repl_tell(repl, SAY(OUT_HEAD), seat_letter(seat), cardset_size(&unseen, scene.view.deal.planes));
  for (int suit = CLUBS; suit <= ESUIT_NB; suit++) {
    int of = suit == ESUIT_NB ? SUIT_NONE : suit;
    int held = cards_of_suit(&scene.view.deal, &unseen, of, &of_suit);
    const char *name = of == SUIT_NONE ? SAY(NO_SUIT) : suit_said((Suit)of);
    if (held > 0) repl_tell(repl, SAY(OUT_ROW), name, held, cards_text(&scene, &of_suit, row));
  }
  return true;
}
