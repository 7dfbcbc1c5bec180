/* test_file.c - only regular files are read, and none without bound; nothing is replaced that
** should stay. */
#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "io/file.h"
#include "support.h"

static char error[512];

static void assert_holds(const char *name, const char *text) {
  char *got = file_read(name, 1, NULL, error, sizeof error);
  if (!got) fail_msg("%s", in_english(error));
  assert_string_equal(got, text);
  free(got);
}

/* Neither as a whole nor line by line. */
static void assert_unread(const char *name, const char *sentence) {
  error[0] = '\0';
  assert_null(file_read(name, 1, NULL, error, sizeof error));
  assert_string_equal(in_english(error), sentence);
  error[0] = '\0';
  assert_null(file_open(name, 1, error, sizeof error));
  assert_string_equal(in_english(error), sentence);
}

TEST(what_is_no_regular_file_is_not_read) {
  assert_int_equal(mkfifo("pipe", 0600), 0);
  assert_int_equal(symlink("pipe", "link"), 0);
  assert_int_equal(mkdir("inside", 0700), 0);
  assert_unread("pipe", "pipe is a pipe or a device, not a regular file");
  assert_unread("link", "link is a pipe or a device, not a regular file");
  assert_unread("/dev/zero", "/dev/zero is a pipe or a device, not a regular file");
  assert_unread("inside", "inside is a folder, not a file");
  assert_unread("none", "there is no file none");
  assert_unread("none/at/all", "there is no file none/at/all");
  unlink("pipe");
  unlink("link");
  rmdir("inside");
}

TEST(a_file_is_read_up_to_its_limit) {
  size_t length = 0;
  put("large", "");
  assert_int_equal(truncate("large", 1 << 20), 0);
  char *text = file_read("large", 1, &length, error, sizeof error);
  assert_non_null(text);
  assert_int_equal(length, 1 << 20);
  free(text);
  assert_int_equal(truncate("large", (1 << 20) + 1), 0);
  assert_unread("large", "large is larger than 1 MB");
  unlink("large");
}

static bool writes(const char *name, bool over) {
  error[0] = '\0';
  return file_write(name, "new", over, error, sizeof error);
}

TEST(a_file_that_is_there_is_replaced_only_when_that_is_wanted) {
  assert_true(writes("text", false));
  assert_holds("text", "new");
  put("text", "old");
  assert_false(writes("text", false));
  assert_string_equal(in_english(error), "text is there already: nothing is written");
  assert_holds("text", "old");
  assert_true(writes("text", true));
  assert_holds("text", "new");
  assert_false(writes("none/text", true));
  assert_string_equal(in_english(error), "there is no folder for none/text");
  unlink("text");
}

TEST(links_pipes_and_folders_are_never_replaced) {
  struct stat about;
  put("text", "old");
  assert_int_equal(symlink("text", "link"), 0);
  assert_int_equal(symlink("nothing", "astray"), 0);
  assert_int_equal(mkfifo("pipe", 0600), 0);
  assert_int_equal(mkdir("inside", 0700), 0);
  for (int over = 0; over < 2; over++) {
    assert_false(writes("link", over));
    assert_string_equal(in_english(error), "link is a symbolic link: name the file itself");
    assert_false(writes("astray", over));
    assert_false(writes("pipe", over));
    assert_string_equal(in_english(error), "pipe is a pipe or a device, not a regular file");
    assert_false(writes("inside", over));
    assert_string_equal(in_english(error), "inside is a folder, not a file");
  }
  assert_holds("text", "old");
  assert_true(lstat("link", &about) == 0 && S_ISLNK(about.st_mode));
  assert_true(lstat("pipe", &about) == 0 && S_ISFIFO(about.st_mode));
  unlink("text");
  unlink("link");
  unlink("astray");
  unlink("pipe");
  rmdir("inside");
}

static mode_t rights(const char *name) {
  struct stat about;
  assert_int_equal(stat(name, &about), 0);
  return about.st_mode & 07777;
}

TEST(a_file_keeps_its_rights) {
  mode_t mask = umask(027);
  assert_true(file_write("new", "a", false, error, sizeof error));
  assert_int_equal(rights("new"), 0640);
  assert_int_equal(chmod("new", 0604), 0);
  assert_true(file_write("new", "b", true, error, sizeof error));
  assert_int_equal(rights("new"), 0604);
  assert_holds("new", "b");
  umask(mask);
  remove("new");
}

/* As a program leaves it that is killed while it writes, so many seconds ago. */
static void put_left(const char *name, time_t ago) {
  struct timespec then[2] = {{.tv_sec = time(NULL) - ago}, {.tv_sec = time(NULL) - ago}};
  put(name, "half");
  assert_int_equal(utimensat(AT_FDCWD, name, then, 0), 0);
}

TEST(what_killed_programs_left_goes_with_the_next_file) {
  put_left("old.txt.pengyou-a1B2c3", 7200);
  put_left("new.txt.pengyou-a1B2c3", 60); /* somebody may be writing it */
  put_left(".pengyou-a1B2c3", 7200);      /* beside no name: none of ours */
  put_left("old.pengyou-a1B2c3.txt", 7200);
  assert_int_equal(symlink("old", "link.pengyou-a1B2c3"), 0);
  assert_true(file_write("file", "a", false, error, sizeof error));
  assert_int_equal(access("old.txt.pengyou-a1B2c3", F_OK), -1);
  assert_int_equal(remove("new.txt.pengyou-a1B2c3"), 0);
  assert_int_equal(remove(".pengyou-a1B2c3"), 0);
  assert_int_equal(remove("old.pengyou-a1B2c3.txt"), 0);
  assert_int_equal(remove("link.pengyou-a1B2c3"), 0);
  assert_int_equal(remove("file"), 0);
}

static void pause_for(int microseconds) {
  nanosleep(&(struct timespec){.tv_nsec = microseconds * 1000}, NULL);
}

/* Writes until it is killed. */
static void write_on(void) {
  signal(SIGTERM, SIG_DFL);
  signal(SIGHUP, SIG_DFL);
  while (file_write("signalled", "a", true, error, sizeof error)) continue;
  _exit(1);
}

TEST(a_signal_leaves_nothing_beside_the_file) {
  for (int i = 0; i < 40; i++) {
    int status;
    pid_t child = fork();
    if (child == 0) write_on();
    assert_true(child > 0);
    while (access("signalled", F_OK) != 0) pause_for(100);
    pause_for(i * 50);
    kill(child, i % 2 ? SIGTERM : SIGHUP);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFSIGNALED(status));
    assert_int_equal(remove("signalled"), 0);
  }
  char *names = file_list(".", error, sizeof error);
  assert_non_null(names);
  for (const char *name = names; *name; name += strlen(name) + 1)
    assert_null(strstr(name, "signalled"));
  free(names);
}

TEST(a_file_is_the_same_under_every_name) {
  FileId a = {0}, b = {0};
  put("text", "old");
  assert_int_equal(symlink("text", "link"), 0);
  assert_true(file_id("text", &a) && file_id("././link", &b));
  assert_true(file_same(a, b) && file_untouched(a, b));
  put("text", "longer than it was");
  assert_true(file_id("text", &b));
  assert_true(file_same(a, b));
  assert_false(file_untouched(a, b));
  assert_false(file_id("none", &a));
  assert_true(file_begins("text", "longer"));
  assert_false(file_begins("text", "old"));
  assert_false(file_begins("none", ""));
  unlink("text");
  unlink("link");
}

int main(void) { return tests_run(folder_enter, folder_leave); }
