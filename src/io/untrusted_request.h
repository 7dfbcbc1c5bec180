/* untrusted_request.h - what the helper refuses to who asks it for files.
**
** Behind the requests may stand a program that a rule file has taken over. What it writes must not
** run later by itself: settings and start-up files have hidden names, programs may be executed. */
#ifndef untrusted_request_h
#define untrusted_request_h

#include "io/file_disk.h"

/* May it be done? Everything is read but /proc. Hidden files are written only where they are
** Pengyou's own (a name that begins .pengyou, the history that PENGYOU_HISTORY names), or hidden by
** a folder that the program was started in or that PENGYOU_SESSIONS or PENGYOU_HISTORY name. A
** program is not written over. Only a history is written on. Taken away are sessions, and what was
** written (untrusted_note). Else false and a sentence in error. */
bool untrusted_may(const FileRequest *request, char *error, size_t error_size);

/* Notes what was written. */
void untrusted_note(const FileRequest *request);

#endif
