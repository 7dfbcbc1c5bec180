/* test_shape.c - reading units off cards: the leads of the sources, grouping, division, words. */
#include "language/language.h"
#include "play/set_fit.h"
#include "play/shape_text.h"
#include "presets.h"

static Shape grouped(const Ordered *table, const char *cards) {
  Shape shape;
  CardSet places = places_of(table, cards);
  shape_of(&table->order, &table->rules, &places, &shape);
  return shape;
}

static void assert_grouped(const Ordered *table, const char *cards, const char *notation) {
  char out[256];
  Shape shape = grouped(table, cards);
  if (strcmp(shape_notation(&shape, out, sizeof out), notation))
    fail_msg("%s is %s, not %s", cards, out, notation);
}

typedef struct LeadCase {
  const char *trump, *cards;
  const char *sources; /* blank between */
  const char *notation;
} LeadCase;

/* E55, E71-E87, E110, E116, E117. */
static const LeadCase leads[] = {
    {"9C", "9D 9D", "000 001 002 004", "2"},
    {"9C", "9D 9S", "000 001 002 004", "1 + 1"},
    {"5H", "HJ HJ LJ LJ", "000 002v-top 004", "2x2"},
    {"5H", "HJ HJ LJ LJ", "001 002 002v-subset", "2 + 2"},
    {"5H", "LJ LJ 5H 5H", "000 002v-top 004", "2x2"},
    {"5H", "LJ LJ 5H 5H", "001 002", "2 + 2"},
    {"5H", "5H 5H 5D 5D", "000 002v-top 004", "2x2"},
    {"5H", "5H 5H 5D 5D", "001 002", "2 + 2"},
    {"5H", "5D 5D 5S 5S", "000", "2x2"},
    {"5H", "5D 5D 5S 5S", "001 002 002v-top 004", "2 + 2"},
    {"5H", "5D 5D AH AH", "000 002v-top 004", "2x2"},
    {"5H", "5D 5D AH AH", "001 002 002v-equal", "2 + 2"},
    {"5H", "8C 8C 7C 7C", "000 001 002 002v-top 002v-subset 004", "2x2"},
    {"5H", "KD KD KD QD QD QD", "000 001 002 004", "3x2"},
    {"5H", "QH QH JH JH TH TH", "000 001 002 004", "2x3"},
    {"5H", "6S 6S 4S 4S", "000 001 002 004", "2x2"},
    {"5H", "9C 9C 7C 7C", "000 001 002 004", "2 + 2"},
    {"5H", "9C 9C 9C 8C 8C", "000 001 002 004", "2x2 + 1"},
    {"5H", "6H 6H 5H 5H", "000 001 002 004", "2 + 2"},
    {"4D", "AD AD 4S 4S", "000 002v-top 004", "2x2"},
    {"4D", "AD AD 4S 4S", "001 002", "2 + 2"},
    {"4D", "4H 4H 4D 4D LJ LJ", "000 002v-top 004", "2x3"},
    {"4D", "LJ LJ HJ HJ", "000 002v-top 004", "2x2"},
    {"3S", "KD KD QD QD TD TD", "000 001 002 004", "2x2 + 2"},
    {"5H", "KS KS KS KS KS QS QS", "000 001 002 004", "5 + 2"},
    {"5H", "KS KS KS KS QS QS", "000 001 002 004", "2x2 + 2"},
    {"3S", "AD AD KD KD JD JD TD", "000 002", "2x2 + 2 + 1"},
    {"5H", "AH AH 5D 5D 5S 5S 5H 5H", "000", "2x4"},
    {"5H", "AH AH 5D 5D 5S 5S 5H 5H", "002v-top 004", "2x3 + 2"},
    {"5H", "5S 5S 5S 5S", "000 002", "4"},
    {"9C", "9D 9D 9S 9S 9H 9H", "000", "2x3"},
    {"9C", "AS AS AS KS KS KS QS QS", "000 002", "3x2 + 2"},
    {"9C", "AS KS QS", "000 002", "1 + 1 + 1"},
    {"NT", "9S 9S TS TS", "000 002", "2x2"},
};

TEST(leads_of_the_sources_are_grouped_as_printed) {
  for (size_t i = 0; i < sizeof leads / sizeof *leads; i++) {
    char sources[64];
    strcpy(sources, leads[i].sources);
    for (char *name = strtok(sources, " "); name; name = strtok(NULL, " ")) {
      Ordered table = ordered(name, 5, leads[i].trump);
      assert_grouped(&table, leads[i].cards, leads[i].notation);
    }
  }
}

TEST(cards_of_two_suits_have_no_shape) { /* E80 */
  Ordered table = ordered("002", 2, "5H");
  Shape shape = grouped(&table, "8C 8C 7S 7S");
  assert_int_equal(shape.suit, SUIT_NONE);
  assert_int_equal(shape.n, 0);
  shape = grouped(&table, "5C 5C 7H 7H LJ");
  assert_int_equal(shape.suit, TRUMPS);
  assert_int_equal(shape.n, 3);
}

TEST(of_as_many_cards_the_higher_are_taken_first) {
  Ordered table = ordered("002", 4, "9C");
  Shape shape = grouped(&table, "2S 2S 4S 4S 6S AS");
  assert_int_equal(shape.n, 4);
  assert_int_equal(table.order.kind_at[unit_top(&shape.unit[0])], card_of("4S"));
  assert_int_equal(table.order.kind_at[unit_top(&shape.unit[2])], card_of("AS"));
  shape = grouped(&table, "3S 3S 4S 4S 5S 5S 5S 6S 6S");
  assert_int_equal(shape.unit[0].length, 4);
  assert_int_equal(shape.unit[1].size, 1);
}

TEST(of_equal_faces_the_smaller_goes_into_the_sequence) {
  Ordered table = ordered("002v-top", 3, "5H");
  assert_grouped(&table, "AH AH 5D 5D 5S 5S 5S", "2x2 + 3");
  assert_grouped(&table, "AH AH 5D 5D 5D 5S 5S", "2x2 + 3");
}

TEST(forms_bound_what_is_one_unit) { /* H16 */
  Ordered table = ordered("002", 3, "9C");
  table.rules.lead.forms[2].size = (Range){3, 0xff};
  rules_note(&table.rules);
  assert_grouped(&table, "3S 3S 4S 4S", "2 + 2");
  assert_grouped(&table, "3S 3S 3S 4S 4S 4S", "3x2");
  table = ordered("002", 3, "9C");
  table.rules.lead.forms[2].length = (Range){2, 2};
  rules_note(&table.rules);
  assert_grouped(&table, "3S 3S 4S 4S 5S 5S", "2x2 + 2");
  table.rules.lead.forms[2].length = (Range){3, 0xff};
  rules_note(&table.rules);
  assert_grouped(&table, "3S 3S 4S 4S", "2 + 2");
  table.rules.lead.forms[1].size = (Range){2, 2};
  rules_note(&table.rules);
  assert_grouped(&table, "3S 3S 3S", "2 + 1");
}

TEST(a_form_that_beats_another_is_a_set_like_others) { /* E88 */
  Ordered table = ordered("002v-quad", 4, "4D");
  assert_grouped(&table, "6C 6C 6C 6C", "4");
  assert_grouped(&table, "KS KS KS KS QS QS", "2x2 + 2");
}

TEST(runs_of_single_cards_can_be_a_form) { /* H88 */
  Ordered table = ordered("002", 2, "TS");
  Form *form = &table.rules.lead.forms[table.rules.lead.forms_n++];
  *form = (Form){.name = "straight", .size = {1, 1}, .length = {5, 0xff}};
  rules_note(&table.rules);
  assert_grouped(&table, "6H 7H 8H 9H JH", "1x5");
  assert_grouped(&table, "6H 7H 8H 9H", "1 + 1 + 1 + 1");
}

TEST(sequences_compare_from_the_top_down) { /* E157 */
  Ordered table = ordered("000", 2, "5H");
  Shape low = grouped(&table, "AH AH 5C 5C"), middle = grouped(&table, "5D 5D 5S 5S");
  Shape high = grouped(&table, "5H 5H 5S 5S"), other = grouped(&table, "5C 5C 5D 5D");
  assert_int_equal(unit_compare(&table.order, &low.unit[0], &middle.unit[0]), -1);
  assert_int_equal(unit_compare(&table.order, &high.unit[0], &middle.unit[0]), 1);
  assert_int_equal(unit_compare(&table.order, &middle.unit[0], &other.unit[0]), 0);
  assert_int_equal(unit_compare(&table.order, &low.unit[0], &low.unit[0]), 0);
}

static const char *units_text(const Ordered *table, const char *cards, int size, int length) {
  static Listing listing;
  memset(&listing, 0, sizeof listing);
  listing.order = &table->order;
  CardSet places = places_of(table, cards);
  assert_true(shape_units(&table->order, &places, size, length, list_unit, &listing));
  return listing.text;
}

TEST(units_are_visited_from_the_highest) {
  Ordered table = ordered("002v-top", 3, "5H");
  assert_string_equal(units_text(&table, "2S 2S 3S 3S 4S 4S 4S 6S", 2, 2),
                      "3S 3S 4S 4S|2S 2S 3S 3S");
  assert_string_equal(units_text(&table, "2S 2S 3S 3S 4S 4S 4S 6S", 2, 1), "4S 4S|3S 3S|2S 2S");
  assert_string_equal(units_text(&table, "2S 2S 3S 3S 4S 4S 4S 6S", 3, 1), "4S 4S 4S");
  assert_string_equal(units_text(&table, "2S 2S 3S 3S 4S 4S 4S 6S", 3, 2), "");
  assert_string_equal(units_text(&table, "2S 2S", 4, 1), "");
  assert_string_equal(units_text(&table, "AH AH 5D 5D 5S 5S 5H 5H", 2, 2),
                      "5S 5S 5H 5H|5D 5D 5H 5H|AH AH 5S 5S|AH AH 5D 5D");
  assert_string_equal(units_text(&table, "AH AH 5D 5D 5S 5S 5H 5H", 2, 3),
                      "AH AH 5S 5S 5H 5H|AH AH 5D 5D 5H 5H");
}

TEST(equal_faces_may_follow_each_other_where_the_rules_say) {
  Ordered table = ordered("000", 3, "5H");
  assert_string_equal(units_text(&table, "AH AH 5D 5D 5S 5S 5C 5H", 2, 2),
                      "5D 5D 5S 5S|AH AH 5S 5S|AH AH 5D 5D");
  assert_string_equal(units_text(&table, "AH AH 5D 5D 5S 5S 5H 5H", 2, 4),
                      "AH AH 5D 5D 5S 5S 5H 5H");
  assert_string_equal(units_text(&table, "AH AH 5D 5D 5S 5S 5H 5H", 2, 3),
                      "5D 5D 5S 5S 5H 5H|AH AH 5S 5S 5H 5H|AH AH 5D 5D 5H 5H|AH AH 5D 5D 5S 5S");
}

TEST(a_visit_can_stop_and_the_highest_is_found) {
  Ordered table = ordered("002", 2, "5H");
  CardSet places = places_of(&table, "2S 2S 3S 3S 4S 4S 9S 9S");
  Listing listing = {.order = &table.order, .stop_after = 2};
  assert_false(shape_units(&table.order, &places, 2, 1, list_unit, &listing));
  assert_int_equal(listing.n, 2);
  Unit unit;
  assert_true(shape_find(&table.order, &places, 2, 2, &unit));
  assert_int_equal(table.order.kind_at[unit_top(&unit)], card_of("4S"));
  assert_false(shape_find(&table.order, &places, 2, 4, NULL));
}

static bool contains(const Ordered *table, const char *cards, const char *lead) {
  CardSet places = places_of(table, cards);
  Shape shape = grouped(table, lead);
  return shape_contains(&table->order, &places, shape.unit, shape.n);
}

TEST(a_division_is_sought_over_all_groupings) {
  Ordered table = ordered("002", 6, "5H");
  assert_true(contains(&table, "AS AS KS KS", "7C 7C 9C 9C"));
  assert_true(contains(&table, "AS AS AS AS", "7C 7C 9C 9C"));
  assert_false(contains(&table, "AS AS AS KS", "7C 7C 9C 9C"));
  /* the longest first, three in a row, would leave no second tractor */
  assert_true(contains(&table, "2S 2S 3S 3S 4S 4S 6S 6S", "7C 7C 8C 8C TC TC JC JC"));
  /* the triple must come from the four, not from the six */
  assert_true(contains(&table, "AS AS AS AS KS KS KS KS KS KS", "7C 7C 7C 9C 9C JC JC KC KC"));
  assert_true(contains(&table, "AS AS AS KS KS KS KS", "7C 7C 7C 9C 9C JC JC"));
  assert_true(contains(&table, "AS AS AS AS AS KS KS KS", "7C 7C 7C 9C 9C JC JC KC"));
  assert_false(contains(&table, "AS AS AS KS KS KS QS JS", "7C 7C 7C 9C 9C JC JC KC"));
  assert_true(contains(&table, "AS AS AS KS KS KS QS QS", "7C 7C 8C 8C TC TC QC AC"));
  assert_true(contains(&table, "AS AS AS AS KS KS KS KS", "7C 7C 8C 8C TC TC JC JC"));
  assert_false(contains(&table, "AS AS AS AS QS QS QS QS", "7C 7C 8C 8C TC TC JC JC"));
}

TEST(whole_faces_are_divided_only_as_they_are) {
  Ordered table = ordered("002", 4, "5H");
  CardSet cards = places_of(&table, "8S 8S 8S 6S 6S 2S");
  Shape pair = grouped(&table, "7C 7C"), triple = grouped(&table, "7C 7C 7C");
  Shape two = grouped(&table, "7C 7C 9C 9C"), tractor = grouped(&table, "7C 7C 7C 8C 8C 8C");
  Division how = {.order = &table.order, .whole = bit(table.order.place_of[card_of("8S")])};
  assert_true(shape_divides(&how, &cards, pair.unit, pair.n));
  assert_true(shape_divides(&how, &cards, triple.unit, triple.n));
  assert_false(shape_divides(&how, &cards, two.unit, two.n));
  how.whole = 0;
  assert_true(shape_divides(&how, &cards, two.unit, two.n));
  cards = places_of(&table, "8S 8S 8S 8S 9S 9S 9S");
  assert_true(shape_divides(&how, &cards, tractor.unit, tractor.n));
  how.whole = bit(table.order.place_of[card_of("8S")]);
  assert_false(shape_divides(&how, &cards, tractor.unit, tractor.n));
}

TEST(packing_finds_what_trying_everything_finds) {
  Rng rng = rng_from(11);
  int fitted = 0;
  for (int round = 0; round < 20000; round++) {
    uint8_t hist[PACK_MAX + 1] = {0}, bins[8];
    Sets need = {{0}};
    int items[8], n = 2 + random_below(&rng, 4), faces = 1 + random_below(&rng, 4);
    for (int i = 0; i < faces; i++) hist[bins[i] = (uint8_t)(2 + rng_below(&rng, 7))]++;
    for (int i = 0; i < n; i++) need.sets[items[i] = 2 + random_below(&rng, 4)]++;
    bool fits = false;
    int ways = 1;
    for (int i = 0; i < n; i++) ways *= faces;
    for (int way = 0; way < ways && !fits; way++) {
      int load[8] = {0}, code = way;
      for (int i = 0; i < n; i++, code /= faces) load[code % faces] += items[i];
      fits = true;
      for (int i = 0; i < faces; i++) fits &= load[i] <= bins[i];
    }
    Faces from;
    memset(&from, 0, sizeof from);
    for (int c = 0; c <= PACK_MAX; c++) from.open[c][0] = hist[c];
    assert_int_equal(sets_fit_hist(hist, &need), fits);
    assert_int_equal(sets_fit(&from, &need, NO_LIMIT), fits);
    assert_false(sets_fit(&from, &need, sets_cards(&need) - 1));
    fitted += fits;
  }
  assert_in_range(fitted, 2000, 18000);
}

typedef struct Face {
  int copies, paid;
  bool whole;
} Face;

/* The fewest cards beside the paid ones that the sets need, over all ways to place them, with so
** many cards in the first face, of sets of `size` or more; -1: they do not fit. */
static int fewest_cards(const Face faces[], int n, Sets need, int size, int load) {
  if (n == 0) return sets_cards(&need) ? -1 : 0;
  const Face *face = &faces[0];
  int fewest = fewest_cards(faces + 1, n - 1, need, 2, 0);
  if (fewest >= 0 && load > face->paid) fewest += load - face->paid;
  for (; load + size <= face->copies; size++) {
    Sets rest = need;
    if (need.sets[size] == 0 || (face->whole && size != face->copies)) continue;
    rest.sets[size]--;
    int cards = fewest_cards(faces, n, rest, size, load + size);
    if (cards >= 0 && (fewest < 0 || cards < fewest)) fewest = cards;
  }
  return fewest;
}

TEST(paid_packing_finds_what_trying_everything_finds) {
  Rng rng = rng_from(12);
  int fitted = 0, costly = 0, threes = 0;
  for (int round = 0; round < 20000; round++) {
    Faces from;
    Face faces[6];
    Sets need = {{0}};
    int n = 2 + random_below(&rng, 5), sets = 2 + random_below(&rng, 9);
    int sizes = 1 + random_below(&rng, 4);
    memset(&from, 0, sizeof from);
    for (int i = 0; i < n; i++) {
      int copies = 2 + random_below(&rng, 7), paid = random_below(&rng, copies + 1);
      faces[i] = (Face){copies, paid, random_below(&rng, 5) == 0};
      (faces[i].whole ? from.whole : from.open)[copies][paid]++;
    }
    for (int i = 0; i < sets; i++)
      need.sets[random_below(&rng, 2) ? 3 : 2 + random_below(&rng, sizes)]++;
    int fewest = fewest_cards(faces, n, need, 2, 0);
    assert_int_equal(sets_fit(&from, &need, NO_LIMIT), fewest >= 0);
    if (fewest < 0) continue;
    assert_true(sets_fit(&from, &need, fewest));
    if (fewest > 0) assert_false(sets_fit(&from, &need, fewest - 1));
    fitted++, costly += fewest > 0, threes += need.sets[3] > 5;
  }
  assert_in_range(fitted, 4000, 16000);
  assert_in_range(costly, 4000, 16000);
  assert_in_range(threes, 200, 16000);
}

TEST(paid_copies_cost_no_room) {
  Faces faces;
  Sets need = {{0}};
  memset(&faces, 0, sizeof faces);
  faces.open[3][2] = 2; /* a tractor of two pairs out of two triples */
  need.sets[3] = 1;
  assert_true(sets_fit(&faces, &need, 1));
  assert_false(sets_fit(&faces, &need, 0));
  need.sets[2] = 1;
  assert_true(sets_fit(&faces, &need, 1));
  faces.open[3][2] = 1;
  assert_false(sets_fit(&faces, &need, 8));
  faces.whole[2][0] = 1;
  assert_true(sets_fit(&faces, &need, 3));
  assert_false(sets_fit(&faces, &need, 2));
  faces.whole[2][2] = 1;
  assert_true(sets_fit(&faces, &need, 1));
}

static const char *words(const Ordered *table, const char *cards) {
  static char out[256];
  char said[256];
  Shape shape = grouped(table, cards);
  Text text = text_start(out, sizeof out);
  sentence_expand(&text, &language_english, shape_words(&shape, said, sizeof said));
  return out;
}

TEST(shapes_are_named_as_players_do) {
  Ordered table = ordered("002", 4, "5H");
  assert_string_equal(words(&table, "AS"), "a single");
  assert_string_equal(words(&table, "AS AS"), "a pair");
  assert_string_equal(words(&table, "AS AS AS"), "a triple");
  assert_string_equal(words(&table, "AS AS AS AS"), "four of a kind");
  assert_string_equal(words(&table, "AS AS KS KS"), "a tractor of two pairs");
  assert_string_equal(words(&table, "AS AS AS AS KS KS KS KS"), "a tractor of two sets of four");
  assert_string_equal(words(&table, "AS AS JS JS 9S 7S"), "a throw of two pairs and two singles");
  assert_string_equal(words(&table, "AS AS KS KS JS JS JS TS"),
                      "a throw of a tractor of two pairs, a triple and a single");
  assert_string_equal(words(&table, "AS AS KS KS 9S 9S 8S 8S"),
                      "a throw of two tractors of two pairs");
}
