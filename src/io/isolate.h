/* isolate.h - what stands in a rule file cannot reach beyond this process, even if it should break
** out of the sandbox of scripts.
**
** Before the first rule file is run that does not come with the program, the process starts a
** helper for files (helper_process.h) and gives up all rights but those to what is open already
** (give_up_rights.h). From then on file.h asks the helper; nothing else changes, and no hook costs
** more. Nothing leads back: a process stays isolated to its end.
**
** The library by itself isolates nothing: a program that links it says what it wants
** (isolate_choose), before it loads rules. */
#ifndef isolate_h
#define isolate_h

#include <stdbool.h>

typedef enum Isolate {
  ISOLATE_NEVER,   /* until something else is chosen */
  ISOLATE_FOREIGN, /* before the first rule file that does not come with the program */
  ISOLATE_ALL,     /* before the first rule file */
} Isolate;

/* When this process is to be isolated; `writes`: files will be written then, not only read. What
** the program opens otherwise than by file.h (devices, libraries), it opens before. */
void isolate_choose(Isolate when, bool writes);

/* A rule file is about to be run: isolates where that was chosen. What the kernel refuses is said,
** once, on standard error, and the program goes on without it. */
void isolate_before_rules(bool (*is_foreign)(const char *path), const char *path);

bool isolate_is_done(void);

#endif
