/* test_repl_commands.c - which command a line means: abbreviations, cards alone, Chinese words. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "desk.h"
#include "repl/chinese_commands.h"

/* What abbreviations meant before commands came that stand in LATER of command_list.c: whoever adds
** a command adds it there, not here. */
static const char *const OLDER[] = {
    "step",     "auto",    "seat",    "open",    "new",     "undo",   "redo",    "goto",   "branch",
    "branches", "what",    "reload",  "house",   "set",     "draw",   "declare", "defend", "yield",
    "pass",     "misdeal", "pick-up", "bury",    "reveal",  "call",   "play",    "deal",   "give",
    "accept",   "refuse",  "keep",    "request", "waive",   "table",  "hands",   "legal",  "why",
    "ask",      "hint",    "trump",   "rules",   "history", "show",   "look",    "games",  "lua",
    "position", "lang",    "save",    "load",    "export",  "resume", "test",    "help",   "quit"};

static void test_no_new_command_takes_an_old_abbreviation(void **state) {
  (void)state;
  enum { N = sizeof OLDER / sizeof *OLDER };
  static const char *const ALIASES[][2] = {
      {"s", "step"},  {"u", "undo"},  {"b", "bury"}, {"p", "play"}, {"t", "table"},
      {"h", "hands"}, {"l", "legal"}, {"w", "why"},  {"?", "help"}, {"q", "quit"}};
  char error[256];
  int meant = 0;
  for (int i = 0; i < N; i++)
    for (size_t length = 1; length <= strlen(OLDER[i]); length++) {
      int n = 0;
      const char *expected = NULL;
      for (int k = 0; k < N; k++) n += strncmp(OLDER[k], OLDER[i], length) == 0;
      if (n == 1) expected = OLDER[i];
      for (int k = 0; k < N; k++)
        if (length == strlen(OLDER[k]) && strncmp(OLDER[k], OLDER[i], length) == 0)
          expected = OLDER[k];
      for (size_t k = 0; k < sizeof ALIASES / sizeof *ALIASES; k++)
        if (length == 1 && *ALIASES[k][0] == *OLDER[i]) expected = ALIASES[k][1];
      const Command *found = command_find(OLDER[i], length, error, sizeof error);
      if (!expected) continue;
      if (!found || strcmp(found->name, expected) != 0)
        fail_msg("%.*s is no longer %s", (int)length, OLDER[i], expected);
      meant++;
    }
  assert_true(meant > 150);
}

/* Those that are cards too are a play only where all the line is cards, and the command could not
** be meant. */
static void test_what_abbreviations_and_cards_share(void **state) {
  (void)state;
  static const struct {
    const char *line, *command;
  } CASES[] = {{"as", "declare"},    {"AS AS", "declare"}, {"as lead 9C", "ask"},
               {"ac", "declare"},    {"ha", "hands"},      {"HA", "hands"},
               {"st", "step"},       {"sa", "save"},       {"h3", "declare"},
               {"9Cx2", "declare"},  {"joker", "declare"}, {"大王", "declare"},
               {"出 红桃5", "play"}, {"出红桃5", "play"},  {"过", "pass"},
               {"埋 3C", "bury"},    {"帮助", "help"},     {"悔牌 2", "undo"},
               {"9X", "declare"},    {"♥33", "declare"},   {"s", "step"},
               {"turn F", "turn"},   {"3", "#"},           {"#3", "#"}};
  Desk desk;
  desk_open(&desk, 6, 3);
  for (size_t i = 0; i < sizeof CASES / sizeof *CASES; i++) {
    char error[256];
    const char *text = CASES[i].line;
    PhaseCommand own;
    const Command *found = command_read(&desk.repl, SEAT_NONE, &text, &own, error, sizeof error);
    if (!found || strcmp(found->name, CASES[i].command) != 0)
      fail_msg("%s is %s", CASES[i].line, found ? found->name : "nothing");
  }
  desk_close(&desk);
}

static void test_every_command_has_a_chinese_word(void **state) {
  (void)state;
  for (int i = 0; i < commands_n; i++) {
    size_t length;
    char error[256];
    const char *word = chinese_of_command(commands[i].name);
    if (!word) fail_msg("%s has no Chinese word", commands[i].name);
    assert_string_equal(chinese_command(word, &length), commands[i].name);
    assert_int_equal(length, strlen(word));
    assert_string_equal(command_find(word, length, error, sizeof error)->name, commands[i].name);
  }
}

/* With a seat taken, at a terminal: it would play the reader's cards to the end. */
static void test_auto_alone_is_asked_about(void **state) {
  (void)state;
  Desk desk;
  desk_open(&desk, 6, 3);
  desk.repl.confirm = true;
  type(&desk, "seat C");
  uint32_t actions = desk.repl.session.game.actions;
  assert_has(type(&desk, "auto"), "the same line again");
  type(&desk, "table");
  assert_has(type(&desk, "auto"), "the same line again");
  assert_int_equal(desk.repl.session.game.actions, actions);
  type(&desk, "auto");
  assert_true(desk.repl.session.game.over);
  desk_close(&desk);
}

/* Asked once for the seats that are taken; that does not answer for the whole game. */
static void test_auto_trick_asks_before_it_plays_a_taken_seat(void **state) {
  (void)state;
  Desk desk;
  desk_open(&desk, 6, 42);
  desk.repl.confirm = true;
  type(&desk, "auto trick");
  assert_int_equal(desk.repl.session.game.deal.trick, 1);
  type(&desk, "seat C");
  assert_has(type(&desk, "auto trick"), "to the end of the trick: the same line again");
  assert_has(type(&desk, "auto deal"), "to the end of the deal");
  assert_int_equal(desk.repl.session.game.deal.trick, 1);
  type(&desk, "auto deal");
  assert_true(desk.repl.session.game.deal.trick > 2);
  type(&desk, "undo");
  type(&desk, "auto trick");
  assert_int_equal(desk.repl.session.game.deal.trick, 2);
  assert_has(type(&desk, "auto"), "to the end of the game");
  assert_has(type(&desk, "auto trick"), "trick 3");
  type(&desk, "seat D");
  assert_has(type(&desk, "auto trick"), "the same line again");
  assert_has(type(&desk, "auto"), "to the end of the game"); /* the trick was asked about */
  desk_close(&desk);
}

static void test_auto_stops_in_a_game_without_an_end(void **state) {
  (void)state;
  Desk desk;
  assert_true(desk_open_game(&desk, "online", 4, 42));
  assert_has(type(&desk, "auto"), "stopped after 100 deals");
  assert_int_equal(desk.repl.session.game.number, 101);
  type(&desk, "undo");
  assert_int_equal(desk.repl.session.game.number, 1);
  desk_close(&desk);
}

static void test_enter_after_a_hint_does_it(void **state) {
  (void)state;
  Desk desk;
  desk_open(&desk, 6, 42);
  type(&desk, "auto trick");
  assert_has(type(&desk, "C: hint"), "play 9C 9C");
  assert_has(type(&desk, ""), "C leads 9C 9C"); /* a step would lead AC */
  type(&desk, "hint");
  type(&desk, "table");
  assert_false(desk.repl.listed.is_hint); /* another command came between: Enter is a step */
  desk_close(&desk);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_no_new_command_takes_an_old_abbreviation),
      cmocka_unit_test(test_what_abbreviations_and_cards_share),
      cmocka_unit_test(test_every_command_has_a_chinese_word),
      cmocka_unit_test(test_auto_alone_is_asked_about),
      cmocka_unit_test(test_auto_trick_asks_before_it_plays_a_taken_seat),
      cmocka_unit_test(test_auto_stops_in_a_game_without_an_end),
      cmocka_unit_test(test_enter_after_a_hint_does_it),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
