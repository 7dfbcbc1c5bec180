/* give_up_rights.c - Landlock and seccomp. */
#define _GNU_SOURCE /* syscall, O_PATH, the numbers of ioctl */

#include "io/give_up_rights.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/landlock.h>
#include <sched.h>
#include <seccomp.h>
#include <signal.h>
#include <stdint.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <termios.h>
#include <unistd.h>

/* ---- Landlock ---- */

/* The whole of what kernels handle so far: the headers of the system may be older than its kernel.
** A kernel takes as many bytes and rights as it knows (ABI). */
typedef struct Handled {
  uint64_t files, ports, scopes;
} Handled;

enum {
  FILES_ABI_1 = (1 << 13) - 1,
  REFER = 1 << 13,    /* from ABI 2 on: links and moves between folders */
  TRUNCATE = 1 << 14, /* 3 */
  DEVICES = 1 << 15,  /* 5: ioctl on what is opened from now on */
  PORTS = 3,          /* 4: bind and connect of TCP */
  SCOPES = 3          /* 6: signals, and sockets that have no file */
};

static Handled handled_by(long abi) {
  Handled handled = {FILES_ABI_1, 0, 0};
  if (abi >= 2) handled.files |= REFER;
  if (abi >= 3) handled.files |= TRUNCATE;
  if (abi >= 4) handled.ports = PORTS;
  if (abi >= 5) handled.files |= DEVICES;
  if (abi >= 6) handled.scopes = SCOPES;
  return handled;
}

static size_t size_by(long abi) {
  return abi >= 6 ? sizeof(Handled) : (abi >= 4 ? 2 : 1) * sizeof(uint64_t);
}

/* What may be done to all files below the root. */
static bool allow_files(int ruleset, uint64_t rights) {
  struct landlock_path_beneath_attr root = {.allowed_access = rights,
                                            .parent_fd = open("/", O_PATH | O_CLOEXEC)};
  if (root.parent_fd < 0) return false;
  long done = syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &root, 0);
  close(root.parent_fd);
  return done == 0;
}

static bool keep_files(Rights rights) {
  uint64_t files = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
  if (rights == RIGHTS_WRITE)
    files |= LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_FILE |
             LANDLOCK_ACCESS_FS_MAKE_REG | TRUNCATE;
  if (rights == RIGHTS_RUN) files |= LANDLOCK_ACCESS_FS_EXECUTE;
  long abi = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
  if (abi < 1) return false;
  Handled handled = handled_by(abi);
  int ruleset = (int)syscall(SYS_landlock_create_ruleset, &handled, size_by(abi), 0);
  if (ruleset < 0) return false;
  bool good = rights == RIGHTS_OPEN || allow_files(ruleset, files & handled.files);
  good = good && syscall(SYS_landlock_restrict_self, ruleset, 0) == 0;
  close(ruleset);
  return good;
}

/* ---- seccomp ---- */

/* Ends a list of calls: 0 is one of them. */
enum { END = __NR_SCMP_ERROR };

#define C(name) SCMP_SYS(name)
/* clang-format off */

/* On what is open: reading, writing, waiting; memory, clocks, signals to itself; threads; the
** end. */
static const int of_open[] = {
    C(read), C(readv), C(pread64), C(write), C(writev), C(pwrite64), C(lseek), C(_llseek), C(close),
    C(fstat), C(fsync), C(recvmsg), C(poll), C(ppoll), C(select), C(pselect6),
    C(brk), C(munmap), C(mremap), C(madvise), C(futex),
    C(clock_gettime), C(clock_getres), C(clock_nanosleep), C(nanosleep), C(gettimeofday), C(time),
    C(times), C(getrusage), C(getrandom), C(getpid), C(gettid), C(getuid), C(geteuid), C(getgid),
    C(getegid), C(rt_sigaction), C(rt_sigprocmask), C(rt_sigreturn), C(sigaltstack),
    C(restart_syscall), C(sched_yield), C(set_robust_list), C(rseq), C(exit), C(exit_group), END};

/* On files, by their names. */
static const int of_read[] = {
    C(open), C(openat), C(stat), C(lstat), C(newfstatat), C(statx), C(readlink), C(readlinkat),
    C(getdents64), C(getdents), C(getcwd), C(sendmsg), C(access), C(faccessat), C(faccessat2), END};
static const int of_write[] = {
    C(unlink), C(unlinkat), C(rename), C(renameat), C(renameat2), C(fchmod), C(ftruncate), C(umask),
    END};

/* clang-format on */
#undef C

/* What a line editor asks of its terminal. Not TIOCSTI, which types for the user. */
static const unsigned long of_terminal[] = {TCGETS,     TCSETS,    TCSETSW, TCSETSF, TIOCGWINSZ,
                                            TIOCSWINSZ, TIOCGPGRP, TCXONC,  TCFLSH,  FIONREAD,
                                            TIOCOUTQ,   TCSBRK,    0};

static bool allow(scmp_filter_ctx filter, const int calls[]) {
  for (; *calls != END; calls++)
    if (seccomp_rule_add(filter, SCMP_ACT_ALLOW, *calls, 0) != 0) return false;
  return true;
}

/* Only where an argument, under a mask, has this value. */
static bool allow_if(scmp_filter_ctx filter, int call, unsigned argument, uint64_t mask,
                     uint64_t value) {
  struct scmp_arg_cmp compare = {
      .arg = argument, .op = SCMP_CMP_MASKED_EQ, .datum_a = mask, .datum_b = value};
  return seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, call, 1, &compare) == 0;
}

enum { FIRST, SECOND, THIRD, FOURTH, FIFTH };
static const uint64_t ALL = ~(uint64_t)0;

/* Calls that are harmless with certain arguments only: memory that is not run, the descriptor
** itself instead of a name (fstat), flags, an answer on a socket that is connected, a signal to
** itself, the question whether a process is there. */
static bool allow_some(scmp_filter_ctx filter) {
  static const int not_run[] = {SCMP_SYS(mmap), SCMP_SYS(mmap2), SCMP_SYS(mprotect), END};
  static const int flags[] = {F_GETFD, F_SETFD, F_GETFL, F_SETFL, END};
  bool good = true;
  for (const int *call = not_run; *call != END; call++)
    good = good && allow_if(filter, *call, THIRD, PROT_EXEC, 0);
  for (const int *flag = flags; *flag != END; flag++)
    good = good && allow_if(filter, SCMP_SYS(fcntl), SECOND, ALL, (uint64_t)*flag);
  for (const unsigned long *what = of_terminal; *what; what++)
    good = good && allow_if(filter, SCMP_SYS(ioctl), SECOND, ALL, *what);
  return good && allow_if(filter, SCMP_SYS(newfstatat), FOURTH, ALL, AT_EMPTY_PATH) &&
         allow_if(filter, SCMP_SYS(sendto), FIFTH, ALL, 0) &&
         allow_if(filter, SCMP_SYS(tgkill), FIRST, ALL, (uint64_t)getpid()) &&
         allow_if(filter, SCMP_SYS(kill), SECOND, ALL, 0);
}

/* Threads, which have no rights that the process does not have; no processes. The newer call for
** them hides its flags in memory: it is said not to be there, and the older one is taken. */
static bool allow_threads(scmp_filter_ctx filter) {
  return allow_if(filter, SCMP_SYS(clone), FIRST, CLONE_THREAD, CLONE_THREAD) &&
         seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0) == 0;
}

static bool keep_calls(Rights rights) {
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
  if (!filter) return false;
  bool good = allow(filter, of_open);
  good = good && allow_some(filter) && allow_threads(filter);
  good = good && (rights == RIGHTS_OPEN || allow(filter, of_read));
  good = good && (rights != RIGHTS_WRITE || allow(filter, of_write));
  good = good && seccomp_load(filter) == 0;
  seccomp_release(filter);
  return good;
}

int rights_keep(Rights rights) {
  bool can = prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0;
  int lacks = can && keep_files(rights) ? 0 : LACKS_LANDLOCK;
  bool keeps = rights == RIGHTS_RUN || keep_calls(rights);
  return can && keeps ? lacks : lacks | LACKS_SECCOMP;
}
