/* test_protected.c - follow.protect in thick suits: a play is legal if there is a choice of broken
** faces with which the hand can show no more than it does. Here all choices are tried one after the
** other, and each key is found from nothing. */
#include "play/follow_explain.h"
#include "play/follow_measure.h"
#include "random_follows.h"
#include "unit.h"

enum { PROTECTED_MAX = 9 };

static long plays, legal, needed;

static bool is_enough(const Follow *follow, const CardSet *play, uint64_t broken) {
  uint64_t kept = (follow->larger | follow->sequences) & ~broken;
  Protection protection = protection_keeping(follow, kept);
  FollowKey shown, owed;
  key_of_play(follow, protection, play, (KeyBounds){0}, &shown, NULL);
  key_best(follow, protection, &owed);
  return key_compare(follow, &shown, &owed) == LEGAL;
}

static void check_play(const Follow *follow, const CardSet *play) {
  uint64_t protect = follow->larger | follow->sequences, broken = protect;
  bool found = is_enough(follow, play, 0), at_once = found;
  while (!found && broken) {
    found = is_enough(follow, play, broken);
    broken = (broken - 1) & protect;
  }
  if ((follow_check(follow, play) == LEGAL) != found)
    fail_msg("play %ld should be %s", plays, found ? "legal" : "refused");
  plays++, legal += found, needed += found && !at_once;
}

/* Where loose sets come first, which faces may be broken depends on the play as well. */
static bool may_be_tried(const Follow *follow) {
  int n = bit_count(follow->larger | follow->sequences);
  return n > 0 && n <= PROTECTED_MAX && !(follow->protect & PROTECT_LOOSE_FIRST);
}

TEST(a_choice_of_broken_faces_is_found_exactly_where_there_is_one) {
  int cases = search_cases(40000, 2000000);
  Rng rng = rng_searching(13);
  for (int i = 0; i < cases; i++) {
    RandomFollow at;
    CardSet play;
    random_follow(&rng, (FollowSize){6, 10, 30}, &at);
    if (!may_be_tried(&at.follow)) continue;
    random_play(&rng, &at, &play);
    for (int k = 0; k < 3; k++) {
      check_play(&at.follow, &play);
      random_exchange(&rng, &at.hand, &play, at.order.planes);
    }
  }
  assert_true(plays > cases / 4 && legal > plays / 10 && needed > plays / 50);
}
