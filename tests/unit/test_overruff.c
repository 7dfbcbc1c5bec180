/* test_overruff.c - two ruffs of a throw: functions that say what the words say, over all readings;
** the examples of each word. The words themselves are compared with the oracle in test_brute.c. */
#include "compare.h"
#include "play/winner.h"
#include "presets.h"
#include "rulefiles.h"

/* Pagat for eight, three packs, with that win.overruff. */
static const Rules *load(const char *overruff) {
  return rules_with(8, "win = { overruff = %s }", overruff);
}

static int winner_of(Compare *compare, const Shape *lead, const CardSet plays[], int n) {
  int winner = -1;
  Ruling why = ruling_make(LEGAL);
  PlayCase of = {&compare->order, &compare->rules, NULL, -1};
  if (!trick_find_winner(&of, lead, plays, n, &winner, &why)) fail_msg("%s", why.text);
  return winner;
}

/* ---- functions and words ---- */

typedef struct Pair {
  int word;
  const char *function;
} Pair;

static const Pair PAIRS[] = {
    {OVERRUFF_LARGEST_UNIT, "function(new, best) return new[1] > best[1] end"},
    {OVERRUFF_HIGHEST_SET,
     "function(new, best, led) local function top(t) local size, most = 1, 0\n"
     " for i = 1, #led do size = math.max(size, led[i].size) end\n"
     " for i = 1, #led do if led[i].size == size then most = math.max(most, t[i]) end end\n"
     " return most end return top(new) > top(best) end"},
    {OVERRUFF_LONGEST_FIRST,
     "function(new, best, led) for i = 1, #led do\n"
     " if #led[1] > 1 and #led[i] == 1 then return false end\n"
     " if new[i] ~= best[i] then return new[i] > best[i] end end return false end"},
    {OVERRUFF_EVERY_UNIT,
     "function(new, best) for i = 1, #new do if new[i] <= best[i] then return false end end\n"
     " return true end"},
    {OVERRUFF_HIGHEST_CARD,
     "function(new, best) return math.max(table.unpack(new)) > math.max(table.unpack(best)) end"},
    {OVERRUFF_EVERY_UNIT, "function() return 'every unit' end"},
    {OVERRUFF_LONGEST_FIRST, "function() return 'longest first' end"},
    {OVERRUFF_LARGEST_UNIT, "function(new, best, led, deal, inherited) return inherited() end"},
};

/* Ruffs of random throws, from the function and from the word. */
static void compare_pair(const Pair *pair, Rng *rng) {
  Compare compare;
  const Rules *rules = load(pair->function);
  int throws = 0, ruffs = 0;
  compare.rules = *rules;
  compare_make(&compare, trump_of("9H"));
  Rules hooked = compare.rules, plain = compare.rules;
  plain.hooked = 0;
  plain.win.overruff = (uint8_t)pair->word;
  for (int i = 0; i < 300; i++) {
    Pile left = compare_deck(&compare), trick[4];
    CardSet plays[4];
    Shape lead;
    int n = 1;
    trick[0] = random_pile(&compare, &left, CLUBS, 2 + random_below(rng, 6), rng);
    plays[0] = compare_set(&compare, &trick[0]);
    shape_of(&compare.order, &compare.rules, &plays[0], &lead);
    if (lead.n < 2) continue;
    OracleShape led = compare_shape(&compare, &lead);
    for (; n < 4 && random_like(&compare, &left, &led, TRUMPS, rng, &trick[n]); n++) {
      for (int card = 0; card < KIND_NB; card++) left.n[card] -= trick[n].n[card];
      plays[n] = compare_set(&compare, &trick[n]);
    }
    throws++;
    ruffs += n - 1;
    compare.rules = plain;
    int expected = winner_of(&compare, &lead, plays, n);
    compare.rules = hooked;
    int is = winner_of(&compare, &lead, plays, n);
    if (is != expected)
      fail_msg("%s: %s / %s / %s: %d should win, not %d", pair->function, compare_text(&trick[0]),
               compare_text(&trick[1]), compare_text(&trick[n > 2 ? 2 : 1]), expected, is);
  }
  assert_true(throws > 50 && ruffs > 100);
}

TEST(a_function_that_says_what_a_word_says_finds_the_same_winner) {
  Rng rng = rng_from(7);
  for (size_t i = 0; i < sizeof PAIRS / sizeof PAIRS[0]; i++) compare_pair(&PAIRS[i], &rng);
}

/* ---- examples ---- */

typedef struct Example {
  int word, winner;
  const char *plays[3];
} Example;

TEST(each_word_compares_what_it_says) {
  static const Example examples[] = {
      {OVERRUFF_LARGEST_UNIT, 1, {"AC AC KC", "5H 5H 3H", "4H 4H HJ"}},
      {OVERRUFF_EVERY_UNIT, 2, {"AC AC KC", "5H 5H 3H", "6H 6H 4H"}},
      {OVERRUFF_EVERY_UNIT, 1, {"AC AC KC", "5H 5H 3H", "6H 6H 2H"}},
      {OVERRUFF_EVERY_UNIT, 2, {"AC AC KC", "5H 5H 3H", "6H 6H 6H"}},
      {OVERRUFF_EVERY_UNIT, 1, {"AC KC", "3H 8H", "9S 2H"}},
      {OVERRUFF_EVERY_UNIT, 2, {"AC KC", "3H 8H", "4H 9S"}},
      {OVERRUFF_LONGEST_FIRST, 1, {"AC AC KC KC 8C 8C", "5H 5H 4H 4H QH QH", "5H 5H 4H 4H JH JH"}},
      {OVERRUFF_LONGEST_FIRST, 2, {"AC AC KC KC 8C 8C", "5H 5H 4H 4H QH QH", "5H 5H 4H 4H AH AH"}},
      {OVERRUFF_LONGEST_FIRST, 1, {"AC AC KC", "5H 5H 3H", "5H 5H HJ"}},
      {OVERRUFF_LONGEST_FIRST, 2, {"AC KC", "KH 3H", "KH 4H"}},
      {OVERRUFF_HIGHEST_CARD, 2, {"AC AC KC", "5H 5H 3H", "4H 4H HJ"}},
      {OVERRUFF_HIGHEST_CARD, 1, {"AC AC KC", "5H 5H AH", "4H 4H AH"}},
      {OVERRUFF_HIGHEST_CARD, 0, {"AC AC KC", "5H 4H AH", "4H 3H HJ"}},
  };
  for (size_t i = 0; i < sizeof examples / sizeof examples[0]; i++) {
    Compare compare;
    CardSet plays[3];
    Shape lead;
    compare.rules = rules_preset_002(3);
    compare.rules.win.overruff = (uint8_t)examples[i].word;
    compare_make(&compare, trump_of("9H"));
    for (int k = 0; k < 3; k++) plays[k] = compare_cards(&compare, examples[i].plays[k]);
    shape_of(&compare.order, &compare.rules, &plays[0], &lead);
    int winner = winner_of(&compare, &lead, plays, 3);
    if (winner != examples[i].winner)
      fail_msg("example %d: %s / %s: %d should win, not %d", (int)i, examples[i].plays[1],
               examples[i].plays[2], examples[i].winner, winner);
  }
}

/* ---- what goes wrong ---- */

TEST(a_wrong_answer_is_named_with_its_line) {
  static const char *const CASES[][2] = {
      {"function() return 3 end", "must return true, false, or a word, not 3"},
      {"function() return 'longest unit' end",
       "must return true, false, or a word, not \"longest unit\""},
      {"function(new, best, led, deal) return deal.number > 1 end", "there is no deal here"},
      {"function(new) return new[9] > 1 end", "rule.lua:1"},
  };
  for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++) {
    Compare compare;
    const Rules *rules = load(CASES[i][0]);
    Shape lead;
    Ruling why = ruling_make(LEGAL);
    static const char *const PLAYS[] = {"AC KC", "3H 4H", "5H 6H"};
    CardSet plays[3];
    int winner;
    compare.rules = *rules;
    compare_make(&compare, trump_of("9H"));
    for (int k = 0; k < 3; k++) plays[k] = compare_cards(&compare, PLAYS[k]);
    shape_of(&compare.order, &compare.rules, &plays[0], &lead);
    PlayCase of = {&compare.order, &compare.rules, NULL, -1};
    assert_false(trick_find_winner(&of, &lead, plays, 3, &winner, &why));
    assert_int_equal(why.refusal, REFUSED_RULE_FAILED);
    assert_says(why.text, CASES[i][1]);
    assert_says(why.text, "win.overruff");
  }
}
