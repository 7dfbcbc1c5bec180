/* test_repl_starved.c - memory that runs out is said, and ends in nothing worse than a refusal.
**
** A short session is played over and over, each time in a process of its own in which one
** allocation fails, or all from that one on. It may not crash; and either it says what it says with
** all its memory, or something is refused and the status says so.
**
** The allocator is put in front of that of the C library, which sanitizers do themselves: there,
** and with another library, nothing can be asked. */
#include <errno.h>
#include <sys/wait.h>
#include <unistd.h>

#include "desk.h"

#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__)
#define CAN_STARVE 1
#else
#define CAN_STARVE 0
#endif

static long asked, fails_at = -1; /* counted from 1; -1: none */
static bool fails_ever;

#if CAN_STARVE
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t n, size_t size);
void *__libc_realloc(void *block, size_t size);

static bool fails(void) {
  asked++;
  if (fails_at < 0 || asked < fails_at || (asked > fails_at && !fails_ever)) return false;
  errno = ENOMEM;
  return true;
}

void *malloc(size_t size) { return fails() ? NULL : __libc_malloc(size); }
void *calloc(size_t n, size_t size) { return fails() ? NULL : __libc_calloc(n, size); }
void *realloc(void *block, size_t size) { return fails() ? NULL : __libc_realloc(block, size); }
#endif

enum { SAID_TEXT = 1 << 16, GAVE_UP = 2 };

static const char *const LINES[] = {
    "auto trick",
    "seat C",
    "table",
    "legal",
    "why",
    "hint",
    "ask order",
    "ask follows lead JJH hand AH3H6C",
    "branch x",
    "undo",
    "set score.step 10",
    "lua hand.C",
    "history",
    "show deal",
    "position",
    "rules follow",
    "house nothing",
    "games",
    "help",
};

static char folder[] = "/tmp/pengyou-starved-XXXXXX", picture[64];

/* A picture is whole, or there is none. */
static void assert_whole(const char *end) {
  FileId id;
  const char *path = printed("%s/deal.svg", folder);
  if (!file_id(path, &id)) return;
  assert_has(file_kept(path), end);
  assert_int_equal(remove(path), 0);
}

typedef struct Starved {
  char said[SAID_TEXT], refused[SAID_TEXT];
  int status; /* -1: it crashed */
  long asked;
} Starved;

/* In the process that starves: answers go to files that were opened before. */
static void play(FILE *out, FILE *errors) {
  static Repl repl;
  char error[SESSION_ERROR] = "";
  repl = (Repl){.out = out, .errors = errors};
  repl.look = (Look){.style = STYLE_ASCII, .width = 80};
  repl.risked.type = ACTION_NB;
  if (!session_new(&repl.session, "pagat", 6, 42, error, sizeof error)) {
    fprintf(errors, "%s\n", error);
    repl.refused++;
  }
  if (repl.session.variant) repl_line(&repl, picture);
  for (size_t i = 0; repl.session.variant && i < sizeof LINES / sizeof *LINES; i++)
    repl_line(&repl, LINES[i]);
  fails_at = -1;
  fprintf(errors, "%ld", asked);
  fflush(out);
  fflush(errors);
  _exit(repl.refused > 0);
}

static void read_back(FILE *file, char *out) {
  rewind(file);
  out[fread(out, 1, SAID_TEXT - 1, file)] = '\0';
  fclose(file);
}

static void starve(Starved *starved, long at, bool ever) {
  static char buffers[2][BUFSIZ];
  FILE *out = tmpfile(), *errors = tmpfile();
  int status;
  assert_true(out && errors);
  setvbuf(out, buffers[0], _IOFBF, BUFSIZ);
  setvbuf(errors, buffers[1], _IOFBF, BUFSIZ);
  fflush(NULL);
  pid_t child = fork();
  assert_true(child >= 0);
  if (child == 0) {
    dup2(fileno(errors), STDERR_FILENO);
    asked = 0;
    fails_at = at;
    fails_ever = ever;
    play(out, errors);
  }
  assert_int_equal(waitpid(child, &status, 0), child);
  starved->status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  read_back(out, starved->said);
  read_back(errors, starved->refused);
  char *last = strrchr(starved->refused, '\n');
  last = last ? last + 1 : starved->refused;
  starved->asked = strtol(last, NULL, 10);
  *last = '\0';
}

/* From the first line on that is another. */
static void fail_from_difference(const Starved *whole, const Starved *starved, long at, bool ever) {
  const char *one = whole->said, *other = starved->said;
  size_t line = 0;
  for (size_t i = 0; one[i] && one[i] == other[i]; i++)
    if (one[i] == '\n') line = i + 1;
  fail_msg("allocation %ld%s: status %d, refused: \"%s\", and instead of\n%.300s\nit says\n%.300s",
           at, ever ? " and on" : "", starved->status, starved->refused, one + line, other + line);
}

static int make_folder(void) {
  if (!mkdtemp(folder)) return -1;
  snprintf(picture, sizeof picture, "export! %s/deal.svg", folder);
  return 0;
}

static int remove_folder(void) { return rmdir(folder); }

TEST(with_all_its_memory_a_session_says_everything) {
  static Starved whole;
  starve(&whole, -1, false);
  assert_int_equal(whole.status, 1); /* `house nothing` */
  assert_has(whole.said, "deal.svg");
  assert_whole("</svg>\n");
}

TEST(memory_that_runs_out_is_said) {
  static Starved whole, starved;
  int played = 0, as_ever = 0, refused = 0, given_up = 0;
  if (!CAN_STARVE) skip();
  starve(&whole, -1, false);
  assert_true(whole.asked > 1000);
  assert_whole("</svg>\n");
  for (int ever = 0; ever < 2; ever++)
    for (long at = 1; at <= whole.asked; at += 1 + at / 12) {
      starve(&starved, at, ever);
      assert_whole("</svg>\n");
      bool same =
          strcmp(starved.said, whole.said) == 0 && strcmp(starved.refused, whole.refused) == 0;
      bool more = strcmp(starved.refused, whole.refused) != 0 || strstr(starved.said, "memory");
      played++;
      as_ever += same;
      refused += !same && starved.status == 1;
      given_up += starved.status == GAVE_UP;
      if (starved.status < 0 || starved.status > GAVE_UP || !(same || more))
        fail_from_difference(&whole, &starved, at, ever);
    }
  print_message("%d sessions of %ld allocations: %d as ever, %d with refusals, %d given up\n",
                played, whole.asked, as_ever, refused, given_up);
  assert_true(played > 100);
  assert_true(refused > 50);
}

int main(void) { return tests_run(make_folder, remove_folder); }
