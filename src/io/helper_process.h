/* helper_process.h - a process that reads and writes files for one that may not.
**
** It is a copy of the process that starts it (fork) and does nothing but answer requests for files
** over a pair of sockets, by the functions of file_disk.h; a file to be read is handed over open.
** It ends when the other end of the pair is closed, however that comes, and is deaf to what is
** typed at the terminal.
**
** Who asks is not trusted: files with hidden names and programs are not written, and nothing is
** taken away but what the helper wrote, and sessions. */
#ifndef helper_process_h
#define helper_process_h

#include "io/file_disk.h"

/* Starts it; from then on file.h asks it. `confine` (may be NULL) is called in it first, to give up
** what rights it can do without. False, and errno says why, when no process can be started. Once
** for a process. */
bool helper_start(void (*confine)(void));

bool helper_is_on(void);

/* The number of its process; 0: none. */
long helper_process(void);

/* Asks it. When it is gone, that is said once on standard error, and nothing is good any more. */
void helper_do(const FileRequest *request, FileAnswer *answer);

#endif
