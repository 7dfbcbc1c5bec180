/* follow_measure.c - the greatest key of a hand, and the key of a play. See follow_measure.h.
**
** The greatest key of a hand: if it holds the whole shape, that reaches every maximum at once. Else
** the demands are filled one after the other: the greatest list of sets by taking the largest size
** that still fits, again and again (a part of a list that fits, fits); the longest tractor by size.
** Where both are owed the earlier one is settled first and the later one sought among the plays
** that keep it: a tractor and sets may share cards, so they need room for what they do not share.
*/
#include "play/follow_measure.h"

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

static bool tractors_first(const Follow *follow) {
  const Owes *owes = follow_ladder(follow);
  for (int i = 0; i < owes->n; i++) {
    if (owes->owed[i].demand == OWE_TRACTORS || owes->owed[i].demand == OWE_TRACTORS_FOR_SETS)
      return true;
    if (owes->owed[i].demand == OWE_SETS) return false;
  }
  return false;
}

/* The key of a hand that lacks the whole shape. */
static void best_without_shape(const Follow *follow, Protection protection, FollowKey *best) {
  Sets sets = {{0}};
  Faces faces;
  uint8_t tractors[TRACTORS_MAX] = {0};
  if (follow_owes_tractors(follow))
    key_tractor(follow, protection, &follow->in_suit, NULL, tractors);
  int tractor = tractors[0]; /* the only one: a search finds lists of them */
  if (follow_owes(follow, OWE_SETS)) {
    protection_faces(follow, protection, &follow->in_suit, NULL, &faces);
    key_greatest_sets(follow, &faces, NO_LIMIT, &sets);
  }
  Joint joint = {.follow = follow, .protection = protection, .bound = &sets};
  if (tractor && sets_cards(&sets) && tractors_first(follow)) {
    key_tractors(follow, protection, tractor, sets_beside, &joint);
    sets = joint.best;
  } else if (tractor && sets_cards(&sets)) {
    while (tractor > 0 && key_tractors(follow, protection, tractor, beside_sets, &joint)) tractor--;
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
  bool shape, search = takes_search(follow, protection, &shape);
  Plan plan;
  if (search || (follow->regroups && !most->shape)) {
    if (!search_exceeds(follow, protection, most, &reached->key, &plan)) return false;
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
    search_best(follow, protection, best, NULL);
    return;
  }
  if (!shape) {
    best_without_shape(follow, protection, best);
    return;
  }
  best->shape = follow_owes(follow, OWE_SHAPE);
  if (follow_owes(follow, OWE_SETS)) memcpy(best->sets, follow->slots, sizeof best->sets);
  if (follow->regroups) {
    best->tractor[0] = TRACTORS_MET;
    return;
  }
  for (int i = 0; i < follow->lead.n && follow_owes_tractors(follow); i++) {
    const Unit *led = &follow->lead.unit[i];
    if (follow_asks(follow, led) && unit_cards(led) > best->tractor[0])
      best->tractor[0] = (uint8_t)unit_cards(led);
  }
}

/* What only searched ladders have in their keys. `play` is all of it. */
static void key_of_searched(const Follow *follow, Protection here, const CardSet *play,
                            const CardSet *in_suit, const FollowKey *most, FollowKey *key) {
  const Owes *owes = follow_ladder(follow);
  int planes = follow->order->planes;
  for (int i = 0; i < owes->n; i++) {
    const Owed *owed = &owes->owed[i];
    int number = 0;
    if (owed->demand == OWE_SUIT) number = cardset_size(in_suit, planes);
    if (owed->demand == OWE_LISTED) number = key_listed(follow, here, in_suit, owed);
    if (owed->demand == OWE_CARDS) number = key_cards_in(follow, i, play);
    key->number[i] = (uint8_t)number;
  }
  if (follow_owes(follow, OWE_HIGHEST) && !key->shape)
    search_highest_of(follow, here, in_suit, most, key);
}

void key_of_play(const Follow *follow, Protection protection, const CardSet *play,
                 const FollowKey *most, FollowKey *key) {
  CardSet masked = CARDSET_EMPTY;
  const CardSet *in_suit = play;
  if (follow->search) {
    cardset_mask(&masked, play, follow_suit(follow), follow->order->planes);
    in_suit = &masked;
  }
  Protection here = protection_of_play(follow, protection, in_suit);
  memset(key, 0, sizeof *key);
  key->shape = follow_owes(follow, OWE_SHAPE) && key_shape(follow, here, in_suit, NULL);
  if (follow_owes_tractors(follow))
    key_tractor(follow, here, in_suit, most ? most->tractor : NULL, key->tractor);
  if (follow_owes(follow, OWE_SETS)) {
    Faces faces;
    Sets sets;
    protection_faces(follow, here, in_suit, NULL, &faces);
    key_greatest_sets(follow, &faces, NO_LIMIT, &sets);
    memcpy(key->sets, sets.sets, sizeof key->sets);
  }
  if (follow->search) key_of_searched(follow, here, play, in_suit, most, key);
}

static bool lacks_tractors(const Follow *follow, Protection here, const CardSet *play,
                           const FollowKey *best) {
  uint8_t tractor[TRACTORS_MAX] = {0};
  if (best->tractor[0] == 0) return false;
  key_tractor(follow, here, play, best->tractor, tractor);
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
