/* fuzz_ask.c - questions in words: each is refused with a sentence, or is a question of judge's
** that the engine answers, in words and in JSON, or refuses with a sentence. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ask/words.h"
#include "fuzz.h"

enum { WORDS_MAX = 64 };

/* What is loaded once. Words that name another game are not followed: loading is no matter here. */
typedef struct Engine {
  Games *games;
  Asker *asker;
  Reading reading;
  Answer answer;
  Json json;
} Engine;

static Engine *engine(void) {
  static Engine *made;
  if (made) return made;
  made = calloc(1, sizeof *made);
  check(made && (made->games = games_new()) && (made->asker = asker_new()), "there is memory");
  return made;
}

static int split(char *text, const char *words[WORDS_MAX]) {
  int n = 0;
  while (n < WORDS_MAX) {
    while (isspace((unsigned char)*text)) *text++ = '\0';
    if (!*text) break;
    words[n++] = text;
    while (*text && !isspace((unsigned char)*text)) text++;
  }
  return n;
}

static void answer(Engine *e, const cJSON *line, AskError *error) {
  char game[256] = "", said[8192];
  const char *spec = game;
  Subject subject = SUBJECT_NB;
  DeckWanted wanted;
  check(json_subject(line, &subject, error), "words make a question");
  variant_default(game, sizeof game);
  if (!json_deck(line, &spec, &wanted, error)) return;
  if (spec != game && strcmp(spec, "bombs") != 0 && strcmp(spec, "eighty") != 0) spec = game;
  Loaded *loaded = games_find(e->games, spec, wanted, error);
  if (!loaded) return;
  e->reading.line = line;
  e->reading.loaded = loaded;
  e->reading.error = error;
  if (!json_question(&e->reading, subject, true)) return;
  if (!ask(e->asker, loaded, &e->reading.question, &e->answer)) {
    *error = e->answer.error;
    return;
  }
  Text text = text_start(said, sizeof said);
  words_answer(&text, loaded, &e->reading.question, &e->answer);
  check(said[0] != '\0', "an answer says something");
  e->json.n = 0;
  json_raw(&e->json, "{\"id\":0");
  if (!json_answer(&e->json, loaded, &e->reading.question, &e->answer)) {
    *error = e->answer.error;
    return;
  }
  json_raw(&e->json, "}");
  cJSON *json = cJSON_Parse(e->json.text);
  check(json != NULL, "an answer is JSON");
  cJSON_Delete(json);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  const char *words[WORDS_MAX];
  AskError error = {.code = NULL};
  char *text = text_of(data, size);
  cJSON *line = words_read(split(text, words), words, NULL, &error);
  if (line) answer(engine(), line, &error);
  check(line || error.code, "what is no question is refused");
  check(!error.code || error.message[0], "a refusal has a sentence");
  cJSON_Delete(line);
  free(text);
  return 0;
}
