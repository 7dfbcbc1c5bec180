/* test_run_supply.c - the bound on sequences of sets against all ways to lay them out. */
#include "play/run_supply.h"
#include "presets.h"

static Rng rng;

static int below(int bound) { return (int)rng_below(&rng, (uint64_t)bound); }

typedef struct Lay {
  const Order *order;
  CardSet left;
  int size, length, laid, most;
} Lay;

static void lay_all(Lay *lay);

static bool lay_one(void *data, const Unit *unit) {
  Lay *lay = data;
  CardSet before = lay->left, cards;
  unit_set(unit, &cards, lay->order->planes);
  cardset_subtract(&lay->left, &lay->left, &cards, lay->order->planes);
  lay->laid++;
  lay_all(lay);
  lay->laid--;
  lay->left = before;
  return true;
}

/* Every choice of sequences of that size and length, one beside the other. */
static void lay_all(Lay *lay) {
  if (lay->laid > lay->most) lay->most = lay->laid;
  shape_units(lay->order, &lay->left, lay->size, lay->length, lay_one, lay);
}

static void compare(const Order *order, bool exact) {
  Lay lay = {.order = order, .size = 2 + below(2), .length = 2 + below(3)};
  RunSupply supply;
  uint64_t suit = order->suit[TRUMPS];
  for (int skipped = below(9); skipped > 0; skipped--) bit_pop(&suit);
  for (int faces = 0; faces < 7 && suit; faces++) {
    int place = bit_pop(&suit);
    for (int n = below(5) ? 2 + below(order->planes - 1) : below(2); n > 0; n--)
      cardset_put(&lay.left, place, order->planes);
  }
  if (cardset_size(&lay.left, order->planes) > 20) return;
  lay_all(&lay);
  run_supply(&supply, order, &lay.left, 0, lay.size);
  int most = run_supply_most(&supply, order, lay.length);
  assert_true(most >= lay.most);
  assert_int_equal(most > 0, lay.most > 0);
  if (exact) assert_int_equal(most, lay.most);
}

TEST(no_more_sequences_can_be_laid_than_are_supplied) {
  rng_seed(&rng, 41);
  for (int i = 0; i < 3000; i++) {
    Rules rules = rules_preset_002(2 + below(4));
    Order order;
    bool equals = below(4) == 0;
    if (equals) rules.order.equals = EQUALS_TRACTOR;
    order = order_of(&rules, "9C");
    compare(&order, !equals);
  }
}
