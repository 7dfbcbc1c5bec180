/* test_differ.c - what differs between two sums: found, made small, told, written as scenarios. */

#include "differ/position_text.h"
#include "differ/scenario_text.h"
#include "differ/tell.h"
#include "language/language.h"
#include "notation/notation.h"
#include "notation/position.h"
#include "rulefiles.h"
#include "scenario/scenario.h"

enum { TEXT_MAX = 1 << 18, PORTION = 100 };

static void let_go(void *differ) { differ_free(differ); }

static Differ *between(const char *a, const char *b) {
  char error[VARIANT_ERROR];
  const DifferWanted wanted = {.a = a, .b = b, .seed = 1};
  Differ *differ = differ_new(&wanted, error, sizeof error);
  if (!differ) fail_msg("%s and %s: %s", a, b, in_english(error));
  return test_keeps(differ, let_go);
}

static Differ *found_in(const char *a, const char *b, long situations) {
  Differ *differ = between(a, b);
  differ_search(differ, situations, NULL, NULL);
  return differ;
}

/* All that is said of the differences. */
static char *told(const Differ *differ) {
  char *out = test_room(TEXT_MAX);
  Text text = text_start(out, TEXT_MAX);
  for (int i = 0; i < differ_count(differ); i++) {
    char said[TOLD_TEXT];
    Text line = text_start(said, sizeof said);
    tell_question(&line, differ_at(differ, i), STYLE_ASCII);
    for (int side = 0; side < 2; side++) {
      text_put(&line, side ? " | " : " ");
      tell_answer(&line, differ_at(differ, i), side, STYLE_ASCII);
    }
    text_add(&text, "%s [", in_english(said));
    line = text_start(said, sizeof said);
    tell_fields(&line, differ, differ_at(differ, i));
    text_add(&text, "%s]\n", in_english(said));
  }
  return out;
}

/* Is this field shown? It is set differently. */
static bool shows(const Differ *differ, const char *group, const char *name) {
  for (int i = 0; i < differ_fields(differ); i++)
    if (differ_field(differ, i) == schema_find(group, name)) return differ_shows(differ, i);
  fail_msg("%s.%s is set alike", group, name);
  return false;
}

/* Is it by so many situations? No more are looked at than that takes. */
static bool comes_to_show(Differ *differ, const char *group, const char *name, long situations) {
  while (!shows(differ, group, name) && differ_tried(differ) < situations)
    differ_search(differ, PORTION, NULL, NULL);
  return shows(differ, group, name);
}

static const char *const GAMES[] = {"pagat",   "eighty", "compact", "friends",
                                    "shengji", "online", "bombs"};
enum { GAMES_NB = sizeof GAMES / sizeof *GAMES };

/* ---- what is found ---- */

TEST(nothing_differs_between_a_game_and_itself) {
  for (int i = 0; i < GAMES_NB; i++) {
    Differ *differ = found_in(GAMES[i], GAMES[i], 1500 / SHARE);
    if (differ_count(differ)) fail_msg("%s: %s", GAMES[i], told(differ));
    assert_int_equal(differ_tried(differ), 1500 / SHARE);
    assert_int_equal(differ_fields(differ), 0);
    test_lets_go(differ);
  }
}

TEST(a_rule_is_shown_by_a_situation_with_nothing_to_spare) {
  Differ *differ = found_in("pagat", "pagat+pair-under-triple", 4000);
  assert_int_equal(differ_fields(differ), 1);
  assert_true(shows(differ, "follow", "smaller"));
  const Difference *of = differ_at(differ, 0);
  assert_int_equal(of->posed.type, POSED_FOLLOW);
  assert_int_equal(cardset_size(&of->posed.question.lead, PACK_MAX), 3);
  assert_int_equal(cardset_size(&of->posed.question.hand, PACK_MAX), 4);
  assert_int_equal(of->posed.packs, 3);
  char *text = told(differ);
  assert_says(text, "[follow.smaller]");
  assert_says(text, "| no: a triple was led and you hold a pair");
}

/* Is a card of the hand one that need not be there? */
static bool can_spare(const Differ *differ, const Difference *of, Asker *asker) {
  CardSet spare = of->posed.question.hand;
  cardset_subtract(&spare, &spare, &of->posed.question.cards, PACK_MAX);
  for (uint64_t kinds = spare.plane[0]; kinds;) {
    Verdict verdict[2];
    Posed posed = of->posed;
    cardset_take(&posed.question.hand, bit_pop(&kinds), PACK_MAX);
    bool both = true;
    for (int side = 0; side < 2; side++) /* what is loaded is lent to be asked */
      both &= posed_ask(&posed, asker, (Loaded *)differ_loaded(differ, of, side), &verdict[side]);
    if (both && verdicts_differ(&verdict[0], &verdict[1], of->fact)) return true;
  }
  return false;
}

TEST(no_card_of_a_hand_can_be_left_out) {
  int follows = 0;
  Asker *asker = asker_new();
  Differ *differ = found_in("pagat", "eighty", SHARE > 1 ? 1500 : 6000);
  for (int i = 0; i < differ_count(differ); i++) {
    const Difference *of = differ_at(differ, i);
    if (of->posed.type != POSED_FOLLOW) continue;
    follows++;
    if (of->fields && can_spare(differ, of, asker))
      fail_msg("%d can be smaller:\n%s", i + 1, told(differ));
  }
  assert_true(follows > 0);
  asker_free(asker);
}

TEST(the_same_seed_finds_the_same_whatever_the_portions) {
  Differ *once = found_in("pagat", "compact", 1200), *twice = found_in("pagat", "compact", 500);
  differ_search(twice, 700, NULL, NULL);
  char *a = told(once), *b = told(twice);
  assert_string_equal(a, b);
  assert_true(differ_count(once) > 0);
}

static bool at_once(void *context) {
  ++*(int *)context;
  return true;
}

TEST(a_search_stops_when_it_is_told_to) {
  int asked = 0;
  Differ *differ = found_in("pagat", "eighty", 0);
  differ_search(differ, 100000, at_once, &asked);
  assert_int_equal(asked, 1);
  assert_int_equal(differ_tried(differ), 0);
}

TEST(what_cannot_be_compared_is_refused_with_a_sentence) {
  static const struct {
    const char *a, *b, *says;
    int players;
  } CASES[] = {{"pagat", "bombs", "two families", 0},
               {"pagat", "nothing-of-that-name", "there is no", 0},
               {"pagat", "bombs", "two families", 6},
               {"pagat", "eighty", "eighty is not for 5 players", 5}};
  for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
    char error[VARIANT_ERROR];
    const DifferWanted wanted = {
        .a = CASES[i].a, .b = CASES[i].b, .players = CASES[i].players, .seed = 1};
    assert_null(differ_new(&wanted, error, sizeof error));
    assert_says(in_english(error), CASES[i].says);
  }
}

TEST(what_chance_hardly_finds_is_among_the_small_questions) {
  Differ *differ = between("pagat", "pagat+jack-back-to-two");
  assert_true(comes_to_show(differ, "advance", "demote", 8000));
}

TEST(small_questions_are_put_one_after_the_other_to_the_last) {
  bool all;
  Differ *differ = found_in("pagat", "pagat+three-failures-at-ace", 3000);
  assert_false(shows(differ, "advance", "demote"));
  assert_int_equal(differ_small(differ, POSED_SETTLE, &all), 500);
  assert_false(all);
  differ_search(differ, 3000, NULL, NULL);
  assert_int_equal(differ_small(differ, POSED_SETTLE, &all), 61 * 2 * (2 + RANK_NB));
  assert_true(all);
  assert_int_equal(differ_small(differ, POSED_FOLLOW, &all), 0); /* the field does not bear on it */
}

/* ---- the sources ---- */

/* Topics on which the games of the sources differ, by the field that decides. */
TEST(topics_on_which_the_sources_differ_are_found) {
  static const char ACTIVE[] = "pagat+active-passive", ANY_RANK[] = "pagat+any-active-rank";
  static const struct {
    const char *a, *b, *group, *name;
  } TOPICS[] = {
      {"pagat", "eighty", "deck", "players"},      {"pagat", "eighty", "deal", "next"},
      {"pagat", "eighty", "deal", "misdeal"},      {"pagat", "eighty", "declare", "own"},
      {"pagat", "eighty", "kitty", "exposed"},     {"pagat", "eighty", "order", "tractors"},
      {"pagat", "eighty", "order", "equals"},      {"pagat", "eighty", "follow", "protect"},
      {"pagat", "eighty", "follow", "smaller"},    {"pagat", "eighty", "throw", "test"},
      {"pagat", "eighty", "throw", "forced"},      {"pagat", "eighty", "throw", "penalty"},
      {"pagat", "eighty", "score", "bands"},       {"pagat", "eighty", "score", "step"},
      {"pagat", "eighty", "score", "short_team"},  {"pagat", "eighty", "win", "overruff"},
      {"pagat", "compact", "deal", "next"},        {"pagat", "compact", "throw", "forced"},
      {"pagat", "compact", "win", "throws"},       {"pagat", "friends", "declare", "bids"},
      {"pagat", "friends", "kitty", "multiplier"}, {"pagat", "friends", "friends", "callable"},
      {"pagat", "friends", "friends", "joins"},    {"pagat", "friends", "follow", "owes"},
      {"pagat", "friends", "advance", "declarer"}, {"pagat", "friends", "deck", "packs"},
      {"pagat", "friends", "kitty", "size"},       {"pagat", "friends", "deal", "first"},
      {"pagat", "friends", "declare", "beats"},    {"pagat", "friends", "declare", "own"},
      {"pagat", "friends", "declare", "nobody"},   {"pagat", "friends", "declare", "rank"},
      {"pagat", "online", "declare", "rank"},      {"pagat", "online", "lead", "grouping"},
      {"pagat", "online", "levels", "track"},      {"pagat", "online", "levels", "after_last"},
      {"pagat", "online", "advance", "stops"},     {"pagat", "online", "score", "below_zero"},
      {"friends", "shengji", "friends", "teams"},  {"friends", "shengji", "friends", "count"},
      {ACTIVE, ANY_RANK, "declare", "by"},         {ACTIVE, ANY_RANK, "declare", "rank"},
      {ACTIVE, ANY_RANK, "declare", "nobody"},     {ACTIVE, ANY_RANK, "advance", "steps"},
  };
  enum { N = sizeof TOPICS / sizeof *TOPICS };
  Differ *differ = NULL;
  for (int i = 0; i < N / SHARE; i++) {
    bool same = i && !strcmp(TOPICS[i].a, TOPICS[i - 1].a) && !strcmp(TOPICS[i].b, TOPICS[i - 1].b);
    if (!same) {
      if (differ) test_lets_go(differ);
      differ = between(TOPICS[i].a, TOPICS[i].b);
    }
    if (!comes_to_show(differ, TOPICS[i].group, TOPICS[i].name, 12000))
      fail_msg("%s and %s: %s.%s is not shown", TOPICS[i].a, TOPICS[i].b, TOPICS[i].group,
               TOPICS[i].name);
  }
}

/* ---- scenarios, positions ---- */

/* The scenarios of one side, under the game `under`. */
static const char *scenarios_of(const Differ *differ, int side, const char *under) {
  char *out = test_room(TEXT_MAX), *from = test_room(TEXT_MAX);
  const char *named = printed("game = \"%s\"", differ_spec(differ, side));
  const char *other = printed("game = \"%s\"", under);
  Text text = text_start(from, TEXT_MAX), to = text_start(out, TEXT_MAX);
  for (int i = 0; i < differ_count(differ); i++)
    scenario_of_difference(&text, differ, differ_at(differ, i),
                           &(ScenarioWanted){side, &language_english, true});
  text_put(&to, "return scenarios {\n");
  const char *at = from;
  for (const char *next; (next = strstr(at, named)) != NULL; at = next + strlen(named)) {
    text_put_some(&to, at, (size_t)(next - at));
    text_put(&to, other);
  }
  text_add(&to, "%s}\n", at);
  return rulefile(side ? "side-b" : "side-a", out);
}

TEST(scenarios_pass_on_their_own_side_and_fail_on_the_other) {
  static const char *const PAIRS[][2] = {
      {"pagat", "eighty"}, {"online", "pagat"}, {"friends", "shengji"}, {"compact", "pagat"}};
  for (size_t i = 0; i < sizeof PAIRS / sizeof *PAIRS; i += SHARE) {
    Differ *differ = found_in(PAIRS[i][0], PAIRS[i][1], 3000 / SHARE);
    int n = differ_count(differ);
    assert_true(n > 0);
    for (int run = 0; run < 4; run++) {
      ScenarioTally *tally = test_room(sizeof *tally);
      FILE *out = tmpfile();
      int side = run % 2, own = run < 2;
      const char *path = scenarios_of(differ, side, PAIRS[i][own ? side : !side]);
      assert_true(scenarios_run(path, NULL, out, NULL, tally));
      fclose(out);
      if (tally->passed != (own ? n : 0) || tally->failed != (own ? 0 : n))
        fail_msg("%s under %s: %d passed, %d failed of %d:\n%s", path, PAIRS[i][own ? side : !side],
                 tally->passed, tally->failed, n, told(differ));
    }
    test_lets_go(differ);
  }
}

TEST(situations_of_tricks_can_be_laid_on_the_table) {
  char error[VARIANT_ERROR], position[NOTATION_MAX];
  const DifferWanted wanted = {
      .a = "pagat", .b = "eighty", .players = 6, .seed = 1, .own_deck = true};
  Differ *differ = differ_new(&wanted, error, sizeof error);
  const Rules *rules = spec_rules("pagat", 6);
  int laid = 0;
  differ_search(differ, 4000 / SHARE, NULL, NULL);
  for (int i = 0; i < differ_count(differ); i++) {
    Game game;
    Text text = text_start(position, sizeof position);
    if (!position_of_difference(&text, differ, differ_at(differ, i))) continue;
    if (!position_parse(position, &game, rules, error, sizeof error))
      fail_msg("%s: %s", position, in_english(error));
    laid++;
  }
  assert_true(laid > 2);
  differ_free(differ);
}

/* ---- climbing games ---- */

#define EXCHANGE(keep, give, refuse, request, back)                                                \
  "exchange = { steps = { " keep give refuse request back " } }"
#define KEEP "{ 'keep', by = 'loser', if_holds = 'LJ HJ', leader = 'loser' }, "
#define GIVE "{ 'give', by = 'loser', to = 'winner', cards = 'highest' }, "
#define REFUSE "{ 'refuse', by = 'winner', leader = 'winner' }, "
#define REQUEST(more) "{ 'request', by = 'loser', of = 'winner', " more "leader = 'loser' }, "
#define ASK_FOR REQUEST("if_given = 'jokers', ranks = '3-T', ")
#define TO_ALL REQUEST("ranks = '3-T', ")
#define TO_JACK REQUEST("if_given = 'jokers', ranks = '3-J', ")
#define GIVE_ANY "{ 'give', by = 'loser', to = 'winner', cards = 'any' }, "
#define REFUSED "{ 'refuse', by = 'winner', leader = 'loser' }, "
#define BACK_LEADS "{ 'give', by = 'winner', to = 'loser', cards = 'any', leader = 'winner' }"
#define BACK "{ 'give', by = 'winner', to = 'loser', cards = 'any', leader = 'loser' }"

/* What a rule file can set in a climbing game, each beside `bombs`. */
static const struct {
  const char *field, *sets;
} OF_CLIMBING[] = {
    {"deck.packs", "deck = { packs = 2 }"},
    {"deck.tables", "deck = { tables = '4-6' }"},
    {"deal.next", "deal = { next = 'winner' }"},
    {"deal.next", "deal = { next = 'next seat' }"},
    {"order.ranks", "order = { ranks = '2 3 4 5 6 7 8 9 T J Q K A LJ HJ' }"},
    {"lead.first", "lead = { first = 'holder of 3S' }"},
    {"lead.first", "lead = { first = 'dealer' }"},
    {"lead.first", "lead = { first = 'after the dealer' }"},
    {"lead.forms", "lead = { forms = { run = false } }"},
    {"lead.forms", "lead = { forms = { run = { length = '5+' } } }"},
    {"lead.forms", "lead = { forms = { double_run = { to = '2' } } }"},
    {"lead.forms", "lead = { forms = { bomb = { power = 2 } } }"},
    {"lead.forms", "lead = { forms = { bomb = { out_of_turn = false } } }"},
    {"lead.forms", "lead = { forms = { super_bomb = { ends_trick = false } } }"},
    {"lead.forms",
     "lead = { forms = { completion = { completes = 'pair', becomes = 'big_bomb' } } }"},
    {"lead.forms", "lead = { forms = { twos = { cards = '2S 2H 2D 2C', power = 5 } } }"},
    {"follow.pass", "follow = { pass = 'out of the trick' }"},
    {"follow.own_top", "follow = { own_top = true }"},
    {"exchange.steps", "exchange = { steps = {} }"},
    {"exchange.steps", EXCHANGE("", GIVE, REFUSE, ASK_FOR, BACK)},
    {"exchange.steps", EXCHANGE(KEEP, GIVE_ANY, REFUSE, ASK_FOR, BACK)},
    {"exchange.steps", EXCHANGE(KEEP, GIVE, "", ASK_FOR, BACK)},
    {"exchange.steps", EXCHANGE(KEEP, GIVE, REFUSED, ASK_FOR, BACK)},
    {"exchange.steps", EXCHANGE(KEEP, GIVE, REFUSE, TO_ALL, BACK)},
    {"exchange.steps", EXCHANGE(KEEP, GIVE, REFUSE, TO_JACK, BACK)},
    {"exchange.steps", EXCHANGE(KEEP, GIVE, REFUSE, ASK_FOR, BACK_LEADS)},
    {"score.places", "score = { places = { 5, 3, between = 2, last = 1 } }"},
    {"score.places", "score = { places = { 4, 3, between = 1, last = 1 } }"},
    {"score.places", "score = { places = { 4, 3, between = 2, last = 0 } }"},
    {"advance.moves", "advance = { moves = 'nobody' }"},
    {"advance.game_over", "advance = { game_over = { deals = 10 } }"},
    {"advance.game_over", "advance = { game_over = 'never' }"},
    {"phases", "phases = { 'deal out', 'climb' }"},
};

/* Do the scenarios of both sides pass, each under its own rules? */
static void scenarios_pass(const Differ *differ) {
  char *out = test_room(TEXT_MAX);
  Text text = text_start(out, TEXT_MAX);
  ScenarioTally *tally = test_room(sizeof *tally);
  FILE *said = tmpfile();
  text_put(&text, "return scenarios {\n");
  for (int i = 0; i < differ_count(differ); i++)
    for (int side = 0; side < 2; side++)
      scenario_of_difference(&text, differ, differ_at(differ, i),
                             &(ScenarioWanted){side, &language_english, true});
  text_put(&text, "}\n");
  assert_true(scenarios_run(rulefile("climbing", out), NULL, said, NULL, tally));
  if (tally->failed || tally->passed != 2 * differ_count(differ))
    fail_msg("%d passed, %d failed of\n%s", tally->passed, tally->failed, out);
  fclose(said);
}

TEST(what_a_rule_of_a_climbing_game_can_set_is_shown) {
  for (size_t i = 0; i < sizeof OF_CLIMBING / sizeof *OF_CLIMBING; i += SHARE) {
    const char *field = OF_CLIMBING[i].field, *dot = strchr(field, '.');
    const char *rule =
        printed("return house_rule { name = 'Mine', summary = 'x', %s }", OF_CLIMBING[i].sets);
    const char *spec = with_rule("bombs", rule);
    const char *group = printed("%.*s", (int)(dot ? dot - field : 0), field);
    Differ *differ = found_in("bombs", spec, 3000);
    if (!shows(differ, group, dot ? dot + 1 : field)) fail_msg("%s: not shown", rule);
    scenarios_pass(differ);
    test_lets_go(differ);
  }
}

TEST(a_hand_is_played_on_with_no_card_to_spare) {
  Differ *differ = found_in("bombs", "bombs+advance.moves='nobody'", 3000);
  char *text = told(differ);
  assert_int_equal(differ_count(differ), 1);
  const Posed *posed = &differ_at(differ, 0)->posed;
  assert_int_equal(posed->players, 8); /* two tables */
  assert_int_equal(posed->steps, 1);
  assert_int_equal(posed_size(posed), 2 + 2 + 1); /* two cards are held, one of them is played */
  assert_says(text, "[advance.moves]");
}

/* ---- house rules ---- */

/* Fields that no situation shows, or hardly one in ten thousand, and what whole games say of them:
** WHOLE_APART, they show there; WHOLE_ALIKE, in as many deals as were played they never do. */
static const struct {
  const char *rule, *game, *group, *name;
  int players;
  Whole whole;
} LEFT_OUT[] = {
    /* which way the cards go round, and what is shown, changes nothing that is done */
    {"play-anticlockwise", "eighty", "deal", "direction", 0, WHOLE_ALIKE},
    {"play-clockwise", "pagat", "deal", "direction", 0, WHOLE_ALIKE},
    {"objector-stays-hidden", "pagat", "throw", "shown", 0, WHOLE_ALIKE},
    /* who draws first after a misdeal; when the game is over; a phase of its own */
    {"misdeal-without-points", "pagat", "deal", "misdeal_first", 12, WHOLE_APART},
    {"heli", "pagat", "advance", "game_over", 0, WHOLE_APART},
    {"joker-level", "pagat", "advance", "game_over", 0, WHOLE_APART},
    {"trumps-are-auctioned", "pagat", "declare", "beats", 0, WHOLE_APART},
    {"losers-pay-tribute", "pagat", "", "phases", 0, WHOLE_APART},
    {"opponents-may-double", "pagat", "score", "adjust", 0, WHOLE_APART},
    {"grab-the-first-deal", "pagat", "kitty", "theft", 0, WHOLE_APART},
    {"change-and-attack", "eighty", "declare", "shown", 0, WHOLE_APART},
    /* who is passive after earlier deals decides, which the game without the rule does not know */
    {"active-passive", "pagat", "declare", "by", 0, WHOLE_APART},
    {"active-passive", "pagat", "declare", "nobody", 0, WHOLE_APART},
    {"active-passive", "pagat", "advance", "steps", 0, WHOLE_APART},
    {"any-active-rank", "pagat", "declare", "declarer", 0, WHOLE_APART},
    /* another function that says the same, or one that others of the rule's fields leave no case */
    {"called-friends", "pagat", "friends", "count", 0, WHOLE_ALIKE},
    {"any-active-rank", "pagat", "declare", "by", 0, WHOLE_ALIKE},
    /* neither game can be played with the phases of the other */
    {"fixed-teams", "pagat", "", "phases", 0, WHOLE_NOT_PLAYED},
    /* a certain last trick and a defended level before it; a declaration upon a turned kitty */
    {"jack-in-deciding-unit", "pagat", "advance", "stops", 0, WHOLE_ALIKE},
    {"kitty-by-flash-or-straight", "friends", "kitty", "multiplier", 0, WHOLE_ALIKE},
    {"grab-the-first-deal", "pagat", "declare", "refuse", 0, WHOLE_ALIKE},
};
enum { LEFT_OUT_NB = sizeof LEFT_OUT / sizeof *LEFT_OUT, DEALS = 60, DEALS_APART = 800 };

static bool is_left_out(const char *rule, const Field *field) {
  for (size_t i = 0; i < LEFT_OUT_NB; i++)
    if (!strcmp(LEFT_OUT[i].rule, rule) &&
        schema_find(LEFT_OUT[i].group, LEFT_OUT[i].name) == field)
      return true;
  return false;
}

TEST(what_no_situation_shows_is_asked_of_whole_games) {
  for (size_t i = 0; i < LEFT_OUT_NB; i += SHARE) {
    char error[VARIANT_ERROR];
    const char *spec = printed("%s+%s", LEFT_OUT[i].game, LEFT_OUT[i].rule);
    const DifferWanted wanted = {
        .a = LEFT_OUT[i].game, .b = spec, .players = LEFT_OUT[i].players, .seed = 1};
    Differ *differ = differ_new(&wanted, error, sizeof error);
    const Field *field = schema_find(LEFT_OUT[i].group, LEFT_OUT[i].name);
    int at = 0;
    Apart apart;
    assert_non_null(differ);
    while (at < differ_fields(differ) && differ_field(differ, at) != field) at++;
    if (at == differ_fields(differ)) fail_msg("%s: %s is set alike", spec, LEFT_OUT[i].name);
    int deals = LEFT_OUT[i].whole == WHOLE_APART ? DEALS_APART : DEALS * (1 + long_rounds());
    if (differ_whole(differ, at, deals, &apart) != LEFT_OUT[i].whole)
      fail_msg("%s: whole games say otherwise of %s", spec, LEFT_OUT[i].name);
    differ_free(differ);
  }
}

/* Fields that a house rule sets and that no situation of so few shows, in the game in which fewest
** are left. */
typedef struct Unseen {
  int n;
  char fields[512];
} Unseen;

static void look_at(const char *rule, const char *base, int players, Unseen *least) {
  char error[VARIANT_ERROR], said[512];
  const DifferWanted wanted = {
      .a = base, .b = printed("%s+%s", base, rule), .players = players, .seed = 1};
  Differ *differ = differ_new(&wanted, error, sizeof error);
  int unseen = 0;
  if (!differ) return; /* it is for other games, or numbers of players */
  do {
    unseen = 0;
    differ_search(differ, PORTION, NULL, NULL);
    for (int i = 0; i < differ_fields(differ); i++)
      unseen += !differ_shows(differ, i) && !is_left_out(rule, differ_field(differ, i));
  } while (unseen > 0 && differ_tried(differ) < 4800); /* most are shown soon */
  if (differ_fields(differ) > 0 && (least->n < 0 || unseen < least->n)) {
    Text text = text_start(said, sizeof said);
    tell_unseen(&text, differ);
    least->n = unseen;
    snprintf(least->fields, sizeof least->fields, "%s", in_english(said));
  }
  differ_free(differ);
}

/* The rule laid over each game in turn, until all its fields are shown in one. */
static bool is_shown(const char *rule) {
  Unseen least = {.n = -1};
  for (int k = 0; k < 2 * GAMES_NB && least.n != 0; k++) {
    look_at(rule, GAMES[k % GAMES_NB], k < GAMES_NB ? 6 : 0, &least);
  }
  if (least.n > 0) print_message("  {\"%s\", \"%s\"},\n", rule, least.fields);
  return least.n <= 0;
}

TEST(every_field_that_a_house_rule_sets_is_shown) {
  static Names names = {.type = "house rule"};
  int hidden = 0, step = SHARE > 1 ? 3 * SHARE : 1;
  names_find(&names);
  assert_true(names.n > 170);
  for (int i = 0; i < names.n; i += step) hidden += !is_shown(names.name[i]);
  assert_int_equal(hidden, 0);
}
