/* propose_climb.c - questions about a climbing game: leads and follows of its forms, hands that are
** played on. */
#include "differ/propose_parts.h"

#include "play/climb_plays.h"

enum { CARDS_MOST = 12, LENGTH_MORE = 3 };

/* Units of a question stand near each other in rank, so that one goes upon another. */
typedef struct Near {
  Sample *sample;
  int base; /* index in the order of the ranks */
} Near;

static int some_of(Sample *sample, Range range, int more) {
  int most = range.max > range.min + more ? range.min + more : range.max;
  return range.min + below(sample, most - range.min + 1);
}

/* Cards of one of the forms of either game, or nearly. */
static void put_form(Near *near, CardSet *to) {
  Sample *sample = near->sample;
  const Rules *rules = some_rules(sample);
  const Form *form = &rules->lead.forms[below(sample, rules->lead.forms_n)];
  for (int i = 0; i < form->cards_n; i++) sample_of_kinds(sample, bit(form->cards[i]), 1, to);
  int size = some_of(sample, form->size, 2), length = some_of(sample, form->length, LENGTH_MORE);
  if (one_in(sample, 8)) size = 1 + below(sample, SUIT_NB);
  if (one_in(sample, 8)) length += one_in(sample, 2) || length == 1 ? 1 : -1;
  int from = near->base + below(sample, 4) - 1;
  for (int i = 0; i < length && !form->cards_n && cardset_size(to, PACK_MAX) < CARDS_MOST; i++)
    sample_of_kinds(sample, sample_kinds_at(rules, from + i), size, to);
}

static Near some_base(Sample *sample) {
  const Rules *rules = some_rules(sample);
  return (Near){sample, below(sample, rules->order.ranks_n ? rules->order.ranks_n : RANK_NB)};
}

static void propose_lead(Sample *sample) {
  Question *question = &sample->posed->question;
  Near near = some_base(sample);
  put_form(&near, &question->cards);
  question->hand = question->cards;
}

static void propose_follow(Sample *sample) {
  Question *question = &sample->posed->question;
  Near near = some_base(sample);
  put_form(&near, &question->lead);
  for (int units = 1 + below(sample, 2); units > 0; units--) put_form(&near, &question->hand);
}

bool propose_climb(Sample *sample, PosedType type) {
  if (type == POSED_LEAD) propose_lead(sample);
  if (type == POSED_FOLLOW) propose_follow(sample);
  return type == POSED_DECK || sample->posed->question.hand.plane[0];
}

/* ---- a hand to be played on ---- */

/* A number of the hand beside that after which a game ends. */
static int some_hand(Sample *sample) {
  const Rules *rules = some_rules(sample);
  int last = rules->advance.deals;
  return last && one_in(sample, 4) ? last + below(sample, 2) : 0;
}

void propose_table(Sample *sample) {
  Posed *posed = sample->posed;
  Question *question = &posed->question;
  Near near = some_base(sample);
  posed->phase = PHASE_CLIMB;
  question->opening = one_in(sample, 6)   ? OPENING_DEALT
                      : one_in(sample, 3) ? OPENING_EXCHANGE
                                          : OPENING_LED;
  question->last_out = 1;
  question->number = some_hand(sample);
  for (int seat = 0; seat < posed->players; seat++) {
    CardSet *hand = &question->hand_of[seat];
    bool first = seat < 4, few = question->opening != OPENING_EXCHANGE;
    int units = first ? (few ? below(sample, 3) + (seat == 0) : 1 + below(sample, 2)) : 0;
    for (; units > 0; units--) put_form(&near, hand);
    if (first && seat > 1 && one_in(sample, few ? 4 : 8)) sample_any(sample, 1, hand);
    if (!few && seat < 2) sample_any(sample, 1 + below(sample, 2), hand);
    if (!few && seat == 1 && one_in(sample, 4)) sample_of_kinds(sample, JOKERS, 2, hand);
  }
  question->hands = posed->players;
}

/* Each play seen so far with the same chance. */
typedef struct Some {
  Sample *sample;
  ClimbPlay play;
  int seen;
} Some;

static bool keep_some(void *context, const ClimbPlay *play) {
  Some *some = context;
  if (one_in(some->sample, ++some->seen)) some->play = *play;
  return true;
}

void odd_climb(Sample *sample, const Game *game, const Rules *rules, Action *action) {
  const ClimbTable *table = &game->deal.table[0];
  int seat = below(sample, table->size);
  const CardSet *hand = HAND_OF(&game->deal, seat);
  bool upon = table->top_player != SEAT_NONE && !one_in(sample, 4);
  Some some = {sample, {.places = CARDSET_EMPTY}, 0};
  *action = (Action){.type = ACTION_PASS, .seat = (uint8_t)seat};
  if (one_in(sample, 8)) return;
  PlayCase of = {&game->deal.order, rules, game, seat};
  climb_each(&of, hand, upon ? &table->climb : NULL, one_in(sample, 2), keep_some, &some);
  if (some.seen == 0) return;
  action->type = ACTION_PLAY;
  climb_cards(&of, &some.play, hand, &action->cards);
}
