/* propose_cards.c - questions about cards: leads, follows, winners, throws, how cards rank. */
#include "differ/propose_parts.h"

/* ---- plays ---- */

static int some_number(Sample *sample) { return 1 + below(sample, sample->size); }

/* Some division of the cards: into singles, or sets of two. */
static void sample_division(Sample *sample, const CardSet *cards, Grouped *grouping) {
  int n = cardset_size(cards, PACK_MAX), pairs = below(sample, n / 2 + 1);
  for (int i = 0; i < pairs && i < 3; i++)
    grouping->unit[grouping->n].size = 2, grouping->unit[grouping->n++].length = 1;
  grouping->singles = (uint8_t)(n - 2 * grouping->n);
}

static void propose_lead(Sample *sample) {
  Posed *posed = sample->posed;
  Question *question = &posed->question;
  Suit suit = sample_suit(sample);
  if (one_in(sample, 6))
    sample_alike(sample, &question->cards);
  else
    sample_cards(sample, suit, some_number(sample), &question->cards);
  if (one_in(sample, 4)) sample_division(sample, &question->cards, &question->grouping);
  question->hand = question->cards;
  if (one_in(sample, 3)) sample_hand(sample, suit, 1 + below(sample, 3), &question->hand);
}

static void propose_throw(Sample *sample) {
  Posed *posed = sample->posed;
  Question *question = &posed->question;
  Suit suit = sample_suit(sample);
  for (int units = 2 + below(sample, 2); units > 0; units--)
    sample_unit(sample, suit, 1 + below(sample, 4), &question->cards);
  question->hand = question->cards;
  int others = 1 + below(sample, 2);
  for (int i = 0; i < others; i++) {
    int seat = 1 + below(sample, posed->players - 1);
    sample_hand(sample, suit, 1 + below(sample, sample->size), &question->hand_of[seat]);
    question->known |= (uint16_t)(1u << seat);
  }
  question->hands = posed->players;
  if (one_in(sample, 2)) {
    question->team = (uint16_t)(1u | 1u << (1 + below(sample, posed->players - 1)));
    posed_give(posed, KEY_BIT(TEAM) | KEY_BIT(DECLARER));
  }
}

static void propose_follow(Sample *sample) {
  Posed *posed = sample->posed;
  Question *question = &posed->question;
  Suit suit = sample_suit(sample);
  Units units = {.n = 0};
  if (one_in(sample, 3)) sample_shape(sample, &units);
  sample_units(sample, suit, &units, &question->lead);
  if (one_in(sample, 6)) sample_alike(sample, &question->lead);
  if (!question->lead.plane[0]) sample_cards(sample, suit, some_number(sample), &question->lead);
  if (one_in(sample, 2)) sample_units(sample, suit, &units, &question->hand);
  int led = cardset_size(&question->lead, PACK_MAX);
  int missing = led + below(sample, 4) - cardset_size(&question->hand, PACK_MAX);
  if (missing > 0) sample_hand(sample, suit, missing, &question->hand);
}

static void propose_winner(Sample *sample) {
  Posed *posed = sample->posed;
  Question *question = &posed->question;
  Suit suit = sample_suit(sample);
  Units units = {.n = 0};
  if (one_in(sample, 2)) sample_shape(sample, &units);
  if (one_in(sample, 8)) sample_alike(sample, &posed->trick[0]);
  bool alike = posed->trick[0].plane[0] != 0;
  if (!alike) sample_units(sample, suit, &units, &posed->trick[0]);
  if (!alike && units.n == 0) sample_cards(sample, suit, some_number(sample), &posed->trick[0]);
  int led = cardset_size(&posed->trick[0], PACK_MAX);
  question->trick_n = 2 + below(sample, 2);
  for (int i = 1; i < question->trick_n; i++) {
    CardSet *play = &posed->trick[i];
    Suit of = one_in(sample, 3) ? suit : TRUMPS;
    Units whole = {{{(uint8_t)led, 1}}, 1}; /* one set against several units */
    if (alike && one_in(sample, 2))
      sample_alike(sample, play);
    else
      sample_units(sample, of, one_in(sample, 4) ? &whole : &units, play);
    int missing = led - cardset_size(play, PACK_MAX);
    if (missing > 0) sample_hand(sample, of, missing, play);
  }
}

/* ---- what is asked of the order ---- */

static void propose_kinds(Sample *sample) {
  Posed *posed = sample->posed;
  Card kinds[KIND_NB];
  int n = sample_kinds(sample, sample_suit(sample), kinds), i = below(sample, n);
  int up = 1 + below(sample, 4);
  posed->one = kinds[i];
  posed->other = kinds[(i + up) % n];
}

bool propose_cards(Sample *sample, PosedType type) {
  switch (type) {
    case POSED_LEAD: propose_lead(sample); break;
    case POSED_FOLLOW: propose_follow(sample); break;
    case POSED_WINNER: propose_winner(sample); break;
    case POSED_THROW: propose_throw(sample); break;
    default: propose_kinds(sample); break;
  }
  return true;
}
