/* follow_protected.c - choosing which protected faces are broken. See follow_protected.h. */
#include "play/follow_protected.h"

#include "play/follow_measure.h"

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

/* Choosing which protected faces are broken. To break more lets the play show more, and the hand
** owe more. */
typedef struct Choice {
  const Follow *follow;
  const CardSet *play;
  uint64_t protect;      /* all faces that may stay whole */
  uint64_t broken, open; /* decided to be broken; not decided */
  FollowKey shown;       /* by the play with the open ones broken as well */
  FollowKey owed;        /* by the hand with nothing broken */
  bool decided;          /* if none of the open ones is broken, the hand can do no better */
  Leasts *leasts;
} Choice;

static Protection protection_when_broken(const Choice *choice, uint64_t broken) {
  uint64_t kept = choice->protect & ~broken, sequences = choice->follow->sequences;
  return (Protection){kept & ~sequences, kept & sequences};
}

/* What the play shows; `most` is what it shows with more of them open. */
static void show(Choice *choice, const FollowKey *most) {
  Protection protection = protection_when_broken(choice, choice->broken | choice->open);
  key_of_play(choice->follow, protection, choice->play, most, &choice->shown);
}

static bool shows_enough(const Choice *choice) {
  return key_compare(choice->follow, &choice->shown, &choice->owed) == LEGAL;
}

/* Is it known from other choices that the hand could do better than what is shown, with none of the
** open ones broken? */
static bool is_known(const Choice *choice) {
  const Leasts *leasts = choice->leasts;
  for (int i = smaller(leasts->n, LEAST_KEPT) - 1; i >= 0; i--)
    if (!(leasts->least[i].broken & ~choice->broken) &&
        key_compare(choice->follow, &choice->shown, &leasts->least[i].reached.key) != LEGAL)
      return true;
  return false;
}

/* Could the hand do better than what is shown, with none of the open ones broken? */
static bool is_exceeded(const Choice *choice) {
  Leasts *leasts = choice->leasts;
  Least least;
  Protection protection = protection_when_broken(choice, choice->broken);
  if (is_known(choice)) return true;
  if (!key_exceeds(choice->follow, protection, &choice->shown, &least.reached)) return false;
  least.broken = choice->broken & least.reached.faces;
  leasts->least[leasts->n++ % LEAST_KEPT] = least;
  return true;
}

/* The open face of which most is played: to keep it whole leaves little to be shown, so that it is
** soon seen whether it must be broken. */
static int next_open(const Choice *choice) {
  int k = choice->follow->order->planes - 1;
  while (!(choice->open & choice->play->plane[k])) k--;
  return bit_highest(choice->open & choice->play->plane[k]);
}

/* The open faces that are like this one, as often in the hand and in the play: only how many of
** them are broken counts. Where it matters which they are, every face is one of its own. */
static uint64_t open_alike(const Choice *choice, int place) {
  const Follow *follow = choice->follow;
  uint64_t faces = choice->open, sequences = follow->sequences;
  if (key_faces_differ(follow) || follow_owes(follow, OWE_CARDS)) return bit(place);
  for (int k = 0; k < follow->order->planes; k++) {
    uint64_t held = follow->in_suit.plane[k], played = choice->play->plane[k];
    faces &= (held >> place & 1 ? held : ~held) & (played >> place & 1 ? played : ~played);
  }
  return faces & (sequences >> place & 1 ? sequences : ~sequences);
}

/* What a play has that counts in no set, however the open faces are. */
typedef struct Spare {
  uint64_t faces; /* of which no card counts */
  int cards;      /* of these */
  uint64_t odd;   /* of other faces one card is left if no odd set is taken from it */
  uint64_t back;  /* faces of which the hand keeps cards back */
} Spare;

static Spare find_spare(const Choice *choice) {
  const Follow *follow = choice->follow;
  const CardSet *play = choice->play;
  uint64_t kept = choice->protect & ~(choice->broken | choice->open);
  Spare spare = {.faces = kept & follow->sequences};
  for (int k = 0; k < follow->order->planes; k++) {
    spare.back |= follow->in_suit.plane[k] & ~play->plane[k];
    spare.odd ^= play->plane[k];
  }
  spare.faces |= (kept & spare.back) | ~play->plane[1];
  spare.faces &= play->plane[0] & follow->suit;
  spare.odd &= ~spare.faces & follow->suit;
  spare.cards = cardset_size_in(play, spare.faces, follow->order->planes);
  return spare;
}

/* The odd sets that the lead has room for at most, again for those in tractors. */
static int odd_sets(const Follow *follow) {
  int sets = 0;
  for (int i = 0; i < follow->lead.n; i++) {
    const Unit *led = &follow->lead.unit[i];
    int here = led->size < 3 ? 0 : unit_cards(led) / 3;
    sets += follow_owes_tractors(follow) && follow_asks(follow, led) ? 2 * here : here;
  }
  return sets;
}

/* Would a card that is kept back be higher than one that counts in no set? Of more odd faces than
** there is room for odd sets, one has such a card. */
static bool has_higher_back(const Choice *choice, const Spare *spare) {
  const Order *order = choice->follow->order;
  uint64_t lower = bit(order->tier_first[order->tier_at[bit_highest(spare->back)]]) - 1;
  return (spare->faces & lower) || bit_count(spare->odd & lower) > odd_sets(choice->follow);
}

/* Would cards that are kept back, in place of such cards, make a set that is larger than any of the
** play? */
static bool has_larger_back(const Choice *choice, const Spare *spare) {
  const Follow *follow = choice->follow;
  int planes = follow->order->planes, most = planes, size = 0;
  while (most > 0 && !(choice->play->plane[most - 1] & follow->suit & ~spare->faces)) most--;
  uint64_t may_break = ~choice->protect | choice->broken;
  for (uint64_t faces = spare->back & may_break & ~spare->faces; faces;) {
    int place = bit_pop(&faces), copies = cardset_count(&follow->in_suit, place, planes);
    int here = cardset_count(choice->play, place, planes) + spare->cards;
    size = larger(size, smaller(here, copies));
  }
  return size > most && size > 1 && key_fits_set(follow, size);
}

/* Would the hand do better with cards that it keeps back, in place of cards that count for nothing,
** whatever is broken? */
static bool is_outdone(const Choice *choice) {
  const Follow *follow = choice->follow;
  Spare spare = find_spare(choice);
  bool any = follow_owes(follow, OWE_CARDS) || follow_owes(follow, OWE_LISTED);
  if (!spare.back || any) return false; /* these may count cards that are in no set */
  if (follow_owes(follow, OWE_HIGHEST) && !choice->shown.shape && has_higher_back(choice, &spare))
    return true;
  return follow_owes(follow, OWE_SETS) && has_larger_back(choice, &spare);
}

/* Is there a choice that makes the play legal, the open faces broken or not? */
static bool choice_found(Choice choice) {
  if (!choice.open) return choice.decided || !is_exceeded(&choice);
  if (is_outdone(&choice)) return false;
  int place = next_open(&choice);
  Choice kept = choice;
  kept.open &= ~open_alike(&choice, place);
  show(&kept, &choice.shown);
  bool same = key_compare(choice.follow, &kept.shown, &choice.shown) == LEGAL;
  kept.decided = !kept.broken || (choice.decided && same);
  if (shows_enough(&kept) && !is_known(&kept) && choice_found(kept)) return true;
  choice.open &= ~bit(place);
  choice.broken |= bit(place);
  choice.decided = !is_exceeded(&choice);
  return choice.decided && choice_found(choice);
}

/* The faces of the suit of which the play has every copy of the hand. */
static uint64_t faces_played_whole(const Follow *follow, const CardSet *play) {
  uint64_t whole = play->plane[0];
  for (int k = 0; k < follow->order->planes; k++)
    whole &= ~(follow->in_suit.plane[k] ^ play->plane[k]);
  return whole;
}

/* Which shape of a list has its sets in these faces, in sequence or not; their number: none. */
static int first_with_sets(const Owed *owed, const Faces *faces) {
  Unit units[OWED_UNITS_MAX];
  int shapes = 0;
  for (int at = 0, n; (n = owed_shape(owed, &at, units)) > 0; shapes++) {
    Sets sets = {{0}};
    for (int i = 0; i < n; i++)
      if (units[i].size > 1)
        sets.sets[units[i].size] = (uint8_t)(sets.sets[units[i].size] + units[i].length);
    if (sets_fit(faces, &sets, NO_LIMIT)) return shapes;
  }
  return shapes;
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

/* A face of which the play has no two cards need not be tried: to break it only raises what the
** hand could reach. A refusal names what is owed with nothing broken. */
Refusal follow_check_protected(const Follow *follow, const CardSet *play) {
  Choice choice = {.follow = follow, .play = play, .protect = follow->larger | follow->sequences};
  Protection nothing_broken = protection_when_broken(&choice, 0);
  key_best(follow, nothing_broken, &choice.owed);
  show(&choice, NULL);
  Refusal refusal = key_compare(follow, &choice.shown, &choice.owed);
  if (refusal == LEGAL) return LEGAL;
  choice.open = choice.protect & play->plane[1];
  bool loose_first =
      (follow->protect & PROTECT_LOOSE_FIRST) && loose_are_enough(follow, nothing_broken);
  if (loose_first) choice.open &= ~faces_played_whole(follow, play);
  show(&choice, NULL);
  if (!loose_first && key_compare(follow, &choice.shown, &follow->best) == LEGAL)
    return LEGAL; /* with all of them broken */
  Follow keeping = *follow;
  ListsFound lists;
  lists.found = lists.asked = 0;
  keeping.lists = &lists;
  Leasts leasts;
  leasts.n = 0;
  choice.leasts = &leasts;
  choice.follow = &keeping;
  choice.decided = true;
  return shows_enough(&choice) && choice_found(choice) ? LEGAL : refusal;
}
