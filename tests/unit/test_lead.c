/* test_lead.c - what may be led: units, throws and their refusals; the listing of plain leads. */
#include "language/language.h"
#include "play/lead.h"
#include "presets.h"

static void assert_lead(const Ordered *table, const char *cards, Refusal expected, int units) {
  Shape shape;
  char error[128] = "";
  CardSet play = places_of(table, cards);
  PlayCase of = {&table->order, &table->rules, NULL, 0};
  Refusal refusal = lead_check(&of, &play, NULL, &shape, error, sizeof error);
  if (refusal != expected) fail_msg("%s: %s", cards, refusal_code(refusal));
  assert_int_equal(shape.n, units);
}

TEST(one_unit_of_one_suit_is_always_a_legal_lead) {
  Ordered table = ordered("002", 4, "5H");
  table.rules.throw.allowed = THROW_NO;
  assert_lead(&table, "AS", LEGAL, 1);
  assert_lead(&table, "AS AS AS", LEGAL, 1);
  assert_lead(&table, "8C 8C 7C 7C", LEGAL, 1);
  assert_lead(&table, "6S 6S 4S 4S", LEGAL, 1);
  assert_lead(&table, "", REFUSED_LEAD_NOTHING, 0);
}

TEST(two_suits_are_never_led) { /* E80 */
  Ordered table = ordered("002", 4, "5H");
  assert_lead(&table, "8C 8C 7S 7S", REFUSED_LEAD_SUIT, 0);
  assert_lead(&table, "5C 8C", REFUSED_LEAD_SUIT, 0);
  assert_lead(&table, "5C 8H", LEGAL, 2);
}

TEST(throws_are_tried_where_the_rules_let_them) { /* H90 */
  Ordered table = ordered("002", 4, "5H");
  assert_lead(&table, "9C 9C 7C 7C", LEGAL, 2);
  assert_lead(&table, "HJ LJ", LEGAL, 2);
  table.rules.throw.allowed = THROW_NO;
  assert_lead(&table, "9C 9C 7C 7C", REFUSED_THROW_ALLOWED, 2);
  table.rules.throw.allowed = THROW_PLAIN_SUITS;
  assert_lead(&table, "9C 9C 7C 7C", LEGAL, 2);
  assert_lead(&table, "HJ LJ", REFUSED_THROW_ALLOWED, 2);
  assert_lead(&table, "HJ HJ", LEGAL, 1);
}

TEST(only_equal_numbers_of_each_card_where_that_is_the_rule) {
  /* E115 */
  Ordered table = ordered("002v-equal", 4, "3S");
  assert_lead(&table, "AC QC", LEGAL, 2);
  assert_lead(&table, "KD KD QD QD TD TD", LEGAL, 2);
  assert_lead(&table, "AH KH KH", REFUSED_THROW_ALLOWED, 2);
  assert_lead(&table, "3C 3D 3D", REFUSED_THROW_ALLOWED, 2);
  assert_lead(&table, "3C 3C 3D 3D", LEGAL, 2);
  CardSet play = places_of(&table, "AC AC AC QC QC QC");
  assert_true(lead_equal_sets(&play, 4));
  play = places_of(&table, "AC AC AC QC QC QC JC JC");
  assert_false(lead_equal_sets(&play, 4));
}

/* Lets throws of two cards pass as the word has it, refuses longer ones, breaks on four. */
static bool ask_about_throw(void *context, HookCall *call) {
  const Ordered *table = context;
  assert_int_equal(call->hook, HOOK_THROW_ALLOWED);
  assert_ptr_equal(call->order, &table->order);
  assert_int_equal(call->seat, 3);
  int cards = cardset_size(call->cards, table->order.planes);
  call->builtin(call);
  if (cards == 4) {
    snprintf(call->text, sizeof call->text, "rule.lua:3: broken");
    return false;
  }
  if (cards == 3) {
    assert_cards(call->cards, table->order.planes, "AC QC TC");
    call->answer[0] = false;
    snprintf(call->text, sizeof call->text, "two cards at most");
  }
  return true;
}

TEST(a_function_decides_on_throws_with_its_sentence) {
  Ordered table = ordered("002", 4, "3S");
  Shape shape;
  char error[128] = "";
  table.rules.hooked = 1u << HOOK_THROW_ALLOWED;
  table.rules.ask = ask_about_throw;
  table.rules.context = &table;
  CardSet play = places_of(&table, "AC QC");
  PlayCase of = {&table.order, &table.rules, NULL, 3};
  assert_int_equal(lead_check(&of, &play, NULL, &shape, error, sizeof error), LEGAL);
  play = places_of(&table, "AC QC TC");
  assert_int_equal(lead_check(&of, &play, NULL, &shape, error, sizeof error),
                   REFUSED_THROW_ALLOWED);
  assert_string_equal(error, "two cards at most");
  play = places_of(&table, "AC QC TC 8C");
  assert_int_equal(lead_check(&of, &play, NULL, &shape, error, sizeof error), REFUSED_RULE_FAILED);
  assert_string_equal(error, "rule.lua:3: broken");
}

static void assert_said(const Ordered *table, const char *cards, const char *expected) {
  Ruling ruling;
  CardSet play = places_of(table, cards);
  lead_explain(&(PlayCase){&table->order, &table->rules, NULL, 0}, &play, NULL, &ruling);
  assert_string_equal(ruling_words(&ruling), expected);
}

TEST(a_refused_lead_is_explained) {
  Ordered table = ordered("002", 4, "5H");
  assert_said(&table, "", "a lead is one card or more");
  assert_said(&table, "8C 8C 7S 7S",
              "a lead is of one suit, and 8C 8C 7S 7S are of clubs and spades");
  assert_said(&table, "8C 5C 7S",
              "a lead is of one suit, and 5C 8C 7S are of trumps, clubs and spades");
  table.rules.throw.allowed = THROW_NO;
  assert_said(&table, "8C 8C 6C",
              "throws are not allowed here; legal would be 8C 8C, for instance");
  table.rules.throw.allowed = THROW_PLAIN_SUITS;
  assert_said(&table, "HJ LJ", "trumps may not be thrown; legal would be HJ, for instance");
  table.rules.throw.allowed = THROW_EQUAL_SETS;
  assert_said(&table, "AC KC KC",
              "a throw must have every card equally often; legal would be KC KC, for instance");
}

static void assert_leads(const Ordered *table, const char *hand, const char *leads) {
  Listing listing = {.order = &table->order};
  CardSet places = places_of(table, hand);
  int n = lead_each(&table->order, &table->rules, &places, list_unit, &listing);
  assert_string_equal(listing.text, leads);
  assert_int_equal(n, listing.n);
}

TEST(every_plain_lead_is_listed_once) {
  Ordered table = ordered("002", 4, "5H");
  assert_leads(&table, "4S 4S 6S 6S 6S 2D HJ", "HJ|6S|4S|2D|6S 6S|4S 4S|4S 4S 6S 6S|6S 6S 6S");
  assert_leads(&table, "", "");
  table = ordered("002v-quad", 4, "5H");
  assert_leads(&table, "4S 4S 4S 4S", "4S|4S 4S|4S 4S 4S|4S 4S 4S 4S");
  table = ordered("002v-top", 4, "5H");
  assert_leads(&table, "AH AH 5D 5D 5S 5S", "5S|5D|AH|5S 5S|5D 5D|AH AH|AH AH 5S 5S|AH AH 5D 5D");
  table = ordered("000", 4, "5H");
  assert_leads(&table, "AH AH 5D 5D 5S 5S",
               "5S|5D|AH|5S 5S|5D 5D|AH AH|5D 5D 5S 5S|AH AH 5S 5S|AH AH 5D 5D|"
               "AH AH 5D 5D 5S 5S");
}

static bool lead_is_one_unit(void *data, const Unit *unit) {
  const Ordered *table = data;
  CardSet play;
  Shape shape;
  unit_set(unit, &play, table->order.planes);
  shape_of(&table->order, &table->rules, &play, &shape);
  assert_int_equal(shape.n, 1);
  assert_int_equal(shape.unit[0].size, unit->size);
  assert_int_equal(shape.unit[0].length, unit->length);
  assert_true(shape.unit[0].faces == unit->faces);
  return true;
}

TEST(every_listed_lead_is_one_unit) {
  static const char *const games[] = {"000", "002", "002v-top", "004"};
  for (int i = 0; i < 4; i++) {
    Ordered table = ordered(games[i], 4, "5H");
    CardSet hand = places_of(
        &table, "KH KH KH AH AH AH 5D 5D 5D 5S 5S 5C 5H 5H LJ LJ HJ 2S 2S 3S 3S 4S 4S 6S 6S");
    assert_true(lead_each(&table.order, &table.rules, &hand, lead_is_one_unit, &table) > 25);
  }
}

TEST(a_listing_can_be_stopped) {
  Ordered table = ordered("002", 4, "5H");
  Listing listing = {.order = &table.order, .stop_after = 4};
  CardSet places = places_of(&table, "4S 4S 6S 6S 6S 2D HJ");
  assert_int_equal(lead_each(&table.order, &table.rules, &places, list_unit, &listing), 4);
}
