/* test_hooks.c - functions of fields: what they get, what they answer, what they may not do. */
#include "games.h"
#include "presets.h"
#include "rulefiles.h"

/* A rule file around one group: "score = { … }". */
static const Rules *with(const char *group) { return rules_with(6, "%s", group); }

static Game tricks(const Rules *rules, const char *trump, const char *a, const char *b) {
  const char *const hands[] = {a, b, "", "", "", ""};
  return game_of_tricks(rules, trump, hands, 6);
}

static HookCall question(Hook hook, const Game *game) {
  return (HookCall){.hook = hook,
                    .game = game,
                    .order = game ? &game->deal.order : NULL,
                    .card = CARD_NONE,
                    .other_card = CARD_NONE};
}

/* lead.refuse, of a seat that plays these out of such a hand; until the next call. */
static HookCall refusal_of(const Game *game, int seat, const char *play, const char *hand) {
  static CardSet cards, held;
  HookCall call = question(HOOK_LEAD_REFUSE, game);
  cards = set_of(play, 2);
  held = set_of(hand, 2);
  call.cards = &cards;
  call.hand = &held;
  call.seat = seat;
  return call;
}

static void ask(const Rules *rules, HookCall *call) {
  if (!rules->ask(rules->context, call)) fail_msg("%s", call->text);
}

TEST(a_score_table_can_be_a_function) {
  const Rules *rules =
      with("score = { bands = function(points)\n"
           "  if points >= 160 then return 'opponents', (points - 160) // 10 end\n"
           "  return 'declarers', (160 - points) // 10 + (points == 0 and 1 or 0)\n"
           "end }");
  Score score;
  char error[200];
  assert_true(score_bands(rules, 0, NULL, &score, error, sizeof error));
  assert_int_equal(score.side, SIDE_DECLARERS);
  assert_int_equal(score.levels, 17);
  assert_true(score_bands(rules, 185, NULL, &score, error, sizeof error));
  assert_int_equal(score.side, SIDE_OPPONENTS);
  assert_int_equal(score.levels, 2);
}

TEST(inherited_answers_by_the_value_replaced) {
  const Rules *rules = with("score = { bands = function(points, deal, inherited)\n"
                            "  local side, levels = inherited()\n"
                            "  local other = inherited(points + 40)\n"
                            "  assert(inherited(0) == 'declarers')\n"
                            "  return other, levels * 2\n"
                            "end }");
  Score score;
  char error[200];
  assert_true(score_bands(rules, 40, NULL, &score, error, sizeof error));
  assert_int_equal(score.side, SIDE_NOBODY); /* 80 points */
  assert_int_equal(score.levels, 2);         /* twice the one of 40 */
}

TEST(wraps_are_laid_round_each_other_in_order) {
  static const char WRAP[] = "return house_rule { name = '%s', score = { short_team = "
                             "wrap(function(levels, missing, result, inherited)\n"
                             "  return inherited() %s end) } }";
  const Rules *rules =
      spec_rules(with_two("pagat", printed(WRAP, "one", "+ 1"), printed(WRAP, "two", "* 10")), 6);
  HookCall call = question(HOOK_SCORE_SHORT_TEAM, NULL);
  call.number[0] = 2;
  call.number[1] = 1;
  ask(rules, &call);
  assert_int_equal(call.answer[0], 50); /* (2 * 2 + 1) * 10 */
}

TEST(functions_that_add_up_are_asked_in_turn) {
  const Rules *rules = spec_rules(
      with_two("pagat",
               "return house_rule { name = 'one', follow = { refuse = function(play)\n"
               " if play.cards:count('A') > 0 then return 'no aces' end end },\n"
               " score = { adjust = function(side, levels) return side, levels + 1 end } }",
               "return house_rule { name = 'two', follow = { refuse = function(play)\n"
               " if play.cards:count('K') > 0 then return 'no kings' end end },\n"
               " score = { adjust = function(side, levels) return side, levels * 3 end } }"),
      6);
  Game game = tricks(rules, "9C", "AH KH QH", "2H 3H 4H");
  static const char *const CASES[][2] = {{"AH", "no aces"}, {"KH", "no kings"}, {"QH", ""}};
  for (int i = 0; i < 3; i++) {
    CardSet cards = set_of(CASES[i][0], 2);
    HookCall call = question(HOOK_FOLLOW_REFUSE, &game);
    call.cards = call.hand = call.lead = &cards;
    ask(rules, &call);
    assert_string_equal(call.text, CASES[i][1]);
  }
  HookCall call = question(HOOK_SCORE_ADJUST, &game);
  call.number[0] = SIDE_OPPONENTS;
  call.number[1] = 2;
  ask(rules, &call);
  assert_int_equal(call.answer[0], SIDE_OPPONENTS);
  assert_int_equal(call.answer[1], 9);
}

TEST(an_order_can_be_a_function_of_the_trump) {
  const Rules *rules = with("order = {\n"
                            "  trumps = function(trump, inherited)\n"
                            "    local ladder = inherited()\n"
                            "    if trump.suit == 'S' then table.insert(ladder, 2, '2') end\n"
                            "    return ladder\n"
                            "  end,\n"
                            "  tractors = function(low, high, trump, inherited)\n"
                            "    return inherited() or low.rank == 'LJ'\n"
                            "  end }");
  Order order = order_of(rules, "9S");
  assert_int_equal(order_suit(&order, card_of("2H")), TRUMPS);
  assert_true(order_tier(&order, card_of("2H")) > order_tier(&order, card_of("AS")));
  assert_true(order_adjacent(&order, LJ, HJ));
  assert_false(order_adjacent(&order, card_of("9S"), LJ));
  order = order_of(rules, "9C");
  assert_int_equal(order_suit(&order, card_of("2H")), HEARTS);
}

TEST(cards_know_what_the_interface_promises) {
  const Rules *rules = with(
      "follow = { refuse = function(play, lead, hand, deal)\n"
      "  local c = hand\n"
      "  assert(#c == 6 and c[card 'QH'] == 2 and c['KS'] == 1 and c:count('Q') == 2)\n"
      "  assert(c:count('H') == 2 and c:count('trumps') == 2 and c:count('jokers') == 1)\n"
      "  assert(c:of('trumps') == cards 'HJ 9D' and c:in_suit('T') == c:of('trumps'))\n"
      "  assert(tostring(c:of('Q')) == 'QH QH' and c:points() == 10)\n"
      "  assert(c - cards 'QQH' == cards 'KS 7S HJ 9D' and #(c + c) == 12)\n"
      "  assert(c & cards 'QH AH' == cards 'QH' and cards 'QH' <= c and not (cards 'AH' <= c))\n"
      "  assert(cards 'QH' < c and not (c < c) and c <= c)\n"
      "  local s = '' for k, n in c:kinds() do s = s .. tostring(k) .. n .. ' ' end\n"
      "  assert(s == 'QH2 7S1 KS1 9D1 HJ1 ', s)\n"
      "  assert(c:first() == card 'QH' and c:last() == card 'HJ' and cards '':first() == nil)\n"
      "  assert(table.concat(c:suits(), ' ') == 'D H S' and table.concat(c:ranks(), ' ') == '7 9 Q "
      "K')\n"
      "  assert(c:holds('2') and c:holds('1+1') and not c:holds('2x2') and not c:holds('3'))\n"
      "  local u = (cards 'QQJJH'):units()\n"
      "  assert(#u == 1 and u[1].size == 2 and u[1].length == 2 and #u[1] == 4 and u[1].top == "
      "card 'QH')\n"
      "  assert(u[1].form == 'tractor' and tostring(u[1]) == '2x2' and u[1].cards == cards "
      "'QQJJH')\n"
      "  assert(c:holds((cards 'QQH'):units()) and not c:holds(u))\n"
      "  local q, j = card 'QH', card 'HJ'\n"
      "  assert(q.rank == 'Q' and q.suit == 'H' and not q.joker and q.colour == 'red' and q.points "
      "== 0)\n"
      "  assert(not q.trump and q.effective == 'H' and (card '9D').trump and (card '9D').effective "
      "== 'T')\n"
      "  assert(j.joker and j.suit == nil and j.rank == 'HJ' and j.colour == 'red' and j == card "
      "'hj')\n"
      "  assert(q.tier > (card 'JH').tier and tostring(deal.trump) == '9C')\n"
      "  assert(lead.suit == 'H' and #lead == 1 and lead:longest_unit() == 1 and "
      "lead.units[1].size == 1)\n"
      "  return 'all is well'\n"
      "end }");
  Game game = tricks(rules, "9C", "2H", "QQH KS 7S HJ 9D");
  CardSet hand = set_of("QQH KS 7S HJ 9D", 2), play = set_of("QH", 2), lead = set_of("2H", 2);
  HookCall call = question(HOOK_FOLLOW_REFUSE, &game);
  call.cards = &play;
  call.hand = &hand;
  call.lead = &lead;
  call.seat = 1;
  ask(rules, &call);
  assert_string_equal(call.text, "all is well");
}

TEST(a_deal_tells_what_is_public) {
  const Rules *rules = with(
      "advance = { steps = function(player, steps, result, inherited)\n"
      "  local deal = result.deal\n"
      "  assert(player.seat == 'B' and tostring(player) == 'B' and player.rank == '2')\n"
      "  assert(player.level == 0 and #deal.players == 6 and deal.number >= 0)\n"
      "  assert(deal:player('B') == player and deal:after(player).seat == 'C')\n"
      "  assert(#deal:others(player) == 5 and deal:others(player)[5].seat == 'A')\n"
      "  assert(deal.declarer.seat == 'A' and deal.declarer.side == 'declarers')\n"
      "  assert(player.side == 'opponents' and player.partner.seat == 'C')\n"
      "  assert(result.declarers[1] == deal.declarer and #result.opponents == 5)\n"
      "  assert(deal:holder('AH').seat == 'A' and #player.hand == 2)\n"
      "  assert(deal.trump.suit == 'C' and deal.trump.rank == '9' and deal.packs == 2)\n"
      "  assert(#deal.bids == 0 and deal.bid == nil and #deal.calls == 0 and deal.tricks == 0)\n"
      "  assert(#deal.played == 0)\n"
      "  assert(deal.trick.lead == nil and #deal.trick.plays == 0)\n"
      "  local o = deal.order\n"
      "  assert(o.trump == deal.trump and o:suit('9H') == 'T' and o:suit(card 'AH') == 'H')\n"
      "  assert(o:tier('HJ') > o:tier('LJ') and o:tier('9H') == o:tier('9S'))\n"
      "  assert(o:height('2H') == 1 and o:height('TH') == o:height('TD') and o:height('TH') == 8)\n"
      "  assert(o:height('2C') == 1 and o:height('HJ') > o:height('9C'))\n"
      "  assert(o:tier('9C') > o:tier('9H') and o:adjacent('8H', 'TH'))\n"
      "  assert(not o:adjacent('7H', 'TH') and not o:adjacent('AH', 'AS'))\n"
      "  assert(#o:cards('H') == 12 and #o:cards('T') == 18 and o:cards('S'):first() == card "
      "'2S')\n"
      "  return inherited() + 5\n"
      "end }");
  Game game = tricks(rules, "9C", "AH KH", "2H 3H");
  HookCall call = question(HOOK_ADVANCE_STEPS, &game);
  call.seat = 1;
  call.number[0] = 2;
  ask(rules, &call);
  assert_int_equal(call.answer[0], 7);
}

/* Asks lead.refuse of a seat about an ace and expects the question to fail so. */
static void fails_for(int seat, const char *body, const char *says) {
  Variant *variant = rulefile_with(
      6, "%s", printed("lead = { refuse = function(play, hand, deal)\n%s\nend }", body));
  const Rules *rules = variant_rules(variant);
  Game game = tricks(rules, "9C", "AH KH", "2H 3H");
  HookCall call = refusal_of(&game, seat, "AH", "AH KH");
  for (int again = 0; again < 2; again++) { /* the second time as the first */
    assert_false(rules->ask(rules->context, &call));
    if (!strstr(in_english(call.text), says))
      fail_msg("%s\n  failed with: %s", body, in_english(call.text));
    assert_says(call.text, "lead.refuse failed at /tmp/");
    assert_says(variant_error(variant), "rule.lua:");
  }
}

static void fails(const char *body, const char *says) { fails_for(0, body, says); }

TEST(what_goes_wrong_names_field_file_and_line) {
  fails("while true do end", "rule.lua:2: the script ran for more than 10000000 instructions");
  fails("local t t.x = 1", "rule.lua:2: attempt to index a nil value (local 't')");
  fails("return 7", "rule.lua:1: must return a sentence, or nil for no objection, not 7");
  fails("return false, 'no'", "a sentence, or nil for no objection, not false, \"no\"");
  fails("return nil, 'no'", "a sentence, or nil for no objection, not nil, \"no\"");
  fails("return deal.colour", "a Deal has no `colour`");
  fails("return deal.oder", "a Deal has no `oder`: did you mean `order`?");
  fails("return play.colour", "a Play has no `colour`");
  fails("play.cards = 1", "rule.lua:2: attempt to index a Play value");
  fails("return card 'XX'", "rule.lua:2: ");
  fails("return hand['nonsense']", "Cards have no `nonsense`");
  fails("for i, c in ipairs(hand) do end", "rule.lua:2: Cards have no places: `for card, copies in "
                                           "c:kinds() do` goes through them");
  fails("for c in pairs(hand) do end", "rule.lua:2: Cards have no places: `for card");
  fails("return hand[1]", "rule.lua:2: Cards have no places: `for card");
  fails("local s = 'x' while true do s = s .. s end", "rule.lua:2: the script makes a text");
  fails("return (cards 'AH' + cards 'AAAAAAAAH'):points()", "more than 8 copies");
  fails("return (cards 'AAAH'):units()", "the deck has not so many copies");
  fails("return hand < 3", "rule.lua:2: ");
}

TEST(a_function_of_a_form_cannot_ask_for_units) {
  const Rules *rules =
      with("lead = { forms = { odd = { size = '2+', is = function(cards)\n"
           "  return #cards:units()\nend } },\n"
           "  refuse = function(play, hand) return #hand:units() == 0 and 'no' end }");
  Game game = tricks(rules, "9C", "AH KH QH", "2H 3H 4H");
  HookCall call = refusal_of(&game, 0, "AH", "AH KH QH");
  assert_false(rules->ask(rules->context, &call));
  assert_says(call.text, "rule.lua:2: a form's function says what is a unit, and cannot ask");
}

/* The order that it is asked for has no links yet, but it crosses cards. */
TEST(a_function_of_tractors_may_look_at_cards) {
  const Rules *rules = with("order = { tractors = function(low, high, trump, inherited)\n"
                            "  return cards('AAKKS'):holds('2+2') and inherited()\nend }");
  Game game = tricks(rules, "9C", "AH KH", "2H 3H");
  assert_true(order_adjacent(&game.deal.order, card_of("QS"), card_of("KS")));
}

/* Each would compute for more than two seconds, if what it does cost no more than its call. */
TEST(what_is_asked_of_values_has_its_fee) {
  int asked = 0;
  const char *bodies =
      "tostring(hand)|hand:ranks()|hand:pairs()|local _ = deal.players|pcall(cards, s)|"
      "pcall(card, s)|pcall(hand.of, hand, s)|pcall(deal.player, s)|"
      "pcall(deal.player, deal, s)|pcall(read, deal, s)|pcall(read, hand, s)|"
      "pcall(read, play, s)|pcall(hand.holds, hand, s)";
  for (const char *body; (body = next_part(&bodies));) {
    if (asked++ % SHARE) continue;
    fails(printed("local s = ('x'):rep(200000) local function read(t, k) return t[k] end\n"
                  "while true do %s end",
                  body),
          "the script ran for more than 10000000 instructions");
  }
}

TEST(nobody_looks_into_a_hand_that_is_not_his) {
  fails("return #deal:player('B').hand", "lead.refuse may not look into another player's hand");
  fails("return deal:holder('2H').seat", "lead.refuse may not look into another player's hand");
  fails_for(1, "return #deal.kitty", "lead.refuse may not look into the kitty");
  fails("return #deal:player('A').hand > 0 and deal:player('A').won + nil", "arithmetic on a nil");
}

TEST(values_of_one_call_are_kept_for_no_other) {
  const Rules *rules = rulefile_rules(
      "local kept = {}\n"
      "return house_rule { name = 'x', lead = { refuse = function(play, hand, deal, inherited)\n"
      "  kept.deal, kept.again = deal, inherited\n"
      "end } }");
  Game game = tricks(rules, "9C", "AH KH", "2H 3H");
  HookCall call = refusal_of(&game, 0, "AH", "AH");
  assert_false(rules->ask(rules->context, &call));
  assert_says(call.text, "lead.refuse keeps `kept` between questions");
}

TEST(a_function_gets_the_arguments_that_it_names) {
  static const struct {
    const char *function, *says;
  } cases[] = {
      {"function() return 'nothing' end", "nothing"},
      {"function(play) return 'a play of ' .. #play end", "a play of 1"},
      {"function(play, hand, deal, inherited) return type(inherited) end", "function"},
      {"function(play, hand, deal, inherited, more) return type(more) end", "nil"},
      {"function(...) return select('#', ...) .. ' of ' .. #select(2, ...) end", "4 of 2"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    const Rules *rules = with(printed("lead = { refuse = %s }", cases[i].function));
    Game game = tricks(rules, "9C", "AH KH", "2H 3H");
    HookCall call = refusal_of(&game, 0, "AH", "AH KH");
    ask(rules, &call);
    assert_string_equal(call.text, cases[i].says);
  }
}

TEST(what_lies_below_gets_what_it_names_as_well) {
  const Rules *rules = with("score = { points = wrap(function(points, result, inherited)\n"
                            "  return inherited(points * 2) + inherited() end) }");
  Game game = tricks(rules, "9C", "AH KH", "2H 3H");
  HookCall call = question(HOOK_SCORE_POINTS, &game);
  call.number[0] = 40;
  ask(rules, &call);
  assert_int_equal(call.answer[0], 120);
}

/* It closes over nothing, so that the values of the first question serve for the others. */
TEST(each_question_has_its_own_values) {
  const Rules *rules =
      with("deal = { misdeal = function(hand, player, deal)\n"
           "  if player ~= deal.players[2] then return 'not B with ' .. #hand end\n"
           "  return 'B with ' .. #hand .. ' in deal ' .. deal.number end }");
  Game game = tricks(rules, "9C", "AH KH", "2H 3H 4H");
  static const char *const says[] = {"not B with 2", "B with 3 in deal 1"};
  for (int i = 0; i < 4; i++) {
    HookCall call = question(HOOK_DEAL_MISDEAL, &game);
    game.number = (uint16_t)(1 + i / 2);
    call.seat = i % 2;
    call.hand = HAND_OF(&game.deal, i % 2);
    ask(rules, &call);
    if (i < 3) assert_string_equal(call.text, says[i % 2]);
    if (i == 3) assert_string_equal(call.text, "B with 3 in deal 2");
  }
}

TEST(a_bid_shows_its_cards) {
  const Rules *rules =
      with("declare = { beats = function(new, old, deal, inherited)\n"
           "  assert(new.kind == 'suit' and new.card == card '3S' and new.suit == 'S')\n"
           "  assert(new.rank == '3' and new.cards == cards '33S' and new.joker == nil)\n"
           "  assert(old.count == 1 and tostring(old) == '4C')\n"
           "  return new.count > old.count\n"
           "end }");
  Card threes = card_of("3S"), four = card_of("4C");
  Bid new = {.seat = 1, .card = threes, .count = 2, .joker = CARD_NONE, .shown = {threes, threes}};
  Bid old = {.seat = 0, .card = four, .count = 1, .joker = CARD_NONE, .shown = {four}};
  HookCall call = question(HOOK_DECLARE_BEATS, NULL);
  call.bid = &new;
  call.standing = &old;
  ask(rules, &call);
  assert_int_equal(call.answer[0], 1);
}

TEST(the_mechanics_ask_when_a_lead_is_made) {
  const Rules *rules = with("throw = { allowed = function(play)\n"
                            "  return #play.units < 3, 'three units are too many' end }");
  const char *const hands[] = {"AH KH QH JH", "2H 3H 4H 5H", "2S 3S 4S 5S",
                               "2D 3D 4D 5D", "6S 7S 8S TS", "6D 7D 8D TD"};
  Game game = game_of_tricks(rules, "9C", hands, 6);
  assert_string_equal(ruled(&game, rules, ACTION_PLAY, 0, "AH KH"), "legal");
  assert_says(ruled(&game, rules, ACTION_PLAY, 0, "AH KH QH"),
              "throw-allowed: three units are too many");
}

TEST(whole_games_are_played_by_rules_of_functions) {
  const Rules *rules = with(
      "points = { cards = function(card, trump, inherited) return inherited() + (card.joker and 1 "
      "or 0) end },\n"
      "deal = { misdeal = function(hand) if hand:points() == 0 then return 'not one point card' "
      "end end },\n"
      "declare = { beats = wrap(function(new, old, deal, inherited) return inherited() end) },\n"
      "kitty = { multiplier = function(trick) return 2 * trick.lead:longest_unit() end },\n"
      "friends = { callable = function(card, deal, inherited) return inherited() and card.points "
      "== 0 end },\n"
      "order = { tractors = function(low, high, trump, inherited) return inherited() end },\n"
      "follow = { refuse = function(play, lead, hand) assert(#play == #lead and play.cards <= "
      "hand) end },\n"
      "throw = { stopped_by = function(player, throw, deal, inherited) return inherited() end },\n"
      "win = { beats = function(new, best, lead, deal, inherited) assert(#new == #best) return "
      "inherited() end },\n"
      "score = { adjust = function(side, levels, result) assert(result.points >= 0) return side, "
      "levels end,\n"
      "  bands = function(points, deal, inherited) return inherited() end },\n"
      "advance = { steps = function(player, steps, result, inherited) return inherited() end }");
  Rng rng = rng_from(7);
  Game game = game_begun(rules, 7);
  for (int i = 0; i < 3000 && game.number < 5 && !game.over; i++) {
    Action action = game_default(&game, rules);
    if (action.type == ACTION_NB) game_random_action(&game, rules, &rng, &action);
    do_action(&game, rules, &action);
  }
  assert_true(game.number >= 1);
}
