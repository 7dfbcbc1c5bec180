/* bot.c - what all bots share. See bot.h. */
#include "bots/bot.h"

uint64_t bot_seed(const Game *view, int seat) {
  uint64_t seed = (uint64_t)view->number << 40 | (uint64_t)view->actions << 8 | (uint64_t)seat;
  const CardSet *hand = HAND_OF(&view->deal, seat);
  for (int k = 0; k < view->deal.planes; k++) seed = (seed ^ hand->plane[k]) * 0x9e3779b97f4a7c15u;
  return seed;
}

void bot_explain_values(const BotTurn *turn, const Value sentence[]) {
  say_values_in(turn->reason, turn->reason_size, sentence);
}
