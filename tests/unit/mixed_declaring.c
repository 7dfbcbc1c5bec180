/* mixed_declaring.c - see mixed_declaring.h. */
#include "mixed_declaring.h"

#include "support.h"

/* Nothing in one of three; else from one or two on. */
static Range mix_range(Rng *rng) {
  Range range = {0, 0};
  if (random_below(rng, 3) == 0) return range;
  range.min = (uint8_t)(1 + random_below(rng, 2));
  range.max = random_below(rng, 3) ? (uint8_t)(range.min + random_below(rng, 2)) : 0xff;
  return range;
}

static BidType mix_type(Rng *rng) {
  BidType type = {.name = "odd"};
  type.rank = mix_range(rng);
  if (random_below(rng, 2)) type.joker = mix_range(rng);
  if (random_below(rng, 4) == 0) type.any = mix_range(rng);
  if (type.rank.max + type.joker.max + type.any.max == 0) type.rank = (Range){1, 0xff};
  if (random_below(rng, 4) == 0) type.trump = BID_TRUMP_NONE;
  type.locks = random_below(rng, 8) == 0;
  if (random_below(rng, 3) == 0) type.face_down = (uint8_t)random_below(rng, BID_PART_ALL + 1);
  return type;
}

/* Some of the words in any order, mostly by number first. */
static void mix_beats(Rules *rules, Rng *rng) {
  uint8_t words[] = {BEATS_COUNT, BEATS_JOKER, BEATS_SUIT};
  if (random_below(rng, 4) == 0) rng_shuffle(rng, words, 3);
  rules->declare.beats_n = (uint8_t)(random_below(rng, 6) ? 1 + random_below(rng, 3) : 0);
  memcpy(rules->declare.beats, words, sizeof words);
}

void mix_declaring(Rules *rules, Rng *rng) {
  static const Hook HOOKS[] = {HOOK_DECLARE_RANK,     HOOK_DECLARE_BIDS, HOOK_DECLARE_BEATS,
                               HOOK_DECLARE_DECLARER, HOOK_DECLARE_DOES, HOOK_DECLARE_NOBODY,
                               HOOK_DECLARE_REFUSE};
  for (size_t i = 0; i < sizeof HOOKS / sizeof *HOOKS; i++)
    rules->hooked &= ~((uint64_t)1 << HOOKS[i]);
  rules->declare.rank = (uint8_t)random_below(rng, 2);
  rules->declare.by = (uint8_t)random_below(rng, 2);
  rules->declare.own = (uint8_t)random_below(rng, 16);
  rules->declare.shown = (uint8_t)random_below(rng, 2);
  rules->declare.declarer = (uint8_t)random_below(rng, 2);
  rules->declare.nobody = (uint8_t)random_below(rng, NOBODY_FIRST_RANK_OR_JOKER + 1);
  rules->declare.bids_n = (uint8_t)(1 + random_below(rng, 3));
  for (int i = 0; i < rules->declare.bids_n; i++) rules->declare.bids[i] = mix_type(rng);
  mix_beats(rules, rng);
  if (random_below(rng, 2)) rules_full_packs(rules, 2 + random_below(rng, 4));
  if (random_below(rng, 4) == 0) rules->deck.lowest = (uint8_t)(1 + random_below(rng, 3));
  if (rules->deck.lowest) rules->deck.fit = FIT_DROP_LOW;
  rules->made = NULL;
  rules_note(rules);
}
