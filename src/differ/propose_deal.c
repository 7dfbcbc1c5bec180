/* propose_deal.c - questions before the tricks. */
#include "differ/propose_parts.h"

/* ---- declaring ---- */

static void propose_bid(Sample *sample) {
  Posed *posed = sample->posed;
  Question *question = &posed->question;
  sample_levels(sample);
  question->shown_n = 1 + below(sample, 4);
  for (int i = 0; i < question->shown_n; i++) {
    BySeat *bid = &posed->shown[i];
    bid->seat = (uint8_t)below(sample, posed->players < 3 ? posed->players : 3);
    Rank rank = sample_rank(sample, one_in(sample, 5) ? below(sample, posed->players) : bid->seat);
    if (one_in(sample, 12)) rank = (Rank)below(sample, RANK_NB);
    int way = below(sample, 10);
    Card joker = one_in(sample, 2) ? LJ : HJ;
    int copies = 1 + below(sample, 3);
    if (i > 0 && one_in(sample, 2)) /* as many as were shown before */
      copies = cardset_size(&posed->shown[i - 1].cards, PACK_MAX);
    if (way < 8 && rank != RANK_NONE)
      sample_copies(sample, &bid->cards, card_make((Suit)below(sample, SUIT_NB), rank), copies);
    if (one_in(sample, 2)) copies = 1 + below(sample, 3);
    if (way > 5) sample_copies(sample, &bid->cards, joker, copies);
    if (i > 0 && one_in(sample, 6)) bid->cards = CARDSET_EMPTY; /* lets the answer pass */
    question_hold(question, bid->seat, &bid->cards);
  }
}

static bool propose_turned(Sample *sample) {
  Question *question = &sample->posed->question;
  CardSet kitty = CARDSET_EMPTY;
  int n = sample->desk->a->rules->deck.kitty;
  if (n == 0 || n != sample->desk->b->rules->deck.kitty) return false;
  sample_levels(sample);
  sample_any(sample, n, &kitty);
  if (one_in(sample, 2) && kitty.plane[0]) {
    cardset_take(&kitty, bit_lowest(kitty.plane[0]), PACK_MAX);
    cardset_put(&kitty, one_in(sample, 3) ? HJ : card_make(HEARTS, sample_rank(sample, 0)),
                PACK_MAX);
  }
  question->turned_n = cardset_list(&kitty, question->turned, PACK_MAX);
  rng_shuffle(sample->rng, question->turned, question->turned_n);
  return question->turned_n == n;
}

static void propose_misdeal(Sample *sample) {
  Question *question = &sample->posed->question;
  sample_any(sample, 1 + below(sample, sample->size), &question->hand);
  question->picked_up = one_in(sample, 3);
  if (one_in(sample, 2)) {
    question->given &= ~KEY_BIT(TRUMP);
    question->trump = (Trump){RANK_NONE, SUIT_NONE};
    question->picked_up = false;
  }
}

static bool propose_bury(Sample *sample) {
  Question *question = &sample->posed->question;
  int n = sample->desk->a->rules->deck.kitty;
  if (n == 0 || n != sample->desk->b->rules->deck.kitty) return false;
  sample_any(sample, n, &question->cards);
  question->hand = question->cards;
  sample_any(sample, below(sample, 4), &question->hand);
  return true;
}

/* ---- friends ---- */

static Card some_card(Sample *sample) {
  Rank trump = sample->posed->question.trump.rank;
  for (;;) {
    Card card = (Card)below(sample, KIND_NB);
    if (one_in(sample, 3)) card = card_make((Suit)below(sample, SUIT_NB), RANK_A);
    if (one_in(sample, 8) && trump != RANK_NONE) card = card_make(CLUBS, trump);
    if (sample->desk->cards.plane[0] >> card & 1) return card;
  }
}

static uint8_t some_copy(Sample *sample, Card card) {
  int copies = cardset_count(&sample->desk->cards, card, PACK_MAX);
  return (uint8_t)(one_in(sample, 10) ? ORDINAL_OTHER : 1 + below(sample, copies));
}

static void sample_calls(Sample *sample, int n) {
  Question *question = &sample->posed->question;
  for (question->calls = 0; question->calls < n; question->calls++) {
    Card card = some_card(sample);
    question->call[question->calls] = (Call){card, some_copy(sample, card), 0, SEAT_NONE};
  }
}

static bool propose_call(Sample *sample) {
  Question *question = &sample->posed->question;
  sample_calls(sample, one_in(sample, 2) ? 0 : 1);
  question->card =
      question->calls && one_in(sample, 3) ? question->call[0].card : some_card(sample);
  question->ordinal = some_copy(sample, question->card);
  int copies = cardset_count(&sample->desk->cards, question->card, PACK_MAX);
  if (one_in(sample, 2))
    sample_copies(sample, &question->hand, question->card, below(sample, copies + 1));
  return true;
}

static bool propose_friends(Sample *sample) {
  Posed *posed = sample->posed;
  Question *question = &posed->question;
  sample_calls(sample, 1 + below(sample, 2));
  question->shown_n = 1 + below(sample, 4);
  for (int i = 0; i < question->shown_n; i++) {
    posed->shown[i].seat = (uint8_t)below(sample, posed->players);
    cardset_put(&posed->shown[i].cards, question->call[below(sample, question->calls)].card,
                PACK_MAX);
  }
  if (one_in(sample, 3)) {
    int seat = below(sample, posed->players);
    sample_copies(sample, &question->hand_of[seat], question->call[0].card, 1 + below(sample, 2));
    question->known |= (uint16_t)(1u << seat);
    if (one_in(sample, 2)) question->shown_n = 0;
  }
  question->hands = posed->players;
  return true;
}

bool propose_deal(Sample *sample, PosedType type) {
  switch (type) {
    case POSED_BID: propose_bid(sample); return true;
    case POSED_BEGINS: sample_levels(sample); return true;
    case POSED_TURNED: return propose_turned(sample);
    case POSED_MISDEAL: propose_misdeal(sample); return true;
    case POSED_BURY: return propose_bury(sample);
    case POSED_CALL: return propose_call(sample);
    case POSED_FRIENDS: return propose_friends(sample);
    default: return false;
  }
}
