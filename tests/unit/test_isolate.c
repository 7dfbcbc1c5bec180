/* test_isolate.c - an isolated process can open nothing, whatever runs in it, and still reads and
** writes its files; the helper that does it for it is not at its mercy.
**
** Nothing leads out of isolation, so that each test stands in a process of its own: what should
** hold there is stated with HOLDS, and the line of what does not comes back.
*/
#define _GNU_SOURCE /* memfd_create */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <seccomp.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "io/file.h"
#include "io/give_up_rights.h"
#include "io/helper_process.h"
#include "io/isolate.h"
#include "presets.h"
#include "rulefiles.h"
#include "rules/questions.h"

#define HOLDS(what)                                                                                \
  if (!(what)) return __LINE__

/* What a process apart leaves behind: the line that did not hold, the helper that it started. */
typedef struct Left {
  int line;
  long helper;
} Left;
static Left *left;

static char folder[] = "/tmp/isolate-XXXXXX", error[512];

static int make_folder(void) {
  left = mmap(NULL, sizeof *left, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  return left != MAP_FAILED && mkdtemp(folder) ? 0 : -1;
}

static int remove_all(void) {
  munmap(left, sizeof *left);
  return system(printed("rm -rf %s", folder));
}

static int apart(int (*body)(void)) {
  *left = (Left){0, 0};
  pid_t child = fork();
  assert_true(child >= 0);
  if (child == 0) {
    left->line = -1;
    left->line = body();
    _exit(0);
  }
  int status;
  assert_int_equal(waitpid(child, &status, 0), child);
  return left->line;
}

static void assert_holds_apart(int (*body)(void)) {
  int line = apart(body);
  if (line) fail_msg("line %d does not hold in the process apart", line);
}

static int lacks_of_kernel(void) { return rights_keep(RIGHTS_OPEN) + 1; }

/* Where the kernel itself cannot, there is nothing to test. */
static void skip_without_kernel(void) {
  if (apart(lacks_of_kernel) != 1) skip();
}

/* ---- what a hook can do ---- */

static bool is_denied(long result) { return result == -1 && errno == EPERM; }

static int try_files(void) {
  struct stat about;
  HOLDS(is_denied(open("/etc/passwd", O_RDONLY)));
  HOLDS(is_denied(open("/tmp/isolate-made", O_WRONLY | O_CREAT, 0600)));
  HOLDS(is_denied(open("/proc/self/mem", O_RDWR)));
  HOLDS(fopen("/etc/passwd", "r") == NULL && errno == EPERM);
  HOLDS(opendir("/") == NULL && errno == EPERM);
  HOLDS(is_denied(stat("/etc/passwd", &about)));
  HOLDS(is_denied(unlink("/tmp/isolate-none")) && is_denied(rename("/tmp/a", "/tmp/b")));
  HOLDS(is_denied(mkdir("/tmp/isolate-made", 0700)) && is_denied(chmod(folder, 0777)));
  HOLDS(is_denied(symlink("/etc/passwd", "/tmp/isolate-made")) && is_denied(chdir("/")));
  return 0;
}

static int try_processes(void) {
  char *const none[] = {NULL}, *const words[] = {(char *)"true", NULL};
  int pair[2];
  HOLDS(is_denied(socket(AF_INET, SOCK_STREAM, 0)) && is_denied(socket(AF_UNIX, SOCK_STREAM, 0)));
  HOLDS(is_denied(socketpair(AF_UNIX, SOCK_STREAM, 0, pair)) && is_denied(pipe(pair)));
  HOLDS(is_denied(execve("/bin/true", words, none)));
  HOLDS(is_denied(fork()));
  HOLDS(is_denied(kill(getppid(), SIGCONT)));
  HOLDS(is_denied(ptrace(PTRACE_TRACEME, 0, NULL, NULL)));
  HOLDS(is_denied(prctl(PR_SET_DUMPABLE, 1, 0, 0, 0)));
  HOLDS(is_denied(memfd_create("isolate", 0)));
  HOLDS(mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED);
  HOLDS(is_denied(ioctl(STDIN_FILENO, TIOCSTI, "x")));
  return 0;
}

/* A hook as one that a script has broken out of would be: code that does what it likes. */
static bool ask_hostile(void *context, HookCall *call) {
  int *line = context;
  *line = try_files();
  if (*line == 0) *line = try_processes();
  call->builtin(call);
  return true;
}

static char rule[512];

static int ask_after(const char *spec) {
  int line = -1;
  Order order;
  Variant *variant = variant_load(spec, 6, error, sizeof error);
  HOLDS(variant != NULL);
  HOLDS(isolate_is_done());
  Rules rules = *variant_rules(variant);
  rules.hooked = 1u << HOOK_ORDER_TRACTORS;
  rules.ask = ask_hostile;
  rules.context = &line;
  HOLDS(order_make(&order, &rules, trump_of("5H"), NULL, error, sizeof error));
  return line;
}

static int ask_foreign(void) {
  isolate_choose(ISOLATE_FOREIGN, true);
  return ask_after(rule);
}

static int ask_all(void) {
  isolate_choose(ISOLATE_ALL, false);
  return ask_after("pagat");
}

TEST(a_hook_that_is_code_opens_connects_and_starts_nothing) {
  snprintf(rule, sizeof rule, "pagat+%s",
           rulefile("plain", "return house_rule { name = \"x\", summary = \"x\" }"));
  skip_without_kernel();
  assert_holds_apart(ask_foreign);
  assert_holds_apart(ask_all);
}

static int load_freely(void) {
  HOLDS(variant_load(rule, 6, error, sizeof error));
  HOLDS(!isolate_is_done() && !helper_is_on());
  isolate_choose(ISOLATE_NEVER, true);
  HOLDS(variant_load(rule, 6, error, sizeof error));
  HOLDS(!isolate_is_done() && !helper_is_on());
  int file = open("/dev/null", O_RDONLY);
  HOLDS(file >= 0);
  return 0;
}

TEST(the_library_isolates_only_who_wants_it) {
  snprintf(rule, sizeof rule, "pagat+%s",
           rulefile("plain", "return house_rule { name = \"x\", summary = \"x\" }"));
  assert_holds_apart(load_freely);
}

/* ---- files through the helper ---- */

static bool says(bool done, const char *sentence) {
  return !done && strcmp(in_english(error), sentence) == 0;
}

static bool file_holds(const char *path, const char *text) {
  char *got = file_read(path, FILE_RECORD_MB, NULL, error, sizeof error);
  bool same = got && strcmp(got, text) == 0;
  free(got);
  return same;
}

/* The same whoever does it. */
static int use_files(void) {
  FileId id;
  HOLDS(!file_id("none", &id) && errno == ENOENT);
  HOLDS(says(file_read("none", 1, NULL, error, sizeof error), "there is no file none"));
  HOLDS(says(file_open(".", 1, error, sizeof error), ". is a folder, not a file"));
  HOLDS(says(file_open("pipe", 1, error, sizeof error),
             "pipe is a pipe or a device, not a regular file"));
  HOLDS(says(file_write("no/a", "x", true, error, sizeof error), "there is no folder for no/a"));
  HOLDS(says(file_write("link", "x", true, error, sizeof error),
             "link is a symbolic link: name the file itself"));
  HOLDS(file_write("a", "one\n", false, error, sizeof error) && file_holds("a", "one\n"));
  HOLDS(says(file_write("a", "two\n", false, error, sizeof error),
             "a is there already: nothing is written"));
  HOLDS(file_write("a", "two\nthree\n", true, error, sizeof error) && file_begins("a", "two"));
  HOLDS(file_id("a", &id) && id.size == 10 && !file_is_folder("a") && file_is_folder("."));
  FILE *lines = file_open("a", 1, error, sizeof error);
  HOLDS(lines && fgets(error, sizeof error, lines) && strcmp(error, "two\n") == 0);
  fclose(lines);
  char *real = file_resolve("./link"), *names = file_list(".", error, sizeof error);
  HOLDS(real && strcmp(strrchr(real, '/'), "/target") == 0);
  int n = 0;
  for (const char *name = names; *name; name += strlen(name) + 1) n++;
  HOLDS(n == 4); /* pipe, target, link, a */
  free(real);
  free(names);
  HOLDS(says(file_list("none", error, sizeof error), "none: No such file or directory"));
  HOLDS(file_append(".pengyou_history", "1\n") && file_append(".pengyou_history", "2\n"));
  HOLDS(file_holds(".pengyou_history", "1\n2\n") && !file_append("pipe/x", "1"));
  HOLDS(file_write(".pengyou_session-1", "", true, error, sizeof error));
  file_remove(".pengyou_session-1");
  file_remove("a");
  HOLDS(!file_id("a", &id) && !file_id(".pengyou_session-1", &id));
  return unlink(".pengyou_history") == 0 || isolate_is_done() ? 0 : __LINE__;
}

static int prepare(void) {
  HOLDS(chdir(folder) == 0);
  HOLDS(mkfifo("pipe", 0600) == 0 || errno == EEXIST);
  HOLDS(symlink("target", "link") == 0 || errno == EEXIST);
  HOLDS(file_write("target", "x", true, error, sizeof error));
  return 0;
}

static int use_own_files(void) {
  int line = prepare();
  return line ? line : use_files();
}

static int use_files_of_helper(void) {
  int line = prepare();
  HOLDS(line == 0 && helper_start(NULL));
  return use_files();
}

static bool always(const char *path) {
  (void)path;
  return true;
}

static int use_files_isolated(void) {
  int line = prepare();
  isolate_choose(ISOLATE_FOREIGN, true);
  isolate_before_rules(always, "");
  HOLDS(line == 0 && isolate_is_done() && helper_is_on());
  return use_files();
}

TEST(files_are_the_same_through_the_helper) {
  assert_holds_apart(use_own_files);
  assert_holds_apart(use_files_of_helper);
  assert_holds_apart(use_files_isolated);
}

static int use_large(void) {
  enum { LARGE = 5 << 20 };
  char *text = malloc(LARGE + 1);
  HOLDS(chdir(folder) == 0 && text && helper_start(NULL));
  for (int i = 0; i < LARGE; i++) text[i] = (char)('a' + i % 23);
  text[LARGE] = '\0';
  HOLDS(file_write("large", text, true, error, sizeof error) && file_holds("large", text));
  HOLDS(says(file_read("large", 4, NULL, error, sizeof error), "large is larger than 4 MB"));
  memset(text, 'x', 5000);
  text[5000] = '\0';
  HOLDS(says(file_write(text, "", true, error, sizeof error), "the name of the file is too long"));
  file_remove("large");
  free(text);
  return 0;
}

TEST(large_texts_pass_whole) { assert_holds_apart(use_large); }

/* ---- the helper's own life ---- */

static int lose_helper(void) {
  int said = open("said", O_RDWR | O_CREAT | O_TRUNC, 0600);
  FileId id;
  HOLDS(said >= 0 && dup2(said, STDERR_FILENO) >= 0 && helper_start(NULL));
  HOLDS(file_id("said", &id));
  HOLDS(kill((pid_t)helper_process(), SIGKILL) == 0);
  HOLDS(waitpid((pid_t)helper_process(), NULL, 0) > 0);
  for (int i = 0; i < 3; i++) {
    HOLDS(!file_write("b", "x", true, error, sizeof error));
    HOLDS(strstr(in_english(error), "is gone: start pengyou anew"));
    HOLDS(!file_id("said", &id) && !file_open("said", 1, error, sizeof error));
  }
  char text[512];
  ssize_t n = pread(said, text, sizeof text - 1, 0);
  text[n > 0 ? n : 0] = '\0';
  unlink("said");
  HOLDS(strcmp(text, "pengyou: the process that reads and writes the files is gone: start pengyou "
                     "anew\n") == 0);
  return 0;
}

TEST(a_helper_that_is_gone_is_said_once) {
  assert_int_equal(chdir(folder), 0);
  assert_holds_apart(lose_helper);
}

static int interrupt_helper(void) {
  static const int signals[] = {SIGINT, SIGQUIT, SIGHUP, SIGPIPE, SIGTSTP};
  FileId id;
  HOLDS(helper_start(NULL) && file_id("/", &id));
  HOLDS(getpgid((pid_t)helper_process()) != getpgrp());
  for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) {
    HOLDS(kill((pid_t)helper_process(), signals[i]) == 0);
    HOLDS(file_id("/", &id));
  }
  return 0;
}

TEST(the_helper_does_not_hear_the_keyboard) { assert_holds_apart(interrupt_helper); }

static int be_killed(void) {
  FileId id;
  HOLDS(helper_start(NULL) && file_id("/", &id));
  left->helper = helper_process();
  left->line = 0;
  raise(SIGKILL);
  return __LINE__;
}

TEST(the_helper_ends_with_a_program_that_is_killed) {
  int status;
  assert_int_equal(prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0), 0);
  assert_holds_apart(be_killed);
  assert_true(left->helper > 0);
  assert_int_equal(waitpid((pid_t)left->helper, &status, 0), left->helper);
  assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

/* ---- what the helper refuses ---- */

static int ask_too_much(void) {
  FileId id;
  HOLDS(mkdir("inner", 0700) == 0 && mkdir("inner/.hidden", 0700) == 0);
  HOLDS(symlink("inner/.hidden", "way") == 0);
  HOLDS(file_write("tool", "x", true, error, sizeof error) && chmod("tool", 0755) == 0);
  HOLDS(file_write("kept", "x", true, error, sizeof error));
  HOLDS(setenv("PENGYOU_HISTORY", ".own_history", 1) == 0 && helper_start(NULL));
  HOLDS(says(file_write(".profile", "x", true, error, sizeof error),
             ".profile is hidden: isolated, only what can be seen is written"));
  HOLDS(!file_write("inner/.hidden/a", "x", true, error, sizeof error));
  HOLDS(!file_write_png("inner/.hidden/a.png", "x", true, error, sizeof error));
  HOLDS(!file_write("way/a", "x", true, error, sizeof error));
  HOLDS(!file_id("inner/.hidden/a", &id) && !file_append(".profile", "x"));
  HOLDS(says(file_write("tool", "y", true, error, sizeof error),
             "tool is a program: isolated, none is written over"));
  HOLDS(!file_append("kept", "x") && file_holds("kept", "x"));
  file_remove("kept");
  HOLDS(file_holds("kept", "x"));
  HOLDS(!file_open("/proc/self/maps", 1, error, sizeof error) &&
        strstr(in_english(error), "a process"));
  HOLDS(file_append(".own_history", "x") && file_holds(".own_history", "x"));
  HOLDS(file_write("inner/b", "x", false, error, sizeof error));
  return 0;
}

static int work_where_hidden(void) {
  HOLDS(chdir("inner/.hidden") == 0 && helper_start(NULL));
  HOLDS(file_write("c", "x", false, error, sizeof error) && file_holds("c", "x"));
  HOLDS(!file_write("../.d/c", "x", false, error, sizeof error));
  return 0;
}

TEST(who_asks_is_not_trusted) {
  assert_int_equal(chdir(folder), 0);
  assert_holds_apart(ask_too_much);
  assert_holds_apart(work_where_hidden);
}

static int only_read(void) {
  FileId id;
  HOLDS(file_write("read", "x", true, error, sizeof error));
  isolate_choose(ISOLATE_FOREIGN, false);
  isolate_before_rules(always, "");
  HOLDS(file_holds("read", "x"));
  HOLDS(!file_write("made", "x", true, error, sizeof error) && !file_id("made", &id));
  HOLDS(!file_write("read", "y", true, error, sizeof error) && file_holds("read", "x"));
  return 0;
}

TEST(who_only_reads_has_a_helper_that_only_reads) {
  skip_without_kernel();
  assert_int_equal(chdir(folder), 0);
  assert_holds_apart(only_read);
}

/* ---- a kernel that refuses ---- */

/* As a kernel without some of it would answer from now on. */
static bool refuse(bool landlock, bool seccomp) {
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);
  struct scmp_arg_cmp mode = {.arg = 0, .op = SCMP_CMP_EQ, .datum_a = PR_SET_SECCOMP};
  bool good = filter != NULL;
  uint32_t no = SCMP_ACT_ERRNO(ENOSYS);
  if (landlock) good = good && !seccomp_rule_add(filter, no, SCMP_SYS(landlock_create_ruleset), 0);
  if (seccomp)
    good = good && !seccomp_rule_add(filter, no, SCMP_SYS(seccomp), 0) &&
           !seccomp_rule_add_array(filter, no, SCMP_SYS(prctl), 1, &mode);
  good = good && seccomp_load(filter) == 0;
  seccomp_release(filter);
  return good;
}

static int isolate_without(bool landlock, bool seccomp, const char *sentence) {
  char text[512];
  int said = open("said", O_RDWR | O_CREAT | O_TRUNC, 0600), taken = -1;
  HOLDS(said >= 0 && dup2(said, STDERR_FILENO) >= 0 && refuse(landlock, seccomp));
  isolate_choose(ISOLATE_FOREIGN, true);
  isolate_before_rules(always, "");
  isolate_before_rules(always, "");
  HOLDS(file_write("made", "x", true, error, sizeof error) && file_holds("made", "x"));
  ssize_t n = pread(said, text, sizeof text - 1, 0);
  text[n > 0 ? n : 0] = '\0';
  HOLDS(strcmp(text, sentence) == 0);
  taken = open("made", O_RDONLY);
  HOLDS(landlock && seccomp ? taken >= 0 : taken < 0);
  return 0;
}

static int without_landlock(void) {
  return isolate_without(true, false,
                         "pengyou: rules from elsewhere run isolated without Landlock, which this "
                         "system refuses\n");
}

static int without_seccomp(void) {
  return isolate_without(false, true,
                         "pengyou: rules from elsewhere run isolated without seccomp, which this "
                         "system refuses\n");
}

static int without_both(void) {
  return isolate_without(true, true,
                         "pengyou: rules from elsewhere run not isolated: this system refuses "
                         "Landlock and seccomp\n");
}

TEST(what_the_kernel_refuses_is_said_once) {
  skip_without_kernel();
  assert_int_equal(chdir(folder), 0);
  assert_holds_apart(without_landlock);
  assert_holds_apart(without_seccomp);
  assert_holds_apart(without_both);
}

int main(void) { return tests_run(make_folder, remove_all); }
