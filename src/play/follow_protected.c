/* follow_protected.c - choosing which protected faces are broken. See follow_protected.h. */
#include "play/follow_protected.h"

#include "play/follow_measure.h"
#include "play/follow_tractors.h"

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
  CardSet play; /* its cards of the suit */
  const CardSet *whole_play;
  unsigned sizes;               /* sets of these sizes may count: bit s */
  uint8_t useful[PACK_MAX + 1]; /* of so many copies of a face no more count */
  bool any;                     /* or cards may count that are in no set */
  uint64_t named;               /* faces of which cards are owed as such */
  int odd_listed;               /* odd sets in shapes of lists at most */
  uint64_t protect;             /* all faces that may stay whole */
  uint64_t broken, open;        /* decided to be broken; not decided */
  FollowKey shown;              /* by the play with the open ones broken as well */
  uint64_t apart;               /* open ones that must be broken for it */
  FollowKey owed;               /* by the hand with nothing broken */
  Leasts *leasts;
  bool lists_first; /* of tractors: before all that a further one could cost */
} Choice;

static Protection protection_when_broken(const Choice *choice, uint64_t broken) {
  uint64_t kept = choice->protect & ~broken, sequences = choice->follow->sequences;
  return (Protection){kept & ~sequences, kept & sequences};
}

/* What the play shows with the open faces broken. False, and it is not known, if that is not
** enough: less than bounds.least. */
static bool show(Choice *choice, KeyBounds bounds) {
  const Follow *follow = choice->follow;
  Protection protection = protection_when_broken(choice, choice->broken | choice->open);
  Display display;
  key_of_play(follow, protection, choice->whole_play, bounds, &choice->shown, &display);
  if (key_compare(follow, &choice->shown, bounds.least) != LEGAL) return false;
  choice->apart = key_needs_broken(follow, protection, choice->whole_play, choice->open,
                                   &choice->shown, &display);
  return true;
}

/* The greatest key that is known to be reached by the hand with none of the open ones broken. */
static const FollowKey *greatest_known(const Choice *choice) {
  const FollowKey *greatest = &choice->owed;
  for (int i = smaller(choice->leasts->n, LEAST_KEPT) - 1; i >= 0; i--) {
    const Least *least = &choice->leasts->least[i];
    if (!(least->broken & ~choice->broken) &&
        key_compare(choice->follow, greatest, &least->reached.key) != LEGAL)
      greatest = &least->reached.key;
  }
  return greatest;
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
  Protection protection = protection_when_broken(choice, choice->broken);
  if (is_known(choice, needed)) return true;
  if (!key_exceeds(choice->follow, protection, &choice->shown, &least.reached)) return false;
  *needed = least.broken = choice->broken & least.reached.faces;
  leasts->least[leasts->n++ % LEAST_KEPT] = least;
  return true;
}

/* The one of these faces of which most is played: to keep it whole leaves little to be shown, so
** that it is soon seen whether it must be broken. */
static int next_of(const Choice *choice, uint64_t faces) {
  int k = choice->follow->order->planes - 1;
  while (!(faces & choice->play.plane[k])) k--;
  return bit_highest(faces & choice->play.plane[k]);
}

/* The open faces that are like this one, as often in the hand and in the play: only how many of
** them are broken counts. Where it matters which they are, every face is one of its own. */
static uint64_t open_alike(const Choice *choice, int place) {
  const Follow *follow = choice->follow;
  uint64_t faces = choice->open, sequences = follow->sequences;
  if (key_faces_differ(follow) || follow_owes(follow, OWE_CARDS)) return bit(place);
  for (int k = 0; k < follow->order->planes; k++) {
    uint64_t held = follow->in_suit.plane[k], played = choice->play.plane[k];
    faces &= (held >> place & 1 ? held : ~held) & (played >> place & 1 ? played : ~played);
  }
  return faces & (sequences >> place & 1 ? sequences : ~sequences);
}

/* What a play has that counts in no set, however the open faces are. */
typedef struct Spare {
  uint64_t faces; /* of which no card counts */
  uint64_t some;  /* of which some cards do not */
  int cards;      /* so many cards at least */
  uint64_t odd;   /* of other faces one card is left if no odd set is taken from it */
  uint64_t back;  /* faces of which the hand keeps cards back */
} Spare;

static Spare find_spare(const Choice *choice) {
  const Follow *follow = choice->follow;
  int planes = follow->order->planes;
  uint64_t kept = choice->protect & ~(choice->broken | choice->open);
  Spare spare = {.back = 0};
  for (int k = 0; k < planes; k++) spare.back |= follow->in_suit.plane[k] & ~choice->play.plane[k];
  uint64_t idle = kept & (follow->sequences | spare.back);
  for (uint64_t faces = choice->play.plane[0]; faces;) {
    int place = bit_pop(&faces), copies = cardset_count(&choice->play, place, planes);
    int counted = choice->useful[copies];
    if ((idle >> place & 1) || ((kept >> place & 1) && !(choice->sizes >> copies & 1))) counted = 0;
    if (choice->named >> place & 1) continue;
    spare.cards += copies - counted;
    if (counted < copies) spare.some |= bit(place);
    if (counted == 0) spare.faces |= bit(place);
    if (counted == copies && copies % 2) spare.odd |= bit(place);
  }
  return spare;
}

/* The sets of a play, whatever is broken of the open faces: known if those with all of them broken
** are no other than with none, but for more pairs. */
typedef struct SetsShown {
  bool known;
  Sets least, most;
} SetsShown;

static SetsShown find_sets(const Choice *choice) {
  const Follow *follow = choice->follow;
  Protection here = protection_when_broken(choice, choice->broken);
  SetsShown sets = {.known = true, .most = key_sets(&choice->shown)};
  Faces faces;
  if (!follow_owes(follow, OWE_SETS)) return sets;
  protection_faces(follow, protection_of_play(follow, here, &choice->play), &choice->play, NULL,
                   &faces);
  key_greatest_sets(follow, &faces, NO_LIMIT, &sets.least);
  for (int size = 3; size <= PACK_MAX; size++)
    sets.known = sets.known && sets.least.sets[size] == sets.most.sets[size];
  return sets;
}

/* A tractor as long as that of a play, of faces that the hand keeps back. */
typedef struct TractorBack {
  const Choice *choice;
  const Sets *sets; /* that the play has */
  uint64_t faces;   /* 0: there is none */
} TractorBack;

static bool keep_tractor(void *data, const Unit *unit) {
  TractorBack *back = data;
  if ((unit->faces & back->choice->play.plane[0]) || back->sets->sets[unit->size] < unit->length)
    return true;
  back->faces = unit->faces;
  return false;
}

/* The faces of such a tractor that takes the place of as many sets of the play, whatever is broken
** of the open faces: then these stand beside the sets, and the play needs no tractor of its own. */
static uint64_t tractor_back(const Choice *choice, const SetsShown *sets) {
  const Follow *follow = choice->follow;
  TractorBack back = {choice, &sets->least, 0};
  if (follow->regroups || !choice->shown.tractor[0] || !sets->known) return 0;
  if (follow_owes(follow, OWE_LISTED) || (choice->named & choice->play.plane[0])) return 0;
  key_tractors(follow, protection_when_broken(choice, choice->broken), choice->shown.tractor[0],
               keep_tractor, &back);
  return back.faces;
}

/* The odd sets that a play has at most: as many as the lead has room for, where the sets are not
** known, those in tractors of its own, and those in shapes of lists. */
static int odd_sets(const Choice *choice, const SetsShown *sets, bool tractors) {
  const Follow *follow = choice->follow;
  int odd = choice->odd_listed;
  for (int i = 0; i < follow->lead.n; i++) {
    const Unit *led = &follow->lead.unit[i];
    int here = led->size < 3 ? 0 : unit_cards(led) / 3;
    if (!sets->known) odd += here;
    if (tractors && follow_owes_tractors(follow) && follow_asks(follow, led)) odd += here;
  }
  for (int size = 3; sets->known && size <= PACK_MAX; size += 2) odd += sets->most.sets[size];
  return odd;
}

/* The faces lower than the highest of these. */
static uint64_t lower_than(const Choice *choice, uint64_t faces) {
  const Order *order = choice->follow->order;
  return faces ? bit(order->tier_first[order->tier_at[bit_highest(faces)]]) - 1 : 0;
}

/* Would a card that is kept back be higher than one that counts in no set? Of more odd faces than
** there is room for odd sets, one has such a card. */
static bool has_higher_back(const Choice *choice, const Spare *spare, const SetsShown *sets) {
  uint64_t lower = lower_than(choice, spare->back);
  if ((spare->some & lower) || bit_count(spare->odd & lower) > odd_sets(choice, sets, true))
    return true;
  uint64_t tractor = tractor_back(choice, sets);
  lower = tractor ? lower_than(choice, spare->back & ~tractor) : 0;
  return bit_count(spare->odd & lower) > odd_sets(choice, sets, false);
}

/* Would cards that are kept back, in place of such cards, make a set that is larger than any of the
** play? */
static bool has_larger_back(const Choice *choice, const Spare *spare) {
  const Follow *follow = choice->follow;
  int planes = follow->order->planes, most = planes, size = 0;
  while (most > 0 && !(choice->play.plane[most - 1] & ~spare->faces)) most--;
  uint64_t may_break = ~choice->protect | choice->broken;
  for (uint64_t faces = spare->back & may_break & ~spare->faces; faces;) {
    int place = bit_pop(&faces), copies = cardset_count(&follow->in_suit, place, planes);
    int here = choice->useful[cardset_count(&choice->play, place, planes)] + spare->cards;
    size = larger(size, smaller(here, copies));
  }
  return size > most && size > 1 && key_fits_set(follow, size);
}

/* Of such cards of the play are left where they are, and others of the hand in place of the rest:
** which sizes could a further set have, whether the open faces are broken or not? */
static unsigned sizes_back(const Choice *choice, const Spare *spare) {
  const Follow *follow = choice->follow;
  int planes = follow->order->planes;
  uint64_t kept = choice->protect & ~(choice->broken | choice->open);
  uint64_t whole = kept & ~follow->sequences & (spare->faces | ~choice->play.plane[0]);
  unsigned sizes = 0;
  for (uint64_t faces = follow->in_suit.plane[1] & ~choice->open & ~(kept & ~whole); faces;) {
    int place = bit_pop(&faces), copies = cardset_count(&follow->in_suit, place, planes);
    if (whole >> place & 1) {
      if (copies <= spare->cards) sizes |= 1u << copies;
      continue;
    }
    if (!(spare->faces >> place & 1))
      copies -= choice->useful[cardset_count(&choice->play, place, planes)];
    copies = smaller(copies, spare->cards);
    if (copies >= 2) sizes |= (2u << copies) - 4;
  }
  return sizes;
}

/* Cards that the tractors of a play have at most, where these come before the sets. */
static int cards_in_tractors(const Choice *choice) {
  const Follow *follow = choice->follow;
  const Owes *owes = follow_ladder(follow);
  int cards = 0;
  for (int i = 0; i < owes->n && owes->owed[i].demand != OWE_SETS; i++) {
    Demand demand = (Demand)owes->owed[i].demand;
    if (demand != OWE_TRACTORS && demand != OWE_TRACTORS_FOR_SETS) continue;
    if (!follow->regroups) cards = choice->shown.tractor[0];
    for (int k = 0; follow->regroups && k < follow->lead.n; k++)
      if (follow_asks(follow, &follow->lead.unit[k])) cards += unit_cards(&follow->lead.unit[k]);
  }
  return cards;
}

/* Cards that the shapes of lists have at most which the play may show: down to one that it shows
** anyway as it has these sets. */
static int cards_in_lists(const Choice *choice, const Sets *sets) {
  const Owes *owes = follow_ladder(choice->follow);
  Unit units[OWED_UNITS_MAX];
  int all = 0;
  for (int i = 0; i < owes->n; i++) {
    int shapes = 0, most = 0;
    for (int at = 0; owed_shape(&owes->owed[i], &at, units) > 0;) shapes++;
    for (int at = 0, n; (n = owed_shape(&owes->owed[i], &at, units)) > 0; shapes--) {
      Sets wanted = {{0}};
      int cards = 0;
      bool apart = true;
      for (int k = 0; k < n; k++) {
        if (units[k].size == 1) continue;
        wanted.sets[units[k].size]++;
        cards += unit_cards(&units[k]);
        apart = apart && units[k].length == 1;
      }
      if (shapes > choice->shown.number[i]) continue;
      if (apart && sets_fit_hist(sets->sets, &wanted)) break;
      most = larger(most, cards);
    }
    all += most;
  }
  return all;
}

/* Has the lead room for one more set beside those of the play, whatever is broken of the open
** faces? */
static bool has_set_back(const Choice *choice, Spare spare, SetsShown sets) {
  const Follow *follow = choice->follow;
  if (!sets.known) return false;
  int others = cardset_size(&choice->play, follow->order->planes) - sets_cards(&sets.most) -
               cards_in_tractors(choice) - cards_in_lists(choice, &sets.least) -
               cardset_size_in(&choice->play, choice->named, follow->order->planes);
  spare.cards += larger(bit_count(spare.odd) - odd_sets(choice, &sets, true), 0);
  spare.cards = larger(spare.cards, others);
  unsigned sizes = sizes_back(choice, &spare);
  for (int size = 2; size <= PACK_MAX; size++) {
    if (!(sizes >> size & 1)) continue;
    sets.most.sets[size]++;
    if (key_fits_lead(follow, &sets.most)) return true;
    sets.most.sets[size]--;
  }
  return false;
}

/* Would the hand do better with cards that it keeps back, in place of cards that count for nothing,
** whatever is broken? */
static bool is_outdone(const Choice *choice) {
  const Follow *follow = choice->follow;
  Spare spare = find_spare(choice);
  if (!spare.back || choice->any || choice->shown.shape) return false;
  SetsShown sets = find_sets(choice);
  if (follow_owes(follow, OWE_HIGHEST) && has_higher_back(choice, &spare, &sets)) return true;
  if (!follow_owes(follow, OWE_SETS)) return false;
  return has_larger_back(choice, &spare) || has_set_back(choice, spare, sets);
}

enum { MANY_WAYS = 8 };

/* Are lists of tractors owed, and before them nothing but the suit and the shape? */
static bool lists_first(const Follow *follow) {
  const Owes *owes = follow_ladder(follow);
  for (int i = 0; follow->regroups && i < owes->n; i++) {
    Demand demand = (Demand)owes->owed[i].demand;
    if (demand == OWE_TRACTORS || demand == OWE_TRACTORS_FOR_SETS) return true;
    if (demand != OWE_SUIT && demand != OWE_SHAPE) return false;
  }
  return false;
}

/* Has the hand a further tractor beside every list that the play could show, whatever is broken of
** the open faces? Asked where many ways were tried: it seldom has. */
static bool lacks_tractor(const Choice *choice) {
  const Follow *follow = choice->follow;
  if (!choice->lists_first || choice->leasts->n < MANY_WAYS) return false;
  if (choice->shown.shape || choice->shown.tractor[0] == TRACTORS_MET) return false;
  Protection all = protection_when_broken(choice, choice->broken | choice->open);
  Protection here = protection_of_play(follow, all, &choice->play);
  Protection hand = protection_when_broken(choice, choice->broken);
  return tractors_leave_one(follow, hand, here, &choice->play);
}

/* Is there a choice that makes the play legal, the open faces broken or not? It shows no more if
** those are whole that it need not break. If the hand does better with these broken, one of those
** that it needs broken for it must be whole. */
static bool choice_found(Choice choice) {
  uint64_t needed;
  if (is_outdone(&choice)) return false;
  Choice all = choice;
  all.broken |= choice.apart;
  if (!is_exceeded(&all, &needed)) return true;
  for (uint64_t left = needed & choice.apart; left;) {
    int place = next_of(&choice, left);
    Choice kept = choice;
    kept.open &= ~open_alike(&choice, place);
    KeyBounds bounds = {greatest_known(&kept), &choice.shown};
    if (!lacks_tractor(&kept) && show(&kept, bounds) && choice_found(kept)) return true;
    left &= ~bit(place);
    choice.open &= ~bit(place);
    choice.broken |= bit(place);
    if (left && is_exceeded(&choice, &(uint64_t){0})) return false;
  }
  return false;
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

/* Notes what the shapes of a list count. */
static void count_listed(Choice *choice, const Owed *owed) {
  Unit units[OWED_UNITS_MAX];
  int most = 0;
  for (int at = 0, n; (n = owed_shape(owed, &at, units)) > 0;) {
    int odd = 0;
    for (int i = 0; i < n; i++) {
      choice->any |= units[i].size == 1 && units[i].length > 1;
      if (units[i].size == 1) continue;
      choice->sizes |= 1u << units[i].size;
      odd += units[i].size % 2 ? units[i].length : 0;
    }
    most = larger(most, odd);
  }
  choice->odd_listed += most;
}

/* Which sets of a play may count, in sets or in tractors, and so how many copies of a face. */
static void find_useful(Choice *choice) {
  const Follow *follow = choice->follow;
  int tractors = 0;
  for (int i = 0; i < follow->lead.n && follow_owes_tractors(follow); i++)
    if (follow_asks(follow, &follow->lead.unit[i]))
      tractors = larger(tractors, follow->lead.unit[i].size);
  choice->sizes = 0;
  for (int size = 2; size <= PACK_MAX; size++)
    if (size <= tractors || (follow_owes(follow, OWE_SETS) && key_fits_set(follow, size)))
      choice->sizes |= 1u << size;
  choice->any = false;
  choice->odd_listed = 0;
  choice->named = 0;
  for (int i = 0; i < follow_ladder(follow)->n; i++) {
    count_listed(choice, &follow_ladder(follow)->owed[i]);
    if (follow_ladder(follow)->owed[i].demand == OWE_CARDS)
      choice->named |= follow->from[i].plane[0];
  }
  unsigned sums = 1; /* that sets of one face can have: bit by bit */
  for (int cards = 0; cards <= PACK_MAX; cards++) {
    if (sums >> cards & 1) sums |= choice->sizes << cards;
    choice->useful[cards] = (uint8_t)bit_highest(sums & ((2u << cards) - 1));
  }
}

/* A face of which the play has no two cards need not be tried: to break it only raises what the
** hand could reach. A refusal names what is owed with nothing broken. */
Refusal follow_check_protected(const Follow *follow, const CardSet *play) {
  Choice choice = {
      .follow = follow, .whole_play = play, .protect = follow->larger | follow->sequences};
  Protection nothing_broken = protection_when_broken(&choice, 0);
  FollowKey whole;
  key_best(follow, nothing_broken, &choice.owed);
  KeyBounds enough = {&choice.owed, NULL};
  key_of_play(follow, nothing_broken, play, enough, &whole, NULL);
  Refusal refusal = key_compare(follow, &whole, &choice.owed);
  if (refusal == LEGAL) return LEGAL;
  choice.open = choice.protect & play->plane[1];
  bool loose_first =
      (follow->protect & PROTECT_LOOSE_FIRST) && loose_are_enough(follow, nothing_broken);
  if (loose_first) choice.open &= ~faces_played_whole(follow, play);
  if (!show(&choice, enough)) return refusal;
  if (!loose_first && key_compare(follow, &choice.shown, &follow->best) == LEGAL)
    return LEGAL; /* with all of them broken */
  Follow keeping = *follow;
  ListsFound lists;
  lists.found = lists.asked = 0;
  keeping.lists = &lists;
  Leasts leasts;
  leasts.n = 0;
  choice.leasts = &leasts;
  cardset_mask(&choice.play, play, follow->suit, follow->order->planes);
  find_useful(&choice);
  choice.lists_first = lists_first(follow);
  choice.follow = &keeping;
  return choice_found(choice) ? LEGAL : refusal;
}
