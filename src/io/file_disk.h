/* file_disk.h - what is asked of files, as one request each, done in this process.
**
** file.h makes the requests; where the process may not open files itself, the same request goes to
** another that does it by the same function (helper_process.h). */
#ifndef file_disk_h
#define file_disk_h

#include "io/file.h"

typedef enum FileTask {
  FILE_LOOK,      /* what is there: id and folder */
  FILE_OPEN,      /* to be read: file */
  FILE_MAY_WRITE, /* whether it may be written, with `over` */
  FILE_WRITE,     /* text, with `over` */
  FILE_WRITE_PNG, /* the same of what text, an SVG, shows (png.h) */
  FILE_APPEND,    /* text */
  FILE_REMOVE,
  FILE_LIST,    /* the names in a folder: text */
  FILE_RESOLVE, /* the path without links: text */
  FILE_TASK_NB
} FileTask;

enum { FILE_PATH = 4096, FILE_SENTENCE = 1024 };

typedef struct FileRequest {
  FileTask task;
  const char *path;
  int mb;             /* FILE_OPEN: the largest size */
  bool over;          /* what is there may be replaced */
  const char *text;   /* what is written */
  size_t text_length; /* its bytes */
} FileRequest;

typedef struct FileAnswer {
  bool good;
  int reason;                /* errno when it is not good */
  char error[FILE_SENTENCE]; /* then, where the task has a sentence for it */
  FileId id;
  bool folder;
  int file;   /* a descriptor that the caller closes; -1: none */
  char *text; /* on the heap; NULL: none */
  size_t text_length;
} FileAnswer;

/* Does what is asked; *answer is overwritten. */
void disk_do(const FileRequest *request, FileAnswer *answer);

/* Makes a folder that its owner alone may look into, and those above it that are missing. False,
** and errno, when none is there then. Only before the process gives up its rights: the helper makes
** no folders. */
bool disk_make_folder(const char *path);

#endif
