/* follow_draft.c - a play being put together. See follow_draft.h. */
#include "play/follow_draft.h"

static bool of_suit(const Draft *draft, int place) {
  return follow_suit(draft->follow) >> place & 1;
}

/* Where a face is counted among those that sets can be taken from, so many copies used otherwise:
** of a whole one all or none. NULL: it is not. */
static uint8_t *face_in(Faces *faces, const Draft *draft, int place, int used) {
  bool whole = draft->protection.whole >> place & 1;
  int copies = draft->held[place] - used, paid = larger(draft->must[place] - used, 0);
  if ((draft->protection.idle >> place & 1) || (whole && used) || copies == 0) return NULL;
  return whole ? &faces->whole[copies][paid] : &faces->open[copies][paid];
}

static void count_face(Draft *draft, int place, int sign) {
  uint8_t *face = face_in(&draft->faces, draft, place, draft->rest[place]);
  if (!face) return;
  bool whole = draft->protection.whole >> place & 1;
  int copies = draft->held[place] - draft->rest[place];
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
  memset(draft, 0, offsetof(Draft, open));
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

void draft_restore_must(Draft *draft, const uint8_t must[PLACE_NB]) {
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

bool draft_has_room(const Draft *draft, const Sets *sets, int cards, int odd) {
  int singles = sets->sets[1];
  int alone = sets_odd(sets) + singles - 2 * draft_further_copies(draft) - odd;
  return cards + sets_cards(sets) + singles + larger(alone, 0) <=
         2 * (draft->cards - draft->beside);
}

/* Do sets that are placed later fit in beside the copies that their list uses? */
static bool open_fits(const Draft *draft, const OpenUnits *open, int room) {
  Faces faces = draft->faces;
  for (uint64_t left = open->beside ? draft->follow->in_suit.plane[0] : 0; left;) {
    int place = bit_pop(&left);
    if (!open->used[place]) continue;
    --*face_in(&faces, draft, place, 0);
    uint8_t *face = face_in(&faces, draft, place, open->used[place]);
    if (face) ++*face;
  }
  return key_sets_fit(draft->follow, &faces, &open->sets, room);
}

bool draft_also_fits(const Draft *draft) {
  Faces faces;
  int room = draft_room_in_suit(draft), odd = 0;
  for (int i = 0; i < draft->open_n; i++)
    if (!open_fits(draft, &draft->open[i], room)) return false;
  if (draft->also_n == 0) return true;
  memset(&faces, 0, sizeof faces);
  for (uint64_t left = draft->follow->in_suit.plane[0] & ~draft->protection.idle; left;) {
    int place = bit_pop(&left);
    faces.open[draft->held[place]][draft->must[place]]++;
    odd += larger(draft->must[place], draft->rest[place]) % 2;
  }
  for (int i = 0; i < draft->also_n; i++)
    if (!draft_has_room(draft, &draft->also[i], draft->in, odd) ||
        !key_sets_fit(draft->follow, &faces, &draft->also[i], room))
      return false;
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
