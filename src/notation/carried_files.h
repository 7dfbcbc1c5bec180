/* carried_files.h - the texts of rule files that go along with a game, in its record.
**
** A game may need files that came with no program: house rules of one's own, helpers, games. Where
** it is opened they may be missing, or be others, so its record has their texts (record.h), each
** under the words by which the game asks for it:
**
**   mine                    a name in the sum, or in the header of another file
**   ./mine.lua              a path in the sum
**   ./mine.lua > base.lua   a path in the header of a file that is carried itself
**   require cards           a helper */
#ifndef carried_files_h
#define carried_files_h

#include "base/text.h"

enum { CARRIED_MAX = 64, CARRIED_KEY = 512, CARRIED_MB = 4 /* all of a record's together */ };

/* Where the text of a file was had from. */
typedef enum CarriedFrom {
  CARRIED_HERE,   /* the file lies here */
  CARRIED_ABSENT, /* the record: here it is missing */
  CARRIED_OTHER,  /* the record: the file that lies here is another */
} CarriedFrom;

typedef struct CarriedFile {
  char key[CARRIED_KEY];
  char *text;
  size_t length;
  CarriedFrom from;
} CarriedFile;

/* All zero is empty. */
typedef struct CarriedFiles {
  CarriedFile *file;
  int n;
  size_t bytes; /* of all texts */
} CarriedFiles;

/* The file of these words; NULL when it is not carried. */
const CarriedFile *carried_find(const CarriedFiles *files, const char *key);

/* Adds a copy of a text, behind the others; one that is there already stays. False: no memory, or
** more than CARRIED_MAX. */
bool carried_add(CarriedFiles *files, const char *key, const char *text, size_t length,
                 CarriedFrom from);

/* Leaves a file out from now on. */
void carried_drop(CarriedFiles *files, const char *key);

/* A copy of all; *to is overwritten. False: no memory, and *to is empty. */
bool carried_copy(CarriedFiles *to, const CarriedFiles *from);
void carried_free(CarriedFiles *files);

/* Says which files are had from the record, those of one sort. False, and nothing, when there are
** none. */
bool carried_tell(const CarriedFiles *files, CarriedFrom from, char *out, size_t size);

/* Can a record hold them? False: the sentence says which file is too much. */
bool carried_fit(const CarriedFiles *files, char *error, size_t error_size);

#endif
