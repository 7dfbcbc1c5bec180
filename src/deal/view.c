/* view.c - what one seat may know. */
#include "deal/view.h"

#include "deal/kitty_burier.h"
#include "deal/poll_answers.h"
#include "deal/rules_cache.h"

/* What of declarations lies face down until the kitty is buried, and the trumps that it names. */
static void hide_declarations(Game *view, int seat) {
  Deal *deal = &view->deal;
  bool trump_hidden = false;
  for (int i = 0; i < deal->bidding.n; i++) {
    Bid bid = bidding_bid(&deal->bidding, i);
    if (bid.seat == seat || !bid.face_down) continue;
    bool names = bid_hide(&bid);
    bidding_replace(&deal->bidding, i, &bid);
    trump_hidden = i == deal->bidding.n - 1 && names && !bid.makes_trump;
  }
  if (!trump_hidden) return;
  deal->has_order = false;
  deal->trump = (Trump){RANK_NONE, SUIT_NONE};
}

void view_of(const Game *game, const Rules *rules, int seat, Game *view) {
  *view = *game;
  Deal *deal = &view->deal;
  view->seed = 0;
  memset(&view->rng, 0, sizeof view->rng);
  for (int other = 0; other < deal->players; other++)
    if (other != seat) {
      deal->held[other] = CARDSET_EMPTY;
      if (view->remembered.used > 0) poll_forget(view, other); /* until all are opened */
    }
  bool has_deck = deal->deck_n >= rules->deck.kitty; /* a position may have none */
  size_t kitty = has_deck ? (size_t)(deal->deck_n - rules->deck.kitty) : 0;
  size_t seen = has_deck ? kitty + deal->turned : 0; /* what of it was turned */
  memset(deal->deck, CARD_NONE, kitty);
  memset(deal->deck + seen, CARD_NONE, sizeof deal->deck - seen);
  memset(deal->holder, 0, sizeof deal->holder);
  if (!deal->buried) hide_declarations(view, seat);
  if (deal->objector != SEAT_NONE && deal->objector != seat && deal->objector_hidden)
    deal->objector = SEAT_HIDDEN;
  bool over = deal->phase >= rules->phases_n && !deal->redeal;
  bool buried_it = deal->buried && seat == kitty_burier(game, rules);
  if (!buried_it && !deal->exposed && !(over && rules->kitty.shown_at_end))
    deal->kitty = CARDSET_EMPTY;
}

/* kind_at: of cards in order space; else NULL. */
static void count_away(int left[], const CardSet *seen, const uint8_t *kind_at, int planes) {
  for (int k = 0; k < planes; k++)
    for (uint64_t here = seen->plane[k]; here;) {
      int at = bit_pop(&here);
      left[kind_at ? kind_at[at] : at]--;
    }
}

void view_unseen(const Game *view, const Rules *rules, int seat, CardSet *unseen) {
  const Deal *deal = &view->deal;
  uint8_t copies[KIND_NB];
  int left[KIND_NB];
  made_copies(rules, copies);
  for (Card card = 0; card < KIND_NB; card++) left[card] = copies[card];
  for (int i = 0; i < deal->log_n; i++) left[deal->log[i]]--;
  count_away(left, &deal->dropped, NULL, deal->planes);
  count_away(left, &deal->held[seat], deal->crossed ? deal->order.kind_at : NULL, deal->planes);
  if (deal->exposed || (deal->buried && seat == kitty_burier(view, rules)))
    count_away(left, &deal->kitty, NULL, deal->planes);
  *unseen = CARDSET_EMPTY;
  for (Card card = 0; card < KIND_NB; card++)
    for (int k = 0; k < left[card]; k++) unseen->plane[k] |= bit(card);
}
