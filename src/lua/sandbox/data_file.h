/* data_file.h - a Lua file that is nothing but data, as a tree in C.
**
** The file runs once in a sandbox of its own; what it returns is copied out, and no Lua is left
** behind. Whoever reads scenarios or the like needs no lua.h. */
#ifndef data_file_h
#define data_file_h

#include <stdbool.h>
#include <stddef.h>

typedef enum { DATA_BOOL, DATA_NUMBER, DATA_TEXT, DATA_TABLE, DATA_OTHER } DataType;

struct DataEntry;

typedef struct Data {
  DataType type;
  bool truth; /* of DATA_BOOL; true for all others */
  bool whole; /* of DATA_NUMBER: `number` is it */
  long long number;
  char *text;              /* of DATA_TEXT; of DATA_NUMBER as it prints; else NULL */
  struct DataEntry *entry; /* of DATA_TABLE: whole-number keys in order, then texts in order */
  int n;                   /* entries */
  int items;               /* how far the keys 1, 2, 3 … go */
} Data;

typedef struct DataEntry {
  char *key; /* NULL: `number` is the key */
  long long number;
  Data value;
} DataEntry;

/* Runs a text under the name that messages show, with a function `word` that takes the one table of
** the file (`return word { … }`). NULL, and "file:line: sentence" in error, when it fails, when it
** returns no table, or when the table is too large (200000 values, 16 MB of
** text) or too deep (16). */
Data *data_read(const char *name, const char *text, size_t length, const char *word, char *error,
                size_t error_size);
void data_free(Data *data);

/* The value of a key, of a place from 1 on; NULL if there is none, or `table` is no table. */
const Data *data_get(const Data *table, const char *key);
const Data *data_item(const Data *table, int location);

/* Text of such a value (a number as it prints); NULL if there is none, or it has no text. */
const char *data_text(const Data *table, const char *key);
const char *data_item_text(const Data *table, int location);

#endif
