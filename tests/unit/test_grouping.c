/* test_grouping.c - leads divided as the leader says, against every partition into units. */
#include "compare.h"
#include "deal/deal_is_ok.h"
#include "deal/game_hash.h"
#include "games.h"
#include "language/language.h"
#include "lua/variant.h"
#include "notation/notation.h"
#include "notation/position.h"
#include "notation/record.h"
#include "play/shape_text.h"
#include "presets.h"

static Grouped grouped(const char *text) {
  Grouped grouping;
  char error[200];
  if (!grouping_parse(text, &grouping, error, sizeof error)) fail_msg("%s", error);
  return grouping;
}

TEST(a_grouping_reads_and_prints) {
  static const char *const texts[][2] = {
      {"2x2 + 1", "2x2 + 1"}, {"1+2x2", "2x2 + 1"}, {"2 + 3", "3 + 2"},
      {"4 + 2x2", "2x2 + 4"}, {"1", "1"},           {"2 + 2 + 1 + 1", "2 + 2 + 1 + 1"}};
  for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
    char out[64];
    Grouped grouping = grouped(texts[i][0]);
    assert_string_equal(grouping_print(&grouping, out, sizeof out), texts[i][1]);
  }
  static const char *const wrong[] = {"",  "+", "2 2", "x2",    "2x",      "0",
                                      "9", "+2", "two", "2 + x", "2 + 2 +", "2x+2"};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
    char error[200] = "";
    Grouped grouping;
    assert_false(grouping_parse(wrong[i], &grouping, error, sizeof error));
    assert_true(error[0] != '\0' && !grouping_named(&grouping));
  }
}

TEST(the_ace_of_spades_is_no_as) {
  static const char *const same[] = {"play KS AS", "play 2S 2S 2S 3S 3S as 3 + 2",
                                     "play KS AS as 1 + 1", "play AS as 1"};
  char error[200], out[200];
  Action action;
  for (size_t i = 0; i < sizeof same / sizeof *same; i++) {
    assert_true(action_parse(same[i], 4, &action, error, sizeof error));
    action_print(&action, 4, STYLE_ASCII, out, sizeof out);
    assert_string_equal(out, same[i]);
  }
  assert_true(action_parse("play ks as 2s", 2, &action, error, sizeof error));
  assert_int_equal(cardset_size(&action.cards, 2), 3);
  assert_false(grouping_named(&action.grouping));
  assert_false(action_parse("play 2S 2S as 1 + one", 2, &action, error, sizeof error));
  assert_says(error, "is no division");
}

/* --- every partition -------------------------------------------------------------------------- */

enum { UNITS_MAX = 256, FOUND_MAX = 512, CARDS_MOST = 7 };

typedef struct Named {
  Grouped grouping;
  int top; /* the highest position of a top of the unit named first */
} Named;

typedef struct Partition {
  const Compare *compare;
  Named found[FOUND_MAX];
  int n;
  OracleUnit taken[CARDS_MOST];
  int depth;
} Partition;

static bool has_face(const OracleUnit *unit, Card card) {
  for (int i = 0; i < unit->length; i++)
    if (unit->face[i] == card) return true;
  return false;
}

static int top_of(const Partition *partition, const OracleUnit *unit) {
  return partition->compare->oracle.position[unit->face[unit->length - 1]];
}

/* A whole partition: its notation, and how high the unit is that is named first. */
static void note(Partition *partition) {
  Shape shape = {.n = 0};
  Grouped grouping;
  for (int i = 0; i < partition->depth; i++)
    shape.unit[shape.n++] = (Unit){.size = (uint8_t)partition->taken[i].size,
                                   .length = (uint8_t)partition->taken[i].length};
  assert_true(grouping_of(&shape, &grouping));
  bool has_first = grouping.n > 0;
  int size = has_first ? grouping.unit[0].size : 1,
      length = has_first ? grouping.unit[0].length : 1;
  int top = -1, at = 0;
  for (int i = 0; i < partition->depth; i++) {
    const OracleUnit *unit = &partition->taken[i];
    if (unit->size == size && unit->length == length && top_of(partition, unit) > top)
      top = top_of(partition, unit);
  }
  while (at < partition->n && !grouping_equal(&partition->found[at].grouping, &grouping)) at++;
  if (at == partition->n) partition->found[partition->n++] = (Named){grouping, -1};
  assert_true(partition->n < FOUND_MAX);
  if (top > partition->found[at].top) partition->found[at].top = top;
}

/* The first card that is left is in some unit: each of them is tried. */
static void partition_pile(Partition *partition, Pile *pile, int suit) {
  const Oracle *oracle = &partition->compare->oracle;
  int left = pile_size(pile), lowest = 0;
  if (left == 0) {
    note(partition);
    return;
  }
  while (pile->n[lowest] == 0) lowest++;
  for (int size = 1; size <= left; size++)
    for (int length = 1; size * length <= left; length++) {
      OracleUnit units[UNITS_MAX];
      if (!shape_is_form(&partition->compare->rules, size, length)) continue;
      int n = oracle_units(oracle, pile, (OracleSize){suit, size, length}, units, UNITS_MAX);
      for (int i = 0; i < n; i++) {
        if (!has_face(&units[i], (Card)lowest)) continue;
        partition->taken[partition->depth++] = units[i];
        pile_take(pile, &units[i], 1);
        partition_pile(partition, pile, suit);
        pile_take(pile, &units[i], -1);
        partition->depth--;
      }
    }
}

static struct { int piles, divisions, refused; } tally;

static void check_shape(const Compare *compare, const Pile *pile, const CardSet *set,
                        const Named *found) {
  Shape shape;
  CardSet unit, sum = CARDSET_EMPTY, both;
  Grouped again, longest;
  int planes = compare->order.planes;
  char text[64];
  grouping_print(&found->grouping, text, sizeof text);
  if (!grouping_shape(&compare->order, &compare->rules, set, &found->grouping, &shape))
    fail_msg("%s: %s cannot be %s", compare_words(compare), compare_text(pile), text);
  assert_true(grouping_of(&shape, &again) && grouping_equal(&again, &found->grouping));
  for (int i = 0; i < shape.n; i++) {
    unit_set(&shape.unit[i], &unit, planes);
    cardset_add(&both, &sum, &unit, planes);
    sum = both;
    assert_true(shape_find(&compare->order, &unit, shape.unit[i].size, shape.unit[i].length, NULL));
  }
  assert_true(cardset_equal(&sum, set, planes));
  int top = compare->oracle.position[compare->order.kind_at[unit_top(&shape.unit[0])]];
  shape_of(&compare->order, &compare->rules, set, &shape);
  bool first = grouping_of(&shape, &longest) && grouping_equal(&longest, &found->grouping);
  if (!first && top != found->top)
    fail_msg("%s: %s as %s: the first unit is not the highest", compare_words(compare),
             compare_text(pile), text);
  tally.divisions++;
}

static bool is_found(const Partition *partition, const Grouped *grouping) {
  for (int i = 0; i < partition->n; i++)
    if (grouping_equal(&partition->found[i].grouping, grouping)) return true;
  return false;
}

/* All divisions that are not there are refused: those of other piles of as many cards. */
static void check_others(const Compare *compare, const CardSet *set, const Partition *partition,
                         const Partition *others) {
  Shape shape;
  for (int i = 0; i < others->n; i++) {
    if (is_found(partition, &others->found[i].grouping)) continue;
    assert_false(
        grouping_shape(&compare->order, &compare->rules, set, &others->found[i].grouping, &shape));
    assert_int_equal(shape.n, 0);
    tally.refused++;
  }
}

static void check_pile(const Compare *compare, const Pile *pile, int suit, Partition *before) {
  static Partition partition;
  Grouped list[FOUND_MAX];
  Pile rest = *pile;
  CardSet set = compare_set(compare, pile);
  bool more;
  partition.compare = compare;
  partition.n = partition.depth = 0;
  partition_pile(&partition, &rest, suit);
  int n = grouping_list(&compare->order, &compare->rules, &set, list, FOUND_MAX, &more);
  assert_false(more);
  if (n != partition.n)
    fail_msg("%s: %s: %d divisions, not %d", compare_words(compare), compare_text(pile),
             partition.n, n);
  for (int i = 0; i < n; i++) assert_true(is_found(&partition, &list[i]));
  for (int i = 0; i < partition.n; i++) check_shape(compare, pile, &set, &partition.found[i]);
  check_others(compare, &set, &partition, before);
  *before = partition;
  tally.piles++;
}

TEST(divisions_are_the_partitions_into_units) {
  static const char *const games[] = {"000", "001", "002", "004"};
  static const char *const trumps[] = {"5H", "AH", "3NT"};
  static Partition before;
  Rng rng = rng_from(11);
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 3; j++) {
      Compare compare;
      compare.rules = rules_preset(games[i], 4);
      compare.rules.lead.grouping = GROUPING_LEADERS_CHOICE;
      compare_make(&compare, trump_of(trumps[j]));
      before.n = 0;
      for (int round = 0; round < 300; round++) {
        Pile deck = compare_deck(&compare), pile = {{0}};
        int suit = random_below(&rng, 2) ? TRUMPS : SPADES, cards = 1 + random_below(&rng, 7);
        int from = (int)rng_below(&rng, (uint32_t)compare.oracle.faces[suit]);
        for (int tries = 0; pile_size(&pile) < cards && tries < 100; tries++) { /* near together */
          int face = from + random_below(&rng, 3);
          if (face >= compare.oracle.faces[suit]) continue;
          Card card = compare.oracle.face[suit][face];
          if (pile.n[card] < deck.n[card]) pile.n[card]++;
        }
        if (pile_size(&pile) > 0) check_pile(&compare, &pile, suit, &before);
      }
    }
  assert_true(tally.piles > 1000 && tally.divisions > 3000 && tally.refused > 1000);
}

/* --- in a game -------------------------------------------------------------------------------- */

static Rules choice_rules(void) {
  Rules rules = rules_game_002();
  rules.lead.grouping = GROUPING_LEADERS_CHOICE;
  strcpy(rules.variant, "test");
  return rules;
}

static Refusal play(Game *game, const Rules *rules, const char *text, Ruling *why) {
  Action action;
  char error[200] = "";
  if (!action_parse(text, rules->deck.packs, &action, error, sizeof in_english(error)))
    fail_msg("%s", error);
  action.seat = game->deal.turn;
  return game_apply(game, rules, &action, why);
}

static const char lead_position[] =
    "test;n=6;trump=5H;declarer=A;hands=A:2S 2S 3S 3S 7D|B:8S 8S 9S 9S 7C;kitty=?;turn=A";

TEST(the_divided_lead_stays_on_the_table) {
  Rules rules = choice_rules();
  Game longest, divided;
  Shape shape;
  Ruling why;
  char out[NOTATION_MAX], again[NOTATION_MAX];
  longest = game_at(&rules, lead_position);
  longest.deal.held[1] = CARDSET_EMPTY; /* nobody stops it */
  divided = longest;
  assert_int_equal(play(&longest, &rules, "play 2S 2S 3S 3S as 2x2", &why), LEGAL);
  assert_false(grouping_named(&longest.deal.grouping)); /* it is longest first */
  assert_int_equal(play(&divided, &rules, "play 2S 2S 3S 3S as 2+2", &why), LEGAL);
  deal_lead_shape(&divided.deal, &rules, &shape);
  assert_string_equal(shape_notation(&shape, out, sizeof out), "2 + 2");
  deal_lead_shape(&longest.deal, &rules, &shape);
  assert_string_equal(shape_notation(&shape, out, sizeof out), "2x2");
  assert_true(game_hash(&longest) != game_hash(&divided));
  position_print(&divided, &rules, out, sizeof out);
  assert_non_null(strstr(out, "A:2S 2S 3S 3S as 2 + 2"));
  Game read = game_at(&rules, out);
  position_print(&read, &rules, again, sizeof again);
  assert_string_equal(out, again);
  deal_lead_shape(&read.deal, &rules, &shape);
  assert_string_equal(shape_notation(&shape, out, sizeof out), "2 + 2");
}

TEST(a_division_that_is_none_is_refused) {
  Rules rules = choice_rules();
  Ruling why;
  Game game = game_at(&rules, lead_position);
  assert_int_equal(play(&game, &rules, "play 2S 2S 3S 3S as 3 + 1", &why), REFUSED_LEAD_GROUPING);
  assert_string_equal(ruling_words(&why),
                      "2S 2S 3S 3S cannot be led as 3 + 1: they can be divided into 2x2, 2 + 2, "
                      "2 + 1 + 1 or 1 + 1 + 1 + 1");
  assert_int_equal(play(&game, &rules, "play 2S 2S as 2 + 1", &why), REFUSED_LEAD_GROUPING);
  rules.lead.grouping = GROUPING_LONGEST_FIRST;
  assert_int_equal(play(&game, &rules, "play 2S 2S 3S 3S as 2 + 2", &why), REFUSED_LEAD_GROUPING);
  assert_string_equal(ruling_words(&why),
                      "2S 2S 3S 3S cannot be led as 2 + 2: a lead is divided longest first here, "
                      "into 2x2");
  assert_string_equal(why.field, "lead.grouping");
  assert_int_equal(play(&game, &rules, "play 7D as 1", &why), LEGAL);
}

TEST(a_follow_is_not_divided) {
  Rules rules = choice_rules();
  Ruling why;
  Game game = game_at(&rules, lead_position);
  assert_int_equal(play(&game, &rules, "play 2S 2S", &why), LEGAL);
  assert_int_equal(play(&game, &rules, "play 8S 8S as 1 + 1", &why), REFUSED_GROUPING);
  assert_int_equal(play(&game, &rules, "play 8S 8S", &why), LEGAL);
}

/* --- whole deals ------------------------------------------------------------------------------ */

typedef struct Divided {
  int leads, thrown;
} Divided;

/* The lead just made is divided as was said; its position reads the same. */
static void check_lead(const Game *game, const Rules *rules, const Action *action,
                       Divided *divided) {
  static char out[NOTATION_MAX];
  const Deal *deal = &game->deal;
  Shape shape;
  Grouped led;
  divided->thrown += deal->objector != SEAT_NONE;
  if (deal->plays != 1 || deal->objector != SEAT_NONE) return;
  deal_lead_shape(deal, rules, &shape);
  if (!grouping_of(&shape, &led) || !grouping_equal(&led, &action->grouping)) {
    action_print(action, deal->planes, STYLE_ASCII, out, sizeof out);
    fail_msg("%s: %s", rules->variant, out);
  }
  divided->leads++;
}

static Divided play_deals(const char *spec, int players, int packs, uint64_t seed, int deals) {
  static Game game;
  char error[VARIANT_ERROR] = "";
  Variant *variant =
      variant_load_as(spec, &(VariantWanted){.players = players, .packs = packs, .own_first = true},
                      error, sizeof error);
  if (!variant) fail_msg("%s", error);
  const Rules *rules = variant_rules(variant);
  History history = {0};
  Divided divided = {0};
  Rng rng = rng_from(seed);
  game_start(&game, rules, seed);
  while (game.number <= deals && !game.over) {
    Action action = do_random(&game, rules, &rng);
    assert_null(deal_is_ok(rules, &game));
    if (grouping_named(&action.grouping)) check_lead(&game, rules, &action, &divided);
    assert_true(history_add(&history, &action));
  }
  assert_replays(rules, &game, &history, true);
  variant_free(variant);
  return divided;
}

TEST(whole_deals_with_divided_leads_replay) {
  static const struct {
    const char *spec;
    int packs;
  } games[] = {{"online", 3},
               {"online+identical-cards-led-together", 4},
               {"online+bombs-follow-suit", 5},
               {"online+rainbows-of-four", 4},
               {"online+two-three-five-trumps+flash-of-four-suits", 4},
               {"online+equal-throws", 3}};
  int thrown = 0;
  for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
    Divided divided = play_deals(games[i].spec, 4, games[i].packs, 5 + i, 4);
    if (divided.leads == 0) fail_msg("%s: no lead was divided", games[i].spec);
    thrown += divided.thrown;
  }
  assert_true(thrown > 0);
}
