/* test_repl.c - the REPL without a terminal: drawing, completion, commands, undo, files. */
#include <signal.h>
#include <unistd.h>

#include "deal/deal_is_ok.h"
#include "deal/game_hash.h"
#include "deal/trick.h"
#include "desk.h"
#include "notation/notation.h"
#include "play/legal_plays.h"
#include "repl/command/handlers.h"
#include "repl/line.h"
#include "repl/tab_completion.h"

/* Goes on until a lead is on the table and `seat` is to follow it. */
static int go_to_a_follow(Desk *desk) {
  const Game *game = &desk->repl.session.game;
  while (game->deal.plays == 0 || game->deal.trick < 1) type(desk, "step");
  return game->deal.turn;
}

/* --- drawing --- */

TEST(width_counts_characters_and_no_colours) {
  assert_int_equal(text_width("10\xe2\x99\xa0 A"), 5);
  assert_int_equal(text_width("\033[1;31mHJ\033[0m"), 2);
  assert_int_equal(text_width(""), 0);
}

static int longest_line(const char *text, int *lines) {
  int longest = 0;
  for (*lines = 0; *text; (*lines)++) {
    char line[1024];
    size_t length = strcspn(text, "\n");
    assert_true(length < sizeof line);
    memcpy(line, text, length);
    line[length] = '\0';
    if (text_width(line) > longest) longest = text_width(line);
    text += length + (text[length] == '\n');
  }
  return longest;
}

TEST(the_table_of_twelve_fits_a_small_terminal) {
  int lines;
  Desk *desk = desk_at(12, 3);
  for (int moment = 0; moment < 40; moment++) {
    assert_in_range(longest_line(type(desk, "table"), &lines), 20, 80);
    assert_in_range(lines, 14, 23);
    type(desk, moment % 2 ? "step 7" : "auto trick");
  }
}

TEST(a_hand_is_wrapped_at_the_width) {
  int lines;
  Desk *desk = desk_in_play(3);
  desk->repl.look.width = 40;
  assert_in_range(longest_line(type(desk, "hands A"), &lines), 20, 40);
  assert_in_range(lines, 2, 4);
}

TEST(colours_do_not_change_the_words) {
  Desk *desk = desk_in_play(3);
  char *plain = kept(strdup(type(desk, "hands")));
  desk->repl.look.colour = true;
  const char *coloured = type(desk, "hands");
  size_t at = 0;
  for (const char *c = coloured; *c; c++) {
    if (*c == '\033')
      c = strchr(c, 'm');
    else
      assert_int_equal(*c, plain[at++]);
  }
  assert_int_equal(plain[at], '\0');
  assert_has(coloured, "\033[38;5;163m");
}

TEST(trumps_stand_last_in_a_hand) {
  Desk *desk = desk_in_play(3);
  const Deal *deal = &desk->repl.session.game.deal;
  for (int seat = 0; seat < 6; seat++) {
    char ask[] = {'h', 'a', 'n', 'd', 's', ' ', seat_letter(seat), '\0'}, error[128], *gap;
    char *hand = kept(strdup(type(desk, ask) + 1));
    for (gap = hand + strlen(hand); gap > hand && strncmp(gap, "   ", 3) != 0;) gap--;
    CardSet last;
    assert_true(cardset_parse(gap, &last, deal->planes, error, sizeof error));
    for (uint64_t kinds = last.plane[0]; kinds;)
      assert_int_equal(order_suit(&deal->order, (Card)bit_pop(&kinds)), TRUMPS);
  }
}

/* --- who sees what --- */

TEST(other_hands_are_hidden_from_a_seat) {
  Desk *desk = desk_in_play(3);
  type(desk, "seat B");
  assert_has(type(desk, "hands A"), "hidden");
  assert_has(type(desk, "A: legal"), "hidden");
  assert_has(type(desk, "A: hint"), "hidden");
  assert_has(type(desk, "A: play 3C"), "played by the program");
  assert_has(type(desk, "hands B"), "B   ");
  assert_has(type(desk, "position"), "A:?");
  const char *all = type(desk, "hands");
  assert_lacks(all, "\nC ");
  type(desk, "open on");
  assert_has(type(desk, "hands"), "\nC ");
}

/* --- what is to be copied --- */

TEST(a_position_stays_one_line_on_a_narrow_terminal) {
  char line[4096] = "position ";
  Desk *desk = desk_in_play(3);
  desk->repl.interactive = true;
  desk->repl.look.width = 40;
  strcat(line, type(desk, "position"));
  line[strcspn(line, "\n")] = '\0';
  assert_string_equal(line + strlen(line) - 7, ";turn=A");
  assert_has(type(desk, line), "trick 1");
}

/* --- finding commands --- */

TEST(a_unique_beginning_is_enough) {
  char error[128], words[256];
  Look look = {.width = 80};
  assert_string_equal(command_find("un", 2, error, sizeof error)->name, "undo");
  assert_string_equal(command_find("S", 1, error, sizeof error)->name, "step");
  assert_string_equal(command_find("play", 4, error, sizeof error)->name, "play");
  assert_null(command_find("re", 2, error, sizeof error));
  assert_has(render_words(&look, error, words, sizeof words), "redo or ");
  assert_null(command_find("plya", 4, error, sizeof error));
  assert_has(render_words(&look, error, words, sizeof words), "did you mean \"play\"?");
}

TEST(names_and_aliases_are_told_apart) {
  for (int i = 0; i < commands_n; i++) {
    assert_true(commands[i].run && *commands[i].help && *commands[i].example);
    for (int j = 0; j < commands_n; j++) {
      if (i != j) assert_string_not_equal(commands[i].name, commands[j].name);
      if (i != j && *commands[i].alias)
        assert_string_not_equal(commands[i].alias, commands[j].alias);
      assert_string_not_equal(commands[i].alias, commands[j].name);
    }
  }
}

TEST(every_action_has_a_command) {
  char error[128];
  for (int type = 0; type < ACTION_CHOOSE; type++) {
    const char *word = action_word((ActionType)type);
    const Command *command = command_find(word, strlen(word), error, sizeof error);
    assert_non_null(command);
    assert_string_equal(command->name, word);
    assert_ptr_equal(command->run, command_act);
  }
}

/* --- completion --- */

static char **complete(Desk *desk, const char *line, LineFiles *files) {
  int to = (int)strlen(line), from = to;
  while (from > 0 && !strchr(" :", line[from - 1])) from--;
  return complete_line(&desk->repl, line, from, to, files);
}

static void assert_offers(Desk *desk, const char *line, const char *words) {
  LineFiles files;
  char joined[4096] = "", **list = complete(desk, line, &files);
  for (int i = 0; list && list[i]; i++) {
    if (i > 0) strcat(joined, " ");
    strcat(joined, list[i]);
  }
  assert_string_equal(joined, words);
  assert_int_equal(files.from, -1);
  desk_free_offered(list);
}

static void assert_asks_for_files(Desk *desk, const char *line, int from) {
  LineFiles files;
  assert_null(complete(desk, line, &files));
  assert_int_equal(files.from, from);
  assert_int_equal(files.wanted != NULL, strncmp(line, "load ", 5) == 0);
}

TEST(tab_offers_divisions_of_a_lead) {
  static const char position[] =
      "position online;n=4;trump=4H;declarer=A;hands=A:AS AS KS KS 2D;kitty=?;turn=A";
  Desk *desk = desk_at(6, 3);
  type(desk, position);
  assert_offers(desk, "play AS AS KS KS as ", "2x2 2+2 2+1+1 1+1+1+1");
  assert_offers(desk, "why AS AS KS KS as 2", "2x2 2+2 2+1+1");
  assert_offers(desk, "play AS AS KS KS as 2 + ", "");
  assert_offers(desk, "play as as ks ", "KS"); /* the ace */
}

/* Nor what lead.refuse forbids. */
TEST(tab_offers_no_lead_that_is_refused) {
  Desk *desk = desk_at(6, 3);
  type(desk,
       "position pagat+throw.allowed=\"no\"+tests/rules/no-aces-led.lua;n=6;trump=4D;declarer=A;"
       "hands=A:AS KS KS 3C;turn=A");
  assert_offers(desk, "play ", "3C KS");
  assert_offers(desk, "play KS ", "");
}

TEST(tab_offers_commands_seats_and_words) {
  Desk *desk = desk_at(6, 3);
  assert_offers(desk, "un", "undo");
  assert_offers(desk, "D: decl", "declare");
  assert_offers(desk, "auto ", "trick deal game");
  assert_offers(desk, "auto d", "deal");
  assert_offers(desk, "rules thr", "throw");
  assert_offers(desk, "rules throw.a", "throw.allowed");
  assert_offers(desk, "seat ", "A B C D E F none");
  assert_offers(desk, "help yi", "yield");
  assert_offers(desk, "quit ", "");
  assert_offers(desk, "goto d", "draw deal");
  assert_offers(desk, "branch ", "");
  type(desk, "branch ruff");
  assert_offers(desk, "branch ", "main");
  assert_offers(desk, "set follow.s", "follow.smaller");
  assert_offers(desk, "set follow.smaller ", "never single set set by set regrouped");
  assert_offers(desk, "set follow.smaller se", "set by set");
  assert_offers(desk, "set follow.smaller set b", "by set");
  assert_offers(desk, "set kitty.shown_at_end t", "true");
  assert_offers(desk, "look ", "cards colours trumps sets");
  assert_offers(desk, "look colours f", "four");
  assert_offers(desk, "look colours four ", "");
  assert_offers(desk, "auto trick ", "");
  assert_offers(desk, "branch -", "-main");
  type(desk, "house tractor-above-ace");
  type(desk, "set follow.smaller set by set");
  assert_offers(desk, "house -", "-tractor-above-ace -follow.smaller");
  type(desk, "undo 2");
  assert_offers(desk, "house tractor-a", "tractor-above-ace");
  assert_offers(desk, "xyzzy ", "");
  assert_offers(desk, "test s", "save");
  assert_offers(desk, "new paga", "pagat");
  assert_offers(desk, "new pagat+tractor-a", "pagat+tractor-above-ace");
  assert_offers(desk, "new pagat+heli+tractor-a", "pagat+heli+tractor-above-ace");
  assert_offers(desk, "new tractor-a", "");
  assert_offers(desk, "diff paga", "pagat pagat-decks"); /* games, and house rules without the + */
  assert_offers(desk, "diff +tractor-a", "+tractor-above-ace");
  LineFiles files;
  char **list = complete(desk, "differ ", &files);
  bool game = false, rule = false;
  for (int i = 0; list[i]; i++) {
    game |= strcmp(list[i], "pagat") == 0;
    rule |= strcmp(list[i], "+tractor-above-ace") == 0;
  }
  assert_true(game && rule);
  desk_free_offered(list);
  assert_offers(desk, "house paga", "pagat-decks");
  assert_offers(desk, "new eighty ", "4 6 8 seed");
  assert_offers(desk, "new eighty 6 ", "seed");
  assert_offers(desk, "new eighty seed ", "");
  assert_asks_for_files(desk, "load ", 5);
  assert_asks_for_files(desk, "save my last ga", 5);
  assert_asks_for_files(desk, "export my", 7);
  assert_asks_for_files(desk, "test ", 5);
  assert_asks_for_files(desk, "test save x", 10);
  assert_asks_for_files(desk, "new ./mi", 4);
  assert_asks_for_files(desk, "new shengji+./mi", 12);
  assert_asks_for_files(desk, "house tests/rules/", 6);
}

TEST(tab_offers_rules_of_the_game_at_hand) {
  Desk *desk = desk_at(6, 42);
  assert_offers(desk, "rules al", "all");
  assert_offers(desk, "rules ex", ""); /* which climbing games have, as follow.pass */
  assert_offers(desk, "rules phas", "phases");
  assert_offers(desk, "rules follow.", "follow.owes follow.smaller follow.protect follow.refuse");
  assert_offers(desk, "coverage kitty.buries", "kitty.buries");
  assert_offers(desk, "set follow.", "follow.owes follow.smaller follow.protect follow.refuse");
}

TEST(tab_offers_bots_and_what_stands_behind_a_file) {
  Desk *desk = desk_at(6, 42);
  assert_offers(desk, "bots se", "sensible search seeing");
  assert_asks_for_files(desk, "bots ./mi", 5);
  assert_offers(desk, "export my.svg ", "trick why");
  assert_offers(desk, "export my.svg trick ", "");
}

TEST(tab_offers_what_a_question_and_a_field_go_on_with) {
  Desk *desk = desk_in_play(42);
  assert_offers(desk, "could C ", "have play");
  assert_offers(desk, "could C have ", "played");
  assert_offers(desk, "could C have played ", "5C 9C AC AH 4S 5S 9S TS AS 2D 2H 2S HJ");
  assert_offers(desk, "what is a t", "trick trumps team tractor throw");
  assert_offers(desk, "what c", "can could cards card");
  assert_offers(desk, "who is w", "winning");
  assert_offers(desk, "轮到", "轮到 轮到谁 轮到我");
  assert_offers(desk, "set throw.penalty ", "{points= {per_card= {levels= {unplayed= {loses=");
  assert_offers(desk, "set kitty.size ", ""); /* a number, mostly */
  assert_offers(desk, "set kitty.size {", "{at_least=");
  assert_offers(desk, "set kitty.multiplier 2", "2");
  type(desk, "names A=Bob");
  assert_offers(desk, "could Bob have p", "played");
}

TEST(tab_offers_first_what_goes_on_where_another_seat_is_waited_for) {
  LineFiles files;
  Desk *desk = desk_in_play(42);
  type(desk, "seat B");
  type(desk, "goto trick 2");
  char **list = complete(desk, "", &files);
  assert_string_equal(list[0], "step");
  assert_string_equal(list[1], "auto");
  desk_free_offered(list);
}

TEST(tab_offers_saved_games_to_load) {
  char error[SESSION_ERROR];
  const char *path = temporary();
  LineFiles files;
  Desk *desk = desk_at(6, 42);
  complete(desk, "load ", &files);
  assert_false(files.wanted(path));
  type(desk, "auto trick");
  type(desk, printed("save! %s", path));
  assert_true(files.wanted(path));
  const char *position = printed("%s", type(desk, "position"));
  assert_true(file_write(path, position, true, error, sizeof error));
  assert_true(files.wanted(path));
  assert_true(file_write(path, "return house_rule { }\n", true, error, sizeof error));
  assert_false(files.wanted(path));
  assert_int_equal(remove(path), 0);
  assert_false(files.wanted(path));
}

TEST(tab_offers_chinese_where_it_is_spoken_or_typed) {
  Desk *desk = desk_at(6, 42);
  assert_offers(desk, "撤", "撤回 撤销");
  assert_offers(desk, "自动 ", "trick deal game");
  assert_offers(desk, "auto 一", "一墩 一副");
  type(desk, "auto trick");
  type(desk, "lang zh");
  assert_offers(desk, "und", "undo");
  assert_offers(desk, "自动 ", "一墩 一副 整局");
  assert_offers(desk, "自动 t", "trick");
  assert_offers(desk, "为什么 得", "得分");
  assert_offers(desk, "问 得", ""); /* there it is the name of a question */
  assert_offers(desk, "B：重", "B：重做 B：重发 B：重读");
  assert_offers(desk, "B: 重", "重做 重发 重读");
  assert_offers(desk, "出 红", "红桃2");
  assert_offers(desk, "出 h", "HJ");
  assert_offers(desk, "规则 跟", "跟牌");
  assert_offers(desk, "规则 全部", "全部");
  assert_offers(desk, "机器人 随", "随机");
  assert_offers(desk, "导出 a.svg 为", "为什么 为何");
  assert_offers(desk, "规则 甩失败", "甩失败留什么 甩失败罚什么");
  assert_offers(desk, "设定 甩失败留什么 最", "最小的一张");
  assert_offers(desk, "样式 颜色 两", "两色");
  assert_offers(desk, "新局 炸", "炸弹");
  assert_offers(desk, "新局 炸弹 1", "10 12 13 14 15 16");
  assert_offers(desk, "新局 找朋友+抠底加", "找朋友+抠底加倍");
  assert_offers(desk, "帮助 甩", "甩");
  assert_offers(desk, "帮助 thr", "throw");
  type(desk, "lang en");
  assert_offers(desk, "help thr", "throw");
}

/* The default game lies on the table, and its commands are taken. */
TEST(tab_offers_games_where_it_is_asked_for_one) {
  Desk *desk = desk_at(6, 3);
  desk->repl.asking = true;
  assert_offers(desk, "bo", "bombs bots");
  assert_offers(desk, "tut", "tutorial");
  assert_offers(desk, "seat A", "A");
}

TEST(tab_offers_cards_that_can_be_declared) {
  Desk *desk = desk_at(6, 3);
  Session *session = &desk->repl.session;
  CardSet *hand = &session->game.deal.held[0];
  hand->plane[0] = bit(card_of("2S")) | bit(card_of("7D")) | bit(card_of("2H"));
  hand->plane[1] = bit(card_of("2S")) | bit(card_of("7D"));
  session->game.deal.hand_n[0] = 5;
  assert_offers(desk, "A: declare ", "2H 2S");
  assert_offers(desk, "A: declare 2S ", "2S");
}

TEST(tab_offers_only_cards_of_legal_follows) {
  Desk *desk = desk_at(6, 3);
  for (int n = 0; n < 30; n++) {
    int seat = go_to_a_follow(desk);
    const Session *session = &desk->repl.session;
    Follow follow;
    assert_true(trick_follow(&session->game, session->rules, &follow, NULL));
    bool more;
    LineFiles files;
    CardSet plays[512], kinds, offered = CARDSET_EMPTY, allowed = CARDSET_EMPTY;
    char **list = complete(desk, "play ", &files);
    assert_non_null(list);
    for (int i = 0; list[i]; i++) {
      const char *end;
      (void)end;
      char error[64];
      CardSet one;
      assert_true(cardset_parse(list[i], &one, 2, error, sizeof error));
      offered.plane[0] |= one.plane[0];
    }
    int count = legal_list(&follow, plays, 256, &more);
    for (int i = 0; i < count; i++) {
      order_back(&session->game.deal.order, &plays[i], &kinds);
      allowed.plane[0] |= kinds.plane[0];
    }
    assert_true(offered.plane[0] == allowed.plane[0]);
    assert_int_equal(offered.plane[0] & ~HAND_OF(&session->game.deal, seat)->plane[0], 0);
    desk_free_offered(list);
    type(desk, "step");
    if (session->game.over) break;
  }
}

/* --- refusals --- */

TEST(a_refusal_names_the_line_and_changes_nothing) {
  static const char *const LINES[] = {
      "play 3X",        "play",
      "bury 3C",        "call AS#1",
      "yield",          "pass",
      "frobble",        "seat Q",
      "auto later",     "step minus",
      "load /none",     "save /none/x",
      "position junk",  "new nosuchgame",
      "rules nothing",  "help nothing",
      "rules a.field",  "rules order.suits",
      "declare ZZ",     "misdeal",
      "new 99",         "new seed x",
      "reveal",         "pick-up",
      "redo",           "open perhaps",
      "why 3X",         "play 99",
      "goto x",         "goto 99",
      "goto draw 999",  "history 99",
      "show",           "show trick x",
      "branch -none",   "branch main",
      "what",           "what 3X",
      "reload x.lua",   "house -none",
      "house none",     "set",
      "set no.field",   "set score.step many",
      "set no.field 3", "set follow.owes sit",
      "give A",         "give A 3X",
      "test",           "test save",
      "test /none",     "why score",
  };
  Desk *desk = desk_at(6, 3);
  go_to_a_follow(desk);
  uint64_t before = game_hash(&desk->repl.session.game);
  for (size_t i = 0; i < sizeof LINES / sizeof *LINES; i++) {
    desk->repl.line = (int)i + 1;
    const char *number = printed("line %d: ", desk->repl.line);
    int refused = desk->repl.refused;
    const char *said = type(desk, LINES[i]);
    if (strncmp(said, number, strlen(number)) != 0) fail_msg("%s: %s", LINES[i], said);
    assert_int_equal(desk->repl.refused, refused + 1);
    assert_null(strchr(strchr(said, '\n') + 1, '\n')); /* one line */
    assert_true(game_hash(&desk->repl.session.game) == before);
  }
}

/* Finds a seat that holds one of the two and not the other, and plays the other. */
TEST(the_big_joker_and_the_jack_of_hearts_are_told_apart) {
  int jokers = 0, jacks = 0;
  for (uint64_t seed = 1; seed < 40 && (jokers == 0 || jacks == 0); seed++) {
    Desk *desk = desk_at(6, seed);
    go_to_a_follow(desk);
    const Deal *deal = &desk->repl.session.game.deal;
    uint64_t hand = HAND_OF(deal, deal->turn)->plane[0];
    bool joker = hand >> HJ & 1, jack = hand >> card_make(HEARTS, RANK_J) & 1;
    bool single = deal->play[0].n == 1;
    if (single && joker && !jack) {
      assert_has(type(desk, "play JH"), "did you mean HJ");
      jokers++;
    }
    if (single && jack && !joker) {
      assert_has(type(desk, "play HJ"), "did you mean JH");
      jacks++;
    }
  }
  assert_true(jokers > 0 && jacks > 0);
}

/* --- undo --- */

TEST(undo_and_redo_walk_the_whole_game) {
  enum { COMMANDS = 250 };
  uint64_t hash[COMMANDS + 1];
  Desk *desk = desk_at(6, 7);
  Game *game = &desk->repl.session.game;
  hash[0] = game_hash(game);
  for (int i = 1; i <= COMMANDS; i++) {
    type(desk, i % 50 == 0 ? "auto deal" : "step");
    hash[i] = game_hash(game);
  }
  for (int i = COMMANDS - 1; i >= 0; i--) {
    type(desk, "undo");
    assert_true(game_hash(game) == hash[i]);
  }
  assert_has(type(desk, "undo"), "nothing to undo");
  for (int i = 1; i <= COMMANDS; i++) {
    type(desk, "redo");
    assert_true(game_hash(game) == hash[i]);
  }
  assert_has(type(desk, "redo"), "nothing to redo");
  type(desk, "undo 5");
  type(desk, "step"); /* the same again: what was taken back is known still */
  assert_true(game_hash(game) == hash[COMMANDS - 4]);
  type(desk, "redo 4");
  assert_true(game_hash(game) == hash[COMMANDS]);
}

/* Did the game of this session, or one that it knows to come, ever stand so? */
static bool goes_through(Session *session, uint64_t hash) {
  Session whole;
  session_copy(&whole, session);
  session_goto(&whole, session_known(&whole));
  Replay at = session_begin(&whole);
  bool found;
  while (!(found = game_hash(&at.game) == hash) && session_next(&at)) continue;
  session_free(&whole);
  return found;
}

TEST(nothing_that_was_played_is_lost) {
  enum { WAYS = 40 / SHARE };
  Desk *desk = desk_at(6, 7);
  Session *session = &desk->repl.session;
  Rng rng;
  uint64_t ends[WAYS];
  rng_seed(&rng, 5);
  type(desk, "auto trick");
  for (int i = 0; i < WAYS; i++) {
    char words[ROW_TEXT];
    Action other;
    type(desk, "auto trick");
    ends[i] = game_hash(&session->game);
    const char *line =
        printed(rng_below(&rng, 2) ? "undo %d" : "goto %d", 1 + (int)rng_below(&rng, 2));
    type(desk, line);
    if (rng_below(&rng, 2)) type(desk, "step");
    game_random_action(&session->game, session->rules, &rng, &other);
    action_print(&other, session->rules->deck.packs, STYLE_ASCII, words, sizeof words);
    type(desk, words);
  }
  assert_non_null(desk->repl.branches);
  for (int i = 0; i < WAYS; i++) {
    bool found = goes_through(session, ends[i]);
    for (Branch *branch = desk->repl.branches; branch && !found; branch = branch->next)
      found = goes_through(&branch->session, ends[i]);
    assert_true(found);
  }
}

TEST(a_refused_command_leaves_redo_as_it_was) {
  Desk *desk = desk_in_play(7);
  uint64_t hash = game_hash(&desk->repl.session.game);
  type(desk, "undo");
  type(desk, "play 3C");
  type(desk, "redo");
  assert_true(game_hash(&desk->repl.session.game) == hash);
}

/* --- files --- */

TEST(a_saved_game_goes_on_where_it_was) {
  const char *path = temporary();
  Desk *desk = desk_at(6, 11);
  type(desk, "auto deal");
  type(desk, "auto trick");
  uint64_t hash = game_hash(&desk->repl.session.game);
  assert_has(type(desk, printed("save %s", path)), "saved");
  type(desk, "new seed 5");
  assert_has(type(desk, printed("load %s", path)), "verified");
  assert_true(game_hash(&desk->repl.session.game) == hash);
  type(desk, "undo"); /* no command is known: one action */
  type(desk, "redo");
  assert_true(game_hash(&desk->repl.session.game) == hash);
}

TEST(a_damaged_record_is_refused_and_the_game_goes_on) {
  const char *path = temporary();
  Desk *desk = desk_at(6, 11);
  type(desk, "auto deal");
  type(desk, printed("save %s", path));
  char *text = file_kept(path), *play = strstr(text, " play ");
  assert_non_null(play);
  play[6] = play[6] == '3' ? '4' : '3';
  put(path, text);
  uint64_t hash = game_hash(&desk->repl.session.game);
  assert_has(type(desk, printed("load %s", path)), "the game goes on as it was");
  assert_true(game_hash(&desk->repl.session.game) == hash);
}

/* --- Ctrl-C --- */

TEST(ctrl_c_stops_auto_after_the_action_that_is_done) {
  Desk *desk = desk_at(6, 3);
  const Game *game = &desk->repl.session.game;
  uint32_t actions = game->actions;
  interrupt_watch();
  assert_int_equal(raise(SIGINT), 0);
  assert_has(type(desk, "auto"), "stopped");
  assert_int_equal(game->actions, actions + 1);
  type(desk, "auto");
  assert_true(game->over);
}

/* --- lines --- */

TEST(lines_of_any_length_are_read) {
  FILE *in = tmpfile();
  for (int i = 0; i < 100000; i++) fputc('x', in);
  fputs("\r\nlast", in);
  rewind(in);
  char *line;
  assert_int_equal(line_from(in, &line), LINE_TEXT);
  assert_int_equal(strlen(line), 100000);
  free(line);
  assert_int_equal(line_from(in, &line), LINE_TEXT);
  assert_string_equal(line, "last");
  free(line);
  assert_int_equal(line_from(in, &line), LINE_END);
  assert_null(line);
  fclose(in);
}

/* --- trying things --- */

TEST(goto_finds_every_trick_again) {
  enum { TRICKS = 14 };
  uint64_t hash[TRICKS + 1];
  char line[32];
  Desk *desk = desk_at(6, 7);
  const Game *game = &desk->repl.session.game;
  for (int i = 1; i <= TRICKS; i++) {
    snprintf(line, sizeof line, "goto %d", i);
    if (!strstr(type(desk, line), "trick")) break;
    hash[i] = game_hash(game);
    assert_int_equal(game->deal.trick, i - 1);
  }
  for (int i = 10; i >= 1; i--) {
    snprintf(line, sizeof line, "goto %d", i);
    type(desk, line);
    assert_true(game_hash(game) == hash[i]);
  }
  type(desk, "redo");
  assert_true(game_hash(game) == hash[2]);
  type(desk, "goto draw 17");
  assert_int_equal(game->deal.drawn, 17);
}

TEST(what_leaves_everything_as_it_was) {
  Desk *desk = desk_at(6, 3);
  Session *session = &desk->repl.session;
  for (int n = 0; n < 12; n++) {
    go_to_a_follow(desk);
    uint64_t hash = game_hash(&session->game);
    size_t actions = session->history.n;
    bool more;
    CardSet plays[4], kinds;
    char line[256] = "what ";
    Follow follow;
    assert_true(trick_follow(&session->game, session->rules, &follow, NULL));
    assert_true(legal_list(&follow, plays, 1, &more) > 0);
    order_back(&session->game.deal.order, &plays[0], &kinds);
    cardset_print(&kinds, session->game.deal.planes, STYLE_ASCII, line + 5, sizeof line - 5);
    assert_has(type(desk, line), "all this is taken back");
    assert_true(game_hash(&session->game) == hash);
    assert_int_equal(session->history.n, actions);
    type(desk, "auto trick");
  }
}

TEST(branches_go_their_own_ways_and_back) {
  Desk *desk = desk_at(6, 7);
  const Game *game = &desk->repl.session.game;
  type(desk, "goto 4");
  uint64_t parting = game_hash(game);
  type(desk, "branch other");
  type(desk, "auto deal");
  type(desk, "set score.step 10");
  uint64_t there = game_hash(game);
  type(desk, "branch main");
  assert_true(game_hash(game) == parting);
  assert_has(type(desk, "branches"), "other");
  type(desk, "step");
  type(desk, "undo");
  assert_true(game_hash(game) == parting);
  type(desk, "branch other");
  assert_true(game_hash(game) == there);
  assert_has(type(desk, "house"), "score.step=10");
  assert_has(type(desk, "branch -main"), "gone");
  assert_has(type(desk, "branch -main"), "no branch");
}

TEST(given_cards_are_taken_from_where_they_were) {
  Desk *desk = desk_at(6, 7);
  const Deal *deal = &desk->repl.session.game.deal;
  type(desk, "goto 3");
  int before[KIND_NB] = {0}, after[KIND_NB] = {0};
  for (int card = 0; card < KIND_NB; card++)
    for (int seat = 0; seat < 6; seat++) before[card] += deal_holds(deal, seat, card);
  int size = deal->hand_n[0];
  assert_has(type(desk, "give A AS KS QS JS"), "goes back");
  for (int card = 0; card < KIND_NB; card++)
    for (int seat = 0; seat < 6; seat++) after[card] += deal_holds(deal, seat, card);
  int others = 0; /* the kitty may have given some */
  for (int card = 0; card < KIND_NB; card++) others += abs(before[card] - after[card]);
  assert_in_range(others, 0, 8);
  assert_int_equal(deal->hand_n[0], size);
  for (Rank rank = RANK_J; rank <= RANK_A; rank++)
    assert_in_range(deal_holds(deal, 0, card_make(SPADES, rank)), 1, 2);
  assert_null(deal_is_ok(desk->repl.session.rules, &desk->repl.session.game));
  type(desk, "auto deal");
}

static void write_rule(const char *path, const char *rule) {
  put(path, printed("return house_rule { name = 'Edited',\n%s }\n", rule));
}

TEST(reload_does_the_game_again_under_the_edited_rules) {
  const char *path = temporary();
  write_rule(path, "throw = { shown = \"cards\" }");
  Desk *desk = desk_at(6, 42);
  const Game *game = &desk->repl.session.game;
  type(desk, printed("house %s", path));
  type(desk, "auto deal");
  type(desk, "auto deal");
  uint64_t hash = game_hash(game);
  assert_has(type(desk, "reload"), "come out as before");
  assert_true(game_hash(game) == hash);

  write_rule(path, "throw = { showm = \"cards\" }");
  const char *said = type(desk, "reload");
  assert_has(said, "unknown field throw.showm: did you mean throw.shown? (");
  assert_has(said, "the rules stay as they were");
  assert_true(game_hash(game) == hash);

  write_rule(path, "score = { step = 10 }");
  said = type(desk, "reload");
  assert_has(said, "action 190, deal 1, trick 13");
  assert_has(said, "before: opponents 40 points, declarers win 2 levels");
  assert_has(said, "`branch before` goes back");
  assert_int_equal(game->number, 2); /* other levels: another declaration in the second deal */
  type(desk, "branch before");
  assert_true(game_hash(game) == hash);
}
