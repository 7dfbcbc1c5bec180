/* test_fields.c - fields are read by their descriptors: a mistake is named by its path, with what
** would be right; what was set last is blamed.
*/
#include "rulefiles.h"
#include "rules/schema.h"

typedef struct Mistake {
  const char *fields, *says;
} Mistake;

static void check(const char *game, const Mistake mistakes[], size_t n) {
  for (size_t i = 0; i < n; i++) {
    const char *text = printed("return house_rule { name = 'x',\n%s }", mistakes[i].fields);
    const char *said = rulefile_error(with_rule(game, text), 0);
    if (strncmp(said, "rule.lua:2: ", 12) != 0 || strcmp(said + 12, mistakes[i].says) != 0)
      fail_msg("%s\n  is refused with: %s\n  not with: %s", mistakes[i].fields, said,
               mistakes[i].says);
  }
}

#define CHECK(game, mistakes) check(game, mistakes, sizeof mistakes / sizeof *mistakes)

TEST(a_mistake_is_named_by_its_path) {
  static const Mistake MISTAKES[] = {
      {"score = { bands = { { 0, 'declarers', 300 } } }",
       "score.bands[1].levels = 300: must be from 0 to 100"},
      {"score = { bands = { { 0, 'declarers', 1, every = 3 } } }",
       "score.bands[1].every = 3: must be from -1 to 1"},
      {"score = { bands = { { 0, 'declarers', 1, evry = 1 } } }",
       "score.bands[1]: unknown key evry: did you mean every?"},
      {"score = { bands = { { 0, 'declarers', 1, 7 } } }",
       "score.bands[1]: has more values than it has places"},
      {"score = { bands = { { '2000+', 'declarers', 1 } } }",
       "score.bands[1].from = \"2000+\": must be a number of steps, or \"0+\""},
      {"throw = { penalty = { levels = { ['other side'] = 30 } } }",
       "throw.penalty.levels[\"other side\"] = 30: must be from -20 to 20"},
      {"throw = { penalty = { levels = { opponents = 1 } } }",
       "throw.penalty.levels: unknown key opponents: must be one of \"leader's side\" or \"other "
       "side\""},
      {"lead = { forms = { x = { size = 2, out_of_turn = true } } }",
       "lead.forms.x.out_of_turn: belongs to climbing games, and this is a trick game"},
      {"throw = { penalty = { unplayed = 'other' } }",
       "throw.penalty.unplayed = \"other\": must be one of \"leader's side\" or \"other side\""},
      {"lead = { forms = { x = { size = 1, power = 200 } } }",
       "lead.forms.x.power = 200: must be from 0 to 100"},
      {"lead = { forms = { x = { size = 1, answers = 'alway' } } }",
       "lead.forms.x.answers = \"alway\": did you mean \"always\"? (\"what is owed\", \"suit or "
       "trump\" or \"always\")"},
      {"follow = { protect = { 'tractors', 'larger set' } }",
       "follow.protect[2] = \"larger set\": did you mean \"larger sets\"? (\"larger sets\", "
       "\"tractors\" or \"loose sets first\")"},
      {"declare = { beats = { 'count', 'joker', 'suit', 'count', 'joker' } }",
       "declare.beats: has more than 4 entries"},
      {"deck = { players = { [6] = { packs = 2, kity = 6 } } }",
       "deck.players[6]: unknown key kity: did you mean kitty?"},
      {"advance = { stops = { A = 'anyon' } }",
       "advance.stops.A = \"anyon\": did you mean \"anyone\"? (\"anyone\", \"declarers\" or "
       "\"declarer\")"},
      {"points = { cards = { K = 300 } }", "points.cards.K = 300: must be from -255 to 255"},
  };
  CHECK("pagat", MISTAKES);
}

TEST(what_was_set_last_is_at_fault_where_two_fields_do_not_go_together) {
  static const Mistake TRICK = {"levels = { track = '3 4' }",
                                "levels.start = \"2\": is not on the track"},
                       CLIMB = {"order = { ranks = '4 5 6 7 8 9 T J Q K A 2 3 LJ HJ' }",
                                "exchange.steps[4].ranks = \"3-T\": they do not rise in "
                                "order.ranks"};
  check("pagat", &TRICK, 1);
  check("eighty", &TRICK, 1); /* which extends pagat */
  check("bombs", &CLIMB, 1);
  const char *game = rulefile("g", "return game { name = 'g', extends = 'pagat',\n"
                                   "  levels = { track = '3 4' } }");
  assert_string_equal(rulefile_error(game, 6),
                      "g.lua:2: levels.start = \"2\": is not on the track");
}

TEST(what_would_be_right_is_said) {
  static const Mistake MISTAKES[] = {
      {"advance = { game_over = {} }",
       "advance.game_over.deals: must be given: a whole number from 1 to 10000"},
      {"kitty = { exposed = true }", "kitty.exposed: must be false, or a whole number"},
      {"kitty = { shown_at_end = 1 }", "kitty.shown_at_end: must be true or false, not 1"},
      {"kitty = { multiplier = true }",
       "kitty.multiplier: must be one of \"longest unit\" or \"winner's longest unit\", or a whole "
       "number from 0 to 4096, not true"},
      {"levels = { after_last = 3 }", "levels.after_last: must be one of \"win\" or \"again\", or "
                                      "\"again from …\" with a level of "
                                      "the track, not 3"},
      {"levels = { after_last = 'again from X' }", "levels.after_last: \"X\" is no rank"},
      {"advance = { game_over = 5 }",
       "advance.game_over: must be one of \"never\" or \"past the last level\", or a table { deals "
       "= … }, not 5"},
      {"deal = { next = { won = 'declarer' } }",
       "deal.next.lost: must be given: one of \"nobody\", \"declarer\", \"partner\", \"next "
       "seat\", \"next winner\", \"next opponent\", \"last trick's winner\", \"bidder\", \"first "
       "drawer\" or \"after the first drawer\""},
      {"lead = { forms = { x = { size = 0 } } }",
       "lead.forms.x.size: must be a range (2, \"2+\" or \"2-4\") from 1, not 0"},
      {"lead = { forms = { x = { size = 1, is = 'any' } } }",
       "lead.forms.x.is: must be a function (cards, order), not \"any\""},
      {"lead = { forms = { x = { size = 1, beats = '2y' } } }",
       "lead.forms.x.beats = \"2y\": must be a unit: \"2x2\", \"3\""},
      {"declare = { bids = { x = { any = 2, locks = 'yes' } } }",
       "declare.bids.x.locks: must be true or false, not \"yes\""},
      {"points = { cards = 5 }",
       "points.cards: must be a table { [a rank or a card] = a whole number from -255 to 255 }, "
       "not 5"},
      {"points = { cards = { K = 10, 5 } }",
       "points.cards: must be a table { [a rank or a card] = a whole number from -255 to 255 }; 5 "
       "stands in it without a rank or a card"},
      {"advance = { stops = { '5', 'T' } }",
       "advance.stops: must be levels (\"5 T K A\"), or a table { [levels] = \"anyone\", "
       "\"declarers\" or \"declarer\" }; \"5\" stands in it without levels"},
      {"advance = { stops = { ['1'] = 'anyone' } }", "advance.stops: \"1\" is no rank"},
      {"advance = { stops = 5 }",
       "advance.stops: must be levels (\"5 T K A\"), or a table { [levels] = \"anyone\", "
       "\"declarers\" or \"declarer\" }, not 5"},
  };
  CHECK("pagat", MISTAKES);
}

TEST(a_list_has_nothing_but_its_entries) {
  static const Mistake MISTAKES[] = {
      {"follow = { owes = { suit = true } }",
       "follow.owes: suit cannot stand in a list: its entries have no names"},
      {"follow = { protect = { ['larger sets'] = true } }",
       "follow.protect: larger sets cannot stand in a list: its entries have no names"},
      {"score = { bands = { { 0, 'declarers', 1 }, last = { 80, 'opponents', 1 } } }",
       "score.bands: last cannot stand in a list: its entries have no names"},
      {"order = { trumps = { 'suit', 'rank', { 'LJ', x = '5H' }, 'HJ' } }",
       "order.trumps: x cannot stand in a list: its entries have no names"},
      {"follow = { owes = { 'suit', [4] = 'sets', [true] = 'shape' } }",
       "follow.owes: entry 4 stands behind an empty place"},
      {"order = { trumps = { 'suit', 'rank', [7] = 'HJ' } }",
       "order.trumps: entry 7 stands behind an empty place"},
      {"follow = { owes = { 'suit', [1.5] = 'sets' } }",
       "follow.owes: 1.5 is no place in a list: these are 1, 2, 3 …"},
  };
  CHECK("pagat", MISTAKES);
}

TEST(climbing_games_have_values_of_their_own) {
  static const Mistake MISTAKES[] = {
      {"deal = { next = 3 }",
       "deal.next: must be one of \"loser\", \"winner\" or \"next seat\", not 3"},
      {"lead = { first = 'holder of 3C 4C' }", "lead.first = \"3C 4C\": must be one card"},
      {"lead = { forms = { x = { size = 2, beats = '2x2' } } }",
       "lead.forms.x.beats: belongs to trick games, and this is a climbing game"},
      {"lead = { forms = { x = { size = 5, is = function() end } } }",
       "lead.forms.x.is: belongs to trick games, and this is a climbing game"},
      {"lead = { forms = { x = { size = 4, alke = 'rank' } } }",
       "lead.forms.x: unknown key alke: must be one of \"size\", \"length\", \"to\", \"cards\", "
       "\"power\", \"out_of_turn\", \"ends_trick\", \"completes\" or \"becomes\""},
      {"lead = { forms = { x = { size = 2, completes = 'y', becomes = 'x' } } }",
       "lead.forms.x.completes = \"y\": is none of the forms"},
      {"exchange = { steps = { { 'keep', by = 'winner' }, { 'give', by = 'winner' } } }",
       "exchange.steps[2]: needs to = the other one"},
      {"exchange = { steps = { { 'give', by = 'winner', to = 'loser' } } }",
       "exchange.steps[1]: needs cards = \"highest\" or \"any\""},
      {"exchange = { steps = { { 'keep', by = 'winner', if_holds = 'ZZ' } } }",
       "exchange.steps[1].if_holds: \"ZZ\" is no card: a card is a rank (2-9 T J Q K A) and a suit "
       "(S H D C), a joker LJ or HJ"},
      {"score = { places = { 4, 'x', between = 2, last = 1 } }",
       "score.places[2]: must be a whole number from -100 to 100, not \"x\""},
      {"score = { places = { 4, [3] = 1, between = 2, last = 0 } }",
       "score.places: entry 3 stands behind an empty place"},
      {"score = { places = { 4, between = 2 } }",
       "score.places.last: must be given: a whole number from -100 to 100"},
  };
  CHECK("bombs", MISTAKES);
}

/* The entry `x` stands in the first of two rules, and is wrong by what the second adds to it. */
TEST(the_file_that_set_an_entry_last_is_blamed) {
  const char *spec = with_two(
      "pagat", "return house_rule { name = 'f',\nlead = { forms = {\n x = { size = 2 } } } }",
      "return house_rule { name = 's',\n\n\nlead = { forms = { y = { size = 3 } } } }");
  spec_load(spec, 0);
  rulefile("one", "return house_rule { name = 'f',\nlead = { forms = {\n x = { size = 2, suits = "
                  "2 } } } }");
  assert_string_equal(rulefile_error(spec, 0),
                      "one.lua:3: lead.forms.x.suits: identical cards are of one suit; give alike "
                      "= \"rank\" or `is`");
}

/* Whatever stands in the table: a card by itself differs from its rank. */
TEST(a_card_differs_from_its_rank) {
  const Rules *rules =
      rulefile_rules("return house_rule { name = 'x', points = { cards = { AS = 7, A = "
                     "1, K = 10, ['5'] = 5, ['5H'] = -5 } } }");
  const int16_t *points = rules->points.cards;
  assert_int_equal(points[card_make(SPADES, RANK_A)], 7);
  assert_int_equal(points[card_make(HEARTS, RANK_A)], 1);
  assert_int_equal(points[card_make(HEARTS, RANK_5)], -5);
  assert_int_equal(points[card_make(CLUBS, RANK_5)], 5);
  assert_int_equal(points[LJ], 0);
}

/* The value is refused, with the field named. */
static void check_refused(const char *game, const Field *field, const char *value) {
  char name[FIELD_NAME];
  const char *spec = printed("%s+%s=%s", game, schema_name(field, name), value);
  const char *said = rulefile_error(spec, 0);
  if (!strstr(said, name)) fail_msg("%s is refused with: %s", spec, said);
}

/* Each field that holds a number refuses what its descriptor does, in every family, also where a
** row of deck.players says it instead. */
TEST(every_number_is_whole_and_in_range) {
  int checked = 0;
  for (int i = 0; i < 2 * schema_n; i++) {
    const Field *field = &schema[i / 2];
    const char *game = i % 2 ? "bombs" : "pagat";
    if (!schema_is_of(field, i % 2 ? FAMILY_CLIMB : FAMILY_TRICK)) continue;
    if (field->type != FIELD_NUMBER) continue;
    const char *below = printed("%d", field->min - 1);
    const char *const wrong[] = {"0.5", below, printed("%d", field->max + 1), "-1000000000000",
                                 "1000000000000"};
    for (size_t n = 0; n < sizeof wrong / sizeof *wrong; n++) check_refused(game, field, wrong[n]);
    checked++;
  }
  assert_true(checked > 10);
}
