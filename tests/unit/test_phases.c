/* test_phases.c - phases that a variant adds: where they stand, whose turn it is, what may be
** chosen, and that a function that fails stops the one action it was asked for. */
#include "deal/game_hash.h"
#include "deal/phase_custom.h"
#include "deal/poll_answers.h"
#include "deal/view.h"
#include "games.h"
#include "language/language.h"
#include "notation/notation.h"
#include "notation/record.h"
#include "rulefiles.h"

/* Pagat for six with a phase `x` before the first lead. */
static const Rules *with(const char *functions) {
  return rules_with(6, "phases = { x = { before = 'tricks',\n%s } }", functions);
}

#define TURNS                                                                                      \
  "turn = function(deal, m) if (m.n or 0) < 6 then return deal.players[1 + (m.n or 0)] end end,\n"
#define POLL "turn = function(deal, m) if not m.n then return deal.players end end,\n"
#define COUNTS "does = function(deal, player, action, m) m.n = (m.n or 0) + 1 end"
#define DOUBLES "actions = function() return { 'pass', 'double' } end,\n"

/* Plays at random as far as a phase of the variant, or until that fails. */
static Refusal reach(Game *game, const Rules *rules, uint64_t seed, Ruling *why) {
  Rng rng = rng_from(seed);
  game_start(game, rules, seed);
  for (int i = 0; i < 2000 && game_phase(game, rules) < PHASE_RULE; i++) {
    Action action;
    game_random_action(game, rules, &rng, &action);
    if (game_phase(game, rules) == PHASE_NONE) action = game_default(game, rules);
    Refusal refusal = game_apply(game, rules, &action, why);
    if (refusal != LEGAL) return refusal;
  }
  assert_true(game_phase(game, rules) >= PHASE_RULE);
  return LEGAL;
}

static Refusal say_action(Game *game, const Rules *rules, const char *text, Ruling *why) {
  Action action;
  char error[200], letter[] = {text[0], '\0'};
  if (!action_parse(text + 2, game->deal.planes, &action, error, sizeof error))
    fail_msg("%s: %s", text, error);
  action.seat = (uint8_t)seat_parse(letter, rules->players);
  return game_apply(game, rules, &action, why);
}

/* It must be done. */
static void act(Game *game, const Rules *rules, const char *text) {
  Ruling why;
  if (say_action(game, rules, text, &why) != LEGAL) fail_msg("%s: %s", text, why.text);
}

/* What is said of an action that must be refused, and the game must be as it was. */
static const char *refused(Game *game, const Rules *rules, const char *text) {
  Ruling why;
  Game before = *game;
  assert_int_not_equal(say_action(game, rules, text, &why), LEGAL);
  assert_memory_equal(game, &before, sizeof before);
  return ruling_words(&why);
}

TEST(a_player_after_the_other_is_asked) {
  const Rules *rules = with(TURNS DOUBLES COUNTS);
  Game game;
  assert_int_equal(reach(&game, rules, 1, NULL), LEGAL);
  assert_int_equal(game_waits_for(&game, rules), 0);
  assert_int_equal(game_may_act(&game, rules), 1);
  assert_int_equal(game_allowed_actions(&game, rules, 0), 1u << ACTION_PASS | 1u << ACTION_CHOOSE);
  assert_string_equal(refused(&game, rules, "B double"), "it is A's turn");
  assert_string_equal(refused(&game, rules, "A play AS"),
                      "that is not possible now; possible: pass, double");
  assert_string_equal(refused(&game, rules, "A double 2"),
                      "that is not possible now; possible: pass, double");
  act(&game, rules, "A double");
  assert_string_equal(remembered_text(&game.remembered, REMEMBERED_DEAL), "{x={n=1}}");
  for (const char *seat = "BCDEF"; *seat; seat++) {
    char text[] = {*seat, ' ', 'p', 'a', 's', 's', '\0'};
    act(&game, rules, text);
  }
  assert_int_equal(game_phase(&game, rules), PHASE_TRICKS);
  assert_string_equal(refused(&game, rules, "A double"), "\"double\" is no action here");
}

TEST(a_poll_is_hidden_until_all_have_answered) {
  const Rules *rules = with(
      POLL DOUBLES
      "does = function(deal, player, action, m) m.n = (m.n or '') .. player.seat .. action end");
  Game game, view;
  assert_int_equal(reach(&game, rules, 1, NULL), LEGAL);
  assert_int_equal(game_may_act(&game, rules), 0x3f);
  act(&game, rules, "D double");
  assert_string_equal(remembered_text(&game.remembered, REMEMBERED_DEAL), "");
  assert_string_equal(refused(&game, rules, "D pass"),
                      "you have answered, and others have not yet");
  assert_int_equal(game_allowed_actions(&game, rules, 3), 0);
  view_of(&game, rules, 3, &view);
  assert_string_equal(poll_answer(&view, 3).word, "double");
  view_of(&game, rules, 2, &view);
  assert_string_equal(poll_answer(&view, 3).word, "");
  assert_int_equal(view.deal.rule.waiting, 1 << 3);
  Game other = game;
  uint64_t hash = game_hash(&game);
  PhaseAnswer answer = poll_answer(&game, 3);
  answer.word[0] = 'x';
  assert_true(poll_keep(&other, 3, &answer));
  assert_true(game_hash(&other) != hash);
  act(&game, rules, "F pass");
  act(&game, rules, "A double");
  act(&game, rules, "B pass");
  act(&game, rules, "C pass");
  Game branch = game;
  act(&game, rules, "E pass");
  assert_string_equal(remembered_text(&game.remembered, REMEMBERED_DEAL),
                      "{x={n=\"AdoubleBpassCpassDdoubleEpassFpass\"}}");
  act(&branch, rules, "E double");
  assert_string_equal(remembered_text(&branch.remembered, REMEMBERED_DEAL),
                      "{x={n=\"AdoubleBpassCpassDdoubleEdoubleFpass\"}}");
}

TEST(an_action_can_have_a_number) {
  const Rules *rules =
      with("turn = function(deal, m) if not m.n then return deal.declarer end end,\n"
           "actions = function() return { { 'stake', 2 }, { 'stake', 5 }, 'pass' } end,\n"
           "does = function(deal, player, action, m) m.n = action[1] .. '/' .. action[2] end");
  Game game;
  char text[16];
  assert_int_equal(reach(&game, rules, 1, NULL), LEGAL);
  char declarer = seat_letter(game.deal.declarer);
  snprintf(text, sizeof text, "%c stake 3", declarer);
  assert_string_equal(refused(&game, rules, text),
                      "that is not possible now; possible: stake 2, stake 5, pass");
  snprintf(text, sizeof text, "%c stake", declarer);
  assert_string_equal(refused(&game, rules, text),
                      "that is not possible now; possible: stake 2, stake 5, pass");
  snprintf(text, sizeof text, "%c stake 5", declarer);
  act(&game, rules, text);
  assert_string_equal(remembered_text(&game.remembered, REMEMBERED_DEAL), "{x={n=\"stake/5\"}}");
}

TEST(others_may_act_out_of_turn) {
  const Rules *rules =
      with("turn = function(deal, m) if not m.n then return deal:player('A') end end,\n"
           "open = function(deal) return { deal:player('C'), deal:player('E') } end,\n" DOUBLES
           "does = function(deal, player, action, m) m.n = player.seat end");
  Game game;
  assert_int_equal(reach(&game, rules, 1, NULL), LEGAL);
  assert_int_equal(game_waits_for(&game, rules), 0);
  assert_int_equal(game_may_act(&game, rules), 1 << 0 | 1 << 2 | 1 << 4);
  assert_string_equal(refused(&game, rules, "B double"), "it is A's turn");
  act(&game, rules, "E double");
  assert_string_equal(remembered_text(&game.remembered, REMEMBERED_DEAL), "{x={n=\"E\"}}");
  assert_int_equal(game_phase(&game, rules), PHASE_TRICKS);
}

/* ---- cards ---- */

static bool count_one(void *data, const CardSet *cards) {
  (void)cards;
  ++*(int *)data;
  return true;
}

/* Sub-multisets of so many cards, by the copies of each kind in turn. */
static int naive_subsets(const CardSet *from, int kind, int n, int points) {
  if (kind == KIND_NB) return n == 0 && points == 0;
  int ways = 0, worth = 0;
  if (!card_is_joker((Card)kind)) {
    Rank rank = card_rank((Card)kind);
    worth = rank == RANK_5 ? 5 : rank == RANK_T || rank == RANK_K ? 10 : 0;
  }
  for (int k = 0; k <= cardset_count(from, kind, PACK_MAX) && k <= n; k++)
    ways += naive_subsets(from, kind + 1, n - k, points - k * worth);
  return ways;
}

TEST(cards_are_chosen_as_many_ways_as_there_are) {
  const Rules *rules = with(
      TURNS "actions = function(deal, player) return { { 'give', count = 2 },\n"
            "  { 'lay', count = '1-2', from = player.hand:of('jokers') },\n"
            "  { 'score', count = 2, only = function(c) return c:points() == 15, 'not 15' end } }\n"
            "end,\n" COUNTS);
  for (uint64_t seed = 1; seed < 8; seed++) {
    Game game;
    PhaseChoices choices;
    CardSet jokers = CARDSET_EMPTY;
    assert_int_equal(reach(&game, rules, seed, NULL), LEGAL);
    const CardSet *hand = HAND_OF(&game.deal, 0);
    assert_true(custom_choices(&game, rules, 0, &choices, NULL));
    cardset_mask(&jokers, hand, bit(LJ) | bit(HJ), PACK_MAX);
    int all[3] = {0}, fifteen = 0;
    for (int i = 0; i < 3; i++) {
      Choosing choosing = {&game, rules, 0, &choices, i};
      assert_true(custom_each_cards(&choosing, count_one, &all[i]));
    }
    for (int points = 0; points <= 20; points += 5) {
      int ways = naive_subsets(hand, 0, 2, points);
      if (points == 15) fifteen = ways;
      all[0] -= ways;
    }
    assert_int_equal(all[0], 0);
    assert_int_equal(all[2], fifteen);
    all[1] -= naive_subsets(&jokers, 0, 1, 0) + naive_subsets(&jokers, 0, 2, 0);
    assert_int_equal(all[1], 0);
  }
}

TEST(cards_are_refused_with_the_reason) {
  const Rules *rules = with(
      TURNS "actions = function(deal, player) return {\n"
            "  { 'lay', count = 1, from = player.hand:of('jokers') + player.hand:of('A') },\n"
            "  { 'score', count = 2, only = function(c) return c:points() > 0, 'no points' end },\n"
            "  { 'show', count = 2, only = function(c) return c:points() > 0 end }, 'pass' } end,\n"
            "does = function(deal, player, action, m) m.n = 6 assert(#action.cards == 2) end");
  Game game;
  assert_int_equal(reach(&game, rules, 1, NULL), LEGAL);
  CardSet *hand = &game.deal.held[0];
  game.deal.laid_out = true;
  *hand = CARDSET_EMPTY;
  assert_true(cardset_parse("AS 3S 4S 5S 6S", hand, PACK_MAX, (char[99]){0}, 99));
  assert_string_equal(refused(&game, rules, "A lay AH"), "you do not hold AH");
  assert_string_equal(refused(&game, rules, "A lay 3S"), "only AS may be chosen");
  assert_string_equal(refused(&game, rules, "A lay AS 3S"), "1 cards are needed, not 2");
  assert_string_equal(refused(&game, rules, "A score 3S 4S"), "no points");
  assert_says(refused(&game, rules, "A show 3S 4S"),
              "these cards are refused by phases.x (/tmp/rules-");
  act(&game, rules, "A score 3S 5S");
}
/* Answers lie where the variant's memory does: what finds no room there is not answered. */
TEST(an_answer_that_finds_no_room_is_said) {
  const Rules *rules =
      with(POLL "actions = function() return { { 'give', count = 4 } } end,\n" COUNTS);
  Game game;
  char text[MEMORY_MAX] = "{A={\"";
  assert_int_equal(reach(&game, rules, 1, NULL), LEGAL);
  memset(text + strlen(text), 'x', MEMORY_MAX - 9);
  strcat(text, "\"}}");
  assert_true(remember_text(&game.remembered, REMEMBERED_GAME, text));
  Action give;
  Rng rng = rng_from(1);
  game_random_action(&game, rules, &rng, &give);
  uint64_t hash = game_hash(&game);
  Ruling why;
  assert_int_equal(game_apply(&game, rules, &give, &why), REFUSED_RULE_FAILED);
  assert_says(ruling_words(&why), "too much is remembered to keep one more answer");
  assert_true(game_hash(&game) == hash);
  assert_true(remember_text(&game.remembered, REMEMBERED_GAME, "{A={\"x\"}}"));
  assert_int_equal(game_apply(&game, rules, &give, &why), LEGAL);
  PhaseAnswer answer = poll_answer(&game, give.seat);
  assert_string_equal(answer.word, "give");
  assert_true(answer.has_cards && cardset_equal(&answer.cards, &give.cards, PACK_MAX));
}

/* ---- whole games ---- */

static bool keep(void *data, const Game *game, const Action *action) {
  (void)game;
  return history_add(data, action);
}

TEST(programs_play_through_phases_and_records_replay_them) {
  const Rules *rules =
      with(POLL "actions = function(deal, player) return { 'pass', { 'stake', 2 },\n"
                "  { 'give', count = 1, only = function(c) return c:points() == 0 end } } end,\n"
                "does = function(deal, player, action, m)\n"
                "  m.n = (m.n or 0) + 1\n"
                "  if action.cards then return { points = { [player] = 5 } } end\n"
                "end");
  const Bot *kinds[] = {&bot_random, &bot_simple};
  for (int type = 0; type < 2; type++) {
    Game game;
    Rng rng = rng_from(5);
    History history = {0};
    Ruling why;
    const Bot **players = seated(kinds[type]);
    game_start(&game, rules, 5);
    bots_run(&game, rules, &(BotRun){players, 0xffff, UNTIL_DEAL, &rng, keep, &history}, &why);
    assert_int_equal(why.refusal, LEGAL);
    assert_int_equal(game_phase(&game, rules), PHASE_NONE);
    assert_replays(rules, &game, &history, true);
  }
}

TEST(what_a_phase_does_comes_into_the_game) {
  const Rules *rules =
      with("turn = function(deal, m) if not m.n then return deal:player('B') end end,\n"
           "actions = function() return { 'trumps', 'lead', 'again', 'points' } end,\n"
           "does = function(deal, player, action, m)\n"
           "  m.n = 1\n"
           "  if action == 'trumps' then return { trump = 'none' } end\n"
           "  if action == 'lead' then return { declarer = player } end\n"
           "  if action == 'again' then return { redeal = true } end\n"
           "  return { points = { opponents = 20 }, levels = { [player] = 2 } }\n"
           "end");
  Game start, game;
  assert_int_equal(reach(&start, rules, 1, NULL), LEGAL);
  game = start;
  act(&game, rules, "B trumps");
  assert_int_equal(game.deal.trump.suit, SUIT_NONE);
  assert_int_equal(game.deal.order.trump.suit, SUIT_NONE);
  game = start;
  act(&game, rules, "B lead");
  assert_int_equal(game.deal.declarer, 1);
  assert_int_equal(game_waits_for(&game, rules), 1);
  game = start;
  act(&game, rules, "B again");
  assert_int_equal(game.deal.redeal, 3);
  act(&game, rules, "- deal");
  assert_int_equal(game.number, 1);
  assert_int_equal(game.redeals, 1);
  game = start;
  act(&game, rules, "B points");
  assert_int_equal(game.level[1], start.level[1] + 2);
  assert_int_equal(deal_opponents_points(rules, &game.deal), 20);
}

/* What is moved out of the kitty before its own phase must lie there again. */
TEST(a_kitty_that_is_taken_apart_must_be_whole_again) {
  static const char RULE[] =
      "phases = { x = { before = 'kitty',\n"
      "turn = function(deal, m) if (m.n or 0) < 2 then return deal.declarer end end,\n"
      "actions = function(deal, player, m)\n"
      "  if not m.n then return { 'take' } end\n"
      "  return { { 'lay', count = 2 }, 'keep' } end,\n"
      "does = function(deal, player, action, m)\n"
      "  m.n = (m.n or 0) + 1\n"
      "  if action == 'take' then local some = deal.kitty:first()\n"
      "    some = cards(some.rank .. some.suit)\n"
      "    return { move = { { from = 'kitty', to = player, cards = some },\n"
      "      { from = 'kitty', to = player, cards = (deal.kitty - some):first() } } } end\n"
      "  if action == 'keep' then return end\n"
      "  return { move = { from = player, to = 'kitty', cards = action.cards } }\n"
      "end } }";
  const Rules *rules = rules_with(6, RULE);
  Game game;
  char text[64], cards[32];
  assert_int_equal(reach(&game, rules, 1, NULL), LEGAL);
  char declarer = seat_letter(game.deal.declarer);
  snprintf(text, sizeof text, "%c take", declarer);
  act(&game, rules, text);
  assert_int_equal(cardset_size(&game.deal.kitty, PACK_MAX), rules->deck.kitty - 2);
  snprintf(text, sizeof text, "%c keep", declarer);
  assert_says(refused(&game, rules, text), "it leaves 4 cards in the kitty, not 6");
  CardSet hand = *HAND_OF(&game.deal, game.deal.declarer), two = CARDSET_EMPTY;
  for (int i = 0; i < 2; i++) {
    Card card = (Card)bit_lowest(hand.plane[0]);
    cardset_take(&hand, card, PACK_MAX);
    cardset_put(&two, card, PACK_MAX);
  }
  cardset_print(&two, PACK_MAX, STYLE_ASCII, cards, sizeof cards);
  snprintf(text, sizeof text, "%c lay %s", declarer, cards);
  act(&game, rules, text);
  assert_int_equal(game_phase(&game, rules), PHASE_KITTY);
  assert_int_equal(game_waits_for(&game, rules), game.deal.declarer);
  assert_int_equal(game_allowed_actions(&game, rules, game.deal.declarer), 1u << ACTION_PICK_UP);
}

/* The lowest cards of who owes a gift, given. */
static const char *gives(const Game *game) {
  const Gift *gift = &game->deal.gift[0];
  CardSet hand = *HAND_OF(&game->deal, gift->from), some = CARDSET_EMPTY;
  char cards[64];
  for (int i = 0; i < gift->count; i++) {
    Card card = (Card)bit_lowest(hand.plane[0]);
    cardset_take(&hand, card, PACK_MAX);
    cardset_put(&some, card, PACK_MAX);
  }
  cardset_print(&some, PACK_MAX, STYLE_ASCII, cards, sizeof cards);
  return printed("%c give %s", seat_letter(gift->from), cards);
}

#define TWO_TURNS                                                                                  \
  "turn = function(deal, m) if (m.n or 0) < 2 then return deal.players[1 + (m.n or 0)] end end,\n"
#define BEGS                                                                                       \
  "does = function(deal, player, action, m)\n"                                                     \
  "  m.n, m.size = (m.n or 0) + 1, #player.hand\n"                                                 \
  "  if action == 'beg' then\n"                                                                    \
  "    return { gift = { from = deal.players[2], to = player, count = 2 } }\n"                     \
  "  elseif action == 'lend' then\n"                                                               \
  "    return { gift = { from = deal.players[1], to = player, count = 2 } }\n"                     \
  "  end end"

/* Whose turn it is and what may be chosen is asked when all that is owed was given: who then has no
** choice is an error of the rule, which does not stand still. */
TEST(a_gift_is_made_before_the_next_player_is_asked) {
  const Rules *rules = with(TWO_TURNS "actions = function(deal, player, m)\n"
                                      "  if not m.size then return { 'beg' } end\n"
                                      "  return { #player.hand < m.size and 'lend' or 'pass' }\n"
                                      "end,\n" BEGS);
  Game game;
  assert_int_equal(reach(&game, rules, 1, NULL), LEGAL);
  act(&game, rules, "A beg");
  assert_int_equal(game_phase(&game, rules), PHASE_GIFT);
  act(&game, rules, gives(&game));
  assert_string_equal(refused(&game, rules, "B pass"), "that is not possible now; possible: lend");
  act(&game, rules, "B lend");
  act(&game, rules, gives(&game));
  assert_int_equal(game_phase(&game, rules), PHASE_TRICKS);
  rules = with(TWO_TURNS "actions = function(deal, player, m)\n"
                         "  return (not m.size or #player.hand == m.size) and { 'beg' } or {}\n"
                         "end,\n" BEGS);
  assert_int_equal(reach(&game, rules, 1, NULL), LEGAL);
  act(&game, rules, "A beg");
  assert_says(refused(&game, rules, gives(&game)),
              "rule.lua:1: B is asked, and there is nothing to choose");
}

/* Whoever gets it has had it, and it lies open no longer. */
TEST(an_open_kitty_that_a_phase_takes_is_laid_closed) {
  const Rules *rules = rules_with(
      6, "kitty = { exposed = 2 }, deal = { misdeal_until = 'first lead', misdeal = function() "
         "return 'poor' end },\n"
         "phases = { x = { before = 'tricks',\n"
         "turn = function(deal, m) if not m.laid then return deal:after(deal.declarer) end end,\n"
         "actions = function(deal, player, m)\n"
         "  return m.n and { { 'lay', count = m.n } } or { 'take' } end,\n"
         "does = function(deal, player, action, m)\n"
         "  if action == 'take' then m.n = #deal.kitty\n"
         "    return { move = { from = 'kitty', to = player, cards = deal.kitty } } end\n"
         "  m.laid = true\n"
         "  return { move = { from = player, to = 'kitty', cards = action.cards } } end } }");
  Game game;
  Action lay = {.type = ACTION_CHOOSE, .word = "lay"};
  assert_int_equal(reach(&game, rules, 1, NULL), LEGAL);
  int declarer = game.deal.declarer, taker = (declarer + 1) % 6;
  lay.seat = (uint8_t)taker;
  lay.cards = game.deal.kitty;
  assert_int_equal(game_allowed_actions(&game, rules, taker),
                   1u << ACTION_CHOOSE | 1u << ACTION_MISDEAL);
  act(&game, rules, printed("%c reveal", seat_letter(declarer)));
  assert_true(game.deal.exposed);
  act(&game, rules, printed("%c take", seat_letter(taker)));
  assert_false(game.deal.exposed);
  assert_int_equal(game_allowed_actions(&game, rules, taker), 1u << ACTION_CHOOSE);
  assert_int_equal(game_allowed_actions(&game, rules, declarer), 0);
  assert_int_equal(game_apply(&game, rules, &lay, NULL), LEGAL);
  assert_false(game.deal.exposed);
  assert_int_equal(game_allowed_actions(&game, rules, taker), 1u << ACTION_REVEAL);
}

/* ---- where they stand ---- */

/* The phases of pagat with these added, by name. */
static const char *listed(const char *phases) {
  static char names[256];
  const Rules *rules = rulefile_rules(
      printed("local f = function() end\nlocal function at(p) p.turn, p.actions, p.does = f, f, f\n"
              "return p end\nreturn house_rule { name = 'Test', phases = { %s } }",
              phases));
  names[0] = '\0';
  for (int i = 0; i < rules->phases_n; i++) {
    strcat(names, i ? " " : "");
    strcat(names, phase_word(rules, (PhaseType)rules->phases[i]));
  }
  return names;
}

TEST(phases_stand_where_they_are_put) {
  assert_string_equal(listed(""), "draw kitty call tricks");
  assert_string_equal(listed("x = at { after = 'draw' }"), "draw x kitty call tricks");
  assert_string_equal(listed("x = at { before = 'tricks' }, y = at { before = 'tricks' }"),
                      "draw kitty call x y tricks");
  assert_string_equal(listed("x = at { after = 'call' }, y = at { after = 'call' }"),
                      "draw kitty call x y tricks");
  assert_string_equal(listed("a = at { after = 'b' }, b = at { after = 'kitty' }"),
                      "draw kitty b a call tricks");
  assert_string_equal(listed("x = at { instead_of = 'call' }"), "draw kitty x tricks");
  assert_string_equal(listed("x = at { after = 'tricks' }"), "draw kitty call tricks x");
  assert_string_equal(listed("'draw', 'kitty', 'tricks', x = at { after = 'kitty' }"),
                      "draw kitty x tricks");
}

#define RULE(phases) "return house_rule { name = 'R',\n  phases = { " phases " } }"
#define FUNCTIONS "turn = print, actions = print, does = print"

TEST(a_phase_that_is_badly_written_is_refused_with_its_line) {
  assert_string_equal(rulefile_refused(RULE("x = { " FUNCTIONS " }")),
                      "rule.lua:2: phases.x: one of after, before and instead_of says where it "
                      "stands");
  assert_string_equal(rulefile_refused(RULE("x = { after = 'kity', " FUNCTIONS " }")),
                      "rule.lua:2: phases.x.after = \"kity\": there is no such phase in this game");
  assert_string_equal(rulefile_refused(RULE("x = { after = 'kitty', turn = print }")),
                      "rule.lua:2: phases.x.actions: must be given: a function");
  assert_string_equal(rulefile_refused(RULE("x = { after = 'kitty', turns = print }")),
                      "rule.lua:2: phases.x: unknown key turns: did you mean turn?");
  assert_string_equal(rulefile_refused(RULE("kitty = { after = 'draw', " FUNCTIONS " }")),
                      "rule.lua:2: phases.kitty: is the name of a phase that is there");
  assert_string_equal(rulefile_refused(RULE("x = { before = 'draw', " FUNCTIONS " }")),
                      "rule.lua:2: phases: a trick game begins with \"draw\" and ends with "
                      "\"tricks\"");
  assert_string_equal(rulefile_refused(RULE("x = 7")),
                      "rule.lua:2: phases.x: must be a table, or false to take it out");
}

/* ---- what goes wrong ---- */

/* What is said when these functions are first asked; the game must be as it was before. */
static const char *fails(const char *functions) {
  static char said[512];
  const Rules *rules = with(functions);
  Game game, before;
  Ruling why = ruling_make(LEGAL);
  Refusal refusal = reach(&game, rules, 1, &why);
  if (refusal == LEGAL) {
    before = game;
    refusal = say_action(&game, rules, "A double", &why);
    assert_memory_equal(&game, &before, sizeof before);
  }
  assert_int_equal(refusal, REFUSED_RULE_FAILED);
  ruling_text(&why, PACK_MAX, STYLE_ASCII, said, sizeof said);
  char *folder;
  while ((folder = strstr(said, "/tmp/rules-"))) memmove(folder, folder + 18, strlen(folder + 17));
  return said;
}

TEST(a_function_that_fails_stops_its_action_with_the_place) {
  assert_string_equal(fails("turn = function() return 3 end,\n" DOUBLES COUNTS),
                      "phases.x.turn failed at rule.lua:2: phases.x.turn must return a player, a "
                      "list of players, or nil, not 3");
  assert_string_equal(fails("turn = function() error('no') end,\n" DOUBLES COUNTS),
                      "phases.x.turn failed at rule.lua:2: no");
  assert_string_equal(fails("turn = function() while true do end end,\n" DOUBLES COUNTS),
                      "phases.x.turn failed at rule.lua:2: the script ran for more than "
                      "10000000 instructions");
  assert_string_equal(fails("turn = function(deal, m) m.n = 1 end,\n" DOUBLES COUNTS),
                      "phases.x.turn failed at rule.lua:2: phases.x.turn decides and may not write "
                      "to deal.memory: deal.begins, deal.ends, declare.nobody, throw.penalty "
                      "and every `does` may");
  assert_string_equal(fails(TURNS "actions = function() return 'double' end,\n" COUNTS),
                      "phases.x.actions failed at rule.lua:3: phases.x.actions must return a list "
                      "of actions, not \"double\"");
  assert_string_equal(fails(TURNS "actions = function() return { } end,\n" COUNTS),
                      "phases.x failed at rule.lua:1: A is asked, and there is nothing to choose");
  assert_string_equal(
      fails(TURNS "actions = function() return { { 'x', count = 1, only = function() end } } "
                  "end,\n" COUNTS),
      "phases.x failed at rule.lua:1: A is asked, and there is nothing to choose");
  assert_string_equal(fails(TURNS "actions = function() return { 'play' } end,\n" COUNTS),
                      "phases.x.actions failed at rule.lua:3: \"play\" is what the game itself "
                      "calls an action: another word is wanted");
  assert_string_equal(
      fails(TURNS "actions = function() return { { 'x', cout = 2 } } end,\n" COUNTS),
      "phases.x.actions failed at rule.lua:3: an action has count, from and only, "
      "and no `cout`");
  assert_string_equal(
      fails(TURNS "actions = function(d) return { { 'x', #d:player('B').hand } } end,\n" COUNTS),
      "phases.x.actions failed at rule.lua:3: phases.x.actions may not look into another player's "
      "hand");
  assert_string_equal(fails(TURNS DOUBLES "does = function() return { money = 2 } end"),
                      "phases.x.does failed at rule.lua:4: phases.x.does: the effect money is none "
                      "here: levels, active, passive, points, redeal, declarer, trump, reveal, "
                      "move, gift are");
  assert_string_equal(fails(TURNS DOUBLES "does = function() return 2 end"),
                      "phases.x.does failed at rule.lua:4: must return effects, or nil, not 2");
  assert_string_equal(
      fails("turn = function(deal, m) if not m.n then return deal:player('A') end end,\n" DOUBLES
            "does = function(deal, player, action, m) m.n = 1\n"
            "  return { move = { from = player, to = deal:player('B'), cards = "
            "player.hand:first() } } end"),
      "phases.x failed at rule.lua:1: it leaves 16 cards in one hand and 18 in another");
}

TEST(a_phase_without_end_is_stopped) {
  const Rules *rules =
      with("turn = function(deal) return deal:player('A') end,\n" DOUBLES "does = function() end");
  Game game;
  int actions = 0;
  Ruling why;
  assert_int_equal(reach(&game, rules, 1, NULL), LEGAL);
  while (say_action(&game, rules, "A double", &why) == LEGAL) actions++;
  assert_int_equal(actions, 1000);
  assert_says(refused(&game, rules, "A double"),
              "rule.lua:1: it is not over after a thousand actions");
}
