/* test_best_key.c - what is owed of large hands, under any ladder: the example of the best key has
** it, and no play is found that shows more. Hands are too large to try all plays: from the example
** on cards are exchanged, as long as no less is shown. */
#include "play/follow_explain.h"
#include "play/follow_measure.h"
#include "random_follows.h"
#include "unit.h"

static long exchanges, equal;

/* With some of the protected faces broken. */
static void check_best(Rng *rng, const RandomFollow *of, CardSet play) {
  const Follow *follow = &of->follow;
  int demands = follow_ladder(follow)->n;
  uint64_t kept = (follow->larger | follow->sequences) & rng_next(rng);
  Protection protection = protection_keeping(follow, kept);
  FollowKey best, shown, at;
  key_best(follow, protection, &best);
  key_of_play(follow, protection, &play, (KeyBounds){0}, &at, NULL);
  for (int i = 0; i < 60; i++) {
    CardSet other = play;
    for (int n = 1 + random_below(rng, 3); n > 0; n--)
      random_exchange(rng, &of->hand, &other, of->order.planes);
    key_of_play(follow, protection, &other, (KeyBounds){0}, &shown, NULL);
    int order = key_compare_first(follow, demands, &shown, &best);
    if (order > 0) fail_msg("after %ld exchanges a play shows more than the best key", exchanges);
    exchanges++, equal += order == 0;
    if (key_compare_first(follow, demands, &shown, &at) < 0) continue;
    play = other, at = shown;
  }
}

TEST(no_play_of_a_large_hand_shows_more_than_the_best_key) {
  int cases = search_cases(8000, 200000);
  Rng rng = rng_searching(7);
  for (int i = 0; i < cases; i++) {
    RandomFollow at;
    CardSet play;
    random_follow(&rng, (FollowSize){6, 10, 50}, &at);
    follow_example(&at.follow, &play);
    assert_int_equal(cardset_size(&play, at.order.planes), cardset_size(&at.led, at.order.planes));
    assert_int_equal(follow_check(&at.follow, &play), LEGAL);
    check_best(&rng, &at, play);
  }
  assert_true(exchanges == 60L * cases && equal > exchanges / 20);
}
