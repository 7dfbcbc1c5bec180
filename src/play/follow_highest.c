/* follow_highest.c - the highest cards beside the sets. See follow_highest.h. */
#include "play/follow_highest.h"

static bool lay_tier(High *high, int tier, int left);

bool highest_is_higher(const uint8_t a[PLACE_NB], const uint8_t b[PLACE_NB]) {
  int tier = PLACE_NB - 1;
  while (tier > 0 && a[tier] == b[tier]) tier--;
  return a[tier] > b[tier];
}

static void lay_done(High *high) {
  if (high->found && highest_is_higher(high->best, high->high)) return;
  high->found = true;
  high->over = (high->enough && highest_is_higher(high->high, high->enough)) ||
               (high->most && memcmp(high->high, high->most, sizeof high->high) == 0);
  memcpy(high->best, high->high, sizeof high->best);
  memcpy(high->rest, high->draft->rest, sizeof high->rest);
}

/* Could there be as many faces with an odd number of cards if `after` more are laid? */
static bool odd_is_possible(const High *high, int after) {
  const Draft *draft = high->draft;
  int odd = after, odd_sets = after;
  for (uint64_t faces = draft->follow->in_suit.plane[0]; faces;) {
    int place = bit_pop(&faces);
    odd += draft->rest[place] % 2;
    odd_sets += draft->held[place] >= 3 && draft->rest[place] % 2;
  }
  return odd >= high->odd && odd_sets >= high->odd_sets;
}

/* May so many cards of a face stand beside the sets? If no set is left of the others, all do that
** the play must have. */
static bool may_stand_beside(const Draft *draft, int place, int n) {
  bool whole = draft->protection.whole >> place & 1, idle = draft->protection.idle >> place & 1;
  bool gives = draft->held[place] - n >= 2 && !idle && !(whole && n);
  return gives || n >= draft->must[place];
}

/* Lays `left` cards of a tier on the faces, and `after` more in the tiers below it. False: the sets
** fit in beside them in no way. */
static bool lay_faces(High *high, int tier, uint64_t faces, int left, int after) {
  Draft *draft = high->draft;
  bool fits = false;
  if (left == 0) {
    bool takes = high->high[tier] && (order_tier_places(draft->follow->order, tier) & high->givers);
    if (larger(high->odd, high->odd_sets) > after && !odd_is_possible(high, after)) return false;
    if (!draft_is_possible_if(draft, !takes)) return false;
    if (high->high[tier] && draft->also_n && !draft_also_fits(draft)) return false;
    return lay_tier(high, tier - 1, after);
  }
  if (!faces) return false;
  int place = bit_pop(&faces), others = 0;
  for (uint64_t rest = faces; rest;) others += draft->held[bit_pop(&rest)];
  for (int n = smaller(left, draft->held[place]); n >= larger(left - others, 0) && !high->over;
       n--) {
    if (!may_stand_beside(draft, place, n)) continue;
    draft_stands_beside(draft, place, n);
    if (n == left || n == 0 || draft_is_possible(draft))
      fits |= lay_faces(high, tier, faces, left - n, after);
  }
  draft_stands_beside(draft, place, 0);
  return fits;
}

/* Are the tiers above this one as in these? */
static bool is_same_above(const High *high, int tier, const uint8_t other[PLACE_NB]) {
  size_t above = (size_t)(PLACE_NB - 1 - tier);
  return memcmp(high->high + tier + 1, other + tier + 1, above) == 0;
}

/* Do the tiers above this one tell enough? */
static bool is_told(const High *high, int tier) {
  if (high->enough && highest_is_higher(high->high, high->enough)) return true;
  return high->least && highest_is_higher(high->least, high->high) &&
         !is_same_above(high, tier, high->least);
}

static bool lay_tier(High *high, int tier, int left) {
  Draft *draft = high->draft;
  const Order *order = draft->follow->order;
  if (is_told(high, tier) || left == 0) {
    lay_done(high);
    return true;
  }
  if (tier < 0) return false;
  uint64_t faces = order_tier_places(order, tier) & draft->follow->in_suit.plane[0];
  int most = 0;
  bool fits = false;
  for (uint64_t rest = faces; rest;) most += draft->held[bit_pop(&rest)];
  if (high->most && is_same_above(high, tier, high->most)) most = smaller(most, high->most[tier]);
  for (int n = smaller(most, left); n >= 0 && !fits; n--) {
    high->high[tier] = (uint8_t)n;
    fits = lay_faces(high, tier, faces, n, left - n);
  }
  high->high[tier] = 0;
  return fits;
}

/* An odd set of another list takes a card beside even sets: of its face an odd number of cards is
** beside them. So it is with single cards in sequence, but where another card is of their face. */
static void note_odd(High *high, const Sets *others, int all) {
  const Draft *draft = high->draft;
  int further = draft_further_copies(draft), singles = others->sets[1];
  int odd = sets_odd(others) - sets_odd(&draft->sets);
  int elsewhere = all - sets_cards(others) - singles;
  high->odd_sets = larger(high->odd_sets, odd - further);
  high->odd = larger(high->odd, odd + singles - elsewhere - 2 * further);
}

void highest_lay(Draft *draft, High *high) {
  int all = smaller(draft->in_suit_n, draft->cards - draft->beside);
  high->draft = draft;
  high->givers = draft->follow->in_suit.plane[1] & ~draft->protection.idle;
  for (int i = 0; i < draft->also_n && draft->sets_owed; i++) note_odd(high, &draft->also[i], all);
  lay_tier(high, draft->follow->order->tier_nb - 1, all - (draft->sets_owed ? draft->sets_n : 0));
}

void highest_of_play(const Follow *follow, Protection protection, const CardSet *in_suit,
                     const FollowKey *most, FollowKey *key, Display *display) {
  Draft draft;
  High high = {0};
  Sets sets = key_sets(key);
  draft_begin(&draft, follow, protection, in_suit, cardset_size(in_suit, follow->order->planes));
  if (follow_owes(follow, OWE_SETS)) draft_owe_sets(&draft, &sets);
  if (most && !most->shape && !memcmp(most->sets, key->sets, sizeof key->sets))
    high.most = most->high;
  highest_lay(&draft, &high);
  assert(draft.in == 0 && draft.beside == 0);
  memcpy(key->high, high.best, sizeof high.best);
  if (display) memcpy(display->rest, high.rest, sizeof high.rest);
}
