/* find_files.h - where games and house rules lie. */
#ifndef find_files_h
#define find_files_h

#include "io/file.h"

enum { PATH_TEXT = 512 };

/* Where the paths of somebody who asks for files begin, and how far they lead. */
typedef struct Reach {
  const char *base;   /* the folder that they are seen from; NULL: the current one */
  const char *limit;  /* they stay in this folder ("": none) and those of the variants, links
                      ** resolved; NULL: they lead anywhere */
  const char *beyond; /* what is said of a path that does not: "PATH lies outside …" */
} Reach;

/* Of what was typed. */
extern const Reach reach_anywhere;

/* A text that is read in the place of a file, as often as the file is. It ends with a 0. */
typedef struct InsteadOf {
  FileId file;
  const char *text;
  size_t length;
} InsteadOf;

typedef struct FoundFile {
  char path[PATH_TEXT];
  FileId id;
} FoundFile;

/* Finds out where the program lies, links resolved, for the search; by argv[0] where the system
** does not tell. */
void find_program(const char *argv0);

/* Is the word a path (./mine.lua, mine.lua), or else a name? */
bool find_is_path(const char *word);

/* The file of a name or of a path; False and a
** sentence in error, which is empty for a name that no folder has. */
bool find_file(const char *word, const Reach *reach, FoundFile *found, char *error,
               size_t error_size);

/* Reads a file of rules or scenarios that is about to be run, as file_read does; for one that does
** not come with the program, the process is isolated first (isolate.h). */
char *find_read(const char *path, size_t *length, char *error, size_t error_size);

/* Does the file come with the program? */
bool find_is_installed(const char *path);

/* Rules are about to be run that lie in no file here: the process is isolated first. */
void find_untrusted(void);

/* The helper of a name, in a folder `lib`. */
bool find_helper(const char *name, FoundFile *found);

/* The file of a bot: of a path, or of a name in the folders of bots. False and a sentence in error,
** which is empty for a name that no folder has. And all that those folders have, as find_each. */
bool find_bot(const char *word, FoundFile *found, char *error, size_t error_size);
bool find_each_bot(bool (*visit)(void *data, const char *name, const char *path), void *data);

/* A file beside the games that is no game: its name and how it ends (".record"). */
bool find_beside(const char *name, const char *ending, FoundFile *found);

/* The game, or house rule, whose name is nearest to this one: for "did you mean". False when none
** is near. A file of just that name that lies here is told by its path, which says what is wrong
** with it. */
bool find_near(const char *name, bool house, char near[PATH_TEXT]);

/* Calls visit for every file of a game or house rule, in the order in which names are looked up; a
** name that was met before is not visited again. Stops when visit returns false. False
** when there was no memory to look. */
bool find_each(bool (*visit)(void *data, const char *name, const char *path), void *data);

/* The same of the files in the folder that one is in, as paths ("./mine.lua"). */
bool find_each_here(bool (*visit)(void *data, const char *name, const char *path), void *data);

#endif
