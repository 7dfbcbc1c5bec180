/* read_value.h - one value of a file, read as its descriptor says (schema.h). */
#ifndef read_value_h
#define read_value_h

#include "lua/load/layers.h"

enum { READ_PATH = 128, READ_ERROR = 640 };

/* What is being read. */
typedef struct Reader {
  lua_State *L;
  const Variant *variant;
  Rules *rules;        /* what was read before; NULL: a function returned the value */
  const Field *field;  /* of the schema */
  int file, line;      /* where it was set; after a mistake, where that stands */
  const char *entries; /* of a table by name: its records, each with the name at its beginning */
  size_t entry_size;
  int entries_n;
  size_t path_length;
  char path[READ_PATH]; /* below the field: ".tractor.size" */
  char error[READ_ERROR];
  const char *against; /* as FieldValue has it */
} Reader;

/* Reads the value at `at` into its place in `base`, Rules or a record. False: reader->error then is
** what was wrong, to stand behind the field's name: `.tractor.size: must be …`; the stack may hold
** more than before. */
bool read_value(Reader *reader, int at, const Field *field, void *base);

/* Reads the ladder of demands at `at` as a function returned it: false with a sentence in error,
** which begins with ": " or " = ", or before that names a demand: `[2] = "seats": …`. */
bool fields_owes(lua_State *L, int at, Owes *owes, char *error, size_t error_size);

/* Are all keys of the table at `at` among those of the descriptor? */
bool read_known_keys(Reader *reader, int at, const Field *keys);

#endif
