/* test_script_bot.c - bots in Lua: what they see and may answer, that they see no more and keep
** nothing, what becomes of those that fail. */
#include "bots/bot_script.h"
#include "bots/bots.h"
#include "deal/view.h"
#include "games.h"
#include "io/file.h"
#include "language/language.h"
#include "rulefiles.h"

/* A bot whose `choose` has this body; it must be one. */
static const Bot *bot_of(const char *body) {
  static int n;
  char error[512] = "";
  const char *name = printed("bot%d", n++);
  const Bot *bot = bot_script_read(
      rulefile(name, printed("return bot { choose = function(view)\n%s\nend }", body)), bot_find,
      error, sizeof error);
  if (!bot) fail_msg("%s: %s", body, error);
  return bot;
}

static const Bot *bot_named(const char *name) {
  const Bot *bots[SEAT_MAX];
  char error[512];
  if (!bots_parse(name, bots, error, sizeof error)) fail_msg("%s", error);
  return bots[0];
}

/* Plays on to the moment; what stopped it in *why. */
static void run(Game *game, const Rules *rules, const Bot *bot, Until until, Ruling *why) {
  bots_run(game, rules,
           &(BotRun){.bots = seated(bot),
                     .seats = (uint16_t)((1u << rules->players) - 1),
                     .until = until},
           why);
}

static void assert_goes_on(const Ruling *why) {
  if (why->refusal != LEGAL) fail_msg("%s", ruling_words(why));
}

/* A deal of that game by the bot, to its end. */
static void assert_plays(const char *spec, int players, const Bot *bot) {
  const Rules *rules = spec_rules(spec, players);
  for (uint64_t seed = 1; seed <= 3; seed++) {
    Ruling why;
    Game game = game_begun(rules, seed);
    run(&game, rules, bot, UNTIL_DEAL, &why);
    assert_goes_on(&why);
    assert_int_equal(game_phase(&game, rules), PHASE_NONE);
  }
}

/* What is said when all seats have this bot. */
static const char *said_of(const Bot *bot) {
  const Rules *rules = spec_rules("online", 4);
  Ruling why;
  Game game = game_begun(rules, 42);
  run(&game, rules, bot, UNTIL_DEAL, &why);
  assert_int_equal(why.refusal, REFUSED_BOT);
  return strstr(ruling_words(&why), "at seat ");
}

TEST(bots_of_the_tree_play_every_game) {
  static const char *const GAMES[] = {
      "pagat",  "eighty", "online", "compact", "friends", "bombs", "friends+opponents-may-double",
      "shengji"};
  for (size_t i = 0; i < sizeof GAMES / sizeof *GAMES; i++) {
    assert_plays(GAMES[i], 0, bot_named("cheap"));
    assert_plays(GAMES[i], 0, bot_named("shed"));
  }
}

TEST(the_bot_of_the_guide_plays) {
  const char *guide = file_kept("scripts/bots/README.md");
  assert_plays("pagat", 6, bot_named(rulefile("guide", next_lua_block(&guide))));
}

TEST(a_view_has_what_its_seat_sees) {
  assert_plays(
      "online", 4,
      bot_of("  local deal = view.deal\n"
             "  assert(view.me.hand == view.hand and view.left(view, view.me) == #view.hand)\n"
             "  assert(#view.unseen + #view.hand + #deal.played <= 108)\n"
             "  assert(view:rule('friends.teams') == 'fixed')\n"
             "  assert(view:rule('deck.players') == nil)\n"
             "  assert(not pcall(view.rule, view, 'kitty.thft'))\n"
             "  if not view.may.play then return nil end\n"
             "  assert(view.waits and view.top == nil and #view:bids() == 0)\n"
             "  local plays, more = view:plays()\n"
             "  assert(#plays > 0 and #view:plays(1) == 1)\n"
             "  assert(select(2, view:plays(1)) == (#plays > 1 or more))\n"
             "  for _, play in ipairs(plays) do assert(view:allows(play) == true) end\n"
             "  local ok, code = view:allows('2H 2H 3H 3H 4H 4H 5H 5H 6H 6H 7H 7H 8H 8H')\n"
             "  assert(not ok and type(code) == 'string')\n"
             "  assert(#view.tricks == deal.tricks + (view.trick and 1 or 0))\n"
             "  local seen = cards ''\n"
             "  for _, trick in ipairs(view.tricks) do\n"
             "    for _, play in ipairs(trick) do seen = seen + play.cards end\n"
             "  end\n"
             "  assert(seen == deal.played)\n"
             "  if view.trick then\n"
             "    local last = view.tricks[#view.tricks]\n"
             "    assert(last[1].cards == view.trick.lead.cards and not "
             "view:wins(view.trick.lead.cards))\n"
             "    assert(not view:wins(cards ''))\n"
             "  end\n"
             "  for _, player in ipairs(deal:others(view.me)) do\n"
             "    assert(not pcall(function() return player.hand end))\n"
             "    if view:is_out_of(player, 'S') then assert(#deal.played > 0) end\n"
             "  end\n"
             "  local n = view:random(6)\n"
             "  assert(n >= 1 and n <= 6)\n"
             "  return plays[view:random(#plays)], 'by chance'"));
}

/* In a game whose suits are ignored all cards of a rank are alike: four in its one pack. */
TEST(no_cards_beyond_the_deck_are_taken) {
  assert_plays("bombs", 4,
               bot_of("  assert(not pcall(function() return cards('2S 2H 2D 2C 2S'):units() end))\n"
                      "  assert(#cards('2S 2H 2D 2C'):units() == 1)"));
}

/* Each way to answer: cards, a unit, one card, a play's text, a word. */
TEST(an_answer_is_cards_or_words) {
  assert_plays("pagat", 6,
               bot_of("  if view.may.play then\n"
                      "    local play = view:plays(1)[1]\n"
                      "    if #play == 1 then return play:first() end\n"
                      "    if #play == 2 then return play:units()[1] end\n"
                      "    return (#view.hand % 2 == 0 and 'play ' or '') .. tostring(play)\n"
                      "  end\n"
                      "  local bid = view.may.declare and view:bids()[1]\n"
                      "  if bid then return bid end\n"
                      "  if view.may.call then return 'call AC#1 AC#2' end\n"
                      "  return nil"));
  assert_plays("bombs", 4,
               bot_of("  if view.may.pass and view.top then return 'pass' end\n"
                      "  if view.may.play and view.waits then return view:plays(1)[1] end"));
}

TEST(a_bot_that_fails_is_named_with_deal_and_seed) {
  static const char AT[] = ", deal 1 of seed 42: ";
  static const struct {
    const char *body, *says;
  } BOTS[] = {
      {"if view.may.play then return '7H 7H' end", "it answered 7H 7H: you "},
      {"if view.may.play then return 'HJ HJ LJ LJ 2C' end", "; legal would be"},
      {"if view.may.play then return 'pass' end", "it answered pass: "},
      {"if view.may.play then return 'sing' end", "\"sing\" is no action here"},
      {"if view.may.play then return {} end", "are wanted, not a table"},
      {"if view.may.play then while true do end end", "ran for more than 10000000 instructions"},
      {"local t = {} for i = 1, 1e9 do t[i] = i end", "needs more than its"},
      {"return view.hnd", "did you mean `hand`?"},
      {"return view.deal.kitty", "may not look into the kitty"},
      {"return view.deal:player('A').hand and view.deal:player('B').hand", "another player's hand"},
      {"return view.deal:random(6)", "chance has no part in it"},
  };
  for (size_t i = 0; i < sizeof BOTS / sizeof *BOTS; i++) {
    const char *said = said_of(bot_of(BOTS[i].body));
    if (!strstr(said, AT) || !strstr(said, BOTS[i].says)) fail_msg("%s: %s", BOTS[i].body, said);
  }
}

TEST(a_file_that_is_no_bot_is_refused) {
  static const struct {
    const char *text, *says;
  } FILES[] = {
      {"return 7", ":1: the file must return bot { … }"},
      {"return bot { choose = 7 }", "choose must be a function (view), not 7"},
      {"return bot { chose = function() end }", "a bot has no `chose`"},
      {"return bot { summary = 3, choose = function() end }", "summary must be a text"},
      {"return bot { otherwise = 'seeing', choose = function() end }", "plays fair: \"seeing\""},
      {"return bot {", "unexpected symbol"},
      {"return game { }", "unknown name `game`"},
      {"while true do end", "ran for more than"},
  };
  for (size_t i = 0; i < sizeof FILES / sizeof *FILES; i++) {
    char error[512] = "", text[1024];
    assert_null(bot_script_read(rulefile("none", FILES[i].text), bot_find, error, sizeof error));
    english_text(error, text, sizeof text);
    if (!strstr(text, FILES[i].says)) fail_msg("%s: %s", FILES[i].text, text);
  }
}

TEST(a_bot_keeps_nothing_between_questions) {
  assert_plays("online", 4,
               bot_of("  pcall(function() string.asked = true end)\n"
                      "  assert(not string.asked)"));
  char text[] = "local n = 0\nreturn bot { choose = function() n = n + 1 assert(n == 1) end }";
  assert_plays("online", 4, bot_named(rulefile("keeps", text)));
}

/* Two other hands, the undrawn deck and the seed change; what is answered does not. */
TEST(a_bot_decides_on_its_view_alone) {
  static const char *const BOTS[] = {"cheap", "cards by chance"};
  const Rules *rules = spec_rules("online", 4);
  for (int i = 0; i < 2; i++) {
    const Bot *bot = i == 0 ? bot_named(BOTS[i])
                            : bot_of("  local plays = view:plays()\n"
                                     "  return plays[view:random(512) % "
                                     "math.max(#plays, 1) + 1]");
    int asked = 0;
    Game game = game_begun(rules, 7);
    for (Ruling why; game_waits_for(&game, rules) != SEAT_NONE; asked++) {
      int seat = game_waits_for(&game, rules);
      Action action[2];
      for (int k = 0; k < 2; k++) {
        Game other = game, view;
        int a = deal_after(&game.deal, seat, 1), b = deal_after(&game.deal, seat, 2);
        if (k == 1 && game.deal.hand_n[a] == game.deal.hand_n[b]) {
          other.deal.held[a] = game.deal.held[b];
          other.deal.held[b] = game.deal.held[a];
        }
        if (k == 1) other.seed++;
        Rng rng = rng_from(5);
        view_of(&other, rules, seat, &view);
        BotTurn turn = {&view, rules, seat, &rng, NULL, 0};
        assert_true(bot_ask(bot, &turn, &action[k], &why));
      }
      assert_memory_equal(&action[0], &action[1], sizeof action[0]);
      run(&game, rules, bot, UNTIL_ACTION, &why);
      assert_goes_on(&why);
    }
    assert_true(asked > 100);
  }
}

TEST(another_thread_has_its_own) {
  const Bot *bots[3] = {bot_named("cheap"), &bot_simple, bot_named("cheap")}, *own[3];
  char error[256];
  assert_ptr_equal(bots[0], bots[2]); /* read once */
  assert_true(bots_for_thread(bots, 3, own, error, sizeof error));
  assert_ptr_not_equal(own[0], bots[0]);
  assert_ptr_equal(own[0], own[2]);
  assert_ptr_equal(own[1], &bot_simple);
  assert_string_equal(own[0]->name, "cheap");
  assert_plays("online", 4, own[0]);
}
