/* test_every_ruling.c - whole random deals, of each game, of each house rule and of sums of them,
** ruled once more by the plain model, part by part (ruled.h). */
#include "function_rules.h"
#include "mixed_declaring.h"
#include "oracle_deck.h"
#include "phase_rules.h"
#include "ruled.h"
#include "rulefiles.h"

enum { ACTIONS_MAX = 20000, SUMS = 400, SEEDS = 2, DEALS = 2, MIXED = 800 };

static const Part *const PART[] = {&ruled_bids,   &ruled_kitty,  &ruled_friends, &ruled_forms,
                                   &ruled_tricks, &ruled_leads,  &ruled_end,     &ruled_levels,
                                   &ruled_climb,  &ruled_phases, &ruled_cards,   &ruled_views};
enum { PARTS = sizeof PART / sizeof *PART };

static struct { long deals, sums, not_begun; } tally;

/* --- a deal ----------------------------------------------------------------------------------- */

static void act(Table *table) {
  static Game before;
  Action action;
  before = table->game;
  table->before = &before;
  game_random_action(&table->game, table->rules, &table->rng, &action);
  for (int i = 0; i < PARTS; i++)
    if (PART[i]->choose) PART[i]->choose(table, &action);
  for (int i = 0; i < PARTS; i++)
    if (PART[i]->before) PART[i]->before(table, &action);
  Ruling why;
  if (game_apply(&table->game, table->rules, &action, &why) != LEGAL)
    fail_msg("%s: %s is refused: %s", ruled_where(table), action_name(&action), ruling_words(&why));
  for (int i = 0; i < PARTS; i++)
    if (PART[i]->after) PART[i]->after(table, &before, &action);
}

static bool deal_is_over(const Table *table) {
  return game_waits_for(&table->game, table->rules) == SEAT_NONE && !table->game.deal.redeal;
}

/* A level at which something happens to who wins: one that nobody jumps over, or the last one; or a
** few below it. In further laps too. */
static int late_level(Table *table) {
  const Rules *rules = table->rules;
  int found[4 * TRACK_MAX], n = 0;
  for (int level = 0; level < 2 * rules->levels.track_n; level++) {
    int at = level + rules->levels.start;
    bool last = at == rules->levels.track_n - 1;
    if (at >= rules->levels.track_n && rules->levels.after_last == AFTER_LAST_WIN) break;
    Rank rank = level_rank(rules, level);
    if (last || rules->advance.stops[rank == RANK_NONE ? RANK_NB : rank]) found[n++] = level;
  }
  int level = n ? found[random_below(&table->rng, n)] - random_below(&table->rng, 3) : 0;
  return level < 0 ? 0 : level;
}

/* As a position could have it: the first deal is played late in the game. Members of a fixed team
** stand on one level. */
static void begin_late(Table *table) {
  Game *game = &table->game;
  bool fixed = table->rules->friends.teams == TEAMS_FIXED;
  if (table->rules->levels.track_n == 0) return;
  for (int seat = 0; seat < table->rules->players; seat++)
    game->level[seat] = (int16_t)(fixed && seat > 1 ? game->level[seat % 2] : late_level(table));
  game_deal(game, table->rules, game->deal.first_drawer);
}

static void begin(Table *table, const Rules *rules, uint64_t seed) {
  memset(table, 0, sizeof *table);
  table->rules = rules;
  table->covered = oracle_covers(rules);
  table->compare.rules = *rules;
  rng_seed(&table->rng, seed);
  rng_seed(&table->divides, seed + 1);
  rng_seed(&table->looks, seed + 2);
  game_start(&table->game, rules, seed);
}

/* So many deals of a game, unless it is over before; of every other seed late in it. */
static void play_deals(const Rules *rules, uint64_t seed, int deals) {
  static Table table;
  begin(&table, rules, seed);
  if (seed % 2 == 0) begin_late(&table);
  if (game_waits_for(&table.game, rules) == SEAT_NONE) game_start(&table.game, rules, seed);
  for (int i = 0; i < ACTIONS_MAX && !table.game.over; i++) {
    act(&table);
    if (!deal_is_over(&table)) continue;
    for (int k = 0; k < PARTS; k++)
      if (PART[k]->over) PART[k]->over(&table);
    tally.deals++;
    if (--deals == 0) return;
  }
}

/* --- games and sums --------------------------------------------------------------------------- */

static void find(Names *games, Names *rules) {
  *games = (Names){.type = "game"};
  *rules = (Names){.type = "house rule"};
  names_find(games);
  names_find(rules);
}

TEST(each_game_is_ruled_as_the_model_rules_it) {
  static Names games, rules;
  find(&games, &rules);
  for (int i = 0; i < games.n; i++) {
    int counts[SEAT_MAX], n = spec_counts(games.name[i], counts);
    for (int k = 0; k < n; k += SHARE) {
      Variant *variant = spec_load(games.name[i], counts[k]);
      for (uint64_t seed = 1; seed <= SEEDS; seed++)
        play_deals(variant_rules(variant), seed, DEALS);
      spec_free(variant);
    }
  }
}

/* Loads the sum and plays deals of it; false: it does not go together. */
static bool play_sum(const char *spec, uint64_t seed) {
  char error[VARIANT_ERROR];
  Variant *variant = variant_load(spec, 0, error, sizeof error);
  if (!variant) return false;
  play_deals(variant_rules(variant), seed, DEALS);
  tally.sums++;
  variant_free(variant);
  return true;
}

TEST(each_house_rule_is_ruled_as_the_model_rules_it) {
  static Names games, rules;
  find(&games, &rules);
  for (int i = 0; i < rules.n; i += SHARE) {
    int played = 0;
    for (int k = 0; k < 3; k++)
      played += play_sum(printed("%s+%s", games.name[(i + 2 * k) % games.n], rules.name[i]),
                         (uint64_t)(i + 1));
    if (played == 0) fail_msg("%s goes with no game", rules.name[i]);
  }
}

TEST(sums_of_house_rules_are_ruled_as_the_model_rules_them) {
  static Names games, rules;
  char spec[GAME_SPEC];
  Rng rng = rng_from(77);
  find(&games, &rules);
  for (int i = 0; i < SUMS / SHARE; i++) {
    int n = snprintf(spec, sizeof spec, "%s", games.name[rng_below(&rng, (uint64_t)games.n)]);
    for (uint64_t more = 2 + rng_below(&rng, 3); more > 0; more--)
      n += snprintf(spec + n, sizeof spec - (size_t)n, "+%s",
                    rules.name[rng_below(&rng, (uint64_t)rules.n)]);
    play_sum(spec, (uint64_t)(i + 1));
  }
}

/* While cards are drawn only single cards are bid, so that there is something to overbid with. */
#define SINGLE_BIDS_FIRST                                                                          \
  "bids = { any = { any = '1+' } }, refuse = function(bid, deal) "                                 \
  "if not deal.trump and bid.count > 1 then return 'later' end end"

/* Words of the kitty, of friends and of the first lead that no rule of the tree says. */
static const char *const WORDS[][2] = {
    {"online", "kitty = { buries = 'nobody', exposed = 1 }"},
    {"pagat", "kitty = { buries = 'nobody' }"},
    {"online", "kitty = { buries = 'partner', exposed = 3 }"},
    {"eighty", "kitty = { buries = 'partner', exposed = 3 }"},
    {"pagat", "kitty = { buries = 'next seat', theft = 'in turn' }"},
    {"online", "kitty = { buries = 'next winner', theft = 'in turn', exposed = 1 }"},
    {"shengji", "kitty = { buries = 'next opponent', theft = 'open' }"},
    {"friends", "kitty = { buries = 'last trick\\'s winner', theft = 'open', exposed = 2 }"},
    {"online", "kitty = { buries = 'bidder', theft = 'open' }"},
    {"friends", "kitty = { buries = 'first drawer', exposed = 1 }"},
    {"pagat", "kitty = { buries = 'after the first drawer' }"},
    {"eighty", "kitty = { buries = function(deal) return deal.players[2] end }"},
    {"online", "kitty = { buries = wrap(function(deal, inherited) return inherited() end) }"},
    {"pagat", "kitty = { theft = function(deal) return deal.number % 2 == 0 and 'open' or 'in "
              "turn' end }"},
    {"online", "kitty = { theft = 'open', exposed = 1 }, declare = { own = { 'add', 'change' "
               "}, " SINGLE_BIDS_FIRST "}"},
    {"eighty", "kitty = { theft = 'in turn', exposed = 2 }, declare = { " SINGLE_BIDS_FIRST "}"},
    {"pagat", "kitty = { theft = 'open' }, declare = { " SINGLE_BIDS_FIRST
              ", does = function(bid, deal) if deal.trump then "
              "return { declarer = deal:after(bid.player) } end end }"},
    {"friends", "kitty = { buries = 'next opponent', theft = 'in turn' }, "
                "declare = { " SINGLE_BIDS_FIRST "}"},
    {"pagat", "kitty = { theft = 'open' }, declare = { " SINGLE_BIDS_FIRST "}"},
    {"online", "kitty = { theft = 'open' }, declare = { shown = 'spent', own = { 'change' "
               "}, " SINGLE_BIDS_FIRST "}"},
    {"online", "lead = { first = 'partner' }"},
    {"eighty", "lead = { first = 'partner' }"},
    {"pagat", "lead = { first = 'next opponent' }"},
    {"friends", "lead = { first = 'nobody' }"},
    {"online", "lead = { first = 'bidder' }, kitty = { theft = 'open' }"},
    {"shengji", "lead = { first = 'after the first drawer' }"},
    {"pagat", "friends = { teams = 'none' }"},
    {"friends", "friends = { count = 0 }"},
    {"friends", "kitty = { size = 7 }, deck = { fit = 'drop low cards' }"},
    {"eighty",
     "deal = { misdeal = function(hand) return hand:points() < 45 and 'poor' or nil end }"},
    {"pagat", "friends = { count = 4, callable = 'any', twice = 'leaves it open' }"},
    {"pagat", "friends = { count = 4, callable = 'any' }, "
              "score = { short_team = function(levels, missing) return levels + missing end }"},
    {"eighty", "friends = { callable = 'any', own_copy = 'ignored' }"},
    {"compact", "friends = { own_copy = 'other may be called', joins = 'at the trick\\'s end' }"},
    {"pagat", "friends = { own_copy = 'ignored', twice = 'leaves it open' }"},
    {"friends", "friends = { own_copy = 'other may be called', twice = 'leaves it open' }"},
    {"pagat", "friends = { found = 'by holding' }"},
    {"friends", "friends = { found = 'by holding', own_copy = 'ignored' }"},
    {"eighty", "friends = { found = 'by holding', twice = 'leaves it open' }"},
    {"pagat", "friends = { found = 'by holding', own_copy = 'other may be called', "
              "joins = 'at the trick\\'s end' }"},
    {"pagat", "friends = { calls = function() return { 'JS', 'JC#2', 'QD' } end }"},
    {"friends", "friends = { found = 'by holding', own_copy = 'ignored', "
                "calls = function() return { 'JS', 'JC' } end }"},
    {"compact", "friends = { callable = wrap(function(card, deal, inherited) "
                "return card.rank ~= 'A' and inherited() end) }"},
    {"eighty", "friends = { callable = function(card) "
               "return card.suit == 'H' and 'any' or 'plain suits' end }"},
    {"pagat", "declare = { does = function(bid, deal) local next = deal:after(bid.player) "
              "if #next.hand == 0 then return end "
              "return { gift = { { from = bid.player, to = next, count = 1 }, "
              "{ from = next, to = bid.player, count = 1 } } } end }"},
    {"online", "kitty = { theft = 'open', exposed = 1 }, declare = { " SINGLE_BIDS_FIRST
               ", does = function(bid, deal) local next = deal:after(bid.player) "
               "if #next.hand < 20 then return end "
               "return { gift = { { from = bid.player, to = next, count = 2, "
               "only = function(card) return card.rank ~= 'A' end }, "
               "{ from = next, to = bid.player, count = 2 } } } end }"},
    {"pagat", "friends = { joins = function(call) return call.seen == call.ordinal + 1 end }"},
    {"friends", "friends = { joins = wrap(function(call, player, deal, inherited) "
                "return inherited() and (deal.tricks > 2 and 'on playing') end) }"},
    {"friends", "throw = { forced = 'play ends' }, friends = { found = 'by holding' }"},
    {"pagat", "friends = { found = 'by holding' }, "
              "score = { early_end = function(deal) return deal.tricks == 4 end }"},
    {"friends", "score = { early_end = function(deal) return deal.tricks == 4 end }"},
    {"eighty", "kitty = { theft = 'open', exposed = 1 }, deal = { misdeal_until = 'first lead', "
               "misdeal = function(hand) return hand:points() < 45 and 'poor' or nil end }"},
    {"eighty", "throw = { forced = 'play ends' }, friends = { twice = 'leaves it open' }"},
};

TEST(each_word_of_the_kitty_and_of_friends_is_ruled_as_the_model_rules_it) {
  for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i += SHARE) {
    const char *rule = printed("return house_rule { name = \"Words\", %s }", WORDS[i][1]);
    Variant *variant = spec_load(with_rule(WORDS[i][0], rule), 0);
    for (uint64_t seed = 1; seed <= 3; seed++) play_deals(variant_rules(variant), seed, 3);
    spec_free(variant);
  }
}

/* Jokers that are left out of the order, so many that somebody comes to lead one; and leads that
** their leader divides where forms are few. */
static const char *const LEADS[][2] = {
    {"eighty", "order = { no_trump = { 'rank' }, trumps = { 'suit', 'rank' } }, "
               "deck = { LJ = 8, HJ = 8 }"},
    {"online", "order = { no_trump = { 'rank' }, trumps = { 'suit', 'HJ' } }, "
               "deck = { LJ = 8, HJ = 2 }"},
    {"eighty", "order = { no_trump = { 'rank' }, trumps = { 'suit', 'rank' } }, "
               "deck = { LJ = 8, HJ = 8 }, lead = { grouping = 'leader\\'s choice' }"},
    {"shengji", "lead = { grouping = 'leader\\'s choice', "
                "forms = { straight = { size = 1, length = '3+' }, set = { size = '3+' } } }"},
    {"pagat", "lead = { grouping = 'leader\\'s choice' }, throw = { allowed = 'equal sets' }"},
    {"friends", "lead = { grouping = 'leader\\'s choice' }, throw = { allowed = 'no' }"},
    {"friends", "lead = { forms = { three = { size = 3, alike = 'rank', only = function(cards) "
                "return #cards:suits() == 3 end }, jokers = { cards = 'LJ HJ' } } }, "
                "throw = { allowed = 'no' }"},
};

/* Decks in which there are many sets, levels in them. */
#define SHORT_DECK(players, packs, lowest, kitty)                                                  \
  "deck = { players = '" players "', packs = " packs ", lowest = '" lowest "' }, "                 \
  "kitty = { size = { at_least = " kitty " } }, advance = { stops = '' }, "                        \
  "levels = { track = 'J Q K A', start = 'J', after_last = 'again' }, "
#define FLUSH(size)                                                                                \
  "flush = { size = " size ", is = function(cards, order) "                                        \
  "if #cards:ranks() == " size " then return order:tier(cards:last()) end end }"
#define BOMB "bomb = { size = '3+', power = 1, answers = 'always' }"
#define RAINBOW(size, suits, owes)                                                                 \
  "rainbow = { size = " size ", alike = 'rank', suits = " suits owes " }"
#define FORMS_ARE(forms) "lead = { forms = { " forms " } }"

/* Forms that are more than sets in sequence. */
static const char *const FORMS[][2] = {
    {"online",
     SHORT_DECK("4", "3", "9", "6") FORMS_ARE(RAINBOW("'4+'", "4", ", owes = { 'shape' }"))},
    {"online", SHORT_DECK("4", "3", "T", "4") "throw = { test = 'card' }, " FORMS_ARE(
                   RAINBOW("'3+'", "'2+'", ", power = 1"))},
    {"pagat", SHORT_DECK("5", "4", "T", "6") FORMS_ARE(BOMB)},
    {"eighty",
     SHORT_DECK("4", "6", "J", "6") "lead = { forms = { "
                                    "bomb = { size = '3+', power = 1, answers = 'suit or trump' }, "
                                    "two = { cards = 'LJ HJ', power = 2 } } }"},
    {"online", SHORT_DECK("4", "2", "8", "4") FORMS_ARE(FLUSH("3"))},
    {"shengji", SHORT_DECK("4", "3", "T", "4") FORMS_ARE(
                    FLUSH("3") ", " BOMB) ", "
                                          "follow = { owes = { 'suit', 'shape', 'sets' } }"},
    {"pagat", SHORT_DECK("5", "3", "T", "6") FORMS_ARE(
                  FLUSH("3")) ", "
                              "win = { throws = 'in suit too', overruff = 'longest first' }"},
    {"friends",
     SHORT_DECK(
         "6", "4", "T",
         "6") "lead = { forms = { "
              "three = { size = '3-4', alike = 'rank', only = function(cards) "
              "return #cards:suits() > 1 end }, jokers = { cards = 'LJ HJ', power = 1 } } }, "
              "follow = { owes = { 'suit', 'shape', 'sets' } }"},
    {"online",
     SHORT_DECK("4", "4", "T", "4") "order = { ranks = '3 4 5 6 7 8 9 T J Q K A 2' }, " FORMS_ARE(
         BOMB ", " FLUSH("2"))},
    {"eighty", SHORT_DECK("4", "4", "2",
                          "4") "order = { ranks = '3 4 5 6 7 8 9 T J Q K A 2' }, " FORMS_ARE(BOMB)},
    {"shengji", SHORT_DECK("4", "6", "J", "4")
                    FORMS_ARE("twins = { size = 2, length = 2, beats = '4' }, "
                              "set = { size = '2-3' }, four = { size = 4, beats = '2x2' }")},
    {"online", SHORT_DECK("4", "4", "J", "4") "throw = { forced = 'smallest beaten' }, " FORMS_ARE(
                   RAINBOW("'2+'", "3", ", owes = { 'shape', 'suit' }"))},
    {"eighty", SHORT_DECK("4", "3", "9", "4")
                   FORMS_ARE(FLUSH("3")) ", "
                                         "win = { overruff = 'every unit' }, follow = { owes = "
                                         "function(lead, hand, deal, inherited) "
                                         "return { 'suit', 'shape' } end }"},
    {"online",
     SHORT_DECK("4", "3", "9", "4") FORMS_ARE("straight = { size = 1, length = '3+', to = 'Q' }")},
    {"pagat", SHORT_DECK("5", "3", "T", "6") "follow = { owes = { 'suit', 'shape', 'sets' }, "
                                             "protect = { 'larger sets' } }, " FORMS_ARE(
                                                 "tractor = { to = 'K' }")},
    {"eighty",
     SHORT_DECK("4", "4", "9", "6") FORMS_ARE(
         "tractor = { only = function(cards) "
         "return cards:count('K') == 0 end }") ", follow = { owes = { 'suit', 'sets', 'shape' } }"},
    {"online",
     SHORT_DECK("4", "3", "9", "4") "follow = { owes = { 'shape', 'suit', 'sets' } }, " FORMS_ARE(
         "tractor = { to = 'LJ' }, straight = { size = 1, length = '3+', to = 'A' }")},
    {"pagat",
     SHORT_DECK("5", "4", "T", "6") FORMS_ARE("kin = { size = '3+', alike = 'rank', power = 1, "
                                              "answers = 'always' }")},
    {"online", SHORT_DECK("4", "4", "T", "4") FORMS_ARE(
                   "twin = { size = 2, only = function(cards) "
                   "return cards:first().rank == 'T' or cards:first().rank == 'Q' end, owes = { "
                   "'suit' } }") ", "
                                 "follow = { owes = function(lead, hand, deal, inherited) "
                                 "return { 'suit', 'shape', 'sets' } end }"},
    {"pagat",
     SHORT_DECK("5", "4", "J",
                "4") "throw = { stopped_by = function() return false end }, "
                     "win = { overruff = 'every unit', throws = 'in suit too' }, " FORMS_ARE(
                         FLUSH("2"))},
    {"pagat",
     SHORT_DECK(
         "5", "4", "J",
         "4") "throw = { stopped_by = function() return false end }, "
              "win = { overruff = 'longest first' }, follow = { owes = { 'suit', 'shape' } "
              "}, " FORMS_ARE(
                  "kings = { size = 2, is = function(cards, order) if #cards:ranks() == 2 then "
                  "return order:tier(cards:last()), cards:count('K') > 0 and 'one' or 'none' end "
                  "end }, "
                  "ace = { cards = 'AS' }")},
    {"online", SHORT_DECK("4", "4", "T", "4") FORMS_ARE(
                   BOMB ", low = { size = '3+', alike = 'rank', "
                        "only = function(cards) return cards:first().rank == 'T' end, owes = { "
                        "'suit' } }") ", "
                                      "follow = { owes = function(lead, hand, deal, inherited) "
                                      "return { 'suit', 'shape' } end }"},
    {"pagat",
     SHORT_DECK("5", "3", "9", "6") "follow = { owes = { 'suit', 'tractors', 'sets' }, "
                                    "protect = { 'larger sets', 'tractors' } }, " FORMS_ARE(
                                        "tractor = { to = 'Q' }")},
    {"online", SHORT_DECK("4", "4", "9",
                          "4") "follow = { owes = { 'suit', 'sets', 'tractors for sets' }, "
                               "protect = { 'tractors' }, smaller = 'set by set' }, " FORMS_ARE(
                                   "tractor = { only = function(cards) "
                                   "return cards:count('K') == 0 end }")},
    {"shengji",
     SHORT_DECK(
         "4", "4", "9",
         "4") "follow = { owes = { 'suit', 'tractors', 'sets' }, "
              "protect = { 'loose sets first', 'tractors' }, smaller = 'regrouped' }, " FORMS_ARE(
                  "tractor = { to = 'K' }, three = { size = 3, length = '2+', only = "
                  "function(cards) "
                  "return cards:count('Q') == 0 end }")},
};

TEST(special_forms_are_ruled_as_the_model_rules_them) {
  for (size_t i = 0; i < sizeof FORMS / sizeof *FORMS; i++) {
    const char *rule = printed("return house_rule { name = \"Forms\", %s }", FORMS[i][1]);
    Variant *variant = spec_load(with_rule(FORMS[i][0], rule), 0);
    for (uint64_t seed = 1; seed <= (SHARE > 1 ? 1 : 4); seed++)
      play_deals(variant_rules(variant), seed, 3);
    spec_free(variant);
  }
}

TEST(leads_of_no_suit_and_divided_leads_are_ruled_as_the_model_rules_them) {
  for (size_t i = 0; i < sizeof LEADS / sizeof *LEADS; i++) {
    const char *rule = printed("return house_rule { name = \"Leads\", %s }", LEADS[i][1]);
    Variant *variant = spec_load(with_rule(LEADS[i][0], rule), 0);
    for (uint64_t seed = 1; seed <= 4; seed++) play_deals(variant_rules(variant), seed, 3);
    spec_free(variant);
  }
}

/* Levels, who is passive and who is named as declarer, all of it at random. */
static void mix_players(Table *table) {
  Game *game = &table->game;
  const Rules *rules = table->rules;
  int levels = random_below(&table->rng, 3) ? 3 : rules->levels.track_n;
  for (int seat = 0; seat < rules->players; seat++)
    game->level[seat] = (int16_t)random_below(&table->rng, levels);
  game->passive = (uint16_t)random_below(&table->rng, 1 << rules->players);
  game->named_declarer = SEAT_NONE;
  if (random_below(&table->rng, 2))
    game->named_declarer = (uint8_t)random_below(&table->rng, rules->players);
}

static void draw_cards(const Rules *rules, uint64_t seed) {
  static Table table;
  begin(&table, rules, seed);
  mix_players(&table);
  game_deal(&table.game, rules, table.game.deal.first_drawer);
  Action draw = {.type = ACTION_DRAW, .seat = table.game.deal.first_drawer};
  bool begins = oracle_may_begin(rules, &table.game);
  assert_int_equal(game_check(&table.game, rules, &draw) == LEGAL, begins);
  tally.not_begun += !begins;
  for (int i = 0; begins && i < ACTIONS_MAX && game_phase(&table.game, rules) == PHASE_DRAW; i++)
    act(&table);
}

/* Cards are drawn under rules of declaring that no file has, until trumps are known. */
TEST(declaring_under_any_rules_is_ruled_as_the_model_rules_it) {
  static Names games, files;
  Rng rng = rng_from(78);
  find(&games, &files);
  for (int i = 0; i < MIXED / SHARE; i++) {
    Variant *variant = spec_load(games.name[i % games.n], 0);
    Rules rules = *variant_rules(variant);
    mix_declaring(&rules, &rng);
    if (rules.family == FAMILY_TRICK) draw_cards(&rules, (uint64_t)(i + 1));
    spec_free(variant);
  }
}

/* Each over games that differ most, early and late in them; the rule must load. */
TEST(functions_are_ruled_as_the_model_rules_them) {
  static const char *const GAMES[] = {"pagat", "shengji", "online", "eighty", "friends"};
  enum { GAMES_NB = sizeof GAMES / sizeof *GAMES, TRIED = SHARE > 1 ? 1 : GAMES_NB };
  for (int i = 0; function_rules[i]; i++)
    for (int k = i % GAMES_NB, n = 0; n < TRIED; k = (k + 1) % GAMES_NB, n++) {
      const char *text = printed("return house_rule { name = \"a rule\", %s }", function_rules[i]);
      const char *path = rulefile(printed("rule%d", i), text);
      Variant *variant = spec_load(printed("%s+%s", GAMES[k], path), 0);
      play_deals(variant_rules(variant), (uint64_t)(i + k), DEALS + 2);
      spec_free(variant);
    }
}

/* Acts until this phase, or one that the rules add; or until the cards are thrown in. */
static void act_until(Table *table, PhaseType phase, bool added) {
  const Game *game = &table->game;
  while (!game->deal.redeal && game_phase(game, table->rules) != phase &&
         !(added && game_phase(game, table->rules) >= PHASE_RULE))
    act(table);
}

/* Levels at random, and all that comes before the first lead; from the first phase that the rules
** add on several times. */
static void play_to_the_lead(const Rules *rules, uint64_t seed) {
  enum { BRANCHES = 5 };
  static Table table, branch;
  begin(&table, rules, seed);
  mix_players(&table);
  game_deal(&table.game, rules, table.game.deal.first_drawer);
  if (!oracle_may_begin(rules, &table.game)) return;
  act_until(&table, PHASE_TRICKS, true);
  for (int i = 0; i < BRANCHES && rules->rule_phases > 0; i++) {
    branch = table;
    rng_seed(&branch.rng, seed + (uint64_t)i);
    rng_seed(&branch.looks, seed + (uint64_t)i);
    act_until(&branch, PHASE_TRICKS, false);
  }
}

TEST(phases_and_effects_are_ruled_as_the_model_rules_them) {
  enum { PLAYED = SHARE > 1 ? 1 : 2, BEGUN = 6 / SHARE };
  for (int i = 0; phase_rules[i].game; i++) {
    const char *text = printed("return house_rule { name = \"Does\", %s }", phase_rules[i].fields);
    Variant *variant = spec_load(with_rule(phase_rules[i].game, text), 0);
    for (uint64_t seed = 1; seed <= PLAYED; seed++) play_deals(variant_rules(variant), seed, DEALS);
    for (uint64_t seed = 1; seed <= BEGUN; seed++) play_to_the_lead(variant_rules(variant), seed);
    spec_free(variant);
  }
}

enum { CLIMBING_SUMS = 150 };

static const char *climbing_rule(int i) {
  return rulefile(printed("climbing%d", i),
                  printed("return house_rule { name = 'Rule %d', %s }", i, climbing_rules[i]));
}

/* Deals of bombs with these rules, for so many players; not where they do not go together. */
static bool play_climbing(const char *rules, int players, uint64_t seed) {
  char error[VARIANT_ERROR];
  Variant *variant = variant_load(printed("bombs+%s", rules), players, error, sizeof error);
  if (!variant) return false;
  play_deals(variant_rules(variant), seed, 3);
  variant_free(variant);
  return true;
}

TEST(each_word_of_climbing_games_is_ruled_as_the_model_rules_it) {
  static const int PLAYERS[] = {4, 9, 6};
  for (int i = 0; climbing_rules[i]; i++) {
    int played = 0;
    if (i % SHARE) continue;
    for (int k = 0; k < 3; k++)
      played += play_climbing(climbing_rule(i), PLAYERS[k], (uint64_t)(10 * i + k + 1));
    if (played == 0) fail_msg("%s is never played", climbing_rules[i]);
  }
}

TEST(house_rules_over_climbing_games_are_ruled_as_the_model_rules_them) {
  static Names games, rules;
  int played = 0;
  find(&games, &rules);
  for (int i = 0; i < rules.n; i += SHARE)
    played += play_climbing(rules.name[i], 4, (uint64_t)(i + 1));
  print_message("%d house rules over a climbing game\n", played);
  if (SHARE == 1) assert_true(played > 5);
}

TEST(sums_of_climbing_rules_are_ruled_as_the_model_rules_them) {
  Rng rng = rng_from(146);
  int played = 0, rules = 0;
  while (climbing_rules[rules]) rules++;
  for (int i = 0; i < CLIMBING_SUMS / SHARE; i++) {
    const char *sum = climbing_rule(random_below(&rng, rules));
    for (int more = 1 + random_below(&rng, 3); more > 0; more--)
      sum = printed("%s+%s", sum, climbing_rule(random_below(&rng, rules)));
    played += play_climbing(sum, 4 + random_below(&rng, 6), (uint64_t)(i + 1));
  }
  assert_true(played * 10 > CLIMBING_SUMS / SHARE);
}

/* Those that only bids and phases ask are not the model's. */
static bool is_asked_elsewhere(int hook) {
  const uint64_t others = (uint64_t)1 << HOOK_DECK_SPARES | (uint64_t)1 << HOOK_DEAL_REFUSE |
                          (uint64_t)1 << HOOK_DEAL_BEGINS | (uint64_t)1 << HOOK_DECLARE_RANK |
                          (uint64_t)1 << HOOK_DECLARE_BIDS | (uint64_t)1 << HOOK_DECLARE_BEATS |
                          (uint64_t)1 << HOOK_DECLARE_DECLARER | (uint64_t)1 << HOOK_DECLARE_DOES |
                          (uint64_t)1 << HOOK_DECLARE_NOBODY | (uint64_t)1 << HOOK_DECLARE_REFUSE |
                          (uint64_t)1 << HOOK_LEAD_FORMS;
  return others >> hook & 1;
}

TEST(each_function_from_the_kitty_to_the_end_was_asked) {
  for (int hook = 0; hook < HOOK_NB; hook++)
    if (SHARE == 1 && !is_asked_elsewhere(hook) && oracle_asked[hook] == 0)
      fail_msg("%s was not asked", question_types[hook].field);
}

TEST(of_each_matter_there_was_enough_to_rule) {
  print_message("%ld deals, %ld sums, %ld deals that cannot begin\n", tally.deals, tally.sums,
                tally.not_begun);
  for (int i = 0; i < PARTS; i++) PART[i]->tell(tally.deals);
}
