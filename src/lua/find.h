/* find.h - where games and house rules lie. */
#ifndef find_h
#define find_h

#include <stdbool.h>
#include <stddef.h>

enum { PATH_TEXT = 512 };

/* The file of a name, of a path (./mine.lua), or with `lib` of a helper; false if there
** is none. */
bool find_file(const char *name, bool lib, char path[PATH_TEXT]);

/* Reads a whole file, ended; NULL if it cannot be read. To be freed. */
char *find_read(const char *path, size_t *length);

/* The game, or house rule, whose name is nearest to this one: for "did you mean". False when none
** is near. */
bool find_near(const char *name, bool house, char near[PATH_TEXT]);

/* Calls visit for every file of a game or house rule, in the order in which names are looked up; a
** name that was met before is not visited again. Stops when visit returns false. */
void find_each(bool (*visit)(void *data, const char *name, const char *path), void *data);

#endif
