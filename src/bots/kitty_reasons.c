/* kitty_reasons.c - see kitty_reasons.h. */
#include "bots/kitty_reasons.h"

#include "bots/bot_mind.h"

/* Without points, of a plain suit, and in its lower half? */
static bool is_low(const Mind *mind, int place) {
  const Order *order = mind->order;
  uint64_t below = bit(place) - 1;
  if (mind->view->deal.points[order->kind_at[place]]) return false;
  for (int suit = 0; suit < TRUMPS; suit++)
    if (order->suit[suit] >> place & 1)
      return bit_count(order->suit[suit] & below) <
             bit_count(order->suit[suit] & ~below & ~bit(place));
  return false;
}

/* Names the plain suits of which the kitty has the last cards; returns the bits of their places. */
static uint64_t put_emptied(Text *text, const Mind *mind, const CardSet *buried) {
  uint64_t emptied = 0;
  int suits[TRUMPS], n = 0;
  for (int suit = 0; suit < TRUMPS; suit++) {
    uint64_t places = mind->order->suit[suit];
    int held = cardset_size_in(&mind->hand, places, mind->planes);
    if (held == 0 || held != cardset_size_in(buried, places, mind->planes)) continue;
    suits[n++] = suit;
    emptied |= places;
  }
  for (int i = 0; i < n; i++) {
    text_put(text, i == 0 ? "" : i + 1 < n ? SAY(LIST_COMMA) : SAY(LIST_AND));
    text_put(text, suit_said((Suit)suits[i]));
  }
  return emptied;
}

void bot_explain_bury(const BotTurn *turn, const Action *bury) {
  if (!turn->reason) return;
  const Deal *deal = &turn->view->deal;
  char suits[128] = "";
  Mind mind;
  CardSet buried;
  mind_make(&mind, turn->view, turn->rules, turn->seat);
  order_cross(mind.order, &bury->cards, &buried);
  Text named = text_start(suits, sizeof suits);
  uint64_t emptied = put_emptied(&named, &mind, &buried);
  uint64_t trumps = mind.order->suit[TRUMPS];
  bool ruffs = cardset_size_in(&mind.hand, trumps, mind.planes) >
               cardset_size_in(&buried, trumps, mind.planes);
  bool rest = false, low = true;
  int points = 0;
  for (int place = -1, copy = 0; cardset_next(&buried, &place, &copy, mind.planes);) {
    points += deal->points[mind.order->kind_at[place]];
    if (emptied >> place & 1) continue;
    rest = true;
    low = low && is_low(&mind, place);
  }
  Text reason = text_start(turn->reason, turn->reason_size);
  if (emptied) say(&reason, SAY(HINT_BURY_EMPTIES), suits, ruffs);
  if (emptied && rest) text_put(&reason, SAY(HINT_BURY_REST));
  if (rest) text_put(&reason, low ? SAY(HINT_BURY_LOW) : SAY(HINT_BURY_LEAST));
  if (points || !rest || !low)
    say(&reason, points ? SAY(HINT_BURY_POINTS) : SAY(HINT_BURY_NO_POINTS), points);
}

void bot_explain_call(const BotTurn *turn, const Action *call) {
  if (!turn->reason) return;
  const Deal *deal = &turn->view->deal;
  bool held = false, buried = false;
  for (int i = 0; i < call->calls; i++) {
    Card card = call->call[i].card;
    held = held || deal_holds(deal, turn->seat, card) > 0;
    buried = buried ||
             (deal->burier == turn->seat && cardset_count(&deal->kitty, card, deal->planes) > 0);
  }
  if (held || buried)
    bot_explain(turn, SAY(HINT_CALL_OTHERS), held, buried);
  else
    bot_explain(turn, SAY(HINT_CALL));
}
