/* follow_draft.c - a play being put together. See follow_draft.h. */
#include "play/follow_draft.h"

static bool of_suit(const Draft *draft, int place) { return draft->follow->suit >> place & 1; }

/* Counts a face among those that sets can be taken from: of a whole one all copies or none. */
static void count_face(Draft *draft, int place, int sign) {
  bool whole = draft->protection.whole >> place & 1;
  int rest = draft->rest[place], copies = draft->held[place] - rest;
  if ((draft->protection.idle >> place & 1) || (whole && rest) || copies == 0) return;
  int paid = larger(draft->must[place] - rest, 0);
  uint8_t *face = whole ? &draft->faces.whole[copies][paid] : &draft->faces.open[copies][paid];
  uint8_t *sum = whole ? &draft->sums.whole[copies] : &draft->sums.open[copies];
  *face = (uint8_t)(*face + sign), *sum = (uint8_t)(*sum + sign);
}

static void count(Draft *draft, int place, int sign) {
  int cards = larger(draft->must[place], draft->rest[place]);
  bool in_suit = of_suit(draft, place);
  *(in_suit ? &draft->in : &draft->beside) += sign * cards;
  if (in_suit) count_face(draft, place, sign);
}

void draft_begin(Draft *draft, const Follow *follow, Protection protection, const CardSet *hand,
                 int cards) {
  int planes = follow->order->planes;
  memset(draft, 0, offsetof(Draft, also));
  draft->follow = follow;
  draft->protection = protection;
  draft->cards = cards;
  for (uint64_t faces = hand->plane[0]; faces;) {
    int place = bit_pop(&faces);
    draft->held[place] = (uint8_t)cardset_count(hand, place, planes);
    if (!of_suit(draft, place)) continue;
    draft->in_suit_n += draft->held[place];
    count_face(draft, place, 1);
  }
}

void draft_must_have(Draft *draft, int place, int copies) {
  count(draft, place, -1);
  draft->must[place] = (uint8_t)copies;
  count(draft, place, 1);
}

void draft_must_have_all(Draft *draft, const uint8_t must[PLACE_NB]) {
  for (uint64_t faces = draft->follow->hand.plane[0]; faces;) {
    int place = bit_pop(&faces);
    if (must[place] != draft->must[place]) draft_must_have(draft, place, must[place]);
  }
}

void draft_stands_beside(Draft *draft, int place, int copies) {
  count(draft, place, -1);
  draft->rest[place] = (uint8_t)copies;
  count(draft, place, 1);
}

void draft_owe_sets(Draft *draft, const Sets *sets) {
  draft->sets_owed = true;
  draft->sets = *sets;
  draft->sets_n = sets_cards(sets);
}

/* What is paid is looked at only where the sets may have too many cards. */
bool draft_is_possible_if(const Draft *draft, bool faces_enough) {
  int room = draft_room_in_suit(draft);
  if (larger(draft->in, draft->need) + draft->beside > draft->cards) return false;
  if (!draft->sets_owed) return true;
  if (!faces_enough && !sets_fit_sums(&draft->sums, &draft->sets)) return false;
  return draft->sets_n <= room || key_sets_fit(draft->follow, &draft->faces, &draft->sets, room);
}

int draft_further_copies(const Draft *draft) {
  const CardSet *hand = &draft->follow->in_suit;
  int further = 0;
  for (int k = 3; k < draft->follow->order->planes; k += 2) further += bit_count(hand->plane[k]);
  return further;
}

/* The faces that sets can be taken from beside the copies that are used; what is in the play is
** paid. */
static void faces_beside(const Draft *draft, const uint8_t taken[PLACE_NB], uint64_t whole,
                         Faces *faces) {
  memset(faces, 0, sizeof *faces);
  for (uint64_t left = draft->follow->in_suit.plane[0] & ~draft->protection.idle; left;) {
    int place = bit_pop(&left), used = taken[place], copies = draft->held[place] - used;
    int paid = larger(larger(draft->must[place], draft->rest[place]) - used, 0);
    bool all = whole >> place & 1;
    if (!(all && used)) ++*(all ? &faces->whole[copies][paid] : &faces->open[copies][paid]);
  }
}

bool draft_also_fits(const Draft *draft) {
  static const uint8_t none[PLACE_NB];
  Faces faces;
  int room = draft_room_in_suit(draft);
  for (int i = 0; i < draft->open_n; i++) {
    const OpenList *open = &draft->open[i];
    bool begun = open_list_is_begun(open);
    if (begun) faces_beside(draft, open->used, draft->protection.whole, &faces);
    if (!key_sets_fit(draft->follow, begun ? &faces : &draft->faces, &open->sets, room))
      return false;
  }
  if (draft->also_n == 0) return true;
  faces_beside(draft, none, 0, &faces);
  for (int i = 0; i < draft->also_n; i++)
    if (!key_sets_fit(draft->follow, &faces, &draft->also[i], room)) return false;
  return true;
}

bool draft_faces_alike(const Draft *draft, int a, int b) {
  const Follow *follow = draft->follow;
  const Owes *owes = follow_ladder(follow);
  int planes = follow->order->planes;
  if (of_suit(draft, a) != of_suit(draft, b) || (of_suit(draft, a) && draft->faces_differ))
    return false;
  if (draft->held[a] != draft->held[b] || draft->must[a] != draft->must[b]) return false;
  if ((draft->protection.whole >> a ^ draft->protection.whole >> b) & 1) return false;
  if ((draft->protection.idle >> a ^ draft->protection.idle >> b) & 1) return false;
  for (int i = 0; i < owes->n; i++)
    if (owes->owed[i].demand == OWE_CARDS &&
        cardset_count(&follow->from[i], a, planes) != cardset_count(&follow->from[i], b, planes))
      return false;
  return true;
}
