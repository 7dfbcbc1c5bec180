/* run_supply.c - a bound on sequences of sets. See run_supply.h. */
#include "play/run_supply.h"

void run_supply(RunSupply *supply, const Order *order, const CardSet *open, uint64_t whole,
                int size) {
  memset(supply->of, 0, order->tier_nb);
  supply->tiers = 0;
  supply->all = 0;
  supply->wide = order->equals_tractor && ((open->plane[0] | whole) & order->wide);
  for (int k = size - 1; k < order->planes; k += size, whole = 0)
    for (uint64_t faces = open->plane[k] | whole; faces;) {
      int tier = order->tier_at[bit_pop(&faces)];
      supply->of[tier]++;
      supply->tiers |= bit(tier);
    }
  uint64_t above = supply->tiers & (supply->tiers & order->linked) << 1;
  uint64_t in = supply->wide ? supply->tiers : above | (supply->tiers & above >> 1);
  while (in) supply->all += supply->of[bit_pop(&in)];
}

/* Of a tier with several faces in one sequence it is not known how many go to which. */
int run_supply_most(const RunSupply *supply, const Order *order, int length) {
  uint8_t of[PLACE_NB];
  uint64_t begins = supply->tiers;
  int n = 0;
  if (supply->wide) return supply->all / length;
  for (int i = 1; i < length && begins; i++) begins &= begins >> 1 & order->linked;
  if (!begins) return 0;
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
