/* test_repl_kept.c - what the REPL keeps and shows beside the game: pictures, looks, lines of Lua,
** what an interrupted program leaves. */
#include <unistd.h>

#include "desk.h"
#include "repl/autosave.h"
#include "repl/command/branch.h"
#include "repl/render/export_formats.h"

/* --- pages --- */

static Page *small_page(void) {
  Page *page = test_room(sizeof *page);
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
  const char *text = kept(page_write(page, path));
  for (int i = 0; parts[i]; i++) assert_has(text, parts[i]);
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
  Page *page = test_room(sizeof *page);
  for (int i = 0; i < PAGE_LINES + 5; i++) {
    page_line(page, i == 0 ? LINE_HEAD : LINE_ROW);
    for (int k = 0; k < PAGE_COLUMNS + 3; k++) page_words(page, "%d", k);
    for (int k = 0; k < 40; k++) page_card(page, LJ);
  }
  const char *paths = "a.md|a.html|a.svg";
  for (const char *path; (path = next_part(&paths));) kept(page_write(page, path));
}

TEST(words_of_others_are_shown_clean) {
  Page *page = test_room(sizeof *page);
  page_line(page, LINE_TITLE);
  page_words(page, "%s", "a\033[2J\xc2\x9b\n# b\xff\u202e");
  const char *paths = "a.md|a.html|a.svg";
  for (const char *path; (path = next_part(&paths));) {
    bool markdown = strcmp(path, "a.md") == 0;
    assert_has(kept(page_write(page, path)), markdown ? "a?\\[2J??# b??" : "a?[2J??# b??");
  }
  Desk *desk = desk_at(6, 42);
  desk->repl.look.colour = true; /* our own colours stay, no other order does */
  repl_say(&desk->repl, "%s", "\033[38;5;63mH\033[0m \033[1mJ\033[4m \033[8m \033[2J \033[3");
  fflush(desk->repl.out);
  assert_has(desk->said, "\033[38;5;63mH\033[0m \033[1mJ\033[4m ?[8m ?[2J ?[3\n");
}

TEST(a_picture_shows_no_more_than_the_reader_sees) {
  char folder[] = "/tmp/pengyou-picture-XXXXXX";
  assert_non_null(mkdtemp(folder));
  const char *path = printed("%s/deal.md", folder);
  const char *line = printed("export %s", path);
  Desk *desk = desk_in_play(42);
  type(desk, "seat C");
  assert_has(type(desk, line), "written");
  const char *text = file_kept(path);
  assert_has(text, "| **C** | 2 | ");
  assert_lacks(text, "\n| A | 2 | ");
  assert_has(text, "| 1 | C |");
  remove(path);
  assert_int_equal(rmdir(folder), 0);
}

/* --- looks --- */

TEST(sets_stand_together_and_trumps_where_they_are_wanted) {
  Desk *desk = desk_in_play(42);
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
  Desk *desk = desk_in_play(42);
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
  Desk *desk = desk_in_play(42);
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
  const char *path = temporary();
  Desk *desk = desk_at(ALL, 42);
  type(desk, "seat C");
  assert_has(type(desk, printed("save %s", path)), "saved in");
  Desk *other = desk_at(ALL, 7);
  const char *said = type(other, printed("load %s", path));
  assert_has(said, "you play C; the other hands are hidden");
  assert_lacks(said, "\nD  ");
  assert_has(type(other, "hands D"), "D's hand is hidden");
  type(other, "seat none"); /* it is somebody else's: who loads it may look */
  assert_has(type(other, printed("save! %s", path)), "saved in");
  assert_has(type(desk, printed("load %s", path)),
             "you play C"); /* it names no seat: one keeps one's own */
}

/* Until the test is over: a folder in which games are kept. */
static const char *keep_games(void) {
  static char folder[32];
  strcpy(folder, "/tmp/pengyou-journal-XXXXXX");
  assert_non_null(mkdtemp(folder));
  setenv("PENGYOU_SESSIONS", folder, 1);
  return folder;
}

/* All that programs left there is gone; the folder is empty. */
static void keep_no_games(const char *folder) {
  char error[SESSION_ERROR], *names = file_list(folder, error, sizeof error);
  for (const char *name = names; *name; name += strlen(name) + 1)
    file_remove(printed("%s/%s", folder, name));
  free(names);
  assert_int_equal(rmdir(folder), 0);
  unsetenv("PENGYOU_SESSIONS");
}

/* As the program does at its terminal behind each line. */
static const char *type_kept(Desk *desk, const char *line) {
  const char *said = type(desk, line);
  journal_keep(&desk->repl);
  return said;
}

/* What is said as the game is kept, behind a line. */
static const char *keep_now(Desk *desk) {
  rewind(desk->repl.out);
  journal_keep(&desk->repl);
  fputc('\0', desk->repl.out);
  fflush(desk->repl.out);
  return desk->said;
}

/* What is said as the program ends. */
static const char *leave(Desk *desk) {
  rewind(desk->repl.out);
  journal_leave(&desk->repl);
  fputc('\0', desk->repl.out);
  fflush(desk->repl.out);
  return desk->said;
}

TEST(games_that_wait_are_listed_by_title_in_chinese) {
  const char *folder = keep_games();
  Desk *desk = desk_with("pagat+kitty.multiplier=4", 6, 42);
  type_kept(desk, "auto trick");
  type_kept(desk, "new bombs 4 seed 7");
  type_kept(desk, "auto trick");
  leave(desk);
  Desk *later = desk_at(6, 1);
  type(later, "lang zh");
  const char *said = type_kept(later, "接着打");
  assert_has(said, "  1  炸弹，4人，");
  assert_has(said, "  2  找朋友 + 底牌倍数＝4，6人，");
  leave(later);
  keep_no_games(folder);
}

/* What is said of branches as the program ends. */
static const char *leave_branches(Desk *desk) {
  rewind(desk->repl.out);
  branch_say_lost(&desk->repl);
  fputc('\0', desk->repl.out);
  fflush(desk->repl.out);
  return desk->said;
}

TEST(a_branch_that_one_was_on_is_a_game_that_waits) {
  const char *folder = keep_games();
  Desk *desk = desk_at(6, 42);
  type_kept(desk, "auto trick");
  type_kept(desk, "branch ruff");
  type_kept(desk, "play 9S");
  assert_string_equal(leave_branches(desk), ""); /* main stands on the way to ruff */
  type_kept(desk, "branch main");
  type_kept(desk, "auto trick");
  assert_string_equal(leave_branches(desk), "");
  type_kept(desk, "undo");
  type_kept(desk, "play HJ"); /* what was known waits as `before`, on which one never was */
  assert_string_equal(leave_branches(desk), "Branches that are not kept: before.\n");
  assert_has(leave(desk), "2 games are kept");
  Desk *later = desk_at(6, 1);
  type_kept(later, "resume 2");
  assert_has(type(later, "table"), "led * 9S");
  type_kept(later, "resume");
  assert_has(type(later, "table"), "led * HJ");
  leave(later);
  keep_no_games(folder);
}

TEST(a_branch_that_is_taken_away_waits_no_more) {
  const char *folder = keep_games();
  Desk *desk = desk_at(6, 42);
  type_kept(desk, "auto trick");
  type_kept(desk, "branch ruff");
  type_kept(desk, "play 9S");
  type_kept(desk, "branch main");
  type_kept(desk, "branch -ruff");
  assert_has(leave(desk), "The game is kept");
  keep_no_games(folder);
}

TEST(a_record_says_which_branches_are_not_in_it) {
  const char *path = temporary();
  Desk *desk = desk_at(6, 42);
  type(desk, "auto trick");
  type(desk, "branch ruff");
  assert_lacks(type(desk, printed("save! %s", path)), "branch"); /* main is in it */
  type(desk, "play 9S");
  type(desk, "branch main");
  assert_has(type(desk, printed("save! %s", path)), "\nbranches that are not in it: ruff (");
  type(desk, "lang zh");
  assert_has(type(desk, printed("save! %s", path)), "\n里面没有的分支：ruff（");
}

TEST(each_game_that_was_left_waits_by_itself) {
  const char *folder = keep_games();
  Journal list[JOURNALS_MAX];
  Desk *desk = desk_at(6, 42);
  assert_false(journal_keep(&desk->repl)); /* nothing was done */
  type_kept(desk, "auto trick");
  type_kept(desk, "new bombs 4 seed 7");
  assert_int_equal(journal_list(&desk->repl, list), 1);
  type_kept(desk, "auto trick");
  assert_has(leave(desk), "2 games are kept: `resume` lists them, next time.");
  Desk *later = desk_at(6, 1);
  assert_has(type_kept(later, "resume"), "  1  bombs, 4 players, left 1 minute ago\n"
                                         "  2  pagat, 6 players, left 1 minute ago\n"
                                         "`resume 1` to `resume 2` go on with one of these\n");
  assert_has(type_kept(later, "resume 3"), "`resume 1` to `resume 2` go on");
  assert_has(type_kept(later, "resume 2"), "(pagat), 6 players: on where it stopped");
  assert_int_equal(later->repl.session.game.deal.trick, 1);
  assert_has(type_kept(later, "resume"), "(bombs), 4 players: on where it stopped"); /* the other */
  assert_has(type_kept(later, "resume"), "(pagat), 6 players: on where it stopped"); /* and back */
  keep_no_games(folder);
}

TEST(what_is_set_up_without_an_action_is_kept) {
  const char *folder = keep_games();
  Desk *desk = desk_at(6, 42);
  type_kept(desk, "auto trick");
  type_kept(desk, "give C KS");
  type_kept(desk, "give C 9D");
  leave(desk);
  Desk *later = desk_at(6, 1);
  type_kept(later, "resume 1");
  assert_has(type(later, "hands C"), " 9D ");
  leave(later);
  keep_no_games(folder);
}

TEST(the_folder_of_the_games_is_made_with_those_above_it) {
  const char *folder = keep_games(), *below = printed("%s/a/b/", folder);
  setenv("PENGYOU_SESSIONS", below, 1);
  journal_begin();
  journal_begin(); /* it is there */
  Desk *desk = desk_at(6, 42);
  type_kept(desk, "auto trick");
  assert_has(leave(desk), "The game is kept");
  keep_no_games(below);
  rmdir(printed("%s/a", folder));
  keep_no_games(folder);
}

TEST(a_game_that_cannot_be_kept_says_so_once) {
  const char *folder = keep_games(), *file = printed("%s/file", folder);
  char error[SESSION_ERROR];
  file_write(file, "no folder", false, error, sizeof error);
  setenv("PENGYOU_SESSIONS", file, 1);
  journal_begin();
  Desk *desk = desk_in_play(42);
  assert_has(keep_now(desk), "A game that you leave is not kept: there is no folder for ");
  assert_string_equal(keep_now(desk), "");
  Desk *chinese = desk_at(6, 42);
  type(chinese, "lang zh");
  type(chinese, "自动 一墩");
  assert_has(keep_now(chinese), "没打完的牌局留不下来：没有存放");
  keep_no_games(folder);
}

/* With the game, and with no file that others read. */
TEST(the_coach_is_still_on_in_a_game_that_is_gone_on_with) {
  const char *folder = keep_games(), *saved = printed("%s/saved", folder);
  Desk *desk = desk_at(6, 42);
  type_kept(desk, "auto trick");
  type_kept(desk, "seat C");
  type_kept(desk, "coach on"); /* that alone is kept, too */
  type_kept(desk, printed("save %s", saved));
  leave(desk);
  Desk *later = desk_at(6, 1);
  assert_has(type_kept(later, "resume"), "you play C; the other hands are hidden\n"
                                         "the coach is on: it asks before a play of yours");
  assert_true(later->repl.coach);
  type_kept(later, "coach off");
  leave(later);
  Desk *last = desk_at(6, 1);
  assert_lacks(type_kept(last, "resume"), "the coach");
  assert_lacks(type_kept(last, printed("load %s", saved)), "the coach");
  assert_false(last->repl.coach);
  type(last, "lang zh");
  type_kept(last, "教练 开");
  leave(last);
  Desk *chinese = desk_at(6, 1);
  type(chinese, "lang zh");
  assert_has(type_kept(chinese, "接着打 1"), "教练已开：您要出的牌");
  assert_has(file_kept(saved), "\nSeats: C\nSeed: ");
  remove(saved);
  keep_no_games(folder);
}

TEST(a_game_that_is_over_waits_no_more) {
  const char *folder = keep_games();
  Desk *desk = desk_with("pagat+advance.game_over={deals=1}", 6, 42);
  type_kept(desk, "auto trick");
  type_kept(desk, "auto game");
  assert_true(desk->repl.session.game.over);
  assert_has(type_kept(desk, "resume"), "no game of an earlier session waits");
  assert_lacks(leave(desk), "kept");
  keep_no_games(folder);
}

/* Deals that are looked at, one after another, leave one game, and push no other away. */
TEST(a_deal_in_which_nothing_was_done_is_not_kept_beside_the_next) {
  const char *folder = keep_games();
  Journal list[JOURNALS_MAX];
  Desk *desk = desk_at(6, 42);
  type_kept(desk, "auto trick");
  type_kept(desk, "seat C");
  for (int seed = 1; seed <= 4; seed++) type_kept(desk, printed("new seed %d", seed));
  assert_int_equal(journal_list(&desk->repl, list), 1);
  type_kept(desk, "auto deal");
  type_kept(desk, "new seed 5");
  assert_int_equal(journal_list(&desk->repl, list), 2);
  keep_no_games(folder);
}

/* Cards given make another game of it: as it was, it is kept, too. */
TEST(a_game_in_which_cards_were_given_is_kept_beside_the_one_before) {
  const char *folder = keep_games();
  Journal list[JOURNALS_MAX];
  Desk *desk = desk_at(6, 42);
  type_kept(desk, "auto trick");
  type_kept(desk, "give C AS AS");
  type_kept(desk, "give C KS KS");
  assert_int_equal(journal_list(&desk->repl, list), 1);
  type_kept(desk, "set score.step 10"); /* the same game under other rules */
  assert_int_equal(journal_list(&desk->repl, list), 1);
  keep_no_games(folder);
}

TEST(more_than_are_kept_are_let_go_by_name_the_oldest_first) {
  const char *folder = keep_games();
  Journal list[JOURNALS_MAX];
  Desk *desk = desk_at(6, 42);
  for (int seed = 1; seed <= JOURNALS_MAX + 1; seed++) {
    type_kept(desk, printed("new %d seed %d", seed == 1 ? 8 : 6, seed));
    type_kept(desk, "auto trick");
  }
  assert_has(leave(desk),
             "No more than 9 games are kept; this one, the oldest, is no more: pagat, 8 "
             "players, left 1 minute ago\n");
  desk->repl.session.kept_as = 0;
  assert_int_equal(journal_list(&desk->repl, list), JOURNALS_MAX);
  keep_no_games(folder);
}

TEST(what_cannot_be_read_is_named_and_stays) {
  const char *folder = keep_games();
  char error[SESSION_ERROR];
  FileId id;
  const char *path = printed("%s/.pengyou_session-0-1", folder);
  assert_true(file_write(path, "nothing\n", false, error, sizeof error));
  Desk *desk = desk_at(6, 42);
  assert_has(type_kept(desk, "resume"), "pengyou_session-0-1");
  type_kept(desk, "auto trick");
  type_kept(desk, "new");
  assert_has(type_kept(desk, "resume"), printed("  2  cannot be read: %s", path));
  assert_true(file_id(path, &id));
  keep_no_games(folder);
}

TEST(an_interrupted_session_is_found_and_gone_on_with) {
  const char *folder = keep_games();
  Journal list[JOURNALS_MAX];
  Desk *desk = desk_at(6, 42);
  assert_int_equal(journal_list(&desk->repl, list), 0);
  type(desk, "auto trick");
  desk->repl.taken = 1u << 2;
  assert_true(journal_keep(&desk->repl));
  assert_int_equal(journal_list(&desk->repl, list), 0);                 /* it is the game at hand */
  const char *left = printed("%s/.pengyou_session-2147483646", folder); /* as older ones named it */
  assert_int_equal(rename(printed("%s/.pengyou_session-%ld-1", folder, (long)getpid()), left), 0);
  desk->repl.journal = 0; /* now it is another program */
  desk->repl.session.kept_as = 0;
  assert_int_equal(journal_list(&desk->repl, list), 1);
  assert_string_equal(list[0].path, left);
  type(desk, "seat none");
  type(desk, "new 8 seed 1");
  assert_has(type(desk, "resume"), "6 players: on where it stopped");
  assert_int_equal(desk->repl.taken, 1u << 2);
  assert_int_equal(desk->repl.session.game.deal.trick, 1);
  assert_int_equal(journal_list(&desk->repl, list), 0);
  assert_has(type(desk, "resume"), "no game of an earlier session waits");
  while (desk->repl.session.rules->players == 6) /* the game before it is not lost */
    type(desk, "undo");
  assert_int_equal(desk->repl.session.base.seed, 1);
  keep_no_games(folder);
}
