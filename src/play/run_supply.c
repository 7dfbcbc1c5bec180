/* run_supply.c - a bound on sequences of sets. See run_supply.h. */
#include "play/run_supply.h"

void run_supply(RunSupply *supply, const Order *order, const CardSet *open, uint64_t whole,
                int size) {
  memset(supply->of, 0, order->tier_nb);
  supply->tiers = 0;
  supply->faces = size <= order->planes ? open->plane[size - 1] | whole : 0;
  supply->wide = order->equals_tractor && (supply->faces & order->wide);
  for (int k = size - 1; k < order->planes; k += size, whole = 0)
    for (uint64_t faces = open->plane[k] | whole; faces;) {
      int tier = order->tier_at[bit_pop(&faces)];
      supply->of[tier]++;
      supply->tiers |= bit(tier);
    }
}

/* Takes the tiers of the lowest stretch in which all are linked. */
static uint64_t pop_stretch(uint64_t *tiers, const Order *order) {
  uint64_t next = *tiers & -*tiers, stretch = 0;
  for (; next; next = (next & order->linked) << 1 & *tiers) stretch |= next;
  *tiers &= ~stretch;
  return stretch;
}

/* Where a tier has several faces in one sequence it is not known how many go to which: no more than
** all sets of the stretch, if it has enough faces. Takes these stretches out of the tiers. */
static int most_in_wide(const RunSupply *supply, const Order *order, int length, uint64_t *tiers) {
  int n = 0;
  for (uint64_t left = *tiers; left;) {
    uint64_t stretch = pop_stretch(&left, order), faces = 0;
    int sets = 0;
    for (uint64_t in = stretch; in;) {
      int tier = bit_pop(&in);
      sets += supply->of[tier];
      faces |= supply->faces & order_tier_places(order, tier);
    }
    if (bit_count(faces) == bit_count(stretch)) continue;
    if (bit_count(faces) >= length) n += sets / length;
    *tiers &= ~stretch;
  }
  return n;
}

int run_supply_most(const RunSupply *supply, const Order *order, int length) {
  uint8_t of[PLACE_NB];
  uint64_t begins = supply->tiers;
  int n = supply->wide ? most_in_wide(supply, order, length, &begins) : 0;
  for (int i = 1; i < length && begins; i++) begins &= begins >> 1 & order->linked;
  if (!begins) return n;
  memcpy(of, supply->of, order->tier_nb);
  while (begins) {
    int tier = bit_pop(&begins), here = of[tier];
    for (int i = 1; i < length; i++)
      if (of[tier + i] < here) here = of[tier + i];
    for (int i = 0; i < length; i++) of[tier + i] = (uint8_t)(of[tier + i] - here);
    n += here;
  }
  return n;
}
