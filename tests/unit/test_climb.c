/* test_climb.c - forms of the climbing game and what follows what: the worked examples' kind of
** cases, and every subset of random hands against the plain model. */
#include "language/language.h"
#include "oracle_climb.h"
#include "play/climb_plays.h"
#include "ruled.h"
#include "rulefiles.h"

static const Rules *rules;
static Order order;

/* Each test begins with a game and its order. */
static void load_rules(const char *spec) {
  char error[VARIANT_ERROR] = "";
  rules = spec_rules(spec, 4);
  assert_true(order_make(&order, rules, (Trump){RANK_NONE, SUIT_NONE}, NULL, error, sizeof error));
}

static void load_game(void) { load_rules("bombs"); }

/* ---- the order ---- */

TEST(cards_of_a_rank_lie_in_one_place) {
  load_game();
  CardSet kinds = set_of("7S 7D 7C KH LJ", 1), places, back;
  order_cross(&order, &kinds, &places);
  assert_int_equal(order.tier_nb, 15);
  assert_int_equal(order.planes, 4);
  assert_int_equal(bit_count(places.plane[0]), 3);
  assert_int_equal(bit_count(places.plane[2]), 1);
  assert_int_equal(cardset_size(&places, order.planes), 5);
  order_take(&order, &places, &kinds, &back);
  assert_true(cardset_equal(&kinds, &back, PACK_MAX));
}

TEST(ranks_rise_from_three_to_the_big_joker) {
  load_game();
  static const char *const RISING[] = {"3S", "9D", "TC", "AH", "2S", "LJ", "HJ"};
  for (int i = 1; i < 7; i++)
    assert_true(order_tier(&order, card_of(RISING[i - 1])) <
                order_tier(&order, card_of(RISING[i])));
  char text[64];
  CardSet hand = set_of("2S HJ 3D 3C TH LJ", 1);
  order_print(&order, &hand, text, sizeof text);
  assert_string_equal(text, "3C 3D TH 2S LJ HJ");
}

/* ---- against the plain model ---- */

enum { HAND = 9, SEEN_MAX = 512 };

typedef struct Seen {
  CardSet places[SEEN_MAX];
  int n, power;
} Seen;

static bool note(void *data, const ClimbPlay *play) {
  Seen *seen = data;
  for (int i = 0; i < seen->n; i++)
    assert_false(cardset_equal(&seen->places[i], &play->places, PACK_MAX));
  assert_true(seen->n < SEEN_MAX);
  int power = rules->lead.forms[play->climb.form].power;
  assert_true(power >= seen->power);
  seen->power = power;
  seen->places[seen->n++] = play->places;
  return true;
}

static bool is_in(const Seen *seen, const CardSet *places) {
  for (int i = 0; i < seen->n; i++)
    if (cardset_equal(&seen->places[i], places, PACK_MAX)) return true;
  return false;
}

/* The reading of the model that is what the program says; there is one. */
static OracleClimb same_reading(const OracleClimb readings[], int n, const Climb *climb) {
  for (int i = 0; i < n; i++) {
    if (readings[i].form != climb->form) continue;
    assert_int_equal(climb->size, readings[i].size);
    if (climb->size == 0) return readings[i];
    assert_int_equal(climb->length, readings[i].length);
    assert_int_equal(climb->tier, readings[i].top);
    return readings[i];
  }
  fail_msg("it is no %s", rules->lead.forms[climb->form].name);
  return readings[0];
}

/* What lies there, in both languages; `made` NULL: nothing does. */
typedef struct Top {
  const Climb *made;
  const OracleClimb *is;
} Top;

/* Every subset of the hand: is it legal by the model just when it is by climb_check, and are the
** legal ones those that climb_each finds, and those that the model lists? */
static void compare(const Card hand[HAND], Top top) {
  static Pile plays[ORACLE_PLAYS];
  OracleRanks ranks;
  CardSet all;
  Seen seen = {.n = 0}, legal = {.n = 0};
  oracle_ranks(&ranks, rules);
  assert_true(cardset_from(&all, hand, HAND, PACK_MAX));
  int n = climb_each(&(PlayCase){&order, rules, NULL, -1}, &all, top.made, false, note, &seen);
  assert_int_equal(n, seen.n);
  for (int subset = 1; subset < 1 << HAND; subset++) {
    CardSet cards = CARDSET_EMPTY;
    OracleClimb readings[FORM_MAX];
    ClimbPlay made;
    for (int i = 0; i < HAND; i++)
      if (subset >> i & 1) cardset_put(&cards, hand[i], PACK_MAX);
    Pile pile = pile_in(&cards);
    int may = oracle_climbs(&ranks, &pile, top.is, readings);
    bool is_legal = climb_check(&order, rules, &cards, top.made, &made) == LEGAL;
    if (is_legal != (may > 0))
      fail_msg("%s upon %s of %d up to %d: %d", compare_text(&pile),
               top.is ? rules->lead.forms[top.is->form].name : "nothing",
               top.is ? top.is->length : 0, top.is ? top.is->top : 0, is_legal);
    if (!is_legal) continue;
    same_reading(readings, may, &made.climb);
    assert_true(is_in(&seen, &made.places));
    if (!is_in(&legal, &made.places)) legal.places[legal.n++] = made.places;
  }
  Pile whole = pile_in(&all);
  assert_int_equal(legal.n, seen.n);
  assert_int_equal(oracle_climb_plays(&ranks, &whole, top.is, false, plays), seen.n);
}

/* Few ranks, so that sets and runs are frequent. */
static void render_hand(Rng *rng, Card hand[], int n) {
  Card deck[CARD_MAX];
  OracleRanks ranks;
  int cards = 0, lowest = random_below(rng, 10);
  oracle_ranks(&ranks, rules);
  for (Card card = 0; card < KIND_NB; card++) {
    int rank = ranks.height[card];
    if (rank < lowest || rank >= lowest + 6) continue;
    for (int copies = ranks.copies[card]; copies > 0; copies--) deck[cards++] = card;
  }
  rng_shuffle(rng, deck, cards);
  memcpy(hand, deck, (size_t)n * sizeof hand[0]);
}

/* Hands against leads, and against plays of others that lie there. */
static void compare_hands(Rng *rng, int rounds) {
  OracleRanks ranks;
  oracle_ranks(&ranks, rules);
  for (int round = 0; round < rounds; round++) {
    Card hand[HAND], other[HAND];
    CardSet cards;
    ClimbPlay top;
    OracleClimb readings[FORM_MAX];
    render_hand(rng, hand, HAND);
    compare(hand, (Top){NULL, NULL});
    do {
      render_hand(rng, other, HAND);
      cardset_from(&cards, other, 1 + random_below(rng, 6), PACK_MAX);
    } while (climb_check(&order, rules, &cards, NULL, &top) != LEGAL);
    Pile pile = pile_in(&cards);
    int n = oracle_climbs(&ranks, &pile, NULL, readings);
    OracleClimb is = same_reading(readings, n, &top.climb);
    compare(hand, (Top){&top.climb, &is});
  }
}

TEST(every_subset_of_a_hand_is_ruled_as_the_rules_say) {
  load_game();
  Rng rng = rng_from(146);
  compare_hands(&rng, 250 / SHARE);
}

#define COMPLETED                                                                                  \
  "double_run = { length = '2+' }, three = { size = 3, length = '2+', power = 2 }, "               \
  "completion = { size = 1, length = '2+', completes = 'double_run', becomes = 'three' }"

TEST(in_games_of_other_forms_what_may_be_played_is_found) {
  static const char *const FIELDS[] = {
      "deck = { packs = 2 }, lead = { forms = { double_run = false, "
      "rows = { size = '2-4', length = '2+' }, huge = { size = '5+', power = 2 } } }",
      "lead = { forms = { run = { length = '2-4', to = 'HJ' }, " COMPLETED " } }",
      "deck = { HJ = 0, LJ = 0 }, lead = { forms = { run = { to = 'HJ' }, super_bomb = false, "
      "some = { cards = '7S 7H 8D', power = 1 }, others = { cards = '7S 9H', power = 1 }, "
      "completion = { completes = 'pair', becomes = 'big_bomb' } } }"};
  Rng rng = rng_from(73);
  for (size_t k = 0; k < sizeof FIELDS / sizeof *FIELDS; k++) {
    load_rules(with_rule("bombs", printed("return house_rule { name = 'A rule', %s }", FIELDS[k])));
    compare_hands(&rng, 100 / SHARE);
  }
}

TEST(only_bombs_are_found_out_of_turn) {
  load_game();
  CardSet seven = set_of("7S", 1), hand = set_of("8S 8D 7D 7C 9S 9D 9C LJ HJ", 1);
  ClimbPlay top;
  Seen seen = {.n = 0};
  assert_int_equal(climb_check(&order, rules, &seven, NULL, &top), LEGAL);
  assert_int_equal(
      climb_each(&(PlayCase){&order, rules, NULL, -1}, &hand, &top.climb, true, note, &seen), 3);
  assert_int_equal(
      climb_each(&(PlayCase){&order, rules, NULL, -1}, &hand, NULL, true, note, &(Seen){.n = 0}),
      2);
}

static bool note_cards(void *data, const ClimbPlay *play) {
  CardSet *cards = data, hand = set_of("TC TD TH", 1);
  climb_cards(&(PlayCase){&order, rules, NULL, -1}, play, &hand, cards);
  return true;
}

TEST(certain_cards_are_played_and_no_others_of_their_ranks) {
  load_rules(with_rule("bombs", "return house_rule { name = 'A rule', lead = { forms = { tens = { "
                                "cards = 'TD TH', power = 2 } } } }"));
  CardSet lying = set_of("QS QH", 1), hand = set_of("TC TD TH", 1), pair = set_of("TD TH", 1),
          cards;
  PlayCase of = {&order, rules, NULL, -1};
  ClimbPlay top, made;
  assert_int_equal(climb_check(&order, rules, &lying, NULL, &top), LEGAL);
  assert_int_equal(climb_each(&of, &hand, &top.climb, false, note_cards, &cards), 2);
  assert_cards(&cards, 1, "TD TH");
  assert_int_equal(climb_each(&of, &hand, NULL, false, note_cards, &cards), 4);
  assert_int_equal(climb_each(&of, &pair, NULL, false, note_cards, &cards), 2);
  assert_int_equal(climb_check(&order, rules, &pair, NULL, &made), LEGAL);
  assert_string_equal(rules->lead.forms[made.form].name, "tens");
}

TEST(a_completion_is_as_long_as_what_it_completes) {
  load_rules(with_rule("bombs", "return house_rule { name = 'A rule', lead = { forms = { run = "
                                "false, " COMPLETED " } } }"));
  CardSet lying = set_of("5S 5H 6S 6H", 1), two = set_of("5D 6D", 1), more = set_of("4D 5D 6D", 1);
  ClimbPlay top, made;
  assert_int_equal(climb_check(&order, rules, &lying, NULL, &top), LEGAL);
  assert_int_equal(climb_check(&order, rules, &two, &top.climb, &made), LEGAL);
  assert_string_equal(rules->lead.forms[made.climb.form].name, "three");
  assert_int_equal(climb_check(&order, rules, &more, &top.climb, &made), REFUSED_FOLLOW_FORM);
}

TEST(upon_a_form_of_several_sizes_as_many_cards_are_played) {
  load_rules(with_rule("bombs", "return house_rule { name = 'A rule', lead = { forms = { rows = { "
                                "size = '2-3', length = '2+' } } } }"));
  CardSet lying = set_of("3S 3H 4S 4H", 1), two = set_of("5S 5H 6S 6H", 1);
  CardSet three = set_of("5S 5H 5D 6S 6H 6D", 1);
  ClimbPlay top, made;
  assert_int_equal(climb_check(&order, rules, &lying, NULL, &top), LEGAL);
  assert_int_equal(climb_check(&order, rules, &two, &top.climb, &made), LEGAL);
  assert_int_equal(climb_check(&order, rules, &three, &top.climb, &made), REFUSED_FOLLOW_FORM);
}

/* ---- why not ---- */

static const char *why(const char *cards, const char *upon, const char *hand) {
  CardSet play = set_of(cards, 1), held = set_of(hand, 1), lying;
  ClimbPlay top;
  Ruling ruling;
  if (upon) {
    lying = set_of(upon, 1);
    assert_int_equal(climb_check(&order, rules, &lying, NULL, &top), LEGAL);
  }
  climb_explain(&order, rules, &play, &held, upon ? &top.climb : NULL, &ruling);
  return ruling_words(&ruling);
}

TEST(a_refusal_says_what_is_wrong_and_what_would_do) {
  load_game();
  assert_string_equal(why("KS AD 2C", NULL, "KS AD 2C"),
                      "2C AD KS cannot be led: they go on above A, where a run ends");
  assert_string_equal(why("3S 4D", NULL, "3S 4D"), "4D 3S cannot be led: they are of no form");
  assert_string_equal(
      why("7S 7D", "6S", "7S 7D 9C"),
      "7D 7S cannot be played upon a single: they are a pair; legal would be 7D, for instance");
  assert_string_equal(why("6S", "6D", "6S"),
                      "6S cannot be played upon a single: it must be higher");
  assert_string_equal(why("3S 4S 5S", "6S 7S 8S 9S", "3S 4S 5S"),
                      "3S 4S 5S cannot be played upon a run of 4: they are a run of 3");
}

/* A row of five is a run and a straight; what is both is one play. */
TEST(a_play_of_several_forms_is_listed_once) {
  load_rules("bombs+straights-of-five");
  CardSet hand = set_of("3S 4S 5D 6S 7S 8S", 1);
  PlayCase of = {&order, rules, NULL, -1};
  Seen seen = {.n = 0};
  assert_int_equal(climb_each(&of, &hand, NULL, false, note, &seen), 6 + 4 + 3 + 2 + 1);
}
