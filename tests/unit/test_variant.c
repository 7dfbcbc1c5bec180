/* test_variant.c - games and house rules: found, read, merged, refused. */
#include "base/core_sentences.h"
#include "language/language.h"
#include "lua/load/find_files.h"
#include "rulefiles.h"
#include "tools/check_functions.h"

static char error[VARIANT_ERROR];

TEST(pagat_has_the_decks_of_its_table) {
  static const struct {
    int players, packs, LJ, HJ, kitty, hand, friends, step;
  } ROW[] = {{5, 2, 2, 2, 8, 20, 1, 40},  {6, 2, 2, 2, 6, 17, 2, 40}, {7, 2, 0, 0, 6, 14, 2, 40},
             {8, 3, 0, 2, 6, 19, 3, 60},  {9, 3, 0, 3, 6, 17, 3, 60}, {10, 3, 0, 0, 6, 15, 4, 60},
             {11, 3, 2, 2, 6, 14, 4, 60}, {12, 4, 0, 2, 6, 17, 5, 80}};
  for (size_t i = 0; i < sizeof ROW / sizeof *ROW; i++) {
    Variant *variant = spec_load("pagat", ROW[i].players);
    const Rules *rules = variant_rules(variant);
    assert_int_equal(rules->deck.packs, ROW[i].packs);
    assert_int_equal(rules->deck.LJ, ROW[i].LJ);
    assert_int_equal(rules->deck.HJ, ROW[i].HJ);
    assert_int_equal(rules->deck.kitty, ROW[i].kitty);
    assert_int_equal(rules_hand_size(rules), ROW[i].hand);
    assert_int_equal(rules->friends.count, ROW[i].friends);
    assert_int_equal(rules->score.step, ROW[i].step);
    spec_free(variant);
  }
  assert_string_equal(
      rulefile_error("pagat", 4),
      "variants/pagat.lua:8: deck.players: there is no deck for 4 players; there is "
      "for 5, 6, 7, 8, 9, 10, 11, 12");
}

TEST(pagat_sets_every_choice) {
  const Rules *rules = spec_rules("pagat", 0);
  assert_int_equal(rules->players, 6);
  assert_string_equal(in_english(rules->name), "Looking for Friends");
  assert_int_equal(rules->deal.direction, DIRECTION_ANTICLOCKWISE);
  assert_int_equal(rules->deal.first, FIRST_HIGHEST);
  assert_int_equal(rules->deal.next.won, WHO_DECLARER);
  assert_int_equal(rules->deal.next.lost, WHO_NEXT_WINNER);
  assert_int_equal(rules->deal.next.even, WHO_DECLARER);
  assert_int_equal(rules->points.cards[card_of("5H")], 5);
  assert_int_equal(rules->points.cards[card_of("TD")], 10);
  assert_int_equal(rules->points.cards[card_of("KS")], 10);
  assert_int_equal(rules->points.cards[card_of("HJ")], 0);
  assert_int_equal(rules->levels.track_n, 13);
  assert_int_equal(rules->declare.bids_n, 1);
  assert_int_equal(rules->declare.bids[0].rank.min, 1);
  assert_int_equal(rules->declare.bids[0].rank.max, 0xff);
  assert_int_equal(rules->declare.beats[0], BEATS_COUNT);
  assert_int_equal(rules->declare.own, OWN_DEFEND);
  assert_int_equal(rules->kitty.multiplier, 2);
  assert_int_equal(rules->order.trumps.n, 4);
  assert_int_equal(rules->order.trumps.rung[2].type, RUNG_CARD);
  assert_int_equal(rules->order.trumps.rung[2].value, LJ);
  assert_int_equal(rules->lead.forms_n, 3);
  assert_int_equal(rules->follow.owes.n, 2);
  assert_int_equal(rules->follow.owes.owed[1].demand, OWE_SETS);
  assert_int_equal(rules->throw.penalty.per_card, 10);
  assert_int_equal(rules->score.bands_n, 7);
  assert_true(rules->score.bands[1].above);
  assert_int_equal(rules->score.bands[6].levels, 3);
  assert_int_equal(rules->phases[3], PHASE_TRICKS);
  assert_int_equal(rules->hooked, 0);
}

TEST(mistakes_in_forms_are_named) {
  static const char *const WRONG[][2] = {
      {"lead = { forms = { x = { size = 2, suits = 4 } } }", "identical cards are of one suit"},
      {"lead = { forms = { x = { size = 4, is = 'any' } } }", "x.is: must be a function"},
      {"lead = { forms = { x = { alike = 'rank' } } }", "has either a size of 1 or more or cards"},
      {"lead = { forms = { x = { size = 1, to = 'K' } } }", "ends a sequence, and its length is 1"},
      {"\nlead = { forms = {\n x = { size = 4, alike = 'rank', length = 2 } } }",
       ":3: lead.forms.x.length: only sets of identical cards stand in sequence"},
      {"lead = { forms = { x = { size = 4, answers = 'alway' } } }", "did you mean \"always\"?"},
      {"lead = { forms = { x = { size = 4, owes = { 'shap' } } } }", "did you mean \"shape\"?"},
      {"lead = { forms = function() end }", "must be a value, not a function"},
  };
  ALL_REFUSED("%s", WRONG);
}

TEST(mistakes_are_named_with_file_and_line) {
  static const char *const WRONG[][2] = {
      {"\n\n  order = { tractor = 'whole suit' },",
       "rule.lua:3: unknown field order.tractor: did you mean order.tractors?"},
      {"\n\n  odrer = { }", "rule.lua:3: unknown field odrer: did you mean order?"},
      {"\n  follow = {\n    smaller = 'sometimes' }",
       "rule.lua:3: follow.smaller = \"sometimes\": must be one of \"never\", \"single set\", "
       "\"set by set\" or \"regrouped\""},
      {"follow = { smaller = 'nevr' }",
       "rule.lua:1: follow.smaller = \"nevr\": did you mean \"never\"?"},
      {"follow = { smaller = 7 }", "follow.smaller: must be one of"},
      {"\n  phases = { 'tricks', 'draw' }",
       "rule.lua:2: phases: they go in the order draw, kitty, call, tricks, each once"},
      {"phases = { 'kitty', 'tricks' }",
       "rule.lua:1: phases: a trick game begins with \"draw\" and ends with \"tricks\""},
      {"\n\n  score = { bands = {} }", "rule.lua:3: score.bands: must have one entry or more"},
      {"follow = { owes = 'suit' }", "follow.owes: must be a list of"},
      {"follow = { owes = { 'suit', 'seats' } }",
       "follow.owes[2] = \"seats\": did you mean \"sets\"?"},
      {"\nlead = { forms = {\n four = { size = 4, beat = '2x2' } } }",
       "rule.lua:3: lead.forms.four: unknown key beat: did you mean beats?"},
      {"lead = { forms = { four = { size = '4x' } } }", "lead.forms.four.size: must be a range"},
      {"lead = { forms = { four = { size = '+4' } } }", "lead.forms.four.size: must be a range"},
      {"lead = { forms = { single = false } }", "a single card must be among the forms"},
      {"lead = { forms = { traktor = false } }",
       "lead.forms.traktor: there is none to take out: did you mean tractor?"},
      {"declare = { bids = { suits = false } }",
       "declare.bids.suits: there is none to take out: did you mean suit?"},
      {"score = { step = 0 }", "score.step = 0: must be from 1"},
      {"score = { step = 2.5 }", "must be a whole number"},
      {"score = { bands = { { 0, 'declarer', 1 } } }",
       "score.bands[1].side = \"declarer\": did you mean \"declarers\"?"},
      {"score = { bands = { { 1, 'declarers', 1 } } }", "the first row must begin at 0"},
      {"kitty = { multiplier = 'longest' }", "a whole number from 0 to 4096, not \"longest\""},
      {"kitty = { shown_at_end = 1 }", "must be true or false"},
      {"order = { trumps = { 'suit', 'X' } }", "order.trumps: \"X\" is no rung"},
      {"order = { no_trump = { 'suit' } }", "no trump suit"},
      {"levels = { start = '1' }", "levels.start"},
      {"levels = { track = '2 3 3' }", "stands in it twice"},
      {"levels = { track = '3 4' }", "is not on the track"},
      {"levels = { track = '2 5 T K A' }, advance = { stops = '5 9' }",
       "advance.stops = \"9\": is not on the track"},
      {"levels = { track = '2 A' }, advance = { stops = { NT = 'anyone' } }",
       "advance.stops = \"NT\": is not on the track"},
      {"points = { cards = { X = 5 } }", "\"X\" is neither a rank nor a card"},
  };
  ALL_REFUSED("%s", WRONG);
}

TEST(what_is_not_there_may_be_taken_out) {
  static const char *const RULES[] = {"tractors = { size = 3, length = '2+' }, tractor = false",
                                      "tractor = false, bomb = false"};
  char spec[400] = "pagat";
  for (int i = 0; i < 2; i++) {
    const char *text =
        printed("return house_rule { name = 'x%d', lead = { forms = { %s } } }", i, RULES[i]);
    size_t n = strlen(spec);
    snprintf(spec + n, sizeof spec - n, "+%s", rulefile(i ? "two" : "one", text));
  }
  assert_int_equal(variant_rules(spec_load(spec, 6))->lead.forms_n, 3);
}

TEST(a_hand_has_room_for_the_kitty) {
  const char *text =
      "return house_rule { name = 'x', deck = { players = { [2] = { packs = 8, kitty = 100 } } } }";
  assert_says(rulefile_error(with_rule("pagat", text), 2),
              "deck: a hand of 166 cards and a kitty of 100 are more than 255");
}

TEST(what_is_no_rule_file_is_refused) {
  static const char *const WRONG[][2] = {
      {"lead = { grouping = function() end }", "lead.grouping: must be a value, not a function"},
      {"follow = { refuse = 'no' }", "follow.refuse: must be a function (play, lead, hand, deal)"},
      {"deck = { players = { [6] = { pakcs = 2 } } }", "did you mean packs?"},
      {"deck = { players = { [6] = { packs = 2, kitty = 7 } } }", "do not come out even"},
      {"deck = { players = { [6] = { kitty = 7 } } }", "deck.packs: is not set"},
      {"family = 'poker'", "must be \"trick\""},
      {"follow = 3", "follow: must be a table"},
      {"3", "a name is wanted before each value"},
      {"['deck\\0'] = { packs = 2 }", "a name is wanted before each value"},
      {"deck = { ['packs\\0x'] = 2 }", "deck: a name is wanted before each value"},
      {"throw = { penalty = { ['points\\0'] = 5 } }", "throw.penalty: "},
  };
  ALL_REFUSED("%s", WRONG);
  assert_refused("return house_rule { }", "rule.lua:1: name: is missing");
  assert_refused("return { }", "rule.lua:1: must return game { … } or house_rule { … }");
  assert_refused("return game { name = 'x' }", "is a game, not a house rule");
  assert_refused("return house_rule { name = 'x'", "rule.lua:1: ");
  assert_refused("while true do end", "rule.lua:1: the script ran for more than");
}

TEST(a_sum_begins_with_a_game) {
  assert_string_equal(rulefile_error("tractor-above-ace", 0),
                      "variants/house/tractor-above-ace.lua:2: \"tractor-above-ace\" is a house "
                      "rule, not a game: name the game first, GAME+tractor-above-ace");
  static const char *const SUMS[] = {"pagat+shengji", "shengji+pagat", "online+shengji",
                                     "pagat+pagat"};
  for (size_t i = 0; i < sizeof SUMS / sizeof *SUMS; i++)
    assert_says(rulefile_error(SUMS[i], 0), "is a game, not a house rule: it must come first");
  assert_says(rulefile_error("nowhere", 0), "there is no game \"nowhere\" here");
  assert_says(rulefile_error("pagat+nowhere", 0), "there is no house rule \"nowhere\"");
  assert_says(rulefile_error("", 0), "no game is named");
  assert_says(rulefile_error("pagat+", 0), "NAME+HOUSE-RULE");
  assert_string_equal(rulefile_error("../pagat", 0), "there is no file ../pagat");
  assert_string_equal(rulefile_error("house/tractor-above-ace", 0),
                      "there is no file house/tractor-above-ace");
}

TEST(a_game_that_leaves_a_field_open_is_refused) {
  const char *path =
      rulefile("bare", "return game { name = 'Bare',\n  deck = { players = '4', packs = 2 } }");
  assert_string_equal(rulefile_error(path, 0),
                      "bare.lua:2: kitty.size: is not set, here or in the row of deck.players");
  path = rulefile("bare", "return game { name = 'Bare',\n"
                          "  deck = { players = '4', packs = 2 }, kitty = { size = 8 } }");
  assert_string_equal(rulefile_error(path, 0),
                      "bare.lua:1: deal.direction: is not set, and there is no neutral value");
}

TEST(house_rules_add_up) {
  Variant *variant = spec_load("pagat+tractor-above-ace+kitty-by-length+four-beat-tractor", 6);
  const Rules *rules = variant_rules(variant);
  assert_int_equal(rules->order.tractors, TRACTORS_WHOLE);
  assert_int_equal(rules->kitty.longest, LONGEST_LED);
  assert_int_equal(rules->lead.forms_n, 4);
  assert_string_equal(rules->lead.forms[0].name, "four");
  assert_int_equal(rules->lead.forms[0].size.max, 4);
  assert_int_equal(rules->lead.forms[0].beats_length, 2);
  assert_int_equal(rules->lead.forms[1].size.max, 0xff);
  assert_string_equal(rules->variant, "pagat+tractor-above-ace+kitty-by-length+four-beat-tractor");
  assert_string_equal(variant_source(variant, schema_named("order.tractors")),
                      "variants/house/tractor-above-ace.lua:4");
  assert_string_equal(variant_source(variant, schema_named("order.gap")), "variants/pagat.lua:31");
  assert_string_equal(variant_source(variant, schema_named("deal.misdeal")), "");
}

TEST(two_rules_that_differ_are_a_conflict_with_both_places) {
  const char *spec =
      with_two("pagat", "return house_rule { name = 'one',\n  kitty = { multiplier = 3 } }",
               "return house_rule { name = 'two',\n\n  kitty = { multiplier = 4 } }");
  assert_string_equal(rulefile_error(spec, 6),
                      "two.lua:3: kitty.multiplier is set to 4 here, and to 3 in one.lua:2: "
                      "leave one of the two house rules out");
  spec = with_two(
      "pagat", "return house_rule { name = 'one',\n  lead = { forms = { four = { size = 4 } } } }",
      "return house_rule { name = 'two',\n  lead = { forms = { four = { size = 5 } } } }");
  assert_says(rulefile_error(spec, 6),
              "two.lua:2: lead.forms.four.size is set to 5 here, and to 4 in one.lua:2");
}

TEST(what_is_unless_set_yields_to_another_rule_in_either_order) {
  const char *weak = rulefile(
      "weak", "return house_rule { name = 'weak',\n  kitty = { multiplier = unless_set(3) } }");
  const char *strong =
      rulefile("strong", "return house_rule { name = 'strong',\n  kitty = { multiplier = 4 } }");
  const char *other = rulefile(
      "other", "return house_rule { name = 'other',\n  kitty = { multiplier = unless_set(5) } }");
  assert_int_equal(spec_rules(printed("pagat+%s", weak), 6)->kitty.multiplier, 3);
  assert_int_equal(spec_rules(printed("pagat+%s+%s", weak, strong), 6)->kitty.multiplier, 4);
  assert_int_equal(spec_rules(printed("pagat+%s+%s", strong, weak), 6)->kitty.multiplier, 4);
  assert_says(rulefile_error(printed("pagat+%s+%s", weak, other), 6),
              "other.lua:2: kitty.multiplier is set to 5 here, and to 3 in weak.lua:2");
}

TEST(what_cannot_be_unless_set_is_named) {
  static const char *const CASES[][2] = {
      {"kitty = { multiplier = unless_set() }", "a value is wanted"},
      {"kitty = { multiplier = unless_set(wrap(function() return 3 end)) }",
       "rule.lua:2: kitty.multiplier: a wrap goes around what others set; it cannot be unless_set"},
      {"kitty = { refuse = unless_set(function() end) }",
       "rule.lua:2: kitty.refuse: what all rules set is put together here; unless_set has no"},
      {"lead = { forms = unless_set {} }",
       "rule.lua:2: lead.forms: what all rules set is put together here; unless_set has no"},
  };
  ALL_REFUSED("\n%s", CASES);
  assert_says(rulefile_error(rulefile("rule", "return game { name = 'g', extends = 'pagat',\n"
                                              "kitty = { multiplier = unless_set(3) } }"),
                             6),
              "rule.lua:2: kitty.multiplier: unless_set is for house rules");
}

TEST(the_same_value_twice_is_no_conflict) {
#define ALIKE " kitty = { multiplier = 3 }, follow = { owes = { 'suit' } } }"
  const Rules *rules = spec_rules(with_two("pagat", "return house_rule { name = 'one'," ALIKE,
                                           "return house_rule { name = 'two'," ALIKE),
                                  6);
  assert_int_equal(rules->kitty.multiplier, 3);
  assert_int_equal(rules->follow.owes.n, 1);
}

TEST(required_rules_come_first_and_excluded_ones_are_refused) {
  const Rules *rules = rulefile_rules("return house_rule { name = 'x', requires = { "
                                      "'tractor-above-ace' }, order = { gap = 'open' } }");
  assert_int_equal(rules->order.tractors, TRACTORS_WHOLE);
  assert_int_equal(rules->order.gap, GAP_OPEN);
  char spec[256];
  snprintf(
      spec, sizeof spec, "pagat+tractor-above-ace+%s",
      rulefile("no", "return house_rule { name = 'No',\n excludes = { 'tractor-above-ace' } }"));
  assert_string_equal(rulefile_error(spec, 6),
                      "no.lua:2: \"No\" cannot be combined with \"Tractors go on above the ace\" "
                      "(variants/house/tractor-above-ace.lua)");
  assert_refused(
      "return house_rule { name = 'No',\n excludes = { 'climb', 'tractor-above-aces' } }",
      "rule.lua:2: there is no house rule \"tractor-above-aces\" here: did you mean "
      "tractor-above-ace?");
  assert_refused("return house_rule { name = 'No', excludes = { 'pagt' } }",
                 "there is no game \"pagt\" here: did you mean pagat?");
  assert_refused("return house_rule { name = 'No', excludes = { 'no-such' } }",
                 "rule.lua:1: there is no house rule \"no-such\" here");
  assert_refused("return house_rule { name = 'Big',\n  needs = { packs = '3+' } }",
                 "rule.lua:2: \"Big\" needs 3+ packs, not 2");
}

TEST(a_game_extends_another) {
  const char *path = rulefile(
      "eighty", "return game { name = 'Eighty', extends = 'pagat',\n"
                "  deck = { players = {\n"
                "    [4] = { packs = 2, LJ = 2, HJ = 2, kitty = 6, without = '2S 3C' },\n"
                "    [8] = { packs = 3, LJ = 3, HJ = 3, kitty = 6, without = '2S 3C 4D 6H' } } },\n"
                "  deal = { direction = 'clockwise', next = 'next winner' },\n"
                "  declare = { own = { 'add', 'change' } },\n"
                "  score = { step = function(players) return players == 8 and 55 or 40 end },\n"
                "}\n");
  Variant *variant = spec_load(path, 8);
  const Rules *rules = variant_rules(variant);
  int counts[SEAT_MAX];
  assert_int_equal(rules->deck.without_n, 4);
  assert_int_equal(rules_hand_size(rules), 19);
  assert_int_equal(rules->deal.direction, DIRECTION_CLOCKWISE);
  assert_int_equal(rules->deal.next.lost, WHO_NEXT_WINNER);
  assert_int_equal(rules->deal.first, FIRST_HIGHEST);
  assert_int_equal(rules->declare.own, OWN_ADD | OWN_CHANGE);
  assert_int_equal(rules->score.step, 55);
  assert_string_equal(in_english(rules->name), "Eighty");
  assert_int_equal(variant_player_counts(variant, counts), 2);
  assert_int_equal(counts[1], 8);
  variant = spec_load(path, 0);
  assert_int_equal(variant_rules(variant)->players, 4);
}

TEST(functions_of_the_deck_are_evaluated_while_loading) {
  const Rules *rules = rulefile_rules(
      "return house_rule { name = 'x',\n"
      "  deck = { players = '4-8', packs = function(players) return players // 2 end,\n"
      "    LJ = 1, lowest = '3' },\n"
      "  kitty = { size = function(players, cards, packs) return cards % players + players end },\n"
      "  friends = { count = wrap(function(players, inherited) return inherited() - 1 end) },\n"
      "}");
  assert_int_equal(rules->deck.packs, 3);
  assert_int_equal(rules->deck.LJ, 1);
  assert_int_equal(rules->deck.HJ, 3);
  assert_int_equal(rules_deck_size(rules), 3 * 48 + 4);
  assert_int_equal(rules->deck.kitty, 148 % 6 + 6);
  assert_int_equal(rules->friends.count, 1);
  assert_refused(
      "return house_rule { name = 'x',\n score = { step =\n function() error('no idea') end } }",
      "rule.lua:3: no idea");
}

TEST(the_hash_is_of_what_is_played) {
  Variant *a = spec_load("pagat", 6), *b = spec_load("pagat", 6), *c = spec_load("pagat", 7);
  Variant *shown = rulefile_load("return house_rule { name = 'x', points = { shown = 'all' } }");
  Variant *other = rulefile_load("return house_rule { name = 'x', order = { gap = 'open' } }");
  uint64_t hash = variant_rules(a)->hash;
  assert_true(hash == variant_rules(b)->hash);
  assert_true(hash != variant_rules(c)->hash);
  assert_true(hash == variant_rules(shown)->hash);
  assert_true(hash != variant_rules(other)->hash);
  static const char *const TEXTS[] = {"local n = 3 return house_rule { name = 'x', kitty = { "
                                      "multiplier = function() return n end } }",
                                      "local n = 4 return house_rule { name = 'x', kitty = { "
                                      "multiplier = function() return n end } }",
                                      "local n = 3 return house_rule { name = 'x', kitty = { "
                                      "multiplier = function() return -n end } }",
                                      "return house_rule { name = 'x', deck = { spares = "
                                      "function() return '2' end } }",
                                      "return house_rule { name = 'x', deck = { spares = "
                                      "function() return '3' end } }"};
  uint64_t seen[5];
  for (int i = 0; i < 5; i++) {
    const Rules *rules = rulefile_rules(TEXTS[i]);
    seen[i] = rules->hash;
  }
  assert_true(seen[0] != seen[1]);
  assert_true(seen[0] != seen[2]);
  assert_true(seen[3] != seen[4]);
}

TEST(another_deck_keeps_the_rules) {
  for (int packs = 2; packs <= PACK_MAX; packs += 3) {
    Variant *variant =
        variant_load_as("pagat", &(VariantWanted){.players = 6, .packs = packs, .own_first = true},
                        error, sizeof error);
    assert_non_null(variant);
    const Rules *rules = variant_rules(variant);
    assert_int_equal(rules_deck_size(rules), 54 * packs);
    assert_int_equal((rules_deck_size(rules) - rules->deck.kitty) % 6, 0);
    assert_int_equal(rules->score.step, 20 * packs); /* a function of the packs */
    assert_int_equal(rules->follow.owes.n, 2);
    variant_free(variant);
  }
}

static void note(void *data, const ListedRule *listed) {
  int *found = data;
  const char *name = listed->name, *path = listed->path, *type = listed->type;
  if (!strcmp(name, "pagat") && !strcmp(type, "game")) found[0]++;
  if (!strcmp(path, "variants/house/tractor-above-ace.lua") && !strcmp(type, "house rule"))
    found[1]++;
  assert_true(strcmp(type, "broken") != 0);
  if (!said_has(listed->summary, SAY(IN_LANGUAGE))) fail_msg("%s: no Chinese summary", path);
}

TEST(what_there_is_can_be_listed_and_one_is_the_default) {
  int found[2] = {0, 0};
  char name[64];
  variant_list(false, note, found);
  assert_int_equal(found[0], 1);
  assert_int_equal(found[1], 1);
  assert_true(variant_default(name, sizeof name));
  assert_string_equal(name, "pagat");
}

TEST(a_game_is_found_by_what_people_call_it) {
  static const char *const CALLED[][2] = {
      {"tractor", "shengji"}, {"TRACTOR", "shengji"}, {"升级", "shengji"},
      {"80分", "eighty"},     {"Pagat", "pagat"},     {"找朋友", "pagat"},
  };
  char name[64];
  for (size_t i = 0; i < sizeof CALLED / sizeof *CALLED; i++) {
    assert_true(variant_of_alias(CALLED[i][0], name, sizeof name));
    assert_string_equal(name, CALLED[i][1]);
  }
  assert_false(variant_of_alias("Four-card-kitty", name, sizeof name)); /* a house rule */
  assert_false(variant_of_alias("trac", name, sizeof name));
  assert_false(variant_of_alias("", name, sizeof name));
}

/* The game, or the house rule, that has the title in this language, is the one that is listed. */
static void find_by_title(const ListedRule *listed, const Language *language) {
  char title[512], name[96] = "";
  Text text = text_start(title, sizeof title);
  sentence_expand(&text, language, listed->title);
  bool found = strcmp(listed->type, "game") == 0 ? variant_of_alias(title, name, sizeof name)
                                                 : variant_of_title(title, name, sizeof name);
  if (!found || strcmp(name, listed->name) != 0)
    fail_msg("%s is not found by its title %s, but %s", listed->name, title, name);
}

static void find_again(void *data, const ListedRule *listed) {
  if (++*(int *)data % SHARE) return;
  find_by_title(listed, &language_chinese);
  find_by_title(listed, &language_english);
}

TEST(every_game_and_house_rule_is_found_by_its_title) {
  int n = 0;
  char spec[GAME_SPEC] = "找朋友+抠底加倍+末墩算十分";
  assert_true(variant_list(false, find_again, &n));
  assert_true(n > 100);
  assert_true(variant_take_alias(spec));
  assert_string_equal(spec, "pagat+kitty-counts-double+last-trick-ten-points");
  strcpy(spec, "升级+底牌倍数＝4+kitty.multiplier=2+底牌倍数=8+甩失败留什么＝停打结算");
  assert_true(variant_take_alias(spec));
  assert_string_equal(spec, "shengji+kitty.multiplier=4+kitty.multiplier=2+kitty.multiplier=8+"
                            "throw.forced=\"play ends\"");
  strcpy(spec, "pagat+没有这条=4");
  assert_false(variant_take_alias(spec));
  strcpy(spec, "pagat+没有这条");
  assert_false(variant_take_alias(spec));
  assert_string_equal(spec, "pagat+没有这条");
}

TEST(a_game_is_loaded_by_what_people_call_it) {
  Variant *variant = spec_load("拖拉机+抠底加倍+score.step=20", 4);
  assert_string_equal(variant_rules(variant)->variant, "shengji+kitty-counts-double+score.step=20");
}

static char spec_of[96];
static void load_it(void *data, const ListedRule *listed) {
  const char *over = strcmp(listed->type, "game") ? "pagat+" : "";
  if (++*(int *)data % SHARE) return;
  snprintf(spec_of, sizeof spec_of, "%s%s", over, listed->name);
  spec_free(spec_load(spec_of, 0));
}

TEST(every_file_that_is_found_can_be_loaded) {
  int loaded = 0;
  variant_list(false, load_it, &loaded);
  assert_true(loaded >= 10);
}

TEST(a_helper_is_required_by_name_alone) {
  assert_refused("local h = require 'no-such-helper' return house_rule { name = 'x' }",
                 "rule.lua:1: there is no helper `no-such-helper` in variants/lib");
  assert_refused("require '../pagat' return house_rule { name = 'x' }", "there is no helper");
  assert_refused("require '/etc/passwd' return house_rule { name = 'x' }", "there is no helper");
}

TEST(lines_are_right_in_files_with_functions_and_comments) {
  Variant *variant = rulefile_load("-- order = { gap = 'open' }\n"
                                   "local t = { order = { gap = 1 } } --[[ house_rule {\n"
                                   "  order = 1, ]]\n"
                                   "return house_rule({ name = 'x',\n"
                                   "  follow = { refuse = function(play, lead)\n"
                                   "    local smaller, protect = 1, { smaller = 2 }\n"
                                   "    if play == lead then return 'smaller = { ' end\n"
                                   "  end,\n"
                                   "    smaller = 'regrouped',\n"
                                   "  },\n"
                                   "  [\"order\"] = { ['gap'] = 'open', equals\n"
                                   "    = 'tractor' },\n"
                                   "})");
  const char *source = variant_source(variant, schema_named("follow.smaller"));
  assert_string_equal(strrchr(source, ':'), ":9");
  assert_string_equal(strrchr(variant_source(variant, schema_named("follow.refuse")), ':'), ":5");
  assert_string_equal(strrchr(variant_source(variant, schema_named("order.gap")), ':'), ":11");
  assert_string_equal(strrchr(variant_source(variant, schema_named("order.equals")), ':'), ":11");
}

/* Each is loaded, alone or with pagat, and played by. */
TEST(every_example_of_the_guide_can_be_played) {
  const char *guide = file_kept("variants/README.md");
  int examples = 0;
  for (char *text; (text = next_lua_block(&guide)); examples++) {
    bool whole = !strncmp(text, "return game", 11);
    Variant *variant =
        spec_load(printed("%s%s", whole ? "" : "pagat+", rulefile("example", text)), 0);
    uint64_t unasked = ~(uint64_t)0;
    if (!examples_hold(variant, &unasked, error, sizeof error)) fail_msg("%s\n%s", error, text);
    if (unasked) print_message("not all functions were asked:\n%s", text);
  }
  assert_true(examples >= 7);
}

TEST(a_name_that_is_not_there_is_guessed) {
  assert_string_equal(rulefile_error("pagta", 0),
                      "there is no game \"pagta\" here: did you mean pagat?");
  assert_string_equal(rulefile_error("pagat+tractors-above-ace", 0),
                      "there is no house rule \"tractors-above-ace\" here: did you mean "
                      "tractor-above-ace?");
  assert_string_equal(rulefile_error("quite-another", 0),
                      "there is no game \"quite-another\" here (`games` lists them, on the command "
                      "line `pengyou list`)");
}

#define LONG_NAME                                                                                  \
  "with a name that is so long that not many of its kind can stand in one line, nor in the one "   \
  "below it, and so on"

TEST(a_name_with_many_house_rules_says_how_many_do_not_fit) {
  char spec[GAME_SPEC] = "pagat";
  for (int i = 0; i < 8; i++) {
    char name[] = {(char)('a' + i), '\0'};
    const char *text =
        printed("return house_rule { name = 'Rule %s %s', %s = { } }", name, LONG_NAME, "kitty");
    strcat(spec, "+");
    strcat(spec, rulefile(name, text));
  }
  const Rules *rules = spec_rules(spec, 6);
  const char *name = rules->name;
  const char *end = printed("Rule g %s + 1 more", LONG_NAME);
  assert_string_equal(name + strlen(name) - strlen(end), end);
}

TEST(names_and_words_are_said_in_every_language) {
  char text[160];
  Text words = text_start(text, sizeof text);
  const Rules *rules = rulefile_rules(
      "return house_rule { name = 'It rains', lead = { forms = { heavy_rain = { size = 4 } } },\n"
      "  zh = { name = '下雨\\1', words = { heavy_rain = '大雨' } } }");
  assert_string_equal(in_english(rules->name), "Looking for Friends + It rains");
  sentence_expand(&words, &language_chinese, rules->name);
  assert_string_equal(text, "找朋友 + 下雨?"); /* no mark of a sentence is taken from a file */
  for (int i = 0; i < rules->lead.forms_n; i++) {
    if (strcmp(rules->lead.forms[i].name, "heavy_rain")) continue;
    assert_string_equal(in_english(rules->lead.forms[i].word), "heavy rain");
    words = text_start(text, sizeof text);
    sentence_expand(&words, &language_chinese, rules->lead.forms[i].word);
    assert_string_equal(text, "大雨");
  }
}

/* What stands in a header is of its kind, so that nothing of it is passed over in silence. */
TEST(a_header_of_a_wrong_kind_is_refused) {
  static const char *const HEADERS[][2] = {
      {"needs = 'packs 3+'", "needs: must be a table of ranges"},
      {"needs = 5", "needs: must be a table of ranges"},
      {"needs = { zork = '3+' }", "needs: must be a table of ranges"},
      {"needs = { packs = 'many' }", "needs: must be a table of ranges"},
      {"requires = { 5 }", "requires: must be a list of names"},
      {"requires = { rule = 'heli' }", "requires: must be a list of names"},
      {"excludes = 'heli'", "excludes: must be a list of names"},
      {"players = '6'", "players: must be a number of players"},
      {"default = 'yes'", "default: must be true or false"},
      {"summary = {}", "summary: must be a text"},
      {"source = 3", "source: must be a text"},
      {"zh = 'x'", "zh: must be a table {"},
      {"zh = { nmae = 'x' }", "zh: must be a table {"},
      {"zh = { words = { x = 3 } }", "zh: must be a table {"},
  };
  ALL_REFUSED("%s", HEADERS);
}
