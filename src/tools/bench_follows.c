/* bench_follows.c - single steps of the mechanics, and lines of the judge, over random situations
** that are rich in pairs and trumps. */
#include <stdio.h>
#include <string.h>

#include "notation/notation.h"
#include "play/follow.h"
#include "play/legal_plays.h"
#include "play/throw.h"
#include "play/winner.h"
#include "tools/bench_deals.h"
#include "tools/bench_row.h"
#include "tools/judge.h"

enum {
  SITUATIONS = 512, /* follow positions, of which every trick has one */
  SEATS = 6,
};

/* A lead, a hand that follows, a play to check, a trick to decide, a throw. */
typedef struct Situation {
  Order order;
  Shape lead;
  CardSet hand, play, trick[SEATS], throw_cards;
  Shape throw_shape;
  Follow follow;
  bool legal;
  char question[640]; /* the same follow, for the judge */
} Situation;

typedef struct Situations {
  Variant *variant;
  const Rules *rules;
  Judge *judge;
  Situation situation[SITUATIONS];
} Situations;

/* -- situations: hands rich in pairs and trumps, or the hard cases would hardly be met -- */

/* `n` cards of a shuffled deck in which faces already held come up more often. */
static void sample_hand(const Rules *rules, const Order *order, Rng *rng, int n, CardSet *hand) {
  CardSet kinds = CARDSET_EMPTY;
  Card deck[CARD_MAX];
  int left = rules_deck(rules, deck), planes = order->planes;
  while (n > 0 && left > 0) {
    int i = (int)rng_below(rng, (uint64_t)left);
    bool again = kinds.plane[0] >> deck[i] & 1, trump = order_suit(order, deck[i]) == TRUMPS;
    if (!again && !trump && rng_below(rng, 3)) continue;
    cardset_put(&kinds, deck[i], planes);
    deck[i] = deck[--left];
    n--;
  }
  *hand = CARDSET_EMPTY;
  order_cross(order, &kinds, hand);
}

static void prepare_follow(Follow *follow, const Situation *s, const Rules *rules,
                           const CardSet *hand) {
  follow_prepare(follow, &s->order, rules, &s->lead, hand);
}

/* Any cards of the hand, as many as were led: legal now and then. */
static void any_cards(const Situation *s, Rng *rng, int n, CardSet *play) {
  uint8_t places[CARD_MAX];
  int all = 0;
  for (int place = -1, copy = 0; cardset_next(&s->hand, &place, &copy, s->order.planes);)
    places[all++] = (uint8_t)place;
  rng_shuffle(rng, places, all);
  *play = CARDSET_EMPTY;
  for (int i = 0; i < n && i < all; i++) cardset_put(play, places[i], s->order.planes);
}

static bool make_situation(Situation *s, const Rules *rules, Rng *rng) {
  char error[256];
  CardSet hand, lead, more;
  if (!order_make(&s->order, rules, bench_random_trump(rng), NULL, error, sizeof error))
    return false;
  sample_hand(rules, &s->order, rng, 17, &hand);
  legal_sample_lead(&s->order, rules, &hand, rng, &lead);
  shape_of(&s->order, rules, &lead, &s->lead);
  int led = cardset_size(&lead, s->order.planes);
  sample_hand(rules, &s->order, rng, 17, &s->hand);
  prepare_follow(&s->follow, s, rules, &s->hand);
  if (rng_below(rng, 2))
    legal_sample(&s->follow, rng, &s->play);
  else
    any_cards(s, rng, led, &s->play);
  s->trick[0] = lead;
  for (int i = 1; i < SEATS; i++) {
    Follow follow;
    sample_hand(rules, &s->order, rng, 17, &more);
    prepare_follow(&follow, s, rules, &more);
    legal_sample(&follow, rng, &s->trick[i]);
  }
  uint64_t suit = s->order.suit[order_suit_of(&s->order, &lead)];
  cardset_mask(&s->throw_cards, &hand, suit, s->order.planes);
  shape_of(&s->order, rules, &s->throw_cards, &s->throw_shape);
  s->legal = follow_check(&s->follow, &s->play) == LEGAL;
  return true;
}

static void cards_text(const Order *order, const CardSet *places, char out[160]) {
  CardSet kinds = CARDSET_EMPTY;
  order_back(order, places, &kinds);
  cardset_print(&kinds, order->planes, STYLE_ASCII, out, 160);
}

static void write_question(Situation *s) {
  char trump[CARD_TEXT], lead[160], hand[160], play[160];
  cards_text(&s->order, &s->trick[0], lead);
  cards_text(&s->order, &s->hand, hand);
  cards_text(&s->order, &s->play, play);
  snprintf(s->question, sizeof s->question,
           "{\"id\":1,\"ask\":\"follow\",\"players\":%d,\"trump\":\"%s\",\"lead\":\"%s\","
           "\"hand\":\"%s\",\"play\":\"%s\"}",
           SEATS, trump_print(s->order.trump, STYLE_ASCII, trump), lead, hand, play);
}

/* -- passes over the situations -- */

static long do_prepare(void *data, Meter *meter) {
  const Situations *all = data;
  for (int i = 0; i < SITUATIONS; i++) {
    const Situation *s = &all->situation[i];
    Follow follow;
    prepare_follow(&follow, s, all->rules, &s->hand);
    uint8_t legal = follow_check(&follow, &s->play) == LEGAL;
    meter_note(meter, &legal, 1);
  }
  return SITUATIONS;
}

static long do_check(void *data, Meter *meter) {
  const Situations *all = data;
  uint64_t legal = 0;
  for (int i = 0; i < SITUATIONS; i++) {
    const Situation *s = &all->situation[i];
    legal = legal * 3 + (follow_check(&s->follow, &s->play) == LEGAL);
  }
  meter_note_number(meter, legal);
  return SITUATIONS;
}

static long do_count(void *data, Meter *meter) {
  const Situations *all = data;
  for (int i = 0; i < SITUATIONS; i++) {
    LegalCount count = legal_count(&all->situation[i].follow);
    meter_note_number(meter, count.count);
  }
  return SITUATIONS;
}

static long do_sample(void *data, Meter *meter) {
  const Situations *all = data;
  Rng rng;
  rng_seed(&rng, 21);
  for (int i = 0; i < SITUATIONS; i++) {
    CardSet play = CARDSET_EMPTY;
    legal_sample(&all->situation[i].follow, &rng, &play);
    meter_note_number(meter, play.plane[0]);
  }
  return SITUATIONS;
}

static long do_winner(void *data, Meter *meter) {
  const Situations *all = data;
  for (int i = 0; i < SITUATIONS; i++) {
    const Situation *s = &all->situation[i];
    uint8_t winner = (uint8_t)trick_winner(&s->order, all->rules, &s->lead, s->trick, SEATS);
    meter_note(meter, &winner, 1);
  }
  return SITUATIONS;
}

static long do_throw(void *data, Meter *meter) {
  const Situations *all = data;
  for (int i = 0; i + 3 < SITUATIONS; i++) {
    const Situation *s = &all->situation[i];
    CardSet others[3];
    for (int k = 0; k < 3; k++) others[k] = s->trick[k + 1];
    others[0] = s->hand;
    ThrowResult result;
    ThrowCase of = {&s->order, all->rules, &s->throw_shape, &s->throw_cards, others, .n = 3};
    throw_check(&of, &result);
    uint8_t answer[2] = {result.stands, (uint8_t)result.withdrawn_n};
    meter_note(meter, answer, sizeof answer);
  }
  return SITUATIONS - 3;
}

/* What a line costs: read, ruled on, explained when it is illegal, and printed. */
static long do_judge(void *data, Meter *meter) {
  const Situations *all = data;
  for (int i = 0; i < SITUATIONS; i++) {
    const char *question = all->situation[i].question;
    const char *answer = judge_answer(all->judge, question, strlen(question));
    meter_note(meter, answer, strlen(answer));
  }
  return SITUATIONS;
}

/* The same of plays that are legal alone. */
static long do_judge_legal(void *data, Meter *meter) {
  const Situations *all = data;
  long lines = 0;
  for (int i = 0; i < SITUATIONS; i++) {
    if (!all->situation[i].legal) continue;
    const char *question = all->situation[i].question;
    const char *answer = judge_answer(all->judge, question, strlen(question));
    meter_note(meter, answer, strlen(answer));
    lines++;
  }
  return lines;
}

/* -- the rows -- */

static void end_situations(void *data) {
  Situations *all = data;
  judge_free(all->judge);
  variant_free(all->variant);
}

static bool make_situations(void *data, const Row *row, char *error, size_t error_size) {
  const VariantWanted wanted = {.players = SEATS};
  Situations *all = data;
  Rng rng;
  (void)row;
  rng_seed(&rng, 20);
  all->variant = bench_game("", &wanted, error, error_size);
  if (!all->variant) return false;
  all->rules = variant_rules(all->variant);
  all->judge = judge_new(NULL, false);
  if (!all->judge) return text_fail(error, error_size, "there is no memory");
  for (int i = 0; i < SITUATIONS; i++) {
    if (!make_situation(&all->situation[i], all->rules, &rng))
      return text_fail(error, error_size, "no order could be made");
    write_question(&all->situation[i]);
  }
  return true;
}

#define OF_SITUATIONS .size = sizeof(Situations), .make = make_situations, .end = end_situations

const Row bench_rows_follows[] = {
    {"follow", "a follow prepared and checked", do_prepare, OF_SITUATIONS},
    {"check", "a play checked against a prepared follow", do_check, OF_SITUATIONS},
    {"count", "all legal follows counted", do_count, OF_SITUATIONS},
    {"draw", "a legal follow sampled, each equally likely", do_sample, OF_SITUATIONS},
    {"winner", "tricks of six plays decided", do_winner, OF_SITUATIONS},
    {"throw", "throws tested against three hands", do_throw, OF_SITUATIONS},
    {"judge", "lines of JSON that ask about a follow, answered by lines", do_judge, OF_SITUATIONS},
    {"judge/legal", "the same lines of legal plays alone", do_judge_legal, OF_SITUATIONS},
    {.name = ""},
};
