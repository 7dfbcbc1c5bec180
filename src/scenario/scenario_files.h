/* scenario_files.h - the files below a path that speak of scenarios, or of something else. */
#ifndef scenario_files_h
#define scenario_files_h

#include <stdbool.h>
#include <stddef.h>

/* Calls visit with the file, or with all .lua files below the folder in whose text the word stands,
** in order of their names; false when visit was for one of them, or a folder could not be read: why
** is put at the end of `unread`. (Beside such files a folder may hold games, house rules and
** helpers. One that cannot be read is visited, so that this is said.) */
bool scenario_files_each(const char *path, const char *word,
                         bool (*visit)(void *context, const char *path), void *context,
                         char *unread, size_t size);

/* Puts why a file was not read at the end of `unread`. */
void scenario_files_unread(char *unread, size_t size, const char *error);

#endif
