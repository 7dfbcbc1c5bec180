/* follow_outdone.c - counting what a play needs. See follow_outdone.h. */
#include "play/follow_outdone.h"

static bool is_singles(const Unit *unit) { return unit->size == 1 && unit->length > 1; }

/* Notes what the shapes of a list count. */
static void count_listed(Choice *choice, const Owed *owed) {
  for (int i = 0; i < owed->units; i++) {
    choice->singles |= owed->unit[i].size == 1 && owed->unit[i].length > 1;
    if (owed->unit[i].size > 1) choice->sizes |= 1u << owed->unit[i].size;
  }
}

/* Has the lead room for one more set of one of these sizes? */
static bool is_room_for(const Choice *choice, Sets sets, unsigned sizes) {
  for (int size = 2; size <= PACK_MAX; size++) {
    if (!(sizes >> size & 1)) continue;
    sets.sets[size]++;
    if (key_fits_lead(choice->follow, &sets)) return true;
    sets.sets[size]--;
  }
  return false;
}

/* Which sets of a play may count, in sets or in tractors, and so how many copies of a face. */
void outdone_prepare(Choice *choice) {
  const Follow *follow = choice->follow;
  int tractors = 0;
  for (int i = 0; i < follow->lead.n && follow_owes_tractors(follow); i++)
    if (follow_owes_tractors_to(follow, &follow->lead.unit[i]))
      tractors = larger(tractors, follow->lead.unit[i].size);
  choice->sizes = 0;
  for (int size = 2; size <= PACK_MAX; size++)
    if (size <= tractors ||
        (follow_owes(follow, OWE_SETS) && is_room_for(choice, (Sets){{0}}, 1u << size)))
      choice->sizes |= 1u << size;
  choice->singles = false;
  choice->named = 0;
  for (int i = 0; i < follow->lead.n && follow_owes(follow, OWE_SHAPE); i++)
    choice->singles |= is_singles(&follow->lead.unit[i]);
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

/* What a play has that counts in no set, however the open faces are. */
typedef struct Spare {
  uint64_t faces; /* of which no card counts */
  uint64_t some;  /* of which some cards do not */
  int cards;      /* so many cards at least */
  int singles;    /* so many of them at most count in sequences of single cards */
  uint64_t odd;   /* of other faces one card is left if no odd set is taken from it */
  uint64_t back;  /* faces of which the hand keeps cards back */
} Spare;

int outdone_singles(const Choice *choice) {
  const Owes *owes = follow_ladder(choice->follow);
  OwedShape shape;
  int all = 0;
  for (int i = 0; i < owes->n && choice->singles; i++) {
    int most = 0;
    for (owed_begin(&shape, &owes->owed[i]); owed_next(&shape);) {
      int cards = 0;
      for (int k = 0; k < shape.n; k++)
        cards += is_singles(&shape.unit[k]) ? shape.unit[k].length : 0;
      if (shape.number <= choice->shown.number[i]) most = larger(most, cards);
    }
    all += most;
  }
  return all;
}

/* Of these faces so many cards count in no set. */
static int spare_in(const Choice *choice, const Spare *spare, uint64_t faces) {
  int cards = 0;
  for (faces &= spare->some; faces;) {
    int place = bit_pop(&faces);
    int copies = cardset_count(&choice->play, place, choice->follow->order->planes);
    cards += copies - (spare->faces >> place & 1 ? 0 : choice->useful[copies]);
  }
  return cards;
}

static Spare find_spare(const Choice *choice) {
  const Follow *follow = choice->follow;
  int planes = follow->order->planes;
  uint64_t kept = choice_kept(choice);
  Spare spare = {.singles = outdone_singles(choice),
                 .back = follow_kept_back(follow, &choice->play)};
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
  Protection here = choice_protection(choice, choice->broken);
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
  key_each_tractor(follow, choice_protection(choice, choice->broken), choice->shown.tractor[0],
                   keep_tractor, &back);
  return back.faces;
}

/* The odd sets that certain faces of a play give at most: anywhere, in sequences that lists ask
** for, and in its tractors. */
typedef struct OddSets {
  int anywhere, listed, tractors;
} OddSets;

/* The faces of the play, but for these, that give a triple whatever is broken. */
static int count_triples(const Choice *choice, uint64_t but) {
  const Follow *follow = choice->follow;
  int planes = follow->order->planes;
  uint64_t may_stay = choice->protect & ~choice->broken, more = follow->sequences;
  if (planes < 3) return 0;
  if (planes > 3) more |= follow->in_suit.plane[3];
  return bit_count(choice->play.plane[2] & ~but & ~(may_stay & more));
}

/* Adds those in the shapes of a list that the play may show. Where it has so many triples that the
** sets of a shape could not need all, those in no sequence need be none of `faces`. */
static void add_listed(const Choice *choice, int i, uint64_t faces, OddSets *odd) {
  const Owed *owed = &follow_ladder(choice->follow)->owed[i];
  int triples = count_triples(choice, faces);
  OwedShape shape;
  int most = 0, most_alone = 0;
  for (owed_begin(&shape, owed); owed_next(&shape);) {
    int all = 0, alone = 0, sets = 0;
    if (shape.number > choice->shown.number[i]) continue;
    for (int k = 0; k < shape.n; k++) sets += shape.unit[k].size > 1 ? shape.unit[k].length : 0;
    for (int k = 0; k < shape.n; k++) {
      const Unit *unit = &shape.unit[k];
      bool single = unit->length == 1, elsewhere = unit->size == 3 && sets <= triples;
      if (unit->size == 1 || unit->size % 2 == 0 || (single && elsewhere)) continue;
      all += unit->length;
      alone += single;
    }
    most = larger(most, all);
    most_alone = larger(most_alone, alone);
  }
  odd->anywhere += most_alone;
  odd->listed += most - most_alone;
}

/* Where the sets are not known they are as many as the lead has room for. */
static OddSets count_odd_sets(const Choice *choice, const SetsShown *sets, uint64_t faces,
                              bool listed) {
  const Follow *follow = choice->follow;
  OddSets odd = {0, 0, 0};
  for (int i = 0; i < follow_ladder(follow)->n && listed; i++) add_listed(choice, i, faces, &odd);
  for (int i = 0; i < follow->lead.n; i++) {
    const Unit *led = &follow->lead.unit[i];
    int here = led->size < 3 ? 0 : unit_cards(led) / 3;
    if (!sets->known) odd.anywhere += here;
    if (follow_owes_tractors(follow) && follow_owes_tractors_to(follow, led)) odd.tractors += here;
  }
  for (int size = 3; sets->known && size <= PACK_MAX; size += 2)
    odd.anywhere += sets->most.sets[size];
  return odd;
}

/* Of these faces of odd copies, so many have a card in none of the odd sets, at least. In sequences
** are only those next to another one, in tractors also those that are one by themselves. */
static int count_left_over(const Choice *choice, uint64_t faces, const OddSets *odd) {
  const Follow *follow = choice->follow;
  const CardSet *play = &choice->play;
  int left = bit_count(faces) - odd->anywhere, sequences = odd->listed + odd->tractors;
  if (left <= 0 || sequences == 0) return larger(left, 0);
  uint64_t in = shape_neighbours(follow->order, play->plane[2]);
  if (follow->order->planes > 4) in |= play->plane[4];
  return larger(left - smaller(sequences, bit_count(faces & in)), 0);
}

/* The faces lower than the highest of these. */
static uint64_t lower_than(const Choice *choice, uint64_t faces) {
  const Order *order = choice->follow->order;
  return faces ? bit(order->tier_first[order->tier_at[bit_highest(faces)]]) - 1 : 0;
}

/* Does the play show as much of each list without this card, and with the open faces whole, as with
** it and these broken? */
static bool keeps_lists(const Choice *choice, int place) {
  const Follow *follow = choice->follow;
  CardSet without = choice->play;
  cardset_take(&without, place, follow->order->planes);
  Protection least = choice_protection(choice, choice->broken);
  least = protection_of_play(follow, least, &without);
  return key_lists_are_in(follow, least, &without, &choice->shown);
}

/* Would a card that is kept back be higher than one of these that no list needs, and that counts in
** no set? */
static bool has_higher_than_free(const Choice *choice, const Spare *spare, const SetsShown *sets,
                                 uint64_t lower) {
  uint64_t free = 0;
  for (uint64_t faces = (spare->some | spare->odd) & lower; faces;) {
    int place = bit_pop(&faces);
    if (!keeps_lists(choice, place)) continue;
    if (spare->some >> place & 1) return true;
    free |= bit(place);
  }
  OddSets most = count_odd_sets(choice, sets, free, false);
  return count_left_over(choice, free, &most);
}

/* Would a card that is kept back be higher than one that counts in no set? Of more odd faces than
** there is room for odd sets, one has such a card. */
static bool has_higher_back(const Choice *choice, const Spare *spare, const SetsShown *sets) {
  uint64_t lower = lower_than(choice, spare->back), odd = spare->odd & lower;
  OddSets most = count_odd_sets(choice, sets, odd, true);
  int counting = spare->singles - spare_in(choice, spare, lower); /* at most, of the odd faces */
  if (count_left_over(choice, odd, &most) > counting) return true;
  if (follow_owes(choice->follow, OWE_LISTED) && has_higher_than_free(choice, spare, sets, lower))
    return true;
  most.tractors = 0; /* they stand elsewhere */
  uint64_t tractor = tractor_back(choice, sets);
  lower = tractor ? lower_than(choice, spare->back & ~tractor) : 0;
  return count_left_over(choice, spare->odd & lower, &most);
}

/* Of such cards of the play are left where they are, and others of the hand in place of the rest:
** which sizes could a further set have, whether the open faces are broken or not? None of the
** `taken` faces. */
static unsigned sizes_back(const Choice *choice, const Spare *spare, uint64_t taken) {
  const Follow *follow = choice->follow;
  int planes = follow->order->planes;
  uint64_t kept = choice_kept(choice);
  uint64_t whole = kept & ~follow->sequences & (spare->faces | ~choice->play.plane[0]);
  unsigned sizes = 0;
  uint64_t may_give = follow->in_suit.plane[1] & ~(choice->open | taken | (kept & ~whole));
  for (uint64_t faces = may_give; faces;) {
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
  int cards = 0;
  if (!follow_owes_tractors_first(follow)) return 0;
  if (!follow->regroups) return choice->shown.tractor[0];
  for (int i = 0; i < follow->lead.n; i++)
    if (follow_owes_tractors_to(follow, &follow->lead.unit[i]))
      cards += unit_cards(&follow->lead.unit[i]);
  return cards;
}

/* Has it all of these sets, of just these sizes? A larger one that stays whole gives no smaller. */
static bool are_among(const Sets *wanted, const Sets *sets) {
  bool all = true;
  for (int size = 2; size <= PACK_MAX; size++) all &= wanted->sets[size] <= sets->sets[size];
  return all;
}

/* Cards that the shapes of lists have at most which the play may show: down to one that it shows
** anyway as it has these sets. */
static int cards_in_lists(const Choice *choice, const Sets *sets) {
  const Owes *owes = follow_ladder(choice->follow);
  OwedShape shape;
  int all = 0;
  for (int i = 0; i < owes->n; i++) {
    int most = 0;
    for (owed_begin(&shape, &owes->owed[i]); owed_next(&shape);) {
      Sets wanted = {{0}};
      int cards = 0;
      bool apart = true;
      if (shape.number > choice->shown.number[i]) continue;
      for (int k = 0; k < shape.n; k++) {
        const Unit *unit = &shape.unit[k];
        if (unit_cards(unit) == 1) continue;
        wanted.sets[unit->size]++;
        cards += unit_cards(unit);
        apart = apart && unit->length == 1;
      }
      if (apart && are_among(&wanted, sets)) break;
      most = larger(most, cards);
    }
    all += most;
  }
  return all;
}

int outdone_cards_for_others(const Choice *choice) {
  return cards_in_tractors(choice) + cards_in_lists(choice, &(Sets){{0}}) +
         cardset_size_in(choice->whole_play, choice->named, choice->follow->order->planes);
}

/* What a play may have of faces of which a card in a tractor is in no set. */
typedef struct Beside {
  int even, odd;           /* faces that may be broken: of four copies or six, of three or more */
  int whole[PACK_MAX + 1]; /* faces that may stay whole, by their copies */
  bool odd_whole;          /* some of these have an odd number */
} Beside;

static Beside find_beside(const Choice *choice) {
  const Follow *follow = choice->follow;
  int planes = follow->order->planes;
  uint64_t kept = choice_kept(choice);
  uint64_t may_stay = choice->protect & ~(choice->broken | follow->sequences);
  may_stay &= ~follow_kept_back(follow, &choice->play);
  Beside beside = {.even = 0};
  for (uint64_t faces = planes > 2 ? choice->play.plane[2] : 0; faces;) {
    int place = bit_pop(&faces), copies = cardset_count(&choice->play, place, planes);
    if (!(kept >> place & 1)) ++*(copies % 2 ? &beside.odd : &beside.even);
    if (!(may_stay >> place & 1)) continue;
    beside.whole[copies]++;
    beside.odd_whole |= copies % 2;
  }
  return beside;
}

/* Sets of that size for which there is room in the led units that ask for tractors. */
static int room_in_tractors(const Follow *follow, int size) {
  int room = 0;
  for (int i = 0; i < follow->lead.n; i++) {
    const Unit *led = &follow->lead.unit[i];
    if (led->size >= size && follow_owes_tractors_to(follow, led)) room += unit_cards(led) / size;
  }
  return room;
}

/* Faces that may be broken in tractors of odd sets: at most. Where pairs may be in tractors of the
** same lengths, one face of each stays whole: else pairs would do. Triples that the hand keeps back
** stand for a tractor that is no longer than `back` of them. Where they do not, as so many of the
** sets of the play would have to go that they leave faces that may be broken without a triple, all
** but back - 2 faces in such tractors count as triples. */
static int odd_in_tractors(const Choice *choice, bool odd_whole, int back) {
  const Follow *follow = choice->follow;
  uint64_t others = 0;
  int most = 0, longer = 0;
  for (int size = 3; size <= follow->order->planes; size += 2)
    others |= shape_tractor_lengths(follow->rules, size) & ~shape_tractor_lengths(follow->rules, 2);
  bool pairs_do = !others;
  for (int i = 0; i < follow->lead.n; i++) {
    const Unit *led = &follow->lead.unit[i];
    int sets = unit_cards(led) / 3, faces = sets - pairs_do;
    if (led->size < 3 || !follow_owes_tractors_to(follow, led)) continue;
    if (sets < 2 || (pairs_do && !odd_whole)) faces = 0;
    if (led->length == 1 && led->size % 2) faces = larger(faces, 1);
    most += faces;
    longer += sets > back ? faces : 0;
  }
  return back ? smaller(most, larger(longer, larger(most - 1, back - 2))) : most;
}

/* Cards of tractors that are in no set: at most, where the lead has room for a further pair. Then
** the sets take all but one card of a face that may be broken. That one is in a tractor only if the
** sets of the face are odd, or those of tractors are. A face that stays whole is all in the sets or
** not at all; those in tractors are before the others. */
static int cards_beside(const Choice *choice, const Sets *sets, int back) {
  Beside beside = find_beside(choice);
  int odd_sets = sets_odd(sets);
  int cards = smaller(odd_in_tractors(choice, beside.odd_whole, back), beside.odd) +
              smaller(odd_sets, beside.even);
  for (int size = 3; size <= PACK_MAX; size++) {
    int whole = smaller(beside.whole[size], room_in_tractors(choice->follow, size));
    cards += size * larger(whole - sets->sets[size], 0);
  }
  return cards;
}

/* Is there room for one more set if a tractor of triples that the hand keeps back stands for one of
** the play? These count as sets instead of others, and there must be as many as are in tractors. */
static bool has_set_beside_tractor(const Choice *choice, const SetsShown *sets, int rest) {
  const Follow *follow = choice->follow;
  int planes = follow->order->planes;
  if (planes < 3 || (planes > 3 && follow->in_suit.plane[3])) return false;
  if (sets->most.sets[3] < room_in_tractors(follow, 3)) return false;
  Protection here = choice_protection(choice, choice->broken);
  Spare spare = {.back = 0};
  uint64_t triples = protection_givers(follow, here, &follow->in_suit, 3) & ~choice->play.plane[0];
  int back = shape_form_length(shape_tractor_lengths(follow->rules, 3),
                               shape_longest_run(follow->order, triples));
  if (back < 2) return false;
  spare.cards = rest - cards_beside(choice, &sets->most, back);
  return is_room_for(choice, sets->most, sizes_back(choice, &spare, triples));
}

/* Has the lead room for one more set beside those of the play, whatever is broken of the open
** faces? */
static bool has_set_back(const Choice *choice, Spare spare, const SetsShown *sets) {
  const Follow *follow = choice->follow;
  int in_tractors = cards_in_tractors(choice);
  if (!sets->known) return false;
  int rest = cardset_size(&choice->play, follow->order->planes) - sets_cards(&sets->most) -
             cards_in_lists(choice, &sets->least) -
             cardset_size_in(&choice->play, choice->named, follow->order->planes);
  bool pairs = follow->regroups && in_tractors && is_room_for(choice, sets->most, 1u << 2);
  if (pairs) in_tractors = smaller(in_tractors, cards_beside(choice, &sets->most, 0));
  OddSets most = count_odd_sets(choice, sets, spare.odd, true);
  spare.cards += count_left_over(choice, spare.odd, &most) - spare.singles;
  spare.cards = larger(spare.cards, rest - in_tractors);
  if (is_room_for(choice, sets->most, sizes_back(choice, &spare, 0))) return true;
  return pairs && has_set_beside_tractor(choice, sets, rest);
}

bool is_outdone(const Choice *choice) {
  const Follow *follow = choice->follow;
  Spare spare = find_spare(choice);
  if (!spare.back || choice->shown.shape) return false;
  SetsShown sets = find_sets(choice);
  if (follow_owes(follow, OWE_HIGHEST) && has_higher_back(choice, &spare, &sets)) return true;
  if (!follow_owes(follow, OWE_SETS)) return false;
  return has_set_back(choice, spare, &sets);
}
