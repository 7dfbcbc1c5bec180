/* session_files.h - games in files: records with what a game needs elsewhere. */
#ifndef session_files_h
#define session_files_h

#include "repl/session.h"

/* A game from a saved record, as session_new; how its reader sat there goes into *sitting (NULL: it
** is not wanted). */
bool session_load(Session *session, const char *path, Sitting *sitting, char *error,
                  size_t error_size);

/* Is it a file that session_load reads, by its beginning? */
bool session_is_saved(const char *path);

/* Is the file a record of the session's game, as it is or as it was after fewer actions? */
bool session_goes_on_from(const Session *session, const char *path);

/* Writes the record (file_write; `over`: in the place of what is there), with names, how the
** reader sits there, and the files of rules that it must carry. */
bool session_save(const Session *session, Sitting sitting, const char *path, bool over, char *error,
                  size_t error_size);

#endif
