/* enumerate.c - see enumerate.h. A question is a number: its digits say what is asked. */
#include "differ/enumerate.h"

#include <stdio.h>

enum {
  LEAD_MOST = 4, /* cards */
  LED_MOST = 3,
  HELD_MOST = 4,
  NEIGHBOURS = 4,
  COPIES_MOST = 3,
  RUN_MOST = 5 /* climbing: sets in sequence */
};

static int digit(long *i, int base) {
  int out = (int)(*i % base);
  *i /= base;
  return out;
}

static void give_trump(Sample *sample, long *i) {
  static const Trump TRUMPS_TRIED[] = {
      {RANK_2, SPADES}, {RANK_K, HEARTS}, {RANK_2, SUIT_NONE}, {RANK_A, SPADES}};
  int n = sizeof TRUMPS_TRIED / sizeof *TRUMPS_TRIED;
  sample->posed->question.trump = TRUMPS_TRIED[digit(i, n)];
  posed_give(sample->posed, KEY_BIT(TRUMP));
}

/* The n-th way to have 1 to `most` cards of some neighbours; how many ways there are before it, if
** there are no more than n. */
static int find_copies(int most, int n, uint8_t copies[NEIGHBOURS]) {
  int ways = 0;
  for (int way = 1; way < 1 << 2 * NEIGHBOURS; way++) {
    int cards = 0;
    for (int k = 0; k < NEIGHBOURS; k++) cards += way >> 2 * k & COPIES_MOST;
    if (cards > most) continue;
    for (int k = 0; k < NEIGHBOURS && ways == n; k++)
      copies[k] = (uint8_t)(way >> 2 * k & COPIES_MOST);
    if (ways++ == n) return n;
  }
  return ways;
}

/* Up to `most` cards of neighbours in a suit, at its lower or its upper end. False if the deck does
** not have them. */
static bool give_cards(Sample *sample, long *i, int end, int most, CardSet *to) {
  Card kinds[KIND_NB];
  uint8_t copies[NEIGHBOURS] = {0};
  int n = sample_kinds(sample, end & 2 ? TRUMPS : CLUBS, kinds);
  find_copies(most, digit(i, find_copies(most, -1, copies)), copies);
  for (int k = 0; k < NEIGHBOURS; k++) {
    int at = end & 1 ? n - 1 - k : k;
    if (copies[k] == 0) continue;
    if (at < 0 || at >= n || !(sample->desk->cards.plane[copies[k] - 1] >> kinds[at] & 1))
      return false;
    for (int c = copies[k]; c > 0; c--) cardset_put(to, kinds[at], PACK_MAX);
  }
  return true;
}

static Enumerated enumerate_lead(Sample *sample, long *i) {
  Question *question = &sample->posed->question;
  give_trump(sample, i);
  int end = digit(i, 4);
  bool has = give_cards(sample, i, end, LEAD_MOST, &question->cards);
  question->hand = question->cards;
  return has ? ENUMERATED_QUESTION : ENUMERATED_NONE;
}

static Enumerated enumerate_follow(Sample *sample, long *i) {
  Question *question = &sample->posed->question;
  give_trump(sample, i);
  int end = digit(i, 4);
  bool has = give_cards(sample, i, end, LED_MOST, &question->lead);
  has &= give_cards(sample, i, end, HELD_MOST, &question->hand);
  bool enough = cardset_size(&question->hand, PACK_MAX) > cardset_size(&question->lead, PACK_MAX);
  return has && enough ? ENUMERATED_QUESTION : ENUMERATED_NONE;
}

static Enumerated enumerate_winner(Sample *sample, long *i) {
  Posed *posed = sample->posed;
  give_trump(sample, i);
  int end = digit(i, 4);
  int answered = end | digit(i, 2) << 1;
  bool has = give_cards(sample, i, end, LED_MOST, &posed->trick[0]);
  has &= give_cards(sample, i, answered, LED_MOST, &posed->trick[1]);
  posed->question.trick_n = 2;
  bool fits = cardset_size(&posed->trick[0], PACK_MAX) == cardset_size(&posed->trick[1], PACK_MAX);
  return has && fits ? ENUMERATED_QUESTION : ENUMERATED_NONE;
}

static Enumerated enumerate_kinds(Sample *sample, PosedType type, long *i) {
  Posed *posed = sample->posed;
  give_trump(sample, i);
  posed->one = posed->other = (Card)digit(i, KIND_NB);
  if (type == POSED_ADJACENT) posed->other = (Card)digit(i, KIND_NB);
  bool twice = type == POSED_ADJACENT && posed->one >= posed->other;
  return twice ? ENUMERATED_NONE : ENUMERATED_QUESTION;
}

static Enumerated enumerate_call(Sample *sample, long *i) {
  Question *question = &sample->posed->question;
  give_trump(sample, i);
  question->card = (Card)digit(i, KIND_NB);
  int copies = cardset_count(&sample->desk->cards, question->card, PACK_MAX);
  int ordinal = digit(i, PACK_MAX + 1), held = digit(i, COPIES_MOST);
  question->ordinal = (uint8_t)(ordinal ? ordinal : ORDINAL_OTHER);
  for (int n = 0; n < held && n < copies; n++)
    cardset_put(&question->hand, question->card, PACK_MAX);
  return ordinal <= copies && held <= copies ? ENUMERATED_QUESTION : ENUMERATED_NONE;
}

/* Points in fives, up to all of three packs. */
static Enumerated enumerate_score(Sample *sample, long *i) {
  sample->posed->question.points = 5 * digit(i, 61);
  return ENUMERATED_QUESTION;
}

/* The last trick: B wins it with a card of the trump rank. */
static void give_last_trick(Posed *posed, Rank rank) {
  for (int seat = 0; seat < posed->players; seat++) {
    Card card = card_make(seat % 2 ? DIAMONDS : CLUBS, (Rank)((rank + 1 + seat / 2) % RANK_NB));
    cardset_put(&posed->trick[seat], seat == 1 ? card_make(SPADES, rank) : card, PACK_MAX);
  }
  posed->question.trick_n = posed->players;
}

/* The same at the end of a deal, which A declared alone or with C, on the first level or on
** another; then B wins the last trick with a card of that rank. */
static Enumerated enumerate_settle(Sample *sample, long *i) {
  Posed *posed = sample->posed;
  Question *question = &posed->question;
  question->points = 5 * digit(i, 61);
  question->last_side = digit(i, 2) ? SIDE_OPPONENTS : SIDE_DECLARERS;
  bool with_other = digit(i, 2);
  int rank = digit(i, RANK_NB + 1) - 1;
  question->trump = (Trump){rank < 0 ? RANK_2 : (Rank)rank, SPADES};
  if (rank >= 0) {
    snprintf(posed->level[0], LEVEL_TEXT, "%s", rank_name((Rank)rank, STYLE_ASCII));
    question->levels = posed->players;
    posed_give(posed, KEY_BIT(LEVELS));
    give_last_trick(posed, (Rank)rank);
  }
  posed_give(posed, KEY_BIT(POINTS) | KEY_BIT(TRUMP));
  if (rank >= 0 && question->last_side == SIDE_DECLARERS) return ENUMERATED_NONE;
  if (posed->fixed_teams) return with_other ? ENUMERATED_NONE : ENUMERATED_QUESTION;
  question->team = (uint16_t)(with_other ? 5 : 1);
  posed_give(posed, KEY_BIT(TEAM));
  return ENUMERATED_QUESTION;
}

/* ---- climbing ---- */

/* So many cards of each of some ranks in a row. False where the deck does not have them; the jokers
** are a rank each. */
static bool give_run(Sample *sample, int size, int from, int length, CardSet *to) {
  for (int i = 0; i < length; i++)
    sample_of_kinds(sample, sample_kinds_at(sample->desk->a->rules, from + i), size, to);
  return cardset_size(to, PACK_MAX) == size * length;
}

static Enumerated enumerate_climb_lead(Sample *sample, long *i) {
  Question *question = &sample->posed->question;
  int size = 1 + digit(i, SUIT_NB), from = digit(i, ORDER_RANK_MAX),
      length = 1 + digit(i, RUN_MOST);
  bool has = give_run(sample, size, from, length, &question->cards);
  question->hand = question->cards;
  return has ? ENUMERATED_QUESTION : ENUMERATED_NONE;
}

/* As many sets upon each other come first. */
static Enumerated enumerate_climb_follow(Sample *sample, long *i) {
  Question *question = &sample->posed->question;
  int led = 1 + digit(i, SUIT_NB), size = 1 + digit(i, SUIT_NB), top = digit(i, ORDER_RANK_MAX);
  int from = digit(i, ORDER_RANK_MAX), length = digit(i, RUN_MOST), other = digit(i, RUN_MOST);
  bool has = give_run(sample, led, top, 1 + length, &question->lead);
  has &= give_run(sample, size, from, 1 + (length + other) % RUN_MOST, &question->hand);
  return has ? ENUMERATED_QUESTION : ENUMERATED_NONE;
}

static Enumerated enumerate_climb(Sample *sample, PosedType type, long *i) {
  if (type == POSED_LEAD) return enumerate_climb_lead(sample, i);
  return type == POSED_FOLLOW ? enumerate_climb_follow(sample, i) : ENUMERATED_ALL;
}

static Enumerated enumerate_type(Sample *sample, PosedType type, long *i) {
  switch (type) {
    case POSED_SUIT:
    case POSED_ADJACENT:
    case POSED_WORTH: return enumerate_kinds(sample, type, i);
    case POSED_CALL: return enumerate_call(sample, i);
    case POSED_LEAD: return enumerate_lead(sample, i);
    case POSED_FOLLOW: return enumerate_follow(sample, i);
    case POSED_WINNER: return enumerate_winner(sample, i);
    case POSED_SCORE: return enumerate_score(sample, i);
    case POSED_SETTLE: return enumerate_settle(sample, i);
    default: return ENUMERATED_ALL;
  }
}

Enumerated enumerate(Sample *sample, PosedType type, long i) {
  sample_begin(sample, type);
  bool climb = sample->desk->a->rules->family == FAMILY_CLIMB;
  Enumerated made = (climb ? enumerate_climb : enumerate_type)(sample, type, &i);
  return i > 0 ? ENUMERATED_ALL : made;
}
