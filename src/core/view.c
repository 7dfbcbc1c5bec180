/* view.c - what one seat may know. */
#include "core/view.h"

void view_of(const Game *game, const Rules *rules, int seat, Game *view) {
  *view = *game;
  Deal *deal = &view->deal;
  view->seed = 0;
  memset(&view->rng, 0, sizeof view->rng);
  for (int other = 0; other < deal->players; other++)
    if (other != seat) {
      deal->hand[other] = CARDSET_EMPTY;
      deal->rule.answer[other] = (PhaseAnswer){.word = ""}; /* until all are opened */
    }
  int kitty = deal->deck_n - rules->deck.kitty;
  for (int i = 0; i < CARD_MAX; i++) /* but for what was turned */
    if (i < kitty || i >= kitty + deal->turned) deal->deck[i] = CARD_NONE;
  memset(deal->holder, 0, sizeof deal->holder);
  bool over = deal->phase >= rules->phases_n && !deal->redeal;
  bool buried_it = deal->buried && seat == deal->declarer;
  if (!buried_it && !deal->exposed && !(over && rules->kitty.shown_at_end))
    deal->kitty = CARDSET_EMPTY;
}
