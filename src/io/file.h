/* file.h - whole files, read and written in one way by all parts of the program.
**
** Only regular files are read, and none beyond a size: a pipe would be waited for, a device has no
** end. What is written is whole or not there; a device, a link or a folder is never replaced.
**
** All of it is done here (file_disk.h), or by the helper process once there is one
** (helper_process.h): who calls sees no difference. */
#ifndef file_h
#define file_h

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* Sizes in MB: of rules and scenarios, of scripts and settings, of games that were saved. */
enum { FILE_TEXT_MB = 1, FILE_SCRIPT_MB = 16, FILE_RECORD_MB = 64 };

/* Which file it is, whatever the path that leads there, and when it was changed last. */
typedef struct FileId {
  uint64_t device, inode;
  int64_t seconds, nanoseconds, size;
} FileId;

/* False when nothing is there. */
bool file_id(const char *path, FileId *id);
bool file_same(FileId a, FileId b);
/* Is it the same file, as it was? */
bool file_untouched(FileId a, FileId b);

/* Is there a folder? */
bool file_is_folder(const char *path);

/* The names in a folder but those of itself and of the one above it: in any order, each ended, an
** empty one behind the last; on the heap. NULL, and a sentence that names the folder in error. */
char *file_list(const char *folder, char *error, size_t error_size);

/* The path without links, from the root on; on the heap. NULL when nothing is there. */
char *file_resolve(const char *path);

/* Opens a regular file of at most `mb` MB to be read line by line. NULL and a sentence that names
** it in error. */
FILE *file_open(const char *path, int mb, char *error, size_t error_size);

/* Reads such a file onto the heap, ended; *length (may be NULL) gets its bytes. NULL and a sentence
** in error. */
char *file_read(const char *path, int mb, size_t *length, char *error, size_t error_size);

/* Is it a regular file that begins so? */
bool file_begins(const char *path, const char *words);

/* May a file be put here: is there nothing, or with `over` a regular file? A sentence in error. */
bool file_may_write(const char *path, bool over, char *error, size_t error_size);

/* Writes a text beside the file, under a name that nobody can foresee, and renames it. What is
** there already is replaced only with `over`, and only a regular file, whose rights it keeps. False
** and a sentence in error: then it is as it was. What programs that were killed left so in the
** folder goes after an hour. */
bool file_write(const char *path, const char *text, bool over, char *error, size_t error_size);

/* Writes the picture that an SVG shows as PNG, as file_write does. It needs a program that need not
** be installed: then the sentence says what installs it. */
bool file_write_png(const char *path, const char *svg, bool over, char *error, size_t error_size);

/* Writes a text behind what a regular file has; one that is not there begins with it, and can be
** read by its owner alone. False when that cannot be done. */
bool file_append(const char *path, const char *text);

/* Takes away a file. Nothing is said when there is none. */
void file_remove(const char *path);

#endif
