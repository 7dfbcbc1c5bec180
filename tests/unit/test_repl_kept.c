/* test_repl_kept.c - what the REPL keeps and shows beside the game: pictures, looks, lines of Lua,
** what an interrupted program leaves. */
#include <unistd.h>

#include "desk.h"
#include "repl/autosave.h"
#include "repl/render/export_formats.h"
#include "unit.h"

/* --- pages --- */

static Page *small_page(void) {
  Page *page = calloc(1, sizeof *page);
  assert_non_null(page);
  page_line(page, LINE_TITLE);
  page_words(page, "A & B");
  page_line(page, LINE_HEAD);
  page_words(page, "seat");
  page_words(page, "hand");
  page_line(page, LINE_ROW);
  page_words(page, "C|D");
  page_words(page, "%s", "");
  page_card(page, card_make(HEARTS, 0));
  page_card(page, CARD_NONE);
  page_card(page, HJ);
  return page;
}

static void page_has(const char *path, const char *const parts[]) {
  Page *page = small_page();
  char *text = page_write(page, path);
  assert_non_null(text);
  for (int i = 0; parts[i]; i++) assert_has(text, parts[i]);
  free(text);
  free(page);
}

TEST(a_page_is_written_as_its_name_ends) {
  page_has("x.md", (const char *const[]){"# A & B\n", "| seat | hand |\n| --- | --- |\n",
                                         "| C\\|D | 2H · HJ |\n", NULL});
  page_has("x.html", (const char *const[]){"<h1>A &amp; B</h1>", "<th>seat</th>",
                                           "<b style=\"color:#c1121f\">2H</b>&#8194;", NULL});
  page_has("x.svg",
           (const char *const[]){"<svg xmlns=", "A &amp; B", ">2H</text>", "</svg>", NULL});
  assert_false(page_can_write("x.jpg"));
  assert_false(page_can_write(".md"));
}

TEST(more_than_a_page_takes_is_left_out) {
  Page *page = calloc(1, sizeof *page);
  assert_non_null(page);
  for (int i = 0; i < PAGE_LINES + 5; i++) {
    page_line(page, i == 0 ? LINE_HEAD : LINE_ROW);
    for (int k = 0; k < PAGE_COLUMNS + 3; k++) page_words(page, "%d", k);
    for (int k = 0; k < 40; k++) page_card(page, LJ);
  }
  for (const char *const *path = (const char *const[]){"a.md", "a.html", "a.svg", NULL}; *path;
       path++) {
    char *text = page_write(page, *path);
    assert_non_null(text);
    free(text);
  }
  free(page);
}

TEST(words_of_others_are_shown_clean) {
  Page *page = calloc(1, sizeof *page);
  assert_non_null(page);
  page_line(page, LINE_TITLE);
  page_words(page, "%s", "a\033[2J\xc2\x9b\n# b\xff\u202e");
  for (const char *const *path = (const char *const[]){"a.md", "a.html", "a.svg", NULL}; *path;
       path++) {
    char *text = page_write(page, *path);
    assert_non_null(text);
    bool markdown = strcmp(*path, "a.md") == 0;
    assert_has(text, markdown ? "a?\\[2J??# b??" : "a?[2J??# b??");
    free(text);
  }
  free(page);
  Desk *desk = desk_at(6, 42);
  desk->repl.look.colour = true; /* our own colours stay, no other order does */
  repl_say(&desk->repl, "%s", "\033[38;5;63mH\033[0m \033[1mJ\033[4m \033[8m \033[2J \033[3");
  fflush(desk->repl.out);
  assert_has(desk->said, "\033[38;5;63mH\033[0m \033[1mJ\033[4m ?[8m ?[2J ?[3\n");
}

TEST(a_picture_shows_no_more_than_the_reader_sees) {
  char error[SESSION_ERROR], folder[] = "/tmp/pengyou-picture-XXXXXX";
  assert_non_null(mkdtemp(folder));
  const char *path = printed("%s/deal.md", folder);
  const char *line = printed("export %s", path);
  Desk *desk = desk_at(6, 42);
  type(desk, "auto trick");
  type(desk, "seat C");
  assert_has(type(desk, line), "written");
  char *text = file_read(path, FILE_RECORD_MB, NULL, error, sizeof error);
  assert_non_null(text);
  assert_has(text, "| **C** | 2 | ");
  assert_lacks(text, "\n| A | 2 | ");
  assert_has(text, "| 1 | C |");
  free(text);
  remove(path);
  assert_int_equal(rmdir(folder), 0);
}

/* --- looks --- */

TEST(sets_stand_together_and_trumps_where_they_are_wanted) {
  Desk *desk = desk_at(6, 42);
  type(desk, "auto trick");
  assert_has(type(desk, "hands A"), "A   7C KC   3D 4D4D5D5D 6D 7D TDTD JD AD   3H 4H   2H");
  type(desk, "look sets apart");
  assert_has(type(desk, "hands A"), "3D 4D 4D 5D 5D 6D");
  type(desk, "look trumps first");
  assert_has(type(desk, "hands A"), "A   2H   7C KC");
  assert_has(type(desk, "look colours pink"), "not \"pink\"");
  assert_has(type(desk, "look cards"), "[letters]");
}

/* --- Lua --- */

TEST(a_line_of_lua_sees_what_the_reader_sees) {
  Desk *desk = desk_at(6, 42);
  type(desk, "auto trick");
  assert_has(type(desk, "lua hand.A:points(), #hand.A"), "40\t16");
  assert_has(type(desk, "lua hand.A:pairs()"), "{ 4D 4D, 5D 5D, TD TD }");
  type(desk, "seat C");
  assert_has(type(desk, "lua hand.C"), "5C 9C 9C");
  assert_has(type(desk, "lua hand.A"), "hand.A is not known to you");
  assert_has(type(desk, "lua deal:player('A').hand"), "may not look into another player's hand");
  assert_has(type(desk, "lua deal:holder('AS')"), "may not look into another player's hand");
}

TEST(a_player_of_a_game_without_levels_has_no_rank) {
  Desk *desk = desk_at(6, 42);
  assert_has(type(desk, "lua players[1].rank"), "2");
  type(desk, "new bombs 4 seed 1");
  assert_has(type(desk, "lua players[1].rank"), "nil");
}

TEST(names_outlive_the_rules_they_were_given_under) {
  Desk *desk = desk_at(6, 42);
  type(desk, "auto trick");
  type(desk, "lua function trumps(c) return c:count('trumps') end");
  type(desk, "lua me = deal:player('B')");
  assert_has(type(desk, "lua trumps(me.hand)"), "4");
  type(desk, "set score.step 10");
  assert_has(type(desk, "lua trumps(me.hand)"), "4");
  assert_has(type(desk, "lua nothing"), "unknown name `nothing`");
  assert_has(type(desk, "lua while true do end"), "instructions");
  assert_has(type(desk, "lua 1 +"), "unexpected symbol");
}

/* --- deciding --- */

TEST(a_throw_that_could_fail_is_typed_twice) {
  Desk *desk = desk_at(6, 42);
  desk->repl.confirm = true;
  type(desk, "auto trick");
  type(desk, "seat C");
  int plays = desk->repl.session.game.deal.plays;
  assert_has(type(desk, "play AC 9C 9C"), "could fail: TC TC would beat");
  assert_has(type(desk, "play AC 9C"), "could fail: TC would beat");
  assert_int_equal(desk->repl.session.game.deal.plays, plays);
  int trick = desk->repl.session.game.deal.trick;
  assert_has(type(desk, "play AC 9C"), "C throws 9C AC");
  assert_int_equal(desk->repl.session.game.deal.trick, trick + 1);
}

TEST(the_only_legal_play_is_offered_and_made_by_step) {
  Desk *desk = desk_at(6, 42);
  const char *said = "";
  for (int i = 0; i < 40 && !strstr(said, "one legal play"); i++) {
    type(desk, "seat none");
    type(desk, "auto trick");
    said = type(desk, "seat B");
  }
  assert_has(said, "B has one legal play, ");
  int held = desk->repl.session.game.deal.hand_n[1];
  assert_has(type(desk, "step"), "B plays");
  assert_true(desk->repl.session.game.deal.hand_n[1] < held);
}

/* --- the journal --- */

TEST(a_saved_game_comes_back_with_the_seat_that_was_taken) {
  enum { ALL = 6 };
  char path[] = "/tmp/pengyou-seat-XXXXXX", line[64];
  close(mkstemp(path));
  Desk *desk = desk_at(ALL, 42);
  type(desk, "seat C");
  snprintf(line, sizeof line, "save %s", path);
  assert_has(type(desk, line), "saved in");
  Desk *other = desk_at(ALL, 7);
  snprintf(line, sizeof line, "load %s", path);
  const char *said = type(other, line);
  assert_has(said, "you play C; the other hands are hidden");
  assert_lacks(said, "\nD  ");
  assert_has(type(other, "hands D"), "D's hand is hidden");
  type(other, "seat none"); /* it is somebody else's: who loads it may look */
  snprintf(line, sizeof line, "save! %s", path);
  assert_has(type(other, line), "saved in");
  snprintf(line, sizeof line, "load %s", path);
  assert_has(type(desk, line), "you play C"); /* it names no seat: one keeps one's own */
  remove(path);
}

/* What is left last is what comes back, though no action was done in it. */
TEST(a_game_gone_back_to_its_first_deal_takes_the_place_of_what_was_kept) {
  char folder[] = "/tmp/pengyou-journal-XXXXXX", path[JOURNAL_PATH];
  assert_non_null(mkdtemp(folder));
  setenv("PENGYOU_SESSIONS", folder, 1);
  Desk *desk = desk_at(6, 42);
  assert_false(journal_keep(&desk->repl)); /* nothing was done */
  type(desk, "auto trick");
  assert_true(journal_keep(&desk->repl));
  type(desk, "new pagat+tractor-above-ace 8 seed 7");
  assert_true(journal_keep(&desk->repl));
  snprintf(path, sizeof path, "%s/.pengyou_session-%ld", folder, (long)getpid());
  assert_int_equal(rename(path, printed("%s/.pengyou_session-2147483646", folder)), 0);
  desk->repl.journal = 0;
  assert_has(type(desk, "resume"), "(pagat+tractor-above-ace), 8 players: on where it stopped");
  assert_int_equal(desk->repl.session.base.seed, 7);
  assert_false(journal_find(path));
  assert_true(journal_leave());
  journal_end();
  assert_int_equal(rmdir(folder), 0);
  unsetenv("PENGYOU_SESSIONS");
}

TEST(an_interrupted_session_is_found_and_gone_on_with) {
  char folder[] = "/tmp/pengyou-journal-XXXXXX", path[JOURNAL_PATH];
  assert_non_null(mkdtemp(folder));
  setenv("PENGYOU_SESSIONS", folder, 1);
  Desk *desk = desk_at(6, 42);
  assert_false(journal_find(path));
  type(desk, "auto trick");
  desk->repl.taken = 1u << 2;
  assert_true(journal_keep(&desk->repl));
  assert_false(journal_find(path)); /* of a program that runs */
  snprintf(path, sizeof path, "%s/.pengyou_session-%ld", folder, (long)getpid());
  const char *left = printed("%s/.pengyou_session-2147483646", folder);
  assert_int_equal(rename(path, left), 0);
  desk->repl.journal = 0; /* now it is another program */
  assert_true(journal_find(path));
  assert_string_equal(path, left);
  type(desk, "seat none");
  type(desk, "new 8 seed 1");
  assert_has(type(desk, "resume"), "6 players: on where it stopped");
  assert_int_equal(desk->repl.taken, 1u << 2);
  assert_int_equal(desk->repl.session.game.deal.trick, 1);
  assert_false(journal_find(path));
  assert_has(type(desk, "resume"), "no game of an earlier session waits");
  while (desk->repl.session.rules->players == 6) /* the game before it is not lost */
    type(desk, "undo");
  assert_int_equal(desk->repl.session.base.seed, 1);
  assert_true(journal_leave());
  journal_end();
  assert_false(journal_leave());
  assert_int_equal(rmdir(folder), 0);
  unsetenv("PENGYOU_SESSIONS");
}
