/* json_question.h - a question read from a JSON object, and what answers it. src/tools/README.md
** has the format. */
#ifndef json_question_h
#define json_question_h

#include <cjson/cJSON.h>

#include "ask/ask.h"

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

#endif
