/* isolate.c - when the process gives up its rights, and what it says of it. */
#include "io/isolate.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "io/give_up_rights.h"
#include "io/helper_process.h"
#include "io/png.h"

/* As chosen for this process. */
static Isolate isolate_when = ISOLATE_NEVER;
static bool isolate_writes, isolate_done;

void isolate_choose(Isolate when, bool writes) {
  isolate_when = when;
  isolate_writes = writes;
}

bool isolate_is_done(void) { return isolate_done; }

/* What the kernel refuses here, it refuses to the program too, which says so. */
static void confine_maker(void) { rights_keep(RIGHTS_RUN); }

static void confine_helper(void) {
  if (isolate_writes) png_apart(confine_maker);
  rights_keep(isolate_writes ? RIGHTS_WRITE : RIGHTS_READ);
}

static void isolate(void) {
  static const char *const lacking[] = {
      [LACKS_LANDLOCK] = "isolated without Landlock, which this system refuses",
      [LACKS_SECCOMP] = "isolated without seccomp, which this system refuses",
      [LACKS_LANDLOCK | LACKS_SECCOMP] = "not isolated: this system refuses Landlock and seccomp"};
  isolate_done = true;
  if (!helper_start(confine_helper)) {
    fprintf(stderr, "pengyou: not isolated: there is no process for the files: %s\n",
            strerror(errno));
    return;
  }
  int lacks = rights_keep(RIGHTS_OPEN);
  if (lacks) fprintf(stderr, "pengyou: rules from elsewhere run %s\n", lacking[lacks]);
}

void isolate_before_rules(bool (*is_foreign)(const char *path), const char *path) {
  if (isolate_done || isolate_when == ISOLATE_NEVER) return;
  if (isolate_when == ISOLATE_ALL || is_foreign(path)) isolate();
}
