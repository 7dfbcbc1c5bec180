/* kitty_reveal.c - see kitty_reveal.h. */
#include "deal/kitty_reveal.h"

#include "deal/kitty_burier.h"
#include "deal/kitty_theft.h"

bool kitty_may_reveal(const Game *game, const Rules *rules, int seat) {
  const Deal *deal = &game->deal;
  bool may = rules->kitty.exposed > 0 && deal->buried && !deal->exposed && deal->log_n == 0 &&
             rules->deck.kitty > 0 && seat == kitty_burier(game, rules) && !theft_is_open(game);
  return may && cardset_size(&deal->kitty, PACK_MAX) == rules->deck.kitty; /* it is not taken */
}

Refusal kitty_check_reveal(const Game *game, const Rules *rules, int seat, Ruling *why) {
  if (kitty_may_reveal(game, rules, seat)) return LEGAL;
  if (!rules->kitty.exposed) return ruling_refuse(why, REFUSED_EXPOSED, "");
  return ruling_refuse(why, REFUSED_PHASE, SAY(REVEAL_WHO));
}
