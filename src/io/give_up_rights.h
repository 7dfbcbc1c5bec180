/* give_up_rights.h - a process gives up rights at the level of the operating system, for good: by
** Landlock (which files and ports may be opened) and by seccomp (which calls of the system there
** are at all). Either alone forbids a taken-over process to open a file or a connection. */
#ifndef give_up_rights_h
#define give_up_rights_h

#include <stdbool.h>

typedef enum Rights {
  RIGHTS_OPEN,  /* what is open already: it is read and written, nothing else can be opened */
  RIGHTS_READ,  /* files and folders can be opened to be read, too */
  RIGHTS_WRITE, /* regular files can be made, written and taken away, too */
  RIGHTS_RUN,   /* what can be read can be run, too, and nothing is written: by Landlock alone */
} Rights;

/* What the kernel refused. */
enum { LACKS_LANDLOCK = 1, LACKS_SECCOMP = 2 };

/* Leaves itself no other rights than these; but for RIGHTS_RUN none of them can start a program or
** a process (threads are part of it, and have its rights), open a connection, or send a signal to
** others. What is
** forbidden fails with EPERM, or with EACCES. Returns what could not be had, 0 when all could. */
int rights_keep(Rights rights);

#endif
