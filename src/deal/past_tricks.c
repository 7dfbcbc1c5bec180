/* past_tricks.c - see past_tricks.h. */
#include "deal/past_tricks.h"

int past_tricks(const Deal *deal, SeenTrick tricks[PAST_MAX + 1]) {
  int end = deal->plays > 0 ? deal->play[0].from : deal->log_n, first = deal->trick, n = 0;
  if (first > PAST_MAX) return 0;
  while (first > 0 && deal->past[first - 1].cards > 0 &&
         deal->past[first - 1].cards * deal->players <= end)
    end -= deal->past[--first].cards * deal->players;
  for (int trick = first; trick < deal->trick; trick++) {
    const PastTrick *past = &deal->past[trick];
    tricks[n++] = (SeenTrick){(uint16_t)end, (uint16_t)trick, past->leader,
                              past->cards,   deal->players,   past->divided};
    end += past->cards * deal->players;
  }
  if (deal->plays > 0)
    tricks[n++] = (SeenTrick){deal->play[0].from, deal->trick, deal->leader,
                              deal->play[0].n,    deal->plays, false};
  return n;
}

/* The effective suit of a lead; ESUIT_NB: it has none, or several, and nobody owes it. */
static Suit suit_led(const Deal *deal, const SeenTrick *trick) {
  Suit led = order_suit(&deal->order, deal->log[trick->from]);
  for (int at = trick->from + 1; at < trick->from + trick->cards; at++)
    if (order_suit(&deal->order, deal->log[at]) != led) return ESUIT_NB;
  return led;
}

void past_tricks_voids(const Deal *deal, uint8_t voids[SEAT_MAX]) {
  SeenTrick tricks[PAST_MAX + 1];
  memset(voids, 0, SEAT_MAX);
  if (!deal->has_order || deal->tables) return;
  int n = past_tricks(deal, tricks);
  for (int i = 0; i < n; i++) {
    const SeenTrick *trick = &tricks[i];
    Suit led = suit_led(deal, trick);
    for (int k = 1; k < trick->plays && led < ESUIT_NB; k++)
      for (int at = trick->from + k * trick->cards; at < trick->from + (k + 1) * trick->cards; at++)
        if (order_suit(&deal->order, deal->log[at]) != led)
          voids[deal_after(deal, trick->leader, k)] |= (uint8_t)(1 << led);
  }
}
