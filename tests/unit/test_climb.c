/* test_climb.c - forms of the climbing game and what follows what: the worked examples' kind of
** cases, and every subset of random hands against a definition written from the rules alone. */
#include "language/language.h"
#include "play/climb_plays.h"
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

/* ---- a definition by the rules alone: counts of ranks, 0 the three … 14 the big joker ---- */

typedef enum Kind {
  NO_FORM,
  SINGLE,
  PAIR,
  RUN,
  DOUBLE_RUN,
  BOMB,
  COMPLETION,
  BIG_BOMB,
  SUPER
} Kind;
static const char *const NAME[] = {"",     "single",     "pair",     "run",       "double_run",
                                   "bomb", "completion", "big_bomb", "super_bomb"};
enum { RANKS = 15, ACE_AT = 11, TWO_AT = 12, LITTLE = 13, BIG = 14 };

typedef struct Play {
  Kind type;
  int length, high;
} Play;

static int rank_index(int card) {
  if (card_is_joker((Card)card)) return card == LJ ? LITTLE : BIG;
  return card_rank((Card)card) == RANK_2 ? TWO_AT : card_rank((Card)card) - 1;
}

static Play read_play(const int count[RANKS]) {
  int cards = 0, ranks = 0, low = -1, high = -1, each = 0;
  bool even = true;
  for (int rank = 0; rank < RANKS; rank++) {
    if (count[rank] == 0) continue;
    cards += count[rank];
    ranks++;
    if (low < 0) low = rank, each = count[rank];
    even &= count[rank] == each;
    high = rank;
  }
  if (cards == 2 && count[LITTLE] && count[BIG]) return (Play){SUPER, 1, 0};
  if (!even || cards == 0) return (Play){NO_FORM, 0, 0};
  if (ranks == 1) {
    static const Kind SETS[] = {NO_FORM, SINGLE, PAIR, BOMB, BIG_BOMB};
    return (Play){SETS[each], 1, high};
  }
  bool row = high - low + 1 == ranks && ranks >= 3 && high <= ACE_AT;
  if (!row || each > 2) return (Play){NO_FORM, 0, 0};
  return (Play){each == 1 ? RUN : DOUBLE_RUN, ranks, high};
}

/* What the play becomes on top; NO_FORM if it does not follow. */
static Play follow_play(Play play, Play top) {
  if (play.type == PAIR && top.type == SINGLE && play.high == top.high)
    return (Play){BOMB, 1, top.high};
  bool follows = false;
  switch (play.type) {
    case NO_FORM: break;
    case SUPER: follows = top.type != SUPER; break;
    case BIG_BOMB: follows = top.type == BIG_BOMB ? play.high > top.high : top.type != SUPER; break;
    case BOMB:
      follows = top.type == BOMB ? play.high > top.high : top.type != BIG_BOMB && top.type != SUPER;
      break;
    default: follows = play.type == top.type && play.length == top.length && play.high > top.high;
  }
  return follows ? play : (Play){NO_FORM, 0, 0};
}

static void count_ranks(const CardSet *cards, int count[RANKS]) {
  memset(count, 0, RANKS * sizeof count[0]);
  for (int card = -1, copy = 0; cardset_next(cards, &card, &copy, 1);) count[rank_index(card)]++;
}

static void assert_same(const Climb *climb, Play play) {
  assert_string_equal(rules->lead.forms[climb->form].name, NAME[play.type]);
  if (play.type == SUPER) return;
  assert_int_equal(climb->length, play.length);
  assert_int_equal(climb->tier, play.high);
}

/* ---- against it ---- */

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

/* Every subset of the hand: is it legal by the definition just when it is by climb_check, and are
** the legal ones those that climb_each finds? */
static void compare(const Card hand[HAND], const Climb *top, Play top_play) {
  CardSet all, legal[SEEN_MAX];
  int distinct = 0;
  Seen seen = {.n = 0};
  cardset_from(&all, hand, HAND, 1);
  int n = climb_each(&(PlayCase){&order, rules, NULL, -1}, &all, top, false, note, &seen);
  assert_int_equal(n, seen.n);
  for (int subset = 1; subset < 1 << HAND; subset++) {
    CardSet cards = CARDSET_EMPTY, places;
    int count[RANKS];
    for (int i = 0; i < HAND; i++)
      if (subset >> i & 1) cardset_put(&cards, hand[i], 1);
    count_ranks(&cards, count);
    Play play = read_play(count);
    if (top) play = follow_play(play, top_play);
    ClimbPlay made;
    bool is_legal = climb_check(&order, rules, &cards, top, &made) == LEGAL;
    assert_int_equal(is_legal, play.type != NO_FORM);
    order_cross(&order, &cards, &places);
    assert_int_equal(is_in(&seen, &places), is_legal);
    if (!is_legal) continue;
    assert_same(&made.climb, play);
    bool known = false;
    for (int i = 0; i < distinct; i++) known |= cardset_equal(&legal[i], &places, PACK_MAX);
    if (!known) legal[distinct++] = places;
  }
  assert_int_equal(distinct, seen.n);
}

/* Few ranks, so that sets and runs are frequent. */
static void render_hand(Rng *rng, Card hand[], int n) {
  Card deck[CARD_MAX];
  int cards = 0, lowest = random_below(rng, 10);
  for (Card card = 0; card < KIND_NB; card++) {
    int rank = rank_index(card);
    if (rank < lowest || rank >= lowest + 6) continue;
    for (int copies = rules_copies(rules, card); copies > 0; copies--) deck[cards++] = card;
  }
  rng_shuffle(rng, deck, cards);
  memcpy(hand, deck, (size_t)n * sizeof hand[0]);
}

static bool render_top(void *data, const ClimbPlay *play) {
  struct {
    Rng *rng;
    ClimbPlay play;
    int n;
  } *draw = data;
  if (rng_below(draw->rng, (uint64_t)++draw->n) == 0) draw->play = *play;
  return true;
}

static Play play_of(const Climb *climb) {
  Play play = {NO_FORM, climb->length, climb->tier};
  for (Kind type = SINGLE; type <= SUPER; type++)
    if (!strcmp(NAME[type], rules->lead.forms[climb->form].name)) play.type = type;
  assert_int_not_equal(play.type, NO_FORM);
  return play;
}

TEST(every_subset_of_a_hand_is_ruled_as_the_rules_say) {
  load_game();
  Rng rng = rng_from(146);
  for (int round = 0; round < 250; round++) {
    Card hand[HAND], other[HAND];
    CardSet others;
    struct {
      Rng *rng;
      ClimbPlay play;
      int n;
    } draw = {.rng = &rng};
    render_hand(&rng, hand, HAND);
    render_hand(&rng, other, HAND);
    cardset_from(&others, other, HAND, 1);
    compare(hand, NULL, (Play){NO_FORM, 0, 0});
    climb_each(&(PlayCase){&order, rules, NULL, -1}, &others, NULL, false, render_top, &draw);
    compare(hand, &draw.play.climb, play_of(&draw.play.climb));
  }
}

/* Of every subset of the hand: are those found that may be played, and no others? */
static void compare_found(const Card hand[HAND], const Climb *top) {
  CardSet all;
  Seen found = {.n = 0}, legal = {.n = 0};
  assert_true(cardset_from(&all, hand, HAND, PACK_MAX));
  climb_each(&(PlayCase){&order, rules, NULL, -1}, &all, top, false, note, &found);
  for (int subset = 1; subset < 1 << HAND; subset++) {
    CardSet cards = CARDSET_EMPTY;
    ClimbPlay made;
    for (int i = 0; i < HAND; i++)
      if (subset >> i & 1) cardset_put(&cards, hand[i], PACK_MAX);
    if (climb_check(&order, rules, &cards, top, &made) != LEGAL) continue;
    assert_true(is_in(&found, &made.places));
    if (!is_in(&legal, &made.places)) legal.places[legal.n++] = made.places;
  }
  assert_int_equal(legal.n, found.n);
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
    for (int round = 0; round < 100; round++) {
      Card hand[HAND];
      CardSet cards;
      ClimbPlay top;
      render_hand(&rng, hand, HAND);
      compare_found(hand, NULL);
      do {
        Card other[HAND];
        render_hand(&rng, other, HAND);
        cardset_from(&cards, other, 1 + random_below(&rng, 6), PACK_MAX);
      } while (climb_check(&order, rules, &cards, NULL, &top) != LEGAL);
      compare_found(hand, &top.climb);
    }
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
