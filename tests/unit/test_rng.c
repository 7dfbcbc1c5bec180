/* test_rng.c - the generator's numbers never change. The references are the published ones of
** splitmix64 and xoshiro256**, and a computation of the same definitions with exact integers. */
#include <stdbool.h>

#include "support.h"

TEST(the_seed_is_spread_by_splitmix64) {
  Rng rng = rng_from(1234567);
  assert_true(rng.s[0] == 6457827717110365317u);
  assert_true(rng.s[1] == 3203168211198807973u);
  assert_true(rng.s[2] == 9817491932198370423u);
  assert_true(rng.s[3] == 4593380528125082431u);
}

TEST(the_numbers_are_those_of_xoshiro256starstar) {
  static const uint64_t expected[] = {
      11520, 0, 1509978240, 1215971899390074240, 1216172134540287360, 607988272756665600,
  };
  Rng rng = {{1, 2, 3, 4}};
  for (int i = 0; i < 6; i++) assert_true(rng_next(&rng) == expected[i]);
}

TEST(a_seed_gives_its_first_numbers) {
  static const struct {
    uint64_t seed, first[4];
  } cases[] = {
      {0, {0x99ec5f36cb75f2b4, 0xbf6e1f784956452a, 0x1a5f849d4933e6e0, 0x6aa594f1262d2d2c}},
      {1, {0xb3f2af6d0fc710c5, 0x853b559647364cea, 0x92f89756082a4514, 0x642e1c7bc266a3a7}},
      {UINT64_MAX,
       {0x8f5520d52a7ead08, 0xc476a018caa1802d, 0x81de31c0d260469e, 0xbf658d7e065f3c2f}},
  };
  for (int c = 0; c < 3; c++) {
    Rng rng = rng_from(cases[c].seed);
    for (int i = 0; i < 4; i++) assert_true(rng_next(&rng) == cases[c].first[i]);
  }
}

/* The last bounds are drawn again about every second time. */
TEST(bounded_numbers_are_pinned) {
  static const struct {
    uint64_t bound, number;
  } cases[] = {
      {1, 0},
      {2, 0},
      {6, 5},
      {52, 51},
      {108, 107},
      {1000000, 872773},
      {UINT64_MAX, 1120678062349637715u},
      {(uint64_t)1 << 63, 963250138149007598u},
      {((uint64_t)1 << 63) + 1, 1400256439129669809u},
      {((uint64_t)1 << 63) + 1, 6750200521807187948u},
  };
  Rng rng = rng_from(7);
  for (int i = 0; i < 10; i++) assert_true(rng_below(&rng, cases[i].bound) == cases[i].number);
}

TEST(every_number_below_a_bound_is_as_likely) {
  enum { BOUND = 7, DRAWS = 70000 };
  int seen[BOUND] = {0};
  Rng rng = rng_from(42);
  for (int i = 0; i < DRAWS; i++) {
    uint64_t number = rng_below(&rng, BOUND);
    assert_true(number < BOUND);
    seen[number]++;
  }
  for (int i = 0; i < BOUND; i++) assert_in_range(seen[i], 9600, 10400);
}

TEST(a_shuffle_is_pinned) {
  static const uint8_t expected[16] = {14, 0, 2, 3, 12, 5, 1, 6, 7, 10, 8, 15, 13, 11, 4, 9};
  static const uint8_t top[12] = {2, 94, 95, 83, 16, 49, 90, 66, 45, 13, 21, 97};
  uint8_t items[108];
  for (int i = 0; i < 16; i++) items[i] = (uint8_t)i;
  Rng rng = rng_from(2026);
  rng_shuffle(&rng, items, 16);
  assert_memory_equal(items, expected, sizeof expected);
  for (int i = 0; i < 108; i++) items[i] = (uint8_t)i;
  rng_seed(&rng, 1);
  rng_shuffle(&rng, items, 108);
  assert_memory_equal(items, top, sizeof top);
}

TEST(a_shuffle_keeps_every_item) {
  Rng rng = rng_from(3);
  for (int n = 0; n <= 216; n++) {
    uint8_t items[216];
    bool seen[216] = {false};
    for (int i = 0; i < n; i++) items[i] = (uint8_t)i;
    rng_shuffle(&rng, items, n);
    for (int i = 0; i < n; i++) {
      assert_false(seen[items[i]]);
      seen[items[i]] = true;
    }
  }
}

TEST(the_last_items_are_shuffled_like_all) {
  uint8_t all[108], some[108];
  for (int last = 0; last <= 108; last++) {
    for (int i = 0; i < 108; i++) all[i] = some[i] = (uint8_t)i;
    Rng of_all = rng_from((uint64_t)last), of_some = of_all;
    rng_shuffle(&of_all, all, 108);
    rng_shuffle_last(&of_some, some, 108, last);
    assert_memory_equal(all + 108 - last, some + 108 - last, (size_t)last);
    assert_memory_equal(&of_all, &of_some, sizeof of_all);
  }
}
