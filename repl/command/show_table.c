/* show_table.c - what lies on the table: `table`, `hands`, `trump`. */
#include <stdlib.h>

#include "notation/notation.h"
#include "repl/command/handlers.h"
#include "repl/command/set_up_hands.h"
#include "repl/render/render_cards.h"
#include "repl/render/render_state.h"
#include "repl/render/render_table.h"
#include "repl/say.h"

COMMAND(command_hands) {
  char word[SEAT_NAME_TEXT];
  int players = repl->session.rules->players;
  uint16_t wanted = 0;
  while (command_word(&rest, word, sizeof word)) {
    int one = command_seat_named(repl, word);
    if (one == SEAT_NONE) return false;
    if (!repl_sees(repl, one)) return repl_deny(repl, SAY(HAND_HIDDEN), seat_letter(one));
    wanted |= (uint16_t)(1u << one);
  }
  Scene scene = repl_scene(repl);
  for (int i = 0; i < players; i++)
    if (repl_sees(repl, i) && (!wanted || wanted >> i & 1)) render_hand(repl->out, &scene, i);
  return true;
}

COMMAND(command_table) {
  char word[16], *end;
  if (!command_word(&rest, word, sizeof word)) {
    render_state(repl);
    return true;
  }
  Scene scene = repl_scene(repl);
  long number = strtol(word, &end, 10);
  if (*end || number < 1 || number > scene.view.deal.tables)
    return repl_deny(repl, scene.view.deal.tables > 1 ? SAY(NO_TABLE_OF) : SAY(NO_TABLE), word,
                     scene.view.deal.tables);
  render_climb(repl->out, &scene, (int)number - 1);
  return true;
}

/* One effective suit, or what is of none, high to low; equal cards joined by "=". */
static void say_suit(Repl *repl, const Order *order, Suit suit) {
  Text row = text_room(ROW_TEXT);
  int above = -1;
  for (uint64_t left = suit == SUIT_NONE ? order->suitless : order->suit[suit]; left;) {
    int place = bit_highest(left);
    left &= ~bit(place);
    if (order->kind_at[place] == CARD_NONE) continue;
    int tier = order->tier_at[place];
    text_put(&row, above < 0 ? "" : tier == above ? "=" : " ");
    above = tier;
    render_card(&row, &repl->look, order->kind_at[place]);
  }
  const char *name = suit == SUIT_NONE ? SAY(NO_SUIT) : suit_said(suit);
  if (above >= 0) repl_tell(repl, SAY(SUIT_ROW), name, row.out);
}

COMMAND(command_trump) {
  char trump[CARD_TEXT];
  if (*rest) return set_up_trump(repl, rest);
  Scene scene = repl_scene(repl);
  if (scene.view.deal.tables) {
    Text row = text_room(ROW_TEXT);
    for (int place = 0; place < scene.view.deal.order.tier_nb; place++) {
      Card card = scene.view.deal.order.kind_at[place];
      text_add(&row, " %s",
               card_is_joker(card) ? card_said(card, repl->look.style, trump)
                                   : rank_name(card_rank(card), repl->look.style));
    }
    repl_tell(repl, SAY(NO_TRUMPS_EVER), row.out);
    return true;
  }
  if (!scene.view.deal.has_order) return repl_deny(repl, SAY(NO_TRUMPS_YET));
  repl_tell(repl, SAY(TRUMPS_ARE), trump_print(scene.view.deal.trump, repl->look.style, trump),
            repl->session.game.deal.has_order);
  for (int suit = TRUMPS; suit >= CLUBS; suit--) say_suit(repl, &scene.view.deal.order, (Suit)suit);
  say_suit(repl, &scene.view.deal.order, SUIT_NONE);
  return true;
}
