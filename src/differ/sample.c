/* sample.c - see sample.h. */
#include "differ/sample.h"

#include <stdio.h>

void sample_begin(Sample *sample, PosedType type) {
  posed_begin(sample->posed, type);
  sample->posed->players = sample->desk->players;
  sample->posed->packs = sample->desk->packs;
  sample->posed->fixed_teams = sample->desk->a->rules->friends.teams == TEAMS_FIXED ||
                               sample->desk->b->rules->friends.teams == TEAMS_FIXED;
  sample->left = sample->desk->cards;
}

const Rules *some_rules(Sample *sample) {
  return one_in(sample, 2) ? sample->desk->a->rules : sample->desk->b->rules;
}

int below(Sample *sample, int n) { return n > 1 ? (int)rng_below(sample->rng, (uint64_t)n) : 0; }

bool one_in(Sample *sample, int n) { return below(sample, n) == 0; }

/* ---- cards ---- */

static int left_of(const Sample *sample, Card card) {
  return cardset_count(&sample->left, card, PACK_MAX);
}

static void take(Sample *sample, Card card, int n, CardSet *to) {
  for (; n > 0 && left_of(sample, card) > 0; n--) {
    cardset_take(&sample->left, card, PACK_MAX);
    cardset_put(to, card, PACK_MAX);
  }
}

void sample_trump(Sample *sample) {
  Trump *trump = &sample->posed->question.trump;
  trump->rank = (Rank)below(sample, RANK_NB);
  trump->suit = one_in(sample, 6) ? SUIT_NONE : (Suit)below(sample, SUIT_NB);
  if (one_in(sample, 24)) *trump = (Trump){RANK_NONE, SUIT_NONE};
  posed_give(sample->posed, KEY_BIT(TRUMP));
}

int sample_kinds(const Sample *sample, Suit suit, Card kinds[KIND_NB]) {
  Trump trump = sample->posed->question.trump;
  Suit printed = suit == TRUMPS ? trump.suit : suit;
  int n = 0;
  for (int rank = 0; rank < RANK_NB && printed != SUIT_NONE; rank++)
    if (rank != trump.rank) kinds[n++] = card_make(printed, (Rank)rank);
  if (suit != TRUMPS) return n;
  for (int s = 0; s < SUIT_NB && trump.rank != RANK_NONE; s++)
    if (s != printed) kinds[n++] = card_make((Suit)s, trump.rank);
  if (printed != SUIT_NONE && trump.rank != RANK_NONE) kinds[n++] = card_make(printed, trump.rank);
  kinds[n++] = LJ;
  kinds[n++] = HJ;
  return n;
}

void sample_unit(Sample *sample, Suit suit, int most, CardSet *to) {
  Card kinds[KIND_NB];
  int n = sample_kinds(sample, suit, kinds), copies = 1 + below(sample, most < 4 ? most : 4);
  int length = 1 + below(sample, most / copies);
  if (one_in(sample, 3)) length = most / copies;
  int from = below(sample, n);
  for (int i = 0; i < length && from + i < n; i++) take(sample, kinds[from + i], copies, to);
  if (!one_in(sample, 12)) return;
  for (int s = 0; s < SUIT_NB && cardset_size(to, PACK_MAX) < most; s++)
    if (!card_is_joker(kinds[from]))
      take(sample, card_make((Suit)s, card_rank(kinds[from])), copies, to);
}

/* Cards near those that are there: so sets meet sets. */
static Card near(Sample *sample, const Card kinds[], int n, const CardSet *to) {
  int at = below(sample, n);
  for (int tries = 0; tries < 4; tries++) {
    int i = below(sample, n);
    if (to->plane[0] >> kinds[i] & 1) at = i;
  }
  at += below(sample, 3) - 1;
  return kinds[at < 0 ? 0 : at >= n ? n - 1 : at];
}

static void add_cards(Sample *sample, Suit suit, int n, CardSet *to) {
  Card kinds[KIND_NB];
  int of = sample_kinds(sample, suit, kinds), wanted = cardset_size(to, PACK_MAX) + n;
  for (int tries = 0; tries < 12; tries++) {
    int missing = wanted - cardset_size(to, PACK_MAX);
    if (missing <= 0) return;
    if (one_in(sample, 2))
      sample_unit(sample, suit, missing, to);
    else
      take(sample, near(sample, kinds, of, to), 1 + below(sample, missing < 3 ? missing : 3), to);
  }
}

void sample_cards(Sample *sample, Suit suit, int n, CardSet *to) {
  int most = cardset_size(to, PACK_MAX) + n;
  add_cards(sample, suit, n, to);
  while (cardset_size(to, PACK_MAX) > most) {
    int kind = bit_highest(to->plane[0]);
    cardset_take(to, kind, PACK_MAX);
    cardset_put(&sample->left, kind, PACK_MAX);
  }
}

void sample_any(Sample *sample, int n, CardSet *to) {
  for (int tries = 0; n > 0 && tries < 200; tries++) {
    Card card = (Card)below(sample, KIND_NB);
    if (left_of(sample, card) == 0) continue;
    take(sample, card, 1, to);
    n--;
  }
}

Suit sample_suit(Sample *sample) {
  Suit trumps = sample->posed->question.trump.suit;
  if (one_in(sample, 3)) return TRUMPS;
  Suit suit = (Suit)below(sample, SUIT_NB);
  return suit == trumps ? TRUMPS : suit;
}

void sample_hand(Sample *sample, Suit suit, int n, CardSet *to) {
  int wanted = cardset_size(to, PACK_MAX) + n;
  sample_cards(sample, suit, one_in(sample, 3) ? below(sample, n + 1) : n, to);
  int missing = wanted - cardset_size(to, PACK_MAX);
  sample_cards(sample, one_in(sample, 2) ? TRUMPS : sample_suit(sample), missing, to);
  sample_any(sample, wanted - cardset_size(to, PACK_MAX), to);
}

void sample_alike(Sample *sample, CardSet *to) {
  Rank rank = (Rank)below(sample, RANK_NB);
  int copies = 1 + below(sample, 2), least = 2 + below(sample, 3);
  for (int suit = 0; suit < SUIT_NB && suit < least; suit++)
    take(sample, card_make((Suit)suit, rank), copies, to);
}

void sample_copies(Sample *sample, CardSet *cards, Card card, int copies) {
  int n = cardset_count(&sample->desk->cards, card, PACK_MAX);
  for (; copies > 0 && cardset_count(cards, card, PACK_MAX) < n; copies--)
    cardset_put(cards, card, PACK_MAX);
}

/* ---- climbing ---- */

uint64_t sample_kinds_at(const Rules *rules, int i) {
  bool own = rules->order.ranks_n > 0;
  if (i < 0 || i >= (own ? rules->order.ranks_n : RANK_NB)) return 0;
  int rank = own ? rules->order.ranks[i] : i;
  if (rank >= RANK_NB) return bit(rank); /* a joker */
  uint64_t kinds = 0;
  for (Suit suit = 0; suit < SUIT_NB; suit++) kinds |= bit(card_make(suit, (Rank)rank));
  return kinds;
}

void sample_of_kinds(Sample *sample, uint64_t kinds, int n, CardSet *to) {
  while (kinds && n > 0) {
    int kind = bit_pop(&kinds);
    if (left_of(sample, (Card)kind) == 0) continue;
    take(sample, (Card)kind, 1, to);
    n--;
  }
}

/* ---- units ---- */

void sample_shape(Sample *sample, Units *units) {
  units->n = 1 + below(sample, 3);
  for (int i = 0; i < units->n; i++) {
    int length = one_in(sample, 3) ? 2 + below(sample, 2) : 1;
    units->unit[i] = (UnitSize){(uint8_t)(1 + (length > 1) + below(sample, 3)), (uint8_t)length};
  }
}

void sample_units(Sample *sample, Suit suit, const Units *units, CardSet *to) {
  Card kinds[KIND_NB];
  int n = sample_kinds(sample, suit, kinds);
  for (int i = 0; i < units->n; i++) {
    UnitSize unit = units->unit[i];
    for (int tries = 0; tries < 8; tries++) {
      int from = below(sample, n), length = 0;
      while (length < unit.length && from + length < n &&
             left_of(sample, kinds[from + length]) >= unit.size)
        length++;
      if (length < unit.length) continue;
      for (int k = 0; k < length; k++) take(sample, kinds[from + k], unit.size, to);
      break;
    }
  }
}

/* ---- levels ---- */

/* Where both games know of passive players some are: "p2". */
static void put_level(Sample *sample, int seat, Rank rank) {
  const Desk *desk = sample->desk;
  bool standing = desk->a->rules->levels.standing && desk->b->rules->levels.standing;
  const char *mark = standing && one_in(sample, 3) ? "p" : "";
  snprintf(sample->posed->level[seat], LEVEL_TEXT, "%s%s", mark, rank_name(rank, STYLE_ASCII));
}

/* A rank at which both games have a level, rather one that stops. */
static Rank some_level(Sample *sample) {
  const Rules *rules = some_rules(sample);
  if (one_in(sample, 2))
    for (int tries = 0; tries < 8; tries++) {
      int rank = below(sample, RANK_NB);
      if (rules->advance.stops[rank]) return (Rank)rank;
    }
  Rank rank = rules->levels.track[below(sample, rules->levels.track_n)];
  return rank == RANK_NONE ? RANK_A : rank;
}

void sample_levels(Sample *sample) {
  Posed *posed = sample->posed;
  Rank two[2] = {some_level(sample), some_level(sample)};
  for (int seat = 0; seat < posed->players; seat++)
    if (!one_in(sample, 3)) put_level(sample, seat, two[below(sample, 2)]);
  if (one_in(sample, 12)) snprintf(posed->level[0], LEVEL_TEXT, "NT");
  posed->question.levels = posed->players;
  posed_give(posed, KEY_BIT(LEVELS));
}

Rank sample_rank(const Sample *sample, int seat) {
  const char *end, *text = sample->posed->level[seat];
  const Rules *rules = sample->desk->a->rules;
  text += text[0] == 'p';
  return text[0] ? rank_parse(text, &end) : rules->levels.track[rules->levels.start];
}

void sample_bids(Sample *sample, int seat, int n, CardSet *to) {
  Rank rank = sample_rank(sample, one_in(sample, 3) ? below(sample, sample->posed->players) : seat);
  for (; n > 0; n--) {
    Card card = card_make((Suit)below(sample, SUIT_NB), rank == RANK_NONE ? RANK_A : rank);
    take(sample, card, 1, to);
  }
}
