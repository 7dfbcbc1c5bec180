/* follow_measure.c - the greatest key of a hand, and the key of a play. See follow_measure.h.
**
** The greatest key of a hand: if it holds the whole shape, that reaches every maximum at once. Else
** the demands are filled one after the other: the greatest list of sets by taking the largest size
** that still fits, again and again (a part of a list that fits, fits); the longest tractor by size.
** Where both are owed the earlier one is settled first and the later one sought among the plays
** that keep it: a tractor and sets may share cards, so they need room for what they do not share.
*/
#include "play/follow_measure.h"

#include "play/follow_highest.h"
#include "play/follow_search.h"
#include "play/follow_tractors.h"

/* Sets and a tractor. */

typedef struct Joint {
  const Follow *follow;
  Protection protection;
  const Sets *bound; /* no list is greater: the one without regard to tractors */
  Sets best;
  bool found;
} Joint;

static int room_beside(const Joint *joint, const Unit *tractor) {
  return joint->follow->cards - unit_cards(tractor);
}

/* The greatest list beside this tractor, if greater than those before. */
static bool sets_beside(void *data, const Unit *tractor) {
  Joint *joint = data;
  Faces faces;
  Sets sets;
  protection_faces(joint->follow, joint->protection, &joint->follow->in_suit, tractor, &faces);
  int room = room_beside(joint, tractor);
  if (sets_fit(&faces, joint->bound, room)) {
    joint->best = *joint->bound;
    return false;
  }
  key_greatest_sets(joint->follow, &faces, room, &sets);
  if (sets_compare(&sets, &joint->best) > 0) joint->best = sets;
  return true;
}

static bool beside_sets(void *data, const Unit *tractor) {
  Joint *joint = data;
  Faces faces;
  protection_faces(joint->follow, joint->protection, &joint->follow->in_suit, tractor, &faces);
  joint->found = sets_fit(&faces, joint->bound, room_beside(joint, tractor));
  return !joint->found;
}

/* The key of a hand that lacks the whole shape. */
static void best_without_shape(const Follow *follow, Protection protection, FollowKey *best) {
  Sets sets = {{0}};
  Faces faces;
  uint8_t tractors[TRACTORS_MAX] = {0};
  if (follow_owes_tractors(follow))
    key_tractor(follow, protection, &follow->in_suit, (ListBounds){0}, tractors, NULL);
  int tractor = tractors[0]; /* the only one: a search finds lists of them */
  if (follow_owes(follow, OWE_SETS)) {
    protection_faces(follow, protection, &follow->in_suit, NULL, &faces);
    key_greatest_sets(follow, &faces, NO_LIMIT, &sets);
  }
  Joint joint = {.follow = follow, .protection = protection, .bound = &sets};
  if (tractor && sets_cards(&sets) && follow_owes_tractors_first(follow)) {
    key_each_tractor(follow, protection, tractor, sets_beside, &joint);
    sets = joint.best;
  } else if (tractor && sets_cards(&sets)) {
    while (tractor > 0 && key_each_tractor(follow, protection, tractor, beside_sets, &joint))
      tractor--;
  }
  best->tractor[0] = (uint8_t)tractor;
  memcpy(best->sets, sets.sets, sizeof best->sets);
}

/* Does a search find the best key of the hand? If not, *shape says whether it has the whole one. */
static bool takes_search(const Follow *follow, Protection protection, bool *shape) {
  if (follow->search) return true;
  bool matters = follow_owes(follow, OWE_SHAPE) || follow_owes_tractors(follow);
  *shape = matters && key_shape(follow, protection, &follow->in_suit, NULL);
  return follow_searches(follow, *shape);
}

/* The faces of a play with this key; sets that are owed may be anywhere. */
static uint64_t faces_of(const FollowKey *key, const Plan *plan) {
  Sets sets = key_sets(key);
  uint64_t faces = sets_cards(&sets) ? ~(uint64_t)0 : 0;
  for (int place = 0; place < PLACE_NB; place++)
    if (plan->must[place] || plan->rest[place]) faces |= bit(place);
  return faces;
}

bool key_exceeds(const Follow *follow, Protection protection, const FollowKey *most,
                 Reached *reached) {
  bool shape;
  Plan plan;
  if (takes_search(follow, protection, &shape)) {
    if (!search_best(follow, protection, most, &reached->key, &plan)) return false;
    reached->faces = faces_of(&reached->key, &plan);
    return true;
  }
  reached->faces = ~(uint64_t)0;
  key_best(follow, protection, &reached->key);
  return key_compare(follow, most, &reached->key) != LEGAL;
}

void key_best(const Follow *follow, Protection protection, FollowKey *best) {
  bool shape;
  memset(best, 0, sizeof *best);
  if (takes_search(follow, protection, &shape)) {
    search_best(follow, protection, NULL, best, NULL);
    return;
  }
  if (!shape) {
    best_without_shape(follow, protection, best);
    return;
  }
  best->shape = follow_owes(follow, OWE_SHAPE);
  if (follow_owes(follow, OWE_SETS)) memcpy(best->sets, follow->slots, sizeof best->sets);
  if (follow_owes_tractors(follow))
    key_tractor(follow, protection, &follow->in_suit, (ListBounds){0}, best->tractor, NULL);
}

/* The play's cards of the suit; all, where it is known to have no others. */
static CardSet play_in_suit(const Follow *follow, const CardSet *play) {
  if (!follow->search) return *play;
  CardSet in_suit = CARDSET_EMPTY;
  cardset_mask(&in_suit, play, follow->suit, follow->order->planes);
  return in_suit;
}

/* The measure of a play by one demand, into its key. `play` is all of it. */
static void measure(const Follow *follow, Protection here, const CardSet *play, int i,
                    FollowKey *key) {
  const Owed *owed = &follow_ladder(follow)->owed[i];
  CardSet in_suit = play_in_suit(follow, play);
  Faces faces;
  Sets sets;
  switch (owed->demand) {
    case OWE_SHAPE: key->shape = key_shape(follow, here, &in_suit, NULL); break;
    case OWE_SETS:
      protection_faces(follow, here, &in_suit, NULL, &faces);
      key_greatest_sets(follow, &faces, NO_LIMIT, &sets);
      memcpy(key->sets, sets.sets, sizeof key->sets);
      break;
    case OWE_SUIT:
      if (follow->search) key->number[i] = (uint8_t)cardset_size(&in_suit, follow->order->planes);
      break;
    case OWE_LISTED: key->number[i] = (uint8_t)key_listed(follow, here, &in_suit, owed); break;
    case OWE_CARDS:
      if (follow->search) key->number[i] = (uint8_t)key_cards_in(follow, i, play);
      break;
    default: break;
  }
}

void key_of_play(const Follow *follow, Protection protection, const CardSet *play, KeyBounds bounds,
                 FollowKey *key, Display *display) {
  const Owes *owes = follow_ladder(follow);
  CardSet in_suit = play_in_suit(follow, play);
  Protection here = protection_of_play(follow, protection, &in_suit);
  const FollowKey *least = bounds.least;
  memset(key, 0, sizeof *key);
  if (display) memset(display, 0, sizeof *display);
  for (int i = 0; i < owes->n; i++) {
    Demand demand = (Demand)owes->owed[i].demand;
    if (demand == OWE_TRACTORS || demand == OWE_TRACTORS_FOR_SETS) {
      ListBounds list = {least ? least->tractor : NULL, bounds.most ? bounds.most->tractor : NULL};
      key_tractor(follow, here, &in_suit, list, key->tractor, display);
    } else if (demand != OWE_HIGHEST)
      measure(follow, here, play, i, key);
    else if (follow->search && !key->shape)
      highest_of_play(follow, here, &in_suit, bounds.most, key, display);
    int order = least ? key_compare_at(follow, i, key, least) : 0;
    if (order < 0) return;
    if (order > 0) least = NULL;
  }
}

/* Are the units of such a key in the cards? Not asked of tractors owed one after the other. */
static bool has_units(const Follow *follow, Protection here, const CardSet *cards,
                      const FollowKey *key) {
  bool met = key->shape || key->tractor[0] == TRACTORS_MET;
  if (met && !key_shape(follow, here, cards, NULL)) return false;
  if (!follow->regroups && key->tractor[0]) {
    uint8_t tractor[TRACTORS_MAX];
    key_tractor(follow, here, cards, (ListBounds){0}, tractor, NULL);
    if (tractor[0] < key->tractor[0]) return false;
  }
  return key_lists_are_in(follow, here, cards, key);
}

/* Does the play show such a key just so with these faces whole? Its sets are out of `giving`. */
static bool shows_still(const Follow *follow, Protection here, const CardSet *in_suit,
                        const CardSet *giving, const FollowKey *key) {
  Sets sets = key_sets(key);
  Faces faces;
  if (!has_units(follow, here, in_suit, key)) return false;
  if (sets_cards(&sets) == 0) return true;
  protection_faces(follow, protection_of_play(follow, here, giving), giving, NULL, &faces);
  return sets_fit(&faces, &sets, NO_LIMIT);
}

uint64_t key_needs_broken(const Follow *follow, Protection protection, const CardSet *play,
                          uint64_t open, const FollowKey *key, const Display *display) {
  CardSet in_suit = play_in_suit(follow, play), giving = in_suit;
  Protection here = protection_of_play(follow, protection, &in_suit);
  for (uint64_t faces = in_suit.plane[0]; faces;) {
    int place = bit_pop(&faces);
    for (int n = display->rest[place]; n > 0; n--)
      cardset_take(&giving, place, follow->order->planes);
  }
  for (uint64_t left = open & ~display->apart; left;) {
    uint64_t face = bit(bit_pop(&left));
    Protection more = protection_keeping(follow, face);
    Protection next = {here.whole | more.whole, here.idle | more.idle};
    next = protection_of_play(follow, next, &in_suit);
    if (!shows_still(follow, next, &in_suit, &giving, key)) continue;
    open &= ~face;
    here = next;
  }
  return open;
}

/* Can the play do without one of these cards for all but the highest? */
static bool is_free(const Follow *follow, Protection protection, const CardSet *in_suit, int place,
                    const FollowKey *key, const Display *display) {
  int planes = follow->order->planes;
  bool kept = (protection.whole | protection.idle) >> place & 1;
  int left = kept ? 0 : cardset_count(in_suit, place, planes) - 1;
  if (display->rest[place] == 0 || display->in_tractors[place] > left) return false;
  for (int i = 0; i < follow_ladder(follow)->n; i++)
    if (follow_ladder(follow)->owed[i].demand == OWE_CARDS && follow->from[i].plane[0] >> place & 1)
      return false;
  CardSet without = *in_suit;
  cardset_take(&without, place, planes);
  return has_units(follow, protection_of_play(follow, protection, &without), &without, key);
}

bool key_has_higher(const Follow *follow, Protection protection, const CardSet *play,
                    const FollowKey *key, const Display *display, FollowKey *higher) {
  const Order *order = follow->order;
  CardSet in_suit = play_in_suit(follow, play);
  uint64_t back = follow_kept_back(follow, &in_suit);
  if (!follow_owes(follow, OWE_HIGHEST) || key->shape) return false;
  int tier = back ? order->tier_at[bit_highest(back)] : 0;
  for (uint64_t lower = in_suit.plane[0] & (bit(order->tier_first[tier]) - 1); lower;) {
    int place = bit_pop(&lower);
    if (!is_free(follow, protection, &in_suit, place, key, display)) continue;
    *higher = *key;
    higher->high[order->tier_at[place]]--;
    higher->high[tier]++;
    return true;
  }
  return false;
}

static bool lacks_tractors(const Follow *follow, Protection here, const CardSet *play,
                           const FollowKey *best) {
  uint8_t tractor[TRACTORS_MAX] = {0};
  if (best->tractor[0] == 0) return false;
  key_tractor(follow, here, play, (ListBounds){best->tractor, best->tractor}, tractor, NULL);
  return memcmp(tractor, best->tractor, sizeof tractor) < 0;
}

Refusal key_check(const Follow *follow, Protection protection, const CardSet *play,
                  const FollowKey *best) {
  Protection here = protection_of_play(follow, protection, play);
  Sets sets = key_sets(best);
  Faces faces;
  const Owes *owes = follow_ladder(follow);
  for (int i = 0; i < owes->n; i++) {
    switch (owes->owed[i].demand) {
      case OWE_SHAPE:
        if (best->shape && !key_shape(follow, here, play, NULL)) return REFUSED_FOLLOW_SHAPE;
        break;
      case OWE_SETS:
        if (sets_cards(&sets) == 0) break;
        protection_faces(follow, here, play, NULL, &faces);
        if (!sets_fit(&faces, &sets, NO_LIMIT)) return REFUSED_FOLLOW_SETS;
        break;
      case OWE_TRACTORS:
      case OWE_TRACTORS_FOR_SETS:
        if (lacks_tractors(follow, here, play, best)) return REFUSED_FOLLOW_TRACTORS;
        break;
      default: break;
    }
  }
  return LEGAL;
}
