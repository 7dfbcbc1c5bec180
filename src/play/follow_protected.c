/* follow_protected.c - choosing which protected faces are broken. See follow_protected.h. */
#include "play/follow_protected.h"

#include "play/follow_measure.h"
#include "play/follow_numbers.h"
#include "play/follow_outdone.h"

/* What the hand can reach with these faces broken, and so wherever more are. */
typedef struct Least {
  uint64_t broken;
  Reached reached;
} Least;

enum { LEAST_KEPT = 64 };
typedef struct Leasts {
  int n;
  Least least[LEAST_KEPT]; /* the last of them */
} Leasts;

/* What the play shows with the open faces broken. False, and it is not known, if that is not
** enough: less than bounds.least. */
static bool show(Choice *choice, KeyBounds bounds) {
  const Follow *follow = choice->follow;
  Protection protection = choice_protection(choice, choice->broken | choice->open);
  key_of_play(follow, protection, choice->whole_play, bounds, &choice->shown, &choice->display);
  if (key_compare(follow, &choice->shown, bounds.least) != LEGAL) return false;
  choice->apart = key_needs_broken(follow, protection, choice->whole_play, choice->open,
                                   &choice->shown, &choice->display);
  return true;
}

/* Is it known from other choices that the hand could do better than what is shown, with none of the
** open ones broken? Then *needed are faces that must be broken for it. */
static bool is_known(const Choice *choice, uint64_t *needed) {
  const Leasts *leasts = choice->leasts;
  for (int i = smaller(leasts->n, LEAST_KEPT) - 1; i >= 0; i--) {
    *needed = leasts->least[i].broken;
    if (!(*needed & ~choice->broken) &&
        key_compare(choice->follow, &choice->shown, &leasts->least[i].reached.key) != LEGAL)
      return true;
  }
  return false;
}

/* Could the hand do better than what is shown, with none of the open ones broken? */
static bool is_exceeded(const Choice *choice, uint64_t *needed) {
  Leasts *leasts = choice->leasts;
  Least least;
  Protection protection = choice_protection(choice, choice->broken);
  if (is_known(choice, needed)) return true;
  least.reached.faces = ~(uint64_t)0;
  if (!key_has_higher(choice->follow, protection, choice->whole_play, &choice->shown,
                      &choice->display, &least.reached.key) &&
      !key_exceeds(choice->follow, protection, &choice->shown, &least.reached))
    return false;
  *needed = least.broken = choice->broken & least.reached.faces;
  leasts->least[leasts->n++ % LEAST_KEPT] = least;
  return true;
}

/* The one of these faces of which most is played, beside another if there are such, the lowest: to
** keep it whole leaves little to be shown, so that it is soon seen whether it must be broken. */
static int next_of(const Choice *choice, uint64_t faces) {
  int k = choice->follow->order->planes - 1;
  while (!(faces & choice->play.plane[k])) k--;
  faces &= choice->play.plane[k];
  uint64_t together = faces & (faces << 1 | faces >> 1);
  if (together) faces = together;
  return bit_pop(&faces);
}

/* The open faces that are like this one: only how many of them are broken counts. Where it matters
** which they are, only faces of its tier are like it, or none. */
static uint64_t open_alike(const Choice *choice, int place) {
  const Follow *follow = choice->follow;
  const Order *order = follow->order;
  if (follow->odd || follow_owes(follow, OWE_CARDS)) return bit(place);
  uint64_t faces = numbers_sort(choice, place);
  return key_faces_differ(follow) ? faces & order_tier_places(order, order->tier_at[place]) : faces;
}

/* Is there a choice that makes the play legal, the open faces broken or not? It shows no more if
** those are whole that it need not break. If the hand does better with these broken, one of those
** that it needs broken for it must be whole. */
static bool choice_found(Choice choice) {
  uint64_t needed;
  if (is_outdone(&choice) || numbers_rule_out(choice.numbers, &choice)) return false;
  Choice all = choice;
  all.broken |= choice.apart;
  if (!is_exceeded(&all, &needed)) return true;
  for (uint64_t left = needed & choice.apart; left;) {
    int place = next_of(&choice, left);
    Choice kept = choice;
    kept.open &= ~open_alike(&choice, place);
    KeyBounds bounds = {&choice.owed, &choice.shown};
    if (show(&kept, bounds) && choice_found(kept)) return true;
    left &= ~bit(place);
    choice.open &= ~bit(place);
    choice.broken |= bit(place);
  }
  return false;
}

/* The number of the first shape of a list that has its sets in these faces, in sequence or not. */
static int first_with_sets(const Owed *owed, const Faces *faces) {
  OwedShape shape;
  for (owed_begin(&shape, owed); owed_next(&shape);) {
    Sets sets = units_sets(shape.unit, shape.n);
    if (sets_fit(faces, &sets, NO_LIMIT)) break;
  }
  return shape.number;
}

/* Does the hand have the sets that are owed with nothing broken as with everything? Sequences do
** not matter here. */
static bool loose_are_enough(const Follow *follow, Protection least) {
  const Owes *owes = follow_ladder(follow);
  Faces loose, all;
  Sets have, could;
  protection_faces(follow, least, &follow->in_suit, NULL, &loose);
  protection_faces(follow, (Protection){0, 0}, &follow->in_suit, NULL, &all);
  for (int i = 0; i < owes->n; i++)
    if (first_with_sets(&owes->owed[i], &loose) != first_with_sets(&owes->owed[i], &all))
      return false;
  key_greatest_sets(follow, &loose, NO_LIMIT, &have);
  key_greatest_sets(follow, &all, NO_LIMIT, &could);
  return sets_compare(&have, &could) == 0;
}

/* A face of which the play has no two cards need not be tried, where single ones do not count: to
** break it only raises what the hand could reach. A refusal names what is owed with nothing
** broken. */
static Refusal check(const Follow *follow, const CardSet *play) {
  Choice choice = {
      .follow = follow, .whole_play = play, .protect = follow->larger | follow->sequences};
  Protection nothing_broken = protection_most(follow);
  FollowKey whole;
  key_best(follow, nothing_broken, &choice.owed);
  KeyBounds enough = {&choice.owed, NULL};
  key_of_play(follow, nothing_broken, play, enough, &whole, NULL);
  Refusal refusal = key_compare(follow, &whole, &choice.owed);
  if (refusal == LEGAL) return LEGAL;
  outdone_prepare(&choice);
  choice.open = choice.protect & play->plane[choice.singles || follow->odd ? 0 : 1];
  bool loose_first =
      (follow->protect & PROTECT_LOOSE_FIRST) && loose_are_enough(follow, nothing_broken);
  if (loose_first) choice.open &= follow_kept_back(follow, play);
  if (!show(&choice, enough)) return refusal;
  if (!loose_first && key_compare(follow, &choice.shown, &follow->best) == LEGAL)
    return LEGAL; /* with all of them broken */
  Leasts leasts;
  leasts.n = 0;
  choice.leasts = &leasts;
  cardset_mask(&choice.play, play, follow->suit, follow->order->planes);
  Numbers numbers;
  choice.numbers = &numbers;
  numbers_prepare(&numbers, &choice);
  return choice_found(choice) ? LEGAL : refusal;
}

Refusal follow_check_protected(const Follow *follow, const CardSet *play) {
  Follow keeping = *follow;
  ListsFound lists;
  lists.found = lists.asked = lists.led = 0;
  keeping.lists = &lists;
  return check(&keeping, play);
}
