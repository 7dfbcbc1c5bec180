/* json.h - the engine's JSON shell: a question read from an object, an answer written as one.
**
** src/tools/README.md has the format. A line is read by json_line.c into the nodes of the JSON
** library, by whose functions they are looked at. */
#ifndef json_h
#define json_h

#include <cjson/cJSON.h>

#include "ask/ask.h"

/* ---- text ---- */

/* A text that grows. When there is no memory it stays as it is and says so. */
typedef struct Json {
  char *text;
  size_t n, room;
  bool short_of_memory;
} Json;

void json_bytes(Json *json, const char *bytes, size_t n);
/* As it is, or as a JSON string. */
void json_raw(Json *json, const char *text);
void json_string(Json *json, const char *text);
/* `,"name":`, then for the others the value. */
void json_name(Json *json, const char *name);
void json_text(Json *json, const char *name, const char *text);
void json_number(Json *json, const char *name, long long number);
void json_bool(Json *json, const char *name, bool truth);
void json_null(Json *json, const char *name);

/* Does the byte stand in a JSON string as it is? */
static inline bool json_is_plain(unsigned char c) {
  static const uint64_t PLAIN[4] = {~UINT64_C(0) << ' ' & ~(UINT64_C(1) << '"'),
                                    ~(UINT64_C(1) << ('\\' - 64)) & ~(UINT64_C(1) << 63)};
  return PLAIN[c / 64] >> c % 64 & 1;
}

/* ---- lines ---- */

/* A piece of a line. */
typedef struct Piece {
  const char *from;
  size_t n;
} Piece;

/* A line that was read; its room serves for the next one. All zero before the first. */
typedef struct JsonLine {
  cJSON *node; /* of its values; the first is the whole */
  Piece id;    /* the value of "id" as it was written; {NULL, 0}: there is none */
  char *text;
  size_t room;
} JsonLine;

/* Reads a line: one JSON value and nothing behind it, in UTF-8, without a character 0. NULL, or
** what is wrong. The nodes last until the next line and are not cJSON_Delete()d; `id` lies in
** `text`. */
const char *json_read(JsonLine *line, const char *text, size_t length);
void json_line_free(JsonLine *line);

/* ---- questions ---- */

/* A question being read, with room for its lists. */
typedef struct Reading {
  const cJSON *line;
  const Loaded *loaded;
  AskError *error;
  Question question;
  CardSet trick[CARD_MAX];
  BySeat shown[CARD_MAX];
} Reading;

/* Everything that answers questions one by one. */
typedef struct Asking {
  Games *games;
  Asker *asker;
  Loaded *loaded; /* the game of the question */
  bool bids_wait; /* the bid of another seat than may answer is refused, not the answer let pass */
  Reading reading;
  Answer answer;
} Asking;
Asking *asking_new(void); /* NULL: no memory */
void asking_free(Asking *asking);

/* Finds the game that the object names with "variant", else `spec`, and its deck. Players alone:
** the game's own. Packs alone: so many full ones. Both: the game's deck if it has so many packs.
** Neither: two full packs. `reach` holds for "variant" alone. */
bool json_game(Asking *asking, const cJSON *line, const char *spec, const Reach *reach,
               AskError *error);

/* The object's first member of that name; NULL: it has none, or is no object. */
const cJSON *json_get(const cJSON *object, const char *name);

/* Does the object name a question with "ask"? */
bool json_subject(const cJSON *line, AskError *error);

/* Reads the question, about asking->loaded, and rules on it; `strict`: a key that the question does
** not use is an error. */
bool json_ask(Asking *asking, const cJSON *line, bool strict, AskError *error);

/* The answer's fields, each with a comma before it. False, and answer->error, where the answer is
** an error after all: cards that are not held. */
bool json_answer(Json *json, Asking *asking);

#endif
