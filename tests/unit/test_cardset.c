/* test_cardset.c - the bit planes against a plain count of every kind, under random programs of
** all operations; with 2, 4 and 8 planes. */
#include "support.h"

/* The plain way: how many copies there are of each kind. */
typedef struct Plain {
  int count[KIND_NB];
} Plain;

static int plain_size(const Plain *plain, uint64_t mask) {
  int size = 0;
  for (int kind = 0; kind < KIND_NB; kind++)
    if (mask & bit(kind)) size += plain->count[kind];
  return size;
}

/* Everything that can be asked of a set agrees with the count. */
static void agree(const CardSet *set, const Plain *plain, int planes) {
  Card cards[CARD_MAX];
  int n = 0;
  assert_true(cardset_is_ok(set, planes));
  for (int kind = 0; kind < KIND_NB; kind++)
    assert_int_equal(cardset_count(set, kind, planes), plain->count[kind]);
  assert_int_equal(cardset_size(set, planes), plain_size(plain, UINT64_MAX));
  assert_int_equal(cardset_is_empty(set), plain_size(plain, UINT64_MAX) == 0);
  assert_int_equal(cardset_list(set, cards, planes), cardset_size(set, planes));
  for (int kind = 0; kind < KIND_NB; kind++)
    for (int i = 0; i < plain->count[kind]; i++) assert_int_equal(cards[n++], kind);
}

static bool plain_has(const Plain *whole, const Plain *part) {
  for (int kind = 0; kind < KIND_NB; kind++)
    if (part->count[kind] > whole->count[kind]) return false;
  return true;
}

/* Registers of a random program: sets and their plain twins. */
enum { REGISTERS = 4 };
typedef struct Machine {
  CardSet set[REGISTERS];
  Plain plain[REGISTERS];
  int planes;
  Rng rng;
} Machine;

static int pick(Machine *m, int bound) { return random_below(&m->rng, bound); }

static void step_put_or_take(Machine *m, int to) {
  int kind = pick(m, KIND_NB);
  if (pick(m, 3) > 0 && m->plain[to].count[kind] < m->planes) {
    cardset_put(&m->set[to], kind, m->planes);
    m->plain[to].count[kind]++;
  } else if (m->plain[to].count[kind] > 0) {
    cardset_take(&m->set[to], kind, m->planes);
    m->plain[to].count[kind]--;
  }
}

/* The sum into the third register where every kind fits, else the sum is not asked for. */
static bool step_add(Machine *m, int a, int b, int to) {
  Plain sum;
  for (int kind = 0; kind < KIND_NB; kind++) {
    sum.count[kind] = m->plain[a].count[kind] + m->plain[b].count[kind];
    if (sum.count[kind] > m->planes) return false;
  }
  cardset_add(&m->set[to], &m->set[a], &m->set[b], m->planes);
  m->plain[to] = sum;
  return true;
}

static bool step_subtract(Machine *m, int a, int b, int to) {
  if (!plain_has(&m->plain[a], &m->plain[b])) return false;
  Plain rest;
  for (int kind = 0; kind < KIND_NB; kind++)
    rest.count[kind] = m->plain[a].count[kind] - m->plain[b].count[kind];
  cardset_subtract(&m->set[to], &m->set[a], &m->set[b], m->planes);
  m->plain[to] = rest;
  return true;
}

static void step_mask(Machine *m, int a, int to) {
  uint64_t mask = rng_next(&m->rng) | (pick(m, 2) ? rng_next(&m->rng) : 0);
  assert_int_equal(cardset_size_in(&m->set[a], mask, m->planes), plain_size(&m->plain[a], mask));
  cardset_mask(&m->set[to], &m->set[a], mask, m->planes);
  for (int kind = 0; kind < KIND_NB; kind++)
    m->plain[to].count[kind] = mask & bit(kind) ? m->plain[a].count[kind] : 0;
}

/* Out and in again, by list and by text. */
static void step_copy(Machine *m, int a, int to) {
  Card cards[CARD_MAX];
  char text[CARD_MAX * 3 + 1], error[100];
  if (pick(m, 2)) {
    int n = cardset_list(&m->set[a], cards, m->planes);
    assert_true(cardset_from(&m->set[to], cards, n, m->planes));
  } else {
    size_t length = cardset_print(&m->set[a], m->planes, STYLE_ASCII, text, sizeof text);
    assert_int_equal(length, strlen(text));
    assert_true(cardset_parse(text, &m->set[to], m->planes, error, sizeof error));
  }
  m->plain[to] = m->plain[a];
}

static void compare(Machine *m, int a, int b) {
  assert_int_equal(cardset_has(&m->set[a], &m->set[b], m->planes),
                   plain_has(&m->plain[a], &m->plain[b]));
  assert_int_equal(cardset_equal(&m->set[a], &m->set[b], m->planes),
                   memcmp(&m->plain[a], &m->plain[b], sizeof(Plain)) == 0);
}

/* Runs a random program; counts how often sums and differences could be formed. */
static void run_programs(int planes) {
  Machine m = {.planes = planes};
  int sums = 0, differences = 0;
  rng_seed(&m.rng, 100 + (uint64_t)planes);
  for (int step = 0; step < 60000; step++) {
    int a = pick(&m, REGISTERS), b = pick(&m, REGISTERS), to = pick(&m, REGISTERS);
    switch (pick(&m, 12)) {
      case 0: sums += step_add(&m, a, b, to); break;
      case 1:
      case 2: differences += step_subtract(&m, a, b, to); break;
      case 3: step_mask(&m, a, to); break;
      case 4: step_copy(&m, a, to); break;
      case 5: compare(&m, a, b); break;
      default:
        for (int i = 0; i < 8; i++) step_put_or_take(&m, to);
        break;
    }
    agree(&m.set[to], &m.plain[to], planes);
  }
  assert_true(sums > 500);
  assert_true(differences > 500);
}

TEST(two_planes_agree_with_plain_counts) { run_programs(2); }

TEST(four_planes_agree_with_plain_counts) { run_programs(4); }

TEST(eight_planes_agree_with_plain_counts) { run_programs(8); }

/* Copies of one kind: every sum and every difference that there is. */
TEST(every_sum_and_difference_of_one_kind) {
  for (int a = 0; a <= PACK_MAX; a++)
    for (int b = 0; a + b <= PACK_MAX; b++) {
      CardSet x = CARDSET_EMPTY, y = CARDSET_EMPTY, sum, rest;
      for (int i = 0; i < a; i++) cardset_put(&x, HJ, PACK_MAX);
      for (int i = 0; i < b; i++) cardset_put(&y, HJ, PACK_MAX);
      cardset_add(&sum, &x, &y, PACK_MAX);
      assert_int_equal(cardset_count(&sum, HJ, PACK_MAX), a + b);
      assert_true(cardset_is_ok(&sum, PACK_MAX));
      cardset_subtract(&rest, &sum, &y, PACK_MAX);
      assert_true(cardset_equal(&rest, &x, PACK_MAX));
    }
}

/* Order space uses all 64 places. */
TEST(the_walk_reaches_the_last_place) {
  CardSet set = CARDSET_EMPTY;
  int place = -1, copy = 0;
  cardset_put(&set, 0, 2);
  cardset_put(&set, 63, 2);
  cardset_put(&set, 63, 2);
  assert_true(cardset_next(&set, &place, &copy, 2));
  assert_int_equal(place, 0);
  assert_true(cardset_next(&set, &place, &copy, 2));
  assert_int_equal(place, 63);
  assert_int_equal(copy, 0);
  assert_true(cardset_next(&set, &place, &copy, 2));
  assert_int_equal(place, 63);
  assert_int_equal(copy, 1);
  assert_false(cardset_next(&set, &place, &copy, 2));
}

TEST(planes_that_do_not_nest_are_found) {
  CardSet set = CARDSET_EMPTY;
  set.plane[2] = bit(5);
  assert_true(cardset_is_ok(&set, 2));
  assert_false(cardset_is_ok(&set, 3));
}

TEST(too_many_copies_are_refused) {
  Card cards[] = {3, 3, 3, 4};
  CardSet set;
  char error[100] = "";
  assert_false(cardset_from(&set, cards, 4, 2));
  assert_int_equal(cardset_size(&set, 2), 3);
  assert_false(cardset_parse("AS AS KS AS", &set, 2, error, sizeof error));
  assert_string_equal(in_english(error), "AS is there too often: there are 2 packs");
  assert_true(cardset_is_empty(&set));
  assert_false(cardset_parse("AS K", &set, 2, error, sizeof error));
  assert_true(cardset_is_empty(&set));
}

TEST(sets_print_in_kind_order_with_the_jokers_last) {
  CardSet set = set_of("HJ AS 10C LJ 10C 2D", 2);
  char text[40], small[9];
  assert_int_equal(cardset_print(&set, 2, STYLE_ASCII, text, sizeof text), 17);
  assert_string_equal(text, "TC TC 2D AS LJ HJ");
  cardset_print(&set, 2, STYLE_UNICODE, text, sizeof text);
  assert_string_equal(text, "10♣ 10♣ 2♦ A♠ LJ HJ");
  assert_int_equal(cardset_print(&set, 2, STYLE_ASCII, small, sizeof small), 17);
  assert_string_equal(small, "TC TC 2D");
  assert_int_equal(cardset_print(&set, 2, STYLE_ASCII, NULL, 0), 17);
}
