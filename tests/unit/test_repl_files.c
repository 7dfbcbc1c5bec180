/* test_repl_files.c - what the REPL reads and writes: nothing of somebody else's is replaced unless
** that is typed. */
#include <errno.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "desk.h"
#include "io/helper_process.h"
#include "repl/line.h"

static void assert_begins(const char *name, const char *words) {
  if (!file_begins(name, words)) fail_msg("%s does not begin with %s", name, words);
}

TEST(save_replaces_its_own_game_and_what_is_empty) {
  Desk *desk = desk_in_play(42);
  put("mine.lua", "return house_rule { }");
  assert_string_equal(type(desk, "save mine.lua"),
                      "mine.lua exists and is no record: `save! mine.lua` overwrites it\n");
  assert_begins("mine.lua", "return house_rule");
  put("empty.txt", "");
  assert_has(type(desk, "save empty.txt"), "saved in empty.txt");
  char position[NOTATION_MAX];
  snprintf(position, sizeof position, "%s", type(desk, "position"));
  position[strcspn(position, "\n")] = '\0';
  type(desk, printed("position %s", position));
  assert_has(type(desk, "save set-up.txt"), "saved in set-up.txt");
  assert_has(type(desk, "save ./set-up.txt"), "saved in ./set-up.txt");
  put("set-up.txt", "changed by hand since");
  assert_has(type(desk, "save set-up.txt"), "exists and is no record");
  assert_has(type(desk, "save! mine.lua"), "saved in mine.lua");
  assert_begins("mine.lua", "pengyou-record 2\n");
  assert_has(type(desk, "save! /dev/null"), "not a regular file");
  unlink("mine.lua");
  unlink("empty.txt");
  unlink("set-up.txt");
}

/* Two evenings under one name: neither is lost by a slip, and one game is saved as often as one
** likes. */
TEST(save_replaces_no_record_of_another_game) {
  static const char HELD[] = "tonight.txt is the record of another game, or of more of this one: "
                             "`save! tonight.txt` overwrites it\n";
  static const char *const OTHERS[] = {"new pagat 6 seed 43", "new pagat 5 seed 42",
                                       "new pagat+tractor-above-ace 6 seed 42"};
  Desk *desk = desk_in_play(42);
  assert_has(type(desk, "save tonight.txt"), "saved in");
  type(desk, "auto trick");
  assert_has(type(desk, "save tonight.txt"), "saved in");
  type(desk, "step");
  assert_has(type(desk, "save tonight.txt"), "saved in");
  for (int i = 0; i < 3; i++) {
    type(desk, OTHERS[i]);
    assert_string_equal(type(desk, "save tonight.txt"), HELD);
    assert_begins("tonight.txt", "pengyou-record");
  }
  type(desk, "load tonight.txt");
  assert_has(type(desk, "save tonight.txt"), "saved in");
  type(desk, "undo");
  assert_string_equal(type(desk, "save tonight.txt"), HELD);
  assert_has(type(desk, "save! tonight.txt"), "saved in");
  assert_has(type(desk, "save tonight.txt"), "saved in");
  put("tonight.txt", "pengyou-record 1\n");
  assert_string_equal(type(desk, "save tonight.txt"), HELD);
  unlink("tonight.txt");
}

TEST(export_replaces_what_it_exported) {
  Desk *desk = desk_in_play(42);
  assert_has(type(desk, "export new.md"), "written: new.md");
  assert_has(type(desk, "export new.md"), "written: new.md");
  assert_has(type(desk, "save new.md"), "exists and is no record");
  put("mine.md", "# Mine");
  assert_string_equal(type(desk, "export mine.md"),
                      "mine.md exists and was not exported in this session: `export! mine.md` "
                      "overwrites it\n");
  assert_has(type(desk, "save game.md"), "saved");
  assert_has(type(desk, "export game.md"), "was not exported in this session");
  assert_begins("game.md", "pengyou-record");
  assert_begins("mine.md", "# Mine");
  assert_has(type(desk, "export! mine.md trick 1"), "written: mine.md");
  unlink("new.md");
  unlink("mine.md");
  unlink("game.md");
}

/* A slip of the keys overwrites nothing. */
TEST(what_overwrites_is_typed_in_full) {
  char error[192];
  assert_string_equal(command_find("sav", 3, error, sizeof error)->name, "save");
  assert_string_equal(command_find("save!", 5, error, sizeof error)->name, "save!");
  assert_string_equal(command_find("exp", 3, error, sizeof error)->name, "export");
  assert_null(command_find("sav!", 4, error, sizeof error));
}

TEST(a_path_that_is_too_long_is_refused) {
  Desk *desk = desk_in_play(42);
  static const char *const WORDS[] = {"save", "load", "export", "test"};
  for (int i = 0; i < 4; i++) {
    assert_has(type(desk, printed("%s %01500d.md", WORDS[i], 0)),
               "the name of the file is too long");
  }
}

TEST(a_sum_that_is_too_long_is_refused) {
  char line[1024] = "new pagat";
  Desk *desk = desk_at(6, 42);
  for (int i = 0; i < 7; i++) strcat(line, "+no-points-buried");
  type(desk, line);
  assert_string_equal(desk->repl.session.rules->variant, line + strlen("new "));
  for (int i = 0; i < 10; i++) strcat(line, "+no-points-buried");
  assert_has(type(desk, line), "longer than 255 letters");
}

/* Each sentence about a file is said by its id. */
TEST(files_are_refused_by_an_id) {
  static const char *const TYPED[] = {"test none.lua",      "save none/at/all", "test pipe",
                                      "test large",         "save pipe",        "save link",
                                      "test save mine.lua", "save inside"};
  static const char *const IDS[] = {
#define X(id, english, chinese) #id,
    FILE_SENTENCES(X)
#undef X
  };
  Desk *desk = desk_in_play(42);
  Heard heard = heard_open(desk, IDS, sizeof IDS / sizeof *IDS);
  put("mine.lua", "mine");
  put("large", "");
  assert_int_equal(truncate("large", 3 << 20), 0);
  assert_int_equal(mkfifo("pipe", 0600), 0);
  assert_int_equal(symlink("mine.lua", "link"), 0);
  assert_int_equal(mkdir("inside", 0700), 0);
  for (size_t i = 0; i < sizeof TYPED / sizeof *TYPED; i++) heard_type(&heard, TYPED[i]);
  char line[2048];
  snprintf(line, sizeof line, "save %01500d", 0);
  heard_type(&heard, line);
  snprintf(line, sizeof line, "load %0300d", 0);
  heard_type(&heard, line);
  heard_close(&heard, (const char *const[]){NULL});
  assert_begins("mine.lua", "mine");
  unlink("mine.lua");
  unlink("large");
  unlink("pipe");
  unlink("link");
  rmdir("inside");
}

/* What the helper process refuses, and that it is gone: in a process that has one. */
static int refuse_with_helper(void) {
  static const struct {
    const char *typed, *english, *chinese;
  } CASES[] = {
      {"save .profile", ".profile is hidden: isolated, only what can be seen is written",
       ".profile是隐藏文件：隔离运行时只写看得见的文件"},
      {"save! tool", "tool is a program: isolated, none is written over",
       "tool是程序：隔离运行时不覆盖程序"},
      {"save new.txt", "the process that reads and writes the files is gone: start pengyou anew",
       "读写文件的进程已不在：请重新启动pengyou"},
  };
  enum { CASES_N = sizeof CASES / sizeof *CASES };
  Desk *desk = desk_in_play(42);
  if (!helper_start(NULL)) return __LINE__;
  for (int i = 0; i < CASES_N; i++) {
    if (i == CASES_N - 1) kill((pid_t)helper_process(), SIGKILL);
    type(desk, "lang en");
    if (!strstr(type(desk, CASES[i].typed), CASES[i].english)) return __LINE__;
    type(desk, "lang zh");
    if (!strstr(type(desk, CASES[i].typed), CASES[i].chinese)) return __LINE__;
  }
  return 0;
}

TEST(the_helper_refuses_in_the_language_spoken) {
  int status;
  put("tool", "");
  assert_int_equal(chmod("tool", 0755), 0);
  pid_t apart = fork();
  if (apart == 0) {
    if (!freopen("/dev/null", "w", stderr)) _exit(1);
    _exit(refuse_with_helper() == 0 ? 0 : 1);
  }
  assert_int_equal(waitpid(apart, &status, 0), apart);
  assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
  unlink("tool");
}

/* The saved game with the first `from` replaced; NULL: what stands behind is cut off. */
static void put_changed(const char *saved, const char *from, const char *to) {
  const char *at = strstr(saved, from);
  assert_non_null(at);
  put("broken",
      printed("%.*s%s%s", (int)(at - saved), saved, to ? to : "", to ? at + strlen(from) : ""));
}

/* What is wrong with a record is said by its id. */
TEST(records_are_refused_by_an_id) {
  static const char *const CHANGED[][2] = {{"Seed: ", "Seed: x"},
                                           {"record ", "record 7"},
                                           {"pengyou", "peng"},
                                           {"Seed: ", "Sad: "},
                                           {"Players: 6", "Players: 99"},
                                           {"Players: 6", "Players: 5"},
                                           {"Levels: 2", "Levels: 3"},
                                           {"Deck: ", "Deck: x"},
                                           {"Rules: ", "Rules: 0"},
                                           {"104 E pass", "104 E play AS"},
                                           {"104 E pass", "104 E pick-up @x"},
                                           {"104 E pass", "104"},
                                           {"104 E pass", "1x4 E pass"},
                                           {"104 E pass", "3 E pass"},
                                           {"104 E pass", "104 Z pass"},
                                           {"104 E pass", "104 - pass"},
                                           {"\n118 B", "\n119 B"},
                                           {"Hash: ", "Hush: "},
                                           {"Hash: ", NULL},
                                           {"Hash: ", "Hash: x"},
                                           {"Hash: ", "Hash: 1\nWas: "},
                                           {"Actions: 118", "Actions: 117"},
                                           {"Checksum: ", "Checksum: 1"}};
  static const char *const IDS[] = {
#define X(id, english, chinese) #id,
    RECORD_SENTENCES(X)
#undef X
  };
  Desk *desk = desk_in_play(42);
  type(desk, "save good");
  char *saved = file_kept("good");
  Heard heard = heard_open(desk, IDS, sizeof IDS / sizeof *IDS);
  for (size_t i = 0; i < sizeof CHANGED / sizeof *CHANGED; i++) {
    put_changed(saved, CHANGED[i][0], CHANGED[i][1]);
    heard_type(&heard, "load broken");
  }
  put("good", printed("%smore\n", saved));
  heard_type(&heard, "load good");
  /* A game with as many players as the record says is loaded. */
  heard_close(&heard, (const char *const[]){"RECORD_OTHER_PLAYERS", NULL});
  unlink("good");
  unlink("broken");
}

TEST(a_line_without_an_end_is_not_read_for_ever) {
  char *line;
  FILE *zeros = fopen("/dev/zero", "r");
  assert_non_null(zeros);
  assert_int_equal(line_from(zeros, &line), LINE_LONG);
  assert_null(line);
  fclose(zeros);
}

TEST(a_line_that_cannot_be_read_is_no_end) {
  char *line;
  FILE *in = fopen("/tmp", "r");
  assert_non_null(in);
  assert_int_equal(line_from(in, &line), LINE_FAILED);
  assert_int_equal(errno, EISDIR);
  assert_null(line);
  fclose(in);
}

int main(void) { return tests_run(folder_enter, folder_leave); }
